"""The pieces: keyples and keypers, goods, wheat and gems, the signs for any of a group, and the players' badges.

Each is drawn around its middle, about 24 wide and high, and used by its name. Every one has a shape or a sign of its
own, so that no colour has to be told apart.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from keydom.drawing import badges
from keydom.drawing.badges import PlayerColours
from keydom.drawing.pieces import BODY, anything, asterisk, figure, log, rock
from keydom.drawing.svg import EDGE, INK, PEN, box, disc, path, polygon
from keydom.games.keyper.components import COLOURS
from keydom.games.keyper.draw.palette import KEYPLES, PLAYERS, RIM

# What a keyple wears on its head, and the sign on its chest, which is also that of the fields it knows best.
HATS = {
    "light-blue": "M-6.6 -6.4Q0 -4.8 6.6 -6.4L5 -8H4.2Q3.6 -11.4 0 -11.4T-4.2 -8H-5z",
    "orange": "M-5.2 -6L-4.4 -10.4H4.4L5.2 -6z",
    "light-green": "M-8.6 -6.4Q-4.4 -6.8 -3.6 -10.6H3.6Q4.4 -6.8 8.6 -6.4Q0 -4.2 -8.6 -6.4z",
    "brown": "M-6.6 -6.2Q-3 -9.6 0.6 -10.2L7.4 -13L4.6 -8.2L6 -6.2z",
    "black": "M-5.8 -6C-6 -11.6 6 -11.6 5.8 -6H8.4V-4.8H-5.8z",
    "grey": "M-5.4 -6L0 -12.6L5.4 -6z",
}
CHESTS = {
    "light-blue": "M-4.6 3Q-2.3 0.6 0 3T4.6 3V6Q2.3 8.4 0 6T-4.6 6z",
    "orange": "M-4.4 1H4.4V4H-4.4zM-4.4 4.8H-0.4V7.8H-4.4zM0.6 4.8H4.4V7.8H0.6z",
    "light-green": "M0 8.6Q-4.8 4.6 0 -0.2Q4.8 4.6 0 8.6z",
    "brown": "M0 -0.4L3.6 4H2L4.4 7.4H-4.4L-2 4H-3.6z",
    "black": "M-2.6 0.4H2.6L4.8 3.2L0 8.6L-4.8 3.2z",
    "grey": "M-1.8 0.4H1.8L4.2 2.8V6.2L1.8 8.6H-1.8L-4.2 6.2V2.8z",
}
DARK = ("black",)  # keyples that need a rim by night
KEY = "M-1.6 -2.6a3.4 3.4 0 1 1 3.2 0V7.4M1.6 4H4.6M1.6 7H4"
LUMP = "M-10.4 6.4Q-11.4 0 -6.8 -2.6Q-5.6 -8.4 0.6 -8Q5 -8.6 7 -3.6Q11.6 -1.4 10.6 6.4Q0 9.6 -10.4 6.4z"


def pictures() -> dict[str, str]:
    """Every piece under the name that drawings use it by."""
    found = {f"keyple-{colour}": _keyple(colour) for colour in COLOURS}
    found["any-keyple"] = figure("#d3c7a8")  # whoever it is
    found |= {f"skill-{colour}": _skill(colour) for colour in CHESTS}
    found |= {f"keyper-{player.seat}": _keyper(player) for player in PLAYERS}
    found |= badges.pictures(PLAYERS)
    found |= {f"resource-{name}": shape() for name, shape in SHAPES.items()}
    found |= {f"cost-{name}": shape() for name, shape in ANY.items()}
    return found


def _keyple(colour: str) -> str:
    face, dark, ink = KEYPLES[colour]
    if colour not in HATS:
        return figure(face) + asterisk(4.8, 0.85)
    rim = ""
    if colour in DARK:
        rim = path(BODY + HATS[colour], RIM) + disc(0, -5.4, 4.6, RIM)
    return rim + figure(face) + path(HATS[colour], f'fill="{dark}" {EDGE}') + path(CHESTS[colour], f'fill="{ink}"')


def _skill(colour: str) -> str:
    """The colour of a border with its sign, on a small disc."""
    face, _, ink = KEYPLES[colour]
    sign = f'<g transform="translate(0 -4.2)">{path(CHESTS[colour], f"fill={chr(34)}{ink}{chr(34)}")}</g>'
    return disc(0, 0, 7.4, f'fill="{face}" stroke="#fffdf5" stroke-width="1.4"') + sign


def _keyper(player: PlayerColours) -> str:
    """Larger than a keyple, in the player's colour, with a crown and a key."""
    face = player.colour
    body = path("M-10 13C-10.4 5 -8 -2 0 -3.4C8 -2 10.4 5 10 13Q0 15.4 -10 13z", f'fill="{face}" {EDGE}')
    head = disc(0, -6.6, 5.2, f'fill="{face}" {EDGE}')
    crown = path("M-6 -8V-14.4L-2.8 -11.2L0 -15.2L2.8 -11.2L6 -14.4V-8z", f'fill="#f3cf6a" {EDGE}')
    key = path(KEY, f'fill="none" stroke="{player.ink}" stroke-width="1.9" stroke-linecap="round"')
    return body + head + crown + f'<g transform="translate(-1 4.6) scale(0.86)">{key}</g>'


