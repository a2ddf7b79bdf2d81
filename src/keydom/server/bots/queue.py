"""A fair queue by priority: visitors take turns, and so do the tables of one visitor."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from enum import IntEnum
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Priority(IntEnum):
    """The priorities of the queue, the most urgent first."""

    MOVE = 0  # a bot's, at a table where somebody is
    HINT = 1
    ALONE = 2  # a bot's move at a table where nobody is
    STUDY = 3  # a part of an analysis


DELAYS = {
    Priority.MOVE: 0.0,
    Priority.HINT: 5.0,
    Priority.ALONE: 20.0,
    Priority.STUDY: 30.0,
}  # seconds; so nobody waits for ever


class QueuedItem(NamedTuple, Generic[T]):
    since: float
    item: T


class FairQueue(Generic[T]):
    """A queue by priority. Within one, visitors take turns, however much each of them has brought."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._ranks: dict[Priority, OrderedDict[str, OrderedDict[str, deque[QueuedItem[T]]]]] = {
            rank: OrderedDict() for rank in Priority
        }
        self._served: dict[Priority, str] = {}  # who had the last turn
        self._last: dict[Priority, dict[str, float]] = {rank: {} for rank in Priority}  # when those who wait had one

    def __bool__(self) -> bool:
        return any(self._ranks.values())

    def put(self, rank: Priority, visitor: str, table: str, item: T) -> None:
        visitors, served = self._ranks[rank], self._served.get(rank)
        if visitor not in visitors and served is not None and served in visitors:
            visitors[visitor] = OrderedDict()
            visitors.move_to_end(served)  # who has just had a turn does not come before who brings one thing at a time
        tables = visitors.setdefault(visitor, OrderedDict())
        tables.setdefault(table, deque()).append(QueuedItem(self._clock(), item))

    def take(self) -> T:
        """Take the next item: of the rank that has waited long enough, of its next visitor, of their next table."""
        rank = min((rank for rank in Priority if self._ranks[rank]), key=lambda rank: self._next(rank) + DELAYS[rank])
        visitors = self._ranks[rank]
        visitor, tables = visitors.popitem(last=False)
        self._served[rank] = visitor
        self._last[rank][visitor] = self._clock()
        table, waiting = tables.popitem(last=False)
        place = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            visitors[visitor] = tables
        else:
            del self._last[rank][visitor]
        return place.item

    def _next(self, rank: Priority) -> float:
        """Return since when the next of a rank has waited: many things of one visitor wait one after the other."""
        visitor, tables = next(iter(self._ranks[rank].items()))
        return max(next(iter(tables.values()))[0].since, self._last[rank].get(visitor, 0.0))


class WorkerQueue(Generic[T]):
    """Workers that one task at a time can have, and the queue of who waits for them."""

    def __init__(self, workers: Sequence[T]) -> None:
        self.workers = list(workers)
        self._free = list(self.workers)
        self._waiting: FairQueue[asyncio.Future[T]] = FairQueue()

    @property
    def free(self) -> bool:
        return bool(self._free)

    async def acquire(self, rank: Priority, visitor: str, table: str) -> T:
        """Wait for a free worker."""
        if self._free:
            return self._free.pop()
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(rank, visitor, table, place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.release(place.result())
            raise

    def release(self, worker: T) -> None:
        while self._waiting:
            place = self._waiting.take()
            if not place.done():
                place.set_result(worker)
                return
        self._free.append(worker)
