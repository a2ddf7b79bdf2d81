"""What one seat may know: everything on the table, its own laws, and how many laws the others hold.

Cubes and seats lie behind screens, but all of them were seen coming and going; so they are part of every view.
"""

from __future__ import annotations

from random import Random
from typing import Final

from keydom.core.game import View
from keydom.games.keythedral.components import ALL_LAWS, LAWS
from keydom.games.keythedral.rules.purchase import Closing, Price, could_announce
from keydom.games.keythedral.state import Keyland, Table

UNKNOWN: Final = -1


class Outlook(View):
    """The open table, the hands this seat knows (UNKNOWN for the rest) and the number of cards in each."""

    __slots__ = ("hands", "held", "table")

    def __init__(self, table: Table, seat: int | None, hands: list[int], held: list[int]) -> None:
        self.table = table
        self.frames = table.frames
        self.seat = seat
        self.hands = hands
        self.held = held


def view(state: Keyland, seat: int | None) -> Outlook:
    table = Table()
    table.lay_out(state)
    hands = [hand if state.open_laws or other == seat else UNKNOWN for other, hand in enumerate(state.hands)]
    return Outlook(table, seat, hands, [hand.bit_count() for hand in state.hands])


def sample(view: Outlook, rng: Random) -> Keyland:
    """Deal the laws that this seat cannot see anew, until a purchase under way is one its buyer could announce."""
    state = Keyland()
    state.lay_out(view.table)
    known = state.gone | state.shown
    for hand in view.hands:
        if hand != UNKNOWN:
            known |= hand
    unseen = [place for place in range(len(LAWS)) if (ALL_LAWS & ~known) >> place & 1]
    while True:
        rng.shuffle(unseen)
        state.hands = []
        dealt = 0
        for hand, held in zip(view.hands, view.held, strict=True):
            if hand == UNKNOWN:
                hand = sum(1 << place for place in unseen[dealt : dealt + held])
                dealt += held
            state.hands.append(hand)
        if plausible(state):
            return state


def plausible(state: Keyland) -> bool:
    """Whether whoever has announced a purchase could have paid for it then."""
    for frame in state.frames:
        if isinstance(frame, Closing) and not could_announce(state, frame.buyer, frame.tile, frame.gone):
            return False
        if isinstance(frame, Price) and not could_announce(state, frame.seat, frame.tile, frame.gone):
            return False
        if isinstance(frame, Price) and frame.gone == state.gone and frame.stuck(state):
            return False
    return True
