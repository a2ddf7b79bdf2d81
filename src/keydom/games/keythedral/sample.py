"""A position that a seat cannot tell from the true one: what it sees, and hands of law cards that it does not."""

from __future__ import annotations

from random import Random

from keydom.games.keythedral.rules.purchase import Closing, Price, could_announce
from keydom.games.keythedral.rules.spend import unseen_laws
from keydom.games.keythedral.state import KeythedralState
from keydom.games.keythedral.view import UNKNOWN, KeythedralView


def sample(view: KeythedralView, rng: Random) -> KeythedralState:
    """Deal the laws that this seat cannot see anew, until a purchase under way is one its buyer could announce."""
    state = KeythedralState()
    state.lay_out(view.table)
    state.hands = [0 if hand == UNKNOWN else hand for hand in view.hands]
    unseen = unseen_laws(state)
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


def plausible(state: KeythedralState) -> bool:
    """Whether whoever has announced a purchase could have paid for it then."""
    for frame in state.frames:
        if isinstance(frame, Closing) and not could_announce(state, frame.buyer, frame.tile, frame.gone):
            return False
        if isinstance(frame, Price) and not could_announce(state, frame.seat, frame.tile, frame.gone):
            return False
        if isinstance(frame, Price) and frame.gone == state.gone and frame.is_stuck(state):
            return False
    return True
