"""Boats: working on one for a resource, and selling to it for shipping points."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Listener, Value
from keydom.games.keyper.actions import SELL, WORK, KeyperAction
from keydom.games.keyper.components import (
    ALL_RESOURCES,
    AUTUMN,
    BOATS,
    MERCHANT,
    RAW,
    RESOURCES,
    SEAFARER,
    SHIPPING_AGENT,
)
from keydom.games.keyper.rules.job import JobAction, note_deal
from keydom.games.keyper.state import NOBODY, KeyperState, KeyperTable

SALE: Final = 2  # points for a resource sold

# What a seat has dealt in during one play: a bit for each of the two resources that was taken, two for those sold, and
# above them whether an odd number was sold.
SOLD: Final = 2
ODD: Final = 16


def cargo_of(table: KeyperTable, boat: int) -> list[int]:
    """The two resources of a boat in this season."""
    place = (boat + (BOATS if table.season >= AUTUMN else 0)) * 2
    return table.box.cargo[place : place + 2]


def board_ship(state: KeyperState, seat: int, actions: int, tell: Listener | None) -> int:
    """A seat plays on a boat: its seafarer earns points, and its merchant adds an action. Says how many it has."""
    if state.shows(seat, SEAFARER):
        add_shipping(state, seat, 2 if state.is_upgraded(seat, SEAFARER) else 1, "seafarer", tell)
    if state.shows(seat, MERCHANT) and state.is_upgraded(seat, MERCHANT):
        return actions + 1
    return actions


def add_shipping(state: KeyperState, seat: int, points: int, tile: str, tell: Listener | None) -> None:
    state.shipping[seat] += points
    if tell is not None:
        tell(Event("shipped", {"seat": f"seat:{seat}", "count": points, "tile": f"tile:{tile}"}))


class Deal(JobAction):
    """One action on a boat: a resource of a type is taken or sold, but not both in one play."""

    def __init__(self, seat: int, boat: int, dealt: int) -> None:
        super().__init__(seat)
        self.boat = boat
        self.dealt = dealt

    def args(self) -> dict[str, Value]:
        return {"boat": f"boat:boat-{self.boat + 1}"}

    def choices(self, state: KeyperState) -> list[Action]:
        found: list[Action] = []
        both = cargo_of(state, self.boat)
        for place, resource in enumerate(both):
            if state.supply[resource] > 0 and (self.dealt >> (SOLD + place)) & 1 == 0:
                found.append(WORK.of(resource))
        for place, resource in enumerate(both):
            if (self.dealt >> place) & 1:
                continue
            self.sale(state, resource, found)
            if resource < RAW:
                self.sale(state, resource + RAW, found)  # R-KR-12: always of use as its raw material
        return found

    def sale(self, state: KeyperState, resource: int, found: list[Action]) -> None:
        action = SELL.of(resource)
        if state.has(self.seat, resource) and action not in found:
            found.append(action)

    def sold_as(self, both: list[int], resource: int) -> int:
        """Which of the boat's two a resource is sold as: the one it is, or else its raw material; NOBODY if neither."""
        if resource in both and (self.dealt >> both.index(resource)) & 1 == 0:
            return both.index(resource)
        raw = resource - RAW
        if 0 <= raw < RAW and raw in both and (self.dealt >> both.index(raw)) & 1 == 0:
            return both.index(raw)
        return NOBODY

    def act(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        both = cargo_of(state, self.boat)
        args: dict[str, Value] = {"seat": f"seat:{self.seat}", "resource": f"resource:{RESOURCES[action.resource]}"}
        if action.verb is WORK:
            state.gain(self.seat, action.resource)
            if tell is not None:
                tell(Event("worked", args))
            note_deal(state, self.seat, self.dealt | (1 << both.index(action.resource)))
            return
        place = self.sold_as(both, action.resource)
        state.spend(self.seat, action.resource)
        state.shipping[self.seat] += SALE
        if tell is not None:
            tell(Event("sold", {**args, "count": SALE}))
        note_deal(state, self.seat, (self.dealt | (1 << (SOLD + place))) ^ ODD)
        every = state.is_upgraded(self.seat, SHIPPING_AGENT)  # or every second one (R-KR-22)
        if state.shows(self.seat, SHIPPING_AGENT) and (every or self.dealt & ODD):
            add_shipping(state, self.seat, 1, "shipping-agent", tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if (action.verb is not WORK and action.verb is not SELL) or action.resource >= ALL_RESOURCES:
            return None
        what: dict[str, Value] = {"resource": f"resource:{RESOURCES[action.resource]}"}
        both = cargo_of(state, self.boat)
        as_raw = action.verb is SELL and RAW <= action.resource < 2 * RAW and action.resource - RAW in both
        if action.resource not in both and not as_raw:
            return Event("not-on-the-boat", {**what, "boat": f"boat:boat-{self.boat + 1}"})
        if action.verb is WORK:
            if (self.dealt >> (SOLD + both.index(action.resource))) & 1:
                return Event("sold-in-this-play", what)
            return Event("supply-short", what)
        if self.sold_as(both, action.resource) == NOBODY:
            return Event("taken-in-this-play", what)
        return Event("have-too-few", what)
