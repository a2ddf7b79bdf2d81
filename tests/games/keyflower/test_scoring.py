"""The end of the game: every line of the score, step by step."""

from __future__ import annotations

import pytest

from keydom.core.game import Line, places
from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import HEXAGONS, TILES
from keydom.games.keyflower.state import Keyland

from .builders import (
    asked,
    at_work,
    bid,
    exhaust,
    goods,
    goods_on,
    is_up,
    lots,
    offers,
    over,
    own,
    owner,
    pass_all,
    play,
    points,
    purple,
    season,
    skills,
    sound,
    table,
    upgraded,
    workers,
)

EDGES = {part.id: part.word("edges") for kind in HEXAGONS for part in GAME.catalogue.kind(kind)}
SIDES = ("bottom", "lower_left", "upper_left", "top", "upper_right", "lower_right")


def last(seats: int = 3) -> Keyland:
    """A table where nothing is on auction; the purple piece is with seat 0, so most tests are about seat 1."""
    state = table(seats)
    lots(state)
    return state


def having(*tiles: str, seats: int = 3) -> Keyland:
    """Seat 1 has these tiles."""
    state = last(seats)
    for tile in tiles:
        own(state, 1, tile)
    return state


def total(state: Keyland, seat: int = 1) -> int:
    return GAME.scores(state)[seat].total


def lines(state: Keyland, seat: int = 1) -> list[Line]:
    return GAME.scores(state)[seat].lines


def finish(state: Keyland) -> None:
    """All pass, take the first boat and build at the first place, to the end of the game."""
    pass_all(state)
    while not over(state):
        GAME.play(state, GAME.legal(state)[0])
    sound(state)


def lay(state: Keyland, seat: int, tile: str, at: str, **edges: str) -> None:
    """Lay a tile so turned that it shows these edges: `lay(state, 0, "miner", "0,-1", bottom="R", top="G")`."""
    for turn in range(6):
        text = EDGES[tile][-turn:] + EDGES[tile][:-turn] if turn else EDGES[tile]
        if all(text[SIDES.index(side)] == edge for side, edge in edges.items()):
            own(state, seat, tile, at=at, turn=turn)
            return
    raise AssertionError(f"{tile} has no such edges")


def test_a_village_with_nothing_scores_nothing() -> None:
    assert GAME.scores(last())[1].lines == []


# Yards.


@pytest.mark.parametrize(
    ("tile", "good", "basic", "up"),
    [("timber-yard", "wood", 2, 3), ("stone-yard", "stone", 2, 3), ("blacksmith", "iron", 2, 3)],
)
def test_a_yard_scores_each_good_of_its_kind_on_it(tile: str, good: str, basic: int, up: int) -> None:
    state = having(tile)
    goods(state, tile, **{good: 4})
    before = points(state, 1)
    upgraded(state, tile)
    assert (before, points(state, 1)) == ({tile: 4 * basic}, {tile: 4 * up})


def test_a_barn_scores_every_good_on_it() -> None:
    state = having("barn")
    goods(state, "barn", wood=1, stone=2, iron=3)
    assert points(state, 1) == {"barn": 6}


def test_an_upgraded_barn_scores_two_for_every_good() -> None:
    state = having("barn")
    goods(state, "barn", wood=1, stone=2, iron=3)
    upgraded(state, "barn")
    assert points(state, 1) == {"barn": 12}


@pytest.mark.parametrize("tile", ["timber-yard", "stone-yard", "blacksmith"])
def test_gold_on_a_yard_counts_as_its_kind(tile: str) -> None:
    state = having(tile)
    goods(state, tile, gold=2)
    assert points(state, 1) == {tile: 4}


def test_gold_on_a_barn_counts_there_and_not_as_gold() -> None:
    """R-KF-21."""
    state = having("barn")
    upgraded(state, "barn")
    goods(state, "barn", gold=2)
    assert points(state, 1) == {"barn": 4}


def test_another_kind_on_a_yard_does_not_score_there() -> None:
    state = having("timber-yard")
    goods(state, "timber-yard", wood=1, stone=3)
    assert points(state, 1) == {"timber-yard": 2}


