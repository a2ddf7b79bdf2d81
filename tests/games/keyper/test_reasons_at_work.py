"""Why keyples at work cannot do something: building, upgrading, trading, dealing on boats and paying."""

from __future__ import annotations

import pytest

from keydom.core.game import Event
from keydom.games.keyper.components import TILES
from keydom.games.keyper.rules.build import Site
from keydom.games.keyper.state import KeyperState

from .builders import alone, bereave, built, claim, empty, give, moor, plan, play, stand, team, turn, why, working


def key(state: KeyperState, text: str) -> str:
    reason = why(state, text)
    return reason.key if reason else ""


def on_plot(tile: str, upgraded: bool = False, laid_down: bool = False, **goods: int) -> KeyperState:
    """A keyple of seat 0, played or laid down, works on a tile of its own; it has these resources only."""
    state = alone()
    bereave(state, 0)
    give(state, 0, **goods)
    built(state, 0, tile, upgraded=upgraded)
    spot = next(spot for spot, name in plots(state).items() if name == tile)
    if not laid_down:
        return working(spot, state)
    stand(state, 0, spot, "black")
    team(state, 0, keyper=True)
    claim(state, 0, "a")
    turn(state, 0)
    play(state, f"0 lay {spot}")
    return state


def plots(state: KeyperState) -> dict[str, str]:
    """The tiles of seat 0 by plot."""
    names = [*(f"farm-{n}" for n in range(1, 9)), *(f"village-{n}" for n in range(1, 13))]
    return {spot: TILES[tile - 1] for spot, tile in zip(names, state.tops[:20], strict=True) if tile}


# Building.


@pytest.mark.parametrize(
    ("tile", "reason"), [("windmill", "not-yours"), ("cow-shed", "cannot-pay"), ("stable", "already-built")]
)
def test_a_tile_that_cannot_be_built(tile: str, reason: str) -> None:
    state = alone()
    built(state, 0, "stable")
    bereave(state, 0)
    give(state, 0, stone=2)
    assert why(working("a-build", state), f"build {tile}") == Event(reason, {"tile": f"tile:{tile}"})


def test_a_tile_that_was_built_over_is_built() -> None:
    state = alone()
    built(state, 0, "stable", "farm-1")
    built(state, 0, "pig-sty", "farm-1")
    give(state, 0, log=2)
    assert key(working("a-build", state), "build stable") == "already-built"


def test_a_farm_with_two_tiles_on_every_plot() -> None:
    state = alone()
    farm = [TILES[tile] for tile in range(60) if state.box.farm >> tile & 1]
    for place, tile in enumerate(farm[:16]):
        built(state, 0, tile, f"farm-{place % 8 + 1}")
    plan(state, 0, farm[16])
    give(state, 0, clay=1, log=2, rock=2)
    assert key(working("a-build", state), f"build {farm[16]}") == "no-plot-left"


def site(tile: str, state: KeyperState) -> KeyperState:
    """Seat 0 is asked where to build a tile."""
    working("a-build", state)
    play(state, f"0 build {tile}")
    assert isinstance(state.frames[-1], Site)
    return state


def test_a_village_tile_on_the_farm() -> None:
    state = site("drainage", alone())
    assert why(state, "on farm-1") == Event("wrong-area", {"tile": "tile:drainage"})


def test_a_tile_on_a_field() -> None:
    assert key(site("drainage", alone()), "on a-clay") == "wrong-area"


def test_a_plot_that_was_built_over() -> None:
    state = alone()
    built(state, 0, "pavements", "village-3")
    built(state, 0, "scrapyard", "village-3")
    assert why(site("drainage", state), "on village-3") == Event("plot-has-two", {"spot": "spot:village-3"})


def test_one_empty_plot_of_the_farm_for_another() -> None:
    """R-KR-13."""
    state = alone()
    built(state, 0, "stable", "farm-2")
    give(state, 0, clay=2)
    assert why(site("pig-sty", state), "on farm-5") == Event("plots-alike", {"spot": "spot:farm-5"})


