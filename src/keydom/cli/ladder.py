"""`keydom ladder`: whether each bot is better than the one below it, as the table of docs/lab.md."""

from __future__ import annotations

import re
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from keydom.arena.ladder import LADDER_BOTS, Rung, contests, markdown
from keydom.arena.plans import find_plans
from keydom.arena.plans import markdown as table
from keydom.arena.plans import plans as known
from keydom.arena.workers import check_engine
from keydom.bots import make_bot
from keydom.cli import INTERRUPTED
from keydom.cli.arena import play_contest
from keydom.cli.files import ensure_folder
from keydom.cli.options import (
    FILE,
    catalogue_option,
    check_seats,
    choices_option,
    open_game,
    read_catalogue,
    read_choices,
    read_list,
    seed_option,
)
from keydom.cli.workers import engine_option, workers_option
from keydom.core.errors import BadOption
from keydom.games import games

UNPROVEN = 1


@click.command()
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--plans", is_flag=True, help="Count the plans that each bot finds instead; without GAME, those of all.")
@click.option("--seats", type=int, metavar="N", help="How many play; by default every number that the game is for.")
@click.option("--games", type=click.IntRange(min=1), default=400, show_default=True, metavar="N", help="For each rung.")
@click.option(
    "--bots", default=",".join(LADDER_BOTS), show_default=True, metavar="BOT,BOT,…", help="The bots, the weakest first."
)
@seed_option
@workers_option
@engine_option
@choices_option
@catalogue_option
@click.option("--resume", type=FILE, metavar="DIR", help="Keep journals in this folder, and go on with those in it.")
def command(
    name: str | None,
    plans: bool,
    seats: int | None,
    games: int,
    bots: str,
    seed: int | None,
    workers: int,
    engine: str,
    choices: tuple[str, ...],
    catalogue: Path | None,
    resume: Path | None,
) -> int:
    """Let each bot play GAME alone in a field of the one below it; print the result as a Markdown table.

    The last row of each seat count is the control: a bot against itself. Exit code 1 says that a rung does not hold.

    With --plans no games are played: each bot is shown positions in which strong players know what to do.
    """
    if plans and catalogue is not None:
        raise BadOption("the positions of plans are of the components as keydom ships them")
    if plans:
        return _plans(name, read_list(bots), seed or 0, workers)
    if name is None:
        raise BadOption("which game? Only with --plans all of them are meant")
    game = open_game(name, catalogue)
    check_engine(engine)
    names = tuple(read_list(bots))
    if len(names) < 2:
        raise BadOption("a ladder has two bots at least")
    tables = game.seats if seats is None else [check_seats(game, seats)]
    options = tuple(read_choices(game, choices).values.items())
    files = read_catalogue(catalogue)
    plan = [contest for count in tables for contest in contests(name, count, names, games, seed or 0, options, files)]
    for contest in plan:
        contest.check()
    rungs = []
    with TemporaryDirectory() if resume is None else nullcontext(ensure_folder(resume)) as journals:
        for contest in plan:
            bot, below = contest.bots
            stem = re.sub(r"[^a-z0-9.*-]", "_", f"{name}-{contest.seats}-{bot}-{below}-{contest.seed}")
            what = f"{contest.seats} seats, {bot} against {below}"
            figures = play_contest(contest, Path(journals) / f"{stem}.jsonl", what, workers, engine)
            if figures.finished < games:
                break
            rungs.append(Rung.of(figures))
    click.echo(markdown(rungs))
    if len(rungs) < len(plan):
        return INTERRUPTED
    return 0 if all(one.holds for one in rungs) else UNPROVEN


def _plans(name: str | None, bots: list[str], seed: int, workers: int) -> int:
    for game in [open_game(one) for one in ([name] if name else sorted(games()))]:
        for one in bots:
            make_bot(one, game, game.seats[0])  # refused before anything is thought about
        if known(game):
            click.echo(table(game, find_plans(game.id, bots, seed, workers)) + "\n")
    return 0
