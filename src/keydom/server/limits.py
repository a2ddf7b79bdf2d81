"""How many requests one address may make in a minute."""

from __future__ import annotations

from math import ceil
from time import monotonic

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

MINUTE = 60.0
FREE = ("/static/", "/schema")  # not counted


class Limit(ASGIMiddleware):
    """Counts by the minute: one number for each address, and all forgotten when the minute is over."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[str, int] = {}
        self._ends = 0.0

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not scope["path"].startswith(FREE):
            self._count(scope["client"][0] if scope["client"] else "")
        await next_app(scope, receive, send)

    def _count(self, address: str) -> None:
        now = monotonic()
        if now >= self._ends:
            self._made.clear()
            self._ends = now + MINUTE
        made = self._made[address] = self._made.get(address, 0) + 1
        if made > self._most:
            wait = str(ceil(self._ends - now))
            raise TooManyRequestsException(f"more than {self._most} requests a minute", headers={"retry-after": wait})
