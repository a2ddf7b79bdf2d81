"""The cathedral: a building that grows by a stage a row of seats, with what is still to come as a pencilled plan.

An elevation of its own units: the ground is the line y = 0, the middle x = 0; whoever draws it says how large it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from keydom.core.game import OVER, Value, Words
from keydom.drawing.badges import badge
from keydom.drawing.svg import Area, box, disc, group, number, path, polygon, use, write
from keydom.drawing.theme import both, fill, line
from keydom.games.keythedral.actions import TILE
from keydom.games.keythedral.components import ALL_CUBES, COLOURS, CUBES
from keydom.games.keythedral.draw import windows
from keydom.games.keythedral.draw.palette import PLAYERS
from keydom.games.keythedral.draw.reading import announced, law_words, stage
from keydom.games.keythedral.state import FACE_UP, NOBODY, KeythedralTable
from keydom.games.keythedral.view import KeythedralView

BAY = 100.0  # a window with the wall around it
STOREY, TALL_STOREY = 92.0, 112.0  # the height of a stage, and where there is more room above than beside
BASE = 18.0  # plinth and stairs
TOWER = 34.0
CAPS = (84.0, 70.0, 58.0)  # how high the roofs of towers are, from the outermost on
LAST_CAP = 74.0
GABLE = 104.0
BESIDE = 54.0  # what scaffolds and plinth need beyond the widest stage
ABOVE, ABOVE_COMPLETE = 158.0, 184.0  # the roof, and the key on it
STONE = f"{both('lime', 'lime-edge', 1.3)}"
DASHES = 'stroke-dasharray="5 4"'
LEGIBLE = 10.0  # pixels
FOOT = 4.0  # from the floor of a stage to the foot of its windows
Steps = tuple[int, ...]


class CathedralPlan(NamedTuple):
    """What the building is made of: the width of each stage in windows, and the stage that is being built."""

    spaces: tuple[int, ...]
    stages: int
    level: int  # one more than there are stages when the building is complete
    storey: float

    @property
    def steps(self) -> Steps:
        """The stages that have towers at their ends: the next one is less wide."""
        return tuple(
            level
            for level in range(1, self.stages + 1)
            if level == self.stages or self.half(level + 1) < self.half(level)
        )

    @property
    def complete(self) -> bool:
        return self.level > self.stages

    def half(self, level: int) -> float:
        return self.spaces[level] * BAY / 2

    def top(self, level: int) -> float:
        return -BASE - level * self.storey

    @property
    def width(self) -> float:
        return 2 * (max(self.spaces) * BAY / 2 + BESIDE)

    @property
    def height(self) -> float:
        return BASE + self.stages * self.storey + ABOVE_COMPLETE


def plan(table: KeythedralTable, storey: float = STOREY) -> CathedralPlan:
    level = table.level + (table.level == table.stages and is_complete(table))
    return CathedralPlan(tuple(table.box.spaces[: table.stages + 1]), table.stages, level, storey)


def is_complete(table: KeythedralTable) -> bool:
    """Whether the last seat of the last stage is sold."""
    last = stage(table, table.stages)
    return len(last) == table.box.spaces[table.stages] and all(table.owner[tile] >= 0 for tile in last)


def scale_in(building: CathedralPlan, area: Area) -> float:
    return min(area.width / building.width, area.height / building.height)


def cathedral(
    view: KeythedralView,
    words: Words,
    area: Area,
    storey: float = STOREY,
    figures: bool = True,
    apart: int = 0,
    quiet: bool = False,
) -> str:
    """The building as large as its area lets it be, on the foot of it.

    Without figures it is a small one, where they could not be read; the seats of the stage that is shown apart have
    their ids there. A quiet one is a mere picture.
    """
    table = view.table
    building = plan(table, storey)
    scale = scale_in(building, area)
    figures = figures and scale * windows.FIGURE >= LEGIBLE
    winner = _winner(table) if building.complete else NOBODY
    body = [_shell(building, table.seats, winner)]
    for level in range(1, building.stages + 1):
        known = stage(table, level)
        for place in range(building.spaces[level]):
            x = -building.half(level) + (place + 0.5) * BAY
            foot = building.top(level - 1) - FOOT
            if place < len(known):
                drawn = seat(view, words, known[place], building, figures, ids=level != apart, quiet=quiet)
                body.append(f'<g transform="translate({number(x)} {number(foot)})">{drawn}</g>')
            else:
                hidden = words.say("draw-tile-hidden", {"level": level})
                value = str(table.box.value[level]) if figures else ""
                space = windows.planned(value, window_height(building, level), head(level))
                id = f"space-{level}-{place + 1}" if level != apart and not quiet else ""
                body.append(group(space, id=id, tip=hidden, at=(x, foot, 1)))
    if not building.complete:
        body.append(_scaffold(building))
    shadow = f'<ellipse cx="8" cy="4" rx="{number(building.width / 2)}" ry="13" {fill("shade")} fill-opacity="0.2"/>'
    return group(
        shadow, *body, id="cathedral" if figures else "", at=(area.x + area.width / 2, area.bottom - 6 * scale, scale)
    )


def _winner(table: KeythedralTable) -> int:
    """Who has most of it, if one player alone does."""
    totals = [0] * table.seats
    for tile, owner in enumerate(table.owner):
        if owner >= 0:
            totals[owner] += table.box.value[table.box.level[tile]]
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else NOBODY


def head(level: int) -> str:
    return windows.ROUND if level == 1 else windows.LANCET


def window_height(building: CathedralPlan, level: int) -> float:
    return building.storey - (10 if level == 1 else 14)


def seat(
    view: KeythedralView,
    words: Words,
    tile: int,
    building: CathedralPlan,
    figures: bool = True,
    ids: bool = True,
    quiet: bool = False,
) -> str:
    """The window of a seat: sold, for sale, or to be for sale one day."""
    table = view.table
    level, owner, name = table.box.level[tile], table.owner[tile], TILE.write(tile)
    high, shape = window_height(building, level), head(level)
    value = str(table.box.value[level])
    stone = windows.keystone(value, 4 - high) if figures else ""
    if owner != FACE_UP:
        face = windows.surround(high, shape) + windows.sold(COLOURS[owner], high, shape) + stone
        args: dict[str, Value] = {"tile": f"tile:{name}", "value": table.box.value[level], "seat": f"seat:{owner}"}
        tip = words.say("draw-tile-sold", args)
        face += windows.edge(high, shape)
        if view.mover == OVER:
            face = f'<g class="scored" data-source="level-{level}" data-seat="{owner}">{face}</g>'
    else:
        cost = tuple(cube for cube in range(ALL_CUBES) for _ in range(table.box.cost[tile][cube]))
        if level == table.level:
            face = windows.surround(high, shape) + windows.priced(cost, high, shape)
        else:
            face = windows.planned("", high, shape) + windows.cubes(cost)
        wanted, buyer = announced(view)
        if wanted == tile:
            player = PLAYERS[COLOURS[buyer]]
            ring = f'fill="none" stroke="{player.colour}" stroke-width="5" stroke-linejoin="round"'
            face += path(windows.arch(windows.WIDE + 2, high + 1, shape), ring)
        face += windows.edge(high, shape) + stone
        if wanted == tile:
            face += badge(player, windows.WIDE / 2 - 10, 14 - high, 10.5)
        tip = words.say("draw-tile", tile_args(table, tile))
    if quiet:
        return face
    beside = _laws_beside(table, tile, words, high) if figures else []
    return group(face, *beside, id=f"tile-{name}" if ids else "", ref=f"tile:{name}", tip=tip)


def tile_args(table: KeythedralTable, tile: int) -> dict[str, Value]:
    level, cost = table.box.level[tile], table.box.cost[tile]
    refs = " ".join(f"cube:{CUBES[cube]}" for cube in range(ALL_CUBES) for _ in range(cost[cube]))
    return {"tile": f"tile:{TILE.write(tile)}", "level": level, "value": table.box.value[level], "cost": refs}


def _laws_beside(table: KeythedralTable, tile: int, words: Words, high: float) -> list[str]:
    """The price laws that lie beside a seat."""
    parts: list[str] = []
    for law, where, change in (("price-increase", table.raised, "+1"), ("price-decrease", table.lowered, "−1")):
        if where == tile:
            x = -27.0 if law == "price-increase" else 27.0
            plate = box(x - 13, 20 - high, 26, 18, f'{fill("seal")} stroke="#fffdf5"', 5)
            mark = plate + write(x, 34 - high, change, 17.5, colour="#ffffff", anchor="middle", bold=True)
            parts.append(group(mark, id=f"law-{law}", ref=f"law:{law}", tip=law_words(law, words)))
    return parts


def stage_for_sale(view: KeythedralView, words: Words, area: Area) -> str:
    """The stage for sale alone, its windows large."""
    table = view.table
    known, building = stage(table, table.level), plan(table)
    level = table.level
    count = len(known)
    columns = min(count, 3)
    rows = -(-count // columns) if columns else 0
    if not count:
        return ""
    scale = min(area.width / columns / BAY, area.height / rows / (building.storey + 10), 1.6)
    parts = []
    for place, tile in enumerate(known):
        row, column = divmod(place, columns)
        inside = min(columns, count - row * columns)
        x = area.x + area.width / 2 + (column - (inside - 1) / 2) * BAY * scale
        y = area.y + area.height / 2 + ((row + 0.5) - rows / 2) * (building.storey + 10) * scale
        high = window_height(building, level)
        drawn = seat(view, words, tile, building)
        parts.append(group(drawn, at=(x, y + high / 2 * scale, scale)))
    return "".join(parts)


# The building itself: what does not depend on who bought what.


@lru_cache(64)
def _shell(building: CathedralPlan, seats: int, winner: int) -> str:
    """Towers and roof behind, plinth, the walls of what is built, and the outlines of what is planned."""
    parts = [*_towers(building, winner), _roof(building, seats), _plinth(building)]
    parts += [_wall(building, level) for level in range(1, building.stages + 1)]
    return "".join(parts)


def _towers(building: CathedralPlan, winner: int) -> list[str]:
    parts = []
    foot = 0.0
    for place, level in enumerate(building.steps):
        x = building.half(level) + TOWER / 2
        cap = CAPS[min(place, 2)] if level < building.stages else LAST_CAP
        for side in (-1, 1):
            if building.level > level:
                parts.append(_tower(side * x, foot, building.top(level) - 26, cap, winner))
            else:
                parts.append(_planned_tower(side * x, foot, building.top(level) - 26, cap))
                top = building.top(min(building.level, level))
                if top + 30 < foot:
                    parts.append(box(side * x - TOWER / 2, top + 30, TOWER, foot - top - 30, STONE, 0))
        foot = building.top(level)
    return parts


def _planned_tower(x: float, foot: float, top: float, cap: float) -> str:
    left, right = number(x - TOWER / 2), number(x + TOWER / 2)
    steps = f"M{left} {number(foot)}V{number(top)}L{number(x)} {number(top - cap)}L{right} {number(top)}V{number(foot)}"
    return path(steps, f"{line('pencil', 1.3)} {DASHES}")


def _tower(x: float, foot: float, top: float, cap: float, winner: int) -> str:
    """A shaft with slits and a pointed roof; on a complete building the winner's pennant."""
    half = TOWER / 2
    parts = [box(x - half, top, TOWER, foot - top, STONE, 0)]
    courses = "".join(f"M{number(x - half)} {number(y)}h{number(TOWER)}" for y in range(int(top) + 10, int(foot), 10))
    parts.append(path(courses, 'fill="none" stroke="var(--k-lime-edge)" stroke-width="0.7" stroke-opacity="0.32"'))
    parts.append(box(x + half - 7, top, 7, foot - top, f'{fill("shade")} fill-opacity="0.16"', 0))
    y = top + 46
    while y < foot - 14:
        slit = windows.arch(10, 30, windows.LANCET)
        parts.append(
            f'<path d="{slit}" transform="translate({number(x)} {number(y)})" fill="#2c2a3a" fill-opacity="0.75"/>'
        )
        y += 100
    parts.append(box(x - half - 3, top - 5, TOWER + 6, 8, both("lime", "lime-edge", 1.2), 2))
    peak = top - 5 - cap
    slate = f'{fill("slate")} stroke="#33424f" stroke-width="1.3" stroke-linejoin="round"'
    parts.append(polygon([(x - half - 2, top - 5), (x, peak), (x + half + 2, top - 5)], slate))
    parts.append(polygon([(x, peak), (x + half + 2, top - 5), (x + 4, top - 5)], 'fill="#000" fill-opacity="0.16"'))
    parts.append(disc(x, peak - 2, 3.2, 'fill="#f0c23c" stroke="#6b4a10"'))
    if winner != NOBODY:
        flag = f"M{number(x)} {number(peak - 30)}h24l-6 7l6 7h-24z"
        parts.append(path(f"M{number(x)} {number(peak - 4)}v-26", 'stroke="#4d2f17" stroke-width="2"'))
        parts.append(path(flag, f'fill="{PLAYERS[COLOURS[winner]].colour}" stroke="#2a2217"'))
    return "".join(parts)


