"""The sheet that the table and the gallery are drawn on, with all that the drawings on it are made of."""

from __future__ import annotations

from keydom.drawing.sheet import Sheet
from keydom.games.keyflower.draw import hexagons, pieces, signs
from keydom.games.keyflower.draw.palette import ROLES
from keydom.games.keyflower.draw.tile_pictures import tile_pictures

SHEET = Sheet(
    "keyflower",
    ROLES,
    pieces.pictures,
    signs.pictures,
    hexagons.pictures,
    scenes=tile_pictures,
    pieces="worker skill good contract cabin extension",
)
