"""The pieces: workers, skill tiles, resources, contracts, cabins, extensions, and the players' badges.

Each is drawn around its middle, about 24 wide and high, and used by its name. Every one has a shape or a sign of its
own, so that no colour has to be told apart.
"""

from __future__ import annotations

from functools import cache

from keydom.games.keyflower.components import COLOURS, GOODS, SKILLS
from keydom.games.keyflower.draw.ink import box, disc, number, path, polygon, write
from keydom.games.keyflower.draw.palette import SEAT_INKS, SEATS, WORKERS

INK = "#2a2217"
EDGE = f'stroke="{INK}" stroke-width="1" stroke-linejoin="round"'
PEN = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'

# What a worker wears on his head and on his chest.
HATS = {
    "blue": "M-5.6 -6.2C-5.8 -10.6 5.8 -10.6 5.6 -6.2z",
    "red": "M-5.2 -6L0.6 -13.4L5.2 -6z",
    "yellow": "M-8.2 -6.4Q-4.4 -6.8 -3.6 -10.6H3.6Q4.4 -6.8 8.2 -6.4Q0 -4.2 -8.2 -6.4z",
    "green": "M-6.6 -6.2Q-3 -9.6 0.6 -10.2L7.4 -13L4.6 -8.2L6 -6.2z",
    "purple": "M-5.6 -6.2V-12L-2.6 -9.2L0 -13L2.6 -9.2L5.6 -12V-6.2z",
}
CHESTS = {
    "blue": "M-3.3 4.4a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1 -6.6 0",
    "red": "M0 0.1L3.9 4.4L0 8.7L-3.9 4.4z",
    "yellow": "M0 0.4L4.2 7.8H-4.2z",
    "green": "M-3 1.4h6v6h-6z",
    "purple": "M0 0L1.2 3.2L4.4 4.4L1.2 5.6L0 8.8L-1.2 5.6L-4.4 4.4L-1.2 3.2z",
}
BODY = "M-8 11C-8.4 4.6 -6.6 -1 0 -2.4C6.6 -1 8.4 4.6 8 11Q0 13 -8 11z"
ASTERISK = "M0 -5V5M-4.3 -2.5L4.3 2.5M-4.3 2.5L4.3 -2.5"

# A sign each for the players, about 12 wide.
SEAT_SIGNS = (
    "M-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0",
    "M0 -6.3L1.6 -2.2L6 -2L2.6 0.8L3.7 5.1L0 2.7L-3.7 5.1L-2.6 0.8L-6 -2L-1.6 -2.2z",
    "M-4.5 -4.5h9v9h-9z",
    "M0 -5.8L5.6 4.2H-5.6z",
    "M0 -6.2L5.4 0L0 6.2L-5.4 0z",
    "M-2 -5.5h4v3.5h3.5v4h-3.5v3.5h-4v-3.5h-3.5v-4h3.5z",
)


@cache
def definitions() -> str:
    """All of them, by name."""
    pictures = {f"worker-{colour}": _worker(colour) for colour in WORKERS}
    pictures["random-worker"] = _worker("any") + _question(0, 9.8, 13)
    pictures["any-worker"] = _worker("any") + _asterisk(4.8, 0.85)
    pictures |= {f"skill-{skill}": _skill(TOOLS[skill]()) for skill in SKILLS}
    pictures["random-skill"] = _skill(_question(0, 6.4, 18))
    pictures["any-skill"] = _skill(_asterisk(0, 1.3))
    pictures |= {f"good-{good}": SHAPES[good]() for good in GOODS}
    pictures["any-good"] = _any_good()
    pictures |= {"contract": _contract(), "cabin": _cabin()}
    pictures |= {f"extension-{colour}": _extension(colour) for colour in (*COLOURS, "any")}
    pictures |= {f"seat-{seat}": path(sign, f'fill="{SEAT_INKS[seat]}"') for seat, sign in enumerate(SEAT_SIGNS)}
    return "".join(f'<g id="kf-{name}">{picture}</g>' for name, picture in pictures.items())


