"""Forms of whole lists: plain values, pairs of a name and a value, and rows on lines of their own.

>>> from keydom.core.forms import COUNT, CountsForm
>>> ListForm(COUNT).write([3, 0, 2], 2), SeatRowsForm(COUNT).write([3, 0, 2, 2], 2)
('3 0 2', '3 0 / 2 2')
>>> print("hidden" + FlatRowsForm(CountsForm(("white", "gold")), 2).write([3, 0, 0, 1], 2))
hidden
  0 white:3
  1 gold:1
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from keydom.core.action import Arg
from keydom.core.errors import BadPosition, KeydomError
from keydom.core.forms import NOTHING, BitsForm, Form, made_like, reason, words, wrong

INDENT: Final = "\n  "  # a row is a line of its own


class ListForm(Form):
    """Any number of values, one after the other; their number is that of `like` where it is fixed."""

    def __init__(self, form: Form, kind: type = list) -> None:
        self.form = form
        self.kind = kind
        self.fixed = False

    def write(self, value: Any, seats: int) -> str:
        return " ".join([self.form.write(part, seats) for part in value]) or NOTHING

    def read(self, text: str, like: Any, seats: int) -> Any:
        found = [self.form.read(word, None, seats) for word in words(text)]
        if self.fixed and len(found) != len(like):
            raise BadPosition(f"there are {len(found)} values where {len(like)} belong")
        return self.kind(found)

    def entry_names(self, seats: list[str]) -> list[str]:
        return self.form.entry_names(seats)

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        """All of them into the same entries: a mark at each thing that is there."""
        for part in value:
            self.form.put(row, first, count, part, place)


class FixedListForm(ListForm):
    """As many values as there are when a game begins: one a seat, as observations have it."""

    def __init__(self, form: Form) -> None:
        super().__init__(form)
        self.fixed = True

    def entry_names(self, seats: list[str]) -> list[str]:
        return joined_names(seats, self.form.entry_names(seats))

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        width = count // len(place)
        for seat, there in enumerate(place):
            self.form.put(row, first + there * width, width, value[seat], place)


class SeatBitsForm(BitsForm):
    """A set of seats as a whole number with a bit for each."""

    def __init__(self, most: int) -> None:
        super().__init__([str(seat) for seat in range(most)])

    def entry_names(self, seats: list[str]) -> list[str]:
        return seats

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        number: int = value
        for seat, there in enumerate(place):
            row[first + there] = number >> seat & 1


class SeatRowsForm(Form):
    """Any number of times one value for each seat, with a `/` between them."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def write(self, value: Any, seats: int) -> str:
        ranks = [value[first : first + seats] for first in range(0, len(value), seats)]
        return " / ".join([" ".join([self.form.write(part, seats) for part in rank]) for rank in ranks]) or NOTHING

    def read(self, text: str, like: Any, seats: int) -> Any:
        found: list[Any] = []
        for rank in text.split("/") if text != NOTHING else ():
            row = [self.form.read(word, None, seats) for word in words(rank.strip())]
            if len(row) != seats:
                raise wrong(rank.strip(), f"a value for each of the {seats} seats")
            found += row
        return found


class ByNameForm(Form):
    """A list with a place for each thing, as pairs of name and value. The usual value is left out."""

    def __init__(self, name: Arg, form: Form, usual: int) -> None:
        self.name = name
        self.form = form
        self.usual = usual

    def write(self, value: Any, seats: int) -> str:
        said = [(place, part) for place, part in enumerate(value) if part != self.usual]
        return " ".join([f"{self.name.write(place)}:{self.form.write(part, seats)}" for place, part in said]) or NOTHING

    def read(self, text: str, like: Any, seats: int) -> Any:
        found = [self.usual] * len(like)
        for word in words(text):
            name, _, value = word.partition(":")
            place = self.name.read(name)
            if not 0 <= place < len(found):
                raise BadPosition(f"there is no {name!r} at this table")
            if found[place] != self.usual:
                raise BadPosition(f"{name!r} is there twice")
            found[place] = self.form.read(value, None, seats)
        return found

    def entry_names(self, seats: list[str]) -> list[str]:
        return joined_names([self.name.write(number) for number in self.name.within], self.form.entry_names(seats))

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        numbers: list[int] = value
        width = count // self.name.count
        for thing, number in enumerate(numbers):
            if number != self.usual:
                self.form.put(row, first + thing * width, width, number, place)


