"""Upgrading tiles: what it costs, who may do it, and when; and leaving the use of a tile out."""

from __future__ import annotations

import pytest

from .builders import alone, asked, at, bereave, built, give, offers, play, put, stand, stores, team, tiles, turn


@pytest.mark.parametrize("paid", ["clay", "log", "rock", "brick", "wood", "stone", "wheat"])
def test_upgrading_a_farm_tile_costs_a_raw_material_or_wheat(paid: str) -> None:
    state = alone()
    built(state, 0, "cow-shed", "farm-1")
    bereave(state, 0)
    give(state, 0, **{paid: 1})
    turn(state, 0)
    put(state, 0, "brown", "a-upgrade")
    play(state, "0 upgrade cow-shed")
    assert tiles(state, 0) == {"farm-1": "cow-shed+"}


@pytest.mark.parametrize(("paid", "enough"), [("brick", True), ("wood", True), ("wheat", True), ("clay", False)])
def test_upgrading_a_village_tile_costs_a_finished_good_or_wheat(paid: str, enough: bool) -> None:
    state = alone()
    built(state, 0, "drainage", "village-1")
    bereave(state, 0)
    give(state, 0, **{paid: 1})
    turn(state, 0)
    put(state, 0, "brown", "a-upgrade")
    assert asked(state) == ("0 Upgrade" if enough else "1 Turn")


def test_a_tile_is_upgraded_once() -> None:
    state = alone()
    built(state, 0, "cow-shed", "farm-1", upgraded=True)
    turn(state, 0)
    put(state, 0, "brown", "a-upgrade")
    assert asked(state) == "1 Turn"


def test_upgrading_may_be_left_out() -> None:
    state = alone()
    built(state, 0, "cow-shed", "farm-1")
    turn(state, 0)
    put(state, 0, "grey", "a-upgrade")
    play(state, "0 stop")
    assert (tiles(state, 0), asked(state)) == ({"farm-1": "cow-shed"}, "1 Turn")


def test_the_use_of_a_tile_may_be_left_out() -> None:
    state = alone()
    built(state, 0, "brickmaker", "village-1")
    give(state, 0, clay=1)
    turn(state, 0)
    put(state, 0, "grey", "village-1")
    play(state, "0 stop")
    assert (stores(state, 0), asked(state)) == ({"clay": 1}, "1 Turn")


def test_the_upgraded_builder_upgrades_a_village_tile_for_wheat_too() -> None:
    state = alone()
    built(state, 0, "builder", "village-1", upgraded=True)
    built(state, 0, "drainage", "village-2")
    bereave(state, 0)
    give(state, 0, wheat=1)
    turn(state, 0)
    put(state, 0, "grey", "village-1")
    play(state, "0 upgrade drainage")
    assert tiles(state, 0)["village-2"] == "drainage+"


def test_a_keyple_on_a_tile_may_upgrade_it() -> None:
    state = alone()
    built(state, 0, "cow-shed", "farm-1")
    bereave(state, 0)
    give(state, 0, wheat=1)
    turn(state, 0)
    put(state, 0, "brown", "farm-1")
    play(state, "0 upgrade cow-shed")
    assert tiles(state, 0) == {"farm-1": "cow-shed+"}


def test_one_keyple_upgrades_its_tile_and_the_other_uses_the_upgraded_side() -> None:
    """The rulebook's example."""
    state = alone()
    built(state, 0, "brickmaker", "village-1")
    stand(state, 0, "village-1", "orange")
    team(state, 0, "orange")
    bereave(state, 0)
    give(state, 0, wheat=1, clay=1)
    turn(state, 0)
    put(state, 0, "orange", "village-1")
    play(state, "0 lay-existing", "0 upgrade brickmaker", "0 get-two brick brick")
    assert state.goods[:7] == [0, 0, 0, 2, 0, 0, 0]


def test_a_tile_with_a_keyple_on_it_can_be_upgraded() -> None:
    state = alone()
    built(state, 0, "cow-shed", "farm-1")
    stand(state, 0, "farm-1", "grey")
    turn(state, 0)
    put(state, 0, "brown", "a-upgrade")
    assert offers(state) == ["upgrade cow-shed", "stop"]


def test_a_tile_that_does_nothing_for_keyples_may_still_take_one() -> None:
    state = alone()
    built(state, 0, "drainage", "village-1", upgraded=True)
    bereave(state, 0)
    turn(state, 0)
    put(state, 0, "brown", "village-1")
    assert (at(state, "village-1"), asked(state)) == (["brown"], "1 Turn")
