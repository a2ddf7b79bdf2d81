"""Bots move at tables: whose turn it is is a job, and the server that holds its lease thinks about it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from random import SystemRandom
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from keydom.bots import levels
from keydom.core.errors import KeydomError
from keydom.server.errors import NoSuchTable, Overtaken, Stale, Trouble
from keydom.server.jobs import BOT, Jobs
from keydom.server.limits import VISITOR
from keydom.server.live import Live
from keydom.server.metrics import BOT_MOVES, OVERTAKEN, THINKING
from keydom.server.queue import Rank
from keydom.server.settings import Settings
from keydom.server.store import Store
from keydom.server.thinking import GRACE, NoAnswer, Question, Thinkers

log = logging.getLogger("keydom.server")

LOOK = 1.0  # seconds between looks for jobs that nobody does
RENEWALS = 3  # of a lease, before it would end
PUT_OFF = 600.0  # seconds after which a table that cannot be read is tried again

T = TypeVar("T")


class Movers:
    """The bots of this server. `open` finds a table, `publish` is told of every move, `rank` says how urgent one is."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
        open: Callable[[str], Awaitable[Live]],
        publish: Callable[[str, int | None], None],
        rank: Callable[[str], Rank],
    ) -> None:
        self._store = store
        self._settings = settings
        self._thinkers = thinkers
        self._open = open
        self._publish = publish
        self._rank = rank
        self._jobs = Jobs(store, BOT, settings.lease)
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def thinks(self, id: str) -> bool:
        return id in self._thinking

    def wake(self, live: Live) -> None:
        if live.bot_to_move:
            self._begin(live.id)

    def drop(self, id: str) -> None:
        if (thinking := self._thinking.get(id)) is not None:
            thinking.cancel()

    async def stop(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def take_up(self) -> None:
        """For ever: do what nobody does, because whoever was to do it is gone."""
        if not self._store.shared:
            await patiently(self._jobs.end_all)
        while True:
            for id in await patiently(self._jobs.free):
                self._begin(id)
            await asyncio.sleep(LOOK)

    async def renew(self) -> None:
        """For ever: keep the leases of what is being done."""
        while True:
            await asyncio.sleep(self._settings.lease / RENEWALS)
            if self._thinking:
                await patiently(self._jobs.renew)

    def _begin(self, id: str) -> None:
        if id not in self._thinking:
            self._thinking[id] = asyncio.create_task(self._think(id))
            THINKING.set(len(self._thinking))

    async def _think(self, id: str) -> None:
        """Play for bots until a person is to move, or another server does."""
        fence = None
        try:
            fence = await patiently(partial(self._jobs.take, id))
            while fence is not None and (live := await patiently(partial(self._open, id))).bot_to_move:
                if not await self._moves(live, fence):
                    return
            if fence is not None:
                await self._jobs.done(id, fence)
        except NoSuchTable:
            if fence is not None:
                await self._jobs.done(id, fence)
        except asyncio.CancelledError:
            if fence is not None:
                await asyncio.shield(self._jobs.give_back(id, fence))
            raise
        except (KeydomError, SQLAlchemyError) as error:  # it is taken up again when somebody looks at the table
            log.error("a bot cannot move at %s: %s", id, error)
            if fence is not None:
                await patiently(partial(self._jobs.give_back, id, fence, PUT_OFF))
        finally:
            self._thinking.pop(id, None)
            THINKING.set(len(self._thinking))

    async def _moves(self, live: Live, fence: str) -> bool:
        """One move; says whether there may be another: with the last one the job went from the database."""
        async with live.lock:
            seat, version, level = live.mover, live.version, live.bots.get(live.mover)
            moves = list(live.match.moves)
        if level is None:
            return True
        clock = asyncio.get_running_loop().time
        started = clock()
        try:
            action = await self._choice(live, version, moves, level)
            await asyncio.sleep(max(0.0, self._settings.pause - (clock() - started)))
            await live.play(self._store, seat, action, version, fence)
        except Overtaken:
            OVERTAKEN.inc()
            log.warning("another server has taken over a bot's move at %s", live.id)
            return False
        except (Stale, Trouble):  # somebody was faster, or nothing can be kept now: look again
            return True
        BOT_MOVES.inc()
        self._publish(live.id, live.version)
        return live.bot_to_move

    async def _choice(self, live: Live, version: int, moves: list[tuple[int, str]], level: str) -> str:
        """What a bot does. The others do not wait for one that fails: then it is any legal action."""
        question = Question(live.id, live.game.id, live.seats, live.row.options, moves, level, 0, live.position)
        try:
            return await self._thinkers.ask(
                question, levels()[level].seconds + GRACE, self._rank(live.id), VISITOR.get()
            )
        except NoAnswer as error:
            log.warning("at table %s: %s; it plays anything", live.id, error)
        async with live.lock:
            if live.version != version:
                raise Stale("the table has changed meanwhile")
            return str(SystemRandom().choice(live.match.legal()))


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Wait until the database answers."""
    while True:
        try:
            return await ask()
        except Trouble as error:
            await asyncio.sleep(error.retry)