def _asterisk(y: float, scale: float) -> str:
    """The sign for `any, as you like`."""
    arms = path(ASTERISK, f'{PEN} stroke-width="2"')
    return f'<g transform="translate(0 {y:g}) scale({scale:g})">{arms}</g>'


def _question(x: float, y: float, size: float) -> str:
    """The sign for `any, as luck will have it`."""
    return write(x, y, "?", size, colour=INK, anchor="middle", bold=True)


def _worker(colour: str) -> str:
    face, dark, ink = WORKERS[colour]
    shine = path(
        "M-5.4 8.6C-5.4 4.6 -4.4 1.6 -2 0.2", 'fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="1.4"'
    )
    figure = path(BODY, f'fill="{face}" {EDGE}') + shine + disc(0, -5.4, 4.6, f'fill="{face}" {EDGE}')
    if colour not in HATS:
        return figure
    return figure + path(HATS[colour], f'fill="{dark}" {EDGE}') + path(CHESTS[colour], f'fill="{ink}"')


def _skill(sign: str) -> str:
    frame = box(-9, -9, 18, 18, 'fill="none" stroke="#b89b5e"', 2.5)
    return box(-11, -11, 22, 22, f'fill="#f8eed3" {EDGE}', 4) + frame + sign


def _saw() -> str:
    teeth = [(4, 3.4), (2.2, 1.6), (0.4, 4), (-1.6, 1.8), (-3.4, 3.8), (-5.4, 1.6), (-7.6, 3)]
    blade = polygon([(-8.6, -2.4), (4, -4.8), *teeth], f'fill="#c9ced3" {EDGE}')
    return blade + path("M3.4 -6H8.8V5.4H3.4zM5.2 -3H7V2.4H5.2z", f'fill="#8a5a2b" fill-rule="evenodd" {EDGE}')


def _pickaxe() -> str:
    shaft = "M-6.4 7.6L4 -4.4"
    handle = path(shaft, f'{PEN} stroke-width="3.8"') + path(shaft, 'stroke="#a8733b" stroke-width="2"')
    return handle + path("M-5.8 -7.8Q3.8 -9 7.8 -0.6L9 5Q5 -2.6 1.8 -4.2T-5.8 -7.8z", f'fill="#aab2ba" {EDGE}')


def _anvil() -> str:
    steps = "M-8.6 -5.6H7.6V-2Q3.2 -1.4 2.6 2.2L5.6 4.4V7H-5.6V4.4L-2.6 2.2Q-3.2 -0.6 -5 -1.2Q-8 -2 -8.6 -5.6z"
    return path(steps, f'fill="#4b545e" {EDGE}')


def _wood() -> str:
    bark = path("M-8.4 -6.2H6V6.2H-8.4Q-11.4 0 -8.4 -6.2z", f'fill="#97622f" {EDGE}')
    grain = path("M-6.6 -2.4H2M-7.4 1.8H1", 'fill="none" stroke="#5e3a17" stroke-width="1.2" stroke-linecap="round"')
    end = f'<ellipse cx="6" cy="0" rx="4.6" ry="6.3" fill="#e2bd86" stroke="{INK}" stroke-width="1"/>'
    return bark + grain + end + '<ellipse cx="6" cy="0" rx="2" ry="3" fill="none" stroke="#97622f" stroke-width="1.1"/>'


def _stone() -> str:
    outline = [(-10.5, 4.0), (-7.0, -5.4), (1.0, -9.0), (8.4, -4.0), (10.5, 4.6), (4.0, 9.0), (-5.6, 8.6)]
    lit = polygon([(-7, -5.4), (1, -9), (8.4, -4), (1.4, -0.6)], 'fill="#dcdad3"')
    dark = polygon([(1.4, -0.6), (8.4, -4), (10.5, 4.6), (4, 9)], 'fill="#7d7b76"')
    return polygon(outline, 'fill="#aeaca6"') + lit + dark + polygon(outline, f'fill="none" {EDGE}')


