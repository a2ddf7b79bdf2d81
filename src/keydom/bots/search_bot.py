"""The bot that searches: it tries out worlds that its view allows, for so long or so many of them."""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from keydom.bots.contract import Opinion
from keydom.bots.greedy import GreedyBot
from keydom.bots.judge import Judge
from keydom.bots.learned import learned_judge
from keydom.bots.net.judge import net_judge
from keydom.bots.net.network import has_network
from keydom.bots.processes import in_processes
from keydom.bots.search import Search
from keydom.bots.step_search import StepSearch
from keydom.bots.turn_search import TurnSearch
from keydom.core.action import Action
from keydom.core.errors import BadOption
from keydom.core.game import Game, View

STEPS: Final = "steps"  # the units of a search
TURNS: Final = "turns"
USUAL: Final = {STEPS: "200", TURNS: "50"}  # worlds
LIKELIER: Final = 0.25  # a chance to win that is better by so much is far better


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(GreedyBot):
    """Thinks for so long, or through so many worlds: `search:200ms`, `search:500`, `search:2s*4` in four processes."""

    margin: ClassVar[float] = 1e-3

    def __init__(
        self, game: Game[Any, Any], seats: int, budget: str = "", judge: Judge | None = None, unit: str = STEPS
    ) -> None:
        super().__init__(game, seats, learned_judge(game, seats) if judge is None else judge)
        self.unit = unit
        self.worlds, self.seconds, self.processes = read_budget(budget or USUAL[unit])

    def algorithm(self) -> str:
        return f"search by {self.unit}, {self.judge.kind} judge"

    def decide(self, view: View, legal: list[Action], rng: Random) -> Action:
        choice, path = self.search(view, legal, rng).best()
        self.path = list(path)
        return choice

    def assess(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        return self.search(view, legal, rng).opinions()

    def weight_scale(self) -> float:
        return LIKELIER if self.unit == STEPS else super().weight_scale()

    def search(self, view: View, legal: list[Action], rng: Random) -> Search:
        """Search for the decision for as long as the budget lasts."""
        search: Search
        if self.unit == TURNS:
            search = TurnSearch(self.judge, self.seats, view, legal, rng)
        else:
            search = StepSearch(self.judge, self.seats, view, legal, rng)
        if self.processes == 1:
            search.run(self.worlds, self.seconds)
            return search
        tasks = [partial(_tried, search, self.worlds, self.seconds, rng.getrandbits(64)) for _ in range(self.processes)]
        for results in in_processes(tasks):
            search.add(results)
        return search


def search_bot(game: Game[Any, Any], seats: int, budget: str = "") -> SearchBot:
    """The search by the network where there is one, over whole turns or single steps, as suits the game."""
    if not has_network(game):
        return SearchBot(game, seats, budget)
    judge = net_judge(game, seats)
    return SearchBot(game, seats, budget, judge, STEPS if judge.insight.by_steps else TURNS)


def _tried(search: Search, worlds: int, seconds: float, seed: int) -> list[Any]:
    """In a process of its own: the results of the worlds that it tried."""
    own = search.anew(Random(seed))
    own.run(worlds, seconds)
    return own.results()


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
