"""The status of seats on a table's page: where else they are open, and who asks for one."""

from __future__ import annotations

from typing import NamedTuple

from keydom.server.access.requester import Requester
from keydom.server.store.seat_holders import SeatHolding
from keydom.server.table.seat_requests import RequestStatus
from keydom.server.table.table import GameTable


class SeatStatus(NamedTuple):
    """How many others have each seat open, by seat, and what is asked for, by this requester and by others."""

    elsewhere: dict[int, int]
    requests: list[RequestStatus]
    holder: str


def seat_status(table: GameTable, holding: SeatHolding, requester: Requester) -> SeatStatus:
    own = {claim.seat for claim in holding.claims if claim.holder == requester.holder}
    others_of = {seat: len(holding.of(seat)) - 1 for seat in sorted(own)}
    return SeatStatus(
        {seat: count for seat, count in others_of.items() if count},
        [] if table.over else [RequestStatus(table, request, holding) for request in holding.requests],
        requester.holder,
    )


def renewable(table: GameTable, holding: SeatHolding, holder: str) -> list[int]:
    """Return the seats whose link this browser may give out again: those that nobody has come to."""
    if holding.maker != holder:
        return []
    taken = {claim.seat for claim in holding.claims}
    return sorted(table.people.seats - set(table.bots) - taken - table.people.came)
