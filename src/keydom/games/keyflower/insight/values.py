"""What the tiles of Keyflower are good for, as tables: worked out once for a box."""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.components import (
    A_CONTRACT,
    A_GREEN,
    A_SKILL,
    A_WORKER,
    ALL_GOODS,
    ALL_ITEMS,
    ALL_TILES,
    BEEKEEPER,
    COST_WORKER,
    DELIVERY_MAN,
    DEVELOPER,
    FIRST_SPRING,
    FIRST_WINTER,
    GLADE,
    GLADE_IN_WINTER,
    KEYSIDE,
    KEYTHEDRAL,
    SORCERER,
    TALTON_LODGE,
    WINTER,
    Box,
    basic,
    upgraded,
)
from keydom.games.keyflower.components import ANY_SKILL as SOME_SKILL
from keydom.games.keyflower.scoring.items import (
    ALL_TOKENS,
    ANVIL,
    ANY_RESOURCE,
    ANY_SKILL,
    ANY_WORKER,
    BLUE,
    GOLD,
    GREEN,
    IRON,
    SAW,
    WOOD,
)
from keydom.games.keyflower.state import is_boat

# What a tile does, and so which of the features it is counted under.
GIVES_GOODS: Final = 0
GIVES_WORKERS: Final = 1
GIVES_SKILLS: Final = 2
CARRIES: Final = 3
NOTHING: Final = -1

USES: Final = 1.7  # of one's own tile in a season
VISITORS: Final = 0.7  # what the workers of others on it are worth
BOAT_WORTH: Final = 4.0
ORDER_WORTH: Final = 2.5
WINTER_WORTH: Final = 11.0
PRICES: Final = [1.15, 1.1, 0.9, 0.45]  # of a worker, by season


