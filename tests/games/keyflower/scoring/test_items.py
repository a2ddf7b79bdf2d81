"""Winter tiles: what workers, skills, resources and the purple piece score at the end, each of them once."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.state import KeyflowerState

from ..builders import bid, goods, lots, own, pass_all, purple, season, skills, table, upgraded, workers
from ..looking import over, points, sound


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


def finish(state: KeyflowerState) -> None:
    """All pass, take the first boat and build at the first place, to the end of the game."""
    pass_all(state)
    while not over(state):
        GAME.play(state, GAME.legal(state)[0])
    sound(state)


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


def test_gold_on_a_basic_barn_scores_at_the_jeweller() -> None:
    """R-KF-21: two points each are more than the barn's one."""
    state = having("barn", "jeweller")
    goods(state, "barn", gold=3)
    assert points(state, 1) == {"jeweller": 6}


def test_wood_stone_and_iron_on_a_basic_barn_score_at_the_mercers_guild() -> None:
    """R-KF-21: five points are more than the barn's three."""
    state = having("barn", "mercers-guild")
    goods(state, "barn", wood=1, stone=1, iron=1)
    assert points(state, 1) == {"mercers-guild": 5}


def test_a_resource_on_a_yard_stays_there_where_it_scores_no_more_elsewhere() -> None:
    """R-KF-21."""
    state = having("barn", "windmill")
    goods(state, "barn", wood=5)
    assert points(state, 1) == {"barn": 5}


def test_of_what_lies_on_a_yard_only_what_scores_more_elsewhere_is_counted_there() -> None:
    """R-KF-21: a wood of the yard completes a set, the others stay."""
    state = having("timber-yard", "mercers-guild")
    goods(state, "timber-yard", wood=3)
    goods(state, "home-2", stone=1, iron=1)
    assert points(state, 1) == {"timber-yard": 4, "mercers-guild": 5}


def test_a_resource_scores_on_a_yard_or_elsewhere_and_not_twice() -> None:
    """R-KF-21: three of the gold at the jeweller, or on the yard, are six either way."""
    state = having("timber-yard", "jeweller")
    goods(state, "timber-yard", gold=3)
    assert total(state) == 6


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


def test_with_boat_3b_any_resource_on_a_basic_barn_is_gold_at_the_jeweller() -> None:
    """R-KF-22."""
    state = having("boat-3b", "barn", "jeweller")
    goods(state, "barn", wood=2, iron=1)
    assert points(state, 1) == {"jeweller": 6}


def test_with_boat_3b_any_resource_on_a_yard_scores_there() -> None:
    """R-KF-22."""
    state = having("boat-3b", "timber-yard")
    goods(state, "timber-yard", wood=1, stone=2)
    assert points(state, 1) == {"timber-yard": 6}


def test_with_boat_3b_all_resources_count_in_the_watermill() -> None:
    """R-KF-22."""
    state = having("boat-3b", "watermill")
    goods(state, "home-2", wood=2, stone=2)
    assert total(state) == 4


# The purple piece.


def with_piece(*tiles: str) -> KeyflowerState:
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


def test_with_boat_3b_a_stranger_on_a_yard_may_score_elsewhere_instead() -> None:
    """R-KF-22: five points for a set are more than two on the yard and two spare ones."""
    state = table(3)
    purple(state, 1)
    own(state, 0, "timber-yard")
    own(state, 0, "boat-3b", beside=True)
    own(state, 0, "mercers-guild")
    goods(state, "timber-yard", stone=1)
    goods(state, "home-1", wood=1, iron=1)
    assert points(state, 0) == {"mercers-guild": 5}
