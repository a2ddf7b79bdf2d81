"""The picture of every tile: what stands on it, so that it is known at a glance."""

from __future__ import annotations

from functools import cache

from keydom.drawing.buildings import (
    GLYPHS,
    LOGS,
    MOSS,
    PLASTER,
    SLATE,
    STONE,
    THATCH,
    TILES,
    TIMBER,
    chimney,
    flag,
    hall,
    house,
    shed,
    sign,
    stall,
    tent,
    timbered,
    tower,
)
from keydom.drawing.scenery import (
    barn,
    barrel,
    bars,
    blocks,
    cliff,
    crane,
    fir,
    fire,
    hill,
    logs,
    oak,
    parcels,
    shadow,
    ship,
    wagon,
    wheel,
    windmill,
)
from keydom.drawing.svg import EDGE, INK, PEN, box, disc, path, polygon, use, write
from keydom.games.keyflower.components import BOATS, HOMES, SUMMER_BOATS

GOLD, SNOW = "#edba26", "#f8fcff"
BLUE, RED, YELLOW, GREEN, PLUM = "#2f71bd", "#c63a33", "#e3b41f", "#3d9148", "#7a4a9e"
SAILS = {  # the colour of a boat's sail, and what is on it
    "keyflower": ("#f7e3a1", "key"),
    "sea-bastion": ("#d9d4cb", "shield"),
    "sea-breese": ("#bcdcf0", "cloth"),
    "flipper": ("#f3b9a4", "star"),
    "ianvincible": ("#cfe3b0", "anvil"),
    "white-wind": ("#ffffff", "moon"),
}


@cache
def tile_pictures() -> dict[str, str]:
    """All pictures by the name of their tile."""
    pictures = {name: "".join([shadow(38), *parts]) for name, parts in {**_spring(), **_summer(), **_autumn()}.items()}
    pictures |= {name: "".join([shadow(38), *parts]) for name, parts in {**_winter(), **_promos()}.items()}
    pictures |= {name: _home(number + 1) for number, name in enumerate(HOMES)}
    pictures |= {name: boat(*SAILS[name.removesuffix("-ii")]) for name in BOATS}
    for name in BOATS:
        if name.endswith("-ii"):  # the second of a name flies two pennants
            pictures[name] += flag(-22, -31, RED)
    pictures |= {name: skiff(name[5:]) for name in SUMMER_BOATS}
    return pictures


def _spring() -> dict[str, list[str]]:
    cottage = house(-13, 24, 18, 15)
    return {
        "keywood": [oak(-25, 0, 1.2), oak(24, 0, 1.25, "#4f7d36"), oak(0, 0, 1.6, "#6b9a43")],
        "keystone-quarry": [cliff(), blocks(-14, 0, 2), blocks(17, 0, 2)],
        "key-mine": [hill("#8a7d6d", "#3f4954")],
        "woodcutter": [oak(26, -3, 1.1), cottage, logs(19, 0, 2)],
        "quarryman": [house(-13, 24, 18, 15, SLATE, STONE), blocks(20, 0, 2)],
        "miner": [house(-14, 24, 17, 15, SLATE, LOGS), wagon(19, bars(19, -16))],
        "gold-mine": [
            hill("#a98a55", GOLD),
            disc(-26, -4, 3.4, f'fill="{GOLD}" {EDGE}'),
            disc(25, -4, 4, f'fill="{GOLD}" {EDGE}'),
        ],
        "workshop": [chimney(20, -32, 10), hall(0, 62, 21, 17, MOSS), sign("cog", 0, -29, 9)],
        "apprentice-hall": [hall(0, 66, 18, 15, SLATE), house(0, 28, 22, 20, SLATE), sign("hat", 0, -27, 8.5)],
        "alehouse": [chimney(15, -32, 12), timbered(-4, 42, 24, 19, THATCH), sign("mug", 30, -26, 9)],
        "peddler": [stall(YELLOW), sign("hat", 0, -21, 8)],
        "stable": [hall(0, 66, 20, 16, THATCH, LOGS), sign("shoe", 0, -28, 9)],
        "assayer": [house(-6, 36, 22, 18, MOSS), sign("scales", 26, -24, 10)],
        "storyteller": [oak(24, 0, 1.35), house(-14, 30, 19, 17, THATCH), sign("book", -14, -25, 8)],
    }


