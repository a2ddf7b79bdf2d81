"""Tiles that build: the builder, the farm labourer, and the building plot beside which it is free."""

from __future__ import annotations

from keydom.games.keyper.state import KeyperState

from .builders import alone, asked, bereave, built, give, offers, plan, play, put, stand, stores, team, tiles, turn

# The builder and the farm labourer.


def test_the_builder_builds_any_tile_for_one_finished_good() -> None:
    state = alone()
    built(state, 0, "builder", "village-1")
    plan(state, 0, "village-hall")
    bereave(state, 0)
    give(state, 0, brick=1, wheat=1)
    turn(state, 0)
    put(state, 0, "brown", "village-1")
    play(state, "0 build village-hall", "0 on village-2")
    assert (stores(state, 0)["brick"], tiles(state, 0)["village-2"]) == (-1, "village-hall")


def test_the_builder_takes_no_wheat_before_it_is_upgraded() -> None:
    state = alone()
    built(state, 0, "builder", "village-1")
    bereave(state, 0)
    give(state, 0, wheat=1)
    turn(state, 0)
    put(state, 0, "brown", "village-1")
    assert offers(state) == ["upgrade builder", "stop"]


def test_the_upgraded_builder_builds_or_upgrades_for_a_finished_good_or_wheat() -> None:
    state = alone()
    built(state, 0, "builder", "village-1", upgraded=True)
    built(state, 0, "cow-shed", "farm-1")
    bereave(state, 0)
    give(state, 0, wheat=1)
    turn(state, 0)
    put(state, 0, "brown", "village-1")
    assert {"build stable", "build drainage", "upgrade cow-shed", "stop"} <= set(offers(state))
    play(state, "0 upgrade cow-shed")
    assert (state.has(0, 6), tiles(state, 0)["farm-1"]) == (0, "cow-shed+")


def test_two_actions_of_the_upgraded_builder_build_a_tile_and_upgrade_it() -> None:
    """The rulebook's example: the existing keyple builds a tile, and the joiner upgrades the same tile."""
    state = alone()
    built(state, 0, "builder", "village-1", upgraded=True)
    stand(state, 0, "village-1", "brown")
    bereave(state, 0)
    give(state, 0, wheat=2)
    turn(state, 0)
    team(state, 0, "brown")
    turn(state, 0)
    put(state, 0, "brown", "village-1")
    play(state, "0 lay-existing", "0 build stable", "0 upgrade stable")
    assert tiles(state, 0)["farm-1"] == "stable+"


def test_the_farm_labourer_builds_a_farm_tile_for_nothing() -> None:
    state = alone()
    built(state, 0, "farm-labourer", "farm-1")
    bereave(state, 0)
    turn(state, 0)
    put(state, 0, "brown", "farm-1")
    homes = ["cow-shed", "pig-sty", "sheep-shelter", "stable", "farmyard", "paddock"]
    assert offers(state) == [*(f"build {tile}" for tile in homes), "stop"]
    play(state, "0 build stable", "0 on farm-2")
    assert tiles(state, 0) == {"farm-1": "farm-labourer", "farm-2": "stable"}


def test_the_upgraded_farm_labourer_upgrades_farm_tiles_for_nothing() -> None:
    state = alone()
    built(state, 0, "farm-labourer", "farm-1", upgraded=True)
    built(state, 0, "cow-shed", "farm-2")
    built(state, 0, "drainage", "village-1")
    bereave(state, 0)
    turn(state, 0)
    put(state, 0, "brown", "farm-1")
    assert "upgrade drainage" not in offers(state)
    play(state, "0 upgrade cow-shed")
    assert tiles(state, 0)["farm-2"] == "cow-shed+"


def test_a_farm_labourer_pays_for_its_own_upgrade() -> None:
    state = alone()
    built(state, 0, "farm-labourer", "farm-1")
    bereave(state, 0)
    give(state, 0, wheat=1)
    turn(state, 0)
    put(state, 0, "brown", "farm-1")
    play(state, "0 upgrade farm-labourer")
    assert (tiles(state, 0), state.has(0, 6)) == ({"farm-1": "farm-labourer+"}, 0)


