"""The whole table on one sheet: title, country boards, market, boats and supplies, and the players' boards."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import Area
from keydom.drawing.sheet import EDGE, GAP, INNER, TITLE, WIDTH, calendar, headline, turn
from keydom.games.keyper.components import SEASONS
from keydom.games.keyper.draw import country
from keydom.games.keyper.draw.harbour import harbour
from keydom.games.keyper.draw.market import market
from keydom.games.keyper.draw.palette import PLAYERS
from keydom.games.keyper.draw.players import players
from keydom.games.keyper.draw.reading import foldings, moment
from keydom.games.keyper.draw.sheet import document
from keydom.games.keyper.draw.supplies import supplies
from keydom.games.keyper.view import Outlook

SHOP = 292.0  # the height of market, boats and supplies side by side
ROW = 176.0  # and that of the market in one row
HARBOUR = 226.0


def draw(view: Outlook, words: Words, catalogue: Catalogue) -> str:
    """The table as this view sees it."""
    drawn, y = [_title(view, words)], TITLE
    if foldings(view):
        area = Area(EDGE, y, INNER, country.choices_height(INNER))
        drawn.append(country.choices(view, words, catalogue, area))
        y += area.height + GAP
    middle, y = _pair(view, words, catalogue, y) if view.table.seats == 2 else _many(view, words, catalogue, y)
    panels, high = players(view, words, catalogue, Area(EDGE, y, INNER, 0))
    return document(words, y + high + EDGE, *drawn, middle, panels)


def _pair(view: Outlook, words: Words, catalogue: Catalogue, y: float) -> tuple[str, float]:
    """Two boards, boats and supplies beside them, the market in one row below; and where that ends."""
    wide = (INNER - 2 * GAP) / 3
    high = country.height(wide)
    left, beside = Area(EDGE, y, 2 * wide + GAP, high), EDGE + 2 * (wide + GAP)
    drawn = [country.boards(view, words, catalogue, left)]
    drawn.append(harbour(view, words, catalogue, Area(beside, y, wide, HARBOUR)))
    drawn.append(supplies(view, words, Area(beside, y + HARBOUR + GAP, wide, high - HARBOUR - GAP)))
    drawn.append(market(view, words, catalogue, Area(EDGE, y + high + GAP, INNER, ROW), 1))
    return "".join(drawn), y + high + ROW + 2 * GAP


def _many(view: Outlook, words: Words, catalogue: Catalogue, y: float) -> tuple[str, float]:
    """The boards in a row; below them market, boats and supplies; and where that ends."""
    seats = view.table.seats
    high = country.height((INNER - GAP * (seats - 1)) / seats)
    drawn = [country.boards(view, words, catalogue, Area(EDGE, y, INNER, high))]
    below, shop, quay = y + high + GAP, 680.0, 330.0
    drawn.append(market(view, words, catalogue, Area(EDGE, below, shop, SHOP), 2))
    drawn.append(harbour(view, words, catalogue, Area(EDGE + shop + GAP, below, quay, SHOP)))
    left = EDGE + shop + quay + 2 * GAP
    drawn.append(supplies(view, words, Area(left, below, WIDTH - EDGE - left, SHOP)))
    return "".join(drawn), below + SHOP + GAP


def _title(view: Outlook, words: Words) -> str:
    parts = [headline(words, moment(view, words), 400), calendar(words, SEASONS, view.table.season)]
    if view.mover >= 0:
        parts.append(turn(words, PLAYERS[view.mover]))
    return "".join(parts)
