"""The database: migrations bring it to the schema, and tables that cannot be read do not stop the server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from keydom.server import schema
from keydom.server.migrate import migrate
from keydom.server.settings import Settings, database_url
from keydom.server.store import Store

from .hosting import Nursery, Party, awaited


def in_database(path: Path, look: Callable[[Connection], Any]) -> Any:
    async def run() -> Any:
        store = Store(f"sqlite:///{path}")
        try:
            await migrate(store)
            return await store.read(look)
        finally:
            await store.close()

    return awaited(run())


def test_migrations_bring_an_empty_database_to_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    assert in_database(tmp_path / "k.db", differences) == []


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())


def test_starting_twice_changes_nothing(tmp_path: Path) -> None:
    in_database(tmp_path / "k.db", lambda _: None)
    first = dump(tmp_path / "k.db")
    in_database(tmp_path / "k.db", lambda _: None)
    assert dump(tmp_path / "k.db") == first


def test_a_migration_that_is_interrupted_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(op, "create_index", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        in_database(tmp_path / "k.db", lambda _: None)
    assert not any("CREATE" in line for line in dump(tmp_path / "k.db"))


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"pragma {name}").scalar() for name in names]

    assert in_database(tmp_path / "k.db", pragmas) == ["wal", 2, 1]


def test_a_write_that_nobody_waits_for_any_more_is_made_all_the_same(tmp_path: Path) -> None:
    async def run() -> list[str]:
        store = Store(f"sqlite:///{tmp_path / 'k.db'}")
        try:
            await migrate(store)
            await store.create("table", "pebbles", {}, 1, "", [("Ana", None, "hash")], [])
            given_up = asyncio.create_task(store.append("table", 0, [(0, "keep")], False))
            await asyncio.sleep(0)  # it has begun
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
            await store.append("table", 1, [(0, "take")], False)
            return [line.text for line in await store.log("table")]
        finally:
            await store.close()

    assert awaited(run()) == ["keep", "take"]


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///keydom.db", "sqlite"),
        ("postgresql://ana@db.example/keydom", "postgresql+psycopg"),
        ("postgres://ana@db.example/keydom", "postgresql+psycopg"),
        ("postgresql+pg8000://ana@db.example/keydom", "postgresql+pg8000"),
    ],
)
def test_a_url_gets_its_driver(given: str, driver: str) -> None:
    assert make_url(database_url(given)).drivername == driver


def test_the_default_database_needs_nothing_installed() -> None:
    assert database_url(Settings().database) == Settings().database


def table_of_other(nursery: Nursery, folder: Path, change: str) -> tuple[Any, Party, Party]:
    """A server started anew after a table was changed behind its back, that table and another."""
    server = nursery.server(folder / "k.db")
    strange, plain = Party(server, "pebbles", seats=3, bots=1), Party(server, "pebbles")
    server.stop()
    with closing(sqlite3.connect(folder / "k.db")) as db, db:
        db.execute(change, (strange.id,))
    server = nursery.server(folder / "k.db")
    strange.at(server)
    plain.at(server)
    return server, strange, plain


CHANGES = {
    "rules": "update tables set rules = 99 where id = ?",
    "catalogue": "update tables set catalogue = 'another' where id = ?",
    "game": "update tables set game = 'chess' where id = ?",
    "option": 'update tables set options = \'{"weather": "fine"}\' where id = ?',
    "illegal line": "update lines set text = 'to 1' where table_id = ?",
    "unreadable line": "update lines set text = 'nonsense' where table_id = ?",
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_table_that_cannot_be_read_is_refused_and_does_not_stop_the_server(
    nursery: Nursery, tmp_path: Path, change: str
) -> None:
    server, strange, plain = table_of_other(nursery, tmp_path, change)
    refused = strange.client.get(strange.path)
    plain.play("keep")
    server.stop()
    assert refused.status_code in (400, 422)


def test_a_table_of_other_rules_says_so(nursery: Nursery, tmp_path: Path) -> None:
    server, strange, _ = table_of_other(nursery, tmp_path, CHANGES["rules"])
    said = strange.client.get(strange.path).json()["detail"]
    server.stop()
    assert "rules version 99" in said


def test_the_lobby_shows_the_other_tables_of_a_browser(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.server(tmp_path / "k.db")
    browser = server.browser()
    wish = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "mine"}]}
    browser.get("/")
    strange, plain = (browser.post("/api/tables", json=wish).json()["id"] for _ in range(2))
    server.stop()
    with closing(sqlite3.connect(tmp_path / "k.db")) as db, db:
        db.execute(CHANGES["rules"], (strange,))
    server = nursery.server(tmp_path / "k.db")
    again = server.browser(cookie=f"keydom={browser.cookies['keydom']}")
    lobby = again.get("/").text
    server.stop()
    assert (plain in lobby, strange in lobby) == (True, False)