def test_goods_elsewhere_are_not_carried_to_a_yard_at_the_end() -> None:
    state = having("timber-yard")
    goods(state, "home-2", wood=3)
    assert points(state, 1) == {}


def test_what_fits_on_a_yard_scores_there_and_nowhere_else() -> None:
    """R-KF-21: gold on a basic barn is worth 1, though the jeweller would give 2."""
    state = having("barn", "jeweller")
    goods(state, "barn", gold=3)
    assert points(state, 1) == {"barn": 3}


def test_what_does_not_fit_on_a_yard_is_free_for_other_uses() -> None:
    """R-KF-21."""
    state = having("timber-yard", "mercers-guild")
    goods(state, "timber-yard", wood=1, stone=1, iron=1)
    goods(state, "home-2", wood=1)
    assert points(state, 1) == {"timber-yard": 2, "mercers-guild": 5}


def test_with_boat_3b_every_good_fits_on_every_yard() -> None:
    """R-KF-22."""
    state = having("timber-yard", "boat-3b")
    goods(state, "timber-yard", stone=2, iron=1, gold=1)
    assert points(state, 1) == {"timber-yard": 8}


def test_workers_on_a_barn_are_no_resources() -> None:
    state = having("barn")
    at_work(state, "barn", blue=2)
    assert points(state, 1) == {}


# Fixed points.


@pytest.mark.parametrize(
    ("tile", "basic", "up"),
    [
        *[(tile, 0, 3) for tile in ("keywood", "keystone-quarry", "key-mine", "woodcutter", "quarryman", "miner")],
        *[(tile, 0, 3) for tile in ("gold-mine", "workshop", "apprentice-hall", "store", "brewer")],
        *[(tile, 0, 0) for tile in ("alehouse", "peddler", "tavern", "inn", "timber-yard", "barn")],
        *[(tile, 0, 5) for tile in ("stable", "hiring-fair", "farrier", "fair", "wainwright")],
        *[(tile, 0, 7) for tile in ("carpenter", "mason", "smelter", "goldsmith")],
        *[(tile, 3, 10) for tile in ("sawmill", "sculptor", "forge")],
        ("well", 3, 7),
    ],
)
def test_a_tile_scores_the_points_on_the_side_that_lies_up(tile: str, basic: int, up: int) -> None:
    state = having(tile)
    before = total(state)
    upgraded(state, tile)
    assert (before, total(state)) == (basic, up)


def test_an_upgraded_home_scores_five() -> None:
    state = last()
    upgraded(state, "home-2")
    assert points(state, 1) == {"home-2": 5}


@pytest.mark.parametrize(("boat", "seats", "value"), [("flipper", 4, 2), ("ianvincible", 5, 5)])
def test_a_boat_scores_its_fixed_points(boat: str, seats: int, value: int) -> None:
    state = having(boat, seats=seats)
    upgraded(state, "home-2")  # nothing is left for Flipper to turn over
    assert points(state, 1)[boat] == value


# Winter tiles.


def test_the_apothecary_scores_three_for_five_workers_of_any_colours() -> None:
    state = having("apothecary")
    workers(state, 1, blue=3, red=2, yellow=1, green=5)
    assert points(state, 1) == {"apothecary": 6}


def test_the_craftsmans_guild_scores_three_for_blue_red_and_yellow() -> None:
    state = having("craftsmans-guild")
    workers(state, 1, blue=2, red=2, yellow=3)
    assert points(state, 1) == {"craftsmans-guild": 6}


def test_green_does_not_stand_in_at_the_craftsmans_guild() -> None:
    state = having("craftsmans-guild")
    workers(state, 1, blue=1, red=1, green=1)
    assert points(state, 1) == {}


def test_the_jeweller_scores_two_for_gold_instead_of_one() -> None:
    state = having("jeweller")
    goods(state, "home-2", gold=3)
    assert points(state, 1) == {"jeweller": 6}


def test_the_key_guild_scores_ten_for_five_skills_of_any_kinds() -> None:
    state = having("key-guild")
    skills(state, 1, saw=6, pickaxe=2, anvil=3)
    assert points(state, 1) == {"key-guild": 20}


def test_the_key_market_scores_two_for_a_green_worker() -> None:
    state = having("key-market")
    workers(state, 1, green=3, blue=4)
    assert points(state, 1) == {"key-market": 6}


