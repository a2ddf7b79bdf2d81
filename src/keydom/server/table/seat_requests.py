"""Requests for a seat whose browser was lost: whose consent is needed, and until when it can be refused.

Seats that one browser has open are one voice, and who asks has none. Whoever made the table is never enough alone, nor
with people who have hardly played. Who has the seat open has time to refuse, longer where one person alone agrees.
"""

from __future__ import annotations

from typing import Any

from keydom.server.durations import MINUTE
from keydom.server.store.seat_holders import SeatHolding, SeatRequest
from keydom.server.table.people import REFUSAL_PERIOD
from keydom.server.table.table import GameTable

OWN_MOVES = 3  # after which somebody is taken for a person of their own
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


def only_maker(table: GameTable, seat: int, holder: str, holding: SeatHolding, now: float) -> bool:
    """Whether nobody could agree to a request for a seat but who made the table.

    Whoever sits down by a link that was left over could be the maker in another browser. So a guest's seat needs
    somebody else who sat down before the request and has played. The maker's own seat is for any guest to give.
    """
    request = holding.request(seat)
    at = now if request is None else request.at
    makers = {claim.seat for claim in holding.claims if claim.holder == holding.maker} | holding.own
    others = [voice for voice in consent_groups(table, seat, holder, holding) if not voice & makers]
    return not any(seat in makers or _has_played(table, other, holding, at) for voice in others for other in voice)


def _has_played(table: GameTable, seat: int, holding: SeatHolding, at: float) -> bool:
    """Whether somebody sat down there before a moment, and has made some moves."""
    moves = sum(mover == seat for mover, _ in table.match.moves)
    return moves >= OWN_MOVES and any((claim.since or 0.0) <= at for claim in holding.of(seat))


def is_waiting(table: GameTable, holding: SeatHolding, mine: list[int]) -> bool:
    """Whether somebody asks for a seat of this reader, or for their consent."""
    for request in holding.requests:
        open = set(RequestStatus(table, request, holding).asked) - set(request.agreed)
        if not table.over and (request.seat in mine or open.intersection(mine)):
            return True
    return False
