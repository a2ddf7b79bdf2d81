"""The land: fields on one meadow, with their workers, cottages, houses, fences and the keythedral in their midst.

The meadow reaches so far around the fields that cottages lie on it wherever they are laid: its size follows from the
fields alone, and once the board is built nothing changes it.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from keydom.core.game import Words
from keydom.drawing.svg import (
    OUTLINE,
    Area,
    Extent,
    box,
    disc,
    group,
    number,
    path,
    polygon,
    slug,
    use,
    write,
)
from keydom.drawing.theme import both, fill
from keydom.games.keythedral.actions import CELL, COTTAGE, UNFENCE
from keydom.games.keythedral.components import COLOURS, CORNERS, KINDS, number_of, seat_of, unpack, unpack_edge
from keydom.games.keythedral.draw import pieces
from keydom.games.keythedral.draw.fields import DIAGONAL, PITCH, octagon, ring, spot
from keydom.games.keythedral.draw.reading import acting_cottage, cottage_words, spots
from keydom.games.keythedral.rules.fences import KEYTHEDRAL
from keydom.games.keythedral.state import NOBODY, KeythedralTable
from keydom.games.keythedral.view import KeythedralView

FIELD = 2  # units of the lattice from one field to the next
LARGEST = 128.0  # the width of a field
SIDES, HEAD, FOOT = 0.37, 0.34, 0.42  # of a field's width: how far the meadow and its shadow reach beyond the fields
RING = 2  # units of the lattice around the fields where the next one may be laid
FIRST = 13  # units of the lattice that a board has room for at least while it is built
LEVELS_OF_MEADOW = (
    (54, 10, "shade", 0.2),
    (50, 3, "meadow-side", 1.0),
    (45, 0, "meadow-edge", 1.0),
    (34, 0, "meadow", 1),
)
SMALL = 62.0  # a field narrower than this has cottages with larger numbers
GROWN = ((SMALL, 1.2), (76.0, 1.13))  # how much larger cottages are on fields narrower than that
LEGIBLE = 10.2  # pixels: letters are no smaller
MOST_LARGER = 1.7  # how much larger signs on a field may be to be read: where they would need to be more there are none
NEXT_TO_EDGE = 0.74  # of a diagonal, how far out towards the field that it closes a fence stands
FENCE = 1.1  # how much larger than its picture a fence is
Turned = tuple[int, int]


class Lattice:
    """Where a cell comes to lie on the paper; after a quarter turn what lay to the east lies to the south."""

    def __init__(self, reach: Extent, area: Area, turned: bool = False) -> None:
        self.turned = turned
        self.area = area
        wide, high = reach.width / FIELD + 2 * SIDES, reach.height / FIELD + HEAD + FOOT
        self.pitch = min(LARGEST, area.width / wide, area.height / high)
        self.scale = self.pitch / PITCH
        self.left = area.x + area.width / 2 - (reach.left + reach.right) / 4 * self.pitch
        middle = (HEAD - FOOT) / 2 * self.pitch
        self.top = area.y + area.height / 2 - (reach.top + reach.bottom) / 4 * self.pitch + middle

    def turn(self, x: int, y: int) -> Turned:
        return (-y, x) if self.turned else (x, y)

    def at(self, cell: int, grown: float = 1.0) -> tuple[float, float, float]:
        x, y = self.turn(*unpack(cell))
        return self.left + x * self.pitch / 2, self.top + y * self.pitch / 2, self.scale * grown

    @property
    def cottages(self) -> float:
        """How much larger than the fields cottages are drawn, so that their numbers can be read."""
        return next((grown for narrow, grown in GROWN if self.pitch < narrow), 1.0)


def lattice(table: KeythedralTable, area: Area) -> Lattice:
    """The lattice on which a board is largest here: turned by a quarter where that fits better."""
    if not table.round:  # it does not turn while it is built, and has room for what comes next
        return Lattice(_least(extent(table, False, 1 + RING)), area)
    upright, turned = (Lattice(extent(table, turned), area, turned) for turned in (False, True))
    return turned if turned.pitch > upright.pitch * 1.04 else upright


def extent(table: KeythedralTable, turned: bool, around: int = 1) -> Extent:
    """How far the fields reach, in units of the lattice."""
    places = [unpack(cell) for cell in table.cells]
    if turned:
        places = [(-y, x) for x, y in places]
    across, down = [x for x, _ in places], [y for _, y in places]
    return Extent(min(across) - around, min(down) - around, max(across) + around, max(down) + around)


def _least(reach: Extent) -> Extent:
    across, down = max(0.0, FIRST - reach.width) / 2, max(0.0, FIRST - reach.height) / 2
    return Extent(reach.left - across, reach.top - down, reach.right + across, reach.bottom + down)


def land(view: KeythedralView, words: Words, area: Area) -> str:
    """The land as large as its area lets it be."""
    table = view.table
    paper = lattice(table, area)
    placed = tuple(square for square in table.squares if square)
    parts = [_meadow(tuple(table.cells), placed, paper.turned, paper.left, paper.top, paper.scale, table.seats > 2)]
    parts += [_spot(cell, paper, words) for cell in spots(view)]
    parts += [_field(table, field, paper, words) for field in range(len(table.cells))]
    if table.seats > 2:
        where = f"cell:{CELL.write(KEYTHEDRAL)}"
        tip, id = words.say("draw-keythedral"), "keythedral"
        parts.append(group(use("keythedral", 0, 0), id=id, ref=where, tip=tip, at=paper.at(KEYTHEDRAL, 1.06)))
    parts += [_worker(table, field, paper, words) for field, seat in enumerate(table.workers) if seat != NOBODY]
    acting = acting_cottage(view)
    for cottage in range(len(table.squares)):
        if table.squares[cottage]:
            sends = acting in (NOBODY, cottage) or seat_of(acting) != seat_of(cottage)
            parts.append(_cottage(table, cottage, paper, words, sends))
    if acting != NOBODY and table.squares[acting]:
        where_to = paper.at(table.squares[acting], paper.cottages)
        parts.append(group(ring(pieces.diamond(DIAGONAL + 4)), at=where_to))
    parts += [_fence(edge, seat, paper, words) for edge, seat in sorted(table.fences.items())]
    return group(*parts, id="board")


@lru_cache(64)
def _meadow(
    cells: tuple[int, ...], placed: tuple[int, ...], turned: bool, left: float, top: float, scale: float, centre: bool
) -> str:
    """The ground of fields and cottages, with what grows where nobody has built."""

    def at(cell: int) -> tuple[float, float]:
        x, y = unpack(cell)
        x, y = (-y, x) if turned else (x, y)
        return x * PITCH / 2, y * PITCH / 2

    outline = "".join(_outline(octagon(PITCH / 2), *at(cell)) for cell in cells)
    outline += "".join(_outline(pieces.diamond(9), *at(square)) for square in placed)
    parts = []
    for width, down, role, opacity in LEVELS_OF_MEADOW:
        paint = f'{both(role, role, width)} stroke-linejoin="round" opacity="{opacity:g}"'
        parts.append(f'<path d="{outline}" transform="translate(0 {down})" {paint}/>')
    fields = set(cells)
    taken = {*placed, KEYTHEDRAL} if centre else set(placed)
    for square in sorted({cell + corner for cell in cells for corner in CORNERS} - taken):
        inwards = [at(square + corner) for corner in CORNERS if square + corner in fields]
        parts.append(_growth(square, *at(square), inwards))
    return group(*parts, at=(left, top, scale))


def _outline(corners: list[tuple[float, float]], x: float, y: float) -> str:
    points = [f"{number(x + right)} {number(y + down)}" for right, down in corners]
    return f"M{'L'.join(points)}z"


def _growth(square: int, x: float, y: float, inwards: list[tuple[float, float]]) -> str:
    """What grows on a square that nobody has built on: always the same there."""
    chance = Random(square)
    parts, inside = [], len(inwards) > 2
    if inside:
        parts.append(polygon([(x + a, y + b) for a, b in pieces.diamond(DIAGONAL - 3)], f"{fill('meadow-edge')}"))
    away = (0.0, 0.0)
    if not inside:  # away from the fields that it touches
        far = 2.4 if len(inwards) == 1 else 0.0
        away = (
            -far * sum((a > x) - (a < x) for a, _ in inwards),
            -far * sum((b > y) - (b < y) for _, b in inwards),
        )
    for _ in range(3 if inside else 2):
        right, down = x + away[0] + chance.uniform(-11, 11), y + away[1] + chance.uniform(-9, 9)
        kind = chance.random()
        if kind < 0.45:
            parts.append(use("bush", right, down, chance.choice((0.75, 0.95, 1.15))))
        elif kind < 0.82 or not inside:
            parts.append(use("bloom", right, down))
        else:
            parts.append(use("fir", right, down, 0.8))
    return "".join(parts)


def _spot(cell: int, paper: Lattice, words: Words) -> str:
    square = unpack(cell)[0] % 2 == 1
    corners = pieces.diamond(DIAGONAL - 2) if square else octagon(PITCH / 2 - 5)
    edge = pieces.diamond_edge(DIAGONAL - 2) if square else polygon(corners, OUTLINE)
    where = CELL.write(cell)
    tip = words.say("draw-free", {"cell": f"cell:{where}"})
    return group(spot(corners), edge, id=f"spot-{slug(where)}", ref=f"cell:{where}", tip=tip, at=paper.at(cell))


def _field(table: KeythedralTable, field: int, paper: Lattice, words: Words) -> str:
    """A field, which is its kind as well: what is about a kind is about each of its fields."""
    cell, kind = table.cells[field], KINDS[table.kinds[field]]
    where = CELL.write(cell)
    tip = words.say("draw-field", {"kind": f"kind:{kind}", "cell": f"cell:{where}"})
    larger = max(1.0, LEGIBLE / (15.5 * paper.scale))
    sign = harvest_sign(table, table.kinds[field], field, larger) if larger < MOST_LARGER else ""
    edge = polygon(octagon(PITCH / 2 - 3), OUTLINE)
    id = f"field-{slug(where)}"
    inside = (use(kind, 0, 0), edge, sign)
    face = group(*inside, id=id, ref=f"cell:{where}", tip=tip, at=paper.at(cell), about=f"kind:{kind}")
    x, y, scale = paper.at(cell)
    moved = f'{OUTLINE} transform="translate({number(x)} {number(y)}) scale({scale:.3g})"'
    return group(polygon(octagon(PITCH / 2 - 3), moved), face, ref=f"kind:{kind}")


def harvest_sign(table: KeythedralTable, kind: int, field: int = NOBODY, larger: float = 1.0) -> str:
    """How laws change the harvest of a field: what one worker brings instead of one cube."""
    times = (2 if table.good == kind else 1) * (2 if field != NOBODY and table.double == field else 1)
    text = "×0" if table.poor == kind else f"×{times}" if times > 1 else ""
    if table.wild_kind == kind != table.poor and field != NOBODY and table.workers[field] == table.wild_seat:
        text += "✱"  # cubes of choice
    if not text:
        return ""
    half = 6 + 5 * len(text)
    plate = box(-half, -10, 2 * half, 20, both("paper", "accent", 2), 9)
    return group(
        plate, write(0, 5.4, text, 15.5, role="accent", anchor="middle", bold=True), at=(0, 36 - 2 * larger, larger)
    )


def _cottage(table: KeythedralTable, cottage: int, paper: Lattice, words: Words, sends: bool) -> str:
    house = table.is_house(cottage)
    at = paper.at(table.squares[cottage], paper.cottages)
    number_on = number_of(cottage) if at[2] * pieces.SMALL_NUMBER >= LEGIBLE - 0.2 else 0
    shape = pieces.cottage(COLOURS[seat_of(cottage)], number_on, house, paper.pitch < SMALL)
    name, tip = COTTAGE.write(cottage), cottage_words(cottage, house, words)
    id, worker = f"cottage-{name}", f"worker-{COLOURS[seat_of(cottage)]}" if sends else ""
    return group(shape, pieces.COTTAGE_EDGE, id=id, ref=f"cottage:{name}", tip=tip, at=at, sends=worker)


def _fence(edge: int, seat: int, paper: Lattice, words: Words) -> str:
    """A rail beside the side of the square that looks at the field."""
    square, side = unpack_edge(edge)
    field = square + CORNERS[side]
    (x, y), (to_x, to_y) = paper.turn(*unpack(square)), paper.turn(*unpack(field))
    right, down = (to_x - x) * DIAGONAL * NEXT_TO_EDGE, (to_y - y) * DIAGONAL * NEXT_TO_EDGE
    turn = 45 if right * down < 0 else -45
    picture = use(f"fence-{COLOURS[seat]}", 0, 0)
    moved = f'transform="translate({right:.4g} {down:.4g}) rotate({turn}) scale({FENCE})"'
    edges = f'<rect x="-25" y="-12" width="50" height="24" rx="9" {OUTLINE} {moved}/>'
    rail = f"<g {moved}>{picture}</g>{edges}"
    ref = UNFENCE.of(edge).refs()[0]
    tip = words.say("draw-fence", {"seat": f"seat:{seat}"})
    id = f"fence-{slug(CELL.write(square))}-{slug(CELL.write(field))}"
    return group(rail, id=id, ref=ref, tip=tip, at=paper.at(square))


def _worker(table: KeythedralTable, field: int, paper: Lattice, words: Words) -> str:
    cell, seat = table.cells[field], table.workers[field]
    tip = f"{words.say('draw-worker', {'seat': f'seat:{seat}'})} · {CELL.write(cell)}"
    shape = use(f"worker-{COLOURS[seat]}", 0, 0) + disc(0, 0, 20, OUTLINE)
    id = f"worker-{COLOURS[seat]}-{slug(CELL.write(cell))}"
    kind = f"kind:{KINDS[table.kinds[field]]}"
    figure = group(shape, id=id, ref=f"cell:{CELL.write(cell)}", tip=tip, at=paper.at(cell), about=kind)
    return group(figure, ref=kind)


def pictures() -> dict[str, str]:
    """What grows on the land."""
    bush = '<ellipse cx="1" cy="3" rx="8" ry="5.5" fill="#000" fill-opacity="0.16"/>'
    bush += disc(0, 0, 6.5, 'fill="#5f7f3c"') + disc(-2, -2, 4, 'fill="#7f9f52"')
    bloom = disc(-4, 0, 1.9, fill("bloom")) + disc(3, -3, 1.9, 'fill="#f2d57a"') + disc(2, 4, 1.9, fill("bloom"))
    fir = path("M-1.7 6h3.4v6h-3.4z", 'fill="#4b3520"')
    fir += polygon([(0, -7), (9.5, 7), (-9.5, 7)], 'fill="#3f5a33" stroke="#22301c"')
    fir += polygon([(0, -13), (7, -2), (-7, -2)], 'fill="#55743f" stroke="#22301c"')
    return {"bush": bush, "bloom": bloom, "fir": fir}
