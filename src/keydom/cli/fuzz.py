"""`keydom fuzz`: look for crashes, dead ends and endless games."""

from __future__ import annotations

from pathlib import Path

import click
from rich.progress import TextColumn

from keydom.arena.fuzz import fuzz
from keydom.cli.files import ensure_folder
from keydom.cli.options import FILE, FiniteFloat, catalogue_option, game_argument, open_game, seed_option
from keydom.cli.progress import progress_bar

FOUND = 1


@click.command()
@game_argument
@click.option(
    "--seconds",
    type=FiniteFloat(min=0, min_open=True),
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
    """Look for faults in random games of GAME.

    A crash, a dead end or an endless game gives exit code 1 and the record that shows it.
    """
    game = open_game(name, catalogue)
    games = 0
    with progress_bar(game.id, seconds, TextColumn("{task.fields[games]} games"), games=0) as update:

        def note(elapsed: float, played: int) -> None:
            nonlocal games
            games = played
            update(completed=elapsed, games=played)

        finding = fuzz(game, seconds, ensure_folder(place), seed or 0, note)
    if finding is None:
        click.echo(f"{game.id}: nothing found in {games:,} games")
        return 0
    click.echo(f"{game.id}: found something, see {finding}")
    return FOUND
