"""The load that a server must stand: many tables in play, each with live viewers, on loopback.

    python bench/load.py --minutes 10
    python bench/load.py --minutes 10 --attacks
    python bench/load.py --minutes 10 --tables 1000 --every 25 --workers 4

Starts a server of its own on a new database (with `--workers` on a PostgreSQL that is made for it, or at
`--database`), makes the tables, brings those in play to different stages of a game, opens a stream for every viewer,
and moves in each tenth table once a second. A viewer does what a browser does: it has a line open for news and another
for requests, and at every change it fetches the parts of the page that it lacks. Who is to move plays one of the
choices that came with them. When a game is over its players take a rematch.

With `--attacks` somebody else, at another address, does the worst he may besides: thirty tables of hard bots that he
keeps in play, and a spectator who asks for forty hints of the hard level at once, again and again. Now and then an
easy bot is played against elsewhere, to see how long it takes to answer.

Prints how long moves and updates took, what went wrong, and what memory and processor time the server used.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import importlib
import importlib.util
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from urllib.parse import quote

import msgspec
from attacks import Attacks
from hosts import Host, postgres
from wire import Wire, read

LATE = 30.0  # seconds
AT_ONCE = 16  # tables that are made at the same time


class Choice(msgspec.Struct):
    text: str


class Now(msgspec.Struct):
    """Of an update what a browser keeps in mind; the parts of the page are passed over."""

    version: int
    mover: int
    over: bool
    prints: dict[str, str]
    choices: list[Choice]


class Load:
    """Everything measured."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.updates: list[float] = []
        self.sizes: list[int] = []
        self.errors: list[str] = []
        self.measured = False

    def update(self, took: float, size: int) -> None:
        if self.measured:
            self.updates.append(took)
            self.sizes.append(size)

    def move(self, took: float) -> None:
        if self.measured:
            self.moves.append(took)