def _summer() -> dict[str, list[str]]:
    return {
        "carpenter": [shed(0, 60, 26), logs(-13, 0, 2), sign("saw", 13, -13, 10)],
        "mason": [shed(0, 60, 26, SLATE), blocks(-12, 0, 2), sign("pick", 15, -13, 10)],
        "smelter": [_furnace(), bars(18, 0)],
        "store": [stall(BLUE), *[barrel(x, -14) for x in (-14, 0, 14)]],
        "tavern": [timbered(-6, 44, 22, 20, TILES), sign("barrel", 28, -26, 9.5), flag(-6, -40, RED)],
        "brewer": [chimney(-20, -30, 14), hall(-4, 54, 20, 15, TILES, "#e9d2a4"), barrel(27, 0), barrel(33, -1)],
        "hiring-fair": [tent(-16, 17, 36, GREEN), tent(17, 19, 42, YELLOW)],
        "farrier": [chimney(-22, -30, 12), house(-10, 38, 20, 17, SLATE, STONE), sign("shoe", 22, -16, 11)],
        "bookkeeper": [house(0, 40, 24, 18, PLUM), sign("book", 0, -29, 9)],
        "trader": [stall(GREEN), use("skill-pickaxe", -12, -20, 0.62), use("skill-saw", 12, -20, 0.62)],
        "sorcerer": [tower(0, 22, 30, 22, PLUM), sign("star", 0, -16, 8), disc(26, -38, 4, f'fill="{GOLD}" {EDGE}')],
        "developer": [
            house(-8, 36, 20, 16),
            crane(22),
            path("M-30 0V-34M-30 -12H14M-30 -24H14", f'{PEN} stroke-width="1.6"'),
        ],
    }


def _autumn() -> dict[str, list[str]]:
    return {
        "timber-yard": [shed(0, 66, 33), logs(-13, 0, 3), logs(19, 0, 2)],
        "stone-yard": [shed(0, 66, 33, SLATE), blocks(-8, 0, 3), blocks(22, 0, 1)],
        "blacksmith": [
            chimney(-20, -30, 14, 8),
            hall(-3, 52, 20, 14, SLATE, STONE),
            _open_fire(-3),
            sign("anvil", 28, -22, 9.5),
        ],
        "barn": [barn()],
        "sawmill": [
            hall(4, 52, 24, 15, MOSS, LOGS),
            disc(4, -18, 8, f'fill="#fff6d8" {EDGE}'),
            sign("saw", 4, -18, 8),
            wheel(-28, -14, 13),
        ],
        "sculptor": [house(-18, 28, 18, 15, SLATE), _statue(19)],
        "forge": [chimney(18, -28, 20, 9), hall(0, 58, 22, 13, SLATE, "#9c968b"), _open_fire(0, 1.35)],
        "well": [_well()],
        "goldsmith": [house(0, 42, 24, 19, "#a8761c"), sign("coin", 0, -30, 9)],
        "fair": [tent(-28, 11, 24, GOLD), tent(28, 11, 24, GOLD), tent(0, 24, 44, RED)],
        "inn": [chimney(18, -34, 12), timbered(0, 50, 26, 19, "#8a4a5c"), sign("moon", 0, -34, 8.5)],
        "wainwright": [shed(-4, 56, 28, THATCH), wheel(-14, -10, 10), wheel(8, -10, 10), wheel(29, -9, 9)],
        "merchant": [hall(0, 60, 24, 18, PLUM), sign("scroll", 0, -33, 9.5)],
        "talton-lodge": [fir(-32, 0, 0.9), fir(32, 0, 0.9), house(0, 44, 20, 22, MOSS, LOGS), sign("hat", 0, -26, 8)],
    }


