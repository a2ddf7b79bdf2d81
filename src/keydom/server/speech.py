"""The words of the pages: a game's own, what all games share, and the server's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from keydom.core.game import Game, Line, Value
from keydom.words import SHARED, Fluent

HOME = "keydom.server"
KEPT = 1024  # sentences: those of a board and of the last moves, many times over


class Speech(Fluent):
    """One language at one table; a sentence that was said is kept, since drawings and the log say it again."""

    common: ClassVar[tuple[str, ...]] = (SHARED, HOME)

    def __init__(self, game: Game[Any, Any] | None, language: str, players: Mapping[int, str] | None = None) -> None:
        super().__init__(game, language, players)
        self._said: dict[tuple[str, tuple[tuple[str, Value], ...]], str] = {}

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        what = (key, tuple(args.items()) if args else ())
        said = self._said.get(what)
        if said is None:
            said = super().say(key, args)
            if len(self._said) >= KEPT:
                self._said.clear()
            self._said[what] = said
        return said

    def source(self, line: Line) -> str:
        """What the points of a score's line come from."""
        return self.name(line.source) if ":" in line.source else self.say(f"score-{line.source}", line.how)


def speech(game: Game[Any, Any] | None, language: str, players: dict[int, str] | None = None) -> Speech:
    return Speech(game, language, players)
