"""`keydom simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from keydom.arena.simulate import Plan, Tally, simulate
from keydom.cli.files import read
from keydom.cli.options import (
    catalogue_option,
    check_seats,
    choices_option,
    game_argument,
    open_game,
    read_choices,
    seed_option,
    usual_seats,
)
from keydom.cli.screen import Screen
from keydom.core.errors import BadOption

INTERRUPTED = 130


@click.command()
@game_argument
@click.option("--seats", type=int, metavar="N", help="How many play; by default as many as there are bots, or 3.")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N")
@click.option("--bots", default="random", show_default=True, metavar="BOT,…", help="One for all seats or one for each.")
@seed_option
@click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True, metavar="N", help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@choices_option
@catalogue_option
def command(
    name: str,
    seats: int | None,
    games: int,
    bots: str,
    seed: int | None,
    workers: int,
    as_json: bool,
    choices: tuple[str, ...],
    catalogue: Path | None,
) -> int:
    """Let bots play many games of GAME. The result depends on the seed (0 by default), not on the workers."""
    game = open_game(name, catalogue)
    options = read_choices(game, choices)
    players = [player.strip() for player in bots.split(",")]
    count = seats if seats is not None else len(players) if len(players) > 1 else usual_seats(game)
    check_seats(game, count)
    texts = ((str(catalogue), read(catalogue)),) if catalogue else ()
    plan = Plan(name, _seated(players, count), tuple(options.values.items()), texts, seed or 0)
    tally = _watched(plan, games, workers)
    if as_json:
        click.echo(json.dumps(tally.report()))
    else:
        _print(tally, plan.bots)
    return 0 if tally.finished == games else INTERRUPTED


def _seated(bots: list[str], seats: int) -> tuple[str, ...]:
    if len(bots) == 1:
        return tuple(bots * seats)
    if len(bots) != seats:
        raise BadOption(f"{len(bots)} bots cannot fill {seats} seats: name one for all seats or one for each")
    return tuple(bots)


def _watched(plan: Plan, games: int, workers: int) -> Tally:
    console = Screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(plan.game, total=games)
        return simulate(plan, games, workers, lambda finished: progress.update(task, completed=finished))


def _print(tally: Tally, bots: tuple[str, ...]) -> None:
    console = Screen()
    report = tally.report()
    early = "" if tally.finished == tally.games else f" of {tally.games:,}"
    console.print(
        f"{tally.finished:,}{early} games of {tally.game}, {tally.steps:,} steps in {tally.seconds:.1f} s: "
        f"{report['games_per_s']:,.0f} games and {report['steps_per_s']:,.0f} steps a second",
        soft_wrap=True,
    )
    table = Table("seat", "bot", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("mean score", justify="right")
    table.add_column("wins", justify="right")
    for seat, bot in enumerate(bots):
        table.add_row(str(seat), bot, f"{tally.mean_scores[seat]:.2f}", f"{tally.win_share[seat]:.1%}")
    console.print(table)
