"""Laws about a purchase: price increase, price decrease, substitution, and design change as an answer."""

from __future__ import annotations

import pytest

from keydom.games.keythedral.state import KeythedralState

from .builders import (
    asked,
    at_phase,
    decline_all,
    give,
    hand,
    hold,
    is_gone,
    mover,
    offers,
    on_sale,
    owner,
    pass_all,
    play,
    purse,
    table,
)


def market(*tiles: str, laws: dict[int, str], purses: dict[int, dict[str, int]]) -> KeythedralState:
    """Phase 3 begins: these tiles are on sale, these laws are held, and these cubes owned; seat 0 is to act."""
    state = table()
    on_sale(state, *tiles)
    for seat, cubes in purses.items():
        give(state, seat, **cubes)
    for seat, names in laws.items():
        hold(state, seat, *names.split())
    at_phase(state, 3)
    decline_all(state)
    return state


STA = {"stone": 2, "timber": 2, "food": 1}  # enough for b07 and one more stone or timber

# Answers.


def test_a_purchase_is_answered_clockwise_from_the_buyers_left() -> None:
    """R-KT-16."""
    state = market("b07", laws={0: "sale", 1: "work-order", 2: "bargain"}, purses={0: STA})
    play(state, "0 buy b07")
    assert asked(state) == "1 Answer"
    play(state, "1 decline")
    assert asked(state) == "2 Answer"
    play(state, "2 decline")
    assert asked(state) == "0 Price"


def test_a_holder_may_answer_a_purchase_with_several_laws_one_after_the_other() -> None:
    """R-KT-16."""
    state = market("b07", laws={1: "price-increase design-change"}, purses={0: STA})
    play(state, "0 buy b07", "1 price-increase", "1 design-change b07", "* reveal b11")
    assert asked(state) == "0 Turn"


def test_whoever_has_answered_and_holds_another_law_is_asked_whatever_it_is() -> None:
    """R-KT-16: on what everybody knows."""
    state = market("b07", laws={1: "price-increase sale"}, purses={0: STA})
    play(state, "0 buy b07", "1 price-increase")
    assert (asked(state), offers(state)) == ("1 Answer", ["decline"])


def test_whoever_has_declined_is_not_asked_about_the_purchase_again() -> None:
    """R-KT-16."""
    state = market("b07", laws={1: "design-change", 2: "price-increase sale"}, purses={0: STA})
    play(state, "0 buy b07", "1 decline", "2 price-increase", "1 decline", "2 decline")  # a repeal, a second answer
    assert asked(state) == "0 Price"


def test_after_a_repealed_answer_another_law_may_answer() -> None:
    """R-KT-16."""
    state = market("b07", laws={1: "price-increase design-change", 2: "repeal-law"}, purses={0: STA})
    play(state, "0 buy b07", "1 price-increase", "2 repeal-law")
    assert offers(state) == ["design-change b07", "decline"]


def test_nobody_but_the_buyer_plays_price_decrease() -> None:
    """R-KT-18: to make another's seat cheaper would be a deal between players."""
    state = market("b07", laws={1: "price-decrease"}, purses={0: STA})
    play(state, "0 buy b07")
    assert (asked(state), offers(state)) == ("1 Answer", ["decline"])


def test_any_buyer_may_play_price_decrease_whether_the_price_could_be_paid_or_not() -> None:
    """R-KT-18."""
    state = market("b07", laws={1: "price-decrease"}, purses={1: STA})
    play(state, "1 buy b07")
    assert {"price-decrease", "acquire"} <= set(offers(state))


def test_price_decrease_is_not_laid_beside_a_seat_that_could_not_be_paid_even_with_it() -> None:
    """R-KT-18: a purchase is tried only by who can pay, and the card is played in one."""
    state = market("b07", laws={0: "price-decrease"}, purses={0: {"stone": 1}})
    assert not [offer for offer in offers(state) if offer.startswith(("buy", "price-decrease"))]


def test_two_players_may_answer_the_same_purchase() -> None:
    """R-KT-16."""
    state = market("b07", laws={1: "price-increase", 2: "design-change"}, purses={0: STA})
    play(state, "0 buy b07", "1 price-increase", "2 decline")  # no repeal
    assert offers(state) == ["design-change b07", "decline"]


