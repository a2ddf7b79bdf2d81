"""What can be chosen before a game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, TypeVar

from keydom.core.action import is_whole_number
from keydom.core.plain import PlainData

NONE: Final = "none"


class Choice(PlainData):
    """An option of a game: its name, its values and the default, which is the first value."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, *values: str) -> None:
        self.name = name
        self.values = values

    def fields(self) -> tuple[object, ...]:
        return self.name, self.values

    def takes(self, value: str) -> bool:
        """Whether this is one of its values."""
        return value in self.values

    def about(self, between: str = ", ") -> str:
        """Its values, for whoever asks which there are."""
        return between.join(self.values)

    def samples(self) -> tuple[str, ...]:
        """Values that tell what it does, whatever the number of seats: all of them, or a few."""
        return self.values

    def people(self, value: str) -> list[int]:
        """Those at the table whom a value names, by their seats."""
        return []

    def drawn(self, value: str, drawn: Sequence[int]) -> str:
        """The value once seats were drawn: `drawn[place]` is the seat of whoever sat down as number `place`."""
        return value


class People(Choice):
    """An option that names any number of those at the table: `none`, or such as `0+2`, the lowest first.

    Whoever sits down names places in the order of sitting down; once seats are drawn it says seats.

    >>> People("novices").drawn("0+2", (2, 0, 1))
    '1+2'
    """

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__(name, NONE)

    def takes(self, value: str) -> bool:
        if value == NONE:
            return True
        named = value.split("+")
        if not all(is_whole_number(text) for text in named):
            return False
        return value == self.naming([int(text) for text in named])

    def about(self, between: str = ", ") -> str:
        return f"{NONE}{between}the places of any number of players, such as 0+2"

    def samples(self) -> tuple[str, ...]:
        return NONE, "0+1"

    def people(self, value: str) -> list[int]:
        return [] if value == NONE else [int(text) for text in value.split("+")]

    def drawn(self, value: str, drawn: Sequence[int]) -> str:
        if not drawn:
            return value
        return self.naming([drawn[place] if place < len(drawn) else place for place in self.people(value)])

    def naming(self, people: Sequence[int]) -> str:
        """The value that names these."""
        return "+".join([str(seat) for seat in sorted(set(people))]) if people else NONE


class Options(PlainData):
    """The options of one game, each with a value; made by `Game.options`."""

    __slots__ = ("values",)

    def __init__(self, values: Mapping[str, str]) -> None:
        self.values = dict(values)

    def fields(self) -> tuple[object, ...]:
        return tuple(sorted(self.values.items()))

    def __getitem__(self, name: str) -> str:
        return self.values[name]

    def __str__(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self.values.items())


T = TypeVar("T")


def draw_seats(seats: int, rng: Random) -> tuple[int, ...]:
    """A seat for everybody, each order as likely as any other."""
    drawn = list(range(seats))
    rng.shuffle(drawn)
    return tuple(drawn)


def is_draw(drawn: Sequence[int], seats: int) -> bool:
    """Whether everybody has a seat, and nobody the same as another."""
    return sorted(drawn) == list(range(seats))


def seated(listed: Sequence[T], drawn: Sequence[int]) -> list[T]:
    """Those who sat down in this order, in the order of their seats.

    >>> seated(["Ana", "Bo", "Cem"], (2, 0, 1))
    ['Bo', 'Cem', 'Ana']
    """
    return [listed[list(drawn).index(seat)] for seat in range(len(listed))] if drawn else list(listed)
