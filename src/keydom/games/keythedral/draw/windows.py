"""The windows of the cathedral, a seat each: stained glass where it is sold, its price where it is for sale.

A window is 82 wide and 78 high, or as high as it is stretched; its foot is on the line y = 0, its middle on x = 0.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from keydom.drawing.svg import CACHE_SIZE, OUTLINE, box, disc, group, number, path, polygon, use, write
from keydom.drawing.theme import both
from keydom.games.keythedral.components import COLOURS, CUBES
from keydom.games.keythedral.draw.palette import PLAYERS

WIDE, HIGH = 82.0, 78.0
LANCET, ROUND = "lancet", "round"
HEADS = (LANCET, ROUND)
MEDALLION = 22.0  # the radius of what holds a buyer's sign
PANES = (0.20, 0.09, 0.15, 0.05)  # how bright they are
FRAME = 4.0
FIGURE = 17.5  # how large it says what a seat is worth


@lru_cache(CACHE_SIZE)
def arch(width: float, height: float, head: str) -> str:
    """The outline of a window: up from its lower left corner, a pointed or round head, and down."""
    left, right = number(-width / 2), number(width / 2)
    if head == ROUND:
        spring, radius = number(width / 2 - height), number(width / 2)
        return f"M{left} 0V{spring}A{radius} {radius} 0 0 1 {right} {spring}V0z"
    spring, radius, top = number(width * 0.62 - height), number(width * 0.74), number(-height)
    return f"M{left} 0V{spring}A{radius} {radius} 0 0 1 0 {top}A{radius} {radius} 0 0 1 {right} {spring}V0z"


def pictures() -> dict[str, str]:
    """Stained glass in every player's colour, under both heads."""
    return {f"glass-{colour}-{head}": _glass(colour, head) for colour in COLOURS for head in HEADS}


def _glass(colour: str, head: str) -> str:
    """Panes of light and dark, and lead between them."""
    outline, clip = arch(WIDE, HIGH, head), f"k-clip-{colour}-{head}"
    panes, across, down = [], WIDE / 4, HIGH / 6.5
    for column in range(-3, 4):
        for row in range(-1, 8):
            if (column * 7 + row * 3) % 3 == 0:
                continue
            x, y = column * across + row % 2 * across / 2, row * down - HIGH
            light = PANES[(column * 5 + row * 3) % 4]
            tint = "#fff" if (column + row * 2) % 3 else "#ffe9a8"
            corners = [(x, y - down), (x + across / 2, y), (x, y + down), (x - across / 2, y)]
            panes.append(polygon(corners, f'fill="{tint}" fill-opacity="{light}"'))
    middle, half = -0.4 * HIGH, WIDE / 2
    lead = f"M0 {-HIGH:g}V0M{-half:g} {-0.14 * HIGH:.4g}H{half:g}M{-half:g} {middle:.4g}H{half:g}"
    lead += f"M{-half:g} {-HIGH:g}L0 {middle:.4g}L{half:g} {-HIGH:g}M{-half:g} 0L0 {middle:.4g}L{half:g} 0"
    shade = polygon([(half, -HIGH), (half, 0), (-half, 0)], 'fill="#000" fill-opacity="0.1"')
    drops = "".join(
        disc(
            (MEDALLION + 9) * cos(turn), middle + (MEDALLION + 9) * sin(turn), 2.6, 'fill="#ffe9a8" fill-opacity="0.85"'
        )
        for turn in ((step + 0.5) * pi / 4 for step in range(8))
    )
    inside = "".join(panes) + shade + path(lead, 'fill="none" stroke="#1f1a16" stroke-opacity="0.5" stroke-width="1.3"')
    ground = path(outline, f'fill="{PLAYERS[colour].colour}"')
    clipped = f'<clipPath id="{clip}"><path d="{outline}"/></clipPath><g clip-path="url(#{clip})">{inside}{drops}</g>'
    return ground + clipped + path(outline, 'fill="none" stroke="#3a3020" stroke-width="1.8"')


@lru_cache(CACHE_SIZE)
def surround(high: float, head: str) -> str:
    """The stone around a window."""
    return path(arch(WIDE + 2 * FRAME, high + FRAME, head), both("lime", "lime-edge"))


