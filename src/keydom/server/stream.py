"""News of a table to whoever watches: the version alone, so that no secret can travel this way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from litestar.response import Stream

from keydom.server.begun import Begun
from keydom.server.metrics import STREAMS

BEAT = 15.0  # seconds after which a silent line says that it is alive
ALIVE = b": alive\r\n\r\n"
HEADERS = {"cache-control": "no-cache", "x-accel-buffering": "no"}  # nobody on the way holds it back

Sends: TypeAlias = Callable[[bytes], Coroutine[Any, Any, None]]


class Watcher:
    """One open line. It is told the last version only: what it missed meanwhile is in there.

    What can be sent at once is, by whoever has the news; a line that is full has a task of its own until it has caught
    up, so that nobody waits for a slow reader and no more than one thing waits for him.
    """

    def __init__(self, send: Sends, version: int) -> None:
        self.version = version
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._owner = asyncio.current_task()  # ends when nothing can be sent
        self._sending: asyncio.Task[None] | None = None
        self._behind = False  # there is something to tell when that has ended
        self._told = self._loop.time()
        self._beat = self._loop.call_later(BEAT, self._live)

    def tell(self, version: int | None) -> None:
        """A new version, or something else that is new."""
        self.version = self.version if version is None else version
        self._say(self._line())

    def close(self) -> None:
        self._beat.cancel()
        if self._sending is not None:
            self._sending.cancel()

    def _line(self) -> bytes:
        return b"event: version\r\ndata: %d\r\n\r\n" % self.version

    def _say(self, line: bytes) -> None:
        if self._sending is not None:
            self._behind = True
            return
        self._told = self._loop.time()
        try:
            sent = Begun(self._send(line))
        except Exception as error:
            self._failed(error)
            return
        if not sent.done:
            self._sending = self._loop.create_task(self._catch_up(sent))

    async def _catch_up(self, sent: Begun[None]) -> None:
        try:
            await sent.rest()
            while self._behind:
                self._behind = False
                await self._send(self._line())
        except Exception as error:
            self._failed(error)
        self._sending = None

    def _failed(self, error: Exception) -> None:
        """Let go of the line: whoever was there opens another, and hears how things stand."""
        if self._owner is not None:
            self._owner.cancel(f"nothing can be sent: {error}")

    def _live(self) -> None:
        silent = self._loop.time() - self._told
        if silent >= BEAT:
            silent = 0.0
            if self._sending is None:
                self._say(ALIVE)
        self._beat = self._loop.call_later(BEAT - silent, self._live)


class Streams:
    """The open lines of all tables."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}

    def tables(self) -> list[str]:
        """Where somebody has a line open."""
        return list(self._watchers)

    def publish(self, table: str, version: int | None) -> None:
        """In a moment: whoever brought it about is answered first, and need not wait until all have heard."""
        if table in self._watchers:
            asyncio.get_running_loop().call_soon(self._tell, table, version)

    def _tell(self, table: str, version: int | None) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.tell(version)

    def watched(self, table: str) -> bool:
        """Whether somebody has a line open."""
        return table in self._watchers

    @contextmanager
    def watching(self, table: str, version: Callable[[], int], send: Sends) -> Iterator[None]:
        """Send the version now, and again whenever something happens."""
        watcher = Watcher(send, version())
        self._watchers.setdefault(table, set()).add(watcher)  # listening begins before the first version is told
        STREAMS.inc()
        try:
            watcher.tell(None)
            yield
        finally:
            watcher.close()
            STREAMS.dec()
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]

    def of(self, table: str, version: Callable[[], int]) -> Stream:
        """The same as the framework has it."""
        return Stream(self.lines(table, version), media_type="text/event-stream", headers=HEADERS)

    async def lines(self, table: str, version: Callable[[], int]) -> AsyncGenerator[bytes, None]:
        next: asyncio.Queue[bytes] = asyncio.Queue(1)
        with self.watching(table, version, next.put):
            while True:
                yield await next.get()
