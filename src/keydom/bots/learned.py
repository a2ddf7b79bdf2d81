"""The bot whose weights were fitted to games that bots played against each other; `keydom learn` makes the file."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any

from keydom.bots.greedy import PlannerBot
from keydom.core.errors import BadData
from keydom.core.game import Game
from keydom.core.insight import Insight

FILE = "learned.json"  # beside the game's rules


class LearnedBot(PlannerBot):
    """The planner with the game's own features, each worth what it proved to be worth."""

    def weights(self, insight: Insight[Any]) -> list[list[float]]:
        return fitted(self.game, insight, self.seats) or insight.weights(self.seats)


def fitted(game: Game[Any, Any], insight: Insight[Any], seats: int) -> list[list[float]] | None:
    """The weights that were fitted for so many seats; None where a game has none."""
    kept = _read(game.home)
    if kept is None:
        return None
    if kept["rules_version"] != game.rules_version or tuple(kept["features"]) != insight.names:
        raise BadData(f"it was fitted to other rules or features; make it anew: {kept['made_by']}", f"{game.id}/{FILE}")
    weights: list[list[float]] | None = kept["weights"].get(str(seats))
    return weights


@lru_cache(maxsize=16)
def _read(home: str) -> dict[str, Any] | None:
    path = files(home).joinpath(FILE)
    if not path.is_file():
        return None
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return kept
