"""The score with The Merchants: contracts, extensions, its winter tiles and its boats."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import EXTENSIONS
from keydom.games.keyflower.state import Keyland

from .builders import (
    cabin,
    contract,
    exhaust,
    extend,
    goods,
    own,
    points,
    purple,
    skills,
    table,
    upgraded,
    workers,
)

# What each contract asks for; where any worker, skill or resource will do, one that is not asked for by name.
NEEDS = {
    "c01": "blue blue blue blue",
    "c02": "red red red red",
    "c03": "yellow yellow yellow yellow",
    "c04": "green green",
    "c05": "blue blue red red yellow green",
    "c06": "red red blue blue yellow green",
    "c07": "yellow yellow blue blue red green",
    "c08": "green blue red yellow yellow",
    "c09": "blue blue red red yellow",
    "c10": "red red yellow yellow blue",
    "c11": "yellow yellow blue blue red",
    "c12": "blue red yellow green",
    "c14": "saw wood",
    "c15": "pickaxe stone",
    "c16": "anvil iron",
    "c17": "saw wood stone",
    "c18": "pickaxe wood stone",
    "c19": "anvil wood stone",
    "c20": "saw pickaxe",
    "c21": "pickaxe saw",
    "c22": "anvil saw",
    "c23": "saw pickaxe anvil",
    "c24": "wood wood wood",
    "c25": "stone stone stone",
    "c26": "iron iron iron",
    "c27": "gold gold",
    "c28": "wood wood stone stone",
    "c29": "wood wood iron iron",
    "c30": "stone stone iron iron",
    "c31": "wood wood stone iron",
    "c32": "stone stone wood iron",
    "c33": "iron iron wood stone",
    "c34": "gold wood stone",
    "c35": "wood stone iron",
    "c36": "gold saw",
}
WORKERS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")


def end(*cards: str, items: str = "") -> Keyland:
    """Seat 0 has contracts and items and nothing else; seat 2 has the start player's piece."""
    state = table(merchants="full")
    purple(state, 2)
    contract(state, 0, *cards)
    have(state, items)
    return state


def have(state: Keyland, items: str) -> None:
    for word in items.split():
        if word in WORKERS:
            workers(state, 0, **{word: 1})
        elif word in SKILLS:
            skills(state, 0, hidden=False, **{word: 1})
        else:
            goods(state, "home-1", **{word: 1})


def village(*tiles: str, up: bool = False) -> Keyland:
    """Seat 0 owns these tiles; seat 2 has the start player's piece."""
    state = table(merchants="full")
    purple(state, 2)
    for tile in tiles:
        own(state, 0, tile, up=up)
    return state


def boat(state: Keyland, name: str) -> None:
    own(state, 0, name, beside=True)


# Contracts.


@pytest.mark.parametrize(("card", "items"), NEEDS.items())
def test_a_fulfilled_contract_is_worth_seven(card: str, items: str) -> None:
    assert points(end(card, items=items), 0) == {card: 7}


@pytest.mark.parametrize(("card", "items"), NEEDS.items())
def test_a_contract_that_lacks_what_it_names_is_worth_nothing(card: str, items: str) -> None:
    state = end(card, items=items.partition(" ")[2])
    assert card not in points(state, 0)


@pytest.mark.parametrize(("card", "items"), NEEDS.items())
def test_a_contract_that_lacks_its_last_item_is_worth_nothing(card: str, items: str) -> None:
    state = end(card, items=items.rpartition(" ")[0])
    assert card not in points(state, 0)


@pytest.mark.parametrize(
    ("card", "items"),
    [
        ("c05", "blue blue blue blue blue blue"),
        ("c20", "saw saw"),
        ("c17", "saw gold gold"),
        ("c31", "wood wood wood wood"),
        ("c34", "gold gold gold"),
    ],
)
def test_what_is_named_may_also_be_any(card: str, items: str) -> None:
    assert points(end(card, items=items), 0) == {card: 7}


@pytest.mark.parametrize("card", ["c01", "c05", "c09", "c12"])
def test_green_workers_stand_in_for_no_other_colour(card: str) -> None:
    assert points(end(card, items="green " * 8), 0) == {}


@pytest.mark.parametrize("card", ["c24", "c25", "c26", "c28", "c31", "c35"])
def test_gold_stands_in_for_any_resource_of_a_contract(card: str) -> None:
    state = end(card, items="gold gold gold gold")
    assert points(state, 0)[card] == 7  # R-KM-10


def test_nothing_stands_in_for_the_gold_of_a_contract() -> None:
    assert points(end("c27", items="wood wood stone iron"), 0) == {}


@pytest.mark.parametrize("card", ["c27", "c24", "c34"])
def test_with_boat_3b_every_resource_counts_as_any_in_a_contract(card: str) -> None:
    state = end(card, items="stone stone stone")
    boat(state, "boat-3b")
    assert points(state, 0)[card] == 7  # R-KM-10


def test_boat_3a_does_not_help_contracts() -> None:
    state = end("c24", items="stone stone stone")
    boat(state, "boat-3a")
    assert points(state, 0) == {}


def test_a_contract_counts_once() -> None:
    assert points(end("c24", items="wood " * 6), 0) == {"c24": 7}


def test_an_item_counts_for_one_contract_only() -> None:
    state = end("c24", "c35", items="wood wood wood stone iron")
    assert sum(points(state, 0).values()) == 7


