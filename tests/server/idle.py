"""A supervisor whose server processes do nothing: for what it does with processes, whatever they serve."""

from __future__ import annotations

import socket
from collections.abc import Callable
from threading import Event

from keydom.server.settings import Settings
from keydom.server.supervisor import Supervisor


def serve(_settings: Settings, _sock: socket.socket, ready: Callable[[], None]) -> None:
    ready()
    Event().wait()


if __name__ == "__main__":
    with socket.socket() as sock:
        Supervisor(serve, Settings(), sock).run(2)
