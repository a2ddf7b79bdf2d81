"""A seat whose browser was lost: whoever had it asks the others, and has it again when all of them agree.

Seats that one browser has open are one voice, and who asks has none. Whoever made the table is never enough alone. Who
has the seat open has time to refuse, longer where one person alone agrees.
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


def voices(live: Live, seat: int, holder: str, sitting: Sitting) -> list[set[int]]:
    """Who must agree that a browser has this seat: all who play themselves, each person with the seats that they have.

    Seats that are open in one browser are one person's, and so are all that the maker of the table ever sat at. Neither
    who asks has a voice nor whoever has the seat open: they refuse where they do not agree.
    """
    open: dict[str | None, set[int]] = {sitting.maker: set(sitting.own)}
    for claim in sitting.claims:
        open.setdefault(claim.holder, set()).add(claim.seat)
    persons, without = set(live.persons()), {seat} | open.get(holder, set())
    found = _joined([*open.values(), *({person} for person in persons)])
    return [voice & persons for voice in found if voice & persons and not voice & without]


def _joined(groups: list[set[int]]) -> list[set[int]]:
    """Groups that have a seat in common are one."""
    found: list[set[int]] = []
    for group in groups:
        same = [other for other in found if other & group]
        found = [other for other in found if not other & group]
        found.append(group.union(*same))
    return found


def needed(live: Live, request: Request, sitting: Sitting) -> list[int]:
    """The seats that must agree."""
    return sorted(set().union(*voices(live, request.seat, request.holder, sitting)))


def due(live: Live, request: Request, sitting: Sitting) -> float | None:
    """Until when who has the seat open can refuse; nothing where nobody has it open."""
    if not sitting.of(request.seat):
        return None
    people = voices(live, request.seat, request.holder, sitting)
    return max(request.at, live.people.seen[request.seat]) + (GRACE if len(people) > 1 else DAY)


def alone(people: list[set[int]], sitting: Sitting) -> bool:
    """Whether nobody is among them but who made the table."""
    makers = {claim.seat for claim in sitting.claims if claim.holder == sitting.maker} | sitting.own
    return all(voice & makers for voice in people)


def waiting(live: Live, sitting: Sitting, mine: list[int]) -> bool:
    """Whether somebody asks for a seat of this reader, or for their consent."""
    for request in sitting.requests:
        open = set(needed(live, request, sitting)) - set(request.agreed)
        if not live.over and (request.seat in mine or open.intersection(mine)):
            return True
    return False


def asked(live: Live, request: Request, sitting: Sitting) -> dict[str, Any]:
    """A request as programs are told of it."""
    return {
        "seat": request.seat,
        "code": request.code,
        "asked": needed(live, request, sitting),
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
        agreed = set(request.agreed) >= set(needed(live, request, sitting))
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
        sitting = await tables.store.sitting(live.id)
        people = voices(live, seat, reader.holder, sitting)
        if alone(people, sitting):
            raise Alone("whoever made the table gives no seat away alone, and nobody else could agree")

    @post("/answers", status_code=200, summary="Agree that whoever asks for a seat has it again, or refuse")
    async def answer(self, id: Id, data: Consent, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await tables.open(id)
        await reader.check(id, data.seat)
        sitting = await tables.store.sitting(id)
        request = sitting.request(data.of)
        if request is None:
            raise NotNow(f"nobody asks for seat {data.of}")
        asked = needed(live, request, sitting)
        if data.seat not in asked and (data.agree or data.seat != data.of):
            raise NotNow(f"seat {data.seat} is not asked")
        if data.agree:
            mine = await reader.seats(id)
            await tables.store.agree(id, data.of, [seat for seat in asked if seat in mine])
        else:
            await tables.store.refuse(id, data.of)
        tables.publish(id, live.version)
        return {"version": live.version}
