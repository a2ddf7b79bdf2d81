"""`keydom train`: teach a game's network by self-play, generation by generation."""

from __future__ import annotations

from pathlib import Path

import click

from keydom.arena.workers import check_engine
from keydom.cli.files import check_writable, ensure_folder, write_bytes
from keydom.cli.options import (
    FILE,
    FiniteFloat,
    catalogue_option,
    game_argument,
    need,
    open_game,
    read_catalogue,
    seat_counts,
    seed_option,
)
from keydom.cli.progress import progress_bar
from keydom.cli.screen import Screen, text_table
from keydom.cli.workers import engine_option, workers_option
from keydom.core.errors import BadOption
from keydom.training.generations import BLENDS, OPPONENT, BlendWeights, Generation, TrainingRun, best_of, train

HEADINGS = ("generation", "games", "points", "error", "linear", "surprise", "even", "blend", "wins", "strength")


@click.command()
@game_argument
@click.option(
    "--seats", metavar="N,N,…", help="For how many players; what is named twice, twice as often. Default: every number."
)
@click.option("--generations", type=click.IntRange(min=1), default=3, show_default=True, metavar="N")
@click.option("--games", type=click.IntRange(min=1), default=4000, show_default=True, metavar="N", help="In each.")
@click.option(
    "--minutes", type=FiniteFloat(min=0), default=0.0, metavar="X", help="That each plays at most; 0: no limit."
)
@click.option("--measured", type=click.IntRange(min=1), default=120, show_default=True, metavar="N", help="Games.")
@click.option("--epochs", type=click.IntRange(min=1), default=2, show_default=True, metavar="N")
@click.option("--keep", type=FiniteFloat(0, 1), default=0.3, show_default=True, metavar="X", help="Of the positions.")
@click.option(
    "--taught", type=FiniteFloat(0, 1), default=0.0, metavar="X", help="Of the decisions: by search. Default: none."
)
@click.option("--blends", metavar="X:Y,…", help="The network's say beside the linear judge's, and the plan's: tried.")
@click.option("--onward", is_flag=True, help="Learn on top of the best network so far, from the new games alone.")
@seed_option
@workers_option
@engine_option
@catalogue_option
@click.option(
    "--in", "run_folder", type=FILE, required=True, metavar="DIR", help="Keep the run here, and go on with it."
)
@click.option(
    "--out", type=FILE, metavar="FILE", help="Where the best network goes; by default it stays in the folder."
)
def command(
    name: str,
    seats: str | None,
    generations: int,
    games: int,
    minutes: float,
    measured: int,
    epochs: int,
    keep: float,
    taught: float,
    blends: str | None,
    onward: bool,
    seed: int | None,
    workers: int,
    engine: str,
    catalogue: Path | None,
    run_folder: Path,
    out: Path | None,
) -> None:
    """Teach the network of GAME by games that it plays against itself and others.

    Each generation plays, learns from all games so far, and is measured on paired deals against a player that never
    changes; the best one plays the games of the next. A run that was stopped goes on where it was.
    """
    game = open_game(name, catalogue)
    check_engine(engine)
    need("numpy", "research", "training needs")
    need("torch", "train", "training needs")
    if out is not None:
        check_writable(out)
    run = TrainingRun(
        name,
        ensure_folder(run_folder),
        tuple(seat_counts(game, seats)),
        generations,
        games,
        minutes,
        measured,
        epochs,
        seed or 0,
        workers,
        engine,
        keep,
        taught,
        onward,
        BLENDS if blends is None else tuple(_blend(text) for text in blends.split(",")),
        read_catalogue(catalogue),
    )
    with progress_bar(name, None) as update:
        steps = train(run, lambda what, done, total: update(description=what, completed=done, total=total))
    _print(steps)
    best = best_of(steps)
    if out is not None:
        write_bytes(out, Path(best.network).read_bytes())
    Screen().print(f"the best is {out or best.network}", soft_wrap=True)


def _blend(text: str) -> BlendWeights:
    share, _, plan_weight = text.partition(":")
    try:
        return BlendWeights(float(share), float(plan_weight or 1))
    except ValueError:
        raise BadOption(f"{text!r} is no blend: two numbers such as 0.5:1") from None


def _print(steps: list[Generation]) -> None:
    table = text_table(*HEADINGS, left=0, title=f"against {OPPONENT}")
    for step in steps:
        wins = ", ".join(f"{seats}: {part:.0%}" for seats, (part, _, _) in step.wins.items())
        known = [step.fitted.get(name) for name in ("error", "error_linear", "surprise", "surprise_even")]
        figures = ["" if figure is None else f"{figure:.3g}" for figure in known]
        blend = f"{step.blend.share:g}:{step.blend.plan_weight:g}"
        row = (str(step.generation), f"{step.games:,}", f"{step.points:.1f}", *figures, blend, wins)
        table.add_row(*row, f"{step.strength:.2f}")
    Screen().print(table)
