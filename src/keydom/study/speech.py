"""The words of an analysis: a game's own, what all games share, and those of study; figures as people write them."""

from __future__ import annotations

from typing import ClassVar

from keydom.core.action import Action
from keydom.words import SHARED, Fluent, MissingWords

HOME = "keydom.study"


class Speech(Fluent):
    """Words that never fail: a game whose catalogue lacks a message is read in its bare keys."""

    common: ClassVar[tuple[str, ...]] = (SHARED, HOME)

    def do(self, action: Action) -> str:
        try:
            return super().do(action)
        except MissingWords:
            return str(action)

    def feature(self, name: str) -> str:
        try:
            return super().feature(name)
        except MissingWords:
            return name

    def title(self) -> str:
        return self.say("game-name") if self.has("game-name") else str(self.game.id if self.game else "")

    def figure(self, value: float, signed: bool = False, digits: int = 1) -> str:
        """A number with its sign where that says which way it went, in the reader's punctuation."""
        text = f"{round(value, digits) + 0.0:+.{digits}f}" if signed else f"{round(value, digits) + 0.0:.{digits}f}"
        text = text.replace("-", "\N{MINUS SIGN}")
        return text if self.language == "en" else text.replace(".", ",")

    def points(self, value: float, error: float | None = None, signed: bool = True) -> str:
        return self._with_error(self.figure(value, signed), error and self.figure(error))

    def percent(self, chance: float, error: float | None = None, signed: bool = False) -> str:
        """A chance, or a change of one, in hundredths."""
        told = self._with_error(self.figure(100 * chance, signed, 0), error and self.figure(100 * error, digits=0))
        return f"{told}{'' if self.language == 'en' else chr(0x202F)}%"

    @staticmethod
    def _with_error(text: str, error: str | float | None) -> str:
        return f"{text} ± {error}" if error else text
