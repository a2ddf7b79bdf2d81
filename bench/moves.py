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
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from load import SERVER, fast_loop, wait_for
from wire import Wire, read

SEATS, TURNS = 4, 5  # of a game of pebbles
MEMORY = "/dev/shm"
PEER = Path(__file__).with_name("moves_peer.cjs")


class Player:
    """One client: a line for news, another for moves."""

    def __init__(self, port: int, id: str, token: str) -> None:
        self.path = f"/api/tables/{id}"
        headers = {"authorization": f"Bearer {token}"}
        self.news, self.wire = Wire(port, **headers), Wire(port, **headers)
        self.heard: asyncio.Queue[int] = asyncio.Queue()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for version in self.news.events(f"{self.path}/stream"):
            self.heard.put_nowait(int(version))

    async def hears(self, version: int) -> None:
        while await self.heard.get() < version:
            pass

    async def keep(self, seat: int, version: int) -> int:
        body = {"seat": seat, "version": version, "action": "keep"}
        return int(read(await self.wire.post(f"{self.path}/moves", body))["version"])

    async def leave(self) -> None:
        self.listening.cancel()
        await asyncio.gather(self.listening, return_exceptions=True)
        self.news.close()
        self.wire.close()


async def game(port: int) -> list[float]:
    """Play a whole game; says how long each move took."""
    wire = Wire(port)
    wishes = [{"kind": "link", "name": f"Player {seat + 1}"} for seat in range(SEATS)]
    made = read(await wire.post("/api/tables", {"game": "pebbles", "seats": wishes}))
    version = made["version"]
    players = [Player(port, made["id"], made["tokens"][str(seat)]) for seat in range(SEATS)]
    for player in players:
        await player.hears(version)
    took = []
    for move in range(SEATS * TURNS):
        started = time.perf_counter()
        version = await players[move % SEATS].keep(move % SEATS, version)
        await players[(move + 1) % SEATS].hears(version)
        if (move + 1) % SEATS:
            await players[0].hears(version)
        took.append(time.perf_counter() - started)
    for player in players:
        await player.leave()
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
    parser.add_argument("--repeat", type=int, default=3)
    chosen = parser.parse_args()
    peer = chosen.peer if chosen.peer and shutil.which("node") else None
    mine, other = [], []
    with tempfile.TemporaryDirectory(dir=chosen.database) as folder:
        command = [sys.executable, "-c", SERVER, f"{folder}/moves.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            wait_for(port)
            for _ in range(chosen.repeat):
                other += [theirs(peer, chosen.seconds)] if peer else []
                with asyncio.Runner(loop_factory=fast_loop()) as runner:
                    mine.append(runner.run(ours(port, chosen.seconds)))
        finally:
            server.kill()
            server.wait()
    print(f"keydom:        {median(mine):.0f} moves/s ({', '.join(f'{rate:.0f}' for rate in mine)})")
    if other:
        print(f"boardgame.io:  {median(other):.0f} moves/s ({', '.join(f'{rate:.0f}' for rate in other)})")
        print(f"ratio:         {median(a / b for a, b in zip(mine, other, strict=True)):.2f}x")


if __name__ == "__main__":
    main()
