"""What the page of a table says of seats: which of one's own are open elsewhere too, and who asks for one."""

from __future__ import annotations

from typing import NamedTuple

from keydom.server.holders import Request, Sitting
from keydom.server.live import Live
from keydom.server.readers import Reader
from keydom.server.regaining import due, needed


class Asked(NamedTuple):
    """A request for a seat as one reader sees it."""

    request: Request
    mine: bool  # this browser asks
    due: float | None  # until when who has the seat can refuse
    asked: list[int]
    agreed: bool  # by all who are asked


class Seated(NamedTuple):
    """How many others have each seat open, by seat, and what is asked for."""

    elsewhere: dict[int, int]
    requests: list[Asked]


def seated(live: Live, sitting: Sitting, reader: Reader) -> Seated:
    own = {claim.seat for claim in sitting.claims if claim.holder == reader.holder}
    others_of = {seat: len(sitting.of(seat)) - 1 for seat in sorted(own)}
    return Seated(
        {seat: count for seat, count in others_of.items() if count},
        [
            Asked(
                request,
                request.holder == reader.holder,
                due(live, request, sitting),
                needed(live, request, sitting),
                set(request.agreed) >= set(needed(live, request, sitting)),
            )
            for request in sitting.requests
            if not live.over
        ],
    )
