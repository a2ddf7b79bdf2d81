"""What the boat is worth that a seat has or will have: by its cargo, in winter by what it scores."""

from __future__ import annotations

from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_FREIGHT,
    ALL_SKILLS,
    BOAT_2B,
    FIRST_ORDER,
    FIRST_SPRING,
    FLIPPER,
    GREEN,
    KEYFLOWER,
    SEA_BASTION,
    SEA_BREESE,
    WHITE_WIND,
    WINTER,
    basic,
    of_colour,
    of_freight,
    of_skill,
)
from keydom.games.keyflower.insight.goods import Goods
from keydom.games.keyflower.insight.holdings import Holdings
from keydom.games.keyflower.insight.winter_tiles import WinterTiles
from keydom.games.keyflower.rules.harbour import Board, Boarding
from keydom.games.keyflower.scoring.items import ANY_WORKER
from keydom.games.keyflower.scoring.river import RIVER
from keydom.games.keyflower.state import KeyflowerState


class Boats:
    """The boat to come: the better the earlier a seat may choose."""

    def __init__(self, holdings: Holdings, goods: Goods, winter: WinterTiles) -> None:
        self.holdings = holdings
        self.goods = goods
        self.winter = winter
        self.boat = self.choice = 0.0
        self.count()

    def count(self) -> None:
        """The boat that is there, or else all that may be chosen, and what an earlier choice adds."""
        state, seat = self.holdings.state, self.holdings.seat
        if state.season == WINTER:
            for boat in state.boats:
                if state.owner[boat] == seat:
                    self.boat = self.worth(boat)
                    return
        if not state.on_sale and not self.awaits_boat():
            return
        worths: list[float] = []
        for place in range(len(state.boats)):
            if (state.docked >> place) & 1:
                worths.append(self.worth(state.boats[place]) if state.season == WINTER else cargo_worth(state, place))
        if not worths:
            return
        worths.sort(reverse=True)
        self.boat = sum(worths) / len(worths)
        if not state.on_sale:
            self.boat = worths[0]
            return
        led = self.holdings.led
        for place in range(len(led)):
            tile = led[place]
            if FIRST_ORDER <= tile < FIRST_SPRING:
                pick = worths[min(tile - FIRST_ORDER, len(worths) - 1)]
                self.choice = max(self.choice, self.holdings.chance[place] * (pick - self.boat))

    def awaits_boat(self) -> bool:
        """Whether this seat is still to take a boat."""
        for frame in self.holdings.state.frames:
            if isinstance(frame, Boarding) and self.holdings.seat in frame.order:
                return True
            if isinstance(frame, Board) and frame.seat == self.holdings.seat:
                return True
        return False

    def worth(self, boat: int) -> float:
        """What a boat would score at the end."""
        state, holdings = self.holdings.state, self.holdings
        box = state.box
        if boat == KEYFLOWER:
            return float(holdings.capacity * (2 if state.owner[BOAT_2B] == holdings.seat else 1))
        if boat == SEA_BASTION:
            return float(holdings.geography.core)
        if boat == SEA_BREESE:
            length = holdings.geography.river + (0 if state.spots[boat] else 1)
            return float(RIVER[min(length, len(RIVER) - 1)])
        if boat == FLIPPER:
            return box.points[basic(boat)] + 4.0 + 0.3 * self.goods.short
        if boat == WHITE_WIND:
            return float(self.winter.have[ANY_WORKER])
        return float(box.points[basic(boat)]) + 4.0 * (box.points[basic(boat)] == 0)


def cargo_worth(state: KeyflowerState, place: int) -> float:
    """What a boat brings: workers, skills and what else there is."""
    worth = 0.0
    for colour in range(ALL_COLOURS):
        worth += state.cargo[of_colour(place, colour)] * (1.5 if colour == GREEN else 1.0)
    for skill in range(ALL_SKILLS):
        worth += 1.5 * state.crates[of_skill(place, skill)]
    for freight in range(ALL_FREIGHT):
        worth += 1.5 * state.freight[of_freight(place, freight)]
    return worth
