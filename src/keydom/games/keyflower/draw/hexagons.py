"""The ground of a hexagon: fields and hedges, the roads and rivers that run from its sides to its middle.

A hexagon is drawn around its middle, 200 wide, with a flat side at the bottom; a side looks the same on all of them, so
that roads and rivers of neighbours join.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import sqrt

from keydom.core.hexes import SIDES
from keydom.drawing.svg import CACHE_SIZE, OUTLINE, box, disc, path, polygon, unclickable
from keydom.drawing.theme import both, fill, line
from keydom.games.keyflower.components import EDGES, FIELD, ROAD, WATER
from keydom.games.keyflower.draw.palette import GROUNDS

REACH = 100.0  # from the middle to a corner
SIDE = REACH * sqrt(3) / 2  # from the middle to a side
ROAD_HALF, RIVER_HALF = 11.0, 17.0

# Where bushes and blooms stand in a field, seen from above: right, down, size.
BUSHES = (
    (-34.0, 79.0, 5.5),
    (-22.0, 80.5, 4.6),
    (-11.0, 79.5, 5.6),
    (1.0, 80.6, 4.7),
    (12.0, 79.4, 5.5),
    (23.0, 80.4, 4.7),
    (34.0, 79.0, 5.4),
)
BLOOMS = ((-20.0, 66.0), (-5.0, 70.0), (9.0, 64.0), (22.0, 69.0), (-9.0, 57.0), (3.0, 50.0))


def corners(reach: float = REACH) -> list[tuple[float, float]]:
    """The corners of a hexagon, from the right one clockwise."""
    half, high = reach / 2, reach * sqrt(3) / 2
    return [(reach, 0), (half, high), (-half, high), (-reach, 0), (-half, -high), (half, -high)]


def pictures() -> dict[str, str]:
    """A side of every sort, at the bottom; the others are turned."""
    fields = {f"field-{ground}": _field(ground) for ground in GROUNDS}
    return {"road": _road(), "river": _river(), "board": _board(), **fields}


def _board() -> str:
    """What a hexagon is cut out of: the edge of the board, and its shadow on the table."""
    shadow = polygon([(x, y + 9) for x, y in corners()], 'fill="#000" fill-opacity="0.22"')
    return shadow + polygon([(x, y + 5) for x, y in corners(REACH - 1)], fill("wood"))


def _road() -> str:
    verge = box(-ROAD_HALF - 2.4, 0, 2 * ROAD_HALF + 4.8, SIDE, fill("verge"), 0)
    way = box(-ROAD_HALF, 0, 2 * ROAD_HALF, SIDE, fill("road"), 0)
    return (
        verge
        + way
        + path("M-4.5 34V86.6M4.5 38V86.6", f'{line("verge", 1.1)} stroke-dasharray="5 7" stroke-opacity="0.6"')
    )


def _river() -> str:
    bank = box(-RIVER_HALF - 3, 0, 2 * RIVER_HALF + 6, SIDE, fill("bank"), 0)
    water = box(-RIVER_HALF, 0, 2 * RIVER_HALF, SIDE, fill("water"), 0)
    waves = "M-11 52q3.5 -4 7 0t7 0M-3 64q3.5 -4 7 0t7 0M-12 76q3.5 -4 7 0t7 0"
    return bank + water + path(waves, f'{line("ripple", 1.8)} stroke-linecap="round"')


def _field(ground: str) -> str:
    hedge = "".join(disc(x, y, size, fill(f"hedge-{ground}")) for x, y, size in BUSHES)
    return hedge + "".join(disc(x, y, 2.1, fill(f"bloom-{ground}")) for x, y in BLOOMS)


@lru_cache(CACHE_SIZE)
def ground(kind: str, edges: str, turn: int = 0, gilt: bool = False, hedges: bool = True) -> str:
    """A hexagon of this ground whose sides are these, from the bottom clockwise, turned clockwise by so many sides.

    A small one has no hedges.
    """
    plain = polygon(corners(REACH - 0.6), f'{both(kind, "shade", 1.2)} stroke-opacity="0.55" stroke-linejoin="round"')
    parts = [plain, _gilding() if gilt else ""]
    sides = [(EDGES.index(letter), (side + turn) % SIDES) for side, letter in enumerate(edges)]
    for sort, name in ((FIELD, f"field-{kind}"), (WATER, "river"), (ROAD, "road")):
        if sort == FIELD and not hedges:
            continue
        parts += [side_of(name, side) for letter, side in sides if letter == sort]
        parts += _middle(sort) if any(letter == sort for letter, _ in sides) else []
    return "".join(parts)


def _gilding() -> str:
    """The rim of a tile on its upgraded side."""
    return polygon(corners(92), line("accent", 7)) + polygon(corners(92), line("gilt", 5))


def side_of(name: str, side: int) -> str:
    turned = f' transform="rotate({360 // SIDES * side})"' if side else ""
    return f'<use href="#k-{name}"{turned}/>'


def _middle(sort: int) -> list[str]:
    """What roads, or rivers, meet in."""
    if sort == WATER:
        return [disc(0, 0, RIVER_HALF + 3, fill("bank")), disc(0, 0, RIVER_HALF, fill("water"))]
    if sort == ROAD:
        return [disc(0, 0, 26, fill("verge")), disc(0, 0, 23.6, fill("road"))]
    return []


@cache
def rim() -> str:
    """A bright line inside a hexagon that stands out from any ground and from gilding, and lets clicks through."""
    dark = polygon(corners(REACH - 5), 'fill="none" stroke="#2a1208" stroke-width="9" stroke-opacity="0.75"')
    bright = polygon(corners(REACH - 5), 'fill="none" stroke="#ff6a3c" stroke-width="5" stroke-linejoin="round"')
    return unclickable(dark, bright)


@cache
def outline(reach: float = REACH) -> str:
    """The edge of a hexagon that may be pressed."""
    return polygon(corners(reach), f'{OUTLINE} stroke-linejoin="round"')


@cache
def free_cell() -> str:
    """A place where a tile may be laid."""
    dashes = 'vector-effect="non-scaling-stroke" stroke-dasharray="5 4" stroke-linejoin="round"'
    cell = polygon(corners(REACH - 8), f'{both("runner", "legal", 1.6)} fill-opacity="0.38" {dashes}')
    return cell + outline(REACH - 8)
