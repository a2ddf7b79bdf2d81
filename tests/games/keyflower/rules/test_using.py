"""Using tiles: how many workers of which colour, on whose tiles, outbid groups too, and where the goods go."""

from __future__ import annotations

import pytest

from keydom.games.keyflower.state import KeyflowerState

from ..builders import at_work, bid, extend, goods, lots, nature, own, play, season, table, turn, workers
from ..looking import asked, bids, colour_of, goods_on, in_bag, in_supply, offers, on, screen, told
from ..using import outbid, working


def counts(state: KeyflowerState, tile: str) -> list[str]:
    """How many workers seat 0 may put on a tile."""
    play(state, f"0 use {tile}")
    if "in blue" in offers(state):
        play(state, "0 in blue")
    return [offer.removeprefix("add ") for offer in offers(state)]


# How many workers.


def test_the_first_use_takes_one_worker_or_more_up_to_six() -> None:
    assert counts(working("keywood"), "keywood") == ["1", "2", "3", "4", "5", "6"]


def test_the_next_use_takes_at_least_one_more() -> None:
    state = working("keywood")
    at_work(state, "keywood", blue=1)
    assert counts(state, "keywood") == ["2", "3", "4", "5"]


def test_the_third_use_takes_one_more_than_the_second() -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 1", "0 use keywood", "0 add 2")
    assert counts(state, "keywood") == ["3"]


def test_one_two_and_three_fill_a_tile() -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 1", "0 use keywood", "0 add 2", "0 use keywood", "0 add 3")
    assert on(state, "keywood") == {"blue": 6}


def test_a_full_tile_cannot_be_used() -> None:
    state = working("keywood")
    at_work(state, "keywood", blue=6)
    assert "use keywood" not in offers(state)


def test_two_may_be_followed_by_three_or_four() -> None:
    state = working("keywood")
    at_work(state, "keywood", blue=2)
    assert counts(state, "keywood") == ["3", "4"]


def test_after_two_and_three_there_is_no_further_use() -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 2", "0 use keywood", "0 add 3")
    assert "use keywood" not in offers(state)


def test_after_one_and_four_there_is_no_further_use() -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 1", "0 use keywood", "0 add 4")
    assert "use keywood" not in offers(state)


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_three_or_more_in_the_first_use_close_the_tile(count: int) -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in blue", f"0 add {count}")
    assert "use keywood" not in offers(state)


def test_more_workers_than_needed_give_no_more() -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 5")
    assert goods_on(state, "keywood") == {"wood": 1}


def test_who_has_too_few_for_the_next_use_cannot_use_the_tile() -> None:
    state = working("keywood", blue=2)
    at_work(state, "keywood", blue=2)
    assert "use keywood" not in offers(state)


def test_a_player_may_use_a_tile_again_in_a_later_turn() -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 1", "0 use keywood", "0 add 2")
    assert goods_on(state, "keywood") == {"wood": 2}


def test_the_next_season_starts_with_one_worker_again() -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 3", "0 pass", "0 board keyflower", "1 board sea-bastion")
    nature(state)
    turn(state, 0)
    assert counts(state, "keywood")[0] == "1"


# Which colour.


def test_an_untouched_tile_takes_any_colour() -> None:
    state = working("keywood", blue=1, red=1, yellow=1, green=1)
    play(state, "0 use keywood")
    assert offers(state) == ["in blue", "in red", "in yellow", "in green"]


def test_a_use_must_have_the_colour_of_the_workers_on_the_tile() -> None:
    state = working("keywood")
    at_work(state, "keywood", red=1)
    play(state, "0 use keywood", "0 add 2")
    assert on(state, "keywood") == {"red": 3}


def test_without_the_colour_of_the_workers_on_the_tile_there_is_no_use() -> None:
    state = working("keywood", blue=6, green=6)
    at_work(state, "keywood", red=1)
    assert "use keywood" not in offers(state)


def test_a_use_of_an_auctioned_tile_must_have_the_colour_of_its_bids() -> None:
    state = working()
    lots(state, "keywood")
    bid(state, 1, "keywood", 1, "red")
    play(state, "0 use keywood", "0 add 1")
    assert on(state, "keywood") == {"red": 1}


def test_a_bid_does_not_raise_the_number_for_a_use() -> None:
    state = working()
    lots(state, "keywood")
    bid(state, 1, "keywood", 4, "red")
    assert counts(state, "keywood")[0] == "1"


