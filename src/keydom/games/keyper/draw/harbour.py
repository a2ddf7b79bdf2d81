"""The boats in the harbour, with what they carry."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import Area, group
from keydom.drawing.sheet import panel
from keydom.games.keyper.components import AUTUMN, BOATS, BOATS_IN_SEASON
from keydom.games.keyper.draw.faces import BOAT, boat, name
from keydom.games.keyper.view import Outlook

HEAD = 38.0  # of a panel


def harbour(view: Outlook, words: Words, catalogue: Catalogue, area: Area) -> str:
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
