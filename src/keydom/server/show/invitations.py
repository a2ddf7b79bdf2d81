"""Invitations that may be renewed: by who made the table, as long as nobody has sat down."""

from __future__ import annotations

from keydom.server.store.seat_holders import SeatHolding
from keydom.server.table.table import GameTable


def renewable(table: GameTable, holding: SeatHolding, holder: str) -> list[int]:
    """Return the seats whose link this browser may give out again: those that nobody has come to."""
    if holding.maker != holder:
        return []
    taken = {claim.seat for claim in holding.claims}
    return sorted(table.people.seats - set(table.bots) - taken - table.people.came)
