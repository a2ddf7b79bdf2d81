"""The bots that look one decision ahead: greedy by weights made by hand, and planner with a plan besides."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from keydom.bots.contract import Bot, Opinion
from keydom.bots.judge import ByScore, Judge
from keydom.core.action import Action
from keydom.core.game import Game, View
from keydom.core.insight import Insight

ALIKE: Final = 1e-6  # points: actions that differ by less are chosen among by chance
SLIGHTLY: Final = 1e-3  # by which a search prefers what the game knows to be better
WORLDS: Final = 3  # in which the game is asked whether it knows better


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays the action after which the best position can be reached before anybody else decides."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        super().__init__(game, seats)
        knowledge = game.insight()
        insight: Insight[Any] = ByScore(game) if knowledge is None else knowledge
        self.judge = Judge(game, insight, self.weights(insight), self.measures(insight), self.rivalry(insight), seats)

    def weights(self, insight: Insight[Any]) -> list[list[float]]:
        return insight.weights(self.seats)

    def measures(self, insight: Insight[Any]) -> list[float] | None:
        """The numbers that the plan goes by; None for a bot that has no plan."""
        return None

    def rivalry(self, insight: Insight[Any]) -> float:
        """How much of what the others come to counts against a position: for this bot each minds his own."""
        return 0.0

    def choose(self, view: View, legal: list[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        worths = self.worths(view, legal, rng)
        best = max(worths)
        tied = [action for action, worth in zip(legal, worths, strict=True) if worth >= best - ALIKE]
        return self.reconsider(view, legal, tied[int(rng.random() * len(tied))], rng)

    def reconsider(self, view: View, legal: list[Action], choice: Action, rng: Random) -> Action:
        """The choice, or what the game knows to be plainly better in most worlds like this one."""
        insight = self.judge.insight
        if not insight.doubts(choice):
            return choice
        answers = [insight.rather(self.game.sample(view, rng), legal, choice) for _ in range(WORLDS)]
        return max(answers, key=answers.count)

    def insist(self, opinions: list[Opinion], view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        """The opinions, where what the game knows to be plainly better than the best is preferred to it."""
        best = max(opinions, key=lambda opinion: opinion.weight)
        better = self.reconsider(view, legal, best.action, rng)
        if better != best.action:
            opinions[legal.index(better)].weight = best.weight + SLIGHTLY
        return opinions

    def worths(self, view: View, legal: list[Action], rng: Random) -> list[float]:
        """What each action is worth in a world like this one."""
        return self.judge.worths(self.game.sample(view, rng), view.mover, legal)

    def opinions(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        worths = self.worths(view, legal, rng)
        found = [Opinion(action, worth, worth) for action, worth in zip(legal, worths, strict=True)]
        best = worths.index(max(worths))
        better = legal.index(self.reconsider(view, legal, legal[best], rng))
        found[better].weight = worths[best] + (better != best)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(GreedyBot):
    """Greedy with the game's plan: what to hold back for, what to deny, how high to bid."""

    def measures(self, insight: Insight[Any]) -> list[float] | None:
        return insight.measured(self.seats)
