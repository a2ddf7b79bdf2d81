"""The bot whose weights were fitted to games that bots played against each other; `keydom learn` makes the file."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from keydom.bots.contract import Opinion
from keydom.bots.greedy import GreedyBot
from keydom.bots.judge import Judge, insight_of
from keydom.bots.step_search import StepSearch
from keydom.core.action import Action
from keydom.core.errors import BadData
from keydom.core.game import Game, View
from keydom.core.insight import Insight

FILE = "insight/learned.json"  # in the game's package
TRIES: Final = 4  # worlds of a short search
STEPS: Final = 3  # decisions of each seat, and one more, that a world is played on for
CLOSE: Final = 0.2  # points: where more lies between the best two actions it is clear what to do


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedBot(GreedyBot):
    """The planner with the game's own features, each worth what it proved to be; so with its plan.

    With `searches` it tries out close calls where its game says that much hangs on the decision, at a tenth of what a
    search costs.
    """

    def __init__(self, game: Game[Any, Any], seats: int, searches: bool = False) -> None:
        super().__init__(game, seats, learned_judge(game, seats))
        self.searches = searches

    def algorithm(self) -> str:
        kind = self.judge.kind
        return f"short search of pivotal decisions, {kind} judge" if self.searches else super().algorithm()

    def decide(self, view: View, legal: list[Action], rng: Random) -> Action:
        search = self.search(view, legal, rng)
        return super().decide(view, legal, rng) if search is None else search.best()[0]

    def assess(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        search = self.search(view, legal, rng)
        return super().assess(view, legal, rng) if search is None else search.opinions()

    def search(self, view: View, legal: list[Action], rng: Random) -> StepSearch | None:
        """What a short search finds; None where nothing hangs on the decision."""
        if not self.searches or len(legal) == 1 or not self.judge.insight.pivotal(legal):
            return None
        search = StepSearch(self.judge, self.seats, view, legal, rng)
        search.begin()
        second, best = sorted([look.worth for look in search.looks])[-2:]
        if best - second < CLOSE:
            search.horizon = STEPS * self.seats + 1
            search.run(TRIES, 0.0)
        return search


def learned_judge(game: Game[Any, Any], seats: int, alone: bool = False) -> Judge:
    """The judge by what was fitted, and by hand where nothing was; `alone`: each seat minds its own points only."""
    insight = insight_of(game)
    data = fitted(game, insight)
    weights: list[list[float]] | None = data.get("weights", {}).get(str(seats))
    measures: dict[str, float] = data.get("measures", {}).get(str(seats), {})
    by_hand = insight.default_measures(seats)
    planned = [measures.get(name, by_hand[place]) for place, name in enumerate(insight.measures)]
    rivalry = 0.0 if alone else insight.rivalry
    return Judge(game, insight, weights or insight.weights(seats), planned, rivalry, seats)


def fitted(game: Game[Any, Any], insight: Insight[Any]) -> dict[str, Any]:
    """What was fitted for the game; nothing where it has no file of it."""
    data = _read(game.home)
    if not data:
        return data
    if data["rules_version"] != game.rules_version or tuple(data["features"]) != insight.names:
        raise BadData(f"it was fitted to other rules or features; make it anew: {data['made_by']}", f"{game.id}/{FILE}")
    return data


@lru_cache(maxsize=16)
def _read(home: str) -> dict[str, Any]:
    path = files(home).joinpath(*FILE.split("/"))
    if not path.is_file():
        return {}
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data
