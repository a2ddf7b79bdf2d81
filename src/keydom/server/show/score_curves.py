"""How the totals of a finished game grew, as curves."""

from __future__ import annotations

from typing import Any

from keydom.core.game import Game
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.drawing.chart import Curves, curves

SAMPLES = 48  # points of a curve


def score_curves(game: Game[Any, Any], record: Record) -> Curves:
    """The score of every seat through a finished game, as if it had ended at each of some plies."""
    last = len(record.moves)
    at = sorted({round(last * sample / SAMPLES) for sample in range(SAMPLES + 1)})
    twin = Match.of(game, record)
    totals: list[list[int]] = []
    for ply in range(last + 1):
        if ply in at:
            totals.append([score.total for score in twin.scores()])
        if ply < last:
            mover, text = record.moves[ply]
            twin.play(text, mover)
    return curves([ply / max(1, last) for ply in at], totals)
