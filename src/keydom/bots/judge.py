"""What positions and actions are worth: features of a position times their weights, in points of the final score."""

from __future__ import annotations

from math import exp
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from keydom.core.action import Action
from keydom.core.game import Game, State
from keydom.core.insight import Insight

TRIED: Final = 1500  # positions looked at for one decision, at most
FEWEST: Final = 12  # positions looked at for one action, however many actions there are


@mypyc_attr(allow_interpreted_subclasses=True)
class ByScore(Insight[Any]):
    """For a game that says nothing of good play: the score as it stands."""

    __slots__ = ("game",)

    names: ClassVar[tuple[str, ...]] = ("all", "score")
    counted = ("score",)

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def features(self, state: Any, seat: int) -> list[float]:
        return [1.0, float(self.game.scores(state)[seat].total)]

    def weights(self, seats: int) -> list[list[float]]:
        return [[0.0, 1.0]]


class Judge:
    """The insight of a game with weights for it; with a plan it also leans towards the actions that the plan likes."""

    __slots__ = ("game", "insight", "left", "measures", "weights")

    def __init__(
        self, game: Game[Any, Any], insight: Insight[Any], weights: list[list[float]], measures: list[float] | None
    ) -> None:
        self.game = game
        self.insight = insight
        self.weights = weights
        self.measures = measures  # of the plan; None: without one
        self.left = 0

    def points(self, state: State, seat: int) -> float:
        """The final score that the seat may expect; the true one when the game is over."""
        if not state.frames:
            return float(self.game.scores(state)[seat].total)
        total = 0.0
        weights = self.weights[self.insight.phase(state)]
        features = self.insight.features(state, seat)
        for place in range(len(weights)):
            total += weights[place] * features[place]
        return total

    def chances(self, state: State, seats: int) -> list[float]:
        """How likely each seat is to win, judged by its lead over the best of the others."""
        return self.odds(self.expected(state, seats))

    def odds(self, expected: list[float]) -> list[float]:
        """The same from the score that each seat may expect."""
        best = max(expected)
        second = -1e9
        leaders = 0
        for points in expected:
            if points == best:
                leaders += 1
            elif points > second:
                second = points
        if leaders > 1:
            second = best
        scale = self.insight.swing
        return [1.0 / (1.0 + exp((second - p if p == best else best - p) / scale)) for p in expected]

    def expected(self, state: State, seats: int) -> list[float]:
        """The final score that each seat may expect; what breaks ties counts a little when the game is over."""
        if not state.frames:
            return [score.total + sum(score.tiebreak) * 1e-4 for score in self.game.scores(state)]
        return [self.points(state, seat) for seat in range(seats)]

    def lean(self, state: State, legal: list[Action]) -> list[float] | None:
        """What the plan adds to each action."""
        return None if self.measures is None else self.insight.plan(state, legal, self.measures)

    def worths(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        """What each action is worth: the best position that the seat can come to rest in after it."""
        leaning = self.lean(state, legal)
        share = max(TRIED // len(legal), FEWEST)
        worths = []
        for place, action in enumerate(legal):
            self.left = share
            worth = self._after(state, seat, action)
            worths.append(worth + leaning[place] if leaning is not None else worth)
        return worths

    def _after(self, state: State, seat: int, action: Action) -> float:
        twin = state.copy()
        self.game.play(twin, action)
        self.left -= 1
        return self._rest(twin, seat)

    def _rest(self, state: State, seat: int) -> float:
        """The best that the seat can make of a decision it is in the midst of."""
        if self.left <= 0 or self.game.mover(state) != seat or self.insight.resting(state):
            return self.points(state, seat)
        legal = self.game.legal(state)
        leaning = self.lean(state, legal)
        best = -1e9
        for place, action in enumerate(legal):
            worth = self._after(state, seat, action)
            if leaning is not None:
                worth += leaning[place]
            if worth > best:
                best = worth
        return best
