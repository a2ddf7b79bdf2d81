"""The colours of the drawing, light and dark, and the style sheet that switches between them.

Every element carries its light colour as an attribute, for renderers that know no custom properties, and a class that
follows the reader's scheme where they are known. A page may set the properties itself.
"""

from __future__ import annotations

from functools import cache

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
SEATS = {"blue": "#2b66ad", "yellow": "#e8b722", "black": "#35353b", "green": "#35824a", "red": "#bd3530"}
SEAT_INKS = {"blue": "#ffffff", "yellow": "#33280a", "black": "#ffffff", "green": "#ffffff", "red": "#ffffff"}
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
assert set(SEATS) == set(COLOURS)
assert set(CUBE_FACES) == set(CUBES)
assert set(KINDS) <= set(ROLES)


def light(role: str) -> str:
    return ROLES[role][0]


@cache
def fill(role: str) -> str:
    """The attributes that fill with a role's colour."""
    return f'class="kt-f-{role}" fill="{light(role)}"'


@cache
def line(role: str, width: float = 1.0) -> str:
    """The attributes of an unfilled outline."""
    return f'class="kt-s-{role}" fill="none" stroke="{light(role)}" stroke-width="{width:g}"'


@cache
def both(inside: str, outline: str, width: float = 1.0) -> str:
    """The attributes of a filled shape with an outline."""
    classes = f'class="kt-f-{inside} kt-s-{outline}"'
    return f'{classes} fill="{light(inside)}" stroke="{light(outline)}" stroke-width="{width:g}"'


@cache
def style() -> str:
    """The style sheet; all its names begin with `kt` so that it can live inside a page."""
    day = "".join(f"--kt-{role}:{colours[0]};" for role, colours in ROLES.items())
    night = "".join(f"--kt-{role}:{colours[1]};" for role, colours in ROLES.items())
    rules = "".join(f".kt-f-{role}{{fill:var(--kt-{role})}}.kt-s-{role}{{stroke:var(--kt-{role})}}" for role in ROLES)
    dark = f"@media (prefers-color-scheme:dark){{.keythedral{{{night}}}}}"
    return f"<style>.keythedral{{{day}}}{dark}{rules}</style>"
