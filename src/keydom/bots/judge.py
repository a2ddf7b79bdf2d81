"""The worth of positions and actions: features times weights, in points of the final score."""

from __future__ import annotations

from heapq import heappop, heappush
from math import exp
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from keydom.core.action import Action
from keydom.core.game import Game, State
from keydom.core.insight import Insight

MAX_POSITIONS: Final = 1500  # positions looked at for one decision, at most
MIN_POSITIONS: Final = 12  # positions looked at for one action, however many actions there are
MAX_STEPS: Final = 300  # steps to the leaves of one decision, at most
MIN_STEPS: Final = 8  # steps to those of one action, however many actions there are
LEAVES_PER_ACTION: Final = 2  # leaves of an action that are weighed
LEAVES_PER_DECISION: Final = 24  # leaves of a decision
MAX_STEPS_TO_END: Final = 30  # steps of a decision that are followed to its end


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreInsight(Insight[Any]):
    """The insight of a game that brings none: the score as it stands."""

    names: ClassVar[tuple[str, ...]] = ("all", "score")
    also_scored = ("score",)

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def features(self, state: Any, seat: int) -> list[float]:
        return [1.0, float(self.game.scores(state)[seat].total)]

    def weights(self, seats: int) -> list[list[float]]:
        return [[0.0, 1.0]]


def insight_of(game: Game[Any, Any]) -> Insight[Any]:
    """The insight of a game, or the score where it has none."""
    knowledge = game.insight()
    return ScoreInsight(game) if knowledge is None else knowledge


class Leaf:
    """A position that a decision can lead to: by which action, by which steps after it, and how it looks."""

    __slots__ = ("bonus", "path", "place", "state", "worth")

    def __init__(self, place: int, path: tuple[Action, ...], state: State, bonus: float, worth: float) -> None:
        self.place = place  # of the action among the legal ones
        self.path = path  # the choices that follow it, without what is forced
        self.state = state
        self.bonus = bonus  # that the plan adds to the steps on the way
        self.worth = worth  # by features and plan


class Expectation(NamedTuple):
    """What a position should come to: its worth to a seat, the seat's final score and its chance to win."""

    worth: float
    points: float
    chance: float


