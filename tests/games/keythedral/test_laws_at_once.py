"""The rulebook's sentence as an option: a law that is about other players is played at once (R-KT-24)."""

from __future__ import annotations

import pytest

from keydom.games.keythedral import GAME
from keydom.games.keythedral.actions import LAW
from keydom.games.keythedral.components import LAWS
from keydom.games.keythedral.rules.law_cards import BY_NAME
from keydom.games.keythedral.state import KeythedralState

from .builders import asked, at_phase, give, hand, hold, house, offers, on_sale, play, table
from .moments import MOMENTS, WINDOWS


def strict(phase: int, *laws: str, start: int = 0, **options: str) -> KeythedralState:
    """A phase opens at a table that plays the sentence; seat 0 holds these laws and has a stone and two timber."""
    state = table(3, **{"laws-about-others": "at-once", **options})
    give(state, 0, stone=1, timber=2)
    hold(state, 0, *laws)
    at_phase(state, phase, start)
    return state


def about_others(law: str) -> bool:
    return BY_NAME[law].about_others


def test_a_law_about_others_may_be_kept_unless_the_option_says_otherwise() -> None:
    """R-KT-24."""
    state = table()
    hold(state, 0, "poor-harvest")
    at_phase(state, 1)
    assert "decline" in offers(state)


@pytest.mark.parametrize("law", [law for law in LAWS if about_others(law)])
def test_a_law_about_others_leaves_no_other_choice_at_any_of_its_moments(law: str) -> None:
    """R-KT-24."""
    for name in WINDOWS[law]:
        state = MOMENTS[name](law)
        state.at_once = True
        assert {line.partition(" ")[0] for line in offers(state)} == {law}, name


@pytest.mark.parametrize("law", [law for law in LAWS if not about_others(law)])
def test_a_law_about_oneself_may_be_kept_there_too(law: str) -> None:
    """R-KT-24."""
    for name in WINDOWS[law]:
        state = MOMENTS[name](law)
        state.at_once = True
        assert {line.partition(" ")[0] for line in offers(state)} > {law}, name


def test_a_law_about_others_that_can_be_played_is_played_when_it_is_taken() -> None:
    """R-KT-24: before anybody else has a turn."""
    state = strict(3)
    play(state, "0 new-law", "0 pay stone", "* card design-change")
    assert offers(state) == [f"design-change b0{number}" for number in range(1, 5)]


def test_whoever_takes_another_law_is_asked_as_well() -> None:
    """R-KT-24: or the pause would tell what was taken."""
    state = strict(3)
    play(state, "0 new-law", "0 pay stone", "* card work-order")
    assert (asked(state), offers(state)) == ("0 LawTurn", ["decline"])


def test_a_law_about_others_is_played_at_once_though_taking_it_ends_the_phase() -> None:
    """R-KT-24, R-KT-09."""
    state = strict(3, start=1)
    play(state, "0 new-law", "0 pay stone", "* card design-change")  # 1 and 2 have nothing and have passed
    assert asked(state) == "0 LawTurn"


def test_a_law_about_others_whose_moment_is_yet_to_come_waits_for_the_first_one() -> None:
    """R-KT-24."""
    state = strict(3)
    play(state, "0 new-law", "0 pay stone", "* card start-order", "0 decline")
    assert (asked(state), offers(state)) == ("0 Opening", ["start-order 1", "start-order 2"])


def test_downgrade_house_waits_while_nobody_else_has_a_house() -> None:
    """R-KT-24: it is about others only then."""
    state = table(3, **{"laws-about-others": "at-once"})
    hold(state, 0, "downgrade-house")
    house(state, "blue1")
    at_phase(state, 1)
    assert offers(state) == ["downgrade-house blue1", "decline"]


def test_the_first_law_of_another_player_is_repealed() -> None:
    """R-KT-24."""
    state = strict(1, "repeal-law", start=1)
    hold(state, 1, "upgrade-cottage")
    at_phase(state, 1, start=1)
    play(state, "1 upgrade-cottage yellow1")
    assert (asked(state), offers(state)) == ("0 Repeal", ["repeal-law"])


def test_the_first_purchase_of_another_player_is_answered() -> None:
    """R-KT-24."""
    state = strict(3, "price-increase", start=1)
    on_sale(state, "b01")
    give(state, 1, stone=2, timber=2)
    at_phase(state, 3, start=1)
    play(state, "0 decline", "1 buy b01")
    assert offers(state) == ["price-increase"]


def test_the_reason_names_the_law_that_comes_first() -> None:
    """R-KT-24."""
    state = strict(1, "poor-harvest")
    reason = state.frames[-1].why_not(state, GAME.parse("decline"))
    assert reason is not None
    assert (reason.key, reason.args) == ("at-once", {"law": "law:poor-harvest"})


def test_a_law_taken_face_up_is_played_at_once_too() -> None:
    """R-KT-24."""
    state = strict(3, laws="face-up")
    state.shown = (state.shown & ~(1 << LAW.read("sale"))) | 1 << LAW.read("design-change")
    play(state, "0 take-law design-change", "0 pay stone")
    assert (asked(state), hand(state, 0)) == ("0 LawTurn", ["design-change"])
