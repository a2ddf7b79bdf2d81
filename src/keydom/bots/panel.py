"""The panel: bots that newer ones are measured against. They play as they did at first, and never change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from keydom.bots.contract import Bot
from keydom.bots.greedy import GreedyBot, planner
from keydom.bots.learned import learned_judge
from keydom.bots.search_bot import SearchBot
from keydom.core.game import Game


def _learned(game: Game[Any, Any], seats: int) -> Bot:
    return GreedyBot(game, seats, learned_judge(game, seats, alone=True))


def _search(game: Game[Any, Any], seats: int, budget: str) -> Bot:
    return SearchBot(game, seats, budget, learned_judge(game, seats, alone=True))


PANEL: Final[dict[str, Callable[[Game[Any, Any], int], Bot]]] = {
    "greedy@1": GreedyBot,
    "planner@1": planner,
    "learned@1": _learned,
}
PANEL_SEARCH: Final[dict[str, Callable[[Game[Any, Any], int, str], Bot]]] = {"search@1": _search}  # with a budget
