"""The market: the country tiles and winter fairs on display, and the bag that they come from."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import Area, group, use
from keydom.drawing.sheet import panel
from keydom.games.keyper.components import COUNTRY, HOME_TILES, MARKET, TILES
from keydom.games.keyper.draw.faces import HIGH, WIDE, fair, name, tally, tile
from keydom.games.keyper.draw.reading import winter_fairs
from keydom.games.keyper.state import Table
from keydom.games.keyper.view import Outlook

HEAD = 38.0  # of a panel


def market(view: Outlook, words: Words, catalogue: Catalogue, area: Area, rows: int) -> str:
    """The country tiles and winter fairs on display, and the bag that they come from."""
    table, columns = view.table, MARKET // rows
    parts = [panel(area, words.say("draw-market")), _bag(table, words, area)]
    step = (area.width - 20) / columns
    scale = min((step - 6) / WIDE, ((area.height - HEAD) / rows - 6) / HIGH)
    shown = [TILES[HOME_TILES + place] for place in range(COUNTRY) if table.market >> place & 1]
    tiles = [catalogue.components["tile"][id] for id in shown]
    fairs = [catalogue.components["fair"][id] for id in winter_fairs(table.market >> COUNTRY)]
    for place, part in enumerate([*tiles, *fairs]):
        x = area.x + 10 + (place % columns + 0.5) * step - WIDE * scale / 2
        y = area.y + HEAD + place // columns * (HIGH * scale + 6)
        face = tile(part, words) if part.kind == "tile" else fair(part, words)
        ref = f"{part.kind}:{part.id}"
        parts.append(group(face, id=f"{part.kind}-{part.id}", ref=ref, tip=name(part, words), at=(x, y, scale)))
    return group(*parts, id="market")


def _bag(table: Table, words: Words, area: Area) -> str:
    left = table.bag.bit_count()
    picture = use("bag", area.x + area.width - 28, area.y + 20, 1.1)
    tip = words.say("draw-bag", {"count": left})
    return group(picture, tally(area.x + area.width - 50, area.y + 20, left), id="bag", tip=tip)
