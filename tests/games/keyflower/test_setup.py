"""Set-up: what each number of players puts out, and what is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from keydom.core.game import NATURE, Chance, settle
from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import KeyflowerAction
from keydom.games.keyflower.components import BOAT_NAMES, GOODS, HOMES, SPRING_TILES, SUMMER, TILES, WINTER_TILES
from keydom.games.keyflower.rules.seasons import LayOut, Season
from keydom.games.keyflower.setup import DealWinter
from keydom.games.keyflower.state import GONE, ON_SALE, UNSEEN, KeyflowerState

from .builders import bid, lots, nature, pass_all, play, season, table
from .looking import asked, in_bag, in_pile, mover, offers, on_auction, on_board, owner, screen, seen, village

SEATS = [2, 3, 4, 5, 6]


def begin(seats: int = 3, *homes: int) -> KeyflowerState:
    """A game just begun, with these homes dealt."""
    state = GAME.begin(seats)
    play(state, *[f"* home home-{home}" for home in homes])
    return state


def ready(seats: int) -> KeyflowerState:
    """The first turn, with everything drawn."""
    state = GAME.begin(seats)
    nature(state)
    return state


def deal_until(state: KeyflowerState, kind: type[Chance[KeyflowerState, KeyflowerAction]]) -> None:
    """Let NATURE draw until the next draw is of this kind."""
    while not isinstance(state.frames[-1], kind):
        GAME.play(state, GAME.legal(state)[0])


def odds(state: KeyflowerState) -> dict[str, int]:
    frame = state.frames[-1]
    assert isinstance(frame, Chance)
    return dict(zip(offers(state), frame.odds(state), strict=True))


def draw(state: KeyflowerState, text: str) -> None:
    """One of NATURE's draws."""
    assert mover(state) == NATURE
    assert text in offers(state)
    GAME.play(state, GAME.parse(text))


def summer(seats: int = 3) -> KeyflowerState:
    """Summer begins: its first tile is to be laid out."""
    state = table(seats)
    lots(state)
    state.frames = [Season(SUMMER)]
    settle(state, None)
    return state


# Homes and the start player.


@pytest.mark.parametrize("seats", SEATS)
def test_homes_are_dealt_from_all_six_whatever_the_number_of_players(seats: int) -> None:
    """R-KF-03."""
    assert odds(begin(seats)) == {f"home {home}": 1 for home in HOMES}


def test_a_home_that_was_dealt_is_not_dealt_again() -> None:
    assert offers(begin(3, 4)) == ["home home-1", "home home-2", "home home-3", "home home-5", "home home-6"]


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_one_home(seats: int) -> None:
    state = ready(seats)
    assert [len(village(state, seat)) for seat in range(seats)] == [1] * seats


def test_a_home_that_nobody_has_is_not_in_play() -> None:
    assert owner(begin(3, 5, 2, 4), "home-1") == UNSEEN


@pytest.mark.parametrize(("homes", "start"), [((5, 2, 4), 1), ((1, 2, 3), 0), ((6, 5, 4), 2)])
def test_the_lowest_home_number_has_the_purple_piece(homes: tuple[int, ...], start: int) -> None:
    assert begin(3, *homes).start == start


def test_the_lowest_home_number_takes_the_first_turn() -> None:
    state = begin(3, 5, 2, 4)
    nature(state)
    assert asked(state) == "1 Turn"


# What each number of players puts out.


@pytest.mark.parametrize("seats", SEATS)
def test_there_is_a_boat_for_every_player_in_the_order_of_their_numbers(seats: int) -> None:
    assert [TILES[boat] for boat in ready(seats).boats] == list(BOAT_NAMES[:seats])


@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_so_many_turn_order_tiles_are_on_auction(seats: int, count: int) -> None:
    orders = [tile for tile in on_auction(ready(seats)) if tile.startswith("order")]
    assert orders == [f"order-{number}" for number in range(1, count + 1)]


def test_turn_order_tiles_that_are_not_used_are_out_of_the_game() -> None:
    assert [owner(table(3), f"order-{number}") for number in (1, 2, 3, 4)] == [ON_SALE, ON_SALE, GONE, GONE]


@pytest.mark.parametrize(
    ("seats", "tile"), [(2, "order-1"), (3, "order-2"), (4, "order-3"), (5, "order-4"), (6, "order-4")]
)
def test_the_highest_turn_order_tile_in_use_shows_the_purple_piece(seats: int, tile: str) -> None:
    state = table(seats)
    bid(state, 1, tile, 1, "blue")
    pass_all(state)
    assert state.start == 1


@pytest.mark.parametrize(("seats", "tile"), [(3, "order-1"), (4, "order-2"), (5, "order-3"), (6, "order-3")])
def test_no_other_turn_order_tile_shows_the_purple_piece(seats: int, tile: str) -> None:
    state = table(seats)
    bid(state, 2, tile, 1, "blue")
    pass_all(state)
    assert state.start == 0


