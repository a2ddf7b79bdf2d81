"""The boats II: gold, cabins, contracts and green workers on board, and Sea Bastion II, which another one replaces."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener
from keydom.games.keyflower.actions import REPLACE, KeyflowerAction
from keydom.games.keyflower.components import (
    A_CABIN,
    A_CONTRACT,
    A_GREEN,
    FIRST_BOAT,
    FIRST_ORDER,
    FREIGHT_CABINS,
    FREIGHT_CONTRACTS,
    FREIGHT_GOLD,
    GOLD,
    GREEN,
    SEA_BASTION_II,
    TILES,
    WINTER,
    by_freight,
    of_colour,
    of_freight,
    of_good,
)
from keydom.games.keyflower.merchants.contracts import DrawContracts, shuffle
from keydom.games.keyflower.rules.harbour import load_of
from keydom.games.keyflower.state import GONE, ON_SALE, UNSEEN, KeyflowerState
from keydom.games.keyflower.state.full_state import more, more_bytes, put


def ship(state: KeyflowerState, place: int) -> None:
    """Load what only boats II carry, as far as it is there."""
    load = load_of(state, place)
    greens = min(load[A_GREEN], state.greens)
    state.greens -= greens
    state.cargo = more(state.cargo, of_colour(place, GREEN), greens)
    gold = min(load[GOLD], state.supply[GOLD])
    state.supply = more(state.supply, GOLD, -gold)
    state.freight = put(state.freight, of_freight(place, FREIGHT_GOLD), gold)
    cabins = min(load[A_CABIN], state.cabins_left)
    state.cabins_left -= cabins
    state.freight = put(state.freight, of_freight(place, FREIGHT_CABINS), cabins)
    for _ in range(min(load[A_CONTRACT], state.piled)):
        state.piled -= 1
        state.freight = more(state.freight, of_freight(place, FREIGHT_CONTRACTS), 1)
        shuffle(state)


def unship(state: KeyflowerState, place: int, seat: int) -> None:
    """Gold and cabins go to the home, contracts behind the screen."""
    freight = by_freight(state.freight, place)
    state.goods = more_bytes(state.goods, of_good(state.homes[seat], GOLD), freight[FREIGHT_GOLD])
    state.cabins = more(state.cabins, seat, freight[FREIGHT_CABINS])
    state.freight = put(state.freight, of_freight(place, FREIGHT_GOLD), 0)
    state.freight = put(state.freight, of_freight(place, FREIGHT_CABINS), 0)
    if state.next_season() == WINTER and state.boats[place] == SEA_BASTION_II:  # R-KM-06
        state.frames.append(Replace(seat))
    if freight[FREIGHT_CONTRACTS]:
        state.frames.append(DrawContracts(seat, freight[FREIGHT_CONTRACTS], place))


class Replace(Frame[KeyflowerState, KeyflowerAction]):
    """Which boat takes the place of Sea Bastion II in winter: any that is not in the game (R-KM-06)."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [REPLACE.of(boat) for boat in range(FIRST_BOAT, FIRST_ORDER) if state.owner[boat] == UNSEEN]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.boats = [action.tile if boat == SEA_BASTION_II else boat for boat in state.boats]
        state.give_tile(SEA_BASTION_II, GONE)
        state.give_tile(action.tile, ON_SALE)
        if tell is not None:
            tell(Event("replaced-boat", {"seat": f"seat:{self.seat}", "tile": f"tile:{TILES[action.tile]}"}))
