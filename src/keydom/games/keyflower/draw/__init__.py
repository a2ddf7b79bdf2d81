"""The table and the components of Keyflower as SVG: own art, made from the data."""

from __future__ import annotations

from keydom.games.keyflower.draw.cover import cover
from keydom.games.keyflower.draw.gallery import gallery
from keydom.games.keyflower.draw.table import draw

__all__ = ["cover", "draw", "gallery"]
