"""`keydom learn`: fit the weights of the learned bot to games that bots play against each other."""

from __future__ import annotations

from pathlib import Path

import click

from keydom.cli.files import check_writable, read, write
from keydom.cli.options import (
    FILE,
    FiniteFloat,
    catalogue_option,
    game_argument,
    need,
    read_catalogue,
    seat_counts,
    seed_option,
)
from keydom.cli.progress import count_bar
from keydom.cli.screen import Screen, text_table
from keydom.cli.workers import workers_option
from keydom.core.errors import BadOption
from keydom.training.learned_file import learned_file, merge_learned
from keydom.training.linear_weights import LearningSettings, WeightsFit, check, fit_weights, game_and_insight
from keydom.training.plan_measures import MeasuresFit, fit_measures


@click.command()
@game_argument
@click.option("--seats", metavar="N,N,…", help="For how many players; by default every number that the game is for.")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N", help="In a round.")
@click.option("--rounds", type=click.IntRange(min=1), default=1, show_default=True, metavar="N")
@click.option("--bot", default="planner", show_default=True, help="Who plays in the first round.")
@click.option("--noise", type=FiniteFloat(0, 1), default=0.05, show_default=True, help="How often it strays.")
@click.option(
    "--pull", type=FiniteFloat(min=0), metavar="X", help="Towards the weights made by hand; by default what fits."
)
@click.option("--blend", type=FiniteFloat(0, 1), default=1.0, show_default=True, help="1: all learned; 0: by hand.")
@click.option("--plan", "planning", is_flag=True, help="Learn the measures of the plan, not the weights of features.")
@seed_option
@workers_option
@catalogue_option
@click.option("--out", type=FILE, metavar="FILE", help="Where the weights go; by default into the game itself.")
def command(
    name: str,
    seats: str | None,
    games: int,
    rounds: int,
    bot: str,
    noise: float,
    pull: float | None,
    blend: float,
    planning: bool,
    seed: int | None,
    workers: int,
    catalogue: Path | None,
    out: Path | None,
) -> None:
    """Fit the weights of the bot `learned` for GAME to games of self-play.

    With --plan fit the measures of its plan instead: --noise, --pull and --blend do not matter then.
    What else the file holds stays. The same seed gives the same result.
    """
    need("numpy", "research", "learning needs")
    if catalogue is not None and out is None:
        raise BadOption("what is learned with a catalogue of your own goes into a file of your own: name it with --out")
    files = read_catalogue(catalogue)
    game, insight = game_and_insight(name, files)
    counts = seat_counts(game, seats)
    runs = [LearningSettings(name, count, games, seed or 0, bot, noise, catalogue=files) for count in counts]
    for settings in runs:
        check(settings, game)
    path = out or learned_file(game)
    before = read(path) if path.exists() else ""
    made_by = f"keydom learn {name}{' --plan' if planning else ''} --seats {','.join(map(str, counts))}"
    made_by += f" --games {games} --rounds {rounds} --bot {bot}"
    made_by += "" if planning else f" --noise {noise} --blend {blend}"
    made_by += f" --seed {seed or 0}"
    made_by += "" if planning or pull is None else f" --pull {pull}"
    made_by += "" if catalogue is None else f" --catalogue {catalogue}"
    check_writable(path)
    learned: dict[int, WeightsFit | MeasuresFit] = {}
    for settings in runs:
        with count_bar(f"{name}, {settings.seats} seats", games * rounds) as progress:
            if planning:
                learned[settings.seats] = fit_measures(settings, rounds, workers, progress)
            else:
                learned[settings.seats] = fit_weights(settings, rounds, pull, blend, workers, progress)
        write(path, merge_learned(game, insight, learned, made_by, before))
    _print(learned)
    Screen().print(f"written to {path}", soft_wrap=True)


def _print(learned: dict[int, WeightsFit | MeasuresFit]) -> None:
    table = text_table("seats", "games", "positions", "pull", "R² by hand", "R² learned", left=0)
    for seats, fit in learned.items():
        if isinstance(fit, MeasuresFit):
            figures = (f"{fit.games:,}", "", "", "", f"{fit.fit:.3f}")
        else:
            figures = (
                *(f"{fit.games:,}", f"{fit.positions:,}", f"{fit.pull:g}"),
                *(f"{fit.fit_by_hand:.3f}", f"{fit.fit:.3f}"),
            )
        table.add_row(str(seats), *figures)
    Screen().print(table)
