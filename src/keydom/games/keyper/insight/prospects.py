"""What a keyple, a board or a display would bring, at first sight."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_FIELDS,
    AUTUMN,
    FARMERS_COTTAGE,
    OPEN_PIT,
    RIVER,
    WHITE,
    WINTER,
    YIELDS,
)
from keydom.games.keyper.insight.holdings import JOINED
from keydom.games.keyper.insight.values import COUNTED
from keydom.games.keyper.insight.work import WorkValues
from keydom.games.keyper.rules.joining import fits
from keydom.games.keyper.state import (
    BOARD_SPOTS,
    FIRST_PLOT,
    KEYPLE_BITS,
    LYING,
    NOBODY,
    KeyperState,
    bits,
    board_at,
    kind_at,
    plot_at,
    spot_of,
    standing,
    works_as,
)

NOTHING: Final = -1.0
ACTIONS: Final = 3  # the most that there are on a field: of two keyples, and one for its border


class Prospects:
    """What can be done in one position, as the seat that decides sees it at first sight."""

    def __init__(self, state: KeyperState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.work = WorkValues(state, seat)
        self.holdings = self.work.holdings
        self.fields = [NOTHING] * (ALL_FIELDS * ACTIONS)  # what so many actions on a kind are worth, once asked for
        self.best: list[float] = []  # what a keyple of each colour brings, once asked for

    def field_value(self, kind: int, actions: int) -> float:
        """What so many actions on a kind of field are worth."""
        place = kind * ACTIONS + (actions if actions < ACTIONS else ACTIONS) - 1
        known = self.fields[place]
        if known == NOTHING:
            grown = YIELDS[kind]
            known = self.harvest_value(grown, actions) if grown >= 0 else self.work.field_value(kind, float(actions))
            self.fields[place] = known
        return known

    def harvest_value(self, resource: int, actions: int) -> float:
        """What a field is worth that brings forth a resource by itself."""
        goods = self.holdings.goods
        had = goods[resource]
        total = 0.0
        for _ in range(min(actions, self.state.supply[resource])):
            total += self.work.resources.value(resource)
            goods[resource] += 1.0
        goods[resource] = had
        return total

    def work_value(self, spot: int, skill: int, keyples: int) -> float:
        """What so many keyples bring on a field or on an own plot."""
        if spot >= FIRST_PLOT:
            return self.work.plot_value(plot_at(spot), float(keyples))
        kind = kind_at(spot)
        actions = keyples + (1 if self.state.box.border[kind] == skill else 0)
        if kind == RIVER:
            boat = self.state.moored[board_at(spot)]
            return self.work.boarding_value() + self.boat_value(boat, actions)
        return self.field_value(kind, actions)

    def boat_value(self, boat: int, actions: int) -> float:
        """What so many actions on a boat are worth, or on the best that can come where there is none."""
        if boat != NOBODY:
            return self.work.boat_value(boat, float(actions))
        best = 0.0
        for other in bits(self.state.boats):
            best = max(best, self.work.boat_value(other, float(actions)))
        return best

    def placing_value(self, spot: int, colour: int) -> float:
        """What a keyple of a colour brings on a spot, given as actions name it."""
        there = self.state.spots[spot_of(self.seat, spot)]
        if there:
            if there & LYING or there >> KEYPLE_BITS:
                return self.work_value(spot, works_as(there), 1)
            alone = self.work_value(spot, works_as(there), 1)
            return max(alone, self.work_value(spot, works_as(there), 2) - 1.5)
        if spot >= FIRST_PLOT:
            return self.work_value(spot, colour, 1)
        skill = self.state.skill_at(spot, colour)
        worth = self.work_value(spot, skill, 1)
        if kind_at(spot) != RIVER:
            worth += JOINED * (self.work_value(spot, skill, 2) - worth)
        return worth - (0.3 if colour == WHITE else 0.0)

    def colour_values(self) -> list[float]:
        """What a keyple of each colour brings on its best spot."""
        if self.best:
            return self.best
        state = self.state
        best = [0.0] * ALL_COLOURS
        place = self.seat * ALL_COLOURS
        for colour in range(ALL_COLOURS):
            if state.team[place + colour] == 0:
                continue
            for board in range(state.seats):
                for field in state.fields_on(board):
                    spot = board * BOARD_SPOTS + field
                    if fits(state.spots[spot], colour):
                        best[colour] = max(best[colour], self.placing_value(spot, colour))
        self.best = best
        return best

    def board_value(self, board: int) -> float:
        """What claiming a board is worth: keyples that stand there, and those that will come home."""
        state = self.state
        worth = 0.0
        for field in state.fields_on(board):
            there = state.spots[board * BOARD_SPOTS + field]
            if there:
                worth += 0.2 + 0.5 * standing(there)
        left = state.left[self.seat]
        return worth + (3.0 if left <= 3 else -2.0)

    def display_value(self, display: int) -> float:
        """What it is worth to fold the board so: fields that can be used well, and those that tiles count in winter."""
        box, holdings = self.state.box, self.holdings
        worth = 0.0
        for place in box.displays[display]:
            if place != RIVER:
                worth += 0.1 * self.field_value(place % ALL_FIELDS, 2)
        if self.state.season >= AUTUMN:
            for tile in range(FARMERS_COTTAGE, OPEN_PIT + 1):
                if (holdings.built >> tile) & 1:
                    each = box.upgraded[tile] if (holdings.upgraded >> tile) & 1 else box.initial[tile]
                    worth += each * box.bordered[display][COUNTED[tile]] * (1.0 if self.state.season == WINTER else 0.1)
        return worth

    def team_value(self, colour: int) -> float:
        """How much a keyple of a colour is liked in the team rather than on the keyp tile."""
        if colour == WHITE:
            return 1.0
        return 0.5 - 0.3 * self.state.in_keyp(self.seat, colour)
