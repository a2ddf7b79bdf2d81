"""How the database is spoken to: by what the runner has, in whole transactions, with word of them to other servers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from math import inf
from secrets import token_hex
from threading import local
from time import perf_counter, time
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Insert,
    Table,
    Update,
    create_engine,
    event,
    func,
    literal,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError

from keydom.core.errors import BadOption
from keydom.server.health import READING, WRITING, Health
from keydom.server.runner import Runner, usual
from keydom.server.settings import database_url

T = TypeVar("T")

READERS = 3  # threads; one more writes, so that writers never wait for each other's locks
WRITERS = 4  # where a lock is no more than a row's: while one waits for the disk others need not
QUICK = 0.0005  # seconds that the event loop may write for
MANY, RECENT = 0.1, 0.05  # the share of writes that may take longer, and how much the last one counts in it
AGAIN = 1000  # writes that a thread does before the event loop tries again
TIDY = 100  # writes of which a thread does one, and carries over to the file proper what has gathered beside it
BUSY = 5000  # milliseconds that SQLite waits for another program that writes
AT_ONCE = ("busy_timeout=0", "wal_autocheckpoint=0")  # of SQLite: what may take long is for the thread
INSERTS: dict[str, Callable[[Table], postgresql.Insert | sqlite.Insert]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}
CHANNEL = "keydom"  # of PostgreSQL's notifications
NOTIFY = "select pg_notify(%s, %s)"
LINE: dict[str, Any] = {  # a line that is cut is found out in seconds, not in hours
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # milliseconds
}


class Ready:
    """A statement in the words of the driver and carried out by it: by the toolkit that takes three times as long."""

    def __init__(self, statement: Insert | Update, engine: Engine) -> None:
        compiled = statement.compile(engine)
        self._text = str(compiled)
        self._order = compiled.positiontup  # of the values, where the driver takes them by place
        self._errors = engine.dialect.loaded_dbapi.Error

    def run(self, db: Connection, rows: Sequence[Mapping[str, object]]) -> None:
        values: list[Any] = list(rows)
        if self._order is not None:
            values = [tuple([row[name] for name in self._order]) for row in rows]
        cursor = db.connection.cursor()
        try:
            if len(values) == 1:
                cursor.execute(self._text, values[0])
            else:
                cursor.executemany(self._text, values)
        except self._errors as error:
            raise DBAPIError.instance(self._text, None, error, self._errors) from error


class Pen(local):
    """The connection that a thread writes by, once it has written."""

    line: Connection | None = None


class Pace:
    """Whether the event loop may write itself: while hardly any of the last writes kept it."""

    def __init__(self) -> None:
        self._slow = 0.0  # the share of writes that took long, the last ones counting most
        self._number = 0  # of the next write; below 0 all are left to the thread

    def allows(self) -> bool:
        self._number += 1
        return self._number > 0 and self._number % TIDY != 0

    def took(self, seconds: float) -> None:
        self._slow += RECENT * ((seconds > QUICK) - self._slow)
        if self._slow > MANY:
            self._slow, self._number = MANY, -AGAIN


def _nothing() -> None:
    """What there is to do after most writes."""


class Database:
    """One database, alone or `shared` with other servers.

    Every question is one trip to a thread and back, whatever it asks: the event loop never waits for the disk, unless
    its runner has no threads. Where SQLite proves to write without any wait, in main memory or on a disk that keeps
    what it is given, the loop writes moves itself; where that proves slow, the next thousand go to the thread. A
    question that the database cannot answer now ends in Trouble, and the next one tries anew.
    """

    def __init__(self, url: str, clock: Callable[[], float] = time, runner: Runner | None = None) -> None:
        runner = runner or usual()
        self.name = token_hex(8)  # of this server among those of the database
        self._clock = clock
        self._ahead = 0.0  # seconds that the database's clock is ahead of ours
        self.shared = shared(url)
        try:
            lines: dict[str, Any] = {"connect_args": LINE, "pool_size": READERS + WRITERS} if self.shared else {}
            self.engine: Engine = create_engine(url, hide_parameters=True, **lines)  # errors are logged
        except ArgumentError as error:
            raise BadOption(f"cannot use the database {shown(url)}: {error}") from None
        except ModuleNotFoundError as error:
            hint = "PostgreSQL comes with pip install 'keydom[postgres]'"
            raise BadOption(f"cannot use the database {shown(url)}: {error} ({hint})") from None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _tune)
        self.health = Health(self.engine.url)
        self._readers = runner.pool(READERS, "keydom-reader")
        self._pen = Pen()
        self._pace, self._ordered = Pace(), 0  # orders that no word has come of
        self._writers = runner.writers(WRITERS if self.shared else 1, self._put_down_pen)

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

    async def write(
        self, act: Callable[[Connection], T], then: Callable[[], None] = _nothing, brief: bool = False
    ) -> T:
        """Do all of it or nothing; and `then` this in the event loop, even if nobody waits for the end any more.

        Giving up does not stop it: what is awaited here is no more than word of the end. What is `brief` may be done in
        the event loop itself.
        """
        if brief and self._writers.beside and not self.shared and not self._ordered and self._pace.allows():
            with suppress(OperationalError):  # another program is writing, or nothing can be: the thread finds out
                return self._write_at_once(act, then)
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[T] = loop.create_future()

        def order() -> None:
            try:
                word = partial(succeed, self._carry_out(act))
            except BaseException as error:
                word = partial(fail, error)
            with suppress(RuntimeError):  # the loop is closed: nobody is there to hear of it
                loop.call_soon_threadsafe(word)

        def succeed(found: T) -> None:
            self._ordered -= 1
            then()
            if not ended.cancelled():
                self.health.worked(WRITING)
                ended.set_result(found)

        def fail(error: BaseException) -> None:
            self._ordered -= 1
            then()
            if not ended.cancelled():
                ended.set_exception(self.health.failed(WRITING, error))

        self._writers.tell(order)
        self._ordered += 1
        return await ended

    def _write_at_once(self, act: Callable[[Connection], T], then: Callable[[], None]) -> T:
        """In the event loop itself; an OperationalError says that it must be done otherwise."""
        begun = perf_counter()
        try:
            found = self._carry_out(act, at_once=True)
        except OperationalError:
            self._pace.took(inf)
            raise
        except Exception as error:
            then()
            raise self.health.failed(WRITING, error) from None
        self._pace.took(perf_counter() - begun)
        then()
        self.health.worked(WRITING)
        return found

    def _carry_out(self, act: Callable[[Connection], T], at_once: bool = False) -> T:
        """In whatever thread: all of it or nothing."""
        self.health.check()
        pen = self._pen.line
        if pen is None:
            pen = self._pen.line = self.engine.connect()
            if at_once:
                for pragma in AT_ONCE:
                    pen.connection.cursor().execute(f"PRAGMA {pragma}")
        try:
            with pen.begin():
                return act(pen)
        except SQLAlchemyError:
            self._drop_pen()
            raise

    def _drop_pen(self) -> None:
        """Nothing is known of a connection that has failed: the next write opens another."""
        pen, self._pen.line = self._pen.line, None
        if pen is not None:
            with suppress(SQLAlchemyError):
                pen.invalidate()
            with suppress(SQLAlchemyError):
                pen.close()

    def _put_down_pen(self) -> None:
        if self._pen.line is not None:
            self._pen.line.close()

    async def close(self) -> None:
        self._readers.close()
        self._writers.close()
        self._put_down_pen()
        self.engine.dispose()

    # What servers of one database share.

    def tell(self, db: Connection, *words: object) -> None:
        """Let the other servers know, when and only when this transaction is kept."""
        if self.shared:
            db.connection.cursor().execute(NOTIFY, (CHANNEL, " ".join(map(str, (self.name, *words)))))

    def insert_once(self, db: Connection, table: Table, **values: object) -> None:
        """Write a row unless there is one with this key: another server may write it in the same moment."""
        db.execute(INSERTS[self.engine.dialect.name](table).values(**values).on_conflict_do_nothing())

    @contextmanager
    def in_one_go(self, db: Connection) -> Iterator[None]:
        """Send ready statements, and word of them, without waiting for each other's answer."""
        if not self.shared:
            yield
            return
        errors = self.engine.dialect.loaded_dbapi.Error
        try:
            with db.connection.driver_connection.pipeline():  # type: ignore[union-attr]
                yield
        except errors as error:
            raise DBAPIError.instance(None, None, error, errors) from error

    def clock(self) -> float:
        """What the time is, by the database where others go by it too: clocks of machines differ."""
        return self._clock() + self._ahead

    def now(self) -> ColumnElement[float]:
        """The same for a statement; on PostgreSQL it is read while that is carried out."""
        return func.date_part("epoch", func.clock_timestamp()) if self.shared else literal(self.clock())

    async def look_at_the_clock(self) -> None:
        """Go by the database's clock from now on, where there is one."""
        if self.shared:
            before = self._clock()
            told = await self.read(lambda db: db.execute(select(self.now())).scalar_one())
            self.compare(before, told, self._clock())

    def compare(self, before: float, told: float, after: float) -> None:
        """The database has told its time, between these two moments of ours."""
        self._ahead = told - (before + after) / 2

    def own_clock(self) -> float:
        """What the time is on this machine."""
        return self._clock()


def shared(url: str) -> bool:
    """Whether several servers can use it: they need PostgreSQL's notifications, as psycopg has them."""
    return database_url(url).startswith("postgresql+psycopg:")


def shown(url: str) -> str:
    """The URL as it may be printed: without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url)


def _tune(connection: object, _record: object) -> None:
    """SQLite: readers do not wait for the writer, and a commit is on disk before it is acknowledged."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
