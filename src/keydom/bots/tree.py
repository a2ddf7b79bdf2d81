"""Monte-Carlo search over what a seat knows: many sampled worlds, one tree of the decisions taken in them.

A node is a decision reached by the players' own choices; what NATURE draws differs from world to world and is not
part of it. Each world adds a leaf: a few steps by instinct or, where that misleads, by careful play; then the judge
says how likely each seat is to win.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from keydom.bots.judge import Judge
from keydom.core.action import Action
from keydom.core.game import NATURE, OVER, Game, State, View
from keydom.core.playout import playout as to_the_end

EXPLORE: Final = 1.2  # how much a promising action that was tried little is preferred to one that did well
WIDEN: Final = 1.5  # how fast more actions are let in: so many times the square root of the visits
HEAT: Final = 7.0  # how much more promising an action looks that leads by what decides games
STRAY: Final = 0.1  # how often a playout leaves its instinct
WORLDS: Final = 4  # in which actions are looked at before any is tried
DEEPEST: Final = 60  # decisions below the root that a tree remembers
RIPE: Final = 8  # worlds that must have been tried for each one more that is judged together with others


class Node:
    """What followed one choice: how often, and how well it went for the seat that made it."""

    __slots__ = ("children", "lag", "points", "prior", "value", "visits")

    def __init__(self, prior: float, lag: float) -> None:
        self.children: dict[Action, Node] = {}
        self.prior = prior
        self.lag = lag  # by how much less likely to win it looked than the best, before anything was tried
        self.visits = 0
        self.value = 0.0  # chances to win, added up
        self.points = 0.0  # final scores expected, added up

    def level(self) -> float:
        """How well the choices went that were tried, had each looked as good as the best."""
        visits = 0
        value = 0.0
        for child in self.children.values():
            visits += child.visits
            value += child.value + child.visits * child.lag
        return value / visits if visits else 0.5

    def esteem(self, level: float, trust: float) -> float:
        """How good it is: as it went, and as it looked, which counts like so many tries."""
        return (self.value + trust * (level - self.lag)) / (self.visits + trust)


class Trial:
    """A world that was tried: where it has come to, by which choices, and whose they were."""

    __slots__ = ("movers", "path", "world")

    def __init__(self, world: State, path: list[Node], movers: list[int]) -> None:
        self.world = world
        self.path = path
        self.movers = movers


class Search:
    """One decision being thought about; with `whole` every world is played to its end, at random."""

    __slots__ = (
        "foreseeable", "game", "horizon", "judge", "legal", "points", "rng", "root", "seat", "seats", "simulations",
        "view", "whole", "world", "worths",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[Any, Any],
        judge: Judge,
        seats: int,
        view: View,
        legal: list[Action],
        rng: Random,
        whole: bool = False,
    ) -> None:
        self.game = game
        self.judge = judge
        self.seats = seats
        self.seat = view.mover
        self.view = view
        self.legal = legal
        self.rng = rng
        self.whole = whole
        self.simulations = 0
        self.horizon = judge.insight.horizon(seats)
        self.root = Node(1.0, 0.0)
        worths = self.worths = [0.0] * len(legal)  # what each action looks worth, before any is tried
        self.points = [0.0] * len(legal)  # and the final score that it seems to lead to
        for _ in range(WORLDS):
            self.world: State = game.sample(view, rng)
            looks, points = judge.looks(self.world, self.seat, legal)
            for place in range(len(legal)):
                worths[place] += looks[place] / WORLDS
                self.points[place] += points[place] / WORLDS
        self.foreseeable = judge.insight.foreseeable(self.world)  # in any of them: everybody sees how far the game is
        best = max(worths)
        for place, prior in enumerate(promise(worths, judge.insight.swing)):
            self.root.children[legal[place]] = Node(prior, lag(best - worths[place], judge.insight.swing))

    def run(self, simulations: int, seconds: float) -> None:
        """Think until so many worlds were tried or so much time is gone, whichever is first; 0: no such limit."""
        if not self.foreseeable:
            return
        ends = perf_counter() + seconds
        while not simulations or self.simulations < simulations:
            if seconds and perf_counter() >= ends:
                return
            many = min(self.judge.together, 1 + self.simulations // RIPE)
            self.simulate(min(many, simulations - self.simulations) if simulations else many)

    def simulate(self, many: int) -> None:
        """Try so many more worlds, and have all that they come to judged at once.

        Until then each counts as lost for those who chose it, so that the next of them tries something else.
        """
        trials = [self.trial() for _ in range(many)]
        verdicts = self.judge.verdicts([trial.world for trial in trials], self.seats, self.seat)
        for place, (expected, chances) in enumerate(verdicts):
            trial = trials[place]
            for step, node in enumerate(trial.path):
                node.value += chances[trial.movers[step]]
                node.points += expected[trial.movers[step]]
        self.simulations += many

    def trial(self) -> Trial:
        """One more world, and what the players chose in it: down the tree, one step beyond, and a few steps on."""
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
            legal = self.skip(world)
            if not legal or not child.visits or len(path) == DEEPEST:
                break
            node = child
        path[-1].visits += 1
        if legal and self.whole:
            to_the_end(game, world, self.rng)
        elif legal:
            self.playout(world)
        return Trial(world, path, movers)

    def chances(self) -> list[float]:
        """How likely it is to win by each action, by how it looked and how it went."""
        level, trust = self.root.level(), self.judge.insight.trust
        if not self.simulations:  # nothing was tried: the best is as likely to win as the position looks
            level = self.judge.verdict(self.world, self.seats, self.seat)[1][self.seat]
        return [self.root.children[action].esteem(level, trust) for action in self.legal]

    def expectations(self) -> list[float]:
        """The final score to expect of each action, in the same way."""
        trust = self.judge.insight.trust
        children = [self.root.children[action] for action in self.legal]
        return [
            (child.points + trust * points) / (child.visits + trust)
            for child, points in zip(children, self.points, strict=True)
        ]

    def tries(self) -> list[float]:
        """In how many worlds each action was tried."""
        return [float(self.root.children[action].visits) for action in self.legal]

    def skip(self, world: State) -> list[Action]:
        """Go on to the next choice, past draws and what is forced; says what the choices are, none when it is over."""
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
                self.grow(node, world, legal)
                break
        room = 1 + int(WIDEN * sqrt(node.visits))
        entered = legal if len(legal) <= room else self.likeliest(node, legal, room)
        spread = EXPLORE * sqrt(node.visits)
        level, trust = node.level(), self.judge.insight.trust
        best = entered[0]
        highest = -1.0
        for action in entered:
            child = children[action]
            bound = child.esteem(level, trust) + spread * child.prior / (1 + child.visits)
            if bound > highest:
                highest = bound
                best = action
        return best

    def grow(self, node: Node, world: State, legal: list[Action]) -> None:
        insight = self.judge.insight
        guesses = self.guess(world, legal)
        best = max(guesses)
        priors = promise(guesses, insight.swing)
        for place, action in enumerate(legal):
            if action not in node.children:
                behind = lag(best - guesses[place], insight.swing) if insight.careful else 0.0
                node.children[action] = Node(priors[place], behind)

    def guess(self, world: State, legal: list[Action]) -> list[float]:
        """What each action seems to be worth to the mover, in points."""
        if self.judge.insight.careful:
            return self.judge.worths(world, self.game.mover(world), legal)
        return self.judge.insight.instinct(world, legal)

    def likeliest(self, node: Node, legal: list[Action], room: int) -> list[Action]:
        priors = sorted([node.children[action].prior for action in legal], reverse=True)
        least = priors[room - 1]
        return [action for action in legal if node.children[action].prior >= least][: 2 * room]

    def playout(self, world: State) -> None:
        """A few steps, and now and then a stray one where nobody is careful."""
        game = self.game
        rng = self.rng
        insight = self.judge.insight
        steps = 0
        while steps < self.horizon:
            mover = game.mover(world)
            if mover == OVER:
                return
            if mover == NATURE:
                game.play(world, game.deal(world, rng))
                steps += not insight.careful
                continue
            legal = game.legal(world)
            place = 0
            if len(legal) > 1:
                place = int(rng.random() * len(legal))
                if insight.careful or rng.random() >= STRAY:
                    place = highest(self.guess(world, legal), place)
            game.play(world, legal[place])
            steps += len(legal) > 1 or not insight.careful


def highest(guesses: list[float], first: int) -> int:
    """The place of the highest guess; among equals the next one from a given place on."""
    best = first
    for step in range(1, len(guesses)):
        place = (first + step) % len(guesses)
        if guesses[place] > guesses[best]:
            best = place
    return best


def lag(points: float, swing: float) -> float:
    """How much less likely it is to win from so many points behind."""
    return 1.0 / (1.0 + exp(-points / swing)) - 0.5


def promise(worths: list[float], swing: float) -> list[float]:
    """How promising each action is beside the others: parts that add up to 1."""
    best = max(worths)
    parts = [exp((worth - best) * HEAT / swing) for worth in worths]
    whole = sum(parts)
    return [part / whole for part in parts]