def test_every_contract_that_can_be_fulfilled_is() -> None:
    state = end("c24", "c35", items="wood wood wood wood stone iron")
    assert points(state, 0) == {"c24": 7, "c35": 7}


def test_an_item_counts_for_a_contract_or_a_winter_tile() -> None:
    state = end("c35", items="wood stone iron")
    own(state, 0, "mercers-guild")
    assert points(state, 0) == {"c35": 7}


def test_items_serve_where_they_score_most() -> None:
    state = end("c23", items="saw pickaxe anvil")
    own(state, 0, "scribes")
    assert points(state, 0) == {"scribes": 10}


def test_a_resource_that_scored_on_a_yard_is_not_there_for_a_contract() -> None:
    state = end("c24")
    own(state, 0, "timber-yard")
    goods(state, "timber-yard", wood=3)
    assert points(state, 0) == {"timber-yard": 6}


def test_a_resource_anywhere_in_the_village_serves_a_contract() -> None:
    state = end("c24")
    own(state, 0, "keywood")
    goods(state, "keywood", wood=2)
    goods(state, "home-1", wood=1)
    assert points(state, 0) == {"c24": 7}


def test_contracts_of_the_others_are_not_counted() -> None:
    state = end(items="wood wood wood")
    contract(state, 1, "c24")
    assert points(state, 0) == {}


def test_an_open_contract_is_nobodys() -> None:
    state = end(items="blue blue blue blue")  # c01 lies open
    assert points(state, 0) == {}


# The start player's piece.


def test_the_purple_contract_takes_the_start_players_piece() -> None:
    state = end("c13")
    purple(state, 0)
    assert points(state, 0) == {"c13": 7}


def test_the_purple_contract_is_fulfilled_by_nothing_else() -> None:
    state = end("c13", items="blue red yellow green saw pickaxe anvil wood stone iron")
    assert points(state, 0) == {}


def test_the_piece_serves_one_contract_only() -> None:
    state = end("c13", "c24", items="wood wood")
    purple(state, 0)
    assert sum(points(state, 0).values()) == 7


@pytest.mark.parametrize(
    ("card", "items"),
    [("c01", "blue blue blue"), ("c04", "green"), ("c14", "wood"), ("c14", "saw"), ("c27", "gold"), ("c36", "saw")],
)
def test_the_piece_stands_for_one_item_of_a_contract(card: str, items: str) -> None:
    state = end(card, items=items)
    purple(state, 0)
    assert points(state, 0)[card] == 7


def test_the_piece_does_not_stand_for_two_items() -> None:
    state = end("c04")
    purple(state, 0)
    assert "c04" not in points(state, 0)


def test_the_piece_is_no_contract_for_the_muleteer() -> None:
    state = village("muleteer")
    without = sum(points(state, 0).values())
    purple(state, 0)
    assert "muleteer" not in points(state, 0)
    assert without == 0


def test_the_piece_is_no_extension_for_the_builder_and_no_cabin_for_ianvincible_ii() -> None:
    state = village("builder")
    boat(state, "ianvincible-ii")
    before = points(state, 0)
    purple(state, 0)
    after = points(state, 0)
    assert [after.get(name) for name in ("builder", "ianvincible-ii")] == [None, before["ianvincible-ii"]]


# White Wind II and the Muleteer.


def test_with_white_wind_ii_a_fulfilled_contract_is_worth_ten() -> None:
    state = end("c24", "c12", items="wood wood wood")
    boat(state, "white-wind-ii")
    assert points(state, 0) == {"c24": 10}


def test_white_wind_ii_does_not_count_workers() -> None:
    state = end(items="blue blue")
    boat(state, "white-wind-ii")
    assert points(state, 0) == {}


def test_the_white_wind_of_another_changes_nothing() -> None:
    state = end("c24", items="wood wood wood")
    own(state, 1, "white-wind-ii", beside=True)
    assert points(state, 0) == {"c24": 7}


def test_the_muleteer_scores_three_for_each_unfulfilled_contract() -> None:
    state = end("c24", "c25", "c26")
    own(state, 0, "muleteer")
    assert points(state, 0) == {"muleteer": 9}


def test_the_muleteer_scores_nothing_for_a_fulfilled_contract() -> None:
    state = end("c24", "c25", items="wood wood wood")
    own(state, 0, "muleteer")
    assert points(state, 0) == {"c24": 7, "muleteer": 3}


def test_without_the_muleteer_an_unfulfilled_contract_is_worth_nothing() -> None:
    assert points(end("c24"), 0) == {}


def test_the_muleteer_of_another_changes_nothing() -> None:
    state = end("c35", items="wood stone iron")
    own(state, 0, "mercers-guild")
    own(state, 1, "muleteer")
    assert points(state, 0) == {"c35": 7}


def test_with_the_muleteer_a_contract_is_left_unfulfilled_where_its_items_score_more_elsewhere() -> None:
    state = end("c35", items="wood stone iron")
    own(state, 0, "mercers-guild")
    own(state, 0, "muleteer")
    assert points(state, 0) == {"mercers-guild": 5, "muleteer": 3}  # R-KM-14


def test_with_white_wind_ii_too_it_is_fulfilled_again() -> None:
    state = end("c35", items="wood stone iron")
    own(state, 0, "mercers-guild")
    own(state, 0, "muleteer")
    boat(state, "white-wind-ii")
    assert points(state, 0) == {"c35": 10}  # R-KM-14


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
