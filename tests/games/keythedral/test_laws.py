"""What the laws do, but for those about a purchase: one after the other, by number."""

from __future__ import annotations

import pytest

from keydom.core.game import Event
from keydom.games.keythedral.state import Keyland

from .builders import (
    asked,
    at_phase,
    empty,
    fence,
    fences,
    fields_of,
    give,
    heard,
    hold,
    house,
    in_shop,
    in_store,
    is_gone,
    is_house,
    mover,
    offers,
    on_sale,
    owner,
    pass_all,
    play,
    purse,
    spending,
    table,
    use_up,
    words,
    worker,
)


def opening(phase: int, *laws: str, start: int = 0) -> Keyland:
    """A phase opens, and seat 0 holds these laws."""
    state = table()
    hold(state, 0, *laws)
    at_phase(state, phase, start)
    return state


def harvest(law: str, *lines: str, fields: tuple[str, ...] = ("2,0", "0,2", "-2,0")) -> Keyland:
    """After phase 2, in which seat 0, with workers in two woods and a lake, played these lines."""
    state = table()
    hold(state, 0, *law.split())
    worker(state, 0, *fields)
    worker(state, 1, "4,2")
    at_phase(state, 2)
    play(state, *[f"0 {line}" for line in lines])
    return state


# 1, work order.


def test_work_order_fixes_the_order_of_all_five_numbers() -> None:
    state = opening(1, "work-order")
    play(state, "0 work-order", "0 order 5", "0 order 3", "0 order 1", "0 order 2")
    assert (state.plan, state.order) == ([5, 3, 1, 2, 4], [5])


def test_under_work_order_nobody_chooses_a_number_and_who_leads_rotates_as_usual() -> None:
    """R-KT-14."""
    state = opening(1, "work-order")
    play(state, "0 work-order", "0 order 5", "0 order 3", "0 order 1")
    told = play(state, "0 order 2")
    while len(state.order) < 5 and state.round == 1:
        told += play(state, f"{mover(state)} {offers(state)[0]}")
    assert [(args["seat"], args["number"]) for args in heard(told, "ordered")] == [
        ("seat:0", 5),
        ("seat:1", 3),
        ("seat:2", 1),
        ("seat:0", 2),
        ("seat:1", 4),
    ]


def test_under_work_order_the_leader_places_first() -> None:
    """R-KT-14."""
    state = opening(1, "work-order", start=1)
    play(state, "0 work-order", "0 order 1", "0 order 3", "0 order 2", "0 order 4")
    assert asked(state) == "1 Place"


def test_work_order_holds_for_one_round() -> None:
    state = opening(1, "work-order")
    play(state, "0 work-order", "0 order 5", "0 order 3", "0 order 1", "0 order 2")
    while state.round == 1:
        play(state, f"{mover(state)} {offers(state)[-1]}")
    assert (state.plan, asked(state)[2:]) == ([], "ChooseOrder")


# 4, upgrade cottage.


def test_upgrade_cottage_makes_an_own_cottage_a_house_for_nothing() -> None:
    state = spending(stone=1, laws={0: "upgrade-cottage"})
    play(state, "0 upgrade-cottage blue2")
    assert (is_house(state, "blue2"), purse(state, 0)) == (True, {"stone": 1})


def test_upgrade_cottage_is_for_own_cottages_that_are_no_houses_yet() -> None:
    state = table()
    house(state, "blue1")
    hold(state, 0, "upgrade-cottage")
    at_phase(state, 4)
    assert offers(state) == [f"upgrade-cottage blue{number}" for number in (2, 3, 4, 5)] + ["decline"]


def test_upgrade_cottage_is_no_action() -> None:
    state = spending(stone=1, timber=1, laws={0: "upgrade-cottage"})
    play(state, "0 upgrade-cottage blue2", "0 house blue1")
    assert is_house(state, "blue1")


def test_a_cottage_upgraded_before_its_number_comes_sends_two_workers() -> None:
    state = opening(1, "upgrade-cottage")
    play(state, "0 upgrade-cottage blue1", "0 order 1", "0 work 0,0", "0 work 2,0")
    assert fields_of(state, 0) == {"0,0", "2,0"}


def test_a_cottage_upgraded_while_its_worker_leaves_sends_a_second() -> None:
    """R-KT-36."""
    state = opening(1, "upgrade-cottage")
    play(state, "0 decline", "0 order 1", "0 upgrade-cottage blue1", "0 work 0,0", "0 work 2,0")
    assert fields_of(state, 0) == {"0,0", "2,0"}


