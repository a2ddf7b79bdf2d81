"""A supervisor whose server processes do nothing: for what it does with processes, whatever they serve."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence

from keydom.server.settings import Settings
from keydom.server.supervisor import Supervisor


def serve(_settings: Settings, _socks: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    async def idle() -> None:
        ready()
        await asyncio.Event().wait()

    asyncio.run(idle())


if __name__ == "__main__":
    with socket.socket() as sock:
        Supervisor(serve, Settings(), [sock]).run(2)
