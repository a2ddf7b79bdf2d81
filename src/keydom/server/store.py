"""The database: tables are made, found and written to here and nowhere else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from time import time
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine, Insert, Update, bindparam, create_engine, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from keydom.core.errors import BadOption
from keydom.server import schema
from keydom.server.errors import NoSuchTable, Stale
from keydom.server.health import READING, WRITING, Health
from keydom.server.tokens import Issued

K = TypeVar("K")
T = TypeVar("T")

READERS = 3  # threads; one more writes, so that writers never wait for each other's locks
KEPT = 10_000  # answers of each sort
MOST_SAID = 200  # lines of chat

# What every move does.
WRITE = insert(schema.lines)
TOUCH = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(touched=bindparam("now"), over=bindparam("done"))
)
LESSONS = select(schema.seats.c.table_id).where(schema.seats.c.bot == schema.SCRIPT)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at a seat; `bot` is the level of one, nothing for a person."""

    seat: int
    name: str
    bot: str | None
    seen: float | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed when a table was made, and the finished game that it goes on from, if any."""

    turn_limit: int | None = None  # seconds
    stand_in: str = "medium"
    fork_of: str | None = None
    fork_ply: int | None = None
    drawn: tuple[int, ...] = ()  # the seat of each who was listed, in that order; empty: as they were listed


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is kept, without its log."""

    id: str
    game: str
    options: dict[str, str]
    rules: int
    catalogue: str
    created: float
    touched: float
    over: bool
    rematch: str | None
    seats: tuple[SeatRow, ...]
    drawn: list[int] | None = None  # the seat of each who was listed, in that order; None: as they were listed
    turn_limit: int | None = None
    stand_in: str = "medium"
    fork_of: str | None = None
    fork_ply: int | None = None


@dataclass(frozen=True, slots=True)
class LineRow:
    """A line of the log: a move, or something else that begins with an exclamation mark."""

    number: int
    seat: int
    text: str
    at: float


class Kept(Generic[K, T]):
    """Answers that hold until what they are about is written to. No other server writes to the same database."""

    def __init__(self) -> None:
        self._known: dict[K, T] = {}
        self._written = 0

    async def get(self, key: K, ask: Callable[[], Awaitable[T]]) -> T:
        if key in self._known:
            return self._known[key]
        written = self._written
        found = await ask()
        if written == self._written:  # else the answer may be older than what was written meanwhile
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[key] = found
        return found

    def forget(self, key: K) -> None:
        self._written += 1
        self._known.pop(key, None)

    def forget_all(self) -> None:
        self._written += 1
        self._known.clear()


class Ready:
    """A statement in the very words of the driver, put together once: that takes longer than carrying it out."""

    def __init__(self, statement: Insert | Update, engine: Engine) -> None:
        compiled = statement.compile(engine)
        self._text = str(compiled)
        self._order = compiled.positiontup  # of the values, where the driver takes them by place

    def run(self, db: Connection, rows: Sequence[Mapping[str, object]]) -> None:
        if self._order is None:
            db.exec_driver_sql(self._text, list(rows))
        else:
            db.exec_driver_sql(self._text, [tuple([row[name] for name in self._order]) for row in rows])