class TileValues:
    """The tables, by tile or by side: `basic` or `upgraded`, as in the box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.item = [0.9, 0.9, 0.9, 1.2, 0.9, 1.4, 1.7, 2.0, 1.0]  # by ITEMS
        sides = 2 * ALL_TILES
        self.use = [self._use(side) for side in range(sides)]  # what one use gives
        self.kind = [self._kind(side) for side in range(sides)]
        # What it gives its owner in a season.
        self.engine = [USES * self.use[side] + VISITORS if box.acts[side] else 0.0 for side in range(sides)]
        self.generic = [self._generic(tile, season) for season in range(WINTER + 1) for tile in range(ALL_TILES)]
        # Of winter tiles: which tokens a set has and how many of each; and what is sure without any.
        self.tokens = [self._tokens(tile) for tile in range(ALL_TILES)]
        self.counts = [[box.set_needs[tile].count(t) for t in self.tokens[tile]] for tile in range(ALL_TILES)]
        self.mixed = [self._mixed(tile) for tile in range(ALL_TILES)]
        self.flat = [self._flat(tile) for tile in range(ALL_TILES)]

    def _use(self, side: int) -> float:
        box, tile = self.box, side // 2
        if box.move[side]:
            return 0.45 * box.move[side] + 0.9 * box.icons[side]
        if tile == SORCERER:
            return 1.5
        worth = 0.0
        for item in range(ALL_ITEMS):
            worth += self.item[item] * box.gain[side][item]
        if box.choose[side]:
            worth = max([self.item[item] for item in box.gives[side]]) + 0.3
        pay = box.pay[tile]
        if pay >= COST_WORKER:
            worth -= 0.8
        elif pay >= 0:
            worth -= 1.0 if pay == SOME_SKILL else 1.2
        return worth

    def _kind(self, side: int) -> int:
        gain = self.box.gain[side]
        if self.box.move[side]:
            return CARRIES
        if gain[A_WORKER] or gain[A_GREEN]:
            return GIVES_WORKERS
        if gain[A_SKILL] or gain[A_CONTRACT]:
            return GIVES_SKILLS
        if sum(gain[:ALL_GOODS]) or side // 2 == SORCERER:
            return GIVES_GOODS
        return NOTHING

    def _generic(self, tile: int, season: int) -> float:
        box = self.box
        if tile < FIRST_SPRING:
            return ORDER_WORTH + (1.5 if season == WINTER else 0.0)
        if tile >= FIRST_WINTER:
            return WINTER_WORTH
        if is_boat(tile):
            return BOAT_WORTH
        worth = box.points[basic(tile)] + 0.5 * (box.points[upgraded(tile)] - box.points[basic(tile)])
        worth += 0.6 * self.engine[basic(tile)] * (WINTER - season)
        if box.keeps[tile] >= 0 or tile in (TALTON_LODGE, DEVELOPER):
            worth += 6.0
        return worth

    def auction_value(self, tile: int, season: int) -> float:
        """What a tile on auction is worth to somebody of whom nothing else is known."""
        return self.generic[season * ALL_TILES + tile]

    def _tokens(self, tile: int) -> list[int]:
        return [token for token in range(ALL_TOKENS) if token in self.box.set_needs[tile]]

    def _mixed(self, tile: int) -> bool:
        """Whether gold can stand in for some of what a set needs."""
        return len(self.tokens[tile]) > 1 and all(WOOD <= token <= IRON for token in self.tokens[tile])

    def _flat(self, tile: int) -> float:
        sure = {BEEKEEPER: 7.0, GLADE: 7.0, GLADE_IN_WINTER: 5.0, DELIVERY_MAN: 6.0, KEYSIDE: 6.0}
        if tile == KEYTHEDRAL:
            return float(self.box.points[basic(tile)])
        return sure.get(tile, 0.0)

    def sets(self, tile: int, have: list[int], part: float) -> float:
        """How often a winter tile scores with these items, by tokens; an unfinished set counts in part."""
        tokens, counts = self.tokens[tile], self.counts[tile]
        if self.box.alike[tile]:
            return float(_most(have, tokens[0]))
        if self.mixed[tile]:
            return _with_gold(have, tokens, part)
        whole, share = 999, 1.0
        for place in range(len(tokens)):
            number = have[tokens[place]] // counts[place]
            whole = min(whole, number)
        for place in range(len(tokens)):
            share *= min(1.0, (have[tokens[place]] - whole * counts[place]) / counts[place])
        return whole + part * share

    def set_points(self, tile: int, have: list[int], part: float) -> float:
        """What a winter tile scores by sets with these items; what gold scores anyway is not counted."""
        each = self.box.points[basic(tile)] - (1 if self.tokens[tile][0] == GOLD else 0)
        return each * self.sets(tile, have, part)

    def spend(self, tile: int, have: list[int], sets: int) -> None:
        """Take what so many sets need from the items."""
        tokens, counts = self.tokens[tile], self.counts[tile]
        for place in range(len(tokens)):
            token = tokens[place]
            have[token] = max(0, have[token] - sets * counts[place])
            if token < SAW:
                have[ANY_WORKER] -= min(have[ANY_WORKER], sets * counts[place])
            elif token < WOOD:
                have[ANY_SKILL] -= min(have[ANY_SKILL], sets * counts[place])
            elif token <= GOLD:
                have[ANY_RESOURCE] -= min(have[ANY_RESOURCE], sets * counts[place])


def _most(have: list[int], category: int) -> int:
    """The most items of one kind in a category."""
    if category == ANY_WORKER:
        return max(have[BLUE : GREEN + 1])
    if category == ANY_SKILL:
        return max(have[SAW : ANVIL + 1])
    return max(have[WOOD : IRON + 1])


def _with_gold(have: list[int], tokens: list[int], part: float) -> float:
    sets = 0
    while True:
        short = 0
        for token in tokens:
            short += max(0, sets + 1 - have[token])
        if short > have[GOLD]:
            return sets + part * max(0.0, 1.0 - (short - have[GOLD]) / len(tokens))
        sets += 1


# What the summer boats are worth to their owner, by face from 1a on; the first two at the end of each season left.
POWERS: Final = [2.0, 1.8, 2.5, 4.0, 2.0, 3.0, 1.5, 1.5, 1.5, 2.5]
