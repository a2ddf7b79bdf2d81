"""Why one choice is better than another: what the judge sees in the positions that the two lead to."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from keydom.bots.judge import Judge
from keydom.core.action import Action
from keydom.core.game import View
from keydom.study.rollout import to_rest

WORLDS: Final = 4  # that the reasons are taken from, on average
SLIGHT: Final = 0.05  # points: less is no reason
MOST: Final = 4  # reasons that are told


def reasons(judge: Judge, view: View, better: Action, worse: Action, seed: int) -> list[tuple[str, float]]:
    """Features of the position by name, and how many points more each is worth after the better choice."""
    rng, seat, insight = Random(seed), view.mover, judge.insight
    sums: dict[str, float] = {}
    for _ in range(WORLDS):
        world = judge.game.sample(view, rng)
        weights = judge.weights[insight.phase(world)]
        sides = []
        for action in (better, worse):
            twin: Any = world.copy()
            judge.game.play(twin, action)
            to_rest(judge, twin, seat)
            if not twin.frames:
                return []  # the game is over: its score says why
            sides.append(insight.features(twin, seat))
        for place, name in enumerate(insight.names):
            if place:
                change = weights[place] * (sides[0][place] - sides[1][place]) / WORLDS
                sums[name] = sums.get(name, 0.0) + change
    telling = [(name, round(change, 2)) for name, change in sums.items() if abs(change) >= SLIGHT]
    return sorted(telling, key=lambda item: -abs(item[1]))[:MOST]
