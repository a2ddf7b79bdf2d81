"""The keythedral mat: a church of five stages, each a row of seats that are sold, on sale or still to be revealed."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Value, Words
from keydom.drawing.badges import badge
from keydom.drawing.ink import Area, box, disc, group, path, polygon, use, write
from keydom.drawing.theme import both, fill, line
from keydom.games.keythedral.actions import TILE
from keydom.games.keythedral.components import ALL_CUBES, COLOURS, CUBES
from keydom.games.keythedral.draw.palette import PLAYERS
from keydom.games.keythedral.draw.pieces import sign
from keydom.games.keythedral.draw.reading import announced, law_words, stage
from keydom.games.keythedral.state import FACE_UP, NOBODY, Table
from keydom.games.keythedral.view import Outlook

WIDE, HIGH = 84.0, 52.0  # a seat
STEP_X, STEP_Y = 89.0, 58.0
SPIRE = 52.0
MARK = "≈"  # beside figures that are reconstructed


def keythedral(view: Outlook, words: Words, catalogue: Catalogue, area: Area) -> str:
    table = view.table
    middle = area.x + area.width / 2 + 12
    floor = area.y + area.height - 12
    parts = [box(*area, both("paper", "line", 1.2), 14), _building(table, middle, floor)]
    parts.append(
        write(area.x + 16, area.y + 24, words.say("draw-keythedral"), 16.5, bold=True, width=area.width / 2 - 80)
    )
    for level in range(table.stages, 0, -1):  # what lies beside a seat hangs over the stage above
        parts.append(_stage(view, words, catalogue, level, middle, floor - 4 - level * STEP_Y, area.x + 25))
    if any(tile.status == "reconstructed" for tile in catalogue.kind("tile")):
        note = f"{MARK} {words.say('status-reconstructed')}"
        parts.append(write(area.x + area.width - 14, area.y + 25, note, 11, role="soft", anchor="end", width=130))
    return group(*parts, id="keythedral-mat")


def _building(table: Table, middle: float, floor: float) -> str:
    """The walls behind the seats, each stage as wide as its row, with a spire on top."""
    wall = both("stone", "line", 1.2)
    parts = []
    for level in range(1, table.stages + 1):
        half = table.box.spaces[level] * STEP_X / 2 + 5
        top = floor - 4 - level * STEP_Y - 4
        parts.append(box(middle - half, top, 2 * half, STEP_Y + (6 if level == 1 else 0), wall, 3))
        above = table.box.spaces[level + 1] * STEP_X / 2 + 5 if level < table.stages else 36
        if half > above + 20:
            parts += [_pinnacle(middle - half + 11, top), _pinnacle(middle + half - 11, top)]
    tip = [(middle - 30, top), (middle, top - SPIRE), (middle + 30, top)]
    parts.append(polygon(tip, f'{wall} stroke-linejoin="round"'))
    parts.append(path(f"M{middle} {top - SPIRE - 11}v13M{middle - 4} {top - SPIRE - 7}h8", line("accent", 2)))
    parts.append(disc(middle, top - 16, 8.5, both("glow", "accent", 1.6)))
    parts.append(path(f"M{middle - 8.5} {top - 16}h17M{middle} {top - 24.5}v17", line("accent", 1)))
    return "".join(parts)


def _pinnacle(x: float, y: float) -> str:
    """A turret at the end of a stage that is wider than the one above."""
    points = [(x - 8, y), (x - 8, y - 17), (x, y - 32), (x + 8, y - 17), (x + 8, y)]
    slit = box(x - 1.8, y - 15, 3.6, 10, fill("soft"), 1.8)
    return polygon(points, f'{both("stone", "line", 1.2)} stroke-linejoin="round"') + slit


def _stage(
    view: Outlook, words: Words, catalogue: Catalogue, level: int, middle: float, top: float, margin: float
) -> str:
    table = view.table
    spaces, known = table.box.spaces[level], stage(table, level)
    current = level == table.level
    plate = disc(margin, top + HIGH / 2, 14, both("glow" if current else "inset", "accent" if current else "line", 1.6))
    plate += write(margin, top + HIGH / 2 + 5.5, str(level), 16, anchor="middle", bold=True)
    parts = [group(plate, tip=words.say("draw-stage", {"level": level}))]
    for place in range(spaces):
        x = middle + (place - spaces / 2) * STEP_X + (STEP_X - WIDE) / 2
        if place < len(known):
            parts.append(_seat(view, words, catalogue, known[place], x, top))
        else:
            hidden = words.say("draw-tile-hidden", {"level": level})
            parts.append(group(_face_down(level), id=f"space-{level}-{place + 1}", tip=hidden, at=(x, top, 1)))
    return "".join(parts)


def _face_down(level: int) -> str:
    arch = path(f"M8 {HIGH - 7}V24a{WIDE / 2 - 8} 17 0 0 1 {WIDE - 16} 0V{HIGH - 7}z", line("line", 1.2))
    text = write(WIDE / 2, HIGH / 2 + 11, str(level), 20, role="soft", anchor="middle", bold=True)
    return box(0, 0, WIDE, HIGH, both("inset", "line", 1.2), 5) + arch + text


def _seat(view: Outlook, words: Words, catalogue: Catalogue, tile: int, x: float, y: float) -> str:
    table = view.table
    id, owner = TILE.write(tile), table.owner[tile]
    value = table.box.value[table.box.level[tile]]
    unsure = catalogue.components["tile"][table.box.tiles[tile]].status == "reconstructed"
    if owner == FACE_UP:
        on_sale = table.box.level[tile] == table.level
        face = seat_face(id, value, table.box.cost[tile], unsure, on_sale)
        wanted, buyer = announced(view)
        if wanted == tile:
            player = PLAYERS[COLOURS[buyer]]
            ring = f'fill="none" stroke="{player.colour}" stroke-width="3.5"'
            face += box(-2, -2, WIDE + 4, HIGH + 4, ring, 7) + badge(player, WIDE + 1, -2, 8.5)
        face += _laws_beside(table, tile, words)
        tip = words.say("draw-tile", tile_args(table, tile))
    else:
        face = _sold(COLOURS[owner], id, value)
        args: dict[str, Value] = {"tile": f"tile:{id}", "value": value, "seat": f"seat:{owner}"}
        tip = words.say("draw-tile-sold", args)
    return group(face, id=f"tile-{id}", ref=f"tile:{id}", tip=tip, at=(x, y, 1))


def tile_args(table: Table, tile: int) -> dict[str, Value]:
    level, cost = table.box.level[tile], table.box.cost[tile]
    refs = " ".join(f"cube:{CUBES[cube]}" for cube in range(ALL_CUBES) for _ in range(cost[cube]))
    return {"tile": f"tile:{TILE.write(tile)}", "level": level, "value": table.box.value[level], "cost": refs}


def seat_face(id: str, value: int | str, cost: list[int], unsure: bool, on_sale: bool = True) -> str:
    """A building tile, face up: what it is worth, its id, and the cubes it costs."""
    parts = [box(0, 0, WIDE, HIGH, both("card" if on_sale else "inset", "accent" if on_sale else "line", 1.3), 5)]
    parts.append(write(7, 18, str(value), 17, bold=True))
    parts.append(write(WIDE - 6, 14.5, f"{MARK if unsure else ''}{id}", 10.5, role="soft", anchor="end"))
    cubes = [cube for cube in range(ALL_CUBES) for _ in range(cost[cube])]
    step = min(19.5, (WIDE - 6) / len(cubes))
    left = WIDE / 2 - (len(cubes) - 1) * step / 2
    parts += [use(f"cube-{CUBES[cube]}", left + place * step, 36.5, 0.78) for place, cube in enumerate(cubes)]
    return "".join(parts)


def _sold(colour: str, id: str, value: int) -> str:
    player = PLAYERS[colour]
    back = box(0, 0, WIDE, HIGH, f'fill="{player.colour}" stroke="#fffdf5" stroke-width="1.3"', 5)
    mark = f'<g opacity="0.9">{sign(colour, WIDE / 2, 30, 2.1)}</g>'
    texts = write(7, 18, str(value), 17, colour=player.ink, bold=True)
    return back + mark + texts + write(WIDE - 6, 14.5, id, 10.5, colour=player.ink, anchor="end")


def _laws_beside(table: Table, tile: int, words: Words) -> str:
    """The price laws that lie beside a seat."""
    parts: list[str] = []
    for law, where, change in (("price-increase", table.raised, "+1"), ("price-decrease", table.lowered, "−1")):
        if where == tile and where != NOBODY:
            x = WIDE / 2 - 7 + 24 * len(parts)
            plate = box(x - 11, -9, 22, 15, f'{fill("seal")} stroke="#fffdf5"', 4)
            mark = plate + write(x, 2.5, change, 12, colour="#ffffff", anchor="middle", bold=True)
            parts.append(group(mark, id=f"law-{law}", ref=f"law:{law}", tip=law_words(law, words)))
    return "".join(parts)
