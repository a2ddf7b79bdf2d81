"""The sheet that the table and the gallery are drawn on, with all that the drawings on it are made of."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.sheet import Sheet
from keydom.games.keythedral.draw import fields, pieces
from keydom.games.keythedral.draw.palette import ROLES

SHEET = Sheet("keythedral", ROLES)


def document(words: Words, height: float, *parts: str, width: float = 0.0) -> str:
    """A whole document of these parts."""
    return SHEET.document(words, fields.definitions() + pieces.definitions(), height, *parts, width=width)