@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 7), (4, 8), (5, 9), (6, 10)])
@pytest.mark.parametrize("name", ["spring", "summer", "autumn"])
def test_so_many_tiles_of_each_season_are_laid_out(seats: int, count: int, name: str) -> None:
    state = table(seats)
    if name != "spring":
        season(state, name)
    tiles = [tile for tile in on_auction(state) if not tile.startswith("order")]
    assert len(set(tiles)) == count


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_so_many_winter_tiles_are_dealt_to_each_player(seats: int, count: int) -> None:
    assert [hand.bit_count() for hand in ready(seats).hands] == [count] * seats


# Draws.


def test_every_winter_tile_of_the_box_is_as_likely_to_be_dealt() -> None:
    state = begin(3, 1, 2, 3)
    assert (odds(state), isinstance(state.frames[-1], DealWinter)) == (
        {f"deal {tile}": 1 for tile in WINTER_TILES[:12]},
        True,
    )


def test_a_winter_tile_is_dealt_once() -> None:
    state = ready(4)
    assert sum(state.hands).bit_count() == sum(hand.bit_count() for hand in state.hands) == 12


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_draws_eight_workers(seats: int) -> None:
    state = ready(seats)
    assert [sum(screen(state, seat).values()) for seat in range(seats)] == [8] * seats


def test_the_first_eight_workers_are_a_secret() -> None:
    """R-KF-01."""
    assert [seen(ready(3), seat) for seat in range(3)] == [{"workers": 8}] * 3


def test_the_bag_is_forty_each_of_blue_red_and_yellow() -> None:
    assert in_bag(GAME.begin(3)) == {"blue": 40, "red": 40, "yellow": 40}


def test_green_workers_lie_in_a_supply_of_twenty() -> None:
    assert GAME.begin(3).greens == 20


@pytest.mark.parametrize(("seats", "left"), [(2, 91), (3, 77), (4, 64), (5, 51), (6, 39)])
def test_what_players_and_boats_leave_in_the_bag(seats: int, left: int) -> None:
    assert sum(in_bag(ready(seats)).values()) == left


@pytest.mark.parametrize(("seats", "left"), [(2, 45), (3, 44), (4, 42), (5, 41), (6, 39)])
def test_what_boats_leave_of_the_pile_of_skills(seats: int, left: int) -> None:
    assert sum(in_pile(ready(seats)).values()) == left


def test_nobody_begins_with_a_skill() -> None:
    assert sum(ready(3).skills) == 0


def test_all_resources_are_in_the_supply() -> None:
    assert dict(zip(GOODS, ready(3).supply, strict=True)) == {"wood": 24, "stone": 24, "iron": 24, "gold": 48}


# Tiles of a season.


def test_every_tile_of_spring_is_as_likely_to_be_laid_out() -> None:
    state = begin(3, 1, 2, 3)
    deal_until(state, LayOut)
    assert odds(state) == {f"lay-out {tile}": 2 for tile in SPRING_TILES[:12]}


def test_a_tile_that_was_laid_out_is_not_laid_out_again() -> None:
    state = begin(3, 1, 2, 3)
    deal_until(state, LayOut)
    draw(state, "lay-out miner")
    assert "lay-out miner" not in offers(state)


def test_a_summer_boat_is_as_likely_as_another_tile_and_falls_on_either_face() -> None:
    chances = odds(summer())
    boats = [f"lay-out boat-{number}{face}" for number in (1, 2, 3, 4) for face in "ab"]
    assert Counter(chances.values()) == {2: 8, 1: 8}
    assert all(chances[boat] == 1 for boat in boats)


@pytest.mark.parametrize(("face", "other"), [("boat-1a", "boat-1b"), ("boat-3b", "boat-3a"), ("boat-4a", "boat-4b")])
def test_the_two_faces_of_a_summer_boat_are_never_both_in_play(face: str, other: str) -> None:
    state = summer()
    draw(state, f"lay-out {face}")
    assert (f"lay-out {other}" in offers(state), owner(state, other)) == (False, GONE)


def test_the_other_faces_of_boats_not_drawn_can_still_come() -> None:
    state = summer()
    draw(state, "lay-out boat-1a")
    assert {"lay-out boat-2a", "lay-out boat-2b"} <= set(offers(state))


def test_when_nine_of_twelve_summer_tiles_are_out_three_can_come() -> None:
    state = summer(6)
    for tile in ("carpenter", "mason", "smelter", "store", "tavern", "brewer", "boat-1a", "boat-2b", "boat-3b"):
        draw(state, f"lay-out {tile}")
    assert odds(state) == {
        "lay-out hiring-fair": 2,
        "lay-out farrier": 2,
        "lay-out boat-4a": 1,
        "lay-out boat-4b": 1,
    }


def test_a_summer_boat_does_not_come_in_another_season() -> None:
    state = table(3)
    season(state, "autumn")
    assert not [tile for tile in on_auction(state) if tile.startswith("boat")]


def test_boats_are_loaded_for_the_first_turn() -> None:
    assert {boat: sum(on_board(ready(3), boat).values()) for boat in BOAT_NAMES[:3]} == {
        "keyflower": 8,
        "sea-bastion": 8,
        "sea-breese": 7,
    }
