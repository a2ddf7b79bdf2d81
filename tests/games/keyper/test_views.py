"""What each seat may know: private fairs and displays chosen in secret, and nothing else is hidden."""

from __future__ import annotations

from random import Random

import pytest

from keydom.games.keyper import GAME
from keydom.games.keyper.state import KeyperState
from keydom.games.keyper.view import UNKNOWN

from .builders import asked, at_fairs, claim, give, mover, offers, play, table, team


def folding() -> KeyperState:
    """Seat 0 has chosen a display, and seat 1 is asked."""
    state = table()
    for seat, board in enumerate("abc"):
        team(state, seat)
        claim(state, seat, board)
    at_fairs(state)
    while not asked(state).endswith("Fold"):
        play(state, f"{'*' if mover(state) < 0 else mover(state)} {offers(state)[0]}")
    play(state, "0 fold summer-3")
    return state


def test_a_seat_sees_its_own_fairs_and_nobody_elses() -> None:
    assert GAME.view(table(), 1).private == [*[UNKNOWN] * 3, 1, 1, 1, *[UNKNOWN] * 3]


def test_a_spectator_sees_no_private_fairs() -> None:
    assert GAME.view(table(), None).private == [UNKNOWN] * 9


def test_a_fair_that_was_held_is_seen_by_all() -> None:
    state = table()
    give(state, 0, sheep=1, rock=1)
    at_fairs(state)
    play(state, "0 hold spring-1")
    assert GAME.view(state, 2).private[0] == 0


def test_a_fair_that_was_not_held_stays_unseen() -> None:
    """R-KR-25."""
    state = table()
    give(state, 0, sheep=1, rock=1)
    at_fairs(state)
    play(state, "0 enough")
    assert GAME.view(state, 2).private[0] == UNKNOWN


def test_holding_a_private_fair_cannot_be_taken_back() -> None:
    state = table()
    give(state, 0, sheep=1, rock=1)
    at_fairs(state)
    frame = state.frames[-1]
    assert [frame.reveals(state, action) for action in GAME.legal(state)] == [True, False]


def test_a_chosen_display_is_known_to_its_chooser_alone() -> None:
    """R-KR-29."""
    state = folding()
    assert [GAME.view(state, seat).folds[0] for seat in (0, 1, None)] == [2, UNKNOWN, UNKNOWN]


def test_the_last_choice_of_a_display_reveals_all() -> None:
    """R-KR-29."""
    state = folding()
    reveals = []
    while asked(state).endswith("Fold"):
        reveals.append(state.frames[-1].reveals(state, GAME.legal(state)[0]))
        play(state, f"{mover(state)} {offers(state)[0]}")
    assert reveals == [False, True]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_sample_looks_the_same_to_the_seat(seat: int | None) -> None:
    state = folding()
    view = GAME.view(state, seat)
    assert GAME.view(GAME.sample(view, Random(3)), seat) == view


def test_samples_deal_the_fairs_nobody_has_shown_anew() -> None:
    view = GAME.view(table(), 0)
    assert len({tuple(GAME.sample(view, Random(seed)).private) for seed in range(50)}) > 20


@pytest.mark.parametrize("seat", [0, None])
def test_a_sample_never_deals_a_fair_twice(seat: int | None) -> None:
    view = GAME.view(table(4), seat)
    for seed in range(50):
        private = GAME.sample(view, Random(seed)).private
        assert all(len(set(private[season::3])) == 4 for season in range(3))


def test_samples_choose_other_displays() -> None:
    view = GAME.view(folding(), 1)
    assert {GAME.sample(view, Random(seed)).folds[0] for seed in range(50)} == {0, 1, 2, 3}
