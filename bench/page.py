"""How long the page of a long game takes, and what an update weighs: six players, 300 moves of Keyflower.

    python bench/page.py

Runs in one process, without a network, so that the figures are the server's own; processor time, the best of several.
What a server makes ready by itself in the first seconds is made ready before the first look, and told apart.
"""

from __future__ import annotations

import asyncio
import gzip
import tempfile
import time
from random import Random
from typing import Any

import httpx

from keydom.core.match import Match
from keydom.games import get_game
from keydom.server.app import create_app
from keydom.server.settings import Settings
from keydom.server.show.warm_up import warm
from keydom.server.web.pages import ENV

SEATS, MOVES, TRIES = 6, 300, 7
GUARD_HEADER = {"x-keydom": "1"}


def long_game() -> str:
    rng = Random(4)
    match = Match(get_game("keyflower"), SEATS, rng=rng)
    while match.ply < MOVES and not match.over:
        match.play(rng.choice(match.legal()))
    return str(match.record())


async def fetch(client: httpx.AsyncClient, path: str, **query: str) -> tuple[float, float, bytes]:
    """Time on the clock, processor time, and what came over the wire."""
    clock, busy = time.perf_counter(), time.process_time()
    async with client.stream("GET", path, params=query, headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join([chunk async for chunk in answer.aiter_raw()])
    assert answer.status_code == 200, raw
    return time.perf_counter() - clock, time.process_time() - busy, raw


async def main() -> None:
    get_game("keyflower")
    busy = time.process_time()
    warm(ENV)
    print(f"made ready at the start: {time.process_time() - busy:.1f} s of processor")
    with tempfile.TemporaryDirectory() as folder:
        app: Any = create_app(Settings(database=f"sqlite:///{folder}/page.db", requests_per_minute=10**9))
        transport = httpx.ASGITransport(app=app)
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://keydom") as client:
            id = (await client.post("/api/records", json={"text": long_game()}, headers=GUARD_HEADER)).json()["id"]
            await measure(client, id)


async def measure(client: httpx.AsyncClient, id: str) -> None:
    first = await fetch(client, f"/t/{id}", **{"as": "0"})
    pages = [await fetch(client, f"/t/{id}", **{"as": str(seat % SEATS)}) for seat in range(TRIES)]
    updates = []
    for _ in range(TRIES):
        about = (await client.get(f"/api/tables/{id}")).json()
        seat = about["mover"]
        now = (await client.get(f"/t/{id}/now", params={"as": seat})).json()
        have = ",".join(f"{name}:{print}" for name, print in now["prints"].items())
        move = {"seat": seat, "version": now["version"], "action": now["choices"][0]["text"]}
        (await client.post(f"/api/tables/{id}/moves", json=move, headers=GUARD_HEADER)).raise_for_status()
        updates.append(await fetch(client, f"/t/{id}/now", **{"as": str(seat), "have": have}))
    show("page, first look", [first])
    show("page", pages)
    show("update after a move", updates)


def show(what: str, found: list[tuple[float, float, bytes]]) -> None:
    clock, busy = min(found)[0], min(busy for _, busy, _ in found)
    sent = max(len(raw) for _, _, raw in found)
    plain = max(len(gzip.decompress(raw)) for _, _, raw in found)
    print(f"{what}: {clock * 1000:.0f} ms ({busy * 1000:.0f} ms of processor), {sent:,} bytes ({plain:,} uncompressed)")


if __name__ == "__main__":
    asyncio.run(main())
