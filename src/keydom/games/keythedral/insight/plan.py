"""What a planning player of Keythedral thinks of beyond the next position: where to settle, whom to block."""

from __future__ import annotations

from typing import Final

from keydom.games.keythedral.actions import AT, BUY, CRAFT, FIELD, PASS, TRADE, WORK, KeythedralAction
from keydom.games.keythedral.components import ALL_CUBES, BESIDE, CORNERS, NUMBERS, RESOURCES, SIDES, number_of, seat_of
from keydom.games.keythedral.insight.market import gap
from keydom.games.keythedral.rules.fences import WithCottage
from keydom.games.keythedral.state import NOBODY, KeythedralState

# While the board is built nothing else counts: who will share which fields shows only when all cottages lie.
SETTLING: Final = 10.0
ENOUGH: Final = 6  # cubes

MEASURES: Final = (
    *("stone", "timber", "water", "food", "wine", "fresh", "second"),
    *("earlier", "later", "joined", "own-field", "their-field", "hoard", "denial"),
)
# The first five: what a field is worth beside a new cottage, by kind.
FRESH: Final = 5  # times as much as a field of a kind that is in reach already
SECOND: Final = 6  # how much a cottage's further fields count beside its best one: it has but one worker
EARLIER: Final = 7  # how much a field suffers from every cottage beside it whose number is called no later
LATER: Final = 8  # and from every other
JOINED: Final = 9  # what a new field is worth for every field next to it
OWN_FIELD: Final = 10  # for every own cottage beside it
THEIR_FIELD: Final = 11  # for every other
HOARD: Final = 12  # points for each cube beyond enough that speaks for spending them now
DENIAL: Final = 13  # points for each cube that others lose, at the going rate
BY_HAND: Final = [1.0, 1.0, 1.1, 1.0, 0.85, 1.2, 1.0, 1.0, 1.0, 0.3, 1.0, -0.3, 0.05, 0.35]


class ActionPlan:
    """What each action of one decision brings or costs beyond the position that it leads to."""

    def __init__(self, state: KeythedralState, measures: list[float]) -> None:
        self.state = state
        self.seat = state.frames[-1].seat
        self.measures = measures

    def leanings(self, legal: list[KeythedralAction]) -> list[float]:
        """What the plan adds to each action, in points."""
        if not self.state.round:
            return self.settling(legal)
        if legal[0].verb is WORK:
            return [self.measures[DENIAL] * self.denial(action) for action in legal]
        if legal[-1].verb is PASS:
            return self.spending(legal)
        return [0.0] * len(legal)

    def spending(self, legal: list[KeythedralAction]) -> list[float]:
        """The more cubes lie idle, the more speaks for buying, and for making what a seat on sale still lacks."""
        state, seat = self.state, self.seat
        pressure = self.measures[HOARD] * max(0, state.owned(seat) - ENOUGH) * state.box.value[3] / 5.0
        if pressure == 0.0:
            return [0.0] * len(legal)
        wanted = [False] * ALL_CUBES
        for tile in state.on_sale():
            cost = state.box.cost[tile]
            if gap(state.cubes, seat * ALL_CUBES, cost, state.box.price) <= 0:
                for cube in range(ALL_CUBES):
                    wanted[cube] = wanted[cube] or cost[cube] > state.has(seat, cube)
        found: list[float] = []
        for action in legal:
            makes = action.verb is CRAFT or action.verb is TRADE
            found.append(pressure if action.verb is BUY or (makes and wanted[action.cube]) else 0.0)
        return found

    def settling(self, legal: list[KeythedralAction]) -> list[float]:
        """Squares with many fields that few others reach; fields beside one's own cottages, not beside others'."""
        if legal[0].verb is AT:
            frame = self.state.frames[-1]
            assert isinstance(frame, WithCottage), "a cottage is laid"
            loads = self.crowding(number_of(frame.cottage))
            kinds = self.in_reach()
            return [SETTLING * self.square_worth(action.cell, loads, kinds) for action in legal]
        if legal[0].verb is FIELD:
            return [SETTLING * self.field_worth(action.cell) for action in legal]
        return [0.0] * len(legal)

    def crowding(self, number: int) -> list[float]:
        """How much each field suffers from the cottages beside it, as a cottage of this number sees it."""
        near = self.state.near
        loads = [1.0] * len(self.state.kinds)
        for place in range(len(near)):
            if near[place] >= 0:
                loads[near[place]] += self.measures[EARLIER if number_of(place // SIDES) <= number else LATER]
        return loads

    def in_reach(self) -> list[bool]:
        """The kinds of field that the seat's cottages lie beside."""
        state, seat = self.state, self.seat
        found = [False] * RESOURCES
        for place in range(seat * NUMBERS * SIDES, (seat + 1) * NUMBERS * SIDES):
            if state.near[place] >= 0:
                found[state.kinds[state.near[place]]] = True
        return found

    def square_worth(self, square: int, loads: list[float], kinds: list[bool]) -> float:
        measures = self.measures
        best = 0.0
        total = 0.0
        for step in CORNERS:
            field = self.state.at.get(square + step, NOBODY)
            if field >= 0:
                kind = self.state.kinds[field]
                worth = measures[kind] * (1.0 if kinds[kind] else measures[FRESH]) / loads[field]
                total += worth
                best = max(best, worth)
        return best + measures[SECOND] * (total - best)

    def field_worth(self, cell: int) -> float:
        state, measures = self.state, self.measures
        worth = 0.0
        for step in BESIDE:
            if cell + step in state.at:
                worth += measures[JOINED]
        for step in CORNERS:
            square = cell + step
            for cottage in range(len(state.squares)):
                if state.squares[cottage] == square:
                    worth += measures[OWN_FIELD] if seat_of(cottage) == self.seat else measures[THEIR_FIELD]
        return worth

    def denial(self, action: KeythedralAction) -> float:
        """What others lose by a worker in this field: most where one of their cottages has no other field left."""
        if action.verb is not WORK:
            return 0.0
        state = self.state
        target = state.at[action.cell]
        lost = 0.0
        for cottage in range(state.seats * NUMBERS):
            if seat_of(cottage) == self.seat or number_of(cottage) in state.order[:-1]:
                continue
            free = 0
            beside = False
            for side in range(SIDES):
                field = state.near[cottage * SIDES + side]
                if field >= 0 and state.workers[field] == NOBODY:
                    free += 1
                    beside = beside or field == target
            if beside:
                lost += 1.0 if free == 1 else 0.4 if free == 2 else 0.2
        return lost * state.box.value[3] / 5.0 / (state.seats - 1)
