"""The river that leaves the home of a village, which Sea Breese scores."""

from __future__ import annotations

from typing import Final

from keydom.core.hexes import ORIGIN, SIDES, STEPS, opposite
from keydom.games.keyflower.components import WATER
from keydom.games.keyflower.state import KeyflowerState

RIVER: Final = (0, 2, 4, 8, 16, 32)  # by tiles on the home's river, five or more alike


def river(state: KeyflowerState, village: dict[int, int]) -> int:
    """How many tiles lie one behind the other on the river that leaves the home."""
    spot, length = ORIGIN, 0
    tile = village[spot]
    side = next(side for side in range(SIDES) if state.edge(tile, side) == WATER)
    while True:
        spot += STEPS[side]
        tile = village.get(spot, -1)
        if tile < 0 or state.edge(tile, opposite(side)) != WATER:
            return length
        length += 1
        out = [way for way in range(SIDES) if way != opposite(side) and state.edge(tile, way) == WATER]
        if not out:
            return length
        side = out[0]
