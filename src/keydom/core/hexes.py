"""Hexagons with a flat edge at the bottom, as axial coordinates in one whole number, and their six directions.

Sides are numbered from the bottom clockwise, as the edges of a tile are written. A cell is packed as
(q + 32) * 64 + (r + 32); 0 is never the cell of a tile, so that it can say "nowhere".

>>> unpack(cell(2, -1) + STEPS[LOWER_LEFT])
(1, 0)
>>> all(STEPS[side] == -STEPS[opposite(side)] for side in range(SIDES))
True
"""

from __future__ import annotations

from typing import Final

from keydom.core.action import Arg
from keydom.core.errors import InvalidAction

HALF: Final = 32
WIDTH: Final = 64
SIDES: Final = 6
ORIGIN: Final = 2080  # cell(0, 0)
NEAR: Final = 12  # how far out a table without an edge is indexed

BOTTOM: Final = 0
LOWER_LEFT: Final = 1
UPPER_LEFT: Final = 2
TOP: Final = 3
UPPER_RIGHT: Final = 4
LOWER_RIGHT: Final = 5

STEPS: Final = [1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1, WIDTH]  # from a cell to its neighbour, by side


def cell(q: int, r: int) -> int:
    return (q + HALF) * WIDTH + (r + HALF)


def unpack(packed: int) -> tuple[int, int]:
    return packed // WIDTH - HALF, packed % WIDTH - HALF


def opposite(side: int) -> int:
    return side + 3 if side < 3 else side - 3


def disc(radius: int) -> list[int]:
    """All cells that are no further than this from the middle, in the order of their numbers."""
    across = range(-radius, radius + 1)
    return [cell(q, r) for q in across for r in across if abs(q + r) <= radius]


class HexArg(Arg):
    """A cell, written `q,r`; those near enough to the middle have a place in the index of actions."""

    def __init__(self, kind: str, radius: int = NEAR) -> None:
        super().__init__(kind, within=disc(radius))

    def write(self, number: int) -> str:
        q, r = unpack(number)
        return f"{q},{r}"

    def read(self, text: str) -> int:
        words = text.split(",")
        if len(words) != 2 or not all(_whole(word) for word in words):
            raise InvalidAction(f"{text!r} is no {self.kind}: expected two numbers such as 1,-2")
        q, r = int(words[0]), int(words[1])
        if not (-HALF < q < HALF and -HALF < r < HALF):
            raise InvalidAction(f"{text!r} is no {self.kind}: it lies off the table")
        return cell(q, r)


def _whole(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 2
