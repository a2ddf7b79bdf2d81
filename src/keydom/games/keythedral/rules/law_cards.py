"""The law cards: of each when it may be played, what it is aimed at, what it does, and how long that lasts.

A law is one object, listed by its number in CARDS. How laws are played and repealed is in laws.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keydom.core.action import Action
from keydom.core.game import Frame, Listener
from keydom.games.keythedral.actions import CELL, COTTAGE, LAW_VERBS, ORDER, KeythedralAction
from keydom.games.keythedral.components import (
    GLASS,
    GOLD,
    IRON,
    KINDS,
    LAWS,
    NUMBERS,
    RESOURCES,
    cottages_of,
    number_of,
    seat_of,
)
from keydom.games.keythedral.rules.cubes import Hand, HandAny, can_craft, order_craft, pay
from keydom.games.keythedral.rules.stages import exchange
from keydom.games.keythedral.state import NOBODY, KeythedralState, KeythedralTable

if TYPE_CHECKING:
    from keydom.games.keythedral.rules.laws import LawFrame

# The moments at which laws are played: as the phases 1 to 5 open (R-KT-11), and beside these decisions.
AT_ORDER: Final = 6
AT_WORK: Final = 7
AT_TURN: Final = 8
AT_ANSWER: Final = 9  # to an announced purchase
AT_PRICE: Final = 10  # as the buyer pays
AT_BID: Final = 11
AT_REPEAL: Final = 12

PHASES: Final = (1, 2, 3, 4, 5)
ANY_TIME: Final = (*PHASES, AT_ORDER, AT_WORK, AT_TURN, AT_BID)
NO_AIM: Final = [0]  # the one choice that a law without an aim has
SALE_DISCOUNT: Final = 2


class Law:
    """A law card. It does its work at once, unless it says how it lapses."""

    def __init__(self, name: str, when: tuple[int, ...], worth: float, about_others: bool = False) -> None:
        place = LAWS.index(name)
        self.name = name
        self.bit = 1 << place
        self.verb = LAW_VERBS[place]
        self.when = when
        self.worth = worth  # what bots take it to bring its player, in cubes, where they know nothing better
        self.about_others = about_others  # its effect falls on other players: a table may have it played soon (R-KT-24)
        self.is_action = when == (AT_TURN,)  # the turn's own action, on other terms (R-KT-20)

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        """What a seat can aim it at so that it does something (R-KT-13); without an aim, NO_AIM or nothing."""
        return NO_AIM

    def is_urgent(self, state: KeythedralState, seat: int) -> bool:
        """Whether it may not be kept where laws about others are played as soon as they can be."""
        return self.about_others

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        """Do what it says, for the seat of the decision in which it was played."""
        raise AssertionError(f"{self.name} is not enacted")

    def lapse(self, state: KeythedralState) -> None:
        """The round is over: it holds no more."""

    def in_force(self, table: KeythedralTable) -> list[str] | None:
        """References to what it is about, while it holds; None while it does not."""
        return None


class WorkOrder(Law):
    """Fixes the order of the cottage numbers for the round."""

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.plan = []
        state.frames.append(Plan(frame.seat))

    def lapse(self, state: KeythedralState) -> None:
        state.plan = []

    def in_force(self, table: KeythedralTable) -> list[str] | None:
        return [] if table.plan else None


class Plan(Frame[KeythedralState, KeythedralAction]):
    """Fixing the order of the cottage numbers for the whole round, one number after the other."""

    def offer(self, state: KeythedralState) -> list[Action]:
        return [ORDER.of(number) for number in range(1, NUMBERS + 1) if number not in state.plan]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.plan.append(action.number)
        if len(state.plan) < NUMBERS - 1:
            state.frames.append(self)
            return
        state.plan.extend(number for number in range(1, NUMBERS + 1) if number not in state.plan)


class PriceIncrease(Law):
    """A cube more for the seat that is being bought."""

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.raised = frame.purchase()


class PriceDecrease(Law):
    """A cube less for it."""

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.lowered = frame.purchase()


class Substitution(Law):
    """Other cubes for it."""

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.swapping = True

    def in_force(self, table: KeythedralTable) -> list[str] | None:
        return [] if table.swapping else None


class UpgradeCottage(Law):
    """Turns an own cottage into a house."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return [cottage for cottage in cottages_of(seat) if not state.is_house(cottage)]

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.houses |= 1 << action.cottage


