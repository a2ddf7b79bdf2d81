"""The tiles that convert resources, before and after they are upgraded."""

from __future__ import annotations

import pytest

from keydom.games.keyper.components import ALL_RESOURCES, RESOURCES
from keydom.games.keyper.state import KeyperState

from .builders import alone, asked, bereave, built, empty, give, offers, play, put, stand, team, turn

GEMS = ["emerald", "gold", "ruby", "sapphire"]
ANIMALS = ["chicken", "cow", "deer", "goat", "horse", "pig", "sheep", "wild-boar"]
WILD = ["chicken", "deer", "goat", "wild-boar"]
RAWS = ["clay", "log", "rock"]
FINISHED = ["brick", "wood", "stone"]
FARM = {"hop-field", "livestock-market", "windmill", "copse"}


def at_work(tile: str, upgraded: bool = False, **resources: int) -> KeyperState:
    """Seat 0 has just these resources and a keyple on this tile, which has one action."""
    state = alone()
    built(state, 0, tile, upgraded=upgraded)
    bereave(state, 0)
    give(state, 0, **resources)
    turn(state, 0)
    put(state, 0, "brown", "farm-1" if tile in FARM else "village-1")
    return state


def left(state: KeyperState) -> dict[str, int]:
    """All that seat 0 has."""
    goods = zip(RESOURCES, state.goods[:ALL_RESOURCES], strict=True)
    return {name: count for name, count in goods if count}


def idle(state: KeyperState) -> bool:
    """Whether the keyple could do nothing."""
    return asked(state) == "1 Turn"


def outcomes(state: KeyperState) -> list[str]:
    """What may be got now."""
    return [text.partition(" ")[2] for text in offers(state) if text.startswith("get")]


@pytest.mark.parametrize(
    ("tile", "raw", "finished"),
    [("brickmaker", "clay", "brick"), ("carpenter", "log", "wood"), ("stonemason", "rock", "stone")],
)
def test_a_craftsman_turns_a_raw_material_into_its_finished_good(tile: str, raw: str, finished: str) -> None:
    state = at_work(tile, False, **{raw: 1})
    play(state, f"0 get {finished}")
    assert left(state) == {finished: 1}


@pytest.mark.parametrize(
    ("tile", "raw", "finished"),
    [("brickmaker", "clay", "brick"), ("carpenter", "log", "wood"), ("stonemason", "rock", "stone")],
)
def test_an_upgraded_craftsman_makes_two(tile: str, raw: str, finished: str) -> None:
    state = at_work(tile, True, **{raw: 1})
    play(state, f"0 get-two {finished} {finished}")
    assert left(state) == {finished: 2}


def test_a_brick_serves_the_upgraded_brickmaker_as_clay() -> None:
    """R-KR-12."""
    state = at_work("brickmaker", True, brick=1)
    play(state, "0 get-two brick brick")
    assert left(state) == {"brick": 2}


def test_a_craftsman_takes_no_other_type() -> None:
    assert offers(at_work("brickmaker", log=1, rock=1, wheat=1)) == ["upgrade brickmaker", "stop"]


def test_the_scrapyard_makes_a_finished_good_of_two_raw_materials() -> None:
    state = at_work("scrapyard", clay=1, log=1)
    assert outcomes(state) == FINISHED
    play(state, "0 get stone")
    assert left(state) == {"stone": 1}


def test_the_upgraded_scrapyard_needs_one() -> None:
    state = at_work("scrapyard", True, rock=1)
    assert outcomes(state) == FINISHED


def test_finished_goods_serve_the_scrapyard_as_raw_materials() -> None:
    """R-KR-12."""
    state = at_work("scrapyard", brick=1, log=1)
    play(state, "0 get stone")
    assert left(state) == {"stone": 1}


def test_the_upgraded_scrapyard_makes_any_other_finished_good_of_one() -> None:
    """R-KR-12: one for the same one is no conversion."""
    assert outcomes(at_work("scrapyard", True, brick=1)) == ["wood", "stone"]


def test_the_scrapyard_takes_no_wheat() -> None:
    """R-KR-18."""
    assert offers(at_work("scrapyard", clay=1, wheat=1)) == ["upgrade scrapyard", "stop"]


def test_the_alchemist_makes_a_gem_of_two_raw_materials() -> None:
    state = at_work("alchemist", clay=1, rock=1)
    assert outcomes(state) == GEMS
    play(state, "0 get ruby")
    assert left(state) == {"ruby": 1}


def test_the_upgraded_alchemist_needs_one() -> None:
    assert outcomes(at_work("alchemist", True, log=1)) == GEMS


def test_the_alchemist_takes_wheat_for_a_raw_material() -> None:
    """R-KR-18."""
    assert outcomes(at_work("alchemist", True, wheat=1)) == GEMS


