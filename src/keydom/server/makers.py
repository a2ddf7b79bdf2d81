"""Who made a table: they may give out another link to a seat, as long as nobody has sat down there."""

from __future__ import annotations

from keydom.server.holders import Sitting
from keydom.server.live import Live


def renewable(live: Live, sitting: Sitting, holder: str) -> list[int]:
    """The seats whose link this browser may give out again: those that nobody has come to."""
    if sitting.maker != holder:
        return []
    taken = {claim.seat for claim in sitting.claims}
    return sorted(live.people.seats - set(live.bots) - taken - live.people.came)
