"""Notes and side lines of a finished game, read and rewritten a ply at a time."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get, post
from msgspec import Meta, Struct

from keydom.server.access.requester import Requester
from keydom.server.errors import SeatForbidden
from keydom.server.table.annotations import annotations_of
from keydom.server.table_registry import TableRegistry
from keydom.server.web.analyses import finished_table
from keydom.server.web.api import Id, Version


class NoteText(Struct, forbid_unknown_fields=True):
    """The notes and side lines of a ply: lines that begin with `>` or `|`, as in a record."""

    version: Version
    ply: Annotated[int, Meta(ge=0)]
    text: Annotated[str, Meta(max_length=10_000)]


class NoteRoutes(Controller):
    """What was written about a game; whoever has played it may write."""

    path = "/api/tables/{id:str}/notes"

    @get("/", summary="The notes and side lines of a finished game, by ply")
    async def read(self, id: Id, tables: TableRegistry, requester: Requester) -> dict[str, str]:
        table = await finished_table(id, tables)
        return {str(ply): text for ply, text in annotations_of(table.match.record()).items()}

    @post("/", status_code=200, summary="Rewrite what stands beside a ply of a finished game")
    async def write(self, id: Id, data: NoteText, tables: TableRegistry, requester: Requester) -> dict[str, Any]:
        table = await finished_table(id, tables)
        mine = await requester.seats(id)
        if not mine:
            raise SeatForbidden("only who has played writes about the game")
        await table.annotate(tables.store, mine[0], data.ply, data.text, data.version)
        return tables.changed(table)
