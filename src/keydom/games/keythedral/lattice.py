"""The board's lattice of octagons and squares: one pair of coordinates for both, packed into a whole number.

Fields (octagons) lie at even coordinates, cottages (squares) at odd ones between four fields; x grows to the east, y to
the south. A cell is packed as (x + 64) * 128 + (y + 64), an edge as the square's cell * 4 + the side.

>>> unpack(cell(3, -1))
(3, -1)
>>> [unpack(cell(1, 1) + step) for step in CORNERS]
[(0, 0), (2, 0), (0, 2), (2, 2)]
"""

from __future__ import annotations

from typing import Final

from keydom.core.action import Arg
from keydom.core.errors import InvalidAction

HALF: Final = 64
NEAR: Final = 18  # how far out from the keythedral a table without an edge is indexed
WIDTH: Final = 128

# Of any length, as far as types go: the compiler packs a tuple of a known length anew wherever one is picked from it.
CORNERS: Final[tuple[int, ...]] = (-WIDTH - 1, WIDTH - 1, -WIDTH + 1, WIDTH + 1)  # square to field and back; by side
BESIDE: Final[tuple[int, ...]] = (-2 * WIDTH, -2, 2, 2 * WIDTH)  # from a field to the next field


def cell(x: int, y: int) -> int:
    return (x + HALF) * WIDTH + (y + HALF)


def unpack(packed: int) -> tuple[int, int]:
    return packed // WIDTH - HALF, packed % WIDTH - HALF


def edge(square: int, side: int) -> int:
    return square * 4 + side


def fields() -> list[int]:
    """The cells of all fields near enough to the keythedral at 1,1 to have a place in the index of actions."""
    across = range(2 - NEAR, NEAR + 1, 2)
    return [cell(x, y) for x in across for y in across]


def squares() -> list[int]:
    """The cells around those fields."""
    across = range(1 - NEAR, NEAR + 2, 2)
    return [cell(x, y) for x in across for y in across]


class CellArg(Arg):
    """A cell, written `x,y`."""

    __slots__ = ()

    def write(self, number: int) -> str:
        x, y = unpack(number)
        return f"{x},{y}"

    def read(self, text: str) -> int:
        words = text.split(",")
        if len(words) != 2 or not all(_whole(word) for word in words):
            raise InvalidAction(f"{text!r} is no {self.kind}: expected two numbers such as 2,-4")
        x, y = int(words[0]), int(words[1])
        if not (-HALF < x < HALF and -HALF < y < HALF):
            raise InvalidAction(f"{text!r} is no {self.kind}: it lies off the table")
        return cell(x, y)


class EdgeArg(Arg):
    """The side of a square towards a field, written `square>field`."""

    __slots__ = ("cells",)

    def __init__(self, kind: str) -> None:
        super().__init__(kind, within=[edge(square, side) for square in squares() for side in range(len(CORNERS))])
        self.cells = CellArg("cell")

    def write(self, number: int) -> str:
        square = number // 4
        return f"{self.cells.write(square)}>{self.cells.write(square + CORNERS[number % 4])}"

    def read(self, text: str) -> int:
        words = text.split(">")
        if len(words) == 2:
            square, field = self.cells.read(words[0]), self.cells.read(words[1])
            if field - square in CORNERS:
                return edge(square, CORNERS.index(field - square))
        raise InvalidAction(f"{text!r} is no {self.kind}: expected a square and a field beside it, such as 1,1>2,0")


def _whole(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 2
