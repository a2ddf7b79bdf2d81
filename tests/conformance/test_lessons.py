"""Lessons: every one of every game is taken to its end, and one that went stale is found out."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from keydom import get_game
from keydom.conformance import check_lesson, check_lessons
from keydom.games import games
from keydom.words import LANGUAGES
from keydom.words.lessons import Lesson, Pause, lessons

PEBBLES = lessons(get_game("pebbles"))["first"]
LONGEST = {"keythedral": (8, 12), "keyper": (11, 18), "keyflower": (11, 18)}  # minutes: at least and at most


def altered(place: int, change: Callable[[Pause], Pause]) -> Lesson:
    pauses = list(PEBBLES.pauses)
    pauses[place] = change(pauses[place])
    return Lesson(PEBBLES.game, PEBBLES.name, PEBBLES.record, PEBBLES.seat, tuple(pauses))


@pytest.mark.parametrize("name", sorted(games()))
def test_every_lesson_can_be_taken_to_its_end_in_every_language(name: str) -> None:
    assert check_lessons(get_game(name)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "lesson", [one for name in sorted(games()) for one in lessons(get_game(name)).values()], ids=str
)
def test_a_lesson_takes_about_as_long_as_it_promises(lesson: Lesson, language: str) -> None:
    least, most = LONGEST.get(lesson.game.id, (0, 5))

    assert least <= lesson.minutes(language) <= most


def test_a_line_that_the_rules_no_longer_allow_is_found_out() -> None:
    record = deepcopy(PEBBLES.record)
    record.moves[1] = (0, "to 1")

    found = check_lesson(Lesson(PEBBLES.game, PEBBLES.name, record, PEBBLES.seat, PEBBLES.pauses))

    assert "may not `to 1` now" in found[0]


def test_a_light_on_what_is_not_drawn_is_found_out() -> None:
    found = check_lesson(altered(0, lambda pause: pause._replace(light=("seat:7",))))

    assert found == ["pause welcome lights seat:7, which is not drawn"]


def test_an_answer_to_what_nobody_can_choose_is_found_out() -> None:
    found = check_lesson(altered(1, lambda pause: pause._replace(wrong={"to 1": "give"})))

    assert found == ["pause keep answers `to 1`, which cannot be chosen there or is right"]


def test_an_answer_to_the_right_choice_is_found_out() -> None:
    found = check_lesson(altered(1, lambda pause: pause._replace(wrong={"keep": "give"})))

    assert found == ["pause keep answers `keep`, which cannot be chosen there or is right"]


def test_a_text_that_is_missing_is_found_out_in_every_language() -> None:
    found = check_lesson(altered(1, lambda pause: pause._replace(wrong={"give": "generous"})))

    assert found == [f"the lessons in {language} have no text 'first-keep.generous'" for language in LANGUAGES]


def test_a_step_that_asks_for_nothing_is_found_out() -> None:
    found = check_lesson(altered(0, lambda pause: pause._replace(do=True, name="keep")))

    assert found == ["pause keep asks for a move, but none of the learner's is to come"]


def test_a_record_that_goes_on_after_the_last_step_is_found_out() -> None:
    shorter: Any = Lesson(PEBBLES.game, PEBBLES.name, PEBBLES.record, PEBBLES.seat, PEBBLES.pauses[:-1])

    assert "its last pause comes before the end of its record" in check_lesson(shorter)
