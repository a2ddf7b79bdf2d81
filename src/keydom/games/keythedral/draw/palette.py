"""The colours of the drawing: by role, light and dark, and those of the pieces."""

from __future__ import annotations

from keydom.drawing.badges import players, roles
from keydom.drawing.theme import TABLE, Roles
from keydom.games.keythedral.components import COLOURS, CUBES, KINDS

# What lies on a field or on the hand looks the same by day and by night.
PAINTS = {
    "blue": ("#2b66ad", "#ffffff"),
    "yellow": ("#e8b722", "#33280a"),
    "black": ("#35353b", "#ffffff"),
    "green": ("#35824a", "#ffffff"),
    "red": ("#bd3530", "#ffffff"),
}
PLAYERS = dict(zip(COLOURS, players(*(PAINTS[colour] for colour in COLOURS)), strict=True))
# role: (light, dark)
ROLES: Roles = {
    **TABLE,
    **roles(PLAYERS.values()),
    f"seat-{PLAYERS['black'].seat}": (PAINTS["black"][0], "#666a76"),  # black would be lost on a table by night
    "table": ("#d3dab0", "#20241a"),
    "paper": ("#fbf7ec", "#262a30"),
    "inset": ("#f1e9d6", "#1f2328"),
    "stone": ("#ded5c1", "#343941"),
    "ink": ("#2f2a22", "#efe8d8"),
    "soft": ("#6f6655", "#aca491"),
    "line": ("#cbbfa5", "#454b54"),
    "accent": ("#b4771a", "#e2ab4a"),
    "glow": ("#f6d98a", "#5d4a1c"),
    "card": ("#f7ecd0", "#4a4234"),
    "seal": ("#9b3b34", "#c4615a"),
    "law": ("#f7ecd0", "#e6d8b4"),  # law cards and signposts are paper by night too
    "law-back": ("#f1e9d6", "#d9cba6"),
    "shade": ("#4a3f2c", "#000000"),
    "quarry": ("#c9c4ba", "#a5a19a"),
    "wood-field": ("#a98c5e", "#8a734e"),
    "lake": ("#93bdd3", "#6f9bb3"),
    "farm": ("#d6d28a", "#b0ae6d"),
    "vineyard": ("#b0696c", "#8f5357"),
    # The land around the fields, from where it is highest, and what blooms on it.
    "meadow": ("#b5c987", "#4c5c33"),
    "meadow-edge": ("#8fa861", "#3a4927"),
    "meadow-side": ("#6d8a48", "#28341b"),
    "bloom": ("#fbf3d6", "#cfc39a"),
    # The cathedral: limestone from the lightest to its joints, slate, and what is only planned.
    "lime": ("#f6ecd6", "#8f8775"),
    "lime-shade": ("#e4d5b6", "#7b7362"),
    "lime-foot": ("#c9b68f", "#5e5748"),
    "lime-edge": ("#8d7a58", "#2c281f"),
    "slate": ("#61758a", "#4d6075"),
    "pencil": ("#6d6347", "#b8ad90"),
    "sky": ("#fffbe8f0", "#d8b46a48"),
    "sky-rim": ("#fff6d870", "#6f6a3a2c"),
    "sky-end": ("#fff6d800", "#6f6a3a00"),
    "pave": ("#d9cdb0", "#3b372c"),
    "pave-joint": ("#c3b48f", "#4b4536"),
}

PRINT = "#3b2510"  # on whatever is paper by day and by night
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
GROUNDS = {kind: "wood-field" if kind == "wood" else kind for kind in KINDS}  # the wood of the table is another
assert set(GROUNDS.values()) <= set(ROLES)
