"""Chances to win from expected points, fitted to games of bots by phase and number of seats."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import Any

from keydom.bots.judge import Judge
from keydom.core.game import State, places
from keydom.core.score import win_shares

DATA = "data"  # of this package: a file a game, written by bench/analysis.py


class WinChanceScale:
    """The points of difference that decide a game, by phase; `Insight.win_scale` where nothing was fitted."""

    def __init__(self, judge: Judge, seats: int) -> None:
        self.judge = judge
        self.seats = seats
        fitted: dict[str, list[float]] = fitted_scale(judge.game.id).get("swings", {})
        self.weight = float(fitted_scale(judge.game.id).get("weight", 1.0))  # of a judged loss: what proved to be one
        self.swings = fitted.get(str(seats)) or [judge.insight.win_scale] * len(judge.insight.phases)

    def worth(self, state: State) -> tuple[list[float], list[float]]:
        """The final score that each seat may expect, and its chance to win; the true ones in a finished game."""
        if not state.frames:
            scores = self.judge.game.scores(state)
            return [float(score.total) for score in scores], win_shares(places(scores))
        expected = self.judge.expected(state, self.seats)
        return expected, self.chances(expected, self.judge.insight.phase(state))

    def chances(self, expected: list[float], phase: int) -> list[float]:
        """The chances to win of every seat. A seat that expects one swing more is e times as likely to win."""
        best = max(expected)
        parts = [exp((points - best) / self.swings[phase]) for points in expected]
        total = sum(parts)
        return [part / total for part in parts]


@lru_cache(maxsize=16)
def fitted_scale(game: str) -> dict[str, Any]:
    """The fitted scale of a game; empty where it has no file."""
    path = files(__package__).joinpath(DATA, f"{game}.json")
    if not path.is_file():
        return {}
    stored: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return stored
