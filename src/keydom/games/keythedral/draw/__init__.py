"""The table and the components of Keythedral as SVG: own art, made from the data."""

from __future__ import annotations

from keydom.games.keythedral.draw.cover import cover
from keydom.games.keythedral.draw.ending import keepsake
from keydom.games.keythedral.draw.gallery import gallery
from keydom.games.keythedral.draw.icons import icon
from keydom.games.keythedral.draw.place import place
from keydom.games.keythedral.draw.table import compose, draw

__all__ = ["compose", "cover", "draw", "gallery", "icon", "keepsake", "place"]
