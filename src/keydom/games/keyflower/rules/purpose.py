"""What a bid or a use takes: which colours, how many workers, what to pay, and whether one colour of a hand has it."""

from __future__ import annotations

from typing import Final

from keydom.core.game import Event, Frame, Value
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
from keydom.games.keyflower.rules.haul import builds, carries
from keydom.games.keyflower.rules.payment import FREE, can_pay
from keydom.games.keyflower.rules.workers import Hand, choices, group, tint
from keydom.games.keyflower.state import NONE, Keyland

NO_LIMIT: Final = 999


class Purpose:
    """What workers are wanted for: a bid for a tile or a use of it, how many at least and at most, and what to pay.

    With `builds` there is nothing to carry: an upgrade or an extension must be affordable besides (R-KF-05). Where the
    Sorcerer calls up nothing for nothing, one of the `prices` of its tiles will do as well (R-KF-26).
    """

    __slots__ = ("bidding", "builds", "high", "low", "pay", "prices", "tile")

    def __init__(self, state: Keyland, seat: int, tile: int, bidding: bool) -> None:
        self.tile = tile
        self.bidding = bidding
        self.builds = False
        self.prices: list[int] = []
        if bidding:
            lot = state.lot(tile)
            self.low = max(1, state.best(lot) + 1 - group(state, lot, seat))
            self.high = NO_LIMIT
            self.pay = FREE
        else:
            self.low = state.last[tile] + 1
            self.high = MOST_ON_A_TILE - state.workers_on(tile)
            self.pay = state.box.pay[tile]
            if tile == SORCERER:
                self.builds = use.asks(state, tile, not carries(state, seat))
                self.prices = use.prices(state) if self.builds else []
            elif use.transports(state, tile):
                self.builds = not carries(state, seat)

    def easy(self) -> bool:
        """Whether it takes no more than workers."""
        return self.pay == FREE and not self.builds

    def ease(self) -> None:
        """Ask for no more than workers."""
        self.pay = FREE
        self.builds = False

    def leaves_enough(self, state: Keyland, hand: Hand, colour: int, count: int, joined: int, lots: list[int]) -> bool:
        """Whether a hand that puts so many workers of a colour and the groups `joined` here can do what it is for."""
        if self.pay != FREE and not can_pay(state, hand, self.pay, colour, count, joined, lots):
            return False
        if not self.builds:
            return True
        for price in self.prices:
            if can_pay(state, hand, price, colour, count, joined, lots):
                return True
        counts = [count if place == colour else 0 for place in range(ALL_COLOURS)]
        return self.errand(state, hand.without(counts, joined), colour)

    def errand(self, state: Keyland, hand: Hand, colour: int) -> bool:
        """Whether what is left pays for something to build."""
        hue = state.hues[self.tile]
        if use.icons_of(state, self.tile) == 0:
            return False
        return builds(state, hand, self.tile, colour if hue == NONE else hue)


def colours(state: Keyland, seat: int, tile: int, bidding: bool) -> list[int]:
    """The colours that a seat may use here, whatever it has: everybody can see that."""
    hue = state.hues[tile]
    if not bidding:
        return [0, 1, 2, 3] if hue == NONE else [hue]
    lot = state.lot(tile)
    if group(state, lot, seat):
        return [tint(state, lot, seat)]
    if hue == NONE or counters(state, seat, lot):
        return [0, 1, 2, 3]
    return [hue]


def counters(state: Keyland, seat: int, lot: int) -> bool:
    """Whether boat 4a lets a seat answer another's bid in any colour: for village tiles, and not against green."""
    tile = state.lots[lot]
    if state.owner[BOAT_4A] != seat or state.hues[tile] == GREEN or tile < FIRST_SPRING:
        return False  # R-KF-09
    return any(group(state, lot, other) > 0 for other in range(state.seats) if other != seat)


def mixes(state: Keyland, seat: int, tile: int) -> bool:
    """Whether boat 4b lets a seat use a tile with workers of any colours: one that has a colour already (R-KF-10)."""
    return state.owner[BOAT_4B] == seat and state.hues[tile] != NONE


def joins(state: Keyland, seat: int, purpose: Purpose, colour: int, lot: int) -> bool:
    """Whether an outbid group can be moved there in a colour: a bid is topped up where it is, and so not moved."""
    return tint(state, lot, seat) == colour and not (purpose.bidding and state.lots[lot] == purpose.tile)


def completes(state: Keyland, hand: Hand, purpose: Purpose, colour: int, joined: int, lots: list[int]) -> bool:
    """Whether enough workers of this colour can be put there, the groups `joined` among them, and the price be paid."""
    seat, low = hand.seat, purpose.low
    if low > purpose.high:
        return False
    screen = hand.workers[seat * ALL_COLOURS + colour]
    if joined == 0:
        if screen >= low and purpose.leaves_enough(state, hand, colour, low, 0, lots):
            return True
        if not lots:
            return False
    have = 0
    free: list[int] = []
    for lot in lots:
        if not joins(state, seat, purpose, colour, lot):
            continue
        if (joined >> lot) & 1:
            have += group(state, lot, seat)
        else:
            free.append(lot)
    if joined == 0 and not free:
        return False
    if purpose.bidding:  # it takes no more than workers, as many as there are
        return have + screen + sum([group(state, lot, seat) for lot in free]) >= low
    for more, count in choices(state, seat, free, purpose.high - have):
        added = max(0, low - have - count)
        if added <= screen and purpose.leaves_enough(state, hand, colour, added, joined | more, lots):
            return True
    return False


class ForTile(Frame[Keyland]):
    """A decision about the workers for a bid or a use."""

    __slots__ = ("bidding", "tile")

    def __init__(self, seat: int, tile: int, bidding: bool) -> None:
        super().__init__(seat)
        self.tile = tile
        self.bidding = bidding

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILES[self.tile]}", "what": "bid" if self.bidding else "use"}


def locked(state: Keyland, tile: int) -> Event:
    """Why workers here must have a certain colour."""
    hue, lot = state.hues[tile], state.lot(tile)
    args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}", "colour": f"colour:{COLOURS[hue]}"}
    for seat in range(state.seats) if lot >= 0 else []:
        if group(state, lot, seat) and tint(state, lot, seat) == hue:
            return Event("colour-locked-by-bid", {**args, "seat": f"seat:{seat}"})
    if state.workers_on(tile):
        return Event("colour-locked-by-workers", args)
    return Event("colour-locked-by-extension", args)