def _roof(building: CathedralPlan, seats: int) -> str:
    """The gable with its rose, and the key of Keyland on top; only pencilled until all is built."""
    half, top = building.half(building.stages), building.top(building.stages)
    if not building.complete:
        pen = f"{line('pencil', 1.3)} {DASHES}"
        gable = path(f"M{number(-half)} {number(top)}L0 {number(top - GABLE)}L{number(half)} {number(top)}", pen)
        ball = f"M0 {number(top - GABLE)}v-20M0 {number(top - GABLE - 30)}v-14h7v4h-7M0 {number(top - GABLE - 36)}h5"
        key = path(ball, line("pencil", 1.4)) + disc(0, top - GABLE - 25, 5, line("pencil", 1.4))
        return gable + disc(0, top - 36, 25, pen) + key
    parts = [polygon([(-half, top), (0, top - GABLE), (half, top)], both("lime", "lime-edge", 1.5))]
    slate = f'{fill("slate")} stroke="#33424f" stroke-width="1.3" stroke-linejoin="round"'
    outer, inner = half + 8, half - 8
    steps = [(-outer, top + 4), (0, top - GABLE - 10), (outer, top + 4)]
    steps += [(inner, top + 2), (0, top - GABLE + 10), (-inner, top + 2)]
    parts.append(polygon(steps, slate))
    parts.append(disc(0, top - 36, 27, f'fill="#2c2a3a" stroke="{"var(--k-lime-edge)"}" stroke-width="3"'))
    for petal in range(12):
        colour = PLAYERS[COLOURS[petal % seats]].colour
        shape = f'<ellipse cy="-16.5" rx="4.2" ry="8" fill="{colour}" stroke="#f6dc8a" stroke-width="0.8"'
        parts.append(f'{shape} transform="translate(0 {number(top - 36)}) rotate({petal * 30})"/>')
    parts.append(disc(0, top - 36, 7.5, 'fill="#f0c23c" stroke="#6b4a10"'))
    parts.append(path(f"M0 {number(top - GABLE - 8)}v-38", 'stroke="#6b4a10" stroke-width="3.5"'))
    parts.append(use("key", 0, top - GABLE - 52, 1.9, -90))
    return "".join(parts)


