"""The cover: Keyland with its fields, cottages and workers, and the keythedral half built."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.sheet import COVER
from keydom.games.keythedral.draw.board import board
from keydom.games.keythedral.draw.sheet import document
from keydom.games.keythedral.view import Outlook


def cover(view: Outlook, words: Words) -> str:
    """The board, as large as it can be."""
    return document(words, COVER.height, board(view, words, COVER), width=COVER.width)
