"""The sheet that the table and the gallery are drawn on, with all that the drawings on it are made of."""

from __future__ import annotations

from keydom.drawing.sheet import Sheet
from keydom.games.keyper.draw import animals, country_boards, pieces, signs
from keydom.games.keyper.draw.palette import ROLES
from keydom.games.keyper.draw.tile_pictures import tile_pictures

PICTURES = (pieces.pictures, animals.pictures, signs.pictures, country_boards.pictures)
SHEET = Sheet("keyper", ROLES, *PICTURES, scenes=tile_pictures, pieces="keyple keyper resource")
