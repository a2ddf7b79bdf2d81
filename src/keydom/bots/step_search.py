"""Monte-Carlo tree search over what a seat knows: many sampled worlds, one tree of the decisions taken in them.

A node is a decision reached by the players' own choices; what NATURE draws differs from world to world and is not
part of it. Each world adds a leaf: a playout of a few steps by the game's policy, or by weighing every action where
that misleads; then the judge says how likely each seat is to win.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Any, Final

from keydom.bots.contract import Opinion
from keydom.bots.judge import Judge, mean_looks
from keydom.bots.search import LOOK_WORLDS, Search
from keydom.core.action import Action
from keydom.core.game import NATURE, OVER, State, View
from keydom.core.playout import playout as play_to_end

EXPLORATION: Final = 1.2  # how much a promising action that was tried little is preferred to one that did well
WIDENING: Final = 1.5  # how fast more actions are let in: so many times the square root of the visits
PRIOR_SHARPNESS: Final = 7.0  # how much more promising an action looks that leads by what decides games
RANDOM_STEP_RATE: Final = 0.1  # how often a playout leaves the policy
MAX_DEPTH: Final = 60  # decisions below the root that a tree remembers
WORLDS_PER_SLOT: Final = 8  # worlds that must have been tried for each one more that is judged with others


class Node:
    """The statistics of one choice: how often it was made, and how well it went for its seat."""

    __slots__ = ("children", "deficit", "points", "prior", "value", "visits")

    def __init__(self, prior: float, deficit: float) -> None:
        self.children: dict[Action, Node] = {}
        self.prior = prior
        self.deficit = deficit  # by how much less likely to win it looked than the best, before anything was tried
        self.visits = 0
        self.value = 0.0  # chances to win, added up
        self.points = 0.0  # final scores expected, added up

    def baseline(self) -> float:
        """The mean result of the choices that were tried, had each looked as good as the best."""
        visits = 0
        value = 0.0
        for child in self.children.values():
            visits += child.visits
            value += child.value + child.visits * child.deficit
        return value / visits if visits else 0.5

    def estimate(self, baseline: float, prior_visits: float) -> float:
        """The mean of the results and of the first look, which counts as a number of tries."""
        return (self.value + prior_visits * (baseline - self.deficit)) / (self.visits + prior_visits)


class TriedWorld:
    """A world in a search: its state, and the choices that led to it with their seats."""

    __slots__ = ("movers", "path", "world")

    def __init__(self, world: State, path: list[Node], movers: list[int]) -> None:
        self.world = world
        self.path = path
        self.movers = movers


class StepSearch(Search):
    """A search of single decisions; with `to_end` every world is played to its end, at random."""

    def __init__(
        self, judge: Judge, seats: int, view: View, legal: list[Action], rng: Random, to_end: bool = False
    ) -> None:
        super().__init__(judge, seats, view, legal, rng)
        self.to_end = to_end
        self.added: list[list[Any]] = []  # what other processes came to, which alone counts then
        self.horizon = judge.horizon(seats)
        self.root = Node(1.0, 0.0)

    def look(self) -> None:
        worlds: list[State] = [self.game.sample(self.view, self.rng) for _ in range(LOOK_WORLDS)]
        self.world = worlds[-1]
        self.looks = mean_looks(self.judge, worlds, self.seat, self.legal)  # how each action looks
        insight = self.judge.insight
        self.foreseeable = insight.foreseeable(self.world)  # in any of them: everybody sees how far the game is
        worths = [look.worth for look in self.looks]
        best = max(worths)
        for place, prior in enumerate(priors(worths, insight.win_scale)):
            self.root.children[self.legal[place]] = Node(prior, deficit(best - worths[place], insight.win_scale))

    def try_worlds(self, most: int) -> None:
        """Try as many more worlds as are best judged at once.

        Until then each counts as lost for those who chose it, so that the next of them tries something else.
        """
        many = min(self.judge.batch, 1 + self.worlds // WORLDS_PER_SLOT, most)
        trials = [self.trial() for _ in range(many)]
        verdicts = self.judge.verdicts([trial.world for trial in trials], self.seats, self.seat)
        for place, (expected, chances) in enumerate(verdicts):
            trial = trials[place]
            for step, node in enumerate(trial.path):
                node.value += chances[trial.movers[step]]
                node.points += expected[trial.movers[step]]
        self.worlds += many

    def trial(self) -> TriedWorld:
        """One more world and the choices made in it: down the tree, one step beyond, and a few steps on."""
        game = self.game
        world: State = game.sample(self.view, self.rng)
        path: list[Node] = []
        movers: list[int] = []
        node = self.root
        legal = self.legal
        while True:
            mover = game.mover(world)
            node.visits += 1
            action = self.select(node, world, legal)
            child = node.children[action]
            path.append(child)
            movers.append(mover)
            game.play(world, action)
            legal = self.advance(world)
            if not legal or not child.visits or len(path) == MAX_DEPTH:
                break
            node = child
        path[-1].visits += 1
        if legal and self.to_end:
            play_to_end(game, world, self.rng)
        elif legal:
            self.playout(world)
        return TriedWorld(world, path, movers)

    def best(self) -> tuple[Action, tuple[Action, ...]]:
        chances = [chance for _, chance, _ in self.results()]
        return self.legal[chances.index(max(chances))], ()

    def opinions(self) -> list[Opinion]:
        return [
            Opinion(action, points, chance, min(max(chance, 0.0), 1.0)) if visits else Opinion(action, None, chance)
            for action, (visits, chance, points) in zip(self.legal, self.results(), strict=True)
        ]

    def anew(self, rng: Random) -> Search:
        return StepSearch(self.judge, self.seats, self.view, self.legal, rng, self.to_end)

    def results(self) -> list[Any]:
        """For each action: the number of worlds, the chance to win, and the expected final score."""
        if self.added:
            return [
                tuple(sum(column) / len(self.added) for column in zip(*rows, strict=True))
                for rows in zip(*self.added, strict=True)
            ]
        visits = [self.root.children[action].visits for action in self.legal]
        return list(zip(visits, self.chances(), self.expected_points(), strict=True))

    def add(self, results: list[Any]) -> None:
        """Add the results of another search. Its looks count as much as its tries."""
        self.added.append(results)

    def chances(self) -> list[float]:
        """The chance to win by each action, from looks and tries."""
        baseline, prior_visits = self.root.baseline(), self.judge.insight.prior_visits
        if not self.worlds:  # nothing was tried: the best is as likely to win as the position looks
            baseline = self.judge.verdict(self.world, self.seats, self.seat)[1][self.seat]
        return [self.root.children[action].estimate(baseline, prior_visits) for action in self.legal]

    def expected_points(self) -> list[float]:
        """The expected final score of each action, from looks and tries."""
        prior_visits = self.judge.insight.prior_visits
        children = [self.root.children[action] for action in self.legal]
        return [
            (child.points + prior_visits * look.points) / (child.visits + prior_visits)
            for child, look in zip(children, self.looks, strict=True)
        ]

    def advance(self, world: State) -> list[Action]:
        """Go on to the next choice, past draws and forced moves. The choices are empty when the game is over."""
        game = self.game
        while True:
            mover = game.mover(world)
            if mover == OVER:
                return []
            if mover == NATURE:
                game.play(world, game.deal(world, self.rng))
                continue
            legal = game.legal(world)
            if len(legal) > 1:
                return legal
            game.play(world, legal[0])

    def select(self, node: Node, world: State, legal: list[Action]) -> Action:
        """The most promising choice among those let in so far."""
        children = node.children
        for action in legal:
            if action not in children:
                self.expand(node, world, legal)
                break
        room = 1 + int(WIDENING * sqrt(node.visits))
        candidates = legal if len(legal) <= room else self.likeliest(node, legal, room)
        spread = EXPLORATION * sqrt(node.visits)
        baseline, prior_visits = node.baseline(), self.judge.insight.prior_visits
        best = candidates[0]
        highest = -1.0
        for action in candidates:
            child = children[action]
            bound = child.estimate(baseline, prior_visits) + spread * child.prior / (1 + child.visits)
            if bound > highest:
                highest = bound
                best = action
        return best

    def expand(self, node: Node, world: State, legal: list[Action]) -> None:
        insight = self.judge.insight
        guesses = self.guess(world, legal)
        best = max(guesses)
        shares = priors(guesses, insight.win_scale)
        for place, action in enumerate(legal):
            if action not in node.children:
                behind = deficit(best - guesses[place], insight.win_scale) if insight.weighed_playouts else 0.0
                node.children[action] = Node(shares[place], behind)

    def guess(self, world: State, legal: list[Action]) -> list[float]:
        """The worth of each action to the mover, in points."""
        if self.judge.insight.weighed_playouts:
            return self.judge.worths(world, self.game.mover(world), legal)
        return self.judge.insight.policy(world, legal)

    def likeliest(self, node: Node, legal: list[Action], room: int) -> list[Action]:
        shares = sorted([node.children[action].prior for action in legal], reverse=True)
        least = shares[room - 1]
        return [action for action in legal if node.children[action].prior >= least][: 2 * room]

    def playout(self, world: State) -> None:
        """Play a few steps on, some of them at random where actions are not weighed."""
        game = self.game
        rng = self.rng
        weighed = self.judge.insight.weighed_playouts
        steps = 0
        while steps < self.horizon:
            mover = game.mover(world)
            if mover == OVER:
                return
            if mover == NATURE:
                game.play(world, game.deal(world, rng))
                steps += not weighed
                continue
            legal = game.legal(world)
            place = 0
            if len(legal) > 1:
                place = int(rng.random() * len(legal))
                if weighed or rng.random() >= RANDOM_STEP_RATE:
                    place = highest(self.guess(world, legal), place)
            game.play(world, legal[place])
            steps += len(legal) > 1 or not weighed


def highest(guesses: list[float], first: int) -> int:
    """The place of the highest guess; among equals the next one from a given place on."""
    best = first
    for step in range(1, len(guesses)):
        place = (first + step) % len(guesses)
        if guesses[place] > guesses[best]:
            best = place
    return best


def deficit(points: float, scale: float) -> float:
    """How much less likely it is to win from so many points behind."""
    return 1.0 / (1.0 + exp(-points / scale)) - 0.5


def priors(worths: list[float], scale: float) -> list[float]:
    """How promising each action is beside the others, as parts of 1."""
    best = max(worths)
    parts = [exp((worth - best) * PRIOR_SHARPNESS / scale) for worth in worths]
    total = sum(parts)
    return [part / total for part in parts]
