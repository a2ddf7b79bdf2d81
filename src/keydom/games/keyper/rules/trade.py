"""Conversions of every kind, on fields and tiles: some resources are given, others are got for them."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyper.actions import GET, GET_PAIR, GET_TWO, GIVE, GIVE_PAIR, GIVE_TWO, STOP, STOPPING
from keydom.games.keyper.components import ALL_RESOURCES, RESOURCES
from keydom.games.keyper.rules.job import forgo
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
from keydom.games.keyper.state import Keydom

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


def gifts(state: Keydom, seat: int, recipe: int) -> list[Action]:
    """What a seat can give for a recipe so that it gets something."""
    if recipe < EITHER_TRADE:
        return _gifts(state, seat, recipe)
    found = _gifts(state, seat, TRADE_RAWS)
    found.extend([action for action in _gifts(state, seat, TRADE_FINISHED_GOODS) if action not in found])
    return found


def _gifts(state: Keydom, seat: int, recipe: int) -> list[Action]:
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


def returns(pile: list[int], recipe: int, given: int) -> list[Action]:
    """What can be got from a pile for one resource, or for two (given: NO_RESOURCE)."""
    if recipe < EITHER_TRADE:
        return _returns(pile, recipe, given)
    found: list[Action] = []
    for trade in POST_TRADES:
        if (ACCEPTS[trade] >> given) & 1:
            found.extend(_returns(pile, trade, given))
    return found


def _returns(pile: list[int], recipe: int, given: int) -> list[Action]:
    """Two where there are two, else one, but not just what was given."""
    if GOT[recipe] == 2:
        both = [GET_PAIR[pair] for pair in pairs(pile, 0, YIELDED[recipe])]
        if both:
            return both
    return [GET.of(resource) for resource in singles(pile, 0, YIELDED[recipe]) if resource != given]


def trades(state: Keydom, seat: int, recipe: int) -> list[Action]:
    """The first choice of a conversion: what to give, or, where that leaves no choice, what to get."""
    found = gifts(state, seat, recipe)
    if len(found) != 1:
        return found
    only = found[0]
    pile = state.supply[:]
    pile[only.a] += 1
    if only.verb is GIVE_TWO:
        pile[only.b] += 1
    return returns(pile, recipe, single(only))


def single(given: Action) -> int:
    """The one resource that is given, or NO_RESOURCE for two."""
    return given.a if given.verb is GIVE else NO_RESOURCE


def trade(state: Keydom, seat: int, action: Action, recipe: int, tell: Listener | None) -> None:
    """Carry out a choice of `trades`."""
    if action.verb is GET or action.verb is GET_TWO:
        give(state, seat, gifts(state, seat, recipe)[0], tell)
        receive(state, seat, action, recipe, tell)
        return
    give(state, seat, action, tell)
    options = returns(state.supply, recipe, single(action))
    if len(options) == 1:
        receive(state, seat, options[0], recipe, tell)
    else:
        state.frames.append(Receive(seat, recipe, single(action)))


def give(state: Keydom, seat: int, given: Action, tell: Listener | None) -> None:
    state.spend(seat, given.a)
    if given.verb is GIVE_TWO:
        state.spend(seat, given.b)
    if tell is not None:
        tell(Event("gave", {"seat": f"seat:{seat}", "resources": _listed(given)}))


def receive(state: Keydom, seat: int, got: Action, recipe: int, tell: Listener | None) -> None:
    """Hand out what was chosen; the upgraded trading post then offers its other trade too (R-KR-19)."""
    state.gain(seat, got.a)
    if got.verb is GET_TWO:
        state.gain(seat, got.b)
    if tell is not None:
        tell(Event("got", {"seat": f"seat:{seat}", "resources": _listed(got)}))
    if recipe == BOTH_TRADES:
        other = TRADE_FINISHED_GOODS if (RAWS >> got.a) & 1 else TRADE_RAWS
        if gifts(state, seat, other):
            state.frames.append(Trade(seat, other, True))


def _listed(action: Action) -> str:
    return " ".join([f"resource:{RESOURCES[resource]}" for resource in _both(action)])


def _both(action: Action) -> list[int]:
    """The one or two resources that are given or got."""
    return [action.a, action.b] if action.verb is GIVE_TWO or action.verb is GET_TWO else [action.a]


def no_trade(state: Keydom, seat: int, action: Action, recipe: int) -> Event | None:
    """Why a seat cannot give or get this for a recipe."""
    if max(action.a, action.b) >= ALL_RESOURCES:
        return None
    if action.verb is GIVE or action.verb is GIVE_TWO:
        return no_gift(state, seat, action, recipe)
    if action.verb is GET or action.verb is GET_TWO:
        return no_return(state, action, recipe)
    return None


def no_gift(state: Keydom, seat: int, action: Action, recipe: int) -> Event | None:
    post = recipe >= EITHER_TRADE
    two = action.verb is GIVE_TWO
    for resource in _both(action):
        what: dict[str, Value] = {"resource": f"resource:{RESOURCES[resource]}"}
        if not ((AS_RAWS if post else ACCEPTS[recipe]) >> resource) & 1:
            return Event("not-accepted", what)
        if state.has(seat, resource) < (2 if two and action.a == action.b else 1):
            return Event("have-too-few", what)
    if two != (not post and GIVEN[recipe] == 2) or action in gifts(state, seat, recipe):
        return None
    return Event("nothing-to-get", {})


def no_return(state: Keydom, action: Action, recipe: int) -> Event | None:
    yielded = AS_RAWS if recipe >= EITHER_TRADE else YIELDED[recipe]
    for resource in _both(action):
        what: dict[str, Value] = {"resource": f"resource:{RESOURCES[resource]}"}
        if not (yielded >> resource) & 1:
            return Event("not-given-here", what)
        if state.supply[resource] < (2 if action.verb is GET_TWO and action.a == action.b else 1):
            return Event("supply-short", what)
    return None


class Trade(Frame[Keydom]):
    """What to give in a conversion, or what to get for the only thing that can be given."""

    __slots__ = ("extra", "recipe")

    def __init__(self, seat: int, recipe: int, extra: bool = False) -> None:
        super().__init__(seat)
        self.recipe = recipe
        self.extra = extra  # the second trade of one action: leaving it out forgoes nothing else

    def offer(self, state: Keydom) -> list[Action]:
        found = trades(state, self.seat, self.recipe)
        found.append(STOPPING)
        return found

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        if action.verb is not STOP:
            trade(state, self.seat, action, self.recipe, tell)
        elif not self.extra:
            forgo(state, self.seat)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        return no_trade(state, self.seat, action, self.recipe)


class Receive(Frame[Keydom]):
    """What to get for what was given."""

    __slots__ = ("given", "recipe")

    def __init__(self, seat: int, recipe: int, given: int) -> None:
        super().__init__(seat)
        self.recipe = recipe
        self.given = given

    def offer(self, state: Keydom) -> list[Action]:
        return returns(state.supply, self.recipe, self.given)

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        receive(state, self.seat, action, self.recipe, tell)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        if action.verb is not self.offer(state)[0].verb:
            return None
        if action.verb is GET and action.a == self.given:
            return Event("same-again", {"resource": f"resource:{RESOURCES[action.a]}"})
        return no_trade(state, self.seat, action, self.recipe)
