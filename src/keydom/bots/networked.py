"""The bots that judge by a network where there is one, and by features and a glance ahead where there is none."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from keydom.bots.contract import Bot
from keydom.bots.glance import GlanceBot
from keydom.bots.search import SearchBot
from keydom.core.errors import BadOption
from keydom.core.game import Game


def judging(game: Game[Any, Any], seats: int, path: str = "") -> Bot:
    """One decision ahead, by the game's network or that of a file."""
    if path and find_spec("numpy") is None:
        raise BadOption("a network needs the package numpy: pip install 'keydom[research]'")
    if not path and not networked(game):
        return GlanceBot(game, seats)
    from keydom.bots.net import NetBot

    return NetBot(game, seats, path)


def searching(game: Game[Any, Any], seats: int, budget: str = "") -> Bot:
    """Further ahead, for so long or through so many worlds."""
    if not networked(game):
        return SearchBot(game, seats, budget)
    from keydom.bots.net import AheadBot, TreeBot

    insight = game.insight()
    return TreeBot(game, seats, budget) if insight and insight.by_steps else AheadBot(game, seats, budget)


def networked(game: Game[Any, Any]) -> bool:
    """Whether a network comes with the game and can be asked."""
    if find_spec("numpy") is None:
        return False
    from keydom.bots.net import has_network

    return has_network(game)
