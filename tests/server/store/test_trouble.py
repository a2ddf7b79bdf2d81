"""When the database cannot be used the server says so, loses nothing, and goes on by itself when it can."""

from __future__ import annotations

import resource
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import httpx
import pytest

from keydom.server.store import database
from keydom.server.words import PageWords
from keydom.words import LANGUAGES

from ..hosting import Nursery, Party, Server, until
from ..inline import Host, Logged, memory_folder
from ..postgres import Postgres

Trouble = Callable[[Path], AbstractContextManager[None]]


@contextmanager
def full(database: Path) -> Iterator[None]:
    """The file that is written to cannot grow: what a full disk does, and what can be done to a process that runs."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = database.with_name(f"{database.name}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def lost(database: Path) -> Iterator[None]:
    aside = database.with_suffix(".aside")
    database.rename(aside)
    yield
    aside.rename(database)


@contextmanager
def replaced(database: Path) -> Iterator[None]:
    """Another file is where the database was."""
    with lost(database):
        database.write_bytes(b"")
        yield
        database.unlink()


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Another program does not let anybody write, as a copy on a read-only disk would not."""
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("begin immediate")
        yield
        db.execute("rollback")


TROUBLES = {"full": full, "lost": lost, "replaced": replaced, "held": held}


class Stricken:
    """A table of a server that has trouble with its database, and what came of a move meanwhile."""

    def __init__(self, host: Host, database: Path, trouble: Trouble) -> None:
        server = host.server(database)
        self.table = Party(server, "pebbles", 2)
        self.before = self.table.standing()
        move = {"version": self.table.get()["version"], "action": "keep"}
        with Logged() as log:
            with trouble(database):
                self.refused = [self.table.post("moves", 0, **move) for _ in range(2)]
                self.health = self.table.client.get("/health").status_code
            self.after = self.table.standing()
            self.accepted = self.table.post("moves", 0, **move)
            self.well = self.table.client.get("/health").status_code
        server.stop()
        self.printed = log.printed()


@pytest.fixture(scope="module", params=TROUBLES.values(), ids=[*TROUBLES])
def stricken(request: pytest.FixtureRequest, host: Host) -> Iterator[Stricken]:
    folder = memory_folder()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "BUSY_TIMEOUT", 50)  # who is refused is not kept waiting first
        yield Stricken(host, folder / "keydom.db", request.param)
    shutil.rmtree(folder)


def test_a_move_that_cannot_be_kept_is_refused_for_now(stricken: Stricken) -> None:
    told = [(answer.status_code, answer.headers.get("retry-after")) for answer in stricken.refused]
    assert told == [(503, "5")] * 2


def test_the_refusal_has_the_shape_of_every_other(stricken: Stricken) -> None:
    said = stricken.refused[0].json()
    assert (set(said), said["status"]) == ({"status", "error", "detail"}, 503)


def test_nothing_has_changed_when_it_is_over(stricken: Stricken) -> None:
    assert stricken.after == stricken.before


def test_the_same_move_is_accepted_when_it_is_over(stricken: Stricken) -> None:
    assert stricken.accepted.status_code == 200


def test_the_state_of_health_tells_that_moves_cannot_be_kept(stricken: Stricken) -> None:
    assert (stricken.health, stricken.well) == (503, 200)


def test_the_log_has_one_line_when_it_begins_and_one_when_it_is_over(stricken: Stricken) -> None:
    lines = [line for line in stricken.printed.splitlines() if "the database" in line]
    assert (len(lines), "Traceback" in stricken.printed) == (2, False)


