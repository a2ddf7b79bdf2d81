"""The pieces: cubes, workers, cottages and houses, fences, the keythedral, the start player's key."""

from __future__ import annotations

from functools import lru_cache

from keydom.drawing import badges
from keydom.drawing.svg import CACHE_SIZE, OUTLINE, REACH, box, disc, group, path, polygon, use, write
from keydom.drawing.theme import both
from keydom.games.keythedral.components import COLOURS, CUBES
from keydom.games.keythedral.draw.fields import DIAGONAL, GAP
from keydom.games.keythedral.draw.palette import CUBE_FACES, PLAYERS

SMALL_NUMBER = 21.0  # how large the number on a small cottage is
PICKETS = (-17.6, -10.8, 10.8, 17.6)

# A sign each, so that no cube and no player is known by colour alone; drawn around the middle, about 12 wide.
STROKED = 'fill="none" stroke="{0}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
FILLED = 'fill="{0}"'
CUBE_SIGNS = {
    "stone": ("M-5.5 -4h11v8h-11zM-5.5 0h11M0 -4v4M-2.7 0v4M2.7 0v4", STROKED),
    "timber": ("M0 -6.5L5 -0.5H2.6L6 4H1.2V6.5H-1.2V4H-6L-2.6 -0.5H-5z", FILLED),
    "water": ("M0 -6.5C3 -2.6 4.8 -0.4 4.8 2A4.8 4.8 0 0 1 -4.8 2C-4.8 -0.4 -3 -2.6 0 -6.5z", FILLED),
    "food": ("M0 6.5V-6M0 -1.5L-4 -5M0 -1.5L4 -5M0 2.2L-4 -1.2M0 2.2L4 -1.2M0 5.5L-3.6 2.4M0 5.5L3.6 2.4", STROKED),
    "wine": (
        "M-6.2 -2.6a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1 -4.2 0M-2.1 -2.6a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1 -4.2 0"
        "M2 -2.6a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1 -4.2 0M-4.1 1.2a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1 -4.2 0"
        "M-0.1 1.2a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1 -4.2 0M-2.1 5a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1 -4.2 0",
        FILLED,
    ),
    "iron": ("M-5.5 -4.5H6C6 -2 4 -0.5 2 -0.2V2.5L4.5 5.5H-4.5L-2 2.5V-0.2C-4 -0.6 -5 -2 -5.5 -4.5z", FILLED),
    "glass": ("M0 -6.5L5.5 0L0 6.5L-5.5 0zM-2.7 -3.2L2.8 3.3M2.7 -3.2L-2.8 3.3", STROKED),
    "gold": ("M-6 5V-3.5L-2.6 0L0 -5.5L2.6 0L6 -3.5V5z", FILLED),
}


def pictures() -> dict[str, str]:
    """The pictures that are used again and again, by name."""
    found = {f"cube-{cube}": _cube(cube) for cube in CUBES}
    found |= badges.pictures(PLAYERS.values())
    found |= {f"worker-{colour}": _worker(colour) for colour in COLOURS}
    found |= {f"fence-{colour}": _fence(colour) for colour in COLOURS}
    return {**found, "any-cube": _any_cube(), "key": _key(), "keythedral": _keythedral()}


def sign(colour: str, x: float, y: float, scale: float) -> str:
    """The sign of the player of this colour."""
    return use(f"seat-{PLAYERS[colour].seat}", x, y, scale)


def _cube(cube: str) -> str:
    face, ink = CUBE_FACES[cube]
    edge = 'stroke="#1d1a15" stroke-opacity="0.6" stroke-width="0.8" stroke-linejoin="round"'
    top = [(-11.0, -7.0), (-7.0, -11.0), (11.0, -11.0), (7.0, -7.0)]
    side = [(7.0, -7.0), (11.0, -11.0), (11.0, 7.0), (7.0, 11.0)]
    faces = polygon(top, f'fill="{face}" {edge}') + polygon(top, 'fill="#fff" fill-opacity="0.38"')
    faces += polygon(side, f'fill="{face}" {edge}') + polygon(side, 'fill="#000" fill-opacity="0.32"')
    steps, paint = CUBE_SIGNS[cube]
    picture = f'<g transform="translate(-2 2) scale(1.12)">{path(steps, paint.format(ink))}</g>'
    return faces + box(-11, -7, 18, 18, f'fill="{face}" {edge}', 0.5) + picture


