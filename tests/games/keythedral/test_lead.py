"""Phase 5: the auction for naming the start player."""

from __future__ import annotations

from keydom.games.keythedral.state import KeythedralState

from .builders import asked, at_phase, give, offers, play, purse, table


def auction(start: int = 0, seats: int = 3, **cubes: int) -> KeythedralState:
    """The auction opens, and every seat has these cubes."""
    state = table(seats)
    for seat in range(seats):
        give(state, seat, **cubes)
    at_phase(state, 5, start)
    return state


def test_the_marker_passes_to_the_left_and_the_bidding_begins_left_of_it() -> None:
    assert asked(auction(start=0, stone=3)) == "2 Bid"


def test_the_bidding_goes_clockwise_and_the_holder_of_the_marker_comes_last() -> None:
    state = auction(start=1, seats=4, stone=3)
    play(state, "3 bid 1", "0 pass", "1 bid 2")
    assert asked(state) == "2 Bid"


def test_everybody_bids_once() -> None:
    state = auction(stone=3)
    play(state, "2 bid 1", "0 bid 2", "1 pass", "0 name 0")
    assert asked(state) == "0 ChooseOrder"


def test_with_two_players_the_old_start_player_bids_first() -> None:
    state = auction(seats=2, stone=3)
    play(state, "0 bid 1")
    assert offers(state) == ["bid 1", "pass"]


def test_a_bid_must_be_higher_than_the_one_before() -> None:
    state = auction(stone=3)
    play(state, "2 bid 2")
    assert offers(state) == ["bid 3", "pass"]


def test_nobody_bids_more_cubes_than_they_own() -> None:
    """R-KT-34."""
    assert offers(auction(stone=2, gold=1)) == ["bid 1", "bid 2", "bid 3", "pass"]


def test_the_holder_of_the_marker_bids_by_equalling_only() -> None:
    """R-KT-21."""
    state = auction(stone=3)
    play(state, "2 bid 1", "0 bid 2")
    assert offers(state) == ["bid 2", "pass"]


def test_a_holder_who_cannot_equal_is_not_asked() -> None:
    """R-KT-34."""
    state = table()
    give(state, 2, stone=3)
    at_phase(state, 5)
    play(state, "2 bid 2")
    assert asked(state) == "2 Naming"


def test_whoever_outbids_the_rest_pays_the_holder_of_the_marker() -> None:
    state = auction(stone=3)
    play(state, "2 bid 1", "0 bid 2", "1 pass")
    assert [purse(state, seat) for seat in range(3)] == [{"stone": 1}, {"stone": 5}, {"stone": 3}]


def test_the_highest_bidder_names_the_start_player() -> None:
    state = auction(stone=3)
    play(state, "2 bid 1", "0 bid 2", "1 pass")
    assert asked(state) == "0 Naming"


def test_a_holder_who_equals_pays_the_player_equalled() -> None:
    state = auction(stone=3)
    play(state, "2 bid 1", "0 bid 2", "1 bid 2")
    assert [purse(state, seat) for seat in range(3)] == [{"stone": 5}, {"stone": 1}, {"stone": 3}]


def test_a_holder_who_equals_names_the_start_player() -> None:
    state = auction(stone=3)
    play(state, "2 bid 1", "0 bid 2", "1 bid 2")
    assert asked(state) == "1 Naming"


def test_when_nobody_bids_the_holder_of_the_marker_names_the_start_player() -> None:
    state = auction(stone=3)
    play(state, "2 pass", "0 pass")
    assert asked(state) == "1 Naming"


def test_when_nobody_has_a_cube_nobody_is_asked_for_a_bid() -> None:
    assert asked(auction(start=2)) == "0 Naming"


def test_the_winner_may_name_anybody() -> None:
    """R-KT-34."""
    state = auction(stone=3)
    play(state, "2 bid 1", "0 pass", "1 pass")
    assert offers(state) == ["name 0", "name 1", "name 2"]


def test_whoever_is_named_starts_the_next_round() -> None:
    state = auction(stone=3)
    play(state, "2 bid 1", "0 pass", "1 pass", "2 name 1")
    assert asked(state) == "1 ChooseOrder"


def test_the_payer_chooses_the_cubes_and_all_count_one() -> None:
    """R-KT-34."""
    state = auction(stone=1, wine=1, gold=1)
    play(state, "2 bid 2", "0 pass", "1 pass", "2 pay stone", "2 pay gold")
    assert (purse(state, 2), purse(state, 1)) == ({"wine": 1}, {"stone": 2, "wine": 1, "gold": 2})
