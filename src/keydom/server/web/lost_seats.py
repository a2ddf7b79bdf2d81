"""The JSON interface of lost seats: one asks the others, and has the seat again when all agree."""

from __future__ import annotations

from typing import Any

from litestar import Controller, post
from litestar.response import Response

from keydom.server.access.requester import Requester
from keydom.server.errors import NotPossibleNow, StaleVersion
from keydom.server.table.seat_requests import RequestStatus, only_maker
from keydom.server.table.table import GameTable
from keydom.server.table_registry import TableRegistry
from keydom.server.web.api import Id, OwnSeat, Seat


class NobodyElse(NotPossibleNow):
    """Nobody could agree but the maker of the table, and people who have hardly played."""

    key = "error-alone"


class Consent(OwnSeat):
    """What a seat says to the request for another; whoever has that one open can refuse."""

    of: Seat
    agree: bool


class LostSeatRoutes(Controller):
    """Requests for seats, and their answers."""

    path = "/api/tables/{id:str}/requests"

    @post("/", summary="Ask for a seat that one has lost: 202; or sit down there when the others have agreed: 200")
    async def ask(self, id: Id, data: OwnSeat, tables: TableRegistry, requester: Requester) -> Response[dict[str, Any]]:
        table = await tables.open(id)
        await self._check(table, data.seat, tables, requester)
        request = await tables.store.ask_for(id, data.seat, requester.holder)
        if request is None:
            raise StaleVersion("somebody else asks for this seat: the others answer that first")
        holding = await tables.store.seat_holding(id)
        await table.read_seen(tables.store)
        status = RequestStatus(table, request, holding)
        facts = status.facts()
        granted = status.agreed and (status.due is None or tables.store.clock() >= status.due)
        if granted and await tables.store.regain(id, request):
            table = await tables.open(id)
            await table.tell_regained(tables.store, data.seat)
            tables.changed(table)
            facts |= {"watch": f"/t/{id}"}
            return Response(facts, status_code=200, cookies=requester.cookies())
        tables.publish(id, table.version)
        return Response(facts, status_code=202, cookies=requester.cookies())

    async def _check(self, table: GameTable, seat: int, tables: TableRegistry, requester: Requester) -> None:
        """Refuse what no consent could give."""
        if table.over or table.scripted or seat not in table.people.seats:
            raise NotPossibleNow(f"nobody can ask for seat {seat} now")
        if seat in await requester.seats(table.id):
            raise NotPossibleNow(f"seat {seat} is yours")
        holding = await tables.store.seat_holding(table.id)
        if only_maker(table, seat, requester.holder, holding, tables.store.clock()):
            raise NobodyElse(
                "whoever made the table gives no seat away alone, and nobody else could agree who has played"
            )

    @post("/answers", status_code=200, summary="Agree that whoever asks for a seat has it again, or refuse")
    async def answer(self, id: Id, data: Consent, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await tables.open(id)
        await requester.check(id, data.seat)
        holding = await tables.store.seat_holding(id)
        request = holding.request(data.of)
        if request is None:
            raise NotPossibleNow(f"nobody asks for seat {data.of}")
        asked = RequestStatus(table, request, holding).asked
        if data.seat not in asked and (data.agree or data.seat != data.of):
            raise NotPossibleNow(f"seat {data.seat} is not asked")
        if data.agree:
            mine = await requester.seats(id)
            await tables.store.agree(id, data.of, [seat for seat in asked if seat in mine])
        else:
            await tables.store.refuse(id, data.of)
        tables.publish(id, table.version)
        return {"version": table.version}
