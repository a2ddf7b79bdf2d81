"""Action 1, acquiring a seat: announced, answered by the others' laws, then paid for or withdrawn."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.counts import holds
from keydom.core.game import Event, Listener, Step, Value
from keydom.games.keythedral.actions import ACQUIRE, DECLINE, EXTRA, LESS, SWAP, TILE, WITHDRAW, KeythedralAction
from keydom.games.keythedral.components import (
    ALL_CUBES,
    CUBES,
    DESIGN_CHANGE,
    GOLD,
    PRICE_DECREASE,
    PRICE_INCREASE,
    RESOURCES,
    SUBSTITUTION,
)
from keydom.games.keythedral.rules.cubes import lacking
from keydom.games.keythedral.rules.law_cards import AT_ANSWER, AT_PRICE, BY_NAME, LAWS_AT
from keydom.games.keythedral.rules.laws import LawFrame, urgent
from keydom.games.keythedral.rules.stages import end_price_laws, next_stage
from keydom.games.keythedral.state import FACE_UP, NOBODY, KeythedralState

INCREASE: Final = BY_NAME["price-increase"].verb
DECREASE: Final = BY_NAME["price-decrease"].verb
SUBSTITUTE: Final = BY_NAME["substitution"].verb
CHANGE: Final = BY_NAME["design-change"].verb

ANSWER_LAWS: Final = LAWS_AT[AT_ANSWER]
PURCHASE_LAWS: Final = LAWS_AT[AT_PRICE]  # held, they may make a seat payable

# How far a substitution goes: any number of resources, or one craft cube.
NO_SWAP: Final = 0
FREE: Final = 1
RESOURCE_SWAP: Final = 2
CRAFT_SWAP: Final = 3


def can_buy(state: KeythedralState, seat: int, owned: int, tile: int) -> bool:
    """Whether a seat that owns so many cubes could pay for a tile, its own laws included."""
    if owned + 1 < state.box.size[tile]:  # the most that a law spares is one cube
        return False
    if state.raised == tile or state.lowered == tile or state.hands[seat] & PURCHASE_LAWS:
        return could_announce(state, seat, tile, state.gone)
    return state.covers(seat, state.box.cost[tile])


def could_announce(state: KeythedralState, seat: int, tile: int, gone: int) -> bool:
    """Whether a seat could have paid for a tile when these laws were gone and none of the later ones played."""
    since = state.gone & ~gone
    hand = state.hands[seat] | (since & PURCHASE_LAWS)  # only the buyer plays these
    extra = state.raised == tile and not since & PRICE_INCREASE
    cut = state.lowered == tile or hand & PRICE_DECREASE != 0
    swap = FREE if hand & SUBSTITUTION else NO_SWAP
    cost = state.box.cost[tile]
    return reachable(state.purse(seat), cost, cost, extra, cut, swap)


def needs_law(state: KeythedralState, seat: int, tile: int) -> bool:
    """Whether announcing this purchase tells everybody that the seat holds a law that makes it possible."""
    cost = state.box.cost[tile]
    return not reachable(state.purse(seat), cost, cost, state.raised == tile, state.lowered == tile, NO_SWAP)


def reachable(purse: list[int], shown: list[int], due: list[int], extra: bool, cut: bool, swap: int) -> bool:
    """Whether some choice of the extra cube and of the cube less leaves a price that the purse can pay."""
    if swap == NO_SWAP and not extra and not cut:
        return holds(purse, due)
    for more in extras(shown) if extra else [NOBODY]:
        price = due if more == NOBODY else plus(due, more)
        if payable(purse, price, NOTHING, swap):
            return True
        if cut:
            for less in cuts(shown):
                if payable(purse, plus(price, less, -1), NOTHING, swap):
                    return True
    return False


def extras(shown: list[int]) -> list[int]:
    """The cubes that a price increase may add: any kind shown on the tile."""
    return [cube for cube in range(ALL_CUBES) if shown[cube]]


def cuts(shown: list[int]) -> list[int]:
    """The cubes that a price decrease may spare: any kind shown on the tile but gold."""
    return [cube for cube in range(ALL_CUBES) if shown[cube] and cube != GOLD]


def plus(due: list[int], cube: int, by: int = 1) -> list[int]:
    price = due[:]
    price[cube] += by
    return price


NOTHING: Final = [0] * ALL_CUBES


def payable(purse: list[int], due: list[int], done: list[int], swap: int) -> bool:
    """Whether a purse covers what is due and what was substituted already, swapping as far as allowed."""
    need = [due[cube] + done[cube] for cube in range(ALL_CUBES)]
    if holds(purse, need):
        return True
    if swap in (NO_SWAP, CRAFT_SWAP) or not holds(purse, done):
        return False
    missing = sum(max(0, need[cube] - purse[cube]) for cube in range(RESOURCES, ALL_CUBES))
    if missing == 0:
        return sum(purse[:RESOURCES]) >= sum(need[:RESOURCES])
    spare = any(purse[cube] > need[cube] for cube in range(RESOURCES, ALL_CUBES))
    return swap == FREE and missing == 1 and spare and holds(purse[:RESOURCES], need[:RESOURCES])


def announce(state: KeythedralState, seat: int, tile: int, tell: Listener | None) -> None:
    """A seat says which tile it wants; the others may answer, then it pays."""
    state.frames.append(Closing(seat, tile, state.gone))
    state.frames.append(Answers(seat, tile, state.next_to(seat)))
    if tell is not None:
        tell(Event("announced", {"seat": f"seat:{seat}", "tile": f"tile:{TILE.write(tile)}"}))


class Answers(Step[KeythedralState]):
    """Ask the others in turn, from the buyer's left, whether a law of theirs answers the purchase."""

    def __init__(self, buyer: int, tile: int, asked: int) -> None:
        super().__init__()
        self.buyer = buyer
        self.tile = tile
        self.asked = asked

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if self.asked == self.buyer or state.owner[self.tile] != FACE_UP:
            return
        state.frames.append(Answers(self.buyer, self.tile, state.next_to(self.asked)))
        if state.may_hold(self.asked, ANSWER_LAWS):
            state.frames.append(Answer(self.asked, self.tile))


