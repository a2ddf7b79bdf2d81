"""The table and the components of Keyper as SVG: own art, made from the data."""

from __future__ import annotations

from keydom.games.keyper.draw.effects import icon
from keydom.games.keyper.draw.ending import keepsake
from keydom.games.keyper.draw.gallery import gallery
from keydom.games.keyper.draw.place import cover, place
from keydom.games.keyper.draw.table import compose, draw

__all__ = ["compose", "cover", "draw", "gallery", "icon", "keepsake", "place"]
