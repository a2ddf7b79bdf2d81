"""How soon a move made at one server is heard of at another, both on one PostgreSQL, on loopback.

    python bench/news.py --seconds 20

Two players of a trivial game, each at a server of their own, move in turn. A move is timed from when it is sent to one
server until a watcher at the other has been told its version: the way to the disk is in it. `--database URL` takes a
PostgreSQL that is there; otherwise one is made in a folder, with Debian's package.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from contextlib import nullcontext

from hosts import Host, postgres
from load import fast_loop, spread, wait_for
from moves import TURNS, Player
from wire import Wire, read

WARMING = 3  # seconds


async def game(ports: list[int]) -> tuple[list[float], list[float]]:
    """Play a whole game; how long it took each time until the answer, and until the other server's watcher heard."""
    wire = Wire(ports[0], **{"x-keydom": "1"})
    wishes = [{"kind": "link"}, {"kind": "link"}]
    made = read(await wire.post("/api/tables", {"game": "pebbles", "seats": wishes, "as_seated": True}))
    version, players = made["version"], []
    for seat, port in enumerate(ports):
        players.append(Player(port, made["id"], made["tokens"][str(seat)]))
        await players[seat].come(version)
    answered, heard = [], []
    for move in range(2 * TURNS):
        started = time.perf_counter()
        version = await players[move % 2].keep(move % 2, version)
        answered.append(time.perf_counter() - started)
        await players[(move + 1) % 2].ear.hears(version)
        heard.append(time.perf_counter() - started)
    for player in players:
        player.leave()
    wire.close()
    return answered, heard


async def measure(ports: list[int], seconds: float) -> None:
    answered, heard = [], []
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        some, others = await game(ports)
        answered += some
        heard += others
    between = [later - sooner for sooner, later in zip(answered, heard, strict=True)]
    print(f"{len(heard)} moves")
    print(f"answered in            {spread(answered)}")
    print(f"heard elsewhere in     {spread(heard)}")
    print(f"after the answer       {spread(between)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--seconds", type=float, default=20)
    chosen = parser.parse_args()
    with nullcontext(chosen.database) if chosen.database else postgres() as url:
        hosts: list[Host] = []
        try:
            for _ in range(2):
                hosts.append(Host(url))
                wait_for(hosts[-1].port)
            time.sleep(WARMING)
            with asyncio.Runner(loop_factory=fast_loop()) as runner:
                runner.run(measure([host.port for host in hosts], chosen.seconds))
        finally:
            for host in hosts:
                host.end()


if __name__ == "__main__":
    main()
