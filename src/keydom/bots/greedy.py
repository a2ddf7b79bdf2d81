"""The bot that looks one decision ahead: `greedy` by weights made by hand, and `planner` with a plan besides."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from keydom.bots.contract import Bot, Opinion
from keydom.bots.judge import Judge, hand_judge
from keydom.core.action import Action
from keydom.core.game import Game, View

TIE_TOLERANCE: Final = 1e-6  # points: actions that differ by less are chosen among by chance
OVERRIDE_WORLDS: Final = 3  # in which the game is asked whether it knows better


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays the action after which the best position can be reached before anybody else decides.

    The bots that judge otherwise or look further say so in `decide` and `assess`.
    """

    margin: ClassVar[float] = (
        1.0  # by which an opinion prefers what the game knows to be better than the bot's own choice
    )

    def __init__(self, game: Game[Any, Any], seats: int, judge: Judge | None = None) -> None:
        super().__init__(game, seats)
        self.judge = hand_judge(game, seats) if judge is None else judge
        self.path: list[Action] = []  # what is left of a decision of several steps that it has taken

    def algorithm(self) -> str:
        return f"one decision ahead, {self.judge.kind} judge"

    def choose(self, view: View, legal: list[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        choice = self.next_step(legal)
        if choice is None:
            choice = self.decide(view, legal, rng)
        better = self.override(view, legal, choice, rng)
        if better != choice:
            self.path = []
        return better

    def next_step(self, legal: list[Action]) -> Action | None:
        """The next step that it has decided on already; None where there is none or it is not possible."""
        if not self.path:
            return None
        step = self.path.pop(0)
        if step in legal:
            return step
        self.path = []
        return None

    def decide(self, view: View, legal: list[Action], rng: Random) -> Action:
        """The best action by its judgement. The steps that it decides with it go into `path`."""
        worths = self.worths(view, legal, rng)
        best = max(worths)
        tied = [action for action, worth in zip(legal, worths, strict=True) if worth >= best - TIE_TOLERANCE]
        return tied[int(rng.random() * len(tied))]

    def override(self, view: View, legal: list[Action], choice: Action, rng: Random) -> Action:
        """The choice, or an action that the game knows to be plainly better in most worlds."""
        insight = self.judge.insight
        if not insight.may_override(choice):
            return choice
        answers = [insight.override(self.game.sample(view, rng), legal, choice) for _ in range(OVERRIDE_WORLDS)]
        return max(answers, key=answers.count)

    def worths(self, view: View, legal: list[Action], rng: Random) -> list[float]:
        """What each action is worth in a world like this one."""
        return self.judge.worths(self.game.sample(view, rng), view.mover, legal)

    def opinions(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        found = self.assess(view, legal, rng)
        best = max(found, key=lambda opinion: opinion.weight)
        better = self.override(view, legal, best.action, rng)
        if better != best.action:
            found[legal.index(better)].weight = best.weight + self.margin
        return found

    def assess(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        """Its opinions of every action, before the game is asked for a better one."""
        worths = self.worths(view, legal, rng)
        return [Opinion(action, worth, worth) for action, worth in zip(legal, worths, strict=True)]

    def weight_scale(self) -> float:
        """How much more weight makes an action far better than another."""
        return self.judge.insight.win_scale


def planner(game: Game[Any, Any], seats: int) -> GreedyBot:
    """The greedy bot with the game's plan: what to hold back for, what to deny, how high to bid."""
    return GreedyBot(game, seats, hand_judge(game, seats, planning=True))
