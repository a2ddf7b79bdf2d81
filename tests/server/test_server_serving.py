"""Connections when a server ends: who has just come is answered, and nobody is kept."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from keydom.server.serving import prompt
from keydom.server.settings import Settings

from .hosting import PATIENCE, awaited

REQUEST = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


async def app(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def said_when_the_server_ends(before: bytes, after: bytes) -> bytes:
    """All that comes back to a connection that sends something before the server ends, and something then."""

    async def run() -> bytes:
        config, state = uvicorn.Config(app, log_config=None, lifespan="off"), ServerState()
        config.load()
        connection = prompt(Settings(head=PATIENCE))
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: connection(config, state, {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        while not state.connections:
            await asyncio.sleep(0)
        writer.write(before)
        said = await reader.readuntil(b"\r\n\r\n") if before else b""
        for one in list(state.connections):
            one.shutdown()
        writer.write(after)
        said += await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        server.close()
        await server.wait_closed()
        return said

    return awaited(run())


def test_who_has_just_connected_when_a_server_ends_is_answered_and_the_line_closed() -> None:
    assert said_when_the_server_ends(b"", REQUEST).startswith(b"HTTP/1.1 204")


def test_a_connection_that_was_answered_is_closed_at_once_when_a_server_ends() -> None:
    assert said_when_the_server_ends(REQUEST, b"").count(b"HTTP/1.1 204") == 1


def test_who_connects_and_asks_nothing_does_not_keep_a_server_from_ending() -> None:
    assert said_when_the_server_ends(b"", b"") == b""
