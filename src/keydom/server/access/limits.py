"""Limits how many requests, streams and connections one address may make at a server process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import ceil
from time import monotonic

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Receive, Scope, Send

from keydom.server.access.addresses import visitor_of
from keydom.server.durations import MINUTE
from keydom.server.errors import RateLimited, RequestTimeout
from keydom.server.settings import Settings
from keydom.server.static_files import STATIC_PATHS

READ_METHODS = ("GET", "HEAD")
RETRY_AFTER = 10  # seconds after which there may be room again

VISITOR: ContextVar[str] = ContextVar("visitor", default="")  # the address on whose behalf something is done


class RateLimit:
    """A limit for one address in a time window. All counts are forgotten when the window ends."""

    def __init__(self, most: int, seconds: float, what: str) -> None:
        self.most = most
        self.what = what
        self._seconds = seconds
        self._taken: dict[str, int] = {}
        self._ends = 0.0

    def take(self, address: str) -> None:
        now = monotonic()
        if now >= self._ends:
            self._taken.clear()
            self._ends = now + self._seconds
        taken = self._taken[address] = self._taken.get(address, 0) + 1
        if taken > self.most:
            raise RateLimited(f"more than {self.most} {self.what}", ceil(self._ends - now))


class ConcurrencyLimit:
    """A limit for what one address has open at once."""

    def __init__(self, most: int, what: str) -> None:
        self.most = most
        self.what = what
        self._inside: dict[str, int] = {}

    @contextmanager
    def enter(self, address: str) -> Iterator[None]:
        inside = self._inside.get(address, 0)
        if inside >= self.most:
            raise RateLimited(f"more than {self.most} {self.what} at once", RETRY_AFTER)
        self._inside[address] = inside + 1
        try:
            yield
        finally:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]


class RequestLimit(ASGIMiddleware):
    """The limits of requests a minute and of open streams, and the timeout of a request body.

    The gateway counts requests before they are routed: middleware does not see those that have no route.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings) -> None:
        self._requests = RateLimit(settings.requests_per_minute, MINUTE, "requests a minute")
        self._streams = ConcurrencyLimit(settings.streams, "streams")
        self._timeout = settings.request_timeout

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        if path.startswith("/api/") and path.endswith("/stream"):
            with self._streams.enter(_address(scope)):
                return await next_app(scope, receive, send)
        return await next_app(scope, self.with_timeout(receive), send)

    def count(self, scope: HTTPScope) -> None:
        """Count a request of an address, whatever its answer."""
        address = _address(scope)
        VISITOR.set(address)
        if scope["path"] not in STATIC_PATHS or scope["method"] not in READ_METHODS:
            self._requests.take(address)

    def take(self, address: str) -> None:
        """Count what came from an address and was no request."""
        self._requests.take(visitor_of(address))

    def with_timeout(self, receive: Receive) -> Receive:
        """Let a body time out that does not come whole; waiting for the end of a connection has no timeout."""
        ends = monotonic() + self._timeout
        whole = False

        async def within() -> HTTPReceiveMessage:
            nonlocal whole
            if whole:
                return await receive()  # type: ignore[return-value]
            try:
                async with asyncio.timeout(ends - monotonic()):
                    message: HTTPReceiveMessage = await receive()  # type: ignore[assignment]
            except TimeoutError:
                raise RequestTimeout("the rest of the request did not come") from None
            whole = message["type"] != "http.request" or not message["more_body"]
            return message

        return within


def _address(scope: Scope) -> str:
    return visitor_of(scope["client"][0]) if scope["client"] else ""
