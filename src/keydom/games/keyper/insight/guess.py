"""What a keyple, a board or a display would bring, at first sight."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_FIELDS,
    AUTUMN,
    BOATS,
    FARMERS_COTTAGE,
    NO_COLOUR,
    OPEN_PIT,
    RIVER,
    WHITE,
    WINTER,
    YIELDS,
)
from keydom.games.keyper.insight.possessions import JOINED
from keydom.games.keyper.insight.tiles import COUNTED
from keydom.games.keyper.insight.work import Work
from keydom.games.keyper.state import (
    ALL_PLOTS,
    BOARD,
    LYING,
    NEXT,
    NOBODY,
    PLOTS,
    Keydom,
    board_at,
    kind_at,
    plot_at,
    standing,
    works_as,
)

NOTHING: Final = -1.0
ACTIONS: Final = 3  # the most that there are on a field: of two keyples, and one for its border


class Guess:
    """The first sight of one position by the seat that decides."""

    __slots__ = ("best", "fields", "own", "seat", "state")

    def __init__(self, state: Keydom, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own = Work(state, seat)
        self.fields = [NOTHING] * (ALL_FIELDS * ACTIONS)  # what so many actions on a kind are worth, once asked for
        self.best: list[float] = []  # what a keyple of each colour brings, once asked for

    def field(self, kind: int, actions: int) -> float:
        """What so many actions on a kind of field are worth."""
        place = kind * ACTIONS + (actions if actions < ACTIONS else ACTIONS) - 1
        known = self.fields[place]
        if known == NOTHING:
            grown = YIELDS[kind]
            known = self.harvest(grown, actions) if grown >= 0 else self.own.job(kind, float(actions))
            self.fields[place] = known
        return known

    def harvest(self, resource: int, actions: int) -> float:
        """What a field is worth that brings forth a resource by itself."""
        own = self.own
        had = own.goods[resource]
        total = 0.0
        for _ in range(min(actions, self.state.supply[resource])):
            total += own.want(resource)
            own.goods[resource] += 1.0
        own.goods[resource] = had
        return total

    def works(self, spot: int, skill: int, keyples: int) -> float:
        """What so many keyples bring on a field or on an own plot."""
        if spot >= PLOTS:
            return self.own.at_home(plot_at(spot), float(keyples))
        kind = kind_at(spot)
        actions = keyples + (1 if self.state.box.border[kind] == skill else 0)
        if kind == RIVER:
            boat = self.state.moored[board_at(spot)]
            return self.own.aboard() + self.boats(boat, actions)
        return self.field(kind, actions)

    def boats(self, boat: int, actions: int) -> float:
        """What so many actions on a boat are worth, or on the best that can come where there is none."""
        if boat != NOBODY:
            return self.own.boat(boat, float(actions))
        best = 0.0
        for other in range(BOATS):
            if (self.state.boats >> other) & 1:
                best = max(best, self.own.boat(other, float(actions)))
        return best

    def comes(self, spot: int, colour: int) -> float:
        """What a keyple of a colour brings on a spot, given as actions name it."""
        there = self.state.spots[spot if spot < PLOTS else spot + self.seat * ALL_PLOTS]
        if there:
            if there & LYING or there >> NEXT:
                return self.works(spot, works_as(there), 1)
            alone = self.works(spot, works_as(there), 1)
            return max(alone, self.works(spot, works_as(there), 2) - 1.5)
        if spot >= PLOTS:
            return self.works(spot, colour, 1)
        kind = kind_at(spot)
        border = self.state.box.border[kind]
        skill = border if colour == WHITE and border != NO_COLOUR else colour
        worth = self.works(spot, skill, 1)
        if kind != RIVER:
            worth += JOINED * (self.works(spot, skill, 2) - worth)
        return worth - (0.3 if colour == WHITE else 0.0)

    def colours(self) -> list[float]:
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
                    there = state.spots[board * BOARD + field]
                    if there and (there >> NEXT or (colour != WHITE and works_as(there) != colour)):
                        continue
                    worth = self.comes(board * BOARD + field, colour)
                    if worth > best[colour]:
                        best[colour] = worth
        self.best = best
        return best

    def board(self, board: int) -> float:
        """What claiming a board is worth: keyples that stand there, and those that will come home."""
        state = self.state
        worth = 0.0
        for field in state.fields_on(board):
            there = state.spots[board * BOARD + field]
            if there:
                worth += 0.2 + 0.5 * standing(there)
        left = state.left[self.seat]
        return worth + (3.0 if left <= 3 else -2.0)

    def display(self, display: int) -> float:
        """What it is worth to fold the board so: fields that can be used well, and those that tiles count in winter."""
        box, own = self.state.box, self.own
        worth = 0.0
        for place in box.displays[display]:
            if place != RIVER:
                worth += 0.1 * self.field(place % ALL_FIELDS, 2)
        if self.state.season >= AUTUMN:
            for tile in range(FARMERS_COTTAGE, OPEN_PIT + 1):
                if (own.built >> tile) & 1:
                    each = box.upgraded[tile] if (own.upgraded >> tile) & 1 else box.initial[tile]
                    worth += each * box.bordered[display][COUNTED[tile]] * (1.0 if self.state.season == WINTER else 0.1)
        return worth

    def liked(self, colour: int) -> float:
        """How much a keyple of a colour is liked in the team rather than on the keyp tile."""
        if colour == WHITE:
            return 1.0
        return 0.5 - 0.3 * self.state.in_keyp(self.seat, colour)
