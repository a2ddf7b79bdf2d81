"""`kill -9` at any moment loses nothing that was acknowledged, and every table goes on."""

from __future__ import annotations

import os
import signal
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest

from ..hosting import Nursery, Party, ProcessServer, Server, close_clients, until
from ..kills import SOME, replay, told
from ..postgres import Postgres

KILLS, MANY_KILLS = 3, 1000
GAMES = ("keyflower", "keythedral", "pebbles")


class Player(Thread):
    """Plays legal moves at a table as fast as it can, until the server is gone; notes what was acknowledged."""

    def __init__(self, table: Party, rng: Random, acknowledged: list[dict[str, Any]]) -> None:
        super().__init__()
        self.table = table
        self.rng = rng
        self.acknowledged = acknowledged

    def run(self) -> None:
        with suppress(httpx.TransportError):
            while not self.table.get()["over"]:
                if self.table.get()["mover"] in self.table.tokens:
                    self.acknowledged.append({"table": self.table.id, **self.table.play(rng=self.rng)})


def tables_at(server: Server) -> list[Party]:
    return [*(Party(server, game) for game in GAMES), Party(server, "keyflower", seats=3, bots=2)]


def killed_in_play(
    nursery: Nursery, folder: Path, kills: int, rng: Random, **settings: str
) -> tuple[ProcessServer, list[Party], list[dict[str, Any]]]:
    """A server after so many kills, all tables that there were and all moves that any server acknowledged."""
    database = folder / "keydom.db"
    acknowledged: list[dict[str, Any]] = []
    server = nursery.server(database, **settings)
    tables = tables_at(server)
    before: list[Party] = []
    for kill in told(kills):
        if kill and all(table.get()["over"] for table in tables[:2]):  # there must always be something to lose
            before += tables
            tables = tables_at(server)
        players = [Player(table, rng, acknowledged) for table in tables]
        enough = len(acknowledged) + rng.randint(1, SOME)
        for player in players:
            player.start()
        until(lambda: len(acknowledged) >= enough or not any(player.is_alive() for player in players))  # noqa: B023
        server.kill()
        for player in players:
            player.join()
        server = nursery.server(database, **settings)
        close_clients()
        for table in tables:
            table.at(server)
    for table in before:
        table.at(server)
    return server, [*before, *tables], acknowledged


def lines_of(database: Path, table: str = "%") -> dict[tuple[str, int], tuple[int, str]]:
    with closing(sqlite3.connect(database)) as db:
        rows = db.execute("select table_id, number, seat, text from lines where table_id like ?", (table,)).fetchall()
    return {(table, number): (seat, text) for table, number, seat, text in rows}


def check_kills(nursery: Nursery, folder: Path, kills: int, postgres: Postgres | None) -> None:
    """Kill, then look for every acknowledged move in the database; and every table replays, and goes on."""
    settings = {} if postgres is None else {"database": postgres.url}
    server, tables, acknowledged = killed_in_play(nursery, folder, kills, Random(kills), **settings)
    kept = lines_of(folder / "keydom.db") if postgres is None else lines_in(postgres)
    lost = [
        move for move in acknowledged if kept.get((move["table"], move["version"])) != (move["seat"], move["action"])
    ]
    assert (lost, len(acknowledged) >= kills) == ([], True)
    for table in tables:
        until(lambda: (about := table.get())["over"] or about["mover"] in table.tokens)  # noqa: B023
        about = table.get()
        lines = lines_of(folder / "keydom.db", table.id) if postgres is None else lines_in(postgres, table.id)
        replay(about, [lines[table.id, number] for number in range(len(lines))])
        if not about["over"]:
            table.play()
    server.stop()
    print(f"{kills} kills, {len(acknowledged)} moves acknowledged, none lost, none made twice")


def lines_in(postgres: Postgres, table: str = "%") -> dict[tuple[str, int], tuple[int, str]]:
    rows = postgres.query(f"select table_id, number, seat, text from lines where table_id like '{table}'")
    return {(table, number): (seat, text) for table, number, seat, text in rows}


def test_no_acknowledged_move_is_lost_in_some_kills(nursery: Nursery, tmp_path: Path) -> None:
    check_kills(nursery, tmp_path, KILLS, None)


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_in_some_kills_on_postgresql(
    nursery: Nursery, tmp_path: Path, postgres: Postgres
) -> None:
    check_kills(nursery, tmp_path, KILLS, postgres)


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_in_a_thousand_kills(nursery: Nursery, tmp_path: Path) -> None:
    check_kills(nursery, tmp_path, MANY_KILLS, None)


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_in_a_thousand_kills_on_postgresql(
    nursery: Nursery, tmp_path: Path, postgres: Postgres
) -> None:
    check_kills(nursery, tmp_path, MANY_KILLS, postgres)


def test_a_bot_takes_up_a_move_that_was_interrupted(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.server(tmp_path / "keydom.db", bot_move_delay=600.0, inline=True)
    table = Party(server, "pebbles", seats=2, bots=1)
    while table.get()["mover"] in table.tokens:
        table.play("keep")
    server.kill()
    server = nursery.server(tmp_path / "keydom.db", inline=True)
    table.at(server)
    assert table.until_a_person_moves() == 0
    server.stop()


def test_a_bot_moves_after_a_restart_though_nobody_looks(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.server(tmp_path / "keydom.db", bot_move_delay=600.0, inline=True)
    table = Party(server, "pebbles", seats=2, bots=1)
    while table.get()["mover"] in table.tokens:
        table.play("keep")
    before = len(lines_of(tmp_path / "keydom.db"))
    server.kill()
    server = nursery.server(tmp_path / "keydom.db", inline=True)
    until(lambda: len(lines_of(tmp_path / "keydom.db")) > before)
    server.stop()


def workers_of(pid: int) -> list[int]:
    """Those that bots think in: whichever of the server's threads has started them."""
    children = [child for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_the_processes_of_bots_end_with_a_killed_server(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.server(tmp_path / "keydom.db")
    Party(server, "pebbles", seats=2, bots=1).play("keep")
    until(lambda: workers_of(server.pid))
    workers = workers_of(server.pid)
    server.kill()
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def test_a_bot_whose_process_is_killed_moves_all_the_same(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.server(tmp_path / "keydom.db")
    table = Party(server, "pebbles", seats=2, bots=1)
    table.play("keep")
    table.until_a_person_moves()
    for worker in workers_of(server.pid):
        os.kill(worker, signal.SIGKILL)
    table.play("keep")
    assert table.until_a_person_moves() == 0
    server.stop()


def test_a_table_stands_as_before_after_a_kill(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.server(tmp_path / "keydom.db")
    table = Party(server, "keyflower")
    rng = Random(3)
    for _ in range(20):
        table.play(rng=rng)
    while not table.post("undo", 0, version=table.get()["version"]).is_success:
        table.play(rng=rng)
    table.post("proposals", 0, version=table.get()["version"], what="rewind 30")
    before = table.standing()
    server.kill()
    server = nursery.server(tmp_path / "keydom.db")
    table.at(server)
    assert table.standing() == before
    server.stop()
