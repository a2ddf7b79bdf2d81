"""The JSON interface of seats beyond moves: names, links for other devices or for who lost one, and forgetting."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

import segno
from litestar import Controller, Request, post
from msgspec import Meta, Struct
from sqlalchemy import Connection, delete, update

from keydom.core.errors import BadOption
from keydom.core.record import holdable
from keydom.server import schema
from keydom.server.api import Id, Name, Seat, acting
from keydom.server.errors import NotNow, NotYours, Outdated
from keydom.server.makers import renewable
from keydom.server.readers import Reader
from keydom.server.sayable import sayable
from keydom.server.tables import Tables
from keydom.server.tokens import hashed, new_token

INK, PAPER = "#1d1a14", "#ffffff"  # what every camera reads


class NewName(Struct, forbid_unknown_fields=True):
    seat: Seat
    name: Name


class LinkWish(Struct, forbid_unknown_fields=True):
    """A new link to a seat: one's own, for another device, or one that was given out and that nobody came to."""

    seat: Annotated[int, Meta(ge=0, le=9)]


class Guests(Controller):
    """What concerns a seat, and no move."""

    path = "/api/tables/{id:str}"

    @post("/name", status_code=200, summary="Go by another name")
    async def rename(self, id: Id, data: NewName, tables: Tables, reader: Reader) -> dict[str, str]:
        live = await acting(id, data.seat, tables, reader, returning=True)
        name = sayable(data.name.strip())
        if not holdable(name):
            raise BadOption(f"{data.name!r} is no name: a record must be able to hold it on one line")
        async with live.lock:
            live.check_sound()
            await tables.store.write(_change(id, data.seat, name=name))
            live.broken = True  # read anew, it has the new name everywhere
        tables.publish(id, (await tables.open(id)).version)
        return {"name": name}

    @post("/links", status_code=201, summary="A new link to a seat; the one before no longer works")
    async def link(
        self, id: Id, data: LinkWish, tables: Tables, reader: Reader, request: Request[Any, Any, Any]
    ) -> dict[str, str]:
        live = await tables.open(id)
        own = data.seat in await reader.seats(id)
        if not own and data.seat not in await renewable(live, tables.store, reader.holder):
            raise NotYours(f"a link to seat {data.seat} is not yours to give: it is another's, or somebody has come")
        token = new_token()
        await tables.store.write(_change(id, data.seat, token_hash=hashed(token)), tables.store.forget_all)
        path = f"/t/{id}/join/{token}"
        origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
        return {"link": path, "picture": picture(origin + path)}

    @post("/forget", status_code=204, summary="Hold no seat of the table any longer")
    async def forget(self, id: Id, tables: Tables, reader: Reader) -> None:
        """Where others play, whoever is still playing leaves first: nobody is to wait in vain."""
        with suppress(Outdated):  # nobody plays on there
            live, mine = await tables.open(id), await reader.seats(id)
            playing = [seat for seat in mine if seat not in live.bots]
            if playing and not live.over and live.people.seats - set(mine):
                raise NotNow("others play at this table: leave it first")
        held = (schema.claims.c.table_id == id) & (schema.claims.c.holder == reader.holder)

        def act(db: Connection) -> None:
            db.execute(delete(schema.claims).where(held))

        await tables.store.write(act, tables.store.forget_all)


def _change(id: str, seat: int, **values: str) -> Callable[[Connection], None]:
    here = (schema.seats.c.table_id == id) & (schema.seats.c.seat == seat)

    def act(db: Connection) -> None:
        db.execute(update(schema.seats).where(here).values(**values))

    return act


def picture(address: str) -> str:
    """An address as a QR code, for the camera of another device."""
    code = segno.make(address, error="m", micro=False)
    return str(code.svg_inline(border=3, dark=INK, light=PAPER, omitsize=True, svgclass="code"))