def _winter() -> dict[str, list[str]]:
    return {
        "apothecary": [_snowy(house(-6, 38, 22, 19, MOSS), -6, 38, 22, 19), sign("flask", 26, -24, 10)],
        "craftsmans-guild": [hall(0, 66, 20, 15, TILES), house(0, 30, 24, 21, TILES), sign("hammer", 0, -29, 8.5)],
        "jeweller": [_snowy(house(-6, 38, 22, 19, "#5b6fa8"), -6, 38, 22, 19), sign("gem", 26, -24, 10)],
        "key-guild": [
            tower(-27, 15, 28, 15),
            tower(27, 15, 28, 15),
            house(0, 36, 24, 18, SLATE),
            sign("key", 0, -29, 9),
        ],
        "key-market": [stall(GREEN), sign("key", 0, -21, 8)],
        "keythedral": [_cathedral()],
        "mercers-guild": [hall(0, 62, 24, 17, BLUE), sign("cloth", 0, -32, 9.5)],
        "scholar": [tower(20, 18, 32, 16), house(-12, 34, 20, 17, SLATE), sign("hat", -12, -26, 8.5)],
        "scribes": [_snowy(hall(-6, 48, 22, 17, SLATE), -6, 40, 22, 18), sign("quill", 29, -24, 10)],
        "village-hall": [hall(0, 66, 20, 14), tower(0, 20, 34, 16, TILES, PLASTER), sign("clock", 0, -25, 7.5)],
        "watermill": [house(8, 38, 24, 18, SLATE, STONE), wheel(-22, -16, 15)],
        "windmill": [windmill()],
        "artisan": [house(-6, 38, 22, 19, THATCH), sign("brush", 26, -24, 10)],
        "builder": [house(-12, 34, 18, 16), crane(20), blocks(22, 0, 1)],
        "muleteer": [fir(-30, 0, 0.9, snow=True), wagon(6, parcels(6)), sign("scroll", 33, -24, 9)],
    }


def _promos() -> dict[str, list[str]]:
    """The winter tiles that were given away singly."""
    trees = [oak(-24, 0, 1.1), oak(25, 0, 1.15, "#6b9a43")]
    firs = [fir(-26, 0, 1.0, snow=True), fir(26, 0, 1.05, snow=True), fir(0, 0, 1.3, snow=True)]
    return {
        "emporium": [
            hall(0, 68, 28, 15, PLUM),
            path("M-34 -18H34L37 -11H-37z", f'fill="{GOLD}" {EDGE}'),
            sign("coin", 0, -34, 8.5),
        ],
        "monument": [
            polygon([(-7, -8), (-4, -44), (0, -51), (4, -44), (7, -8)], f'fill="{STONE}" {EDGE}'),
            blocks(0, 0, 1),
            box(-16, -8, 32, 8, f'fill="#aeaaa1" {EDGE}', 0),
        ],
        "beekeeper": [fir(-28, 0, 1, snow=True), _hive(-6), _hive(18)],
        "the-glade": [*trees, disc(2, -36, 8, f'fill="{GOLD}" {EDGE}'), oak(0, 0, 0.8)],
        "the-glade-in-winter": firs,
        "delivery-man": [wagon(-6, parcels(-6)), sign("shoe", 26, -20, 10)],
        "keyside": [
            crane(-16),
            box(-36, -7, 44, 7, f'fill="{TIMBER}" {EDGE}', 0),
            f'<g transform="translate(22 2) scale(0.55)">{boat("#f7e3a1", "key")}</g>',
        ],
    }


def _snowy(picture: str, x: float, width: float, wall: float, roof: float) -> str:
    """Snow along the ridge of a house."""
    half, eaves = (width / 2 + 4) * 0.55, -wall - roof * 0.45
    drift = f"M{x - half:g} {eaves:g}L{x:g} {-wall - roof - 1:g}L{x + half:g} {eaves:g}q-5 4 -9 0t-8 0t-8 0z"
    return picture + path(drift, f'fill="{SNOW}" {EDGE}')


