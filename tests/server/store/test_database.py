"""The database: migrations bring it to the schema, and tables that cannot be read do not stop the server."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from threading import current_thread
from typing import Any, TypeVar

import httpx
import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from keydom import Match, get_game
from keydom.core.record import Record
from keydom.server.settings import Settings, database_url
from keydom.server.store import schema
from keydom.server.store.migrate import migrate
from keydom.server.store.tables import Store

from ..hosting import Party, awaited
from ..inline import Host, InlineServer

T = TypeVar("T")


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


def test_a_table_as_it_is_kept_says_nothing_of_who_made_it(tmp_path: Path) -> None:
    """Makers change hands with cookies: whoever is one is asked for where it is kept (`Sitting`)."""

    async def run() -> tuple[str, str | None]:
        store = Store(f"sqlite:///{tmp_path / 'k.db'}")
        try:
            await migrate(store)
            await store.create("t", "pebbles", {}, 1, "", [("", None, None)], [(0, "someone")], None, "someone")
            return repr(await store.table("t")), (await store.seat_holding("t")).maker
        finally:
            await store.close()

    row, maker = awaited(run())
    assert ("someone" in row, maker) == (False, "someone")


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


def test_the_event_loop_leaves_writing_to_a_thread(tmp_path: Path) -> None:
    async def run() -> str:
        store = Store(f"sqlite:///{tmp_path}/k.db")
        try:
            return await store.write(lambda _db: current_thread().name)
        finally:
            await store.close()

    assert awaited(run()) == "keydom-writer_0"


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


def table_of_other(host: Host, folder: Path, change: str) -> tuple[Any, Party, Party]:
    """A server started anew after a table was changed behind its back, that table and another."""
    server = host.server(folder / "k.db")
    strange, plain = Party(server, "pebbles", seats=3, bots=1), Party(server, "pebbles")
    server.stop()
    with closing(sqlite3.connect(folder / "k.db")) as db, db:
        db.execute(change, (strange.id,))
    server = host.server(folder / "k.db")
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
    host: Host, tmp_path: Path, change: str
) -> None:
    server, strange, plain = table_of_other(host, tmp_path, change)
    refused = strange.client.get(strange.path)
    plain.play("keep")
    server.stop()
    assert refused.status_code in (400, 422)


def test_a_table_of_other_rules_says_so(host: Host, tmp_path: Path) -> None:
    server, strange, _ = table_of_other(host, tmp_path, CHANGES["rules"])
    said = strange.client.get(strange.path).json()["detail"]
    server.stop()
    assert "rules version 99" in said


def test_the_lobby_shows_the_other_tables_of_a_browser(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    browser = server.browser()
    wish = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "mine"}]}
    browser.get("/")
    strange, plain = (browser.post("/api/tables", json=wish).json()["id"] for _ in range(2))
    server.stop()
    with closing(sqlite3.connect(tmp_path / "k.db")) as db, db:
        db.execute(CHANGES["rules"], (strange,))
    server = host.server(tmp_path / "k.db")
    again = server.browser(cookie=f"keydom={browser.cookies['keydom']}")
    lobby = again.get("/").text
    server.stop()
    assert (plain in lobby, strange in lobby) == (True, False)


def keyper_of_earlier_rules(host: Host, folder: Path, line: str = "") -> tuple[InlineServer, Party]:
    """A running table of Keyper that began under rules version 2, perhaps with another first move of a person."""
    server = host.server(folder / "k.db")
    table = Party(server, "keyper", 2)
    table.play()
    server.stop()
    with closing(sqlite3.connect(folder / "k.db")) as db, db:
        db.execute("update tables set rules = 2 where id = ?", (table.id,))
        if line:
            db.execute("update lines set text = ? where table_id = ? and seat >= 0", (line, table.id))
    server = host.server(folder / "k.db")
    table.at(server)
    return server, table


def test_a_running_table_of_the_rules_before_goes_on(host: Host, tmp_path: Path) -> None:
    server, table = keyper_of_earlier_rules(host, tmp_path)
    before = table.get()["version"]
    table.play()
    after = table.get()["version"]
    server.stop()
    assert after > before


def test_a_table_whose_moves_the_rules_do_not_allow_any_more_says_so(host: Host, tmp_path: Path) -> None:
    server, table = keyper_of_earlier_rules(host, tmp_path, "done")
    said = table.client.get(table.path).json()["detail"]
    server.stop()
    assert "began under rules version 2 of keyper and cannot go on" in said


def test_who_sat_at_a_table_that_cannot_go_on_gets_its_record(host: Host, tmp_path: Path) -> None:
    server, table = keyper_of_earlier_rules(host, tmp_path, "done")
    answer = table.client.get(f"{table.path}/record", headers=table.head(0))
    server.stop()
    record = Record.parse(answer.text)
    assert (record.rules, "done" in [text for seat, text in record.moves if seat >= 0]) == (2, True)


def test_nobody_else_gets_the_record_of_a_table_that_cannot_go_on(host: Host, tmp_path: Path) -> None:
    server, table = keyper_of_earlier_rules(host, tmp_path, "done")
    answer = server.browser().get(f"{table.path}/record")
    server.stop()
    assert (answer.status_code, "done" in answer.text) == (403, False)


def test_a_running_table_that_goes_on_keeps_its_record(host: Host, tmp_path: Path) -> None:
    server, table = keyper_of_earlier_rules(host, tmp_path)
    answer = table.client.get(f"{table.path}/record", headers=table.head(0))
    server.stop()
    assert answer.status_code == 422


def browser_with_a_table_of_earlier_rules(host: Host, folder: Path) -> tuple[InlineServer, httpx.Client, str]:
    """A browser that holds the seats of a running table which cannot go on."""
    server = host.server(folder / "k.db")
    browser = server.browser()
    browser.get("/")
    wish = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "mine"}]}
    id = browser.post("/api/tables", json=wish).json()["id"]
    server.stop()
    with closing(sqlite3.connect(folder / "k.db")) as db, db:
        db.execute("update tables set rules = 0 where id = ?", (id,))
    server = host.server(folder / "k.db")
    return server, server.browser(cookie=f"keydom={browser.cookies['keydom']}"), id


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "cannot go on"),
        ("nl", "kan niet verder"),
        ("fr", "ne peut pas continuer"),
        ("es", "no puede continuar"),
    ],
)
def test_a_table_that_cannot_go_on_is_listed_and_says_so(host: Host, tmp_path: Path, language: str, words: str) -> None:
    server, browser, id = browser_with_a_table_of_earlier_rules(host, tmp_path)
    lobby = browser.get("/", headers={"accept-language": language}).text
    server.stop()
    assert (words in lobby, f'href="/api/tables/{id}/record"' in lobby) == (True, True)


def test_the_page_of_a_table_that_cannot_go_on_says_so(host: Host, tmp_path: Path) -> None:
    server, browser, id = browser_with_a_table_of_earlier_rules(host, tmp_path)
    page = browser.get(f"/t/{id}", headers={"accept-language": "en"}).text
    server.stop()
    assert "cannot go on" in page


def test_a_table_that_cannot_go_on_is_removed_from_ones_own(host: Host, tmp_path: Path) -> None:
    server, browser, id = browser_with_a_table_of_earlier_rules(host, tmp_path)
    browser.post(f"/api/tables/{id}/forget").raise_for_status()
    lobby = browser.get("/").text
    server.stop()
    assert id not in lobby


def test_a_record_without_a_replay_is_that_of_the_game(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    table = Party(server, "pebbles", 2)
    rng = Random(4)
    for _ in range(3):
        table.play(rng=rng)
    seat = table.play(rng=rng)["seat"]
    table.post("undo", seat, version=table.get()["version"])
    table.post("redo", seat, version=table.get()["version"])
    table.post("proposals", 0, version=table.get()["version"], what="rewind 3")
    table.post("answers", 1, version=table.get()["version"], agree=True)
    table.play(rng=rng)
    table.post("proposals", 0, version=table.get()["version"], what="end")
    table.post("answers", 1, version=table.get()["version"], agree=True)
    note = {"version": table.get()["version"], "ply": 2, "text": "> well done"}
    table.client.post(f"{table.path}/notes", json=note, headers=table.head(0))
    whole = Record.parse(table.client.get(f"{table.path}/record").text)
    server.stop()
    with closing(sqlite3.connect(tmp_path / "k.db")) as db, db:
        db.execute("update tables set rules = 0 where id = ?", (table.id,))
    server = host.server(tmp_path / "k.db")
    table.at(server)
    kept = Record.parse(table.client.get(f"{table.path}/record").text.replace("rules 0", "rules 1"))
    server.stop()
    whole.results = []
    assert kept == whole


def begun_under_earlier_rules(host: Host, folder: Path, text: str = "", other: str = "") -> tuple[InlineServer, Party]:
    """A table of Keyper from a position under rules version 2, perhaps with another text for a part of it.

    A browser has a seat there.
    """
    match = Match(get_game("keyper"), 2, rng=1)
    for _ in range(40):
        match.play(match.legal()[0])
    server = host.server(folder / "k.db")
    table = Party(server, "keyper", 2)
    wish = {"text": match.game.text(match.state), "seats": [{"kind": "link"}, {"kind": "link"}]}
    made = table.client.post("/api/positions", json=wish).json()
    table.id, table.tokens = made["id"], {int(seat): token for seat, token in made["tokens"].items()}
    browser = server.browser()
    browser.get("/")
    table.share(0, browser)
    server.stop()
    with closing(sqlite3.connect(folder / "k.db")) as db, db:
        db.execute("update tables set rules = 2 where id = ?", (table.id,))
        for old, new in (("\nrules 3\n", "\nrules 2\n"), (text, other)):
            changed = "update lines set text = replace(text, ?, ?) where table_id = ? and text like '!position%'"
            db.execute(changed, (old, new, table.id))
    server = host.server(folder / "k.db")
    table.client = server.browser(cookie=f"keydom={browser.cookies['keydom']}")
    return server, table


LOST = ("\nframes\n", "\nframe\n")  # a field that had another name


def test_a_table_from_a_position_of_the_rules_before_goes_on(host: Host, tmp_path: Path) -> None:
    server, table = begun_under_earlier_rules(host, tmp_path)
    table.play()
    after = table.get()["ply"]
    server.stop()
    assert after > 0


def test_a_table_whose_position_cannot_be_read_any_more_says_so(host: Host, tmp_path: Path) -> None:
    server, table = begun_under_earlier_rules(host, tmp_path, *LOST)
    said = table.client.get(table.path).json()["detail"]
    server.stop()
    assert "began under rules version 2 of keyper and cannot go on" in said


def test_the_record_of_a_table_whose_position_cannot_be_read_any_more_has_it(host: Host, tmp_path: Path) -> None:
    server, table = begun_under_earlier_rules(host, tmp_path, *LOST)
    answer = table.client.get(f"{table.path}/record", headers=table.head(0))
    server.stop()
    assert (answer.status_code, "\nfrom frame\n" in answer.text) == (200, True)


def test_the_lobby_lists_a_table_whose_position_cannot_be_read_any_more(host: Host, tmp_path: Path) -> None:
    server, table = begun_under_earlier_rules(host, tmp_path, *LOST)
    lobby = table.client.get("/").text
    server.stop()
    assert table.id in lobby


def modes(path: Path) -> dict[str, int]:
    """The modes of the files of a database while it is open."""

    async def run() -> dict[str, int]:
        store = Store(f"sqlite:///{path}")
        try:
            await migrate(store)
            return {file.name: file.stat().st_mode & 0o777 for file in path.parent.glob(f"{path.name}*")}
        finally:
            await store.close()

    found: dict[str, int] = awaited(run())
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_the_files_of_a_new_database_are_for_its_owner_only(tmp_path: Path) -> None:
    assert modes(tmp_path / "k.db") == dict.fromkeys(["k.db", "k.db-wal", "k.db-shm"], 0o600)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_a_database_that_is_there_keeps_the_mode_that_was_chosen(tmp_path: Path) -> None:
    (tmp_path / "k.db").touch()
    (tmp_path / "k.db").chmod(0o660)
    assert modes(tmp_path / "k.db") == dict.fromkeys(["k.db", "k.db-wal", "k.db-shm"], 0o660)
