"""What the laws do, but for those about a purchase: numbers 11 to 20."""

from __future__ import annotations

import pytest

from keydom.core.game import Event

from .builders import (
    asked,
    at_phase,
    empty,
    fence,
    fences,
    fields_of,
    give,
    harvest,
    heard,
    hold,
    house,
    is_gone,
    is_house,
    mover,
    offers,
    on_sale,
    opening,
    owner,
    pass_all,
    play,
    purse,
    spending,
    table,
    words,
    worker,
)

# 11, unsafe fence.


def test_unsafe_fence_takes_any_fence_out_of_the_game() -> None:
    state = table()
    fence(state, 1, "1,-1>0,0")
    fence(state, 0, "-1,1>0,0")
    hold(state, 0, "unsafe-fence")
    at_phase(state, 1)
    assert offers(state) == ["unsafe-fence -1,1>0,0", "unsafe-fence 1,-1>0,0", "decline"]
    play(state, "0 unsafe-fence 1,-1>0,0")
    assert (fences(state), state.fences_left, state.fences_gone) == ({"-1,1>0,0": 0}, [2, 2, 3], [0, 1, 0])


# 12, house moratorium.


def test_house_moratorium_keeps_the_others_from_building_houses() -> None:
    state = table()
    hold(state, 0, "house-moratorium")
    give(state, 1, stone=1, timber=1)
    at_phase(state, 3)
    play(state, "0 house-moratorium")
    assert (mover(state), "house" in words(state)) == (1, False)


def test_house_moratorium_leaves_its_lawgiver_free_to_build() -> None:
    state = table()
    hold(state, 0, "house-moratorium")
    give(state, 0, stone=1, timber=1)
    at_phase(state, 3)
    play(state, "0 house-moratorium")
    assert "house blue1" in offers(state)


def test_house_moratorium_may_be_declared_before_phase_3_of_the_round() -> None:
    state = opening(2, "house-moratorium")
    give(state, 1, stone=1, timber=1)
    play(state, "0 house-moratorium")
    assert (mover(state), "house" in words(state)) == (1, False)


def test_house_moratorium_ends_with_the_round() -> None:
    state = opening(3, "house-moratorium")
    play(state, "0 house-moratorium")
    pass_all(state)
    assert state.moratorium == -1


# 13, design change; against a purchase: test_purchase_laws.


def test_design_change_swaps_a_tile_on_show_for_an_unused_one_of_its_level() -> None:
    state = opening(1, "design-change")
    play(state, "0 design-change b02")
    assert offers(state) == ["reveal b05", "reveal b06"]
    play(state, "* reveal b06")
    assert (owner(state, "b02"), state.on_sale()) == (-3, [0, 2, 3, 5])


def test_design_change_does_not_touch_seats_that_are_sold() -> None:
    state = table()
    on_sale(state, "b07", "b08")
    hold(state, 0, "design-change")
    at_phase(state, 1)
    assert offers(state) == ["design-change b07", "design-change b08", "decline"]


def test_a_tile_exchanged_by_design_change_never_comes_back() -> None:
    """R-KT-27."""
    state = opening(1, "design-change")
    play(state, "0 design-change b02", "* reveal b06")
    assert state.unseen(1) == [4]


def test_with_open_design_a_tile_of_a_later_stage_may_be_changed() -> None:
    state = table(design="open")
    hold(state, 0, "design-change")
    at_phase(state, 1)
    play(state, "0 design-change b29", "* reveal b34")
    assert (owner(state, "b29"), owner(state, "b34")) == (-3, -2)


# 14, double production; 18, good harvest; 19, poor harvest.


def test_double_production_doubles_what_one_worker_brings() -> None:
    state = harvest("double-production", "double-production 2,0")
    assert purse(state, 0) == {"timber": 3, "water": 1}


