"""Chances to win from expected points: fitted to games of ours, by how far a game is and by how many play it."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import Any

from keydom.bots.judge import Judge
from keydom.core.game import State, places

DATA = "data"  # of this package: a file a game, written by bench/analysis.py


class Scale:
    """How many points of difference decide a game, phase by phase; `Insight.swing` where nothing was fitted."""

    def __init__(self, judge: Judge, seats: int) -> None:
        self.judge = judge
        self.seats = seats
        fitted: dict[str, list[float]] = fits(judge.game.id).get("swings", {})
        self.weight = float(fits(judge.game.id).get("weight", 1.0))  # how much of a judged loss proved to be one
        self.swings = fitted.get(str(seats)) or [judge.insight.swing] * len(judge.insight.phases)

    def worth(self, state: State) -> tuple[list[float], list[float]]:
        """The final score that each seat may expect, and its chance to win; the true ones when the game is over."""
        if not state.frames:
            scores = self.judge.game.scores(state)
            return [float(score.total) for score in scores], shares(places(scores))
        expected = self.judge.expected(state, self.seats)
        return expected, self.chances(expected, self.judge.insight.phase(state))

    def chances(self, expected: list[float], phase: int) -> list[float]:
        """Chances that add up to 1: who may expect a swing more is e times as likely to win."""
        best = max(expected)
        parts = [exp((points - best) / self.swings[phase]) for points in expected]
        whole = sum(parts)
        return [part / whole for part in parts]


def shares(placed: list[int]) -> list[float]:
    """What a finished game gave each seat: 1 to who won it, in parts where several share the first place."""
    first = placed.count(1)
    return [1 / first if place == 1 else 0.0 for place in placed]


@lru_cache(maxsize=16)
def fits(game: str) -> dict[str, Any]:
    """What was fitted for a game; nothing where it has no file."""
    path = files(__package__).joinpath(DATA, f"{game}.json")
    if not path.is_file():
        return {}
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return kept
