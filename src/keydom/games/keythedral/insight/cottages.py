"""What the cottages of a seat are good for: its houses, the best square left, and who is sent to the same fields."""

from __future__ import annotations

from keydom.games.keythedral.components import CORNERS, NUMBERS, SIDES
from keydom.games.keythedral.rules.fences import free_squares
from keydom.games.keythedral.setup import Settle, Site
from keydom.games.keythedral.state import NOBODY, KeythedralState


def houses(state: KeythedralState, seat: int) -> int:
    return ((state.houses >> (seat * NUMBERS)) & 31).bit_count()


def site(state: KeythedralState, seat: int) -> float:
    """While a cottage is to be laid: how good the best square for it is."""
    if state.round or not state.frames:
        return 0.0
    frame = state.frames[-1]
    if not isinstance(frame, (Settle, Site)) or frame.seat != seat:
        return 0.0
    load = [1.0] * len(state.kinds)
    for field in state.near:
        if field >= 0:
            load[field] += 1.0
    best = 0.0
    for square in free_squares(state):
        worth = 0.0
        for step in CORNERS:
            field = state.at.get(square + step, NOBODY)
            if field >= 0:
                worth += 1.0 / load[field]
        best = max(best, worth)
    return best


def same_numbers(state: KeythedralState, seat: int) -> int:
    """Fields that a cottage shares with the one of its number of the right-hand neighbour, who mostly comes first."""
    count = 0
    right = state.next_to(seat, state.seats - 1)
    for number in range(NUMBERS):
        mine = (seat * NUMBERS + number) * SIDES
        theirs = (right * NUMBERS + number) * SIDES
        for side in range(SIDES):
            field = state.near[mine + side]
            if field >= 0:
                for other in range(SIDES):
                    count += state.near[theirs + other] == field
    return count