def _any_cube() -> str:
    """A cube of whatever kind, as prices have them."""
    edge = 'stroke="#4b3520" stroke-width="1.2"'
    top = polygon([(-11, -7), (-7, -11), (11, -11), (7, -7)], f'fill="#fffaf0" {edge}')
    side = polygon([(7, -7), (11, -11), (11, 7), (7, 11)], f'fill="#cbb78f" {edge}')
    return top + side + box(-11, -7, 18, 18, f'fill="#eadcbb" {edge}', 0)


def _worker(colour: str) -> str:
    ring = 'stroke="#fffdf5" stroke-width="3"'
    disc_ = disc(1, 2, 19, 'fill="#000" fill-opacity="0.25"') + disc(
        0, 0, 17.5, f'fill="{PLAYERS[colour].colour}" {ring}'
    )
    rim = disc(0, 0, 19.2, 'fill="none" stroke="#1d1a15" stroke-width="0.9"')
    return disc_ + rim + sign(colour, 0, 0, 1.75)


def _fence(colour: str) -> str:
    """Two rails with pickets along the side of a square, the builder's sign in the middle."""
    edge = 'stroke="#1d1a15" stroke-width="0.9" stroke-linejoin="round"'
    outlines = ('fill="#fffdf5" stroke="#fffdf5" stroke-width="3.2"', f'fill="{PLAYERS[colour].colour}" {edge}')
    parts = []
    for paint in outlines:
        parts += [box(-21, y, 42, 3.2, paint, 1) for y in (-3.8, 2.6)]
        parts += [
            polygon([(x - 2.4, 8), (x - 2.4, -6), (x, -9.5), (x + 2.4, -6), (x + 2.4, 8)], paint) for x in PICKETS
        ]
        parts.append(disc(0, 0, 7.2, paint))
    return "".join(parts) + sign(colour, 0, 0, 0.85)


def _key() -> str:
    """The start player's marker, 24 wide."""
    gold = 'fill="#e3ad2b" stroke="#5a4108" stroke-width="1.1" stroke-linejoin="round"'
    bow = "M-11 0a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1 -11 0zM-7.8 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z"
    return path("M-1 -1.6H12V6H9.4V3.4H7.4V5H5V1.6H-1z", gold) + path(bow, f'{gold} fill-rule="evenodd"')


def diamond(reach: float) -> list[tuple[float, float]]:
    """The corners of a square of the board, which stands on its tip."""
    return [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]


def diamond_edge(reach: float) -> str:
    """The edge of a square, which is pressed a little beyond its slanting sides, above and below."""
    wide, high = BULGE[0] * reach, BULGE[1] * reach
    right = [(0.0, -reach), (wide, -high), (reach, 0.0), (wide, high)]
    left = [(0.0, reach), (-wide, high), (-reach, 0.0), (-wide, -high)]
    return polygon(diamond(reach), OUTLINE) + polygon([*right, *left], REACH)


BULGE = 0.44, 0.75  # where it is pressed farthest beyond its edge, in shares of its reach
COTTAGE_EDGE = diamond_edge(DIAGONAL + 1)


def plot(paint: str) -> str:
    """The tile under a cottage."""
    reach = DIAGONAL - GAP * 1.4
    shadow = polygon([(x + 1, y + 2) for x, y in diamond(reach)], 'fill="#000" fill-opacity="0.2"')
    return shadow + polygon(diamond(reach), f'{paint} stroke-linejoin="round"')


@lru_cache(CACHE_SIZE)
def cottage(colour: str, place: int, house: bool, small: bool = False) -> str:
    """A cottage tile around its middle: light and low, or, as a house, dark and two storeys high.

    A small one is one of a small board: its number is larger, and what cannot be told at that size is left out. One
    that is smaller still has no number: that is place 0.
    """
    if small:
        return _small(colour, place, house)
    return _house(colour, place) if house else _cottage(colour, place)


