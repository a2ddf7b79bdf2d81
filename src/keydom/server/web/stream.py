"""Streams the version of a table to whoever watches it: nothing else, so no secret can travel this way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable

from litestar.response import Stream

from keydom.server.metrics import STREAMS

BEAT = 15.0  # seconds after which a silent stream says that it is alive
ALIVE = b": alive\r\n\r\n"
HEADERS = {"cache-control": "no-cache", "x-accel-buffering": "no"}  # nobody on the way holds it back


class Watcher:
    """One open stream. It is told the last version only: what it missed meanwhile is in there.

    A change that leaves the version as it is, such as a name, is told by the same number once more: a page does not
    fetch the version that it made itself.
    """

    def __init__(self, version: int) -> None:
        self._version = version
        self._again = False  # whether the version is to be told twice
        self._changed = asyncio.Event()
        self._changed.set()

    def tell(self, version: int | None) -> None:
        """A new version, or something else that is new."""
        if version is None or version == self._version:
            self._again = self._changed.is_set()
        else:
            self._version, self._again = version, False
        self._changed.set()

    async def line(self) -> bytes:
        """The next line: the version when something has changed, or a sign of life."""
        try:
            async with asyncio.timeout(BEAT):
                await self._changed.wait()
        except TimeoutError:
            return ALIVE
        if self._again:
            self._again = False
        else:
            self._changed.clear()
        return b"event: version\r\ndata: %d\r\n\r\n" % self._version


class Streams:
    """The open streams of all tables."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}

    def tables(self) -> list[str]:
        """Where somebody has a stream open."""
        return list(self._watchers)

    def publish(self, table: str, version: int | None) -> None:
        """Whoever brought it about is answered first, and need not wait until all have heard."""
        for watcher in self._watchers.get(table, ()):
            watcher.tell(version)

    def watched(self, table: str) -> bool:
        """Whether somebody has a stream open."""
        return table in self._watchers

    def of(self, table: str, version: Callable[[], int]) -> Stream:
        """The stream of a table, for the framework."""
        return Stream(self.lines(table, version), media_type="text/event-stream", headers=HEADERS)

    async def lines(self, table: str, version: Callable[[], int]) -> AsyncGenerator[bytes, None]:
        """The version now, and again whenever something happens. The next line is made when the last one was sent."""
        watcher = Watcher(version())
        self._watchers.setdefault(table, set()).add(watcher)
        STREAMS.inc()
        try:
            while True:
                yield await watcher.line()
        finally:
            STREAMS.dec()
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]
