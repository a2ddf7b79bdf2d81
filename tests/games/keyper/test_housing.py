"""Housing: four animals to a farm tile that shows them; what has no place wanders off, the owner's choice which."""

from __future__ import annotations

from random import Random

import pytest

from keydom.games.keyper.components import ANIMAL, GEM, RESOURCES
from keydom.games.keyper.state import KeyperState

from .builders import asked, at_fairs, built, claim, give, in_season, offers, play, table

SINGLE = {
    "cow-shed": "cow",
    "pig-sty": "pig",
    "sheep-shelter": "sheep",
    "stable": "horse",
    "chicken-house": "chicken",
    "goat-pen": "goat",
    "game-wardens-cottage": "deer",
    "hunters-lodge": "wild_boar",
}
TAME = ["cow", "horse", "pig", "sheep"]
WILD = ["chicken", "deer", "goat", "wild_boar"]


def after_fairs(*tiles: str, **animals: int) -> KeyperState:
    """The end of winter has come, and seat 0 has these farm tiles and animals."""
    state = table()
    in_season(state, "winter")
    for seat, board in enumerate("abc"):
        claim(state, seat, board)
    for tile in tiles:
        built(state, 0, tile)
    give(state, 0, **animals)
    at_fairs(state)
    return state


def animals(state: KeyperState) -> dict[str, int]:
    return {RESOURCES[place]: state.goods[place] for place in range(ANIMAL, GEM) if state.goods[place]}


@pytest.mark.parametrize("tile", SINGLE)
def test_a_tile_for_one_animal_houses_four_of_it(tile: str) -> None:
    animal = SINGLE[tile]
    assert animals(after_fairs(tile, **{animal: 6})) == {animal.replace("_", "-"): 4}


@pytest.mark.parametrize("animal", TAME)
def test_the_farmyard_houses_four_of_the_tame_animals(animal: str) -> None:
    assert animals(after_fairs("farmyard", **{animal: 5})) == {animal: 4}


@pytest.mark.parametrize("tile", ["paddock", "copse"])
@pytest.mark.parametrize("animal", WILD)
def test_paddock_and_copse_house_four_of_the_wild_animals(tile: str, animal: str) -> None:
    assert animals(after_fairs(tile, **{animal: 5})) == {animal.replace("_", "-"): 4}


@pytest.mark.parametrize("tile", ["hop-field", "livestock-market"])
@pytest.mark.parametrize("animal", TAME + WILD)
def test_hop_field_and_livestock_market_house_four_of_any(tile: str, animal: str) -> None:
    assert animals(after_fairs(tile, **{animal: 5})) == {animal.replace("_", "-"): 4}


@pytest.mark.parametrize(
    ("tile", "animal"), [("farmyard", "goat"), ("paddock", "cow"), ("cow-shed", "pig"), ("barn", "cow")]
)
def test_an_animal_that_is_not_shown_finds_no_place(tile: str, animal: str) -> None:
    assert animals(after_fairs(tile, **{animal: 1})) == {}


def test_of_nine_cows_shed_and_farmyard_house_eight() -> None:
    """The rulebook's example: the ninth cow wanders off."""
    assert animals(after_fairs("cow-shed", "farmyard", cow=9)) == {"cow": 8}


def test_a_mixed_farmyard_holds_three_cows_and_a_pig() -> None:
    """The rulebook's example."""
    assert animals(after_fairs("farmyard", cow=3, pig=1)) == {"cow": 3, "pig": 1}


def test_without_farm_tiles_all_animals_wander_off() -> None:
    assert animals(after_fairs(cow=3, goat=2)) == {}


def test_animals_are_spread_so_that_as_few_as_possible_are_lost() -> None:
    """R-KR-28: cows in the shed, pigs in the farmyard, goats in the hop field."""
    assert animals(after_fairs("cow-shed", "farmyard", "hop-field", cow=4, pig=4, goat=4)) == {
        "cow": 4,
        "goat": 4,
        "pig": 4,
    }


