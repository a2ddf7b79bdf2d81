"""Opens a view of a table, for those who may see it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from keydom.core.scene import WindowSize
from keydom.server.access.requester import Requester
from keydom.server.errors import NotPossibleNow, SeatForbidden
from keydom.server.show.table_view import TableView
from keydom.server.show.window_size import DESK
from keydom.server.table.draft import parse_draft
from keydom.server.table.presence import note_seen
from keydom.server.table_registry import TableRegistry


@asynccontextmanager
async def open_table_view(
    id: str,
    requester: Requester,
    tables: TableRegistry,
    seat: int | None,
    ply: int | None,
    draft: str = "",
    window: WindowSize = DESK,
) -> AsyncGenerator[TableView, None]:
    """A view as a seat that the requester holds or, when the game is over, as anybody.

    It is of the table as it stood when it was opened: others may go on meanwhile, and nobody waits for who looks.
    """
    table = (await tables.open(id)).snapshot()
    if ply is not None and not 0 <= ply <= table.match.ply:
        raise NotPossibleNow(f"there is no ply {ply}: the game is at ply {table.match.ply}")
    if seat is not None:
        if seat not in range(table.seats):
            raise SeatForbidden(f"there is no seat {seat} at this table")
        if not table.over:
            await requester.check(id, seat)
    earlier = None if ply is None or ply == table.match.ply else await tables.replays.match(table, ply)
    await table.slices.wait_turn()
    await note_seen(table, await requester.seats(id), requester.store)
    drafting = draft and earlier is None and table.lesson_progress is None
    drafted = await table.slices.run(parse_draft(table.match, seat, draft)) if drafting else None
    yield TableView(table, seat, requester.language, earlier, drafted, window)
