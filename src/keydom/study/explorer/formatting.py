"""The figures of the explorer as people read them, in a language."""

from __future__ import annotations

from typing import Any

from keydom.core.errors import KeydomError
from keydom.core.game import Game
from keydom.study.explorer.statistics import Estimate
from keydom.study.words import StudyWords

NONE = "–"


class StatisticsText:
    """The figures as text for a page or a list."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self.game = game
        self.words = StudyWords(game, language)

    def deed(self, name: str) -> str:
        """What was done: the game's own words, or the bare verb."""
        return self.words.say(f"deed-{name}") if self.words.has(f"deed-{name}") else name

    def thing(self, ref: str) -> str:
        return self.words.name(ref)

    def choice(self, text: str) -> str:
        try:
            return self.words.do(self.game.parse(text))
        except KeydomError:
            return text

    def figure(self, value: float | None, digits: int = 1) -> str:
        return NONE if value is None else self.words.figure(value, digits=digits)

    def part(self, value: float | None) -> str:
        return NONE if value is None else self.words.percent(value)

    def share(self, one: Estimate) -> tuple[str, str]:
        """A share, and the interval that holds it."""
        return self.part(one.value), self._between(one, self.words.percent)

    def lead(self, one: Estimate) -> tuple[str, str]:
        """A difference, and the interval that holds it."""
        text = NONE if one.value is None else self.words.figure(one.value, signed=True)
        return text, self._between(one, lambda value: self.words.figure(value, signed=True))

    @staticmethod
    def _between(one: Estimate, write: Any) -> str:
        return "" if one.low is None or one.high is None else f"{write(one.low)} … {write(one.high)}"
