"""The promo tiles of winter: what each scores."""

from __future__ import annotations

import pytest

from keydom.games.keyflower.state import KeyflowerState

from ..builders import contract, exhaust, goods, own, purple, table, workers
from ..looking import points
from ..promos import scattered

# Winter tiles that score sets.


@pytest.mark.parametrize(
    ("colours", "score"),
    [
        ({"green": 1, "blue": 2}, 3),
        ({"green": 1, "blue": 1, "red": 1}, 3),
        ({"green": 3}, 3),
        ({"green": 2, "blue": 4}, 6),
        ({"green": 1, "blue": 1}, 0),
        ({"blue": 6}, 0),
    ],
)
def test_the_emporium_scores_three_for_a_green_worker_with_any_two(colours: dict[str, int], score: int) -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "emporium")
    workers(state, 0, hidden=False, **colours)
    assert points(state, 0).get("emporium", 0) == score


@pytest.mark.parametrize(
    ("kinds", "score"),
    [
        ({"gold": 1, "wood": 2}, 4),
        ({"gold": 1, "wood": 1, "iron": 1}, 4),
        ({"gold": 2, "wood": 4}, 8),
        ({"gold": 3}, 4),
        ({"wood": 3, "stone": 3}, 0),
    ],
)
def test_the_monument_scores_four_for_a_gold_with_any_two_resources(kinds: dict[str, int], score: int) -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "monument")
    goods(state, "home-1", **kinds)
    assert points(state, 0).get("monument", 0) == score


def test_the_start_players_piece_completes_a_set_of_a_promo_tile() -> None:
    state = table(3, promos="all")
    purple(state, 0)
    own(state, 0, "emporium")
    workers(state, 0, blue=2)
    assert points(state, 0) == {"emporium": 3}


# Winter tiles that look around.


def test_the_beekeeper_scores_two_for_each_tile_beside_it() -> None:
    state = scattered("beekeeper 0,-1", "keywood -1,0", "order-1 0,-2", "boat-1a 1,-1", "key-mine 1,0")
    assert points(state, 0)["beekeeper"] == 2 * 4  # the home, the Keywood, the turn order tile and the boat


def test_the_glade_scores_five_for_each_summer_tile_beside_it() -> None:
    state = scattered("the-glade 0,-1", "mason -1,0", "boat-1a 0,-2", "keywood 1,-1", "brewer 1,0")
    assert points(state, 0) == {"the-glade": 5 * 2}  # the Mason and the summer boat


def test_the_glade_in_winter_scores_three_for_each_winter_tile_beside_it() -> None:
    tiles = ["the-glade-in-winter 0,-1", "scribes -1,0", "apothecary 0,-2", "order-1 1,-1", "key-guild 1,0"]
    state = scattered(*tiles)
    assert points(state, 0)["the-glade-in-winter"] == 3 * 2


def test_boats_taken_in_winter_are_no_winter_tiles() -> None:
    state = scattered("the-glade-in-winter 0,-1", "ianvincible -1,0")
    assert points(state, 0) == {"ianvincible": 5}


def test_the_two_glades_see_each_other_in_winter_only() -> None:
    state = scattered("the-glade 0,-1", "the-glade-in-winter -1,0")
    assert points(state, 0) == {"the-glade-in-winter": 3}


# Delivery Man.


def test_the_delivery_mans_walk_begins_on_its_own_tile_which_counts() -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "delivery-man", at="-1,1")
    assert points(state, 0) == {"delivery-man": 2}  # R-KF-32: its own and the home


def test_the_delivery_man_walks_one_of_two_branches() -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "delivery-man", at="-1,1")
    own(state, 0, "keywood", at="0,-1")
    own(state, 0, "keystone-quarry", at="1,0")
    assert points(state, 0) == {"delivery-man": 3}  # no stretch of road twice


def test_the_delivery_man_crosses_no_field() -> None:
    state = scattered("keywood 0,-1")
    own(state, 0, "delivery-man", at="0,-2", turn=5)  # its road leads away from the Keywood
    assert points(state, 0) == {"delivery-man": 1}


def test_the_delivery_man_of_another_scores_nothing_here() -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 1, "delivery-man")
    assert points(state, 0) == {}


# Keyside.


def keyside(*tiles: str, **options: str) -> KeyflowerState:
    state = table(3, promos="all", **options)
    purple(state, 2)
    own(state, 0, "keyside", beside=True)
    for tile in tiles:
        own(state, 0, tile)
    return state


def test_keyside_brings_three_of_each_good_to_the_score() -> None:
    assert points(keyside("mercers-guild"), 0) == {"mercers-guild": 4 * 5}  # three gold make the fourth set


def test_the_gold_of_keyside_counts_as_gold() -> None:
    assert points(keyside(), 0) == {"gold": 3}  # R-KF-34


@pytest.mark.parametrize("tile", ["barn", "blacksmith", "stone-yard", "timber-yard"])
def test_the_goods_of_keyside_do_not_score_on_yards(tile: str) -> None:
    assert points(keyside(tile), 0) == {"gold": 3}  # R-KF-34


def test_the_goods_of_keyside_serve_contracts() -> None:
    state = keyside(merchants="full")
    contract(state, 0, "c24", "c27")
    assert points(state, 0) == {"c24": 7, "c27": 7, "gold": 1}  # R-KF-34


def test_keyside_brings_no_more_than_there_is() -> None:
    state = keyside("mercers-guild")
    exhaust(state, "wood", but=1)
    exhaust(state, "gold", but=1)
    assert points(state, 0) == {"mercers-guild": 10}  # R-KF-34: the gold stands in for a second wood


def test_keyside_and_keyflower_ii_share_what_gold_is_left() -> None:
    state = keyside(merchants="full")
    own(state, 0, "keyflower-ii", beside=True)
    exhaust(state, "gold", but=4)
    assert points(state, 0) == {"gold": 4}  # R-KF-34


def test_keyside_and_the_keyflower_ii_of_another_do_not_bring_the_same_gold_twice() -> None:
    state = keyside(merchants="full")
    own(state, 1, "keyflower-ii", beside=True)
    exhaust(state, "gold", but=4)
    assert points(state, 0)["gold"] + points(state, 1)["gold"] == 4  # R-KF-34


def test_keyside_carries_the_river_on_for_sea_breese() -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "keyside", at="0,1")
    own(state, 0, "sea-breese", at="0,2")
    assert points(state, 0)["sea-breese"] == 4
