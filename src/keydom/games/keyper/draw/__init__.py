"""The table and the components of Keyper as SVG: own art, made from the data."""

from __future__ import annotations

from keydom.games.keyper.draw.cover import cover
from keydom.games.keyper.draw.gallery import gallery
from keydom.games.keyper.draw.table import draw

__all__ = ["cover", "draw", "gallery"]