def _iron() -> str:
    top = polygon([(-6.4, -6.4), (6.4, -6.4), (9, -0.4), (-9, -0.4)], f'fill="#a5b0bc" {EDGE}')
    front = polygon([(-9, -0.4), (9, -0.4), (11, 7.4), (-11, 7.4)], f'fill="#4a545f" {EDGE}')
    return front + top + path("M-5.4 -4.2H2", 'fill="none" stroke="#eef2f6" stroke-width="1.3"')


def _gold() -> str:
    coin = disc(0, 0, 10, f'fill="#edba26" {EDGE}') + disc(0, 0, 7.4, 'fill="none" stroke="#8f6705" stroke-width="1.1"')
    shine = "M0 -5L1.5 -1.5L5 0L1.5 1.5L0 5L-1.5 1.5L-5 0L-1.5 -1.5z"
    return coin + path(shine, 'fill="#fff3bf" stroke="#8f6705" stroke-width="0.7"')


def _any_good() -> str:
    near, far = 4.3, 10.4
    quarter = [(near, -far), (far, -near), (far, near), (near, far)]
    return polygon(quarter + [(-x, -y) for x, y in quarter], f'fill="#f5f0e2" {EDGE}') + _asterisk(0, 1.25)


def _contract() -> str:
    sheet = path("M-8 -9.6H6.6Q9.4 -9.6 9.4 -6.8H6V9.6H-6.2Q-9 9.6 -9 7V-7Q-9 -9.6 -8 -9.6z", f'fill="#fbf2d8" {EDGE}')
    lines = path("M-5.6 -5.6H2.6M-5.6 -2H2.6M-5.6 1.6H-1", 'fill="none" stroke="#8d7f61" stroke-width="1.4"')
    return sheet + lines + disc(3, 5.4, 3.6, f'fill="#b23a30" {EDGE}')


def _cabin() -> str:
    logs = box(-8.6, -1.6, 17.2, 11.6, f'fill="#c08c50" {EDGE}', 0.6)
    logs += path("M-8.6 2.2H8.6M-8.6 6H8.6", f'{PEN} stroke-width="0.8"')
    door = box(-2.6, 2.4, 5.2, 7.6, f'fill="#5c3a1b" {EDGE}', 0.4)
    return logs + door + polygon([(-11.4, -0.8), (0, -10.6), (11.4, -0.8)], f'fill="#7c4a22" {EDGE}')


def _extension(colour: str) -> str:
    """A wing of a house, in the colour and with the sign of the workers that it lets in."""
    face, dark, ink = WORKERS[colour]
    wall = box(-8.4, -2, 16.8, 12.4, f'fill="#fbf4e0" {EDGE}', 0.6)
    roof = polygon([(-11.6, -1.2), (-7.6, -10.6), (7.6, -10.6), (11.6, -1.2)], f'fill="{face}" {EDGE}')
    sign = path(CHESTS[colour], f'fill="{ink}"') if colour in CHESTS else ""
    return wall + roof + disc(0, 4.6, 4.9, f'fill="{dark}"') + f'<g transform="translate(0 1) scale(0.82)">{sign}</g>'


TOOLS = {"saw": _saw, "pickaxe": _pickaxe, "anvil": _anvil}
SHAPES = {"wood": _wood, "stone": _stone, "iron": _iron, "gold": _gold}


def badge(seat: int, x: float, y: float, radius: float) -> str:
    """A player's colour and sign on a small disc."""
    ring = disc(x, y, radius, f'fill="{SEATS[seat]}" stroke="#fffdf5" stroke-width="1.2"')
    place = f"translate({number(x)} {number(y)}) scale({radius / 9.5:.3g})"
    return f'{ring}<use href="#kf-seat-{seat}" transform="{place}"/>'
