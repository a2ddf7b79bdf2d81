"""Forms of whole lists: values in succession, pairs of a name and a value, and rows on lines of their own.

>>> from keydom.core.forms import COUNT, Counts
>>> Some(COUNT).write([3, 0, 2], 2), Ranks(COUNT).write([3, 0, 2, 2], 2)
('3 0 2', '3 0 / 2 2')
>>> print("hidden" + Strips(Counts(("white", "gold")), 2).write([3, 0, 0, 1], 2))
hidden
  0 white:3
  1 gold:1
"""

from __future__ import annotations

from typing import Any, Final

from keydom.core.action import Arg
from keydom.core.errors import BadPosition, KeydomError
from keydom.core.forms import NOTHING, Form, made_like, reason, words, wrong

INDENT: Final = "\n  "  # a row is a line of its own


class Some(Form):
    """Any number of values, one after the other; their number is that of `like` where it is fixed."""

    __slots__ = ("fixed", "form", "kind")

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


class Each(Some):
    """As many values as there are when a game begins: one a seat, say."""

    __slots__ = ()

    def __init__(self, form: Form) -> None:
        super().__init__(form)
        self.fixed = True


class Ranks(Form):
    """Any number of times one value for each seat, with a `/` between them."""

    __slots__ = ("form",)

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


class ByName(Form):
    """A list with a place for each thing, as pairs of its name and its value; the usual value is not said."""

    __slots__ = ("form", "name", "usual")

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


class Pairs(Form):
    """A mapping, as pairs in its own order."""

    __slots__ = ("form", "key")

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


class Rows(Form):
    """A list with a row for each seat or thing, under its name; rows are lists of their own, or single values."""

    __slots__ = ("empty", "form", "name")

    def __init__(self, form: Form, name: Arg | None = None, empty: str = "") -> None:
        self.form = form
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


class Strips(Rows):
    """The same for a list without lists in it, where a row is so many values in succession."""

    __slots__ = ("length",)

    def __init__(self, form: Form, length: int, name: Arg | None = None, empty: str = "") -> None:
        super().__init__(form, name, empty)
        self.length = length

    def rows(self, value: Any) -> list[Any]:
        return [list(value[first : first + self.length]) for first in range(0, len(value), self.length)]

    def joined(self, rows: list[Any], like: Any) -> Any:
        found = [part for row in rows for part in row]
        return made_like(found, like, "row") if isinstance(like, bytes | bytearray) else found
