"""The pieces: workers, skill tiles, resources, contracts, cabins, extensions, and the players' badges.

Each is drawn around its middle, about 24 wide and high, and used by its name. Every one has a shape or a sign of its
own, so that no colour has to be told apart.
"""

from __future__ import annotations

from keydom.drawing import badges
from keydom.drawing.pieces import anything, asterisk, figure, log, rock
from keydom.drawing.svg import EDGE, INK, PEN, box, disc, path, polygon, write
from keydom.games.keyflower.components import COLOURS, GOODS, SKILLS
from keydom.games.keyflower.draw.palette import PLAYERS, WORKERS

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


def pictures() -> dict[str, str]:
    """Every piece under the name that drawings use it by."""
    found = {f"worker-{colour}": _worker(colour) for colour in WORKERS}
    found["random-worker"] = _worker("any") + _question(0, 9.8, 13)
    found["any-worker"] = _worker("any") + asterisk(4.8, 0.85)
    found |= {f"skill-{skill}": _skill(TOOLS[skill]()) for skill in SKILLS}
    found["random-skill"] = _skill(_question(0, 6.4, 18))
    found["any-skill"] = _skill(asterisk(0, 1.3))
    found |= {f"good-{good}": SHAPES[good] for good in GOODS}
    found["any-good"] = anything("#f5f0e2")
    found |= {"contract": _contract(), "cabin": _cabin()}
    found |= {f"extension-{colour}": _extension(colour) for colour in (*COLOURS, "any")}
    found |= badges.pictures(PLAYERS)
    return found


def _question(x: float, y: float, size: float) -> str:
    """The sign for `any, as luck will have it`."""
    return write(x, y, "?", size, colour=INK, anchor="middle", bold=True)


def _worker(colour: str) -> str:
    face, dark, ink = WORKERS[colour]
    if colour not in HATS:
        return figure(face)
    return figure(face) + path(HATS[colour], f'fill="{dark}" {EDGE}') + path(CHESTS[colour], f'fill="{ink}"')


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


def _iron() -> str:
    top = polygon([(-6.4, -6.4), (6.4, -6.4), (9, -0.4), (-9, -0.4)], f'fill="#a5b0bc" {EDGE}')
    front = polygon([(-9, -0.4), (9, -0.4), (11, 7.4), (-11, 7.4)], f'fill="#4a545f" {EDGE}')
    return front + top + path("M-5.4 -4.2H2", 'fill="none" stroke="#eef2f6" stroke-width="1.3"')


def _gold() -> str:
    coin = disc(0, 0, 10, f'fill="#edba26" {EDGE}') + disc(0, 0, 7.4, 'fill="none" stroke="#8f6705" stroke-width="1.1"')
    shine = "M0 -5L1.5 -1.5L5 0L1.5 1.5L0 5L-1.5 1.5L-5 0L-1.5 -1.5z"
    return coin + path(shine, 'fill="#fff3bf" stroke="#8f6705" stroke-width="0.7"')


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
SHAPES = {"wood": log("#97622f", "#5e3a17"), "stone": rock(), "iron": _iron(), "gold": _gold()}
