"""The whole table on one sheet: title, auction, boats and supplies, and the players with their villages."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import Area
from keydom.drawing.sheet import EDGE, GAP, INNER, TITLE, calendar, headline, turn
from keydom.games.keyflower.components import SEASONS
from keydom.games.keyflower.draw import supplies
from keydom.games.keyflower.draw.auction import auction
from keydom.games.keyflower.draw.faces import hexagons
from keydom.games.keyflower.draw.harbour import harbour
from keydom.games.keyflower.draw.layout import PADDING, layout
from keydom.games.keyflower.draw.palette import PLAYERS
from keydom.games.keyflower.draw.players import players
from keydom.games.keyflower.draw.reading import moment
from keydom.games.keyflower.draw.sheet import document
from keydom.games.keyflower.view import Outlook


def draw(view: Outlook, words: Words, catalogue: Catalogue) -> str:
    """The table as this view sees it."""
    parts = hexagons(catalogue)
    drawn = [_title(view, words)]
    y = TITLE
    stalls = layout(view)
    wide = stalls.lots * stalls.wide + 2 * PADDING
    drawn.append(auction(view, words, parts, stalls, Area(EDGE, y, wide, stalls.height)))
    quay = Area(EDGE + wide + GAP, y, INNER - wide - GAP, stalls.height)
    drawn.append(harbour(view, words, parts, stalls, quay))
    y += stalls.height + GAP
    strip = Area(EDGE, y, INNER, supplies.height(view))
    drawn.append(supplies.supplies(view, words, catalogue, strip))
    y += strip.height + GAP
    panels, high = players(view, words, parts, catalogue, Area(EDGE, y, INNER, 0))
    return document(words, y + high + EDGE, *drawn, panels)


def _title(view: Outlook, words: Words) -> str:
    parts = [headline(words, moment(view, words), 400), calendar(words, SEASONS, view.table.season)]
    if view.mover >= 0:
        parts.append(turn(words, PLAYERS[view.mover]))
    return "".join(parts)
