"""Why one choice is better than another: what the judge sees in the positions that the two lead to."""

from __future__ import annotations

from random import Random
from typing import Final

from keydom.bots.hints import LEAST_REASON, WORLDS, feature_changes
from keydom.bots.judge import Judge
from keydom.core.action import Action
from keydom.core.game import View

MOST: Final = 4  # reasons that are told


def reasons(judge: Judge, view: View, better: Action, worse: Action, seed: int) -> list[tuple[str, float]]:
    """Features of the position by name, and how many points more each is worth after the better choice."""
    rng, seat = Random(seed), view.mover
    sums: dict[str, float] = {}
    for _ in range(WORLDS):
        world = judge.game.sample(view, rng)
        bad, good = judge.after_decision(world, seat, worse), judge.after_decision(world, seat, better)
        if not bad.frames or not good.frames:
            return []  # the game is over: its score says why
        for name, change in feature_changes(judge, world, bad, good, seat).items():
            sums[name] = sums.get(name, 0.0) + change / WORLDS
    telling = [(name, round(change, 2)) for name, change in sums.items() if abs(change) >= LEAST_REASON]
    return sorted(telling, key=lambda item: -abs(item[1]))[:MOST]
