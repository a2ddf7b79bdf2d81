"""Somebody who takes as much of a server's thinking as he can get, and an easy bot that must answer all the same."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import Random

import msgspec
from wire import Wire, body_of

TABLES, HINTS = 30, 40
ATTACKER, OTHER = "192.0.2.1", "192.0.2.2"
POLL = 0.05  # seconds


class Player:
    """A table of one person with bots, played by a program at some address."""

    def __init__(self, port: int, address: str, level: str, game: str, bots: int) -> None:
        seats = [{"kind": "link"}, *({"kind": "bot", "level": level},) * bots]
        self._made = {"game": game, "seats": seats, "as_seated": True}
        self._port = port
        self._address = address
        self._rng = Random(1)
        self.wire = Wire(port, **{"x-keydom": "1", "x-forwarded-for": address})
        self.path = ""

    async def sit_down(self) -> None:
        made = msgspec.json.decode(body_of(await self.wire.post("/api/tables", self._made)))
        token = made["tokens"]["0"]
        self.wire.close()
        self.wire = Wire(self._port, **{"x-forwarded-for": self._address, "authorization": f"Bearer {token}"})
        self.path = f"/api/tables/{made['id']}"

    async def move(self) -> bool:
        """Play anything, if it is this seat's turn; says whether a bot is to answer."""
        about = await self.about()
        if about["over"]:
            await self.sit_down()
        elif about["mover"] == 0:
            here = msgspec.json.decode(body_of(await self.wire.get(f"{self.path}/legal?seat=0")))
            action = self._rng.choice(here["legal"])["text"]
            await self.wire.post(f"{self.path}/moves", {"seat": 0, "version": here["version"], "action": action})
            return bool((await self.about())["mover"] > 0)
        return False

    async def about(self) -> dict[str, int]:
        found: dict[str, int] = msgspec.json.decode(body_of(await self.wire.get(self.path)))
        return found


class Attacks:
    """Both thinking attacks, and what an easy bot elsewhere makes of them."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._tasks: list[asyncio.Task[None]] = []
        self.easy: list[float] = []  # seconds until it had answered, however many moves in succession that took
        self.still: list[float] = []  # of those the longest in which it did not move
        self.answers: Counter[int] = Counter()  # to the attacker's hints, by status

    async def begin(self) -> None:
        hard = [Player(self._port, ATTACKER, "hard", "keyflower", 2) for _ in range(TABLES)]
        easy = Player(self._port, OTHER, "easy", "keyflower", 1)
        for player in (*hard, easy):
            await player.sit_down()
        study = await self._finished()
        self._tasks = [asyncio.create_task(self._keep_playing(player)) for player in hard]
        self._tasks += [asyncio.create_task(self._keep_asking(study)), asyncio.create_task(self._play_easy(easy))]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _finished(self) -> str:
        """A game that is over: everybody may ask for hints about it."""
        wire, rng = Wire(self._port, **{"x-keydom": "1", "x-forwarded-for": ATTACKER}), Random(2)
        answer = await wire.post("/api/tables", {"game": "pebbles", "seats": [{"kind": "link"}] * 2})
        made = msgspec.json.decode(body_of(answer))
        path = f"/api/tables/{made['id']}"
        hands = {seat: Wire(self._port, authorization=f"Bearer {made['tokens'][str(seat)]}") for seat in range(2)}
        while (about := msgspec.json.decode(body_of(await wire.get(path))))["mover"] >= 0:
            hand = hands[about["mover"]]
            here = msgspec.json.decode(body_of(await hand.get(f"{path}/legal?seat={about['mover']}")))
            action = rng.choice(here["legal"])["text"]
            await hand.post(f"{path}/moves", {"seat": about["mover"], "version": here["version"], "action": action})
        return path

    async def _keep_playing(self, player: Player) -> None:
        while True:
            await player.move()
            await asyncio.sleep(1)

    async def _keep_asking(self, path: str) -> None:
        wires = [Wire(self._port, **{"x-forwarded-for": ATTACKER}) for _ in range(HINTS)]
        about = msgspec.json.decode(body_of(await wires[0].get(path)))
        for turn in range(10**9):
            plies = [(place * 7 + turn) % about["ply"] for place in range(HINTS)]
            await asyncio.gather(
                *(
                    self._ask(wire, f"{path}/hint?level=hard&best={1 + turn % 20}&ply={ply}")
                    for wire, ply in zip(wires, plies, strict=True)
                )
            )
            await asyncio.sleep(1)

    async def _ask(self, wire: Wire, path: str) -> None:
        self.answers[(await wire.get(path)).status] += 1

    async def _play_easy(self, player: Player) -> None:
        while True:
            if await player.move():
                started = moved = time.perf_counter()
                version, still = -1, 0.0
                while (about := await player.about())["mover"] > 0:
                    if about["version"] != version:
                        version, moved = about["version"], time.perf_counter()
                    await asyncio.sleep(POLL)
                    still = max(still, time.perf_counter() - moved)
                self.easy.append(time.perf_counter() - started)
                self.still.append(still)
            await asyncio.sleep(0.5)
