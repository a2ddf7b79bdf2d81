"""The seats of tables in the database: names, holders, invitation links, and requests for a seat.

A browser or a program acts for a seat after it has sat down there. A link is worth nothing once somebody has sat down
by it. Other servers are notified of every write here but one: when somebody was seen again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import time
from typing import TypeVar

from sqlalchemy import Connection, delete, exists, or_, select, update

from keydom.core.cache import Cache
from keydom.server.runner import Runner
from keydom.server.store import schema
from keydom.server.store.cache import QueryCache
from keydom.server.store.database import Database, do_nothing
from keydom.server.store.tokens import REMEMBERED

T = TypeVar("T")

SEATS = "seats"  # told to the other servers when a name changes, or who may act for a seat
CODE = 4  # letters by which people tell one asker from another


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """A browser or a program that acts for a seat. `since` is None for those from before it was kept."""

    seat: int
    holder: str
    since: float | None
    program: bool


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A browser that asks for a seat, and the seats that have agreed."""

    seat: int
    holder: str
    at: float
    agreed: tuple[int, ...]

    @property
    def code(self) -> str:
        """What the asker can tell the others, so that they know whom they agree to."""
        return self.holder[:CODE].upper()


@dataclass(frozen=True, slots=True)
class SeatHolding:
    """The holders of the seats of a table, the requests for one, and the maker who gave out the links."""

    maker: str | None = None
    claims: tuple[SeatClaim, ...] = ()
    requests: tuple[SeatRequest, ...] = ()
    own: frozenset[int] = frozenset()  # the seats that the maker's browser has had

    def of(self, seat: int) -> list[SeatClaim]:
        return [claim for claim in self.claims if claim.seat == seat]

    def request(self, seat: int) -> SeatRequest | None:
        return next((request for request in self.requests if request.seat == seat), None)


