"""Every kind of field: what one keyple has there, alone or in company, of its colour or another."""

from __future__ import annotations

import pytest

from .builders import alone, asked, built, empty, give, in_season, mover, offers, play, put, stores, table, team, turn

# Fields that bring forth a resource: where one is shown, its border, and what comes of it.
YIELDING = [
    ("clay", "spring", 1, "orange", "clay"),
    ("logs", "spring", 1, "brown", "log"),
    ("rocks", "spring", 1, "grey", "rock"),
    ("pigs", "spring", 1, "light-green", "pig"),
    ("cows", "spring", 1, "light-green", "cow"),
    ("sheep", "spring", 1, "light-green", "sheep"),
    ("horses", "spring", 2, "light-green", "horse"),
    ("wheat", "spring", 1, "light-green", "wheat"),
    ("chickens", "spring", 3, "light-green", "chicken"),
    ("goats", "spring", 3, "grey", "goat"),
    ("deer", "spring", 2, "brown", "deer"),
    ("wild-boar", "summer", 2, "brown", "wild-boar"),
    ("emeralds", "autumn", 1, "black", "emerald"),
    ("gold", "autumn", 1, "black", "gold"),
    ("rubies", "winter", 1, "black", "ruby"),
    ("sapphires", "winter", 1, "black", "sapphire"),
]


def other(colour: str) -> str:
    return "orange" if colour != "orange" else "black"


@pytest.mark.parametrize(("field", "season", "number", "border", "resource"), YIELDING)
def test_a_keyple_of_another_colour_takes_one(field: str, season: str, number: int, border: str, resource: str) -> None:
    state = alone(season, number)
    put(state, 0, other(border), f"a-{field}")
    assert stores(state, 0) == {resource: 1}


@pytest.mark.parametrize(("field", "season", "number", "border", "resource"), YIELDING)
def test_a_keyple_of_the_borders_colour_takes_two(
    field: str, season: str, number: int, border: str, resource: str
) -> None:
    state = alone(season, number)
    put(state, 0, border, f"a-{field}")
    assert stores(state, 0) == {resource: 2}


@pytest.mark.parametrize(("field", "season", "number", "border", "resource"), YIELDING)
def test_two_of_the_borders_colour_take_three_each(
    field: str, season: str, number: int, border: str, resource: str
) -> None:
    state = table()
    in_season(state, season, number)
    turn(state, 0)
    put(state, 0, border, f"a-{field}")
    play(state, f"1 join {border}")
    assert [stores(state, seat) for seat in (0, 1)] == [{resource: 3}, {resource: 3}]


# Fields that convert.


@pytest.mark.parametrize(
    ("field", "number", "border", "raw", "finished"),
    [
        ("bricks", 1, "orange", "clay", "brick"),
        ("wood", 2, "brown", "log", "wood"),
        ("stone", 1, "grey", "rock", "stone"),
    ],
)
def test_a_converting_field_turns_a_raw_material_into_its_finished_good(
    field: str, number: int, border: str, raw: str, finished: str
) -> None:
    state = alone("spring", number)
    give(state, 0, **{raw: 3})
    put(state, 0, border, f"a-{field}")
    play(state, f"0 get {finished}", f"0 get {finished}")
    assert stores(state, 0) == {raw: 1, finished: 2}


def test_a_conversion_may_be_left_out() -> None:
    state = alone()
    give(state, 0, clay=3)
    put(state, 0, "orange", "a-bricks")
    play(state, "0 get brick", "0 stop")
    assert (stores(state, 0), asked(state)) == ({"clay": 2, "brick": 1}, "1 Turn")


def test_a_finished_good_is_not_turned_into_itself() -> None:
    """R-KR-12."""
    state = alone()
    put(state, 0, "orange", "a-bricks")
    assert asked(state) == "1 Turn"


def test_without_anything_to_convert_a_keyple_just_stands_there() -> None:
    """R-KR-11."""
    state = alone()
    put(state, 0, "orange", "a-bricks")
    assert (stores(state, 0), asked(state)) == ({}, "1 Turn")


# Fields that trade.


def test_a_raw_material_is_traded_for_two_of_any_types() -> None:
    state = alone()
    give(state, 0, clay=1)
    put(state, 0, "brown", "a-trade-raw")
    play(state, "0 give clay", "0 get-two log rock")
    assert stores(state, 0) == {"log": 1, "rock": 1}


def test_what_a_trade_brings_may_feed_the_next_one() -> None:
    state = alone()
    give(state, 0, clay=1)
    put(state, 0, "black", "a-trade-raw")
    play(state, "0 give clay", "0 get-two log rock", "0 give rock", "0 get-two clay clay")
    assert stores(state, 0) == {"clay": 2, "log": 1}


def test_a_finished_good_may_be_traded_as_its_raw_material() -> None:
    """R-KR-12."""
    state = alone()
    put(state, 0, "brown", "a-trade-raw")
    play(state, "0 give brick", "0 get-two clay clay")
    assert stores(state, 0) == {"clay": 2, "brick": -1}


