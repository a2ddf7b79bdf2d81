"""Bids: one colour, strictly higher; leading bids stay, and outbid groups move whole."""

from __future__ import annotations

from keydom.games.keyflower.state import KeyflowerState

from ..builders import at_work, bid, lots, own, play, season, table, workers
from ..looking import asked, bids, colour_of, offers, told, words


def auction(*tiles: str, seats: int = 3) -> KeyflowerState:
    """Spring: these tiles are on auction, and everybody has five workers of three colours and two green ones."""
    state = table(seats)
    lots(state, *tiles)
    for seat in range(seats):
        workers(state, seat, blue=5, red=5, yellow=5, green=2)
    return state


def holding(*tiles: str, **colours: int) -> KeyflowerState:
    """Spring: these tiles are on auction, and only seat 0 has workers."""
    state = table()
    lots(state, *tiles)
    workers(state, 0, **colours)
    return state


# What can be bid for.


def test_every_tile_on_auction_can_be_bid_for_turn_order_tiles_too() -> None:
    state = auction("keywood", "miner")
    found = [offer for offer in offers(state) if offer.startswith("bid")]
    assert found == ["bid order-1", "bid order-2", "bid keywood", "bid miner"]


def test_a_summer_boat_can_be_bid_for() -> None:
    state = table()
    season(state, "summer")
    lots(state, "boat-1a")
    workers(state, 0, blue=1)
    assert "bid boat-1a" in offers(state)


def test_a_winter_tile_can_be_bid_for() -> None:
    state = table()
    season(state, "winter")
    lots(state, "scholar")
    workers(state, 0, blue=1)
    assert "bid scholar" in offers(state)


def test_the_boats_in_the_harbour_cannot_be_bid_for() -> None:
    assert "bid keyflower" not in offers(auction("keywood"))


def test_the_tiles_of_a_village_cannot_be_bid_for() -> None:
    state = table()
    own(state, 1, "miner")
    workers(state, 0, blue=5)
    assert "bid miner" not in offers(state)


def test_after_a_bid_it_is_the_turn_of_the_next_player() -> None:
    state = auction("keywood")
    play(state, "0 bid keywood", "0 in blue", "0 add 1")
    assert asked(state) == "1 Turn"


def test_a_player_may_lead_for_several_tiles() -> None:
    state = holding("keywood", "miner", blue=5, red=5)
    play(state, "0 bid keywood", "0 in blue", "0 add 1", "0 bid miner", "0 in red", "0 add 1")
    assert (bids(state, "keywood"), bids(state, "miner")) == ({0: "1 blue"}, {0: "1 red"})


# One colour.


def test_the_first_bid_for_a_tile_may_have_any_colour() -> None:
    state = auction("keywood")
    play(state, "0 bid keywood")
    assert offers(state) == ["in blue", "in red", "in yellow", "in green"]


def test_a_colour_that_is_not_behind_the_screen_cannot_be_bid() -> None:
    state = holding("keywood", blue=2, green=1)
    play(state, "0 bid keywood")
    assert offers(state) == ["in blue", "in green"]


def test_all_workers_of_a_bid_have_one_colour() -> None:
    state = holding("keywood", blue=2, red=9)
    play(state, "0 bid keywood", "0 in blue")
    assert offers(state) == ["add 1", "add 2"]


def test_a_bid_has_no_upper_limit() -> None:
    state = holding("keywood", blue=11, red=1)
    play(state, "0 bid keywood", "0 in blue", "0 add 11")
    assert bids(state, "keywood") == {0: "11 blue"}


def test_a_bid_must_have_the_colour_of_the_bids_that_are_there() -> None:
    state = auction("keywood")
    play(state, "0 bid keywood", "0 in red", "0 add 1", "1 bid keywood", "1 add 2")
    assert bids(state, "keywood") == {0: "1 red", 1: "2 red"}


def test_without_the_colour_of_the_bids_there_is_no_bid() -> None:
    state = holding("keywood", blue=9, yellow=9)
    bid(state, 1, "keywood", 1, "red")
    assert "bid keywood" not in offers(state)


