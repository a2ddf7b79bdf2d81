"""`keydom puzzles`: positions in which one plan is best, mined from games of bots, and verified anew."""

from __future__ import annotations

import os
from pathlib import Path

import click

from keydom.cli.files import folder, read, write
from keydom.cli.options import FILE, Finite, game_argument, open_game, seat_counts
from keydom.cli.progress import resumable, watched
from keydom.core.errors import KeydomError
from keydom.study.journal import Journal
from keydom.study.puzzle import FILE as PUZZLES
from keydom.study.puzzle import Puzzle, shipped, written
from keydom.study.puzzle import read as parse
from keydom.study.puzzle_mining import APART, LATE, STRENGTHS, Mine, mined, verify

GAMES = 20
FEW = (2, 3)  # seats: the more play, the less one turn decides


@click.command()
@game_argument
@click.option("--games", type=click.IntRange(min=1), default=GAMES, show_default=True, help="Games that are mined.")
@click.option("--seats", metavar="LIST", help="Numbers of seats, such as 2,3; by default two and three in turn.")
@click.option(
    "--seed", type=click.IntRange(min=0), default=0, metavar="N", help="Another seed, other games and worlds."
)
@click.option(
    "--late", type=click.IntRange(min=1), default=LATE, show_default=True, metavar="N", help="Lines before the end."
)
@click.option(
    "--apart", type=Finite(min=0), default=APART, show_default=True, metavar="X", help="Swings a plan must seem ahead."
)
@click.option("--workers", type=click.IntRange(min=1), metavar="N", help="Processes; by default one for each core.")
@click.option("--out", type=FILE, metavar="DIR", help="The folder of what is found; by default `puzzles`.")
@click.option(
    "--verify", "again", is_flag=True, help="Judge puzzles anew: those of the folder, or those that came with the game."
)
def command(
    name: str,
    games: int,
    seats: str | None,
    seed: int,
    late: int,
    apart: float,
    workers: int | None,
    out: Path | None,
    again: bool,
) -> None:
    """Find puzzles of GAME: late turns in which one plan is best for all that its mover can know.

    Every puzzle was judged twice, in other worlds each time; a run that was stopped goes on where it was.
    """
    game = open_game(name)
    processes = workers or os.cpu_count() or 1
    if again:
        found = list(shipped(game).values()) if out is None else list(parse(read(out / PUZZLES), str(out / PUZZLES)))
        _verify(found, seed, processes)
        return
    counts = tuple(count for count in FEW if count in game.seats) if seats is None else tuple(seat_counts(game, seats))
    place = folder(out or Path("puzzles"))
    mine = Mine(game.id, counts, seed, late, apart)
    asked = [*counts, seed, *([] if (late, apart) == (LATE, APART) else [late, f"{apart:g}"])]
    with Journal(place / f"{game.id}-{'-'.join(map(str, asked))}.jsonl") as journal:
        with resumable("puzzles"), watched(game.id, games) as tell:
            for part in mined(mine, [number for number in range(games) if number not in journal.parts], processes):
                journal.add(part)
                tell(len(journal.parts))
        puzzles = [Puzzle.of(data) for number in sorted(journal.parts) for data in journal.parts[number]]
    made_by = (
        f"keydom puzzles {game.id} --games {games} --seats {','.join(map(str, counts))} --seed {seed}"
        f" --late {late} --apart {apart:g}"
    )
    write(place / PUZZLES, written(puzzles, made_by))
    levels = [sum(puzzle.level == level for puzzle in puzzles) for level in range(len(STRENGTHS))]
    told = ", ".join(
        f"{count} that {level} of {len(STRENGTHS)} bots miss" for level, count in enumerate(levels) if count
    )
    click.echo(f"{len(puzzles)} puzzles in {len(journal.parts)} games{f': {told}' if told else ''}")


def _verify(puzzles: list[Puzzle], seed: int, workers: int) -> None:
    wrong = []
    with watched("puzzles", len(puzzles)) as tell:
        for done, (name, fault) in enumerate(verify(puzzles, seed, workers), 1):
            tell(done)
            if fault:
                wrong.append(f"{name}: {fault}")
    for line in wrong:
        click.echo(line)
    click.echo(f"{len(puzzles) - len(wrong)} of {len(puzzles)} puzzles hold in other worlds")
    if wrong:
        raise KeydomError(f"{len(wrong)} puzzles are not right")
