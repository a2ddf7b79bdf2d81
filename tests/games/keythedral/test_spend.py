"""Phase 3: turns, passing, and the actions other than seats and fences."""

from __future__ import annotations

import pytest

from keydom.games.keythedral.state import KeythedralState

from .builders import (
    asked,
    at_phase,
    give,
    hand,
    heard,
    hold,
    house,
    in_shop,
    in_store,
    is_house,
    mover,
    offers,
    pass_all,
    play,
    purse,
    spending,
    table,
    use_up,
    words,
)

# Turns and passing.


def test_the_start_player_acts_first_then_clockwise_one_action_a_turn() -> None:
    state = table()
    for seat in range(3):
        give(state, seat, stone=2, timber=2)
    at_phase(state, 3, start=1)
    play(state, "1 house yellow1", "2 house black1", "0 house blue1")
    assert asked(state) == "1 Turn"


def test_a_player_who_passed_may_act_again_later() -> None:
    """R-KT-09."""
    state = table()
    give(state, 0, stone=1, timber=1)
    give(state, 1, stone=1, timber=1)
    at_phase(state, 3)
    play(state, "0 pass", "1 house yellow1")
    assert "house blue1" in offers(state)
    assert mover(state) == 0


def test_the_phase_ends_when_all_have_passed_in_direct_succession() -> None:
    """R-KT-09."""
    state = table()
    for seat in range(3):
        give(state, seat, stone=2, timber=2)
    at_phase(state, 3)
    play(state, "0 pass", "1 house yellow1", "2 pass", "0 pass")
    assert asked(state) == "1 Turn"
    play(state, "1 pass")
    assert asked(state) == "2 Bid"


def test_a_player_who_has_taken_a_law_is_not_waited_for() -> None:
    """R-KT-09."""
    state = table()
    give(state, 0, stone=3)
    give(state, 1, stone=3)
    at_phase(state, 3)
    play(state, "0 new-law", "* card sale", "1 pass")
    assert asked(state) == "0 Opening"


def test_whoever_can_do_nothing_at_all_passes_by_itself() -> None:
    state = spending(stone=1, timber=1)
    play(state, "0 house blue1")
    assert asked(state) == "1 Naming"


def test_players_cannot_trade_with_each_other() -> None:
    state = table()
    give(state, 0, stone=3, wine=2)
    give(state, 1, timber=3)
    at_phase(state, 3)
    assert words(state) == {"craft", "trade", "new-law", "pass"}


# Action 2: houses.


def test_a_house_costs_a_stone_and_a_timber() -> None:
    state = spending(stone=2, timber=2)
    play(state, "0 house blue3")
    assert (purse(state, 0), is_house(state, "blue3")) == ({"stone": 1, "timber": 1}, True)


def test_the_price_of_a_house_goes_to_the_store() -> None:
    state = spending(stone=1, timber=1)
    play(state, "0 house blue3")
    assert (in_store(state, "stone"), in_store(state, "timber")) == (20, 20)


@pytest.mark.parametrize("cubes", [{"stone": 2}, {"timber": 2}, {"stone": 1, "food": 3}])
def test_without_a_stone_and_a_timber_there_is_no_house(cubes: dict[str, int]) -> None:
    state = table()
    give(state, 0, **cubes)
    at_phase(state, 3)
    assert "house" not in words(state)


def test_a_house_is_not_built_again() -> None:
    state = table()
    house(state, "blue2")
    give(state, 0, stone=1, timber=1)
    at_phase(state, 3)
    assert [offer for offer in offers(state) if "house" in offer] == [
        "house blue1",
        "house blue3",
        "house blue4",
        "house blue5",
    ]


def test_a_player_builds_only_own_houses() -> None:
    state = spending(stone=1, timber=1)
    play(state, "0 house blue1")
    assert not is_house(state, "yellow1")
    assert not is_house(state, "black1")


# Action 4: craftsmen.


@pytest.mark.parametrize(("craft", "price"), [("iron", 2), ("glass", 3), ("gold", 4)])
def test_a_craft_cube_costs_so_many_cubes(craft: str, price: int) -> None:
    state = spending(food=price)
    play(state, f"0 craft {craft}")
    assert purse(state, 0) == {craft: 1}


