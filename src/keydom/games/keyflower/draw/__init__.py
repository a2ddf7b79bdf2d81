"""The table and the components of Keyflower as SVG: own art, made from the data."""

from __future__ import annotations

from keydom.games.keyflower.draw.ending import keepsake
from keydom.games.keyflower.draw.gallery import gallery
from keydom.games.keyflower.draw.place import cover, place
from keydom.games.keyflower.draw.signs import icon
from keydom.games.keyflower.draw.table import compose, draw

__all__ = ["compose", "cover", "draw", "gallery", "icon", "keepsake", "place"]
