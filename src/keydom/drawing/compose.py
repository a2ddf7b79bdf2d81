"""Layouts of a table in a window: the frame that pages share, and the arithmetic of dividing what is inside.

A layout depends on the window, the number of players and the phase of the game, never on what can be pressed: nothing
moves while a turn is taken.

>>> frame = WindowFrame(WindowSize(1440, 900), own=True)
>>> frame.kind, frame.board
('desk', Area(x=0, y=40, width=1440, height=776))
>>> best_grid(9, Area(0, 0, 900, 400), Size(200, 173), gap=Size(20, 34), largest=0.73)
Grid(columns=5, rows=2, scale=0.73)
"""

from __future__ import annotations

from typing import NamedTuple

from keydom.core.scene import Area, WindowSize

DESK, UPRIGHT, LYING = "desk", "upright", "lying"
NARROW = 700  # pixels: a window less wide than this is a phone held upright
LOW = 500  # pixels: a window less high than this is a phone lying
SMALL_DESK = 768  # pixels: up to this height header and rail are lower
TABS = 46.0
STEADY = 1.08  # times: lettering is no more larger at one time of a season than at another
LEAST = WindowSize(320, 320)  # the window that a layout still is made for; a smaller one scrolls
MOST = WindowSize(4096, 2160)
SHEET_WINDOW = WindowSize(1400, 1000)  # the window that a sheet of paper shows


class Size(NamedTuple):
    width: float
    height: float


class WindowFrame:
    """What surrounds the board in a window: header, rail with the reader's own pieces and the question, tabs."""

    def __init__(self, window: WindowSize, own: bool) -> None:
        self.window = WindowSize(
            min(max(window.width, LEAST.width), MOST.width), min(max(window.height, LEAST.height), MOST.height)
        )
        self.own = own  # whether the reader has pieces of his own
        wide, high = self.window
        if wide < NARROW:
            self.kind = UPRIGHT
            rail = 108.0 if own else 56.0
            self.header = Area(0, 0, wide, 40)
            self.rail = Area(0, high - rail, wide, rail)
            self.tabs = Area(0, self.rail.y - TABS, wide, TABS)
            self.hand = Area(10, self.rail.y + 4, wide - 20, 48)
            self.ask = Area(10, high - 54, wide - 20, 50)
            self.board = Area(0, 40, wide, self.tabs.y - 40)
        elif high < LOW:
            self.kind = LYING
            left, right = (84.0 if own else 0.0), 140.0
            self.rail = Area(0, 0, left, high)
            self.header = Area(wide - right, 0, right, 40)
            self.ask = Area(wide - right, 40, right, high - 40)
            self.tabs = Area(left, high - TABS, wide - left - right, TABS)
            self.hand = Area(6, 40, left - 12, high - 46)
            self.board = Area(left, 0, wide - left - right, self.tabs.y)
        else:
            self.kind = DESK
            low = high <= SMALL_DESK
            header, rail = (36, 70) if low else (40, 84)
            self.header = Area(0, 0, wide, header)
            self.rail = Area(0, high - rail, wide, rail)
            self.tabs = Area(0, high - rail, wide, 0)
            me, ask = (150, 300) if wide < 1200 else (190, 400)
            self.hand = Area(me, self.rail.y + 4, wide - me - ask, rail - 8)
            self.ask = Area(wide - ask, self.rail.y, ask, rail)
            self.board = Area(0, header, wide, high - header - rail)


class Grid(NamedTuple):
    """So many columns and rows, and the scale of what stands in them."""

    columns: int
    rows: int
    scale: float


def best_grid(count: int, area: Area, thing: Size, gap: Size, largest: float, columns: int = 0) -> Grid:
    """The grid that lets so many equal things be largest; with so many columns where that is said.

    Where there is no room for the gaps there are none.
    """
    best = Grid(1, max(1, count), 0.0)
    for across in [columns] if columns else range(1, max(1, count) + 1):
        down = -(-max(1, count) // across)
        scale = min(
            largest,
            (area.width / across - gap.width) / thing.width,
            (area.height / down - gap.height) / thing.height,
        )
        if scale > best.scale + 1e-6:
            best = Grid(across, down, scale)
    none = Size(0.0, 0.0)
    return best if best.scale or gap == none else best_grid(count, area, thing, none, largest, columns)


def in_columns(area: Area, *shares: float, gap: float = 0.0) -> list[Area]:
    """The rectangle parted into columns of these widths, in shares of what the gaps leave."""
    room, whole, x, parts = area.width - gap * (len(shares) - 1), sum(shares), area.x, []
    for share in shares:
        width = room * share / whole
        parts.append(Area(x, area.y, width, area.height))
        x += width + gap
    return parts


def in_rows(area: Area, *shares: float, gap: float = 0.0) -> list[Area]:
    """The rectangle parted into rows of these heights, in shares of what the gaps leave."""
    turned = in_columns(Area(area.y, area.x, area.height, area.width), *shares, gap=gap)
    return [Area(part.y, part.x, part.height, part.width) for part in turned]
