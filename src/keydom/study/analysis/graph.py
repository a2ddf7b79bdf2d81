"""The chances of a game as curves: a line for each seat, and marks at the costliest decisions."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from keydom.drawing.chart import apart
from keydom.study.analysis.analysis import Analysis
from keydom.study.words import StudyWords

WIDE: Final = 720
HIGH: Final = 220
LEFT: Final = 44
RIGHT: Final = 130
TOP: Final = 10
LINE: Final = 18.0  # between names
DASHES: Final = ("", "8 4", "2 4", "10 3 2 3", "1 3", "14 4")  # so that colour is not the only sign


def chances(analysis: Analysis, words: StudyWords, marks: Sequence[int]) -> str:
    """The chances to win of every seat through the game, as SVG. Its colours are those of the page around it."""
    last = max(1, len(analysis.record.moves))
    rows = [(step.ply + 1, step.chances_after) for step in analysis.steps]
    if analysis.steps:
        rows.insert(0, (analysis.steps[0].ply, analysis.steps[0].chances_before))
    rows.append((last, analysis.won))
    title = escape(words.say("study-graph"))
    parts = [f'<svg class="chances" viewBox="0 0 {WIDE} {TOP + HIGH + 26}" role="group" aria-label="{title}">']
    for tenth in range(0, 11, 2):
        y = _y(tenth / 10)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(
            f'<text class="tick end" x="{LEFT - 8}" y="{y + 4:.1f}">{escape(words.percent(tenth / 10))}</text>'
        )
    for ply in sorted({0, last // 2, last}):
        parts.append(f'<text class="tick middle" x="{_x(ply, last):.1f}" y="{TOP + HIGH + 18}">{ply}</text>')
    ends = apart([_y(chance) for chance in analysis.won], TOP + HIGH, LINE)
    for seat in range(analysis.record.seats):
        line = " ".join(f"{_x(ply, last):.1f},{_y(row[seat]):.1f}" for ply, row in rows)
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        parts.append(f'<polyline class="curve s{seat}" points="{line}"{dash}/>')
        name = escape(words.name(f"seat:{seat}"))
        parts.append(f'<text class="name s{seat}" x="{WIDE - RIGHT + 10}" y="{ends[seat] + 5:.1f}">{name}</text>')
    costly = {step.ply: step for step in analysis.steps if step.ply in marks}
    for number, ply in enumerate(marks, 1):
        step = costly[ply]
        x, y = _x(ply + 1, last), _y(step.chances_after[step.mover])
        hint = escape(f"{words.name(f'seat:{step.mover}')}: {words.say('study-ply', {'ply': ply + 1})}")
        parts.append(
            f'<a href="#ply-{ply + 1}" aria-label="{hint}">'
            f'<circle class="mark s{step.mover}" cx="{x:.1f}" cy="{y:.1f}" r="11"/>'
            f'<text class="middle marked" x="{x:.1f}" y="{y + 5:.1f}">{number}</text><title>{hint}</title></a>'
        )
    return "".join([*parts, "</svg>"])


def _x(ply: int, last: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * ply / last


def _y(chance: float) -> float:
    return TOP + HIGH * (1 - chance)
