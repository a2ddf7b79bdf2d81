"""A player's farm and village: the plots with their tiles, and the keyples on them.

Rows and columns without a tile shrink. Where their owner can still build they stay wide enough to be pressed; otherwise
they are but a seam. What can be pressed at the moment makes no difference.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.core.scene import Area
from keydom.drawing.signs import points
from keydom.drawing.svg import OUTLINE, box, disc, faint, group, use
from keydom.drawing.theme import both, colour, fill, line
from keydom.games.keyper.actions import SPOT
from keydom.games.keyper.components import FARM_PLOTS, HOME_TILES, TILES
from keydom.games.keyper.draw import faces
from keydom.games.keyper.draw.country_boards import figure, keyple_tip
from keydom.games.keyper.draw.faces import RATIO, SHADOW
from keydom.games.keyper.draw.palette import PLAYERS
from keydom.games.keyper.draw.reading import Keyple, chosen_tile, focus, keyples
from keydom.games.keyper.draw.signs import put
from keydom.games.keyper.draw.tile_faces import HIGH, WIDE, highlight, name, tile_edge
from keydom.games.keyper.state import ALL_PLOTS, FIRST_PLOT, NOBODY, KeyperTable, plot_spot
from keydom.games.keyper.view import KeyperView

SEAM = 0.13  # of a tile: a row or column where nothing is and nothing can be built
FREE = 0.44  # one where something can be, in a village: there are many
WHOLE = 1.0  # and in a farm, where one stands for all
GAP, PADDING = 0.045, 0.07  # of a tile: between plots, and around them
DASHED = f'{line("soft", 1.4)} stroke-dasharray="5 4" stroke-opacity="0.6"'
BETWEEN = 0.1  # from the farm to the village
LARGEST = 150.0  # pixels: a tile is no wider


class Land(NamedTuple):
    """Farm or village: its plots, and how wide its columns and how high its rows are, in tiles."""

    first: int
    columns: list[float]
    rows: list[float]

    @property
    def width(self) -> float:
        return sum(self.columns) + GAP * (len(self.columns) - 1) + 2 * PADDING

    @property
    def height(self) -> float:
        return sum(self.rows) * RATIO + GAP * (len(self.rows) - 1) + 2 * PADDING


class Estate(NamedTuple):
    """Farm and village of a seat, side by side or one above the other, where they lie and how wide a tile is."""

    seat: int
    lands: tuple[Land, Land]
    stacked: bool
    tile: float
    area: Area


def lands(table: KeyperTable, seat: int, building: bool) -> tuple[Land, Land]:
    """Farm and village; `building`: whether what lies here can be built on by whoever looks."""
    plans = table.plans[seat] if building else 0
    farm = _land(table, seat, 0, FARM_PLOTS, table.box.farm_columns)
    for plot in open_plots(table, seat, building):
        if plot >= FARM_PLOTS:
            break
        row, column = divmod(plot, len(farm.columns))
        farm.rows[row] = max(farm.rows[row], WHOLE)
        farm.columns[column] = max(farm.columns[column], WHOLE)
    village = _land(table, seat, FARM_PLOTS, ALL_PLOTS, table.box.columns)
    if plans & table.box.village:
        village = village._replace(
            columns=[max(each, FREE) for each in village.columns], rows=[max(each, FREE) for each in village.rows]
        )
    return farm, village


def open_plots(table: KeyperTable, seat: int, building: bool) -> list[int]:
    """The empty plots that a seat can build on; those of a farm are alike, so it is the first one."""
    plans = table.plans[seat] if building else 0
    empty = [plot for plot in range(ALL_PLOTS) if table.tile_on(seat, plot) < 0]
    farm = [plot for plot in empty if plot < FARM_PLOTS][:1] if plans & table.box.farm else []
    return farm + ([plot for plot in empty if plot >= FARM_PLOTS] if plans & table.box.village else [])


def _land(table: KeyperTable, seat: int, first: int, last: int, columns: int) -> Land:
    tiles = [plot - first for plot in range(first, last) if table.tile_on(seat, plot) >= 0]
    down = (last - first) // columns
    wide = [1.0 if any(plot % columns == column for plot in tiles) else SEAM for column in range(columns)]
    high = [1.0 if any(plot // columns == row for plot in tiles) else SEAM for row in range(down)]
    return Land(first, wide, high)


def fit_estate(
    table: KeyperTable,
    seat: int,
    area: Area,
    *,
    building: bool,
    largest: float,
    align: tuple[float, float],
    beside: bool = False,
) -> Estate:
    """Farm and village as large as an area lets them be, or always side by side.

    `align`: where in the area they lie, from 0 to 1.
    """
    both = farm, village = lands(table, seat, building)
    flat = (farm.width + village.width + BETWEEN, max(farm.height, village.height))
    tall = (max(farm.width, village.width), farm.height + village.height + BETWEEN)
    sizes = [min(largest, area.width / wide, (area.height - 4) / high) for wide, high in (flat, tall)]
    stacked = sizes[1] > sizes[0] * 1.06 and not beside
    wide, high = tall if stacked else flat
    tile = sizes[stacked]
    x = area.x + (area.width - wide * tile) * align[0]
    y = area.y + (area.height - 4 - high * tile) * align[1]
    return Estate(seat, both, stacked, tile, Area(x, y, wide * tile, high * tile))


def estate(
    view: KeyperView,
    words: Words,
    catalogue: Catalogue,
    fitted: Estate,
    *,
    ids: bool = True,
    scored: Mapping[str, int] | None = None,
) -> str:
    """All plots of a player; `ids` where they are not drawn elsewhere, and at the end what each tile has scored."""
    drawing = EstateDrawing(view, words, catalogue, fitted, ids, scored)
    return group(*drawing.parts(), id=f"estate-{fitted.seat}" if ids else "")


def _spans(sizes: Sequence[float], start: float, tile: float, ratio: float) -> list[tuple[float, float]]:
    """Where rows or columns begin inside a land, and how large they are."""
    at, found = start + PADDING * tile, []
    for size in sizes:
        found.append((at, size * ratio * tile))
        at += (size * ratio + GAP) * tile
    return found


class EstateDrawing:
    """The drawing of a farm and a village."""

    def __init__(
        self,
        view: KeyperView,
        words: Words,
        catalogue: Catalogue,
        fitted: Estate,
        ids: bool,
        scored: Mapping[str, int] | None,
    ) -> None:
        self.view = view
        self.words = words
        self.catalogue = catalogue
        self.seat = fitted.seat
        self.fitted = fitted
        self.tile = fitted.tile
        self.ids = ids
        self.scored = scored
        own = fitted.seat == view.seat and scored is None
        self.open = set(open_plots(view.table, fitted.seat, own))
        self.laid = chosen_tile(view) if view.mover == fitted.seat else NOBODY  # what is looking for a plot

    def parts(self) -> list[str]:
        x, y, found = self.fitted.area.x, self.fitted.area.y, []
        for land, role in zip(self.fitted.lands, ("farmland", "townland"), strict=True):
            found += self._land(land, x, y, role)
            if self.fitted.stacked:
                y += (land.height + BETWEEN) * self.tile
            else:
                x += (land.width + BETWEEN) * self.tile
        return found

    def _land(self, land: Land, x: float, y: float, role: str) -> list[str]:
        tile = self.tile
        wide, high, radius = land.width * tile, land.height * tile, max(5.0, tile * 0.1)
        owner = PLAYERS[self.seat].colour
        parts = [box(x, y + 4, wide, high, SHADOW, radius)]
        parts.append(box(x, y, wide, high, f'fill="{colour(role)}" stroke="{owner}" stroke-width="2"', radius))
        columns = _spans(land.columns, x, tile, 1.0)
        rows = _spans(land.rows, y, tile, RATIO)
        for place in range(len(columns) * len(rows)):
            (left, across), (top, down) = columns[place % len(columns)], rows[place // len(columns)]
            parts.append(self._plot(land.first + place, Area(left, top, across, down)))
        return parts

    def _plot(self, plot: int, area: Area) -> str:
        """One plot; only the viewer's own have references, for actions name plots without their owner."""
        view, words, seat = self.view, self.words, self.seat
        spot, where = plot_spot(seat, plot), SPOT.write(FIRST_PLOT + plot)
        ref = f"spot:{where}" if seat == view.seat else ""
        id = f"plot-{seat}-{where}" if self.ids else ""
        there = keyples(view.table.spots[spot])
        tip = " · ".join([words.say(f"spot-{where}"), *(keyple_tip(keyple, words) for keyple in there)])
        light = highlight(3, 3, WIDE - 6, HIGH - 6) if focus(view) == spot else ""
        if view.table.tile_on(seat, plot) < 0:
            role = "farm-plot" if plot < FARM_PLOTS else "town-plot"
            ground = box(*area, fill(role), min(6.0, area.height * 0.25))
            if not ref and not there:
                return ground
            if plot in self.open:
                ground += box(*area.inset(1.5), DASHED, min(5.0, area.height * 0.25))
                if plot < FARM_PLOTS:
                    ground += faint(use("hammer", area.x + area.width / 2, area.y + area.height / 2, self.tile / 60))
            edge = box(area.x, area.y, area.width, area.height, OUTLINE, min(6.0, area.height * 0.25))
            return group(ground, edge, self._crowd(where, there, area), ref=ref, id=id, tip=tip)
        covered = tile_edge() if view.table.is_full(seat, plot) else ""
        over = ""
        if self.laid != NOBODY and self._is_covered_by(plot):
            tip += f" · {words.say('draw-build-over')}"
            over = use("hammer", WIDE - 20, 22, 1.5)
            over = disc(WIDE - 20, 22, 18, both("glow", "accent", 2)) + over
        crowd = self._crowd(where, there, Area(0, 0, WIDE, HIGH * 0.96))
        edge = box(1, 1, WIDE - 2, HIGH - 2, OUTLINE, 9) if ref else ""
        return group(
            covered,
            self._tile(plot),
            over,
            crowd,
            edge,
            light,
            id=id,
            ref=ref,
            tip=tip,
            at=(*area[:2], self.tile / WIDE),
        )

    def _is_covered_by(self, plot: int) -> bool:
        """Whether what is looking for a plot can be built over what stands here."""
        table, farm = self.view.table, bool(self.view.table.box.farm >> self.laid & 1)
        return farm == (plot < FARM_PLOTS) and not table.is_full(self.seat, plot)

    def _crowd(self, where: str, there: Sequence[Keyple], area: Area) -> str:
        """The keyples on a plot."""
        scale = min(area.width / 74, area.height / 54)
        parts = []
        for place, keyple in enumerate(there):
            x = area.x + area.width / 2 + (place - (len(there) - 1) / 2) * 22 * scale
            id = f"keyple-{self.seat}-{where}-{place + 1}" if self.ids else ""
            parts.append(figure(keyple, x, area.y + area.height * 0.52, scale, id))
        return "".join(parts)

    def _tile(self, plot: int) -> str:
        table, seat, words = self.view.table, self.seat, self.words
        number_, below = table.tile_on(seat, plot), table.tile_under(seat, plot)
        part, up = self.catalogue.components["tile"][TILES[number_]], table.is_upgraded(seat, number_)
        title = name(part, words)
        face = faces.building(part, title, self.tile, built=True, up=up, plain=self.scored is not None)
        tip = title
        if below >= 0:
            tip += f" · {words.say('draw-built-over', {'tile': f'tile:{TILES[below]}'})}"
        id = tile_id(seat, number_) if self.ids else ""
        return group(face, self._scored(TILES[number_]), id=id, ref=tile_ref(self.view, seat, number_), tip=tip)

    def _scored(self, tile: str) -> str:
        """What a tile has scored; one that scored nothing is pale."""
        if self.scored is None:
            return ""
        value = self.scored.get(tile, 0)
        if not value:
            return box(0, 0, WIDE, HIGH, f'fill="{colour("field-winter")}" fill-opacity="0.5"', 9)
        flower = put(points(value), WIDE - 20, 18, max(1.35, 0.8 * WIDE / self.tile))
        return f'<g class="scored" data-source="tile:{tile}">{flower}</g>'


def tile_id(seat: int, number: int) -> str:
    """Country tiles are there once and keep their id wherever they lie; everybody has the same home tiles."""
    return f"tile-{TILES[number]}" if number >= HOME_TILES else f"tile-{seat}-{TILES[number]}"


def tile_ref(view: KeyperView, seat: int, number: int) -> str:
    """A home tile stands for the viewer's own, so that of another has no reference."""
    return f"tile:{TILES[number]}" if number >= HOME_TILES or seat == view.seat else ""
