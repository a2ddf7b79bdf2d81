"""The bot that searches: worlds that its view allows, tried out for a given time or a given number of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from keydom.bots.contract import Opinion
from keydom.bots.learned import LearnedBot
from keydom.bots.processes import beside
from keydom.bots.tree import Search
from keydom.core.action import Action
from keydom.core.errors import BadOption
from keydom.core.game import Game, View
from keydom.core.insight import Insight

USUAL: Final = "200"  # worlds


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(LearnedBot):
    """Thinks for so long, or through so many worlds: `search:200ms`, `search:500`, `search:2s*4` in four processes."""

    def __init__(self, game: Game[Any, Any], seats: int, budget: str = "") -> None:
        super().__init__(game, seats)
        self.simulations, self.seconds, self.processes = read_budget(budget or USUAL)

    def choose(self, view: View, legal: list[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        chances, _, _ = self.think(view, legal, rng)
        return self.reconsider(view, legal, legal[chances.index(max(chances))], rng)

    def opinions(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        chances, points, tries = self.think(view, legal, rng)
        found = [searched(*row) for row in zip(legal, points, chances, tries, strict=True)]
        return self.insist(found, view, legal, rng)

    def think(self, view: View, legal: list[Action], rng: Random) -> tuple[list[float], list[float], list[float]]:
        """How likely it is to win by each action, the final score to expect, and in how many worlds it was tried."""
        if self.processes == 1:
            return self.alone(view, legal, rng)
        trees = [partial(self.alone, view, legal, Random(rng.getrandbits(64))) for _ in range(self.processes)]
        thoughts = beside(trees)
        chances, points, tries = zip(*thoughts, strict=True)
        return _mean(chances), _mean(points), _mean(tries)

    def alone(self, view: View, legal: list[Action], rng: Random) -> tuple[list[float], list[float], list[float]]:
        search = Search(self.game, self.judge, self.seats, view, legal, rng)
        search.horizon = self.horizon()
        search.run(self.simulations, self.seconds)
        return search.chances(), search.expectations(), search.tries()

    def horizon(self) -> int:
        """How many steps a world is played on for before it is judged."""
        return self.judge.insight.horizon(self.seats)


class FirstSearchBot(SearchBot):
    """As it was first: before anything is tried it minds its own points only."""

    def rivalry(self, insight: Insight[Any]) -> float:
        return 0.0


def searched(action: Action, points: float, chance: float, tries: float) -> Opinion:
    """What a search thinks of an action; it has no figures of one that it tried in no world, only how it looked."""
    return Opinion(action, points, chance, min(max(chance, 0.0), 1.0)) if tries else Opinion(action, None, chance)


def _mean(rows: Sequence[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def read_budget(text: str) -> tuple[int, float, int]:
    """Worlds, seconds and processes: one of the first two is 0, which is no limit."""
    form = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|)(?:\*(\d+))?", text)
    if form is None:
        raise BadOption(f"no budget {text!r}: expected worlds or time, such as 500, 200ms or 2s*4 in four processes")
    amount, unit, processes = float(form[1]), form[2], int(form[3] or 1)
    if not amount or not processes:
        raise BadOption(f"a budget of {text} leaves no time to think")
    if not unit and amount != int(amount):
        raise BadOption(f"no budget {text!r}: worlds are counted in whole numbers")
    if not unit:
        return int(amount), 0.0, processes
    return 0, amount / 1000 if unit == "ms" else amount, processes
