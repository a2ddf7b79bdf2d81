"""Boats: what they bring in each season, who chooses first, and where the start player's piece goes."""

from __future__ import annotations

import pytest

from keydom.core.game import NATURE, Event
from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import BOAT_NAMES, COLOURS, SKILLS
from keydom.games.keyflower.rules.turns import Turn
from keydom.games.keyflower.state import GONE, ON_SALE, KeyflowerState

from ..builders import bid, cargo, lots, nature, pass_all, play, purple, season, table, workers
from ..looking import asked, mover, offers, on_board, over, owner, screen, seen, sound, told, village

# Workers and skills that each boat brings in spring, summer and autumn.
LOADS = {
    "keyflower": [(7, 1), (7, 1), (3, 2)],
    "sea-bastion": [(6, 2), (6, 2), (6, 2)],
    "sea-breese": [(6, 1), (4, 1), (4, 1)],
    "flipper": [(5, 2), (5, 2), (2, 2)],
    "ianvincible": [(5, 1), (5, 1), (3, 1)],
    "white-wind": [(4, 2), (4, 2), (4, 1)],
}
SEASONS = ["spring", "summer", "autumn"]


def in_season(name: str, seats: int = 3) -> KeyflowerState:
    state = table(seats)
    if name != "spring":
        season(state, name)
    return state


def load(state: KeyflowerState, boat: str) -> tuple[int, int]:
    found = on_board(state, boat)
    return sum(found.get(colour, 0) for colour in COLOURS), sum(found.get(skill, 0) for skill in SKILLS)


def take_boats(state: KeyflowerState) -> list[Event]:
    """All pass, and everybody takes the first boat that is left."""
    events = pass_all(state)
    while asked(state).endswith("Board"):
        GAME.play(state, GAME.legal(state)[0], events.append)
    return events


def go_on(state: KeyflowerState) -> None:
    """Build at the first place, until the next season's first turn or the end."""
    while not over(state) and not isinstance(state.frames[-1], Turn):
        if mover(state) == NATURE:
            nature(state)
        else:
            GAME.play(state, GAME.legal(state)[0])
    sound(state)


def order(state: KeyflowerState) -> list[int]:
    """In which order the seats take boats, when all pass now."""
    return [int(str(args["seat"])[-1]) for args in told(take_boats(state), "took-boat")]


def auction(start: int = 0, seats: int = 3, **winners: int) -> KeyflowerState:
    """A spring in which `order_1=2` says that seat 2 bids for the first turn order tile."""
    state = table(seats)
    purple(state, start)
    for tile, seat in winners.items():
        bid(state, seat, tile.replace("_", "-"), 1, "blue")
    return state


# What boats bring.


@pytest.mark.parametrize("boat", BOAT_NAMES)
@pytest.mark.parametrize("name", SEASONS)
def test_a_boat_brings_its_workers_and_skills(boat: str, name: str) -> None:
    assert load(in_season(name, 6), boat) == LOADS[boat][SEASONS.index(name)]


@pytest.mark.parametrize(
    ("seats", "totals"),
    [
        (2, [(13, 3), (13, 3), (9, 4)]),
        (3, [(19, 4), (17, 4), (13, 5)]),
        (4, [(24, 6), (22, 6), (15, 7)]),
        (5, [(29, 7), (27, 7), (18, 8)]),
        (6, [(33, 9), (31, 9), (22, 9)]),
    ],
)
@pytest.mark.parametrize("name", SEASONS)
def test_all_boats_together_bring_so_much(seats: int, totals: list[tuple[int, int]], name: str) -> None:
    loads = [load(in_season(name, seats), boat) for boat in BOAT_NAMES[:seats]]
    assert tuple(sum(column) for column in zip(*loads, strict=True)) == totals[SEASONS.index(name)]


def test_in_winter_boats_bring_nothing() -> None:
    state = table(6)
    season(state, "winter")
    assert [load(state, boat) for boat in BOAT_NAMES] == [(0, 0)] * 6


# Taking what is on a boat.


def test_workers_and_skills_of_the_boat_go_behind_the_screen() -> None:
    state = auction()
    cargo(state, "sea-bastion", red=2, green=1, saw=1)
    pass_all(state)
    play(state, "0 board sea-bastion")
    assert screen(state, 0) == {"red": 2, "green": 1, "saw": 1}


