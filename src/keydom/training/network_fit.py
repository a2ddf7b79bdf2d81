"""A network made of the rows of self-play: what it is taught, and how well it foretells what it has not seen.

Games, not positions, are held out: rows of one game all know how it ended. What is minimised is the error of the
scores, in spreads, the surprise at who won and, where a search has taught, the error of the differences between the
ways out of a decision.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from keydom.bots.net.inputs import inputs_digest
from keydom.bots.net.network import NetworkFile
from keydom.core.game import Game
from keydom.core.insight import Insight
from keydom.training.samples import InputEncoding, Samples
from keydom.training.torch_learner import BatchProgress, TorchLearner

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

HELD_OUT: Final = 10  # one game in so many


def fit_network(
    game: Game[Any, Any],
    insight: Insight[Any],
    paths: Iterable[Path],
    made_by: str,
    epochs: int = 2,
    seed: int = 0,
    before: NetworkFile | None = None,
    progress: BatchProgress = lambda done, total: None,
) -> tuple[bytes, dict[str, float]]:
    """Learn from the games of these files, on top of an earlier network if there is one.

    Answers with the network's file, and how well it foretells games that it has not seen. The progress is told in
    batches, done and in all.
    """
    import numpy as np

    data = Samples(paths)
    frame = InputEncoding(game, insight, data)
    if before is not None:
        before.check(game, insight)
        frame.take_over(before)
    learner = TorchLearner(frame, data, before, seed)
    held_out = _held_out(data.game[data.plain_rows])
    rows, unseen = data.plain_rows[~held_out], data.plain_rows[held_out]
    held_out = _held_out(data.game[data.ways[:, 0]])
    decisions, tests = np.flatnonzero(~held_out), np.flatnonzero(held_out)
    model = learner.learn(rows, decisions, epochs, progress)
    expected, chances = learner.predict(model, unseen)
    about = {
        "game": game.id,
        "rules_version": game.rules_version,
        "inputs": inputs_digest(game, insight),
        "made_by": made_by,
        "games": len(np.unique(data.game)) + (before.about["games"] if before is not None else 0),
        "rows": len(data.game),
        "lessons": len(data.ways),  # the taught decisions, by the name that files of networks have for them
        "spread": frame.spread,
        "share": 1.0,
        "lean": 1.0,
    }
    figures = {
        "games": len(np.unique(data.game)),
        "rows": len(data.game),
        "taught": len(data.ways),  # decisions that a search was asked about
        "inputs": frame.width,
        "error": _error(expected, data.scores[unseen]),
        "error_linear": _error(learner.linear_points(unseen), data.scores[unseen]),  # by features and weights
        "surprise": float(-(data.wins[unseen] * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean()),  # at who won
        "surprise_even": float(np.log(data.seats[unseen]).mean()),  # of somebody who thinks every seat as likely to win
        "explained": learner.explained(
            model, tests
        ),  # of the differences within taught decisions, beyond features and plan
    }
    return pack_network({**frame.arrays(), **learner.arrays(model)}, about), figures


def _error(expected: Array, found: Array) -> float:
    """Of one's own score: the root of the mean square."""
    return float(((expected[:, 0] - found[:, 0]) ** 2).mean() ** 0.5)


def _held_out(games: Array) -> Array:
    """Whether each row is of a game that is not learned from: by its number, mixed well."""
    import numpy as np

    mixed = (games.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(40)
    held_out: Array = mixed % np.uint64(HELD_OUT) == 0
    return held_out


def pack_network(arrays: dict[str, Any], about: dict[str, Any]) -> bytes:
    """The file of a network."""
    import numpy as np

    told = np.frombuffer(json.dumps(about, indent=1).encode(), np.uint8)
    file = io.BytesIO()
    np.savez_compressed(file, about=told, **arrays)
    return file.getvalue()
