"""The JSON interface of forks: a new table goes on from a moment of a finished game."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, post
from litestar.response import Response
from msgspec import Meta, Struct

from keydom.server.access.requester import Requester
from keydom.server.errors import NotPossibleNow
from keydom.server.show.wire import MadeTable
from keydom.server.store.tables import TableTerms
from keydom.server.table.entries import first_entries
from keydom.server.table_registry import SeatSetup, TableRegistry
from keydom.server.web.api import Id, SeatChoices, seat_setups, table_links


class ForkRequest(Struct, forbid_unknown_fields=True):
    """A table that begins as a finished one stood after so many moves, and who is to sit there."""

    ply: Annotated[int, Meta(ge=0)]
    seats: SeatChoices


class ForkRoutes(Controller):
    """Forks of finished games."""

    @post(
        "/api/tables/{id:str}/fork",
        status_code=201,
        summary="Make a table that goes on from a moment of a finished game",
    )
    async def fork(self, id: Id, data: ForkRequest, tables: TableRegistry, requester: Requester) -> Response[MadeTable]:
        table = await tables.open(id)
        async with table.lock:
            if not table.over:
                raise NotPossibleNow("a game is forked when it is over: before that it has secrets")
            if len(data.seats) != table.seats:
                raise NotPossibleNow(f"the game was played by {table.seats}")
            if data.ply > table.match.ply or (data.ply == table.match.ply and not table.match.ended):
                raise NotPossibleNow(f"nothing is to be decided after move {data.ply}")
            setups, mine = seat_setups(data.seats)
            setups = [
                SeatSetup(setup.name if choice.name or setup.bot else table.names.get(seat, ""), setup.bot)
                for seat, (setup, choice) in enumerate(zip(setups, data.seats, strict=True))
            ]
            terms = TableTerms(stand_in=table.row.stand_in, fork_of=id, fork_ply=data.ply)
            first = first_entries(table.position, table.match.moves[: data.ply])
            fork, tokens = await tables.create(
                table.game, table.row.options, setups, requester.holder, mine, terms, first
            )
        return Response(table_links(fork, tokens), status_code=201, cookies=requester.cookies())
