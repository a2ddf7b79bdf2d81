"""The place in the landscape: the cathedral on its hill, still in scaffolding, over fields and cottages."""

from __future__ import annotations

from math import cos, pi, sin

from keydom.core.scene import Area, LandscapePlace
from keydom.drawing.buildings import STAINED_GLASS
from keydom.drawing.landscape import HILLS, fir_tree, ground_shadow, road
from keydom.drawing.svg import box, path, polygon, use, write
from keydom.games.keythedral.draw.palette import PLAYERS
from keydom.games.keythedral.draw.pieces import sign
from keydom.games.keythedral.draw.sheet import SHEET

HEART = Area(-18.0, 38.0, 500.0, 220.0)
LINE = 'stroke="#4a3a16" stroke-width="1.4" stroke-linejoin="round"'
WALL, WALL_IN_SHADE = f'fill="#fbf0d0" {LINE}', f'fill="#efe0b8" {LINE}'
ROOF, SUNNY_ROOF = f'fill="#7b5a1e" {LINE}', f'fill="#96702c" {LINE}'
COURSE, CROSS = 'fill="none" stroke="#4a3a16" stroke-width="1"', 'stroke="#c9951f" stroke-width="2.4"'
FIELDS = (
    ("wood", 78, 250), ("vineyard", 376, 250), ("lake", 46, 280), ("farm", 128, 274), ("quarry", 434, 270),
    ("vineyard", 106, 304), ("quarry", 188, 296), ("lake", 340, 284), ("farm", 270, 304), ("wood", 424, 304),
    ("wood", 40, 320), ("farm", 356, 326), ("vineyard", 200, 340), ("quarry", 124, 350), ("lake", 286, 350),
    ("farm", 440, 348), ("wood", 370, 372), ("lake", 58, 370), ("vineyard", 452, 394), ("farm", 206, 384),
    ("quarry", 290, 396), ("wood", 130, 400),
)  # fmt: skip
COTTAGES = (("blue", 1, 160, 304), ("green", 4, 392, 294), ("yellow", 2, 308, 314), ("black", 5, 76, 314),
            ("red", 3, 240, 326), ("yellow", 4, 400, 342), ("red", 5, 164, 358), ("blue", 2, 328, 358),
            ("green", 1, 252, 374), ("black", 3, 96, 388))  # fmt: skip
WORKERS = (("blue", 128, 273), ("red", 270, 303), ("yellow", 356, 325), ("black", 106, 303), ("green", 200, 339))
CUBES = (("stone", 60, 436), ("timber", 84, 442), ("gold", 72, 420), ("glass", 398, 438), ("wine", 422, 444))


def place() -> LandscapePlace:
    """The cathedral and its land."""
    hill = path("M6 274C80 254 120 178 232 178S390 214 500 262V330H6z", HILLS)
    way = road("M100 344C150 322 190 290 216 234", 9)
    firs = [fir_tree(x, y, size) for x, y, size in
            ((84, 236, 0.7), (98, 230, 0.8), (352, 222, 0.75), (368, 226, 0.85), (382, 232, 0.7))]  # fmt: skip
    land = [_field(kind, x, y) for kind, x, y in FIELDS]
    people = [f'<g transform="translate({x} {y}) scale(0.5 0.34)">{use(f"worker-{colour}", 0, 0)}</g>'
              for colour, x, y in WORKERS]  # fmt: skip
    cottages = [_cottage(*told) for told in sorted(COTTAGES, key=lambda told: told[3])]
    cubes = [ground_shadow(x, y + 8, 15) + use(f"cube-{name}", x, y, 1.05) for name, x, y in CUBES]
    parts = [hill, way, _cathedral(222, 232, 0.94), *firs, *land, *people, *cottages, *cubes]
    return LandscapePlace(SHEET.fragment(*parts), HEART)


def _field(kind: str, x: float, y: float) -> str:
    size = 0.62 if y < 290 else 0.72
    return f'<g transform="translate({x} {y}) scale({size} {size / 2})">{use(kind, 0, 0)}</g>'


