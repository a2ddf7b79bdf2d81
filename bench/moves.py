"""How many moves a second one table carries, against the server of boardgame.io: four clients on loopback.

    npm install --prefix FOLDER boardgame.io
    python bench/moves.py --peer FOLDER

A move counts when the next player and the first have heard of it. Both games are trivial, so that the servers are
measured and not the rules; each in a process of its own, apart from the clients. The median move is what counts, so
that other work on the machine disturbs little. boardgame.io keeps its games in memory; so that the disk is not measured
either, our database is in a folder of main memory where there is one. `--database FOLDER` puts it elsewhere: there a
move is counted when it is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import cast

from hosts import Host
from load import fast_loop, wait_for
from wire import Wire, read

SEATS, TURNS = 4, 5  # of a game of pebbles
MEMORY = "/dev/shm"
WARMING = 3  # seconds in which a new server makes ready what readers would wait for
PEER = Path(__file__).with_name("moves_peer.cjs")


class Ear(asyncio.Protocol):
    """A line for news: keeps the last version that it was told, and wakes who waits for one."""

    def __init__(self, port: int, path: str) -> None:
        self._asks = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n\r\n".encode()
        self._version = self._awaited = -1
        self._waiting: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        self._line.write(self._asks)

    def data_received(self, data: bytes) -> None:
        told = data.rpartition(b"data: ")[2].partition(b"\r")[0]
        self._version = int(told) if told.isdigit() else self._version
        if self._waiting is not None and self._version >= self._awaited:
            self._waiting.set_result(None)
            self._waiting = None

    async def hears(self, version: int) -> None:
        if self._version < version:
            self._awaited, self._waiting = version, asyncio.get_running_loop().create_future()
            await self._waiting

    def close(self) -> None:
        self._line.close()


class Player:
    """One client: a line for news, another for moves."""

    def __init__(self, port: int, id: str, token: str) -> None:
        self.path = f"/api/tables/{id}"
        self.ear = Ear(port, f"{self.path}/stream")
        self.wire = Wire(port, authorization=f"Bearer {token}")

    async def come(self, version: int) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self.ear, "127.0.0.1", self.wire.port)
        await self.ear.hears(version)

    async def keep(self, seat: int, version: int) -> int:
        body = {"seat": seat, "version": version, "action": "keep"}
        return int(read(await self.wire.post(f"{self.path}/moves", body))["version"])

    def leave(self) -> None:
        self.ear.close()
        self.wire.close()


async def game(port: int) -> list[float]:
    """Play a whole game; says how long each move took."""
    wire = Wire(port, **{"x-keydom": "1"})
    wishes = [{"kind": "link", "name": f"Player {seat + 1}"} for seat in range(SEATS)]
    made = read(await wire.post("/api/tables", {"game": "pebbles", "seats": wishes}))
    version = made["version"]
    players = [Player(port, made["id"], made["tokens"][str(seat)]) for seat in range(SEATS)]
    for player in players:
        await player.come(version)
    took = []
    for move in range(SEATS * TURNS):
        started = time.perf_counter()
        version = await players[move % SEATS].keep(move % SEATS, version)
        await players[(move + 1) % SEATS].ear.hears(version)
        if (move + 1) % SEATS:
            await players[0].ear.hears(version)
        took.append(time.perf_counter() - started)
    for player in players:
        player.leave()
    wire.close()
    return took


async def ours(port: int, seconds: float) -> float:
    """Moves a second, over games enough to fill so many seconds."""
    took: list[float] = []
    while sum(took) < seconds:
        took += await game(port)
    return 1 / median(took)


def theirs(folder: str, seconds: float) -> float:
    environment = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(Path(folder, "node_modules").resolve())}
    said = subprocess.run(["node", PEER, str(seconds)], env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(said.stdout.splitlines()[-1])["moves"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--peer", metavar="FOLDER", help="where boardgame.io was installed; without it only ours is run"
    )
    parser.add_argument("--database", metavar="FOLDER", default=MEMORY if Path(MEMORY).is_dir() else None)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--repeat", type=int, default=5)
    chosen = parser.parse_args()
    peer = chosen.peer if chosen.peer and shutil.which("node") else None
    mine, other = [], []
    with tempfile.TemporaryDirectory(dir=chosen.database) as folder:
        server = Host(f"sqlite:///{folder}/moves.db")
        try:
            port = server.port
            wait_for(port)
            time.sleep(WARMING)
            for _ in range(chosen.repeat):
                other += [theirs(peer, chosen.seconds)] if peer else []
                with asyncio.Runner(loop_factory=fast_loop()) as runner:
                    mine.append(runner.run(ours(port, chosen.seconds)))
        finally:
            server.end()
    print(f"keydom:        {median(mine):.0f} moves/s ({', '.join(f'{rate:.0f}' for rate in mine)})")
    if other:
        print(f"boardgame.io:  {median(other):.0f} moves/s ({', '.join(f'{rate:.0f}' for rate in other)})")
        print(f"ratio:         {median(a / b for a, b in zip(mine, other, strict=True)):.2f}x")


if __name__ == "__main__":
    main()
