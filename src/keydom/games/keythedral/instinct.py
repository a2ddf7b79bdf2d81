"""What a player of Keythedral does without much thought."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.games.keythedral.actions import (
    ACQUIRE,
    AT,
    BID,
    BUY,
    CRAFT,
    DECLINE,
    FENCE,
    FIELD,
    HOUSE,
    NAME,
    NEW_LAW,
    ORDER,
    PASS,
    PAY,
    TAKE,
    TAKE_LAW,
    TRADE,
    UNFENCE,
    WITHDRAW,
    WORK,
    law_of,
)
from keydom.games.keythedral.components import (
    ALL_CUBES,
    COTTAGE_NUMBER,
    CRAFT_BARGAIN,
    DOUBLE_PRODUCTION,
    DOWNGRADE_HOUSE,
    GOOD_HARVEST,
    IRON,
    LAWS,
    NUMBERS,
    POOR_HARVEST,
    RESOURCES,
    SALE,
    SIDES,
    START_ORDER,
    UNEXPECTED_HARVEST,
    UPGRADE_COTTAGE,
)
from keydom.games.keythedral.lattice import CORNERS
from keydom.games.keythedral.means import TRADER, for_sale, gap
from keydom.games.keythedral.plan import BY_HAND, field_worth
from keydom.games.keythedral.state import NOBODY, Keyland

# What a law brings its player, in cubes, where nothing better is known; by number.
GAINS: Final = [0.5, 0.7, 1.2, 2.0, 1.0, 0.5, 1.5, 0.8, 0.4, 0.5, 0.4, 0.3, 0.4, 1.0, 1.2, 2.0, 0.8, 1.0, 0.8, 0.7]


def law_gain(state: Keyland, seat: int, action: Action) -> float:
    """What playing a law brings, in cubes."""
    law = law_of(action)
    if law == UPGRADE_COTTAGE:
        return 2.5 - 0.4 * state.level
    if law == CRAFT_BARGAIN:
        return action.a - IRON + 1.0
    if law == DOWNGRADE_HOUSE:
        return 0.9 - 0.1 * state.level if action.a // NUMBERS != seat else -3.0
    if law in (GOOD_HARVEST, POOR_HARVEST, UNEXPECTED_HARVEST):
        return harvest_gain(state, seat, law, action.a)
    if law == START_ORDER:
        return 0.7 if action.a == seat else -0.5
    if law == SALE:
        return 2.0
    if law == DOUBLE_PRODUCTION:
        return 1.0
    if law == COTTAGE_NUMBER:
        return 0.5
    gain: float = GAINS[LAWS.index(action.verb.name)]
    return gain


def harvest_gain(state: Keyland, seat: int, law: int, kind: int) -> float:
    mine = 0
    others = 0
    for field in range(len(state.kinds)):
        if state.kinds[field] == kind and state.workers[field] != NOBODY:
            if state.workers[field] == seat:
                mine += 1
            else:
                others += 1
    if law == UNEXPECTED_HARVEST:
        return 0.5 * mine
    lead = mine - others / (state.seats - 1)
    return lead if law == GOOD_HARVEST else -lead


class Feeling:
    """What the mover is after, and how each action serves it."""

    __slots__ = ("extra", "lacks", "load", "near", "rate", "seat", "spare")

    def __init__(self) -> None:
        self.seat = 0
        self.near = -1  # the tile that the purse is nearest to
        self.lacks = 0  # cubes that it is away
        self.extra = [0] * ALL_CUBES  # what the purse holds beyond its price; below 0: what is missing
        self.spare = 0
        self.rate = 0.6
        self.load = [0]

    def guesses(self, state: Keyland, legal: list[Action]) -> list[float]:
        self.look(state)
        return [self.guess(state, action) for action in legal]

    def look(self, state: Keyland) -> None:
        self.seat = state.frames[-1].seat
        box = state.box
        self.near = -1
        self.lacks = 100
        base = self.seat * ALL_CUBES
        for tile in for_sale(state):
            lacks = gap(state.cubes, base, box.cost[tile], box.price)
            if lacks <= self.lacks:
                self.lacks = lacks
                self.near = tile
        self.rate = box.value[3] / 5.0
        self.spare = 0
        for cube in range(ALL_CUBES):
            over = state.cubes[base + cube]
            if self.near >= 0:
                over -= box.cost[self.near][cube]
            self.extra[cube] = over
            if over > 0 and cube < RESOURCES:
                self.spare += over
        if not state.round or state.level == 1:
            self.load = [0] * len(state.kinds)
            for field in state.near:
                if field >= 0:
                    self.load[field] += 1

    def guess(self, state: Keyland, action: Action) -> float:
        verb = action.verb
        if verb is WORK:
            return self.work(state, state.at[action.a])
        if verb is PAY:
            return self.extra[action.a] - (3.0 * (action.a - 3) if action.a >= RESOURCES else 0.0)
        if verb is PASS or verb is DECLINE:
            return 0.0
        if verb is BUY:
            return 4.0 * self.rate + 0.1 * action.a
        if verb is CRAFT:
            return self.craft(state, action.a)
        if verb is TRADE:
            wanted = self.lacks <= 0 and self.extra[action.a] < 0 and self.spare >= TRADER
            return 1.5 * self.rate if wanted and not self.craft_wanted() else -1.0
        if verb is HOUSE:
            return (3.2 - state.level - 0.2 * state.round) * self.rate
        if verb is ORDER:
            return self.order(state, action.a)
        if verb is AT:
            return self.square(state, action.a)
        if verb is FIELD:
            return self.field(state, action.a)
        return self.rare(state, action)

    def rare(self, state: Keyland, action: Action) -> float:
        verb = action.verb
        if verb is ACQUIRE:
            return 10.0
        if verb is TAKE:
            return -float(self.extra[action.a])
        if verb is WITHDRAW:
            return -1.0
        if verb is FENCE or verb is UNFENCE:
            return -0.5
        if verb is NEW_LAW or verb is TAKE_LAW:
            return 0.2 * self.rate if self.lacks > 0 and self.spare > 0 and state.level < 5 else -0.5
        if verb is BID:
            return (0.4 - action.a) * self.rate
        if verb is NAME:
            return self.rate if action.a == self.seat else 0.0
        if law_of(action):
            return (law_gain(state, self.seat, action) - 0.4) * self.rate
        return 0.0

    def craft_wanted(self) -> bool:
        for cube in range(RESOURCES, ALL_CUBES):
            if self.extra[cube] < 0:
                return True
        return False

    def craft(self, state: Keyland, cube: int) -> float:
        if self.extra[cube] < 0 and self.spare >= state.box.price[cube]:
            return 2.0 * self.rate
        return -1.0

    def work(self, state: Keyland, field: int) -> float:
        kind = state.kinds[field]
        lacks = 0.5 if self.extra[kind] < 0 else 0.0
        return (1.0 + lacks) * self.rate

    def order(self, state: Keyland, number: int) -> float:
        """The sooner a cottage with few fields left is sent, the better."""
        cottage = self.seat * NUMBERS + number - 1
        free = 0
        for side in range(SIDES):
            field = state.near[cottage * SIDES + side]
            if field >= 0 and state.workers[field] == NOBODY:
                free += 1
        return self.rate * (0.8 if free == 1 else 0.6 if free == 2 else 0.3 if free else 0.0)

    def square(self, state: Keyland, square: int) -> float:
        worth = 0.0
        for step in CORNERS:
            field = state.at.get(square + step, NOBODY)
            if field >= 0:
                rivals = self.load[field] if field < len(self.load) else 2
                worth += 1.0 / (1.0 + rivals)
        return worth * self.rate

    def field(self, state: Keyland, cell: int) -> float:
        return field_worth(state, cell, self.seat, BY_HAND) * self.rate