def _furnace() -> str:
    shaft = path("M-30 0L-24 -46H-8L-2 0z", f'fill="#9c6a52" {EDGE}')
    return (
        shaft
        + path("M-22 -4Q-16 -20 -10 -4z", f'fill="#2a1a10" {EDGE}')
        + fire(-16, -4)
        + path("M-26 -30H-6M-28 -16H-23M-9 -16H-4", f'{PEN} stroke-width="1" stroke-opacity="0.5"')
    )


def _open_fire(x: float, size: float = 1.0) -> str:
    hearth = path("M-11 0V-12Q0 -21 11 -12V0z", f'fill="#221710" {EDGE}') + fire(0, -1)
    return f'<g transform="translate({x:g} 0) scale({size:g})">{hearth}</g>'


def _statue(x: float) -> str:
    base = box(x - 11, -11, 22, 11, f'fill="#aeaaa1" {EDGE}', 0)
    body = path(f"M{x - 8:g} -11Q{x - 8:g} -30 {x:g} -31Q{x + 8:g} -30 {x + 8:g} -11z", f'fill="#e6e3dc" {EDGE}')
    return base + body + disc(x, -36, 6, f'fill="#e6e3dc" {EDGE}')


def _well() -> str:
    ring = box(-19, -17, 38, 17, f'fill="{STONE}" {EDGE}', 3) + path(
        "M-19 -9H19M-8 -17V-9M8 -17V-9M0 -9V0M-13 -9V0M13 -9V0", f'{PEN} stroke-width="1"'
    )
    posts = path("M-16 -17V-36M16 -17V-36M0 -34V-22", f'{PEN} stroke-width="3"')
    bucket = path("M-5 -24H5L4 -17H-4z", f'fill="{LOGS}" {EDGE}')
    return posts + bucket + ring + polygon([(-24, -34), (0, -50), (24, -34)], f'fill="{TILES}" {EDGE}')


def _cathedral() -> str:
    nave = house(0, 30, 26, 18, SLATE, "#efe6cf")
    rose = disc(0, -30, 5.6, f'fill="{PLUM}" {EDGE}') + path(
        "M-5.6 -30H5.6M0 -35.6V-24.4", 'stroke="#f5ecff" stroke-width="1.2"'
    )
    return tower(-24, 15, 30, 22, SLATE, "#efe6cf") + tower(24, 15, 30, 22, SLATE, "#efe6cf") + nave + rose


def _hive(x: float) -> str:
    rings = "".join(
        box(x - half, -y, 2 * half, 8, f'fill="{THATCH}" {EDGE}', 4)
        for y, half in ((8, 11), (15, 10), (22, 8), (28, 5))
    )
    return rings + disc(x, -5, 2.6, f'fill="{INK}"')


def _home(number: int) -> str:
    """The house where a village begins, its number on a shield."""
    plate = path("M-10 -46H10V-36Q10 -27 0 -23Q-10 -27 -10 -36z", f'fill="#fff6d8" {EDGE}')
    digit = write(0, -31, str(number), 16, colour=INK, anchor="middle", bold=True)
    body = chimney(20, -24, 16) + hall(0, 60, 19, 17, TILES) + plate + digit
    return shadow(38) + body


def boat(sail: str, glyph: str) -> str:
    """A boat under sail, with its sign on it."""
    mark = path(GLYPHS[glyph], f'{PEN} stroke-width="1.7"')
    return ship(sail, f'<g transform="translate(2 -33) scale(1.15)">{mark}</g>')


def skiff(name: str) -> str:
    """A small boat with its number on the sail; a and b differ in the cut of the sail."""
    hull = path("M-27 -12H27Q22 3 12 3H-12Q-22 3 -27 -12z", f'fill="#a8662f" {EDGE}')
    cut = "M-3 -16V-52Q24 -40 25 -16z" if name.endswith("a") else "M-3 -16V-50H22L25 -16z"
    sail = path(cut, f'fill="#fdf8e8" {EDGE}') + path("M-7 -16V-42Q-22 -30 -23 -16z", f'fill="#f3b9a4" {EDGE}')
    number = write(8.5, -20, name, 15, colour=INK, anchor="middle", bold=True)
    return path("M-5 -12V-54", f'{PEN} stroke-width="2.4"') + sail + hull + number
