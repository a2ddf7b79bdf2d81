"""When people were last seen at a table: whoever looks or acts is there."""

from __future__ import annotations

from keydom.server.live import Live
from keydom.server.store import Store


async def note(live: Live, seats: list[int], store: Store) -> None:
    """Whoever holds these seats is there now; it is kept to the minute."""
    now = store.clock()
    if due := live.people.saw(seats, now):
        await store.saw(live.id, due, now)