class MappingForm(Form):
    """A mapping, as pairs in its own order."""

    def __init__(self, key: Form, form: Form) -> None:
        self.key = key
        self.form = form

    def write(self, value: Any, seats: int) -> str:
        return (
            " ".join([f"{self.key.write(key, seats)}:{self.form.write(part, seats)}" for key, part in value.items()])
            or NOTHING
        )

    def read(self, text: str, like: Any, seats: int) -> Any:
        found: dict[Any, Any] = {}
        for word in words(text):
            key, _, value = word.partition(":")
            number = self.key.read(key, None, seats)
            if number in found:
                raise BadPosition(f"{key!r} is there twice")
            found[number] = self.form.read(value, None, seats)
        return found


class RowsForm(Form):
    """A list with a row for each seat or thing, under its name. A row is a list or a single value."""

    def __init__(self, form: Form, name: Arg | None = None, empty: str = "") -> None:
        self.form = form
        self.by_seat = name is None
        self.name = name or Arg("seat")
        self.empty = empty  # rows that read like this are not said

    def rows(self, value: Any) -> list[Any]:
        return list(value)

    def joined(self, rows: list[Any], like: Any) -> Any:
        return rows

    def write(self, value: Any, seats: int) -> str:
        said = [(self.name.write(place), self.form.write(row, seats)) for place, row in enumerate(self.rows(value))]
        return "".join([f"{INDENT}{name} {text}" for name, text in said if text != self.empty]) or NOTHING

    def read(self, text: str, like: Any, seats: int) -> Any:
        model = self.rows(like)
        found: dict[int, Any] = {}
        for number, line in enumerate(text.split("\n") if text not in ("", NOTHING) else ()):
            name, _, rest = line.strip().partition(" ")
            if not name:  # what stands behind the field's own name
                continue
            try:
                place = self.name.read(name)
                if place in found:
                    raise BadPosition(f"{name!r} is there twice")
                if not 0 <= place < len(model):
                    raise BadPosition(f"there is no {name!r} at this table")
                found[place] = self.form.read(rest.strip(), model[place], seats)
            except KeydomError as error:
                raise BadPosition(reason(error), number) from None
        for place in range(len(model)):
            if place not in found:
                if not self.empty:
                    raise BadPosition(f"the row of {self.name.write(place)!r} is missing")
                found[place] = self.form.read(self.empty, model[place], seats)
        return self.joined([found[place] for place in range(len(model))], like)

    def entry_names(self, seats: list[str]) -> list[str]:
        rows = seats if self.by_seat else [self.name.write(number) for number in self.name.within]
        return joined_names(rows, self.form.entry_names(seats))

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        width = count // (len(place) if self.by_seat else self.name.count)
        for number, part in enumerate(self.rows(value)):
            there = place[number] if self.by_seat else number
            self.form.put(row, first + there * width, width, part, place)


class FlatRowsForm(RowsForm):
    """The same for a list without lists in it, where a row is so many values in succession."""

    def __init__(self, form: Form, length: int, name: Arg | None = None, empty: str = "") -> None:
        super().__init__(form, name, empty)
        self.length = length

    def rows(self, value: Any) -> list[Any]:
        return [list(value[first : first + self.length]) for first in range(0, len(value), self.length)]

    def joined(self, rows: list[Any], like: Any) -> Any:
        found = [part for row in rows for part in row]
        return made_like(found, like, "row") if isinstance(like, bytes | bytearray) else found

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        if isinstance(value, bytes):  # as wide as the row, and many
            row[first : first + count] = value
        else:
            super().put(row, first, count, value, place)


def joined_names(ones: Iterable[str], others: Iterable[str]) -> list[str]:
    """Every name of the one list with every name of the other behind it, and a dot between."""
    return [f"{one}.{other}" if one and other else one or other for one in ones for other in others]
