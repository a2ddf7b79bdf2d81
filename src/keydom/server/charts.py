"""Figures of a finished game: where the points came from, and how they grew."""

from __future__ import annotations

from typing import Any, NamedTuple

from keydom.core.game import Game
from keydom.core.match import Match
from keydom.core.record import Record

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
HUES = 12  # colours of the style sheet; a letter tells the sources apart besides
SAMPLES = 48  # points of a curve
LINE = 24.0  # between the names at the ends of the curves
WIDE, HIGH = 600, 200  # of the curves, in their own units


class Part(NamedTuple):
    """One source's share of a bar, in hundredths of the best total."""

    letter: str
    hue: int
    name: str
    points: int
    left: float
    width: float


def letter(place: int) -> str:
    """The sign of a source: A to Z, then A2 and so on."""
    return LETTERS[place % len(LETTERS)] + (str(place // len(LETTERS) + 1) if place >= len(LETTERS) else "")


def bar(points: dict[str, int], names: list[str], best: int) -> list[Part]:
    """The points of one seat, laid end to end; what costs points has no length."""
    parts, left = [], 0.0
    for place, name in enumerate(names):
        gained = max(0, points.get(name, 0))
        width = 100 * gained / max(1, best)
        if gained:
            parts.append(Part(letter(place), place % HUES, name, gained, round(left, 2), round(width, 2)))
        left += width
    return parts


class Course(NamedTuple):
    """How the totals grew: a polyline a seat, and the scale of the drawing."""

    lines: list[str]
    ends: list[tuple[float, int]]  # where a line ends, and at how many points
    top: int
    plies: int


def course(game: Game[Any, Any], record: Record) -> Course:
    """The score of every seat through a finished game, as if it had ended at each of some plies."""
    last = len(record.moves)
    at = sorted({round(last * sample / SAMPLES) for sample in range(SAMPLES + 1)})
    twin = Match(game, record.seats, game.options(record.options))
    totals: list[list[int]] = []
    for ply in range(last + 1):
        if ply in at:
            totals.append([score.total for score in twin.scores()])
        if ply < last:
            mover, text = record.moves[ply]
            twin.play(text, mover)
    top = max(1, max(max(row) for row in totals))
    across = [ply / max(1, last) * WIDE for ply in at]
    lines = [
        " ".join(f"{x:.1f},{_height(row[seat], top):.1f}" for x, row in zip(across, totals, strict=True))
        for seat in range(record.seats)
    ]
    ends = list(zip(_apart([_height(total, top) for total in totals[-1]]), totals[-1], strict=True))
    return Course(lines, ends, top, last)


def _apart(heights: list[float]) -> list[float]:
    """Heights for the names at the ends of the curves, so that none lies upon another."""
    found = [0.0] * len(heights)
    last = HIGH + LINE
    for place in sorted(range(len(heights)), key=lambda place: -heights[place]):
        last = min(heights[place], last - LINE)
        found[place] = round(last, 1)
    return found


def _height(total: int, top: int) -> float:
    return HIGH - max(0, total) / top * HIGH
