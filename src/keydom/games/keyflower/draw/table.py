"""The whole table on one sheet: title, auction, boats and supplies, and the players with their villages."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.games.keyflower.components import SEASONS
from keydom.games.keyflower.draw import supplies
from keydom.games.keyflower.draw.auction import auction
from keydom.games.keyflower.draw.faces import hexagons
from keydom.games.keyflower.draw.harbour import harbour
from keydom.games.keyflower.draw.ink import Area, clean, disc, fit, group, use, write
from keydom.games.keyflower.draw.market import PADDING, market
from keydom.games.keyflower.draw.palette import both, fill
from keydom.games.keyflower.draw.pieces import badge
from keydom.games.keyflower.draw.players import players
from keydom.games.keyflower.draw.reading import moment
from keydom.games.keyflower.draw.sheet import EDGE, GAP, TITLE, WIDTH, document
from keydom.games.keyflower.view import Outlook

INNER = WIDTH - 2 * EDGE


def draw(view: Outlook, words: Words, catalogue: Catalogue) -> str:
    """The table as this view sees it."""
    parts = hexagons(catalogue)
    drawn = [_title(view, words)]
    y = TITLE
    stalls = market(view)
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
    now = fit(moment(view, words), 18, 400)[0]
    title = fit(words.say("game-name"), 26, 360)[0]
    span = f'<tspan dx="22" font-size="18" font-weight="400" {fill("soft")}>{clean(now)}</tspan>'
    parts = [
        f'<text x="{EDGE + 2:g}" y="35" font-size="26" font-weight="700" {fill("ink")}>{clean(title)}{span}</text>'
    ]
    for place, season in enumerate(SEASONS):
        x, current = WIDTH / 2 - 60 + 44 * place, place == view.table.season
        ring = disc(x, 27, 18, both("glow", "accent", 2)) if current else ""
        sign = use(f"season-{season}", x, 27, 1.05 if current else 0.85)
        faint = sign if current else f'<g opacity="0.45">{sign}</g>'
        parts.append(group(ring, faint, id=f"season-{season}", tip=words.say(f"season-{season}")))
    if view.mover >= 0:
        turn = words.say("turn-of", {"seat": f"seat:{view.mover}"})
        parts.append(write(WIDTH - EDGE - 36, 34, turn, 18, anchor="end", bold=True, width=400))
        parts.append(badge(view.mover, WIDTH - EDGE - 14, 28, 12))
    return "".join(parts)
