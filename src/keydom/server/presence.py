"""When people were last seen at a table: whoever looks or acts is there."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from keydom.server.errors import ServerError
from keydom.server.live import Live
from keydom.server.store import Store


async def note(live: Live, seats: list[int], store: Store) -> None:
    """Whoever holds these seats is there now; it is kept to the minute."""
    now = store.clock()
    new = not live.people.came.issuperset(seats)
    due = live.people.saw(seats, now)
    if not due:
        return
    try:
        await store.saw(live.id, due, now, new)
    except (SQLAlchemyError, ServerError):  # who looks is not to suffer from it: the next look tries again
        return
    live.people.kept(due, now)