class DowngradeHouse(Law):
    """Turns a house back into a cottage."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return [cottage for cottage in range(state.seats * NUMBERS) if state.is_house(cottage)]

    def is_urgent(self, state: KeythedralState, seat: int) -> bool:
        return any(seat_of(cottage) != seat for cottage in self.aims(state, seat))

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.houses &= ~(1 << action.cottage)


class CottageNumber(Law):
    """Sends out the workers of an own cottage whose number has not come yet."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        mine = cottages_of(seat)
        waiting = [c for c in mine if number_of(c) not in state.order and (state.worked >> c) & 1 == 0]
        return [cottage for cottage in waiting if state.free_fields(cottage, state.workers)]

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.worked |= 1 << action.cottage
        frame.send_workers(state, action.cottage, tell)

    def lapse(self, state: KeythedralState) -> None:
        state.worked = 0

    def in_force(self, table: KeythedralTable) -> list[str] | None:
        return [f"cottage:{COTTAGE.write(cottage)}" for cottage in bits(table.worked)] or None


class CraftBargain(Law):
    """A used craft cube for a resource."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return [cube for cube in (IRON, GLASS, GOLD) if state.store[cube]] if state.resources(seat) else []

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.frames.append(Hand(frame.seat, action.cube))
        pay(state, frame.seat, 1, tell, 0, RESOURCES)


class Bargain(Law):
    """The trader gives two resources of choice for one."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return NO_AIM if state.resources(seat) and state.in_store() else []

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.frames.append(HandAny(frame.seat, 2))
        pay(state, frame.seat, 1, tell, 0, RESOURCES)


class Sale(Law):
    """A craftsman sells cheaper."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return [cube for cube in (GLASS, GOLD) if can_craft(state, state.owned(seat), cube, SALE_DISCOUNT)]

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        order_craft(state, frame.seat, action.cube, SALE_DISCOUNT, tell)


class UnexpectedHarvest(Law):
    """What its player's workers bring from fields of one kind is of the colours that he chooses."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return sorted({kind for kind, worker in zip(state.kinds, state.workers, strict=True) if worker == seat})

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.wild_seat, state.wild_kind = frame.seat, action.kind

    def lapse(self, state: KeythedralState) -> None:
        state.wild_seat = NOBODY
        state.wild_kind = NOBODY

    def in_force(self, table: KeythedralTable) -> list[str] | None:
        return None if table.wild_seat == NOBODY else [f"seat:{table.wild_seat}", f"kind:{KINDS[table.wild_kind]}"]


class HarvestLaw(Law):
    """A law on the harvest of all fields of one kind."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        at_work = {kind for kind, worker in zip(state.kinds, state.workers, strict=True) if worker != NOBODY}
        return sorted(at_work) or list(range(len(KINDS)))


class GoodHarvest(HarvestLaw):
    """It is doubled."""

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.good = action.kind

    def lapse(self, state: KeythedralState) -> None:
        state.good = NOBODY

    def in_force(self, table: KeythedralTable) -> list[str] | None:
        return None if table.good == NOBODY else [f"kind:{KINDS[table.good]}"]


class PoorHarvest(HarvestLaw):
    """It fails."""

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.poor = action.kind

    def lapse(self, state: KeythedralState) -> None:
        state.poor = NOBODY

    def in_force(self, table: KeythedralTable) -> list[str] | None:
        return None if table.poor == NOBODY else [f"kind:{KINDS[table.poor]}"]


class DoubleProduction(Law):
    """Doubles the harvest of one field in which an own worker is."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return sorted(cell for cell, worker in zip(state.cells, state.workers, strict=True) if worker == seat)

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.double = state.at[action.cell]

    def lapse(self, state: KeythedralState) -> None:
        state.double = NOBODY

    def in_force(self, table: KeythedralTable) -> list[str] | None:
        return None if table.double == NOBODY else [f"cell:{CELL.write(table.cells[table.double])}"]


