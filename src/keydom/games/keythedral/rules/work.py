"""Phase 1: the players choose the order of the cottage numbers, and workers leave the cottages for the fields."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Listener, Step, Value
from keydom.games.keythedral.actions import CELL, COTTAGE, IDLE, ORDER, WORK, KeythedralAction
from keydom.games.keythedral.components import NUMBERS, SIDES
from keydom.games.keythedral.rules.law_cards import AT_ORDER, AT_WORK, LAWS_AT, playable
from keydom.games.keythedral.rules.laws import LawFrame, urgent
from keydom.games.keythedral.state import NOBODY, KeythedralState

ORDER_LAWS: Final = LAWS_AT[AT_ORDER]
WORK_LAWS: Final = LAWS_AT[AT_WORK]


class Work(Step[KeythedralState]):
    """An order marker goes to a number, and its chooser leads: for the first the start player, then clockwise."""

    def __init__(self, place: int = 0) -> None:
        super().__init__()
        self.place = place

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if self.place == NUMBERS:
            return
        state.frames.append(Work(self.place + 1))
        leader = state.next_to(state.start, self.place)
        left = [number for number in range(1, NUMBERS + 1) if number not in state.order]
        if state.plan:  # a law has fixed the order; who leads stays as it is (R-KT-14)
            choose(state, leader, state.plan[self.place], tell)
        elif len(left) == 1 and not state.may_hold(leader, ORDER_LAWS):
            choose(state, leader, left[0], tell)
        else:
            state.frames.append(ChooseOrder(leader))


def choose(state: KeythedralState, leader: int, number: int, tell: Listener | None) -> None:
    state.order.append(number)
    state.frames.append(Leave(leader, 0))
    if tell is not None:
        tell(Event("ordered", {"seat": f"seat:{leader}", "number": number, "place": len(state.order)}))


class ChooseOrder(LawFrame):
    """Which cottages send out their workers next."""

    def offer(self, state: KeythedralState) -> list[Action]:
        numbers = [ORDER.of(number) for number in range(1, NUMBERS + 1) if number not in state.order]
        laws = playable(state, self.seat, ORDER_LAWS)
        return urgent(state, self.seat, laws) or numbers + laws

    def decide(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        choose(state, self.seat, action.number, tell)


class Leave(Step[KeythedralState]):
    """The cottages of the number just chosen, clockwise from its chooser's."""

    def __init__(self, leader: int, served: int) -> None:
        super().__init__()
        self.leader = leader
        self.served = served

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if self.served == state.seats:
            return
        state.frames.append(Leave(self.leader, self.served + 1))
        cottage = state.next_to(self.leader, self.served) * NUMBERS + state.order[-1] - 1
        if (state.worked >> cottage) & 1 == 0:
            send(state, cottage, 0, tell)


def send(state: KeythedralState, cottage: int, sent: int, tell: Listener | None) -> None:
    """Send the workers who have not left a cottage yet; what leaves no choice happens at once."""
    seat = cottage // NUMBERS
    while sent < (2 if state.is_house(cottage) else 1):  # as it lies now: a law may have turned it over (R-KT-36)
        free = state.free_fields(cottage, state.workers)
        if len(free) > 1 or state.may_hold(seat, WORK_LAWS):
            state.frames.append(Place(seat, cottage, sent))
            return
        if not free:
            idle(cottage, tell)
            return
        put(state, cottage, free[0], tell)
        sent += 1


def put(state: KeythedralState, cottage: int, field: int, tell: Listener | None) -> None:
    state.workers[field] = cottage // NUMBERS
    if tell is not None:
        args: dict[str, Value] = {"seat": f"seat:{cottage // NUMBERS}", "cottage": f"cottage:{COTTAGE.write(cottage)}"}
        tell(Event("worked", {**args, "cell": f"cell:{CELL.write(state.cells[field])}"}))


def idle(cottage: int, tell: Listener | None) -> None:
    if tell is not None:
        tell(Event("idle", {"seat": f"seat:{cottage // NUMBERS}", "cottage": f"cottage:{COTTAGE.write(cottage)}"}))


class Place(LawFrame):
    """Into which field a worker goes."""

    def __init__(self, seat: int, cottage: int, sent: int) -> None:
        super().__init__(seat)
        self.cottage = cottage
        self.sent = sent  # workers who have left this cottage already

    def args(self) -> dict[str, Value]:
        return {"cottage": f"cottage:{COTTAGE.write(self.cottage)}"}

    def ask_again(self, state: KeythedralState, tell: Listener | None) -> None:
        send(state, self.cottage, self.sent, tell)

    def offer(self, state: KeythedralState) -> list[Action]:
        found = [WORK.of(state.cells[field]) for field in state.free_fields(self.cottage, state.workers)] or [IDLE.of()]
        laws = playable(state, self.seat, WORK_LAWS)
        return urgent(state, self.seat, laws) or found + laws

    def why_not_without_laws(self, state: KeythedralState, action: KeythedralAction) -> Event | None:
        field = state.at.get(action.cell, NOBODY) if action.verb is WORK else NOBODY
        if field == NOBODY or field not in state.near[self.cottage * SIDES : (self.cottage + 1) * SIDES]:
            return None
        if state.workers[field] != NOBODY:
            return Event("taken", {"seat": f"seat:{state.workers[field]}"})
        return Event("fenced-off", self.args())

    def decide(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        if action.verb is IDLE:
            idle(self.cottage, tell)
        else:
            put(state, self.cottage, state.at[action.cell], tell)
            send(state, self.cottage, self.sent + 1, tell)

    def send_workers(self, state: KeythedralState, cottage: int, tell: Listener | None) -> None:
        send(state, cottage, 0, tell)
