"""A look ahead over what a seat knows: the best few turns, each followed through worlds to one's own next turn.

What is compared is whole turns, not single steps. In every world each of them meets the same draws; rivals play as
the linear judge would, and what is reached is judged by the network. What falls behind for certain is given up, so
that the time goes to what is close.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from keydom.bots.judge import Judge, Leaf
from keydom.bots.net.judge import NetJudge, Weighed
from keydom.core.game import NATURE, OVER, State, View

if TYPE_CHECKING:
    from keydom.core.action import Action

TOPS: Final = 6  # decisions that are followed
GAP: Final = 0.5  # spreads of the score: what looks worse than the best by more is not followed
TRUST: Final = 2.0  # worlds that how a decision looked weighs as much as
SURE: Final = 2.5  # standard errors by which a decision that falls behind is given up
EARLIEST: Final = 6  # worlds before any is
STEPS: Final = 80  # that are followed at most
REPLIES: Final = 10  # positions of one's own next decision that the network weighs
PLACES: Final = 4  # worlds that decisions are first looked at in


class Outcome(NamedTuple):
    """What a world came to, or seems to come to: its worth to the seat, the seat's final score and chance to win."""

    worth: float
    points: float
    chance: float


class Line:
    """One decision: its action and steps, how it looked, and how it went."""

    __slots__ = ("action", "look", "path", "results")

    def __init__(self, action: Action, path: tuple[Action, ...], look: Outcome) -> None:
        self.action = action
        self.path = path
        self.look = look
        self.results: list[Outcome] = []  # one a world

    def worth(self) -> float:
        return self.expected().worth

    def expected(self) -> Outcome:
        """The mean over the worlds, with how it looked."""
        count = len(self.results) + TRUST
        worth, points, chance = [TRUST * part for part in self.look]
        for result in self.results:
            worth += result.worth
            points += result.points
            chance += result.chance
        return Outcome(worth / count, points / count, chance / count)


class Ahead:
    """One decision being thought about."""

    def __init__(self, judge: NetJudge, view: View, legal: list[Action], rng: Random) -> None:
        self.judge = judge
        self.game = judge.game
        self.seat = view.mover
        self.view = view
        self.rng = rng
        self.rivals = Judge(judge.game, judge.insight, judge.weights, judge.measures)
        self.worlds = 0
        self.lines = self._lines(legal)
        self.live = list(self.lines)

    def _lines(self, legal: list[Action]) -> list[Line]:
        """The decisions that look best, on average over a few worlds."""
        looks: dict[tuple[int, tuple[Action, ...]], list[Outcome]] = {}
        for _ in range(PLACES):
            weighed = self.judge.weigh(self.game.sample(self.view, self.rng), self.seat, legal, whole=True)
            for row, leaf in enumerate(weighed.leaves):
                looks.setdefault(_name(leaf), []).append(_outcome(weighed, row))
        means = sorted(((_mean(found), name) for name, found in looks.items()), key=lambda one: -one[0].worth)
        least = means[0][0].worth - GAP * self.judge.network.spread
        return [Line(legal[place], path, look) for look, (place, path) in means[:TOPS] if look.worth >= least]

    def run(self, worlds: int, seconds: float) -> None:
        """Look until so many worlds were tried, so much time is gone, or nothing is left to compare; 0: no limit."""
        ends = perf_counter() + seconds
        if not self.judge.insight.foreseeable(self.game.sample(self.view, self.rng)):
            return
        while len(self.live) > 1 and (not worlds or self.worlds < worlds):
            if seconds and perf_counter() >= ends:
                return
            self.try_world()

    def try_world(self) -> None:
        """Follow all that is still compared through one more world."""
        world, draws = self.game.sample(self.view, self.rng), self.rng.getrandbits(64)
        for line in self.live:
            line.results.append(self._follow(world.copy(), line, Random(draws)))
        self.worlds += 1
        if self.worlds >= EARLIEST:
            best = max(self.live, key=Line.worth)
            self.live = [line for line in self.live if line is best or not _behind(line, best)]

    def best(self) -> Line:
        return max(self.live, key=Line.worth)

    def _follow(self, world: State, line: Line, rng: Random) -> Outcome:
        game, seat = self.game, self.seat
        game.play(world, line.action)
        path, away = list(line.path), False
        for _ in range(STEPS):
            mover = game.mover(world)
            if mover == OVER:
                break
            if mover == NATURE:
                game.play(world, game.deal(world, rng))
                continue
            legal = game.legal(world)
            action = legal[0]
            if mover != seat:
                away = True
            if len(legal) > 1:
                if mover == seat and away:
                    weighed = self.judge.weigh(world, seat, legal, 1, REPLIES)
                    return _outcome(weighed, weighed.worths.index(max(weighed.worths)))
                if mover == seat and path:
                    action = path.pop(0)
                else:
                    worths = self.rivals.worths(world, mover, legal)
                    action = legal[worths.index(max(worths))]
            game.play(world, action)
        scores, chances, values = self.judge.judged([world], seat)
        return Outcome(float(values[0]), float(scores[0, 0]), float(chances[0, 0]))


def _outcome(weighed: Weighed, row: int) -> Outcome:
    return Outcome(weighed.worths[row], weighed.points[row], weighed.chances[row])


def _mean(found: list[Outcome]) -> Outcome:
    return Outcome(*[sum(column) / len(found) for column in zip(*found, strict=True)])


def _name(leaf: Leaf) -> tuple[int, tuple[Action, ...]]:
    return leaf.place, leaf.path


def _behind(line: Line, best: Line) -> bool:
    """Whether it is worse than the best for all that can be told."""
    gaps = [ours.worth - theirs.worth for ours, theirs in zip(best.results, line.results, strict=False)]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
    return mean > SURE * error
