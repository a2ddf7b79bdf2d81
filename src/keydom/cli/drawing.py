"""Pictures of a game, for the commands that write them."""

from __future__ import annotations

from typing import Any

from keydom.core.errors import KeydomError
from keydom.core.game import Game, View, Words


class NoPicture(KeydomError):
    """A game that does not draw this."""


def board_of(game: Game[Any, Any], view: View, words: Words) -> str:
    """The table as a view sees it, as SVG."""
    try:
        return game.draw(view, words)
    except NotImplementedError:
        raise NoPicture(f"{game.id} has no drawing of its table") from None


def gallery_of(game: Game[Any, Any], words: Words) -> str:
    """All components of a game, as SVG."""
    try:
        return game.gallery(words)
    except NotImplementedError:
        raise NoPicture(f"{game.id} has no gallery of its components") from None
