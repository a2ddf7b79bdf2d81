"""`keydom learn`: fit the weights of the learned bot to games that bots play against each other."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from keydom.arena.learning import Fit, Lesson, check, knowledge, learn
from keydom.arena.notebook import learned_file, merged
from keydom.arena.trials import Trial, try_out
from keydom.cli.arena import workers_option
from keydom.cli.files import check_writable, read, write
from keydom.cli.options import FILE, Finite, game_argument, seat_counts, seed_option
from keydom.cli.progress import watched
from keydom.cli.screen import Screen
from keydom.core.errors import BadOption


@click.command()
@game_argument
@click.option("--seats", metavar="N,N,…", help="For how many players; by default every number that the game is for.")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N", help="In a round.")
@click.option("--rounds", type=click.IntRange(min=1), default=1, show_default=True, metavar="N")
@click.option("--bot", default="planner", show_default=True, help="Who plays in the first round.")
@click.option("--noise", type=Finite(0, 1), default=0.05, show_default=True, help="How often it strays.")
@click.option("--pull", type=Finite(min=0), metavar="X", help="Towards the weights made by hand; by default what fits.")
@click.option("--blend", type=Finite(0, 1), default=1.0, show_default=True, help="1: all learned; 0: by hand.")
@click.option("--plan", "planning", is_flag=True, help="Learn the measures of the plan, not the weights of features.")
@seed_option
@workers_option
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
    out: Path | None,
) -> None:
    """Fit the weights of the bot `learned` for GAME to games of self-play.

    With --plan fit the measures of its plan instead: --noise, --pull and --blend do not matter then.
    What else the file holds stays. The same seed gives the same result.
    """
    if find_spec("numpy") is None:
        raise BadOption("learning needs the package numpy: pip install 'keydom[research]'")
    game, insight = knowledge(name)
    counts = seat_counts(game, seats)
    lessons = [Lesson(name, count, games, seed or 0, bot, noise) for count in counts]
    for lesson in lessons:
        check(lesson, game)
    path = out or learned_file(game)
    before = read(path) if path.exists() else ""
    made_by = f"keydom learn {name} --seats {','.join(map(str, counts))} --games {games} --rounds {rounds}"
    made_by += f" --bot {bot} --noise {noise} --blend {blend} --seed {seed or 0}"
    made_by += "" if pull is None else f" --pull {pull}"
    if planning:
        made_by = f"keydom learn {name} --plan --seats {','.join(map(str, counts))} --games {games} --rounds {rounds}"
        made_by += f" --bot {bot} --seed {seed or 0}"
    check_writable(path)
    learned: dict[int, Fit | Trial] = {}
    for lesson in lessons:
        with watched(f"{name}, {lesson.seats} seats", games * rounds) as progress:
            if planning:
                learned[lesson.seats] = try_out(lesson, rounds, workers, progress)
            else:
                learned[lesson.seats] = learn(lesson, rounds, pull, blend, workers, progress)
        write(path, merged(game, insight, learned, made_by, before))
    _print(learned)
    Screen().print(f"written to {path}", soft_wrap=True)


def _print(learned: dict[int, Fit | Trial]) -> None:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in ("seats", "games", "positions", "pull", "R² by hand", "R² learned"):
        table.add_column(name, justify="right")
    for seats, fit in learned.items():
        if isinstance(fit, Trial):
            figures = (f"{fit.games:,}", "", "", "", f"{fit.fit:.3f}")
        else:
            figures = (
                *(f"{fit.games:,}", f"{fit.positions:,}", f"{fit.pull:g}"),
                *(f"{fit.fit_by_hand:.3f}", f"{fit.fit:.3f}"),
            )
        table.add_row(str(seats), *figures)
    Screen().print(table)
