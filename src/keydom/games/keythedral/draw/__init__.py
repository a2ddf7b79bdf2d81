"""The table and the components of Keythedral as SVG: own art, made from the data."""

from __future__ import annotations

from keydom.games.keythedral.draw.cover import cover
from keydom.games.keythedral.draw.gallery import gallery
from keydom.games.keythedral.draw.table import draw

__all__ = ["cover", "draw", "gallery"]
