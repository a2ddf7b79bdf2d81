"""Connects to the database: reads, whole transactions, and notifications of other servers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from secrets import token_hex
from time import time
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Table,
    create_engine,
    event,
    func,
    literal,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from keydom.core.errors import BadOption
from keydom.server.runner import Runner, default_runner
from keydom.server.settings import database_url
from keydom.server.store.health import READING, WRITING, Health, database_file

T = TypeVar("T")

READERS = 3  # threads; one more writes, so that writers never wait for each other's locks
WRITERS = 4  # where a lock is no more than a row's: while one waits for the disk others need not
BUSY_TIMEOUT = 5000  # milliseconds that SQLite waits for another program that writes
INSERTS: dict[str, Callable[[Table], postgresql.Insert | sqlite.Insert]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}
CHANNEL = "keydom"  # of PostgreSQL's notifications
CONNECT_ARGUMENTS: dict[str, Any] = {  # a connection that is cut is found out in seconds, not in hours
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # milliseconds
}


def do_nothing() -> None:
    """What `Database.write` calls after most transactions."""


class Database:
    """One database, alone or `shared` with other servers.

    Every question is one trip to a thread and back, whatever it asks: the event loop never waits for the disk, unless
    its runner has no threads. A question that the database cannot answer now ends in DatabaseUnavailable, and the next
    one tries anew.
    """

    def __init__(self, url: str, clock: Callable[[], float] = time, runner: Runner | None = None) -> None:
        runner = runner or default_runner()
        self.name = token_hex(8)  # of this server among those of the database
        self.local_clock = clock  # what the time is on this machine
        self._ahead = 0.0  # seconds that the database's clock is ahead of ours
        self.shared = is_shared(url)
        try:
            connections: dict[str, Any] = (
                {"connect_args": CONNECT_ARGUMENTS, "pool_size": READERS + WRITERS} if self.shared else {}
            )
            self.engine: Engine = create_engine(url, hide_parameters=True, **connections)  # errors are logged
        except ArgumentError as error:
            raise BadOption(f"cannot use the database {without_password(url)}: {error}") from None
        except ModuleNotFoundError as error:
            hint = "PostgreSQL comes with pip install 'keydom[postgres]'"
            raise BadOption(f"cannot use the database {without_password(url)}: {error} ({hint})") from None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "do_connect", partial(_create_private, self.engine.url))
            event.listen(self.engine, "connect", _set_pragmas)
        self.health = Health(self.engine.url)
        self._readers = runner.executor(READERS, "keydom-reader")
        self._writers = runner.executor(WRITERS if self.shared else 1, "keydom-writer")

    async def read(self, ask: Callable[[Connection], T]) -> T:
        def run() -> T:
            self.health.check()
            with self.engine.connect() as db:
                return ask(db)

        try:
            found = await self._readers.run(run)
        except Exception as error:
            raise self.health.failed(READING, error) from None
        self.health.worked(READING)
        return found

    async def write(self, act: Callable[[Connection], T], then: Callable[[], None] = do_nothing) -> T:
        """Run a transaction, and then `then` in the event loop, even if nobody waits for the end any more.

        It is a task of its own: cancelling the caller does not stop it.
        """
        return await asyncio.shield(asyncio.create_task(self._finish_write(act, then)))

    async def _finish_write(self, act: Callable[[Connection], T], then: Callable[[], None]) -> T:
        try:
            found = await self._writers.run(self._run_transaction, act)
        except Exception as error:
            raise self.health.failed(WRITING, error) from None
        finally:
            then()
        self.health.worked(WRITING)
        return found

    def _run_transaction(self, act: Callable[[Connection], T]) -> T:
        self.health.check()
        with self.engine.begin() as db:
            return act(db)

    async def close(self) -> None:
        self._readers.close()
        self._writers.close()
        self.engine.dispose()

    # What servers of one database share.

    def notify(self, db: Connection, *words: object) -> None:
        """Notify the other servers, when and only when this transaction is committed."""
        if self.shared:
            db.execute(select(func.pg_notify(CHANNEL, " ".join(map(str, (self.name, *words))))))

    def insert_once(self, db: Connection, table: Table, **values: object) -> None:
        """Write a row unless there is one with this key: another server may write it in the same moment."""
        db.execute(INSERTS[self.engine.dialect.name](table).values(**values).on_conflict_do_nothing())

    def clock(self) -> float:
        """Return the time, by the database's clock where several servers share it."""
        return self.local_clock() + self._ahead

    def now(self) -> ColumnElement[float]:
        """Return the time for a statement; PostgreSQL reads its clock while it runs the statement."""
        return func.date_part("epoch", func.clock_timestamp()) if self.shared else literal(self.clock())

    async def sync_clock(self) -> None:
        """Go by the database's clock from now on, where there is one."""
        if self.shared:
            before = self.local_clock()
            there = await self.read(lambda db: db.execute(select(self.now())).scalar_one())
            self.adjust_clock(before, there, self.local_clock())

    def adjust_clock(self, before: float, there: float, after: float) -> None:
        """The database has told its time, between these two moments of ours."""
        self._ahead = there - (before + after) / 2


def is_shared(url: str) -> bool:
    """Whether several servers can use it: they need PostgreSQL's notifications, as psycopg has them."""
    return database_url(url).startswith("postgresql+psycopg:")


def without_password(url: str) -> str:
    """The URL as it may be printed: without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url)


def _create_private(url: URL, *_connection: object) -> None:
    """Create the file of a new database so that only its owner can read it; SQLite gives its other files the same."""
    file = database_file(url)
    if file is not None:
        with suppress(OSError):  # it is there already, or SQLite says what is wrong
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _set_pragmas(connection: object, _record: object) -> None:
    """SQLite: readers do not wait for the writer, and a commit is on disk before it is acknowledged."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_TIMEOUT}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
