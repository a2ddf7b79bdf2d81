"""How the values of a position read, as text and as numbers of an observation.

A game has a table of such forms; what is not in it is written as Python writes it. A form reads what it has written,
and raises KeydomError where it cannot. `like` is the value that the field has when a game begins: it says how long a
list is and what it is made of; parts of frames have none. `seats` says how many sit at the table.

To learners the same value is so many entries of a row of bytes (see core/observation.py). A form names them, and puts a
value into the row where its `count` entries begin; `place` says how far each seat is from the viewer's.

>>> counts, bits = CountsForm(("white", "gold")), BitsForm(("white", "gold"))
>>> counts.write([3, 0], 2), counts.read("gold:2", [0, 0], 2), bits.write(3, 2), bits.read("-", 0, 2)
('white:3', [0, 2], 'white gold', 0)
"""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Iterable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from keydom.core.action import Arg, is_whole_number
from keydom.core.errors import BadPosition, KeydomError

NOTHING: Final = "-"  # an empty list
MOST: Final = 255  # the largest number of an observation
NOBODY: Final = -1  # instead of a seat; what has a word of its own besides is below that
ANY_COUNT: Final = Arg("count")


def wrong(text: str, expected: str, row: int = 0) -> BadPosition:
    return BadPosition(f"{text!r} is wrong here: expected {expected}", row)


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How one value is written and read; this one as Python writes it."""

    def write(self, value: Any, seats: int) -> str:
        return repr(list(value) if isinstance(value, bytes | bytearray) else value)

    def read(self, text: str, like: Any, seats: int) -> Any:
        if "{" in text:  # numbers can be chosen so that a set of them takes minutes to build
            raise wrong(text, "a number or a list of numbers")
        try:
            value = literal_eval(text)
        except (SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
            raise wrong(text, "a number or a list of numbers") from None
        return value if like is None else made_like(value, like, text)

    def entry_names(self, seats: list[str]) -> list[str]:
        """The names of the entries in an observation; empty where there is but one."""
        return [""]

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        """Put a value into a row that has nothing there; what is too large for an entry is as large as it can be."""
        number: int = value
        row[first] = number if number < MOST else MOST


def made_like(value: object, like: object, text: str) -> object:
    """A value of the same kind as another; refused where it is of another kind."""
    if isinstance(like, bytes | bytearray) and isinstance(value, list):
        if not all(type(part) is int and 0 <= part < 256 for part in value):
            raise wrong(text, "numbers from 0 to 255")
        return type(like)(value)
    if type(value) is not type(like):
        raise wrong(text, f"a value such as {like!r}")
    if isinstance(value, list) and isinstance(like, list) and like:
        return [made_like(part, like[0], text) for part in value]
    return value


class OmittedForm(Form):
    """What is not written, as seats, options and the other fields say it."""


class YesNoForm(Form):
    """Yes or no."""

    def write(self, value: Any, seats: int) -> str:
        return "yes" if value else "no"

    def read(self, text: str, like: Any, seats: int) -> Any:
        if text not in ("yes", "no"):
            raise wrong(text, "yes or no")
        return text == "yes"


class ArgForm(Form):
    """One whole number as an argument of an action is written. Some numbers have a word of their own."""

    def __init__(self, arg: Arg, besides: Mapping[int, str] | None = None) -> None:
        self.arg = arg
        self.besides = dict(besides or {})
        self.numbers = {word: number for number, word in self.besides.items()}

    def write(self, value: Any, seats: int) -> str:
        number: int = value
        return self.besides[number] if number in self.besides else self.arg.write(number)

    def read(self, text: str, like: Any, seats: int) -> Any:
        if text in self.numbers:
            return self.numbers[text]
        if not self.numbers:
            return self.arg.read(text)
        try:
            return self.arg.read(text)
        except KeydomError as error:
            raise BadPosition(f"{error}, or {' or '.join(self.numbers)}") from None

    def entry_names(self, seats: list[str]) -> list[str]:
        return [self.arg.write(number) for number in self.arg.within]

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        where = self.arg.place(value)
        if where >= 0:
            row[first + where] = 1


class NumberForm(Form):
    """One whole number that counts something."""

    def read(self, text: str, like: Any, seats: int) -> Any:
        return ANY_COUNT.read(text)


class SeatForm(ArgForm):
    """A seat of the table, but for some numbers that have a word of their own."""

    def __init__(self, besides: Mapping[int, str]) -> None:
        super().__init__(Arg("seat"), besides)

    def read(self, text: str, like: Any, seats: int) -> Any:
        number: int = super().read(text, like, seats)
        if number >= seats:
            raise BadPosition(f"there is no seat {number} at a table of {seats}")
        return number

    def entry_names(self, seats: list[str]) -> list[str]:
        return [*seats, *[word for number, word in self.besides.items() if number < NOBODY]]

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        number: int = value
        if number >= 0:
            row[first + place[number]] = 1
        elif number < NOBODY:
            row[first + len(place) + NOBODY - 1 - number] = 1


class RangeForm(Form):
    """A whole number from one number to another, or to the number of seats."""

    def __init__(self, low: int, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def read(self, text: str, like: Any, seats: int) -> Any:
        high = seats if self.high is None else self.high
        sign = -1 if text.startswith("-") else 1
        try:
            number = sign * whole(text.removeprefix("-"))
        except KeydomError:
            number = self.low - 1
        if not self.low <= number <= high:
            raise wrong(text, f"a whole number from {self.low} to {high}")
        return number


class TupleForm(Form):
    """So many whole numbers as Python writes a tuple of them, each as another form says."""

    def __init__(self, form: Form, length: int) -> None:
        self.form = form
        self.length = length

    def write(self, value: Any, seats: int) -> str:
        return f"({', '.join([self.form.write(part, seats) for part in value])})"

    def read(self, text: str, like: Any, seats: int) -> Any:
        parts = text.removeprefix("(").removesuffix(")").split(",")
        if len(parts) != self.length:
            raise wrong(text, f"{self.length} numbers in brackets")
        return tuple([self.form.read(part.strip(), None, seats) for part in parts])


class OptionalForm(Form):
    """Another form, with one value that has a word of its own, such as what a view does not know."""

    def __init__(self, form: Form, value: object, word: str) -> None:
        self.form = form
        self.value = value
        self.word = word

    def write(self, value: Any, seats: int) -> str:
        return self.word if value == self.value else self.form.write(value, seats)

    def read(self, text: str, like: Any, seats: int) -> Any:
        return self.value if text == self.word else self.form.read(text, like, seats)

    def entry_names(self, seats: list[str]) -> list[str]:
        return self.form.entry_names(seats)

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        if value != self.value:
            self.form.put(row, first, count, value, place)


class NamedForm(Form):
    """What has a place for each of these names; the entries of an observation are called so too."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self.places = {name: place for place, name in enumerate(self.names)}

    def entry_names(self, seats: list[str]) -> list[str]:
        return list(self.names)


