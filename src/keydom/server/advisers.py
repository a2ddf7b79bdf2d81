"""Hints are thought about once a position, and no visitor has all of the bots' time."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from typing import Any

from keydom.bots import levels
from keydom.server.limits import MINUTE, VISITOR, Allowance, Counted, Room
from keydom.server.live import Live
from keydom.server.queue import Rank
from keydom.server.settings import Settings
from keydom.server.thinking import GRACE, Question, Thinkers

KEPT = 500  # positions

Moves = tuple[tuple[int, str], ...]
Advice = list[dict[str, Any]]


class Advisers:
    """The advice that was given last, and who may ask for more."""

    def __init__(self, thinkers: Thinkers, settings: Settings) -> None:
        self._thinkers = thinkers
        self._allowance = Allowance(settings.hints, MINUTE, "hints a minute")
        self._room = Room(settings.hints_at_once, "hints")
        self.counted: list[Counted] = [self._allowance, self._room]
        self._given: OrderedDict[tuple[str, Moves, str, int], asyncio.Task[Advice]] = OrderedDict()

    def stop(self) -> None:
        for task in self._given.values():
            task.cancel()

    async def advise(self, live: Live, moves: list[tuple[int, str]], level: str, best: int) -> Advice:
        """The best few moves after these, by a bot of this level that sees what the mover sees."""
        key = (live.id, tuple(moves), level, best)
        given = self._given.get(key)
        if given is None or (given.done() and (given.cancelled() or given.exception())):
            visitor = VISITOR.get()
            with self._room.enter(visitor):
                self._allowance.take(visitor)
                given = self._given[key] = asyncio.create_task(self._think(live, moves, level, best, visitor))
                while len(self._given) > KEPT:
                    self._given.popitem(last=False)
                return await asyncio.shield(given)
        return await asyncio.shield(given)  # somebody has asked before: it is thought about already, or answered

    async def _think(self, live: Live, moves: list[tuple[int, str]], level: str, best: int, visitor: str) -> Advice:
        table = f"{live.id} advised"  # whoever thinks about the game itself is not made to read it anew
        question = Question(table, live.game.id, live.seats, live.row.options, moves, level, best, live.position)
        told: Advice = json.loads(
            await self._thinkers.ask(question, levels()[level].seconds + GRACE, Rank.HINT, visitor)
        )
        return told
