"""Building and building over: what it costs, where it goes, the discount, and keyples that build where they stand."""

from __future__ import annotations

import pytest

from keydom.games.keyper import GAME
from keydom.games.keyper.components import TILES
from keydom.games.keyper.state import KeyperState

from .builders import (
    alone,
    asked,
    at,
    bereave,
    built,
    claim,
    give,
    offers,
    plan,
    play,
    put,
    stand,
    stores,
    table,
    team,
    tiles,
    turn,
)

ICONS = {
    "clay": ["clay", "brick"],
    "log": ["log", "wood"],
    "rock": ["rock", "stone"],
    "raw": ["clay", "log", "rock", "brick", "wood", "stone"],
    "any-raw": ["clay", "log", "rock", "brick", "wood", "stone", "wheat"],
    "brick": ["brick"],
    "wood": ["wood"],
    "stone": ["stone"],
    "finished": ["brick", "wood", "stone"],
    "any-finished": ["brick", "wood", "stone", "wheat"],
}


def builder_at(field: str, colour: str = "brown", season: str = "spring", **resources: int) -> KeyperState:
    """Seat 0 has just these resources and has put a keyple onto a field of board a."""
    state = alone(season)
    bereave(state, 0)
    give(state, 0, **resources)
    put(state, 0, colour, f"a-{field}")
    return state


def could_build(tile: str, *paid: str) -> list[str]:
    """How seat 0, with just these resources, may pay for a tile; the last word of each is one payment."""
    state = alone()
    bereave(state, 0)
    give(state, 0, **{name: paid.count(name) for name in paid})
    if TILES.index(tile) >= 12:
        plan(state, 0, tile)
    turn(state, 0)
    put(state, 0, "brown", "a-build")
    if f"build {tile}" not in offers(state):
        return []
    play(state, f"0 build {tile}")
    if asked(state) == "0 Site":
        play(state, f"0 {offers(state)[0]}")
    return offers(state) if asked(state) == "0 Pay" else ["paid"]


# What it costs.


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_can_be_built_for_its_cost_and_for_nothing_less(tile: str) -> None:
    cost = GAME.catalogue.components["tile"][tile].words("cost")
    paid = [ICONS[icon][0] for icon in cost]
    assert could_build(tile, *paid)
    assert not could_build(tile, *paid[1:])


@pytest.mark.parametrize("icon", ICONS)
def test_an_icon_is_paid_with_what_it_stands_for_and_nothing_else(icon: str) -> None:
    tile = next(t for t in TILES if icon in GAME.catalogue.components["tile"][t].words("cost"))
    rest = list(GAME.catalogue.components["tile"][tile].words("cost"))
    rest.remove(icon)
    others = [ICONS[other][0] for other in rest]
    fitting = [name for name in ICONS["any-raw"] if could_build(tile, name, *others)]
    assert set(ICONS[icon]) <= set(fitting)


@pytest.mark.parametrize("name", ["rock", "brick", "stone", "wheat"])
def test_a_specific_icon_takes_no_other_type(name: str) -> None:
    assert could_build("stable", name, "clay") == []


def test_wheat_stands_for_white_icons_only() -> None:
    assert could_build("brickyard", "brick", "wheat") == []
    assert could_build("kiln", "brick", "wheat") == ["paid"]


def test_wheat_does_not_stand_for_three_coloured_icons() -> None:
    assert could_build("alchemist", "stone", "wheat", "wheat") == []
    assert could_build("game-wardens-cottage", "log", "wheat", "wheat") == []


def test_a_finished_good_serves_as_the_raw_material_of_its_type() -> None:
    assert could_build("cow-shed", "wood", "brick") == ["paid"]


def test_a_raw_material_never_serves_as_a_finished_good() -> None:
    assert could_build("brickyard", "clay", "clay") == []


def test_the_payer_chooses_among_the_ways_to_pay() -> None:
    assert could_build("cow-shed", "log", "wood", "wheat") == [
        "pay-two log wood",
        "pay-two log wheat",
        "pay-two wood wheat",
    ]


