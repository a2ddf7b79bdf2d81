"""The whole table on one sheet: title, board, mats and players, laid out to suit the shape of the board."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.games.keythedral.components import COLOURS
from keydom.games.keythedral.draw import fields, pieces
from keydom.games.keythedral.draw.board import RULER, Extent, board, extent, legend
from keydom.games.keythedral.draw.ink import Area, box, clean, fit, number, write
from keydom.games.keythedral.draw.palette import fill, style
from keydom.games.keythedral.draw.pieces import badge
from keydom.games.keythedral.draw.players import players
from keydom.games.keythedral.draw.reading import moment
from keydom.games.keythedral.draw.seats import keythedral
from keydom.games.keythedral.draw.town import keytown
from keydom.games.keythedral.view import Outlook

WIDTH = 1400.0
EDGE, GAP = 18.0, 14.0
TITLE = 52.0
MATS = 528.0  # the width of the mats
CHURCH, TOWN = 374.0, 256.0  # and their heights
PANELS = 200.0
LEGEND = 46.0
SMALLEST = 46.0  # a field narrower than this gets a higher sheet instead
FONT = "'Gill Sans','Avenir Next','Noto Sans','DejaVu Sans',Ubuntu,Calibri,sans-serif"


def draw(view: Outlook, words: Words, catalogue: Catalogue) -> str:
    """The table as this view sees it."""
    reach = extent(view)
    beside = Area(EDGE, TITLE, WIDTH - MATS - 2 * EDGE - GAP, CHURCH + GAP + TOWN)
    if _pitch(reach, beside) < SMALLEST and reach.columns > 2 * reach.rows:
        return _lying(view, words, catalogue, reach)
    return _standing(view, words, catalogue, reach, beside)


def _pitch(reach: Extent, area: Area) -> float:
    high = area.height - LEGEND - 2 * RULER
    return min((area.width - 2 * RULER) / reach.columns, high / reach.rows)


def _standing(view: Outlook, words: Words, catalogue: Catalogue, reach: Extent, beside: Area) -> str:
    """The board to the left of the mats, the players below; a high board makes the sheet higher."""
    high = max(beside.height, min(reach.rows * SMALLEST + 2 * RULER + LEGEND, 1400.0))
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
    pitch = min(80.0, (wide - 2 * RULER) / reach.columns)
    top = Area(EDGE, TITLE, wide, reach.rows * pitch + 2 * RULER + LEGEND)
    mats = Area(WIDTH - EDGE - MATS, TITLE + top.height + GAP, MATS, CHURCH + GAP + TOWN)
    below = Area(EDGE, mats.y, wide - MATS - GAP, mats.height)
    return _sheet(view, words, catalogue, top, mats, below, mats.y + mats.height + EDGE)


def _sheet(
    view: Outlook, words: Words, catalogue: Catalogue, left: Area, mats: Area, below: Area, height: float
) -> str:
    town = Area(mats.x, mats.y + CHURCH + GAP, MATS, TOWN)
    parts = [
        head(words, height),
        _title(view, words),
        board(view, words, left._replace(height=left.height - LEGEND)),
        legend(view, words, Area(left.x, left.y + left.height - LEGEND + 6, left.width, LEGEND - 6)),
        keythedral(view, words, catalogue, Area(mats.x, mats.y, MATS, CHURCH)),
        keytown(view.table, words, town),
        players(view, words, below),
        "</svg>\n",
    ]
    return "\n".join(parts)


def head(words: Words, height: float) -> str:
    """The opening of a document, with all that its parts draw on."""
    size = f'viewBox="0 0 {number(WIDTH)} {number(height)}"'
    language = clean(words.language)
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="keythedral" lang="{language}" font-family="{FONT}">'
    )
    sheet = f"<defs>{fields.definitions()}{pieces.definitions()}</defs>"
    return "\n".join([opening, f"<title>{clean(words.say('game-name'))}</title>", style(), sheet, _paper(height)])


def _paper(height: float) -> str:
    return box(0, 0, WIDTH, height, fill("table"), 0)


def _title(view: Outlook, words: Words) -> str:
    now = fit(moment(view, words), 18, 800)[0]
    span = f'<tspan dx="22" font-size="18" font-weight="400" {fill("soft")}>{clean(now)}</tspan>'
    title = fit(words.say("game-name"), 26, 360)[0]
    parts = [
        f'<text x="{EDGE + 2:g}" y="35" font-size="26" font-weight="700" {fill("ink")}>{clean(title)}{span}</text>'
    ]
    if view.mover >= 0:
        turn = words.say("turn-of", {"seat": f"seat:{view.mover}"})
        parts.append(write(WIDTH - EDGE - 36, 34, turn, 18, anchor="end", bold=True, width=400))
        parts.append(badge(COLOURS[view.mover], WIDTH - EDGE - 14, 28, 12))
    return "".join(parts)