class Store:
    """One database. A line is written once, at its own number: of two that want the same one only one succeeds.

    Every question is one trip to a thread and back, whatever it asks: the event loop never waits for the disk. A
    question that the database cannot answer now ends in Trouble, and the next one tries anew.
    """

    def __init__(self, url: str, clock: Callable[[], float] = time) -> None:
        self.clock = clock
        try:
            self.engine: Engine = create_engine(url)
        except ArgumentError as error:
            raise BadOption(f"cannot use the database {shown(url)}: {error}") from None
        except ModuleNotFoundError as error:
            hint = "PostgreSQL comes with pip install 'keydom[postgres]'"
            raise BadOption(f"cannot use the database {shown(url)}: {error} ({hint})") from None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _tune)
        self._health = Health(self.engine.url)
        self._write, self._touch = Ready(WRITE, self.engine), Ready(TOUCH, self.engine)
        self._readers = ThreadPoolExecutor(READERS, "keydom-reader")
        self._writer = ThreadPoolExecutor(1, "keydom-writer")
        self._pen: Connection | None = None  # the writer's own, once it has written
        self._bearers: Kept[str, tuple[str, int] | None] = Kept()
        self._held: Kept[tuple[str, str], list[int]] = Kept()
        self._said: Kept[str, list[LineRow]] = Kept()
        self._known: Kept[str, bool] = Kept()
        self.issued = Issued()  # cookies that no seat is kept for yet

    async def read(self, ask: Callable[[Connection], T]) -> T:
        def run() -> T:
            self._health.check()
            with self.engine.connect() as db:
                return ask(db)

        try:
            found = await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except Exception as error:
            raise self._health.failed(READING, error) from None
        self._health.worked(READING)
        return found

    async def write(self, act: Callable[[Connection], T], then: Callable[[], None] | None = None) -> T:
        """Do all of it or nothing; and `then` this in the event loop, even if nobody waits for the end any more.

        Giving up does not stop it: what is awaited here is no more than word of the end.
        """
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[T] = loop.create_future()

        def run() -> T:
            self._health.check()
            self._pen = self._pen or self.engine.connect()
            try:
                with self._pen.begin():
                    return act(self._pen)
            except SQLAlchemyError:
                self._drop_pen()
                raise

        def end(job: Future[T]) -> None:
            if then is not None:
                then()
            if ended.cancelled():
                return
            error = job.exception()
            if error is None:
                self._health.worked(WRITING)
                ended.set_result(job.result())
            else:
                ended.set_exception(self._health.failed(WRITING, error))

        self._writer.submit(run).add_done_callback(lambda job: loop.call_soon_threadsafe(end, job))
        return await ended

    def _drop_pen(self) -> None:
        """Nothing is known of a connection that has failed: the next write opens another."""
        pen, self._pen = self._pen, None
        if pen is not None:
            with suppress(SQLAlchemyError):
                pen.invalidate()
            with suppress(SQLAlchemyError):
                pen.close()

    async def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        if self._pen is not None:
            self._pen.close()
        self.engine.dispose()

    def forget_all(self) -> None:
        """Ask anew whatever was asked before."""
        self._bearers.forget_all()
        self._held.forget_all()
        self._said.forget_all()
        self._known.forget_all()

    async def create(
        self,
        id: str,
        game: str,
        options: Mapping[str, str],
        rules: int,
        catalogue: str,
        seats: Sequence[tuple[str, str | None, str]],
        holders: Sequence[tuple[int, str]],
        terms: Terms | None = None,
    ) -> None:
        """A new table; a seat is (name, bot, hash of its token), a holder (seat, hash of its browser)."""
        now = self.clock()

        def act(db: Connection) -> None:
            values = {"id": id, "game": game, "options": dict(options), "rules": rules, "catalogue": catalogue}
            agreed = terms or Terms()
            values |= {**asdict(agreed), "drawn": list(agreed.drawn) or None}
            db.execute(insert(schema.tables).values(**values, created=now, touched=now, over=False))
            rows = [
                {"table_id": id, "seat": seat, "name": name, "bot": bot, "token_hash": token}
                for seat, (name, bot, token) in enumerate(seats)
            ]
            db.execute(insert(schema.seats), rows)
            if holders:
                taken = [{"table_id": id, "seat": seat, "holder": holder} for seat, holder in holders]
                db.execute(insert(schema.claims), taken)

        await self.write(act, self._known.forget_all)

    async def table(self, id: str) -> TableRow:
        def ask(db: Connection) -> TableRow:
            found = db.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
            if found is None:
                raise NoSuchTable(f"there is no table {id!r}")
            query = select(schema.seats).where(schema.seats.c.table_id == id).order_by(schema.seats.c.seat)
            seats = tuple(SeatRow(row.seat, row.name, row.bot, row.seen) for row in db.execute(query))
            return TableRow(**found, seats=seats)

        return await self.read(ask)

    async def log(self, id: str) -> list[LineRow]:
        query = select(schema.lines).where(schema.lines.c.table_id == id).order_by(schema.lines.c.number)
        return await self.read(lambda db: [LineRow(r.number, r.seat, r.text, r.at) for r in db.execute(query)])

    async def append(
        self, id: str, first: int, lines: Sequence[tuple[int, str]], over: bool, bots: Mapping[int, str] | None = None
    ) -> float:
        """Write lines from this number on, and where bots sit now (None: as before), all or none; says when."""
        now = self.clock()
        rows = [
            {"table_id": id, "number": first + place, "seat": seat, "text": text, "at": now}
            for place, (seat, text) in enumerate(lines)
        ]

        def act(db: Connection) -> None:
            self._write.run(db, rows)
            self._touch.run(db, [{"table": id, "now": now, "done": over}])
            if bots is not None:
                _seat_bots(db, id, bots)

        try:
            await self.write(act)
        except IntegrityError:
            raise Stale("another line was written first") from None
        return now

    # Who may act.

    async def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        """The table and the seat that a token is for."""

        def ask(db: Connection) -> tuple[str, int] | None:
            seats = schema.seats.c
            query = select(seats.table_id, seats.seat).where(seats.token_hash == token_hash)
            row = db.execute(query).first()
            return (row[0], row[1]) if row else None

        return await self._bearers.get(token_hash, lambda: self.read(ask))

    async def claim(self, id: str, seat: int, holder: str) -> None:
        """Let a browser act for a seat; it may already."""
        claim = insert(schema.claims).values(table_id=id, seat=seat, holder=holder)

        def forget() -> None:
            self._held.forget((id, holder))
            self._known.forget(holder)

        try:
            await self.write(lambda db: db.execute(claim), forget)
        except IntegrityError:
            return

    async def knows(self, holder: str) -> bool:
        """Whether a browser may act for any seat at all."""
        query = select(schema.claims.c.holder).where(schema.claims.c.holder == holder).limit(1)
        return await self._known.get(holder, lambda: self.read(lambda db: db.execute(query).first() is not None))

    async def held(self, id: str, holder: str) -> list[int]:
        """The seats of a table that a browser may act for."""

        def ask(db: Connection) -> list[int]:
            where = (schema.claims.c.table_id == id) & (schema.claims.c.holder == holder)
            query = select(schema.claims.c.seat).where(where).order_by(schema.claims.c.seat)
            return list(db.execute(query).scalars())

        return await self._held.get((id, holder), lambda: self.read(ask))

    async def saw(self, id: str, seats: Sequence[int], at: float) -> None:
        """People were seen at these seats."""
        here = (schema.seats.c.table_id == id) & schema.seats.c.seat.in_(seats)
        await self.write(lambda db: db.execute(update(schema.seats).where(here).values(seen=at)))

    async def share_claims(self, id: str, next: str, drawn: Sequence[int] = ()) -> None:
        """Whoever acts for a seat of a table, by a browser or by its token, may act for it in the next one.

        That is the same seat, or the one drawn for it.
        """

        def act(db: Connection) -> None:
            where = schema.claims.c.table_id.in_((id, next))
            rows = db.execute(select(schema.claims).where(where)).all()
            there = {(row.seat, row.holder) for row in rows if row.table_id == next}
            tokens = select(schema.seats.c.seat, schema.seats.c.token_hash).where(schema.seats.c.table_id == id)
            held = {(row.seat, row.holder) for row in rows if row.table_id == id}
            held |= {(seat, token) for seat, token in db.execute(tokens)}
            holders = {(drawn[seat] if drawn else seat, holder) for seat, holder in held}
            new = [{"table_id": next, "seat": seat, "holder": holder} for seat, holder in sorted(holders - there)]
            if new:
                db.execute(insert(schema.claims), new)

        await self.write(act, self._held.forget_all)

    async def tables_of(self, holder: str, most: int = 100, taught: str | None = None) -> list[str]:
        """The tables of a browser, the one touched last first: games, or the lessons of one game."""
        mine = select(schema.claims.c.table_id).where(schema.claims.c.holder == holder).distinct()
        query = select(schema.tables.c.id).where(schema.tables.c.id.in_(mine)).order_by(schema.tables.c.touched.desc())
        if taught is None:
            query = query.where(schema.tables.c.id.not_in(LESSONS))
        else:
            query = query.where(schema.tables.c.id.in_(LESSONS), schema.tables.c.game == taught)
        return await self.read(lambda db: list(db.execute(query.limit(most)).scalars()))

    async def with_bots(self) -> list[str]:
        """Unfinished tables where a bot sits: it may be its turn."""
        bots = select(schema.seats.c.table_id).where(schema.seats.c.bot != schema.SCRIPT).distinct()
        query = select(schema.tables.c.id).where(schema.tables.c.id.in_(bots), schema.tables.c.over.is_(False))
        return await self.read(lambda db: list(db.execute(query).scalars()))

    async def set_rematch(self, id: str, next: str) -> None:
        change = update(schema.tables).where(schema.tables.c.id == id).values(rematch=next)
        await self.write(lambda db: db.execute(change))

    # Chat.

    async def say(self, id: str, seat: int, text: str) -> int:
        """Write a line of chat; says its number."""
        table = schema.chat

        def act(db: Connection) -> int:
            last = db.execute(select(func.max(table.c.number)).where(table.c.table_id == id)).scalar()
            number = 0 if last is None else int(last) + 1
            db.execute(insert(table).values(table_id=id, number=number, seat=seat, text=text, at=self.clock()))
            return number

        while True:
            try:
                return await self.write(act, lambda: self._said.forget(id))
            except IntegrityError:  # another server spoke at the same moment: take the next number
                continue

    async def said(self, id: str) -> list[LineRow]:
        """The last lines of chat."""

        def ask(db: Connection) -> list[LineRow]:
            table = schema.chat
            query = select(table).where(table.c.table_id == id).order_by(table.c.number.desc()).limit(MOST_SAID)
            rows = db.execute(query).all()
            return [LineRow(row.number, row.seat, row.text, row.at) for row in reversed(rows)]

        return await self._said.get(id, lambda: self.read(ask))


def shown(url: str) -> str:
    """The URL as it may be printed: without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url)


def _seat_bots(db: Connection, id: str, bots: Mapping[int, str]) -> None:
    here = schema.seats.c.table_id == id
    db.execute(update(schema.seats).where(here).values(bot=None))
    for seat, level in bots.items():
        db.execute(update(schema.seats).where(here, schema.seats.c.seat == seat).values(bot=level))


def _tune(connection: object, _record: object) -> None:
    """SQLite: readers do not wait for the writer, and a commit is on disk before it is acknowledged."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
