"""The colours of the drawing: by role, light and dark, and those of the pieces."""

from __future__ import annotations

from keydom.drawing.badges import players
from keydom.games.keythedral.components import COLOURS, CUBES, KINDS

# role: (light, dark)
ROLES = {
    "table": ("#efe7d6", "#191c20"),
    "paper": ("#fbf7ec", "#262a30"),
    "inset": ("#f1e9d6", "#1f2328"),
    "meadow": ("#dadfc9", "#2a312b"),
    "stone": ("#ded5c1", "#343941"),
    "ink": ("#2f2a22", "#efe8d8"),
    "soft": ("#6f6655", "#aca491"),
    "line": ("#cbbfa5", "#454b54"),
    "accent": ("#b4771a", "#e2ab4a"),
    "glow": ("#f6d98a", "#5d4a1c"),
    "card": ("#f7ecd0", "#4a4234"),
    "seal": ("#9b3b34", "#c4615a"),
    "shade": ("#4a3f2c", "#000000"),
    "quarry": ("#c9c4ba", "#a5a19a"),
    "wood": ("#a98c5e", "#8a734e"),
    "lake": ("#93bdd3", "#6f9bb3"),
    "farm": ("#d6d28a", "#b0ae6d"),
    "vineyard": ("#b0696c", "#8f5357"),
}

# What lies on a field or on the hand looks the same by day and by night.
PAINTS = {
    "blue": ("#2b66ad", "#ffffff"),
    "yellow": ("#e8b722", "#33280a"),
    "black": ("#35353b", "#ffffff"),
    "green": ("#35824a", "#ffffff"),
    "red": ("#bd3530", "#ffffff"),
}
PLAYERS = dict(zip(COLOURS, players(*(PAINTS[colour] for colour in COLOURS)), strict=True))
CUBE_FACES = {
    "stone": ("#4b4a4e", "#ffffff"),
    "timber": ("#8b5a2b", "#ffffff"),
    "water": ("#2f78b3", "#ffffff"),
    "food": ("#4c8b34", "#ffffff"),
    "wine": ("#a32a3c", "#ffffff"),
    "iron": ("#ecebe6", "#3a3a3e"),
    "glass": ("#7a4a9e", "#ffffff"),
    "gold": ("#ecbb2c", "#3d2f05"),
}
assert set(CUBE_FACES) == set(CUBES)
assert set(KINDS) <= set(ROLES)