def test_what_is_paid_goes_back_to_the_supply() -> None:
    state = builder_at("build", log=2)
    before = state.supply[1]
    play(state, "0 build cow-shed")
    assert (state.supply[1], stores(state, 0)) == (before + 2, {"brick": -1, "wood": -1, "stone": -1})


def test_what_cannot_be_paid_is_not_offered() -> None:
    assert offers(builder_at("build", clay=2)) == [
        *("build pig-sty", "build farmyard", "build paddock", "stop"),
    ]


@pytest.mark.parametrize("tile", ["brickmaker", "carpenter", "stonemason", "scrapyard", "drainage", "pavements"])
def test_the_first_goods_pay_for_any_one_home_village_tile(tile: str) -> None:
    state = alone()
    put(state, 0, "brown", "a-build")
    assert f"build {tile}" in offers(state)


def test_building_may_be_left_out() -> None:
    state = builder_at("build", "orange", log=4)
    play(state, "0 stop")
    assert (tiles(state, 0), asked(state)) == ({}, "1 Turn")


# Where it goes.


def test_a_farm_tile_goes_to_the_first_empty_plot_of_the_farm() -> None:
    """R-KR-13."""
    state = builder_at("build", log=2)
    play(state, "0 build cow-shed")
    assert tiles(state, 0) == {"farm-1": "cow-shed"}


def test_a_village_tile_goes_to_any_plot_of_the_village() -> None:
    state = builder_at("build", stone=1, wood=1)
    play(state, "0 build brickmaker")
    assert offers(state) == [f"on village-{plot}" for plot in range(1, 13)]
    play(state, "0 on village-5")
    assert tiles(state, 0) == {"village-5": "brickmaker"}


# Building over.


def test_a_tile_may_be_built_over_at_the_same_cost() -> None:
    state = alone()
    built(state, 0, "cow-shed", "farm-1")
    bereave(state, 0)
    give(state, 0, clay=2)
    turn(state, 0)
    put(state, 0, "brown", "a-build")
    play(state, "0 build pig-sty", "0 on farm-1")
    assert (tiles(state, 0), state.has(0, 0)) == ({"farm-1": "pig-sty"}, 0)


def test_a_plot_is_built_over_once() -> None:
    """R-KR-14."""
    state = alone()
    built(state, 0, "cow-shed", "farm-1")
    built(state, 0, "pig-sty", "farm-1")
    give(state, 0, log=2)
    turn(state, 0)
    put(state, 0, "brown", "a-build")
    play(state, "0 build stable")
    play(state, "0 pay-two log log")
    assert tiles(state, 0) == {"farm-1": "pig-sty", "farm-2": "stable"}


def test_with_every_plot_built_over_there_is_no_room() -> None:
    """R-KR-14."""
    state = alone()
    farm = ["cow-shed", "pig-sty", "sheep-shelter", "stable", "farmyard", "paddock", "barn", "chicken-house"]
    more = ["farm-labourer", "goat-pen", "hop-field", "livestock-market", "oast-house", "windmill", "copse"]
    more.append("hunters-lodge")
    for plot, tile in enumerate(farm + more):
        built(state, 0, tile, f"farm-{plot % 8 + 1}")
    plan(state, 0, "farmers-cottage")
    give(state, 0, clay=2)
    turn(state, 0)
    put(state, 0, "brown", "a-build")
    assert "build farmers-cottage" not in offers(state)


def test_with_every_village_plot_built_over_there_is_no_room() -> None:
    """R-KR-14."""
    state = alone()
    village = [tile for number, tile in enumerate(TILES) if state.box.village >> number & 1]
    for plot, tile in enumerate(village[:24]):
        built(state, 0, tile, f"village-{plot % 12 + 1}")
    plan(state, 0, village[-1])
    give(state, 0, wood=4, brick=4)
    turn(state, 0)
    put(state, 0, "brown", "a-build")
    assert f"build {village[-1]}" not in offers(state)


def test_a_keyple_on_a_tile_that_is_built_over_moves_up() -> None:
    state = alone()
    built(state, 0, "brickmaker", "village-1")
    stand(state, 0, "village-1", "grey")
    turn(state, 0)
    put(state, 0, "brown", "a-build")
    play(state, "0 build carpenter", "0 on village-1")
    assert (at(state, "village-1"), tiles(state, 0)) == (["grey"], {"village-1": "carpenter"})


