"""The bots by name, from blind chance to search, and the levels that a table offers.

>>> from random import Random
>>> from keydom.games.pebbles import GAME
>>> state = GAME.begin(2)
>>> GAME.play(state, GAME.parse("draw coal"))
>>> str(make_bot("greedy", GAME, 2).choose(GAME.view(state, 0), GAME.legal(state), Random(1)))
'give'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from keydom.bots.contract import BlindBot, Bot, BotFailed, Opinion, ask
from keydom.bots.greedy import GreedyBot, planner
from keydom.bots.learned import LearnedBot
from keydom.bots.levels import LEVELS, Level, below, levels
from keydom.bots.net.bot import net_bot
from keydom.bots.panel import PANEL, PANEL_SEARCH
from keydom.bots.random import RandomBot
from keydom.bots.registry import bot_entry_points, external_bot
from keydom.bots.search_bot import search_bot
from keydom.core.errors import BadOption
from keydom.core.game import Game

__all__ = [
    "BOTS",
    "LEVELS",
    "BlindBot",
    "Bot",
    "BotFailed",
    "Level",
    "Opinion",
    "ask",
    "below",
    "is_bot",
    "levels",
    "make_bot",
]

_WITHOUT_ARGUMENT: dict[str, Callable[[Game[Any, Any], int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": planner,
    "learned": LearnedBot,
    **PANEL,
}
_WITH_ARGUMENT: dict[str, Callable[[Game[Any, Any], int, str], Bot]] = {  # a file of weights or a budget
    "net": net_bot,
    "search": search_bot,
    **PANEL_SEARCH,
}

BOTS = ("random", "greedy", "planner", "learned", "net", "search")  # from the weakest to the strongest


def make_bot(name: str, game: Game[Any, Any], seats: int) -> Bot:
    """A new bot for a table of so many seats. `search` takes a budget: `search:500`, `search:200ms`.

    `net` may be told a file of weights to judge by: `net:FILE`. Where a game has no network, or NumPy is missing, `net`
    plays as `learned` does, with a short search where the game says that much hangs on a decision, and `search` without
    one. With `@1` behind its name a bot plays as it first did.
    A bot from elsewhere goes by the name it is registered under as a `keydom.bots`, or by `package.module:Class`.
    """
    kind, _, argument = name.partition(":")
    if kind in _WITH_ARGUMENT:
        return _WITH_ARGUMENT[kind](game, seats, argument)
    if kind not in _WITHOUT_ARGUMENT:
        player = external_bot(name, game, seats)
        if player is None:
            known = ", ".join((*BOTS, *bot_entry_points()))
            raise BadOption(f"no bot {name!r}: there are {known}, and yours as package.module:Class")
        return player
    if argument:
        raise BadOption(f"{kind} takes no budget: only search does")
    return _WITHOUT_ARGUMENT[kind](game, seats)


def is_bot(name: str) -> bool:
    """Whether a bot of this name is there, with or without a budget. No module is imported for it."""
    kind = name.partition(":")[0]
    return kind in _WITHOUT_ARGUMENT or kind in _WITH_ARGUMENT or kind in bot_entry_points()
