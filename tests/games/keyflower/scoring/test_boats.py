"""Boats of winter and turn order tiles: what they score, in villages laid tile by tile."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import HEXAGONS, TILES
from keydom.games.keyflower.state import KeyflowerState

from ..builders import goods, lots, own, purple, table, upgraded, workers
from ..looking import is_up, points

EDGES = {part.id: part.word("edges") for kind in HEXAGONS for part in GAME.catalogue.kind(kind)}
SIDES = ("bottom", "lower_left", "upper_left", "top", "upper_right", "lower_right")


def last(seats: int = 3) -> KeyflowerState:
    """A table where nothing is on auction; the purple piece is with seat 0, so most tests are about seat 1."""
    state = table(seats)
    lots(state)
    return state


def having(*tiles: str, seats: int = 3) -> KeyflowerState:
    """Seat 1 has these tiles."""
    state = last(seats)
    for tile in tiles:
        own(state, 1, tile)
    return state


def total(state: KeyflowerState, seat: int = 1) -> int:
    return GAME.scores(state)[seat].total


def lay(state: KeyflowerState, seat: int, tile: str, at: str, **edges: str) -> None:
    """Lay a tile so turned that it shows these edges: `lay(state, 0, "miner", "0,-1", bottom="R", top="G")`."""
    for turn in range(6):
        text = EDGES[tile][-turn:] + EDGES[tile][:-turn] if turn else EDGES[tile]
        if all(text[SIDES.index(side)] == edge for side, edge in edges.items()):
            own(state, seat, tile, at=at, turn=turn)
            return
    raise AssertionError(f"{tile} has no such edges")


# Boats.


def test_the_keyflower_scores_the_steps_printed_on_own_tiles() -> None:
    """Home 1, stable 2, farrier 3, wainwright 4."""
    assert points(having("keyflower", "stable", "farrier", "wainwright"), 1) == {"keyflower": 10}


def test_the_keyflower_scores_the_side_that_lies_up() -> None:
    """Home 2, stable 4."""
    state = having("keyflower", "stable")
    upgraded(state, "home-2", "stable")
    assert points(state, 1)["keyflower"] == 6


def test_boat_2b_doubles_the_points_of_the_keyflower() -> None:
    assert points(having("keyflower", "stable", "boat-2b"), 1) == {"keyflower": 6}


def test_boat_2b_of_another_does_not_double_the_points_of_the_keyflower() -> None:
    state = having("keyflower", "stable")
    own(state, 0, "boat-2b")
    assert points(state, 1) == {"keyflower": 3}


def test_transport_tiles_of_others_do_not_count_for_the_keyflower() -> None:
    state = having("keyflower")
    own(state, 0, "stable")
    assert points(state, 1) == {"keyflower": 1}


def test_the_white_wind_scores_a_worker_of_any_colour() -> None:
    state = having("white-wind", seats=6)
    workers(state, 1, blue=2, red=1, green=1)
    assert points(state, 1) == {"white-wind": 4}


def test_the_white_wind_counts_workers_that_do_not_score_elsewhere() -> None:
    state = having("white-wind", "key-market", seats=6)
    workers(state, 1, blue=2, green=3)
    assert points(state, 1) == {"white-wind": 2, "key-market": 6}


def test_the_white_wind_keeps_workers_from_a_set_that_brings_less() -> None:
    state = having("white-wind", "apothecary", seats=6)
    workers(state, 1, blue=5)
    assert points(state, 1) == {"white-wind": 5}


def test_the_purple_piece_counts_for_the_white_wind_if_that_is_best() -> None:
    """As a worker it is worth what it is worth as gold."""
    state = having("white-wind", seats=6)
    purple(state, 1)
    workers(state, 1, blue=1)
    assert total(state) == 2


# Flipper.


def flipping(*tiles: str) -> KeyflowerState:
    return having("flipper", *tiles, seats=4)


def test_flipper_turns_over_the_home() -> None:
    """R-KF-30."""
    assert points(flipping(), 1) == {"flipper": 2, "home-2": 5}


def test_flipper_turns_over_the_tile_that_raises_the_score_most() -> None:
    """R-KF-30."""
    assert points(flipping("carpenter", "keywood", "stable"), 1) == {"flipper": 2, "carpenter": 7}


def test_flipper_counts_what_the_other_side_has_more() -> None:
    """R-KF-30: the sawmill has 3 and gains 7, like the carpenter, the well gains 4."""
    assert points(flipping("sawmill", "well"), 1) == {"flipper": 2, "sawmill": 10, "well": 3}


def test_flipper_turns_over_one_tile_only() -> None:
    """R-KF-30."""
    assert total(flipping("carpenter", "mason")) == 9


def test_flipper_turns_over_a_barn_full_of_goods() -> None:
    """R-KF-30: it is used before points are counted."""
    state = flipping("barn", "carpenter")
    goods(state, "barn", wood=9)
    assert points(state, 1) == {"flipper": 2, "barn": 18}


def test_flipper_turns_over_a_yard_for_the_sake_of_the_purple_piece() -> None:
    """R-KF-30: together with the goods on it."""
    state = flipping("timber-yard")
    upgraded(state, "home-2")
    purple(state, 1)
    goods(state, "timber-yard", wood=1)
    assert points(state, 1) == {"flipper": 2, "home-2": 5, "timber-yard": 3, "marker": 3}


def test_flipper_asks_for_no_resources() -> None:
    """R-KF-30."""
    state = flipping("carpenter")
    goods(state, "carpenter", wood=3)
    own(state, 1, "watermill")
    assert points(state, 1) == {"flipper": 2, "carpenter": 7, "watermill": 3}


def test_flipper_does_not_turn_over_a_tile_that_lies_upgraded() -> None:
    """R-KF-30."""
    state = flipping("carpenter")
    upgraded(state, "carpenter")
    assert points(state, 1) == {"flipper": 2, "carpenter": 7, "home-2": 5}


def test_flipper_is_of_no_use_when_everything_is_upgraded() -> None:
    state = flipping()
    upgraded(state, "home-2")
    assert points(state, 1) == {"flipper": 2, "home-2": 5}


def test_flipper_turns_no_tile_of_another() -> None:
    state = flipping()
    own(state, 0, "carpenter")
    assert points(state, 1) == {"flipper": 2, "home-2": 5}


def test_asking_for_the_score_turns_no_tile_over() -> None:
    state = flipping("carpenter")
    GAME.scores(state)
    assert not is_up(state, "carpenter")


# Sea Bastion: loops of real villages. Home-1 has a road to every side but its bottom.


def bastion() -> KeyflowerState:
    state = last()
    own(state, 0, "sea-bastion", beside=True)
    return state


def loop(state: KeyflowerState) -> int:
    return points(state, 0).get("sea-bastion", 0)


def test_a_home_alone_is_no_loop() -> None:
    """R-KF-24."""
    assert loop(bastion()) == 0


def test_a_road_there_and_back_is_no_loop() -> None:
    """R-KF-24."""
    state = bastion()
    lay(state, 0, "miner", "0,-1", bottom="R")
    assert loop(state) == 0


def triangle(state: KeyflowerState) -> None:
    """Home-1 and two tiles above it, each joined to the others by roads."""
    lay(state, 0, "miner", "0,-1", bottom="R", lower_right="R", lower_left="G")
    lay(state, 0, "keystone-quarry", "1,-1", lower_left="R", upper_left="R", bottom="G")


def test_three_tiles_joined_in_a_ring_are_a_loop_of_three() -> None:
    """R-KF-24."""
    state = bastion()
    triangle(state)
    assert loop(state) == 3


def test_three_tiles_of_which_two_do_not_meet_by_road_are_no_loop() -> None:
    """R-KF-24."""
    state = bastion()
    lay(state, 0, "miner", "0,-1", bottom="R", lower_right="G")
    lay(state, 0, "keystone-quarry", "1,-1", lower_left="R", upper_left="G")
    assert loop(state) == 0


def test_a_tile_that_hangs_on_a_loop_does_not_count() -> None:
    """R-KF-24."""
    state = bastion()
    triangle(state)
    lay(state, 0, "gold-mine", "-1,0", lower_right="R", upper_right="G", bottom="R")
    assert loop(state) == 3


def figure_of_eight() -> KeyflowerState:
    """Two rings that share nothing but the home."""
    state = bastion()
    triangle(state)
    lay(state, 0, "gold-mine", "-1,0", lower_right="R", upper_right="G", bottom="R")
    lay(state, 0, "woodcutter", "-1,1", top="R", upper_right="R")
    return state


def test_a_tile_may_be_crossed_again_in_a_figure_of_eight_and_counts_once() -> None:
    """R-KF-24."""
    assert loop(figure_of_eight()) == 5


def ring_beyond(state: KeyflowerState) -> None:
    """A ring of three, of which only the miner is joined to the home."""
    lay(state, 0, "miner", "0,-1", bottom="R", top="R", upper_right="R")
    lay(state, 0, "keystone-quarry", "0,-2", bottom="R", lower_right="R")
    lay(state, 0, "key-mine", "1,-2", lower_left="R", upper_left="R")


def test_a_loop_may_lie_anywhere_and_leave_out_the_home() -> None:
    """R-KF-24."""
    state = bastion()
    ring_beyond(state)
    assert loop(state) == 3


def test_two_loops_joined_by_a_single_road_do_not_count_together() -> None:
    """R-KF-24: the road between them would be used twice."""
    state = bastion()
    ring_beyond(state)
    lay(state, 0, "gold-mine", "-1,0", lower_right="R", upper_right="G", bottom="R")
    lay(state, 0, "woodcutter", "-1,1", top="R", upper_right="R")
    assert loop(state) == 3


def test_boat_2a_does_not_help_the_loop() -> None:
    """R-KF-24: it goes over roads, and a field that meets a road is none."""
    state = bastion()
    own(state, 0, "boat-2a", beside=True)
    lay(state, 0, "miner", "0,-1", bottom="R", lower_right="G")
    lay(state, 0, "keystone-quarry", "1,-1", lower_left="R", upper_left="R")
    assert loop(state) == 0


def test_sea_bastion_itself_is_on_no_road() -> None:
    """R-KF-24."""
    state = last()
    triangle(state)
    own(state, 0, "sea-bastion", at="0,1")
    assert loop(state) == 3


# Sea Breese: home-1's river leaves at its bottom.


def river(*boats: str, **options: str) -> KeyflowerState:
    """Seat 0's boats one behind the other from the home."""
    state = table(3, **options)
    lots(state)
    for place, boat in enumerate(boats, 1):
        own(state, 0, boat, at=f"0,{place}", turn=0)
    return state


