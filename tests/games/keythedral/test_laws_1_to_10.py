"""What the laws do, but for those about a purchase: numbers 1 to 10."""

from __future__ import annotations

from keydom.games.keythedral.state import KeythedralState

from .builders import (
    asked,
    at_phase,
    fence,
    fences,
    fields_of,
    give,
    harvest,
    heard,
    hold,
    house,
    in_shop,
    in_store,
    is_house,
    mover,
    offers,
    opening,
    play,
    purse,
    spending,
    table,
    use_up,
    worker,
)

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


def behind_a_fence(law: str) -> KeythedralState:
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
