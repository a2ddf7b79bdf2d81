"""`keydom fuzz`: hunt for crashes, dead ends and endless games."""

from __future__ import annotations

import math
from pathlib import Path

import click
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from keydom.arena.fuzz import hunt
from keydom.cli.files import folder
from keydom.cli.options import FILE, Finite, catalogue_option, game_argument, open_game, seed_option
from keydom.cli.screen import Screen
from keydom.core.errors import BadOption

FOUND = 1


@click.command()
@game_argument
@click.option(
    "--seconds",
    type=Finite(min=0, min_open=True),
    default=60,
    show_default=True,
    metavar="N",
    help="How long.",
)
@click.option(
    "--folder", "place", type=FILE, default=".", metavar="DIR", help="Where a finding is written; by default here."
)
@seed_option
@catalogue_option
def command(name: str, seconds: float, place: Path, seed: int | None, catalogue: Path | None) -> int:
    """Hunt for faults in random games of GAME.

    A crash, a dead end or an endless game gives exit code 1 and the record that shows it.
    """
    game = open_game(name, catalogue)
    if not math.isfinite(seconds):
        raise BadOption(f"a hunt must come to an end: --seconds cannot be {seconds}")
    console = Screen(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[games]} games"),
        TimeRemainingColumn(),
    )
    games = 0
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.id, total=seconds, games=0)

        def note(elapsed: float, played: int) -> None:
            nonlocal games
            games = played
            progress.update(task, completed=elapsed, games=played)

        finding = hunt(game, seconds, folder(place), seed or 0, note)
    if finding is None:
        click.echo(f"{game.id}: nothing found in {games:,} games")
        return 0
    click.echo(f"{game.id}: found something, see {finding}")
    return FOUND