def test_double_production_is_for_a_field_with_an_own_worker() -> None:
    state = table()
    hold(state, 0, "double-production")
    worker(state, 0, "2,0")
    worker(state, 1, "4,2")
    at_phase(state, 2)
    assert offers(state) == ["double-production 2,0", "decline"]


def test_good_harvest_doubles_one_kind_of_field_for_everybody() -> None:
    state = harvest("good-harvest", "good-harvest wood")
    assert (purse(state, 0), purse(state, 1)) == ({"timber": 4, "water": 1}, {"timber": 2})


def test_poor_harvest_spoils_one_kind_of_field_for_everybody() -> None:
    state = harvest("poor-harvest", "poor-harvest wood")
    assert (purse(state, 0), purse(state, 1)) == ({"water": 1}, {})


def test_a_harvest_law_may_be_played_as_the_round_begins() -> None:
    state = opening(1, "good-harvest")
    play(state, "0 good-harvest lake")
    assert state.good == 2


def test_good_harvest_and_double_production_multiply() -> None:
    """R-KT-23."""
    state = harvest("good-harvest double-production", "good-harvest lake", "double-production -2,0")
    assert purse(state, 0) == {"timber": 2, "water": 4}


@pytest.mark.parametrize("other", ["good-harvest lake", "double-production -2,0"])
def test_poor_harvest_makes_everything_zero(other: str) -> None:
    """R-KT-23."""
    law = other.split()[0]
    state = harvest(f"poor-harvest {law}", "poor-harvest lake", other)
    assert purse(state, 0) == {"timber": 2}


def test_an_unexpected_harvest_counts_what_the_other_laws_leave() -> None:
    """R-KT-23: four cubes from a doubled wood and two from the other."""
    laws = "good-harvest double-production unexpected-harvest"
    told = ("good-harvest wood", "double-production 2,0", "unexpected-harvest wood")
    state = harvest(laws, *told, "take wine")
    assert purse(state, 0) == {"water": 1, "wine": 6}


def test_a_doubled_harvest_takes_what_the_store_has() -> None:
    state = table()
    empty(state, "water", but=1)
    hold(state, 0, "double-production")
    worker(state, 0, "-2,0")
    at_phase(state, 2)
    told = play(state, "0 double-production -2,0")
    assert (purse(state, 0), heard(told, "harvest-failed")[0]["count"]) == ({"water": 1}, 1)


# 15, bargain; 16, sale.


def test_bargain_gives_two_resources_of_any_kinds_for_one() -> None:
    state = spending(stone=1, gold=1, laws={0: "bargain"})
    play(state, "0 bargain", "0 take water", "0 take wine")
    assert purse(state, 0) == {"gold": 1, "water": 1, "wine": 1}


def test_bargain_is_paid_with_a_resource_not_a_craft() -> None:
    state = spending(gold=1, laws={0: "bargain"})
    assert "bargain" not in words(state)


def test_bargain_is_the_turns_trade() -> None:
    """R-KT-20."""
    state = spending(stone=4, laws={0: "bargain"})
    give(state, 1, stone=2)
    play(state, "0 bargain", "0 take food", "0 take food")
    assert asked(state) == "1 Turn"


def test_a_repealed_bargain_leaves_the_turn_to_be_used() -> None:
    """R-KT-20."""
    state = spending(stone=2, laws={0: "bargain", 1: "repeal-law"})
    play(state, "0 bargain", "1 repeal-law")
    assert (asked(state), "trade wine" in offers(state), purse(state, 0)) == ("0 Turn", True, {"stone": 2})


@pytest.mark.parametrize(("craft", "price"), [("gold", 2), ("glass", 1)])
def test_sale_takes_two_cubes_off_gold_or_glass(craft: str, price: int) -> None:
    state = spending(food=price, laws={0: "sale"})
    play(state, f"0 sale {craft}")
    assert purse(state, 0) == {craft: 1}


def test_sale_is_not_for_iron_nor_for_more_than_one_can_pay() -> None:
    state = spending(food=1, laws={0: "sale"})
    assert [offer for offer in offers(state) if "sale" in offer] == ["sale glass"]


