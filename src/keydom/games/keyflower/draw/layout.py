"""How auction and boats share the width of the sheet: in so many rows that the tiles stay legible."""

from __future__ import annotations

from typing import NamedTuple

from keydom.drawing.sheet import EDGE, GAP, WIDTH
from keydom.games.keyflower.draw.ground import SIDE
from keydom.games.keyflower.state import ON_SALE
from keydom.games.keyflower.view import Outlook

MOST = 9  # columns
LARGEST = 0.75  # tiles
ROOM = 232.0  # a tile with the bids at its sides, in its own units
CHIPS = 52.0  # the height of the bids above and below a tile
HEAD, FOOT = 34.0, 6.0
PADDING = 10.0


class Layout(NamedTuple):
    """Rows and columns, and the size of a cell and of the tile in it."""

    rows: int
    lots: int  # columns of the auction
    berths: int  # columns of boats
    wide: float
    size: float

    @property
    def high(self) -> float:
        return 2 * SIDE * self.size + CHIPS

    @property
    def height(self) -> float:
        return HEAD + self.rows * self.high + FOOT


def layout(view: Outlook) -> Layout:
    lots = max(1, len(view.table.lots))
    boats = max(1, sum(view.table.owner[boat] == ON_SALE for boat in view.table.boats))
    rows = 1
    while -(-lots // rows) + -(-boats // rows) > MOST:
        rows += 1
    columns = (-(-lots // rows), -(-boats // rows))
    wide = (WIDTH - 2 * EDGE - GAP - 4 * PADDING) / sum(columns)
    return Layout(rows, *columns, wide, min(LARGEST, wide / ROOM))
