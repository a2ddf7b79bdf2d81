"""Conversions of every kind, on fields and tiles: some resources are given, others are got for them."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener
from keydom.games.keyper.actions import GET, GET_PAIR, GET_TWO, GIVE, GIVE_PAIR, GIVE_TWO, STOP, STOPPING
from keydom.games.keyper.components import ALL_RESOURCES, RESOURCES
from keydom.games.keyper.rules.job import forgo
from keydom.games.keyper.state import Keydom
from keydom.games.keyper.tiles import (
    ALCHEMIST,
    BRICKMAKER,
    CARPENTER,
    COPSE,
    GEM_DEALER,
    HOP_FIELD,
    JEWEL_CUTTER,
    KEY_MARKET,
    LIVESTOCK_MARKET,
    SCRAPYARD,
    STONEMASON,
    TRADING_POST,
    WINDMILL,
)

# Sets of resources, a bit each. A finished good always serves as the raw material of its type.
RAWS: Final = 0x7
FINISHED: Final = 0x38
AS_RAWS: Final = 0x3F
WHEATS: Final = 0x40
ANIMALS: Final = 0x7F80
WILD: Final = 0x4680  # chicken, deer, goat, wild boar
GEMS: Final = 0x78000

# The recipes: what is accepted, how many of it, what comes out, and how many.
ACCEPTS: Final = [
    *(0x01, 0x02, 0x04),  # 0-2: a raw material into its finished good
    *(0x09, 0x12, 0x24),  # 3-5: into two of them
    *(AS_RAWS, FINISHED),  # 6-7: one into two of any types
    *(AS_RAWS, AS_RAWS),  # 8-9: the scrapyard
    *(AS_RAWS | WHEATS, AS_RAWS | WHEATS),  # 10-11: the alchemist (R-KR-18)
    *(GEMS, GEMS),  # 12-13: the gem dealer
    *(WHEATS, WHEATS),  # 14-15: the hop field
    *(0x20, 0x20),  # 16-17: the jewel cutter
    *(ANIMALS, ANIMALS),  # 18-19: the livestock market
    AS_RAWS,  # 20: the windmill (R-KR-18)
    *(0x10, 0x10),  # 21-22: the copse
    *(AS_RAWS | WHEATS | GEMS, AS_RAWS | WHEATS | GEMS),  # 23-24: the key market
]
GIVEN: Final = [1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1]
YIELDED: Final = [
    *(0x08, 0x10, 0x20, 0x08, 0x10, 0x20, RAWS, FINISHED, FINISHED, FINISHED, GEMS, GEMS, GEMS, GEMS),
    *(ANIMALS, ANIMALS, GEMS, GEMS, ANIMALS, ANIMALS, WHEATS, WILD, WILD),
    *(AS_RAWS | WHEATS | GEMS, AS_RAWS | WHEATS | GEMS),
]
GOT: Final = [1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 2, 1, 2, 1, 1]

NO_RECIPE: Final = -1
TRADE_RAWS: Final = 6
TRADE_FINISHED_GOODS: Final = 7

# The recipe of a tile before and after it is upgraded. The trading post knows both trades: see `recipes`.
TILE_RECIPES: Final = {
    BRICKMAKER: (0, 3),
    CARPENTER: (1, 4),
    STONEMASON: (2, 5),
    SCRAPYARD: (8, 9),
    ALCHEMIST: (10, 11),
    GEM_DEALER: (12, 13),
    HOP_FIELD: (14, 15),
    JEWEL_CUTTER: (16, 17),
    LIVESTOCK_MARKET: (18, 19),
    TRADING_POST: (TRADE_RAWS, TRADE_RAWS),
    WINDMILL: (20, 20),
    COPSE: (21, 22),
    KEY_MARKET: (23, 24),
}


def recipe_of(tile: int, upgraded: bool) -> int:
    """What a tile converts, or NO_RECIPE."""
    pair = TILE_RECIPES.get(tile)
    return NO_RECIPE if pair is None else pair[1 if upgraded else 0]


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
    """What can be got from a pile: two where there are two, else one, but not just what was given."""
    if GOT[recipe] == 2:
        both = [GET_PAIR[pair] for pair in pairs(pile, 0, YIELDED[recipe])]
        if both:
            return both
    return [GET.of(resource) for resource in singles(pile, 0, YIELDED[recipe]) if resource != given]


def trades(state: Keydom, seat: int, recipe: int, also: int) -> list[Action]:
    """The first choice of a conversion: what to give, or, where that leaves no choice, what to get."""
    found = gifts(state, seat, recipe)
    if also != NO_RECIPE:
        found.extend([action for action in gifts(state, seat, also) if action not in found])
    if len(found) != 1:
        return found
    return returns_for(state, found[0], recipe, also)


def returns_for(state: Keydom, given: Action, recipe: int, also: int) -> list[Action]:
    """What would be got for something that is still to be given."""
    pile = state.supply[:]
    pile[given.a] += 1
    if given.verb is GIVE_TWO:
        pile[given.b] += 1
    return outcomes(pile, given.a if given.verb is GIVE else -1, recipe, also)


def outcomes(pile: list[int], given: int, recipe: int, also: int) -> list[Action]:
    found = returns(pile, recipe, given) if given < 0 or (ACCEPTS[recipe] >> given) & 1 else []
    if also != NO_RECIPE and (ACCEPTS[also] >> given) & 1:
        found.extend(returns(pile, also, given))
    return found


def trade(state: Keydom, seat: int, action: Action, recipe: int, also: int, both: bool, tell: Listener | None) -> None:
    """Carry out a choice of `trades`."""
    given = action
    if action.verb is GET or action.verb is GET_TWO:
        given = gifts(state, seat, recipe)[0] if gifts(state, seat, recipe) else gifts(state, seat, also)[0]
    state.spend(seat, given.a)
    if given.verb is GIVE_TWO:
        state.spend(seat, given.b)
    if tell is not None:
        tell(Event("gave", {"seat": f"seat:{seat}", "resources": _listed(given)}))
    one = given.a if given.verb is GIVE else -1
    if given is not action:
        receive(state, seat, action, both, tell)
        return
    options = outcomes(state.supply, one, recipe, also)
    if len(options) == 1:
        receive(state, seat, options[0], both, tell)
    else:
        state.frames.append(Receive(seat, one, recipe, also, both))


def receive(state: Keydom, seat: int, got: Action, both: bool, tell: Listener | None) -> None:
    """Hand out what was chosen; `both`: the upgraded trading post then offers its other trade too."""
    state.gain(seat, got.a)
    if got.verb is GET_TWO:
        state.gain(seat, got.b)
    if tell is not None:
        tell(Event("got", {"seat": f"seat:{seat}", "resources": _listed(got)}))
    if both:
        other = TRADE_FINISHED_GOODS if (RAWS >> got.a) & 1 else TRADE_RAWS
        if gifts(state, seat, other):
            state.frames.append(Trade(seat, other, True))


def _listed(action: Action) -> str:
    first = f"resource:{RESOURCES[action.a]}"
    if action.verb is GIVE or action.verb is GET:
        return first
    return f"{first} resource:{RESOURCES[action.b]}"


class Trade(Frame[Keydom]):
    """What to give in a conversion, or what to get for the only thing that can be given."""

    __slots__ = ("extra", "recipe")

    def __init__(self, seat: int, recipe: int, extra: bool = False) -> None:
        super().__init__(seat)
        self.recipe = recipe
        self.extra = extra  # the second trade of one action: leaving it out forgoes nothing else

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.recipe, self.extra

    def offer(self, state: Keydom) -> list[Action]:
        found = trades(state, self.seat, self.recipe, NO_RECIPE)
        found.append(STOPPING)
        return found

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        if action.verb is not STOP:
            trade(state, self.seat, action, self.recipe, NO_RECIPE, False, tell)
        elif not self.extra:
            forgo(state, self.seat)


class Receive(Frame[Keydom]):
    """What to get for what was given."""

    __slots__ = ("also", "both", "given", "recipe")

    def __init__(self, seat: int, given: int, recipe: int, also: int, both: bool) -> None:
        super().__init__(seat)
        self.given = given
        self.recipe = recipe
        self.also = also
        self.both = both

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.given, self.recipe, self.also, self.both

    def offer(self, state: Keydom) -> list[Action]:
        return outcomes(state.supply, self.given, self.recipe, self.also)

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        receive(state, self.seat, action, self.both, tell)
