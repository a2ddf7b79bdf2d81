"""The score with The Merchants: its winter tiles, extensions and boats."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import EXTENSIONS

from ..builders import cabin, contract, exhaust, extend, goods, own, upgraded
from ..looking import points
from .at_the_end import boat, end, have, village

# The Artisan and the Builder.


def test_the_artisan_scores_two_for_each_upgraded_tile() -> None:
    state = village("alehouse", "peddler", up=True)
    own(state, 0, "keywood")
    own(state, 0, "artisan")
    assert points(state, 0) == {"artisan": 4}


def test_the_artisan_counts_an_upgraded_home() -> None:
    state = village("artisan")
    upgraded(state, "home-1")
    assert points(state, 0) == {"home-1": 5, "artisan": 2}  # R-KM-08


def test_the_artisan_does_not_count_the_tiles_of_others() -> None:
    state = village("artisan")
    own(state, 1, "alehouse", up=True)
    assert points(state, 0) == {}


def test_the_artisan_counts_the_tile_that_flipper_turns_over() -> None:
    state = village("artisan", "alehouse")
    boat(state, "flipper")
    assert points(state, 0) == {"flipper": 2, "home-1": 5, "artisan": 2}


def test_the_builder_scores_three_for_each_extension() -> None:
    state = village("alehouse", "peddler", "inn", up=True)
    own(state, 0, "builder")
    extend(state, "alehouse", "e01")
    extend(state, "inn", "e17")
    assert points(state, 0) == {"builder": 6}  # R-KM-07: these tiles have no printed points


def test_the_builder_does_not_count_the_extensions_of_others() -> None:
    state = village("builder")
    own(state, 1, "alehouse", up=True)
    extend(state, "alehouse", "e01")
    assert points(state, 0) == {}


# Extensions.


@pytest.mark.parametrize(
    ("tile", "score"),
    [("keywood", 3), ("stable", 5), ("mason", 7), ("sawmill", 10), ("well", 7), ("goldsmith", 7), ("merchant", 3)],
)
def test_an_extension_counts_the_fixed_points_of_its_tile_once_more(tile: str, score: int) -> None:
    state = village(tile, up=True)
    extend(state, tile, "e06")
    assert points(state, 0) == {tile: score, "e06": score}


def test_an_extension_of_the_home_doubles_its_points() -> None:
    state = village()
    upgraded(state, "home-1")
    extend(state, "home-1", "e18")
    assert points(state, 0) == {"home-1": 5, "e18": 5}


@pytest.mark.parametrize(("tile", "good", "each"), [("barn", "wood", 2), ("timber-yard", "wood", 3)])
def test_an_extension_doubles_no_points_but_the_printed_ones(tile: str, good: str, each: int) -> None:
    state = village(tile, up=True)
    goods(state, tile, **{good: 2})
    extend(state, tile, "e06")
    assert points(state, 0) == {tile: 2 * each}


def test_an_extension_on_a_tile_without_points_is_worth_nothing() -> None:
    state = village("alehouse", up=True)
    extend(state, "alehouse", "e06")
    assert points(state, 0) == {}  # R-KM-07


# Keyflower II.


def test_keyflower_ii_brings_three_gold() -> None:
    state = village()
    boat(state, "keyflower-ii")
    assert points(state, 0) == {"gold": 3}


@pytest.mark.parametrize(("tile", "score"), [("jeweller", {"jeweller": 6}), ("mercers-guild", {"mercers-guild": 5})])
def test_the_gold_of_keyflower_ii_serves_winter_tiles(tile: str, score: dict[str, int]) -> None:
    state = village(tile)
    boat(state, "keyflower-ii")
    assert points(state, 0) == score


def test_the_gold_of_keyflower_ii_serves_contracts() -> None:
    state = end("c27")
    boat(state, "keyflower-ii")
    assert points(state, 0) == {"c27": 7, "gold": 1}


@pytest.mark.parametrize("tile", ["barn", "blacksmith", "stone-yard", "timber-yard"])
def test_the_gold_of_keyflower_ii_does_not_score_on_yards(tile: str) -> None:
    state = village(tile, up=True)
    boat(state, "keyflower-ii")
    assert points(state, 0) == {"gold": 3}  # R-KF-34


def test_keyflower_ii_brings_no_more_gold_than_there_is() -> None:
    state = village()
    boat(state, "keyflower-ii")
    exhaust(state, "gold", but=2)
    assert points(state, 0) == {"gold": 2}  # R-KF-34


def test_keyflower_ii_does_not_count_transport() -> None:
    state = village("stable")
    boat(state, "keyflower-ii")
    assert "keyflower-ii" not in points(state, 0)


# Sea Breese II.


def test_sea_breese_ii_scores_two_for_each_winter_tile_in_the_village() -> None:
    state = village("scribes", "apothecary", "keywood")
    boat(state, "sea-breese-ii")
    assert points(state, 0) == {"sea-breese-ii": 4}


def test_turn_order_tiles_and_boats_are_no_winter_tiles() -> None:
    state = village("boat-1a")
    own(state, 0, "order-1")
    boat(state, "sea-breese-ii")
    assert "sea-breese-ii" not in points(state, 0)


def test_sea_breese_ii_counts_no_river() -> None:
    state = village()
    own(state, 0, "sea-breese-ii", at="0,1")  # at the water of home-1
    assert points(state, 0) == {}


# Flipper II.


def test_flipper_ii_extends_the_tile_with_most_points() -> None:
    state = village("keywood", "sawmill", "stable", up=True)
    boat(state, "flipper-ii")
    assert points(state, 0) == {"keywood": 3, "sawmill": 10, "stable": 5, "flipper-ii": 10}  # R-KM-09


def test_flipper_ii_passes_over_a_tile_that_has_an_extension() -> None:
    state = village("keywood", "sawmill", up=True)
    extend(state, "sawmill", "e06")
    boat(state, "flipper-ii")
    assert points(state, 0) == {"keywood": 3, "sawmill": 10, "e06": 10, "flipper-ii": 3}


def test_flipper_ii_does_nothing_without_an_upgraded_tile() -> None:
    state = village("sawmill", "keythedral")
    boat(state, "flipper-ii")
    assert points(state, 0) == {"sawmill": 3, "keythedral": 12}


def test_flipper_ii_has_no_points_of_its_own() -> None:
    state = village()
    boat(state, "flipper-ii")
    assert points(state, 0) == {}


def test_the_extension_of_flipper_ii_counts_for_the_builder() -> None:
    state = village("alehouse", up=True)
    own(state, 0, "builder")
    boat(state, "flipper-ii")
    assert points(state, 0) == {"builder": 3}


def test_flipper_ii_weighs_printed_points_only_where_they_are() -> None:
    state = village("alehouse", "keywood", up=True)
    own(state, 0, "builder")
    boat(state, "flipper-ii")
    assert points(state, 0) == {"keywood": 3, "flipper-ii": 3, "builder": 3}


SPRING_AND_SUMMER = (
    *("keystone-quarry", "key-mine", "woodcutter", "quarryman", "miner", "gold-mine", "workshop", "stable", "peddler"),
    *("carpenter", "mason", "smelter", "store", "tavern", "brewer", "hiring-fair", "farrier", "bookkeeper"),
)


def test_any_extension_that_is_left_serves_flipper_ii_whatever_its_colour() -> None:
    state = village("keywood", up=True)
    boat(state, "flipper-ii")
    for tile, extension in zip(SPRING_AND_SUMMER[1:], EXTENSIONS[1:], strict=True):
        own(state, 1, tile, up=True, beside=True)
        extend(state, tile, extension)
    assert points(state, 0) == {"keywood": 3, "flipper-ii": 3}  # R-KM-09


def test_flipper_ii_does_nothing_when_no_extension_is_left() -> None:
    state = village("keywood", up=True)
    boat(state, "flipper-ii")
    for tile, extension in zip(SPRING_AND_SUMMER, EXTENSIONS, strict=True):
        own(state, 1, tile, up=True, beside=True)
        extend(state, tile, extension)
    assert points(state, 0) == {"keywood": 3}


def test_flipper_turns_over_a_tile_and_extends_none() -> None:
    state = village("sawmill")
    boat(state, "flipper")
    assert points(state, 0) == {"flipper": 2, "sawmill": 10}


# Ianvincible II.


@pytest.mark.parametrize(
    ("tile", "up", "icons"),
    [
        ("stable", False, 1),
        ("stable", True, 2),
        ("farrier", False, 1),
        ("farrier", True, 2),
        ("wainwright", False, 2),
        ("wainwright", True, 2),
        ("keywood", True, 0),
    ],
)
def test_ianvincible_ii_scores_two_for_each_icon_on_a_visible_side(tile: str, up: bool, icons: int) -> None:
    state = village(tile, up=up)
    boat(state, "ianvincible-ii")
    assert points(state, 0)["ianvincible-ii"] == 2 * (icons + 1)  # the home has one on both sides


def test_an_upgraded_home_has_one_icon_too() -> None:
    state = village()
    upgraded(state, "home-1")
    boat(state, "ianvincible-ii")
    assert points(state, 0)["ianvincible-ii"] == 2


def test_ianvincible_ii_counts_cabins() -> None:
    state = village()
    cabin(state, 0, 2)
    boat(state, "ianvincible-ii")
    assert points(state, 0) == {"ianvincible-ii": 6}


def test_the_cabins_of_others_do_not_count() -> None:
    state = village()
    cabin(state, 1, 2)
    boat(state, "ianvincible-ii")
    assert points(state, 0) == {"ianvincible-ii": 2}


def test_boat_2b_doubles_ianvincible_ii_cabins_included() -> None:
    state = village("stable")
    cabin(state, 0)
    boat(state, "ianvincible-ii")
    boat(state, "boat-2b")
    assert points(state, 0) == {"ianvincible-ii": 12}


def test_boat_2b_of_another_does_not() -> None:
    state = village("stable")
    boat(state, "ianvincible-ii")
    own(state, 1, "boat-2b", beside=True)
    assert points(state, 0) == {"ianvincible-ii": 4}


def test_the_first_ianvincible_is_worth_five_and_counts_no_icons() -> None:
    state = village("stable")
    boat(state, "ianvincible")
    assert points(state, 0) == {"ianvincible": 5}


# All together.


def test_the_lines_add_up_to_the_total() -> None:
    state = village("sawmill", "keywood", up=True)
    extend(state, "keywood", "e06")
    contract(state, 0, "c24", "c04")
    have(state, "wood wood wood gold")
    own(state, 0, "muleteer")
    own(state, 0, "builder")
    boat(state, "flipper-ii")
    assert GAME.scores(state)[0].total == 10 + 3 + 3 + 7 + 3 + 6 + 10 + 1
