"""What can be paid, and how: the choices of resources for a price, worked out once for every purse."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener
from keydom.games.keyper.actions import PAY, PAY_THREE, PAY_TWO
from keydom.games.keyper.components import DISCOUNTED, GOODS, RESOURCES, Box
from keydom.games.keyper.state import Keydom
from keydom.games.keyper.tiles import ALL_TILES


def payments(box: Box, price: int, purse: int) -> list[Action]:
    """The ways to pay a price from a purse, each once, in a fixed order."""
    key = (price << 14) | purse
    known = box.payments.get(key)
    if known is None:
        found: set[tuple[int, ...]] = set()
        for way in box.prices[price]:
            _pay(way, 0, purse, (), found)
        known = [_action(resources) for resources in sorted(found)]
        box.payments[key] = known
    return known


def _pay(way: list[int], place: int, purse: int, paid: tuple[int, ...], found: set[tuple[int, ...]]) -> None:
    if place == len(way):
        found.add(tuple(sorted(paid)))
        return
    for resource in range(GOODS):
        if (way[place] >> resource) & 1 and (purse >> (2 * resource)) & 3:
            _pay(way, place + 1, purse - (1 << (2 * resource)), (*paid, resource), found)


def _action(paid: tuple[int, ...]) -> Action:
    if len(paid) == 1:
        return PAY.of(paid[0])
    if len(paid) == 2:
        return PAY_TWO.of(paid[0], paid[1])
    return PAY_THREE.of(paid[0], paid[1], paid[2])


def payable(state: Keydom, seat: int, price: int) -> bool:
    return len(payments(state.box, price, state.purse(seat))) > 0


def affordable(state: Keydom, seat: int, discount: bool) -> int:
    """The tiles, a bit each, whose price a seat can pay."""
    box, purse = state.box, state.purse(seat)
    key = purse * 2 + (1 if discount else 0)
    known = box.affordable.get(key, -1)
    if known < 0:
        known = 0
        for tile in range(ALL_TILES):
            if payments(box, tile + (DISCOUNTED if discount else 0), purse):
                known |= 1 << tile
        box.affordable[key] = known
    return known


def pay(state: Keydom, seat: int, price: int, tell: Listener | None) -> None:
    """Have a seat pay a price that it can pay; what leaves no choice is paid at once."""
    ways = payments(state.box, price, state.purse(seat))
    if len(ways) == 1:
        hand_over(state, seat, ways[0], tell)
    else:
        state.frames.append(Pay(seat, price))


def hand_over(state: Keydom, seat: int, payment: Action, tell: Listener | None) -> None:
    paid = [payment.a]
    if payment.verb is not PAY:
        paid.append(payment.b)
    if payment.verb is PAY_THREE:
        paid.append(payment.c)
    for resource in paid:
        state.spend(seat, resource)
    if tell is not None:
        what = " ".join([f"resource:{RESOURCES[resource]}" for resource in paid])
        tell(Event("paid", {"seat": f"seat:{seat}", "resources": what}))


class Pay(Frame[Keydom]):
    """What to pay with."""

    __slots__ = ("price",)

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.price

    def offer(self, state: Keydom) -> list[Action]:
        return payments(state.box, self.price, state.purse(self.seat))[:]

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        hand_over(state, self.seat, action, tell)
