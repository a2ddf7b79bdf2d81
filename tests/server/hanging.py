"""A supervisor with one server process whose event loop hangs when it is asked for its figures."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Sequence
from itertools import repeat
from pathlib import Path

from keydom.cli.serve import listen
from keydom.server import supervisor
from keydom.server.settings import Settings
from keydom.server.store.migrate import prepare

PLACE = "HANGING"  # where it is said that it hangs, and how


def spin() -> bytes:
    while True:
        pass


def compute() -> bytes:
    """One call of a function in C that holds Python's lock, as compiled rules do: no thread and no signal comes in."""
    return b"%d" % sum(repeat(0))


WAYS = {"python": spin, "compiled": compute}


def hang() -> bytes:
    place, way = os.environ[PLACE].split()
    Path(place).touch()
    return WAYS[way]()


def serve(settings: Settings, socks: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    from keydom.server import serving
    from keydom.server.web import monitoring as watch

    watch.figures = hang  # type: ignore[attr-defined]
    serving.serve(settings, socks, ready)


def main(database: str, heartbeat: float, end: float) -> None:
    supervisor.END = end
    with listen("127.0.0.1", 0) as sock:
        settings = Settings(port=sock.getsockname()[1], database=database, heartbeat=heartbeat)
        asyncio.run(prepare(database))
        print(settings.address, flush=True)
        supervisor.Supervisor(serve, settings, [sock]).run(1)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), float(sys.argv[3]))
