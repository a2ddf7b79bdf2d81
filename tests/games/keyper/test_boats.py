"""Boats: choosing one, working on it, selling to it, and the tiles that help with it."""

from __future__ import annotations

import pytest

from keydom.core.game import Event
from keydom.games.keyper import GAME
from keydom.games.keyper.components import RESOURCES, Box
from keydom.games.keyper.state import KeyperState

from .builders import (
    alone,
    asked,
    bereave,
    built,
    claim,
    give,
    in_season,
    moor,
    offers,
    play,
    put,
    stand,
    stores,
    table,
    team,
    turn,
)

EARLY = {1: ("pig", "clay"), 2: ("cow", "log"), 3: ("sheep", "rock"), 4: ("horse", "wheat")}
LATE = {1: ("chicken", "emerald"), 2: ("deer", "gold"), 3: ("goat", "ruby"), 4: ("wild-boar", "sapphire")}
LEFT_OUT = {5: (("chicken", "deer"), ("cow", "pig")), 6: (("goat", "wild-boar"), ("horse", "sheep"))}


def on_board(*tiles: str, upgraded: bool = False, colour: str = "brown", **resources: int) -> KeyperState:
    """Seat 0 has these tiles and resources and plays alone on boat 1 (pig and clay)."""
    state = alone()
    give(state, 0, **resources)
    for tile in tiles:
        built(state, 0, tile, upgraded=upgraded)
    turn(state, 0)
    put(state, 0, colour, "a-river")
    play(state, "0 moor boat-1")
    return state


def carrying(*cargo: str, colour: str = "brown", **resources: int) -> KeyperState:
    """The same, but that boat 1 carries these, and a pig if it is one."""
    both = [*["pig"] * (2 - len(cargo)), *cargo]
    state = alone()
    state.box = Box(GAME.catalogue)
    state.box.cargo = [RESOURCES.index(name) for name in both] + state.box.cargo[2:]
    give(state, 0, **resources)
    turn(state, 0)
    put(state, 0, colour, "a-river")
    play(state, "0 moor boat-1")
    return state


@pytest.mark.parametrize("boat", EARLY)
def test_a_boat_carries_two_resources_in_spring(boat: int) -> None:
    state = alone()
    bereave(state, 0)
    put(state, 0, "brown", "a-river")
    play(state, f"0 moor boat-{boat}")
    assert offers(state) == [*(f"work {name}" for name in EARLY[boat]), "stop"]


@pytest.mark.parametrize("boat", LATE)
def test_a_boat_carries_two_others_in_autumn(boat: int) -> None:
    state = alone("autumn")
    put(state, 0, "brown", "a-river")
    play(state, f"0 moor boat-{boat}")
    assert offers(state) == [*(f"work {name}" for name in LATE[boat]), "stop"]


@pytest.mark.parametrize("boat", LEFT_OUT)
@pytest.mark.parametrize(("season", "side"), [("summer", 0), ("winter", 1)])
def test_the_boats_left_out_before_carry_theirs(boat: int, season: str, side: int) -> None:
    state = alone(season)
    state.boats = 0b110000
    put(state, 0, "brown", "a-river")
    play(state, f"0 moor boat-{boat}")
    assert offers(state) == [*(f"work {name}" for name in LEFT_OUT[boat][side]), "stop"]


def test_working_brings_a_resource() -> None:
    state = on_board()
    play(state, "0 work clay")
    assert (stores(state, 0), asked(state)) == ({"clay": 1}, "1 Turn")


def test_selling_brings_two_points() -> None:
    state = on_board(pig=1)
    play(state, "0 sell pig")
    assert (state.shipping, stores(state, 0)) == ([2, 0, 0], {})


@pytest.mark.parametrize("colour", ["light-blue", "white"])
def test_light_blue_and_white_have_two_actions(colour: str) -> None:
    state = on_board(colour=colour)
    play(state, "0 work clay", "0 work pig")
    assert stores(state, 0) == {"clay": 1, "pig": 1}


def test_two_light_blue_keyples_have_three_actions_each() -> None:
    state = table()
    put(state, 0, "light-blue", "a-river")
    play(state, "0 moor boat-1", "1 join light-blue")
    play(state, "0 work pig", "1 work clay", "0 work pig", "1 work clay", "0 work clay", "1 work pig")
    assert [stores(state, seat) for seat in (0, 1)] == [{"clay": 1, "pig": 2}, {"clay": 2, "pig": 1}]


