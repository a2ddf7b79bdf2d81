"""The sheet of paper that everything is drawn on, with all that the drawings on it are made of."""

from __future__ import annotations

import re

from keydom.core.game import Words
from keydom.games.keyper.draw import animals, glyphs, pieces, scenes
from keydom.games.keyper.draw.ink import Area, box, clean, number, write
from keydom.games.keyper.draw.palette import both, fill, style

WIDTH = 1400.0
EDGE, GAP = 18.0, 14.0
TITLE = 52.0
INNER = WIDTH - 2 * EDGE
FONT = "'Gill Sans','Avenir Next','Noto Sans','DejaVu Sans',Ubuntu,Calibri,sans-serif"


def document(words: Words, height: float, *parts: str) -> str:
    """A whole document of these parts, with all that they draw on; of the scenes only those that are used."""
    body = "\n".join(parts)
    used = set(re.findall(r'"#kr-scene-([^"]+)"', body))
    defs = pieces.definitions() + animals.definitions() + glyphs.definitions() + scenes.definitions(used)
    size = f'viewBox="0 0 {number(WIDTH)} {number(height)}"'
    look = f'class="keyper" lang="{clean(words.language)}" font-family="{FONT}"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}>'
    title = f"<title>{clean(words.say('game-name'))}</title>"
    paper = box(0, 0, WIDTH, height, fill("table"), 0)
    return "\n".join([opening, title, style(), f"<defs>{defs}</defs>", paper, body, "</svg>\n"])


def panel(area: Area, title: str) -> str:
    """A frame with its heading."""
    frame = box(*area, both("paper", "line", 1.2), 14)
    return frame + write(area.x + 16, area.y + 25, title, 17, bold=True, width=area.width - 32)
