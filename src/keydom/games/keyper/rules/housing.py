"""Housing at the end of a season: animals without a place on a farm tile wander off, the owner's choice which."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyper.actions import LOSE, KeyperAction
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
from keydom.games.keyper.rules.rounds import SeatRound
from keydom.games.keyper.state import KeyperState, bits

BEDS: Final = 4.0  # animals on one farm tile
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
HOUSE_OF: Final[list[int]] = [HOUSES[animal] for animal in range(ANIMAL, GEM)]
ANIMALS: Final = GEM - ANIMAL


class HomelessAnimals:
    """How many animals have no place on a farm, and of which types one may be lost to that end.

    They are counted in parts, as bots expect some animals by half.
    """

    def __init__(self, animals: list[float], built: int) -> None:
        self.excess = [0.0] * ANIMALS  # of each type, beyond the beds on its own tile
        self.types = 0
        tame, wild = 0.0, 0.0
        for animal in range(ANIMALS):
            count = animals[animal]
            if count > 0.0 and (built >> HOUSE_OF[animal]) & 1:
                count -= BEDS
            if count > 0.0:
                self.excess[animal] = count
                if (WILD >> (ANIMAL + animal)) & 1:
                    wild += count
                else:
                    tame += count
        # Farmyard or paddock and copse house what is left of their four types; two tiles house any animal.
        tame -= beds(built, FARMYARD)
        wild -= beds(built, PADDOCK) + beds(built, COPSE)
        anywhere = beds(built, HOP_FIELD) + beds(built, LIVESTOCK_MARKET)
        self.count = max(0.0, max(0.0, tame) + max(0.0, wild) - anywhere)
        if self.count > 0.0:
            for animal in range(ANIMALS):
                if self.excess[animal] > 0.0 and ((wild if (WILD >> (ANIMAL + animal)) & 1 else tame) > 0.0):
                    self.types |= 1 << (ANIMAL + animal)


def beds(built: int, tile: int) -> float:
    return BEDS if (built >> tile) & 1 else 0.0


def homeless_of(state: KeyperState, seat: int) -> HomelessAnimals:
    first = seat * ALL_RESOURCES
    animals = state.goods[first + ANIMAL : first + GEM]
    return HomelessAnimals([float(count) for count in animals], state.built[seat])


class Shelter(SeatRound):
    """The seats house their animals in turn."""

    def serve(self, state: KeyperState, seat: int, tell: Listener | None) -> None:
        house_animals(state, seat, tell)


def house_animals(state: KeyperState, seat: int, tell: Listener | None) -> None:
    """Let animals go until the rest is housed; ask as long as it makes a difference which."""
    homeless = homeless_of(state, seat)
    while homeless.count > 0.0:
        types = bits(homeless.types)
        if len(types) > 1 and sum([homeless.excess[animal - ANIMAL] for animal in types]) > homeless.count:
            state.frames.append(Stray(seat))
            return
        lose_animal(state, seat, types[0], tell)
        homeless = homeless_of(state, seat)


def lose_animal(state: KeyperState, seat: int, animal: int, tell: Listener | None) -> None:
    state.spend(seat, animal)
    if tell is not None:
        tell(Event("strayed", {"seat": f"seat:{seat}", "resource": f"resource:{RESOURCES[animal]}"}))


class Stray(Frame[KeyperState, KeyperAction]):
    """Which animal wanders off: no more than must, so one whose leaving lets another stay."""

    def offer(self, state: KeyperState) -> list[Action]:
        return [LOSE.of(animal) for animal in bits(homeless_of(state, self.seat).types)]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        lose_animal(state, self.seat, action.resource, tell)
        house_animals(state, self.seat, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not LOSE or action.resource >= ALL_RESOURCES:
            return None
        what: dict[str, Value] = {"resource": f"resource:{RESOURCES[action.resource]}"}
        if not ANIMAL <= action.resource < GEM:
            return Event("no-animal", what)
        if state.has(self.seat, action.resource) == 0:
            return Event("have-too-few", what)
        return Event("has-shelter", what)