def test_the_workers_of_a_use_give_an_untouched_tile_its_colour() -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in red", "0 add 1")
    assert colour_of(state, "keywood") == "red"


def test_green_workers_use_tiles_in_their_own_colour() -> None:
    state = working("keywood", green=3)
    play(state, "0 use keywood", "0 in green", "0 add 1")
    assert "use keywood" in offers(state)


def test_an_extension_gives_its_tile_a_colour() -> None:
    state = table(merchants="mixed")
    lots(state)
    own(state, 0, "keywood", up=True)
    extend(state, "keywood", "e01")
    workers(state, 0, **{name: 2 for name in ("blue", "red", "yellow") if name != colour_of(state, "keywood")})
    assert "use keywood" not in offers(state)


# Whose tiles, and where the goods go.


def test_goods_of_an_own_tile_lie_on_it() -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 1")
    assert goods_on(state, "keywood") == {"wood": 1}


def test_goods_of_another_players_tile_go_to_the_own_home() -> None:
    state = working("keywood", seat=1)
    play(state, "0 use keywood", "0 in blue", "0 add 1")
    assert (goods_on(state, "keywood"), goods_on(state, "home-1")) == ({}, {"wood": 1})


def test_goods_of_an_auctioned_tile_go_to_the_own_home() -> None:
    state = working()
    lots(state, "keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 1")
    assert goods_on(state, "home-1") == {"wood": 1}


def test_goods_come_out_of_the_supply() -> None:
    state = working("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 1")
    assert in_supply(state) == {"wood": 23, "stone": 24, "iron": 24, "gold": 48}


def test_workers_stand_on_the_tile_of_another_player() -> None:
    state = working("keywood", seat=1)
    play(state, "0 use keywood", "0 in blue", "0 add 2")
    assert on(state, "keywood") == {"blue": 2}


def test_workers_on_an_own_tile_come_home_whoever_put_them_there() -> None:
    state = working("keywood", seat=1, blue=3)
    play(state, "0 use keywood", "0 in blue", "0 add 2", "0 pass")
    assert (screen(state, 0), screen(state, 1)) == ({"blue": 1}, {"blue": 2})


def test_workers_on_a_tile_that_nobody_bid_for_go_into_the_bag() -> None:
    state = working(blue=3)
    lots(state, "keywood")
    before = in_bag(state)["blue"]
    play(state, "0 use keywood", "0 in blue", "0 add 2", "0 pass")
    assert in_bag(state)["blue"] == before + 2


def test_workers_on_a_tile_go_to_who_wins_it() -> None:
    state = working(blue=3)
    lots(state, "keywood")
    bid(state, 1, "keywood", 1, "blue")
    play(state, "0 use keywood", "0 add 2", "0 pass")
    assert screen(state, 1) == {"blue": 2}


def test_a_tile_that_one_bids_for_can_be_used() -> None:
    state = working()
    lots(state, "keywood")
    bid(state, 0, "keywood", 1, "blue")
    play(state, "0 use keywood", "0 add 1")
    assert (bids(state, "keywood"), on(state, "keywood")) == ({0: "1 blue"}, {"blue": 1})


def test_the_home_of_another_player_can_be_used() -> None:
    state = working("keywood")
    goods(state, "home-1", wood=1)
    assert "use home-2" in offers(state)


def test_village_tiles_are_used_in_winter_too() -> None:
    state = table()
    season(state, "winter")
    own(state, 1, "keywood")
    workers(state, 0, blue=1)
    assert "use keywood" in offers(state)


def test_winter_tiles_are_not_used() -> None:
    state = table()
    season(state, "winter")
    lots(state, "scholar", "keythedral")
    own(state, 1, "scribes")
    own(state, 0, "keywood")
    goods(state, "home-1", wood=1)
    workers(state, 0, blue=1)
    used = {offer for offer in offers(state) if offer.startswith("use")}
    assert used == {"use home-1", "use home-2", "use home-3", "use keywood"}


def test_summer_boats_are_not_used() -> None:
    state = table()
    season(state, "summer")
    lots(state, "boat-1a")
    own(state, 0, "boat-2a", at="0,1")
    own(state, 0, "keywood")
    goods(state, "home-1", wood=1)
    workers(state, 0, blue=1)
    used = {offer for offer in offers(state) if offer.startswith("use")}
    assert used == {"use home-1", "use home-2", "use home-3", "use keywood"}


def test_turn_order_tiles_are_not_used() -> None:
    assert "use order-1" not in offers(working())


