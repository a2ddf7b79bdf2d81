"""Kills among several servers of one PostgreSQL: nothing acknowledged is lost, no bot's move is made twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import httpx
import pytest

from ..fleet import Fleet, at
from ..hosting import Nursery, Party, close_clients, until
from ..kills import SOME, replay, told
from ..postgres import Postgres

KILLS, MANY_KILLS = 2, 1000
SERVERS, LEASE = 3, 2.0


@pytest.fixture
def fleet(nursery: Nursery, tmp_path: Path, postgres: Postgres) -> Iterator[Fleet]:
    fleet = Fleet(nursery, tmp_path, postgres)
    try:
        for _ in range(SERVERS):
            fleet.add(job_lease=LEASE)
        yield fleet
    finally:
        fleet.close()


class Player(Thread):
    """Plays at a table until told to stop, or until the server is gone; notes what was acknowledged."""

    def __init__(self, table: Party, rng: Random, stop: Event, acknowledged: list[dict[str, Any]]) -> None:
        super().__init__()
        self.table, self.rng, self.stop, self.acknowledged = table, rng, stop, acknowledged

    def run(self) -> None:
        try:
            while not self.stop.is_set() and not (about := self.table.get())["over"]:
                if about["mover"] in self.table.tokens:
                    self.acknowledged.append({"table": self.table.id, **self.table.play(rng=self.rng)})
        except httpx.TransportError:
            pass


def tables_of(fleet: Fleet) -> list[Party]:
    """At different servers: the first without bots, where a person can always move, and others with bots."""
    wishes = (("keyflower", 2, 0), ("keyflower", 3, 2), ("pebbles", 3, 2))
    running = [server for server in fleet.servers if server.running]
    return [Party(server, *wish) for server, wish in zip(running, wishes, strict=True)]


def round_of(fleet: Fleet, tables: list[Party], rng: Random, acknowledged: list[dict[str, Any]]) -> None:
    """Everybody plays, at whichever servers; one of them is killed, and another takes its place."""
    running = [server for server in fleet.servers if server.running]
    stop, before = Event(), len(acknowledged)
    players = [Player(at(rng.choice(running), table), rng, stop, acknowledged) for table in tables]
    for player in players:
        player.start()
    try:
        enough = before + rng.randint(1, SOME)
        until(lambda: len(acknowledged) >= enough or not players[0].is_alive())
        rng.choice(running).kill()
    finally:
        stop.set()
        for player in players:
            player.join()
    close_clients()
    fleet.add(job_lease=LEASE)


def check_kills(fleet: Fleet, kills: int) -> None:
    rng, acknowledged = Random(kills), list[dict[str, Any]]()
    tables = tables_of(fleet)
    all_tables = list(tables)
    for _ in told(kills):
        last = fleet.servers[-1]
        if at(last, tables[0]).get()["over"]:  # there must always be something to lose
            tables = tables_of(fleet)
            all_tables += tables
        round_of(fleet, tables, rng, acknowledged)
    rows = fleet.postgres.query("select table_id, number, seat, text from lines order by table_id, number")
    kept = {(table, number): (seat, text) for table, number, seat, text in rows}
    lost = [
        move for move in acknowledged if kept.get((move["table"], move["version"])) != (move["seat"], move["action"])
    ]
    assert (lost, len(acknowledged) >= kills) == ([], True)
    for table in all_tables:
        goes_on(fleet, table)
        read(fleet, table)
    print(f"{kills} kills among {SERVERS} servers, {len(acknowledged)} moves acknowledged, none lost, none made twice")


def goes_on(fleet: Fleet, table: Party) -> None:
    """Its bots are taken over by whoever is left, until a person is to move."""
    last = at(fleet.servers[-1], table)
    until(lambda: (about := last.get())["over"] or about["mover"] in last.tokens)


def read(fleet: Fleet, table: Party) -> None:
    found = fleet.postgres.query(f"select number, seat, text from lines where table_id = '{table.id}' order by number")
    assert [number for number, _, _ in found] == list(range(len(found)))
    replay(at(fleet.servers[-1], table).get(), [(seat, text) for _, seat, text in found])


@pytest.mark.soak
def test_some_kills_among_several_servers_lose_nothing_and_repeat_nothing(fleet: Fleet) -> None:
    check_kills(fleet, KILLS)


@pytest.mark.soak
def test_a_thousand_kills_among_several_servers_lose_nothing_and_repeat_nothing(fleet: Fleet) -> None:
    check_kills(fleet, MANY_KILLS)
