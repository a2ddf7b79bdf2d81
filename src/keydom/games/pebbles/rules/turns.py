"""A turn: draw a pebble, then keep it or give it away."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.event import Event, Listener
from keydom.core.state import Chance, Frame
from keydom.games.pebbles.actions import DRAW, GIVE, KEEP, TO
from keydom.games.pebbles.components import KINDS, NONE
from keydom.games.pebbles.state import Bowls


class Draw(Chance[Bowls]):
    """A pebble from the bag into the hand of the seat to move."""

    __slots__ = ("mover",)

    def __init__(self, mover: int) -> None:
        super().__init__()
        self.mover = mover

    def offer(self, state: Bowls) -> list[Action]:
        return [DRAW.of(kind) for kind in range(len(KINDS)) if state.bag[kind]]

    def odds(self, state: Bowls) -> list[int]:
        return [count for count in state.bag if count]

    def apply(self, state: Bowls, action: Action, tell: Listener | None) -> None:
        state.bag[action.a] -= 1
        state.hand = action.a
        state.frames.append(Turn(self.mover))
        if tell is not None:
            tell(Event("drew", {"seat": f"seat:{self.mover}"}))
            tell(Event("saw", {"pebble": f"pebble:{KINDS[action.a]}"}, (self.mover,)))

    def glimpse(self, state: Bowls, action: Action, seat: int | None) -> str:
        return str(action) if seat == self.mover else "draw ?"


class Turn(Frame[Bowls]):
    """Keep the pebble or give it away."""

    __slots__ = ()

    def offer(self, state: Bowls) -> list[Action]:
        return [KEEP.of(), GIVE.of()]

    def apply(self, state: Bowls, action: Action, tell: Listener | None) -> None:
        if action.verb is GIVE:
            state.frames.append(Gift(self.seat))
            return
        state.hidden[self.seat][state.hand] += 1
        if tell is not None:
            tell(Event("kept", {"seat": f"seat:{self.seat}"}))
        next_turn(state, self.seat)

    def reveals(self, state: Bowls, action: Action) -> bool:
        return state.turns == 1 and action.verb is KEEP  # the last turn: the bowls are shown


class Gift(Frame[Bowls]):
    """Whom to give it to; the pebble is shown."""

    __slots__ = ()

    def offer(self, state: Bowls) -> list[Action]:
        return [TO.of(seat) for seat in range(len(state.opened)) if seat != self.seat]

    def apply(self, state: Bowls, action: Action, tell: Listener | None) -> None:
        state.opened[action.a][state.hand] += 1
        if tell is not None:
            pebble = f"pebble:{KINDS[state.hand]}"
            tell(Event("gave", {"seat": f"seat:{self.seat}", "pebble": pebble, "to": f"seat:{action.a}"}))
        next_turn(state, self.seat)

    def why_not(self, state: Bowls, action: Action) -> Event | None:
        if action == TO.of(self.seat):
            return Event("yourself", {"pebble": f"pebble:{KINDS[state.hand]}"})
        return None

    def reveals(self, state: Bowls, action: Action) -> bool:
        return True


def next_turn(state: Bowls, seat: int) -> None:
    """The next seat draws, as long as there are turns to come."""
    state.hand = NONE
    state.turns -= 1
    if state.turns:
        state.frames.append(Draw((seat + 1) % len(state.opened)))