def _plinth(building: CathedralPlan) -> str:
    half = building.half(1) + 40
    parts = [box(-half - 14, -8, 2 * half + 28, 12, both("lime-foot", "lime-edge", 1.2), 3)]
    parts.append(box(-half, -BASE, 2 * half, 12, both("lime-shade", "lime-edge", 1.2), 2))
    for step in range(4):
        parts.append(
            box(-90 - step * 14, -BASE + 2 + step * 6, 180 + step * 28, 6.5, both("lime", "lime-edge", 0.9), 1)
        )
    return "".join(parts)


def _wall(building: CathedralPlan, level: int) -> str:
    half, top, storey = building.half(level), building.top(level), building.storey
    if level > building.level:
        return box(-half, top, 2 * half, storey, f"{both('sky-end', 'pencil', 1.3)} {DASHES}", 0)
    foot = building.top(level - 1)
    bays = range(building.spaces[level])
    parts = [box(-half, top, 2 * half, storey, STONE, 0)]
    parts += [
        f'<g transform="translate({number(-half + (at + 0.5) * BAY)} {number(foot)})">{_bay(storey)}</g>' for at in bays
    ]
    if level < building.stages and building.half(level + 1) < half and building.level > level:
        parts += [_aisle(building, level, side) for side in (-1, 1)]
    if level != building.level:
        parts.append(box(-half - 4, top - 5, 2 * half + 8, 8, both("lime", "lime-edge", 1.2), 2))
    shafts = both("lime", "lime-edge", 0.8)
    parts += [box(-half + at * BAY - 4, top + 3, 8, storey - 3, shafts, 1) for at in range(building.spaces[level] + 1)]
    return "".join(parts)


