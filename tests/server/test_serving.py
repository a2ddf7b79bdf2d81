"""Connections when a server ends: who has just come is answered, and nobody is kept."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.config import WS_PROTOCOLS
from uvicorn.server import ServerState

from keydom.server import serving
from keydom.server.serving import limited_protocol
from keydom.server.settings import Settings

from .hosting import PATIENCE, awaited
from .inline import InlineServer

REQUEST = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def app(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def said_when_the_server_ends(before: bytes, after: bytes) -> bytes:
    """All that comes back to a connection that sends something before the server ends, and something then."""

    async def run() -> bytes:
        config, state = uvicorn.Config(app, log_config=None, lifespan="off"), ServerState()
        config.load()
        connection = limited_protocol(Settings(header_timeout=PATIENCE))
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


class Upgraded(asyncio.Protocol):
    """What uvicorn hands a connection to when a library for WebSockets is installed beside it."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        """It is told more than it needs."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n")
        transport.close()


def test_connections_that_ask_for_a_web_socket_make_room_for_others(
    server: InlineServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WS_PROTOCOLS, "auto", f"{__name__}:Upgraded")
    settings = Settings(header_timeout=PATIENCE, connections=2, proxies="192.0.2.1")

    async def run() -> list[bytes]:
        config = serving.server(server.application, settings, log_config=None, lifespan="off").config
        config.load()
        config.loaded_app = app
        state, loop, said = ServerState(), asyncio.get_running_loop(), []
        connection: Any = config.http_protocol_class
        door = await loop.create_server(lambda: connection(config, state, {}), "127.0.0.1", 0)
        for request in [*[UPGRADE] * 3, REQUEST]:
            reader, writer = await asyncio.open_connection(*door.sockets[0].getsockname())
            writer.write(request)
            said.append((await reader.readuntil(b"\r\n"))[:12])
            writer.close()
            await writer.wait_closed()
            while state.connections:
                await asyncio.sleep(0)
        door.close()
        await door.wait_closed()
        return said

    assert awaited(run()) == [b"HTTP/1.1 204"] * 4
