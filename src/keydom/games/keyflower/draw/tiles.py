"""A tile on the table: its face, and everything that lies or stands on it."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from keydom.core.game import Words
from keydom.drawing.reading import component_name, how_many
from keydom.drawing.svg import box, disc, group, letter, measure, use
from keydom.drawing.theme import both
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_GOODS,
    COLOURS,
    GOODS,
    TILES,
    WINTER,
    of_colour,
    of_good,
)
from keydom.games.keyflower.draw.hexagons import outline, rim
from keydom.games.keyflower.draw.reading import Parts, wanted, workers
from keydom.games.keyflower.draw.tile_faces import LARGE, LEAST, MIDDLE, PICTURE, SMALL, detail, tile
from keydom.games.keyflower.state import NONE, KeyflowerTable
from keydom.games.keyflower.view import KeyflowerView

FEW = 4  # goods that lie on a tile singly, and workers of a colour that stand on it
# How large workers stand on a tile and how far up, by the level of detail.
STANDING = {LARGE: (1.62, -56.0), MIDDLE: (2.1, -56.0), SMALL: (2.2, -62.0), PICTURE: (1.62, -56.0)}
BESIDE, STEP = 29.0, 19.0  # from the number of a home to the workers beside it, and from one to the next
BAND, LOW = 130.0, 56.0  # how wide goods may lie on a tile, and how far down


class Sight(NamedTuple):
    """What somebody sees of the table, the words for it, and the components that lie on it."""

    view: KeyflowerView
    words: Words
    parts: Parts


def on_table(
    sight: Sight,
    tile_: int,
    x: float,
    y: float,
    width: float,
    level: str = "",
    on: str = "",
    more: str = "",
    joins: str = "",
    signs: float = 1.0,
) -> str:
    """A tile so many pixels wide, with what is on it and more that is part of it, under its reference.

    In a village it lies on a hexagon, and roads join it to others. Signs on a small one can be smaller than usual.
    """
    view, words, parts = sight
    table, id = view.table, TILES[tile_]
    part = parts[id]
    level = level or detail(width)
    laden = table.goods_on(tile_) > 0
    face = tile(
        part,
        words,
        up=table.up[tile_] == 1,
        turn=table.turns[tile_],
        times=1 if table.extended[tile_] == NONE else 2,
        season=table.season if table.owner[tile_] < 0 else WINTER,
        purple=tile_ == table.order_tiles()[-1],
        laden=laden,
        crowned=level == SMALL and any(table.on[of_colour(tile_, colour)] for colour in range(ALL_COLOURS)),
        level=level,
        signs=signs,
    )
    things = []
    if table.extended[tile_] != NONE or table.cabins:
        things += [_extension(table, tile_, level), _cabins(table, tile_, words, level)]
    if laden:
        things.append(_goods(table, tile_, words, level))
    things.append(_workers(table, tile_, words, level))
    if signs != 1.0:
        things = [group(*things, at=(0, 0, signs))]
    if wanted(view) == tile_:
        things.append(rim())
    at = (x, y, width / 200)
    tip, named = _tip(sight, id), f"tile-{id}"
    return group(face, *things, outline(), more, id=named, ref=f"tile:{id}", tip=tip, at=at, on=on, joins=joins)


def _tip(sight: Sight, id: str) -> str:
    """The name of a tile; of a summer boat also what it can do, as no other place says it in words."""
    part = sight.parts[id]
    name = component_name(part, sight.words)
    return f"{name}: {sight.words.say(f'draw-power-{id}')}" if part.kind == "summer-boat" else name


def _workers(table: KeyflowerTable, tile_: int, words: Words, level: str) -> str:
    """Those who were placed here this season."""
    found = workers(table, tile_)
    many = Counter(found)
    (scale, down), size = STANDING[level], LEAST.get(level, 22.0)
    shown = [worker for worker in dict.fromkeys(found) for _ in range(many[worker] if many[worker] <= FEW else 1)]
    plates = [_wide(many[worker], size) if many[worker] > FEW else 0.0 for worker in shown]
    close = min(1.0, BAND / max(1.0, sum(23.0 * scale + plate for plate in plates)))
    apart = table.owner[tile_] >= 0 and tile_ in table.homes and level == LARGE
    parts, left = [], -sum(23.0 * scale + plate for plate in plates) * close / 2
    for place, ((colour, lies), plate) in enumerate(zip(shown, plates, strict=True)):
        x, number = left + 11.5 * scale * close, many[colour, lies]
        if apart:
            left_ones = -(-len(shown) // 2)
            x = -BESIDE - STEP * (left_ones - 1 - place) if place < left_ones else BESIDE + STEP * (place - left_ones)
        left += (23.0 * scale + plate) * close
        shadow = f'<ellipse cx="{x:.1f}" cy="{down + 10 * scale:.1f}" rx="{9 * scale:.1f}" ry="{3 * scale:.1f}"'
        picture = f'{shadow} fill="#000" opacity="0.28"/>' + use(
            f"worker-{COLOURS[colour]}", x, down, scale, 90 if lies else 0
        )
        id = f"worker-{TILES[tile_]}-{place + 1}"
        key = "draw-worker-lying" if lies else "draw-worker"
        tip = words.say(key, {"colour": f"colour:{COLOURS[colour]}"})
        if number > FEW:
            tip = f"{number} × {tip}"
            picture += _times(BESIDE if apart and not place else x + 9 * scale + plate / 2, down, number, size)
        parts.append(group(picture, id=id, ref=f"tile:{TILES[tile_]}", tip=tip))
    return "".join(parts)


def _goods(table: KeyflowerTable, tile_: int, words: Words, level: str) -> str:
    """The goods that lie here: a few of them one by one, else each kind with its number."""
    counts = [(good, table.goods[of_good(tile_, good)]) for good in range(ALL_GOODS)]
    lying = [(good, count) for good, count in counts if count]
    whole = sum(count for _, count in lying)
    if level == SMALL:
        return _heap(lying, whole, tile_, words)
    size = 1.22 if level == LARGE else 1.6
    singly = whole <= (FEW if level == LARGE else 3)
    places = whole if singly else len(lying)
    step = min(24 * size if singly else 40 * size, BAND / places)
    x = -(places - 1) * step / 2
    parts = []
    for good, count in lying:
        number = 1 if not singly else count
        scale = min(size, step / (21 if singly else 26))
        drawn = "".join(use(f"good-{GOODS[good]}", x + step * at, LOW, scale) for at in range(number))
        if not singly and count > 1 and level != PICTURE:
            drawn += _number(x + step * 0.42, LOW + 11, count, LEAST.get(level, 22))
        x += step * number
        tip = how_many(f"good-{GOODS[good]}", count, words)
        parts.append(group(drawn, id=f"good-{TILES[tile_]}-{GOODS[good]}", ref=f"good:{GOODS[good]}", tip=tip))
    return "".join(parts)


def _wide(count: int, size: float) -> float:
    return measure(f"×{count}", size) + 8


def _times(x: float, y: float, count: int, size: float) -> str:
    """How many workers one of them stands for."""
    text, wide = f"×{count}", _wide(count, size)
    plate = box(x - wide / 2, y - size * 0.62, wide, size * 1.24, both("card", "shade", 0.8), 6)
    return plate + letter(x, y + size * 0.36, text, size, role="ink", anchor="middle")


def _number(x: float, y: float, count: int, size: float) -> str:
    """A number that stands out from what it lies upon."""
    width = 12.0 if count < 10 else 24.0
    plate = box(
        x - width * size / 22, y - size * 0.72, width * size / 22 + 3, size * 0.84, both("card", "shade", 0.8), 5
    )
    return plate + letter(x + 1, y, str(count), size, role="ink", anchor="end")


def _heap(lying: list[tuple[int, int]], whole: int, tile_: int, words: Words) -> str:
    """All goods on a small tile as one heap: of which most lie there, and how many in all."""
    good = max(lying, key=lambda kind: kind[1])[0]
    picture = use(f"good-{GOODS[good]}", 0 if whole == 1 else -25, 66, 1.9)
    figure = letter(0, 84, str(whole), LEAST[SMALL], role="ink", width=48, least=20) if whole > 1 else ""
    plate = box(-50, 42, 100, 48, both("card", "shade", 1), 12) if whole > 1 else ""
    tip = ", ".join(how_many(f"good-{GOODS[kind]}", count, words) for kind, count in lying)
    return group(plate, picture, figure, id=f"goods-{TILES[tile_]}", tip=tip)


def _extension(table: KeyflowerTable, tile_: int, level: str) -> str:
    extended = table.extended[tile_]
    if extended == NONE:
        return ""
    size = 1.35 if level in (LARGE, PICTURE) else 1.7 if level == MIDDLE else 2.2
    return use(f"extension-{COLOURS[table.box.extension_colour[extended]]}", -64, -48, size)


def _cabins(table: KeyflowerTable, tile_: int, words: Words, level: str) -> str:
    """The cabins beside a home."""
    seat = table.owner[tile_]
    if seat < 0 or tile_ not in table.homes or not table.cabins[seat]:
        return ""
    count, size = table.cabins[seat], 1.2 if level in (LARGE, PICTURE) else 1.6
    x, y = (66.0, -46.0) if level == LARGE else (-66.0, 44.0 if table.extended[tile_] != NONE else -46.0)
    plate = disc(x, y, 13 * size, both("card", "shade", 1)) + use("cabin", x, y, size * 0.86)
    figure = (
        _number(x + 12 * size, y + 15 * size, count, LEAST.get(level, 22.0)) if count > 1 and level != PICTURE else ""
    )
    return group(plate, figure, id=f"cabins-{seat}", tip=words.say("draw-cabins", {"count": count}))