class SeatHolders(Database):
    """The part of the store that says who may act for a seat."""

    def __init__(self, url: str, clock: Callable[[], float] = time, runner: Runner | None = None) -> None:
        super().__init__(url, clock, runner)
        lasting: Callable[[object], bool] = bool if self.shared else lambda _: True  # others let people sit down too
        self._invitations: QueryCache[str, tuple[str, int] | None] = QueryCache(lasting)
        self._held: QueryCache[tuple[str, str], list[int]] = QueryCache(lasting)
        self._known: QueryCache[str, bool] = QueryCache(lasting)
        self._holdings: QueryCache[str, SeatHolding] = QueryCache()
        self.issued: Cache[str, None] = Cache(REMEMBERED)  # hashes of the cookies given out last

    def forget_seats(self) -> None:
        """Forget the cached answers about seats."""
        for cache in (self._invitations, self._held, self._known, self._holdings):
            cache.forget_all()

    async def invitation(self, token_hash: str) -> tuple[str, int] | None:
        """The table and the seat that a link invites to; nothing once somebody has sat down by it."""
        return await self._invitations.get(token_hash, lambda: self.read(partial(_invited, token_hash)))

    async def sit(self, token_hash: str, holder: str, program: bool = False) -> tuple[str, int] | None:
        """Sit down by a link, which is worth nothing then; says where, or nothing where it was worth nothing before."""
        seats = schema.seats

        def act(db: Connection) -> tuple[str, int] | None:
            invited = _invited(token_hash, db)
            used = update(seats).where(seats.c.token_hash == token_hash).values(token_hash=None)
            if invited is None or db.execute(used).rowcount == 0:  # of two at once one has used it
                return None
            self._claim(db, *invited, holder, program)
            self.notify(db, SEATS, invited[0])
            return invited

        return await self.write(act, self.forget_seats)

    async def invite(self, id: str, seat: int, token_hash: str, only_if_unused: bool) -> bool:
        """Let this be the one link to a seat; `only_if_unused`: as long as nobody has sat down by the one before."""
        seats, claims = schema.seats.c, schema.claims.c
        here = (seats.table_id == id) & (seats.seat == seat)
        if only_if_unused:
            here &= seats.token_hash.is_not(None) & ~exists().where(claims.table_id == id, claims.seat == seat)
        change = update(schema.seats).where(here).values(token_hash=token_hash)
        return await self._change_seats(id, lambda db: db.execute(change).rowcount > 0)

    async def is_known(self, holder: str) -> bool:
        """Whether a browser may act for any seat at all, or asks for one."""
        asked = exists().where(schema.requests.c.holder == holder)
        query = select(or_(exists().where(schema.claims.c.holder == holder), asked))
        return await self._known.get(holder, lambda: self.read(lambda db: bool(db.execute(query).scalar())))

    async def seats_held(self, id: str, holder: str) -> list[int]:
        """The seats of a table that a browser may act for."""

        def ask(db: Connection) -> list[int]:
            where = (schema.claims.c.table_id == id) & (schema.claims.c.holder == holder)
            query = select(schema.claims.c.seat).where(where).order_by(schema.claims.c.seat)
            return list(db.execute(query).scalars())

        return await self._held.get((id, holder), lambda: self.read(ask))

    async def seat_holding(self, id: str) -> SeatHolding:
        """Where the seats of a table are open, those opened first at the front, and who asks for one."""
        claims, requests = schema.claims, schema.requests

        def ask(db: Connection) -> SeatHolding:
            open = db.execute(select(claims).where(claims.c.table_id == id)).all()
            asked = db.execute(select(requests).where(requests.c.table_id == id).order_by(requests.c.seat)).all()
            found = [SeatClaim(row.seat, row.holder, row.since, row.program) for row in open]
            found.sort(key=lambda claim: (claim.seat, claim.since or 0.0, claim.holder))
            maker = db.execute(select(schema.tables.c.maker).where(schema.tables.c.id == id)).scalar()
            own = db.execute(select(schema.seats.c.seat).where(schema.seats.c.table_id == id, schema.seats.c.own))
            asking = tuple(SeatRequest(row.seat, row.holder, row.at, tuple(row.agreed)) for row in asked)
            return SeatHolding(maker, tuple(found), asking, frozenset(own.scalars()))

        return await self._holdings.get(id, lambda: self.read(ask))

    async def give_up(self, id: str, holder: str) -> None:
        """Let a browser act for no seat of a table any longer."""
        held = (schema.claims.c.table_id == id) & (schema.claims.c.holder == holder)
        await self._change_seats(id, lambda db: db.execute(delete(schema.claims).where(held)))

    async def end_others(self, id: str, seat: int, holder: str) -> None:
        """Let nobody else act for a seat: no browser, no program, and nobody who has a link."""
        await self._change_seats(id, lambda db: self._only(db, id, seat, holder))

    async def rename(self, id: str, seat: int, name: str, then: Callable[[], None] = do_nothing) -> None:
        """Write a name; and `then` this, even if nobody waits for the end any more."""
        here = (schema.seats.c.table_id == id) & (schema.seats.c.seat == seat)
        await self._change_seats(id, lambda db: db.execute(update(schema.seats).where(here).values(name=name)), then)

    async def store_seen(self, id: str, seats: Sequence[int], at: float, new: bool = False) -> None:
        """People were seen at these seats; `new`: somebody for the first time."""
        here = (schema.seats.c.table_id == id) & schema.seats.c.seat.in_(seats)

        def act(db: Connection) -> None:
            db.execute(update(schema.seats).where(here).values(seen=at))
            if new:
                self.notify(db, SEATS, id)

        await self.write(act)

    async def seen(self, id: str) -> dict[int, float]:
        """When people were last seen at their seats, at whichever server."""
        query = select(schema.seats.c.seat, schema.seats.c.seen).where(schema.seats.c.table_id == id)
        rows = await self.read(lambda db: db.execute(query).all())
        return {seat: seen for seat, seen in rows if seen is not None}

    async def share_claims(self, id: str, next: str, drawn: Sequence[int] = ()) -> None:
        """Whoever acts for a seat of a table may act for it in the next one: the same seat, or the one drawn for it."""
        claims, seats = schema.claims, schema.seats

        def act(db: Connection) -> None:
            rows = db.execute(select(claims).where(claims.c.table_id.in_((id, next)))).all()
            there = {(row.seat, row.holder) for row in rows if row.table_id == next}
            for row in rows:
                seat = drawn[row.seat] if drawn else row.seat
                if row.table_id == id and (seat, row.holder) not in there:
                    self._claim(db, next, seat, row.holder, row.program)
            own = db.execute(select(seats.c.seat).where(seats.c.table_id == id, seats.c.own)).scalars().all()
            same = [drawn[seat] if drawn else seat for seat in own]
            db.execute(update(seats).where(seats.c.table_id == next, seats.c.seat.in_(same)).values(own=True))

        await self._change_seats(next, act)

    async def merge_holders(self, others: Sequence[str], holder: str) -> None:
        """Let one browser have all that is kept for others, which are the same."""
        claims, requests, tables = schema.claims, schema.requests, schema.tables
        columns = (claims.c.holder, requests.c.holder, tables.c.maker)
        anything = or_(*[exists().where(column.in_(others)) for column in columns])
        if not await self.read(lambda db: db.execute(select(anything)).scalar()):
            return

        def act(db: Connection) -> None:
            made = tables.c.maker.in_(others)
            touched = set(db.execute(select(tables.c.id).where(made)).scalars())
            for row in db.execute(select(claims).where(claims.c.holder.in_(others))).all():
                self._claim(db, row.table_id, row.seat, holder, row.program, row.since)
                touched.add(row.table_id)
            db.execute(delete(claims).where(claims.c.holder.in_(others)))
            db.execute(update(tables).where(made).values(maker=holder))
            db.execute(update(requests).where(requests.c.holder.in_(others)).values(holder=holder))
            for id in sorted(touched):
                self.notify(db, SEATS, id)

        await self.write(act, self.forget_seats)

    # Who has lost a seat.

    async def ask_for(self, id: str, seat: int, holder: str) -> SeatRequest | None:
        """Ask the others for a seat; says the request, or nothing where another asks for it."""
        requests = schema.requests
        here = (requests.c.table_id == id) & (requests.c.seat == seat)

        def act(db: Connection) -> SeatRequest | None:
            new = db.execute(select(requests).where(here)).first() is None
            if new:
                self.insert_once(db, requests, table_id=id, seat=seat, holder=holder, at=self.clock(), agreed=[])
                self.notify(db, SEATS, id)
            row = db.execute(select(requests).where(here)).first()  # of two at once one is first
            return (
                SeatRequest(seat, holder, row.at, tuple(row.agreed))
                if row is not None and row.holder == holder
                else None
            )

        return await self.write(act, self.forget_seats)

    async def agree(self, id: str, of: int, seats: Sequence[int]) -> None:
        """The seats of a person agree that whoever asks for another has it."""
        requests = schema.requests
        here = (requests.c.table_id == id) & (requests.c.seat == of)

        def act(db: Connection) -> None:
            agreed = db.execute(select(requests.c.agreed).where(here).with_for_update()).scalar()
            if agreed is not None:
                db.execute(update(requests).where(here).values(agreed=sorted({*agreed, *seats})))

        await self._change_seats(id, act)

    async def refuse(self, id: str, of: int) -> None:
        """Let a request go."""
        here = (schema.requests.c.table_id == id) & (schema.requests.c.seat == of)
        await self._change_seats(id, lambda db: db.execute(delete(schema.requests).where(here)))

    async def regain(self, id: str, request: SeatRequest) -> bool:
        """Let whoever asked have the seat, and nobody else, if the request stands as it was."""
        requests = schema.requests.c
        same = (requests.table_id == id, requests.seat == request.seat, requests.holder == request.holder)

        def act(db: Connection) -> bool:
            gone = delete(schema.requests).where(*same, requests.at == request.at)
            if db.execute(gone).rowcount == 0:
                return False
            self._only(db, id, request.seat, request.holder)
            self._claim(db, id, request.seat, request.holder, False)
            self.notify(db, SEATS, id)
            return True

        return await self.write(act, self.forget_seats)

    async def _change_seats(self, id: str, act: Callable[[Connection], T], then: Callable[[], None] = do_nothing) -> T:
        """Write about the seats of a table, and notify the other servers; `then` is what is to be done at this one."""

        def act_and_notify(db: Connection) -> T:
            done = act(db)
            self.notify(db, SEATS, id)
            return done

        def forget() -> None:
            self.forget_seats()
            then()

        return await self.write(act_and_notify, forget)

    # In a transaction.

    def _claim(
        self, db: Connection, id: str, seat: int, holder: str, program: bool, since: float | None = None
    ) -> None:
        """It may have the seat already."""
        values = {"table_id": id, "seat": seat, "holder": holder, "program": program}
        self.insert_once(db, schema.claims, **values, since=since or self.clock())
        made = select(schema.tables.c.id).where(schema.tables.c.id == id, schema.tables.c.maker == holder)
        here = (schema.seats.c.table_id.in_(made), schema.seats.c.seat == seat)
        db.execute(update(schema.seats).where(*here).values(own=True))  # whoever has it next

    def _only(self, db: Connection, id: str, seat: int, holder: str) -> None:
        claims, seats, requests = schema.claims, schema.seats, schema.requests
        others = (claims.c.table_id == id, claims.c.seat == seat, claims.c.holder != holder)
        db.execute(delete(claims).where(*others))
        db.execute(update(seats).where(seats.c.table_id == id, seats.c.seat == seat).values(token_hash=None))
        db.execute(delete(requests).where(requests.c.table_id == id, requests.c.seat == seat))


def _invited(token_hash: str, db: Connection) -> tuple[str, int] | None:
    """The table and the seat that a link invites to."""
    query = select(schema.seats.c.table_id, schema.seats.c.seat).where(schema.seats.c.token_hash == token_hash)
    row = db.execute(query).first()
    return (row[0], row[1]) if row else None
