"""An observation: what a view says as a row of whole numbers from 0 to 255, each with a name.

Seats are counted from the viewer's own, clockwise: `seat+0` is the viewer. A spectator looks on from seat 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from keydom.core.state import Frame, State, View

MOST: Final = 255


class Legend:
    """The names of the entries, taken up section by section."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, *parts: Iterable[str]) -> int:
        """A section with an entry for every combination of these parts of a name; says where it begins.

        >>> legend = Legend()
        >>> legend.add(["start"], ["+0", "+1"]), legend.add(["season"])
        (0, 2)
        >>> legend.names
        ['start.+0', 'start.+1', 'season']
        """
        first = len(self.names)
        names = [""]
        for part in parts:
            names = [f"{name}.{word}" if name else word for name in names for word in part]
        self.names.extend(names)
        return first


@mypyc_attr(allow_interpreted_subclasses=True)
class Sections:
    """Where each section of a row begins, for so many seats."""

    __slots__ = ("names", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        legend = Legend()
        self.enter(legend, around(seats))
        self.names = tuple(legend.names)

    def enter(self, legend: Legend, seats: list[str]) -> None:
        """Take up every section, and keep where it begins."""
        raise NotImplementedError


L = TypeVar("L", bound=Sections)
V = TypeVar("V", bound=View)


class Observer(Generic[L, V]):
    """Makes the row of a view: its sections, worked out once for a number of seats, and what fills them."""

    __slots__ = ("fill", "layout", "layouts")

    def __init__(self, layout: Callable[[int], L], fill: Callable[[bytearray, L, V, list[int]], None]) -> None:
        self.layout = layout
        self.fill = fill  # is handed the row, its sections, the view, and every seat's distance from the viewer's
        self.layouts: dict[int, L] = {}

    def sections(self, seats: int) -> L:
        if seats not in self.layouts:
            self.layouts[seats] = self.layout(seats)
        return self.layouts[seats]

    def names(self, seats: int) -> tuple[str, ...]:
        return self.sections(seats).names

    def row(self, view: V, seats: int) -> bytearray:
        """The row of a view."""
        at = self.sections(seats)
        row = bytearray(len(at.names))
        self.fill(row, at, view, seats_from(view.seat, seats))
        return row


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch(Generic[S]):
    """What one seat observes of a game as it goes on, in a row that stays: a look writes it over where it changed.

    It knows what it has written, so it is made anew for every game.
    """

    __slots__ = ("row",)

    def __init__(self, row: bytearray) -> None:
        self.row = row

    def look(self, state: S) -> None:
        """Bring the row up to this position: it is then what `Game.observe` would make of the seat's view."""
        raise NotImplementedError


def seats_from(own: int | None, seats: int) -> list[int]:
    """For every seat, how many places clockwise from one's own it is."""
    first = own or 0
    return [(seat - first) % seats for seat in range(seats)]


def around(seats: int) -> list[str]:
    """What the seats are called in the names: by their distance."""
    return [f"seat+{distance}" for distance in range(seats)]


def frame_names(frames: Iterable[type[Frame[Any]]]) -> list[str]:
    """What decisions are called in the names: as in messages."""
    return [re.sub("(?<=[a-z])(?=[A-Z])", "-", frame.__name__).lower() for frame in frames]


def kinds(frames: Iterable[type[Frame[Any]]]) -> dict[object, int]:
    """The place of each kind of decision among those there are."""
    return {frame: place for place, frame in enumerate(frames)}


def put_bits(row: bytearray, first: int, mask: int) -> None:
    """Set the entries from `first` on that have a bit in the mask."""
    while mask:
        lowest = mask & -mask
        row[first + lowest.bit_length() - 1] = 1
        mask ^= lowest


def put_counts(row: bytearray, first: int, counts: list[int]) -> None:
    """Write counts from `first` on; what is too large for an entry is as large as it can be."""
    for place in range(len(counts)):
        count = counts[place]
        if count:
            row[first + place] = count if count < MOST else MOST


# The same where a row has been written before.


def clear(row: bytearray, first: int, last: int) -> None:
    """Leave nothing in the entries from `first` to before `last`."""
    row[first:last] = bytearray(last - first)  # of its own kind, or it would be copied once more


def move_mark(row: bytearray, first: int, before: int, after: int) -> None:
    """Set one entry from `first` on instead of another; a place below 0 is none."""
    if before >= 0:
        row[first + before] = 0
    if after >= 0:
        row[first + after] = 1


def move_bits(row: bytearray, first: int, before: int, after: int) -> None:
    """Set the entries that have a bit in one mask where those of another were set."""
    changed = before ^ after
    while changed:
        lowest = changed & -changed
        row[first + lowest.bit_length() - 1] = 1 if after & lowest else 0
        changed ^= lowest


def move_counts(row: bytearray, first: int, before: list[int], after: list[int]) -> list[int]:
    """Write those of as many counts that are other than before; they are handed back, to be kept."""
    for place, count in enumerate(after):
        if count != before[place]:
            row[first + place] = count if count < MOST else MOST
    return after[:]


def move_shares(
    row: bytearray, first: int, step: int, before: list[int], after: list[int], place: list[int]
) -> list[int]:
    """The same for a list of all seats' counts, seat by seat; in the row they lie `step` entries from one another."""
    width = len(after) // len(place)
    for entry, count in enumerate(after):
        if count != before[entry]:
            row[first + place[entry // width] * step + entry % width] = count if count < MOST else MOST
    return after[:]
