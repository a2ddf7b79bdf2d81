"""A village: its tiles as a map of hexagons on land of their own shape, and where the next may be laid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from keydom.core.hexes import STEPS, unpack
from keydom.drawing.svg import Area, Extent, group, letter, number, path, slug
from keydom.drawing.theme import colour, fill
from keydom.games.keyflower.components import TILES
from keydom.games.keyflower.draw.hexagons import REACH, SIDE, corners, free_cell
from keydom.games.keyflower.draw.palette import PLAYERS
from keydom.games.keyflower.draw.reading import cell_id, is_new, places, site, waiting
from keydom.games.keyflower.draw.tile_faces import SMALL
from keydom.games.keyflower.draw.tiles import Sight, on_table
from keydom.games.keyflower.rules.transport import ways
from keydom.games.keyflower.view import KeyflowerView

SHORE = 14.0  # the land beyond the tiles, in the units of a tile
WALL = 2.0  # pixels: the line in the player's colour
APART = 0.985  # of a cell is the tile in it
ASIDE = 226.0  # from a tile that waits beside a village to the next
STRIP, STRIP_LEAST, STRIP_ROW = 56.0, 39.0, 0.84  # pixels: how wide tiles of a strip are, and a row in that width
MOST_ROWS = 3
LOWEST = 66.0  # how far below the village those lie: room for their heading
HEADING = (10.0, 14.0)  # pixels: the smallest and the largest


class VillagePlan(NamedTuple):
    """Where everything lies in a village, in the units of a tile: laid tiles, free cells, tiles that wait beside it."""

    laid: tuple[tuple[float, float, int, int], ...]  # x, y, cell, tile
    free: tuple[tuple[float, float, int], ...]  # x, y, cell
    loose: tuple[tuple[float, float, int], ...]  # x, y, tile
    extent: Extent

    def width(self, area: Area, most: float) -> float:
        """How wide a tile may be so that all of it fits into an area, and no wider than the most."""
        return min(most, 200 * area.width / self.extent.width, 200 * area.height / self.extent.height)


@lru_cache(1 << 10)
def middle(cell: int) -> tuple[float, float]:
    """Where the middle of a cell lies, in the units of a tile."""
    q, r = unpack(cell)
    return q * REACH * 1.5, (r + q / 2) * REACH * sqrt(3)


def free_cells(view: KeyflowerView, seat: int) -> list[int]:
    """The cells where the decision at hand can lay a tile in this village."""
    frame = site(view)
    return sorted({cell for cell, _ in places(view)}) if frame and frame.seat == seat else []


def village_map(
    view: KeyflowerView, seat: int, growing: bool = False, loose: bool = True, new: bool = True
) -> VillagePlan:
    """What lies in a village; or, without what is new, what lay in it when the season began.

    Of one that is growing the extent holds all cells around it.
    """
    cells = {cell: tile for cell, tile in view.table.maps[seat].items() if new or not is_new(view.table, tile)}
    laid = sorted((*middle(cell), cell, tile) for cell, tile in cells.items())
    laid.sort(key=lambda place: place[1])
    free = [(*middle(cell), cell) for cell in free_cells(view, seat)] if new else []
    reach = [(x, y) for x, y, *_ in [*laid, *free]] or [(0.0, 0.0)]
    if growing:
        reach += [middle(cell + step) for cell in cells for step in STEPS]
    rest = waiting(view.table, seat) if loose else []
    left, right = min(x for x, _ in reach), max(x for x, _ in reach)
    down = max(y for _, y in reach) + 2 * SIDE + LOWEST
    a_row = max(2, int((right - left + ASIDE) // ASIDE))
    beside = []
    for place, tile in enumerate(rest):
        row, column = divmod(place, a_row)
        across = min(a_row, len(rest) - row * a_row)
        x = (left + right) / 2 + (column - (across - 1) / 2) * ASIDE
        beside.append((x, down + row * (2 * SIDE + 12), tile))
    reach += [(x, y) for x, y, _ in beside]
    margin = SHORE + 4
    extent = Extent(
        min(x for x, _ in reach) - REACH - margin,
        min(y for _, y in reach) - SIDE - margin,
        max(x for x, _ in reach) + REACH + margin,
        max(y for _, y in reach) + SIDE + margin + 8,
    )
    return VillagePlan(tuple(laid), tuple(free), tuple(beside), extent)


@lru_cache(1 << 8)
def _land(cells: Sequence[tuple[float, float]], seat: int, light: str, width: float) -> str:
    """The land under tiles whose middles these are: a shadow, the player's line, and the ground."""
    hexagon = [(number(x), number(y)) for x, y in corners()]
    unit = 200 / width
    steps = "".join(
        "M" + "L".join(f"{number(x + float(right))} {number(y + float(down))}" for right, down in hexagon) + "z"
        for x, y in cells
    )

    def drawn(paint: str, stroke: float) -> str:
        return path(steps, f'{paint} stroke-width="{number(stroke)}" stroke-linejoin="round"')

    shadow = drawn('fill="#2a1a05" stroke="#2a1a05"', 2 * SHORE + 6)
    line = PLAYERS[seat].colour
    return (
        f'<g opacity="0.18" transform="translate(0 {number(6 * unit)})">{shadow}</g>'
        + drawn(f'fill="{line}" stroke="{line}"', 2 * SHORE + 2 * WALL * unit)
        + drawn(f'{fill(f"land-{light}")} stroke="{colour(f"land-{light}")}"', 2 * SHORE)
    )