def _cottage(colour: str, number: int, x: float, y: float) -> str:
    edge = 'stroke="#2b241a" stroke-width="1" stroke-linejoin="round"'
    wall = box(-12.5, -17, 25, 17, f'fill="#fffdf6" {edge}', 0)
    roof = polygon([(-18, -16), (0, -33), (18, -16)], f'fill="{PLAYERS[colour].colour}" {edge}')
    mark = write(0, -2, str(number), 15, colour="#2b241a", anchor="middle", bold=True)
    drawn = ground_shadow(0, 1, 19, 4.5) + wall + roof + sign(colour, 0, -22, 0.8) + mark
    return f'<g transform="translate({x} {y + 12}) scale(0.86)">{drawn}</g>'


def _cathedral(x: float, y: float, size: float) -> str:
    """From behind to the front: nave and choir, the spire over the crossing, the west front, the scaffolding."""
    parts = [ground_shadow(0, 2, 126, 13), _nave(), _spire(), _front(), _rose(), _door(), _scaffolding()]
    return f'<g transform="translate({x} {y}) scale({size})">{"".join(parts)}</g>'


def _window(x: float, y: float, width: float, height: float) -> str:
    half, spring, top = width / 2, y - height * 0.55, y - height
    arch = f"M{x - half} {y}V{spring:.1f}Q{x - half} {y - height * 0.9:.1f} {x} {top}"
    arch += f"Q{x + half} {y - height * 0.9:.1f} {x + half} {spring:.1f}V{y}z"
    bar = 'stroke="#f3cf6a" stroke-width="1"'
    return path(arch, f'fill="{STAINED_GLASS}" {LINE}') + path(f"M{x} {y}V{top + 2}", bar)


def _nave() -> str:
    parts = [path("M20 0V-66H112V0z", WALL_IN_SHADE), path("M14 -66L30 -96H108L118 -66z", SUNNY_ROOF)]
    parts.append(path("M20 -40H112M24 -76H114M27 -86H111", COURSE + ' stroke-opacity="0.5"'))
    for bay in range(4):
        x = 38 + 22 * bay
        buttress = f"M{x + 10} 0V-36l3 -5l3 5V0z"
        parts += [_window(x, -46, 9, 17), _window(x, -8, 11, 26), path(buttress, WALL)]
    choir = path("M112 0V-52q14 6 14 22V0z", WALL_IN_SHADE) + path("M110 -52L112 -66Q130 -56 129 -30z", ROOF)
    return "".join(parts) + choir


def _spire() -> str:
    base, cap = path("M60 -96V-112H80V-96z", WALL), path("M57 -112L70 -170L83 -112z", ROOF)
    return base + cap + path("M70 -170v-12M66 -177h8", CROSS)


def _front() -> str:
    parts = [path("M-46 0V-84L-14 -112L20 -84V0z", WALL)]
    for x in (-58, 26):
        parts += [
            path(f"M{x - 16} 0V-128H{x + 16}V0z", WALL),
            path(f"M{x - 19} -128L{x} -184L{x + 19} -128z", ROOF),
            path(f"M{x} -184v-12M{x - 4} -191h8", CROSS),
            path(f"M{x - 16} -96H{x + 16}M{x - 16} -52H{x + 16}", COURSE),
            _window(x, -100, 10, 20),
            _window(x, -60, 9, 26),
            path(f"M{x - 20} -128h40", 'stroke="#4a3a16" stroke-width="2.4"'),
            path(f"M{x - 20} 0V-44l4 -8l4 8V0z", WALL_IN_SHADE),
        ]
    return "".join(parts)


def _rose() -> str:
    spokes = "".join(f"M-16 -66l{17 * cos(at * pi / 4):.1f} {17 * sin(at * pi / 4):.1f}" for at in range(8))
    glass = f'<circle cx="-16" cy="-66" r="18" fill="{STAINED_GLASS}" {LINE}/>'
    return glass + path(spokes, 'stroke="#f3cf6a" stroke-width="1.3"') + (
        '<circle cx="-16" cy="-66" r="6" fill="#f3cf6a" stroke="#4a3a16"/>'
    )  # fmt: skip


def _door() -> str:
    arch = "M-30 0V-22Q-30 -38 -16 -42Q-2 -38 -2 -22V0z"
    return path(arch, ROOF) + path("M-16 0V-40M-30 -18H-2", COURSE)


def _scaffolding() -> str:
    poles = "M-86 0V-118M-98 0V-118M-100 -30H-74M-100 -60H-74M-100 -90H-74M-100 -118H-74"
    return path(
        poles + "M-98 0L-86 -30M-98 -30L-86 -60M-98 -60L-86 -90", 'fill="none" stroke="#8a5c34" stroke-width="2.2"'
    )
