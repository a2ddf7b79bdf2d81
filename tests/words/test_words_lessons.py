"""A lesson: what plays itself, what the learner is asked, and what is said to a wrong choice."""

from __future__ import annotations

from keydom import get_game
from keydom.games.pebbles.game import Pebbles
from keydom.words.lessons import lessons

FIRST = lessons(get_game("pebbles"))["first"]
WELCOME, KEEP, GIVE = range(3)


def test_a_step_that_only_tells_asks_for_no_move() -> None:
    assert not FIRST.asks(WELCOME, 1)


def test_a_step_in_which_the_learner_acts_waits_for_his_line() -> None:
    assert FIRST.lines(KEEP, 1) == []


def test_after_the_learners_line_draws_and_rivals_play_themselves_up_to_the_next_pause() -> None:
    assert [text for _, text in FIRST.lines(KEEP, 2)] == ["draw white", "keep", "draw coal"]


def test_a_learner_who_acts_twice_is_waited_for_twice() -> None:
    assert FIRST.asks(GIVE, 6)


def test_the_line_of_the_record_is_right() -> None:
    assert FIRST.answer(KEEP, 1, "keep") is None


def test_a_wrong_choice_that_is_named_has_its_own_answer() -> None:
    assert FIRST.answer(KEEP, 1, "give") == "first-keep.give"


def test_any_other_wrong_choice_has_the_answer_for_the_rest() -> None:
    assert FIRST.answer(GIVE, 6, "to 0") == "first-give.rest"


def test_a_text_names_things_as_the_game_does() -> None:
    assert "golden pebble" in FIRST.pause_text("en", WELCOME).blocks[1].rows[0][0]


def test_a_game_without_lessons_has_none() -> None:
    class Bare(Pebbles):
        home = "keydom.core"

    assert lessons(Bare(Pebbles().catalogue)) == {}


def test_minutes_count_words_and_presses() -> None:
    assert 1.0 < FIRST.minutes("en") - FIRST.presses() * 2 / 60 < 1.3
