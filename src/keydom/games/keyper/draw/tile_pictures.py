"""The picture of every tile: what stands on it, so that it is known at a glance."""

from __future__ import annotations

from functools import cache

from keydom.drawing.buildings import (
    DOOR,
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
    bricks,
    cliff,
    crane,
    fence,
    fir,
    fire,
    hill,
    logs,
    oak,
    parcels,
    shadow,
    ship,
    statue,
    wagon,
    wheel,
    windmill,
)
from keydom.drawing.svg import EDGE, INK, PEN, box, disc, path, polygon, use

GOLD, RED, BLUE, PLUM, ROSE = "#edba26", "#c63a33", "#2f71bd", "#7a4a9e", "#b4516f"


@cache
def tile_pictures() -> dict[str, str]:
    """All pictures by the name of their tile; each stands on the line y = 0, about 76 wide and 52 high."""
    parts = {
        **_home_farm(),
        **_home_village(),
        **_spring(),
        **_spring_trades(),
        **_patrons(),
        **_land(),
        **_gems(),
        **_later(),
    }
    return {name: "".join([shadow(38), *pictures]) for name, pictures in parts.items()}


def _animal(name: str, x: float, scale: float = 1.25) -> str:
    return use(f"resource-{name}", x, -11 * scale, scale)


def _animal_shed(animal: str, cover: str, face: str = LOGS) -> list[str]:
    """A shed with one of those that live there looking out."""
    return [hall(-5, 58, 21, 18, cover, face), _animal(animal, 20, 1.35), fence(-22, 2)]


def _home_farm() -> dict[str, list[str]]:
    yard = [_sized(barn(), -15, 0.82), fence(0, 3), *(_animal(name, x, 1) for name, x in (("cow", 10), ("pig", 29)))]
    wild = [
        fir(-27, 0, 1.05),
        oak(-10, 0, 1.15),
        fence(0, 3),
        *(_animal(name, x, 1) for name, x in (("deer", 9), ("goat", 28))),
    ]
    return {
        "cow-shed": _animal_shed("cow", TILES),
        "pig-sty": _animal_shed("pig", THATCH, PLASTER),
        "sheep-shelter": _animal_shed("sheep", MOSS),
        "stable": _animal_shed("horse", SLATE, PLASTER),
        "farmyard": yard,
        "paddock": wild,
    }


def _home_village() -> dict[str, list[str]]:
    return {
        "brickmaker": [_kiln(-16, 0.85), bricks(17, 0, 3)],
        "carpenter": [shed(0, 62, 28), logs(-14, 0, 2), sign("saw", 14, -14, 11)],
        "stonemason": [shed(0, 62, 28, SLATE), blocks(-12, 0, 2), sign("pick", 17, -14, 11)],
        "scrapyard": [_heap(), wheel(-24, -10, 9), sign("hammer", 22, -30, 9)],
        "drainage": [_culvert()],
        "pavements": [_pavement(), house(-20, 24, 16, 14), house(20, 24, 16, 14, SLATE)],
    }


def _spring() -> dict[str, list[str]]:
    return {
        "alchemist": [tower(-8, 24, 30, 20, PLUM), sign("flask", 22, -20, 11)],
        "barn": [_sized(barn(), 0, 1)],
        "boarding-house": [chimney(19, -34, 12), timbered(0, 52, 26, 19, ROSE), sign("moon", 0, -34, 8.5)],
        "builder": [house(-14, 34, 18, 16), crane(19), blocks(22, 0, 1)],
        "building-plot": [_plot(), crane(12)],
        "chicken-house": [_coop(), _animal("chicken", 22, 1.35)],
        "dock": [_quay(), f'<g transform="translate(15 2) scale(0.62)">{ship("#f7e3a1")}</g>'],
        "farm-labourer": [_sheaf(26), house(-17, 28, 18, 15, THATCH), use("keyple-light-green", 8, -14, 1.2)],
        "gem-dealer": [stall(PLUM), use("resource-ruby", -13, -20, 0.66), use("resource-emerald", 12, -20, 0.6)],
        "goat-pen": [shed(-6, 50, 26), _animal("goat", 4, 1.4), fence(-22, 2), fence(23, 1)],
        "hop-field": [*(_hops(x) for x in (-27, -9, 9, 27))],
        "jewel-cutter": [house(-8, 38, 22, 19, "#5b6fa8"), sign("gem", 24, -22, 11)],
        "livestock-market": [stall(TILES), use("resource-sheep", -14, -18, 0.95), use("resource-pig", 14, -18, 0.95)],
        "oast-house": [_oast(-16), _oast(12), hall(30, 18, 16, 10, TILES)],
        "seafarer": [f'<g transform="translate(0 3) scale(0.95)">{ship("#bcdcf0")}</g>'],
        "shipping-agent": [house(-12, 36, 22, 18, BLUE), barrel(16, 0), barrel(27, 0), sign("scroll", 22, -26, 9)],
    }


