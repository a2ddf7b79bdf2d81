"""A player's turn: whose it is, and which piece is played."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, ask
from keydom.games.keyper.actions import BOARDS, KEYPER, KEYPLE, LAY, LAY_BOTH, KeyperAction
from keydom.games.keyper.components import ALL_COLOURS, COLOURS
from keydom.games.keyper.rules.keyp import claim
from keydom.games.keyper.rules.laying import LayDown, lying_choices
from keydom.games.keyper.rules.market import Fill, can_fill
from keydom.games.keyper.rules.placing import Place
from keydom.games.keyper.state import NOBODY, KeyperState


class Next(Step[KeyperState]):
    """A turn is over: fill up the market and go on to the next player, until the season has come round."""

    def __init__(self, acted: int) -> None:
        super().__init__()
        self.acted = acted

    def run(self, state: KeyperState, tell: Listener | None) -> None:
        if state.last == NOBODY and sum(state.left) == 0:
            state.last = self.acted
            if tell is not None:
                tell(Event("last-round", {"seat": f"seat:{self.acted}"}))
        seat = state.next_to(self.acted)
        if seat == state.last:  # everybody else has had one more turn: the season ends
            return
        if can_fill(state) and season_goes_on(state, seat):
            state.frames.append(self)
            state.frames.append(Fill())
            return
        state.frames.append(Next(seat))
        if state.left[seat]:
            ask(state, Turn(seat), tell)
        elif lying_choices(state, seat):
            state.frames.append(LayDown(seat))
        elif tell is not None:
            tell(Event("idle", {"seat": f"seat:{seat}"}))


def season_goes_on(state: KeyperState, seat: int) -> bool:
    """Whether anybody from this seat on has a turn left this season; else nothing is replenished (R-KR-31)."""
    if state.last == NOBODY:
        return True
    while seat != state.last:
        if lying_choices(state, seat):
            return True
        seat = state.next_to(seat)
    return False


class Turn(Frame[KeyperState, KeyperAction]):
    """Which piece to play: a keyple of some colour, or the keyper onto a board nobody has claimed."""

    def offer(self, state: KeyperState) -> list[Action]:
        place = self.seat * ALL_COLOURS
        found = [KEYPLE.of(colour) for colour in range(ALL_COLOURS) if state.team[place + colour]]
        if (state.keypers >> self.seat) & 1:
            found.extend([KEYPER.of(board) for board in range(state.seats) if state.claimed[board] == NOBODY])
        return found

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        if action.verb is KEYPLE:
            state.frames.append(Place(self.seat, action.colour))
        else:
            claim(state, self.seat, action.board, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is LAY or action.verb is LAY_BOTH:
            return Event("pieces-first", {})
        if action.verb is KEYPLE and action.colour < ALL_COLOURS:
            return Event("no-such-keyple", {"colour": f"keyple:{COLOURS[action.colour]}"})
        if action.verb is not KEYPER or action.board >= state.seats:
            return None
        if not (state.keypers >> self.seat) & 1:
            return Event("keyper-played", {})
        board, owner = f"board:{BOARDS[action.board]}", f"seat:{state.claimed[action.board]}"
        return Event("board-claimed", {"board": board, "seat": owner})