def test_a_covered_tile_works_no_more() -> None:
    state = alone()
    built(state, 0, "builder", "village-1")
    built(state, 0, "drainage", "village-1")
    turn(state, 0)
    put(state, 0, "brown", "village-1")
    assert offers(state) == ["upgrade drainage", "stop"]


# The discount.


def test_a_discount_takes_off_one_resource_of_choice() -> None:
    """R-KR-17."""
    state = builder_at("discount", season="summer", log=1, clay=1)
    play(state, "0 build cow-shed")
    assert offers(state) == ["pay clay", "pay log"]


def test_a_discount_leaves_at_least_one_resource_to_pay() -> None:
    """R-KR-17."""
    state = alone("summer")
    bereave(state, 0)
    plan(state, 0, "building-plot")
    turn(state, 0)
    put(state, 0, "brown", "a-discount")
    assert asked(state) == "1 Turn"


def test_a_cost_of_three_falls_to_two() -> None:
    """R-KR-17."""
    state = alone("summer")
    bereave(state, 0)
    give(state, 0, brick=1, wood=1)
    plan(state, 0, "village-hall")
    turn(state, 0)
    put(state, 0, "brown", "a-discount")
    play(state, "0 build village-hall", "0 on village-1")
    assert state.goods[:19] == [0] * 19


def test_a_discount_field_knows_no_expertise() -> None:
    state = builder_at("discount", "orange", "summer", log=2)
    play(state, "0 build cow-shed")
    assert asked(state) == "1 Turn"


# A keyple on the new tile's own plot.


def test_a_keyple_builds_on_the_plot_it_is_played_onto() -> None:
    state = alone()
    bereave(state, 0)
    give(state, 0, log=2)
    put(state, 0, "brown", "farm-1")
    play(state, "0 build-here cow-shed")
    assert (tiles(state, 0), at(state, "farm-1"), asked(state)) == ({"farm-1": "cow-shed"}, ["brown"], "1 Turn")


def test_an_empty_plot_is_offered_only_if_something_can_be_built_there() -> None:
    state = alone()
    bereave(state, 0)
    give(state, 0, log=2)
    play(state, "0 keyple brown")
    assert [text for text in offers(state) if "farm" in text or "village" in text] == ["at farm-1"]


def test_of_the_empty_farm_plots_only_the_first_is_offered() -> None:
    """R-KR-13."""
    state = alone()
    give(state, 0, log=2)
    built(state, 0, "paddock", "farm-1")
    turn(state, 0)
    play(state, "0 keyple brown")
    assert [text for text in offers(state) if "farm" in text] == ["at farm-1", "at farm-2"]


def test_a_keyple_played_onto_a_tile_may_build_over_it() -> None:
    """R-KR-16."""
    state = alone()
    built(state, 0, "cow-shed", "farm-1")
    bereave(state, 0)
    give(state, 0, clay=2)
    turn(state, 0)
    put(state, 0, "brown", "farm-1")
    play(state, "0 build-here pig-sty")
    assert tiles(state, 0) == {"farm-1": "pig-sty"}


def test_a_keyple_laid_down_may_not_build_over_its_tile() -> None:
    """R-KR-16."""
    state = table()
    built(state, 0, "cow-shed", "farm-1")
    stand(state, 0, "farm-1", "brown")
    give(state, 0, clay=2)
    team(state, 0)
    claim(state, 0, "a")
    turn(state, 0)
    play(state, "0 lay farm-1")
    assert offers(state) == ["upgrade cow-shed", "stop"]


def test_the_keyple_that_built_a_tile_may_later_be_laid_down_to_use_it() -> None:
    state = table()
    give(state, 0, clay=1)
    turn(state, 0)
    put(state, 0, "orange", "village-4")
    play(state, "0 build-here brickmaker")
    team(state, 0)
    claim(state, 0, "a")
    turn(state, 0)
    play(state, "0 lay village-4", "0 get brick")
    assert stores(state, 0) == {"brick": 1, "wood": -1, "stone": -1}
