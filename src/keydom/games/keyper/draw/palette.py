"""The colours of the drawing, light and dark, and the style sheet that switches between them.

Every element carries its light colour as an attribute, for renderers that know no custom properties, and a class that
follows the reader's scheme where they are known. A page may set the properties itself.
"""

from __future__ import annotations

from functools import cache

from keydom.games.keyper.components import COLOURS

# role: (light, dark)
ROLES = {
    "table": ("#ece6d8", "#16191c"),
    "paper": ("#faf6ea", "#23272c"),
    "inset": ("#f0e8d5", "#1c2024"),
    "meadow": ("#dbe3cb", "#20281f"),
    "ink": ("#2d281f", "#f0e9da"),
    "soft": ("#6a6250", "#b1a996"),
    "line": ("#cabfa6", "#474d55"),
    "accent": ("#a8690f", "#e6b04e"),
    "glow": ("#f7dc90", "#5f4b1b"),
    "card": ("#fdf8e8", "#33302a"),
    "tab": ("#ecdfc0", "#46402f"),
    "gilt": ("#f3cf6a", "#7a5c17"),
    "seal": ("#94372f", "#c9665e"),
    "shade": ("#3e3524", "#000000"),
    "frame": ("#3e3524", "#cfc6b0"),
    "crease": ("#b9ab8c", "#3b4148"),
    "water": ("#7fb6d6", "#3f7597"),
    "ripple": ("#d9ecf5", "#7fb0cb"),
    "spring": ("#bcd88e", "#4b6a34"),
    "summer": ("#ded77a", "#6d6a28"),
    "autumn": ("#e4b47e", "#5a4034"),
    "winter": ("#d5e2ea", "#4c5c68"),
    "farm": ("#c6d59a", "#4f6135"),
    "village": ("#e3d3b4", "#5f523c"),
    "soil": ("#d3ddb4", "#2b3524"),
    "paving": ("#e6dcc6", "#322e27"),
}

# Pieces look the same by day and by night: face, its shaded side, and the ink that stands out on it.
KEYPLES = {
    "light-blue": ("#6db5e2", "#2d6f9e", "#0d3048"),
    "orange": ("#ee8a2c", "#a9560d", "#3d1c00"),
    "light-green": ("#a2d053", "#5f8a1c", "#223a02"),
    "brown": ("#8c5a34", "#563216", "#fff3e2"),
    "black": ("#3b3c42", "#141416", "#ffffff"),
    "grey": ("#a2a7ad", "#646a71", "#1d2125"),
    "white": ("#fdfcf6", "#bdb59f", "#4a4230"),
}
# None of these is near the colour of a keyple, so that nobody takes a player for one.
SEATS = ("#17777a", "#b1364a", "#6c4aa3", "#c7971c")
SEAT_INKS = ("#ffffff", "#ffffff", "#ffffff", "#2e2202")
assert set(COLOURS) == set(KEYPLES)


def light(role: str) -> str:
    return ROLES[role][0]


@cache
def fill(role: str) -> str:
    """The attributes that fill with a role's colour."""
    return f'class="kr-f-{role}" fill="{light(role)}"'


@cache
def line(role: str, width: float = 1.0) -> str:
    """The attributes of an unfilled outline."""
    return f'class="kr-s-{role}" fill="none" stroke="{light(role)}" stroke-width="{width:g}"'


@cache
def both(inside: str, outline: str, width: float = 1.0) -> str:
    """The attributes of a filled shape with an outline."""
    classes = f'class="kr-f-{inside} kr-s-{outline}"'
    return f'{classes} fill="{light(inside)}" stroke="{light(outline)}" stroke-width="{width:g}"'


@cache
def style() -> str:
    """The style sheet; all its names begin with `kr` so that it can live inside a page."""
    day = "".join(f"--kr-{role}:{colours[0]};" for role, colours in ROLES.items())
    night = "".join(f"--kr-{role}:{colours[1]};" for role, colours in ROLES.items())
    rules = "".join(f".kr-f-{role}{{fill:var(--kr-{role})}}.kr-s-{role}{{stroke:var(--kr-{role})}}" for role in ROLES)
    dark = f"@media (prefers-color-scheme:dark){{.keyper{{{night}}}}}"
    return f"<style>.keyper{{{day}}}{dark}{rules}</style>"
