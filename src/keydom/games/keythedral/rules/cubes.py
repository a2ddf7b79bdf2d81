"""Paying and taking cubes of one's own choice, one at a time and in a fixed order of kinds.

The order (stone first, gold last) makes each payment appear once, not once for every permutation.
"""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keythedral.actions import PAY, TAKE, KeythedralAction
from keydom.games.keythedral.components import ALL_CUBES, CUBES, RESOURCES
from keydom.games.keythedral.state import NOBODY, KeythedralState


def choices(pile: list[int], left: int, floor: int, limit: int) -> list[int]:
    """The cubes, from `floor` on, that can be picked so that `left` can still be picked in the fixed order."""
    found: list[int] = []
    total = 0
    for cube in range(limit - 1, floor - 1, -1):
        count = pile[cube]
        total += count
        if count and total >= left:
            found.append(cube)
    found.reverse()
    return found


def cheapest(pile: list[int], worth: list[int], left: int, floor: int, limit: int) -> int:
    """The first cube, in the fixed order, of the payment that is missed least: what is worth least, and of that the
    kind of which there is most each time.
    """
    spare = pile[:]
    first = limit
    for _ in range(left):
        best = floor
        for cube in range(floor, limit):
            dearer = worth[cube] - worth[best]
            if spare[cube] and (not spare[best] or dearer < 0 or (dearer == 0 and spare[cube] > spare[best])):
                best = cube
        spare[best] -= 1
        first = min(first, best)
    return first


def pay(
    state: KeythedralState,
    seat: int,
    left: int,
    tell: Listener | None,
    floor: int = 0,
    limit: int = ALL_CUBES,
    to: int = NOBODY,
) -> None:
    """Have a seat pay cubes of its choice to the store or another seat; what leaves no choice is paid at once."""
    while left:
        options = choices(state.purse(seat), left, floor, limit)
        if len(options) > 1:
            state.frames.append(Pay(seat, left, floor, limit, to))
            return
        hand_over(state, seat, options[0], to, tell)
        floor = options[0]
        left -= 1


def take(state: KeythedralState, seat: int, left: int, tell: Listener | None, floor: int = 0) -> None:
    """Have a seat take resources of its choice from the store, as far as there are any."""
    while left:
        left = min(left, sum(state.store[floor:RESOURCES]))
        options = choices(state.store, left, floor, RESOURCES)
        if len(options) > 1:
            state.frames.append(Take(seat, left, floor))
            return
        if not options:
            return
        receive(state, seat, options[0], tell)
        floor = options[0]
        left -= 1


def can_craft(state: KeythedralState, owned: int, cube: int, discount: int = 0) -> bool:
    """Whether a craft cube is to be had, at the craftsman's or used in the store, for so many cubes."""
    return state.shop[cube] + state.store[cube] > 0 and owned >= state.box.price[cube] - discount


def order_craft(state: KeythedralState, seat: int, cube: int, discount: int, tell: Listener | None) -> None:
    """Have a seat pay for a craft cube, and hand it out then."""
    if tell is not None:
        tell(Event("ordered-craft", {"seat": f"seat:{seat}", "cube": f"cube:{CUBES[cube]}"}))
    state.frames.append(Craft(seat, cube))
    pay(state, seat, max(0, state.box.price[cube] - discount), tell)


def lacking(purse: list[int], due: list[int]) -> Event | None:
    """The reason that a price of certain cubes cannot be paid, or None where it can."""
    missing: list[str] = []
    for cube in range(ALL_CUBES):
        missing += [f"cube:{CUBES[cube]}"] * max(0, due[cube] - purse[cube])
    return Event("lacking", {"cubes": " ".join(missing)}) if missing else None


def too_dear(price: int, owned: int) -> Event | None:
    """The reason that a price of any cubes cannot be paid, or None where it can."""
    return Event("too-dear", {"price": price, "count": owned}) if price > owned else None


def hand_over(state: KeythedralState, seat: int, cube: int, to: int, tell: Listener | None) -> None:
    if to == NOBODY:
        state.pay_cube(seat, cube)
    else:
        state.cubes[seat * ALL_CUBES + cube] -= 1
        state.cubes[to * ALL_CUBES + cube] += 1
    if tell is not None:
        args: dict[str, Value] = {"seat": f"seat:{seat}", "cube": f"cube:{CUBES[cube]}"}
        if to == NOBODY:
            tell(Event("paid", args))
        else:
            tell(Event("paid-player", {**args, "to": f"seat:{to}"}))


def receive(state: KeythedralState, seat: int, cube: int, tell: Listener | None) -> None:
    state.take_cube(seat, cube)
    if tell is not None:
        tell(Event("took", {"seat": f"seat:{seat}", "cube": f"cube:{CUBES[cube]}"}))


class CubeChoice(Frame[KeythedralState, KeythedralAction]):
    """A decision on the next of some cubes, in the fixed order."""

    def __init__(self, seat: int, left: int, floor: int) -> None:
        super().__init__(seat)
        self.left = left
        self.floor = floor

    def args(self) -> dict[str, Value]:
        return {"count": self.left}


class Pay(CubeChoice):
    """Which cube to pay next."""

    def __init__(self, seat: int, left: int, floor: int, limit: int, to: int) -> None:
        super().__init__(seat, left, floor)
        self.limit = limit
        self.to = to

    def offer(self, state: KeythedralState) -> list[Action]:
        options = choices(state.purse(self.seat), self.left, self.floor, self.limit)
        return [PAY.of(cube) for cube in options]

    def usual(self, state: KeythedralState) -> Action | None:
        return PAY.of(cheapest(state.purse(self.seat), state.box.worth, self.left, self.floor, self.limit))

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        hand_over(state, self.seat, action.cube, self.to, tell)
        pay(state, self.seat, self.left - 1, tell, action.cube, self.limit, self.to)


class Take(CubeChoice):
    """Which resource to take next."""

    def offer(self, state: KeythedralState) -> list[Action]:
        return [TAKE.of(cube) for cube in choices(state.store, self.left, self.floor, RESOURCES)]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        receive(state, self.seat, action.cube, tell)
        take(state, self.seat, self.left - 1, tell, action.cube)


class Hand(Step[KeythedralState]):
    """Hand out a cube from the store, once it has been paid for."""

    def __init__(self, taker: int, cube: int) -> None:
        super().__init__()
        self.taker = taker
        self.cube = cube

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        receive(state, self.taker, self.cube, tell)


class Craft(Hand):
    """Hand out a craft cube: the craftsman's if he has any, else a used one from the store."""

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if state.shop[self.cube]:
            state.shop[self.cube] -= 1
            state.store[self.cube] += 1
        super().run(state, tell)


class HandAny(Step[KeythedralState]):
    """Hand out resources of the taker's choice, once something else has been paid."""

    def __init__(self, taker: int, count: int) -> None:
        super().__init__()
        self.taker = taker
        self.count = count

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        take(state, self.taker, self.count, tell)