def test_a_tile_that_is_free_only_beside_the_building_plot() -> None:
    """R-KR-15."""
    state = alone()
    bereave(state, 0)
    built(state, 0, "building-plot", "village-5", upgraded=True)
    state = site("drainage", state)
    reason = Event("not-free-there", {"tile": "tile:drainage", "spot": "spot:village-1"})
    assert why(state, "on village-1") == reason


@pytest.mark.parametrize(
    ("tile", "reason"), [("stable", "wrong-area"), ("windmill", "not-yours"), ("pavements", "cannot-pay")]
)
def test_a_tile_that_a_keyple_cannot_build_where_it_stands(tile: str, reason: str) -> None:
    state = alone()
    bereave(state, 0)
    give(state, 0, stone=2)
    state = working("village-1", state)
    assert why(state, f"build-here {tile}") == Event(reason, {"tile": f"tile:{tile}"})


# Upgrading.


def upgrading(state: KeyperState) -> KeyperState:
    built(state, 0, "paddock")
    return working("a-upgrade", state)


@pytest.mark.parametrize(
    ("tile", "reason"), [("cow-shed", "not-built"), ("stable", "tile-covered"), ("pig-sty", "already-upgraded")]
)
def test_a_tile_that_cannot_be_upgraded(tile: str, reason: str) -> None:
    state = alone()
    built(state, 0, "stable", "farm-1")
    built(state, 0, "pig-sty", "farm-1", upgraded=True)
    assert why(upgrading(state), f"upgrade {tile}") == Event(reason, {"tile": f"tile:{tile}"})


def test_an_upgrade_that_cannot_be_paid() -> None:
    state = alone()
    bereave(state, 0)
    give(state, 0, clay=1)
    built(state, 0, "scrapyard")
    assert why(upgrading(state), "upgrade scrapyard") == Event("cannot-pay-upgrade", {"tile": "tile:scrapyard"})


# A keyple on a tile of its own.


def test_a_tile_that_does_not_build() -> None:
    state = on_plot("brickmaker", clay=1)
    assert why(state, "build stable") == Event("no-building-here", {"tile": "tile:brickmaker"})


def test_a_tile_that_does_not_upgrade_others() -> None:
    state = on_plot("builder", brick=2)
    assert why(state, "upgrade stable") == Event("no-upgrading-here", {"tile": "tile:builder"})


def test_the_upgraded_builder_without_anything_to_upgrade() -> None:
    state = on_plot("builder", upgraded=True, brick=2)
    assert why(state, "upgrade stable") == Event("not-built", {"tile": "tile:stable"})


@pytest.mark.parametrize("text", ["build pavements", "upgrade pavements"])
def test_the_farm_labourer_and_a_village_tile(text: str) -> None:
    state = alone()
    if text.startswith("upgrade"):
        built(state, 0, "pavements")
    built(state, 0, "farm-labourer", "farm-1", upgraded=True)
    assert why(working("farm-1", state), text) == Event("farm-tiles-only", {"tile": "tile:pavements"})


def test_a_keyple_laid_down_does_not_build_over_its_tile() -> None:
    """R-KR-16."""
    state = on_plot("brickmaker", laid_down=True, clay=1, brick=2, wood=2)
    assert why(state, "build-here pavements") == Event("only-when-played", {"tile": "tile:brickmaker"})


def test_a_plot_that_has_two_tiles_already() -> None:
    """R-KR-14."""
    state = alone()
    built(state, 0, "stable", "farm-1")
    built(state, 0, "pig-sty", "farm-1")
    give(state, 0, log=2)
    assert why(working("farm-1", state), "build-here cow-shed") == Event("plot-has-two", {"spot": "spot:farm-1"})


def test_a_tile_without_a_trade_has_nothing_to_say_about_giving() -> None:
    assert why(on_plot("drainage", brick=1), "give brick") is None


# Trades.


@pytest.mark.parametrize(
    ("text", "reason"), [("give rock", "not-accepted"), ("give clay", "have-too-few"), ("get stone", "not-given-here")]
)
def test_what_the_upgraded_brickmaker_does_not_do(text: str, reason: str) -> None:
    state = on_plot("brickmaker", upgraded=True, brick=1)
    assert why(state, text) == Event(reason, {"resource": f"resource:{text.split()[1]}"})


