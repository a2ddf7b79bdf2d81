"""The final score of what a player holds: animals, stores, gems and keyples."""

from __future__ import annotations

import pytest

from .builders import built, claim, line, points, rest, stand, team, with_tile

# Animals.


@pytest.mark.parametrize(
    ("tile", "animal", "each", "better"),
    [
        ("cow-shed", "cow", 1, 2),
        ("pig-sty", "pig", 1, 2),
        ("sheep-shelter", "sheep", 1, 2),
        ("stable", "horse", 1, 2),
        ("chicken-house", "chicken", 2, 3),
        ("goat-pen", "goat", 2, 3),
        ("game-wardens-cottage", "deer", 2, 3),
        ("hunters-lodge", "wild_boar", 2, 3),
    ],
)
def test_a_tile_for_one_animal_scores_up_to_four_of_it(tile: str, animal: str, each: int, better: int) -> None:
    assert [points(tile, False, **{animal: count}) for count in (0, 1, 4, 6)] == [0, each, 4 * each, 4 * each]
    assert [points(tile, True, **{animal: count}) for count in (0, 1, 4, 6)] == [0, better, 4 * better, 4 * better]


def test_of_five_chickens_four_score_in_the_upgraded_chicken_house() -> None:
    """The rulebook's example: twelve points."""
    assert points("chicken-house", True, chicken=5) == 12


@pytest.mark.parametrize(
    ("tile", "types"),
    [("farmyard", ("cow", "horse", "pig", "sheep")), ("paddock", ("chicken", "deer", "goat", "wild_boar"))],
)
def test_farmyard_and_paddock_score_each_different_type_once(tile: str, types: tuple[str, ...]) -> None:
    assert [points(tile, False, **dict.fromkeys(types[:count], 2)) for count in range(5)] == [0, 1, 2, 3, 4]
    assert [points(tile, True, **dict.fromkeys(types[:count], 2)) for count in range(5)] == [0, 2, 4, 6, 8]


def test_a_cow_a_sheep_and_three_pigs_score_six_in_the_upgraded_farmyard() -> None:
    """The rulebook's example."""
    assert points("farmyard", True, cow=1, sheep=1, pig=3) == 6


def test_of_nine_cows_one_scores_on_the_farmyard() -> None:
    """The rulebook's example: shed and farmyard house eight, and only one on the farmyard scores."""
    state = with_tile("cow-shed", cow=8)
    built(state, 0, "farmyard")
    assert (line(state, 0, "cow-shed"), line(state, 0, "farmyard")) == (4, 1)


def test_animals_go_where_they_score_most() -> None:
    """A single cow counts two on the upgraded shed rather than one on the farmyard."""
    state = with_tile("cow-shed", True, cow=1)
    built(state, 0, "farmyard")
    assert (line(state, 0, "cow-shed"), line(state, 0, "farmyard")) == (2, 0)


# Stores and gems.


@pytest.mark.parametrize(("tile", "good"), [("brickyard", "brick"), ("stoneyard", "stone"), ("timberyard", "wood")])
def test_a_yard_scores_up_to_four_of_its_good(tile: str, good: str) -> None:
    assert [points(tile, False, **{good: count}) for count in (1, 4, 6)] == [1, 4, 4]
    assert [points(tile, True, **{good: count}) for count in (1, 4, 6)] == [2, 8, 8]


def test_the_windmill_scores_wheat_once_it_is_upgraded() -> None:
    """R-KR-24."""
    assert [
        points("windmill", False, wheat=5),
        points("windmill", True, wheat=1),
        points("windmill", True, wheat=5),
    ] == [0, 2, 8]


def test_the_prospector_scores_up_to_four_gems_of_any_kind() -> None:
    assert points("prospector", False, emerald=2, gold=1, ruby=4) == 4
    assert points("prospector", True, emerald=2, gold=1) == 6


def test_the_scrap_dealer_scores_every_two_of_up_to_eight_things() -> None:
    assert [points("scrap-dealer", False, clay=count) for count in (1, 2, 3, 9)] == [0, 1, 1, 4]


