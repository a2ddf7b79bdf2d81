"""Search over whole turns: the best few are followed through worlds to the seat's own next turn.

In every world each turn meets the same draws; rivals play as the linear judge would; the judge weighs what is reached.
What falls behind for certain is given up, so that the time goes to what is close.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from keydom.bots.contract import Opinion
from keydom.bots.judge import Expectation, Judge, mean_looks
from keydom.bots.search import LOOK_WORLDS, Search
from keydom.core.action import Action
from keydom.core.game import NATURE, OVER, State, View

MAX_CANDIDATES: Final = 6  # turns that are followed
GAP: Final = 0.5  # spreads of the score: what looks worse than the best by more is not followed
PRIOR_WORLDS: Final = 2.0  # that how a turn looked counts as much as
STANDARD_ERRORS: Final = 2.5  # standard errors by which a turn that falls behind is given up
MIN_WORLDS: Final = 6  # worlds before any is
MAX_STEPS: Final = 80  # that are followed at most
REPLIES: Final = 10  # positions of one's own next decision that the judge weighs
BEST_MARGIN: Final = 1e-3  # points by which the best of what was not given up is preferred to all
UNFOLLOWED_MARGIN: Final = 1.0  # points by which what was not followed is thought worse than what was, at least


class CandidateTurn:
    """One turn: its action and steps, how it looked, and how it went."""

    __slots__ = ("action", "look", "path", "results")

    def __init__(self, action: Action, path: tuple[Action, ...], look: Expectation) -> None:
        self.action = action
        self.path = path
        self.look = look
        self.results: list[Expectation] = []  # one a world

    def worth(self) -> float:
        return self.expected().worth

    def expected(self) -> Expectation:
        """The mean over the worlds, with how it looked."""
        count = len(self.results) + PRIOR_WORLDS
        worth, points, chance = [PRIOR_WORLDS * part for part in self.look]
        for result in self.results:
            worth += result.worth
            points += result.points
            chance += result.chance
        return Expectation(worth / count, points / count, chance / count)


class TurnSearch(Search):
    """A search of whole turns."""

    def __init__(
        self,
        judge: Judge,
        seats: int,
        view: View,
        legal: list[Action],
        rng: Random,
        candidates: list[CandidateTurn] | None = None,
    ) -> None:
        super().__init__(judge, seats, view, legal, rng)
        self.linear = judge.linear()
        self.candidates = self._candidates() if candidates is None else candidates
        self.remaining = list(self.candidates)

    def look(self) -> None:
        self.foreseeable = self.judge.insight.foreseeable(self.game.sample(self.view, self.rng))

    def _candidates(self) -> list[CandidateTurn]:
        """The turns that look best, on average over a few worlds."""
        looks: dict[tuple[int, tuple[Action, ...]], list[Expectation]] = {}
        for _ in range(LOOK_WORLDS):
            weighed = self.judge.weigh(self.game.sample(self.view, self.rng), self.seat, self.legal, whole_turn=True)
            for leaf, expectation in zip(weighed.leaves, weighed.expectations, strict=True):
                looks.setdefault((leaf.place, leaf.path), []).append(expectation)
        candidates = [CandidateTurn(self.legal[place], path, _mean(found)) for (place, path), found in looks.items()]
        candidates.sort(key=lambda candidate: -candidate.look.worth)
        least = candidates[0].look.worth - GAP * self.judge.spread()
        return [candidate for candidate in candidates[:MAX_CANDIDATES] if candidate.look.worth >= least]

    def settled(self) -> bool:
        return len(self.remaining) == 1

    def try_worlds(self, most: int) -> None:
        """Follow the turns that are still compared through one more world."""
        world, draws = self.game.sample(self.view, self.rng), self.rng.getrandbits(64)
        for candidate in self.remaining:
            candidate.results.append(self._follow(world.copy(), candidate, Random(draws)))
        self.worlds += 1
        if self.worlds >= MIN_WORLDS:
            best = self._best()
            self.remaining = [turn for turn in self.remaining if turn is best or not _behind(turn, best)]

    def best(self) -> tuple[Action, tuple[Action, ...]]:
        best = self._best()
        return best.action, best.path

    def _best(self) -> CandidateTurn:
        return max(self.remaining, key=CandidateTurn.worth)

    def opinions(self) -> list[Opinion]:
        """The results of the turns that it compared. Others have the judge's order and no figures."""
        compared: dict[Action, CandidateTurn] = {}
        for candidate in self.candidates:
            if candidate.action not in compared or candidate.worth() > compared[candidate.action].worth():
                compared[candidate.action] = candidate
        least = min([candidate.worth() for candidate in compared.values()])
        worlds: list[State] = [self.game.sample(self.view, self.rng) for _ in range(LOOK_WORLDS)]
        found = []
        for action, look in zip(self.legal, mean_looks(self.judge, worlds, self.seat, self.legal), strict=True):
            if action not in compared:  # it did not look good enough to be followed
                found.append(Opinion(action, None, min(look.worth, least - UNFOLLOWED_MARGIN)))
                continue
            expected = compared[action].expected()
            if compared[action].results:
                found.append(Opinion(action, expected.points, expected.worth, expected.chance))
            else:
                found.append(Opinion(action, None, expected.worth))
        found[self.legal.index(self.best()[0])].weight = max([opinion.weight for opinion in found]) + BEST_MARGIN
        return found

    def anew(self, rng: Random) -> Search:
        candidates = [CandidateTurn(turn.action, turn.path, turn.look) for turn in self.candidates]
        return TurnSearch(self.judge, self.seats, self.view, self.legal, rng, candidates)

    def results(self) -> list[Any]:
        return [candidate.results for candidate in self.candidates]

    def add(self, results: list[Any]) -> None:
        for candidate, found in zip(self.candidates, results, strict=True):
            candidate.results.extend(found)

    def _follow(self, world: State, candidate: CandidateTurn, rng: Random) -> Expectation:
        game, seat = self.game, self.seat
        game.play(world, candidate.action)
        path, away = list(candidate.path), False
        for _ in range(MAX_STEPS):
            mover = game.mover(world)
            if mover == OVER:
                break
            if mover == NATURE:
                game.play(world, game.deal(world, rng))
                continue
            legal = game.legal(world)
            if mover != seat:
                away = True
            if len(legal) > 1 and mover == seat and away:
                weighed = self.judge.weigh(world, seat, legal, 1, REPLIES)
                return weighed.expectations[weighed.best()]
            if len(legal) > 1 and mover == seat and path:
                game.play(world, path.pop(0))
            else:
                game.play(world, self.linear.best_action(world, mover, legal))
        return self.judge.expectations([world], seat)[0]


def _mean(found: list[Expectation]) -> Expectation:
    return Expectation(*[sum(column) / len(found) for column in zip(*found, strict=True)])


def _behind(candidate: CandidateTurn, best: CandidateTurn) -> bool:
    """Whether a turn is worse than the best, by more than the error."""
    gaps = [ours.worth - theirs.worth for ours, theirs in zip(best.results, candidate.results, strict=False)]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))
    return mean > STANDARD_ERRORS * error
