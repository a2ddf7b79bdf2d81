"""What is worth having in Keythedral, and what is worth doing: what the bots judge by."""

from __future__ import annotations

from keydom.core.insight import Insight
from keydom.games.keythedral.scoring import scores
from keydom.games.keythedral.state import Keyland


class Sight(Insight[Keyland]):
    """The score as it stands."""

    __slots__ = ()

    names = ("all", "score")

    def features(self, state: Keyland, seat: int) -> list[float]:
        return [1.0, float(scores(state)[seat].total)]

    def weights(self, seats: int) -> list[list[float]]:
        return [[0.0, 1.0]]