def test_working_for_one_type_and_selling_the_other_is_allowed() -> None:
    """The rulebook's example: three actions may be work, sales, or work for one type and sale of the other."""
    state = table()
    moor(state, "a", 1)
    stand(state, 1, "a-river", "light-blue")
    give(state, 0, pig=2)
    turn(state, 0)
    put(state, 0, "light-blue", "a-river")
    play(state, "0 lay-existing", "0 sell pig", "0 work clay", "0 sell pig")
    assert (state.shipping[0], stores(state, 0)) == (4, {"clay": 1})


def test_one_play_may_not_take_and_sell_the_same_type() -> None:
    """R-KR-21."""
    state = on_board(colour="light-blue")
    play(state, "0 work pig")
    assert "sell pig" not in offers(state)


def test_one_play_may_not_sell_and_take_the_same_type() -> None:
    """R-KR-21."""
    state = on_board(colour="light-blue", pig=2)
    play(state, "0 sell pig")
    assert offers(state) == ["work clay", "sell pig", "sell brick", "stop"]


@pytest.mark.parametrize(("boat", "good"), [(1, "brick"), (2, "wood"), (3, "stone")])
def test_a_finished_good_is_sold_as_the_raw_material_of_its_type(boat: int, good: str) -> None:
    """R-KR-12: it can always be used so."""
    state = alone()
    give(state, 0, **{good: 1})
    turn(state, 0)
    put(state, 0, "brown", "a-river")
    play(state, f"0 moor boat-{boat}", f"0 sell {good}")
    assert (state.shipping[0], stores(state, 0)) == (2, {})


def test_raw_material_and_finished_good_are_both_offered_for_sale() -> None:
    state = on_board(clay=1, brick=1)
    assert offers(state) == ["work pig", "work clay", "sell clay", "sell brick", "stop"]


def test_a_finished_good_of_another_type_is_not_sold() -> None:
    state = on_board(wood=1, stone=1)
    assert offers(state) == ["work pig", "work clay", "sell brick", "stop"]


def test_who_has_sold_a_brick_as_clay_takes_no_clay_in_the_same_play() -> None:
    """R-KR-21."""
    state = on_board(colour="light-blue", brick=2)
    play(state, "0 sell brick")
    assert offers(state) == ["work pig", "sell brick", "stop"]


def test_who_has_taken_clay_sells_no_brick_as_clay_in_the_same_play() -> None:
    """R-KR-21."""
    state = on_board(colour="light-blue", brick=1)
    play(state, "0 work clay")
    assert offers(state) == ["work pig", "work clay", "stop"]
    assert GAME.why_not(state, GAME.parse("sell brick")) == Event("taken-in-this-play", {"resource": "resource:brick"})


def test_a_brick_sold_as_clay_counts_for_the_shipping_agent() -> None:
    state = on_board("shipping-agent", upgraded=True, brick=1)
    play(state, "0 sell brick")
    assert state.shipping[0] == 3


def test_a_boat_that_carries_the_finished_good_itself_takes_no_raw_material_for_it() -> None:
    state = carrying("brick", clay=1, brick=1)
    assert offers(state) == ["work pig", "work brick", "sell brick", "stop"]


def test_on_a_boat_with_clay_and_bricks_a_brick_is_sold_as_what_was_not_taken() -> None:
    state = carrying("clay", "brick", colour="light-blue", brick=2)
    play(state, "0 work brick")
    assert offers(state) == ["work clay", "work brick", "sell brick", "stop"]
    play(state, "0 sell brick")
    assert (state.shipping[0], stores(state, 0)) == (2, {"brick": 2})


def test_the_ban_binds_each_player_alone() -> None:
    """R-KR-21."""
    state = table()
    give(state, 1, pig=1)
    put(state, 0, "light-blue", "a-river")
    play(state, "0 moor boat-1", "1 join light-blue", "0 work pig")
    assert "sell pig" in offers(state)


def test_the_boat_is_chosen_before_others_are_asked_to_join() -> None:
    """R-KR-21."""
    state = table()
    put(state, 0, "light-blue", "a-river")
    assert asked(state) == "0 Moor"


def test_a_boat_stays_on_its_river() -> None:
    """R-KR-21."""
    state = table()
    moor(state, "a", 3)
    stand(state, 1, "a-river", "brown", lying=True)
    turn(state, 0)
    put(state, 0, "brown", "a-river")
    assert offers(state) == ["work sheep", "work rock", "sell stone", "stop"]


def test_a_boat_that_is_moored_cannot_be_chosen_again() -> None:
    state = alone()
    moor(state, "b", 2)
    put(state, 0, "brown", "a-river")
    assert offers(state) == ["moor boat-1", "moor boat-3", "moor boat-4"]


def test_the_last_boat_comes_by_itself() -> None:
    state = table(4)
    for board, boat in (("b", 1), ("c", 2), ("d", 3)):
        moor(state, board, boat)
    turn(state, 0)
    put(state, 0, "black", "a-river")
    assert asked(state) == "1 Join"