def _spring_trades() -> dict[str, list[str]]:
    steps = path("M-18 0V-8H18V0M-12 -8V-14H12V-8", f'fill="#aeaaa1" {EDGE}')
    return {
        "statue": [steps, f'<g transform="translate(0 -12)">{statue(0)}</g>'],
        "thatcher": [hall(-4, 56, 18, 24, THATCH), _straw(-4), _sheaf(31)],
        "trading-post": [hall(0, 58, 21, 17, MOSS, LOGS), flag(-18, -36, RED), sign("scales", 0, -31, 10)],
        "village-hall": [hall(0, 68, 20, 14), tower(0, 20, 34, 16, TILES, PLASTER), sign("clock", 0, -25, 7.5)],
        "windmill": [windmill()],
    }


def _patrons() -> dict[str, list[str]]:
    def home(colour: str, cover: str, *more: str) -> list[str]:
        return [house(-13, 34, 20, 18, cover), *more, use(f"keyple-{colour}", 13, -16, 1.35)]

    return {
        "boatman": home("light-blue", BLUE, f'<g transform="translate(31 3) scale(0.85)">{use("sail", 0, -9)}</g>'),
        "bricklayer": home("orange", TILES, bricks(30, 0, 2)),
        "farmer": home("light-green", THATCH, _sheaf(31)),
        "lumberjack": home("brown", MOSS, logs(30, 0, 2)),
        "quarryman": home("grey", SLATE, blocks(31, 0, 1), blocks(31, -9, 1)),
    }


def _land() -> dict[str, list[str]]:
    return {
        "farmers-cottage": [oak(-27, 0, 1.1), house(0, 36, 18, 20, THATCH), _sheaf(28), fence(-10, 1)],
        "kiln": [_kiln(0, 1), bricks(-29, 0, 2), bricks(29, 0, 2)],
        "log-cabin": [fir(-30, 0, 1.05), _cabin(2), logs(31, 0, 2)],
        "mine": [hill("#6f6a66", "#a9b3bd")],
        "open-pit": [cliff(), blocks(-14, 0, 2), blocks(17, 0, 2)],
        "brickyard": [shed(0, 68, 33, TILES), bricks(-12, 0, 3), bricks(21, 0, 2)],
        "stoneyard": [shed(0, 68, 33, SLATE), blocks(-9, 0, 3), blocks(23, 0, 1)],
        "timberyard": [shed(0, 68, 33), _boards(-12), _boards(19)],
    }


def _gems() -> dict[str, list[str]]:
    def shop(cover: str, *gems: str) -> list[str]:
        step = 21.0
        first = -(len(gems) - 1) * step / 2
        shown = [use(f"resource-{gem}", first + step * place, -38, 0.82) for place, gem in enumerate(gems)]
        return [
            hall(0, 66, 25, 18, cover),
            *(disc(first + step * at, -38, 12, f'fill="#fff6d8" {EDGE}') for at in range(len(gems))),
            *shown,
        ]

    return {
        "prospector": [hill("#a98a55", GOLD), sign("pick", 27, -30, 10), disc(-24, -4, 4, f'fill="{GOLD}" {EDGE}')],
        "scrap-dealer": [wagon(-4, parcels(-4)), barrel(28, 0), sign("scales", 22, -34, 9)],
        "bracelet-maker": [*shop(PLUM, "emerald", "sapphire")],
        "emporium": [*shop(RED, "ruby", "sapphire"), path("M-36 -17H36L39 -10H-39z", f'fill="{GOLD}" {EDGE}')],
        "gem-merchant": [*shop(MOSS, "emerald", "gold")],
        "goldsmith": [*shop("#a8761c", "gold", "sapphire"), bars(26, 0, GOLD)],
        "jeweller": [*shop("#5b6fa8", "emerald", "ruby")],
        "ring-maker": [*shop(SLATE, "gold", "ruby")],
    }


