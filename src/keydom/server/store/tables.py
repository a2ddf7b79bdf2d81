"""The store: tables, their logs and their chat are written and read here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from time import time

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from keydom.server.errors import NoSuchTable, StaleVersion
from keydom.server.metrics import LINES as WRITTEN
from keydom.server.runner import Runner
from keydom.server.store import schema
from keydom.server.store.cache import QueryCache, SharedQueries
from keydom.server.store.jobs import BOT, add_job, check_lease, remove_job
from keydom.server.store.seat_holders import SEATS, SeatHolders

MOST_CHAT_LINES = 200  # lines of chat

LINES, CHAT, GONE = "lines", "said", "gone"  # told to the other servers, as SEATS is

# What every move does: built once, for building takes longer than writing.
WRITE = insert(schema.lines)
TOUCH = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(touched=bindparam("now"), over=bindparam("done"))
)
TABLE = select(*[column for column in schema.tables.c if column.name != "maker"])  # who that is, is in `SeatHolding`
LESSONS = select(schema.seats.c.table_id).where(schema.seats.c.bot == schema.SCRIPT)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at a seat; `bot` is the level of one, nothing for a person."""

    seat: int
    name: str
    bot: str | None
    seen: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableTerms:
    """What was agreed when a table was made, and the finished game that it goes on from, if any."""

    turn_limit: int | None = None  # seconds
    stand_in: str = "medium"
    fork_of: str | None = None
    fork_ply: int | None = None
    drawn: tuple[int, ...] = ()  # the seat of each who was listed, in that order; empty: as they were listed


@dataclass(frozen=True, slots=True)
class TableRow(TableTerms):
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


