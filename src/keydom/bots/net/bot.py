"""The bots that play by a network: the best position that a decision can come to as it sees it, or searched on from."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Final

from keydom.bots.contract import Opinion
from keydom.bots.judge import Judge
from keydom.bots.learned import LearnedBot
from keydom.bots.net.ahead import Ahead, Line, Outcome
from keydom.bots.net.judge import NetJudge
from keydom.bots.net.network import Network, network
from keydom.bots.processes import beside
from keydom.bots.search import SearchBot, read_budget
from keydom.core.action import Action
from keydom.core.game import Game, View

WORLDS: Final = 4  # that an opinion is the mean over
USUAL: Final = "50"  # worlds that are looked ahead through
NEAR: Final = 8  # steps by instinct before a network judges: it foresees more from here than from where those lead


def by_network(linear: Judge, network: Network) -> NetJudge:
    """The judge that the network makes of a linear one."""
    return NetJudge(linear.game, linear.insight, linear.weights, linear.measures, network)


class NetBot(LearnedBot):
    """Thinks once about a decision of several steps, and then takes them: `net`, or `net:FILE` by other weights."""

    judge: NetJudge

    def __init__(self, game: Game[Any, Any], seats: int, path: str = "") -> None:
        super().__init__(game, seats)
        self.judge = by_network(self.judge, network(game, seats, path))
        self.path: list[Action] = []  # what is left of the decision that it is in the midst of

    def choose(self, view: View, legal: list[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        choice = self.next_step(legal)
        if choice is None:
            choice = self.decide(view, legal, rng)
        rather = self.reconsider(view, legal, choice, rng)
        if rather != choice:
            self.path = []
        return rather

    def next_step(self, legal: list[Action]) -> Action | None:
        """What it has decided on already; nothing where it has not, or where that can't be done."""
        step = self.path.pop(0) if self.path else None
        if step not in legal:
            self.path = []
            return None
        return step

    def decide(self, view: View, legal: list[Action], rng: Random) -> Action:
        weighed = self.judge.weigh(self.game.sample(view, rng), view.mover, legal)
        best = weighed.leaves[weighed.worths.index(max(weighed.worths))]
        self.path = list(best.path)
        return legal[best.place]

    def opinions(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        found = [Opinion(action, 0.0, 0.0, 0.0) for action in legal]
        for _ in range(WORLDS):
            weighed = self.judge.weigh(self.game.sample(view, rng), view.mover, legal, 1, len(legal))
            for row, leaf in enumerate(weighed.leaves):
                opinion = found[leaf.place]
                opinion.points = (opinion.points or 0.0) + weighed.points[row] / WORLDS
                opinion.weight += weighed.worths[row] / WORLDS
                opinion.chance = (opinion.chance or 0.0) + weighed.chances[row] / WORLDS
        best = max(found, key=lambda opinion: opinion.weight)
        better = self.reconsider(view, legal, best.action, rng)
        if better != best.action:
            found[legal.index(better)].weight = best.weight + 1.0
        return found


class AheadBot(NetBot):
    """The same with a look ahead, for so long or through so many worlds: `search:2s`, `search:50`, `search:2s*4`."""

    def __init__(self, game: Game[Any, Any], seats: int, budget: str = "", path: str = "") -> None:
        super().__init__(game, seats, path)
        self.worlds, self.seconds, self.processes = read_budget(budget or USUAL)

    def decide(self, view: View, legal: list[Action], rng: Random) -> Action:
        best = self.look(view, legal, rng).best()
        self.path = list(best.path)
        return best.action

    def look(self, view: View, legal: list[Action], rng: Random) -> Ahead:
        ahead = Ahead(self.judge, view, legal, rng)
        if self.processes == 1:
            ahead.run(self.worlds, self.seconds)
            return ahead
        tasks = [partial(_tried, ahead, self.worlds, self.seconds, rng.getrandbits(64)) for _ in range(self.processes)]
        for results in beside(tasks):
            for line, found in zip(ahead.lines, results, strict=True):
                line.results.extend(found)
        return ahead

    def opinions(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        """What it compared, as it went; the network's order, and no figures, of what it did not follow."""
        ahead = self.look(view, legal, rng)
        found = super().opinions(view, legal, rng)
        compared: dict[Action, Line] = {}
        for line in ahead.lines:
            if line.action not in compared or line.worth() > compared[line.action].worth():
                compared[line.action] = line
        least = min(line.worth() for line in compared.values())
        for opinion in found:
            opinion.points = opinion.chance = None
            if opinion.action not in compared:  # it did not look good enough to be followed
                opinion.weight = min(opinion.weight, least - 1.0)
                continue
            line = compared[opinion.action]
            opinion.weight, points, chance = line.expected()
            if line.results:
                opinion.points, opinion.chance = points, chance
        better = self.reconsider(view, legal, ahead.best().action, rng)
        found[legal.index(better)].weight = max(opinion.weight for opinion in found) + 1e-3
        return found


class TreeBot(SearchBot):
    """The search of single decisions, where the network says how they look and which scores they lead to."""

    def __init__(self, game: Game[Any, Any], seats: int, budget: str = "") -> None:
        super().__init__(game, seats, budget)
        self.judge = by_network(self.judge, network(game, seats))

    def horizon(self) -> int:
        return NEAR


def _tried(ahead: Ahead, worlds: int, seconds: float, seed: int) -> list[list[Outcome]]:
    """In a process of its own: what came of each line."""
    ahead.rng = Random(seed)
    ahead.run(worlds, seconds)
    return [line.results for line in ahead.lines]
