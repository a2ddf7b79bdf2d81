"""The supplies that everybody draws on, in one panel."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.ink import Area, box, group, path
from keydom.drawing.sheet import panel
from keydom.drawing.theme import both, line
from keydom.games.keyper.components import RESOURCES
from keydom.games.keyper.draw.signs import chip, resource
from keydom.games.keyper.setup import PLENTY
from keydom.games.keyper.view import Outlook

HEAD = 38.0  # of a panel
# Raw materials and wheat, finished goods, animals, gems: by rows of four.
SHELVES = (
    ("clay", "log", "rock", "wheat"),
    ("brick", "wood", "stone"),
    ("cow", "horse", "pig", "sheep"),
    ("chicken", "deer", "goat", "wild-boar"),
    ("emerald", "gold", "ruby", "sapphire"),
)


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
