"""Which way a hexagon lies from the middle, for whoever says it in words instead of numbers.

>>> ways_to(2, -3)
[(3, 1), (4, 2)]
"""

from __future__ import annotations

from itertools import combinations

from keydom.core.hexes import SIDES, STEPS, cell, unpack

MIDDLE = cell(0, 0)
WAYS = [unpack(MIDDLE + step) for step in STEPS]  # by side: from the bottom clockwise


def ways_to(q: int, r: int) -> list[tuple[int, int]]:
    """The sides that lead there, with the steps over each: none, one, or two that lie beside each other."""
    for one, other in combinations(range(SIDES), 2):
        if other - one not in (1, SIDES - 1):
            continue
        (a, b), (c, d) = WAYS[one], WAYS[other]
        turned = a * d - b * c
        first, second = (q * d - r * c) // turned, (a * r - b * q) // turned
        if first >= 0 and second >= 0:
            return [(side, count) for side, count in ((one, first), (other, second)) if count]
    raise AssertionError("six sides lead everywhere")