class Answer(LawFrame):
    """Whether to answer an announced purchase with a law, and then with another (R-KT-16)."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILE.write(self.tile)}"}

    def aside(self) -> bool:
        return True

    def ask_again(self, state: KeythedralState, tell: Listener | None) -> None:
        if state.owner[self.tile] == FACE_UP and state.may_hold(self.seat, ANSWER_LAWS):
            state.frames.append(self)

    def purchase(self) -> int:
        return self.tile

    def offer(self, state: KeythedralState) -> list[Action]:
        hand = state.hands[self.seat]
        found: list[Action] = []
        if hand & PRICE_INCREASE:
            found.append(INCREASE.of())
        if hand & DESIGN_CHANGE and state.unseen(state.box.level[self.tile]):
            found.append(CHANGE.of(self.tile))
        return urgent(state, self.seat, found) or [*found, DECLINE.of()]


class Closing(Step[KeythedralState]):
    """Everybody has answered: the buyer pays, unless the tile is no longer there."""

    def __init__(self, buyer: int, tile: int, gone: int) -> None:
        super().__init__()
        self.buyer = buyer
        self.tile = tile
        self.gone = gone

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        state.swapping = False
        if state.owner[self.tile] == FACE_UP:
            state.frames.append(Price(self.buyer, self.tile, self.gone, state.box.cost[self.tile]))


class Price(LawFrame):
    """What exactly to pay: the cube more, the cube less, substitutions; then to acquire the seat or withdraw."""

    parts = ("seat", "tile", "gone", "due", "done", "extra", "less", "swap")

    def __init__(
        self,
        seat: int,
        tile: int,
        gone: int,
        due: list[int],
        done: list[int] = NOTHING,
        extra: int = NOBODY,
        less: int = NOBODY,
        swap: int = FREE,
    ) -> None:
        super().__init__(seat)
        self.tile = tile
        self.gone = gone  # the laws played before the purchase was announced
        self.due = due  # the price, but for what was substituted
        self.done = done  # what was substituted
        self.extra = extra  # the choice made for a price increase
        self.less = less  # the choice made for a price decrease
        self.swap = swap  # how far a substitution, once played, may go on

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILE.write(self.tile)}"}

    def offer(self, state: KeythedralState) -> list[Action]:
        found = self.steps(state) + self.own_laws(state)
        if not found or state.gone != self.gone:  # R-KT-17: only a law that was played since opens the way back
            found.append(WITHDRAW.of())
        return found

    def why_not(self, state: KeythedralState, action: KeythedralAction) -> Event | None:
        if action.verb is not ACQUIRE or self.unsettled(state):
            return None
        return lacking(state.purse(self.seat), self.total())

    def total(self) -> list[int]:
        """All cubes that are to be paid."""
        return [self.due[cube] + self.done[cube] for cube in range(ALL_CUBES)]

    def is_stuck(self, state: KeythedralState) -> bool:
        return not self.steps(state) and not self.own_laws(state)

    def own_laws(self, state: KeythedralState) -> list[Action]:
        hand = state.hands[self.seat]
        found: list[Action] = []
        if hand & PRICE_DECREASE and self.done == NOTHING and cuts(state.box.cost[self.tile]):
            found.append(DECREASE.of())
        # While the price is not settled, a substitution may come to do something.
        if hand & SUBSTITUTION and (self.unsettled(state) or self.swaps(state.purse(self.seat))):
            found.append(SUBSTITUTE.of())
        return found

    def unsettled(self, state: KeythedralState) -> bool:
        """Whether a cube more or less is still to be chosen."""
        if state.raised == self.tile and self.extra == NOBODY:
            return True
        return state.lowered == self.tile and self.less == NOBODY

    def steps(self, state: KeythedralState) -> list[Action]:
        """The next steps that can still end in a payment."""
        shown, purse = state.box.cost[self.tile], state.purse(self.seat)
        hand = state.hands[self.seat]
        swap = self.swap if state.swapping else (FREE if hand & SUBSTITUTION else NO_SWAP)
        less_due = state.lowered == self.tile and self.less == NOBODY
        may_cut = less_due or (hand & PRICE_DECREASE != 0)
        if state.raised == self.tile and self.extra == NOBODY:
            return [
                EXTRA.of(cube)
                for cube in extras(shown)
                if reachable(purse, shown, plus(self.due, cube), False, may_cut, swap)
            ]
        if less_due:
            return [LESS.of(cube) for cube in cuts(shown) if payable(purse, plus(self.due, cube, -1), NOTHING, swap)]
        found: list[Action] = []
        if holds(purse, self.total()):
            found.append(ACQUIRE.of())
        if state.swapping:
            found.extend(self.swaps(purse))
        return found

    def swaps(self, purse: list[int]) -> list[Action]:
        cubes = range(ALL_CUBES)
        return [SWAP.of(cube, into) for cube in cubes for into in cubes if self.can_swap(purse, cube, into)]

    def can_swap(self, purse: list[int], cube: int, into: int) -> bool:
        """Whether one cube that is due may be replaced by another, and the rest still paid."""
        resource = cube < RESOURCES
        if cube == into or self.due[cube] == 0 or resource != (into < RESOURCES):
            return False
        if self.swap == CRAFT_SWAP or (self.swap == RESOURCE_SWAP and not resource):
            return False
        if purse[into] <= self.due[into] + self.done[into]:
            return False  # nothing to spare of it: at best two swaps that undo each other
        then = RESOURCE_SWAP if resource else CRAFT_SWAP
        return payable(purse, plus(self.due, cube, -1), plus(self.done, into), then)

    def reveals(self, state: KeythedralState, action: KeythedralAction) -> bool:
        if action.verb is EXTRA:
            return not self.payable_without_hand(state, plus(self.due, action.cube), self.less == NOBODY)
        if action.verb is LESS:
            return not self.payable_without_hand(state, plus(self.due, action.cube, -1), False)
        return super().reveals(state, action)

    def payable_without_hand(self, state: KeythedralState, due: list[int], uncut: bool) -> bool:
        """Whether a price can be paid without a law still in hand; choosing another tells that there is one."""
        cut = uncut and state.lowered == self.tile
        swap = self.swap if state.swapping else NO_SWAP
        return reachable(state.purse(self.seat), state.box.cost[self.tile], due, False, cut, swap)

    def decide(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        if action.verb is ACQUIRE:
            self.acquire(state, tell)
        elif action.verb is EXTRA:
            self.go_on(state, plus(self.due, action.cube), self.done, action.cube, self.less, self.swap)
        elif action.verb is LESS:
            self.go_on(state, plus(self.due, action.cube, -1), self.done, self.extra, action.cube, self.swap)
        elif action.verb is SWAP:
            swap = RESOURCE_SWAP if action.cube < RESOURCES else CRAFT_SWAP
            due, done = plus(self.due, action.cube, -1), plus(self.done, action.into)
            self.go_on(state, due, done, self.extra, self.less, swap)
        else:
            self.withdraw(state, tell)

    def withdraw(self, state: KeythedralState, tell: Listener | None) -> None:
        state.swapping = False
        if tell is not None:
            tell(Event("withdrew", {"seat": f"seat:{self.seat}", "tile": f"tile:{TILE.write(self.tile)}"}))

    def go_on(self, state: KeythedralState, due: list[int], done: list[int], extra: int, less: int, swap: int) -> None:
        state.frames.append(Price(self.seat, self.tile, self.gone, due, done, extra, less, swap))

    def purchase(self) -> int:
        return self.tile

    def acquire(self, state: KeythedralState, tell: Listener | None) -> None:
        cost: list[str] = []
        for cube, count in enumerate(self.total()):
            state.cubes[self.seat * ALL_CUBES + cube] -= count
            state.store[cube] += count
            cost += [f"cube:{CUBES[cube]}"] * count
        state.owner[self.tile] = self.seat
        end_price_laws(state, self.tile)
        state.swapping = False
        if tell is not None:
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "tile": f"tile:{TILE.write(self.tile)}"}
            value = state.box.value[state.box.level[self.tile]]
            tell(Event("acquired", {**args, "value": value, "cost": " ".join(cost)}))
        next_stage(state, tell)
