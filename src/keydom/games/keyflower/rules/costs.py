"""What an upgrade or an extension costs: whether goods, skills and workers suffice, and how it is paid."""

from __future__ import annotations

from collections.abc import Sequence

from keydom.core.action import Action
from keydom.core.game import Frame, Listener, Step, Value
from keydom.games.keyflower.actions import PAY_GOOD, KeyflowerAction
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_COSTS,
    ALL_GOODS,
    ALL_SKILLS,
    ANY_GOOD,
    ANY_SKILL,
    ANY_WORKER,
    BOAT_3A,
    COST_SKILL,
    COST_WORKER,
    GOLD,
    GOODS,
    IRON,
    STONE,
    TILES,
    WOOD,
    of_good,
)
from keydom.games.keyflower.rules.payment import MixIn, collect
from keydom.games.keyflower.rules.workers import Hand, outbid
from keydom.games.keyflower.state import KeyflowerState
from keydom.games.keyflower.state.full_state import more_bytes


def goods_due(cost: list[int]) -> int:
    return cost[WOOD] + cost[STONE] + cost[IRON] + cost[GOLD] + cost[ANY_GOOD]


def skills_due(cost: list[int]) -> int:
    return cost[COST_SKILL] + cost[COST_SKILL + 1] + cost[COST_SKILL + 2] + cost[ANY_SKILL]


def workers_due(cost: list[int]) -> int:
    first = COST_WORKER
    return cost[first] + cost[first + 1] + cost[first + 2] + cost[first + 3] + cost[ANY_WORKER]


def goods_suffice(goods: bytes, first: int, cost: list[int], wild: bool) -> bool:
    """Whether the goods from `first` on pay for the goods of a cost; gold stands in for any, with boat 3a all do."""
    have = goods[first] + goods[first + 1] + goods[first + 2] + goods[first + 3]
    if have < goods_due(cost):
        return False
    if wild:
        return True
    gold = goods[first + GOLD] - cost[GOLD]
    for good in range(GOLD):
        gold -= max(0, cost[good] - goods[first + good])
    return gold >= 0


def skills_suffice(skills: list[int], seat: int, cost: list[int]) -> bool:
    """Whether the skills of a seat pay for the skills of a cost."""
    spare = -cost[ANY_SKILL]
    for skill in range(ALL_SKILLS):
        left = skills[seat * ALL_SKILLS + skill] - cost[COST_SKILL + skill]
        if left < 0:
            return False
        spare += left
    return spare >= 0


def people_suffice(state: KeyflowerState, hand: Hand, cost: list[int]) -> bool:
    """Whether a hand pays for the skills and workers of a cost, outbid groups helping."""
    if not skills_suffice(hand.skills, hand.seat, cost):
        return False
    wanted = workers_due(cost)
    if wanted == 0:
        return True
    lots = [lot for lot in outbid(state, hand.seat) if not (hand.joined >> lot) & 1]
    whole = wanted == cost[ANY_WORKER]  # what a group has beyond one particular worker is lost
    spare = -cost[ANY_WORKER]
    for colour in range(ALL_COLOURS):
        left = hand.workers[hand.seat * ALL_COLOURS + colour] - cost[COST_WORKER + colour]
        for lot in lots:
            if state.bid_colour(lot, hand.seat) == colour:
                left += state.bid_size(lot, hand.seat) if whole else 1
        if left < 0:
            return False
        spare += left
    return spare >= 0


def could_suffice(state: KeyflowerState, seat: int, cost: list[int]) -> bool:
    """The same as far as everybody can tell: by the number of skills and workers alone."""
    if skills_due(cost) > state.skills_of(seat):
        return False
    workers = workers_due(cost)
    groups = sum([state.bid_size(lot, seat) for lot in outbid(state, seat)])
    return workers == 0 or workers <= state.workers_of(seat) + groups


class Construction(Step[KeyflowerState]):
    """An upgrade or an extension whose price is being paid."""

    def __init__(self, builder: int, tile: int) -> None:
        super().__init__()
        self.builder = builder
        self.tile = tile

    def cost(self, state: KeyflowerState) -> list[int]:
        raise NotImplementedError


# Paying.


def bill(state: KeyflowerState, seat: int, tile: int, cost: list[int]) -> None:
    """Have a cost paid, with the goods on the tile; asked only where everybody can see that there is a choice."""
    state.frames.append(MixIn())
    people = [0] * (ANY_GOOD + 1) + cost[ANY_GOOD + 1 :]
    if any(people):
        state.frames.append(Bill(seat, people))
    settle_goods(state, seat, tile, cost)


def settle_goods(state: KeyflowerState, seat: int, tile: int, cost: list[int]) -> None:
    """Pay goods one by one as long as there is one way to; when all of them are due there is nothing to choose."""
    cost = cost[:]
    if sum(cost[: ANY_GOOD + 1]) == state.goods_on(tile):
        for good in range(ALL_GOODS):
            for _ in range(state.goods[of_good(tile, good)]):
                state.spend_good(good, tile)
        return
    while True:
        unit = first_unit(cost)
        if unit < 0:
            return
        choices = payable(state, seat, tile, cost)
        if len(choices) > 1:
            state.frames.append(PayGood(seat, tile, cost))
            return
        state.spend_good(choices[0], tile)
        cost[unit] -= 1


def first_unit(cost: Sequence[int]) -> int:
    """The kind of good that is due first, or -1."""
    return next((unit for unit in range(ANY_GOOD + 1) if cost[unit]), -1)


def payable(state: KeyflowerState, seat: int, tile: int, cost: list[int]) -> list[int]:
    """The goods that can be given for the first unit of a cost so that the rest can be paid too."""
    wild = state.owner[BOAT_3A] == seat
    unit, first = first_unit(cost), tile * ALL_GOODS
    rest = cost[:]
    rest[unit] -= 1
    found = []
    for good in range(ALL_GOODS):
        if state.goods[first + good] and (wild or unit in (good, ANY_GOOD) or good == GOLD):
            left = more_bytes(state.goods[first : first + ALL_GOODS], good, -1)
            if goods_suffice(left, 0, rest, wild):
                found.append(good)
    return found


class PayGood(Frame[KeyflowerState, KeyflowerAction]):
    """Which good to give, where gold or another stands in."""

    def __init__(self, seat: int, tile: int, cost: Sequence[int]) -> None:
        super().__init__(seat)
        self.tile = tile
        self.cost = tuple(cost)

    def args(self) -> dict[str, Value]:
        unit = first_unit(self.cost)
        wanted = "good:any" if unit == ANY_GOOD else f"good:{GOODS[unit]}"
        return {"tile": f"tile:{TILES[self.tile]}", "good": wanted}

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [PAY_GOOD.of(good) for good in payable(state, self.seat, self.tile, list(self.cost))]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        cost = list(self.cost)
        cost[first_unit(cost)] -= 1
        state.spend_good(action.good, self.tile)
        settle_goods(state, self.seat, self.tile, cost)


class Bill(Step[KeyflowerState]):
    """Skills and workers still to be paid, the particular ones first."""

    def __init__(self, payer: int, cost: Sequence[int]) -> None:
        super().__init__()
        self.payer = payer
        self.cost = tuple(cost)

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        for unit in range(ANY_GOOD + 1, ALL_COSTS):
            if self.cost[unit]:
                rest = list(self.cost)
                rest[unit] = 0
                state.frames.append(Bill(self.payer, rest))
                collect(state, self.payer, unit, self.cost[unit], tell)
                return
