"""The sheet that the table and the gallery are drawn on, a row for each thing."""

from __future__ import annotations

from functools import partial

from keydom.core.game import Words
from keydom.drawing import badges
from keydom.drawing.sheet import Sheet
from keydom.games.pebbles.draw.palette import PLAYERS, ROLES

ROW, TOP, WIDTH = 64.0, 16.0, 720.0
SHEET = Sheet("pebbles", ROLES, partial(badges.pictures, PLAYERS), width=WIDTH)


def document(words: Words, rows: list[str]) -> str:
    """A whole document of these rows."""
    return SHEET.document(words, ROW * len(rows) + TOP, *rows)


def middle(row: int) -> float:
    """Where the middle of a row lies."""
    return TOP + ROW * row + 22