@pytest.fixture(scope="module")
def pages_without_a_database(host: Host) -> Iterator[dict[str, httpx.Response]]:
    """What a browser is shown, by its language."""
    folder = memory_folder()
    server = host.server(folder / "keydom.db")
    with lost(folder / "keydom.db"):
        yield {language: server.browser(**{"accept-language": language}).get("/t/sometable") for language in LANGUAGES}
    server.stop()
    shutil.rmtree(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_that_nothing_was_lost_and_tries_again(
    pages_without_a_database: dict[str, httpx.Response], language: str
) -> None:
    answer = pages_without_a_database[language]
    says = PageWords(None, language).say("error-503").replace("’", "&#39;")
    shown = answer.text.replace("’", "&#39;")
    assert (answer.status_code, says in shown, answer.headers["refresh"]) == (503, True, "5")


def test_a_bot_that_could_not_move_moves_when_it_can(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "keydom.db", bot_move_delay=0.3)
    table = Party(server, "pebbles", 2, bots=1)
    table.until_a_person_moves()
    table.play("keep")
    with Logged() as log, lost(tmp_path / "keydom.db"):
        host.pass_time(1.0)
    about = table.get()
    until(lambda: table.get()["mover"] == 0 and not table.get()["thinking"])
    server.stop()
    assert (about["mover"], "the database cannot be used" in log.printed()) == (1, True)


# PostgreSQL.


def test_postgresql_may_go_and_come_back(nursery: Nursery, tmp_path: Path, own_postgres: Postgres) -> None:
    postgres = own_postgres
    server = nursery.server(tmp_path / "keydom.db", database=postgres.url)
    table = Party(server, "pebbles", 2)
    move = {"version": table.get()["version"], "action": "keep"}
    postgres.stop()
    refused = [table.post("moves", 0, **move).status_code for _ in range(3)]
    postgres.start()
    until(lambda: table.post("moves", 0, **move).status_code in (200, 409))
    kept = postgres.query("select text from lines where seat = 0")
    server.stop()
    assert (refused, kept, "Traceback" in server.out.read_text()) == ([503] * 3, [("keep",)], False)


def test_postgresql_that_takes_no_writes_is_told(nursery: Nursery, tmp_path: Path, postgres: Postgres) -> None:
    server = nursery.server(tmp_path / "keydom.db", database=postgres.url)
    table = Party(server, "pebbles", 2)
    move = {"version": table.get()["version"], "action": "keep"}
    postgres.query(f"alter database {postgres.name} set default_transaction_read_only = on")
    lines = f"from pg_stat_activity where datname = '{postgres.name}' and pid <> pg_backend_pid()"
    postgres.query(f"select pg_terminate_backend(pid) {lines}")
    refused = [table.post("moves", 0, **move).status_code for _ in range(2)]  # a lost line, and then no writing
    server.stop()
    assert refused == [503] * 2


SAID = {
    "NUL": "a\0b",
    "right to left": "a\u202eb",
    "isolate": "\u2066a",
    "mark": "a\u200f",
    "line": "a\nb",
    "half": "\ud83d",
}


@pytest.mark.parametrize("kept_in", ["sqlite", "postgresql"])
def test_nobody_says_what_disturbs_others(tmp_path: Path, request: pytest.FixtureRequest, kept_in: str) -> None:
    server: Server
    if kept_in == "sqlite":
        server = request.getfixturevalue("host").server(tmp_path / "keydom.db")
    else:
        url = request.getfixturevalue("postgres").url
        server = request.getfixturevalue("nursery").server(tmp_path / "keydom.db", database=url)
    table = Party(server, "pebbles", 2)
    codes = {name: table.post("chat", 0, text=text).status_code for name, text in SAID.items() if name != "half"}
    half = table.client.post(
        f"{table.path}/chat", content=b'{"seat": 0, "text": "\\ud83d"}', headers=table.head(0)
    ).status_code
    fine = table.post(
        "chat", 0, text="ça va? \U0001f468\u200d\U0001f469\u200d\U0001f467 \u0645\u06cc\u200c\u062e"
    ).status_code
    server.stop()
    assert (set(codes.values()), half, fine) == ({400}, 400, 201)


# A damaged row.

DAMAGES = {
    "a line that is no move": "update lines set text = 'nonsense' where table_id = ? and number = 0",
    "a line that is missing": "delete from lines where table_id = ? and number = 1",
    "an undo of nothing": "update lines set text = '!undo' where table_id = ? and number = 0",
    "options that are no JSON": "update tables set options = '{' where id = ?",
    "options of another kind": "update tables set options = '[1]' where id = ?",
    "no seats": "delete from seats where table_id = ? and seat > 0",
    "a rewind to nowhere": "update lines set text = '!rewind far' where table_id = ? and number = 0",
}


class Damaged:
    """A server started again with one table for every damage, a sound one before and behind them; what came of it."""

    def __init__(self, host: Host, database: Path) -> None:
        server = host.server(database, bot_move_delay=600.0)
        tables = [Party(server, "pebbles", 2, bots=1) for _ in range(len(DAMAGES) + 2)]
        for table in tables:
            while table.get()["mover"] in table.tokens:
                table.play("keep")
        server.stop()
        damaged = dict(zip(DAMAGES, tables[1:-1], strict=True))
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("pragma foreign_keys = off")
            for name, table in damaged.items():
                db.execute(DAMAGES[name], (table.id,))
        with Logged() as log:
            server = host.server(database)
            for table in tables:
                table.at(server)
            self.refused = {name: table.client.get(table.path) for name, table in damaged.items()}
            sound = (tables[0], tables[-1])
            self.moved_on = [table.until_a_person_moves() in table.tokens for table in sound]  # bots were taken up
            server.stop()
        self.printed = log.printed()


@pytest.fixture(scope="module")
def damaged(host: Host) -> Iterator[Damaged]:
    folder = memory_folder()
    yield Damaged(host, folder / "keydom.db")
    shutil.rmtree(folder)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_says_so(damaged: Damaged, damage: str) -> None:
    answer = damaged.refused[damage]
    assert (answer.status_code, answer.json()["error"]) == (422, PageWords(None, "en").say("error-damaged"))


def test_damaged_tables_stop_no_other(damaged: Damaged) -> None:
    assert damaged.moved_on == [True, True]


def test_a_damaged_table_is_no_fault_of_the_server(damaged: Damaged) -> None:
    assert "Traceback" not in damaged.printed
