"""Bots move at tables: whose turn it is is a job, and the server that holds its lease thinks about it.

A lease is taken when there is a process to think in, and given back where a bot has to wait for its next one: any
other server may go on that has one free. So a queue is never longer than all servers together make it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from random import SystemRandom
from time import monotonic
from typing import NamedTuple, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from keydom.bots import below, levels
from keydom.core.errors import KeydomError
from keydom.server.errors import NoSuchTable, Overtaken, Stale, Trouble
from keydom.server.jobs import BOT, Jobs
from keydom.server.limits import VISITOR
from keydom.server.live import Live
from keydom.server.metrics import BOT_MOVES, OVERTAKEN, THINKING
from keydom.server.queue import Rank
from keydom.server.settings import Settings
from keydom.server.store import Store
from keydom.server.thinking import GRACE, NoAnswer, Question, Thinker, Thinkers

log = logging.getLogger("keydom.server")

LOOK = 1.0  # seconds between looks for jobs that nobody does
RENEWALS = 3  # of a lease, before it would end
PUT_OFF = 600.0  # seconds after which a table that cannot be read is tried again
TOGETHER = 0.1  # seconds: what bots do on end is told in lumps, for whoever is told asks how the table stands

T = TypeVar("T")


class Choice(NamedTuple):
    """What a bot does at a version of its table, step by step."""

    seat: int
    version: int
    steps: list[str]


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
        self._telling: dict[str, asyncio.TimerHandle] = {}

    def thinks(self, id: str) -> bool:
        return id in self._thinking

    def wake(self, live: Live) -> None:
        if live.bot_to_move:
            self._begin(live.id)

    def drop(self, id: str) -> None:
        if (thinking := self._thinking.get(id)) is not None:
            thinking.cancel()

    async def stop(self) -> None:
        for later in self._telling.values():
            later.cancel()
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
        fence: str | None = None
        try:
            while (live := await patiently(partial(self._open, id))).bot_to_move or fence is None:
                if not live.bot_to_move:  # somebody may just have moved: only what is held while one looks is ended
                    fence = await patiently(partial(self._jobs.take, id))
                    if fence is None:
                        return
                    if not (await patiently(partial(self._open, id))).bot_to_move:
                        break
                    await patiently(partial(self._jobs.give_back, id, fence))  # what was wanted since is another job
                    fence = None
                    continue
                level = live.bots[live.mover]
                if fence is not None and self._store.shared and not self._thinkers.free(level):
                    await patiently(partial(self._jobs.give_back, id, fence))
                    fence = None
                async with self._thinkers.turn(level, self._rank(id), VISITOR.get(), id) as worker:
                    fence = fence or await patiently(partial(self._jobs.take, id))
                    if fence is None:
                        return
                    live = await patiently(partial(self._open, id))  # while it waited others may have moved
                    if not live.bot_to_move or live.bots[live.mover] != level:
                        continue
                    started = monotonic()
                    choice = await self._choice(live, worker)
                await asyncio.sleep(max(0.0, self._settings.pause - (monotonic() - started)))
                if choice is not None and not await self._moves(live, choice, fence):
                    return
            await self._finish(id, fence)
        except NoSuchTable:
            await self._finish(id, fence)
        except asyncio.CancelledError:
            if fence is not None:
                await asyncio.shield(self._jobs.give_back(id, fence))
            raise
        except (KeydomError, SQLAlchemyError) as error:  # it is taken up again when somebody looks at the table
            log.error("a bot cannot move at %s: %s", id, error)
            if (fence := fence or await patiently(partial(self._jobs.take, id))) is not None:
                await patiently(partial(self._jobs.give_back, id, fence, PUT_OFF))
        finally:
            self._thinking.pop(id, None)
            THINKING.set(len(self._thinking))

    async def _finish(self, id: str, fence: str | None) -> None:
        """There is nothing to be done for bots, unless another server knows better."""
        if (fence := fence or await patiently(partial(self._jobs.take, id))) is not None:
            await self._jobs.done(id, fence)

    async def _moves(self, live: Live, choice: Choice, fence: str) -> bool:
        """Moves of one bot; says whether there may be more: with the last one the job went from the database."""
        try:
            await live.play_on(self._store, choice.seat, choice.steps, choice.version, fence)
        except Overtaken:
            OVERTAKEN.inc()
            log.warning("another server has taken over a bot's move at %s", live.id)
            return False
        except (Stale, Trouble):  # somebody was faster, or nothing can be kept now: look again
            return True
        BOT_MOVES.inc(len(choice.steps))
        if not live.bot_to_move:
            self._tell(live)
        elif live.id not in self._telling:
            self._telling[live.id] = asyncio.get_running_loop().call_later(TOGETHER, self._tell, live)
        return live.bot_to_move

    def _tell(self, live: Live) -> None:
        """Who watches hears of the last move; nothing waits to be told then."""
        if (later := self._telling.pop(live.id, None)) is not None:
            later.cancel()
        self._publish(live.id, live.version)

    async def _choice(self, live: Live, worker: Thinker) -> Choice | None:
        """What a bot does, if it still can. The others do not wait for one that fails: the level below plays for it."""
        async with live.lock:
            if live.broken:
                return None
            seat, version, moves = live.mover, live.version, list(live.match.moves)
        level = live.bots.get(seat)
        if level is None:
            return None
        while level is not None:
            known = (live.id, live.game.id, live.seats, live.row.options, moves, level, 0, live.position)
            found = levels().get(level)  # a bot of another package may be gone
            quick = found is not None and not found.thought and not self._settings.pause
            try:
                limit = (found.seconds if found is not None else 0.0) + GRACE
                said = await self._thinkers.answer(worker, Question(*known, on=quick), limit)
                return Choice(seat, version, said.splitlines())
            except NoAnswer as error:
                level = below(level)
                log.warning("at table %s: %s; it plays as %s would", live.id, error, level or "chance")
        async with live.lock:
            if live.broken or live.version != version:
                return None
            return Choice(seat, version, [str(SystemRandom().choice(live.match.legal()))])


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Wait until the database answers."""
    while True:
        try:
            return await ask()
        except Trouble as error:
            await asyncio.sleep(error.retry)
