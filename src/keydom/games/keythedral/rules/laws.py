"""Laws: who is asked and when, what may be played, how a law is repealed, and what it does.

A window opens on public facts alone: whoever holds a law card is asked, whatever the card. A decision in which laws may
be played is a Lawful frame; it offers them beside its own choices, and enacts them unless they are repealed.
"""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keythedral.actions import DECLINE, LAW_VERBS, ORDER, law_of
from keydom.games.keythedral.components import (
    BARGAIN,
    BROKEN_FENCES,
    COTTAGE_NUMBER,
    CRAFT_BARGAIN,
    DESIGN_CHANGE,
    DOUBLE_PRODUCTION,
    DOWNGRADE_HOUSE,
    GLASS,
    GOLD,
    GOOD_HARVEST,
    HOUSE_MORATORIUM,
    IRON,
    KINDS,
    LAWS,
    NUMBERS,
    POOR_HARVEST,
    PRICE_INCREASE,
    REPEAL_LAW,
    RESOURCES,
    SALE,
    START_ORDER,
    UNEXPECTED_HARVEST,
    UNSAFE_FENCE,
    UPGRADE_COTTAGE,
    WORK_ORDER,
)
from keydom.games.keythedral.rules.cubes import Hand, pay
from keydom.games.keythedral.rules.stages import exchange
from keydom.games.keythedral.state import NOBODY, Keyland

ANY_TIME: Final = UPGRADE_COTTAGE | CRAFT_BARGAIN | UNSAFE_FENCE | DESIGN_CHANGE | DOWNGRADE_HOUSE

# What may be played as each phase opens (R-KT-11).
OPENING: Final = {
    1: ANY_TIME | START_ORDER | WORK_ORDER | BROKEN_FENCES | HOUSE_MORATORIUM | GOOD_HARVEST | POOR_HARVEST,
    2: ANY_TIME | START_ORDER | HOUSE_MORATORIUM | GOOD_HARVEST | POOR_HARVEST | UNEXPECTED_HARVEST | DOUBLE_PRODUCTION,
    3: ANY_TIME | START_ORDER | HOUSE_MORATORIUM,
    4: ANY_TIME | START_ORDER,
    5: ANY_TIME | START_ORDER,
}
SALE_DISCOUNT: Final = 2

# What a table may have played as soon as it can be (R-KT-24): the laws whose effect falls on the other players.
ABOUT_OTHERS: Final = (
    WORK_ORDER
    | PRICE_INCREASE
    | REPEAL_LAW
    | HOUSE_MORATORIUM
    | DESIGN_CHANGE
    | DOWNGRADE_HOUSE
    | GOOD_HARVEST
    | POOR_HARVEST
    | START_ORDER
)


