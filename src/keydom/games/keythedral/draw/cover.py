"""The cover: Keyland with its fields, cottages and workers, and the keythedral half built."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.core.scene import Area
from keydom.drawing.sheet import COVER
from keydom.games.keythedral.draw.cathedral import cathedral, sky
from keydom.games.keythedral.draw.land import land
from keydom.games.keythedral.draw.sheet import SHEET
from keydom.games.keythedral.view import KeythedralView

LAND = 400.0  # how much of its width the land has


def cover(view: KeythedralView, words: Words) -> str:
    """The land, and the cathedral beside it."""
    church = Area(LAND, 10, COVER.width - LAND - 6, COVER.height - 24)
    light = sky(church.x + church.width / 2, 200, 220, 240)
    place = Area(4, 4, LAND - 6, COVER.height - 8)
    return SHEET.cover(words, light, land(view, words, place), cathedral(view, words, church, figures=False))