@lru_cache(CACHE_SIZE)
def sold(colour: str, high: float, head: str) -> str:
    """A window in the colour of its buyer, with his sign."""
    stretched = f'<g transform="scale(1 {high / HIGH:.4g})">{use(f"glass-{colour}-{head}", 0, 0)}</g>'
    y = -0.4 * high
    ring = disc(0, y, MEDALLION + 3.5, 'fill="#1f1a16" fill-opacity="0.55"') + disc(
        0, y, MEDALLION + 2, 'fill="#fff3cf"'
    )
    ring += disc(0, y, MEDALLION, f'fill="{PLAYERS[colour].colour}"')
    return stretched + ring + use(f"seat-{PLAYERS[colour].seat}", 0, y, MEDALLION / 9.5)


@lru_cache(CACHE_SIZE)
def priced(cost: tuple[int, ...], high: float, head: str) -> str:
    """An empty window with the cubes in it that it costs."""
    opening = path(arch(WIDE, high, head), 'fill="#fff6dc" stroke="#8d7a58" stroke-width="1.5"')
    return opening + cubes(cost)


@lru_cache(CACHE_SIZE)
def cubes(cost: tuple[int, ...]) -> str:
    """Cubes standing side by side on the sill, in two rows from the fourth on."""
    half = len(cost) // 2
    rows = [cost] if len(cost) < 4 else [cost[:half], cost[half:]]
    scale = 1.12 if len(rows[-1]) <= 3 else 0.88
    step = 26 * scale - 1
    parts = []
    for row, line in enumerate(rows):
        y = -16 - (len(rows) - 1 - row) * 25 * min(scale, 1.08)
        parts += [
            use(f"cube-{CUBES[cube]}", (place - (len(line) - 1) / 2) * step, y, scale)
            for place, cube in enumerate(line)
        ]
    return group(*parts, kind="printed")


@lru_cache(CACHE_SIZE)
def planned(value: str, high: float, head: str) -> str:
    """A window that is only pencilled, with what its seat will be worth."""
    dashes = both("sky-end", "pencil", 1.2).replace("stroke=", 'stroke-dasharray="4 4" stroke=')
    text = write(0, -0.28 * high, value, 30, role="pencil", anchor="middle", bold=True)
    return path(arch(WIDE, high, head), dashes) + text


@lru_cache(CACHE_SIZE)
def keystone(value: str, y: float) -> str:
    """What a seat is worth, on a golden stone at the head of its window."""
    plate = disc(0, y + 1.5, 12.5, 'fill="#000" fill-opacity="0.3"')
    plate += disc(0, y, 12.5, 'fill="#f0c23c" stroke="#6b4a10" stroke-width="1.5"')
    return plate + write(0, y + FIGURE * 0.34, value, FIGURE, colour="#33230a", anchor="middle", bold=True)


@lru_cache(CACHE_SIZE)
def edge(high: float, head: str) -> str:
    return path(arch(WIDE + 2 * FRAME, high + FRAME, head), OUTLINE)


@lru_cache(CACHE_SIZE)
def small(colour: str, value: str, width: float) -> str:
    """A sold seat as a plate shows it: a small window with what it is worth, from its upper left corner."""
    player, high = PLAYERS[colour], width * 1.25
    outline = path(arch(width - 2, high - 1, LANCET), f'fill="{player.colour}" stroke="#2a2217" stroke-width="1"')
    window = f'<g transform="translate({number(width / 2)} {number(high)})">{outline}</g>'
    size = width * (0.72 if len(value) == 1 else 0.66)
    return window + write(width / 2, high - 0.24 * width, value, size, colour=player.ink, anchor="middle", bold=True)


def bay(width: float, high: float) -> str:
    """The wall of a window: limestone in courses."""
    courses = "".join(f"M{number(-width / 2)} {number(-y)}h{number(width)}" for y in range(10, int(high), 10))
    joints = "".join(
        f"M{number(x - width / 2 + (10 if y % 20 else 30))} {number(-y)}v-10"
        for y in range(0, int(high) - 5, 10)
        for x in range(0, int(width) - 30, 40)
    )
    wall = box(-width / 2, -high, width, high, both("lime", "lime", 1), 0)
    return wall + path(
        courses + joints, 'fill="none" stroke="var(--k-lime-edge)" stroke-width="0.7" stroke-opacity="0.32"'
    )
