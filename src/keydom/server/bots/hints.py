"""Hints: each position is thought about once, and each visitor has a rate limit."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from keydom.bots import levels
from keydom.core.cache import Cache
from keydom.server.access.limits import VISITOR, ConcurrencyLimit, RateLimit
from keydom.server.bots.pool import EXTRA_TIME, BotPool, Question
from keydom.server.bots.queue import Priority
from keydom.server.durations import MINUTE
from keydom.server.settings import Settings
from keydom.server.table.table import GameTable

CACHE_SIZE = 500  # positions

Moves = tuple[tuple[int, str], ...]
Advice = list[dict[str, Any]]


class HintCache:
    """A cache of hints, with a rate limit for each visitor."""

    def __init__(self, workers: BotPool, settings: Settings) -> None:
        self._workers = workers
        self._allowance = RateLimit(settings.hints_per_minute, MINUTE, "hints a minute")
        self._room = ConcurrencyLimit(settings.hints_at_once, "hints")
        self._given: Cache[tuple[str, Moves, str, int], asyncio.Task[Advice]] = Cache(CACHE_SIZE)

    def stop(self) -> None:
        for task in self._given.values():
            task.cancel()

    async def advise(self, table: GameTable, moves: list[tuple[int, str]], level: str, best: int) -> Advice:
        """Return the best few moves after these, by a bot of this level that sees what the mover sees."""
        key = (table.id, tuple(moves), level, best)
        given = self._given.get(key)
        if given is None or (given.done() and (given.cancelled() or given.exception())):
            visitor = VISITOR.get()
            with self._room.enter(visitor):
                self._allowance.take(visitor)
                given = self._given[key] = asyncio.create_task(self._think(table, moves, level, best, visitor))
                return await asyncio.shield(given)
        return await asyncio.shield(given)  # somebody has asked before: it is thought about already, or answered

    async def _think(
        self, table: GameTable, moves: list[tuple[int, str]], level: str, best: int, visitor: str
    ) -> Advice:
        name = f"{table.id} advised"  # whoever thinks about the game itself is not made to read it anew
        question = Question(name, table.game.id, table.seats, table.row.options, moves, level, best, table.position)
        advice: Advice = json.loads(
            await self._workers.ask(question, levels()[level].seconds + EXTRA_TIME, Priority.HINT, visitor)
        )
        return advice
