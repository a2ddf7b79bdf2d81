"""The words of the pages: a game's own, what all games share, and the server's."""

from __future__ import annotations

from typing import Any, ClassVar

from keydom.core.game import Event, Game, Line
from keydom.words import SHARED, Fluent

HOME = "keydom.server"


class Speech(Fluent):
    """One reader's language at one table."""

    common: ClassVar[tuple[str, ...]] = (SHARED, HOME)

    def source(self, line: Line) -> str:
        """What the points of a score's line come from."""
        return self.name(line.source) if ":" in line.source else self.say(f"score-{line.source}", line.how)

    def told_all(self, events: list[tuple[int, Event]]) -> list[tuple[int, str]]:
        return [(ply, self.told(event)) for ply, event in events]


def speech(game: Game[Any, Any] | None, language: str, players: dict[int, str] | None = None) -> Speech:
    return Speech(game, language, players)