class BitsForm(NamedForm):
    """A set of things as a whole number with a bit for each, written as their names."""

    def write(self, value: Any, seats: int) -> str:
        number: int = value
        if number >> len(self.names):
            raise BadPosition(f"{number} has more bits than the {len(self.names)} that have a name")
        return " ".join([name for place, name in enumerate(self.names) if number >> place & 1]) or NOTHING

    def read(self, text: str, like: Any, seats: int) -> Any:
        found = 0
        for word in words(text):
            if word not in self.places:
                raise wrong(word, f"some of {', '.join(self.names)}")
            if found >> self.places[word] & 1:
                raise BadPosition(f"{word!r} is there twice")
            found |= 1 << self.places[word]
        return found

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        put_bits(row, first, value)


class CountsForm(NamedForm):
    """How many there are of each, by name; those of which there is none are not said."""

    def write(self, value: Any, seats: int) -> str:
        return " ".join([f"{name}:{count}" for name, count in zip(self.names, value, strict=True) if count]) or NOTHING

    def read(self, text: str, like: Any, seats: int) -> Any:
        counts = [0] * len(self.names)
        for word in words(text):
            name, _, count = word.partition(":")
            if name not in self.places:
                raise wrong(word, f"some of {', '.join(self.names)}, each with a colon and a number")
            if counts[self.places[name]]:
                raise BadPosition(f"{name!r} is there twice")
            counts[self.places[name]] = whole(count)
        return counts

    def put(self, row: bytearray, first: int, count: int, value: Any, place: list[int]) -> None:
        put_counts(row, first, value)


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


def words(text: str) -> list[str]:
    """The words of a list; `-` says that there are none."""
    if text == NOTHING:
        return []
    if not text:
        raise BadPosition(f"a value is missing: `{NOTHING}` says that there is none")
    return text.split()


def whole(text: str) -> int:
    if not is_whole_number(text):
        raise wrong(text, "a whole number")
    return int(text)


def reason(error: KeydomError) -> str:
    return error.reason if isinstance(error, BadPosition) else str(error)


class Forms:
    """How a game's positions read: the fields of its states, the parts of its frames, the fields of its views.

    A part that reads otherwise in one kind of frame stands under `Kind.part`.
    """

    def __init__(
        self,
        fields: Mapping[str, Form] | None = None,
        parts: Mapping[str, Form] | None = None,
        view: Mapping[str, Form] | None = None,
    ) -> None:
        self.fields = dict(fields or {})
        self.parts = dict(parts or {})
        self.view = dict(view or {})


PLAIN: Final = Form()
GIVEN: Final = OmittedForm()
YES_NO: Final = YesNoForm()
COUNT: Final = NumberForm()
SEAT: Final = SeatForm({-1: "nobody"})
SERVED: Final = RangeForm(0)  # how many of the seats have been asked or served
WATCHER: Final = OptionalForm(SeatForm({}), None, "spectator")