def test_the_keythedral_scores_twelve_once() -> None:
    assert points(having("keythedral"), 1) == {"keythedral": 12}


def test_the_mercers_guild_scores_five_for_wood_stone_and_iron() -> None:
    state = having("mercers-guild")
    goods(state, "home-2", wood=2, stone=2, iron=3)
    assert points(state, 1) == {"mercers-guild": 10}


def test_gold_stands_in_at_the_mercers_guild_and_is_then_not_counted_again() -> None:
    state = having("mercers-guild")
    goods(state, "home-2", wood=1, iron=1, gold=2)
    assert points(state, 1) == {"mercers-guild": 5, "gold": 1}


def test_the_scholar_scores_three_for_a_skill_of_one_kind() -> None:
    state = having("scholar")
    skills(state, 1, saw=2, pickaxe=3, anvil=1)
    assert points(state, 1) == {"scholar": 9}


def test_the_scribes_score_ten_for_one_skill_of_each_kind() -> None:
    state = having("scribes")
    skills(state, 1, saw=2, pickaxe=3, anvil=2)
    assert points(state, 1) == {"scribes": 20}


def test_the_village_hall_scores_one_for_a_worker_of_one_colour() -> None:
    state = having("village-hall")
    workers(state, 1, blue=2, red=4, yellow=3)
    assert points(state, 1) == {"village-hall": 4}


def test_the_village_hall_may_count_green() -> None:
    """R-KF-29."""
    state = having("village-hall")
    workers(state, 1, blue=2, green=4)
    assert points(state, 1) == {"village-hall": 4}


def test_the_watermill_scores_one_for_a_resource_of_one_kind() -> None:
    state = having("watermill")
    goods(state, "home-2", wood=2, stone=4, iron=3)
    assert points(state, 1) == {"watermill": 4}


def test_in_the_watermill_gold_stands_in_for_the_chosen_kind() -> None:
    """R-KF-29: which is worth the point that gold is worth anyway."""
    state = having("watermill")
    goods(state, "home-2", wood=2, gold=3)
    assert total(state) == 5


def test_the_windmill_scores_five_for_five_resources_of_any_kinds() -> None:
    state = having("windmill")
    goods(state, "home-2", wood=4, stone=4, iron=3)
    assert points(state, 1) == {"windmill": 10}


def test_gold_goes_to_the_windmill_only_where_it_pays() -> None:
    """One gold makes up a set; three more are worth their own point."""
    state = having("windmill")
    goods(state, "home-2", wood=4, gold=4)
    assert points(state, 1) == {"windmill": 5, "gold": 3}


@pytest.mark.parametrize(
    "tile",
    [
        *("apothecary", "craftsmans-guild", "jeweller", "key-guild", "key-market", "mercers-guild"),
        *("scholar", "scribes", "village-hall", "watermill", "windmill"),
    ],
)
def test_a_winter_tile_without_its_items_scores_nothing(tile: str) -> None:
    assert points(having(tile), 1) == {}


def test_goods_need_not_be_carried_to_a_winter_tile() -> None:
    state = having("keywood", "watermill")
    goods(state, "keywood", wood=2)
    goods(state, "home-2", wood=1)
    assert points(state, 1) == {"watermill": 3}


# Items score once.


def test_a_worker_scores_once() -> None:
    """Three of a set of five would do for the craftsman's guild too."""
    state = having("apothecary", "craftsmans-guild")
    workers(state, 1, blue=2, red=2, yellow=1)
    assert total(state) == 3


def test_workers_are_shared_out_as_it_pays_most() -> None:
    state = having("apothecary", "village-hall", "key-market")
    workers(state, 1, blue=4, red=1, green=2)
    assert total(state) == 8  # the market 4, the hall 4: a set of five would cost more than it brings


def test_a_skill_scores_once() -> None:
    state = having("scholar", "scribes")
    skills(state, 1, saw=3, pickaxe=1, anvil=1)
    assert points(state, 1) == {"scribes": 10, "scholar": 6}


def test_a_resource_scores_once() -> None:
    state = having("windmill", "mercers-guild")
    goods(state, "home-2", wood=3, stone=1, iron=1)
    assert total(state) == 5


