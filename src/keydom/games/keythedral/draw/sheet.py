"""The sheet that the table and the gallery are drawn on, with all that the drawings on it are made of."""

from __future__ import annotations

from keydom.drawing.sheet import Sheet
from keydom.games.keythedral.draw import cathedral, fields, icons, land, pieces, windows
from keydom.games.keythedral.draw.palette import ROLES

PICTURES = (part.pictures for part in (fields, pieces, land, cathedral, windows, icons))
SHEET = Sheet("keythedral", ROLES, *PICTURES, pieces="cube worker fence")