@pytest.mark.parametrize(("craft", "price"), [("iron", 2), ("glass", 3), ("gold", 4)])
def test_with_one_cube_too_few_the_craft_cube_is_not_sold(craft: str, price: int) -> None:
    assert f"craft {craft}" not in offers(spending(food=price - 1))


def test_a_craft_cube_comes_from_the_craftsman_and_its_price_goes_to_the_store() -> None:
    state = spending(food=2)
    play(state, "0 craft iron")
    assert (in_shop(state, "iron"), in_store(state, "iron"), in_store(state, "food")) == (9, 0, 15)


def test_craft_cubes_pay_for_craft_cubes() -> None:
    state = spending(iron=1, glass=1)
    play(state, "0 craft iron")
    assert purse(state, 0) == {"iron": 1}


def test_the_payer_chooses_the_cubes() -> None:
    """R-KT-10."""
    state = spending(stone=1, food=1, wine=1)
    play(state, "0 craft iron", "0 pay stone", "0 pay wine")
    assert purse(state, 0) == {"food": 1, "iron": 1}


def test_cubes_are_paid_in_a_fixed_order_so_that_no_payment_appears_twice() -> None:
    state = spending(stone=1, food=2, wine=1)
    play(state, "0 craft iron", "0 pay food")
    assert offers(state) == ["pay food", "pay wine"]


def test_a_price_is_paid_exactly() -> None:
    """R-KT-10."""
    state = spending(food=4)
    play(state, "0 craft iron")
    assert purse(state, 0) == {"food": 2, "iron": 1}


def test_an_empty_workshop_is_refilled_with_used_cubes_from_the_store() -> None:
    state = table()
    give(state, 1, gold=9)
    use_up(state, gold=1)
    give(state, 0, food=4)
    at_phase(state, 3)
    play(state, "0 craft gold")
    assert (purse(state, 0), in_store(state, "gold")) == ({"gold": 1}, 0)


def test_the_craftsmans_own_cubes_are_sold_before_used_ones() -> None:
    state = table()
    use_up(state, gold=1)
    give(state, 0, food=4)
    at_phase(state, 3)
    play(state, "0 craft gold")
    assert (in_shop(state, "gold"), in_store(state, "gold")) == (8, 1)


def test_a_craft_cube_that_is_neither_at_its_craftsman_nor_in_the_store_is_not_sold() -> None:
    state = table()
    give(state, 1, gold=10)
    give(state, 0, food=4)
    at_phase(state, 3)
    assert "craft gold" not in offers(state)


def test_what_is_bought_must_be_there_before_it_is_paid_for() -> None:
    """R-KT-10: the payer's own iron does not fill an empty forge."""
    state = table()
    give(state, 1, iron=9)
    give(state, 0, iron=1, food=1)
    at_phase(state, 3)
    assert "craft iron" not in offers(state)


# Action 5: the trader.


def test_the_trader_gives_a_resource_of_choice_for_any_two_cubes() -> None:
    state = spending(stone=1, iron=1)
    play(state, "0 trade wine")
    assert (purse(state, 0), in_store(state, "stone"), in_store(state, "iron")) == ({"wine": 1}, 20, 1)


def test_the_trader_asks_two_cubes() -> None:
    assert "trade" not in words(spending(stone=1))


def test_the_trader_never_gives_crafts() -> None:
    state = table()
    use_up(state, iron=1)
    give(state, 0, stone=2)
    at_phase(state, 3)
    trades = [offer for offer in offers(state) if offer.startswith("trade")]
    assert trades == ["trade stone", "trade timber", "trade water", "trade food", "trade wine"]


def test_the_trader_gives_only_what_the_store_has() -> None:
    """R-KT-10: nor what it would have once it is paid."""
    state = table()
    give(state, 1, wine=13)
    give(state, 0, wine=2)
    at_phase(state, 3)
    assert "trade wine" not in offers(state)


# Action 6: a new law.


def test_a_new_law_costs_any_one_cube() -> None:
    state = spending(stone=1, gold=1)
    play(state, "0 new-law", "0 pay gold", "* card sale")
    assert (purse(state, 0), in_store(state, "gold"), hand(state, 0)) == ({"stone": 1}, 1, ["sale"])


