"""`keydom simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
from pathlib import Path

import click

from keydom.arena.simulate import SimulationPlan, SimulationResult, simulate
from keydom.cli import INTERRUPTED
from keydom.cli.options import (
    catalogue_option,
    check_seats,
    choices_option,
    game_argument,
    open_game,
    read_catalogue,
    read_choices,
    read_list,
    seed_option,
    usual_seats,
)
from keydom.cli.progress import count_bar
from keydom.cli.screen import Screen, text_table
from keydom.cli.workers import workers_option
from keydom.core.errors import BadOption


@click.command()
@game_argument
@click.option("--seats", type=int, metavar="N", help="How many play; by default as many as there are bots, or 3.")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N")
@click.option("--bots", default="random", show_default=True, metavar="BOT,…", help="One for all seats or one for each.")
@seed_option
@workers_option
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
    players = read_list(bots)
    count = seats if seats is not None else len(players) if len(players) > 1 else usual_seats(game)
    check_seats(game, count)
    plan = SimulationPlan(
        name, _seated(players, count), tuple(options.values.items()), read_catalogue(catalogue), seed or 0
    )
    with count_bar(name, games) as progress:
        result = simulate(plan, games, workers, progress)
    if as_json:
        click.echo(json.dumps(result.report()))
    else:
        _print(result, plan.bots)
    return 0 if result.finished == games else INTERRUPTED


def _seated(bots: list[str], seats: int) -> tuple[str, ...]:
    if len(bots) == 1:
        return tuple(bots * seats)
    if len(bots) != seats:
        raise BadOption(f"{len(bots)} bots cannot fill {seats} seats: name one for all seats or one for each")
    return tuple(bots)


def _print(result: SimulationResult, bots: tuple[str, ...]) -> None:
    console = Screen()
    report = result.report()
    early = "" if result.finished == result.games else f" of {result.games:,}"
    console.print(
        f"{result.finished:,}{early} games of {result.game}, {result.steps:,} steps in {result.seconds:.1f} s: "
        f"{report['games_per_s']:,.0f} games and {report['steps_per_s']:,.0f} steps a second",
        soft_wrap=True,
    )
    table = text_table("seat", "bot", "mean score", "wins", left=2)
    for seat, bot in enumerate(bots):
        table.add_row(str(seat), bot, f"{result.mean_scores[seat]:.2f}", f"{result.win_share[seat]:.1%}")
    console.print(table)