def test_a_tile_beside_the_village_is_not_used() -> None:
    """R-KF-18."""
    state = working()
    own(state, 0, "keywood", beside=True)
    assert "use keywood" not in offers(state)


def test_after_a_use_it_is_the_turn_of_the_next_player() -> None:
    state = working("keywood")
    workers(state, 1, red=1)
    play(state, "0 use keywood", "0 in blue", "0 add 1")
    assert asked(state) == "1 Turn"


def test_a_use_is_told_with_its_workers() -> None:
    state = working("keywood")
    events = play(state, "0 use keywood", "0 in blue", "0 add 2")
    assert told(events, "used") == [{"seat": "seat:0", "tile": "tile:keywood", "count": 2}]


# Boat 7a.


def stowing() -> KeyflowerState:
    """Spring: seat 0 has boat 7a, the Stable and Keywood."""
    state = table(promos="all")
    lots(state, "woodcutter")
    own(state, 0, "boat-7a", at="0,1")
    own(state, 0, "stable")
    own(state, 0, "keywood")
    own(state, 1, "quarryman")
    workers(state, 0, blue=9)
    return state


def test_boat_7a_puts_goods_from_outside_on_any_own_tile() -> None:
    """R-KF-27."""
    state = stowing()
    play(state, "0 use quarryman", "0 in blue", "0 add 1", "0 store stable")
    assert goods_on(state, "stable") == {"stone": 2}


def test_boat_7a_works_for_auctioned_tiles_too() -> None:
    """R-KF-27."""
    state = stowing()
    play(state, "0 use woodcutter", "0 in blue", "0 add 1", "0 store keywood")
    assert goods_on(state, "keywood") == {"wood": 2}


def test_boat_7a_offers_every_tile_of_the_village() -> None:
    state = stowing()
    play(state, "0 use quarryman", "0 in blue", "0 add 1")
    assert offers(state) == ["store home-1", "store boat-7a", "store stable", "store keywood"]


def test_boat_7a_leaves_goods_of_own_tiles_where_they_are() -> None:
    state = stowing()
    play(state, "0 use keywood", "0 in blue", "0 add 1")
    assert goods_on(state, "keywood") == {"wood": 1}


# Outbid groups.


def test_an_outbid_group_can_use_a_tile() -> None:
    state = outbid(2)
    play(state, "0 use keywood", "0 in blue", "0 move miner", "0 add 0")
    assert (on(state, "keywood"), bids(state, "miner")) == ({"blue": 2}, {1: "3 blue"})


def test_an_outbid_group_uses_a_tile_together_with_workers_from_behind_the_screen() -> None:
    state = outbid(2)
    play(state, "0 use keywood", "0 in blue", "0 move miner", "0 add 1")
    assert on(state, "keywood") == {"blue": 3}


def test_several_outbid_groups_use_a_tile_together() -> None:
    state = outbid(2)
    bid(state, 0, "stable", 1, "blue")
    bid(state, 1, "stable", 2, "blue")
    play(state, "0 use keywood", "0 in blue", "0 move miner", "0 move stable", "0 add 1")
    assert on(state, "keywood") == {"blue": 4}


def test_a_group_that_is_larger_than_the_room_on_a_tile_cannot_use_it() -> None:
    state = outbid(6)
    at_work(state, "keywood", blue=1)
    play(state, "0 use keywood")
    assert "move miner" not in offers(state)


def test_a_group_leaves_room_for_no_more_than_six_together() -> None:
    state = outbid(4)
    play(state, "0 use keywood", "0 in blue", "0 move miner")
    assert offers(state) == ["add 0", "add 1", "add 2"]


def test_a_group_of_another_colour_than_the_tile_cannot_use_it() -> None:
    state = outbid(2, "red")
    at_work(state, "keywood", blue=1)
    play(state, "0 use keywood")
    assert "move miner" not in offers(state)


def test_a_group_can_use_the_tile_it_was_outbid_for() -> None:
    """R-KF-11."""
    state = outbid(2)
    play(state, "0 use miner", "0 move miner", "0 add 0")
    assert (on(state, "miner"), bids(state, "miner")) == ({"blue": 2}, {1: "3 blue"})


def test_a_leading_bid_cannot_use_a_tile() -> None:
    state = working("keywood")
    lots(state, "miner")
    bid(state, 0, "miner", 2, "blue")
    play(state, "0 use keywood", "0 in blue")
    assert "move miner" not in offers(state)
