"""What a seat scores, line by line, and who is before whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from keydom.core.event import Value
from keydom.core.plain import PlainData


class Line(PlainData):
    """One line of a score: where the points come from, how many, and the numbers behind them."""

    __slots__ = ("how", "points", "source")

    def __init__(self, source: str, points: int, how: Mapping[str, Value] | None = None) -> None:
        self.source = source
        self.points = points
        self.how: dict[str, Value] = dict(how or {})

    def fields(self) -> tuple[object, ...]:
        return self.source, self.points, tuple(self.how.items())


class Score(PlainData):
    """What one seat scores: lines that add up to the total, and what breaks a tie, highest first."""

    __slots__ = ("lines", "tiebreak", "total")

    parts = ("lines", "tiebreak")

    def __init__(self, lines: list[Line], tiebreak: tuple[int, ...] = ()) -> None:
        self.lines = lines
        self.tiebreak = tiebreak
        self.total = sum(line.points for line in lines)

    def fields(self) -> tuple[object, ...]:
        return tuple(self.lines), self.tiebreak

    def standing(self) -> tuple[int, ...]:
        return (self.total, *self.tiebreak)

    def by_source(self) -> dict[str, int]:
        """The points of each source, added up over its lines."""
        points: dict[str, int] = {}
        for line in self.lines:
            points[line.source] = points.get(line.source, 0) + line.points
        return points


def places(scores: Sequence[Score]) -> list[int]:
    """The place of each seat, the best being 1; seats that no tie-break parts share one."""
    return [1 + sum(other.standing() > score.standing() for other in scores) for score in scores]


def win_shares(places: Sequence[int]) -> list[float]:
    """The share of the victory of each seat: those who share the first place share it evenly.

    >>> win_shares([2, 1, 1])
    [0.0, 0.5, 0.5]
    """
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def margin(totals: Sequence[int], seat: int) -> int:
    """The lead of a seat over the best of the others, below 0 where it is behind. A seat that is alone leads by its
    points.

    >>> margin([30, 50, 45], 1)
    5
    """
    return totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0)
