"""The end of the game: what the pebbles of each seat are worth, and what breaks a tie."""

from __future__ import annotations

from keydom.core.counts import add
from keydom.core.score import Line, Score
from keydom.games.pebbles.components import COAL, KINDS, Box
from keydom.games.pebbles.state import PebblesState


def scores(box: Box, state: PebblesState) -> list[Score]:
    """A line a kind; of equal totals the one with less coal is ahead."""
    found = []
    for hidden, opened in zip(state.hidden, state.opened, strict=True):
        owned = hidden[:]
        add(owned, opened)
        lines = [
            Line(kind, count * points, {"count": count})
            for kind, count, points in zip(KINDS, owned, box.points, strict=True)
        ]
        found.append(Score(lines, (-owned[COAL],)))
    return found
