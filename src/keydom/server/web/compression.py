"""Compresses answers piece by piece: a long one at once would keep everybody else waiting."""

from __future__ import annotations

import asyncio
import re
import zlib
from typing import Any

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Receive, Scope, Send

LEVEL = 3  # half the time of 5 for a sixth more to send
LEAST = 500  # bytes that are worth it
PIECE = 100_000  # bytes that are packed in a millisecond or two
GZIP = 16 + zlib.MAX_WBITS  # how zlib is told to write a gzip file
PLAIN = re.compile(r"/stream$|/moves$|\.woff2$")  # answers of a few bytes, and what is packed already


class Compression(ASGIMiddleware):
    """Middleware that compresses answers for whoever accepts gzip."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if "gzip" in Headers.from_scope(scope).get("accept-encoding", "") and not PLAIN.search(scope["path"]):
            send = _CompressedSend(send).send
        await next_app(scope, receive, send)


class _CompressedSend:
    """The compression of one answer on its way."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._head: HTTPResponseStartEvent | None = None  # until it is known how long the answer is
        self._packer: Any = None  # None: it goes as it is

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._head = message
        elif message["type"] == "http.response.body":
            await self._go_on(message)
        else:
            await self._send(message)

    async def _go_on(self, message: HTTPResponseBodyEvent) -> None:
        body, more, head = message["body"], message.get("more_body", False), self._head
        if head is not None and (more or len(body) >= LEAST):
            self._packer = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
        if self._packer is not None:
            body = await self._pack(body, more)
        if head is not None:
            self._head = None
            if self._packer is not None:
                _say_so(head, None if more else len(body))
            await self._send(head)
        await self._send({"type": "http.response.body", "body": body, "more_body": more})

    async def _pack(self, body: bytes, more: bool) -> bytes:
        """Compress the next part of a body; others have their turn between two pieces."""
        packed = self._packer.compress(body[:PIECE])
        for place in range(PIECE, len(body), PIECE):
            await asyncio.sleep(0)
            packed += self._packer.compress(body[place : place + PIECE])
        packed += self._packer.flush(zlib.Z_SYNC_FLUSH if more else zlib.Z_FINISH)
        return bytes(packed)


def _say_so(head: HTTPResponseStartEvent, length: int | None) -> None:
    headers = MutableScopeHeaders(head)
    headers["content-encoding"] = "gzip"
    headers.extend_header_value("vary", "Accept-Encoding")
    if length is not None:
        headers["content-length"] = str(length)
    elif "content-length" in headers:
        del headers["content-length"]