def test_house_moratorium_does_not_stop_upgrade_cottage() -> None:
    """R-KT-26."""
    state = table()
    hold(state, 0, "house-moratorium")
    hold(state, 1, "upgrade-cottage")
    at_phase(state, 3)
    play(state, "0 house-moratorium", "1 decline", "1 upgrade-cottage yellow1")
    assert is_house(state, "yellow1")


# 6, cottage number.


def test_cottage_number_lets_a_cottage_work_together_with_the_number_chosen() -> None:
    """R-KT-15."""
    state = opening(1, "cottage-number")
    play(state, "0 decline", "0 order 1", "0 cottage-number blue4", "0 work -4,0", "0 work 0,0")
    assert (fields_of(state, 0), mover(state)) == ({"-4,0", "0,0"}, 1)


def test_a_cottage_renumbered_does_not_work_again_when_its_own_number_comes() -> None:
    """R-KT-15."""
    state = opening(1, "cottage-number")
    play(state, "0 decline", "0 order 1", "0 cottage-number blue4", "0 work -4,0", "0 work 0,0", "1 work -2,0")
    play(state, "2 work 2,0", "1 order 4", "1 work 4,0", "2 work 0,4")
    assert (fields_of(state, 0), asked(state)) == ({"-4,0", "0,0"}, "2 ChooseOrder")


def test_a_cottage_renumbered_works_under_its_own_number_in_the_next_round() -> None:
    """R-KT-15."""
    state = opening(1, "cottage-number")
    play(state, "0 decline", "0 order 1", "0 cottage-number blue4", "0 work -4,0", "0 work 0,0")
    while state.round == 1:
        play(state, f"{mover(state)} {offers(state)[-1]}")
    assert state.worked == 0


def test_a_cottage_whose_number_has_come_up_is_not_renumbered() -> None:
    """R-KT-15."""
    state = opening(1, "cottage-number")
    play(state, "0 decline", "0 order 4", "0 work -4,0", "1 work 4,0", "2 work 0,4")
    play(state, "1 order 3", "1 work 2,2", "2 work 0,-4")
    assert {offer for offer in offers(state) if "cottage" in offer} == {f"cottage-number blue{n}" for n in (1, 2, 5)}


def test_a_house_renumbered_sends_both_its_workers() -> None:
    """R-KT-15."""
    state = table()
    house(state, "blue4")
    hold(state, 0, "cottage-number")
    at_phase(state, 1)
    play(state, "0 decline", "0 order 1", "0 cottage-number blue4", "0 work -4,0", "0 work -2,0", "0 work 0,0")
    assert fields_of(state, 0) == {"-4,0", "-2,0", "0,0"}


# 7, craft bargain.


def test_craft_bargain_gives_a_used_craft_cube_for_a_resource() -> None:
    """R-KT-33."""
    state = table()
    use_up(state, gold=2)
    give(state, 0, stone=1, wine=1, iron=1)
    hold(state, 0, "craft-bargain")
    at_phase(state, 1)
    play(state, "0 craft-bargain gold")
    assert offers(state) == ["pay stone", "pay wine"]
    play(state, "0 pay wine")
    assert (purse(state, 0), in_store(state, "gold")) == ({"stone": 1, "iron": 1, "gold": 1}, 1)


def test_craft_bargain_leaves_the_craftsmens_own_stock_alone() -> None:
    """R-KT-33."""
    state = table()
    use_up(state, iron=1)
    give(state, 0, stone=1)
    hold(state, 0, "craft-bargain")
    at_phase(state, 1)
    assert offers(state) == ["craft-bargain iron", "decline"]
    play(state, "0 craft-bargain iron")
    assert (in_shop(state, "iron"), in_shop(state, "glass"), in_shop(state, "gold")) == (9, 10, 10)


def test_craft_bargain_takes_no_craft_cube_in_payment() -> None:
    state = table()
    use_up(state, iron=1)
    give(state, 0, gold=3)
    hold(state, 0, "craft-bargain")
    at_phase(state, 1)
    assert offers(state) == ["decline"]


# 8, unexpected harvest.


def test_an_unexpected_harvest_changes_the_colour_of_all_cubes_from_one_kind_of_field() -> None:
    state = harvest("unexpected-harvest", "unexpected-harvest wood", "take stone", "take wine")
    assert purse(state, 0) == {"stone": 1, "water": 1, "wine": 1}