def test_the_owner_chooses_which_animals_are_lost() -> None:
    """R-KR-28."""
    state = after_fairs("farmyard", cow=3, pig=3)
    assert offers(state) == ["lose cow", "lose pig"]
    play(state, "0 lose pig", "0 lose pig")
    assert animals(state) == {"cow": 3, "pig": 1}


def test_only_animals_whose_leaving_helps_are_offered() -> None:
    """R-KR-28: the chickens have a house of their own."""
    state = after_fairs("farmyard", "chicken-house", cow=3, pig=3, chicken=4)
    assert offers(state) == ["lose cow", "lose pig"]


def test_where_all_of_them_must_go_nobody_is_asked() -> None:
    """R-KR-28."""
    state = after_fairs("farmyard", cow=4, goat=2, deer=1)
    assert (animals(state), asked(state)) == ({"cow": 4}, "over")


def test_tame_and_wild_animals_compete_for_the_hop_field() -> None:
    """R-KR-28."""
    state = after_fairs("hop-field", cow=3, goat=3)
    assert offers(state) == ["lose cow", "lose goat"]


def test_animals_of_a_type_with_room_left_are_not_offered() -> None:
    """R-KR-28: five cows compete with the pigs for the farmyard only by the fifth."""
    state = after_fairs("cow-shed", "farmyard", cow=5, pig=4)
    assert offers(state) == ["lose cow", "lose pig"]
    play(state, "0 lose cow")
    assert animals(state) == {"cow": 4, "pig": 4}


def test_what_is_lost_goes_back_to_the_supply() -> None:
    assert after_fairs(cow=3).supply[8] == 12


def test_a_covered_tile_houses_nothing() -> None:
    state = table()
    in_season(state, "winter")
    for seat, board in enumerate("abc"):
        claim(state, seat, board)
    built(state, 0, "cow-shed", "farm-1")
    built(state, 0, "pig-sty", "farm-1")
    give(state, 0, cow=2)
    at_fairs(state)
    assert animals(state) == {}


def test_fairs_come_before_housing() -> None:
    state = table()
    for seat, board in enumerate("abc"):
        claim(state, seat, board)
    give(state, 0, sheep=1, rock=1)
    at_fairs(state)
    assert offers(state) == ["hold spring-1", "enough"]


# Against plain matching of animals to beds.

SHOWS = {
    **{tile: {animal} for tile, animal in SINGLE.items()},
    "farmyard": set(TAME),
    "paddock": set(WILD),
    "copse": set(WILD),
    "hop-field": {*TAME, *WILD},
    "livestock-market": {*TAME, *WILD},
    "barn": set(),
}


def most_housed(farm: list[str], herd: dict[str, int]) -> int:
    """How many animals find a bed at best, four to a tile that shows them."""
    beds = [tile for tile in farm for _ in range(4)]
    taken: dict[int, str] = {}

    def settle(animal: str, tried: set[int]) -> bool:
        for bed, tile in enumerate(beds):
            if animal in SHOWS[tile] and bed not in tried:
                tried.add(bed)
                if bed not in taken or settle(taken[bed], tried):
                    taken[bed] = animal
                    return True
        return False

    return sum(settle(animal, set()) for animal, count in herd.items() for _ in range(count))


@pytest.mark.parametrize("seed", range(60))
def test_whatever_the_owner_chooses_as_many_animals_stay_as_beds_allow(seed: int) -> None:
    """R-KR-28."""
    rng = Random(seed)
    farm = rng.sample(list(SHOWS), rng.randrange(0, 6))
    herd = {animal: rng.randrange(0, 8) for animal in rng.sample(TAME + WILD, rng.randrange(1, 6))}
    state = after_fairs(*farm, **herd)
    while asked(state) != "over":
        play(state, f"0 {rng.choice(offers(state))}")
    assert sum(animals(state).values()) == most_housed(farm, herd)
