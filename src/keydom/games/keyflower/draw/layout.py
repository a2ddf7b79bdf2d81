"""Where the zones of the table lie in a window, by the number of players and the phase; in pixels of the board.

At a desk the others lie to the left, each with a plate and a miniature, in the middle the auction above the
reader's own village, the river to the right. With five or six players there is a column of others on either side of
the middle or, in a small window, one of strips. While tiles are laid there is no auction: the village has its place.
"""

from __future__ import annotations

from typing import NamedTuple

from keydom.core.scene import Area, WindowSize
from keydom.drawing.compose import in_rows
from keydom.games.keyflower.draw.auction import TILE, gaps, grid

NARROWEST = 97.0 + 3.0  # pixels: an auction of two players lies in one row if its tiles are no smaller
CROWD = 4  # others: from so many on they lie on both sides, or as strips
SMALL = WindowSize(1400, 700)  # a window smaller than this has no room for a second column of others
GAP = 8.0


class TableLayout(NamedTuple):
    """The zones of a desk; those that are not there are None."""

    middle: Area  # between the others and the river
    auction: Area | None
    own: Area
    story: Area
    laying: Area | None
    river: Area
    others: tuple[Area, ...]
    market: Area | None
    strips: bool  # whether the others lie as strips


def desk(board: Area, window: WindowSize, seats: int, lots: int, *, merchants: bool, growing: bool) -> TableLayout:
    """The zones on a board, for so many seats and tiles on sale; while villages grow there is no auction."""
    wide, high = board.width, board.height
    crowd = seats - 1 >= CROWD
    strips = crowd and (window.width < SMALL.width or window.height < SMALL.height)
    if not crowd:
        left = wide * 0.26 if seats == 2 and wide >= SMALL.width else max(200.0, wide * 0.2)
        right, river, bay = 0.0, max(124.0, wide * 0.12), max(210.0, wide * 0.19)
    elif strips:
        left, right, river, bay = max(226.0, wide * 0.184), 0.0, max(96.0, wide * 0.088), max(214.0, wide * 0.176)
    else:
        left, right, river, bay = wide * 0.164, wide * 0.157, wide * 0.096, max(216.0, wide * 0.15)
    middle = Area(left, 0, wide - left - right - river, high)
    upper = (
        0.0
        if growing
        else _auction(middle, seats, lots, 0.46 if not crowd else 0.58 if strips and high < 640 else 0.56)
    )
    auction = None if growing else Area(middle.x + 6, 4, middle.width - 12, upper - 6)
    lower = Area(middle.x, upper, middle.width, high - upper)
    column = Area(lower.x + 10, lower.y + 6, bay - 12, lower.height - 12)
    own = Area(lower.x + bay + 4, lower.y + 8, lower.width - bay - 12, lower.height - 16)
    others = (
        in_rows(Area(GAP, 6, left - 2 * GAP, high - 12), *[1.0] * (seats - 1), gap=GAP) if not crowd or strips else []
    )
    market = None
    if crowd and not strips:
        first = 3
        more = seats - 1 - first
        slots = more + (1 if merchants else 0)
        side = Area(wide - river - right + GAP / 2, 6, right - GAP, high - 12)
        others = in_rows(Area(GAP, 6, left - 2 * GAP, high - 12), *[1.0] * first, gap=GAP)
        beside = in_rows(side, *[1.0] * slots, gap=GAP)
        others += beside[:more]
        market = beside[more] if merchants else None
    elif merchants and strips:
        tall = min(column.height * 0.62, 222.0)
        market = Area(column.x, column.y, column.width, tall)
        column = Area(column.x, column.y + tall + 4, column.width, column.height - tall - 4)
    elif merchants:
        width = max(128.0, min(170.0, wide * 0.105))
        bottom = min(own.height, width * 2.9)
        market = Area(own.right - width + 2, own.bottom - bottom, width, bottom)
        own = own._replace(width=own.width - width - 6)
    laying = None
    if growing:
        tall = column.height * (0.6 if column.height > 640 else 0.7)  # at its foot, near what is asked
        laying = Area(column.x, column.bottom - tall, column.width, tall)
        column = column._replace(height=column.height - tall - 6)
    water = Area(wide - river, 0, river, high)
    return TableLayout(middle, auction, own, column, laying, water, tuple(others), market, strips)


def _auction(middle: Area, seats: int, lots: int, share: float) -> float:
    """How high the auction is: as much as its tiles need, and no more than its share."""
    area = Area(middle.x + 6, 4, middle.width - 12, middle.height * share - 6)
    one = grid(lots, seats, area, lots)
    shape = one if seats == 2 and one.scale * TILE.width >= NARROWEST else grid(lots, seats, area)
    need = shape.rows * (shape.scale * TILE.height + 1.5 * gaps(seats, area).height) + 22
    return min(middle.height * share, need)
