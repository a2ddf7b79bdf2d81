"""The gateway before the framework: counts requests before they are routed, and gives metrics a port apart."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from litestar import Litestar, Request
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from keydom.core.errors import KeydomError
from keydom.server.access.limits import RequestLimit
from keydom.server.errors import RateLimited, ShuttingDown
from keydom.server.metrics import count
from keydom.server.web.responses import add_headers, error_response, log_error

FIGURES, HEALTH = "/metrics", "/health"
METRICS_PATHS = (FIGURES, HEALTH)
SLASHES = re.compile("//+")
STREAM = (b"content-type", b"text/event-stream; charset=utf-8")


class Gateway:
    """The ASGI application around the framework, whose middleware sees no request without a route."""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._limit: RequestLimit = app.state.limit
        self._figures: int | None = app.state.settings.metrics_port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await self._app(scope, receive, send)
        try:
            self._limit.count(scope)
        except RateLimited as error:
            return await self._refuse(error, scope, receive, send)
        if self._figures is not None and not self._is_here(scope):
            return await self._refuse(NotFoundException(), scope, receive, send)
        return await self._answer(scope, receive, send)

    def _is_here(self, scope: HTTPScope) -> bool:
        """Figures have a port of their own, where nothing else is but the state of health."""
        apart = scope["server"] is not None and scope["server"][1] == self._figures
        path = SLASHES.sub("/", scope["path"]).rstrip("/")  # as the framework reads it
        return path in METRICS_PATHS if apart else path != FIGURES

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = stream = False

        async def noted(message: Message) -> None:
            nonlocal started, stream
            if message["type"] == "http.response.start":
                started, stream = True, STREAM in message["headers"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except asyncio.CancelledError:  # the server ends: nothing else gives up a request
            if stream:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            elif started or scope["method"] != "GET":  # of a change it must not be said that there was none
                raise
            else:
                await self._refuse(ShuttingDown("the server ends"), scope, receive, send)

    async def _refuse(self, error: Exception, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer as the framework does."""
        if not isinstance(error, KeydomError | HTTPException):
            await log_error(error, scope)
            error = InternalServerException()

        async def whole(message: Message) -> None:
            await add_headers(message, scope)
            await count(message, scope)
            await send(message)

        request = Request[Any, Any, Any](scope)
        await error_response(request, error).to_asgi_response(None, request)(scope, receive, whole)
