"""Lessons held against the rules: every pause of every lesson is played, looked at and read in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from keydom.core.errors import KeydomError
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.words import LANGUAGES, FluentWords
from keydom.words.lessons import Lesson, lessons

REFS = re.compile(r'data-ref="([^"]*)"')


def check_lessons(game: Game[Any, Any]) -> list[str]:
    """Everything wrong with the lessons of a game, one sentence each."""
    return [f"{lesson.name}: {fault}" for lesson in lessons(game).values() for fault in check_lesson(lesson)]


def check_lesson(lesson: Lesson) -> list[str]:
    return list(_faults(lesson))


def _faults(lesson: Lesson) -> Iterator[str]:
    try:
        match = Match.of(lesson.game, lesson.record)
        for place, pause in enumerate(lesson.pauses):
            _play(match, lesson, pause.at)
            yield from _not_drawn(match, lesson, place)
            yield from _missing_texts(lesson, place)
            yield from _wrong_answers(match, lesson, place)
        _play(match, lesson, len(lesson.record.moves))
    except KeydomError as error:
        yield str(error)
        return
    if lesson.pauses[-1].at != match.ply:
        yield "its last pause comes before the end of its record"
    if lesson.pauses[-1].do:
        yield "its last pause asks for a move that is not there"


def _play(match: Match[Any, Any], lesson: Lesson, ply: int) -> None:
    for mover, text in lesson.record.moves[match.ply : ply]:
        match.play(text, mover)


def _not_drawn(match: Match[Any, Any], lesson: Lesson, place: int) -> Iterator[str]:
    """What a pause lights and the learner's table does not show."""
    picture = match.game.draw(match.view(lesson.seat), FluentWords(match.game, LANGUAGES[0]))
    for ref in sorted(set(lesson.pauses[place].light) - set(REFS.findall(picture))):
        yield f"pause {lesson.pauses[place].name} lights {ref}, which is not drawn"


def _missing_texts(lesson: Lesson, place: int) -> Iterator[str]:
    """Texts that a language lacks or cannot say."""
    keys = sorted(key for key in lesson.needs() if key.partition(".")[0] == lesson.key(place))
    for language in LANGUAGES:
        for key in keys:
            try:
                lesson.text(language, key)
            except KeydomError as error:
                yield str(error)


def _wrong_answers(match: Match[Any, Any], lesson: Lesson, place: int) -> Iterator[str]:
    """Named wrong answers that nobody could give, and pauses that ask for nothing."""
    pause, twin = lesson.pauses[place], match.copy()
    twin.rng = None
    open_to: set[str] = set()  # what could be chosen wrongly
    asked = False
    while twin.ply < lesson.until(place):
        mover, text = lesson.record.moves[twin.ply]
        if lesson.asks(place, twin.ply):
            asked = True
            open_to |= {str(action) for action in twin.legal()} - {text}
        twin.play(text, mover)
    if pause.do and not asked:
        yield f"pause {pause.name} asks for a move, but none of the learner's is to come"
    for wrong in pause.wrong:
        if not any(f"{action} ".startswith(f"{wrong} ") for action in open_to):
            yield f"pause {pause.name} answers `{wrong}`, which cannot be chosen there or is right"
