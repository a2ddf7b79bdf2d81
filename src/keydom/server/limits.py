"""What one address may have: so much at once, and so much in a while."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from math import ceil
from pathlib import Path
from time import monotonic

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Receive, Scope, Send

from keydom.server.addresses import visitor
from keydom.server.begun import Begun
from keydom.server.errors import TooMuch, TooSlow
from keydom.server.settings import Settings
from keydom.server.tokens import hashed

MINUTE, HOUR = 60.0, 3600.0
FILES = Path(__file__).parent / "static"
FREE = frozenset(f"/static/{file.name}" for file in FILES.iterdir())  # what pages are made of is not counted
READS = ("GET", "HEAD")
SOON = 10  # seconds after which there may be room again

VISITOR: ContextVar[str] = ContextVar("visitor", default="")  # the address on whose behalf something is done


class Counted:
    """Something that one address may have only so much of, at all servers together."""

    def __init__(self, most: int, what: str) -> None:
        self.most = most
        self.what = what
        self.elsewhere: dict[str, int] = {}  # what addresses have at other servers, by their hash

    def taken(self) -> dict[str, int]:
        """What addresses have here."""
        raise NotImplementedError

    def left(self) -> float:
        """For how many seconds that counts, at least."""
        return 0.0

    def besides(self, address: str) -> int:
        return self.elsewhere.get(hashed(address), 0) if self.elsewhere else 0


class Allowance(Counted):
    """So many in a while: one number for each address, and all forgotten when the while is over."""

    def __init__(self, most: int, seconds: float, what: str) -> None:
        super().__init__(most, what)
        self._seconds = seconds
        self._taken: dict[str, int] = {}
        self._ends = 0.0

    def take(self, address: str) -> None:
        now = monotonic()
        if now >= self._ends:
            self._taken.clear()
            self._ends = now + self._seconds
        taken = self._taken[address] = self._taken.get(address, 0) + 1
        if taken + self.besides(address) > self.most:
            raise TooMuch(f"more than {self.most} {self.what}", ceil(self._ends - now))

    def taken(self) -> dict[str, int]:
        return self._taken if self.left() > 0 else {}

    def left(self) -> float:
        return self._ends - monotonic()


class Room(Counted):
    """So many at once."""

    def __init__(self, most: int, what: str) -> None:
        super().__init__(most, what)
        self._inside: dict[str, int] = {}

    @contextmanager
    def enter(self, address: str) -> Iterator[None]:
        inside = self._inside.get(address, 0)
        if inside + self.besides(address) >= self.most:
            raise TooMuch(f"more than {self.most} {self.what} at once", SOON)
        self._inside[address] = inside + 1
        try:
            yield
        finally:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]

    def taken(self) -> dict[str, int]:
        return self._inside


class Limit(ASGIMiddleware):
    """Requests a minute, streams at once, and how long the rest of a request may take to come.

    Requests are counted before the framework looks for a route: middleware sees none of those that it finds none for.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings) -> None:
        self._requests = Allowance(settings.requests, MINUTE, "requests a minute")
        self._streams = Room(settings.streams, "streams")
        self._patience = settings.patience
        self.counted: list[Counted] = [self._requests, self._streams]

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        if path.startswith("/api/") and path.endswith("/stream"):
            with self.room(scope):
                return await next_app(scope, receive, send)
        return await next_app(scope, self.promptly(receive), send)

    def count(self, scope: HTTPScope) -> None:
        """One request more of an address, whatever it comes to."""
        address = _address(scope)
        VISITOR.set(address)
        if scope["path"] not in FREE or scope["method"] not in READS:
            self._requests.take(address)

    def room(self, scope: Scope) -> AbstractContextManager[None]:
        """One stream more of an address, as long as it is entered."""
        return self._streams.enter(_address(scope))

    def promptly(self, receive: Receive) -> Receive:
        """The body, if all of it comes in time; whether the asker is still there may be awaited for ever."""
        ends = monotonic() + self._patience
        whole = False

        async def within() -> HTTPReceiveMessage:
            nonlocal whole
            if whole:
                return await receive()  # type: ignore[return-value]
            asked = Begun(_next(receive))
            if not asked.done:
                try:
                    async with asyncio.timeout(ends - monotonic()):
                        asked.said = await asked.rest()
                except TimeoutError:
                    raise TooSlow("the rest of the request did not come") from None
            message = asked.said
            whole = message["type"] != "http.request" or not message["more_body"]
            return message

        return within


async def _next(receive: Receive) -> HTTPReceiveMessage:
    return await receive()  # type: ignore[return-value]


def _address(scope: Scope) -> str:
    return visitor(scope["client"][0]) if scope["client"] else ""
