"""Evaluates the choices at a decision and the outcomes of a draw, in points and chances of every seat.

A choice is tried in worlds that the mover cannot tell from the true one, every choice in the same worlds with the same
chance behind it, so that their differences have a small error. A draw is tried where it happened.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from keydom.arena.simulate import decisions
from keydom.bots.learned import learned_judge
from keydom.bots.step_search import highest
from keydom.core.action import Action
from keydom.core.game import NATURE, OVER, Chance, Game, State, View
from keydom.study.analysis.win_chances import WinChanceScale

LIKELY: Final = 4  # choices that are tried besides the one that was played
OUTCOMES: Final = 6  # of a draw that are tried besides the one that came; where there are more, as many at random
LOOK_WEIGHT: Final = 0.5  # how much the look of a position counts; the rest is how play went on from it
LOOK_WORLDS: Final = 2  # worlds in which every choice is looked at before some are tried
GREAT_LOSS: Final = 0.05  # the chance lost from which on a loss is looked at more closely
CLOSE_LOOK_FACTOR: Final = 4  # times as many worlds, at most
SMALL_ERROR: Final = 0.25  # of a loss: a smaller error is small enough
ALIKE: Final = 1e-6  # points: who differ by less are the same
# Standard errors that a difference must exceed, by the number of worlds less two: 97.5% of Student's t. Few worlds may
# agree by chance, so that fewer ask for more.
T_QUANTILES: Final = (12.7, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13)

Row = list[float]


class WorldValues(NamedTuple):
    """The expected points and chances of every seat, one row a world."""

    points: list[Row]
    chances: list[Row]

    def mean(self) -> tuple[Row, Row]:
        return mean(self.points), mean(self.chances)


class EvaluatedDecision(NamedTuple):
    """The choices of a decision that were tried, first the one that was played, with what each came to."""

    actions: list[Action]
    values: list[WorldValues]
    best: int  # the place of the best among them


class Evaluator:
    """Evaluates choices and draws at one table, in more worlds the greater the depth."""

    def __init__(self, game: Game[Any, Any], seats: int, depth: int) -> None:
        self.game = game
        self.judge = learned_judge(game, seats)
        self.seats = seats
        self.depth = depth
        self.scale = WinChanceScale(self.judge, seats)

    def decision(self, view: View, legal: list[Action], played: Action, rng: Random) -> EvaluatedDecision | None:
        """The likeliest choices and the one that was played; None where all choices come to the same."""
        seat = view.mover
        worlds = [self.game.sample(view, rng) for _ in range(self.depth)]
        looks = [self.judge.worths(world, seat, legal) for world in worlds[:LOOK_WORLDS]]
        worths = mean(looks)
        if max(worths) - min(worths) < ALIKE:
            return None
        order = sorted(range(len(legal)), key=lambda place: -worths[place])
        at = legal.index(played)
        tried = [place for place in order[: LIKELY + 1] if place != at][:LIKELY]
        bonuses = self.judge.plan_bonuses(worlds[0], legal) or [0.0] * len(legal)
        places = [at, *tried]
        values = [WorldValues([], []) for _ in places]
        while True:
            seeds = [rng.getrandbits(64) for _ in worlds]
            for place, value in zip(places, values, strict=True):
                self._try(value, worlds, seeds, seat, legal[place], bonuses[place])
            if len(values[0].points) >= CLOSE_LOOK_FACTOR * self.depth or well_known(values, seat):
                break
            worlds = [self.game.sample(view, rng) for _ in range(self.depth)]
        values = [values[0], *[shrink_towards(value, values[0], self.scale.weight) for value in values[1:]]]
        return EvaluatedDecision([legal[place] for place in places], values, best_of(values, seat))

    def _try(
        self, value: WorldValues, worlds: list[State], seeds: list[int], seat: int, action: Action, bonus: float
    ) -> None:
        """Try an action in some more worlds: judge the position it leads to, and play on from there."""
        for world, seed in zip(worlds, seeds, strict=True):
            self._add(value, self.judge.after_decision(world, seat, action), seed, seat, bonus)

    def draw(self, state: State, drawn: Action, rng: Random) -> tuple[WorldValues, WorldValues] | None:
        """The values of a draw and the mean over all that could have come; None where nothing else could."""
        frame = state.frames[-1]
        assert isinstance(frame, Chance), "only NATURE draws"
        offer, odds = frame.offer(state), frame.odds(state)
        if len(offer) < 2:
            return None
        seeds = [rng.getrandbits(64) for _ in range(self.depth)]
        came = self.drawn(state, seeds, drawn)
        chosen = list(zip(offer, odds, strict=True))
        if len(offer) > OUTCOMES:
            chosen = [(outcome, 1) for outcome in rng.choices(offer, odds, k=OUTCOMES)]
        total = sum(weight for _, weight in chosen)
        tried = {outcome: self.drawn(state, seeds, outcome) for outcome in {outcome for outcome, _ in chosen}}
        parts = [(tried[outcome], weight / total) for outcome, weight in chosen]
        points = [weighted_sum([(value.points[place], part) for value, part in parts]) for place in range(self.depth)]
        chances = [weighted_sum([(value.chances[place], part) for value, part in parts]) for place in range(self.depth)]
        return came, WorldValues(points, chances)

    def drawn(self, state: State, seeds: list[int], outcome: Action) -> WorldValues:
        """The values of one outcome of a draw."""
        value = WorldValues([], [])
        for seed in seeds:
            twin, rng = state.copy(), Random(seed)
            self.game.play(twin, outcome)
            while self.game.mover(twin) == NATURE:  # in the midst of draws no position can be judged
                self.game.play(twin, self.game.deal(twin, rng))
            seat = self.game.mover(twin)
            if seat != OVER:  # what was drawn shows in what it is good for
                best = self.judge.best_action(twin, seat, self.game.legal(twin))
                twin = self.judge.after_decision(twin, seat, best)
            self._add(value, twin, seed, None, 0.0)
        return value

    def _add(self, value: WorldValues, world: State, seed: int, seat: int | None, bonus: float) -> None:
        """Add one world: judge it as it is, and again when play has gone on for a while."""
        insight = self.judge.insight
        points, chances = self.scale.worth(world)
        if world.frames:
            if seat is not None and bonus:
                points[seat] += bonus
                chances = self.scale.chances(points, insight.phase(world))
            if insight.foreseeable(world):
                self._play_on(world, Random(seed))
                far, likely = self.scale.worth(world)
                points = weighted_sum([(points, LOOK_WEIGHT), (far, 1 - LOOK_WEIGHT)])
                chances = weighted_sum([(chances, LOOK_WEIGHT), (likely, 1 - LOOK_WEIGHT)])
        value.points.append(points)
        value.chances.append(chances)

    def _play_on(self, world: State, rng: Random) -> None:
        """Let everybody take some decisions by the policy, or by the judge where the policy misleads."""
        judge, insight = self.judge, self.judge.insight
        left = insight.horizon(self.seats)
        for mover, legal in decisions(self.game, world, rng):
            place = 0
            if len(legal) > 1:
                if left <= 0 and insight.quiescent(world):
                    return
                left -= 1
                weighed = insight.weighed_playouts
                guesses = judge.worths(world, mover, legal) if weighed else insight.policy(world, legal)
                place = highest(guesses, int(rng.random() * len(legal)))
            self.game.play(world, legal[place])


def shrink_towards(value: WorldValues, played: WorldValues, weight: float) -> WorldValues:
    """The values of a choice, moved towards those of the played one, since judged losses prove too great."""
    points, chances = (
        [weighted_sum([(other, weight), (own, 1 - weight)]) for other, own in zip(theirs, ours, strict=True)]
        for theirs, ours in ((value.points, played.points), (value.chances, played.chances))
    )
    return WorldValues(points, chances)


def best_of(values: list[WorldValues], seat: int) -> int:
    """The best choice for a seat. Of those whose chances to win are not separable it has most points.

    The first is the choice that was played; it wins ties.
    """
    means = [value.mean() for value in values]
    top = max(range(len(values)), key=lambda place: means[place][1][seat])
    near = [
        place
        for place in range(len(values))
        if not separable(
            *mean_difference(values[top].chances, values[place].chances, seat), worlds=len(values[top].chances)
        )
    ]
    return max(near, key=lambda place: means[place][0][seat])


def well_known(values: list[WorldValues], seat: int) -> bool:
    """Whether the loss of the first choice is known well enough: it is small, or its error is."""
    best = values[best_of(values, seat)]
    lost, error = mean_difference(best.chances, values[0].chances, seat)
    return lost < GREAT_LOSS or t_quantile(len(best.chances)) * error < SMALL_ERROR * lost


def mean_difference(better: list[Row], worse: list[Row], seat: int) -> tuple[float, float]:
    """The mean lead of one over the other for a seat, world by world, and its standard error."""
    gaps = [ahead[seat] - behind[seat] for ahead, behind in zip(better, worse, strict=True)]
    middle = sum(gaps) / len(gaps)
    if len(gaps) < 2:
        return middle, 0.0
    return middle, sqrt(sum((one - middle) ** 2 for one in gaps) / (len(gaps) - 1) / len(gaps))


def t_quantile(worlds: int) -> float:
    """How many standard errors a difference over so many worlds must exceed."""
    return T_QUANTILES[min(max(worlds - 2, 0), len(T_QUANTILES) - 1)]


def separable(difference: float, error: float, worlds: int) -> bool:
    """Whether a difference is greater than its error explains."""
    return abs(difference) > max(t_quantile(worlds) * error, ALIKE)


def mean(rows: list[Row]) -> Row:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def weighted_sum(parts: list[tuple[Row, float]]) -> Row:
    """The weighted sum of rows."""
    return [sum(row[place] * part for row, part in parts) for place in range(len(parts[0][0]))]