def _small(colour: str, place: int, house: bool) -> str:
    paint, edge = PLAYERS[colour].colour, 'stroke="#2b241a" stroke-width="1.2" stroke-linejoin="round"'
    ground = (
        f'fill="{paint}" stroke="#f4edd8" stroke-width="1.6"'
        if house
        else f'fill="#f4edd8" stroke="{paint}" stroke-width="3"'
    )
    roof, high = ("#5b3a2b", -25) if house else (paint, -22)
    wall = box(-12, -6, 24, 22, f'fill="#fffdf6" {edge}', 0)
    chimney = box(6, high + 4, 4.5, 9, f'fill="#8c4a38" {edge}', 0) if house else ""
    roofs = chimney + polygon([(-16, -5), (0, high), (16, -5)], f'fill="{roof}" {edge}')
    mark = group(disc(0, 0, 7.5, f'fill="{paint}"') if house else "", sign(colour, 0, 0, 1), at=(0, -11.5, 0.7))
    number = write(0, 13.6, str(place), SMALL_NUMBER, colour="#2b241a", anchor="middle", bold=True) if place else ""
    return plot(ground) + wall + roofs + mark + number


def _cottage(colour: str, place: int) -> str:
    paint, edge = PLAYERS[colour].colour, 'stroke="#2b241a" stroke-width="1" stroke-linejoin="round"'
    ground = plot(f'fill="#f4edd8" stroke="{paint}" stroke-width="3"')
    wall = box(-12.5, -3, 25, 17, f'fill="#fffdf6" {edge}', 0)
    roof = polygon([(-18, -2), (0, -19), (18, -2)], f'fill="{paint}" {edge}')
    badge = sign(colour, 0, -8, 0.8)
    return ground + wall + roof + badge + write(0, 12, str(place), 16.5, colour="#2b241a", anchor="middle", bold=True)


def _house(colour: str, place: int) -> str:
    paint, edge = PLAYERS[colour].colour, 'stroke="#2b241a" stroke-width="1" stroke-linejoin="round"'
    ground = plot(f'fill="{paint}" stroke="#f4edd8" stroke-width="1.6"')
    chimney = box(5.5, -21, 4.5, 9, f'fill="#8c4a38" {edge}', 0)
    roof = polygon([(-15, -9), (0, -25), (15, -9)], f'fill="#5b3a2b" {edge}')
    wall = box(-12, -9.5, 24, 27, f'fill="#fffdf6" {edge}', 0)
    panes = "".join(box(x, -7, 5.4, 5.6, f'fill="#f0c75a" {edge}', 0.5) for x in (-9, 3.6))
    beam = path("M-12 1.2H12", edge)
    number = write(0, 15.2, str(place), 15.5, colour="#2b241a", anchor="middle", bold=True)
    badge = group(disc(0, 0, 7.5, f'fill="{paint}"') + sign(colour, 0, 0, 1), at=(0, -14.5, 0.66))
    return ground + chimney + roof + wall + panes + beam + number + badge


def _keythedral() -> str:
    """The tile in the middle of the board: two towers, a nave and a rose window."""
    edge = 'stroke="#4a3a16" stroke-width="1" stroke-linejoin="round"'
    wall = f'fill="#fdf3d3" {edge}'
    towers = "".join(
        box(x, -9, 8, 24, wall, 0) + polygon([(x - 1, -9), (x + 4, -22), (x + 9, -9)], f'fill="#7b5a1e" {edge}')
        for x in (-14, 6)
    )
    nave = polygon([(-6, 15), (-6, -4), (0, -11), (6, -4), (6, 15)], wall)
    rose = disc(0, -1, 3, f'fill="#7a4a9e" {edge}') + path(
        "M-2.6 15V9a2.6 2.6 0 0 1 5.2 0v6z", f'fill="#7b5a1e" {edge}'
    )
    slits = "".join(box(x, -5, 2, 6, 'fill="#4a3a16"', 1) for x in (-11, 9))
    return plot('fill="#e9c468" stroke="#8a6413" stroke-width="2"') + towers + nave + rose + slits


def law_back(x: float, y: float, width: float, height: float) -> str:
    """A law card, face down."""
    size = height * 0.42
    letter = write(x + width / 2, y + height * 0.62, "§", size, colour="#9b3b34", anchor="middle", bold=True)
    frame = box(x + 3, y + 3, width - 6, height - 6, f"{both('law-back', 'seal', 0.8)}", 2.5)
    return box(x, y, width, height, both("law", "seal", 1.2), 4) + frame + letter
