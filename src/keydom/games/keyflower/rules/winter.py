"""Winter is brought in by the players: each chooses in secret which of the dealt tiles come into play."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step
from keydom.games.keyflower.actions import SUBMIT
from keydom.games.keyflower.components import FIRST_WINTER, TILES, WINTER_TILES
from keydom.games.keyflower.state import GONE, ON_SALE, Keyland


class Submit(Frame[Keyland]):
    """Which of one's winter tiles, at least one, are put up for auction."""

    __slots__ = ()

    def offer(self, state: Keyland) -> list[Action]:
        hand = state.hands[self.seat]
        some = [pick for pick in subsets(hand) if pick]
        return [SUBMIT.of(pick) for pick in some]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        state.picks = state.picks[:]
        state.picks[self.seat] = action.a
        if tell is not None:
            tell(Event("submitted", {"seat": f"seat:{self.seat}"}))

    def reveals(self, state: Keyland, action: Action) -> bool:
        return not isinstance(state.frames[-2], Submit)  # after the last one the tiles are shown

    def glimpse(self, state: Keyland, action: Action, seat: int | None) -> str:
        return str(action) if seat == self.seat else "submit ?"


def subsets(mask: int) -> list[int]:
    """All parts of a set of bits, the empty one included, in the order of their numbers."""
    found, part = [], 0
    while True:
        found.append(part)
        if part == mask:
            return found
        part = (part - mask) & mask


class Reveal(Step[Keyland]):
    """The chosen tiles are mixed and laid out: nobody can tell who brought which. The others leave the game."""

    __slots__ = ()

    def run(self, state: Keyland, tell: Listener | None) -> None:
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
