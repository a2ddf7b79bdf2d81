"""Phase 3 after a law was taken: turns for laws alone, and passes that still count."""

from __future__ import annotations

from keydom.games.keythedral import GAME
from keydom.games.keythedral.state import KeythedralState

from .builders import (
    asked,
    at_phase,
    decline_all,
    give,
    hand,
    hold,
    is_house,
    mover,
    offers,
    pass_all,
    play,
    purse,
    table,
)
from .moments import law_turn


def spenders(*laws: str) -> KeythedralState:
    """Phase 3 begins with seat 0, everybody has two stone and two timber, and seat 0 holds these laws."""
    state = table()
    for seat in range(3):
        give(state, seat, stone=2, timber=2)
    hold(state, 0, *laws)
    at_phase(state, 3)
    decline_all(state)
    return state


# When the phase ends (R-KT-09).


def test_the_phase_ends_when_all_who_took_no_law_have_passed_though_one_took_a_law_after_them() -> None:
    """R-KT-09."""
    state = spenders()
    play(state, "0 pass", "1 pass", "2 new-law", "2 pay stone", "* card sale", "2 decline")  # as phase 4 opens
    assert asked(state) != "0 Turn"
    assert state.took == 0


def test_the_phase_ends_when_all_who_took_no_law_have_passed_though_one_took_a_law_between_their_passes() -> None:
    """R-KT-09."""
    state = spenders()
    play(state, "0 pass", "1 new-law", "1 pay stone", "* card sale", "2 pass")
    assert asked(state) == "1 Opening"


def test_an_action_other_than_taking_a_law_gives_everybody_another_turn() -> None:
    """R-KT-09."""
    state = spenders()
    play(state, "0 pass", "1 new-law", "1 pay stone", "* card sale", "2 house black1")
    assert asked(state) == "0 Turn"


def test_a_law_played_after_a_pass_takes_back_no_pass() -> None:
    """R-KT-09, R-KT-31: a turn for laws alone is none of the actions."""
    state = spenders()
    play(state, "0 house blue1", "1 new-law", "1 pay stone", "* card upgrade-cottage", "2 pass", "0 pass")
    assert asked(state) == "1 Opening"


# Turns for laws alone (R-KT-31).


def test_whoever_took_a_law_keeps_turns_for_playing_laws_or_declining() -> None:
    """R-KT-31."""
    state = spenders()
    play(state, "0 new-law", "0 pay stone", "* card downgrade-house", "1 house yellow1", "2 house black1")
    assert offers(state) == ["downgrade-house yellow1", "downgrade-house black1", "decline"]


def test_whoever_took_a_law_has_a_turn_again_in_every_circle() -> None:
    """R-KT-31."""
    state = law_turn("upgrade-cottage")
    play(state, "0 decline", "1 house yellow3", "2 house black2")
    assert asked(state) == "0 LawTurn"


def test_several_laws_may_be_played_in_one_such_turn() -> None:
    """R-KT-31."""
    state = law_turn("upgrade-cottage", "unsafe-fence")
    play(state, "0 upgrade-cottage blue1", "0 unsafe-fence 1,-1>0,0")
    assert is_house(state, "blue1")
    assert not state.fences


def test_a_bargain_may_be_played_after_a_law_was_taken_and_uses_that_turn() -> None:
    """R-KT-31, R-KT-20: playing a law is what the rulebook still allows."""
    state = law_turn("bargain", "upgrade-cottage")
    play(state, "0 bargain", "0 pay stone", "0 take wine")
    assert (purse(state, 0)["wine"], asked(state)) == (3, "1 Turn")


def test_a_bargain_taken_when_all_others_have_passed_waits_for_a_later_round() -> None:
    """R-KT-31: the phase is over as soon as all who took no law have passed, and every law may be kept."""
    state = spenders()
    play(state, "0 pass", "1 pass", "2 new-law", "2 pay stone", "* card bargain")
    assert (asked(state), offers(state)) == ("2 Opening", ["decline"])  # of phase 4
    assert hand(state, 2) == ["bargain"]
    at_phase(state, 3, 2)
    decline_all(state)
    assert "bargain" in offers(state)


def test_whoever_holds_no_law_any_more_has_no_such_turn() -> None:
    """R-KT-31: everybody knows that there is nothing to ask."""
    state = law_turn("upgrade-cottage")
    play(state, "0 upgrade-cottage blue1")
    assert mover(state) == 1


def test_whoever_took_a_law_is_told_that_only_laws_are_left() -> None:
    """R-KT-31."""
    state = law_turn("upgrade-cottage")
    reason = state.frames[-1].why_not(state, GAME.parse("house blue1"))
    assert reason is not None
    assert reason.key == "took-law"


def test_a_law_that_was_taken_is_in_hand_as_the_next_phase_opens() -> None:
    state = spenders()
    play(state, "0 new-law", "0 pay stone", "* card start-order", "1 pass", "2 pass")
    pass_all(state)
    assert (asked(state), hand(state, 0)) == ("0 Opening", ["start-order"])
