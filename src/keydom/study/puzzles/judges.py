"""Judges plans for puzzles by playing them to the end, in worlds that the mover cannot tell apart.

Every plan is tried in the same worlds, with the same chance behind it. Both judges let everybody play on with care,
one whole decision ahead, one by weights made by hand and a plan, the other by weights that were learned. Where little
chance is left nobody plays on by the letter: of choices that look about alike now one is taken, now another. Otherwise
a late position goes the same way in every world, and one whim of a judge looks like certainty.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any, Final

from keydom.arena.simulate import decisions
from keydom.bots.judge import Judge, hand_judge
from keydom.bots.learned import learned_judge
from keydom.core.action import Action
from keydom.core.errors import KeydomError
from keydom.core.game import Game, Score, State, View, places
from keydom.core.score import win_shares
from keydom.study.analysis.evaluation import mean_difference
from keydom.study.analysis.win_chances import WinChanceScale

MAX_PLANS: Final = 6  # plans of a turn that look best and are tried
MAX_PLANS_OF_ACTION: Final = 3  # of them that begin with the same action
NOISE_SWINGS: Final = 0.1  # swings: choices that look alike but for so much are taken about as often
MAX_RIGHT_PLANS: Final = 3  # plans that are right, at most
MAX_PLAN_STEPS: Final = 30  # steps of a plan

Actions = tuple[Action, ...]


class TriedPlan:
    """The results of one plan for its mover, a number a world, and its points by source."""

    __slots__ = ("actions", "chances", "leads", "lines", "points")

    def __init__(self, actions: Actions) -> None:
        self.actions = actions
        self.points: list[float] = []
        self.chances: list[float] = []
        self.leads: list[float] = []  # chances by how far ahead the end was: they tell something after fewer worlds
        self.lines: dict[str, float] = {}

    def add(self, score: Score, share: float, ahead: float) -> None:
        self.points.append(float(score.total))
        self.chances.append(share)
        self.leads.append(ahead)
        for line in score.lines:
            self.lines[line.source] = self.lines.get(line.source, 0.0) + line.points

    def mean_points(self) -> float:
        return sum(self.points) / len(self.points)

    def chance(self) -> float:
        return sum(self.chances) / len(self.chances)

    def lead_chance(self) -> float:
        """The mean chance by the leads at the ends of the games."""
        return sum(self.leads) / len(self.leads)

    def mean_points_for(self, source: str) -> float:
        """The points that it scores for something, on average."""
        return self.lines.get(source, 0.0) / len(self.points)


def lead(better: TriedPlan, worse: TriedPlan) -> tuple[float, float]:
    """The lead of one plan over another in the same worlds, as a chance, and its standard error."""
    return mean_difference([[one] for one in better.chances], [[one] for one in worse.chances], 0)


class PuzzleJudge:
    """Plays worlds to their end, for every seat alike."""

    def __init__(self, judge: Judge) -> None:
        self.game = judge.game
        self.judge = judge
        self.scale = WinChanceScale(judge, judge.seats)
        self.noise = 0.0 if self.judge.insight.weighed_playouts else NOISE_SWINGS * self.scale.swings[-1]

    def choice(self, state: State, seat: int, legal: list[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        worths = self.judge.worths(state, seat, legal)
        if self.noise:
            worths = [worth - self.noise * log(-log(1.0 - rng.random())) for worth in worths]
        return legal[worths.index(max(worths))]

    def to_the_end(self, state: State, rng: Random) -> None:
        for mover, legal in decisions(self.game, state, rng):
            self.game.play(state, self.choice(state, mover, legal, rng))

    def try_plans(self, tried: Sequence[TriedPlan], view: View, worlds: int, rng: Random) -> None:
        """Try the plans in so many more worlds."""
        game, seat = self.game, view.mover
        for _ in range(worlds):
            world, seed = game.sample(view, rng), rng.getrandbits(64)
            for one in tried:
                twin = world.copy()
                for action in one.actions:
                    game.play(twin, action)
                self.to_the_end(twin, Random(seed))
                scores = game.scores(twin)
                totals = [float(score.total) for score in scores]
                one.add(scores[seat], win_shares(places(scores))[seat], self.scale.chances(totals, -1)[seat])

    def plans(self, state: State, world: State) -> tuple[list[Actions], float]:
        """The plans that look best in a world, and by how many points the best few lead. There is one for each position
        that they lead to from the true one.
        """
        game, seat = self.game, self.game.mover(state)
        found: list[tuple[State, Actions, float]] = []
        leaves = self.judge.leaves(world, seat, game.legal(world), MAX_PLANS_OF_ACTION, MAX_PLANS)
        for leaf in leaves:
            actions = self._complete_plan(world, game.legal(world)[leaf.place], leaf.path)
            end = state.copy()
            for action in actions:
                if action not in game.legal(end):
                    break
                game.play(end, action)
            else:
                if actions and game.mover(end) != seat and all(end != other for other, _, _ in found):
                    found.append((end, actions, leaf.worth))
        ahead = [found[place][2] - found[place + 1][2] for place in range(len(found) - 1)]
        return [actions for _, actions, _ in found], max(ahead[:MAX_RIGHT_PLANS], default=0.0)

    def _complete_plan(self, world: State, first: Action, path: Sequence[Action]) -> Actions:
        """Complete a decision to a whole plan as the judge likes it best; empty where it takes too long."""
        game, seat, state = self.game, self.game.mover(world), world.copy()
        steps, left = [first], list(path)
        game.play(state, first)
        while game.mover(state) == seat:
            legal = game.legal(state)
            step = left.pop(0) if left and len(legal) > 1 else self.judge.best_action(state, seat, legal)
            steps.append(step)
            game.play(state, step)
            if len(steps) > MAX_PLAN_STEPS:
                return ()
        return tuple(steps)


def puzzle_judges(game: Game[Any, Any], seats: int) -> tuple[PuzzleJudge, PuzzleJudge]:
    """The first judge and the second."""
    insight = game.insight()
    if insight is None:
        raise KeydomError(f"{game.id} knows nothing of good play: there is nobody to judge its puzzles")
    learned, by_hand = PuzzleJudge(learned_judge(game, seats)), PuzzleJudge(hand_judge(game, seats, planning=True))
    return (learned, by_hand) if insight.weighed_playouts else (by_hand, learned)  # the quicker one first
