"""`keydom puzzles`: positions in which one plan is best, mined from games of bots, and verified anew."""

from __future__ import annotations

from pathlib import Path

import click

from keydom.arena.workers import run_tasks
from keydom.cli.files import ensure_folder, read, write
from keydom.cli.options import (
    FILE,
    FiniteFloat,
    catalogue_option,
    game_argument,
    open_game,
    read_catalogue,
    seat_counts,
)
from keydom.cli.progress import count_bar, resumable
from keydom.cli.workers import cores_option
from keydom.core.errors import KeydomError
from keydom.study.checkpoint import Checkpoint
from keydom.study.puzzles.mining import (
    LEVEL_BOTS,
    MAX_PLIES_LEFT,
    MIN_AHEAD_SWINGS,
    MiningPlan,
    PuzzleVerification,
    mine_game,
    verify_puzzle,
)
from keydom.study.puzzles.puzzle import FILE as PUZZLES
from keydom.study.puzzles.puzzle import Puzzle, format_puzzles, packaged_puzzles, parse_puzzles

GAMES = 20
DEFAULT_SEATS = (2, 3)  # seats: the more play, the less one turn decides


@click.command()
@game_argument
@click.option("--games", type=click.IntRange(min=1), default=GAMES, show_default=True, help="Games that are mined.")
@click.option("--seats", metavar="LIST", help="Numbers of seats, such as 2,3; by default two and three in turn.")
@click.option(
    "--seed", type=click.IntRange(min=0), default=0, metavar="N", help="Another seed, other games and worlds."
)
@click.option(
    "--late",
    type=click.IntRange(min=1),
    default=MAX_PLIES_LEFT,
    show_default=True,
    metavar="N",
    help="Lines before the end.",
)
@click.option(
    "--apart",
    type=FiniteFloat(min=0),
    default=MIN_AHEAD_SWINGS,
    show_default=True,
    metavar="X",
    help="Swings a plan must seem ahead.",
)
@cores_option
@catalogue_option
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
    workers: int,
    catalogue: Path | None,
    out: Path | None,
    again: bool,
) -> None:
    """Find puzzles of GAME: late turns in which one plan is best for all that its mover can know.

    Every puzzle was judged twice, in other worlds each time; a run that was stopped goes on where it was.
    """
    game, files = open_game(name, catalogue), read_catalogue(catalogue)
    if again:
        found = (
            list(packaged_puzzles(game).values())
            if out is None
            else list(parse_puzzles(read(out / PUZZLES), str(out / PUZZLES)))
        )
        _verify(found, PuzzleVerification(seed, files), workers)
        return
    usual = [count for count in DEFAULT_SEATS if count in game.seats]
    counts = tuple(usual if seats is None else seat_counts(game, seats))
    place = ensure_folder(out or Path("puzzles"))
    mine = MiningPlan(game.id, counts, seed, late, apart, files)
    asked = [*counts, seed, *([] if (late, apart) == (MAX_PLIES_LEFT, MIN_AHEAD_SWINGS) else [late, f"{apart:g}"])]
    asked += [] if catalogue is None else [game.catalogue.digest()]
    done = Checkpoint(place / f"{game.id}-{'-'.join(map(str, asked))}.jsonl")
    missing = [number for number in range(games) if number not in done.parts]
    with resumable("puzzles"), count_bar(game.id, games) as tell:
        for part in run_tasks(mine_game, mine, missing, workers):
            done.add(part)
            tell(len(done.parts))
    puzzles = [Puzzle.of(data) for number in sorted(done.parts) for data in done.parts[number]]
    made_by = (
        f"keydom puzzles {game.id} --games {games} --seats {','.join(map(str, counts))} --seed {seed}"
        f" --late {late} --apart {apart:g}{'' if catalogue is None else f' --catalogue {catalogue}'}"
    )
    write(place / PUZZLES, format_puzzles(puzzles, made_by))
    levels = [sum(puzzle.level == level for puzzle in puzzles) for level in range(len(LEVEL_BOTS))]
    summary = ", ".join(
        f"{count} that {level} of {len(LEVEL_BOTS)} bots miss" for level, count in enumerate(levels) if count
    )
    click.echo(f"{len(puzzles)} puzzles in {len(done.parts)} games{f': {summary}' if summary else ''}")


def _verify(puzzles: list[Puzzle], verification: PuzzleVerification, workers: int) -> None:
    wrong = []
    with count_bar("puzzles", len(puzzles)) as tell:
        for done, (name, fault) in enumerate(run_tasks(verify_puzzle, verification, puzzles, workers), 1):
            tell(done)
            if fault:
                wrong.append(f"{name}: {fault}")
    for line in wrong:
        click.echo(line)
    click.echo(f"{len(puzzles) - len(wrong)} of {len(puzzles)} puzzles hold in other worlds")
    if wrong:
        raise KeydomError(f"{len(wrong)} puzzles are not right")