def test_a_bid_must_have_the_colour_of_the_workers_on_the_tile() -> None:
    state = auction("keywood")
    at_work(state, "keywood", yellow=2)
    play(state, "0 bid keywood", "0 add 1")
    assert bids(state, "keywood") == {0: "1 yellow"}


def test_without_the_colour_of_the_workers_on_the_tile_there_is_no_bid() -> None:
    state = holding("keywood", blue=9, red=9)
    at_work(state, "keywood", yellow=1)
    assert "bid keywood" not in offers(state)


def test_workers_on_a_tile_do_not_raise_its_price() -> None:
    state = holding("keywood", yellow=1)
    at_work(state, "keywood", yellow=5)
    play(state, "0 bid keywood")
    assert offers(state) == ["add 1"]


def test_the_colour_of_a_tile_says_nothing_about_other_tiles() -> None:
    state = auction("keywood", "miner")
    bid(state, 1, "keywood", 1, "red")
    play(state, "0 bid miner")
    assert offers(state) == ["in blue", "in red", "in yellow", "in green"]


def test_turn_order_tiles_have_a_colour_like_the_others() -> None:
    state = auction("keywood")
    bid(state, 1, "order-1", 1, "yellow")
    play(state, "0 bid order-1", "0 add 2")
    assert bids(state, "order-1") == {0: "2 yellow", 1: "1 yellow"}


def test_green_workers_cannot_answer_another_colour() -> None:
    state = holding("keywood", green=9)
    bid(state, 1, "keywood", 1, "blue")
    assert "bid keywood" not in offers(state)


def test_no_other_colour_can_answer_green_workers() -> None:
    state = holding("keywood", blue=9, red=9, yellow=9)
    bid(state, 1, "keywood", 1, "green")
    assert "bid keywood" not in offers(state)


def test_green_workers_answer_green_ones() -> None:
    state = holding("keywood", green=2)
    bid(state, 1, "keywood", 1, "green")
    play(state, "0 bid keywood", "0 add 2")
    assert bids(state, "keywood") == {0: "2 green", 1: "1 green"}


# Higher.


def test_an_answer_must_be_strictly_higher() -> None:
    state = auction("keywood")
    bid(state, 1, "keywood", 3, "blue")
    play(state, "0 bid keywood")
    assert offers(state) == ["add 4", "add 5"]


def test_who_cannot_bid_higher_cannot_bid() -> None:
    state = holding("keywood", blue=3)
    bid(state, 1, "keywood", 3, "blue")
    assert "bid keywood" not in offers(state)


def test_the_highest_of_several_bids_must_be_beaten() -> None:
    state = auction("keywood")
    bid(state, 1, "keywood", 1, "blue")
    bid(state, 2, "keywood", 3, "blue")
    play(state, "0 bid keywood")
    assert offers(state) == ["add 4", "add 5"]


def test_a_leading_bid_can_be_raised_by_any_number() -> None:
    state = holding("keywood", blue=2)
    bid(state, 0, "keywood", 2, "blue")
    play(state, "0 bid keywood")
    assert offers(state) == ["add 1", "add 2"]


def test_a_raised_bid_counts_what_was_there() -> None:
    state = holding("keywood", blue=2)
    bid(state, 0, "keywood", 2, "blue")
    play(state, "0 bid keywood", "0 add 1")
    assert bids(state, "keywood") == {0: "3 blue"}


def test_a_losing_bid_can_be_topped_up_if_it_then_leads() -> None:
    state = auction("keywood")
    bid(state, 0, "keywood", 2, "blue")
    bid(state, 1, "keywood", 4, "blue")
    play(state, "0 bid keywood")
    assert offers(state) == ["add 3", "add 4", "add 5"]


def test_a_losing_bid_that_is_topped_up_counts_whole() -> None:
    state = auction("keywood")
    bid(state, 0, "keywood", 2, "blue")
    bid(state, 1, "keywood", 4, "blue")
    play(state, "0 bid keywood", "0 add 3")
    assert bids(state, "keywood") == {0: "5 blue", 1: "4 blue"}


def test_a_losing_bid_that_cannot_be_made_to_lead_cannot_be_topped_up() -> None:
    state = holding("keywood", blue=2)
    bid(state, 0, "keywood", 1, "blue")
    bid(state, 1, "keywood", 3, "blue")
    assert "bid keywood" not in offers(state)