@pytest.mark.parametrize(("upgraded", "given"), [(False, {"wood": 1, "clay": 1}), (True, {"wood": 1})])
def test_a_finished_good_serves_the_alchemist_as_a_raw_material(upgraded: bool, given: dict[str, int]) -> None:
    """R-KR-12."""
    state = at_work("alchemist", upgraded, **given)
    play(state, "0 get ruby")
    assert left(state) == {"ruby": 1}


def test_the_gem_dealer_swaps_a_gem_for_another() -> None:
    state = at_work("gem-dealer", gold=1)
    assert outcomes(state) == ["emerald", "ruby", "sapphire"]
    play(state, "0 get ruby")
    assert left(state) == {"ruby": 1}


def test_the_upgraded_gem_dealer_gives_two_of_any_types_the_same_included() -> None:
    state = at_work("gem-dealer", True, gold=1)
    assert len(outcomes(state)) == 10
    play(state, "0 get-two gold gold")
    assert left(state) == {"gold": 2}


def test_the_hop_field_turns_wheat_into_an_animal() -> None:
    state = at_work("hop-field", wheat=1)
    assert outcomes(state) == ANIMALS
    play(state, "0 get goat")
    assert left(state) == {"goat": 1}


def test_the_upgraded_hop_field_turns_wheat_into_two_animals() -> None:
    state = at_work("hop-field", True, wheat=1)
    assert len(outcomes(state)) == 36


def test_the_jewel_cutter_turns_stone_into_a_gem() -> None:
    state = at_work("jewel-cutter", stone=1)
    assert outcomes(state) == GEMS


def test_the_upgraded_jewel_cutter_makes_two_gems() -> None:
    state = at_work("jewel-cutter", True, stone=1)
    play(state, "0 get-two emerald emerald")
    assert left(state) == {"emerald": 2}


def test_rock_is_no_stone_for_the_jewel_cutter() -> None:
    assert idle(at_work("jewel-cutter", True, rock=1))


def test_the_livestock_market_swaps_an_animal_for_another() -> None:
    state = at_work("livestock-market", cow=1)
    assert outcomes(state) == [animal for animal in ANIMALS if animal != "cow"]


def test_the_upgraded_livestock_market_gives_two_the_same_type_included() -> None:
    state = at_work("livestock-market", True, cow=1, pig=1)
    play(state, "0 give cow", "0 get-two cow cow")
    assert left(state) == {"cow": 2, "pig": 1}


def test_the_trading_post_trades_one_raw_material_for_two() -> None:
    state = at_work("trading-post", clay=1, log=1)
    play(state, "0 give clay", "0 get-two log rock")
    assert left(state) == {"log": 2, "rock": 1}


def test_the_trading_post_trades_one_finished_good_for_two() -> None:
    state = at_work("trading-post", brick=1)
    assert len(outcomes(state)) == 12
    play(state, "0 get-two wood stone")
    assert left(state) == {"wood": 1, "stone": 1}


def test_the_trading_post_makes_one_trade_in_an_action() -> None:
    """R-KR-19."""
    state = at_work("trading-post", clay=1, brick=1)
    play(state, "0 give clay", "0 get-two log rock")
    assert not any(text.startswith("give") for text in offers(state))


@pytest.mark.parametrize("first", ["raw", "finished"])
def test_the_upgraded_trading_post_makes_both_trades_in_either_order(first: str) -> None:
    """R-KR-19."""
    state = at_work("trading-post", True, clay=1, brick=1)
    if first == "raw":
        play(state, "0 give clay", "0 get-two log rock", "0 get-two wood stone")
        assert left(state) == {"log": 1, "rock": 1, "wood": 1, "stone": 1}
    else:
        play(state, "0 give brick", "0 get-two wood stone", "0 give clay", "0 get-two log rock")
        assert left(state) == {"log": 1, "rock": 1, "wood": 1, "stone": 1}


def test_the_second_trade_of_the_upgraded_trading_post_may_be_left_out() -> None:
    """R-KR-19."""
    state = at_work("trading-post", True, clay=1, brick=1)
    play(state, "0 give clay", "0 get-two log rock", "0 stop")
    assert left(state) == {"log": 1, "rock": 1, "brick": 1}


@pytest.mark.parametrize("upgraded", [False, True])
def test_a_finished_good_serves_the_trading_post_as_a_raw_material(upgraded: bool) -> None:
    """R-KR-12."""
    state = at_work("trading-post", upgraded, stone=1)
    play(state, "0 get-two clay log")
    assert left(state) == {"clay": 1, "log": 1}


