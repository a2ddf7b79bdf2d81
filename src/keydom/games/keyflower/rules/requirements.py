"""What a bid or a use takes: which colours, how many workers, what to pay, and whether one colour of a hand has it."""

from __future__ import annotations

from typing import Final

from keydom.core.game import Event, Frame, Value
from keydom.games.keyflower.actions import KeyflowerAction
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    BOAT_4A,
    BOAT_4B,
    COLOURS,
    FIRST_SPRING,
    GREEN,
    MOST_ON_A_TILE,
    SORCERER,
    TILES,
)
from keydom.games.keyflower.rules import use
from keydom.games.keyflower.rules.payment import FREE, can_pay
from keydom.games.keyflower.rules.transport import can_build, can_carry
from keydom.games.keyflower.rules.workers import Hand, group_choices
from keydom.games.keyflower.state import NONE, KeyflowerState

NO_LIMIT: Final = 999


class Requirements:
    """What workers are wanted for: a bid for a tile or a use of it, how many at least and at most, and what to pay.

    With `must_build` there is nothing to carry: an upgrade or an extension must be affordable besides (R-KF-05). Where
    the Sorcerer calls up nothing for nothing, one of the `prices` of its tiles will do as well (R-KF-26).
    """

    def __init__(self, state: KeyflowerState, seat: int, tile: int, bidding: bool) -> None:
        self.tile = tile
        self.bidding = bidding
        self.must_build = False
        self.prices: list[int] = []
        if bidding:
            lot = state.lot(tile)
            self.low = max(1, state.best(lot) + 1 - state.bid_size(lot, seat))
            self.high = NO_LIMIT
            self.pay = FREE
        else:
            self.low = state.last_use[tile] + 1
            self.high = MOST_ON_A_TILE - state.workers_on(tile)
            self.pay = state.box.pay[tile]
            if tile == SORCERER:
                self.must_build = use.asks_more(state, tile, not can_carry(state, seat))
                self.prices = use.sorcerer_prices(state) if self.must_build else []
            elif use.transports(state, tile):
                self.must_build = not can_carry(state, seat)

    def workers_only(self) -> bool:
        """Whether it takes no more than workers."""
        return self.pay == FREE and not self.must_build

    def waive_price(self) -> None:
        """Ask for no more than workers."""
        self.pay = FREE
        self.must_build = False

    def leaves_enough(
        self, state: KeyflowerState, hand: Hand, colour: int, count: int, joined: int, lots: list[int]
    ) -> bool:
        """Whether a hand that puts so many workers of a colour and the groups `joined` here can do what it is for."""
        if self.pay != FREE and not can_pay(state, hand, self.pay, colour, count, joined, lots):
            return False
        if not self.must_build:
            return True
        for price in self.prices:
            if can_pay(state, hand, price, colour, count, joined, lots):
                return True
        counts = [count if place == colour else 0 for place in range(ALL_COLOURS)]
        return self.can_build_with(state, hand.without(counts, joined), colour)

    def can_build_with(self, state: KeyflowerState, hand: Hand, colour: int) -> bool:
        """Whether what is left pays for something to build."""
        tile_colour = state.tile_colours[self.tile]
        if use.icons_of(state, self.tile) == 0:
            return False
        return can_build(state, hand, self.tile, colour if tile_colour == NONE else tile_colour)


def allowed_colours(state: KeyflowerState, seat: int, tile: int, bidding: bool) -> list[int]:
    """The colours that a seat may use here, whatever it has: everybody can see that."""
    tile_colour = state.tile_colours[tile]
    if not bidding:
        return [0, 1, 2, 3] if tile_colour == NONE else [tile_colour]
    lot = state.lot(tile)
    if state.bid_size(lot, seat):
        return [state.bid_colour(lot, seat)]
    if tile_colour == NONE or may_counter(state, seat, lot):
        return [0, 1, 2, 3]
    return [tile_colour]


def may_counter(state: KeyflowerState, seat: int, lot: int) -> bool:
    """Whether boat 4a lets a seat answer another's bid in any colour: for village tiles, and not against green."""
    tile = state.on_sale[lot]
    if state.owner[BOAT_4A] != seat or state.tile_colours[tile] == GREEN or tile < FIRST_SPRING:
        return False  # R-KF-09
    return any(state.bid_size(lot, other) > 0 for other in range(state.seats) if other != seat)


def may_mix(state: KeyflowerState, seat: int, tile: int) -> bool:
    """Whether boat 4b lets a seat use a tile with workers of any colours: one that has a colour already (R-KF-10)."""
    return state.owner[BOAT_4B] == seat and state.tile_colours[tile] != NONE


def may_join(state: KeyflowerState, seat: int, required: Requirements, colour: int, lot: int) -> bool:
    """Whether an outbid group can be moved there in a colour: a bid is topped up where it is, and so not moved."""
    return state.bid_colour(lot, seat) == colour and not (required.bidding and state.on_sale[lot] == required.tile)


def completes(
    state: KeyflowerState, hand: Hand, required: Requirements, colour: int, joined: int, lots: list[int]
) -> bool:
    """Whether enough workers of this colour can be put there, the groups `joined` among them, and the price be paid."""
    seat, low = hand.seat, required.low
    if low > required.high:
        return False
    screen = hand.workers[seat * ALL_COLOURS + colour]
    if joined == 0:
        if screen >= low and required.leaves_enough(state, hand, colour, low, 0, lots):
            return True
        if not lots:
            return False
    have = 0
    free: list[int] = []
    for lot in lots:
        if not may_join(state, seat, required, colour, lot):
            continue
        if (joined >> lot) & 1:
            have += state.bid_size(lot, seat)
        else:
            free.append(lot)
    if joined == 0 and not free:
        return False
    if required.bidding:  # it takes no more than workers, as many as there are
        return have + screen + sum([state.bid_size(lot, seat) for lot in free]) >= low
    for more, count in group_choices(state, seat, free, required.high - have):
        added = max(0, low - have - count)
        if added <= screen and required.leaves_enough(state, hand, colour, added, joined | more, lots):
            return True
    return False


class TileFrame(Frame[KeyflowerState, KeyflowerAction]):
    """A decision about the workers for a bid or a use."""

    def __init__(self, seat: int, tile: int, bidding: bool) -> None:
        super().__init__(seat)
        self.tile = tile
        self.bidding = bidding

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILES[self.tile]}", "what": "bid" if self.bidding else "use"}


def why_locked(state: KeyflowerState, tile: int) -> Event:
    """Why workers here must have a certain colour."""
    tile_colour, lot = state.tile_colours[tile], state.lot(tile)
    args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}", "colour": f"colour:{COLOURS[tile_colour]}"}
    for seat in range(state.seats) if lot >= 0 else []:
        if state.bid_size(lot, seat) and state.bid_colour(lot, seat) == tile_colour:
            return Event("colour-locked-by-bid", {**args, "seat": f"seat:{seat}"})
    if state.workers_on(tile):
        return Event("colour-locked-by-workers", args)
    return Event("colour-locked-by-extension", args)