def village(
    sight: Sight,
    seat: int,
    plan: VillagePlan,
    area: Area,
    most: float,
    *,
    light: str,
    high: float = 0.5,
    centre: float | None = None,
    level: str = "",
    signs: float = 1.0,
    marks: Sequence[str] = (),
) -> tuple[str, float]:
    """A village as large as its area allows, and how wide its tiles are; on top of each tile what marks it.

    Of the room that is left so much lies above it. It lies as near to this centre as the area lets it.
    """
    width = plan.width(area, most)
    unit, reach = width / 200, plan.extent
    across = area.x + area.width / 2
    if centre is not None:
        spare = (area.width - reach.width * unit) / 2
        across = max(across - spare, min(across + spare, centre))
    left = across - (reach.left + reach.right) / 2 * unit
    top = area.y + (area.height - reach.height * unit) * high - reach.top * unit
    drawn = []
    if plan.laid:
        ground = _land(tuple((x, y) for x, y, *_ in plan.laid), seat, light, width)
        drawn.append(group(ground, at=(left, top, unit)))
    for x, y, cell in plan.free:
        ref = f"hex:{cell_id(cell)}"
        tip = sight.words.say("draw-free", {"hex": ref})
        at = (left + x * unit, top + y * unit, unit * APART)
        drawn.append(group(free_cell(), id=f"spot-{slug(cell_id(cell))}", ref=ref, tip=tip, at=at))
    tile_width = width * APART
    for place, (x, y, cell, tile) in enumerate(plan.laid):
        more = marks[place] if marks else ""
        joins = " ".join(f"tile-{TILES[other]}" for other in ways(sight.view.table, seat, tile))
        where = f"hex:{cell_id(cell)}"
        right, down = left + x * unit, top + y * unit
        drawn.append(on_table(sight, tile, right, down, tile_width, level, where, more, joins, signs))
    if plan.loose:
        size = max(HEADING[0], min(HEADING[1], LOWEST * unit * 0.6))
        y = top + (plan.loose[0][1] - SIDE - 10) * unit
        text = sight.words.say("draw-waiting")
        drawn.append(letter(across, y, text, size, anchor="middle", width=area.width - 4))
    for x, y, tile in plan.loose:
        drawn.append(on_table(sight, tile, left + x * unit, top + y * unit, tile_width, level))
    return group(*drawn, id=f"village-{seat}"), width


def strip(sight: Sight, seat: int, plan: VillagePlan, area: Area) -> str:
    """A village unfolded into rows of small tiles: where even a miniature would be too small to be read or pressed."""
    tiles = [(tile, f"hex:{cell_id(cell)}") for _, _, cell, tile in plan.laid]
    tiles += [(tile, "") for _, _, tile in plan.loose]
    sizes = []
    for rows in range(1, MOST_ROWS + 1):
        across = max(1, -(-len(tiles) // rows)) + (0.5 if rows > 1 else 0.0)
        sizes.append((min(STRIP, area.height / STRIP_ROW / rows, area.width / across), rows))
    width, rows = max(sizes, key=lambda size: (round(size[0]), -size[1]))
    if width < STRIP_LEAST:  # too many for the room: they lie upon each other
        width = min(STRIP_LEAST, area.height / STRIP_ROW)
        rows = max(1, int(area.height / (STRIP_ROW * width)))
    a_row = -(-len(tiles) // rows)
    step = min(width + 3, (area.width - width) / max(1.0, a_row - (0.5 if rows > 1 else 1.0)))
    drawn = []
    for place, (tile, on) in enumerate(tiles):
        row, column = divmod(place, a_row)
        x = area.x + width / 2 + column * step + (step / 2 if row % 2 else 0)
        y = area.y + width * STRIP_ROW * (row + 0.5)
        drawn.append(on_table(sight, tile, x, y, width, SMALL, on))
    return group(*drawn, id=f"village-{seat}")
