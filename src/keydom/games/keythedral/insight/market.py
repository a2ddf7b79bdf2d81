"""The seats of the keythedral that can still be had: what is on sale, what a purse lacks for them, who else can pay."""

from __future__ import annotations

from typing import Final

from keydom.games.keythedral.components import ALL_CUBES, RESOURCES, Box
from keydom.games.keythedral.rules.spend import TRADE_PRICE
from keydom.games.keythedral.state import NOBODY, KeythedralState

# What a tile of each level costs, a craft cube counting for the cubes it is bought with.
COSTS: Final = [0.0, 2.0, 3.5, 5.0, 6.3, 7.5]


def for_sale(state: KeythedralState) -> list[int]:
    """The tiles on sale; as long as the stage has not been turned up, as many that may be."""
    found = state.on_sale()
    if found or not state.frames:
        return found
    return state.unseen(state.level)[: state.box.spaces[state.level]]


def gap(cubes: list[int], base: int, cost: list[int], price: list[int]) -> int:
    """How many cubes a purse lacks for a price, once all it can spare is changed at the trader and the craftsmen."""
    lacks = 0
    for cube in range(RESOURCES):
        over = cubes[base + cube] - cost[cube]
        lacks -= over if over >= 0 else TRADE_PRICE * over
    for cube in range(RESOURCES, ALL_CUBES):
        over = cubes[base + cube] - cost[cube]
        lacks -= over if over >= 0 else price[cube] * over
    return lacks


def steps_to(cubes: list[int], base: int, cost: list[int]) -> int:
    """How many cubes of a price a purse does not hold."""
    count = 0
    for cube in range(ALL_CUBES):
        if cost[cube] > cubes[base + cube]:
            count += cost[cube] - cubes[base + cube]
    return count


def nearest(purse: list[int], tiles: list[int], box: Box) -> int:
    """The tile that a purse is nearest to, the dearer one among equals."""
    best = NOBODY
    least = 1000
    for tile in tiles:
        lacks = gap(purse, 0, box.cost[tile], box.price)
        if lacks <= least:
            least = lacks
            best = tile
    return best


def rivalry(state: KeythedralState, seat: int, tiles: list[int], spending: bool) -> list[float]:
    """For each tile, how many others can pay for it now; before they can act, how many may."""
    rivals = [0.0] * len(state.owner)
    slack = 0 if spending else 4
    for other in range(state.seats):
        if other == seat or (spending and (state.took >> other) & 1):
            continue
        for tile in tiles:
            if gap(state.cubes, other * ALL_CUBES, state.box.cost[tile], state.box.price) <= slack:
                steps = steps_to(state.cubes, other * ALL_CUBES, state.box.cost[tile])
                rivals[tile] += 1.0 / (1.0 + 0.5 * steps)
    return rivals


class SeatsLeft:
    """The seats of the keythedral that nobody has yet: their points, and what they will cost."""

    def __init__(self, state: KeythedralState, tiles: list[int]) -> None:
        box = state.box
        self.points = 0.0
        self.cost = 0.0
        self.tiles = 0  # on sale now
        for tile in tiles:
            self.tiles += 1
            self.points += box.value[state.level]
            for cube in range(ALL_CUBES):
                self.cost += box.cost[tile][cube] * box.worth[cube]
        for level in range(state.level + 1, state.stages + 1):
            self.points += box.value[level] * box.spaces[level]
            self.cost += COSTS[level] * box.spaces[level]
        self.rate = (self.points + 1.0) / (self.cost + 1.5)
