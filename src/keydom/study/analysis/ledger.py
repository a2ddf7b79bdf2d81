"""The ledger of one seat: what it could expect at the start, what changed that, and what it came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from keydom.study.analysis.steps import DIGITS, FINE, LABELS, AnalysisStep

TURNING = 3  # points of a game that are named as the ones where it turned


@dataclass(slots=True)
class Balance:
    """The sums of a ledger, in points or in chances. They close: start + draws + own + others + remainder = final."""

    start: float
    draws: float
    own: float  # what the seat's own decisions cost: 0 or less, but for a few points given for a better chance
    others: float  # what the errors of the others brought
    remainder: float  # what the judge thought better of meanwhile
    final: float
    draws_error: float  # standard errors
    own_error: float
    others_error: float


@dataclass(slots=True)
class Ledger:
    """How a seat's game went, in points and in chance to win."""

    seat: int
    points: Balance
    chances: Balance
    decisions: int  # real ones: where the choices differ
    mean_points: float  # lost by a real decision
    mean_chance: float
    labels: dict[str, int]
    turning: list[int]  # plies at which its chance changed most, the greatest first


def ledger(seat: int, steps: Sequence[AnalysisStep], final: Sequence[float], won: Sequence[float]) -> Ledger:
    """The ledger of a seat from all that was weighed, its final score and its share of the victory."""
    own = [step for step in steps if step.mover == seat]
    points = [(step.points_before[seat], step.points_after[seat], step.points_error[seat]) for step in steps]
    chances = [(step.chances_before[seat], step.chances_after[seat], step.chances_error[seat]) for step in steps]
    in_points = _balance(seat, steps, points, final[seat], DIGITS)
    in_chances = _balance(seat, steps, chances, won[seat], FINE)
    swings = sorted(steps, key=lambda step: -abs(step.chances(seat)))[:TURNING]
    return Ledger(
        seat,
        in_points,
        in_chances,
        len(own),
        round(-in_points.own / max(1, len(own)), DIGITS),
        round(-in_chances.own / max(1, len(own)), FINE),
        {label: sum(step.label == label for step in own) for label, _ in reversed(LABELS)},
        [step.ply for step in swings if step.chances(seat)],
    )


def _balance(
    seat: int, steps: Sequence[AnalysisStep], rows: Sequence[tuple[float, float, float]], final: float, digits: int
) -> Balance:
    """The balance of a seat. The remainder is what changed between one step and the next."""
    sums, squares = {"draws": 0.0, "own": 0.0, "others": 0.0}, {"draws": 0.0, "own": 0.0, "others": 0.0}
    remainder, last = 0.0, rows[0][0] if rows else final
    for step, (before, after, error) in zip(steps, rows, strict=True):
        kind = "draws" if step.is_draw else "own" if step.mover == seat else "others"
        sums[kind] += after - before
        squares[kind] += error**2 if after != before else 0.0
        remainder += before - last
        last = after
    return Balance(
        rows[0][0] if rows else final,
        round(sums["draws"], digits),
        round(sums["own"], digits),
        round(sums["others"], digits),
        round(remainder + final - last, digits),
        final,
        *[round(sqrt(squares[kind]), digits) for kind in ("draws", "own", "others")],
    )
