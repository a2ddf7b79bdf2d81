"""The figures of a collection of games, each with the interval that holds it 95 times out of 100."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any, Final

from keydom.arena.statistics import Z, wilson

DEFINED: Final = "2026-11-16"  # when the figures were last defined otherwise
FEW: Final = 10  # games: below that a figure is greyed


@dataclass(slots=True)
class Estimate:
    """A mean and its 95% interval; None where there is too little data."""

    value: float | None
    low: float | None
    high: float | None


@dataclass(slots=True)
class ComponentStatistics:
    """How seats fared that did this with a component, beside those that could have in the same games."""

    deed: str
    thing: str
    games: int  # in which somebody could
    seats: int  # that could
    taken: int  # seats that did
    share: Estimate  # of the seats that could
    when: float | None  # how far the game was, from 0 to 1
    price: float | None  # paid on average
    points: float | None  # that it brought
    place: float | None
    wins: Estimate  # share of them that came first
    score: float | None
    lead: Estimate  # their margin above that of the others who could, in the same game
    fair: Estimate  # the same at the usual price, less what each player's margin usually is
    apart: int  # games in which some did and others who could did not: what `lead` and `fair` rest on
    few: bool


@dataclass(slots=True)
class SeatStatistics:
    """How a seat fares at a table of so many."""

    table: int
    seat: int
    games: int
    wins: Estimate
    score: float


@dataclass(slots=True)
class OpeningStatistics:
    """A first choice, and how its player fared."""

    action: str
    games: int
    wins: Estimate
    score: float


@dataclass(slots=True)
class ComponentEffect:
    """What one component in the place of another changed in its owner's score, all other draws being equal."""

    thing: str
    other: str
    games: int
    change: Estimate


@dataclass(slots=True)
class CollectionStatistics:
    """All figures of a collection of games."""

    game: str
    games: int
    shortest: int
    mean_length: float
    longest: int
    players: list[str]
    seats: list[SeatStatistics]
    openings: list[OpeningStatistics]
    things: list[ComponentStatistics]
    defined: str = DEFINED
    caused: list[ComponentEffect] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        return asdict(self)


def share_estimate(part: float, whole: float) -> Estimate:
    """The share of a part in a whole, with its interval."""
    if not whole:
        return Estimate(None, None, None)
    low, high = wilson(part, int(whole))
    return Estimate(round(part / whole, 4), round(low, 4), round(high, 4))


def mean_estimate(value: float | None, spread: float | None, count: int) -> Estimate:
    """A mean with its interval, from its spread and count."""
    if value is None or spread is None or count < 2:
        return Estimate(None if value is None else round(value, 2), None, None)
    error = Z * spread / sqrt(count)
    return Estimate(round(value, 2), round(value - error, 2), round(value + error, 2))
