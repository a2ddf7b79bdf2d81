"""The cover: two country boards in summer, with the keyples at work on them."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.sheet import COVER
from keydom.games.keyper.draw import country
from keydom.games.keyper.draw.sheet import document
from keydom.games.keyper.view import Outlook

MARGIN = 10.0


def cover(view: Outlook, words: Words, catalogue: Catalogue) -> str:
    """The boards of a game for two side by side, as large as they can be."""
    wide = COVER.width - 2 * MARGIN
    high = country.height(wide / 2)
    area = COVER._replace(x=MARGIN, y=(COVER.height - high) / 2, width=wide, height=high)
    return document(words, COVER.height, country.boards(view, words, catalogue, area), width=COVER.width)
