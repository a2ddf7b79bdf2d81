"""Stores when people were last seen at a table: whoever looks or acts is there."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from keydom.server.errors import ServerError
from keydom.server.store.tables import Store
from keydom.server.table.table import GameTable


async def note_seen(table: GameTable, seats: list[int], store: Store) -> None:
    """Note that whoever holds these seats is there now; store it to the minute."""
    now = store.clock()
    new = not table.people.came.issuperset(seats)
    due = table.people.saw(seats, now)
    if not due:
        return
    try:
        await store.store_seen(table.id, due, now, new)
    except (SQLAlchemyError, ServerError):  # who looks is not to suffer from it: the next look tries again
        return
    table.people.stored(due, now)
