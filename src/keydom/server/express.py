"""The two roads that are used most, moves and news, past the framework: it answers whatever is out of the ordinary."""

from __future__ import annotations

import asyncio
import re
from contextlib import ExitStack
from typing import Any

from litestar import Litestar, Request
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, InternalServerException, NotFoundException
from litestar.types import HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send
from msgspec import DecodeError
from msgspec.json import Decoder

from keydom.core.errors import KeydomError
from keydom.server.api import Move, played
from keydom.server.app import HEADERS, PRIVATE, complain, note, protect
from keydom.server.errors import Ending, TooMuch
from keydom.server.limits import Limit
from keydom.server.metrics import ANSWERS, count
from keydom.server.stream import HEADERS as UNHELD
from keydom.server.stream import Streams
from keydom.server.tables import Tables

ROADS = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,16})(/moves|/stream)")
MOVES, STREAM = "/api/tables/{id}/moves", "/api/tables/{id}/stream"
METHODS = {"/moves": "POST", "/stream": "GET"}
FIGURES, HEALTH = "/metrics", "/health"
APART = (FIGURES, HEALTH)
SLASHES = re.compile("//+")
LONGEST = 10_000  # bytes of a move that is read here

HEAD = [*HEADERS, PRIVATE, (b"content-type", b"application/json")]
NEWS = [
    *HEADERS,
    *((name.encode(), value.encode()) for name, value in UNHELD.items()),
    (b"content-type", b"text/event-stream; charset=utf-8"),
]


class Express:
    """The application as it is served."""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._tables: Tables = app.state.tables
        self._streams: Streams = app.state.streams
        self._limit: Limit = app.state.limit
        self._figures: int | None = app.state.settings.metrics_port
        self._read = Decoder(Move).decode
        self._moved = ANSWERS.labels(MOVES, 200)
        self._told = ANSWERS.labels(STREAM, 200)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await self._app(scope, receive, send)
        try:
            self._limit.count(scope)
        except TooMuch as error:
            return await self._refuse(error, scope, receive, send)
        if self._figures is not None and not self._is_here(scope):
            return await self._refuse(NotFoundException(), scope, receive, send)
        road = ROADS.fullmatch(scope["path"])
        if road is not None and scope["method"] == METHODS[road[2]] and not scope.get("root_path"):
            if road[2] == "/stream":
                return await self._news(road[1], scope, receive, send)
            if _length(scope) <= LONGEST:
                return await self._move(road[1], scope, receive, send)
        return await self._by_framework(scope, receive, send)

    def _is_here(self, scope: HTTPScope) -> bool:
        """Figures have a port of their own, where nothing else is but the state of health."""
        apart = scope["server"] is not None and scope["server"][1] == self._figures
        path = SLASHES.sub("/", scope["path"]).rstrip("/")  # as the framework reads it
        return path in APART if apart else path != FIGURES

    async def _by_framework(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except asyncio.CancelledError:  # the server ends: nothing else gives up a request
            if begun or scope["method"] != "GET":  # of a change it must not be said that there was none
                raise
            await self._refuse(Ending("the server ends"), scope, receive, send)

    async def _move(self, id: str, scope: HTTPScope, receive: Receive, send: Send) -> None:
        try:
            scope["path_template"] = MOVES
            body = await _body(self._limit.promptly(receive))
            try:
                move = self._read(body)
            except (DecodeError, UnicodeDecodeError, RecursionError):  # the framework says what is wrong with it
                await self._by_framework(scope, _again(body, receive), send)
                return
            version = await played(id, move, scope, self._tables)
        except Exception as error:
            await self._refuse(error, scope, receive, send)
            return
        answer = b'{"version":%d}' % version
        self._moved.inc()
        await send(
            {"type": "http.response.start", "status": 200, "headers": [*HEAD, (b"content-length", b"%d" % len(answer))]}
        )
        await send({"type": "http.response.body", "body": answer, "more_body": False})

    async def _news(self, id: str, scope: HTTPScope, receive: Receive, send: Send) -> None:
        with ExitStack() as room:
            scope["path_template"] = STREAM
            try:
                room.enter_context(self._limit.room(scope))
                live = await self._tables.open(id)
            except Exception as error:
                await self._refuse(error, scope, receive, send)
                return
            self._told.inc()

            async def say(line: bytes) -> None:
                await send({"type": "http.response.body", "body": line, "more_body": True})

            await send({"type": "http.response.start", "status": 200, "headers": NEWS})
            try:
                with self._streams.watching(id, lambda: live.version, say):
                    while (await receive())["type"] != "http.disconnect":
                        pass
            except asyncio.CancelledError:  # the server ends, and the line with it
                await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _refuse(self, error: Exception, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer as the framework does."""
        if not isinstance(error, KeydomError | HTTPException):
            await note(error, scope)
            error = InternalServerException()

        async def whole(message: Message) -> None:
            await protect(message, scope)
            await count(message, scope)
            await send(message)

        request = Request[Any, Any, Any](scope)
        await complain(request, error).to_asgi_response(None, request)(scope, receive, whole)


def _length(scope: HTTPScope) -> int:
    """How long the body is, as far as it is said."""
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit():
            return int(value)
    return LONGEST + 1


async def _body(receive: Receive) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise ClientException("the asker has gone")
        body += message["body"]
        more = message["more_body"]
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """The same request for somebody else to read."""
    read = False

    async def first() -> HTTPReceiveMessage:
        nonlocal read
        if read:
            return await receive()  # type: ignore[return-value]
        read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return first
