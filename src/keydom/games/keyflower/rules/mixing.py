"""Workers of several colours for one use: what the owner of boat 4b may do."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Listener
from keydom.games.keyflower.actions import ENOUGH, MOVE, WORKER
from keydom.games.keyflower.components import ALL_COLOURS, ANY_WORKER, COST_WORKER
from keydom.games.keyflower.rules import use
from keydom.games.keyflower.rules.payment import can_pay
from keydom.games.keyflower.rules.purpose import ForTile, Purpose
from keydom.games.keyflower.rules.workers import (
    Hand,
    choices,
    group,
    known_hand,
    move_group,
    outbid,
    put_on,
    tint,
    true_hand,
)
from keydom.games.keyflower.state import NONE, Keyland

NO_WORKERS: Final = (0, 0, 0, 0)


class Mix(ForTile):
    """Workers of any colours for a use by the owner of boat 4b: one by one, or in outbid groups."""

    __slots__ = ("chosen", "joined")

    def __init__(self, seat: int, tile: int, chosen: tuple[int, ...], joined: int) -> None:
        super().__init__(seat, tile, False)
        self.chosen = chosen  # from behind the screen, by colour
        self.joined = joined

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.tile, self.chosen, self.joined

    def more(self, colour: int) -> Mix:
        chosen = [count + (place == colour) for place, count in enumerate(self.chosen)]
        return Mix(self.seat, self.tile, tuple(chosen), self.joined)

    def join(self, lot: int) -> Mix:
        return Mix(self.seat, self.tile, self.chosen, self.joined | 1 << lot)

    def total(self, state: Keyland, lots: list[int]) -> int:
        return sum(self.chosen) + sum([group(state, lot, self.seat) for lot in lots if (self.joined >> lot) & 1])

    def completes(self, state: Keyland, hand: Hand, purpose: Purpose, lots: list[int]) -> bool:
        """Whether a use can be made that has these workers in it."""
        total = self.total(state, lots)
        if total > purpose.high or purpose.low > purpose.high:
            return False
        if self.affords(state, hand, purpose, max(0, purpose.low - total), lots):
            return True
        free = [lot for lot in lots if not (self.joined >> lot) & 1]
        for more, count in choices(state, self.seat, free, purpose.high - total):
            mix = Mix(self.seat, self.tile, self.chosen, self.joined | more)
            if more and mix.affords(state, hand, purpose, max(0, purpose.low - total - count), lots):
                return True
        return False

    def affords(self, state: Keyland, hand: Hand, purpose: Purpose, added: int, lots: list[int]) -> bool:
        """Whether so many more workers can come from behind the screen and the price still be paid."""
        first = self.seat * ALL_COLOURS
        left = [hand.workers[first + colour] - self.chosen[colour] for colour in range(ALL_COLOURS)]
        if min(left) < 0 or sum(left) < added:
            return False
        if not purpose.builds:
            return self.spares(state, hand, purpose.pay, added, left, lots)
        for price in purpose.prices:
            if self.spares(state, hand, price, added, left, lots):
                return True
        rest = hand.without(list(self.chosen), self.joined)
        return any(purpose.errand(state, rest.without(put, self.joined), NONE) for put in spread(added, left))

    def spares(self, state: Keyland, hand: Hand, pay: int, added: int, left: list[int], lots: list[int]) -> bool:
        """Whether a price can be paid with what so many more of those that are `left` leave."""
        if pay < COST_WORKER:
            return can_pay(state, hand, pay, 0, 0, self.joined, lots)
        for lot in lots:
            if not (self.joined >> lot) & 1 and pay in (ANY_WORKER, COST_WORKER + tint(state, lot, self.seat)):
                return True
        fitting = [colour for colour in range(ALL_COLOURS) if pay in (ANY_WORKER, COST_WORKER + colour)]
        return sum(left) > added and any(left[colour] > 0 for colour in fitting)

    def offer(self, state: Keyland) -> list[Action]:
        hand, lots = true_hand(state, self.seat), outbid(state, self.seat)
        purpose = Purpose(state, self.seat, self.tile, False)
        found = [
            WORKER.of(colour)
            for colour in range(ALL_COLOURS)
            if self.more(colour).completes(state, hand, purpose, lots)
        ]
        for lot in lots:
            if not (self.joined >> lot) & 1 and self.join(lot).completes(state, hand, purpose, lots):
                found.append(MOVE.of(state.lots[lot]))
        if self.total(state, lots) >= purpose.low and self.affords(state, hand, purpose, 0, lots):
            found.append(ENOUGH.of())
        return found

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        if action.verb is WORKER:
            state.frames.append(self.more(action.a))
            return
        if action.verb is MOVE:
            state.frames.append(self.join(state.lot(action.a)))
            return
        lots = outbid(state, self.seat)
        total = self.total(state, lots)
        for lot in lots:
            if (self.joined >> lot) & 1:
                colour = tint(state, lot, self.seat)
                put_on(state, self.tile, colour, move_group(state, lot, self.seat, self.tile, tell))
        for colour in range(ALL_COLOURS):
            state.lose_workers(self.seat, colour, self.chosen[colour])
            put_on(state, self.tile, colour, self.chosen[colour])
        use.used(state, self.seat, self.tile, total, tell)

    def reveals(self, state: Keyland, action: Action) -> bool:
        hand, lots = known_hand(state, self.seat), outbid(state, self.seat)
        purpose = Purpose(state, self.seat, self.tile, False)
        if action.verb is WORKER:
            return not self.more(action.a).completes(state, hand, purpose, lots)
        if action.verb is MOVE:
            return not self.join(state.lot(action.a)).completes(state, hand, purpose, lots)
        return not self.affords(state, hand, purpose, 0, lots)


def spread(count: int, most: list[int]) -> list[list[int]]:
    """All ways to take so many workers, by colour, where there are `most` of each."""
    if len(most) == 1:
        return [[count]] if count <= most[0] else []
    ways = []
    for first in range(min(count, most[0]) + 1):
        ways.extend([[first, *rest] for rest in spread(count - first, most[1:])])
    return ways
