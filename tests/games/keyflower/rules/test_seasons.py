"""The course of a season: what comes in, passing, and the order in which everything is gathered in."""

from __future__ import annotations

import pytest

from keydom.core.game import NATURE, Event, settle
from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import TILE
from keydom.games.keyflower.components import (
    AUTUMN_TILES,
    BOAT_NAMES,
    COLOURS,
    SKILLS,
    SPRING_TILES,
    SUMMER,
    SUMMER_BOATS,
    SUMMER_TILES,
)
from keydom.games.keyflower.rules.seasons import Season
from keydom.games.keyflower.rules.turns import Turn
from keydom.games.keyflower.state import GONE, NOBODY, ON_SALE, KeyflowerState

from ..builders import (
    at_work,
    bag_of,
    bid,
    cargo,
    contract,
    exhaust,
    goods,
    lots,
    nature,
    own,
    pass_all,
    play,
    purple,
    season,
    skills,
    table,
    turn,
    workers,
)
from ..looking import (
    asked,
    bids,
    colour_of,
    goods_on,
    in_bag,
    mover,
    offers,
    on,
    on_auction,
    on_board,
    over,
    owner,
    screen,
    sound,
    told,
    village,
)


def spring(*tiles: str, seats: int = 3) -> KeyflowerState:
    """The first turn of spring, with these tiles on auction."""
    state = table(seats)
    lots(state, *(tiles or ("keywood", "miner")))
    return state


def gather_in(state: KeyflowerState) -> list[Event]:
    """Have everybody pass, take the first boat and build at the first place, until the next season's first turn."""
    events = pass_all(state)
    while not over(state) and not isinstance(state.frames[-1], Turn):
        if mover(state) == NATURE:
            nature(state)
        else:
            GAME.play(state, GAME.legal(state)[0], events.append)
    sound(state)
    return events


def unload(state: KeyflowerState) -> None:
    """Empty the boats, so that only what the test is about goes behind screens."""
    for boat in BOAT_NAMES[: state.seats]:
        cargo(state, boat)