def _clay() -> str:
    lump = path(LUMP, f'fill="#d07a43" {EDGE}')
    shine = path(
        "M-6.4 -0.8Q-3 -2.6 -1.6 -0.4M-3 -5.4Q0.6 -6.8 3 -5",
        'fill="none" stroke="#f3b98d" stroke-width="1.6" stroke-linecap="round"',
    )
    return (
        lump
        + shine
        + path("M1.8 2.4Q5 1 7.6 3.2", 'fill="none" stroke="#8a431a" stroke-width="1.4" stroke-linecap="round"')
    )


def _block(front: str, top: str, side: str) -> str:
    """A cuboid, seen from its front."""
    return (
        polygon([(-10, -2.6), (-5.8, -7.4), (10.6, -7.4), (6.4, -2.6)], f'fill="{top}" {EDGE}')
        + polygon([(6.4, -2.6), (10.6, -7.4), (10.6, 3), (6.4, 7.8)], f'fill="{side}" {EDGE}')
        + polygon([(-10, -2.6), (6.4, -2.6), (6.4, 7.8), (-10, 7.8)], f'fill="{front}" {EDGE}')
    )


def _brick() -> str:
    holes = "".join(f'<ellipse cx="{x}" cy="-5" rx="1.7" ry="1" fill="{INK}"/>' for x in (-3.6, 0.4, 4.4))
    return _block("#c8553a", "#e88a66", "#8f3420") + holes


def _wood() -> str:
    """Boards, one across the others."""
    parts = [box(-11, y, 20, 4.6, f'fill="{paint}" {EDGE}', 0.8) for y, paint in ((3.4, "#d8a45e"), (-1.4, "#e9bd7c"))]
    parts.append(polygon([(-9, -2.8), (7, -8.8), (11, -6.2), (-5, -0.2)], f'fill="#f4d29a" {EDGE}'))
    parts.append(path("M-8 5.8H4M-7 1H5M-3.4 -2.6L5.4 -5.9", 'fill="none" stroke="#9a6a2c" stroke-width="0.9"'))
    return "".join(parts)


def _stone() -> str:
    chisel = path("M-7 0.6L-4.4 3.2M-1.6 1L1.6 4.2M-6.4 5L-4.4 6.6M2 0.6L4 2.4", 'fill="none" stroke="#8b9097"')
    return _block("#c6cace", "#eceef0", "#83898f") + chisel


def _wheat() -> str:
    stalks = "M0 11V-6M-1 11Q-2.4 2 -6.4 -3.4M1 11Q2.4 2 6.4 -3.4"
    ears = []
    for x, y, turn in ((0, -7, 0), (-7, -4.6, -28), (7, -4.6, 28)):
        grains = "".join(
            f'<ellipse cx="{side * 1.7}" cy="{row * 2.8}" rx="1.6" ry="2.1"/>' for side in (-1, 1) for row in (-1, 0, 1)
        )
        ears.append(
            f'<g transform="translate({x} {y}) rotate({turn})">{grains}<ellipse cy="-4.6" rx="1.5" ry="2.2"/></g>'
        )
    heads = f'<g fill="#f0c234" stroke="#7a5406" stroke-width="0.8">{"".join(ears)}</g>'
    band = box(-3.4, 4, 6.8, 2.6, f'fill="#b4513a" {EDGE}', 1)
    return (
        path(stalks, f'{PEN} stroke-width="2.6"')
        + path(stalks, 'fill="none" stroke="#dba92a" stroke-width="1.4"')
        + heads
        + band
    )


def _emerald() -> str:
    outline = [(-4.6, -10), (4.6, -10), (7.6, -7), (7.6, 7), (4.6, 10), (-4.6, 10), (-7.6, 7), (-7.6, -7)]
    inner = polygon([(x * 0.55, y * 0.62) for x, y in outline], 'fill="#7fe0ab" stroke="#0c5a35" stroke-width="0.8"')
    return polygon(outline, f'fill="#22a362" {EDGE}') + inner