def test_a_resource_on_a_yard_does_not_score_on_a_winter_tile() -> None:
    """R-KF-21."""
    state = having("barn", "windmill")
    goods(state, "barn", wood=5)
    assert points(state, 1) == {"barn": 5}


# Boat 3b.


def test_with_boat_3b_any_three_resources_are_a_set() -> None:
    """R-KF-22."""
    state = having("boat-3b", "mercers-guild")
    goods(state, "home-2", wood=3)
    assert points(state, 1) == {"mercers-guild": 5}


def test_with_boat_3b_resources_left_over_count_as_gold() -> None:
    """R-KF-22."""
    state = having("boat-3b")
    goods(state, "home-2", wood=2, stone=1)
    assert points(state, 1) == {"gold": 3}


def test_with_boat_3b_a_resource_scores_once_all_the_same() -> None:
    """R-KF-22."""
    state = having("boat-3b", "jeweller", "mercers-guild")
    goods(state, "home-2", wood=4)
    assert total(state) == 8  # four gold at the jeweller; a set and one would be 7


def test_with_boat_3b_all_resources_count_in_the_watermill() -> None:
    """R-KF-22."""
    state = having("boat-3b", "watermill")
    goods(state, "home-2", wood=2, stone=2)
    assert total(state) == 4


# The purple piece.


def with_piece(*tiles: str) -> Keyland:
    state = having(*tiles)
    purple(state, 1)
    return state


def test_the_purple_piece_is_worth_a_gold() -> None:
    """R-KF-23: it counts as one resource of any kind."""
    assert points(with_piece(), 1) == {"gold": 1}


def test_the_purple_piece_completes_a_set_of_workers() -> None:
    """R-KF-23."""
    state = with_piece("craftsmans-guild")
    workers(state, 1, blue=1, red=1)
    assert points(state, 1) == {"craftsmans-guild": 3}


def test_the_purple_piece_is_a_fifth_worker() -> None:
    """R-KF-23."""
    state = with_piece("apothecary")
    workers(state, 1, blue=4)
    assert points(state, 1) == {"apothecary": 3}


def test_the_purple_piece_is_a_green_worker() -> None:
    """R-KF-23."""
    assert points(with_piece("key-market"), 1) == {"key-market": 2}


def test_the_purple_piece_completes_a_set_of_skills() -> None:
    """R-KF-23."""
    state = with_piece("scribes")
    skills(state, 1, saw=1, anvil=1)
    assert points(state, 1) == {"scribes": 10}


def test_the_purple_piece_completes_a_set_of_resources() -> None:
    """R-KF-23."""
    state = with_piece("mercers-guild")
    goods(state, "home-2", wood=1, stone=1)
    assert points(state, 1) == {"mercers-guild": 5}


def test_the_purple_piece_is_gold_at_the_jeweller() -> None:
    """R-KF-23."""
    assert points(with_piece("jeweller"), 1) == {"jeweller": 2}


@pytest.mark.parametrize(("tile", "value"), [("timber-yard", 3), ("stone-yard", 3), ("blacksmith", 3), ("barn", 2)])
def test_the_purple_piece_may_be_put_on_a_yard(tile: str, value: int) -> None:
    """R-KF-23."""
    state = with_piece(tile)
    upgraded(state, tile)
    assert points(state, 1) == {"marker": value}


def test_the_purple_piece_goes_to_the_best_of_several_yards() -> None:
    """R-KF-23."""
    state = with_piece("barn", "timber-yard")
    assert points(state, 1) == {"marker": 2}


def test_the_purple_piece_is_used_once() -> None:
    """R-KF-23."""
    state = with_piece("scribes", "mercers-guild")
    skills(state, 1, saw=1, anvil=1)
    goods(state, "home-2", wood=1, stone=1)
    assert points(state, 1) == {"scribes": 10}


def test_the_purple_piece_serves_its_holder_only() -> None:
    """R-KF-23."""
    state = having("key-market")
    purple(state, 2)
    assert points(state, 1) == {}


def test_the_purple_piece_serves_whoever_it_was_passed_on_to() -> None:
    """R-KF-23: nobody bid for it, so it went to the left at the end of winter."""
    state = last()
    season(state, "winter")
    lots(state)
    own(state, 1, "key-market")
    finish(state)
    assert points(state, 1)["key-market"] == 2