def _later() -> dict[str, list[str]]:
    return {
        "entertainer": [tent(-14, 21, 42, RED), tent(20, 16, 32, BLUE), use("keyple-white", 35, -11, 0.85)],
        "key-market": [stall(MOSS), sign("key", 0, -21, 9.5)],
        "merchant": [hall(-6, 54, 24, 18, PLUM), sign("coin", -6, -33, 9), barrel(28, 0)],
        "copse": [oak(-26, 0, 1.15), fir(-6, 0, 1.15), oak(13, 0, 1.25, "#6b9a43"), _animal("deer", 31, 1.1)],
        "game-wardens-cottage": [fir(-31, 0, 1), house(-4, 38, 20, 18, MOSS, LOGS), _animal("deer", 27, 1.35)],
        "hunters-lodge": [fir(-32, 0, 1), house(-4, 40, 20, 20, TILES, LOGS), _animal("wild-boar", 27, 1.35)],
    }


def _sized(picture: str, x: float, size: float) -> str:
    return f'<g transform="translate({x:g} 0) scale({size:g})">{picture}</g>'


def _kiln(x: float, size: float) -> str:
    """A beehive of bricks with a fire in it."""
    dome = path("M-22 0Q-24 -30 -7 -40V-46H7V-40Q24 -30 22 0z", f'fill="#c0684a" {EDGE}')
    courses = path(
        "M-21 -12H21M-19.6 -22H19.6M-15 -32H15M-10 -12V-22M8 -12V-22M0 -22V-32M-16 0V-12M16 0V-12",
        f'{PEN} stroke-width="1" stroke-opacity="0.5"',
    )
    mouth = path("M-9 0V-10Q0 -19 9 -10V0z", f'fill="#221710" {EDGE}') + fire(0, -1)
    smoke = path(
        "M0 -48q-4 -4 0 -7", 'fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="2.8" stroke-linecap="round"'
    )
    return _sized(dome + courses + mouth + smoke, x, size)


def _heap() -> str:
    pile = path("M-26 0Q-18 -18 -6 -20Q4 -34 14 -20Q30 -14 34 0z", f'fill="#a59c8c" {EDGE}')
    things = use("resource-brick", 0, -9, 0.7) + use("resource-wood", 18, -8, 0.7) + use("resource-stone", 8, -22, 0.66)
    return pile + things


def _culvert() -> str:
    """Water that runs off through an arch."""
    wall = box(-36, -30, 72, 30, f'fill="{STONE}" {EDGE}', 0)
    courses = path(
        "M-36 -20H36M-36 -10H36M-24 -30V-20M-2 -30V-20M22 -30V-20M-30 -20V-10M30 -20V-10",
        f'{PEN} stroke-width="1" stroke-opacity="0.5"',
    )
    arch = path("M-15 0V-9Q0 -29 15 -9V0z", f'fill="#1d3442" {EDGE}')
    water = path("M-15 0V-7Q-8 -11 0 -7T15 -7V0L22 5H-22z", f'fill="#7fb6d6" {EDGE}')
    waves = path("M-12 -2q3 -3 6 0t6 0t6 0t6 0", 'fill="none" stroke="#e9f5fb" stroke-width="1.6"')
    coping = box(-38, -35, 76, 6, f'fill="#dedad0" {EDGE}', 1)
    return wall + courses + arch + water + waves + coping


def _pavement() -> str:
    stones = []
    for row, (top, half) in enumerate(((-14, 12), (-9, 19), (-4, 27), (1, 36))):
        for place in range(4):
            left = -half + place * half / 2
            paint = "#cfcabd" if (row + place) % 2 else "#b3ada0"
            stones.append(box(left, top - 1, half / 2, 5, f'fill="{paint}" {EDGE}', 0.6))
    return "".join(stones)


