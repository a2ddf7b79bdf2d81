"""Caches answers of the database until what they are about is written to, here or by another server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Generic, TypeVar

from keydom.core.cache import Cache

K = TypeVar("K")
T = TypeVar("T")

CACHE_SIZE = 10_000  # answers of each sort


class QueryCache(Generic[K, T]):
    """A cache of database answers that writes invalidate."""

    def __init__(self, holds: Callable[[T], bool] = lambda _answer: True) -> None:
        self._holds = holds  # which answers are worth keeping at all
        self._known: Cache[K, T] = Cache(CACHE_SIZE)
        self._written = 0

    async def get(self, key: K, ask: Callable[[], Awaitable[T]]) -> T:
        if key in self._known:
            return self._known[key]
        written = self._written
        found = await ask()
        if written == self._written and self._holds(found):  # else it may be older than what was written meanwhile
            self._known[key] = found
        return found

    def forget(self, key: K) -> None:
        self._written += 1
        self._known.pop(key)

    def forget_all(self) -> None:
        self._written += 1
        self._known.clear()


class SharedQueries(Generic[K, T]):
    """A batch of queries: those of one moment go in one trip, which begins after each of them was asked."""

    def __init__(self, ask: Callable[[Collection[K]], Awaitable[Mapping[K, T]]]) -> None:
        self._ask = ask
        self._next: tuple[set[K], asyncio.Task[Mapping[K, T]]] | None = None

    async def get(self, key: K) -> T | None:
        if self._next is None:
            keys: set[K] = set()
            self._next = keys, asyncio.create_task(self._go(keys))
        self._next[0].add(key)
        answers = await asyncio.shield(self._next[1])
        return answers.get(key)

    async def _go(self, keys: set[K]) -> Mapping[K, T]:
        await asyncio.sleep(0)  # whoever asks in this moment comes along
        self._next = None
        return await self._ask(keys)
