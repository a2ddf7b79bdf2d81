"""The variants: no laws, face-up laws, open design, two players; and the two editions."""

from __future__ import annotations

import pytest

from keydom.core.errors import BadOption
from keydom.games.keythedral import GAME
from keydom.games.keythedral.state import KeythedralState

from .builders import asked, at_phase, give, hand, hold, mover, offers, play, purse, table, words

# No laws.


def test_without_laws_there_is_no_deck_and_no_new_law() -> None:
    state = table(laws="none")
    give(state, 0, stone=3)
    at_phase(state, 3)
    assert (state.deck, state.spaces, "new-law" in offers(state)) == (0, 0, False)


def test_without_laws_everything_else_goes_on() -> None:
    state = table(laws="none")
    give(state, 0, stone=2, timber=2, wine=3)
    at_phase(state, 3)
    assert words(state) == {"buy", "house", "fence", "craft", "trade", "pass"}


# Face-up laws.


def face_up(*, seat: int = 0, law: str = "") -> KeythedralState:
    """Face-up laws: work order and sale lie on the law spaces; a seat may hold a law."""
    state = table(laws="face-up")
    if law:
        hold(state, seat, law)
    return state


def test_face_up_laws_are_chosen_by_name() -> None:
    state = face_up()
    give(state, 0, stone=1)
    at_phase(state, 3)
    assert [offer for offer in offers(state) if "law" in offer] == ["take-law work-order", "take-law sale"]
    play(state, "0 take-law sale")
    assert (hand(state, 0), purse(state, 0), state.spaces) == (["sale"], {}, 1)


def test_taking_a_face_up_law_ends_ones_actions_too() -> None:
    state = face_up()
    give(state, 0, stone=3)
    give(state, 1, stone=3)
    at_phase(state, 3)
    play(state, "0 take-law sale", "1 craft iron")
    assert (asked(state), offers(state)) == ("0 LawTurn", ["sale glass", "sale gold", "decline"])


def test_an_empty_law_space_is_filled_by_a_draw_that_everybody_sees() -> None:
    state = face_up()
    give(state, 0, stone=1)
    at_phase(state, 3)
    play(state, "0 take-law sale")
    while mover(state) >= 0:
        play(state, f"{mover(state)} {offers(state)[-1]}")
    assert len(offers(state)) == 18
    play(state, "* show bargain")
    assert state.shown == 1 | 1 << 14


def test_with_face_up_laws_only_those_are_asked_who_have_a_law_for_the_moment() -> None:
    """R-KT-32."""
    state = face_up(law="bargain")
    at_phase(state, 1)
    assert asked(state) == "0 ChooseOrder"


def test_with_face_up_laws_whoever_has_a_law_for_the_moment_is_asked() -> None:
    """R-KT-32."""
    state = face_up(law="good-harvest")
    at_phase(state, 1)
    assert asked(state) == "0 Opening"


def test_with_face_up_laws_nobody_is_asked_about_a_repeal_who_cannot() -> None:
    """R-KT-32."""
    state = face_up(law="upgrade-cottage")
    hold(state, 1, "bargain")
    at_phase(state, 1)
    play(state, "0 upgrade-cottage blue1")
    assert asked(state) == "0 ChooseOrder"


def test_with_face_up_laws_everybodys_hand_is_known() -> None:
    """R-KT-32."""
    state = face_up(law="good-harvest")
    hold(state, 1, "bargain")
    at_phase(state, 1)
    assert GAME.view(state, 2).hands == state.hands


# Two players.


def test_with_two_players_one_law_is_offered_a_round() -> None:
    """R-KT-03."""
    state = table(2)
    give(state, 0, stone=1)
    give(state, 1, stone=2)
    at_phase(state, 3)
    play(state, "0 new-law", "* card sale")
    assert (mover(state), "new-law" in offers(state)) == (1, False)


def test_with_two_players_one_face_up_law_is_offered_a_round() -> None:
    """R-KT-03."""
    state = table(2, laws="face-up")
    give(state, 0, stone=1)
    give(state, 1, stone=2)
    at_phase(state, 3)
    play(state, "0 take-law work-order")
    assert (mover(state), "take-law" in words(state)) == (1, False)


def test_with_two_players_seats_and_values_are_as_usual() -> None:
    assert table(2).box.spaces == table(5).box.spaces


# Options.


@pytest.mark.parametrize("seats", [1, 6])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 5"):
        GAME.begin(seats)


def test_the_edition_of_2002_with_face_down_laws_is_the_default() -> None:
    assert str(GAME.options()) == "edition=2002 laws=face-down laws-about-others=kept design=hidden length=full"
