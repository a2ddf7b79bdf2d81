"""The charts of an arena's report, as SVG that takes its colours from the page around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil
from typing import Any

WIDE = 760
LEFT, RIGHT = 150, 70  # room for names and for figures
ROW = 34
BINS = 28  # columns of a distribution, about
HUES = 12  # colours of the style sheet


def shares(bots: Sequence[Mapping[str, Any]], even: float) -> str:
    """The share of the wins of each bot with its interval, beside the even share."""
    most = min(1.0, ceil(10 * max([even, *(bot["win_share_high"] for bot in bots)])) / 10)
    scale = (WIDE - LEFT - RIGHT) / most
    height = ROW * len(bots) + 34
    parts = [_open(height, "Share of the wins with 95% intervals")]
    for tenth in range(round(10 * most) + 1):
        x = LEFT + scale * tenth / 10
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="6" y2="{height - 26}"/>')
        parts.append(_text(x, height - 10, f"{10 * tenth}%", "tick middle"))
    x = LEFT + scale * even
    parts.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="2" y2="{height - 26}"/>')
    for place, bot in enumerate(bots):
        y = 6 + ROW * (place + 0.5)
        low, high, share = (LEFT + scale * bot[key] for key in ("win_share_low", "win_share_high", "win_share"))
        parts.append(_text(LEFT - 12, y + 5, bot["bot"], "name end"))
        parts.append(
            f'<rect class="span h{place % HUES}" x="{low:.1f}" y="{y - 5:.1f}" '
            f'width="{high - low:.1f}" height="10" rx="5"/>'
        )
        parts.append(f'<circle class="dot h{place % HUES}" cx="{share:.1f}" cy="{y:.1f}" r="7"/>')
        parts.append(_text(WIDE - 4, y + 5, f"{bot['win_share']:.1%}", "figure end"))
    return "".join([*parts, "</svg>"])


def stacks(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], names: Sequence[str]) -> str:
    """The mean points of each bot laid end to end by where they came from; what costs points lies left of zero."""
    most = max([1.0, *(sum(max(points, 0) for _, points in parts) for _, parts in rows)])
    least = min([0.0, *(sum(min(points, 0) for _, points in parts) for _, parts in rows)])
    scale = (WIDE - LEFT - RIGHT) / (most - least)
    zero = LEFT - least * scale
    height = ROW * len(rows) + 8
    svg = [_open(height, "Mean points by where they came from")]
    for place, (bot, sources) in enumerate(rows):
        y = 4 + ROW * place + 5
        svg.append(_text(LEFT - 12, y + 17, bot, "name end"))
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


def distributions(bots: Sequence[Mapping[str, Any]]) -> str:
    """How often each bot came to which score: a row of columns each, on one scale."""
    counts = [{int(score): times for score, times in bot["scores"].items()} for bot in bots]
    known = [score for one in counts for score in one]
    low, high = (min(known), max(known)) if known else (0, 1)
    size = max(1, ceil((high - low + 1) / BINS))
    columns = (high - low) // size + 1
    band = 74
    height = band * len(bots) + 26
    width = (WIDE - LEFT - RIGHT) / columns
    parts = [_open(height, "How often each score was reached")]
    for place, (bot, one) in enumerate(zip(bots, counts, strict=True)):
        floor = band * (place + 1) - 6
        bins = [0] * columns
        for score, times in one.items():
            bins[(score - low) // size] += times
        parts.append(_text(LEFT - 12, floor - 12, bot["bot"], "name end"))
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
        mean = LEFT + width * (bot["mean_score"] - low + 0.5) / size
        parts.append(f'<line class="axis" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{floor}" y2="{floor}"/>')
        parts.append(f'<line class="even" x1="{mean:.1f}" x2="{mean:.1f}" y1="{floor - band + 14}" y2="{floor}"/>')
        parts.append(_text(WIDE - 4, floor - 12, f"{bot['mean_score']:.1f}", "figure end"))
    for at in range(0, columns, max(1, columns // 8)):
        parts.append(_text(LEFT + width * (at + 0.5), height - 8, str(low + at * size), "tick middle"))
    return "".join([*parts, "</svg>"])


def _open(height: int, title: str) -> str:
    return f'<svg viewBox="0 0 {WIDE} {height}" role="img" aria-label="{escape(title)}">'


def _text(x: float, y: float, text: str, style: str) -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'
