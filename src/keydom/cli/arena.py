"""`keydom arena`: bots against each other on the same deals, and which of them is the better."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from traceback import print_exc
from typing import Any

import click
from rich.table import Table

from keydom.arena.contest import Contest
from keydom.arena.contest_runner import JOURNAL, run_contest
from keydom.arena.journal import ContestJournal, journal_contest
from keydom.arena.report import bot_figures, page
from keydom.arena.sequential import STRONGER, UNDECIDED, SequentialRun, SequentialTest
from keydom.arena.statistics import ContestStatistics
from keydom.arena.workers import check_engine
from keydom.bots import BotFailed
from keydom.cli import INTERRUPTED
from keydom.cli.files import check_writable, ensure_folder, new_file, write
from keydom.cli.options import (
    FILE,
    catalogue_option,
    choices_option,
    open_game,
    read_catalogue,
    read_choices,
    read_list,
    seed_option,
)
from keydom.cli.progress import count_bar
from keydom.cli.screen import Screen, text_table
from keydom.cli.workers import engine_option, workers_option
from keydom.core.errors import BadOption

GAMES = 400
MOST_GAMES = 4000  # of a sequential test
NOT_SHOWN = 1  # exit code of a sequential test that does not end with the first bot as the stronger
SHOWN = 12  # rows of a table that could be very long
HEADINGS = ("bot", "games", "wins", "share", "interval", "score", "margin", "rank", "rating", "ms")


@click.command()
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--bots", metavar="BOT,BOT,…", help="Who plays: random, greedy, planner, learned, search:200ms, …")
@click.option(
    "--games", type=click.IntRange(min=1), metavar="N", help=f"How many: {GAMES}; with --sprt at most, {MOST_GAMES}."
)
@click.option("--seats", type=int, metavar="N", help="How many play; by default as many as there are bots.")
@click.option("--field", "alone", is_flag=True, help="The first bot alone in a field of the second, in every seat.")
@click.option("--sprt", metavar="BOT,BOT", help="Play only until it is clear whether the first bot is the stronger.")
@click.option(
    "--between", default="1,1.2", show_default=True, metavar="X,Y", help="--sprt: the claims, in times an even share."
)
@click.option(
    "--errors", default="0.05,0.05", show_default=True, metavar="A,B", help="--sprt: how often each may be wrong."
)
@seed_option
@workers_option
@engine_option
@choices_option
@catalogue_option
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--html", type=FILE, metavar="FILE", help="Write the figures as a page with charts.")
@click.option("--keep", type=FILE, metavar="DIR", help="Keep the records of all games in this folder.")
@click.option("--resume", type=FILE, metavar="FILE", help="Go on with a run that was stopped: its journal or folder.")
@click.option("--debug", is_flag=True, help="Where a bot fails, show how it came about, and not just in which line.")
def command(
    name: str | None,
    bots: str | None,
    games: int | None,
    seats: int | None,
    alone: bool,
    sprt: str | None,
    between: str,
    errors: str,
    seed: int | None,
    workers: int,
    engine: str,
    choices: tuple[str, ...],
    catalogue: Path | None,
    as_json: bool,
    html: Path | None,
    keep: Path | None,
    resume: Path | None,
    debug: bool,
) -> int:
    """Let bots play GAME against each other and say which is the better.

    All meet on the same deals, and on each deal they change seats until everyone has sat everywhere. The result
    depends on the seed (0 by default), not on the workers. A run that is stopped, or killed, goes on with --resume.

    With --sprt the first bot plays alone in a field of the second, and the run ends when the claims can be told apart.
    Its journal is kept. Exit code 1 says that the first bot was not shown to be the stronger.
    """
    check_engine(engine)
    journal = _journal(resume)
    if name is not None:
        if sprt is not None and bots:
            raise BadOption("--sprt names the two bots itself: leave --bots out")
        played = games or (GAMES if sprt is None else MOST_GAMES)
        contest = _contest(name, sprt or bots, played, seats, alone or sprt is not None, seed, choices, catalogue)
        if sprt is not None:  # whole deals
            contest = replace(contest, games=-(-contest.games // contest.rotation) * contest.rotation)
    elif journal is not None and not bots and sprt is None and not choices and seats is None and seed is None:
        contest = journal_contest(journal)
    else:
        raise BadOption("name a game and its bots, or nothing but a run to go on with: --resume FILE")
    contest.check()
    test = None if sprt is None else _test(contest, between, errors)
    if html is not None:
        check_writable(html)
    place, passing = _place(contest, journal, keep)
    try:
        figures = play_contest(contest, place, contest.game, workers, engine, keep, test)
    except BotFailed:
        if debug:
            print_exc()
        raise
    report = figures.report() if test is None else figures.report() | {"sprt": test.report()}
    if html is not None:
        write(html, page(contest, report))
    if as_json:
        click.echo(json.dumps(report, indent=2))
    else:
        _print(contest, report)
        if test is not None:
            Screen().print(f"{test.reason()}; the games are in {place}", soft_wrap=True)
    if test is not None and test.verdict != UNDECIDED:
        return 0 if test.verdict == STRONGER else NOT_SHOWN
    if figures.finished < contest.games:
        click.echo(f"keydom arena: stopped; go on with keydom arena --resume {place}", err=True)
        return INTERRUPTED
    if test is not None:
        return NOT_SHOWN
    if passing:
        place.unlink()
    return 0


def _contest(
    name: str,
    bots: str | None,
    games: int,
    seats: int | None,
    alone: bool,
    seed: int | None,
    choices: tuple[str, ...],
    catalogue: Path | None,
) -> Contest:
    game = open_game(name, catalogue)
    players = tuple(read_list(bots or "greedy,planner,learned"))
    usual = 3 if alone else len(players)
    count = seats if seats is not None else min(max(usual, game.seats[0]), game.seats[-1])
    options = tuple(read_choices(game, choices).values.items())
    return Contest(name, count, players, games, seed or 0, alone, options, read_catalogue(catalogue))


def _test(contest: Contest, between: str, errors: str) -> SequentialRun:
    """The sequential test that the options ask for."""
    numbers = [_pair(text, option) for text, option in ((between, "--between"), (errors, "--errors"))]
    test = SequentialTest(*numbers[0], *numbers[1])
    test.check(contest.seats)
    return SequentialRun(contest, test)


def _pair(text: str, option: str) -> tuple[float, float]:
    first, _, second = text.partition(",")
    try:
        return float(first), float(second)
    except ValueError:
        raise BadOption(f"{option} takes two numbers with a comma between them, not {text!r}") from None


def _journal(resume: Path | None) -> Path | None:
    """The journal that `--resume` names, by itself or by its folder."""
    return resume / JOURNAL if resume is not None and resume.is_dir() else resume


def _place(contest: Contest, journal: Path | None, keep: Path | None) -> tuple[Path, bool]:
    """Where the journal is, and whether it may go when all games are played."""
    if keep is not None:
        beside = ensure_folder(keep) / JOURNAL
        if journal is None and beside.exists():
            raise BadOption(f"{keep} holds games already: go on with them by --resume {keep}, or choose another folder")
        return journal or beside, False
    if journal is not None:
        return journal, False
    return new_file("arena", contest.game, ".jsonl"), True


def play_contest(
    contest: Contest,
    place: Path,
    what: str,
    workers: int,
    engine: str,
    keep: Path | None = None,
    test: SequentialRun | None = None,
) -> ContestStatistics:
    """Play what is missing in the journal at a place, and say what came of all games, or of those that a test took."""
    with ContestJournal(place, contest) as journal, count_bar(what, contest.games) as progress:
        if test is None:
            run_contest(journal, workers, engine, keep, progress)
            return ContestStatistics(contest, journal.outcomes())
        run_contest(journal, workers, engine, keep, progress, test.add)
        return ContestStatistics(contest, islice(journal.outcomes(), test.games))


def _print(contest: Contest, report: dict[str, Any]) -> None:
    console = Screen()
    early = "" if report["games"] == contest.games else f" of {contest.games:,}"
    way = f"{contest.bots[0]} alone in a field of {contest.bots[1]}" if contest.alone else "all mixed, seats rotated"
    console.print(
        f"{report['games']:,}{early} games of {contest.game} with {contest.seats} seats, {way}; "
        f"an even share of the wins is {1 / contest.seats:.1%}, intervals hold 95%",
        soft_wrap=True,
    )
    console.print(_standings(report["bots"]))
    console.print("How often the row finishes ahead of the column")
    console.print(_payoff(report))
    console.print("Where the points came from, on average")
    console.print(_sources(report["bots"]))
    if report["owned"]:
        console.print("What winners owned: the share of the wins of whoever had it")
        console.print(_owned(report["owned"]))


def _standings(bots: Sequence[dict[str, Any]]) -> Table:
    table = text_table(*HEADINGS, tight=True)
    for bot in bots:
        table.add_row(*bot_figures(bot, f"{100 * bot['win_share_low']:.1f}–{{win_share_high:.1%}}", "{rating:.1f}"))
    return table


def _payoff(report: dict[str, Any]) -> Table:
    table = text_table("", *(bot["bot"] for bot in report["bots"]), tight=True)
    for bot, row in zip(report["bots"], report["payoff"], strict=True):
        table.add_row(bot["bot"], *("–" if share is None else f"{share:.1%}" for share in row))
    return table


def _sources(bots: Sequence[dict[str, Any]]) -> Table:
    points = [bot["points_by_source"] for bot in bots]
    sources = sorted(
        {source for one in points for source in one}, key=lambda source: -sum(p.get(source, 0) for p in points)
    )
    table = text_table("", *(bot["bot"] for bot in bots), tight=True)
    for source in sources[:SHOWN]:
        table.add_row(source, *(f"{one.get(source, 0):.2f}" for one in points))
    return table


def _owned(owned: Sequence[dict[str, Any]]) -> Table:
    table = text_table("", "times", "share", "points", tight=True)
    for thing in owned[:SHOWN]:
        table.add_row(thing["component"], f"{thing['times']:,}", f"{thing['win_share']:.1%}", f"{thing['points']:.1f}")
    return table