def _bay(storey: float) -> str:
    return use("bay", 0, 0) if storey == STOREY else use("tall-bay", 0, 0)


def _aisle(building: CathedralPlan, level: int, side: int) -> str:
    """A lean-to roof over the end of a wider stage, and the buttress that springs from it."""
    half, inner, foot = building.half(level), building.half(level + 1) + TOWER, building.top(level) - 5
    slate = f'{fill("slate")} stroke="#33424f" stroke-width="1.2" stroke-linejoin="round"'
    roof = polygon([(side * (half + 2), foot), (side * inner, foot), (side * inner, foot - 24)], slate)
    if building.level <= level + 1:
        return roof
    high = building.top(level) - building.storey * 0.62
    curve = f"M{number(side * (half + 14))} {number(foot - 14)}Q{number(side * (inner + 10))} {number(foot - 24)}"
    curve += f" {number(side * (inner - 2))} {number(high)}"
    return roof + path(curve, line("lime-edge", 9)) + path(curve, line("lime", 6.5))


@lru_cache(64)
def _scaffold(building: CathedralPlan) -> str:
    """Poles, planks and a crane at the stage that is being built."""
    level = building.level
    half, top, foot = building.half(level), building.top(level), building.top(level - 1) if level > 1 else 0.0
    pole = 'fill="none" stroke="#8a5c34" stroke-linecap="round"'
    parts = []
    for side in (-1, 1):
        near, far = side * (half + 8), side * (half + 40)
        parts += [
            path(f"M{number(x)} {number(foot)}V{number(top - 22)}", f'{pole} stroke-width="3.5"') for x in (near, far)
        ]
        for y in (top + 18, top + 62):
            parts.append(box(min(near, far) - 6, y, 44, 4.5, 'fill="#b98a57" stroke="#6d4525" stroke-width="0.8"', 1))
        parts.append(
            path(f"M{number(near)} {number(top + 64)}L{number(far)} {number(top + 20)}", f'{pole} stroke-width="2"')
        )
    x = half + 24
    crane = f"M{number(x)} {number(top + 16)}V{number(top - 44)}L{number(x - 34)} {number(top - 30)}v14"
    parts.append(path(crane, 'fill="none" stroke="#6d4525" stroke-width="3" stroke-linejoin="round"'))
    parts.append(box(x - 42, top - 16, 16, 11, 'fill="#d9cba9" stroke="#5c574e"', 1))
    return "".join(parts)


def pictures() -> dict[str, str]:
    """Walls, and the light of the sky behind the building, 2 wide around its middle."""
    stops = (("0", "sky"), ("0.6", "sky-rim"), ("1", "sky-end"))
    light = "".join(f'<stop offset="{at}" stop-color="var(--k-{role})"/>' for at, role in stops)
    gradient = f'<radialGradient id="k-sky-light">{light}</radialGradient>'
    return {
        "bay": windows.bay(BAY, STOREY),
        "tall-bay": windows.bay(BAY, TALL_STOREY),
        "sky": f'{gradient}<circle r="1" fill="url(#k-sky-light)"/>',
    }


def sky(x: float, y: float, across: float, down: float) -> str:
    """Light behind the building."""
    size = f"translate({number(x)} {number(y)}) scale({number(across)} {number(down)})"
    return f'<g transform="{size}" pointer-events="none"><use href="#k-sky"/></g>'