def test_what_comes_from_a_boat_is_known_to_all() -> None:
    """R-KF-01."""
    state = auction()
    cargo(state, "sea-bastion", red=2, green=1, saw=1)
    pass_all(state)
    play(state, "0 board sea-bastion")
    assert seen(state, 0) == {"red": 2, "green": 1, "saw": 1}


def test_a_boat_that_was_emptied_is_empty() -> None:
    state = auction()
    pass_all(state)
    play(state, "0 board sea-bastion")
    assert on_board(state, "sea-bastion") == {}


def test_any_boat_that_is_left_may_be_chosen() -> None:
    state = auction()
    pass_all(state)
    play(state, "0 board sea-bastion")
    assert offers(state) == ["board keyflower", "board sea-breese"]


def test_a_boat_cannot_be_refused() -> None:
    state = auction()
    pass_all(state)
    assert offers(state) == ["board keyflower", "board sea-bastion", "board sea-breese"]


def test_the_last_one_takes_the_last_boat_without_being_asked() -> None:
    state = auction()
    cargo(state, "sea-breese", blue=4)
    pass_all(state)
    play(state, "0 board keyflower")
    GAME.play(state, GAME.parse("board sea-bastion"))
    assert screen(state, 2) == {"blue": 4}


def test_a_boat_itself_stays_in_the_harbour_until_winter() -> None:
    state = auction()
    take_boats(state)
    assert [owner(state, boat) for boat in BOAT_NAMES[:3]] == [ON_SALE] * 3


@pytest.mark.parametrize("name", SEASONS)
def test_boats_cannot_be_bid_for(name: str) -> None:
    state = in_season(name)
    workers(state, mover(state), blue=1)
    assert not {f"bid {boat}" for boat in BOAT_NAMES} & set(offers(state))


# Who chooses first.


