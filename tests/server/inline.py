"""Servers in the test's own process: the application on an event loop that tests drive, without a port or a thread.

Time passes there as everywhere, but nobody waits for it: where all that a server does next is for a later moment, that
moment comes at once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import selectors
import shutil
import sqlite3
import tempfile
import warnings
from asyncio import events
from collections.abc import Coroutine, Iterator
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic, time
from typing import Any, TypeVar
from urllib.parse import unquote

import httpx

SHARED_MEMORY = Path("/dev/shm")
HOST = "127.0.0.1"
FIRST_PORT = 2000  # numbers only: neither 80, which a URL leaves out, nor one that the system gives to a real server
SHORTEST_STEP, LONGEST_STEP = 0.01, 1.0  # seconds that pass at once while something is awaited

T = TypeVar("T")


def memory_folder() -> Path:
    """A new folder, in main memory where the system has such a place: nothing there waits for a disk."""
    there = SHARED_MEMORY if os.access(SHARED_MEMORY, os.W_OK) else None
    return Path(tempfile.mkdtemp(prefix="keydom-", dir=there))


class Skipping(selectors.DefaultSelector):
    """Never waits: says how long it would have."""

    skipped = 0.0  # seconds

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "nothing will ever happen: what is awaited cannot come"
            self.skipped += max(0.0, timeout)
        return found


class Loop(asyncio.SelectorEventLoop):
    """An event loop that goes on as long as a test wants something of it."""

    def __init__(self) -> None:
        self._skipping = Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return monotonic() + self._skipping.skipped

    def drive(self, work: Coroutine[Any, Any, T]) -> T:
        """Go on until this is done. A browser that is open in the same thread has a loop of its own, which waits."""
        assert not self.is_running(), "one thread drives the servers of this process: see together() and begin()"
        outer = events._get_running_loop()
        events._set_running_loop(None)
        try:
            return self.run_until_complete(work)
        finally:
            events._set_running_loop(outer)


def without_waiting(work: Coroutine[Any, Any, T]) -> T:
    """What it comes to on a loop of its own, where nobody waits for time to pass."""
    loop = Loop()
    try:
        return loop.drive(work)
    finally:
        loop.close()


class Exchange(httpx.SyncByteStream):
    """One request and its answer, which is read while the server goes on."""

    count = 0  # of all there were

    def __init__(self, server: InlineServer, request: httpx.Request) -> None:
        Exchange.count += 1
        self._server = server
        self._request = request
        self._body = request.read()
        self._head = request.method == "HEAD"
        self._asked = False
        self._gone = asyncio.Event()
        self._answer: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._task = server.loop.create_task(self._run(_scope(server, request)))
        self._reads_on = True

    @property
    def done(self) -> bool:
        return self._task.done()

    def response(self) -> httpx.Response:
        """The whole answer."""
        found = self.head()
        found.read()
        return found

    def head(self) -> httpx.Response:
        """The answer, of which no more than the head was read."""
        first = self._server.loop.drive(self._answer.get())
        if first is None:
            self._task.result()  # it has failed
            raise httpx.RemoteProtocolError("the server ended without an answer")
        return httpx.Response(first["status"], headers=first["headers"], stream=self, request=self._request)

    def __iter__(self) -> Iterator[bytes]:
        while self._reads_on:
            message = self._server.loop.drive(self._answer.get())
            if message is None:
                self._reads_on = False
                self._task.result()
                raise httpx.RemoteProtocolError("the answer was cut off")
            self._reads_on = message.get("more_body", False)
            if message.get("body") and not self._head:
                yield message["body"]

    def close(self) -> None:
        """The asker goes away; the server may end what it does for it."""
        self._gone.set()
        self._server.loop.drive(self.end())

    async def end(self) -> None:
        if not self._task.done():
            await asyncio.wait({self._task})
        self._server.exchanges.discard(self)

    def cancel(self) -> None:
        self._task.cancel()

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._server.app(scope, self._receive, self._send)
        finally:
            self._answer.put_nowait(None)

    async def _receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": self._body, "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        self._answer.put_nowait(message)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            self._gone.set()


def _scope(server: InlineServer, request: httpx.Request) -> dict[str, Any]:
    path = request.url.raw_path.partition(b"?")[0]
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": "http",
        "path": unquote(path.decode("ascii")),
        "raw_path": path,
        "query_string": request.url.query,
        "root_path": "",
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "client": (HOST, 1),
        "server": (HOST, server.port),
        "state": {},
    }


class Transport(httpx.BaseTransport):
    """The way to the servers of this process, and by a socket to all others."""

    def __init__(self) -> None:
        self._sockets: httpx.HTTPTransport | None = None

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        server = SERVERS.get(request.url.port)
        if server is None:
            return self._by_socket(request)
        if not server.running:
            raise httpx.ConnectError("the server has ended", request=request)
        return begin(request).head()

    def _by_socket(self, request: httpx.Request) -> httpx.Response:
        if self._sockets is None:
            from .hosting import TLS

            self._sockets = httpx.HTTPTransport(verify=TLS)
        return self._sockets.handle_request(request)

    def close(self) -> None:
        if self._sockets is not None:
            self._sockets.close()


SERVERS: dict[int | None, InlineServer] = {}  # by their number, which is the port of their address


class InlineServer:
    """One server of this process: it goes on while somebody asks it something, or waits for something."""

    def __init__(self, loop: Loop, app: Any, application: Any) -> None:
        self.loop = loop
        self.app = app
        self.application = application  # the framework's, whose state a test may look at
        self.port = FIRST_PORT + len(SERVERS)
        self.address = f"http://{HOST}:{self.port}"
        self.exchanges: set[Exchange] = set()
        self._running = True
        self._told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._says: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._life = loop.create_task(self._live())
        SERVERS[self.port] = self
        self._change("startup")

    @property
    def running(self) -> bool:
        return self._running

    def answers(self) -> bool:
        return self._running

    def browser(self, **headers: str) -> httpx.Client:
        """A client with a jar of its own, as the pages' script behaves."""
        from .hosting import GUARD_HEADER, client_of

        return client_of(self.address, **GUARD_HEADER, **headers)

    def stop(self) -> None:
        """End as a server does that is told to: open lines end, and what was begun is given up."""
        if not self._running:
            return
        self._running = False
        for exchange in list(self.exchanges):
            exchange.cancel()
            self.loop.drive(exchange.end())
        self._change("shutdown")
        self.loop.drive(_ended(self._life))

    def _change(self, what: str) -> None:
        self._told.put_nowait({"type": f"lifespan.{what}"})
        answer = self.loop.drive(self._says.get())
        assert answer["type"] == f"lifespan.{what}.complete", answer.get("message")

    async def _live(self) -> None:
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        await self.app(scope, self._told.get, self._says.put)


