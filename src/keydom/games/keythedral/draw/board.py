"""The board: fields with their workers, cottages, fences and the keythedral, as large as its place allows."""

from __future__ import annotations

from math import ceil, floor

from keydom.core.game import Value, Words
from keydom.drawing.ink import Area, Extent, box, group, polygon, use, write
from keydom.drawing.theme import both
from keydom.games.keythedral.actions import UNFENCE
from keydom.games.keythedral.components import COLOURS, CORNERS, KINDS, number_of, unpack, unpack_edge
from keydom.games.keythedral.draw import fields, pieces
from keydom.games.keythedral.draw.fields import DIAGONAL, PITCH
from keydom.games.keythedral.draw.reading import (
    acting,
    cell_id,
    colour_of,
    cottage_id,
    cottage_words,
    spots,
    within_reach,
)
from keydom.games.keythedral.rules.fences import KEYTHEDRAL
from keydom.games.keythedral.state import NOBODY, Table
from keydom.games.keythedral.view import Outlook

RULER = 24.0
FIELD = 2  # units of the lattice from one field to the next
LARGEST = 118.0  # the width of a field on a small board
MIDDLE = 0.6  # of a square, in lattice units from its middle to its corner
ODD_LABELS = 44.0  # from this width of a field on there is room for the coordinates of squares too


def extent(view: Outlook) -> Extent:
    cells = [*view.table.cells, *(square for square in view.table.squares if square), *spots(view)]
    ends = [(*unpack(cell), 1.0 if unpack(cell)[0] % 2 == 0 else MIDDLE) for cell in cells]
    return Extent(
        min(x - reach for x, _, reach in ends),
        min(y - reach for _, y, reach in ends),
        max(x + reach for x, _, reach in ends),
        max(y + reach for _, y, reach in ends),
    )


class Lattice:
    """Where a cell comes to lie on the paper."""

    def __init__(self, reach: Extent, area: Area) -> None:
        wide, high = area.width - 2 * RULER, area.height - 2 * RULER
        self.pitch = min(LARGEST, wide / (reach.width / FIELD), high / (reach.height / FIELD))
        self.scale = self.pitch / PITCH
        self.left = area.x + area.width / 2 - (reach.left + reach.right) / 4 * self.pitch
        self.top = area.y + area.height / 2 - (reach.top + reach.bottom) / 4 * self.pitch

    def at(self, cell: int) -> tuple[float, float, float]:
        x, y = unpack(cell)
        return self.left + x * self.pitch / 2, self.top + y * self.pitch / 2, self.scale


def board(view: Outlook, words: Words, area: Area) -> str:
    table = view.table
    lattice = Lattice(extent(view), area)
    parts = [box(*area, both("meadow", "line", 1.2), 14), rulers(extent(view), lattice)]
    parts += [_spot(cell, lattice, words) for cell in spots(view)]
    parts += [_field(table, field, lattice, words) for field in range(len(table.cells))]
    parts += [group(fields.rim(PITCH / 2 - 4), at=lattice.at(table.cells[field])) for field in within_reach(view)]
    if table.seats > 2:
        tip = words.say("draw-keythedral")
        where = f"cell:{cell_id(KEYTHEDRAL)}"
        parts.append(group(use("keythedral", 0, 0), id="keythedral", ref=where, tip=tip, at=lattice.at(KEYTHEDRAL)))
    parts += [_cottage(table, c, lattice, words) for c in range(len(table.squares)) if table.squares[c]]
    if acting(view) != NOBODY:
        parts.append(group(pieces.rim(), at=lattice.at(table.squares[acting(view)])))
    parts += [_fence(edge, seat, lattice, words) for edge, seat in sorted(table.fences.items())]
    parts += [_worker(table, field, lattice, words) for field, seat in enumerate(table.workers) if seat != NOBODY]
    return group(*parts, id="board")


def rulers(reach: Extent, lattice: Lattice) -> str:
    """The coordinates along two sides, as actions name them."""
    half = lattice.pitch / 2
    left, top = lattice.left + reach.left * half, lattice.top + reach.top * half
    step = 1 if lattice.pitch >= ODD_LABELS else 2
    columns = [x for x in range(ceil(reach.left + 0.5), floor(reach.right - 0.5) + 1) if x % step == 0]
    rows = [y for y in range(ceil(reach.top + 0.5), floor(reach.bottom - 0.5) + 1) if y % step == 0]
    parts = [write(lattice.left + x * half, top - 6, str(x), 10.5, role="soft", anchor="middle") for x in columns]
    parts += [write(left - 7, lattice.top + y * half + 3.5, str(y), 10.5, role="soft", anchor="end") for y in rows]
    return "".join(parts)


def slug(cell: int) -> str:
    """A cell inside an id, where a comma would be in the way of selectors."""
    return cell_id(cell).replace(",", "_")


def _spot(cell: int, lattice: Lattice, words: Words) -> str:
    if unpack(cell)[0] % 2 == 0:
        shape = fields.spot(PITCH / 2 - 5)
    else:
        dashes = 'stroke-dasharray="5 4" fill-opacity="0.45"'
        shape = polygon(pieces.diamond(DIAGONAL - 4), f"{both('glow', 'accent', 2)} {dashes}")
    where = cell_id(cell)
    tip = words.say("draw-free", {"cell": f"cell:{where}"})
    return group(shape, id=f"spot-{slug(cell)}", ref=f"cell:{where}", tip=tip, at=lattice.at(cell))


