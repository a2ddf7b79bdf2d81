"""Which seats of the keythedral a player would buy, and what would be left of his cubes."""

from __future__ import annotations

from typing import Final

from keydom.games.keythedral.components import ALL_CUBES, RESOURCES, Box
from keydom.games.keythedral.insight.holdings import Holdings, buy
from keydom.games.keythedral.insight.market import gap, nearest
from keydom.games.keythedral.rules.spend import TRADE_PRICE

CONTESTED: Final = 0.5  # how much another who can pay for it lowers the chance to get a tile
DELAY: Final = 0.94  # the chance that a tile is still there after a turn spent at the trader or a craftsman
HOARDED: Final = 0.8  # what a craft cube that no tile on sale asks for is still worth of the cubes paid for it
AMPLE: Final = 12.0  # resources that a seat can well use
IDLE: Final = 0.7  # what each further one is worth: it waits long, and whoever lacks it cannot buy it meanwhile


class Purchases:
    """The tiles that a seat buys one after the other, those first that need the least change."""

    def __init__(self, holdings: Holdings, box: Box, rivals: list[float], rate: float) -> None:
        self.cubes = holdings.cubes[:]
        self.ready = 0.0  # points of tiles that can be paid as they are, each by the chance to get it
        self.changed = 0.0  # points of tiles that need the trader or the craftsmen before
        self.points = 0.0
        self.worth = 0.0
        self.unspent = 0.0  # cubes that are not spent where a tile is snapped up by others
        self.lacks = 0.0  # cubes that the next tile is away
        tiles = holdings.tiles[:]
        loose = holdings.loose
        while tiles:
            best = nearest(self.cubes, tiles, box)
            lacks = gap(self.cubes, 0, box.cost[best], box.price)
            if lacks > loose:
                self.lacks = lacks - loose
                break
            loose = self.take(box, best, loose, rivals[best], rate)
            tiles.remove(best)
        self.left = loose + self.unspent
        for cube in range(RESOURCES):
            self.left += self.cubes[cube]
        if self.left > AMPLE:
            self.left = AMPLE + IDLE * (self.left - AMPLE)
        for cube in range(RESOURCES, ALL_CUBES):
            self.left += self.cubes[cube] * box.worth[cube] * HOARDED

    def take(self, box: Box, tile: int, loose: float, rivals: float, rate: float) -> float:
        """Buy a tile, unless the cubes are better kept; says what is left of loose cubes."""
        cost = box.cost[tile]
        steps = 0
        worth = 0
        spent = 0
        for cube in range(ALL_CUBES):
            worth += cost[cube] * box.worth[cube]
            over = cost[cube] - self.cubes[cube]
            if over > 0:
                steps += over
                if cube < RESOURCES:
                    spent += over * (TRADE_PRICE - 1)
        spent += worth
        value = box.value[box.level[tile]]
        delay = DELAY**steps
        if value * delay < rate * spent:
            return loose
        chance = delay / (1.0 + CONTESTED * rivals * (1.0 + steps))
        self.points += value * chance
        self.worth += worth * chance
        self.unspent += spent * (1.0 - chance)
        if steps:
            self.changed += value * chance
        else:
            self.ready += value * chance
        return buy(self.cubes, cost, box.price, loose)