def more(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What there is more of."""
    return {name: count - before.get(name, 0) for name, count in after.items() if count != before.get(name, 0)}


# Turns and passing.


def test_turns_go_clockwise_from_the_start_player() -> None:
    state = table(3)
    purple(state, 2)
    season(state, "summer")
    for seat in range(3):
        workers(state, seat, blue=1)
    order = []
    for _ in range(2):
        order.append(mover(state))
        play(state, f"{mover(state)} pass")
    assert [*order, mover(state)] == [2, 0, 1]


def three_with_workers() -> KeyflowerState:
    state = spring()
    for seat in range(3):
        workers(state, seat, blue=3)
    return state


def test_a_season_ends_when_all_have_passed_in_succession() -> None:
    state = three_with_workers()
    play(state, "0 pass", "1 pass", "2 pass")
    assert asked(state) == "0 Board"


def test_a_season_goes_on_until_the_last_has_passed() -> None:
    state = three_with_workers()
    play(state, "0 pass", "1 pass")
    assert asked(state) == "2 Turn"


def test_whoever_passed_may_act_again_when_another_has_acted() -> None:
    state = three_with_workers()
    play(state, "0 pass", "1 pass", "2 bid keywood", "2 in blue", "2 add 1")
    assert (asked(state), {"bid keywood", "use miner", "pass"} <= set(offers(state))) == ("0 Turn", True)


def test_an_action_makes_all_pass_once_more() -> None:
    state = three_with_workers()
    play(state, "0 pass", "1 pass", "2 bid keywood", "2 in blue", "2 add 1", "0 pass", "1 pass")
    assert asked(state) == "2 Turn"


def test_using_a_tile_makes_all_pass_once_more() -> None:
    state = three_with_workers()
    play(state, "0 pass", "1 pass", "2 use keywood", "2 in blue", "2 add 1", "0 pass", "1 pass")
    assert asked(state) == "2 Turn"


def test_passes_with_an_action_between_them_do_not_add_up() -> None:
    state = three_with_workers()
    play(state, "0 pass", "1 use keywood", "1 in blue", "1 add 1", "2 pass", "0 pass")
    assert asked(state) == "1 Turn"


def test_whoever_has_no_workers_passes_without_being_asked() -> None:
    """R-KF-14."""
    state = spring()
    workers(state, 0, blue=1)
    workers(state, 2, blue=1)
    play(state, "0 pass")
    assert asked(state) == "2 Turn"


def test_a_pass_without_being_asked_is_told() -> None:
    """R-KF-14."""
    state = spring()
    workers(state, 2, blue=1)
    assert told(play(state, "0 pass"), "passed") == [{"seat": "seat:0"}, {"seat": "seat:1"}]


def test_whoever_has_only_skills_and_a_leading_bid_is_not_asked() -> None:
    """R-KF-14."""
    state = spring()
    bid(state, 1, "keywood", 2, "blue")
    skills(state, 1, saw=2)
    workers(state, 2, blue=1)
    play(state, "0 pass")
    assert asked(state) == "2 Turn"


def test_whoever_has_an_outbid_group_is_asked() -> None:
    """R-KF-14."""
    state = spring()
    bid(state, 1, "keywood", 1, "blue")
    bid(state, 2, "keywood", 2, "blue")
    play(state, "0 pass")
    assert asked(state) == "1 Turn"


def test_whoever_has_a_contract_is_asked() -> None:
    """R-KF-14."""
    state = table(3, merchants="mixed")
    contract(state, 1, "c01")
    play(state, "0 pass")
    assert asked(state) == "1 Turn"


def test_whoever_is_outbid_after_passing_for_want_of_workers_is_asked_again() -> None:
    """R-KF-14."""
    state = spring()
    bid(state, 1, "keywood", 1, "blue")
    workers(state, 2, blue=2)
    play(state, "0 pass", "2 bid keywood", "2 add 2")
    assert asked(state) == "1 Turn"


# Bids are settled.


def contested() -> KeyflowerState:
    """Seat 1 leads for the keywood with three against two of seat 0; two workers are at work on it."""
    state = spring("keywood", "miner")
    unload(state)
    bid(state, 0, "keywood", 2, "blue")
    bid(state, 1, "keywood", 3, "blue")
    at_work(state, "keywood", blue=2)
    return state


def test_losing_bids_go_back_behind_the_screen() -> None:
    state = contested()
    pass_all(state)
    assert screen(state, 0) == {"blue": 2}


def test_a_losing_bid_for_a_turn_order_tile_goes_back_too() -> None:
    state = spring()
    unload(state)
    bid(state, 0, "order-1", 1, "green")
    bid(state, 1, "order-1", 2, "green")
    pass_all(state)
    assert (screen(state, 0), screen(state, 1)) == ({"green": 1}, {})


def test_a_losing_bid_in_another_colour_goes_back_in_its_own() -> None:
    """Boat 4a's owner bid in red against blue."""
    state = table(3)
    season(state, "autumn")
    lots(state, "fair")
    own(state, 0, "boat-4a")
    unload(state)
    bid(state, 0, "fair", 2, "red")
    bid(state, 1, "fair", 3, "blue")
    pass_all(state)
    assert screen(state, 0) == {"red": 2}


def test_the_winner_takes_the_tile() -> None:
    state = contested()
    pass_all(state)
    assert owner(state, "keywood") == 1


def test_the_winner_takes_the_workers_on_the_tile_and_not_the_bid() -> None:
    state = contested()
    pass_all(state)
    assert screen(state, 1) == {"blue": 2}


def test_the_winning_bid_goes_into_the_bag() -> None:
    state = contested()
    before = in_bag(state)
    pass_all(state)
    assert more(before, in_bag(state)) == {"blue": 3}


def test_a_winning_bid_of_green_workers_goes_into_the_bag_and_not_into_the_supply() -> None:
    state = spring()
    bid(state, 1, "keywood", 3, "green")
    pass_all(state)
    assert (in_bag(state)["green"], state.greens) == (3, 17)


def test_a_winning_bid_for_a_turn_order_tile_goes_into_the_bag() -> None:
    state = spring()
    bid(state, 1, "order-2", 2, "red")
    before = in_bag(state)
    pass_all(state)
    assert more(before, in_bag(state)) == {"red": 2}


def test_a_tile_without_a_bid_leaves_the_game() -> None:
    state = contested()
    pass_all(state)
    assert owner(state, "miner") == GONE


def test_workers_on_a_tile_without_a_bid_go_into_the_bag() -> None:
    state = spring()
    unload(state)
    at_work(state, "keywood", red=3)
    before = in_bag(state)
    pass_all(state)
    assert (more(before, in_bag(state)), on(state, "keywood")) == ({"red": 3}, {})


def test_goods_from_an_unsold_tile_stay_with_the_user() -> None:
    state = spring("keywood")
    workers(state, 0, blue=1)
    play(state, "0 use keywood", "0 in blue", "0 add 1")
    pass_all(state)
    assert goods_on(state, "home-1") == {"wood": 1}


def test_turn_order_tiles_without_a_bid_stay_until_winter() -> None:
    state = spring()
    pass_all(state)
    assert [owner(state, tile) for tile in ("order-1", "order-2")] == [ON_SALE, ON_SALE]


def test_turn_order_tiles_that_were_won_are_on_auction_again() -> None:
    state = spring()
    bid(state, 1, "order-1", 1, "red")
    bid(state, 2, "order-2", 2, "blue")
    gather_in(state)
    assert (on_auction(state)[:2], bids(state, "order-1"), bids(state, "order-2")) == (["order-1", "order-2"], {}, {})


def test_workers_in_the_own_village_go_behind_the_own_screen_whoever_placed_them() -> None:
    state = spring()
    unload(state)
    own(state, 1, "keywood")
    workers(state, 0, blue=1)
    play(state, "0 use keywood", "0 in blue", "0 add 1")
    pass_all(state)
    assert (screen(state, 0), screen(state, 1)) == ({}, {"blue": 1})


def test_workers_on_a_home_come_home_too() -> None:
    state = spring()
    unload(state)
    at_work(state, "home-2", yellow=2)
    pass_all(state)
    assert screen(state, 1) == {"yellow": 2}


def test_goods_stay_where_they_lie() -> None:
    state = spring()
    own(state, 1, "keywood")
    goods(state, "keywood", wood=3)
    gather_in(state)
    assert goods_on(state, "keywood") == {"wood": 3}


def test_after_a_season_a_tile_can_be_used_by_one_worker_of_any_colour() -> None:
    state = spring()
    own(state, 1, "keywood")
    at_work(state, "keywood", red=6)
    gather_in(state)
    turn(state, 0)
    workers(state, 0, blue=1, green=1)
    play(state, "0 use keywood", "0 in blue")
    assert (colour_of(state, "keywood"), "add 1" in offers(state)) == ("none", True)


def test_after_a_season_turn_order_tiles_have_no_colour() -> None:
    state = spring()
    bid(state, 1, "order-1", 1, "red")
    gather_in(state)
    assert colour_of(state, "order-1") == "none"


def test_a_tie_of_bids_does_not_arise_and_the_highest_bid_wins() -> None:
    state = spring("keywood")
    bid(state, 2, "keywood", 4, "red")
    bid(state, 0, "keywood", 5, "red")
    bid(state, 1, "keywood", 3, "red")
    pass_all(state)
    assert owner(state, "keywood") == 0


# The order of the end of a season.


def eventful() -> list[str]:
    """What is told, in order, when a summer ends in which boat 1b, a village tile and the purple tile are won."""
    state = table(3)
    season(state, "summer")
    lots(state, "boat-1b", "store", "tavern")
    bid(state, 1, "boat-1b", 1, "red")
    bid(state, 2, "store", 1, "blue")
    bid(state, 2, "order-2", 1, "blue")
    events = [event.key for event in gather_in(state)]
    return [key for place, key in enumerate(events) if key not in events[:place]]


def test_tiles_then_start_player_then_boats_then_summer_boats_then_villages() -> None:
    wanted = ["won", "unsold", "took-start", "took-boat", "got-greens", "placed", "season-began"]
    assert [key for key in eventful() if key in wanted] == wanted


def test_returned_bids_are_there_before_boats_are_chosen() -> None:
    state = contested()
    pass_all(state)
    assert (asked(state), screen(state, 0)) == ("0 Board", {"blue": 2})


def test_winning_bids_are_in_the_bag_before_the_next_boats_are_loaded() -> None:
    state = spring()
    unload(state)
    bid(state, 0, "keywood", 9, "green")
    bag_of(state, to=2)
    gather_in(state)
    assert sum(on_board(state, boat).get("green", 0) for boat in BOAT_NAMES[:3]) == 9


def test_after_winter_the_game_is_over() -> None:
    state = table(3)
    season(state, "winter")
    gather_in(state)
    assert over(state)


def test_after_winter_nobody_bids_any_more() -> None:
    state = table(3)
    season(state, "winter")
    gather_in(state)
    assert on_auction(state) == []


# What a season brings.


@pytest.mark.parametrize(
    ("name", "tiles"),
    [
        ("spring", SPRING_TILES),
        ("summer", (*SUMMER_TILES, *SUMMER_BOATS)),
        ("autumn", AUTUMN_TILES),
    ],
)
def test_a_season_lays_out_its_own_tiles(name: str, tiles: tuple[str, ...]) -> None:
    state = table(6)
    if name != "spring":
        season(state, name)
    assert set(on_auction(state)) - {"order-1", "order-2", "order-3", "order-4"} <= set(tiles)


@pytest.mark.parametrize("name", ["summer", "autumn"])
def test_a_new_season_begins_without_bids(name: str) -> None:
    state = table(3)
    season(state, name)
    assert [bids(state, tile) for tile in on_auction(state)] == [{}] * 9


def test_the_seasons_follow_each_other() -> None:
    state = table(3)
    seasons = [state.season]
    while not over(state):
        gather_in(state)
        seasons.append(state.season)
    assert seasons == [0, 1, 2, 3, 3]


def test_while_tiles_are_laid_out_nobody_leads_for_a_turn_order_tile() -> None:
    """A season begins with the turn order tiles on auction, and no bids for them."""
    state = spring()
    events = pass_all(state)
    while mover(state) != NATURE:
        GAME.play(state, GAME.legal(state)[0], events.append)
    assert state.lead(state.lot(TILE.read("order-1"))) == NOBODY


# A bag that runs short.


def summer_with(workers_left: int, skills_left: int = 40, seats: int = 3) -> list[tuple[int, int]]:
    """Workers and skills on each boat in a summer that begins with so many in the bag and on the pile."""
    state = table(seats)
    unload(state)
    lots(state)
    exhaust(state, "bag", but=workers_left)
    exhaust(state, "pile", but=skills_left)
    state.frames = [Season(SUMMER)]
    settle(state, None)
    nature(state)
    boats = [on_board(state, boat) for boat in BOAT_NAMES[:seats]]
    return [
        (sum(load.get(colour, 0) for colour in COLOURS), sum(load.get(skill, 0) for skill in SKILLS)) for load in boats
    ]


@pytest.mark.parametrize(
    ("left", "workers_on_boats"),
    [(17, [7, 6, 4]), (16, [6, 6, 4]), (13, [5, 4, 4]), (8, [3, 3, 2]), (2, [1, 1, 0]), (0, [0, 0, 0])],
)
def test_when_the_bag_runs_short_boats_are_filled_one_worker_at_a_time_in_order(
    left: int, workers_on_boats: list[int]
) -> None:
    """R-KF-04."""
    assert [load[0] for load in summer_with(left)] == workers_on_boats


@pytest.mark.parametrize(("left", "skills_on_boats"), [(4, [1, 2, 1]), (3, [1, 1, 1]), (2, [1, 1, 0]), (0, [0, 0, 0])])
def test_when_the_pile_of_skills_runs_short_boats_are_filled_one_skill_at_a_time_in_order(
    left: int, skills_on_boats: list[int]
) -> None:
    """R-KF-04."""
    assert [load[1] for load in summer_with(60, left)] == skills_on_boats


def test_a_full_bag_fills_no_boat_beyond_its_number() -> None:
    """R-KF-04."""
    assert summer_with(70) == [(7, 1), (6, 2), (4, 1)]


def test_green_workers_in_the_bag_are_loaded_like_others() -> None:
    state = table(3)
    unload(state)
    lots(state)
    workers(state, 0, green=20)
    state.lose_workers(0, 3, 20)
    state.into_bag(3, 20)
    exhaust(state, "bag", but=20)
    state.frames = [Season(SUMMER)]
    settle(state, None)
    while "lay-out" in offers(state)[0]:
        GAME.play(state, GAME.legal(state)[0])
    assert "load green" in offers(state)


def test_an_empty_boat_is_taken_like_another() -> None:
    """R-KF-04."""
    state = spring()
    cargo(state, "keyflower")
    pass_all(state)
    play(state, "0 board keyflower")
    assert (screen(state, 0), asked(state)) == ({}, "1 Board")


def test_new_tiles_are_in_the_villages_when_the_next_season_begins() -> None:
    state = spring("keywood")
    bid(state, 1, "keywood", 1, "red")
    gather_in(state)
    assert "keywood" in village(state, 1).values()