def test_an_animal_that_the_supply_lacks() -> None:
    state = alone()
    built(state, 0, "hop-field", "farm-1")
    give(state, 0, wheat=1)
    empty(state, "cow")
    assert why(working("farm-1", state), "get cow") == Event("supply-short", {"resource": "resource:cow"})


def test_two_of_a_type_of_which_there_is_one() -> None:
    state = on_plot("scrapyard", clay=1, log=1)
    assert why(state, "give-two clay clay") == Event("have-too-few", {"resource": "resource:clay"})


def test_two_from_the_supply_of_a_type_of_which_it_has_one() -> None:
    state = alone()
    give(state, 0, clay=1)
    empty(state, "log", but=1)
    state = working("a-trade-raw", state)
    play(state, "0 give clay")
    assert why(state, "get-two log log") == Event("supply-short", {"resource": "resource:log"})


def test_a_supply_that_has_nothing_for_it() -> None:
    state = alone()
    give(state, 0, gold=1)
    for gem in ("emerald", "ruby", "sapphire"):
        empty(state, gem)
    built(state, 0, "gem-dealer", "village-1")
    assert why(working("village-1", state), "give gold") == Event("nothing-to-get", {})


def test_the_same_gem_again() -> None:
    state = on_plot("gem-dealer", gold=2, ruby=1)
    play(state, "0 give gold")
    assert why(state, "get gold") == Event("same-again", {"resource": "resource:gold"})


@pytest.mark.parametrize("text", ["give clay", "get cow", "pay clay"])
def test_other_verbs_need_no_reason_when_two_are_to_be_got(text: str) -> None:
    state = on_plot("livestock-market", upgraded=True, cow=1, pig=1)
    play(state, "0 give cow")
    assert why(state, text) is None


# Boats.


def on_boat(state: KeyperState) -> KeyperState:
    """A light-blue keyple of seat 0 has two actions on boat 2: cows and logs."""
    moor(state, "a", 2)
    return working("a-river", state, "light-blue")


def test_what_the_boat_does_not_carry() -> None:
    reason = Event("not-on-the-boat", {"resource": "resource:pig", "boat": "boat:boat-2"})
    assert why(on_boat(alone()), "work pig") == reason


def test_what_was_sold_to_the_boat() -> None:
    state = alone()
    give(state, 0, cow=2)
    play(on_boat(state), "0 sell cow")
    assert why(state, "work cow") == Event("sold-in-this-play", {"resource": "resource:cow"})


def test_what_was_taken_from_the_boat() -> None:
    state = on_boat(alone())
    play(state, "0 work cow")
    assert why(state, "sell cow") == Event("taken-in-this-play", {"resource": "resource:cow"})


def test_selling_what_one_does_not_have() -> None:
    assert why(on_boat(alone()), "sell log") == Event("have-too-few", {"resource": "resource:log"})


def test_working_for_what_the_supply_lacks() -> None:
    state = alone()
    empty(state, "log")
    assert why(on_boat(state), "work log") == Event("supply-short", {"resource": "resource:log"})


# Paying.


def paying() -> KeyperState:
    """Seat 0 owes a clay and any raw material or wheat for the pig sty."""
    state = alone()
    give(state, 0, clay=2, wheat=1)
    working("a-build", state)
    play(state, "0 build pig-sty")
    return state


@pytest.mark.parametrize(
    ("text", "resource"), [("pay-two log clay", "log"), ("pay-two wheat wheat", "wheat"), ("pay rock", "rock")]
)
def test_paying_with_what_one_does_not_have(text: str, resource: str) -> None:
    assert why(paying(), text) == Event("have-too-few", {"resource": f"resource:{resource}"})


@pytest.mark.parametrize("text", ["pay clay", "pay-two wood wheat", "pay-three clay clay wheat"])
def test_paying_something_else(text: str) -> None:
    assert why(paying(), text) == Event("not-the-price", {})
