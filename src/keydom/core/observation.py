"""An observation: what a view says as a row of whole numbers from 0 to 255, each with a name.

Seats are counted from the viewer's own, clockwise: `seat+0` is the viewer. A spectator looks on from seat 0. The
entries of a field follow from its form (core/forms.py); a game fills in what it says of its frames, and of fields that
learners are told otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from keydom.core.event import kebab
from keydom.core.forms import PLAIN, Form, Forms
from keydom.core.list_forms import joined_names
from keydom.core.state import Frame, View


class FieldEntries:
    """The entries of a field: where they begin, how many there are, and the form that fills them."""

    def __init__(self, field: str, form: Form, first: int, count: int, of_view: bool) -> None:
        self.field = field
        self.form = form
        self.first = first
        self.count = count
        self.of_view = of_view  # and not of the open table that the view has


class Legend:
    """The names of the entries, taken up section by section."""

    def __init__(self, forms: Forms | None = None, seats: list[str] | None = None) -> None:
        self.forms = forms or Forms()
        self.seats = seats or []
        self.names: list[str] = []
        self.by_form: list[FieldEntries] = []

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
            names = joined_names(names, part)
        self.names += names
        return first

    def field(self, name: str, field: str = "", form: Form | None = None) -> None:
        """A section of what a field says, by its form or by another; the field has the same name unless said."""
        field = field or name
        of_view = field in self.forms.view
        if form is None:
            form = (self.forms.view if of_view else self.forms.fields).get(field, PLAIN)
        first = len(self.names)
        self.names += joined_names([name], form.entry_names(self.seats))
        self.by_form.append(FieldEntries(field, form, first, len(self.names) - first, of_view))

    def fields(self, *fields: str | tuple[str, str]) -> None:
        """A section for each of these fields, by its own name or by another: `(name, field)`."""
        for field in fields:
            if isinstance(field, str):
                self.field(field)
            else:
                self.field(field[0], field[1])


@mypyc_attr(allow_interpreted_subclasses=True)
class Sections:
    """Where each section of a row begins, for so many seats, and which follow from a field."""

    def __init__(self, seats: int, forms: Forms) -> None:
        self.seats = seats
        legend = Legend(forms, seat_names(seats))
        self.enter(legend, legend.seats)
        self.names = tuple(legend.names)
        self.by_form = legend.by_form

    def enter(self, legend: Legend, seats: list[str]) -> None:
        """Take up every section; keep where those begin that the game fills by itself."""
        raise NotImplementedError


L = TypeVar("L", bound=Sections)
V = TypeVar("V", bound=View)


class Observer(Generic[L, V]):
    """Makes the row of a view: its sections, worked out once for a number of seats, and what fills them."""

    def __init__(
        self,
        layout: Callable[[int, Forms], L],
        forms: Forms,
        fill: Callable[[bytearray, L, V, list[int]], None],
    ) -> None:
        self.layout = layout
        self.forms = forms
        self.fill = fill  # is handed the row, its sections, the view, and every seat's distance from the viewer's
        self.layouts: dict[int, L] = {}

    def sections(self, seats: int) -> L:
        if seats not in self.layouts:
            self.layouts[seats] = self.layout(seats, self.forms)
        return self.layouts[seats]

    def names(self, seats: int) -> tuple[str, ...]:
        return self.sections(seats).names

    def row(self, view: V) -> bytearray:
        """The row of a view, which has an open table."""
        any_view: Any = view
        table = any_view.table
        seats: int = table.seats
        at = self.sections(seats)
        row = bytearray(len(at.names))
        place = seat_distances(view.seat, seats)
        for part in at.by_form:
            value = getattr(view if part.of_view else table, part.field)
            part.form.put(row, part.first, part.count, value, place)
        self.fill(row, at, view, place)
        return row


def seat_distances(own: int | None, seats: int) -> list[int]:
    """For every seat, how many places clockwise from one's own it is."""
    first = own or 0
    return [(seat - first) % seats for seat in range(seats)]


def seat_names(seats: int) -> list[str]:
    """What the seats are called in the names: by their distance."""
    return [f"seat+{distance}" for distance in range(seats)]


def frame_names(frames: Iterable[type[Frame[Any, Any]]]) -> list[str]:
    """What decisions are called in the names: as in messages."""
    return [kebab(frame.__name__) for frame in frames]


def frame_places(frames: Iterable[type[Frame[Any, Any]]]) -> dict[object, int]:
    """The place of each kind of decision among those there are."""
    return {frame: place for place, frame in enumerate(frames)}