@pytest.mark.parametrize(("start", "seats"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_without_bids_boats_are_taken_clockwise_from_the_start_player(start: int, seats: list[int]) -> None:
    assert order(auction(start)) == seats


@pytest.mark.parametrize(
    ("winners", "seats"),
    [
        ({"order_1": 2}, [2, 0, 1]),  # the others clockwise from the start player, who stays seat 0 for the boats
        ({"order_2": 1}, [1, 2, 0]),  # the others clockwise from the new start player
        ({"order_2": 2}, [2, 0, 1]),
        ({"order_1": 2, "order_2": 1}, [2, 1, 0]),
        ({"order_1": 1, "order_2": 2}, [1, 2, 0]),
    ],
)
def test_winners_of_turn_order_tiles_choose_in_their_order_then_the_others(
    winners: dict[str, int], seats: list[int]
) -> None:
    assert order(auction(0, 3, **winners)) == seats


def test_whoever_won_several_turn_order_tiles_chooses_once_at_the_first_of_them() -> None:
    assert order(auction(0, 3, order_1=2, order_2=2)) == [2, 0, 1]


def test_with_five_players_four_turn_order_tiles_come_first() -> None:
    assert order(auction(0, 5, order_1=3, order_2=0, order_3=2, order_4=4)) == [3, 0, 2, 4, 1]


def test_a_tile_without_a_bid_is_skipped() -> None:
    assert order(auction(0, 5, order_2=3, order_4=1)) == [3, 1, 2, 4, 0]


def test_a_winner_of_two_of_four_leaves_the_rest_to_the_others() -> None:
    assert order(auction(0, 5, order_1=3, order_2=0, order_3=3, order_4=4)) == [3, 0, 4, 1, 2]


def test_two_players_have_one_turn_order_tile() -> None:
    assert order(auction(0, 2, order_1=1)) == [1, 0]


def test_the_highest_bid_and_not_the_first_decides_about_a_turn_order_tile() -> None:
    state = auction(0, 3, order_1=1)
    bid(state, 2, "order-1", 2, "blue")
    assert order(state) == [2, 0, 1]


# The start player's piece.


def test_the_winner_of_the_purple_tile_becomes_start_player_at_once() -> None:
    state = auction(0, 3, order_2=2)
    pass_all(state)
    assert (state.start, asked(state)) == (2, "2 Board")


def test_the_winner_of_the_purple_tile_begins_the_next_season() -> None:
    state = auction(0, 3, order_2=2)
    take_boats(state)
    go_on(state)
    assert asked(state) == "2 Turn"


def test_the_old_start_player_may_win_the_piece_again() -> None:
    state = auction(1, 3, order_2=1)
    take_boats(state)
    assert state.start == 1


def test_when_nobody_bids_for_it_the_old_start_player_counts_for_the_boats() -> None:
    """R-KF-15."""
    state = auction(1, 3, order_1=0)
    pass_all(state)
    assert (state.start, order(state)) == (1, [0, 1, 2])


@pytest.mark.parametrize(("start", "left"), [(0, 1), (1, 2), (2, 0)])
def test_when_nobody_bids_for_it_the_piece_goes_to_the_left_after_the_boats(start: int, left: int) -> None:
    """R-KF-15."""
    state = auction(start)
    take_boats(state)
    assert state.start == left


def test_when_nobody_bids_for_it_in_winter_the_piece_goes_to_the_left_too() -> None:
    """R-KF-15."""
    state = table(3)
    purple(state, 1)
    season(state, "winter")
    take_boats(state)
    assert state.start == 2


def test_the_piece_that_goes_to_the_left_is_told() -> None:
    """R-KF-15."""
    assert told(take_boats(auction(0)), "took-start") == [{"seat": "seat:1"}]


def test_the_first_turn_order_tile_with_three_players_does_not_give_the_piece() -> None:
    state = auction(0, 3, order_1=2)
    take_boats(state)
    assert state.start == 1


# Winter.


def winter(seats: int = 3, **winners: int) -> KeyflowerState:
    state = table(seats)
    season(state, "winter")
    lots(state)
    for tile, seat in winners.items():
        bid(state, seat, tile.replace("_", "-"), 1, "blue")
    return state


def test_in_winter_the_boat_itself_is_taken() -> None:
    state = winter(order_1=2)
    pass_all(state)
    play(state, "2 board sea-bastion")
    assert owner(state, "sea-bastion") == 2


def test_in_winter_boats_are_chosen_in_the_same_order() -> None:
    assert order(winter(order_1=2, order_2=1)) == [2, 1, 0]


def test_in_winter_a_boat_brings_no_workers() -> None:
    state = winter()
    take_boats(state)
    assert [screen(state, seat) for seat in range(3)] == [{}, {}, {}]


def test_every_player_has_one_boat_at_the_end() -> None:
    state = winter(order_1=2, order_2=2)
    take_boats(state)
    assert sorted(owner(state, boat) for boat in BOAT_NAMES[:3]) == [0, 1, 2]


def test_boats_taken_in_winter_are_laid_in_the_village() -> None:
    state = winter()
    take_boats(state)
    go_on(state)
    assert [list(village(state, seat).values())[1] for seat in range(3)] == ["keyflower", "sea-bastion", "sea-breese"]


def test_a_turn_order_tile_won_in_winter_is_kept_and_laid_in_the_village() -> None:
    """R-KF-20."""
    state = winter(order_1=2)
    take_boats(state)
    go_on(state)
    assert "order-1" in village(state, 2).values()


def test_every_turn_order_tile_won_in_winter_is_kept() -> None:
    """R-KF-20."""
    state = winter(order_1=2, order_2=2)
    take_boats(state)
    assert [owner(state, tile) for tile in ("order-1", "order-2")] == [2, 2]


def test_a_turn_order_tile_without_a_bid_in_winter_leaves_the_game() -> None:
    """R-KF-20."""
    state = winter(order_1=2)
    take_boats(state)
    assert owner(state, "order-2") == GONE


def test_that_a_turn_order_tile_leaves_the_game_is_told() -> None:
    """R-KF-20: like every tile on auction."""
    assert told(take_boats(winter(order_1=2)), "unsold") == [{"tile": "tile:order-2"}]


def test_before_winter_nobody_keeps_a_turn_order_tile() -> None:
    state = auction(0, 3, order_1=2)
    take_boats(state)
    assert owner(state, "order-1") == ON_SALE
