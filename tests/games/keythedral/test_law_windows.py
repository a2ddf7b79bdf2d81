"""When laws are played: each at its moment, and whoever holds a card is asked, whatever the card."""

from __future__ import annotations

import pytest

from keydom.games.keythedral.components import LAWS
from keydom.games.keythedral.rules.law_cards import CARDS

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
    play,
    spending,
    table,
    use,
    words,
)
from .moments import MOMENTS, PLAYED, WINDOWS, turn


@pytest.mark.parametrize("law", LAWS)
def test_a_law_is_offered_at_its_moments_and_at_no_other(law: str) -> None:
    """R-KT-11, R-KT-31."""
    assert {name for name, moment in MOMENTS.items() if law in words(moment(law))} == WINDOWS[law]


@pytest.mark.parametrize("law", LAWS)
def test_a_law_is_offered_to_nobody_who_does_not_hold_it(law: str) -> None:
    other = "sale" if law == "bargain" else "bargain"
    assert [name for name, moment in MOMENTS.items() if law in words(moment(other))] == []


@pytest.mark.parametrize("law", list(PLAYED))
def test_a_law_is_used_up_when_it_is_played(law: str) -> None:
    moment, line = PLAYED[law]
    state = MOMENTS[moment](law)
    play(state, f"0 {line}")
    assert (hand(state, 0), is_gone(state, law)) == ([], True)


@pytest.mark.parametrize("moment", MOMENTS)
def test_whoever_holds_a_law_is_asked_whatever_the_law(moment: str) -> None:
    laws = [law for law in LAWS if law != "downgrade-house"]  # which at the moment of a repeal is seat 1's
    assert len({repr(MOMENTS[moment](law).frames) for law in laws}) == 1


@pytest.mark.parametrize("phase", range(1, 6))
def test_a_player_without_laws_is_not_asked_as_a_phase_opens(phase: int) -> None:
    state = table()
    hold(state, 1, "sale")
    at_phase(state, phase)
    assert asked(state) == "1 Opening"


def test_without_laws_nobody_is_asked() -> None:
    state = table()
    at_phase(state, 1)
    assert asked(state) == "0 ChooseOrder"


def test_the_owner_of_an_irrelevant_law_can_only_decline() -> None:
    state = table()
    hold(state, 0, "sale")
    at_phase(state, 4)
    assert offers(state) == ["decline"]


def test_once_every_law_of_an_opening_has_been_used_nobody_is_asked_there() -> None:
    state = table()
    use(state, "upgrade-cottage", "craft-bargain", "unsafe-fence", "design-change", "downgrade-house", "start-order")
    hold(state, 0, "sale")
    at_phase(state, 4)
    assert asked(state) != "0 Opening"


def test_once_repeal_law_has_been_used_nobody_is_asked_about_repeal() -> None:
    state = table()
    use(state, "repeal-law")
    hold(state, 0, "upgrade-cottage", "sale")
    hold(state, 1, "bargain")
    at_phase(state, 1)
    play(state, "0 upgrade-cottage blue1")
    assert asked(state) == "0 Opening"


def test_once_price_increase_and_design_change_have_been_used_purchases_are_not_answered() -> None:
    state = table()
    use(state, "price-increase", "design-change")
    hold(state, 1, "sale")
    give(state, 0, stone=1, timber=1)
    at_phase(state, 3)
    play(state, "1 decline", "0 buy b01")
    assert asked(state) == "0 Price"


def test_a_worker_with_no_choice_waits_for_a_player_who_holds_a_law() -> None:
    state = table()
    hold(state, 1, "sale")
    play(state, "0 order 1", "0 work 0,0", "1 work -2,0", "2 work 4,0", "1 order 4")
    assert offers(state) == ["work 4,2"]


def test_whether_a_turn_is_asked_for_does_not_depend_on_which_law_is_held() -> None:
    """A player who can do nothing passes unasked; a law that would make a seat payable must not show by that."""

    def after_the_opening(law: str) -> str:
        state = table()
        any_time = ("upgrade-cottage", "craft-bargain", "unsafe-fence", "design-change", "downgrade-house")
        use(state, *any_time, "start-order", "house-moratorium", "bargain", "sale")
        state.spaces, state.deck = 0, state.deck + 2
        on_sale(state, "b01")
        give(state, 0, stone=1)
        hold(state, 0, law)
        at_phase(state, 3)
        return asked(state)

    assert after_the_opening("price-decrease") == after_the_opening("work-order")


# Openings.


