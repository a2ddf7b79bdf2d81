"""The JSON interface of those who go: leaving, resigning, and a table that goes on where a finished one once stood."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, post
from litestar.response import Response
from msgspec import Meta, Struct

from keydom.server.api import Id, SeatWish, Turn, acting, guests_of, links
from keydom.server.errors import NotNow
from keydom.server.looking import holding
from keydom.server.readers import Reader
from keydom.server.tables import Guest, Tables


class ForkWish(Struct, forbid_unknown_fields=True):
    """A table that begins as a finished one stood after so many moves, and who is to sit there."""

    ply: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]


class Parting(Controller):
    """What people do who do not play on."""

    path = "/api/tables/{id:str}"

    @post("/leave", status_code=200, summary="Leave: a bot plays on, and the seat can be taken back")
    async def leave(self, id: Id, data: Turn, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await acting(id, data.seat, tables, reader)
        await live.leave(tables.store, data.seat, data.version)
        tables.changed(live)
        return {"version": live.version}

    @post("/resign", status_code=200, summary="Resign: a bot plays on, for the last place")
    async def resign(self, id: Id, data: Turn, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await acting(id, data.seat, tables, reader)
        await live.resign(tables.store, data.seat, data.version)
        tables.changed(live)
        return {"version": live.version}

    @post("/fork", status_code=201, summary="Make a table that goes on from a moment of a finished game")
    async def fork(self, id: Id, data: ForkWish, tables: Tables, reader: Reader) -> Response[dict[str, Any]]:
        async with holding(id, tables) as live:
            if not live.over:
                raise NotNow("a game is forked when it is over: before that it has secrets")
            if len(data.seats) != live.seats:
                raise NotNow(f"the game was played by {live.seats}")
            if data.ply > live.match.ply or (data.ply == live.match.ply and not live.match.ended):
                raise NotNow(f"nothing is to be decided after move {data.ply}")
            guests, mine = guests_of(data.seats)
            guests = [
                Guest(guest.name if wish.name or guest.bot else live.names.get(seat, ""), guest.bot)
                for seat, (guest, wish) in enumerate(zip(guests, data.seats, strict=True))
            ]
            fork, tokens = await tables.fork(live, data.ply, guests, reader.holder, mine)
        return Response(links(fork, tokens), status_code=201, cookies=reader.cookies())
