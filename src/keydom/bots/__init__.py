"""The bots by name, from blind chance to search, and the levels that a table offers.

>>> from random import Random
>>> from keydom.games.pebbles import GAME
>>> state = GAME.begin(2)
>>> GAME.play(state, GAME.parse("draw coal"))
>>> str(bot("greedy", GAME, 2).choose(GAME.view(state, 0), GAME.legal(state), Random(1)))
'give'
"""

from __future__ import annotations

from typing import Any

from keydom.bots.contract import Bot, Opinion
from keydom.bots.greedy import GreedyBot, PlannerBot
from keydom.bots.learned import LearnedBot
from keydom.bots.levels import LEVELS, Level, levels
from keydom.bots.random import RandomBot
from keydom.bots.registry import from_elsewhere, registered
from keydom.bots.search import SearchBot
from keydom.core.errors import BadOption
from keydom.core.game import Game

__all__ = ["BOTS", "LEVELS", "Bot", "Level", "Opinion", "bot", "is_bot", "levels"]

_KINDS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "learned": LearnedBot,
}

BOTS = (*_KINDS, "search")  # from the weakest to the strongest


def bot(name: str, game: Game[Any, Any], seats: int) -> Bot:
    """A new bot for a table of so many; `search` may be told its budget: `search:500`, `search:200ms`.

    A bot from elsewhere goes by the name it is registered under as a `keydom.bots`, or by `package.module:Class`.
    """
    kind, _, budget = name.partition(":")
    if kind == "search":
        return SearchBot(game, seats, budget)
    if kind not in _KINDS:
        player = from_elsewhere(name, game, seats)
        if player is None:
            known = ", ".join((*BOTS, *registered()))
            raise BadOption(f"no bot {name!r}: there are {known}, and yours as package.module:Class")
        return player
    if budget:
        raise BadOption(f"{kind} takes no budget: only search does")
    return _KINDS[kind](game, seats)


def is_bot(name: str) -> bool:
    """Whether it is the name of a bot that is here, with or without a budget; no module is looked into for it."""
    kind = name.partition(":")[0]
    return kind in BOTS or kind in registered()
