"""The words of the pages: a game's own, what all games share, and the server's."""

from __future__ import annotations

from typing import ClassVar

from keydom.words import SHARED, FluentWords

HOME = "keydom.server"


class PageWords(FluentWords):
    """The words of one table in one language."""

    common: ClassVar[tuple[str, ...]] = (SHARED, HOME)
