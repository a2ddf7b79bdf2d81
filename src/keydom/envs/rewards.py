"""What a finished game is worth to each seat: by its place, or by its lead in points."""

from __future__ import annotations

from typing import Any

from keydom.core.errors import BadOption
from keydom.core.score import Score, margin, places

REWARDS = ("rank", "margin")
ILLEGAL = -1.0  # what whoever tries an illegal action gets; the game is over for all


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise BadOption(f"no reward {name!r}: there are {' and '.join(REWARDS)}")
    return name


def ranks(scores: list[Score]) -> list[float]:
    """1 for whoever is ahead of all others, -1 for whoever is behind them all; they add up to 0.

    >>> from keydom.core.game import Line
    >>> ranks([Score([Line("all", points)]) for points in (30, 50, 30)])
    [-0.5, 1.0, -0.5]
    """
    standing = [score.standing() for score in scores]
    others = max(1, len(scores) - 1)
    return [sum((one > other) - (one < other) for other in standing) / others for one in standing]


def margins(scores: list[Score]) -> list[float]:
    """By how many points each seat is ahead of the best of the others."""
    totals = [score.total for score in scores]
    return [float(margin(totals, seat)) for seat in range(len(totals))]


def rewards(name: str, scores: list[Score]) -> list[float]:
    return ranks(scores) if name == "rank" else margins(scores)


def outcome(scores: list[Score], seat: int) -> dict[str, Any]:
    """All that can be said of how a finished game went for a seat."""
    return {
        "score": scores[seat].total,
        "place": places(scores)[seat],
        "rank": ranks(scores)[seat],
        "margin": margins(scores)[seat],
    }
