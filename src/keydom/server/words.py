"""The words of the pages: a game's own, what all games share, and the server's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from keydom.core.cache import Cache
from keydom.core.game import Game, Value
from keydom.words import SHARED, FluentWords

HOME = "keydom.server"
CACHE_SIZE = 1024  # sentences: those of a board and of the last moves, many times over


class PageWords(FluentWords):
    """The words of one table in one language, with a cache of sentences: drawings and the log repeat them."""

    common: ClassVar[tuple[str, ...]] = (SHARED, HOME)

    def __init__(self, game: Game[Any, Any] | None, language: str, players: Mapping[int, str] | None = None) -> None:
        super().__init__(game, language, players)
        self._said: Cache[tuple[str, tuple[tuple[str, Value], ...]], str] = Cache(CACHE_SIZE)

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        what = (key, tuple(args.items()) if args else ())
        text = self._said.get(what)
        if text is None:
            text = self._said[what] = super().say(key, args)
        return text
