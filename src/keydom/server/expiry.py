"""Tables that nobody began, or that nobody ended: they go after a time that the host sets; finished games stay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from time import time

from sqlalchemy import Connection, delete, exists, select, update

from keydom.server import schema
from keydom.server.errors import Trouble
from keydom.server.jobs import BOT, unwant
from keydom.server.settings import Settings
from keydom.server.store import Store

DAY = 86_400.0
HOUR = 3600.0
SHORTEST = 0.1  # seconds between two rounds


def expired(db: Connection, settings: Settings, now: float) -> list[str]:
    """The tables whose time is over: by the last move, and shorter where no person has ever moved."""
    tables = schema.tables.c
    moved = exists().where(
        schema.lines.c.table_id == tables.id,
        schema.seats.c.table_id == tables.id,
        schema.lines.c.seat == schema.seats.c.seat,
        schema.seats.c.bot.is_(None),
    )
    found: list[str] = []
    for days, which in ((settings.unstarted, ~moved), (settings.abandoned, moved)):
        if days:
            old = tables.touched < now - days * DAY
            found += db.execute(select(tables.id).where(tables.over.is_(False), old, which)).scalars()
    return found


def remove(id: str, settings: Settings, db: Connection) -> None:
    """All that is kept of a table, unless somebody has moved there meanwhile."""
    if id not in expired(db, settings, time()):
        return
    for table in (schema.analyses, schema.chat, schema.lines, schema.claims, schema.seats):
        db.execute(delete(table).where(table.c.table_id == id))
    unwant(db, BOT, id)
    db.execute(update(schema.tables).where(schema.tables.c.rematch == id).values(rematch=None))
    db.execute(delete(schema.tables).where(schema.tables.c.id == id))


async def sweep(store: Store, settings: Settings, in_use: Callable[[str], bool], drop: Callable[[str], None]) -> None:
    """Go round for ever. A table that is in use stays; one that goes is dropped from memory too."""
    terms = [days * DAY for days in (settings.unstarted, settings.abandoned) if days]
    while terms:
        try:
            for id in await store.read(lambda db: expired(db, settings, time())):
                if not in_use(id):
                    await store.write(partial(remove, id, settings), partial(_forget, store, drop, id))
        except Trouble as error:
            await asyncio.sleep(error.retry)
        await asyncio.sleep(min(HOUR, max(SHORTEST, min(terms) / 4)))


def _forget(store: Store, drop: Callable[[str], None], id: str) -> None:
    store.forget_all()
    drop(id)
