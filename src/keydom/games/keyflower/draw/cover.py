"""The cover: a village in autumn, with its workers, its goods and its roads."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import box
from keydom.drawing.sheet import COVER
from keydom.drawing.theme import fill
from keydom.games.keyflower.draw.faces import hexagons
from keydom.games.keyflower.draw.sheet import document
from keydom.games.keyflower.draw.village import Span, village
from keydom.games.keyflower.view import Outlook

SEAT = 2  # whose village it is


def cover(view: Outlook, words: Words, catalogue: Catalogue) -> str:
    """The village of one seat, as large as it can be."""
    meadow = box(*COVER, fill("meadow"), 0)
    span = Span(1.2, COVER.height, COVER.height)
    drawn = village(view, words, hexagons(catalogue), SEAT, COVER, span)
    return document(words, COVER.height, meadow, drawn, width=COVER.width)
