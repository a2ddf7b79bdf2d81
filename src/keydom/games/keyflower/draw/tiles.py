"""A tile on the table: its face, and everything that lies or stands on it."""

from __future__ import annotations

from keydom.core.catalogue import Component
from keydom.core.game import Words
from keydom.drawing.ink import box, group, use, write
from keydom.drawing.theme import both
from keydom.games.keyflower.components import ALL_GOODS, COLOURS, GOODS, TILES, WINTER, of_good
from keydom.games.keyflower.draw.faces import name, tile
from keydom.games.keyflower.draw.ground import rim
from keydom.games.keyflower.draw.reading import wanted, workers
from keydom.games.keyflower.state import NONE, Table
from keydom.games.keyflower.view import Outlook

Parts = dict[str, Component]


def on_table(
    view: Outlook, words: Words, parts: Parts, tile_: int, at: tuple[float, float, float], more: str = "", on: str = ""
) -> str:
    """A tile with what is on it, under its reference; at (x, y, scale), in a village on a hexagon."""
    table, id = view.table, TILES[tile_]
    part = parts[id]
    extended = table.extended[tile_]
    face = tile(
        part,
        words,
        up=table.up[tile_] == 1,
        turn=table.turns[tile_],
        times=1 if extended == NONE else 2,
        season=table.season if table.owner[tile_] < 0 else WINTER,
        purple=tile_ == table.order_tiles()[-1],
    )
    lying = [_extension(table, tile_), _cabins(table, tile_, words), _goods(table, tile_, words)]
    light = rim() if wanted(view) == tile_ else ""
    things = [face, *lying, _workers(table, tile_, words), light, more]
    return group(*things, id=f"tile-{id}", ref=f"tile:{id}", tip=name(part, words), at=at, on=on)


def _workers(table: Table, tile_: int, words: Words) -> str:
    """Those who were placed here this season."""
    found = workers(table, tile_)
    step = min(24.0, 128 / max(1, len(found)))
    parts = []
    for place, (colour, lies) in enumerate(found):
        x = (place - (len(found) - 1) / 2) * step
        picture = use(f"worker-{COLOURS[colour]}", x, -50, 1.25, 90 if lies else 0)
        id = f"worker-{TILES[tile_]}-{place + 1}"
        key = "draw-worker-lying" if lies else "draw-worker"
        tip = words.say(key, {"colour": f"colour:{COLOURS[colour]}"})
        parts.append(group(picture, id=id, ref=f"tile:{TILES[tile_]}", tip=tip))
    return "".join(parts)


def _goods(table: Table, tile_: int, words: Words) -> str:
    """The goods that lie here, each kind with its number."""
    counts = [(good, table.goods[of_good(tile_, good)]) for good in range(ALL_GOODS)]
    lying = [(good, count) for good, count in counts if count]
    step = min(36.0, 132 / max(1, len(lying)))
    parts = []
    for place, (good, count) in enumerate(lying):
        x = (place - (len(lying) - 1) / 2) * step
        plate = box(x - step / 2 + 0.6, 57, step - 1.2, 26, both("card", "shade", 1), 9)
        scale = min(0.86, step / 42) * (1.0 if count < 10 else 0.74)
        picture = use(f"good-{GOODS[good]}", x - step / 2 + 12.5 * scale + 2, 70, scale)
        text = write(x + step / 2 - 3, 75.5, str(count), 15.5 if count < 10 else 12.5, anchor="end", bold=True)
        tip = f"{words.say(f'good-{GOODS[good]}')} × {count}"
        parts.append(
            group(plate, picture, text, id=f"good-{TILES[tile_]}-{GOODS[good]}", ref=f"good:{GOODS[good]}", tip=tip)
        )
    return "".join(parts)


def _extension(table: Table, tile_: int) -> str:
    extended = table.extended[tile_]
    if extended == NONE:
        return ""
    return use(f"extension-{COLOURS[table.box.extension_colour[extended]]}", -79, -3, 1.15)


def _cabins(table: Table, tile_: int, words: Words) -> str:
    """The cabins beside a home."""
    seat = table.owner[tile_]
    if seat < 0 or tile_ not in table.homes or not table.cabins[seat]:
        return ""
    count = table.cabins[seat]
    picture = use("cabin", -80, 22, 1.0) + (
        write(-80, 44, f"×{count}", 13, anchor="middle", bold=True) if count > 1 else ""
    )
    return group(picture, id=f"cabins-{seat}", tip=words.say("draw-cabins", {"count": count}))
