"""News of a table to whoever watches: the version alone, so that no secret can travel this way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable

from litestar.response import Stream

from keydom.server.metrics import STREAMS

BEAT = 15.0  # seconds after which a silent line says that it is alive
ALIVE = b": alive\r\n\r\n"
HEADERS = {"cache-control": "no-cache", "x-accel-buffering": "no"}  # nobody on the way holds it back


class Watcher:
    """One open line. It is told the last version only: what it missed meanwhile is in there."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.behind = False  # there is something to tell
        self.wake = asyncio.Event()

    def tell(self, version: int | None) -> None:
        """A new version, or something else that is new."""
        self.version = self.version if version is None else version
        self.behind = True
        self.wake.set()

    async def told(self) -> bytes:
        """The next thing to send."""
        beat = asyncio.get_running_loop().call_later(BEAT, self.wake.set)
        try:
            await self.wake.wait()
        finally:
            beat.cancel()
        self.wake.clear()
        if not self.behind:
            return ALIVE
        self.behind = False
        return self.line()

    def line(self) -> bytes:
        return b"event: version\r\ndata: %d\r\n\r\n" % self.version


class Streams:
    """The open lines of all tables."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}

    def tables(self) -> list[str]:
        """Where somebody has a line open."""
        return list(self._watchers)

    def publish(self, table: str, version: int | None) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.tell(version)

    def watched(self, table: str) -> bool:
        """Whether somebody has a line open."""
        return table in self._watchers

    def of(self, table: str, version: Callable[[], int]) -> Stream:
        """The version now, and again whenever something happens."""
        return Stream(self.lines(table, version), media_type="text/event-stream", headers=HEADERS)

    async def lines(self, table: str, version: Callable[[], int]) -> AsyncGenerator[bytes, None]:
        """Listening begins before the first version is told."""
        watcher = Watcher(version())
        self._watchers.setdefault(table, set()).add(watcher)
        STREAMS.inc()
        try:
            yield watcher.line()
            while True:
                yield await watcher.told()
        finally:
            STREAMS.dec()
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]