class Viewer:
    """A browser at a table: the line for news, and the one for requests."""

    def __init__(self, load: Load, port: int, id: str, seat: int | None, token: str | None) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.load = load
        self.id = id
        self.seat = seat
        self.news, self.wire = Wire(port, **headers), Wire(port, **headers)
        self.now: Now | None = None
        self.fresh = asyncio.Event()  # nothing has been played since it looked
        self._watching: asyncio.Task[None] | None = None

    def watch(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def leave(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        self.news.close()
        self.wire.close()

    async def _watch(self) -> None:
        try:
            async for _ in self.news.events(f"/api/tables/{self.id}/stream"):
                await self._update()
                self.fresh.set()
            self.load.errors.append("stream: it ended")
        except (OSError, EOFError) as error:
            self.load.errors.append(f"stream: {error!r}")

    async def _update(self) -> None:
        have = ",".join(f"{name}:{print}" for name, print in self.now.prints.items()) if self.now else ""
        query = f"log=&have={quote(have)}" + ("" if self.seat is None else f"&as={self.seat}")
        started = time.perf_counter()
        answer = await self.wire.get(f"/t/{self.id}/now?{query}")
        self.load.update(time.perf_counter() - started, len(answer.body))
        if answer.status != 200:
            self.load.errors.append(f"update: {answer.status}")
            return
        self.now = msgspec.json.decode(gzip.decompress(answer.body) if answer.packed else answer.body, type=Now)

    async def play(self, action: str) -> None:
        assert self.now is not None
        body = {"seat": self.seat, "version": self.now.version, "action": action}
        started = time.perf_counter()
        answer = await self.wire.post(f"/api/tables/{self.id}/moves", body)
        self.load.move(time.perf_counter() - started)
        if answer.status != 200:
            self.load.errors.append(f"move: {answer.status} {answer.body[:200]!r}")


class Table:
    """A table and those who sit there."""

    def __init__(self, load: Load, port: int, chosen: argparse.Namespace) -> None:
        self.load = load
        self.port = port
        self.chosen = chosen
        self.wire = Wire(port, **{"x-keydom": "1"})
        self.id = ""
        self.tokens: dict[int, str] = {}
        self.viewers: list[Viewer] = []

    async def make(self, warm: int, rng: Random) -> None:
        """A new table, some moves on."""
        seats = [{"kind": "link", "name": f"Player {seat + 1}"} for seat in range(self.chosen.seats)]
        made = read(await self.wire.post("/api/tables", {"game": self.chosen.game, "seats": seats, "as_seated": True}))
        self.id, self.tokens = made["id"], {int(seat): token for seat, token in made["tokens"].items()}
        for _ in range(warm):
            await self._step(rng)

    async def _step(self, rng: Random) -> None:
        """A move without anybody looking."""
        seat = read(await self.wire.get(f"/api/tables/{self.id}"))["mover"]
        if seat < 0:
            return
        wire = Wire(self.port, authorization=f"Bearer {self.tokens[seat]}")
        answer = await wire.get(f"/api/tables/{self.id}/legal?seat={seat}")
        here = msgspec.json.decode(gzip.decompress(answer.body) if answer.packed else answer.body)
        body = {"seat": seat, "version": here["version"], "action": rng.choice(here["legal"])["text"]}
        read(await wire.post(f"/api/tables/{self.id}/moves", body))
        wire.close()

    async def gather(self) -> None:
        """One viewer for each seat, and spectators if there are more viewers than seats."""
        for seat in range(self.chosen.viewers):
            token = self.tokens.get(seat)
            self.viewers.append(Viewer(self.load, self.port, self.id, seat if token else None, token))
        for viewer in self.viewers:
            viewer.watch()
        for viewer in self.viewers:
            await viewer.fresh.wait()

    async def play(self, seconds: float, offset: float, rng: Random) -> None:
        """A move a second."""
        start = time.perf_counter() + offset
        while (gone := time.perf_counter() - start) < seconds:
            await asyncio.sleep(-gone if gone < 0 else 1 - gone % 1)
            if not await self._all_have_looked():
                continue
            now = self.viewers[0].now
            assert now is not None
            if now.over:
                await self._rematch()
                continue
            mover = self.viewers[now.mover]
            assert mover.now is not None
            for viewer in self.viewers:
                viewer.fresh.clear()
            await mover.play(rng.choice(mover.now.choices).text)

    async def _all_have_looked(self) -> bool:
        for viewer in self.viewers:
            try:
                await asyncio.wait_for(viewer.fresh.wait(), LATE)
            except TimeoutError:
                self.load.errors.append(f"a viewer has heard nothing of a move for {LATE:g} seconds")
                return False
        return True

    async def _rematch(self) -> None:
        wire = Wire(self.port, authorization=f"Bearer {self.tokens[0]}")
        made = read(await wire.post(f"/api/tables/{self.id}/rematch", {}))
        for viewer in self.viewers:
            await viewer.leave()
        self.id, self.viewers = made["id"], []
        await self.gather()


async def run(host: Host, chosen: argparse.Namespace) -> None:
    load, rng, port = Load(), Random(1), host.port
    tables = [Table(load, port, chosen) for _ in range(chosen.tables)]
    movers = tables[:: chosen.every]
    at_once = asyncio.Semaphore(AT_ONCE)

    async def begin(place: int, table: Table) -> None:
        async with at_once:
            in_play = place % chosen.every == 0
            await table.make(chosen.warm * (place + chosen.every) // len(tables) if in_play else 4, Random(place))
            await table.gather()

    await asyncio.gather(*(begin(place, table) for place, table in enumerate(tables)))
    viewers = sum(len(table.viewers) for table in tables)
    print(f"{len(tables)} tables of {chosen.game}, {viewers} viewers, {len(movers)} moves a second")
    load.measured = True
    seconds = chosen.minutes * 60
    before, busy, own, started = host.memory(), host.processor(), time.process_time(), time.perf_counter()
    watching = asyncio.create_task(watch_memory(host))
    attacks = Attacks(port) if chosen.attacks else None
    if attacks is not None:
        await attacks.begin()
    await asyncio.gather(*(table.play(seconds, place / len(movers), rng) for place, table in enumerate(movers)))
    gone = time.perf_counter() - started
    watching.cancel()
    if attacks is not None:
        await attacks.end()
        print(f"easy bot: {len(attacks.easy)} answers beside the attacks; done in {spread(attacks.easy)}")
        print(f"          longest without a move of it: {spread(attacks.still)}")
        print(f"attacker: {attacks.answers}")
    report(load, gone, round(seconds * len(movers)))
    used = host.processor() - busy
    print(f"server:  {before / 1e6:.0f} MB at the start, {host.memory() / 1e6:.0f} MB at the end; ", end="")
    print(
        f"{used / gone:.0%} of a processor, {used / max(1, len(load.moves)) * 1000:.1f} ms for a move and its updates"
    )
    print(f"script:  {(time.process_time() - own) / gone:.0%} of a processor")
    await asyncio.gather(*(viewer.leave() for table in tables for viewer in table.viewers))


async def watch_memory(host: Host) -> None:
    """Say every minute what the server holds."""
    minute = 0
    while True:
        await asyncio.sleep(60)
        minute += 1
        print(f"minute {minute}: {host.memory() / 1e6:.0f} MB", flush=True)


def report(load: Load, seconds: float, asked: int) -> None:
    print(f"moves:   {len(load.moves)} of {asked} in {seconds:.0f} s; answered in {spread(load.moves)}")
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="keyflower")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--viewers", type=int, default=4, help="at each table")
    parser.add_argument("--every", type=int, default=10, help="one table in so many moves")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--warm", type=int, default=200, help="moves at the furthest table before the clock starts")
    parser.add_argument("--attacks", action="store_true", help="thirty tables of hard bots and forty hints beside it")
    parser.add_argument("--workers", type=int, default=1, help="server processes; more than one are on PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL with one process too")
    parser.add_argument("--database", metavar="URL", help="where games are kept; otherwise it is made for this")
    chosen = parser.parse_args()
    with database(chosen) as url:
        host = Host(url, chosen.workers)
        try:
            wait_for(host.port)
            with asyncio.Runner(loop_factory=fast_loop()) as runner:
                runner.run(run(host, chosen))
        finally:
            host.end()


@contextmanager
def database(chosen: argparse.Namespace) -> Iterator[str]:
    """The URL of a database: the one named, or a new one."""
    if chosen.database:
        yield chosen.database
    elif chosen.workers > 1 or chosen.postgres:
        with postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/load.db"


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop that servers use where there is one, so that this script takes little of their time."""
    if importlib.util.find_spec("uvloop") is None:
        return None
    found: Callable[[], asyncio.AbstractEventLoop] = importlib.import_module("uvloop").new_event_loop
    return found


def wait_for(port: int) -> None:
    """Until it answers."""

    async def asked() -> None:
        wire = Wire(port)
        await wire.get("/api/games")
        wire.close()

    while True:
        try:
            return asyncio.run(asked())
        except OSError:
            time.sleep(0.1)


if __name__ == "__main__":
    main()
