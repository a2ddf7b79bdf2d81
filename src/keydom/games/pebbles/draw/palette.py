"""The colours of the drawing: by role, light and dark, and those of the pebbles."""

from __future__ import annotations

from keydom.drawing.badges import players, roles
from keydom.drawing.theme import PAPER, fill

PLAYERS = players(("#1d7d80", "#ffffff"), ("#c2592a", "#ffffff"), ("#6c4aa3", "#ffffff"), ("#54606d", "#ffffff"))
ROLES = {
    **roles(PLAYERS),
    "table": ("#e9e2d0", "#16191c"),
    "paper": PAPER["paper"],
    "ink": ("#2d2a24", "#f0e9da"),
    "soft": ("#b9ad92", "#5b5546"),
    "accent": PAPER["accent"],
}
# Pebbles look the same by day and by night, but what nobody sees does not: face, and what stands out on it.
FACES = (("#f4f1e8", "#3b3a3a"), ("#d9a521", "#3b2a00"), ("#3b3a3a", "#f4f1e8"))
PEBBLES = [(f'fill="{face}"', f'fill="{sign}"') for face, sign in FACES]
HIDDEN = (fill("soft"), fill("ink"))
