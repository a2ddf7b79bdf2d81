"""A lesson at a table: where the learner stands, what plays itself, and what is said to a wrong choice."""

from __future__ import annotations

from typing import Any

from keydom.core.errors import BadRecord
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.server.errors import NotPossibleNow, ServerError
from keydom.words.lessons import Lesson, Pause, PauseText, lessons


class WrongChoice(ServerError):
    """A choice that is not the one of the lesson."""

    status = 422
    key = "error-illegal"

    def __init__(self, lesson: Lesson, answer: str) -> None:
        super().__init__("the lesson goes another way")
        self.lesson = lesson
        self.answer = answer

    def why(self, language: str) -> str:
        return self.lesson.text(language, self.answer)


class LessonProgress:
    """The progress of one learner through a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.place = 0

    @classmethod
    def of(cls, game: Game[Any, Any], name: str) -> LessonProgress:
        found = lessons(game).get(name)
        if found is None:
            raise NotPossibleNow(f"there is no lesson {name!r} of {game.id}")
        return cls(found)

    @property
    def pause(self) -> Pause:
        return self.lesson.pauses[self.place]

    @property
    def last(self) -> bool:
        return self.place == len(self.lesson.pauses) - 1

    def told(self, language: str) -> PauseText:
        return self.lesson.pause_text(language, self.place)

    def asks(self, match: Match[Any, Any]) -> bool:
        return self.lesson.asks(self.place, match.ply)

    def played_by_itself(self, match: Match[Any, Any]) -> list[tuple[int, str]]:
        """The moves up to the learner's next one, or to the end of the pause."""
        return self.lesson.lines(self.place, match.ply)

    def check_log(self, match: Match[Any, Any]) -> None:
        """Refuse to go on where the lesson is no longer the one that was begun."""
        if match.moves != self.lesson.record.moves[: match.ply]:
            raise BadRecord("the lesson has been written anew since it was begun", self.lesson.record.file)

    def check(self, match: Match[Any, Any], seat: int, action: str) -> None:
        """Refuse whatever is not the next line of the lesson."""
        if seat != self.lesson.seat or not self.asks(match):
            raise NotPossibleNow("the lesson does not ask for a move now")
        said = self.lesson.answer(self.place, match.ply, str(match.game.parse(action)))
        if said is not None:
            raise WrongChoice(self.lesson, said)