def test_a_purchase_is_answered_for_the_tile_announced_only() -> None:
    state = market("b07", "b08", laws={1: "design-change"}, purses={0: STA})
    play(state, "0 buy b07")
    assert offers(state) == ["design-change b07", "decline"]


def test_a_buyer_does_not_answer_the_own_purchase() -> None:
    state = market("b07", laws={0: "price-increase design-change"}, purses={0: STA})
    play(state, "0 buy b07")
    assert offers(state) == ["acquire"]


# 2, price increase.


def test_price_increase_costs_a_cube_more_of_a_kind_shown_the_buyer_chooses_which() -> None:
    state = market("b07", laws={1: "price-increase"}, purses={0: {**STA, "food": 2, "wine": 3}})
    play(state, "0 buy b07", "1 price-increase")
    assert offers(state) == ["extra stone", "extra timber", "extra food", "withdraw"]
    play(state, "0 extra food", "0 acquire")
    assert purse(state, 0) == {"stone": 1, "timber": 1, "wine": 3}


def test_the_extra_cube_is_one_that_the_buyer_has() -> None:
    state = market("b07", laws={1: "price-increase"}, purses={0: STA})
    play(state, "0 buy b07", "1 price-increase")
    assert offers(state) == ["extra stone", "extra timber", "withdraw"]


def test_the_extra_cube_may_be_gold() -> None:
    state = market("b31", "b30", laws={1: "price-increase"}, purses={0: {"gold": 2, "iron": 1, "food": 1}})
    play(state, "0 buy b30", "1 price-increase")
    assert offers(state) == ["extra gold", "withdraw"]


def test_a_buyer_thwarted_by_price_increase_has_used_no_action() -> None:
    state = market("b07", laws={1: "price-increase"}, purses={0: {"stone": 1, "timber": 1, "food": 1}})
    play(state, "0 buy b07", "1 price-increase")
    assert offers(state) == ["withdraw"]
    play(state, "0 withdraw", "0 house blue1")
    assert purse(state, 0) == {"food": 1}


def test_a_thwarted_buyer_cannot_announce_what_cannot_be_paid() -> None:
    state = market("b07", laws={1: "price-increase"}, purses={0: {"stone": 1, "timber": 1, "food": 1}})
    play(state, "0 buy b07", "1 price-increase", "0 withdraw")
    assert "buy b07" not in offers(state)


def test_a_thwarted_buyer_who_then_passes_has_passed() -> None:
    state = market("b07", laws={1: "price-increase"}, purses={0: {"stone": 1, "timber": 1, "food": 1}})
    play(state, "0 buy b07", "1 price-increase", "0 withdraw")
    pass_all(state)
    assert asked(state).endswith(("Bid", "Naming", "Opening"))


def test_price_increase_stays_beside_the_seat_until_it_is_sold() -> None:
    state = market("b07", laws={1: "price-increase"}, purses={0: STA, 1: STA})
    play(state, "0 buy b07", "1 price-increase", "0 withdraw", "0 pass", "1 buy b07")
    assert offers(state) == ["extra stone", "extra timber"]


def test_each_new_buyer_chooses_the_extra_cube_afresh() -> None:
    state = market("b07", laws={1: "price-increase"}, purses={0: STA, 1: STA})
    play(state, "0 buy b07", "1 price-increase", "0 extra stone", "0 withdraw", "0 pass")
    play(state, "1 buy b07", "1 extra timber", "1 acquire")
    assert purse(state, 1) == {"stone": 1}


def test_a_sold_seat_leaves_its_price_increase_behind() -> None:
    state = market("b07", "b08", laws={1: "price-increase"}, purses={0: STA, 1: {"stone": 1, "timber": 1, "water": 1}})
    play(state, "0 buy b07", "1 price-increase", "0 extra stone", "0 acquire", "1 buy b08")
    assert (offers(state), state.raised) == (["acquire"], -1)


def test_a_raised_price_is_known_to_whoever_may_buy() -> None:
    state = market("b07", laws={1: "price-increase"}, purses={0: STA, 1: {"stone": 1, "timber": 1, "food": 1}})
    play(state, "0 buy b07", "1 price-increase", "0 withdraw", "0 pass")
    assert (mover(state), "buy b07" in offers(state)) == (1, False)


# 13, design change as an answer.