def test_an_exhausted_resource_cannot_be_worked_for() -> None:
    state = alone()
    give(state, 2, clay=16)
    put(state, 0, "brown", "a-river")
    play(state, "0 moor boat-1")
    assert offers(state) == ["work pig", "sell brick", "stop"]


def test_two_keyples_laid_down_on_a_boat_have_three_actions() -> None:
    state = table()
    moor(state, "a", 1)
    stand(state, 1, "a-river", "light-blue")
    stand(state, 2, "a-river", "light-blue")
    team(state, 0)
    claim(state, 0, "a")
    turn(state, 0)
    play(state, "0 lay-both a-river", "0 work pig", "0 work pig", "0 work pig")
    assert stores(state, 0) == {"pig": 3}


def test_a_boat_action_may_be_left_out() -> None:
    state = on_board(colour="light-blue")
    play(state, "0 stop")
    assert (stores(state, 0), asked(state)) == ({}, "1 Turn")


# Tiles that help.


@pytest.mark.parametrize(("upgraded", "points"), [(False, 1), (True, 2)])
def test_the_seafarer_earns_points_for_every_play_on_a_boat(upgraded: bool, points: int) -> None:
    """R-KR-23."""
    assert on_board("seafarer", upgraded=upgraded, colour="light-blue").shipping[0] == points


def test_the_seafarer_earns_for_joining_too() -> None:
    """R-KR-23."""
    state = table()
    built(state, 1, "seafarer", upgraded=True)
    turn(state, 0)
    put(state, 0, "light-blue", "a-river")
    play(state, "0 moor boat-1", "1 join light-blue")
    assert state.shipping == [0, 2, 0]


def test_the_seafarer_earns_once_for_two_keyples_laid_down() -> None:
    """R-KR-23: two points, not four."""
    state = table()
    built(state, 0, "seafarer", upgraded=True)
    moor(state, "a", 1)
    stand(state, 1, "a-river", "light-blue")
    stand(state, 2, "a-river", "light-blue")
    team(state, 0)
    claim(state, 0, "a")
    turn(state, 0)
    play(state, "0 lay-both a-river")
    assert state.shipping[0] == 2


def test_the_shipping_agent_earns_a_point_for_two_resources_sold() -> None:
    """R-KR-22."""
    state = on_board("shipping-agent", colour="light-blue", pig=1, clay=1)
    play(state, "0 sell pig")
    assert state.shipping[0] == 2
    play(state, "0 sell clay")
    assert state.shipping[0] == 5


def test_the_upgraded_shipping_agent_earns_a_point_for_each() -> None:
    state = on_board("shipping-agent", upgraded=True, pig=1)
    play(state, "0 sell pig")
    assert state.shipping[0] == 3


def test_sales_of_different_plays_are_not_added_up() -> None:
    """R-KR-22."""
    state = on_board("shipping-agent", pig=2)
    play(state, "0 sell pig")
    stand(state, 1, "b-river", "grey", lying=True)
    moor(state, "b", 2)
    give(state, 0, cow=1)
    turn(state, 0)
    put(state, 0, "grey", "b-river")
    play(state, "0 sell cow")
    assert state.shipping[0] == 4


def test_the_merchant_has_no_action_more_at_first() -> None:
    state = on_board("merchant")
    play(state, "0 work pig")
    assert asked(state) == "1 Turn"


def test_the_upgraded_merchant_has_one_action_more() -> None:
    state = on_board("merchant", upgraded=True)
    play(state, "0 work pig", "0 work clay")
    assert stores(state, 0) == {"clay": 1, "pig": 1}


def test_with_a_light_blue_keyple_a_joiner_and_the_upgraded_merchant_there_are_four_transactions() -> None:
    """The rulebook's example."""
    state = table()
    built(state, 0, "merchant", upgraded=True)
    turn(state, 0)
    put(state, 0, "light-blue", "a-river")
    play(state, "0 moor boat-1", "1 join light-blue")
    play(state, "0 work pig", "1 stop", "0 work pig", "0 work pig", "0 work pig")
    assert (stores(state, 0), asked(state)) == ({"pig": 4}, "1 Turn")


def test_four_sales_in_one_play_earn_the_shipping_agent_two_points() -> None:
    """R-KR-22."""
    state = table()
    built(state, 0, "merchant", upgraded=True)
    built(state, 0, "shipping-agent")
    in_season(state, "summer")
    give(state, 0, pig=4)
    turn(state, 0)
    put(state, 0, "light-blue", "a-river")
    play(state, "0 moor boat-1", "1 join light-blue", "0 sell pig", "1 stop", "0 sell pig", "0 sell pig", "0 sell pig")
    assert state.shipping[0] == 10
