"""Winter is brought in by the players: each chooses in secret which of the dealt tiles come into play."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step
from keydom.games.keyflower.actions import SUBMIT, KeyflowerAction
from keydom.games.keyflower.components import FIRST_WINTER, TILES, WINTER_TILES
from keydom.games.keyflower.state import GONE, ON_SALE, KeyflowerState


class Submit(Frame[KeyflowerState, KeyflowerAction]):
    """Which of one's winter tiles, at least one, are put up for auction."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [SUBMIT.of(pick) for pick in subsets(state.hands[self.seat])]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.picks = state.picks[:]
        state.picks[self.seat] = action.tiles
        if tell is not None:
            tell(Event("submitted", {"seat": f"seat:{self.seat}"}))

    def reveals(self, state: KeyflowerState, action: KeyflowerAction) -> bool:
        return not isinstance(state.frames[-2], Submit)  # after the last one the tiles are shown

    def text_for(self, state: KeyflowerState, action: KeyflowerAction, seat: int | None) -> str:
        return str(action) if seat == self.seat else "submit ?"


def subsets(mask: int) -> list[int]:
    """All parts of a set of bits but the empty one, in the order of their numbers."""
    found, part = [], 0
    while part != mask:
        part = (part - mask) & mask
        found.append(part)
    return found


class Reveal(Step[KeyflowerState]):
    """The chosen tiles are mixed and laid out: nobody can tell who brought which. The others leave the game."""

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        brought = 0
        for pick in state.picks:
            brought |= pick
        state.owner = state.owner[:]
        for place in range(len(WINTER_TILES)):
            tile = FIRST_WINTER + place
            state.owner[tile] = ON_SALE if (brought >> place) & 1 else GONE
            if (brought >> place) & 1:
                state.put_up(tile)
                if tell is not None:
                    tell(Event("laid-out", {"tile": f"tile:{TILES[tile]}"}))
        state.hands = [0] * state.seats
        state.picks = [0] * state.seats
