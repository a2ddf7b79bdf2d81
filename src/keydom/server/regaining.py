"""A seat whose browser was lost: whoever had it asks the others, and has it again when all of them agree.

Whoever made the table gives no seat away alone, and who has the seat open has time to refuse.
"""

from __future__ import annotations

from typing import Any

from litestar import Controller, post
from litestar.response import Response
from msgspec import Struct

from keydom.server.api import Id, Seat
from keydom.server.errors import NotNow, Stale
from keydom.server.holders import Request, Sitting
from keydom.server.live import Live
from keydom.server.people import DAY
from keydom.server.readers import Reader
from keydom.server.tables import Tables

GRACE = 15 * 60.0  # seconds that who has the seat open has to refuse; a day where one person alone agrees


class Alone(NotNow):
    """Nobody but the maker of the table could agree."""

    key = "error-alone"


class LostSeat(Struct, forbid_unknown_fields=True):
    """The seat that one has lost."""

    seat: Seat


class Consent(Struct, forbid_unknown_fields=True):
    """What a seat says to the request for another; whoever has that one open can refuse."""

    seat: Seat
    of: Seat
    agree: bool


def others(live: Live, seat: int) -> list[int]:
    """Who must agree that somebody has this seat again: all who play themselves."""
    return [other for other in live.persons() if other != seat]


def due(live: Live, request: Request, sitting: Sitting) -> float | None:
    """Until when who has the seat open can refuse; nothing where nobody has it open."""
    if not sitting.of(request.seat):
        return None
    wait = GRACE if len(others(live, request.seat)) > 1 else DAY
    return max(request.at, live.people.seen[request.seat]) + wait


def asked(live: Live, request: Request, sitting: Sitting) -> dict[str, Any]:
    """A request as programs are told of it."""
    return {
        "seat": request.seat,
        "code": request.code,
        "asked": others(live, request.seat),
        "agreed": list(request.agreed),
        "due": due(live, request, sitting),
    }


class Regaining(Controller):
    """Requests for seats, and their answers."""

    path = "/api/tables/{id:str}/requests"

    @post("/", summary="Ask for a seat that one has lost: 202; or sit down there when the others have agreed: 200")
    async def ask(self, id: Id, data: LostSeat, tables: Tables, reader: Reader) -> Response[dict[str, Any]]:
        live = await tables.open(id)
        await self._check(live, data.seat, tables, reader)
        request = await tables.store.ask_for(id, data.seat, reader.holder)
        if request is None:
            raise Stale("somebody else asks for this seat: the others answer that first")
        sitting = await tables.store.sitting(id)
        for seat, at in (await tables.store.seen(id)).items():  # at whichever server
            live.people.seen[seat] = max(at, live.people.seen[seat])
        ends, facts = due(live, request, sitting), asked(live, request, sitting)
        agreed = set(request.agreed) >= set(others(live, data.seat))
        granted = agreed and (ends is None or tables.store.clock() >= ends)
        if granted and await tables.store.regain(id, request):
            live = await tables.open(id)
            await live.tell_regained(tables.store, data.seat)
            tables.changed(live)
            facts |= {"watch": f"/t/{id}"}
            return Response(facts, status_code=200, cookies=reader.cookies())
        tables.publish(id, live.version)
        return Response(facts, status_code=202, cookies=reader.cookies())

    async def _check(self, live: Live, seat: int, tables: Tables, reader: Reader) -> None:
        """Refuse what no consent could give."""
        if live.over or live.told_by_rote or seat not in live.people.seats:
            raise NotNow(f"nobody can ask for seat {seat} now")
        if seat in await reader.seats(live.id):
            raise NotNow(f"seat {seat} is yours")
        if set(others(live, seat)) <= await tables.store.own_seats(live.id):
            raise Alone("whoever made the table gives no seat away alone, and there is nobody else to agree")

    @post("/answers", status_code=200, summary="Agree that whoever asks for a seat has it again, or refuse")
    async def answer(self, id: Id, data: Consent, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await tables.open(id)
        await reader.check(id, data.seat)
        sitting = await tables.store.sitting(id)
        if sitting.request(data.of) is None:
            raise NotNow(f"nobody asks for seat {data.of}")
        if data.seat not in others(live, data.of) and (data.agree or data.seat != data.of):
            raise NotNow(f"seat {data.seat} is not asked")
        if data.agree:
            await tables.store.agree(id, data.of, data.seat)
        else:
            await tables.store.refuse(id, data.of)
        tables.publish(id, live.version)
        return {"version": live.version}
