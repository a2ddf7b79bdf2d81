"""The colours of the drawing, light and dark, and the style sheet that switches between them.

Every element carries its light colour as an attribute, for renderers that know no custom properties, and a class that
follows the reader's scheme where they are known. A page may set the properties itself.
"""

from __future__ import annotations

from functools import cache

from keydom.games.keyflower.components import COLOURS, SEASONS

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
    "road": ("#e9d8ae", "#a8966c"),
    "verge": ("#a68755", "#4f4129"),
    "water": ("#7fb6d6", "#3f7597"),
    "bank": ("#cfc08c", "#57502f"),
    "ripple": ("#d9ecf5", "#7fb0cb"),
    "spring": ("#aed07a", "#4b6a34"),
    "summer": ("#d3cd67", "#6d6a28"),
    "autumn": ("#dda263", "#7c5127"),
    "winter": ("#d5e2ea", "#4c5c68"),
    "home": ("#c3cf9b", "#596339"),
    "shore": ("#b4d2a0", "#46623d"),
    "guild": ("#cfc3df", "#544966"),
    "hedge-spring": ("#6f9c45", "#2f4a1f"),
    "hedge-summer": ("#8f9436", "#494a16"),
    "hedge-autumn": ("#b0632b", "#54300f"),
    "hedge-winter": ("#9fb4c1", "#33414b"),
    "hedge-home": ("#84995a", "#39431f"),
    "hedge-shore": ("#7aa567", "#2d4526"),
    "hedge-guild": ("#9d8bb8", "#382f48"),
    "bloom-spring": ("#fbeef4", "#d9b9c8"),
    "bloom-summer": ("#a88f1f", "#b8a648"),
    "bloom-autumn": ("#8c3f1c", "#c98a4d"),
    "bloom-winter": ("#f8fcff", "#8ba0ae"),
    "bloom-home": ("#f6f0dc", "#a9a888"),
    "bloom-shore": ("#f1f6da", "#a3bd8c"),
    "bloom-guild": ("#f5effc", "#9d8dbb"),
}
GROUNDS = (*SEASONS, "home", "shore", "guild")

# Pieces look the same by day and by night: face, its shaded side, and the ink that stands out on it.
WORKERS = {
    "blue": ("#2f71bd", "#1c4a82", "#ffffff"),
    "red": ("#c63a33", "#872019", "#ffffff"),
    "yellow": ("#f0c52f", "#ab800b", "#3b2c02"),
    "green": ("#3d9148", "#215c2a", "#ffffff"),
    "purple": ("#8350ab", "#532d74", "#ffffff"),
    "any": ("#f5f0e2", "#a59a80", "#4a4230"),
}
# None of these is near the colour of a worker, so that nobody takes a player for a bid.
SEATS = ("#1d7d80", "#d4742a", "#54606d", "#c2588d", "#6b4a31", "#a3ad37")
SEAT_INKS = ("#ffffff", "#ffffff", "#ffffff", "#ffffff", "#ffffff", "#2b2e08")
assert set(COLOURS) < set(WORKERS)


def light(role: str) -> str:
    return ROLES[role][0]


@cache
def fill(role: str) -> str:
    """The attributes that fill with a role's colour."""
    return f'class="kf-f-{role}" fill="{light(role)}"'


@cache
def line(role: str, width: float = 1.0) -> str:
    """The attributes of an unfilled outline."""
    return f'class="kf-s-{role}" fill="none" stroke="{light(role)}" stroke-width="{width:g}"'


@cache
def both(inside: str, outline: str, width: float = 1.0) -> str:
    """The attributes of a filled shape with an outline."""
    classes = f'class="kf-f-{inside} kf-s-{outline}"'
    return f'{classes} fill="{light(inside)}" stroke="{light(outline)}" stroke-width="{width:g}"'


@cache
def style() -> str:
    """The style sheet; all its names begin with `kf` so that it can live inside a page."""
    day = "".join(f"--kf-{role}:{colours[0]};" for role, colours in ROLES.items())
    night = "".join(f"--kf-{role}:{colours[1]};" for role, colours in ROLES.items())
    rules = "".join(f".kf-f-{role}{{fill:var(--kf-{role})}}.kf-s-{role}{{stroke:var(--kf-{role})}}" for role in ROLES)
    dark = f"@media (prefers-color-scheme:dark){{.keyflower{{{night}}}}}"
    return f"<style>.keyflower{{{day}}}{dark}{rules}</style>"