def test_the_purple_piece_serves_whoever_won_it() -> None:
    """R-KF-23."""
    state = last()
    season(state, "winter")
    lots(state)
    own(state, 2, "key-market")
    bid(state, 2, "order-2", 1, "blue")
    finish(state)
    assert points(state, 2)["key-market"] == 2


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


def flipping(*tiles: str) -> Keyland:
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


def bastion() -> Keyland:
    state = last()
    own(state, 0, "sea-bastion", beside=True)
    return state


def loop(state: Keyland) -> int:
    return points(state, 0).get("sea-bastion", 0)


def test_a_home_alone_is_no_loop() -> None:
    """R-KF-24."""
    assert loop(bastion()) == 0


def test_a_road_there_and_back_is_no_loop() -> None:
    """R-KF-24."""
    state = bastion()
    lay(state, 0, "miner", "0,-1", bottom="R")
    assert loop(state) == 0


def triangle(state: Keyland) -> None:
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


def figure_of_eight() -> Keyland:
    """Two rings that share nothing but the home."""
    state = bastion()
    triangle(state)
    lay(state, 0, "gold-mine", "-1,0", lower_right="R", upper_right="G", bottom="R")
    lay(state, 0, "woodcutter", "-1,1", top="R", upper_right="R")
    return state


def test_a_tile_may_be_crossed_again_in_a_figure_of_eight_and_counts_once() -> None:
    """R-KF-24."""
    assert loop(figure_of_eight()) == 5


def ring_beyond(state: Keyland) -> None:
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


def river(*boats: str, **options: str) -> Keyland:
    """Seat 0's boats one behind the other from the home."""
    state = table(3, **options)
    lots(state)
    for place, boat in enumerate(boats, 1):
        own(state, 0, boat, at=f"0,{place}", turn=0)
    return state


def breese(state: Keyland) -> int:
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


def with_order(tile: str, *around: tuple[str, str]) -> Keyland:
    """Seat 1 has a turn order tile above its home, and tiles next to it."""
    state = last(6)
    state.lots, state.bids, state.tints = [], [], []
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


# Gold.


def test_a_gold_left_over_scores_one() -> None:
    state = last()
    goods(state, "home-2", gold=4)
    assert points(state, 1) == {"gold": 4}


def test_gold_anywhere_in_the_village_counts() -> None:
    state = having("keywood", "timber-yard")
    goods(state, "keywood", gold=1)
    goods(state, "home-2", gold=1)
    assert points(state, 1) == {"gold": 2}


def test_other_resources_left_over_score_nothing() -> None:
    state = last()
    goods(state, "home-2", wood=3, stone=3, iron=3)
    assert points(state, 1) == {}


def test_workers_and_skills_left_over_score_nothing() -> None:
    state = last()
    workers(state, 1, blue=5, green=5)
    skills(state, 1, saw=5)
    assert points(state, 1) == {}


# Everything together.


def rich() -> Keyland:
    state = having("barn", "sawmill", "keyflower", "boat-2b", "stable", "scribes", "key-market", "keythedral")
    upgraded(state, "sawmill")
    goods(state, "barn", wood=3, gold=1)
    goods(state, "home-2", gold=2, stone=1)
    skills(state, 1, saw=1, pickaxe=1, anvil=2)
    workers(state, 1, green=2, blue=3)
    return state


def test_the_whole_score_of_a_village() -> None:
    assert points(rich(), 1) == {
        "barn": 4,
        "sawmill": 10,
        "keythedral": 12,
        "scribes": 10,
        "key-market": 4,
        "keyflower": 6,
        "gold": 2,
    }


def test_the_lines_of_a_score_add_up() -> None:
    state = rich()
    assert sum(line.points for line in lines(state)) == total(state) == 48


def test_a_line_says_how_many_and_for_how_much() -> None:
    found = {line.source: line.how for line in lines(rich())}
    assert (found["tile:barn"], found["tile:key-market"]) == ({"count": 4, "value": 1}, {"count": 2, "value": 2})


