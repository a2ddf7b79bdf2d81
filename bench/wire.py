"""A lean HTTP client for the measurements: one connection that stays open, answers as they come over the wire."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple


class Answer(NamedTuple):
    """The body is as it was sent: compressed, if the server compressed it."""

    status: int
    packed: bool
    body: bytes


class Wire:
    """One connection to a server on loopback; a request waits until the one before it is answered."""

    def __init__(self, port: int, **headers: str) -> None:
        self.port = port
        fields = {"host": f"127.0.0.1:{port}", "accept-encoding": "gzip", **headers}
        self._fields = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._asking = asyncio.Lock()

    async def get(self, path: str) -> Answer:
        return await self._ask("GET", path, b"")

    async def post(self, path: str, body: object) -> Answer:
        return await self._ask("POST", path, json.dumps(body).encode())

    async def events(self, path: str) -> AsyncIterator[str]:
        """The data of the events of a stream, as long as it lasts."""
        reader, head = await self._send("GET", path, b"")
        if _status(head) != 200:
            raise ConnectionError(f"stream: {_status(head)}")
        rest = b""
        while chunk := await reader.read(1 << 16):
            *lines, rest = (rest + chunk).split(b"\r\n")
            for line in lines:
                if line.startswith(b"data:"):
                    yield line[5:].strip().decode()

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _ask(self, method: str, path: str, body: bytes) -> Answer:
        async with self._asking:
            reader, head = await self._send(method, path, body)
            length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
            return Answer(_status(head), b"\r\ncontent-encoding:" in head, await reader.readexactly(length))

    async def _send(self, method: str, path: str, body: bytes) -> tuple[asyncio.StreamReader, bytes]:
        """The answer's head; a line that the server has closed because it was idle is opened again, as browsers do."""
        size = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n" if body else ""
        message = f"{method} {path} HTTP/1.1\r\n{self._fields}{size}\r\n".encode() + body
        used = self._streams is not None
        try:
            return await self._exchange(message)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            if not used or (isinstance(error, asyncio.IncompleteReadError) and error.partial):
                raise
        self.close()
        return await self._exchange(message)

    async def _exchange(self, message: bytes) -> tuple[asyncio.StreamReader, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self._streams
        writer.write(message)
        return reader, (await reader.readuntil(b"\r\n\r\n")).lower()


def _status(head: bytes) -> int:
    return int(head.split(b" ", 2)[1])


def body_of(answer: Answer) -> bytes:
    """What an answer says, if it is no error."""
    if answer.status >= 300:
        raise ConnectionError(f"{answer.status} {answer.body[:200]!r}")
    return gzip.decompress(answer.body) if answer.packed else answer.body


def read(answer: Answer) -> Any:
    """The JSON of an answer."""
    return json.loads(body_of(answer))
