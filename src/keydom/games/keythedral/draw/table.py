"""The whole table on one sheet: title, board, mats and players, laid out to suit the shape of the board."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import Area, Extent
from keydom.drawing.sheet import EDGE, GAP, TITLE, WIDTH, headline, turn
from keydom.games.keythedral.components import COLOURS
from keydom.games.keythedral.draw.board import FIELD, RULER, board, extent, legend
from keydom.games.keythedral.draw.palette import PLAYERS
from keydom.games.keythedral.draw.players import players
from keydom.games.keythedral.draw.reading import moment
from keydom.games.keythedral.draw.seats import keythedral
from keydom.games.keythedral.draw.sheet import document
from keydom.games.keythedral.draw.town import keytown
from keydom.games.keythedral.view import Outlook

MATS = 528.0  # the width of the mats
CHURCH, TOWN = 374.0, 256.0  # and their heights
PANELS = 200.0
LEGEND = 46.0
SMALLEST = 46.0  # a field narrower than this gets a higher sheet instead


def draw(view: Outlook, words: Words, catalogue: Catalogue) -> str:
    """The table as this view sees it."""
    reach = extent(view)
    beside = Area(EDGE, TITLE, WIDTH - MATS - 2 * EDGE - GAP, CHURCH + GAP + TOWN)
    if _pitch(reach, beside) < SMALLEST and reach.width > 2 * reach.height:
        return _lying(view, words, catalogue, reach)
    return _standing(view, words, catalogue, reach, beside)


def _pitch(reach: Extent, area: Area) -> float:
    high = area.height - LEGEND - 2 * RULER
    return min((area.width - 2 * RULER) / (reach.width / FIELD), high / (reach.height / FIELD))


def _standing(view: Outlook, words: Words, catalogue: Catalogue, reach: Extent, beside: Area) -> str:
    """The board to the left of the mats, the players below; a high board makes the sheet higher."""
    high = max(beside.height, min(reach.height / FIELD * SMALLEST + 2 * RULER + LEGEND, 1400.0))
    left = beside._replace(height=high)
    mats = Area(WIDTH - EDGE - MATS, TITLE, MATS, high)
    below = Area(EDGE, TITLE + high + GAP, WIDTH - 2 * EDGE, PANELS)
    if high > beside.height + view.table.seats * 118:  # then the players fit below the mats
        below = Area(mats.x, TITLE + beside.height + GAP, MATS, high - beside.height - GAP)
        return _sheet(view, words, catalogue, left, mats, below, TITLE + high + EDGE)
    return _sheet(view, words, catalogue, left, mats, below, below.y + PANELS + EDGE)


def _lying(view: Outlook, words: Words, catalogue: Catalogue, reach: Extent) -> str:
    """A long board above everything else, the players where it would otherwise be."""
    wide = WIDTH - 2 * EDGE
    pitch = min(80.0, (wide - 2 * RULER) / (reach.width / FIELD))
    top = Area(EDGE, TITLE, wide, reach.height / FIELD * pitch + 2 * RULER + LEGEND)
    mats = Area(WIDTH - EDGE - MATS, TITLE + top.height + GAP, MATS, CHURCH + GAP + TOWN)
    below = Area(EDGE, mats.y, wide - MATS - GAP, mats.height)
    return _sheet(view, words, catalogue, top, mats, below, mats.y + mats.height + EDGE)


def _sheet(
    view: Outlook, words: Words, catalogue: Catalogue, left: Area, mats: Area, below: Area, height: float
) -> str:
    town = Area(mats.x, mats.y + CHURCH + GAP, MATS, TOWN)
    return document(
        words,
        height,
        _title(view, words),
        board(view, words, left._replace(height=left.height - LEGEND)),
        legend(view, words, Area(left.x, left.y + left.height - LEGEND + 6, left.width, LEGEND - 6)),
        keythedral(view, words, catalogue, Area(mats.x, mats.y, MATS, CHURCH)),
        keytown(view.table, words, town),
        players(view, words, below),
    )


def _title(view: Outlook, words: Words) -> str:
    line = headline(words, moment(view, words), 800)
    return line + turn(words, PLAYERS[COLOURS[view.mover]]) if view.mover >= 0 else line