def test_without_a_cube_there_is_no_new_law() -> None:
    state = table()
    hold(state, 0, "sale")
    at_phase(state, 3)
    play(state, "0 decline")
    assert offers(state) == ["pass"]


def test_taking_a_law_ends_ones_actions_for_the_round() -> None:
    state = table()
    give(state, 0, stone=3, timber=3)
    give(state, 1, stone=2, timber=2)
    at_phase(state, 3)
    play(state, "0 new-law", "0 pay stone", "* card work-order", "1 house yellow1")
    assert (asked(state), offers(state)) == ("0 LawTurn", ["decline"])


def test_the_others_go_on_when_somebody_has_taken_a_law() -> None:
    state = table()
    for seat in range(3):
        give(state, seat, stone=2, timber=2)
    at_phase(state, 3)
    play(state, "0 new-law", "0 pay stone", "* card sale", "1 house yellow1", "2 house black1")
    play(state, "0 decline", "1 house yellow2")
    assert asked(state) == "2 Turn"


def test_after_two_laws_a_round_there_is_no_third() -> None:
    state = table()
    for seat in range(3):
        give(state, seat, stone=2)
    at_phase(state, 3)
    play(state, "0 new-law", "* card sale", "1 new-law", "* card bargain")
    assert "new-law" not in offers(state)


def test_a_player_gets_one_law_a_round_and_may_take_another_in_the_next() -> None:
    state = table()
    give(state, 0, stone=3)
    at_phase(state, 3)
    play(state, "0 new-law", "* card bargain", "0 decline", "0 decline", "0 pass", "1 name 0", "0 decline")
    while asked(state) != "0 Turn":
        play(state, f"{mover(state)} {offers(state)[-1] if 'decline' in offers(state) else offers(state)[0]}")
    assert "new-law" in offers(state)


def test_whoever_has_taken_a_law_may_still_answer_a_purchase() -> None:
    state = table()
    give(state, 0, stone=1)
    give(state, 1, stone=1, timber=1)
    at_phase(state, 3)
    play(state, "0 new-law", "* card price-increase", "1 buy b01")
    assert offers(state) == ["price-increase", "decline"]


def test_whoever_has_taken_a_law_may_still_repeal_one() -> None:
    state = table()
    give(state, 0, stone=1)
    give(state, 1, stone=1, timber=1)
    hold(state, 1, "upgrade-cottage")
    at_phase(state, 3)
    play(state, "1 decline", "0 new-law", "* card repeal-law", "1 upgrade-cottage yellow1")
    assert offers(state) == ["repeal-law", "decline"]


def test_whoever_has_taken_a_law_may_play_it_as_the_next_phase_opens() -> None:
    state = table()
    give(state, 0, stone=1)
    at_phase(state, 3)
    play(state, "0 new-law", "* card upgrade-cottage")
    assert "upgrade-cottage blue1" in offers(state)


# Action 7: passing.


def test_a_pass_costs_nothing_and_is_told() -> None:
    state = spending(stone=2)
    told = play(state, "0 pass")
    assert (purse(state, 0), heard(told, "passed")[0]) == ({"stone": 2}, {"seat": "seat:0"})


def test_a_round_of_passes_leads_to_the_auction() -> None:
    state = spending(stone=2)
    pass_all(state)
    assert asked(state).endswith(("Bid", "Naming"))


# The payment that a table offers first.


def usual(state: KeythedralState) -> list[str]:
    """Whatever is usual, step by step, until nothing is."""
    steps: list[str] = []
    while (action := state.frames[-1].usual(state)) is not None:
        steps.append(str(action))
        play(state, f"{state.frames[-1].seat} {action}")
    return steps


def test_the_usual_payment_is_of_what_there_is_most_of() -> None:
    state = spending(stone=1, timber=3, water=1, wine=3)
    play(state, "0 craft iron")
    assert usual(state) == ["pay timber", "pay wine"]


def test_the_usual_payment_spares_crafts() -> None:
    state = spending(stone=1, water=1, gold=3)
    play(state, "0 trade timber")
    assert usual(state) == ["pay stone", "pay water"]


def test_what_is_taken_is_never_usual() -> None:
    state = spending(stone=1, laws={0: "bargain"})
    play(state, "0 bargain")
    assert state.frames[-1].usual(state) is None
