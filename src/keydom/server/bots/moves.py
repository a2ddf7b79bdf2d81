"""Moves for bots: a bot's turn is a job, and the server that holds its lease thinks about it.

A lease is taken when there is a process to think in, and given back where a bot has to wait for its next one: any
other server may go on that has one free. So a queue is never longer than all servers together make it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import SystemRandom
from time import monotonic
from typing import NamedTuple, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from keydom.bots import below, levels
from keydom.core.errors import KeydomError
from keydom.server.access.limits import VISITOR
from keydom.server.bots.pool import EXTRA_TIME, BotPool, BotWorker, Question, WorkerFailed, queue_of
from keydom.server.bots.queue import Priority
from keydom.server.errors import DatabaseUnavailable, LeaseLost, NoSuchTable, StaleVersion
from keydom.server.logs import log
from keydom.server.metrics import BOT_MOVES, OVERTAKEN, THINKING
from keydom.server.settings import Settings
from keydom.server.store.jobs import BOT, Jobs
from keydom.server.store.tables import Store
from keydom.server.table.table import GameTable

POLL_INTERVAL = 1.0  # seconds between looks for jobs that nobody does
RENEWALS = 3  # of a lease, before it would end
RETRY_DELAY = 600.0  # seconds after which a table that cannot be read is tried again
NOTIFY_DELAY = 0.1  # seconds: what bots do on end is told in lumps, for whoever is told asks how the table stands

P = ParamSpec("P")
T = TypeVar("T")


class BotTurn(NamedTuple):
    """What a bot does at a version of its table, step by step."""

    seat: int
    version: int
    steps: list[str]


class BotMoves:
    """The bots of this server. `open` finds a table, `publish` is told of every move, `rank` says how urgent one is."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        workers: BotPool,
        open: Callable[[str], Awaitable[GameTable]],
        publish: Callable[[str, int | None], None],
        rank: Callable[[str], Priority],
    ) -> None:
        self._store = store
        self._settings = settings
        self._workers = workers
        self._open = open
        self._publish = publish
        self._rank = rank
        self._jobs = Jobs(store, BOT, settings.job_lease)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._telling: dict[str, asyncio.TimerHandle] = {}

    def thinks(self, id: str) -> bool:
        return id in self._thinking

    def wake(self, table: GameTable) -> None:
        if table.bot_to_move:
            self._begin(table.id)

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

    async def run_free_jobs(self) -> None:
        """Take up free jobs, for ever: whoever was to do them is gone."""
        if not self._store.shared:
            await retry_until_available(self._jobs.end_all)
        while True:
            for id in await retry_until_available(self._jobs.free):
                self._begin(id)
            await asyncio.sleep(POLL_INTERVAL)

    async def renew(self) -> None:
        """Renew the leases of running jobs, for ever."""
        while True:
            await asyncio.sleep(self._settings.job_lease / RENEWALS)
            if self._thinking:
                await retry_until_available(self._jobs.renew)

    def _begin(self, id: str) -> None:
        if id not in self._thinking:
            self._thinking[id] = asyncio.create_task(self._think(id))
            THINKING.set(len(self._thinking))

    async def _think(self, id: str) -> None:
        """Play for bots until a person is to move, or another server does."""
        fence: str | None = None
        try:
            while (table := await retry_until_available(self._open, id)).bot_to_move or fence is None:
                if not table.bot_to_move:  # somebody may just have moved: only what is held while one looks is ended
                    fence = await retry_until_available(self._jobs.take, id)
                    if fence is None:
                        return
                    if not (await retry_until_available(self._open, id)).bot_to_move:
                        break
                    # what was wanted since is another job
                    await retry_until_available(self._jobs.give_back, id, fence)
                    fence = None
                    continue
                level = table.bots[table.mover]
                if fence is not None and self._store.shared and not self._workers.free(queue_of(level)):
                    await retry_until_available(self._jobs.give_back, id, fence)
                    fence = None
                async with self._workers.acquire(queue_of(level), self._rank(id), VISITOR.get(), id) as worker:
                    fence = fence or await retry_until_available(self._jobs.take, id)
                    if fence is None:
                        return
                    table = await retry_until_available(self._open, id)  # others may have moved
                    if not table.bot_to_move or table.bots[table.mover] != level:
                        continue
                    started = monotonic()
                    choice = await self._choice(table, worker)
                await asyncio.sleep(max(0.0, self._settings.bot_move_delay - (monotonic() - started)))
                try:
                    if choice is not None and not await self._moves(table, choice, fence):
                        return
                except (StaleVersion, DatabaseUnavailable):
                    # Somebody was faster, or nothing can be kept now: the job may have been ended and wanted anew.
                    await retry_until_available(self._jobs.give_back, id, fence)
                    fence = None
            await self._finish(id, fence)
        except NoSuchTable:
            await self._finish(id, fence)
        except asyncio.CancelledError:
            if fence is not None:
                await asyncio.shield(self._jobs.give_back(id, fence))
            raise
        except (KeydomError, SQLAlchemyError) as error:  # it is taken up again when somebody looks at the table
            log.error("a bot cannot move at %s: %s", id, error)
            if (fence := fence or await retry_until_available(self._jobs.take, id)) is not None:
                await retry_until_available(self._jobs.give_back, id, fence, RETRY_DELAY)
        finally:
            self._thinking.pop(id, None)
            THINKING.set(len(self._thinking))

    async def _finish(self, id: str, fence: str | None) -> None:
        """End the job of a table where no bot is to move, unless another server holds it."""
        if (fence := fence or await retry_until_available(self._jobs.take, id)) is not None:
            await retry_until_available(self._jobs.done, id, fence)

    async def _moves(self, table: GameTable, choice: BotTurn, fence: str) -> bool:
        """Play the moves of one bot; return whether there may be more: the last one removes the job."""
        try:
            await table.play_on(self._store, choice.seat, choice.steps, choice.version, fence)
        except LeaseLost:
            OVERTAKEN.inc()
            log.warning("another server has taken over a bot's move at %s", table.id)
            return False
        BOT_MOVES.inc(len(choice.steps))
        if not table.bot_to_move:
            self._tell(table)
        elif table.id not in self._telling:
            self._telling[table.id] = asyncio.get_running_loop().call_later(NOTIFY_DELAY, self._tell, table)
        return table.bot_to_move

    def _tell(self, table: GameTable) -> None:
        """Publish the last move, and cancel what was waiting to be published."""
        if (later := self._telling.pop(table.id, None)) is not None:
            later.cancel()
        self._publish(table.id, table.version)

    async def _choice(self, table: GameTable, worker: BotWorker) -> BotTurn | None:
        """Return what a bot does, if it is still to move. Where it fails, the level below plays for it."""
        async with table.lock:
            seat, version, moves = table.mover, table.version, list(table.match.moves)
        level = table.bots.get(seat)
        if level is None:
            return None
        while level is not None:
            known = (table.id, table.game.id, table.seats, table.row.options, moves, level, 0, table.position)
            found = levels().get(level)  # a bot of another package may be gone
            quick = found is not None and not found.budget_ms and not self._settings.bot_move_delay
            try:
                limit = (found.seconds if found is not None else 0.0) + EXTRA_TIME
                answer = await self._workers.answer(worker, Question(*known, whole_turn=quick), limit)
                return BotTurn(seat, version, answer.splitlines())
            except WorkerFailed as error:
                level = below(level)
                log.warning("at table %s: %s; it plays as %s would", table.id, error, level or "chance")
        async with table.lock:
            if table.version != version:
                return None
            return BotTurn(seat, version, [str(SystemRandom().choice(table.match.legal()))])


async def retry_until_available(ask: Callable[P, Awaitable[T]], *arguments: P.args, **named: P.kwargs) -> T:
    """Ask again until the database answers."""
    while True:
        try:
            return await ask(*arguments, **named)
        except DatabaseUnavailable as error:
            await asyncio.sleep(error.retry)