def test_sale_is_the_turns_craft_purchase() -> None:
    """R-KT-20."""
    state = spending(food=4, laws={0: "sale"})
    give(state, 1, stone=2)
    play(state, "0 sale gold")
    assert asked(state) == "1 Turn"


def test_a_repealed_sale_leaves_the_turn_to_be_used() -> None:
    """R-KT-20."""
    state = spending(food=4, laws={0: "sale", 1: "repeal-law"})
    play(state, "0 sale gold", "1 repeal-law")
    assert (asked(state), purse(state, 0)) == ("0 Turn", {"food": 4})


def test_sale_needs_a_cube_to_be_had() -> None:
    state = table()
    give(state, 1, gold=10)
    give(state, 0, food=4)
    hold(state, 0, "sale")
    at_phase(state, 3)
    play(state, "0 decline")
    assert "sale gold" not in offers(state)


# 17, downgrade house.


def test_downgrade_house_turns_any_house_back_into_a_cottage() -> None:
    state = table()
    house(state, "yellow1", "black3", "blue2")
    hold(state, 0, "downgrade-house")
    at_phase(state, 1)
    assert offers(state)[:-1] == [f"downgrade-house {cottage}" for cottage in ("blue2", "yellow1", "black3")]
    play(state, "0 downgrade-house black3")
    assert [is_house(state, cottage) for cottage in ("blue2", "yellow1", "black3")] == [True, True, False]


def test_a_house_downgraded_after_its_first_worker_sends_no_second() -> None:
    """R-KT-36."""
    state = table()
    house(state, "blue1")
    hold(state, 0, "downgrade-house")
    at_phase(state, 1)
    play(state, "0 decline", "0 order 1", "0 work 0,0", "0 downgrade-house blue1")
    assert (fields_of(state, 0), mover(state)) == ({"0,0"}, 1)


def test_a_house_downgraded_sends_one_worker() -> None:
    state = table()
    house(state, "yellow1")
    hold(state, 0, "downgrade-house")
    at_phase(state, 1)
    play(state, "0 downgrade-house yellow1", "0 order 1", "0 work 0,0", "1 work -2,0")
    assert mover(state) == 2


# 20, start order.


@pytest.mark.parametrize(("phase", "frame"), [(1, "2 ChooseOrder"), (3, "2 Turn")])
def test_start_order_names_a_new_start_player_as_a_phase_opens(phase: int, frame: str) -> None:
    state = table()
    hold(state, 0, "start-order")
    for seat in range(3):
        give(state, seat, stone=1, timber=1)
    at_phase(state, phase)
    play(state, "0 start-order 2")
    assert asked(state) == frame


def test_start_order_decides_who_harvests_first() -> None:
    state = table()
    empty(state, "wine", but=1, to=1)
    worker(state, 0, "-4,0")
    worker(state, 2, "4,-2")
    hold(state, 0, "start-order")
    at_phase(state, 2)
    play(state, "0 start-order 2")
    assert (purse(state, 2), purse(state, 0)) == ({"wine": 1}, {})


def test_start_order_before_the_auction_decides_who_gets_the_marker() -> None:
    state = opening(5, "start-order")
    play(state, "0 start-order 1")
    assert asked(state) == "2 Naming"


def test_start_order_holds_until_phase_5() -> None:
    state = opening(3, "start-order")
    play(state, "0 start-order 2")
    assert asked(state) == "0 Naming"  # the marker passed from seat 2 to its left


def test_a_law_tells_everybody_what_was_played() -> None:
    state = opening(4, "upgrade-cottage")
    told: list[Event] = play(state, "0 upgrade-cottage blue2")
    expected = {"seat": "seat:0", "law": "law:upgrade-cottage", "target": "cottage:blue2"}
    assert (heard(told, "law-aimed"), is_gone(state, "upgrade-cottage")) == ([expected], True)
