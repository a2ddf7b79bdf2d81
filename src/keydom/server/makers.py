"""Who gave out the links of a table: they may give out another, as long as nobody has come by the first.

It is kept as a claim on the seat by a holder that no browser is: the maker's, under another name.
"""

from __future__ import annotations

from sqlalchemy import Connection, select

from keydom.server import schema
from keydom.server.live import Live
from keydom.server.store import Store
from keydom.server.tokens import as_maker


async def remember(live: Live, store: Store, holder: str) -> None:
    """The seats of people that are not the maker's own were given out by link."""
    for seat in sorted(live.people.seats - set(await store.held(live.id, holder))):
        await store.claim(live.id, seat, as_maker(holder))


async def renewable(live: Live, store: Store, holder: str) -> list[int]:
    """The seats whose link this maker may give out again: those that nobody has come to."""

    def ask(db: Connection) -> list[tuple[int, str]]:
        query = select(schema.claims.c.seat, schema.claims.c.holder).where(schema.claims.c.table_id == live.id)
        return [(seat, claimed) for seat, claimed in db.execute(query)]

    claims = await store.read(ask)
    made = {seat for seat, claimed in claims if claimed == as_maker(holder)}
    taken = {seat for seat, claimed in claims if claimed != as_maker(holder)}
    return sorted(made - taken - live.people.came)
