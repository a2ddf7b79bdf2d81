"""What everybody can have: the tiles on display, the boats, and the supplies."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.games.keyper.components import AUTUMN, BOATS, BOATS_IN_SEASON, COUNTRY, MARKET, RESOURCES
from keydom.games.keyper.draw.faces import BOAT, HIGH, WIDE, boat, fair, name, tally, tile
from keydom.games.keyper.draw.ink import Area, box, group, path, use
from keydom.games.keyper.draw.palette import both, line
from keydom.games.keyper.draw.reading import winter_fairs
from keydom.games.keyper.draw.sheet import panel
from keydom.games.keyper.draw.signs import chip, resource
from keydom.games.keyper.setup import PLENTY
from keydom.games.keyper.state import Table
from keydom.games.keyper.tiles import HOME_TILES, TILES
from keydom.games.keyper.view import Outlook

HEAD = 38.0
# Raw materials and wheat, finished goods, animals, gems: by rows of four.
SHELVES = (
    ("clay", "log", "rock", "wheat"),
    ("brick", "wood", "stone"),
    ("cow", "horse", "pig", "sheep"),
    ("chicken", "deer", "goat", "wild-boar"),
    ("emerald", "gold", "ruby", "sapphire"),
)


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


def boats(view: Outlook, words: Words, catalogue: Catalogue, area: Area) -> str:
    """The boats that can still come to a river."""
    late = view.table.season >= AUTUMN
    parts = [panel(area, words.say("draw-boats"))]
    step, down = (area.width - 20) / 2, (area.height - HEAD - 4) * 2 / BOATS_IN_SEASON
    scale = min((step - 8) / BOAT[0], (down - 6) / BOAT[1])
    there = [number for number in range(BOATS) if view.table.boats >> number & 1]
    for place, number in enumerate(there):
        part = catalogue.components["boat"][f"boat-{number + 1}"]
        x = area.x + 10 + (place % 2 + 0.5) * step - BOAT[0] * scale / 2
        y = area.y + HEAD + place // 2 * down
        cargo = [words.say(f"resource-{what}") for what in part.words("late" if late else "early")]
        tip = " · ".join([name(part, words), *cargo])
        parts.append(group(boat(part, late), id=f"boat-{part.id}", ref=f"boat:{part.id}", tip=tip, at=(x, y, scale)))
    return group(*parts, id="boats")


def supplies(view: Outlook, words: Words, area: Area) -> str:
    """What is left of every resource."""
    parts = [panel(area, words.say("draw-supplies"))]
    step, down = (area.width - 24) / 4, (area.height - HEAD - 6) / len(SHELVES)
    for shelf, names in enumerate(SHELVES):
        y = area.y + HEAD + down * (shelf + 0.5)
        if shelf:
            parts.append(path(f"M{area.x + 14:g} {y - down / 2:g}h{area.width - 28:g}", line("line", 1)))
        for place, what in enumerate(names):
            count = view.table.supply[RESOURCES.index(what)]
            shown = "∞" if count > PLENTY // 2 else str(count)
            face = chip(resource(what), shown, area.x + 32 + place * step, y, 1.15)
            tip = f"{words.say(f'resource-{what}')} × {shown}"
            plate = box(area.x + 14 + place * step, y - 16, step - 4, 32, both("paper", "paper", 0), 6)
            parts.append(group(plate, face, id=f"supply-{what}", ref=f"resource:{what}", tip=tip))
    return group(*parts, id="supplies")
