"""Workers of several colours for one use: what the owner of boat 4b may do."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Listener
from keydom.games.keyflower.actions import ENOUGH, MOVE, WORKER, KeyflowerAction
from keydom.games.keyflower.components import ALL_COLOURS, ANY_WORKER, COST_WORKER
from keydom.games.keyflower.rules import use
from keydom.games.keyflower.rules.payment import can_pay
from keydom.games.keyflower.rules.requirements import Requirements, TileFrame
from keydom.games.keyflower.rules.workers import Hand, group_choices, known_hand, move_group, outbid, put_on, true_hand
from keydom.games.keyflower.state import NONE, KeyflowerState

NO_WORKERS: Final = (0, 0, 0, 0)


class Mix(TileFrame):
    """Workers of any colours for a use by the owner of boat 4b: one by one, or in outbid groups."""

    def __init__(self, seat: int, tile: int, chosen: tuple[int, ...], joined: int) -> None:
        super().__init__(seat, tile, False)
        self.chosen = chosen  # from behind the screen, by colour
        self.joined = joined

    def more(self, colour: int) -> Mix:
        chosen = [count + (place == colour) for place, count in enumerate(self.chosen)]
        return Mix(self.seat, self.tile, tuple(chosen), self.joined)

    def join(self, lot: int) -> Mix:
        return Mix(self.seat, self.tile, self.chosen, self.joined | 1 << lot)

    def total(self, state: KeyflowerState, lots: list[int]) -> int:
        return sum(self.chosen) + sum([state.bid_size(lot, self.seat) for lot in lots if (self.joined >> lot) & 1])

    def completes(self, state: KeyflowerState, hand: Hand, required: Requirements, lots: list[int]) -> bool:
        """Whether a use can be made that has these workers in it."""
        total = self.total(state, lots)
        if total > required.high or required.low > required.high:
            return False
        if self.affords(state, hand, required, max(0, required.low - total), lots):
            return True
        free = [lot for lot in lots if not (self.joined >> lot) & 1]
        for more, count in group_choices(state, self.seat, free, required.high - total):
            mix = Mix(self.seat, self.tile, self.chosen, self.joined | more)
            if more and mix.affords(state, hand, required, max(0, required.low - total - count), lots):
                return True
        return False

    def affords(self, state: KeyflowerState, hand: Hand, required: Requirements, added: int, lots: list[int]) -> bool:
        """Whether so many more workers can come from behind the screen and the price still be paid."""
        first = self.seat * ALL_COLOURS
        left = [hand.workers[first + colour] - self.chosen[colour] for colour in range(ALL_COLOURS)]
        if min(left) < 0 or sum(left) < added:
            return False
        if not required.must_build:
            return self.spares(state, hand, required.pay, added, left, lots)
        for price in required.prices:
            if self.spares(state, hand, price, added, left, lots):
                return True
        rest = hand.without(list(self.chosen), self.joined)
        return any(required.can_build_with(state, rest.without(put, self.joined), NONE) for put in spread(added, left))

    def spares(self, state: KeyflowerState, hand: Hand, pay: int, added: int, left: list[int], lots: list[int]) -> bool:
        """Whether a price can be paid with what so many more of those that are `left` leave."""
        if pay < COST_WORKER:
            return can_pay(state, hand, pay, 0, 0, self.joined, lots)
        for lot in lots:
            if not (self.joined >> lot) & 1 and pay in (ANY_WORKER, COST_WORKER + state.bid_colour(lot, self.seat)):
                return True
        fitting = [colour for colour in range(ALL_COLOURS) if pay in (ANY_WORKER, COST_WORKER + colour)]
        return sum(left) > added and any(left[colour] > 0 for colour in fitting)

    def offer(self, state: KeyflowerState) -> list[Action]:
        hand, lots = true_hand(state, self.seat), outbid(state, self.seat)
        required = Requirements(state, self.seat, self.tile, False)
        found = [
            WORKER.of(colour)
            for colour in range(ALL_COLOURS)
            if self.more(colour).completes(state, hand, required, lots)
        ]
        for lot in lots:
            if not (self.joined >> lot) & 1 and self.join(lot).completes(state, hand, required, lots):
                found.append(MOVE.of(state.on_sale[lot]))
        if self.total(state, lots) >= required.low and self.affords(state, hand, required, 0, lots):
            found.append(ENOUGH.of())
        return found

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        if action.verb is WORKER:
            state.frames.append(self.more(action.colour))
            return
        if action.verb is MOVE:
            state.frames.append(self.join(state.lot(action.group)))
            return
        lots = outbid(state, self.seat)
        total = self.total(state, lots)
        for lot in lots:
            if (self.joined >> lot) & 1:
                colour = state.bid_colour(lot, self.seat)
                put_on(state, self.tile, colour, move_group(state, lot, self.seat, self.tile, tell))
        for colour in range(ALL_COLOURS):
            state.lose_workers(self.seat, colour, self.chosen[colour])
            put_on(state, self.tile, colour, self.chosen[colour])
        use.use_tile(state, self.seat, self.tile, total, tell)

    def reveals(self, state: KeyflowerState, action: KeyflowerAction) -> bool:
        hand, lots = known_hand(state, self.seat), outbid(state, self.seat)
        required = Requirements(state, self.seat, self.tile, False)
        if action.verb is WORKER:
            return not self.more(action.colour).completes(state, hand, required, lots)
        if action.verb is MOVE:
            return not self.join(state.lot(action.group)).completes(state, hand, required, lots)
        return not self.affords(state, hand, required, 0, lots)


def spread(count: int, most: list[int]) -> list[list[int]]:
    """All ways to take so many workers, by colour, where there are `most` of each."""
    if len(most) == 1:
        return [[count]] if count <= most[0] else []
    ways = []
    for first in range(min(count, most[0]) + 1):
        ways.extend([[first, *rest] for rest in spread(count - first, most[1:])])
    return ways