def _plot() -> str:
    """Pegs and string around bare earth."""
    earth = polygon([(-36, 0), (-27, -14), (27, -14), (36, 0)], f'fill="#b99a6a" {EDGE}')
    pegs = path("M-36 2V-10M36 2V-10M-27 -13V-22M27 -13V-22", f'{PEN} stroke-width="3"')
    return earth + path("M-36 -8L-27 -20H27L36 -8z", 'fill="none" stroke="#fff6d8" stroke-width="1.4"') + pegs


def _coop() -> str:
    legs = path("M-30 0V-10M2 0V-10", f'{PEN} stroke-width="3"')
    ramp = path("M-8 -8L10 1", f'stroke="{TIMBER}" stroke-width="4"')
    hut = house(-14, 36, 18, 17, TILES, LOGS).replace(f'fill="{DOOR}"', f'fill="{INK}"')
    return legs + ramp + f'<g transform="translate(0 -8)">{hut}</g>'


def _quay() -> str:
    deck = box(-38, -12, 40, 6, f'fill="{LOGS}" {EDGE}', 0)
    piles = path("M-34 -6V3M-20 -6V3M-6 -6V3", f'stroke="{TIMBER}" stroke-width="4"')
    water = path("M-38 2q5 -5 10 0t10 0t10 0t10 0t10 0t10 0t10 0", 'fill="none" stroke="#4f97c4" stroke-width="3"')
    return piles + deck + barrel(-30, -12) + barrel(-18, -12) + water


def _sheaf(x: float) -> str:
    return use("resource-wheat", x, -12, 1.15)


def _hops(x: float) -> str:
    """A pole with climbing hops."""
    pole = path(f"M{x:g} 0V-48", f'stroke="{TIMBER}" stroke-width="2.6"')
    leaves = [(x + side * 4.6, -7 - 7 * at) for at, side in enumerate((1, -1, 1, -1, 1, -1))]
    bines = "".join(f'<ellipse cx="{a:g}" cy="{b:g}" rx="5" ry="4.4" fill="#6b9a43" {EDGE}/>' for a, b in leaves)
    cones = "".join(disc(a * 1 + (2 if a > x else -2), b + 2.4, 2, 'fill="#d3de7c"') for a, b in leaves[::2])
    return pole + bines + cones


def _oast(x: float) -> str:
    """A round tower for drying hops, with its cowl."""
    wall = path(f"M{x - 12:g} 0V-20H{x + 12:g}V0z", f'fill="#c0684a" {EDGE}')
    roof = polygon([(x - 14, -19), (x - 3, -42), (x + 3, -42), (x + 14, -19)], f'fill="#8c4a38" {EDGE}')
    cowl = path(f"M{x - 4:g} -41V-51Q{x + 8:g} -50 {x + 4:g} -41z", f'fill="#fffaf0" {EDGE}')
    return wall + roof + cowl + box(x - 3.4, -11, 6.8, 11, f'fill="{DOOR}" {EDGE}', 0)


def _straw(x: float) -> str:
    lines = "".join(f"M{x + at:g} -20L{x + at * 0.84:g} -39" for at in (-24, -16, -8, 0, 8, 16, 24))
    return path(lines, 'fill="none" stroke="#8d6716" stroke-width="1.1" stroke-linecap="round"')


def _cabin(x: float) -> str:
    walls = box(x - 22, -21, 44, 21, f'fill="#b98448" {EDGE}', 0)
    seams = path(
        f"M{x - 22:g} -16H{x + 22:g}M{x - 22:g} -11H{x + 22:g}M{x - 22:g} -6H{x + 22:g}", f'{PEN} stroke-width="0.9"'
    )
    roof = polygon([(x - 27, -19), (x, -42), (x + 27, -19)], f'fill="#6d4522" {EDGE}')
    return walls + seams + roof + box(x - 4, -12, 8, 12, f'fill="{DOOR}" {EDGE}', 0)


def _boards(x: float) -> str:
    rows = [
        box(x - 15 + 1.5 * (at % 2), -5 - 5 * at, 30, 5, f'fill="{paint}" {EDGE}', 0.6)
        for at, paint in enumerate(("#d8a45e", "#e9bd7c", "#d8a45e", "#f0cb90"))
    ]
    return "".join(rows)
