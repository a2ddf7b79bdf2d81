"""Conversions of every kind, on fields and tiles: some resources are given, others are got for them."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value, ask
from keydom.games.keyper.actions import GET, GET_PAIR, GET_TWO, GIVE, GIVE_PAIR, GIVE_TWO, STOP, KeyperAction
from keydom.games.keyper.components import ALL_RESOURCES, RESOURCES
from keydom.games.keyper.rules.job import JobAction
from keydom.games.keyper.rules.recipes import (
    ACCEPTS,
    AS_RAWS,
    BOTH_TRADES,
    EITHER_TRADE,
    GIVEN,
    GOT,
    POST_TRADES,
    RAWS,
    TRADE_FINISHED_GOODS,
    TRADE_RAWS,
    YIELDED,
)
from keydom.games.keyper.state import KeyperState

NO_RESOURCE: Final = -1


def singles(pile: list[int], base: int, mask: int) -> list[int]:
    """The resources of a set of which a pile, beginning at `base`, has at least one."""
    return [resource for resource in range(ALL_RESOURCES) if (mask >> resource) & 1 and pile[base + resource] > 0]


def pairs(pile: list[int], base: int, mask: int) -> list[int]:
    """The pairs (a * 19 + b, a not behind b) of a set that a pile has."""
    here = singles(pile, base, mask)
    found: list[int] = []
    for place in range(len(here)):
        a = here[place]
        for other in range(place, len(here)):
            b = here[other]
            if a != b or pile[base + a] > 1:
                found.append(a * ALL_RESOURCES + b)
    return found


def givable(state: KeyperState, seat: int, recipe: int) -> list[Action]:
    """What a seat can give for a recipe so that it gets something."""
    if recipe < EITHER_TRADE:
        return _givable(state, seat, recipe)
    found = _givable(state, seat, TRADE_RAWS)
    found.extend([action for action in _givable(state, seat, TRADE_FINISHED_GOODS) if action not in found])
    return found


def _givable(state: KeyperState, seat: int, recipe: int) -> list[Action]:
    base, accepted, yielded = seat * ALL_RESOURCES, ACCEPTS[recipe], YIELDED[recipe]
    there = 0  # what the supply has of the yield
    for resource in singles(state.supply, 0, yielded):
        there |= 1 << resource
    if GIVEN[recipe] == 2:
        return [GIVE_PAIR[pair] for pair in pairs(state.goods, base, accepted)] if there else []
    # To give a resource just to get it back is no trade; to get two of it is one.
    found: list[Action] = []
    for resource in singles(state.goods, base, accepted):
        if there & ~(1 << resource) or (GOT[recipe] == 2 and there):
            found.append(GIVE.of(resource))
    return found


def gettable(pile: list[int], recipe: int, given: int) -> list[Action]:
    """What can be got from a pile for one resource, or for two (given: NO_RESOURCE)."""
    if recipe < EITHER_TRADE:
        return _gettable(pile, recipe, given)
    found: list[Action] = []
    for trade in POST_TRADES:
        if (ACCEPTS[trade] >> given) & 1:
            found.extend(_gettable(pile, trade, given))
    return found


def _gettable(pile: list[int], recipe: int, given: int) -> list[Action]:
    """Two where there are two, else one, but not just what was given."""
    if GOT[recipe] == 2:
        both = [GET_PAIR[pair] for pair in pairs(pile, 0, YIELDED[recipe])]
        if both:
            return both
    return [GET.of(resource) for resource in singles(pile, 0, YIELDED[recipe]) if resource != given]


def trades(state: KeyperState, seat: int, recipe: int) -> list[Action]:
    """The first choice of a conversion: what to give, or, where that leaves no choice, what to get."""
    found = givable(state, seat, recipe)
    if len(found) != 1:
        return found
    pile = state.supply[:]
    for resource in found[0].numbers():
        pile[resource] += 1
    return gettable(pile, recipe, one_given(found[0]))


def one_given(given: Action) -> int:
    """The one resource that is given, or NO_RESOURCE for two."""
    return given.numbers()[0] if given.verb is GIVE else NO_RESOURCE


def trade(state: KeyperState, seat: int, action: KeyperAction, recipe: int, tell: Listener | None) -> None:
    """Carry out a choice of `trades`."""
    if action.verb is GET or action.verb is GET_TWO:
        give(state, seat, givable(state, seat, recipe)[0], tell)
        receive(state, seat, action, recipe, tell)
        return
    give(state, seat, action, tell)
    ask(state, Receive(seat, recipe, one_given(action)), tell)


def give(state: KeyperState, seat: int, given: Action, tell: Listener | None) -> None:
    for resource in given.numbers():
        state.spend(seat, resource)
    if tell is not None:
        tell(Event("gave", {"seat": f"seat:{seat}", "resources": _names(given)}))


def receive(state: KeyperState, seat: int, got: Action, recipe: int, tell: Listener | None) -> None:
    """Hand out what was chosen; the upgraded trading post then offers its other trade too (R-KR-19)."""
    for resource in got.numbers():
        state.gain(seat, resource)
    if tell is not None:
        tell(Event("got", {"seat": f"seat:{seat}", "resources": _names(got)}))
    if recipe == BOTH_TRADES:
        other = TRADE_FINISHED_GOODS if (RAWS >> got.numbers()[0]) & 1 else TRADE_RAWS
        if givable(state, seat, other):
            state.frames.append(Trade(seat, other, True))


def _names(action: Action) -> str:
    return " ".join([f"resource:{RESOURCES[resource]}" for resource in action.numbers()])


def why_not_traded(state: KeyperState, seat: int, action: KeyperAction, recipe: int) -> Event | None:
    """Why a seat cannot give or get this for a recipe."""
    if action.verb not in (GIVE, GIVE_TWO, GET, GET_TWO) or max(action.numbers()) >= ALL_RESOURCES:
        return None
    if action.verb is GIVE or action.verb is GIVE_TWO:
        return why_not_given(state, seat, action, recipe)
    return why_not_got(state, action, recipe)


def why_not_given(state: KeyperState, seat: int, action: KeyperAction, recipe: int) -> Event | None:
    post = recipe >= EITHER_TRADE
    two = action.verb is GIVE_TWO
    for resource in action.numbers():
        what: dict[str, Value] = {"resource": f"resource:{RESOURCES[resource]}"}
        if not ((AS_RAWS if post else ACCEPTS[recipe]) >> resource) & 1:
            return Event("not-accepted", what)
        if state.has(seat, resource) < (2 if two and action.resource == action.second else 1):
            return Event("have-too-few", what)
    if two != (not post and GIVEN[recipe] == 2) or action in givable(state, seat, recipe):
        return None
    return Event("nothing-to-get", {})


def why_not_got(state: KeyperState, action: KeyperAction, recipe: int) -> Event | None:
    yielded = AS_RAWS if recipe >= EITHER_TRADE else YIELDED[recipe]
    for resource in action.numbers():
        what: dict[str, Value] = {"resource": f"resource:{RESOURCES[resource]}"}
        if not (yielded >> resource) & 1:
            return Event("not-given-here", what)
        if state.supply[resource] < (2 if action.verb is GET_TWO and action.resource == action.second else 1):
            return Event("supply-short", what)
    return None


class Trade(JobAction):
    """What to give in a conversion, or what to get for the only thing that can be given."""

    def __init__(self, seat: int, recipe: int, extra: bool = False) -> None:
        super().__init__(seat)
        self.recipe = recipe
        self.extra = extra  # the second trade of one action: leaving it out forgoes nothing else

    def choices(self, state: KeyperState) -> list[Action]:
        return trades(state, self.seat, self.recipe)

    def act(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        trade(state, self.seat, action, self.recipe, tell)

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        if action.verb is not STOP or not self.extra:
            super().apply(state, action, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        return why_not_traded(state, self.seat, action, self.recipe)


class Receive(Frame[KeyperState, KeyperAction]):
    """What to get for what was given."""

    def __init__(self, seat: int, recipe: int, given: int) -> None:
        super().__init__(seat)
        self.recipe = recipe
        self.given = given

    def offer(self, state: KeyperState) -> list[Action]:
        return gettable(state.supply, self.recipe, self.given)

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        receive(state, self.seat, action, self.recipe, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not self.offer(state)[0].verb:
            return None
        if action.verb is GET and action.resource == self.given:
            return Event("same-again", {"resource": f"resource:{RESOURCES[action.resource]}"})
        return why_not_traded(state, self.seat, action, self.recipe)
