"""The table and the components of pebbles as SVG: own art, made from the data."""

from __future__ import annotations

from keydom.games.pebbles.draw.gallery import gallery
from keydom.games.pebbles.draw.table import compose, draw

__all__ = ["compose", "draw", "gallery"]