# Groups that were outbid.


def test_a_leading_bid_stays() -> None:
    state = auction("keywood", "miner")
    bid(state, 0, "keywood", 2, "blue")
    play(state, "0 bid miner", "0 in blue")
    assert "move keywood" not in offers(state)


def test_outbid_workers_may_stay_where_they_are() -> None:
    state = auction("keywood", "miner")
    bid(state, 0, "keywood", 1, "blue")
    bid(state, 1, "keywood", 2, "blue")
    play(state, "0 bid miner", "0 in blue", "0 add 1")
    assert bids(state, "keywood") == {0: "1 blue", 1: "2 blue"}


def test_outbid_workers_do_not_come_back_behind_the_screen_during_the_season() -> None:
    state = auction("keywood")
    bid(state, 1, "keywood", 1, "blue")
    play(state, "0 bid keywood", "0 add 2")
    assert words(state) == {"bid", "use", "pass"}


def test_a_losing_group_moves_whole() -> None:
    state = auction("keywood", "miner")
    bid(state, 0, "keywood", 2, "blue")
    bid(state, 1, "keywood", 3, "blue")
    play(state, "0 bid miner", "0 in blue", "0 move keywood", "0 add 0")
    assert (bids(state, "keywood"), bids(state, "miner")) == ({1: "3 blue"}, {0: "2 blue"})


def test_a_losing_group_is_never_split() -> None:
    state = holding("keywood", "miner", red=1)
    bid(state, 0, "keywood", 3, "blue")
    bid(state, 1, "keywood", 4, "blue")
    play(state, "0 bid miner", "0 in blue")
    assert offers(state) == ["move keywood"]


def test_a_group_that_is_announced_must_go() -> None:
    state = holding("keywood", "miner", red=1)
    bid(state, 0, "keywood", 3, "blue")
    bid(state, 1, "keywood", 4, "blue")
    play(state, "0 bid miner", "0 in blue", "0 move keywood")
    assert offers(state) == ["add 0"]


def test_a_group_and_workers_from_behind_the_screen_bid_together() -> None:
    state = auction("keywood", "miner")
    bid(state, 0, "keywood", 2, "blue")
    bid(state, 1, "keywood", 3, "blue")
    play(state, "0 bid miner", "0 in blue", "0 move keywood", "0 add 2")
    assert bids(state, "miner") == {0: "4 blue"}


def test_several_groups_and_workers_from_behind_the_screen_bid_together() -> None:
    state = auction("keywood", "miner", "stable")
    for tile in ("keywood", "stable"):
        bid(state, 0, tile, 2, "blue")
        bid(state, 1, tile, 3, "blue")
    bid(state, 1, "miner", 4, "blue")
    play(state, "0 bid miner", "0 move keywood", "0 move stable", "0 add 1")
    assert bids(state, "miner") == {0: "5 blue", 1: "4 blue"}


def test_groups_must_make_the_bid_lead_with_what_is_added() -> None:
    state = auction("keywood", "miner")
    bid(state, 0, "keywood", 2, "blue")
    bid(state, 1, "keywood", 3, "blue")
    bid(state, 1, "miner", 4, "blue")
    play(state, "0 bid miner", "0 move keywood")
    assert offers(state) == ["add 3", "add 4", "add 5"]


def test_a_group_alone_can_be_enough_for_a_bid() -> None:
    state = holding("keywood", "miner", red=1)
    bid(state, 0, "keywood", 3, "blue")
    bid(state, 1, "keywood", 4, "blue")
    bid(state, 1, "miner", 2, "blue")
    assert "bid miner" in offers(state)


def test_a_group_of_another_colour_cannot_join_a_bid() -> None:
    state = auction("keywood", "miner")
    bid(state, 0, "keywood", 2, "red")
    bid(state, 1, "keywood", 3, "red")
    play(state, "0 bid miner", "0 in blue")
    assert "move keywood" not in offers(state)