async def _ended(task: asyncio.Task[None]) -> None:
    await task


class Clock:
    """A server's time, which a test lets pass; a server of another process reads from a file how much has."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "clock"
        self._passed = 0.0
        self.let_pass(0)

    def __call__(self) -> float:
        return time() + self._passed

    def let_pass(self, hours: float) -> None:
        self._passed += hours * 3600
        draft = self.path.with_suffix(".new")
        draft.write_text(str(self._passed))
        draft.replace(self.path)


class Host:
    """All servers of this process, on one loop."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.loop = Loop()
        self._settings = settings
        self._servers: list[InlineServer] = []
        self._folder = memory_folder()
        self._empty = self._folder / "empty.db"  # with all its tables and no rows

    def server(self, database: Path, /, **settings: Any) -> InlineServer:
        """A server on this database; it does not hold bots back unless told to, and takes all requests."""
        from keydom.server.app import create_app
        from keydom.server.serving import with_proxy_headers
        from keydom.server.settings import Settings

        self._prepare(database)
        chosen = {"database": f"sqlite:///{database}", **self._settings, **settings, "inline": True}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the framework's, about its next edition
            application = create_app(Settings(**chosen))
        self._servers.append(InlineServer(self.loop, with_proxy_headers(application, Settings(**chosen)), application))
        return self._servers[-1]

    def pass_time(self, seconds: float) -> None:
        """Let the servers go on, until all they do next is for later than in so many seconds."""
        self.loop.drive(asyncio.sleep(seconds))

    def close(self) -> None:
        for server in self._servers:
            server.stop()
        with suppress(Exception):
            self.loop.drive(self.loop.shutdown_asyncgens())
        self.loop.close()
        shutil.rmtree(self._folder)

    def _prepare(self, database: Path) -> None:
        """Copy an empty database where there is none yet: to make all tables takes longer."""
        if not self._empty.exists():
            from keydom.server.store.migrate import prepare

            self.loop.drive(prepare(f"sqlite:///{self._empty}"))
            with closing(sqlite3.connect(self._empty)) as db:
                db.execute("pragma wal_checkpoint(truncate)")
        if not database.exists():
            shutil.copyfile(self._empty, database)


class Logged(logging.Handler):
    """What the servers of this process say in their log, as long as it is entered."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))

    def printed(self) -> str:
        return "\n".join(self._lines)

    def __enter__(self) -> Logged:
        logging.getLogger("keydom.server").addHandler(self)
        return self

    def __exit__(self, *_error: object) -> None:
        logging.getLogger("keydom.server").removeHandler(self)


def begin(request: httpx.Request) -> Exchange:
    """Ask a server of this process something, and do not wait for the answer."""
    server = SERVERS[request.url.port]
    exchange = Exchange(server, request)
    server.exchanges.add(exchange)
    return exchange


def together(*requests: httpx.Request) -> list[httpx.Response]:
    """What servers of this process answer to requests that come in the same moment."""
    return [exchange.response() for exchange in [begin(request) for request in requests]]
