"""Removes tables that nobody began or ended, after the retention time that the host sets. Finished games stay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection, delete, exists, insert, select, update

from keydom.server.durations import DAY, HOUR, MINUTE
from keydom.server.errors import DatabaseUnavailable
from keydom.server.settings import Settings
from keydom.server.store import schema
from keydom.server.store.jobs import BOT, remove_job
from keydom.server.store.schema import usage
from keydom.server.store.tables import GONE, Store

SHORTEST = 0.1  # seconds between two rounds
SLOW = MINUTE  # by which a round may be late
WATCHED = "watched"


def expired(db: Connection, settings: Settings, now: float) -> list[str]:
    """Return the tables whose retention time is over: by the last move, and shorter where no person has ever moved."""
    tables = schema.tables.c
    moved = exists().where(
        schema.lines.c.table_id == tables.id,
        schema.seats.c.table_id == tables.id,
        schema.lines.c.seat == schema.seats.c.seat,
        schema.seats.c.bot.is_(None),
    )
    found: list[str] = []
    for days, which in ((settings.unstarted_retention_days, ~moved), (settings.abandoned_retention_days, moved)):
        if days:
            old = tables.touched < now - days * DAY
            found += db.execute(select(tables.id).where(tables.over.is_(False), old, which)).scalars()
    return found


def remove(id: str, settings: Settings, store: Store, db: Connection) -> None:
    """Delete a table, unless somebody has moved there meanwhile or looks at it, at whichever server."""
    watched = select(usage.c.whose).where(usage.c.what == WATCHED, usage.c.whose == id, usage.c.until > store.now())
    if id not in expired(db, settings, store.clock()) or db.execute(watched).first() is not None:
        return
    delete_table(id, store, db)


def delete_table(id: str, store: Store, db: Connection) -> None:
    """Delete all rows of a table."""
    for table in (schema.analyses, schema.chat, schema.lines, schema.requests, schema.claims, schema.seats):
        db.execute(delete(table).where(table.c.table_id == id))
    remove_job(db, BOT, id)
    store.notify(db, GONE, id)
    db.execute(update(schema.tables).where(schema.tables.c.rematch == id).values(rematch=None))
    db.execute(delete(schema.tables).where(schema.tables.c.id == id))


async def sweep(store: Store, settings: Settings, in_use: Callable[[str], bool], drop: Callable[[str], None]) -> None:
    """Remove expired tables again and again. A table in use stays; a removed one is dropped from memory too.

    Of several servers each says first which tables are in use there: what is old goes in the round after.
    """
    terms = [days * DAY for days in (settings.unstarted_retention_days, settings.abandoned_retention_days) if days]
    pause = min(HOUR, max(SHORTEST, min(terms, default=0.0) / 4))
    before: set[str] = set()
    while terms:
        try:
            old = set(await store.read(lambda db: expired(db, settings, store.clock())))
            used = {id for id in old if in_use(id)}
            if store.shared:
                await store.write(partial(_share_watched, store, used, pause))
            for id in (old - used) & (before if store.shared else old):
                await store.write(partial(remove, id, settings, store), partial(_forget, store, drop, id))
            before = old
        except DatabaseUnavailable as error:
            await asyncio.sleep(error.retry)
        await asyncio.sleep(pause)


async def withdraw(store: Store, drop: Callable[[str], None], id: str) -> None:
    """Delete a table that nobody has come to."""
    await store.write(partial(delete_table, id, store), partial(_forget, store, drop, id))


def _share_watched(store: Store, used: set[str], pause: float, db: Connection) -> None:
    """Let the other servers know which old tables are looked at here, for the next two rounds."""
    old = (usage.c.server == store.name) | (usage.c.until < store.now())
    db.execute(delete(usage).where(usage.c.what == WATCHED, old))
    until = store.clock() + 2 * pause + SLOW
    rows = [{"server": store.name, "what": WATCHED, "whose": id, "until": until} for id in sorted(used)]
    if rows:
        db.execute(insert(usage), rows)


def _forget(store: Store, drop: Callable[[str], None], id: str) -> None:
    store.forget_all()
    drop(id)
