"""The boats in the harbour, with what they carry."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.ink import Area, group, use
from keydom.drawing.sheet import panel
from keydom.games.keyflower.components import ALL_COLOURS, ALL_SKILLS, COLOURS, SKILLS, of_colour, of_freight, of_skill
from keydom.games.keyflower.draw.ground import SIDE
from keydom.games.keyflower.draw.layout import HEAD, PADDING, Layout
from keydom.games.keyflower.draw.tiles import Parts, on_table
from keydom.games.keyflower.state import ON_SALE, Table
from keydom.games.keyflower.view import Outlook

FREIGHT = ("good-gold", "cabin", "contract")
DECK = 216.0  # the width of a load, in the units of a tile


def harbour(view: Outlook, words: Words, parts: Parts, layout: Layout, area: Area) -> str:
    """The boats that nobody owns; one whose load was taken is faint."""
    table = view.table
    drawn = [panel(area, words.say("draw-boats"))]
    moored = [place for place, boat in enumerate(table.boats) if table.owner[boat] == ON_SALE]
    for at, place in enumerate(moored):
        x = area.x + PADDING + layout.wide * (at % layout.berths + 0.5)
        y = area.y + HEAD + layout.high * (at // layout.berths) + SIDE * layout.size + 2
        taken = not (table.docked >> place) & 1
        load = "" if taken else _load(table, place)
        boat = on_table(view, words, parts, table.boats[place], (x, y, layout.size), load)
        drawn.append(f'<g opacity="0.45">{boat}</g>' if taken else boat)
    return group(*drawn, id="boats")


def _load(table: Table, place: int) -> str:
    """The pieces on a boat, in a row below it."""
    pieces: list[str] = []
    for colour in range(ALL_COLOURS):
        pieces += [f"worker-{COLOURS[colour]}"] * table.cargo[of_colour(place, colour)]
    for skill in range(ALL_SKILLS):
        pieces += [f"skill-{SKILLS[skill]}"] * table.crates[of_skill(place, skill)]
    for kind, picture in enumerate(FREIGHT):
        pieces += [picture] * table.freight[of_freight(place, kind)]
    step = min(28.0, DECK / max(1, len(pieces)))
    first = -(len(pieces) - 1) * step / 2
    return "".join(use(picture, first + step * at, 107, 1.3) for at, picture in enumerate(pieces))
