"""A turn: draw a pebble, then keep it or give it away."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.event import Event, Listener
from keydom.core.state import Chance, Frame
from keydom.games.pebbles.actions import DRAW, GIVE, KEEP, TO, PebblesAction
from keydom.games.pebbles.components import KINDS, NONE
from keydom.games.pebbles.state import PebblesState


class Draw(Chance[PebblesState, PebblesAction]):
    """A pebble from the bag into the hand of the seat to move."""

    def __init__(self, mover: int) -> None:
        super().__init__()
        self.mover = mover

    def offer(self, state: PebblesState) -> list[Action]:
        return [DRAW.of(kind) for kind in range(len(KINDS)) if state.bag[kind]]

    def odds(self, state: PebblesState) -> list[int]:
        return [count for count in state.bag if count]

    def apply(self, state: PebblesState, action: PebblesAction, tell: Listener | None) -> None:
        state.bag[action.pebble] -= 1
        state.hand = action.pebble
        state.frames.append(Turn(self.mover))
        if tell is not None:
            tell(Event("drew", {"seat": f"seat:{self.mover}"}))
            tell(Event("saw", {"pebble": f"pebble:{KINDS[action.pebble]}"}, (self.mover,)))

    def text_for(self, state: PebblesState, action: PebblesAction, seat: int | None) -> str:
        return str(action) if seat == self.mover else "draw ?"


class Turn(Frame[PebblesState, PebblesAction]):
    """Keep the pebble or give it away."""

    def offer(self, state: PebblesState) -> list[Action]:
        return [KEEP.of(), GIVE.of()]

    def apply(self, state: PebblesState, action: PebblesAction, tell: Listener | None) -> None:
        if action.verb is GIVE:
            state.frames.append(Gift(self.seat))
            return
        state.hidden[self.seat][state.hand] += 1
        if tell is not None:
            tell(Event("kept", {"seat": f"seat:{self.seat}"}))
        next_turn(state, self.seat)

    def reveals(self, state: PebblesState, action: PebblesAction) -> bool:
        return state.turns == 1 and action.verb is KEEP  # the last turn: the bowls are shown


class Gift(Frame[PebblesState, PebblesAction]):
    """Whom to give it to; the pebble is shown."""

    def offer(self, state: PebblesState) -> list[Action]:
        return [TO.of(seat) for seat in range(len(state.opened)) if seat != self.seat]

    def apply(self, state: PebblesState, action: PebblesAction, tell: Listener | None) -> None:
        state.opened[action.seat][state.hand] += 1
        if tell is not None:
            pebble = f"pebble:{KINDS[state.hand]}"
            tell(Event("gave", {"seat": f"seat:{self.seat}", "pebble": pebble, "to": f"seat:{action.seat}"}))
        next_turn(state, self.seat)

    def why_not(self, state: PebblesState, action: PebblesAction) -> Event | None:
        if action == TO.of(self.seat):
            return Event("yourself", {"pebble": f"pebble:{KINDS[state.hand]}"})
        return None

    def reveals(self, state: PebblesState, action: PebblesAction) -> bool:
        return True


def next_turn(state: PebblesState, seat: int) -> None:
    """The next seat draws, as long as there are turns to come."""
    state.hand = NONE
    state.turns -= 1
    if state.turns:
        state.frames.append(Draw((seat + 1) % len(state.opened)))
