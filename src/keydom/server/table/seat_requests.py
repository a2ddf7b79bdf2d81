"""Requests for a seat whose browser was lost: whose consent is needed, and until when it can be refused.

Seats that one browser has open are one voice, and who asks has none. Whoever made the table is never enough alone. Who
has the seat open has time to refuse, longer where one person alone agrees.
"""

from __future__ import annotations

from typing import Any

from keydom.server.durations import MINUTE
from keydom.server.store.seat_holders import SeatHolding, SeatRequest
from keydom.server.table.people import REFUSAL_PERIOD
from keydom.server.table.table import GameTable

SHARED_REFUSAL_PERIOD = 15 * MINUTE  # to refuse, where several people agree; else it is a day


def consent_groups(table: GameTable, seat: int, holder: str, holding: SeatHolding) -> list[set[int]]:
    """Return who must agree to a request for a seat: all who play themselves, each person with their seats.

    Seats that are open in one browser are one person's, and so are all that the maker of the table ever sat at. Neither
    who asks has a voice nor whoever has the seat open: they refuse where they do not agree.
    """
    open: dict[str | None, set[int]] = {holding.maker: set(holding.own)}
    for claim in holding.claims:
        open.setdefault(claim.holder, set()).add(claim.seat)
    persons, without = set(table.persons()), {seat} | open.get(holder, set())
    found = _merged([*open.values(), *({person} for person in persons)])
    return [voice & persons for voice in found if voice & persons and not voice & without]


def _merged(groups: list[set[int]]) -> list[set[int]]:
    """Merge groups that have a seat in common."""
    found: list[set[int]] = []
    for group in groups:
        same = [other for other in found if other & group]
        found = [other for other in found if not other & group]
        found.append(group.union(*same))
    return found


class RequestStatus:
    """The status of a request for a seat: who is asked, who agrees, and until when it can be refused."""

    def __init__(self, table: GameTable, request: SeatRequest, holding: SeatHolding) -> None:
        self.request = request
        people = consent_groups(table, request.seat, request.holder, holding)
        self.asked = sorted(set().union(*people))
        self.agreed = set(request.agreed) >= set(self.asked)
        self.due: float | None = None  # None: nobody has the seat open who could refuse
        if holding.of(request.seat):
            seen = table.people.seen[request.seat]
            self.due = max(request.at, seen) + (SHARED_REFUSAL_PERIOD if len(people) > 1 else REFUSAL_PERIOD)

    def facts(self) -> dict[str, Any]:
        """The request as programs are told of it."""
        return {
            "seat": self.request.seat,
            "code": self.request.code,
            "asked": self.asked,
            "agreed": list(self.request.agreed),
            "due": self.due,
        }


def only_maker(people: list[set[int]], holding: SeatHolding) -> bool:
    """Whether nobody is among them but who made the table."""
    makers = {claim.seat for claim in holding.claims if claim.holder == holding.maker} | holding.own
    return all(voice & makers for voice in people)


def is_waiting(table: GameTable, holding: SeatHolding, mine: list[int]) -> bool:
    """Whether somebody asks for a seat of this reader, or for their consent."""
    for request in holding.requests:
        open = set(RequestStatus(table, request, holding).asked) - set(request.agreed)
        if not table.over and (request.seat in mine or open.intersection(mine)):
            return True
    return False
