"""The bot whose weights were fitted to games that bots played against each other; `keydom learn` makes the file."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any

from mypy_extensions import mypyc_attr

from keydom.bots.greedy import PlannerBot
from keydom.core.errors import BadData
from keydom.core.game import Game
from keydom.core.insight import Insight

FILE = "insight/learned.json"  # in the game's package


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedBot(PlannerBot):
    """The planner with the game's own features, each worth what it proved to be; so with its plan."""

    def weights(self, insight: Insight[Any]) -> list[list[float]]:
        kept = fitted(self.game, insight)
        weights: list[list[float]] | None = kept.get("weights", {}).get(str(self.seats))
        return weights or insight.weights(self.seats)

    def measures(self, insight: Insight[Any]) -> list[float] | None:
        kept = fitted(self.game, insight)
        measures: dict[str, float] = kept.get("measures", {}).get(str(self.seats), {})
        by_hand = insight.measured(self.seats)
        return [measures.get(name, by_hand[place]) for place, name in enumerate(insight.measures)]

    def rivalry(self, insight: Insight[Any]) -> float:
        return insight.rivalry


class FirstLearnedBot(LearnedBot):
    """As it was first: it minds its own points only."""

    def rivalry(self, insight: Insight[Any]) -> float:
        return 0.0


def fitted(game: Game[Any, Any], insight: Insight[Any]) -> dict[str, Any]:
    """What was fitted for the game; nothing where it has no file of it."""
    kept = _read(game.home)
    if not kept:
        return kept
    if kept["rules_version"] != game.rules_version or tuple(kept["features"]) != insight.names:
        raise BadData(f"it was fitted to other rules or features; make it anew: {kept['made_by']}", f"{game.id}/{FILE}")
    return kept


@lru_cache(maxsize=16)
def _read(home: str) -> dict[str, Any]:
    path = files(home).joinpath(*FILE.split("/"))
    if not path.is_file():
        return {}
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return kept
