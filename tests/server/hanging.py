"""A supervisor with server processes, of which one hangs as soon as one is asked for its figures."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Sequence
from itertools import repeat
from pathlib import Path

from keydom.cli.serve import listen
from keydom.core import compiled
from keydom.games import get_game
from keydom.games.keyper.stock import keyples
from keydom.server import supervisor
from keydom.server.settings import Settings
from keydom.server.store.migrate import prepare

PLACE = "HANGING"  # where it is said that it hangs, and how


def spin() -> bytes:
    while True:
        pass


def compute() -> bytes:
    """One call that holds Python's lock: no thread and no signal comes in.

    Where the rules are compiled it is one of theirs, in a position that no game comes to; elsewhere a function in C.
    """
    if not compiled():
        return b"%d" % sum(repeat(0))
    rules = get_game("keyper")
    state = rules.begin(2, rules.options())
    state.spots[0] = -1  # bits that never end
    return b"%d" % len(keyples(state))


WAYS = {"python": spin, "compiled": compute}


def hang() -> bytes:
    """Say which process it is that hangs."""
    place, way = os.environ[PLACE].split()
    sign = Path(place)
    draft = sign.with_suffix(".part")
    draft.write_text(str(os.getpid()))
    draft.replace(sign)
    return WAYS[way]()


def serve(settings: Settings, socks: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    from keydom.server import serving
    from keydom.server.web import monitoring as watch

    watch.figures = hang  # type: ignore[attr-defined]
    serving.serve(settings, socks, ready)


def main(database: str, heartbeat: float, end: float, processes: int) -> None:
    supervisor.END_TIMEOUT = end
    with listen("127.0.0.1", 0) as sock:
        settings = Settings(port=sock.getsockname()[1], database=database, hang_timeout=heartbeat)
        asyncio.run(prepare(database))
        print(settings.address, flush=True)
        supervisor.Supervisor(serve, settings, [sock]).run(processes)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]))