def test_as_a_phase_opens_everybody_is_asked_once_clockwise_from_the_start_player() -> None:
    """R-KT-12."""
    state = table()
    for seat, law in enumerate(("sale", "bargain", "substitution")):
        hold(state, seat, law)
    at_phase(state, 2, start=1)
    order = []
    while "decline" in offers(state) and "phase:2" in state.frames[-1].args().values():
        order.append(mover(state))
        play(state, f"{mover(state)} decline")
    assert order == [1, 2, 0]


def test_in_an_opening_a_player_may_play_several_laws() -> None:
    """R-KT-12."""
    state = table()
    hold(state, 0, "upgrade-cottage", "good-harvest", "sale")
    at_phase(state, 1)
    play(state, "0 upgrade-cottage blue1", "0 good-harvest lake")
    assert asked(state) == "0 Opening"


def test_a_start_player_named_in_an_opening_does_not_change_who_is_asked_next() -> None:
    """R-KT-12."""
    state = table()
    hold(state, 0, "start-order")
    hold(state, 1, "sale")
    hold(state, 2, "bargain")
    at_phase(state, 1)
    play(state, "0 start-order 2", "1 decline", "2 decline")  # asked about the repeal
    assert asked(state) == "1 Opening"
    play(state, "1 decline", "2 decline")
    assert asked(state) == "2 ChooseOrder"


def test_a_law_is_kept_for_a_later_round() -> None:
    """R-KT-24: also one that concerns the others."""
    state = table()
    hold(state, 0, "poor-harvest")
    at_phase(state, 1)
    while state.round == 1:
        play(state, f"{mover(state)} {offers(state)[-1] if 'decline' in offers(state) else offers(state)[0]}")
    decline_all(state)
    assert hand(state, 0) == ["poor-harvest"]


def test_laws_for_any_time_leave_the_decision_they_interrupt() -> None:
    """R-KT-31."""
    state = turn("upgrade-cottage", "sale")
    play(state, "0 upgrade-cottage blue2")
    assert asked(state) == "0 Turn"


# A law that would do nothing (R-KT-13).


def test_start_order_does_not_name_whoever_starts_anyway() -> None:
    """R-KT-13."""
    state = table()
    hold(state, 0, "start-order")
    at_phase(state, 3, start=1)
    assert offers(state) == ["start-order 0", "start-order 2", "decline"]


def test_without_fences_no_law_about_fences_is_played() -> None:
    """R-KT-13."""
    state = table()
    hold(state, 0, "unsafe-fence", "broken-fences")
    at_phase(state, 1)
    assert offers(state) == ["decline"]


def test_without_houses_none_is_downgraded() -> None:
    """R-KT-13."""
    state = table()
    hold(state, 0, "downgrade-house")
    at_phase(state, 1)
    assert offers(state) == ["decline"]


def test_without_used_craft_cubes_there_is_no_craft_bargain() -> None:
    """R-KT-13."""
    state = table()
    hold(state, 0, "craft-bargain")
    give(state, 0, stone=2)
    at_phase(state, 1)
    assert offers(state) == ["decline"]


def test_without_a_worker_in_a_field_it_has_no_double_production() -> None:
    """R-KT-13."""
    state = table()
    hold(state, 0, "double-production", "unexpected-harvest")
    at_phase(state, 2)
    assert offers(state) == ["decline"]


@pytest.mark.parametrize("law", ["good-harvest", "poor-harvest"])
def test_a_harvest_law_is_not_aimed_at_fields_where_nobody_works(law: str) -> None:
    """R-KT-13: once the workers are out, a kind of field without any of them yields nothing either way."""
    state = MOMENTS["opening 2"](law)
    assert [offer for offer in offers(state) if law in offer] == [f"{law} wood", f"{law} lake"]


def test_a_substitution_is_not_played_where_there_is_nothing_to_substitute() -> None:
    """R-KT-13: the buyer has just the two cubes that the seat costs."""
    state = spending(stone=1, timber=1, laws={0: "substitution"})
    play(state, "0 buy b01")
    assert offers(state) == ["acquire"]


def test_a_cottage_that_nobody_can_leave_is_not_renumbered() -> None:
    """R-KT-13."""
    state = table()
    hold(state, 1, "cottage-number")
    at_phase(state, 1, start=2)
    play(state, "1 decline", "2 order 1", "2 work 4,2", "0 work 0,0", "1 work -2,0")  # black1 beside yellow4
    play(state, "0 order 2", "0 work 0,2", "1 work -2,-2", "2 work 4,0", "1 order 3")  # black2 beside yellow4
    assert "cottage-number yellow4" not in offers(state)


def test_every_law_has_one_card_in_the_order_of_their_numbers() -> None:
    assert [card.name for card in CARDS] == list(LAWS)