class BrokenFences(Law):
    """Its player's workers ignore fences."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return NO_AIM if state.fences and (state.broken >> seat) & 1 == 0 else []

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.broken |= 1 << frame.seat

    def lapse(self, state: KeythedralState) -> None:
        state.broken = 0

    def in_force(self, table: KeythedralTable) -> list[str] | None:
        return [f"seat:{seat}" for seat in bits(table.broken)] or None


class UnsafeFence(Law):
    """Removes a fence."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return sorted(state.fences)

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.remove_fence(action.fence)


class HouseMoratorium(Law):
    """Nobody but its player builds houses."""

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.moratorium = frame.seat

    def lapse(self, state: KeythedralState) -> None:
        state.moratorium = NOBODY

    def in_force(self, table: KeythedralTable) -> list[str] | None:
        return None if table.moratorium == NOBODY else [f"seat:{table.moratorium}"]


class DesignChange(Law):
    """Exchanges a face-up tile for an unused one of its stage."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return [tile for tile in state.face_up() if state.unseen(state.box.level[tile])]

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        exchange(state, action.tile)


class StartOrder(Law):
    """Names another start player."""

    def aims(self, state: KeythedralState, seat: int) -> list[int]:
        return [other for other in range(state.seats) if other != state.start]

    def enact(self, state: KeythedralState, frame: LawFrame, action: KeythedralAction, tell: Listener | None) -> None:
        state.start = action.seat


def bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


CARDS: Final[tuple[Law, ...]] = (
    WorkOrder("work-order", (1,), 0.5, about_others=True),
    PriceIncrease("price-increase", (AT_ANSWER,), 0.7, about_others=True),
    PriceDecrease("price-decrease", (AT_PRICE,), 1.2),
    UpgradeCottage("upgrade-cottage", ANY_TIME, 2.0),
    Substitution("substitution", (AT_PRICE,), 1.0),
    CottageNumber("cottage-number", (AT_WORK,), 0.5),
    CraftBargain("craft-bargain", ANY_TIME, 1.5),
    UnexpectedHarvest("unexpected-harvest", (2,), 0.8),
    BrokenFences("broken-fences", (1, AT_ORDER, AT_WORK), 0.4),
    Law("repeal-law", (AT_REPEAL,), 0.5, about_others=True),
    UnsafeFence("unsafe-fence", ANY_TIME, 0.4),
    HouseMoratorium("house-moratorium", (1, 2, 3, AT_ORDER, AT_WORK), 0.3, about_others=True),
    DesignChange("design-change", (*ANY_TIME, AT_ANSWER), 0.4, about_others=True),
    DoubleProduction("double-production", (2,), 1.0),
    Bargain("bargain", (AT_TURN,), 1.2),
    Sale("sale", (AT_TURN,), 2.0),
    DowngradeHouse("downgrade-house", ANY_TIME, 0.8, about_others=True),
    GoodHarvest("good-harvest", (1, 2), 1.0, about_others=True),
    PoorHarvest("poor-harvest", (1, 2), 0.8, about_others=True),
    StartOrder("start-order", PHASES, 0.7, about_others=True),
)
BY_NAME: Final[dict[str, Law]] = {law.name: law for law in CARDS}
# By moment, the laws that may be played then, a bit each.
LAWS_AT: Final = [sum(law.bit for law in CARDS if moment in law.when) for moment in range(AT_REPEAL + 1)]


def law_of(action: Action) -> int:
    """The bit of the law that this action plays, or 0."""
    return card_of(action).bit if action.verb.touches else 0


def card_of(action: Action) -> Law:
    """The law that an action plays."""
    return BY_NAME[action.verb.name]


def playable(state: KeythedralState, seat: int, laws: int) -> list[Action]:
    """The laws among these that the seat holds and that can do something now, with each aim they can have."""
    mine = state.hands[seat] & laws
    if not mine:
        return []
    found: list[Action] = []
    for place in range(len(CARDS)):
        if (mine >> place) & 1:
            law = CARDS[place]
            found.extend([law.verb.of(aim) for aim in law.aims(state, seat)])
    return found


def lapse(state: KeythedralState) -> None:
    """The laws of one round end with it, and who has taken one may act again."""
    for law in CARDS:
        law.lapse(state)
    state.took = 0