def _gold() -> str:
    top = polygon([(-6, -5), (6, -5), (8.6, 0.4), (-8.6, 0.4)], f'fill="#fbe08a" {EDGE}')
    front = polygon([(-8.6, 0.4), (8.6, 0.4), (10.8, 7.4), (-10.8, 7.4)], f'fill="#e2a81c" {EDGE}')
    gleam = path(
        "M-1 -11V-7.4M-6 -9.4L-4.4 -7.2M4 -9.4L2.4 -7.2",
        'fill="none" stroke="#e2a81c" stroke-width="1.6" stroke-linecap="round"',
    )
    return front + top + gleam


def _ruby() -> str:
    outline = "M0 9.6L-9.6 0.6Q-11.4 -5.4 -6.4 -7.6Q-2 -8.6 0 -4.6Q2 -8.6 6.4 -7.6Q11.4 -5.4 9.6 0.6z"
    facets = path(
        "M-9.6 -1.4H9.6M-4.6 -7.4L-3.4 -1.4L0 9.6L3.4 -1.4L4.6 -7.4", 'fill="none" stroke="#7a0f1c" stroke-width="0.9"'
    )
    return (
        path(outline, f'fill="#e0344a" {EDGE}')
        + path(
            "M-7.6 -4.8Q-5.6 -6.6 -3.6 -5.6", 'fill="none" stroke="#ffc2ca" stroke-width="1.6" stroke-linecap="round"'
        )
        + facets
    )


def _sapphire() -> str:
    outline = [(-6.4, -7.6), (6.4, -7.6), (11, -1.6), (0, 10), (-11, -1.6)]
    crown = polygon([(-6.4, -7.6), (0, -7.6), (-3.6, -1.6), (-11, -1.6)], 'fill="#8fb6ff"')
    facets = path(
        "M-11 -1.6H11M-6.4 -7.6L-3.6 -1.6L0 10L3.6 -1.6L6.4 -7.6M-3.6 -1.6L0 -7.6L3.6 -1.6",
        'fill="none" stroke="#0d2a6e" stroke-width="0.9"',
    )
    return polygon(outline, 'fill="#3b6fe0"') + crown + facets + polygon(outline, f'fill="none" {EDGE}')


def _raw() -> str:
    """A raw material of any type: a lump of three colours."""
    parts = [path(LUMP, 'fill="#d07a43"')]
    parts.append(path("M-3.4 -6.6Q-1 -8.2 0.6 -8Q3 -8.3 4.4 -7L3.4 8.2Q0 8.6 -3.4 8.2z", 'fill="#8a5730"'))
    parts.append(path("M4.4 -7Q6 -5.8 7 -3.6Q11.6 -1.4 10.6 6.4Q7 7.8 3.4 8.2z", 'fill="#aeaca6"'))
    return "".join(parts) + path(LUMP, f'fill="none" {EDGE}')


def _any_raw() -> str:
    return path(LUMP, f'fill="#fdfaf0" {EDGE}') + asterisk(0.4, 1.0)


def _finished() -> str:
    """A finished good of any type: a block of three colours."""
    stripes = box(-10, -2.6, 5.5, 10.4, 'fill="#c8553a"', 0) + box(-4.5, -2.6, 5.5, 10.4, 'fill="#e9bd7c"', 0)
    return _block("#c6cace", "#f6f1e2", "#83898f") + stripes + path("M-10 -2.6H6.4V7.8H-10z", f'fill="none" {EDGE}')


def _any_finished() -> str:
    return _block("#fdfaf0", "#fdfaf0", "#e3dcc8") + asterisk(2.6, 0.84, -1.8)


def _gem() -> str:
    outline = [(-6.4, -8), (6.4, -8), (11, -2), (0, 10), (-11, -2)]
    return (
        polygon(outline, f'fill="#fdfaf0" {EDGE}') + path("M-11 -2H11", f'{PEN} stroke-width="0.9"') + asterisk(2, 0.8)
    )


SHAPES: dict[str, Callable[[], str]] = {
    "clay": _clay,
    "log": partial(log, "#8a5730", "#56340f"),
    "rock": rock,
    "brick": _brick,
    "wood": _wood,
    "stone": _stone,
    "wheat": _wheat,
    "emerald": _emerald,
    "gold": _gold,
    "ruby": _ruby,
    "sapphire": _sapphire,
}
ANY: dict[str, Callable[[], str]] = {
    "raw": _raw,
    "any-raw": _any_raw,
    "finished": _finished,
    "any-finished": _any_finished,
    "gem": _gem,
    "any": partial(anything, "#fdfaf0"),  # anything from the stores: goods, wheat and gems
}
