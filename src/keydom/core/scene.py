"""A table composed for a window: which pictures it shows, and where they lie.

All sizes are pixels of the window. A game decides what its zones are and where they lie; `keydom.drawing.compose` has
what their layouts share.
"""

from __future__ import annotations

from typing import NamedTuple


class WindowSize(NamedTuple):
    """The inner size of a browser window, or of a sheet of paper."""

    width: int
    height: int


class Area(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def inset(self, horizontal: float, vertical: float | None = None) -> Area:
        """The rectangle inside this one with such margins."""
        down = horizontal if vertical is None else vertical
        return Area(self.x + horizontal, self.y + down, self.width - 2 * horizontal, self.height - 2 * down)


class Zone(NamedTuple):
    """A part of the table: the auction, a village. Its area is where it lies in its pane."""

    name: str
    area: Area


class Pane(NamedTuple):
    """What is seen at once: the whole board at a desk; on a phone what one tab shows.

    The picture is the inside of an SVG document with its origin at the upper left corner of the area.
    """

    name: str
    title: str  # on its tab, in the reader's language
    area: Area  # in the window
    picture: str
    zones: tuple[Zone, ...]


class LandscapePlace(NamedTuple):
    """A game's place in the landscape that all games share, as `keydom.drawing.landscape` wants it.

    The picture is a fragment of SVG with its own style and definitions, on ground that is not its own.
    """

    picture: str
    heart: Area  # what a small window shows of it


class Sum(NamedTuple):
    """Where the page adds up the points of a seat, when the game is over."""

    seat: int
    area: Area


class Scene(NamedTuple):
    """A table in a window. What is no pane of its own is laid over the panes by the page: story, card and question."""

    window: WindowSize
    kind: str  # "desk", "upright" or "lying"
    light: str  # what the table looks like: the name of a season, or empty
    header: Pane  # how far the game has come and what is left in the supply
    panes: tuple[Pane, ...]  # one, or one a tab
    hand: Pane | None  # the reader's own pieces; none for a spectator
    story: Area  # where the page tells what happened, and where the card lies; empty where tabs leave no room
    sums: tuple[Sum, ...] = ()  # of a game that is over
    headline: Area = Area(0, 0, 0, 0)  # where the page then says who has won