class Store(SeatHolders):
    """The store of a server. A line is written once, at its own number: of two writers of one number one fails."""

    def __init__(self, url: str, clock: Callable[[], float] = time, runner: Runner | None = None) -> None:
        super().__init__(url, clock, runner)
        self._chats: QueryCache[str, list[LineRow]] = QueryCache()
        self._versions: SharedQueries[str, int] = SharedQueries(self._ask_versions)

    def forget_all(self) -> None:
        """Forget all cached answers."""
        self.forget_seats()
        self._chats.forget_all()

    def forget_chat(self, id: str) -> None:
        self._chats.forget(id)

    async def create(
        self,
        id: str,
        game: str,
        options: Mapping[str, str],
        rules: int,
        catalogue: str,
        seats: Sequence[tuple[str, str | None, str | None]],
        holders: Sequence[tuple[int, str]],
        terms: TableTerms | None = None,
        maker: str | None = None,
        lines: Sequence[tuple[int, str]] = (),
        over: bool = False,
    ) -> None:
        """Make a table; a seat is (name, bot, hash of its link), a holder (seat, hash of its browser).

        The lines that it begins with are there as soon as it is: another server may open it at once, for a bot's move.
        """
        now = self.clock()

        def act(db: Connection) -> None:
            values = {"id": id, "game": game, "options": dict(options), "rules": rules, "catalogue": catalogue}
            agreed = terms or TableTerms()
            values |= {**asdict(agreed), "drawn": list(agreed.drawn) or None}
            db.execute(insert(schema.tables).values(**values, created=now, touched=now, over=over, maker=maker))
            own = {seat for seat, holder in holders if holder == maker}
            rows = [
                {"table_id": id, "seat": seat, "name": name, "bot": bot, "token_hash": token, "own": seat in own}
                for seat, (name, bot, token) in enumerate(seats)
            ]
            db.execute(insert(schema.seats), rows)
            if lines:
                db.execute(WRITE, _line_rows(id, 0, lines, now))
            if any(bot for _, bot, _ in seats):
                add_job(db, BOT, id)
            if holders:
                taken = [{"table_id": id, "seat": seat, "holder": holder, "since": now} for seat, holder in holders]
                db.execute(insert(schema.claims), taken)
                self.notify(db, SEATS, id)

        await self.write(act, self.forget_seats)
        WRITTEN.inc(len(lines))

    async def table(self, id: str) -> TableRow:
        def ask(db: Connection) -> TableRow:
            found = db.execute(TABLE.where(schema.tables.c.id == id)).mappings().first()
            if found is None:
                raise NoSuchTable(f"there is no table {id!r}")
            query = select(schema.seats).where(schema.seats.c.table_id == id).order_by(schema.seats.c.seat)
            seats = tuple(SeatRow(row.seat, row.name, row.bot, row.seen) for row in db.execute(query))
            return TableRow(**{**found, "drawn": tuple(found["drawn"] or ())}, seats=seats)

        return await self.read(ask)

    async def version(self, id: str) -> int | None:
        """How many lines its log has; nothing where there is no such table."""
        return await self._versions.get(id)

    async def _ask_versions(self, ids: Collection[str]) -> dict[str, int]:
        last = select(func.max(schema.lines.c.number)).where(schema.lines.c.table_id == schema.tables.c.id)
        query = select(schema.tables.c.id, last.scalar_subquery()).where(schema.tables.c.id.in_(ids))
        return await self.read(lambda db: {id: 0 if number is None else number + 1 for id, number in db.execute(query)})

    async def log(self, id: str, first: int = 0) -> list[LineRow]:
        """The lines from this number on."""
        here = (schema.lines.c.table_id == id) & (schema.lines.c.number >= first)
        query = select(schema.lines).where(here).order_by(schema.lines.c.number)
        return await self.read(lambda db: [LineRow(r.number, r.seat, r.text, r.at) for r in db.execute(query)])

    async def append(
        self,
        id: str,
        first: int,
        lines: Sequence[tuple[int, str]],
        over: bool,
        bots: Mapping[int, str] | None = None,
        bot_next: bool | None = None,
        fence: str | None = None,
        at: float | None = None,
    ) -> None:
        """Write lines from this number on, and where bots sit now (None: as before), all or none.

        `bot_next`: whether a bot is to move then (None: as before); `fence`: of the lease of who writes for a bot;
        `at`: when it happened, if not now.
        """
        now = self.clock() if at is None else at
        rows = _line_rows(id, first, lines, now)

        def act(db: Connection) -> None:
            # The job before the lines, whoever writes: two who took them in different orders would wait for ever.
            if fence is not None:
                check_lease(db, BOT, id, fence)
            if bot_next is not None:
                (add_job if bot_next else remove_job)(db, BOT, id)
            if bots is not None:
                _seat_bots(db, id, bots)
            db.execute(WRITE, rows)
            db.execute(TOUCH, {"table": id, "now": now, "done": over})
            self.notify(db, LINES, id, first + len(rows))

        try:
            await self.write(act)
        except IntegrityError:
            raise StaleVersion("another line was written first") from None
        WRITTEN.inc(len(rows))

    # Which tables there are.

    async def tables_of(self, holder: str, most: int = 100, taught: str | None = None) -> list[str]:
        """The tables of a browser, the one touched last first: games, or the lessons of one game."""
        mine = select(schema.claims.c.table_id).where(schema.claims.c.holder == holder).distinct()
        query = select(schema.tables.c.id).where(schema.tables.c.id.in_(mine)).order_by(schema.tables.c.touched.desc())
        if taught is None:
            query = query.where(schema.tables.c.id.not_in(LESSONS))
        else:
            query = query.where(schema.tables.c.id.in_(LESSONS), schema.tables.c.game == taught)
        return await self.read(lambda db: list(db.execute(query.limit(most)).scalars()))

    async def finished(self, game: str, rules: int, catalogue: str, most: int) -> list[str]:
        """The finished games of a title under these rules, the last first; neither lessons nor forks."""
        tables = schema.tables.c
        alike = (tables.game == game, tables.rules == rules, tables.catalogue == catalogue)
        query = select(tables.id).where(tables.over, *alike, tables.fork_of.is_(None), tables.id.not_in(LESSONS))
        query = query.order_by(tables.touched.desc()).limit(most)
        return await self.read(lambda db: list(db.execute(query).scalars()))

    async def set_rematch(self, id: str, next: str) -> str:
        """Let this table follow, unless another does; says which one it is."""
        here = schema.tables.c.id == id
        change = update(schema.tables).where(here, schema.tables.c.rematch.is_(None)).values(rematch=next)

        def act(db: Connection) -> str:
            db.execute(change)
            return str(db.execute(select(schema.tables.c.rematch).where(here)).scalar_one())

        return await self.write(act)

    # Chat.

    async def add_chat(self, id: str, seat: int, text: str) -> int:
        """Write a line of chat; says its number."""
        table = schema.chat
        # Whoever speaks at the same moment, at whichever server, waits for the number.
        held = select(schema.tables.c.id).where(schema.tables.c.id == id).with_for_update(key_share=True)

        def act(db: Connection) -> int:
            if db.execute(held).first() is None:
                raise NoSuchTable(f"there is no table {id!r}")
            last = db.execute(select(func.max(table.c.number)).where(table.c.table_id == id)).scalar()
            number = 0 if last is None else int(last) + 1
            db.execute(insert(table).values(table_id=id, number=number, seat=seat, text=text, at=self.clock()))
            self.notify(db, CHAT, id)
            return number

        return await self.write(act, lambda: self._chats.forget(id))

    async def chat(self, id: str) -> list[LineRow]:
        """The last lines of chat."""

        def ask(db: Connection) -> list[LineRow]:
            table = schema.chat
            query = select(table).where(table.c.table_id == id).order_by(table.c.number.desc()).limit(MOST_CHAT_LINES)
            rows = db.execute(query).all()
            return [LineRow(row.number, row.seat, row.text, row.at) for row in reversed(rows)]

        return await self._chats.get(id, lambda: self.read(ask))


def _line_rows(id: str, first: int, lines: Sequence[tuple[int, str]], at: float) -> list[dict[str, object]]:
    return [
        {"table_id": id, "number": number, "seat": seat, "text": text, "at": at}
        for number, (seat, text) in enumerate(lines, first)
    ]


def _seat_bots(db: Connection, id: str, bots: Mapping[int, str]) -> None:
    here = schema.seats.c.table_id == id
    db.execute(update(schema.seats).where(here).values(bot=None))
    for seat, level in bots.items():
        db.execute(update(schema.seats).where(here, schema.seats.c.seat == seat).values(bot=level))
