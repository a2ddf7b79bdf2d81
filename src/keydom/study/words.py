"""The words of an analysis, and figures as people write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from keydom.core.game import Event, Frame, Line, Value
from keydom.words import SHARED, FluentWords, MissingWords

HOME = "keydom.study"


class LenientWords(FluentWords):
    """Words that never fail: what a catalogue lacks is written as its bare key."""

    def _say_of(self, key: str, args: Mapping[str, Value], thing: object) -> str:
        try:
            return self.say(key, args)
        except MissingWords:
            return _bare(thing)


def _bare(thing: object) -> str:
    """The bare text of an action, a decision, an event, a line of a score or a feature."""
    if isinstance(thing, Event):
        return " ".join([thing.key, *map(str, thing.args.values())])
    if isinstance(thing, Frame):
        return type(thing).__name__
    return thing.source if isinstance(thing, Line) else str(thing)


class StudyWords(LenientWords):
    """The words of an analysis in one language."""

    common: ClassVar[tuple[str, ...]] = (SHARED, HOME)

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
        text = self._with_error(self.figure(100 * chance, signed, 0), error and self.figure(100 * error, digits=0))
        return f"{text}{'' if self.language == 'en' else chr(0x202F)}%"

    @staticmethod
    def _with_error(text: str, error: str | float | None) -> str:
        return f"{text} ± {error}" if error else text
