"""A lesson at a table: where the learner stands, what plays itself, and what is said to a wrong choice."""

from __future__ import annotations

from typing import Any

from keydom.core.errors import BadRecord
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.server.errors import NotNow, ServerError
from keydom.words.lessons import Lesson, Told, lessons

LESSON, PAUSE = "!lesson", "!pause"  # lines of the log: which lesson it is, and the pause that begins


class Astray(ServerError):
    """A choice that is not the one of the lesson."""

    status = 422
    key = "error-illegal"

    def __init__(self, lesson: Lesson, answer: str) -> None:
        super().__init__("the lesson goes another way")
        self.lesson = lesson
        self.answer = answer

    def why(self, language: str) -> str:
        return self.lesson.said(language, self.answer)


class Course:
    """The way of one learner through a lesson. All of it is in the log but the last mistake."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.place = 0
        self.mistake = ""  # what is said to the last choice, until a right one comes

    @classmethod
    def of(cls, game: Game[Any, Any], name: str) -> Course:
        found = lessons(game).get(name)
        if found is None:
            raise NotNow(f"there is no lesson {name!r} of {game.id}")
        return cls(found)

    @property
    def last(self) -> bool:
        return self.place == len(self.lesson.pauses) - 1

    def told(self, language: str) -> Told:
        return self.lesson.told(language, self.place)

    def answer(self, language: str) -> str:
        """What is said to the last choice; nothing where it was right."""
        return self.lesson.said(language, self.mistake) if self.mistake else ""

    def asks(self, match: Match[Any, Any]) -> bool:
        return self.lesson.asks(self.place, match.ply)

    def check_log(self, match: Match[Any, Any]) -> None:
        """Refuse to go on where the lesson is no longer the one that was begun."""
        if match.moves != self.lesson.record.moves[: match.ply]:
            raise BadRecord("the lesson has been written anew since it was begun", self.lesson.record.file)

    def begin(self, match: Match[Any, Any]) -> list[tuple[int, str]]:
        """Play what comes before the first pause; says the lines."""
        lines = self.lesson.record.moves[match.ply : self.lesson.pauses[0].at]
        return [*self._play(match, lines), *self.follow(match)]

    def check(self, match: Match[Any, Any], seat: int, action: str) -> None:
        """Refuse whatever is not the next line of the lesson."""
        if seat != self.lesson.seat or not self.asks(match):
            raise NotNow("the lesson does not ask for a move now")
        said = self.lesson.answer(self.place, match.ply, str(match.game.parse(action)))
        if said is not None:
            self.mistake = said
            raise Astray(self.lesson, said)

    def follow(self, match: Match[Any, Any]) -> list[tuple[int, str]]:
        """Play on to where the learner is asked or told something; says the lines."""
        self.mistake = ""
        lines: list[tuple[int, str]] = []
        while self.lesson.pauses[self.place].do:
            lines += self._play(match, self.lesson.lines(self.place, match.ply))
            if self.asks(match):
                break
            lines += self._next()
        return lines

    def turn(self, match: Match[Any, Any]) -> list[tuple[int, str]]:
        """Leave a pause that only tells."""
        if self.last or self.lesson.pauses[self.place].do:
            raise NotNow("the lesson asks for a move, or is over")
        lines = self._play(match, self.lesson.lines(self.place, match.ply))
        return [*lines, *self._next(), *self.follow(match)]

    def _next(self) -> list[tuple[int, str]]:
        self.place += 1
        return [(self.lesson.seat, f"{PAUSE} {self.place}")]

    @staticmethod
    def _play(match: Match[Any, Any], lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
        for mover, text in lines:
            match.play(text, mover)
        return lines