class Lawful(Frame[Keyland]):
    """A decision of a seat that may play laws beside it."""

    __slots__ = ()

    def again(self, state: Keyland, tell: Listener | None) -> None:
        """Ask anew, after a law was enacted or repealed."""
        state.frames.append(self)

    def enact(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        """Carry out a law that nobody repealed. This frame is off the stack."""
        state.frames.append(Resume(self))
        carry_out(state, self.seat, action, tell)

    def play_law(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        """Lay the card down, and let the others repeal it before it is enacted."""
        law = law_of(action)
        state.hands[self.seat] &= ~law
        state.gone |= law
        state.frames.append(self)
        state.frames.append(Enact(action))
        state.frames.append(Appeal(self.seat, state.next_to(self.seat)))
        if tell is not None:
            name = action.verb.name
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "law": f"law:{name}"}
            aim = list(action.args().values())
            tell(Event("law-aimed", {**args, "target": aim[0]}) if aim else Event("law-played", args))

    def reveals(self, state: Keyland, action: Action) -> bool:
        return law_of(action) != 0 or holds_back(state, self.seat)

    def why_not(self, state: Keyland, action: Action) -> Event | None:
        """The reason that nothing else may be done before a law, or None."""
        first = self.offer(state)[0] if state.at_once else action
        return Event("at-once", {"law": f"law:{first.verb.name}"}) if law_of(first) & ABOUT_OTHERS else None


class Resume(Step[Keyland]):
    """Back to the decision in which a law was played, once the law has done all it does."""

    __slots__ = ("frame",)

    def __init__(self, frame: Lawful) -> None:
        super().__init__()
        self.frame = frame

    def run(self, state: Keyland, tell: Listener | None) -> None:
        self.frame.again(state, tell)


class Enact(Step[Keyland]):
    """A law comes into force: the decision beneath, where it was played, knows what that means."""

    __slots__ = ("action",)

    def __init__(self, action: Action) -> None:
        super().__init__()
        self.action = action

    def run(self, state: Keyland, tell: Listener | None) -> None:
        frame = state.frames.pop()
        assert isinstance(frame, Lawful), "a law is enacted on the decision it was played in"
        frame.enact(state, self.action, tell)


class Appeal(Step[Keyland]):
    """Ask the others in turn, from the lawgiver's left, whether they repeal the law just played."""

    __slots__ = ("asked", "lawgiver")

    def __init__(self, lawgiver: int, asked: int) -> None:
        super().__init__()
        self.lawgiver = lawgiver
        self.asked = asked

    def run(self, state: Keyland, tell: Listener | None) -> None:
        if self.asked == self.lawgiver:
            return
        state.frames.append(Appeal(self.lawgiver, state.next_to(self.asked)))
        if state.may_hold(self.asked, REPEAL_LAW):
            state.frames.append(Repeal(self.asked))


class Repeal(Frame[Keyland]):
    """Whether to repeal the law just played."""

    __slots__ = ()

    def aside(self) -> bool:
        return True

    def offer(self, state: Keyland) -> list[Action]:
        if not state.hands[self.seat] & REPEAL_LAW:
            return [DECLINE.of()]
        repeal = LAW_VERBS[LAWS.index("repeal-law")].of()
        return [repeal] if state.at_once else [repeal, DECLINE.of()]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        if action.verb is DECLINE:
            return
        state.hands[self.seat] &= ~REPEAL_LAW
        state.gone |= REPEAL_LAW
        state.frames.pop()  # the rest of the Appeal
        repealed = state.frames.pop()  # Enact
        frame = state.frames.pop()
        assert isinstance(repealed, Enact)
        assert isinstance(frame, Lawful)
        if tell is not None:
            law = f"law:{repealed.action.verb.name}"
            tell(Event("law-repealed", {"seat": f"seat:{self.seat}", "law": law, "whose": f"seat:{frame.seat}"}))
        frame.again(state, tell)

    def reveals(self, state: Keyland, action: Action) -> bool:
        return action.verb is not DECLINE or holds_back(state, self.seat)


class Window(Step[Keyland]):
    """A phase opens: everybody who holds laws is asked in turn, from the start player on."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def run(self, state: Keyland, tell: Listener | None) -> None:
        if tell is not None:
            tell(Event("phase", {"phase": f"phase:{self.phase}"}))
        # Named, not counted from the start player, whom a law may change meanwhile (R-KT-12).
        state.frames.append(Asking(self.phase, [state.next_to(state.start, place) for place in range(state.seats)]))


class Asking(Step[Keyland]):
    """The seats still to be asked as a phase opens."""

    __slots__ = ("phase", "waiting")

    def __init__(self, phase: int, waiting: list[int]) -> None:
        super().__init__()
        self.phase = phase
        self.waiting = waiting

    def fields(self) -> tuple[object, ...]:
        return self.phase, tuple(self.waiting)

    def run(self, state: Keyland, tell: Listener | None) -> None:
        for place, seat in enumerate(self.waiting):
            if state.may_hold(seat, OPENING[self.phase]):
                state.frames.append(Asking(self.phase, self.waiting[place + 1 :]))
                state.frames.append(Opening(seat, self.phase))
                return


class Opening(Lawful):
    """Whether to play a law as a phase opens."""

    __slots__ = ("phase",)

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase = phase

    def args(self) -> dict[str, Value]:
        return {"phase": f"phase:{self.phase}"}

    def aside(self) -> bool:
        return True

    def again(self, state: Keyland, tell: Listener | None) -> None:
        if state.may_hold(self.seat, OPENING[self.phase]):
            state.frames.append(self)

    def offer(self, state: Keyland) -> list[Action]:
        laws = playable(state, self.seat, OPENING[self.phase])
        return due(state, self.seat, laws) or [*laws, DECLINE.of()]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        if action.verb is not DECLINE:
            self.play_law(state, action, tell)


class Plan(Frame[Keyland]):
    """Fixing the order of the cottage numbers for the whole round, one number after the other."""

    __slots__ = ()

    def offer(self, state: Keyland) -> list[Action]:
        return [ORDER.of(number) for number in range(1, NUMBERS + 1) if number not in state.plan]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        state.plan.append(action.a)
        if len(state.plan) < NUMBERS - 1:
            state.frames.append(self)
            return
        state.plan.extend(number for number in range(1, NUMBERS + 1) if number not in state.plan)


def playable(state: Keyland, seat: int, laws: int) -> list[Action]:
    """The laws among these that the seat holds and that can do something now, with each aim they can have (R-KT-13)."""
    mine = state.hands[seat] & laws
    if not mine:
        return []
    found: list[Action] = []
    for place in range(len(LAW_VERBS)):
        if (mine >> place) & 1:
            verb = LAW_VERBS[place]
            if verb.args:
                found.extend([verb.of(aim) for aim in aims(state, seat, 1 << place)])
            elif useful(state, seat, 1 << place):
                found.append(verb.of())
    return found


def due(state: Keyland, seat: int, laws: list[Action]) -> list[Action]:
    """Those of the laws that may not be kept, where the table plays so: nothing else can be done before (R-KT-24)."""
    if not state.at_once:
        return []
    found = [law for law in laws if law_of(law) & ABOUT_OTHERS]
    houses = [law for law in found if law_of(law) == DOWNGRADE_HOUSE]
    if all(law.a // NUMBERS == seat for law in houses):  # not about others while nobody else has a house
        found = [law for law in found if law not in houses]
    return found


def holds_back(state: Keyland, seat: int) -> bool:
    """Whether to do anything but play a law tells that a seat with hidden laws holds none that must come first."""
    return state.at_once and not state.open_laws and state.hands[seat] != 0


def useful(state: Keyland, seat: int, law: int) -> bool:
    """Whether a law without an aim can do something now."""
    if law == BROKEN_FENCES:
        return len(state.fences) > 0 and (state.broken >> seat) & 1 == 0
    if law == BARGAIN:
        return state.resources(seat) > 0 and state.in_store()
    return True


def aims(state: Keyland, seat: int, law: int) -> list[int]:
    """What a law can be aimed at now."""
    mine = range(seat * NUMBERS, seat * NUMBERS + NUMBERS)
    if law == UPGRADE_COTTAGE:
        return [cottage for cottage in mine if not state.is_house(cottage)]
    if law == COTTAGE_NUMBER:
        waiting = [c for c in mine if c % NUMBERS + 1 not in state.order and (state.worked >> c) & 1 == 0]
        return [cottage for cottage in waiting if state.free_fields(cottage)]
    if law == CRAFT_BARGAIN:
        return [cube for cube in (IRON, GLASS, GOLD) if state.store[cube]] if state.resources(seat) else []
    if law == UNEXPECTED_HARVEST:
        return sorted({kind for kind, worker in zip(state.kinds, state.workers, strict=True) if worker == seat})
    if law == UNSAFE_FENCE:
        return sorted(state.fences)
    if law == DESIGN_CHANGE:
        return [tile for tile in state.face_up() if state.unseen(state.box.level[tile])]
    if law == DOUBLE_PRODUCTION:
        return sorted(cell for cell, worker in zip(state.cells, state.workers, strict=True) if worker == seat)
    if law == SALE:
        return [cube for cube in (GLASS, GOLD) if can_craft(state, state.owned(seat), cube, SALE_DISCOUNT)]
    if law == DOWNGRADE_HOUSE:
        return [cottage for cottage in range(state.seats * NUMBERS) if state.is_house(cottage)]
    if law in (GOOD_HARVEST, POOR_HARVEST):
        at_work = {kind for kind, worker in zip(state.kinds, state.workers, strict=True) if worker != NOBODY}
        return sorted(at_work) or list(range(len(KINDS)))
    assert law == START_ORDER, "this law has no aim"
    return [other for other in range(state.seats) if other != state.start]


def can_craft(state: Keyland, owned: int, cube: int, discount: int = 0) -> bool:
    """Whether a craft cube is to be had, at the craftsman's or used in the store, for so many cubes."""
    return state.shop[cube] + state.store[cube] > 0 and owned >= state.box.price[cube] - discount


def carry_out(state: Keyland, seat: int, action: Action, tell: Listener | None) -> None:
    """Do what a law says; the laws of a purchase, of a trade and of one cottage are with those decisions."""
    law = law_of(action)
    if law == WORK_ORDER:
        state.plan = []
        state.frames.append(Plan(seat))
    elif law == UPGRADE_COTTAGE:
        state.houses |= 1 << action.a
    elif law == DOWNGRADE_HOUSE:
        state.houses &= ~(1 << action.a)
    elif law == CRAFT_BARGAIN:
        state.frames.append(Hand(seat, action.a))
        pay(state, seat, 1, tell, 0, RESOURCES)
    elif law == UNEXPECTED_HARVEST:
        state.wild_seat, state.wild_kind = seat, action.a
    elif law == BROKEN_FENCES:
        state.broken |= 1 << seat
    elif law == UNSAFE_FENCE:
        state.remove_fence(action.a)
    elif law == HOUSE_MORATORIUM:
        state.moratorium = seat
    elif law == DESIGN_CHANGE:
        exchange(state, action.a)
    elif law == DOUBLE_PRODUCTION:
        state.double = state.at[action.a]
    elif law == GOOD_HARVEST:
        state.good = action.a
    elif law == POOR_HARVEST:
        state.poor = action.a
    else:
        assert law == START_ORDER, f"{action} is enacted elsewhere"
        state.start = action.a


def lapse(state: Keyland) -> None:
    """The laws of one round end with it, and who has taken one may act again."""
    state.plan = []
    state.worked = 0
    state.broken = 0
    state.moratorium = NOBODY
    state.good = NOBODY
    state.poor = NOBODY
    state.wild_seat = NOBODY
    state.wild_kind = NOBODY
    state.double = NOBODY
    state.took = 0
