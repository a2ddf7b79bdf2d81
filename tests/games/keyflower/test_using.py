"""Using tiles: who may put how many workers where, what it takes, where the goods go, and every shortage."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.state import Keyland

from .builders import (
    asked,
    at_work,
    bag_of,
    bid,
    bids,
    colour_of,
    exhaust,
    extend,
    goods_on,
    in_bag,
    in_pile,
    in_supply,
    lots,
    match,
    nature,
    offers,
    on,
    own,
    pass_all,
    play,
    position,
    screen,
    season,
    seen,
    skills,
    table,
    told,
    turn,
    workers,
)


def working(*tiles: str, seat: int = 0, **colours: int) -> Keyland:
    """Spring: a seat has these tiles in its village; seat 0 has these workers (nine blue and red), the others none."""
    state = table()
    lots(state)
    for tile in tiles:
        own(state, seat, tile)
    workers(state, 0, **(colours or {"blue": 9, "red": 9}))
    return state


def counts(state: Keyland, tile: str) -> list[str]:
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
    assert "use home-2" in offers(working())


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
    workers(state, 0, blue=1)
    used = {offer for offer in offers(state) if offer.startswith("use")}
    assert used == {"use home-1", "use home-2", "use home-3"}


def test_summer_boats_are_not_used() -> None:
    state = table()
    season(state, "summer")
    lots(state, "boat-1a")
    own(state, 0, "boat-2a", at="0,1")
    workers(state, 0, blue=1)
    used = {offer for offer in offers(state) if offer.startswith("use")}
    assert used == {"use home-1", "use home-2", "use home-3"}


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


# Outbid groups.


def outbid(count: int, colour: str = "blue", **colours: int) -> Keyland:
    """Seat 0 owns the Peddler and Keywood and has been outbid with these workers for the Miner."""
    state = working("peddler", "keywood", **(colours or {"blue": 9, "red": 9}))
    lots(state, "miner", "stable")
    bid(state, 0, "miner", count, colour)
    bid(state, 1, "miner", count + 1, colour)
    return state


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


# A tile is not used for nothing.


def test_a_tile_that_can_give_nothing_cannot_be_used() -> None:
    """R-KF-05."""
    state = working("keywood")
    exhaust(state, "wood")
    assert "use keywood" not in offers(state)


def test_a_tile_that_can_give_part_of_what_it_shows_can_be_used() -> None:
    """R-KF-05."""
    state = working("woodcutter")
    exhaust(state, "wood", but=1)
    play(state, "0 use woodcutter", "0 in blue", "0 add 1")
    assert goods_on(state, "woodcutter") == {"wood": 1}


def test_a_tile_that_shows_two_kinds_gives_the_one_that_is_there() -> None:
    state = table()
    lots(state)
    own(state, 0, "woodcutter", up=True)
    workers(state, 0, blue=5)
    exhaust(state, "gold")
    play(state, "0 use woodcutter", "0 in blue", "0 add 1")
    assert goods_on(state, "woodcutter") == {"wood": 1}


def test_transport_tiles_can_always_be_used() -> None:
    """R-KF-05."""
    assert "use home-1" in offers(working())


def test_transport_that_can_do_nothing_asks_nothing() -> None:
    state = working()
    workers(state, 1, red=1)
    play(state, "0 use home-1", "0 in blue", "0 add 1")
    assert asked(state) == "1 Turn"


def test_of_a_choice_only_what_is_there_is_offered() -> None:
    state = working("workshop")
    exhaust(state, "stone")
    play(state, "0 use workshop", "0 in blue", "0 add 1")
    assert offers(state) == ["take wood", "take iron"]


def test_a_choice_of_one_thing_is_not_asked() -> None:
    state = working("workshop")
    for good in ("stone", "wood"):
        exhaust(state, good)
    play(state, "0 use workshop", "0 in blue", "0 add 1")
    assert goods_on(state, "workshop") == {"iron": 1}


def test_a_choice_of_nothing_cannot_be_used() -> None:
    state = working("workshop")
    for good in ("stone", "wood", "iron"):
        exhaust(state, good)
    assert "use workshop" not in offers(state)


def test_with_an_empty_bag_a_tile_that_draws_workers_cannot_be_used() -> None:
    state = working("alehouse")
    exhaust(state, "bag")
    assert "use alehouse" not in offers(state)


def test_with_an_empty_bag_the_tavern_cannot_be_used_to_fill_it() -> None:
    state = working("tavern")
    exhaust(state, "bag")
    assert "use tavern" not in offers(state)


def test_with_an_empty_pile_the_hiring_fair_cannot_be_used_to_fill_it() -> None:
    state = working("hiring-fair")
    skills(state, 0, saw=1)
    exhaust(state, "pile")
    assert "use hiring-fair" not in offers(state)


def test_with_no_green_worker_left_the_peddler_cannot_be_used() -> None:
    state = working("peddler", blue=1, yellow=1)
    exhaust(state, "green")
    assert "use peddler" not in offers(state)


def test_green_workers_in_the_bag_are_no_supply_of_green_workers() -> None:
    state = working("peddler", blue=1, yellow=1)
    workers(state, 1, green=20)
    state.lose_workers(1, 3, 20)
    state.into_bag(3, 20)
    assert "use peddler" not in offers(state)


def test_the_last_worker_of_the_bag_is_all_there_is_to_draw() -> None:
    state = working("tavern")
    bag_of(state, yellow=1)
    play(state, "0 use tavern", "0 in blue", "0 add 1", "0 pay blue", "* draw yellow")
    assert screen(state, 0) == {"blue": 7, "red": 9, "yellow": 1}


def test_the_last_skill_of_the_pile_is_all_there_is_to_draw() -> None:
    state = working("apprentice-hall")
    own(state, 0, "hiring-fair")
    skills(state, 0, saw=1)
    exhaust(state, "pile", but=1)
    play(state, "0 use hiring-fair", "0 in blue", "0 add 1", "0 pay-skill saw")
    nature(state)
    assert sum(state.skills[:3]) == 1


def test_the_last_green_worker_is_all_there_is_to_take() -> None:
    state = table()
    lots(state)
    own(state, 0, "peddler", up=True)
    workers(state, 0, blue=2, yellow=1)
    exhaust(state, "green", but=1)
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert screen(state, 0) == {"blue": 1, "green": 1}


# What is paid.


def test_the_price_is_paid_besides_the_workers_of_the_use() -> None:
    state = working("peddler", blue=2, yellow=2)
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert screen(state, 0) == {"blue": 1, "yellow": 1, "green": 1}


def test_a_paid_worker_goes_into_the_bag() -> None:
    state = working("peddler", blue=2, yellow=2)
    before = in_bag(state)["yellow"]
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert in_bag(state)["yellow"] == before + 1


def test_a_paid_skill_goes_back_to_the_pile() -> None:
    state = working("carpenter")
    skills(state, 0, saw=1)
    before = in_pile(state)["saw"]
    play(state, "0 use carpenter", "0 in blue", "0 add 1")
    assert in_pile(state)["saw"] == before + 1


def test_without_the_price_a_tile_cannot_be_used() -> None:
    """R-KF-05."""
    assert "use peddler" not in offers(working("peddler"))


def test_without_the_right_skill_a_tile_cannot_be_used() -> None:
    """R-KF-05."""
    state = working("carpenter")
    skills(state, 0, anvil=3, pickaxe=3)
    assert "use carpenter" not in offers(state)


def test_a_worker_cannot_be_both_used_and_paid() -> None:
    assert "use peddler" not in offers(working("peddler", yellow=1))


def test_a_use_in_the_colour_of_the_price_leaves_a_worker_for_it() -> None:
    state = working("peddler", yellow=3)
    play(state, "0 use peddler", "0 in yellow")
    assert offers(state) == ["add 1", "add 2"]


def test_the_colour_that_the_price_needs_whole_is_not_offered() -> None:
    state = working("peddler", blue=2, yellow=1)
    play(state, "0 use peddler")
    assert offers(state) == ["in blue"]


def test_the_tavern_takes_a_worker_of_any_colour() -> None:
    state = working("tavern", blue=2, red=1, green=1)
    play(state, "0 use tavern", "0 in blue", "0 add 1")
    assert offers(state) == ["pay blue", "pay red", "pay green"]


def test_the_last_worker_cannot_use_the_tavern() -> None:
    assert "use tavern" not in offers(working("tavern", blue=1))


def test_a_green_worker_does_not_pay_for_another_colour() -> None:
    assert "use peddler" not in offers(working("peddler", blue=2, green=2))


def test_a_group_of_the_right_colour_can_pay() -> None:
    """R-KF-06."""
    state = outbid(1, "yellow", blue=2, yellow=1)
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert offers(state) == ["pay yellow", "pay-group miner"]


def test_a_group_that_pays_goes_into_the_bag_whole() -> None:
    """R-KF-06."""
    state = outbid(3, "yellow", blue=2)
    before = in_bag(state)["yellow"]
    play(state, "0 use peddler", "0 in blue", "0 add 1", "0 pay-group miner")
    assert in_bag(state)["yellow"] == before + 3


def test_a_large_group_buys_no_more_than_one_worker() -> None:
    """R-KF-06."""
    state = outbid(3, "yellow", blue=2)
    play(state, "0 use peddler", "0 in blue", "0 add 1", "0 pay-group miner")
    assert screen(state, 0) == {"blue": 1, "green": 1}


def test_a_group_of_another_colour_cannot_pay() -> None:
    assert "use peddler" not in offers(outbid(2, "red", blue=2))


def test_a_leading_bid_cannot_pay() -> None:
    state = working("peddler", blue=2)
    lots(state, "miner")
    bid(state, 0, "miner", 2, "yellow")
    assert "use peddler" not in offers(state)


def test_workers_on_tiles_cannot_pay() -> None:
    state = working("peddler", blue=2)
    at_work(state, "home-1", yellow=2)
    assert "use peddler" not in offers(state)


def test_a_group_that_is_used_cannot_pay_as_well() -> None:
    state = outbid(2, "yellow", blue=1)
    play(state, "0 use peddler")
    assert offers(state) == ["in blue"]


def test_one_group_can_be_used_while_another_pays() -> None:
    state = outbid(2, "yellow", red=1)
    at_work(state, "peddler", yellow=1)
    bid(state, 0, "stable", 1, "yellow")
    bid(state, 1, "stable", 2, "yellow")
    play(state, "0 use peddler", "0 move miner", "0 add 0", "0 pay-group stable")
    assert (on(state, "peddler"), bids(state, "stable")) == ({"yellow": 3}, {1: "2 yellow"})


def test_the_group_at_the_tile_itself_can_pay_for_its_use() -> None:
    state = working(blue=1, yellow=1)
    lots(state, "peddler")
    bid(state, 0, "peddler", 1, "yellow")
    bid(state, 1, "peddler", 2, "yellow")
    play(state, "0 use peddler", "0 add 1", "0 pay-group peddler")
    assert (screen(state, 0), bids(state, "peddler")) == ({"blue": 1, "green": 1}, {1: "2 yellow"})


def test_the_tavern_is_paid_with_a_whole_group_too() -> None:
    """R-KF-06."""
    state = working("tavern", blue=2)
    lots(state, "miner")
    bid(state, 0, "miner", 2, "red")
    bid(state, 1, "miner", 3, "red")
    before = in_bag(state)["red"]
    play(state, "0 use tavern", "0 in blue", "0 add 1", "0 pay-group miner", "* draw blue", "* draw blue")
    assert in_bag(state)["red"] == before + 2


def test_a_paid_group_leaves_its_tile_to_the_others() -> None:
    state = outbid(3, "yellow", blue=2)
    play(state, "0 use peddler", "0 in blue", "0 add 1", "0 pay-group miner")
    assert (bids(state, "miner"), colour_of(state, "miner")) == ({1: "4 yellow"}, "yellow")


# What is paid is mixed in after the draw.


def test_the_tavern_does_not_draw_the_worker_that_was_paid() -> None:
    """R-KF-07."""
    state = working("tavern")
    bag_of(state, blue=2)
    play(state, "0 use tavern", "0 in blue", "0 add 1", "0 pay red")
    assert offers(state) == ["draw blue"]


def test_the_worker_paid_to_the_tavern_is_in_the_bag_after_the_draw() -> None:
    """R-KF-07."""
    state = working("tavern")
    bag_of(state, blue=2)
    play(state, "0 use tavern", "0 in blue", "0 add 1", "0 pay red", "* draw blue", "* draw blue")
    assert in_bag(state) == {"red": 1}


def test_the_hiring_fair_does_not_draw_the_skill_that_was_paid() -> None:
    """R-KF-07."""
    state = working("hiring-fair")
    skills(state, 0, saw=in_pile(state)["saw"])
    play(state, "0 use hiring-fair", "0 in blue", "0 add 1", "0 pay-skill saw")
    assert offers(state) == ["draw-skill pickaxe", "draw-skill anvil"]


def test_the_skill_paid_to_the_hiring_fair_is_in_the_pile_after_the_draw() -> None:
    """R-KF-07."""
    state = table()
    lots(state)
    own(state, 0, "hiring-fair")
    workers(state, 0, blue=9)
    skills(state, 0, saw=1)
    exhaust(state, "pile", but=0)
    state.lose_skill(2, 1)
    state.lose_skill(2, 1)
    state.onto_pile(1, 2)
    play(state, "0 use hiring-fair", "0 in blue", "0 add 1", "0 pay-skill saw")
    play(state, "* draw-skill pickaxe", "* draw-skill pickaxe")
    assert in_pile(state) == {"saw": 1}


# Boat 4b.


def mixed(*tiles: str, **colours: int) -> Keyland:
    """Spring: seat 0 has boat 4b and these tiles, and two workers of each colour unless said otherwise."""
    state = table()
    lots(state, "miner")
    own(state, 0, "boat-4b", at="0,1")
    for tile in tiles:
        own(state, 0, tile)
    workers(state, 0, **(colours or {"blue": 2, "red": 2, "yellow": 2, "green": 2}))
    return state


def test_boat_4b_mixes_colours_on_a_tile_that_has_workers() -> None:
    """R-KF-10."""
    state = mixed("keywood")
    at_work(state, "keywood", blue=1)
    play(state, "0 use keywood", "0 worker red", "0 worker green", "0 enough")
    assert on(state, "keywood") == {"blue": 1, "red": 1, "green": 1}


def test_boat_4b_uses_other_colours_on_a_tile_that_has_green_workers() -> None:
    """R-KF-10."""
    state = mixed("keywood", blue=3)
    at_work(state, "keywood", green=1)
    play(state, "0 use keywood", "0 worker blue", "0 worker blue", "0 enough")
    assert on(state, "keywood") == {"blue": 2, "green": 1}


def test_boat_4b_mixes_colours_on_a_tile_that_has_bids() -> None:
    """R-KF-10."""
    state = mixed()
    bid(state, 1, "miner", 1, "blue")
    play(state, "0 use miner", "0 worker red", "0 enough")
    assert on(state, "miner") == {"red": 1}


def test_boat_4b_mixes_colours_on_a_tile_that_has_only_an_own_bid() -> None:
    """R-KF-10."""
    state = mixed()
    bid(state, 0, "miner", 1, "blue")
    play(state, "0 use miner", "0 worker red", "0 enough")
    assert on(state, "miner") == {"red": 1}


def test_boat_4b_keeps_to_one_colour_on_an_untouched_tile() -> None:
    """R-KF-10."""
    state = mixed("keywood")
    play(state, "0 use keywood")
    assert offers(state) == ["in blue", "in red", "in yellow", "in green"]


def test_boat_4b_does_not_change_the_colour_of_the_tile() -> None:
    """R-KF-10."""
    state = mixed("keywood")
    at_work(state, "keywood", blue=1)
    play(state, "0 use keywood", "0 worker red", "0 worker green", "0 enough")
    assert colour_of(state, "keywood") == "blue"


def test_the_others_keep_to_the_colour_of_the_tile_after_boat_4b() -> None:
    """R-KF-10."""
    state = mixed("keywood")
    at_work(state, "keywood", blue=1)
    workers(state, 1, red=6, blue=3)
    play(state, "0 use keywood", "0 worker red", "0 worker red", "0 enough", "1 use keywood", "1 add 3")
    assert on(state, "keywood") == {"blue": 4, "red": 2}


def test_boat_4b_must_place_more_than_the_last_use() -> None:
    state = mixed("keywood")
    at_work(state, "keywood", blue=2)
    play(state, "0 use keywood", "0 worker red", "0 worker red")
    assert "enough" not in offers(state)


def test_workers_of_other_colours_count_to_the_limit_of_six() -> None:
    state = mixed("keywood")
    at_work(state, "keywood", blue=2)
    play(state, "0 use keywood", "0 worker red", "0 worker red", "0 worker green", "0 worker green")
    assert offers(state) == ["enough"]


def test_boat_4b_moves_outbid_groups_of_any_colour() -> None:
    state = mixed("keywood")
    at_work(state, "keywood", blue=1)
    bid(state, 0, "miner", 2, "yellow")
    bid(state, 1, "miner", 3, "yellow")
    play(state, "0 use keywood", "0 move miner", "0 worker red", "0 enough")
    assert on(state, "keywood") == {"blue": 1, "red": 1, "yellow": 2}


def test_boat_4b_keeps_a_worker_for_the_price() -> None:
    state = mixed("peddler", red=1, yellow=2)
    at_work(state, "peddler", blue=1)
    play(state, "0 use peddler", "0 worker yellow")
    assert offers(state) == ["worker red"]


def test_boat_4b_does_not_mix_colours_in_bids() -> None:
    state = mixed(red=9)
    bid(state, 1, "miner", 1, "blue")
    assert "bid miner" not in offers(state)


def test_boat_4b_mixes_colours_on_an_extended_tile() -> None:
    """R-KF-10."""
    state = table(merchants="mixed")
    lots(state)
    own(state, 0, "boat-4b", at="0,1")
    own(state, 0, "keywood", up=True)
    extend(state, "keywood", "e01")
    other = "red" if colour_of(state, "keywood") != "red" else "blue"
    workers(state, 0, **{other: 2})
    play(state, "0 use keywood", f"0 worker {other}", "0 enough")
    assert goods_on(state, "keywood") == {"wood": 3}


# Boat 7a.


def stowing() -> Keyland:
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


# What the others learn.


def unseen(*tiles: str) -> Keyland:
    """Seat 0 owns these tiles, has a known blue worker and drew three blue and a yellow one unseen; seat 1 has one."""
    state = working(*tiles, blue=1)
    workers(state, 0, hidden=True, blue=3, yellow=1)
    workers(state, 1, red=1)
    return state


def test_a_use_takes_the_known_workers_first() -> None:
    """R-KF-02."""
    state = unseen("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 2")
    assert seen(state, 0) == {"workers": 3}


def test_a_payment_takes_a_known_worker_first() -> None:
    """R-KF-02."""
    state = unseen("peddler")
    workers(state, 0, yellow=1)
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert seen(state, 0) == {"workers": 4, "green": 1}


def test_workers_from_the_bag_are_known_to_their_owner_only() -> None:
    """R-KF-01."""
    state = unseen("alehouse")
    play(state, "0 use alehouse", "0 in blue", "0 add 1", "* draw red")
    assert (seen(state, 0), screen(state, 0)) == ({"workers": 5}, {"blue": 3, "red": 1, "yellow": 1})


def test_skills_from_the_pile_are_known_to_their_owner_only() -> None:
    """R-KF-01."""
    state = unseen("apprentice-hall")
    play(state, "0 use apprentice-hall", "0 in blue", "0 add 1", "* draw-skill saw")
    assert seen(state, 0) == {"workers": 4, "skills": 1}


def test_green_workers_from_the_supply_are_known_to_all() -> None:
    """R-KF-01."""
    state = unseen("peddler")
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert seen(state, 0) == {"workers": 3, "green": 1}


def test_a_paid_skill_is_a_known_one_if_there_is_one() -> None:
    """R-KF-02."""
    state = unseen("carpenter")
    skills(state, 0, saw=1)
    skills(state, 0, hidden=True, saw=1)
    play(state, "0 use carpenter", "0 in blue", "0 add 1")
    assert seen(state, 0) == {"workers": 4, "skills": 1}


def test_workers_that_come_home_from_the_own_village_are_known() -> None:
    """R-KF-01."""
    state = unseen("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 3")
    pass_all(state)
    assert seen(state, 0) == {"blue": 3, "workers": 2}


@pytest.mark.parametrize(("seat", "line"), [(0, "draw red"), (1, "draw ?"), (None, "draw ?")])
def test_a_draw_is_read_in_full_by_the_drawer_only(seat: int | None, line: str) -> None:
    state = unseen("alehouse")
    play(state, "0 use alehouse", "0 in blue", "0 add 1")
    assert GAME.glimpse(state, GAME.parse("draw red"), seat) == line


def test_the_colour_of_a_drawn_worker_is_told_to_the_drawer_only() -> None:
    state = unseen("alehouse")
    play(state, "0 use alehouse", "0 in blue", "0 add 1")
    events = [event for event in play(state, "* draw red") if event.key == "saw-worker"]
    assert [event.audience for event in events] == [(0,)]


def test_the_number_of_drawn_workers_is_told_to_all() -> None:
    state = unseen("alehouse")
    events = play(state, "0 use alehouse", "0 in blue", "0 add 1")
    assert told(events, "drew-workers") == [{"seat": "seat:0", "count": 1}]


def test_views_do_not_tell_drawn_workers_apart() -> None:
    """R-KF-01."""
    one, other = unseen("alehouse"), unseen("alehouse")
    play(one, "0 use alehouse", "0 in blue", "0 add 1", "* draw red")
    play(other, "0 use alehouse", "0 in blue", "0 add 1", "* draw yellow")
    assert GAME.view(one, 1) == GAME.view(other, 1)


def test_announcing_a_use_that_only_unseen_workers_can_pay_for_shows_something() -> None:
    state = unseen("peddler")
    assert state.frames[-1].reveals(state, GAME.parse("use peddler"))


def test_announcing_a_use_of_an_untouched_tile_shows_nothing() -> None:
    state = unseen("keywood")
    assert not state.frames[-1].reveals(state, GAME.parse("use keywood"))


def test_paying_a_skill_that_nobody_knew_of_shows_something() -> None:
    state = unseen("brewer")
    skills(state, 0, saw=1)
    skills(state, 0, hidden=True, anvil=1)
    play(state, "0 use brewer", "0 in blue", "0 add 1")
    shows = [offer for offer in offers(state) if state.frames[-1].reveals(state, GAME.parse(offer))]
    assert shows == ["pay-skill anvil"]


def test_goods_that_were_produced_can_be_taken_back_before_the_next_player_moves() -> None:
    game = match(working("keywood"))
    for line in ("use keywood", "in blue", "add 1"):
        game.play(line, 0)
    game.undo(0)
    assert goods_on(position(game), "keywood") == {}
