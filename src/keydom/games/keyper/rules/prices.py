"""What can be paid, and how: the choices of resources for a price, worked out once for every purse.

There are more purses than a long run should keep, so what is known is forgotten from time to time.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, ask
from keydom.games.keyper.actions import FOUR_GOODS, PAY, PAY_FOUR, PAY_THREE, PAY_TWO, KeyperAction
from keydom.games.keyper.components import ALL_RESOURCES, GOODS, MOST_ICONS, RESOURCES, Box
from keydom.games.keyper.state import KeyperState

CACHE_SIZE: Final = 20_000  # answers
PURSE_BITS: Final = 3 * GOODS  # bits


def payments(box: Box, price: int, purse: int) -> list[Action]:
    """The ways to pay a price from a purse, each once, in a fixed order."""
    number = box.price[price]
    key = (number << PURSE_BITS) | purse
    known = box.payments.get(key)
    if known is None:
        found: set[tuple[int, ...]] = set()
        for way in box.ways[number]:
            _pay(way, 0, purse, (), found)
        known = [_PAYMENTS[resources] for resources in sorted(found)]
        if len(box.payments) == CACHE_SIZE:
            box.payments.clear()
        box.payments[key] = known
    return known


def _pay(way: list[int], place: int, purse: int, paid: tuple[int, ...], found: set[tuple[int, ...]]) -> None:
    """Collect all that can be paid for the icons of a way from this place on."""
    if place == len(way):
        found.add(tuple(sorted(paid)))
        return
    for resource in range(GOODS):
        if (way[place] >> resource) & 1 and (purse >> (3 * resource)) & 7:
            _pay(way, place + 1, purse - (1 << (3 * resource)), (*paid, resource), found)


def _can_pay(way: list[int], place: int, purse: int) -> bool:
    """Whether anything can be paid for these icons."""
    if place == len(way):
        return True
    for resource in range(GOODS):
        there = (way[place] >> resource) & 1 and (purse >> (3 * resource)) & 7
        if there and _can_pay(way, place + 1, purse - (1 << (3 * resource))):
            return True
    return False


def _action(paid: tuple[int, ...]) -> Action:
    if len(paid) == MOST_ICONS:
        return PAY_FOUR.of(FOUR_GOODS.number(paid))
    return (PAY, PAY_TWO, PAY_THREE)[len(paid) - 1].of(*paid)


_PAYMENTS: Final[dict[tuple[int, ...], Action]] = {
    paid: _action(paid)
    for count in range(1, MOST_ICONS + 1)
    for paid in combinations_with_replacement(range(GOODS), count)
}


def payable(state: KeyperState, seat: int, price: int) -> bool:
    return len(payments(state.box, price, state.purse(seat))) > 0


def affordable(state: KeyperState, seat: int, discount: bool) -> int:
    """The tiles, a bit each, whose price a seat can pay."""
    box, purse = state.box, state.purse(seat)
    key = purse * 2 + (1 if discount else 0)
    known = box.affordable.get(key, -1)
    if known < 0:
        known = 0
        tiles_at = box.tiles_at_discount if discount else box.tiles_at
        for price in range(len(tiles_at)):
            if tiles_at[price]:
                for way in box.ways[price]:
                    if _can_pay(way, 0, purse):
                        known |= tiles_at[price]
        if len(box.affordable) == CACHE_SIZE:
            box.affordable.clear()
        box.affordable[key] = known
    return known


def pay(state: KeyperState, seat: int, price: int, tell: Listener | None) -> None:
    """Have a seat pay a price that it can pay; what leaves no choice is paid at once."""
    ask(state, Pay(seat, price), tell)


def paid_with(payment: Action) -> list[int]:
    """The resources of a payment."""
    paid = payment.numbers()
    return FOUR_GOODS.goods(paid[0]) if payment.verb is PAY_FOUR else paid


class Pay(Frame[KeyperState, KeyperAction]):
    """What to pay with."""

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def offer(self, state: KeyperState) -> list[Action]:
        return payments(state.box, self.price, state.purse(self.seat))[:]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        paid = paid_with(action)
        for resource in paid:
            state.spend(self.seat, resource)
        if tell is not None:
            what = " ".join([f"resource:{RESOURCES[resource]}" for resource in paid])
            tell(Event("paid", {"seat": f"seat:{self.seat}", "resources": what}))

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb not in (PAY, PAY_TWO, PAY_THREE, PAY_FOUR):
            return None
        paid = paid_with(action)
        for resource in paid:
            if resource >= ALL_RESOURCES:
                return None
            if state.has(self.seat, resource) < paid.count(resource):
                return Event("have-too-few", {"resource": f"resource:{RESOURCES[resource]}"})
        return Event("not-the-price", {})