def test_design_change_as_an_answer_swaps_the_tile_and_the_purchase_lapses() -> None:
    """R-KT-27."""
    state = market("b07", laws={1: "design-change"}, purses={0: STA})
    play(state, "0 buy b07", "1 design-change b07", "* reveal b13")
    assert (owner(state, "b07"), owner(state, "b13"), purse(state, 0)) == (-3, -2, {"stone": 2, "timber": 2, "food": 1})


def test_a_buyer_thwarted_by_design_change_has_used_no_action() -> None:
    """R-KT-27."""
    state = market("b07", laws={1: "design-change"}, purses={0: STA})
    play(state, "0 buy b07", "1 design-change b07", "* reveal b13", "0 buy b13", "0 acquire")
    assert owner(state, "b13") == 0


def test_nobody_answers_after_the_tile_is_gone() -> None:
    state = market("b07", laws={1: "design-change", 2: "price-increase"}, purses={0: STA})
    play(state, "0 buy b07", "1 design-change b07", "2 decline", "* reveal b13")  # no repeal
    assert asked(state) == "0 Turn"


def test_price_laws_beside_an_exchanged_tile_leave_the_game() -> None:
    """R-KT-27."""
    state = market("b07", laws={0: "price-decrease", 1: "price-increase", 2: "design-change"}, purses={0: STA, 1: STA})
    play(state, "0 buy b07", "1 price-increase", "2 decline", "0 decline", "2 decline")
    play(state, "0 price-decrease", "2 decline", "0 withdraw", "0 pass", "1 buy b07")
    play(state, "2 design-change b07", "* reveal b13")
    assert (state.raised, state.lowered, is_gone(state, "price-increase")) == (-1, -1, True)


def test_a_repealed_design_change_leaves_the_tile_to_its_buyer() -> None:
    state = market("b07", laws={1: "design-change", 2: "repeal-law"}, purses={0: STA})
    play(state, "0 buy b07", "1 design-change b07", "2 repeal-law", "0 acquire")
    assert owner(state, "b07") == 0


# Withdrawing.


@pytest.mark.parametrize(
    ("laws", "lines"),
    [
        ({1: "price-increase"}, ["1 price-increase"]),
        ({1: "price-increase", 2: "repeal-law"}, ["1 price-increase", "2 repeal-law"]),
        ({0: "price-decrease"}, ["0 price-decrease"]),
    ],
)
def test_a_law_played_since_the_announcement_opens_the_way_back(laws: dict[int, str], lines: list[str]) -> None:
    """R-KT-17."""
    state = market("b07", laws=laws, purses={0: STA})
    play(state, "0 buy b07", *lines)
    assert "withdraw" in offers(state)


def test_a_price_increase_from_an_earlier_purchase_opens_no_way_back() -> None:
    """R-KT-17."""
    state = market("b07", laws={1: "price-increase"}, purses={0: STA})
    play(state, "0 buy b07", "1 price-increase", "0 withdraw", "0 buy b07")
    assert offers(state) == ["extra stone", "extra timber"]


def test_a_buyer_who_counted_on_a_law_has_to_play_it() -> None:
    """R-KT-17."""
    state = market("b07", laws={0: "price-decrease"}, purses={0: {"stone": 1, "timber": 1}})
    play(state, "0 buy b07")
    assert offers(state) == ["price-decrease"]


def test_withdrawing_costs_nothing_and_uses_no_action() -> None:
    """R-KT-17."""
    state = market("b07", laws={1: "price-increase"}, purses={0: STA})
    play(state, "0 buy b07", "1 price-increase", "0 withdraw")
    assert (asked(state), purse(state, 0)) == ("0 Turn", STA)


# 3, price decrease.


def test_price_decrease_spares_the_buyer_a_cube_of_choice() -> None:
    state = market("b07", laws={0: "price-decrease"}, purses={0: {"stone": 1, "timber": 1, "food": 1}})
    play(state, "0 buy b07", "0 price-decrease", "0 less timber", "0 acquire")
    assert purse(state, 0) == {"timber": 1}


def test_price_decrease_never_spares_gold() -> None:
    state = market("b30", "b31", laws={0: "price-decrease"}, purses={0: {"gold": 1, "iron": 1, "food": 1}})
    play(state, "0 buy b30", "0 price-decrease")
    assert offers(state) == ["less food", "less iron", "withdraw"]


def test_price_decrease_does_not_make_a_seat_payable_that_lacks_gold() -> None:
    state = market("b30", "b31", laws={0: "price-decrease"}, purses={0: {"iron": 1, "food": 1}})
    assert "buy b30" not in offers(state)


