"""A network made of the rows of self-play: what it is taught, and how well it foretells what it has not seen.

Games, not positions, are held out: rows of one game all know how it ended. What is minimised is the error of the
scores, in spreads, the surprise at who won and, where a search has taught, the error of the differences between the
ways out of a decision.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from keydom.arena.fitting import Learner
from keydom.arena.rows import Data, Frame
from keydom.bots.net.inputs import digest
from keydom.bots.net.network import Kept
from keydom.core.game import Game
from keydom.core.insight import Insight

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

HELD_OUT: Final = 10  # one game in so many


@dataclass(frozen=True, slots=True)
class Fitted:
    """A network as the bytes of its file, and how well it foretells games that it has not seen."""

    content: bytes
    games: int
    rows: int
    lessons: int  # decisions that a search was asked about
    inputs: int
    error: float  # of one's own final score, as a root of the mean square
    error_linear: float  # the same by features and weights
    surprise: float  # at who won: the mean logarithm
    surprise_even: float  # of somebody who thinks all alike
    explained: float  # part of the differences within such decisions that it foretells beyond features and plan
    losses: list[float]  # on rows that were learned from, epoch by epoch


def fit(
    game: Game[Any, Any],
    insight: Insight[Any],
    paths: Iterable[Path],
    made_by: str,
    epochs: int = 2,
    seed: int = 0,
    before: Kept | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Fitted:
    """Learn from the games of these files, on top of an earlier network if there is one.

    The progress is told in batches, done and in all.
    """
    import numpy as np

    data = Data(paths)
    frame = Frame(game, insight, data)
    if before is not None:
        before.check(game, insight)
        frame.take_over(before)
    learner = Learner(frame, data, before, seed)
    rows, unseen = data.alone[~_held_out(data.game[data.alone])], data.alone[_held_out(data.game[data.alone])]
    of_ways = data.game[data.ways[:, 0]]
    lessons, tests = np.flatnonzero(~_held_out(of_ways)), np.flatnonzero(_held_out(of_ways))
    model, losses = learner.learn(rows, lessons, epochs, progress)
    expected, chances = learner.foretold(model, unseen)
    plain = learner.linear_points(unseen)
    about = {
        "game": game.id,
        "rules_version": game.rules_version,
        "inputs": digest(game, insight),
        "made_by": made_by,
        "games": len(np.unique(data.game)) + (before.about["games"] if before is not None else 0),
        "rows": len(data.game),
        "lessons": len(data.ways),
        "spread": frame.spread,
        "share": 1.0,
        "lean": 1.0,
    }
    return Fitted(
        packed({**frame.arrays(), **learner.arrays(model)}, about),
        len(np.unique(data.game)),
        len(data.game),
        len(data.ways),
        frame.width,
        _error(expected, data.scores[unseen]),
        _error(plain, data.scores[unseen]),
        float(-(data.wins[unseen] * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean()),
        data_even(data.seats[unseen]),
        learner.explained(model, tests),
        losses,
    )


def _error(expected: Array, found: Array) -> float:
    """Of one's own score: the root of the mean square."""
    return float(((expected[:, 0] - found[:, 0]) ** 2).mean() ** 0.5)


def data_even(seats: Array) -> float:
    """The surprise of somebody who thinks every seat as likely to win."""
    import numpy as np

    return float(np.log(seats).mean())


def _held_out(games: Array) -> Array:
    """Whether each row is of a game that is not learned from: by its number, mixed well."""
    import numpy as np

    mixed = (games.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(40)
    held_out: Array = mixed % np.uint64(HELD_OUT) == 0
    return held_out


def packed(arrays: dict[str, Any], about: dict[str, Any]) -> bytes:
    """The file of a network."""
    import numpy as np

    told = np.frombuffer(json.dumps(about, indent=1).encode(), np.uint8)
    file = io.BytesIO()
    np.savez_compressed(file, about=told, **arrays)
    return file.getvalue()
