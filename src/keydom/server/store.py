"""The database: tables are made, found and written to here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import time

from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from keydom.server import schema
from keydom.server.errors import NoSuchTable, Stale


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at a seat; `bot` is the level of one, nothing for a person."""

    seat: int
    name: str
    bot: str | None


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


@dataclass(frozen=True, slots=True)
class LineRow:
    """A line of the log: a move, or something else that begins with an exclamation mark."""

    number: int
    seat: int
    text: str
    at: float


class Store:
    """One database. A line is written once, at its own number: of two that want the same one only one succeeds."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _tune)

    async def close(self) -> None:
        await self.engine.dispose()

    async def create(
        self,
        id: str,
        game: str,
        options: Mapping[str, str],
        rules: int,
        catalogue: str,
        seats: Sequence[tuple[str, str | None, str]],
        holders: Sequence[tuple[int, str]],
    ) -> None:
        """A new table; a seat is (name, bot, hash of its token), a holder (seat, hash of its browser)."""
        now = time()
        async with self.engine.begin() as db:
            values = {"id": id, "game": game, "options": dict(options), "rules": rules, "catalogue": catalogue}
            await db.execute(insert(schema.tables).values(**values, created=now, touched=now, over=False))
            rows = [
                {"table_id": id, "seat": seat, "name": name, "bot": bot, "token_hash": token}
                for seat, (name, bot, token) in enumerate(seats)
            ]
            await db.execute(insert(schema.seats), rows)
            if holders:
                taken = [{"table_id": id, "seat": seat, "holder": holder} for seat, holder in holders]
                await db.execute(insert(schema.claims), taken)

    async def table(self, id: str) -> TableRow:
        async with self.engine.connect() as db:
            found = (await db.execute(select(schema.tables).where(schema.tables.c.id == id))).mappings().first()
            if found is None:
                raise NoSuchTable(f"there is no table {id!r}")
            query = select(schema.seats).where(schema.seats.c.table_id == id).order_by(schema.seats.c.seat)
            rows = (await db.execute(query)).mappings().all()
        seats = tuple(SeatRow(row["seat"], row["name"], row["bot"]) for row in rows)
        return TableRow(**found, seats=seats)

    async def log(self, id: str) -> list[LineRow]:
        query = select(schema.lines).where(schema.lines.c.table_id == id).order_by(schema.lines.c.number)
        async with self.engine.connect() as db:
            rows = (await db.execute(query)).mappings().all()
        return [LineRow(row["number"], row["seat"], row["text"], row["at"]) for row in rows]

    async def append(self, id: str, first: int, lines: Sequence[tuple[int, str]], over: bool) -> float:
        """Write lines from this number on, all or none; says when."""
        now = time()
        rows = [
            {"table_id": id, "number": first + place, "seat": seat, "text": text, "at": now}
            for place, (seat, text) in enumerate(lines)
        ]
        touch = update(schema.tables).where(schema.tables.c.id == id).values(touched=now, over=over)
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(schema.lines), rows)
                await db.execute(touch)
        except IntegrityError:
            raise Stale("another line was written first") from None
        return now

    # Who may act.

    async def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        """The table and the seat that a token is for."""
        query = select(schema.seats.c.table_id, schema.seats.c.seat).where(schema.seats.c.token_hash == token_hash)
        async with self.engine.connect() as db:
            row = (await db.execute(query)).first()
        return (row[0], row[1]) if row else None

    async def claim(self, id: str, seat: int, holder: str) -> None:
        """Let a browser act for a seat; it may already."""
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(schema.claims).values(table_id=id, seat=seat, holder=holder))
        except IntegrityError:
            return

    async def release(self, id: str, seat: int) -> None:
        """Nobody's browser acts for this seat any more."""
        where = (schema.claims.c.table_id == id) & (schema.claims.c.seat == seat)
        async with self.engine.begin() as db:
            await db.execute(delete(schema.claims).where(where))

    async def held(self, id: str, holder: str) -> list[int]:
        """The seats of a table that a browser may act for."""
        where = (schema.claims.c.table_id == id) & (schema.claims.c.holder == holder)
        async with self.engine.connect() as db:
            rows = await db.execute(select(schema.claims.c.seat).where(where).order_by(schema.claims.c.seat))
        return [row[0] for row in rows]

    async def share_claims(self, id: str, next: str) -> None:
        """Whoever acts for a seat of a table may act for the same seat of the next one."""
        async with self.engine.begin() as db:
            where = schema.claims.c.table_id.in_((id, next))
            rows = (await db.execute(select(schema.claims).where(where))).mappings().all()
            there = {(row["seat"], row["holder"]) for row in rows if row["table_id"] == next}
            wanted = {(row["seat"], row["holder"]) for row in rows} - there
            if wanted:
                new = [{"table_id": next, "seat": seat, "holder": holder} for seat, holder in sorted(wanted)]
                await db.execute(insert(schema.claims), new)

    async def tables_of(self, holder: str, most: int = 100) -> list[str]:
        """The tables of a browser, the one touched last first."""
        mine = select(schema.claims.c.table_id).where(schema.claims.c.holder == holder).distinct()
        query = select(schema.tables.c.id).where(schema.tables.c.id.in_(mine)).order_by(schema.tables.c.touched.desc())
        async with self.engine.connect() as db:
            rows = await db.execute(query.limit(most))
        return [row[0] for row in rows]

    async def with_bots(self) -> list[str]:
        """Unfinished tables where a bot sits: it may be its turn."""
        bots = select(schema.seats.c.table_id).where(schema.seats.c.bot.is_not(None)).distinct()
        query = select(schema.tables.c.id).where(schema.tables.c.id.in_(bots), schema.tables.c.over.is_(False))
        async with self.engine.connect() as db:
            rows = await db.execute(query)
        return [row[0] for row in rows]

    async def set_bot(self, id: str, seat: int, bot: str | None) -> None:
        where = (schema.seats.c.table_id == id) & (schema.seats.c.seat == seat)
        async with self.engine.begin() as db:
            await db.execute(update(schema.seats).where(where).values(bot=bot))

    async def set_name(self, id: str, seat: int, name: str) -> None:
        where = (schema.seats.c.table_id == id) & (schema.seats.c.seat == seat)
        async with self.engine.begin() as db:
            await db.execute(update(schema.seats).where(where).values(name=name))

    async def set_rematch(self, id: str, next: str) -> None:
        async with self.engine.begin() as db:
            await db.execute(update(schema.tables).where(schema.tables.c.id == id).values(rematch=next))

    # Chat.

    async def say(self, id: str, seat: int, text: str) -> int:
        """Write a line of chat; says its number."""
        table = schema.chat
        async with self.engine.begin() as db:
            last = (await db.execute(select(func.max(table.c.number)).where(table.c.table_id == id))).scalar()
            number = 0 if last is None else int(last) + 1
            await db.execute(insert(table).values(table_id=id, number=number, seat=seat, text=text, at=time()))
        return number

    async def said(self, id: str, most: int = 200) -> list[LineRow]:
        table = schema.chat
        query = select(table).where(table.c.table_id == id).order_by(table.c.number.desc()).limit(most)
        async with self.engine.connect() as db:
            rows = (await db.execute(query)).mappings().all()
        return [LineRow(row["number"], row["seat"], row["text"], row["at"]) for row in reversed(rows)]


def _tune(connection: object, _record: object) -> None:
    """SQLite: readers do not wait for the writer, and a commit is on disk before it is acknowledged."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
