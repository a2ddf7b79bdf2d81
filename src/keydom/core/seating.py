"""Who comes to which seat: drawn by lot, unless those who sit down want to stay as they are.

`drawn[n]` is the seat of whoever sat down as number n; an empty one says that all stay where they sat down.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

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
