"""A village: its tiles as a map of hexagons, as large as its place allows, and where the next may be laid."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from keydom.core.game import Words
from keydom.core.hexes import unpack
from keydom.drawing.ink import Area, Extent, group
from keydom.games.keyflower.draw.ground import REACH, SIDE, spot
from keydom.games.keyflower.draw.reading import places, site, slug
from keydom.games.keyflower.draw.tiles import Parts, on_table
from keydom.games.keyflower.view import Outlook

MARGIN = 12.0


class Span(NamedTuple):
    """The largest tile that a village may have, and the least and the most height of its place."""

    largest: float
    least: float
    most: float

    def size(self, reach: Extent, width: float, height: float) -> float:
        """The size of the tiles that lets a village fit into its place."""
        return min(self.largest, (width - 2 * MARGIN) / reach.width, (height - 2 * MARGIN) / reach.height)

    def height(self, reach: Extent, width: float) -> float:
        """How high the place of a village is that may be so wide."""
        return max(self.least, reach.height * self.size(reach, width, self.most) + 2 * MARGIN)


def middle(cell: int) -> tuple[float, float]:
    """Where the middle of a cell lies, in the units of a tile."""
    q, r = unpack(cell)
    return q * REACH * 1.5, (r + q / 2) * REACH * sqrt(3)


def hexagon(cell: int) -> str:
    """The reference of a cell."""
    q, r = unpack(cell)
    return f"hex:{q},{r}"


def free(view: Outlook, seat: int) -> list[int]:
    """The cells where the decision at hand can lay a tile in this village."""
    frame = site(view)
    return sorted({cell for cell, _ in places(view)}) if frame and frame.seat == seat else []


def extent(view: Outlook, seat: int) -> Extent:
    cells = [*view.table.maps[seat], *free(view, seat)]
    middles = [middle(cell) for cell in cells] or [(0.0, 0.0)]
    return Extent(
        min(x for x, _ in middles) - REACH,
        min(y for _, y in middles) - SIDE,
        max(x for x, _ in middles) + REACH,
        max(y for _, y in middles) + SIDE,
    )


def village(view: Outlook, words: Words, parts: Parts, seat: int, area: Area, span: Span) -> str:
    table = view.table
    reach = extent(view, seat)
    size = span.size(reach, area.width, area.height)
    left = area.x + area.width / 2 - (reach.left + reach.right) / 2 * size
    top = area.y + area.height / 2 - (reach.top + reach.bottom) / 2 * size
    drawn = []
    for cell in free(view, seat):
        x, y = middle(cell)
        ref = hexagon(cell)
        tip = words.say("draw-free", {"hex": ref})
        drawn.append(
            group(spot(), id=f"spot-{slug(cell)}", ref=ref, tip=tip, at=(left + x * size, top + y * size, size))
        )
    for cell, tile in sorted(table.maps[seat].items(), key=lambda item: middle(item[0])[1]):
        x, y = middle(cell)
        at = (left + x * size, top + y * size, size)
        drawn.append(on_table(view, words, parts, tile, at, on=hexagon(cell)))
    return group(*drawn, id=f"village-{seat}")
