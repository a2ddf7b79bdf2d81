"""The load that a server must stand: many tables in play, each with live viewers, on loopback.

    python bench/load.py --minutes 10

Starts a server of its own on a new database, makes the tables, opens a stream for every viewer, and moves in each tenth
table once a second. A viewer does what a browser does: at every change it fetches the parts of the page that it lacks.
Prints how long moves and updates took, what went wrong, and how much memory the server held.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

SERVER = """
import sys, uvicorn
from keydom.cli.serve import listen
from keydom.server.app import create_app
from keydom.server.settings import Settings
sock = listen("127.0.0.1", 0)
print(sock.getsockname()[1], flush=True)
settings = Settings(database="sqlite:///" + sys.argv[1], requests=10**9)
uvicorn.Server(uvicorn.Config(create_app(settings), log_level="warning", access_log=False)).run(sockets=[sock])
"""


class Load:
    """Everything measured."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.updates: list[float] = []
        self.sizes: list[int] = []
        self.errors: list[str] = []


class Viewer:
    """A browser at a table: the stream, and the parts of the page."""

    def __init__(self, client: httpx.AsyncClient, load: Load, id: str, seat: int | None, token: str | None) -> None:
        self.client = client
        self.load = load
        self.id = id
        self.seat = seat
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.have = ""
        self.ready = asyncio.Event()
        self.measured = False

    async def watch(self) -> None:
        try:
            async with self.client.stream("GET", f"/api/tables/{self.id}/stream", timeout=None) as stream:
                async for line in stream.aiter_lines():
                    if line.startswith("data:"):
                        await self.update()
                        self.ready.set()
        except httpx.HTTPError as error:
            self.load.errors.append(f"stream: {error!r}")
            self.ready.set()

    async def update(self) -> None:
        query = {"have": self.have} | ({} if self.seat is None else {"as": str(self.seat)})
        started = time.perf_counter()
        async with self.client.stream("GET", f"/t/{self.id}/now", params=query, headers=self.headers) as answer:
            raw = b"".join([chunk async for chunk in answer.aiter_raw()])
        took = time.perf_counter() - started
        if answer.status_code != 200:
            self.load.errors.append(f"update: {answer.status_code}")
            return
        packed = answer.headers.get("content-encoding") == "gzip"
        prints = json.loads(gzip.decompress(raw) if packed else raw)["prints"]
        self.have = ",".join(f"{name}:{print}" for name, print in prints.items())
        if self.measured:
            self.load.updates.append(took)
            self.load.sizes.append(len(raw))


class Table:
    """A table and those who sit there."""

    def __init__(self, made: dict[str, Any], client: httpx.AsyncClient, load: Load) -> None:
        self.id = made["id"]
        self.tokens = {int(seat): token for seat, token in made["tokens"].items()}
        self.client = client
        self.load = load

    async def move(self, rng: Random) -> bool:
        """The mover plays something legal; says whether the game goes on."""
        about = (await self.client.get(f"/api/tables/{self.id}")).json()
        if about["over"]:
            return False
        seat = about["mover"]
        head = {"authorization": f"Bearer {self.tokens[seat]}"}
        here = (await self.client.get(f"/api/tables/{self.id}/legal", params={"seat": seat}, headers=head)).json()
        body = {"seat": seat, "version": here["version"], "action": rng.choice(here["legal"])["text"]}
        started = time.perf_counter()
        answer = await self.client.post(f"/api/tables/{self.id}/moves", json=body, headers=head)
        self.load.moves.append(time.perf_counter() - started)
        if answer.status_code != 200:
            self.load.errors.append(f"move: {answer.status_code} {answer.text[:200]}")
        return True


async def play(table: Table, seconds: float, offset: float, rng: Random) -> None:
    """A move a second."""
    start = time.perf_counter() + offset
    while (gone := time.perf_counter() - start) < seconds:
        await asyncio.sleep(-gone if gone < 0 else 1 - gone % 1)
        try:
            if not await table.move(rng):
                return
        except httpx.HTTPError as error:
            table.load.errors.append(f"move: {error!r}")


async def run(address: str, pid: int, chosen: argparse.Namespace) -> None:
    load, rng = Load(), Random(1)
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=200)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
        tables = [await make(client, load, chosen) for _ in range(chosen.tables)]
        movers = tables[:: chosen.every]
        for table in movers:
            for _ in range(chosen.warm):
                await table.move(rng)
        viewers = [viewer for table in tables for viewer in viewers_of(table, chosen)]
        watching = [asyncio.create_task(viewer.watch()) for viewer in viewers]
        for viewer in viewers:
            await viewer.ready.wait()
            viewer.measured = True
        load.moves.clear()
        before, burnt = memory(pid), processor(pid)
        print(f"{len(tables)} tables of {chosen.game}, {len(viewers)} viewers, {len(movers)} moves a second")
        started = time.perf_counter()
        await asyncio.gather(
            *(play(table, chosen.minutes * 60, place / len(movers), rng) for place, table in enumerate(movers))
        )
        seconds = time.perf_counter() - started
        report(load, seconds)
        print(f"server: {before / 1e6:.0f} MB at the start, {memory(pid) / 1e6:.0f} MB at the end, ", end="")
        print(f"{(processor(pid) - burnt) / seconds:.0%} of a processor")
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


async def make(client: httpx.AsyncClient, load: Load, chosen: argparse.Namespace) -> Table:
    seats = [{"kind": "link", "name": f"Player {seat + 1}"} for seat in range(chosen.seats)]
    made = await client.post("/api/tables", json={"game": chosen.game, "seats": seats})
    made.raise_for_status()
    return Table(made.json(), client, load)


def viewers_of(table: Table, chosen: argparse.Namespace) -> list[Viewer]:
    """One for each seat, and spectators if there are more viewers than seats."""
    seats = [seat if seat in table.tokens else None for seat in range(chosen.viewers)]
    tokens = [table.tokens.get(seat) for seat in range(chosen.viewers)]
    return [Viewer(table.client, table.load, table.id, *who) for who in zip(seats, tokens, strict=True)]


def report(load: Load, seconds: float) -> None:
    print(f"moves:   {len(load.moves)} in {seconds:.0f} s; answered in {spread(load.moves)}")
    print(f"updates: {len(load.updates)}; answered in {spread(load.updates)}")
    sizes = sorted(load.sizes)
    print(f"         compressed {sizes[len(sizes) // 2]:,} bytes (median), {sizes[-1]:,} (largest)")
    print(f"errors:  {len(load.errors)}")
    for error in sorted(set(load.errors))[:10]:
        print(f"         {error}")


def spread(times: list[float]) -> str:
    order = sorted(times)
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99}
    found = [f"{name} {order[int(len(order) * part)] * 1000:.0f} ms" for name, part in at.items()]
    return ", ".join([*found, f"worst {order[-1] * 1000:.0f} ms"])


def memory(pid: int) -> int:
    """What the server holds in memory, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) * 1000


def processor(pid: int) -> float:
    """Seconds of processor time that the server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="keyflower")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--viewers", type=int, default=4, help="at each table")
    parser.add_argument("--every", type=int, default=10, help="one table in so many moves")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--warm", type=int, default=40, help="moves at the tables in play before the clock starts")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, f"{folder}/load.db"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            address = f"http://127.0.0.1:{server.stdout.readline().strip()}"
            wait_for(address)
            asyncio.run(run(address, server.pid, chosen))
        finally:
            server.kill()
            server.wait()


def wait_for(address: str) -> None:
    while True:
        try:
            httpx.get(f"{address}/api/games")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return


if __name__ == "__main__":
    main()
