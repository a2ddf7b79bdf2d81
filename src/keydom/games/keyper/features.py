"""What is worth having in Keyper, and what is worth doing: what the bots judge by."""

from __future__ import annotations

from keydom.core.insight import Insight
from keydom.games.keyper.scoring import scores
from keydom.games.keyper.state import Keydom


class Sight(Insight[Keydom]):
    """The score as it stands."""

    __slots__ = ()

    names = ("all", "score")

    def features(self, state: Keydom, seat: int) -> list[float]:
        return [1.0, float(scores(state)[seat].total)]

    def weights(self, seats: int) -> list[list[float]]:
        return [[0.0, 1.0]]
