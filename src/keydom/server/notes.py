"""Notes and side lines of a finished game: read and rewritten in the replay, a ply at a time, as a record has them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get, post
from msgspec import Meta, Struct

from keydom.server.analysing import finished_table
from keydom.server.api import Id
from keydom.server.errors import NotYours
from keydom.server.readers import Reader
from keydom.server.tables import Tables


class Beside(Struct, forbid_unknown_fields=True):
    """What is to stand beside the position after so many moves: lines that begin with `>` or `|`, as in a record."""

    ply: Annotated[int, Meta(ge=0)]
    text: Annotated[str, Meta(max_length=10_000)]


class Notes(Controller):
    """What was written about a game; whoever has played it may write."""

    path = "/api/tables/{id:str}/notes"

    @get("/", summary="The notes and side lines of a finished game, by ply")
    async def read(self, id: Id, tables: Tables, reader: Reader) -> dict[str, str]:
        live = await finished_table(id, tables)
        tree = live.match.record().tree()
        plies = {*tree.notes, *(side.ply + 1 for side in tree.sides)}
        return {str(ply): "\n".join(tree.beside(ply)) for ply in sorted(plies)}

    @post("/", status_code=200, summary="Rewrite what stands beside a ply of a finished game")
    async def write(self, id: Id, data: Beside, tables: Tables, reader: Reader) -> dict[str, Any]:
        live = await finished_table(id, tables)
        mine = await reader.seats(id)
        if not mine:
            raise NotYours("only who has played writes about the game")
        await live.annotate(tables.store, mine[0], data.ply, data.text)
        tables.changed(live)
        return {"version": live.version}
