"""The sheet that the table and the gallery are drawn on, with all that the drawings on it are made of."""

from __future__ import annotations

import re

from keydom.core.game import Words
from keydom.drawing.sheet import Sheet
from keydom.games.keyflower.draw import ground, pieces, scenes, signs
from keydom.games.keyflower.draw.palette import ROLES

SHEET = Sheet("keyflower", ROLES)


def document(words: Words, height: float, *parts: str, width: float = 0.0) -> str:
    """A whole document of these parts; of the scenes it has only those that are used."""
    used = set(re.findall(r'"#k-scene-([^"]+)"', "".join(parts)))
    defs = pieces.definitions() + signs.definitions() + ground.definitions() + scenes.definitions(used)
    return SHEET.document(words, defs, height, *parts, width=width)