def test_another_group_can_top_up_a_losing_bid() -> None:
    state = auction("keywood", "miner")
    for tile, rival in (("keywood", 3), ("miner", 4)):
        bid(state, 0, tile, 2, "blue")
        bid(state, 1, tile, rival, "blue")
    play(state, "0 bid keywood", "0 move miner", "0 add 0")
    assert bids(state, "keywood") == {0: "4 blue", 1: "3 blue"}


def test_another_group_can_raise_a_leading_bid() -> None:
    state = auction("keywood", "miner")
    bid(state, 0, "keywood", 2, "blue")
    bid(state, 0, "miner", 1, "blue")
    bid(state, 1, "miner", 2, "blue")
    play(state, "0 bid keywood", "0 move miner", "0 add 0")
    assert bids(state, "keywood") == {0: "3 blue"}


def test_a_losing_bid_is_not_moved_to_the_tile_where_it_lies() -> None:
    """R-KF-11."""
    state = auction("keywood")
    bid(state, 0, "keywood", 2, "blue")
    bid(state, 1, "keywood", 3, "blue")
    play(state, "0 bid keywood")
    assert "move keywood" not in offers(state)


def test_the_tile_that_a_group_leaves_keeps_the_colour_of_the_bids_that_stay() -> None:
    state = auction("keywood", "miner")
    bid(state, 0, "keywood", 2, "blue")
    bid(state, 1, "keywood", 3, "blue")
    play(state, "0 bid miner", "0 in blue", "0 move keywood", "0 add 0")
    assert colour_of(state, "keywood") == "blue"


def test_a_group_from_a_turn_order_tile_can_move_too() -> None:
    state = auction("keywood")
    bid(state, 0, "order-2", 2, "blue")
    bid(state, 1, "order-2", 3, "blue")
    play(state, "0 bid keywood", "0 in blue", "0 move order-2", "0 add 0")
    assert bids(state, "keywood") == {0: "2 blue"}


def test_a_player_with_nothing_but_an_outbid_group_is_asked() -> None:
    """R-KF-14."""
    state = holding("keywood", blue=4)
    bid(state, 1, "keywood", 2, "blue")
    play(state, "0 bid keywood", "0 add 3")
    assert asked(state) == "1 Turn"


def test_a_player_with_nothing_but_a_leading_bid_passes_without_being_asked() -> None:
    """R-KF-14."""
    state = holding("keywood", "miner", blue=4)
    bid(state, 1, "keywood", 2, "red")
    events = play(state, "0 bid miner", "0 in blue", "0 add 1")
    assert told(events, "passed") == [{"seat": "seat:1"}, {"seat": "seat:2"}]


def test_a_group_that_moves_is_told() -> None:
    state = auction("keywood", "miner")
    bid(state, 0, "keywood", 2, "blue")
    bid(state, 1, "keywood", 3, "blue")
    events = play(state, "0 bid miner", "0 in blue", "0 move keywood", "0 add 1")
    moved = {"seat": "seat:0", "tile": "tile:keywood", "colour": "colour:blue", "count": 2}
    assert told(events, "moved-group") == [moved]


def test_a_bid_is_told_with_its_new_total() -> None:
    state = auction("keywood")
    bid(state, 0, "keywood", 2, "blue")
    events = play(state, "0 bid keywood", "0 add 1")
    assert told(events, "bid") == [{"seat": "seat:0", "tile": "tile:keywood", "colour": "colour:blue", "count": 3}]


# Passing.


def test_who_passed_may_bid_later_if_somebody_else_acted() -> None:
    state = auction("keywood")
    play(state, "0 pass", "1 bid keywood", "1 in blue", "1 add 1", "2 pass")
    assert "bid keywood" in offers(state)


def test_the_season_is_over_when_all_have_passed_in_succession() -> None:
    state = auction("keywood")
    play(state, "0 pass", "1 bid keywood", "1 in blue", "1 add 1", "2 pass", "0 pass", "1 pass")
    assert asked(state) == "0 Board"


def test_one_action_in_between_lets_all_go_on() -> None:
    state = auction("keywood")
    play(state, "0 pass", "1 pass", "2 bid keywood", "2 in blue", "2 add 1", "0 pass", "1 pass")
    assert asked(state) == "2 Turn"
