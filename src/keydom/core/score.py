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


def places(scores: Sequence[Score]) -> list[int]:
    """The place of each seat, the best being 1; seats that no tie-break parts share one."""
    return [1 + sum(other.standing() > score.standing() for other in scores) for score in scores]