def test_the_steps_come_in_order() -> None:
    """Yards, fixed points, winter tiles, boats, gold."""
    sources = [line.source for line in lines(rich())]
    wanted = ["tile:barn", "tile:sawmill", "tile:scribes", "tile:keyflower", "gold"]
    assert [source for source in sources if source in wanted] == wanted


def test_what_one_has_scores_for_nobody_else() -> None:
    assert points(rich(), 2) == {}


# In the middle of the game.


def test_scores_can_be_asked_for_at_any_time() -> None:
    assert [score.total for score in GAME.scores(GAME.begin(4))] == [1, 0, 0, 0]


def test_before_the_end_workers_in_the_own_village_count() -> None:
    """They will come home."""
    state = having("keywood", "village-hall")
    at_work(state, "keywood", blue=2)
    workers(state, 1, blue=1)
    assert points(state, 1) == {"village-hall": 3}


def test_before_the_end_a_leading_bid_does_not_count() -> None:
    """It will go into the bag."""
    state = table(3)
    lots(state, "miner")
    own(state, 1, "village-hall")
    bid(state, 1, "miner", 3, "blue")
    assert points(state, 1) == {}


def test_before_the_end_an_outbid_group_counts() -> None:
    """It will come home, like workers in the own village."""
    state = table(3)
    lots(state, "miner")
    own(state, 1, "village-hall")
    bid(state, 1, "miner", 3, "blue")
    bid(state, 2, "miner", 4, "blue")
    assert points(state, 1) == {"village-hall": 3}


def test_a_position_is_not_changed_by_asking_for_its_score() -> None:
    state = rich()
    twin = state.copy()
    GAME.scores(state)
    assert state == twin


# Ties.


def tied(start: int) -> Keyland:
    """A winter without bids. Who takes a boat first has the Keyflower (1), the second one Sea Bastion (0) and, passed
    on, the purple piece (1), the third one Sea Breese (2)."""
    state = table(3)
    season(state, "winter")
    lots(state)
    purple(state, start)
    finish(state)
    return state


def test_two_with_equal_totals() -> None:
    assert [score.total for score in GAME.scores(tied(0))] == [1, 1, 2]


def test_of_equal_totals_the_one_who_took_a_boat_first_in_winter_is_ahead() -> None:
    """R-KF-31."""
    assert places(GAME.scores(tied(0))) == [2, 3, 1]


def test_of_equal_totals_the_seat_does_not_decide() -> None:
    """R-KF-31."""
    assert places(GAME.scores(tied(2))) == [3, 1, 2]


def test_a_higher_total_beats_an_earlier_boat() -> None:
    """R-KF-31."""
    state = table(3)
    season(state, "winter")
    lots(state)
    own(state, 2, "keythedral")
    finish(state)
    assert (owner(state, "keyflower"), places(GAME.scores(state))[2]) == (0, 1)


def test_who_took_a_boat_first_in_autumn_does_not_matter() -> None:
    """R-KF-31."""
    state = table(3)
    season(state, "autumn")
    lots(state)
    bid(state, 2, "order-1", 1, "blue")
    pass_all(state)
    while not asked(state).endswith("Submit"):
        GAME.play(state, GAME.legal(state)[0])
    assert [score.tiebreak for score in GAME.scores(state)] == [(0,), (0,), (0,)]


def test_a_supply_that_is_empty_takes_nothing_from_a_score() -> None:
    state = having("jeweller")
    goods(state, "home-2", gold=3)
    exhaust(state, "gold")
    assert (points(state, 1), sum(goods_on(state, "home-2").values())) == ({"jeweller": 6}, 3)


def test_at_the_end_nothing_more_can_be_done() -> None:
    state = table(3)
    season(state, "winter")
    lots(state)
    finish(state)
    assert offers(state) == []


def test_a_line_of_play_to_the_end_scores_what_it_should() -> None:
    """Seat 0 wins the key market with two blue and has two green left; nobody bids for the piece, so seat 1 has it."""
    state = table(3)
    season(state, "winter")
    lots(state, "key-market")
    workers(state, 0, blue=2, green=2)
    play(state, "0 bid key-market", "0 in blue", "0 add 2")
    finish(state)
    assert [points(state, seat) for seat in range(3)] == [
        {"key-market": 4, "keyflower": 1},
        {"gold": 1},
        {"sea-breese": 2},
    ]
