"""Using a tile: what it takes besides workers, what it does, and where that goes."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.core.hexes import SIDES, STEPS
from keydom.games.keyflower.actions import COPY, KeyflowerAction
from keydom.games.keyflower.components import ALL_ITEMS, BOAT_2B, FIRST_BOAT, SORCERER, TILES
from keydom.games.keyflower.rules.gains import TakeOne, any_available, available, produce
from keydom.games.keyflower.rules.payment import FREE, MixIn, can_pay, collect
from keydom.games.keyflower.rules.transport import ask_transport, can_build, can_carry
from keydom.games.keyflower.rules.workers import Hand, known_hand, outbid, true_hand
from keydom.games.keyflower.state import NONE, KeyflowerState
from keydom.games.keyflower.state.full_state import put


def has_effect(state: KeyflowerState, tile: int) -> bool:
    """Whether a use would do something: a tile is not used just to block it (R-KF-05)."""
    side = state.side(tile)
    if state.box.move[side]:
        return True  # whether it does depends on its user
    if tile == SORCERER:
        return len(sorcerer_tiles(state)) > 0  # whether its price can be paid depends on the user too
    return any_available(state, state.box.gives[side])


def transports(state: KeyflowerState, tile: int) -> bool:
    """Whether a tile is good for transport and upgrades alone."""
    return state.box.move[state.side(tile)] > 0


def asks_more(state: KeyflowerState, tile: int, stuck: bool) -> bool:
    """Whether a use takes more than workers of a user who is `stuck`, with nothing to carry, or is not.

    He must be able to upgrade or extend something then (R-KF-05), or to pay for a tile that the Sorcerer calls up.
    """
    if tile != SORCERER:
        return stuck and transports(state, tile)
    for other in sorcerer_tiles(state):
        if state.box.pay[other] == FREE and not (stuck and transports(state, other)):
            return False
    return True


def sorcerer_prices(state: KeyflowerState) -> list[int]:
    """What the tiles ask for that the Sorcerer can call up at a price."""
    return [state.box.pay[tile] for tile in sorcerer_tiles(state) if state.box.pay[tile] != FREE]


def icons_of(state: KeyflowerState, tile: int) -> int:
    """The upgrade icons that a tile gives its user."""
    if tile == SORCERER:
        return max([0, *[icons_of(state, other) for other in sorcerer_tiles(state)]])
    icons = state.box.icons[state.side(tile)]
    return icons + state.cabins[state.owner[tile]] if tile < FIRST_BOAT else icons


def use_tile(state: KeyflowerState, seat: int, tile: int, count: int, tell: Listener | None) -> None:
    """Workers have been put on a tile: it does what it shows."""
    state.last_use = put(state.last_use, tile, count)
    if tell is not None:
        tell(Event("used", {"seat": f"seat:{seat}", "tile": f"tile:{TILES[tile]}", "count": count}))
    carry_out(state, seat, tile, tell)


def carry_out(state: KeyflowerState, seat: int, tile: int, tell: Listener | None) -> None:
    side = state.side(tile)
    if state.box.move[side]:
        double = 2 if state.owner[BOAT_2B] == seat else 1
        moves, icons = state.box.move[side] * double, icons_of(state, tile) * double
        ask_transport(state, seat, moves, icons, True)  # R-KF-12: fixed now, whatever is upgraded meanwhile
    elif tile == SORCERER:
        state.frames.append(Copy(seat))
    elif state.box.pay[tile] == FREE:
        give(state, seat, tile, tell)
    else:
        state.frames.append(MixIn())
        state.frames.append(Give(seat, tile))
        collect(state, seat, state.box.pay[tile], 1, tell)


def give(state: KeyflowerState, seat: int, tile: int, tell: Listener | None) -> None:
    """What the tile shows, or the one thing of it that can be had."""
    side = state.side(tile)
    items = state.box.gain[side]
    if state.box.choose[side]:
        there = [item for item in state.box.gives[side] if available(state, item)]
        if len(there) > 1:
            state.frames.append(TakeOne(seat, tile))
            return
        items = [1 if item in there else 0 for item in range(ALL_ITEMS)]
    produce(state, seat, tile, items, tell)


class Give(Step[KeyflowerState]):
    """The price is paid: the tile gives what it shows."""

    def __init__(self, taker: int, tile: int) -> None:
        super().__init__()
        self.taker = taker
        self.tile = tile

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        give(state, self.taker, self.tile, tell)


def sorcerer_tiles(state: KeyflowerState) -> list[int]:
    """The tiles whose action the Sorcerer can call up: beside it in its village, or upgraded, anywhere there."""
    owner, spot = state.owner[SORCERER], state.spots[SORCERER]
    if owner < 0 or spot == 0:
        return []
    village = state.maps[owner]
    if state.up[SORCERER]:
        near = list(village.values())
    else:
        near = [village[spot + STEPS[side]] for side in range(SIDES) if spot + STEPS[side] in village]
    return [tile for tile in near if tile != SORCERER and has_effect(state, tile)]


class Copy(Frame[KeyflowerState, KeyflowerAction]):
    """Which tile the Sorcerer calls up: its action is carried out as if that tile were used (R-KF-26)."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        hand = true_hand(state, self.seat)
        return [COPY.of(tile) for tile in sorcerer_tiles(state) if self.payable(state, hand, tile)]

    def payable(self, state: KeyflowerState, hand: Hand, tile: int) -> bool:
        if transports(state, tile) and not can_carry(state, self.seat):
            return icons_of(state, tile) > 0 and can_build(state, hand, NONE, NONE)
        return can_pay(state, hand, state.box.pay[tile], NONE, 0, 0, outbid(state, self.seat))

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        if tell is not None:
            tell(Event("copied", {"seat": f"seat:{self.seat}", "tile": f"tile:{TILES[action.tile]}"}))
        carry_out(state, self.seat, action.tile, tell)

    def reveals(self, state: KeyflowerState, action: KeyflowerAction) -> bool:
        return not self.payable(state, known_hand(state, self.seat), action.tile)

    def why_not(self, state: KeyflowerState, action: KeyflowerAction) -> Event | None:
        if action.verb is not COPY or action.tile not in sorcerer_tiles(state):
            return None
        tile: dict[str, Value] = {"tile": f"tile:{TILES[action.tile]}"}
        return Event("no-errand", tile) if transports(state, action.tile) else Event("cannot-pay-as-well", tile)
