"""The JSON interface of seats beyond moves: sitting down, names, links, where a seat is open, and forgetting it."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Annotated, Any

import segno
from litestar import Controller, Request, get, post
from litestar.response import Response
from msgspec import Meta, Struct

from keydom.core.errors import BadOption
from keydom.core.record import holdable
from keydom.server.access.requester import Requester
from keydom.server.errors import NotPossibleNow, Outdated, SeatForbidden, UsedLink
from keydom.server.runner import Runner
from keydom.server.show.seat_status import renewable
from keydom.server.store.tokens import hashed, new_token
from keydom.server.table.chat_text import check_text
from keydom.server.table.presence import note_seen
from keydom.server.table.seat_requests import RequestStatus
from keydom.server.table_registry import TableRegistry
from keydom.server.web.api import Id, Name, OwnSeat, open_to_act

ORIGIN = re.compile(r"https?://[A-Za-z0-9._:\[\]-]{1,261}")  # the longest name, and a port
INK, PAPER = "#1d1a14", "#ffffff"  # what every camera reads


class NewName(OwnSeat):
    name: Name


class Invitation(Struct, forbid_unknown_fields=True):
    """The last part of a link."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class SeatRoutes(Controller):
    """What concerns a seat, and no move."""

    path = "/api/tables/{id:str}"

    @post("/name", status_code=200, summary="Go by another name")
    async def rename(self, id: Id, data: NewName, tables: TableRegistry, requester: Requester) -> dict[str, str]:
        table = await open_to_act(id, data.seat, tables, requester, returning=True)
        name = check_text(data.name.strip())
        if not holdable(name):
            raise BadOption(f"{data.name!r} is no name: a record must be able to hold it on one line")
        async with table.lock:
            table.check_current()
            await tables.rename(id, data.seat, name)
        tables.publish(id, (await tables.open(id)).version)
        return {"name": name}

    @post("/sit", status_code=200, summary="Sit down by a link, which is worth nothing then")
    async def sit(
        self, id: Id, data: Invitation, tables: TableRegistry, requester: Requester
    ) -> Response[dict[str, Any]]:
        table = await tables.open(id)
        invited = await tables.store.invitation(hashed(data.token))
        if invited is None or invited[0] != id:
            raise UsedLink(f"this link invites to no seat of table {id}")
        first = invited[1] not in table.people.came
        if await tables.store.sit(hashed(data.token), requester.holder) is None:
            raise UsedLink("somebody else has just sat down by this link")
        await note_seen(table, [invited[1]], tables.store)
        tables.publish(id, table.version)  # the others see who has come
        watch = f"/t/{id}?welcome" if first else f"/t/{id}"
        return Response({"seat": invited[1], "watch": watch}, status_code=200, cookies=requester.cookies())

    @get("/open", summary="Where one's seats are open and since when, and who asks the table for a seat")
    async def where_open(self, id: Id, tables: TableRegistry, requester: Requester) -> dict[str, Any]:
        table, mine = await tables.open(id), await requester.seats(id)
        holding = await tables.store.seat_holding(id)
        claims = [claim for claim in holding.claims if claim.seat in mine]
        return {
            "open": [
                {"seat": c.seat, "since": c.since, "program": c.program, "this": c.holder == requester.holder}
                for c in claims
            ],
            "requests": [RequestStatus(table, request, holding).facts() for request in holding.requests],
        }

    @post("/others", status_code=204, summary="Let no other browser or program act for one's seat")
    async def end_others(self, id: Id, data: OwnSeat, tables: TableRegistry, requester: Requester) -> None:
        table = await tables.open(id)
        await requester.check(id, data.seat)
        await tables.store.end_others(id, data.seat, requester.holder)
        tables.publish(id, table.version)

    @post(
        "/links", status_code=201, summary="A link by which somebody can sit down once; the one before no longer works"
    )
    async def link(
        self,
        id: Id,
        data: OwnSeat,
        tables: TableRegistry,
        requester: Requester,
        request: Request[Any, Any, Any],
        runner: Runner,
    ) -> dict[str, str]:
        """To one's own seat, for another device, or to one whose link was given out and that nobody came to."""
        table = await tables.open(id)
        own = data.seat in await requester.seats(id)
        token = new_token()
        may = own or data.seat in renewable(table, await tables.store.seat_holding(id), requester.holder)
        if not may or not await tables.store.invite(id, data.seat, hashed(token), only_if_unused=not own):
            raise SeatForbidden(
                f"a link to seat {data.seat} is not yours to give: it is another's, or somebody has come"
            )
        path = f"/t/{id}/join/{token}"
        return {"link": path, "picture": await runner.run(picture, origin_of(request) + path)}

    @post("/forget", status_code=204, summary="Hold no seat of the table any longer")
    async def forget(self, id: Id, tables: TableRegistry, requester: Requester) -> None:
        """Where others play, whoever is still playing leaves first: nobody is to wait in vain."""
        with suppress(Outdated):  # nobody plays on there
            table, mine = await tables.open(id), await requester.seats(id)
            playing = [seat for seat in mine if seat not in table.bots]
            if playing and not table.over and table.people.seats - set(mine):
                raise NotPossibleNow("others play at this table: leave it first")
        await tables.store.give_up(id, requester.holder)


def origin_of(request: Request[Any, Any, Any]) -> str:
    """Where the asker has found this server, as far as what it says of that is an address at all."""
    host = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    for address in (request.headers.get("origin", ""), host):
        if ORIGIN.fullmatch(address):
            return address
    raise BadOption("the request does not say by which address this server is found")


def picture(address: str) -> str:
    """An address as a QR code, for the camera of another device."""
    code = segno.make(address, error="m", micro=False)
    return str(code.svg_inline(border=3, dark=INK, light=PAPER, omitsize=True, svgclass="code"))
