"""What is worth having in pebbles: what the bots judge by."""

from __future__ import annotations

from keydom.core.insight import Insight
from keydom.games.pebbles.components import KINDS, Box
from keydom.games.pebbles.state import PebblesState


class PebblesInsight(Insight[PebblesState]):
    """A pebble is worth its points wherever it lies; what is hidden and what is open can be weighed apart."""

    names = ("all", "bowl", "open")
    also_scored = ("bowl", "open")

    def __init__(self, box: Box) -> None:
        self.box = box

    def features(self, state: PebblesState, seat: int) -> list[float]:
        return [1.0, self.worth(state.hidden[seat]), self.worth(state.opened[seat])]

    def worth(self, pebbles: list[int]) -> float:
        points = 0
        for kind in range(len(KINDS)):
            points += pebbles[kind] * self.box.points[kind]
        return float(points)

    def weights(self, seats: int) -> list[list[float]]:
        return [[0.0, 1.0, 1.0]]
