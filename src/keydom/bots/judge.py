"""What positions and actions are worth: features of a position times their weights, in points of the final score."""

from __future__ import annotations

from heapq import heappop, heappush
from math import exp
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from keydom.core.action import Action
from keydom.core.game import Game, State
from keydom.core.insight import Insight

TRIED: Final = 1500  # positions looked at for one decision, at most
FEWEST: Final = 12  # positions looked at for one action, however many actions there are
WALKED: Final = 300  # steps to the leaves of one decision, at most
SHORTEST: Final = 8  # steps to those of one action, however many actions there are


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


class Leaf:
    """A position that a decision can lead to: by which action, by which steps after it, and how it looks."""

    __slots__ = ("lean", "path", "place", "state", "worth")

    def __init__(self, place: int, path: tuple[Action, ...], state: State, lean: float, worth: float) -> None:
        self.place = place  # of the action among the legal ones
        self.path = path  # the choices that follow it, without what is forced
        self.state = state
        self.lean = lean  # what the plan adds to the steps on the way
        self.worth = worth  # by features and plan


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The insight of a game with weights for it; with a plan it also leans towards the actions that the plan likes."""

    together: ClassVar[int] = 1  # positions that are best judged at once

    def __init__(
        self,
        game: Game[Any, Any],
        insight: Insight[Any],
        weights: list[list[float]],
        measures: list[float] | None,
        rivalry: float = 0.0,
        seats: int = 0,
    ) -> None:
        self.game = game
        self.insight = insight
        self.weights = weights
        self.measures = measures  # of the plan; None: without one
        self.rivalry = rivalry  # how much of what the others come to, on average, counts against a position
        self.seats = seats
        self.left = 0

    def plain(self) -> Judge:
        """The judge by features and weights, which can say why."""
        return self

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

    def standing(self, state: State, seat: int) -> float:
        """What the position is worth to the seat: its points, less what the others come to where that counts."""
        own = self.points(state, seat)
        if not self.rivalry or self.seats < 2:
            return own
        others = 0.0
        for other in range(self.seats):
            if other != seat:
                others += self.points(state, other)
        return own - self.rivalry * others / (self.seats - 1)

    def verdict(self, state: State, seats: int, seat: int) -> tuple[list[float], list[float]]:
        """The final score that each seat may expect and its chance to win, as one seat sees it."""
        expected = self.expected(state, seats)
        return expected, self.odds(expected)

    def verdicts(self, states: list[State], seats: int, seat: int) -> list[tuple[list[float], list[float]]]:
        """The same of several positions."""
        return [self.verdict(state, seats, seat) for state in states]

    def odds(self, expected: list[float]) -> list[float]:
        """How likely each seat is to win, judged by its lead over the best of the others."""
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

    def looks(self, state: State, seat: int, legal: list[Action]) -> tuple[list[float], list[float]]:
        """What each action is worth, and the final score that the seat may expect by it: here they are the same."""
        worths = self.worths(state, seat, legal)
        return worths, worths

    def _after(self, state: State, seat: int, action: Action) -> float:
        twin = state.copy()
        self.game.play(twin, action)
        self.left -= 1
        return self._rest(twin, seat)

    def _rest(self, state: State, seat: int) -> float:
        """The best that the seat can make of a decision it is in the midst of."""
        if self.left <= 0 or self.game.mover(state) != seat or self.insight.resting(state):
            return self.standing(state, seat)
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

    def leaves(
        self, state: State, seat: int, legal: list[Action], each: int, most: int, whole: bool | None = None
    ) -> list[Leaf]:
        """Where the decision, or the whole turn, can lead, the best first: so many an action and so many in all.

        Where it is not said which of the two, as does a network of the game good.

        The best of every action comes before a second of any: what can end in many ways must not crowd out the rest.
        """
        turn = self.insight.whole_turns(state) if whole is None else whole
        leaning = self.lean(state, legal)
        share = max(WALKED // len(legal), SHORTEST)
        firsts: list[Leaf] = []
        further: list[Leaf] = []
        for place, action in enumerate(legal):
            lean = leaning[place] if leaning is not None else 0.0
            of_action = self._follow(self._step(place, state, seat, action, (), lean), seat, share - 1, turn)
            of_action.sort(key=_less_worth)
            firsts.append(of_action[0])
            further.extend(of_action[1:each])
        firsts.sort(key=_less_worth)
        further.sort(key=_less_worth)
        found = firsts[:most]
        found.extend(further[: most - len(found)])
        found.sort(key=_less_worth)
        return found

    def _step(self, place: int, state: State, seat: int, action: Action, path: tuple[Action, ...], lean: float) -> Leaf:
        twin = state.copy()
        self.game.play(twin, action)
        return Leaf(place, path, twin, lean, self.standing(twin, seat) + lean)

    def _follow(self, first: Leaf, seat: int, left: int, whole: bool) -> list[Leaf]:
        """What a step can lead to: the best steps are followed first, while the share of its action lasts."""
        found: list[Leaf] = []
        made = 0  # of equals the newest goes first: one way is followed to its end before another is begun
        ahead: list[tuple[float, int, Leaf]] = [(-first.worth, made, first)]
        while ahead:
            leaf = heappop(ahead)[2]
            if left <= 0 or self.game.mover(leaf.state) != seat or (not whole and self.insight.resting(leaf.state)):
                found.append(leaf)
                if left <= 0:
                    break
                continue
            legal = self.game.legal(leaf.state)
            leaning = self.lean(leaf.state, legal)
            for way, action in enumerate(legal):
                path = (*leaf.path, action) if len(legal) > 1 else leaf.path
                lean = leaf.lean + (leaning[way] if leaning is not None else 0.0)
                made -= 1
                left -= 1
                step = self._step(leaf.place, leaf.state, seat, action, path, lean)
                heappush(ahead, (-step.worth, made, step))
        return found


def _less_worth(leaf: Leaf) -> float:
    return -leaf.worth
