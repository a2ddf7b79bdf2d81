"""How long one waits for one's next turn against bots: whole games with every seat taken, over the real server.

    python bench/waiting.py
    python bench/waiting.py --game keyper --level medium --games 3

Somebody who takes an easy bot's advice sits at a table of bots, with a line open for news and another for requests,
and does what a browser does: a press is sent, and at every change it is asked how the table stands. A wait is timed
from the press until the answer that says that it is one's own turn again; presses after which nobody else decided are
not counted. Starts a server of its own on a new database. The rest of the machine should be idle.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from statistics import median
from typing import Any

from hosts import Host
from load import fast_loop, spread, wait_for
from moves import Ear
from speed import build
from wire import Wire, read

from keydom.core.game import OVER
from keydom.games import games

LEVELS = ("easy", "medium")
MEDIAN, WORST = 0.3, 2.0  # seconds that one waits at most
WARMING = 3  # seconds in which a new server makes ready what readers would wait for
ME = 0


class Person:
    """A seat among bots: what it sees, and how long it waited for each of its turns."""

    def __init__(self, port: int, id: str, token: str) -> None:
        self.path = f"/api/tables/{id}"
        self.port = port
        self.ear = Ear(port, f"{self.path}/stream")
        self.wire = Wire(port, authorization=f"Bearer {token}")
        self.waits: list[float] = []

    async def turn(self, version: int) -> dict[str, Any]:
        """Until it is my turn or the game is over: how the table stands then."""
        while True:
            await self.ear.hears(version)
            table: dict[str, Any] = read(await self.wire.get(self.path))
            if table["mover"] in (ME, OVER):
                return table
            version = table["version"] + 1

    async def play(self) -> None:
        """A whole game."""
        await asyncio.get_running_loop().create_connection(lambda: self.ear, "127.0.0.1", self.port)
        table = await self.turn(0)
        while table["mover"] != OVER:
            advice = read(await self.wire.get(f"{self.path}/hint?seat={ME}&level=easy&best=1"))
            move = {"seat": ME, "version": advice["version"], "action": advice["hints"][0]["action"]}
            pressed = time.perf_counter()
            version = int(read(await self.wire.post(f"{self.path}/moves", move))["version"])
            table = await self.turn(version)
            if table["version"] > version and table["mover"] == ME:
                self.waits.append(time.perf_counter() - pressed)
        self.ear.close()
        self.wire.close()


async def game(port: int, name: str, level: str) -> list[float]:
    """One game of one person against as many bots as there are seats; how long each wait took."""
    wire = Wire(port, **{"x-keydom": "1"})
    bots = [{"kind": "bot", "level": level}] * (games()[name].seats[-1] - 1)
    wish = {"game": name, "seats": [{"kind": "link"}, *bots], "as_seated": True}
    made = read(await wire.post("/api/tables", wish))
    wire.close()
    person = Person(port, made["id"], made["tokens"][str(ME)])
    await person.play()
    return person.waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    played = [name for name, rules in games().items() if not rules.for_developers]
    parser.add_argument("--game", action="append", choices=list(games()))
    parser.add_argument("--level", action="append")
    parser.add_argument("--games", type=int, default=2, help="of each title and level")
    chosen = parser.parse_args()
    print(build())
    with tempfile.TemporaryDirectory() as folder:
        host = Host(f"sqlite:///{folder}/waiting.db")
        try:
            wait_for(host.port)
            time.sleep(WARMING)
            with asyncio.Runner(loop_factory=fast_loop()) as runner:
                for name in chosen.game or played:
                    for level in chosen.level or LEVELS:
                        waits: list[float] = []
                        for _ in range(chosen.games):
                            waits += runner.run(game(host.port, name, level))
                        late = median(waits) > MEDIAN or max(waits) > WORST
                        seats = games()[name].seats[-1]
                        told = f"{name}, {seats} seats, {level}: {len(waits)} waits, {spread(waits)}"
                        print(f"{told}{' !' if late else ''}", flush=True)
        finally:
            host.end()


if __name__ == "__main__":
    main()
