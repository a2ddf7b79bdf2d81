"""A lean HTTP client for the measurements: one connection that stays open, answers as they come over the wire."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple


class Answer(NamedTuple):
    """The body is as it was sent: compressed, if the server compressed it."""

    status: int
    packed: bool
    body: bytes


class Wire:
    """One connection to a server on loopback; one request at a time."""

    def __init__(self, port: int, **headers: str) -> None:
        self.port = port
        self.headers = {"host": f"127.0.0.1:{port}", "accept-encoding": "gzip", **headers}
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> Answer:
        return await self._ask("GET", path, b"")

    async def post(self, path: str, body: object) -> Answer:
        return await self._ask("POST", path, json.dumps(body).encode())

    async def events(self, path: str) -> AsyncIterator[str]:
        """The data of the events of a stream, as long as it lasts."""
        reader, status, _ = await self._send("GET", path, b"")
        if status != 200:
            raise ConnectionError(f"stream: {status}")
        while line := await reader.readline():
            if line.startswith(b"data:"):
                yield line[5:].strip().decode()

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _ask(self, method: str, path: str, body: bytes) -> Answer:
        reader, status, headers = await self._send(method, path, body)
        return Answer(status, "content-encoding" in headers, await reader.readexactly(int(headers["content-length"])))

    async def _send(self, method: str, path: str, body: bytes) -> tuple[asyncio.StreamReader, int, dict[str, str]]:
        """The answer's head; a line that the server has closed because it was idle is opened again, as browsers do."""
        headers = self.headers | (
            {"content-type": "application/json", "content-length": str(len(body))} if body else {}
        )
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        message = "\r\n".join(lines).encode() + body
        used = self._streams is not None
        try:
            return await self._exchange(message)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            if not used or getattr(error, "partial", b""):
                raise
        self.close()
        return await self._exchange(message)

    async def _exchange(self, message: bytes) -> tuple[asyncio.StreamReader, int, dict[str, str]]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self._streams
        writer.write(message)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = (line.partition(":") for line in head[1:] if line)
        return reader, int(head[0].split()[1]), {name.lower(): value.strip() for name, _, value in fields}


def read(answer: Answer) -> Any:
    """The JSON of an answer that was not compressed."""
    if answer.status >= 300:
        raise ConnectionError(f"{answer.status} {answer.body[:200]!r}")
    assert not answer.packed
    return json.loads(answer.body)