def test_an_unexpected_harvest_is_the_lawgivers_alone() -> None:
    state = harvest("unexpected-harvest", "unexpected-harvest wood", "take stone", "take wine")
    assert purse(state, 1) == {"timber": 1}


def test_an_unexpected_harvest_is_for_resources_only() -> None:
    state = table()
    use_up(state, iron=3)
    hold(state, 0, "unexpected-harvest")
    worker(state, 0, "2,0")
    at_phase(state, 2)
    play(state, "0 unexpected-harvest wood")
    assert offers(state) == ["take stone", "take timber", "take water", "take food", "take wine"]


def test_an_unexpected_harvest_is_aimed_at_a_kind_of_field_with_own_workers() -> None:
    state = table()
    hold(state, 0, "unexpected-harvest")
    worker(state, 0, "2,0", "-2,0")
    worker(state, 1, "0,0")
    at_phase(state, 2)
    assert offers(state) == ["unexpected-harvest wood", "unexpected-harvest lake", "decline"]


# 9, broken fences.


def test_broken_fences_lets_ones_workers_climb_all_fences() -> None:
    state = table()
    fence(state, 1, "1,-1>0,0", "1,3>2,2")
    hold(state, 0, "broken-fences")
    at_phase(state, 1)
    play(state, "0 broken-fences", "0 order 1")
    assert "work 0,0" in offers(state)


def test_broken_fences_helps_nobody_else() -> None:
    state = table()
    fence(state, 2, "-1,1>-2,0")
    hold(state, 0, "broken-fences")
    at_phase(state, 1)
    play(state, "0 broken-fences", "0 order 1", "0 work 0,0")
    assert "work -2,0" not in offers(state)


def test_broken_fences_stay_where_they_are() -> None:
    state = table()
    fence(state, 1, "1,-1>0,0")
    hold(state, 0, "broken-fences")
    at_phase(state, 1)
    play(state, "0 broken-fences", "0 order 1", "0 work 0,0")
    assert fences(state) == {"1,-1>0,0": 1}


def test_broken_fences_holds_for_the_rest_of_the_rounds_placing() -> None:
    """R-KT-35."""
    state = table()
    fence(state, 1, "1,-1>0,0", "1,3>2,2")
    hold(state, 0, "broken-fences")
    at_phase(state, 1)
    play(state, "0 decline", "0 order 1", "0 broken-fences", "0 work 0,0", "1 work -2,0", "2 work 4,0")
    play(state, "1 order 2", "1 work -2,-2", "2 work 2,0")
    assert "work 2,2" in offers(state)


def test_broken_fences_ends_with_the_round() -> None:
    """R-KT-35."""
    state = table()
    fence(state, 1, "1,-1>0,0")
    hold(state, 0, "broken-fences")
    at_phase(state, 1)
    play(state, "0 broken-fences")
    while state.round == 1:
        play(state, f"{mover(state)} {offers(state)[-1]}")
    assert state.broken == 0


def behind_a_fence(law: str) -> Keyland:
    """Yellow4 is to send its worker: one of its two fields is taken, a fence bars the other; seat 1 holds this law."""
    state = table()
    fence(state, 0, "5,1>4,0")
    hold(state, 1, law)
    at_phase(state, 1, start=2)
    play(state, "1 decline", "2 order 1", "2 work 4,2", "0 work 0,0", "1 work -2,0", "0 order 2", "0 work 0,2")
    play(state, "1 work -2,-2", "2 work 2,0", "1 order 4")
    assert offers(state)[0] == "idle"
    return state


def test_a_worker_shut_in_climbs_the_fence_as_soon_as_it_is_broken() -> None:
    state = behind_a_fence("broken-fences")
    play(state, "1 broken-fences")
    assert "4,0" in fields_of(state, 1)


def test_a_worker_shut_in_goes_out_as_soon_as_the_fence_is_declared_unsafe() -> None:
    state = behind_a_fence("unsafe-fence")
    play(state, "1 unsafe-fence 5,1>4,0")
    assert "4,0" in fields_of(state, 1)


def test_a_worker_with_one_way_out_has_the_choice_once_the_fence_is_broken() -> None:
    state = table()
    fence(state, 0, "5,1>4,0")
    hold(state, 1, "broken-fences")
    at_phase(state, 1, start=1)
    play(state, "1 decline", "1 order 4", "1 broken-fences")
    assert (mover(state), offers(state)) == (1, ["work 4,0", "work 4,2"])


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