def test_wheat_is_no_raw_material_at_a_trading_field() -> None:
    """R-KR-18."""
    state = alone()
    give(state, 0, wheat=1)
    put(state, 0, "brown", "a-trade-raw")
    assert "give wheat" not in offers(state)


def test_a_finished_good_is_traded_for_two_of_any_types() -> None:
    state = alone("summer")
    put(state, 0, "brown", "a-trade-finished")
    play(state, "0 give stone", "0 get-two brick wood")
    assert stores(state, 0) == {"brick": 1, "wood": 1, "stone": -1}


def test_raw_materials_are_not_traded_as_finished_goods() -> None:
    state = alone("summer")
    give(state, 0, clay=1, wheat=1)
    put(state, 0, "brown", "a-trade-finished")
    assert offers(state) == ["give brick", "give wood", "give stone", "stop"]


def test_who_is_due_two_gets_one_where_there_is_one() -> None:
    """R-KR-20."""
    state = alone()
    built(state, 0, "brickmaker", "village-1", upgraded=True)
    give(state, 0, clay=1)
    empty(state, "brick", but=1)
    turn(state, 0)
    put(state, 0, "orange", "village-1")
    assert offers(state)[:2] == ["give clay", "give brick"]
    play(state, "0 give clay")
    assert stores(state, 0) == {"brick": 1}


def test_with_nothing_to_get_nothing_can_be_given() -> None:
    """R-KR-20."""
    state = alone()
    give(state, 0, clay=1)
    give(state, 2, brick=13)
    put(state, 0, "orange", "a-bricks")
    assert asked(state) == "1 Turn"


# Building and upgrading fields.


def test_a_building_field_lets_one_tile_be_built() -> None:
    state = alone()
    give(state, 0, log=4)
    put(state, 0, "brown", "a-build")
    play(state, "0 build cow-shed", "0 pay-two log log")
    assert asked(state) == "1 Turn"


def test_an_orange_keyple_may_build_two_tiles() -> None:
    state = alone()
    give(state, 0, log=4)
    put(state, 0, "orange", "a-build")
    play(state, "0 build cow-shed", "0 pay-two log log")
    assert asked(state) == "0 Build"


def test_an_upgrading_field_asks_for_a_tile_to_upgrade() -> None:
    state = alone()
    give(state, 0, log=4)
    put(state, 0, "brown", "a-upgrade")
    assert asked(state) == "1 Turn"


def test_player_and_joiner_build_in_turns() -> None:
    """R-KR-11."""
    state = table()
    for seat in (0, 1):
        give(state, seat, log=8)
    put(state, 0, "orange", "a-build")
    play(state, "1 join orange")
    seats = []
    while asked(state).endswith(("Build", "Site", "Pay")):
        if asked(state).endswith("Build"):
            seats.append(mover(state))
        play(state, f"{mover(state)} {offers(state)[0]}")
    assert seats == [0, 1, 0, 1, 0, 1]


def test_who_stops_forgoes_the_rest_and_the_other_goes_on() -> None:
    """R-KR-11."""
    state = table()
    for seat in (0, 1):
        give(state, seat, clay=3)
    put(state, 0, "orange", "a-bricks")
    play(state, "1 join orange", "0 stop", "1 get brick", "1 get brick", "1 get brick")
    assert [stores(state, seat) for seat in (0, 1)] == [{"clay": 3}, {"brick": 3}]


def test_player_and_joiner_may_use_their_actions_differently() -> None:
    state = table()
    give(state, 0, clay=2)
    give(state, 1, clay=2)
    put(state, 0, "brown", "a-bricks")
    play(state, "1 join brown", "0 get brick", "1 stop")
    assert asked(state) == "0 Trade"


# Country tiles.


def test_a_keyple_takes_a_country_tile_for_nothing() -> None:
    state = alone()
    put(state, 0, "brown", "a-tile")
    play(state, "0 take dock")
    assert state.plans[0] >> 18 & 1


def test_four_country_tiles_are_taken_first_and_fourth_by_the_player_second_and_third_by_the_joiner() -> None:
    """R-KR-11."""
    state = table()
    put(state, 0, "brown", "a-tile")
    play(state, "1 join brown", "0 take alchemist", "1 take barn", "1 take builder", "0 take dock")
    assert asked(state) == "-1 Draw"


def test_taking_a_tile_may_be_left_out() -> None:
    state = table()
    put(state, 0, "brown", "a-tile")
    play(state, "1 join brown", "0 stop", "1 take barn", "1 stop")
    assert asked(state) == "-1 Draw"


def test_a_team_of_one_plays_like_any_other() -> None:
    state = table()
    team(state, 0, "brown", keyper=True)
    turn(state, 0)
    assert offers(state) == ["keyple brown", "keyper a", "keyper b", "keyper c"]
