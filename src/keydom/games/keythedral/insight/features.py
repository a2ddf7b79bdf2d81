"""What is worth having in Keythedral, and what is worth doing: what the bots judge by.

Cubes are counted in points at the rate at which the seats still to be had exchange them, so that both editions share
their weights.
"""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.insight import Insight
from keydom.games.keythedral.actions import ACQUIRE, BID, BUY, ORDER
from keydom.games.keythedral.insight.harvest import Land
from keydom.games.keythedral.insight.plan import BY_HAND, MEASURES, leanings
from keydom.games.keythedral.insight.seat import standing
from keydom.games.keythedral.rules.fences import FenceSide, FenceSite
from keydom.games.keythedral.state import Keyland

NAMES: Final = (
    *("all", "points", "ready", "within-reach", "prospect", "left-over", "lacking"),
    *("hoped", "yield", "stone-yield", "timber-yield", "water-yield", "food-yield", "wine-yield", "kinds"),
    *("houses", "fences-left", "laws", "behind-start", "rounds-left", "rival", "out", "last-of-stage"),
    *("stone", "timber", "water", "food", "wine", "final-cubes", "site", "same-numbers"),
)
PIVOTAL: Final = (ORDER, BUY, ACQUIRE, BID)  # which number works, what to do while a seat can be had, the first place
PHASES: Final = ("set-up", "stage-1", "stage-2", "stage-3", "stage-4", "stage-5")


class Sight(Insight[Keyland]):
    """How a seat of Keyland stands, and what a sensible player does next."""

    __slots__ = ("land",)

    names = NAMES
    counted = ("points", "final-cubes")
    phases = PHASES
    measures = MEASURES
    careful = True
    trust = 2.0
    swing = 2.0

    def __init__(self) -> None:
        self.land: Land | None = None

    def phase(self, state: Keyland) -> int:
        return state.level if state.round else 0

    def features(self, state: Keyland, seat: int) -> list[float]:
        return standing(state, seat, self.survey(state))

    def survey(self, state: Keyland) -> Land:
        land = self.land
        if land is None or not land.shows(state):
            land = Land(state)
            self.land = land
        return land

    def weights(self, seats: int) -> list[list[float]]:
        return [weigh(phase) for phase in range(len(PHASES))]

    def resting(self, state: Keyland) -> bool:
        frame = state.frames[-1]
        return not isinstance(frame, (FenceSite, FenceSide))

    def horizon(self, seats: int) -> int:
        return 20

    def foreseeable(self, state: Keyland) -> bool:
        return state.round > 0  # what a site is worth shows much later

    def pivotal(self, legal: list[Action]) -> bool:
        return legal[0].verb in PIVOTAL

    def measured(self, seats: int) -> list[float]:
        return list(BY_HAND)

    def plan(self, state: Keyland, legal: list[Action], measures: list[float]) -> list[float]:
        return leanings(state, legal, measures)


def weigh(phase: int) -> list[float]:
    """Weights by hand: what is bought counts in full, what is within reach nearly, what is hoped for less."""
    worth = {
        "points": 1.0,
        "ready": 0.9,
        "within-reach": 0.88,
        "prospect": 0.9,
        "lacking": -0.03,
        "kinds": 0.1,
        "laws": 0.4,
        "behind-start": -0.1,
        "rival": -0.03,
        "out": -0.3,
        "last-of-stage": -0.1,
        "final-cubes": 0.6,
        "site": 1.0,
        "same-numbers": -0.1,
    }
    return [worth.get(name, 0.0) for name in NAMES]