def test_a_seat_may_be_announced_that_only_price_decrease_makes_payable() -> None:
    """R-KT-18."""
    state = market("b07", laws={0: "price-decrease"}, purses={0: {"stone": 1, "timber": 1}})
    play(state, "0 buy b07", "0 price-decrease", "0 less food", "0 acquire")
    assert (owner(state, "b07"), purse(state, 0)) == (0, {})


def test_the_buyer_plays_price_decrease_after_the_others_have_answered() -> None:
    """R-KT-18."""
    state = market("b07", laws={0: "price-decrease", 1: "price-increase"}, purses={0: STA})
    play(state, "0 buy b07", "1 price-increase", "0 decline")  # no repeal
    assert {"price-decrease", "withdraw"} < set(offers(state))


def test_price_increase_and_price_decrease_may_cancel_each_other() -> None:
    state = market(
        "b07", laws={0: "price-decrease", 1: "price-increase"}, purses={0: {"stone": 1, "timber": 1, "food": 1}}
    )
    play(state, "0 buy b07", "1 price-increase", "0 decline", "0 extra food", "0 price-decrease")
    play(state, "0 less food", "0 acquire")
    assert (owner(state, "b07"), purse(state, 0)) == (0, {})


def test_price_decrease_stays_beside_a_seat_that_is_not_bought() -> None:
    """R-KT-18."""
    state = market("b07", laws={0: "price-decrease"}, purses={0: STA, 1: {"stone": 1, "timber": 1}})
    play(state, "0 buy b07", "0 price-decrease", "0 withdraw", "0 pass", "1 buy b07", "1 less food", "1 acquire")
    assert owner(state, "b07") == 1


def test_each_new_buyer_chooses_the_cube_spared_afresh() -> None:
    state = market("b07", laws={0: "price-decrease"}, purses={0: STA, 1: STA})
    play(state, "0 buy b07", "0 price-decrease", "0 less food", "0 withdraw", "0 pass", "1 buy b07")
    assert offers(state) == ["less stone", "less timber", "less food"]


def test_a_price_decrease_beside_a_seat_is_not_optional_and_holds_once() -> None:
    state = market("b07", "b11", laws={0: "price-decrease"}, purses={0: STA, 1: {**STA, "stone": 4}})
    play(state, "0 buy b07", "0 price-decrease", "0 withdraw", "0 pass", "1 buy b07", "1 less food", "1 acquire")
    play(state, "0 pass", "1 buy b11")
    assert (offers(state), state.lowered) == (["acquire"], -1)


def test_price_decrease_is_for_the_lawgivers_own_purchase_only() -> None:
    state = market("b07", laws={1: "price-decrease"}, purses={0: STA})
    play(state, "0 buy b07")
    assert offers(state) == ["decline"]


# 5, substitution.


def test_substitution_replaces_a_resource_by_another() -> None:
    """R-KT-19."""
    state = market("b07", laws={0: "substitution"}, purses={0: {"stone": 1, "timber": 1, "wine": 1}})
    play(state, "0 buy b07", "0 substitution", "0 swap food wine", "0 acquire")
    assert (owner(state, "b07"), purse(state, 0)) == (0, {})


def test_substitution_replaces_any_number_of_resources() -> None:
    """R-KT-19."""
    state = market("b11", laws={0: "substitution"}, purses={0: {"wine": 3, "water": 1}})
    play(state, "0 buy b11", "0 substitution", "0 swap stone wine", "0 swap stone wine", "0 swap timber wine")
    play(state, "0 swap food water", "0 acquire")
    assert (owner(state, "b11"), purse(state, 0)) == (0, {})


def test_substitution_replaces_one_craft_cube_by_another() -> None:
    """R-KT-19."""
    state = market("b30", "b31", laws={0: "substitution"}, purses={0: {"iron": 2, "food": 1}})
    play(state, "0 buy b30", "0 substitution", "0 swap gold iron", "0 acquire")
    assert (owner(state, "b30"), purse(state, 0)) == (0, {})


def test_substitution_does_not_replace_two_craft_cubes() -> None:
    """R-KT-19."""
    state = market("b30", "b31", laws={0: "substitution"}, purses={0: {"iron": 2, "water": 1}})
    assert "buy b31" not in offers(state)  # gold, glass, water


