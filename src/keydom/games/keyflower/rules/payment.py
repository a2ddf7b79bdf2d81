"""Paying with workers and skills: from behind the screen or with an outbid group, and where it goes then."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keyflower.actions import PAY, PAY_GROUP, PAY_SKILL, KeyflowerAction
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_SKILLS,
    ANY_SKILL,
    ANY_WORKER,
    COLOURS,
    COST_SKILL,
    COST_WORKER,
    SKILLS,
    TILES,
    of_colour,
    of_skill,
)
from keydom.games.keyflower.rules.workers import Hand, outbid, remove_group
from keydom.games.keyflower.state import KeyflowerState

FREE: Final = -1  # nothing to pay


def can_pay(state: KeyflowerState, hand: Hand, pay: int, colour: int, count: int, joined: int, lots: list[int]) -> bool:
    """Whether a seat that puts `count` workers of a colour and the groups `joined` elsewhere can still pay this."""
    if pay == FREE:
        return True
    if pay < COST_WORKER:
        first = hand.seat * ALL_SKILLS
        if pay != ANY_SKILL:
            return hand.skills[first + pay - COST_SKILL] > 0
        return hand.skills[first] + hand.skills[first + 1] + hand.skills[first + 2] > 0
    first = hand.seat * ALL_COLOURS
    for place in range(ALL_COLOURS):
        if pay == ANY_WORKER or place == pay - COST_WORKER:
            left = hand.workers[first + place] - (count if place == colour else 0)
            if left > 0:
                return True
    for lot in lots:
        if not (joined >> lot) & 1 and (pay == ANY_WORKER or state.bid_colour(lot, hand.seat) == pay - COST_WORKER):
            return True
    return False


class Pay(Frame[KeyflowerState, KeyflowerAction]):
    """How an exchange is paid: with a worker or a skill from behind the screen, or with an outbid group (R-KF-06)."""

    def __init__(self, seat: int, pay: int, units: int = 1) -> None:
        super().__init__(seat)
        self.pay = pay
        self.units = units  # how many are due; a group pays for as many as it has

    def offer(self, state: KeyflowerState) -> list[Action]:
        seat, pay = self.seat, self.pay
        if pay < COST_WORKER:
            skills = range(ALL_SKILLS)
            return [PAY_SKILL.of(s) for s in skills if self.takes_skill(s) and state.skills[of_skill(seat, s)]]
        colours = range(ALL_COLOURS)
        found = [PAY.of(c) for c in colours if self.takes_colour(c) and state.screens[of_colour(seat, c)]]
        for lot in outbid(state, seat):
            if self.takes_colour(state.bid_colour(lot, seat)):
                found.append(PAY_GROUP.of(state.on_sale[lot]))
        return found

    def takes_skill(self, skill: int) -> bool:
        return self.pay in (ANY_SKILL, COST_SKILL + skill)

    def takes_colour(self, colour: int) -> bool:
        return self.pay in (ANY_WORKER, COST_WORKER + colour)

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        seat, count = self.seat, 1
        if action.verb is PAY_GROUP:
            count = pay_group(state, seat, state.lot(action.group), tell)
        elif action.verb is PAY:
            pay_worker(state, seat, action.colour, tell)
        else:
            pay_skill(state, seat, action.skill, tell)
        if self.units > count:
            state.frames.append(Pay(seat, self.pay, self.units - count))

    def reveals(self, state: KeyflowerState, action: KeyflowerAction) -> bool:
        if action.verb is PAY_GROUP:
            return False
        if action.verb is PAY:
            return state.known_workers[of_colour(self.seat, action.colour)] == 0
        return state.known_skills[of_skill(self.seat, action.skill)] == 0


def set_aside(state: KeyflowerState, place: int, count: int) -> None:
    """Lay aside what is paid until it is mixed in."""
    state.paid = state.paid[:]
    state.paid[place] += count


def pay_group(state: KeyflowerState, seat: int, lot: int, tell: Listener | None) -> int:
    tile, colour = state.on_sale[lot], state.bid_colour(lot, seat)
    count = remove_group(state, lot, seat)
    set_aside(state, colour, count)
    if tell is not None:
        group: dict[str, Value] = {"tile": f"tile:{TILES[tile]}", "colour": f"colour:{COLOURS[colour]}", "count": count}
        tell(Event("paid-group", {"seat": f"seat:{seat}", **group}))
    return count


def pay_worker(state: KeyflowerState, seat: int, colour: int, tell: Listener | None) -> None:
    state.lose_workers(seat, colour, 1)
    set_aside(state, colour, 1)
    if tell is not None:
        tell(Event("paid-worker", {"seat": f"seat:{seat}", "colour": f"colour:{COLOURS[colour]}"}))


def pay_skill(state: KeyflowerState, seat: int, skill: int, tell: Listener | None) -> None:
    state.lose_skill(seat, skill)
    set_aside(state, ALL_COLOURS + skill, 1)
    if tell is not None:
        tell(Event("paid-skill", {"seat": f"seat:{seat}", "skill": f"skill:{SKILLS[skill]}"}))


def collect(state: KeyflowerState, seat: int, pay: int, units: int, tell: Listener | None) -> None:
    """Have so many of one kind paid; asked only where everybody can see that there is a choice."""
    if pay == FREE:
        return
    if COST_SKILL <= pay < ANY_SKILL:
        for _ in range(units):
            pay_skill(state, seat, pay - COST_SKILL, tell)
        return
    if COST_WORKER <= pay < ANY_WORKER:
        colour = pay - COST_WORKER
        if all(state.bid_colour(lot, seat) != colour for lot in outbid(state, seat)):
            for _ in range(units):
                pay_worker(state, seat, colour, tell)
            return
    state.frames.append(Pay(seat, pay, units))


class MixIn(Step[KeyflowerState]):
    """What was paid goes into the bag and onto the pile: after the draw it was paid for (R-KF-07)."""

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        for colour in range(ALL_COLOURS):
            state.into_bag(colour, state.paid[colour])
        for skill in range(ALL_SKILLS):
            state.onto_pile(skill, state.paid[ALL_COLOURS + skill])
        state.paid = [0] * (ALL_COLOURS + ALL_SKILLS)