def breese(state: KeyflowerState) -> int:
    return points(state, 0).get("sea-breese", 0)


CHAIN = ("sea-breese", "boat-1a", "boat-2b", "boat-3a", "boat-4a")


@pytest.mark.parametrize(("boats", "value"), [(1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_the_river_doubles_with_every_tile_on_it(boats: int, value: int) -> None:
    """R-KF-25."""
    assert breese(river(*CHAIN[:boats])) == value


def test_a_sixth_tile_on_the_river_adds_nothing() -> None:
    """R-KF-25."""
    assert breese(river(*CHAIN, "boat-7a", promos="all")) == 32


def test_a_river_without_tiles_scores_nothing() -> None:
    """R-KF-25."""
    state = last()
    own(state, 0, "sea-breese", beside=True)
    assert breese(state) == 0


def test_sea_breese_scores_a_river_on_which_it_does_not_lie() -> None:
    """R-KF-25."""
    state = river("boat-1a", "boat-2b")
    own(state, 0, "sea-breese", beside=True)
    assert breese(state) == 4


def test_the_place_of_sea_breese_on_the_river_does_not_matter() -> None:
    """R-KF-25."""
    assert breese(river("boat-1a", "sea-breese", "boat-2b")) == 8


def test_a_boat_elsewhere_is_not_on_the_river() -> None:
    """R-KF-25."""
    state = river("sea-breese")
    lay(state, 0, "miner", "0,-1", bottom="R", top="G")
    own(state, 0, "boat-1a", at="0,-2")
    assert breese(state) == 2


def test_a_gap_ends_the_river() -> None:
    """R-KF-25: with boat 2a a tile without water lies next to the home."""
    state = last()
    own(state, 0, "boat-2a", beside=True)
    own(state, 0, "miner", at="0,1")
    own(state, 0, "sea-breese", at="0,2", turn=0)
    assert breese(state) == 0


def test_water_must_meet_water() -> None:
    """R-KF-25: with boat 2a a boat lies across the river."""
    state = last()
    own(state, 0, "boat-2a", beside=True)
    own(state, 0, "sea-breese", at="0,1", turn=1)
    assert breese(state) == 0


def test_a_boat_lying_across_ends_the_river() -> None:
    """R-KF-25."""
    state = last()
    own(state, 0, "boat-2a", at="0,1", turn=0)
    own(state, 0, "boat-1a", at="0,2", turn=1)
    own(state, 0, "sea-breese", at="0,3", turn=0)
    assert breese(state) == 2


def test_the_river_follows_the_turn_of_the_home() -> None:
    """R-KF-25: home-3's river leaves at its top."""
    state = last()
    own(state, 2, "sea-breese", at="0,-1")
    own(state, 2, "boat-1a", at="0,-2", turn=0)
    assert points(state, 2) == {"sea-breese": 4}


def test_a_river_without_sea_breese_scores_nothing() -> None:
    assert points(river("boat-1a", "boat-2b"), 0) == {"gold": 1}  # the purple piece


# Turn order tiles.


def with_order(tile: str, *around: tuple[str, str]) -> KeyflowerState:
    """Seat 1 has a turn order tile above its home, and tiles next to it."""
    state = last(6)
    state.on_sale, state.bids, state.bid_colours = [], [], []
    number = TILES.index(tile)
    state.give_tile(number, 1)
    own(state, 1, "boat-2a", beside=True)  # so that everything fits
    state.lay_tile(1, number, 2080 - 1, 0)
    for other, cell in around:
        own(state, 1, other, at=cell)
    return state


AROUND = (
    ("keywood", "1,-1"),
    ("miner", "1,-2"),
    ("stable", "0,-2"),
    ("peddler", "-1,-1"),
    ("workshop", "-1,0"),
)


@pytest.mark.parametrize("count", range(6))
def test_a_turn_order_tile_scores_one_for_every_neighbour(count: int) -> None:
    assert points(with_order("order-2", *AROUND[:count]), 1) == {"order-2": count + 1}


@pytest.mark.parametrize("tile", ["order-1", "order-3", "order-4"])
def test_every_turn_order_tile_scores_alike(tile: str) -> None:
    assert points(with_order(tile, *AROUND[:2]), 1) == {tile: 3}


def test_a_tile_that_does_not_touch_it_does_not_count() -> None:
    assert points(with_order("order-2", ("keywood", "0,1")), 1) == {"order-2": 1}
