"""Charts: shares with their intervals, stacked bars, distributions and curves.

They take their colours from the page around them, whose style sheet has a hue for each thing that is told apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil
from typing import NamedTuple

WIDE = 760
LEFT, RIGHT = 150, 70  # room for names and for figures
ROW = 34
BINS = 28  # columns of a distribution, about
HUES = 12  # colours of a style sheet; where they come round again, a letter tells things apart besides
CURVES = (600, 200)  # width and height of curves, in their own units
LINE = 24.0  # between the names at the ends of curves


class ShareRow(NamedTuple):
    """Somebody's share of something, and the interval in which it lies."""

    name: str
    share: float
    low: float
    high: float


class Distribution(NamedTuple):
    """How often somebody came to which score, and the mean of them."""

    name: str
    times: Mapping[int, int]
    mean: float


def shares(title: str, rows: Sequence[ShareRow], even: float) -> str:
    """The share of each with its interval, beside the even share."""
    most = min(1.0, ceil(10 * max([even, *(row.high for row in rows)])) / 10)
    scale = (WIDE - LEFT - RIGHT) / most
    height = ROW * len(rows) + 34
    parts = [_open(height, title)]
    for tenth in range(round(10 * most) + 1):
        x = LEFT + scale * tenth / 10
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="6" y2="{height - 26}"/>')
        parts.append(_text(x, height - 10, f"{10 * tenth}%", "tick middle"))
    x = LEFT + scale * even
    parts.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="2" y2="{height - 26}"/>')
    for place, row in enumerate(rows):
        y = 6 + ROW * (place + 0.5)
        low, high, share = (LEFT + scale * value for value in (row.low, row.high, row.share))
        parts.append(_text(LEFT - 12, y + 5, row.name, "name end"))
        parts.append(
            f'<rect class="span h{place % HUES}" x="{low:.1f}" y="{y - 5:.1f}" '
            f'width="{high - low:.1f}" height="10" rx="5"/>'
        )
        parts.append(f'<circle class="dot h{place % HUES}" cx="{share:.1f}" cy="{y:.1f}" r="7"/>')
        parts.append(_text(WIDE - 4, y + 5, f"{row.share:.1%}", "figure end"))
    return "".join([*parts, "</svg>"])


def stacks(title: str, rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], names: Sequence[str]) -> str:
    """The points of each laid end to end by where they came from; what costs points lies left of zero."""
    most = max([1.0, *(sum(max(points, 0) for _, points in parts) for _, parts in rows)])
    least = min([0.0, *(sum(min(points, 0) for _, points in parts) for _, parts in rows)])
    scale = (WIDE - LEFT - RIGHT) / (most - least)
    zero = LEFT - least * scale
    height = ROW * len(rows) + 8
    svg = [_open(height, title)]
    for place, (name, sources) in enumerate(rows):
        y = 4 + ROW * place + 5
        svg.append(_text(LEFT - 12, y + 17, name, "name end"))
        right, left = zero, zero
        for source, points in sources:
            width = abs(points) * scale
            x = right if points >= 0 else left - width
            right, left = (right + width, left) if points >= 0 else (right, left - width)
            hint = f"<title>{escape(source)}: {points:.1f}</title>"
            hue = names.index(source) % HUES
            svg.append(f'<rect class="part h{hue}" x="{x:.1f}" y="{y}" width="{width:.1f}" height="24">{hint}</rect>')
        total = sum(points for _, points in sources)
        svg.append(_text(WIDE - 4, y + 17, f"{total:.1f}", "figure end"))
    svg.append(f'<line class="axis" x1="{zero:.1f}" x2="{zero:.1f}" y1="2" y2="{height - 2}"/>')
    return "".join([*svg, "</svg>"])


def distributions(title: str, rows: Sequence[Distribution]) -> str:
    """How often each came to which score: a row of columns each, on one scale."""
    known = [score for row in rows for score in row.times]
    low, high = (min(known), max(known)) if known else (0, 1)
    size = max(1, ceil((high - low + 1) / BINS))
    columns = (high - low) // size + 1
    band = 74
    height = band * len(rows) + 26
    width = (WIDE - LEFT - RIGHT) / columns
    parts = [_open(height, title)]
    for place, row in enumerate(rows):
        floor = band * (place + 1) - 6
        bins = [0] * columns
        for score, times in row.times.items():
            bins[(score - low) // size] += times
        parts.append(_text(LEFT - 12, floor - 12, row.name, "name end"))
        for at, times in enumerate(bins):
            tall = (band - 18) * times / max(1, *bins)
            start = low + at * size
            label = str(start) if size == 1 else f"{start} to {start + size - 1}"
            hint = f"<title>{label}: {times}</title>"
            x = LEFT + width * at
            parts.append(
                f'<rect class="part h{place % HUES}" x="{x + 0.5:.1f}" y="{floor - tall:.1f}" '
                f'width="{max(width - 1, 1):.1f}" height="{tall:.1f}">{hint}</rect>'
            )
        mean = LEFT + width * (row.mean - low + 0.5) / size
        parts.append(f'<line class="axis" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{floor}" y2="{floor}"/>')
        parts.append(f'<line class="even" x1="{mean:.1f}" x2="{mean:.1f}" y1="{floor - band + 14}" y2="{floor}"/>')
        parts.append(_text(WIDE - 4, floor - 12, f"{row.mean:.1f}", "figure end"))
    for at in range(0, columns, max(1, columns // 8)):
        parts.append(_text(LEFT + width * (at + 0.5), height - 8, str(low + at * size), "tick middle"))
    return "".join([*parts, "</svg>"])


def _open(height: int, title: str) -> str:
    return f'<svg viewBox="0 0 {WIDE} {height}" role="img" aria-label="{escape(title)}">'


def _text(x: float, y: float, text: str, style: str) -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


class Curves(NamedTuple):
    """Curves on one scale: a polyline each, where its name stands and at how many points it ends."""

    lines: list[str]
    ends: list[tuple[float, int]]
    top: int


def curves(across: Sequence[float], rows: Sequence[Sequence[int]]) -> Curves:
    """A curve for each column of these rows, which lie so far across: from 0, at the left, to 1."""
    wide, _ = CURVES
    top = max(1, max(max(row) for row in rows))
    lines = [
        " ".join(f"{x * wide:.1f},{_height(row[place], top):.1f}" for x, row in zip(across, rows, strict=True))
        for place in range(len(rows[0]))
    ]
    ends = list(zip(apart([_height(total, top) for total in rows[-1]], CURVES[1]), rows[-1], strict=True))
    return Curves(lines, ends, top)


def apart(heights: list[float], lowest: float, line: float = LINE) -> list[float]:
    """Heights for the names at the ends of the curves, so that none lies upon another."""
    found = [0.0] * len(heights)
    last = lowest + line
    for place in sorted(range(len(heights)), key=lambda place: -heights[place]):
        last = min(heights[place], last - line)
        found[place] = round(last, 1)
    return found


def _height(total: int, top: int) -> float:
    return CURVES[1] - max(0, total) / top * CURVES[1]