def test_substitution_does_not_replace_both_resources_and_a_craft_cube() -> None:
    """R-KT-19."""
    state = market("b30", "b31", laws={0: "substitution"}, purses={0: {"iron": 2, "water": 1}})
    assert "buy b30" not in offers(state)  # gold, iron, food


def test_after_a_craft_cube_no_resource_is_replaced() -> None:
    """R-KT-19."""
    state = market("b30", "b31", laws={0: "substitution"}, purses={0: {"iron": 2, "food": 1, "water": 1}})
    play(state, "0 buy b30", "0 substitution", "0 swap gold iron")
    assert offers(state) == ["acquire", "withdraw"]


def test_after_a_resource_no_craft_cube_is_replaced() -> None:
    """R-KT-19."""
    cubes = {"gold": 1, "iron": 2, "food": 1, "water": 1}
    state = market("b30", "b31", laws={0: "substitution"}, purses={0: cubes})
    play(state, "0 buy b30", "0 substitution", "0 swap food water")
    assert offers(state) == ["acquire", "withdraw"]


def test_substitution_does_not_put_a_resource_for_a_craft_cube() -> None:
    """R-KT-19."""
    state = market("b30", "b31", laws={0: "substitution"}, purses={0: {"gold": 1, "food": 1, "stone": 9}})
    assert "buy b30" not in offers(state)


def test_substitution_puts_resources_for_resources_and_crafts_for_crafts() -> None:
    """R-KT-19."""
    cubes = {"gold": 1, "iron": 1, "glass": 1, "food": 1, "stone": 1}
    state = market("b30", "b31", laws={0: "substitution"}, purses={0: cubes})
    play(state, "0 buy b30", "0 substitution")
    swaps = ["swap food stone", "swap iron glass", "swap gold glass"]
    assert offers(state) == ["acquire", *swaps, "withdraw"]


def test_price_decrease_is_played_before_anything_is_substituted() -> None:
    """R-KT-18: what was substituted already is no longer spared."""
    state = market("b07", laws={0: "price-decrease substitution"}, purses={0: {**STA, "wine": 1}})
    play(state, "0 buy b07", "0 substitution", "0 swap food wine")
    assert "price-decrease" not in offers(state)


def test_substitution_replaces_the_extra_cube_of_a_price_increase() -> None:
    state = market(
        "b07",
        laws={0: "substitution", 1: "price-increase"},
        purses={0: {"stone": 1, "timber": 1, "food": 1, "wine": 1}},
    )
    play(state, "0 buy b07", "1 price-increase", "0 decline", "0 extra stone", "0 substitution")
    play(state, "0 swap stone wine", "0 acquire")
    assert (owner(state, "b07"), purse(state, 0)) == (0, {})


def test_substitution_is_spent_even_if_the_purchase_fails() -> None:
    """R-KT-19."""
    state = market("b07", laws={0: "substitution"}, purses={0: STA})
    play(state, "0 buy b07", "0 substitution", "0 withdraw")
    assert (hand(state, 0), is_gone(state, "substitution")) == ([], True)


def test_substitution_holds_for_one_purchase() -> None:
    """R-KT-19."""
    state = market("b07", "b08", laws={0: "substitution"}, purses={0: {**STA, "wine": 3}})
    play(state, "0 buy b07", "0 substitution", "0 withdraw", "0 buy b07")
    assert offers(state) == ["acquire"]


def test_substitution_cannot_be_played_against_another_player() -> None:
    state = market("b07", laws={1: "substitution"}, purses={0: STA})
    play(state, "0 buy b07")
    assert offers(state) == ["decline"]


def test_price_decrease_and_substitution_may_be_played_in_one_purchase() -> None:
    """R-KT-18."""
    state = market("b07", laws={0: "price-decrease substitution"}, purses={0: {"stone": 1, "wine": 1}})
    play(state, "0 buy b07", "0 price-decrease", "0 less food", "0 substitution", "0 swap timber wine", "0 acquire")
    assert (owner(state, "b07"), purse(state, 0)) == (0, {})


def test_a_buyer_whose_law_is_repealed_and_who_cannot_pay_withdraws() -> None:
    """R-KT-17."""
    state = market("b07", laws={0: "price-decrease", 1: "repeal-law"}, purses={0: {"stone": 1, "timber": 1}})
    play(state, "0 buy b07", "1 decline", "0 price-decrease", "1 repeal-law")
    assert offers(state) == ["withdraw"]