class WeighedLeaves(NamedTuple):
    """The positions that a decision can lead to, and what the judge makes of each."""

    leaves: list[Leaf]
    expectations: list[Expectation]

    def best(self) -> int:
        """The place of the one that is worth most."""
        worths = [expectation.worth for expectation in self.expectations]
        return worths.index(max(worths))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Weighs positions by the features of a game. With a plan it also prefers the actions that the plan likes."""

    kind: ClassVar[str] = "linear"
    batch: ClassVar[int] = 1  # positions that are best judged at once

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

    def linear(self) -> Judge:
        """The judge by features and weights, which can say why."""
        return self

    def horizon(self, seats: int) -> int:
        """How many steps a search plays a world on before it is judged."""
        return self.insight.horizon(seats)

    def spread(self) -> float:
        """By how many points final scores lie apart, about."""
        return self.insight.win_scale

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
        """The final score that each seat may expect and its chance to win, by what one seat knows."""
        expected = self.expected(state, seats)
        return expected, self.odds(expected)

    def verdicts(self, states: list[State], seats: int, seat: int) -> list[tuple[list[float], list[float]]]:
        """The same of several positions."""
        return [self.verdict(state, seats, seat) for state in states]

    def expectations(self, states: list[State], seat: int) -> list[Expectation]:
        """What several positions come to for one seat."""
        found = []
        for state in states:
            expected, chances = self.verdict(state, self.seats, seat)
            found.append(Expectation(self.standing(state, seat), expected[seat], chances[seat]))
        return found

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
        scale = self.insight.win_scale
        return [1.0 / (1.0 + exp((second - p if p == best else best - p) / scale)) for p in expected]

    def expected(self, state: State, seats: int) -> list[float]:
        """The final score that each seat may expect; what breaks ties counts a little when the game is over."""
        if not state.frames:
            return [score.total + sum(score.tiebreak) * 1e-4 for score in self.game.scores(state)]
        return [self.points(state, seat) for seat in range(seats)]

    def plan_bonuses(self, state: State, legal: list[Action]) -> list[float] | None:
        """What the plan adds to each action."""
        return None if self.measures is None else self.insight.plan(state, legal, self.measures)

    def worths(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        """What each action is worth: the best quiescent position that the seat can reach after it."""
        bonuses = self.plan_bonuses(state, legal)
        share = max(MAX_POSITIONS // len(legal), MIN_POSITIONS)
        worths = []
        for place, action in enumerate(legal):
            self.left = share
            worth = self._after(state, seat, action)
            worths.append(worth + bonuses[place] if bonuses is not None else worth)
        return worths

    def looks(self, state: State, seat: int, legal: list[Action]) -> list[Expectation]:
        """The expectation of each action. Its worth is the expected score; chances are not said."""
        return [Expectation(worth, worth, 0.0) for worth in self.worths(state, seat, legal)]

    def weigh(
        self,
        state: State,
        seat: int,
        legal: list[Action],
        each: int = LEAVES_PER_ACTION,
        most: int = LEAVES_PER_DECISION,
        whole_turn: bool | None = None,
    ) -> WeighedLeaves:
        """The positions that the decision, or the whole turn, can lead to, with their expectations."""
        leaves = self.leaves(state, seat, legal, each, max(most, 1), whole_turn)
        expectations = self.expectations([leaf.state for leaf in leaves], seat)
        worths = self.leaf_worths(state, leaves, expectations)
        pairs = zip(worths, expectations, strict=True)
        return WeighedLeaves(leaves, [Expectation(worth, each.points, each.chance) for worth, each in pairs])

    def leaf_worths(self, state: State, leaves: list[Leaf], expectations: list[Expectation]) -> list[float]:
        """What the leaves of a decision are worth to its seat."""
        return [leaf.worth for leaf in leaves]

    def _after(self, state: State, seat: int, action: Action) -> float:
        twin = state.copy()
        self.game.play(twin, action)
        self.left -= 1
        return self._complete(twin, seat)

    def _complete(self, state: State, seat: int) -> float:
        """The best that the seat can make of a decision it is in the midst of."""
        if self.left <= 0 or self.game.mover(state) != seat or self.insight.quiescent(state):
            return self.standing(state, seat)
        legal = self.game.legal(state)
        bonuses = self.plan_bonuses(state, legal)
        best = -1e9
        for place, action in enumerate(legal):
            worth = self._after(state, seat, action)
            if bonuses is not None:
                worth += bonuses[place]
            if worth > best:
                best = worth
        return best

    def best_action(self, state: State, seat: int, legal: list[Action]) -> Action:
        """The action that is worth most."""
        if len(legal) == 1:
            return legal[0]
        worths = self.worths(state, seat, legal)
        return legal[worths.index(max(worths))]

    def finish_decision(self, state: State, seat: int) -> None:
        """Play on to the end of the seat's decision, as this judge likes it best."""
        for _ in range(MAX_STEPS_TO_END):
            if self.game.mover(state) != seat or self.insight.quiescent(state):
                return
            self.game.play(state, self.best_action(state, seat, self.game.legal(state)))

    def after_decision(self, state: State, seat: int, action: Action) -> State:
        """The position after an action and the rest of the seat's decision."""
        twin: State = state.copy()
        self.game.play(twin, action)
        self.finish_decision(twin, seat)
        return twin

    def leaves(
        self, state: State, seat: int, legal: list[Action], each: int, most: int, whole_turn: bool | None = None
    ) -> list[Leaf]:
        """The positions that a decision, or a whole turn, can lead to, the best first. So many are kept for an action
        and in all.

        Where it is not said which of the two, the game says it.

        The best of every action comes before a second of any: what can end in many ways must not crowd out the rest.
        """
        turn = self.insight.whole_turns(state) if whole_turn is None else whole_turn
        bonuses = self.plan_bonuses(state, legal)
        share = max(MAX_STEPS // len(legal), MIN_STEPS)
        firsts: list[Leaf] = []
        further: list[Leaf] = []
        for place, action in enumerate(legal):
            bonus = bonuses[place] if bonuses is not None else 0.0
            of_action = self._follow(self._step(place, state, seat, action, (), bonus), seat, share - 1, turn)
            of_action.sort(key=_less_worth)
            firsts.append(of_action[0])
            further.extend(of_action[1:each])
        firsts.sort(key=_less_worth)
        further.sort(key=_less_worth)
        found = firsts[:most]
        found.extend(further[: most - len(found)])
        found.sort(key=_less_worth)
        return found

    def _step(
        self, place: int, state: State, seat: int, action: Action, path: tuple[Action, ...], bonus: float
    ) -> Leaf:
        twin = state.copy()
        self.game.play(twin, action)
        return Leaf(place, path, twin, bonus, self.standing(twin, seat) + bonus)

    def _follow(self, first: Leaf, seat: int, left: int, whole_turn: bool) -> list[Leaf]:
        """The leaves of a step. The best steps are followed first, while the share of its action lasts."""
        found: list[Leaf] = []
        made = 0  # of equals the newest goes first: one way is followed to its end before another is begun
        ahead: list[tuple[float, int, Leaf]] = [(-first.worth, made, first)]
        while ahead:
            leaf = heappop(ahead)[2]
            if left <= 0:
                found.append(leaf)
                break
            if self.game.mover(leaf.state) != seat or (not whole_turn and self.insight.quiescent(leaf.state)):
                found.append(leaf)
                continue
            legal = self.game.legal(leaf.state)
            bonuses = self.plan_bonuses(leaf.state, legal)
            for way, action in enumerate(legal):
                path = (*leaf.path, action) if len(legal) > 1 else leaf.path
                bonus = leaf.bonus + (bonuses[way] if bonuses is not None else 0.0)
                made -= 1
                left -= 1
                step = self._step(leaf.place, leaf.state, seat, action, path, bonus)
                heappush(ahead, (-step.worth, made, step))
        return found


def _less_worth(leaf: Leaf) -> float:
    return -leaf.worth


def hand_judge(game: Game[Any, Any], seats: int, planning: bool = False) -> Judge:
    """The judge by weights made by hand; each seat minds its own points."""
    insight = insight_of(game)
    measures = insight.default_measures(seats) if planning else None
    return Judge(game, insight, insight.weights(seats), measures, 0.0, seats)


def mean_looks(judge: Judge, worlds: list[State], seat: int, legal: list[Action]) -> list[Expectation]:
    """The mean expectation of each action over some worlds."""
    worth, points, chance = [0.0] * len(legal), [0.0] * len(legal), [0.0] * len(legal)
    for world in worlds:
        for place, look in enumerate(judge.looks(world, seat, legal)):
            worth[place] += look.worth / len(worlds)
            points[place] += look.points / len(worlds)
            chance[place] += look.chance / len(worlds)
    return [Expectation(*parts) for parts in zip(worth, points, chance, strict=True)]