def test_two_actions_of_the_upgraded_farm_labourer_build_and_upgrade_the_same_tile() -> None:
    """The rulebook's example."""
    state = alone()
    built(state, 0, "farm-labourer", "farm-1", upgraded=True)
    stand(state, 0, "farm-1", "brown")
    team(state, 0, "brown")
    bereave(state, 0)
    turn(state, 0)
    put(state, 0, "brown", "farm-1")
    play(state, "0 lay-existing", "0 build stable", "0 on farm-2", "0 upgrade stable")
    assert tiles(state, 0)["farm-2"] == "stable+"


def test_the_farm_labourer_may_build_over_itself_but_not_be_used_again() -> None:
    """The rulebook's example."""
    state = alone()
    built(state, 0, "farm-labourer", "farm-1")
    stand(state, 0, "farm-1", "brown")
    team(state, 0, "brown")
    bereave(state, 0)
    turn(state, 0)
    put(state, 0, "brown", "farm-1")
    play(state, "0 lay-existing", "0 build stable", "0 on farm-1")
    assert (tiles(state, 0), asked(state)) == ({"farm-1": "stable"}, "1 Turn")


# The building plot.


def plotted(upgraded: bool, at: str = "village-4") -> KeyperState:
    """Seat 0 has nothing but the building plot, and a keyple on a build field."""
    state = alone()
    built(state, 0, "building-plot", at, upgraded=upgraded)
    bereave(state, 0)
    turn(state, 0)
    put(state, 0, "orange", "a-build")
    return state


def test_beside_the_building_plot_a_tile_is_built_for_nothing() -> None:
    """R-KR-15."""
    state = plotted(False)
    play(state, "0 build drainage")
    assert tiles(state, 0) == {"village-4": "building-plot", "village-5": "drainage"}


def test_the_upgraded_building_plot_frees_the_plots_above_and_below_too() -> None:
    """R-KR-15."""
    state = plotted(True)
    play(state, "0 build drainage")
    assert offers(state) == ["on village-1", "on village-5", "on village-7"]


def test_in_the_last_column_there_is_no_plot_to_the_right() -> None:
    """R-KR-15."""
    assert asked(plotted(False, "village-6")) == "1 Turn"


def test_at_the_upper_edge_there_is_no_plot_above() -> None:
    """R-KR-15."""
    state = plotted(True, "village-1")
    play(state, "0 build drainage")
    assert offers(state) == ["on village-2", "on village-4"]


def test_a_second_build_action_may_use_the_building_plot_just_built() -> None:
    """The rulebook's example: even on the same turn, with two build actions."""
    state = alone()
    plan(state, 0, "building-plot")
    bereave(state, 0)
    give(state, 0, wheat=1)
    turn(state, 0)
    put(state, 0, "orange", "a-build")
    play(state, "0 build building-plot", "0 on village-2", "0 build pavements")
    assert tiles(state, 0) == {"village-2": "building-plot", "village-3": "pavements"}


def test_a_tile_beside_the_building_plot_is_not_built_over_for_nothing() -> None:
    """R-KR-15."""
    state = alone()
    built(state, 0, "building-plot", "village-4")
    built(state, 0, "drainage", "village-5")
    bereave(state, 0)
    turn(state, 0)
    put(state, 0, "orange", "a-build")
    assert asked(state) == "1 Turn"


def test_a_keyple_on_the_free_plot_builds_there_for_nothing() -> None:
    """R-KR-15."""
    state = alone()
    built(state, 0, "building-plot", "village-4")
    bereave(state, 0)
    turn(state, 0)
    put(state, 0, "orange", "village-5")
    play(state, "0 build-here scrapyard")
    assert tiles(state, 0)["village-5"] == "scrapyard"


def test_in_the_upper_corner_with_the_plot_below_built_nothing_is_free() -> None:
    """R-KR-15."""
    state = alone()
    built(state, 0, "building-plot", "village-3", upgraded=True)
    built(state, 0, "drainage", "village-6")
    bereave(state, 0)
    turn(state, 0)
    put(state, 0, "orange", "a-build")
    assert asked(state) == "1 Turn"


def test_the_farm_labourer_builds_no_village_tile_on_a_free_plot() -> None:
    """R-KR-15."""
    state = alone()
    built(state, 0, "building-plot", "village-4")
    built(state, 0, "farm-labourer", "farm-1")
    bereave(state, 0)
    turn(state, 0)
    put(state, 0, "orange", "farm-1")
    assert "build drainage" not in offers(state)


def test_the_building_plot_does_nothing_for_farm_tiles() -> None:
    """R-KR-15."""
    assert "build stable" not in offers(plotted(True))
