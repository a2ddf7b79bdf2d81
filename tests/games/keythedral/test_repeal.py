"""Law 10: repealing a law that has just been played."""

from __future__ import annotations

import pytest

from keydom.core.plain import names
from keydom.games.keythedral.state import KeythedralState, KeythedralTable

from .builders import asked, at_phase, hand, hold, is_gone, is_house, offers, play, table
from .moments import MOMENTS, PLAYED


def lying_open(state: KeythedralState) -> dict[str, object]:
    """All that everybody sees but the frames."""
    return {
        name: getattr(state, name)
        for name in names(KeythedralTable)
        if name not in ("frames", *KeythedralTable.derived)
    }


@pytest.mark.parametrize("law", list(PLAYED))
def test_a_repealed_law_has_no_effect(law: str) -> None:
    moment, line = PLAYED[law]
    state = MOMENTS[moment](law)
    hold(state, 1, "repeal-law")
    before = lying_open(state)
    gone = state.gone
    play(state, f"0 {line}", "1 repeal-law")
    state.gone = gone
    assert lying_open(state) == before


@pytest.mark.parametrize("law", list(PLAYED))
def test_a_repealed_card_and_the_repeal_are_used_up(law: str) -> None:
    """R-KT-25."""
    moment, line = PLAYED[law]
    state = MOMENTS[moment](law)
    hold(state, 1, "repeal-law")
    play(state, f"0 {line}", "1 repeal-law")
    assert (hand(state, 0), hand(state, 1)) == ([], [])
    assert is_gone(state, law)
    assert is_gone(state, "repeal-law")


@pytest.mark.parametrize("law", list(PLAYED))
def test_a_law_that_nobody_repeals_takes_effect(law: str) -> None:
    moment, line = PLAYED[law]
    state, twin = MOMENTS[moment](law), MOMENTS[moment](law)
    hold(state, 1, "repeal-law")
    hold(twin, 1, "repeal-law")
    play(state, f"0 {line}", "1 decline")
    play(twin, f"0 {line}", "1 repeal-law")
    twin.gone = state.gone
    assert (lying_open(state), state.frames) != (lying_open(twin), twin.frames)


def test_the_others_are_asked_clockwise_from_the_lawgivers_left() -> None:
    """R-KT-25."""
    state = table()
    hold(state, 1, "upgrade-cottage")
    hold(state, 2, "sale")
    hold(state, 0, "repeal-law")
    at_phase(state, 1, start=1)
    play(state, "1 upgrade-cottage yellow1")
    assert asked(state) == "2 Repeal"
    play(state, "2 decline")
    assert asked(state) == "0 Repeal"


def test_the_law_takes_effect_only_after_everybody_has_been_asked() -> None:
    """R-KT-25."""
    state = table()
    hold(state, 0, "upgrade-cottage")
    hold(state, 1, "sale")
    at_phase(state, 1)
    play(state, "0 upgrade-cottage blue1")
    assert not is_house(state, "blue1")
    play(state, "1 decline")
    assert is_house(state, "blue1")


def test_once_a_law_is_repealed_nobody_else_is_asked() -> None:
    state = table()
    hold(state, 0, "upgrade-cottage")
    hold(state, 1, "repeal-law")
    hold(state, 2, "sale")
    at_phase(state, 1)
    play(state, "0 upgrade-cottage blue1", "1 repeal-law")
    assert asked(state) == "2 Opening"


def test_a_player_without_the_card_can_only_decline() -> None:
    state = table()
    hold(state, 0, "upgrade-cottage")
    hold(state, 1, "sale")
    at_phase(state, 1)
    play(state, "0 upgrade-cottage blue1")
    assert offers(state) == ["decline"]


def test_nobody_repeals_an_own_law() -> None:
    state = table()
    hold(state, 0, "upgrade-cottage", "repeal-law")
    at_phase(state, 1)
    play(state, "0 upgrade-cottage blue1")
    assert is_house(state, "blue1")


def test_after_a_repeal_the_lawgiver_decides_anew() -> None:
    state = MOMENTS["turn"]("upgrade-cottage", "sale")
    hold(state, 1, "repeal-law")
    play(state, "0 upgrade-cottage blue1", "1 repeal-law")
    assert asked(state) == "0 Turn"
