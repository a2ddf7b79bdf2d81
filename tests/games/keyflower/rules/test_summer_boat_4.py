"""Summer boat 4, both faces: bids that answer in another colour, and uses in several colours at once."""

from __future__ import annotations

from keydom.games.keyflower.state import KeyflowerState

from ..builders import at_work, bid, extend, goods, lots, own, pass_all, play, season, table, turn, workers
from ..looking import bids, colour_of, goods_on, offers, on, told

# Boat 4a.


def sailing(*tiles: str, boat: str = "boat-4a") -> KeyflowerState:
    """Summer: seat 0 has boat 4a, and everybody has five workers of three colours and two green ones."""
    state = table()
    season(state, "summer")
    lots(state, *tiles)
    own(state, 0, boat, at="0,1")
    for seat in range(3):
        workers(state, seat, blue=5, red=5, yellow=5, green=2)
    return state


def countered() -> KeyflowerState:
    """Seat 0 has answered the two blue workers of seat 1 with three red ones."""
    state = sailing("mason", "store")
    bid(state, 1, "mason", 2, "blue")
    play(state, "0 bid mason", "0 in red", "0 add 3")
    return state


def test_boat_4a_answers_a_bid_in_any_colour_green_too() -> None:
    """R-KF-09."""
    state = sailing("mason")
    bid(state, 1, "mason", 1, "blue")
    play(state, "0 bid mason")
    assert offers(state) == ["in blue", "in red", "in yellow", "in green"]


def test_boat_4a_must_bid_higher_all_the_same() -> None:
    state = sailing("mason")
    bid(state, 1, "mason", 3, "blue")
    play(state, "0 bid mason", "0 in red")
    assert offers(state) == ["add 4", "add 5"]


def test_an_answer_with_boat_4a_leads() -> None:
    assert bids(countered(), "mason") == {0: "3 red", 1: "2 blue"}


def test_boat_4a_does_not_answer_green_workers() -> None:
    """R-KF-09."""
    state = sailing("mason")
    bid(state, 1, "mason", 1, "green")
    play(state, "0 bid mason")
    assert offers(state) == ["add 2"]


def test_boat_4a_starts_no_bid_in_another_colour_than_the_workers_on_the_tile() -> None:
    state = sailing("mason")
    at_work(state, "mason", blue=1)
    play(state, "0 bid mason", "0 add 1")
    assert bids(state, "mason") == {0: "1 blue"}


def test_boat_4a_answers_a_bid_around_workers_on_the_tile() -> None:
    state = sailing("mason")
    at_work(state, "mason", blue=1)
    bid(state, 1, "mason", 1, "blue")
    play(state, "0 bid mason")
    assert offers(state) == ["in blue", "in red", "in yellow", "in green"]


def test_boat_4a_does_not_help_on_turn_order_tiles() -> None:
    """R-KF-09."""
    state = sailing("mason")
    bid(state, 1, "order-1", 1, "blue")
    play(state, "0 bid order-1", "0 add 2")
    assert bids(state, "order-1") == {0: "2 blue", 1: "1 blue"}


def test_boat_4a_helps_nobody_but_its_owner() -> None:
    state = sailing("mason")
    bid(state, 0, "mason", 1, "blue")
    turn(state, 1)
    play(state, "1 bid mason")
    assert offers(state) == ["add 2", "add 3", "add 4", "add 5"]


def test_an_answer_with_boat_4a_is_raised_in_its_own_colour() -> None:
    """R-KF-09."""
    state = countered()
    play(state, "1 pass", "2 pass", "0 bid mason", "0 add 1")
    assert bids(state, "mason") == {0: "4 red", 1: "2 blue"}


def test_the_others_keep_to_the_colour_of_the_tile_against_boat_4a() -> None:
    state = countered()
    play(state, "1 bid mason", "1 add 2", "2 bid mason", "2 add 5")
    assert bids(state, "mason") == {0: "3 red", 1: "4 blue", 2: "5 blue"}


def test_a_group_in_the_new_colour_can_answer_with_boat_4a() -> None:
    state = sailing("mason", "store")
    bid(state, 0, "store", 3, "red")
    bid(state, 1, "store", 4, "red")
    bid(state, 1, "mason", 2, "blue")
    play(state, "0 bid mason", "0 in red", "0 move store", "0 add 0")
    assert bids(state, "mason") == {0: "3 red", 1: "2 blue"}


def test_a_tile_keeps_its_colour_as_long_as_a_bid_in_it_remains() -> None:
    """R-KF-08."""
    assert colour_of(countered(), "mason") == "blue"


def test_a_tile_takes_the_colour_of_boat_4a_when_the_others_have_left() -> None:
    """R-KF-08."""
    state = countered()
    play(state, "1 bid store", "1 in blue", "1 move mason", "1 add 0")
    assert colour_of(state, "mason") == "red"


def test_after_the_others_have_left_boat_4a_is_answered_in_the_new_colour() -> None:
    """R-KF-08."""
    state = countered()
    play(state, "1 bid store", "1 in blue", "1 move mason", "1 add 0", "2 bid mason", "2 add 4")
    assert bids(state, "mason") == {0: "3 red", 2: "4 red"}


def test_a_worker_on_the_tile_keeps_its_colour_when_the_bids_in_it_have_left() -> None:
    """R-KF-08."""
    state = sailing("mason", "store")
    at_work(state, "mason", blue=1)
    bid(state, 1, "mason", 2, "blue")
    play(state, "0 bid mason", "0 in red", "0 add 3", "1 bid store", "1 in blue", "1 move mason", "1 add 0")
    assert colour_of(state, "mason") == "blue"


def test_one_of_two_bids_that_leaves_does_not_change_the_colour() -> None:
    """R-KF-08."""
    state = sailing("mason", "store")
    bid(state, 1, "mason", 1, "blue")
    bid(state, 2, "mason", 2, "blue")
    play(state, "0 bid mason", "0 in red", "0 add 3", "1 bid store", "1 in blue", "1 move mason", "1 add 0")
    assert colour_of(state, "mason") == "blue"


def test_a_group_that_goes_from_its_bid_onto_the_tile_keeps_the_tile_in_its_colour() -> None:
    """R-KF-08, R-KF-11: the tile is never without a blue worker."""
    state = sailing("farrier")
    own(state, 1, "keywood")
    goods(state, "home-2", wood=1)
    bid(state, 1, "farrier", 2, "blue")
    play(state, "0 bid farrier", "0 in red", "0 add 3", "1 use farrier", "1 move farrier", "1 add 0")
    assert colour_of(state, "farrier") == "blue"


def test_a_bid_of_boat_4a_wins_like_any_other() -> None:
    state = countered()
    events = pass_all(state)
    won = {"seat": "seat:0", "tile": "tile:mason", "count": 3, "colour": "colour:red"}
    assert told(events, "won") == [won]


# Boat 4b.


def mixed(*tiles: str, **colours: int) -> KeyflowerState:
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