def _field(table: Table, field: int, lattice: Lattice, words: Words) -> str:
    cell, kind = table.cells[field], KINDS[table.kinds[field]]
    where = cell_id(cell)
    tip = words.say("draw-field", {"kind": f"kind:{kind}", "cell": f"cell:{where}"})
    sign = harvest_sign(table, table.kinds[field], field)
    return group(use(kind, 0, 0), sign, id=f"field-{slug(cell)}", ref=f"cell:{where}", tip=tip, at=lattice.at(cell))


def harvest_sign(table: Table, kind: int, field: int = NOBODY) -> str:
    """How laws change the harvest of a field: what one worker brings instead of one cube."""
    times = (2 if table.good == kind else 1) * (2 if field != NOBODY and table.double == field else 1)
    text = "×0" if table.poor == kind else f"×{times}" if times > 1 else ""
    if table.wild_kind == kind != table.poor and field != NOBODY and table.workers[field] == table.wild_seat:
        text += "✱"  # cubes of choice
    if not text:
        return ""
    half = 6 + 5 * len(text)
    plate = box(-half, 24, 2 * half, 20, both("paper", "accent", 2), 9)
    return plate + write(0, 39.4, text, 15.5, role="accent", anchor="middle", bold=True)


def _cottage(table: Table, cottage: int, lattice: Lattice, words: Words) -> str:
    house = table.is_house(cottage)
    shape = pieces.cottage(colour_of(cottage), number_of(cottage), house)
    id, tip = cottage_id(cottage), cottage_words(cottage, house, words)
    return group(shape, id=f"cottage-{id}", ref=f"cottage:{id}", tip=tip, at=lattice.at(table.squares[cottage]))


def _fence(edge: int, seat: int, lattice: Lattice, words: Words) -> str:
    """A rail on the very side of the square that looks at the field."""
    square, side = unpack_edge(edge)
    field = square + CORNERS[side]
    (x, y), (to_x, to_y) = unpack(square), unpack(field)
    right, down = (to_x - x) * DIAGONAL / 2, (to_y - y) * DIAGONAL / 2
    turn = 45 if right * down < 0 else -45
    rail = f'<g transform="translate({right:.4g} {down:.4g}) rotate({turn}) scale(0.92)">{use_fence(seat)}</g>'
    ref = UNFENCE.of(edge).refs()[0]
    tip = words.say("draw-fence", {"seat": f"seat:{seat}"})
    return group(rail, id=f"fence-{slug(square)}-{slug(field)}", ref=ref, tip=tip, at=lattice.at(square))


def use_fence(seat: int) -> str:
    return use(f"fence-{COLOURS[seat]}", 0, 0)


def _worker(table: Table, field: int, lattice: Lattice, words: Words) -> str:
    cell, seat = table.cells[field], table.workers[field]
    tip = f"{words.say('draw-worker', {'seat': f'seat:{seat}'})} · {cell_id(cell)}"
    x, y, scale = lattice.at(cell)
    shape = use(f"worker-{COLOURS[seat]}", 0, 0)
    id = f"worker-{COLOURS[seat]}-{slug(cell)}"
    return group(shape, id=id, ref=f"cell:{cell_id(cell)}", tip=tip, at=(x, y, scale))


def legend(view: Outlook, words: Words, area: Area) -> str:
    """The kinds of field with the cube that each yields; while the board is built, also the stack and the hand."""
    table = view.table
    building = sum(table.stack) > 0 or table.in_hand != NOBODY
    width = (area.width - (250 if building else 0)) / len(KINDS)
    middle = area.y + area.height / 2
    parts = []
    for place, kind in enumerate(KINDS):
        x = area.x + place * width
        shown = words.say(f"kind-{kind}")
        yields = use(f"cube-{('stone', 'timber', 'water', 'food', 'wine')[place]}", x + 50, middle, 0.7)
        picture = use(kind, x + 20, middle, 0.36) + group(harvest_sign(table, place), at=(x + 33, middle - 14, 0.72))
        text = write(x + 63, middle + 4.5, shown, 13, width=width - 68)
        parts.append(group(picture, yields, text, ref=f"kind:{kind}", id=f"kind-{kind}", tip=shown))
    if building:
        parts.append(_building(table, words, Area(area.x + area.width - 244, area.y, 244, area.height)))
    return "".join(parts)


def _building(table: Table, words: Words, area: Area) -> str:
    """The field in hand, and the back of the next one on the stack."""
    middle = area.y + area.height / 2
    parts = [box(*area, both("paper", "line"), 8)]
    left = sum(table.stack)
    parts.append(write(area.x + 10, middle + 4, words.say("draw-in-hand"), 12, role="soft", width=52))
    if table.in_hand != NOBODY:
        kind = KINDS[table.in_hand]
        where = (area.x + 88, middle, 0.42)
        tip = words.say(f"kind-{kind}")
        parts.append(group(use(kind, 0, 0), id="field-in-hand", ref=f"kind:{kind}", tip=tip, at=where))
    parts.append(write(area.x + 126, middle + 4, words.say("draw-stack"), 12, role="soft", width=48))
    if left:
        number = str(table.top) if table.top else "?"
        back = polygon(fields.octagon(48), both("stone", "soft", 3))
        face = back + write(0, 16, number, 46, anchor="middle", bold=True)
        args: dict[str, Value] = {"number": table.top, "count": left}
        tip = words.say("draw-stack-top", args) if table.top else words.say("draw-stack")
        parts.append(group(face, id="stack", tip=tip, at=(area.x + 200, middle, 0.42)))
        parts.append(write(area.x + 238, middle + 4, f"{left}", 12, role="soft", anchor="end"))
    return "".join(parts)
