"""Housing at the end of a season: animals without a place on a farm tile wander off, the owner's choice which."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keyper.actions import LOSE
from keydom.games.keyper.components import (
    ALL_RESOURCES,
    ANIMAL,
    CHICKEN,
    CHICKEN_HOUSE,
    COPSE,
    COW,
    COW_SHED,
    DEER,
    FARMYARD,
    GAME_WARDENS_COTTAGE,
    GEM,
    GOAT,
    GOAT_PEN,
    HOP_FIELD,
    HORSE,
    HUNTERS_LODGE,
    LIVESTOCK_MARKET,
    PADDOCK,
    PIG,
    PIG_STY,
    RESOURCES,
    SHEEP,
    SHEEP_SHELTER,
    STABLE,
    WILD_BOAR,
)
from keydom.games.keyper.rules.recipes import WILD
from keydom.games.keyper.state import Keydom

BEDS: Final = 4  # animals on one farm tile
# The tile that houses one type of animal alone, by animal.
HOUSES: Final = {
    COW: COW_SHED,
    PIG: PIG_STY,
    SHEEP: SHEEP_SHELTER,
    HORSE: STABLE,
    CHICKEN: CHICKEN_HOUSE,
    GOAT: GOAT_PEN,
    DEER: GAME_WARDENS_COTTAGE,
    WILD_BOAR: HUNTERS_LODGE,
}


class Need:
    """How many animals a seat must lose, and of which types it may lose one to that end."""

    __slots__ = ("count", "excess", "types")

    def __init__(self, state: Keydom, seat: int) -> None:
        base = seat * ALL_RESOURCES
        self.excess = [0] * ALL_RESOURCES  # of each type, beyond the beds on its own tile
        self.types = 0
        tame, wild = 0, 0
        for animal in range(ANIMAL, GEM):
            count = state.goods[base + animal]
            if count and state.shows(seat, HOUSES[animal]):
                count -= BEDS
            if count > 0:
                self.excess[animal] = count
                if (WILD >> animal) & 1:
                    wild += count
                else:
                    tame += count
        # Farmyard or paddock and copse house what is left of their four types; two tiles house any animal.
        tame -= beds(state, seat, FARMYARD)
        wild -= beds(state, seat, PADDOCK) + beds(state, seat, COPSE)
        homeless = max(tame, 0) + max(wild, 0)
        self.count = max(0, homeless - beds(state, seat, HOP_FIELD) - beds(state, seat, LIVESTOCK_MARKET))
        if self.count:
            for animal in range(ANIMAL, GEM):
                if self.excess[animal] and ((wild if (WILD >> animal) & 1 else tame) > 0):
                    self.types |= 1 << animal


def beds(state: Keydom, seat: int, tile: int) -> int:
    return BEDS if state.shows(seat, tile) else 0


class Shelter(Step[Keydom]):
    """The seats house their animals in turn."""

    __slots__ = ("served",)

    def __init__(self, served: int = 0) -> None:
        super().__init__()
        self.served = served

    def run(self, state: Keydom, tell: Listener | None) -> None:
        if self.served < state.seats:
            state.frames.append(Shelter(self.served + 1))
            house(state, state.next_to(state.start, self.served), tell)


def house(state: Keydom, seat: int, tell: Listener | None) -> None:
    """Let animals go until the rest is housed; ask as long as it makes a difference which."""
    need = Need(state, seat)
    while need.count:
        types = [animal for animal in range(ANIMAL, GEM) if (need.types >> animal) & 1]
        if len(types) > 1 and sum([need.excess[animal] for animal in types]) > need.count:
            state.frames.append(Stray(seat))
            return
        lose(state, seat, types[0], tell)
        need = Need(state, seat)


def lose(state: Keydom, seat: int, animal: int, tell: Listener | None) -> None:
    state.spend(seat, animal)
    if tell is not None:
        tell(Event("strayed", {"seat": f"seat:{seat}", "resource": f"resource:{RESOURCES[animal]}"}))


class Stray(Frame[Keydom]):
    """Which animal wanders off: no more than must, so one whose leaving lets another stay."""

    __slots__ = ()

    def offer(self, state: Keydom) -> list[Action]:
        types = Need(state, self.seat).types
        return [LOSE.of(animal) for animal in range(ANIMAL, GEM) if (types >> animal) & 1]

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        lose(state, self.seat, action.a, tell)
        house(state, self.seat, tell)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        if action.verb is not LOSE or action.a >= ALL_RESOURCES:
            return None
        what: dict[str, Value] = {"resource": f"resource:{RESOURCES[action.a]}"}
        if not ANIMAL <= action.a < GEM:
            return Event("no-animal", what)
        if state.has(self.seat, action.a) == 0:
            return Event("have-too-few", what)
        return Event("has-shelter", what)