def test_the_upgraded_scrap_dealer_scores_eight_for_eight_things_of_any_kind() -> None:
    """The rulebook's example."""
    assert points("scrap-dealer", True, ruby=2, brick=2, wheat=2, log=2) == 8


def test_the_scrap_dealer_takes_no_animals() -> None:
    assert points("scrap-dealer", True, cow=8) == 0


GEM_SETS = [
    ("bracelet-maker", ("emerald", "sapphire"), "ruby"),
    ("emporium", ("ruby", "sapphire"), "gold"),
    ("gem-merchant", ("emerald", "gold"), "ruby"),
    ("goldsmith", ("gold", "sapphire"), "emerald"),
    ("jeweller", ("emerald", "ruby"), "sapphire"),
    ("ring-maker", ("gold", "ruby"), "emerald"),
]


@pytest.mark.parametrize(("tile", "pair", "third"), GEM_SETS)
def test_a_tile_of_gem_sets_scores_four_for_a_pair_and_upgraded_six_for_three(
    tile: str, pair: tuple[str, str], third: str
) -> None:
    assert [points(tile, False, **dict.fromkeys(pair, count)) for count in (1, 4, 5)] == [4, 16, 16]
    assert points(tile, True, **dict.fromkeys(pair, 4)) == 0
    assert [points(tile, True, **dict.fromkeys((*pair, third), count)) for count in (1, 4, 5)] == [6, 24, 24]


def test_three_sets_at_the_upgraded_goldsmith_score_eighteen() -> None:
    """The rulebook's example."""
    assert points("goldsmith", True, emerald=3, gold=4, sapphire=3) == 18


def test_four_sets_at_the_upgraded_goldsmith_score_twenty_four() -> None:
    """The rulebook's example."""
    assert points("goldsmith", True, emerald=4, gold=4, sapphire=4) == 24


def test_a_gem_is_not_scored_by_both_prospector_and_ring_maker() -> None:
    """The rulebook's example."""
    state = with_tile("ring-maker", gold=2, ruby=2)
    built(state, 0, "prospector")
    assert (line(state, 0, "ring-maker"), line(state, 0, "prospector")) == (8, 0)


def test_a_piece_moves_to_the_scrap_dealer_where_it_completes_a_dearer_pair() -> None:
    state = with_tile("scrap-dealer", True, brick=1, clay=1)
    built(state, 0, "brickyard")
    assert (line(state, 0, "scrap-dealer"), line(state, 0, "brickyard")) == (2, 0)


# Keyples.


@pytest.mark.parametrize(
    ("tile", "colour"),
    [
        ("boatman", "light-blue"),
        ("bricklayer", "orange"),
        ("farmer", "light-green"),
        ("lumberjack", "brown"),
        ("quarryman", "grey"),
    ],
)
@pytest.mark.parametrize(("upgraded", "each"), [(False, 1), (True, 2)])
def test_a_tile_for_keyples_scores_its_colour_and_white(tile: str, colour: str, upgraded: bool, each: int) -> None:
    state = with_tile(tile, upgraded)
    team(state, 1)
    team(state, 2)
    team(state, 0, colour, colour, "white", "black")
    assert line(state, 0, tile) == 3 * each


def test_four_keyples_score_at_most() -> None:
    state = with_tile("boatman", True)
    team(state, 1)
    team(state, 0, "light-blue", "light-blue", "white", "white", "white")
    assert line(state, 0, "boatman") == 8


def test_a_white_keyple_scores_once_where_it_is_worth_most() -> None:
    state = with_tile("boatman")
    built(state, 0, "farmer", upgraded=True)
    team(state, 0, "white")
    assert (line(state, 0, "boatman"), line(state, 0, "farmer")) == (0, 2)


def test_keyples_on_the_claimed_board_on_own_plots_and_on_the_keyp_tile_count() -> None:
    """R-KR-34."""
    state = with_tile("lumberjack", at="village-1")
    claim(state, 0, "b")
    team(state, 1)
    stand(state, 1, "b-logs", "brown")
    stand(state, 1, "b-logs", "white", works_as="brown")
    stand(state, 0, "village-1", "brown")
    rest(state, 0, "brown")
    stand(state, 2, "a-logs", "brown")
    assert line(state, 0, "lumberjack") == 4
