"""The colours of a drawing by their role, light and dark.

A drawing names the role of a colour, `fill="var(--k-ink)"`, and says once in its style sheet what that is by day and by
night; so a browser follows its reader's scheme. Other programs know no such variables: whatever leaves the browser goes
through `inline` first, which puts the colours of one theme in their place.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from keydom.core.errors import KeydomError

Roles = Mapping[str, tuple[str, str]]  # role: (light, dark)

THEMES = ("light", "dark")
# What most sheets are made of; a game adds its own, or takes other shades.
PAPER: Roles = {
    "table": ("#ece6d8", "#1b1610"),
    "paper": ("#faf6ea", "#2a231a"),
    "inset": ("#f0e8d5", "#221c14"),
    "meadow": ("#dbe3cb", "#20281f"),
    "ink": ("#2d281f", "#f0e9da"),
    "soft": ("#6a6250", "#b1a996"),
    "line": ("#cabfa6", "#5a4d3a"),
    "accent": ("#a8690f", "#e6b04e"),
    "glow": ("#f7dc90", "#5f4b1b"),
    "card": ("#fdf8e8", "#33302a"),
    "tab": ("#ecdfc0", "#46402f"),
    "gilt": ("#f3cf6a", "#7a5c17"),
    "seal": ("#94372f", "#c9665e"),
    "shade": ("#3e3524", "#000000"),
    "water": ("#7fb6d6", "#3f7597"),
    "ripple": ("#d9ecf5", "#7fb0cb"),
}
# The surface of a table in each light: its middle, its field, its rim, and the land that lies on it.
_SURFACES = {
    "plain": ("#e9e3cf #d5cfb4 #b9b48f #c9cf9f", "#2c2a25 #221f1a #14120e #343324"),
    "spring": ("#e6ecd0 #cddab0 #a9be86 #bcd096", "#2b2f22 #20241a #12150d #343a26"),
    "summer": ("#f4ecc4 #e3d798 #c3b569 #d2cf86", "#302c1c #252114 #14120a #3a3722"),
    "autumn": ("#f3e2c6 #e3c79d #c29d6b #d3b986", "#33281d #271e15 #150f0a #3c3020"),
    "winter": ("#eaf0f4 #cfdbe4 #a6b9c8 #c6d3da", "#25303a #1a232b #0f151a #2c3943"),
}
# What every table is made of: a role such as `land-autumn` for each light, wood, water, and the thin edge of what may
# be pressed.
TABLE: Roles = {
    **{
        f"{part}-{light}": pair
        for light, themes in _SURFACES.items()
        for part, pair in zip(
            ("middle", "field", "rim", "land"), zip(*(theme.split() for theme in themes), strict=True), strict=True
        )
    },
    "plank": ("#a8784a", "#6b4a2c"),
    "wood": ("#6d4525", "#2e1f13"),
    "wood-dark": ("#4d2f17", "#1c120a"),
    "on-wood": ("#fbf0da", "#f4e6cb"),
    "on-wood-soft": ("#e6cfa9", "#c9b28c"),
    "river": ("#8dc0d8", "#2f5c77"),
    "river-deep": ("#5f9fc0", "#234a61"),
    "river-bank": ("#d8c590", "#4b4530"),
    "runner": ("#fbf6e6", "#66583f"),
    "text": ("#2b2418", "#f3ead8"),
    "text-soft": ("#5d5138", "#c2b598"),
    "legal": ("#7a4a00", "#ffd27a"),
    "legal-halo": ("#fff7df", "#1a1208"),
}
SHEET = re.compile(r"<style>(.*?)</style>\n?", re.DOTALL)
DECLARED = re.compile(r"(--[\w-]+):([^;}]+)")
USED = re.compile(r"var\((--[\w-]+)\)")


class NoColour(KeydomError):
    """A drawing names a colour that its style sheet does not have."""


@cache
def colour(role: str) -> str:
    """A role's colour, whatever the theme."""
    return f"var(--k-{role})"


@cache
def fill(role: str) -> str:
    """The attributes that fill with a role's colour."""
    return f'fill="{colour(role)}"'


@cache
def line(role: str, width: float = 1.0) -> str:
    """The attributes of an unfilled outline."""
    return f'fill="none" stroke="{colour(role)}" stroke-width="{width:g}"'


@cache
def both(inside: str, outline: str, width: float = 1.0) -> str:
    """The attributes of a filled shape with an outline."""
    return f'fill="{colour(inside)}" stroke="{colour(outline)}" stroke-width="{width:g}"'


def style(sheet: str, roles: Roles) -> str:
    """The style sheet of drawings of this class: what its roles are by day and by night."""
    day, night = (
        "".join(f"--k-{role}:{colours[theme]};" for role, colours in roles.items()) for theme in range(len(THEMES))
    )
    # Lettering that is held in its width is set unevenly where its letters are fitted to pixels.
    day += "text-rendering:geometricPrecision"
    return f"<style>.{sheet}{{{day}}}@media (prefers-color-scheme:dark){{.{sheet}{{{night}}}}}</style>"


def inline(svg: str, theme: str = "light") -> str:
    """A drawing that carries the colours of one theme in itself, for whatever is no browser.

    >>> drawn = f'<svg class="s">{style("s", {"ink": ("#000", "#fff")})}<path {fill("ink")}/></svg>'
    >>> inline(drawn, "dark")
    '<svg class="s"><path fill="#fff"/></svg>'
    """
    sheet = SHEET.search(svg)
    if sheet is None:
        return svg
    day, _, night = sheet[1].partition("@media")
    colours = dict(DECLARED.findall(day))
    if theme == "dark":
        colours |= DECLARED.findall(night)

    def shown(used: re.Match[str]) -> str:
        if used[1] not in colours:
            raise NoColour(f"the drawing has no colour {used[1]}")
        return str(colours[used[1]])

    return USED.sub(shown, SHEET.sub("", svg))