@pytest.mark.parametrize("upgraded", [False, True])
def test_a_trade_field_takes_for_raw_materials_just_what_the_trading_post_takes(upgraded: bool) -> None:
    """R-KR-18: what bars wheat from that trade bars it on the field too."""
    post = at_work("trading-post", upgraded, clay=1, log=1, rock=1, wheat=1)
    field = alone()
    bereave(field, 0)
    give(field, 0, clay=1, log=1, rock=1, wheat=1)
    put(field, 0, "black", "a-trade-raw")
    given = [text for text in offers(post) if text.startswith("give")]
    assert given == [text for text in offers(field) if text.startswith("give")]


def test_the_trading_post_takes_no_wheat() -> None:
    """R-KR-18."""
    assert idle(at_work("trading-post", True, wheat=1))


@pytest.mark.parametrize("upgraded", [False, True])
def test_the_windmill_grinds_a_raw_material_into_two_wheat(upgraded: bool) -> None:
    """R-KR-24."""
    state = at_work("windmill", upgraded, clay=1)
    play(state, "0 get-two wheat wheat")
    assert left(state) == {"wheat": 2}


@pytest.mark.parametrize("upgraded", [False, True])
def test_the_windmill_grinds_a_finished_good_as_a_raw_material(upgraded: bool) -> None:
    """R-KR-12."""
    state = at_work("windmill", upgraded, stone=1)
    play(state, "0 get-two wheat wheat")
    assert left(state) == {"wheat": 2}


def test_the_windmill_grinds_no_wheat() -> None:
    """R-KR-18."""
    assert idle(at_work("windmill", True, wheat=1))


def test_the_copse_turns_wood_into_a_wild_animal() -> None:
    state = at_work("copse", wood=1)
    assert outcomes(state) == WILD


def test_the_upgraded_copse_makes_two_wild_animals() -> None:
    state = at_work("copse", True, wood=1)
    play(state, "0 get-two deer wild-boar")
    assert left(state) == {"deer": 1, "wild-boar": 1}


def test_the_key_market_turns_two_things_from_the_stores_into_any_one() -> None:
    state = at_work("key-market", clay=1, ruby=1)
    assert outcomes(state) == [*RAWS, *FINISHED, "wheat", *GEMS]
    play(state, "0 get sapphire")
    assert left(state) == {"sapphire": 1}


def test_the_upgraded_key_market_turns_one_into_any_other() -> None:
    state = at_work("key-market", True, wheat=1)
    assert outcomes(state) == [*RAWS, *FINISHED, *GEMS]


def test_the_key_market_takes_no_animals() -> None:
    assert idle(at_work("key-market", True, cow=2))


def test_the_key_market_takes_wheat() -> None:
    """R-KR-18."""
    assert "give-two clay wheat" in offers(at_work("key-market", clay=1, wheat=2))


def test_an_exhausted_resource_is_not_given_out() -> None:
    state = at_work("jewel-cutter", stone=1)
    empty(state, "ruby")
    assert outcomes(state) == ["emerald", "gold", "sapphire"]


def test_with_every_gem_gone_nothing_can_be_cut() -> None:
    """R-KR-20."""
    state = alone()
    built(state, 0, "jewel-cutter", "village-1", upgraded=True)
    for gem in GEMS:
        empty(state, gem)
    turn(state, 0)
    put(state, 0, "black", "village-1")
    assert "give stone" not in offers(state)


def test_two_actions_on_a_tile_may_feed_each_other() -> None:
    state = alone()
    built(state, 0, "gem-dealer", "village-1", upgraded=True)
    bereave(state, 0)
    give(state, 0, gold=1)
    stand(state, 0, "village-1", "brown")
    team(state, 0, "brown")
    turn(state, 0)
    put(state, 0, "brown", "village-1")
    play(state, "0 lay-existing", "0 get-two gold ruby", "0 give gold", "0 get-two sapphire sapphire")
    assert left(state) == {"ruby": 1, "sapphire": 2}


def test_a_gem_is_not_dealt_for_one_of_its_own_type() -> None:
    """R-KR-12: only gold is left to get, so the ruby can be dealt and the gold cannot."""
    state = alone()
    built(state, 0, "gem-dealer", "village-1")
    bereave(state, 0)
    give(state, 0, gold=1, ruby=1)
    for gem in ("emerald", "ruby", "sapphire"):
        empty(state, gem)
    turn(state, 0)
    put(state, 0, "brown", "village-1")
    assert offers(state) == ["get gold", "stop"]


def test_leaving_out_the_second_trade_forgoes_no_further_action() -> None:
    """R-KR-19."""
    state = alone()
    built(state, 0, "trading-post", "village-1", upgraded=True)
    stand(state, 0, "village-1", "brown")
    team(state, 0, "brown")
    bereave(state, 0)
    give(state, 0, clay=1, brick=1)
    turn(state, 0)
    put(state, 0, "brown", "village-1")
    play(state, "0 lay-existing", "0 give clay", "0 get-two log rock", "0 stop")
    assert "give log" in offers(state)
