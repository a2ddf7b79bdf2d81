"""The fields of the board: an octagon a kind, told apart by its picture as well as by its colour.

A field is drawn around its middle, 100 wide: neighbours then lie 100 apart, and squares exactly between four of them.
"""

from __future__ import annotations

from math import sqrt

from keydom.drawing.svg import box, disc, path, polygon, unclickable
from keydom.drawing.theme import both
from keydom.games.keythedral.components import KINDS
from keydom.games.keythedral.draw.palette import GROUNDS

PITCH = 100.0
DIAGONAL = PITCH * (2 - sqrt(2)) / 2  # half a square, from its middle to a corner
GAP = 1.4  # between two tiles, from the middle of the gap


def octagon(reach: float) -> list[tuple[float, float]]:
    """The corners of an octagon that reaches so far to each of its sides."""
    half = reach * (sqrt(2) - 1)
    quarter = [(half, -reach), (reach, -half), (reach, half), (half, reach)]
    return quarter + [(-x, -y) for x, y in quarter]


def pictures() -> dict[str, str]:
    """A picture of each kind of field, to be used by name."""
    return {kind: tile(kind) for kind in KINDS}


def tile(kind: str) -> str:
    shadow = [(x + 1, y + 2.5) for x, y in octagon(PITCH / 2 - GAP)]
    ground = octagon(PITCH / 2 - GAP)
    rim = polygon(octagon(PITCH / 2 - 5), 'fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="1.2"')
    edge = both(GROUNDS[kind], "shade", 1.2) + ' stroke-opacity="0.55" stroke-linejoin="round"'
    return polygon(shadow, 'fill="#000" fill-opacity="0.18"') + polygon(ground, edge) + rim + MOTIFS[kind]()


def _quarry() -> str:
    places = [(-30, -21), (-10, -21), (10, -21), (-20, -33), (0, -33)]
    places += [(-31, 23), (-11, 23), (9, 23), (-41, 11), (20, 11), (-21, 35), (-1, 35)]
    return "".join(_block(x, y) for x, y in sorted(places, key=lambda place: -place[1]))


def _block(x: float, y: float) -> str:
    stroke = 'stroke="#5c574e" stroke-width="1.1" stroke-linejoin="round"'
    top = polygon([(x, y), (x + 4, y - 4), (x + 23, y - 4), (x + 19, y)], f'fill="#f3f0e9" {stroke}')
    side = polygon([(x + 19, y), (x + 23, y - 4), (x + 23, y + 7), (x + 19, y + 11)], f'fill="#857f74" {stroke}')
    return top + side + box(x, y, 19, 11, f'fill="#aea89c" {stroke}', 0)


def _wood() -> str:
    places = [(-12, -26), (12, -27), (-29, -10), (30, -9), (-33, 14), (33, 15), (-15, 33), (14, 34), (0, -36)]
    return "".join(_tree(x, y) for x, y in sorted(places, key=lambda place: place[1]))


def _tree(x: float, y: float) -> str:
    stroke = 'stroke="#22301c" stroke-width="1" stroke-linejoin="round"'
    trunk = box(x - 1.7, y + 6, 3.4, 6, 'fill="#4b3520"', 0)
    low = polygon([(x, y - 7), (x + 9.5, y + 7), (x - 9.5, y + 7)], f'fill="#3f5a33" {stroke}')
    high = polygon([(x, y - 13), (x + 7, y - 2), (x - 7, y - 2)], f'fill="#55743f" {stroke}')
    return trunk + low + high


def _lake() -> str:
    pale = 'fill="none" stroke="#e9f4f9" stroke-width="2.4" stroke-linecap="round"'
    deep = 'fill="none" stroke="#2c6488" stroke-width="2.4" stroke-linecap="round"'
    rows = [(-27, 3, -33, deep), (-38, 4, -21, pale), (-42, 4, 24, deep), (-29, 3, 36, pale)]
    rows += [(-44, 1, -2, deep), (24, 1, -2, deep), (-42, 1, 11, pale), (23, 1, 11, pale)]
    return "".join(path(f"M{x} {y}" + "q5 -6 10 0t10 0" * count, paint) for x, count, y, paint in rows)


def _farm() -> str:
    outline = 'stroke="#3f2a1c" stroke-width="1.2" stroke-linejoin="round"'
    barn = box(-15, -30, 30, 15, f'fill="#a6493a" {outline}', 0)
    roof = polygon([(-19, -29), (-10, -41), (10, -41), (19, -29)], f'fill="#5e4534" {outline}')
    door = box(-5, -25, 10, 10, f'fill="#f3e6c4" {outline}', 0) + path("M-5 -25L5 -15M5 -25L-5 -15", outline)
    places = [(-36, -4), (36, -4), (-32, 18), (32, 18), (-19, 27), (19, 27), (-6, 31), (7, 31)]
    return barn + roof + door + "".join(_ear(x, y) for x, y in places)


def _ear(x: float, y: float) -> str:
    stalk = f"M{x} {y + 13}V{y - 9}"
    grains = "".join(f"M{x} {y + down}l-4.5 -4.5M{x} {y + down}l4.5 -4.5" for down in (-3, 2, 7))
    paint = 'fill="none" stroke="#7a5d14" stroke-width="2" stroke-linecap="round"'
    return path(stalk + grains, paint)


def _vineyard() -> str:
    wire = 'fill="none" stroke="#f0d9c0" stroke-width="1.4" stroke-opacity="0.8"'
    trellis = path("M-38 -27H38M-45 12H45M-26 -40V-4M26 -40V-4M-26 12V40M26 12V40M0 -44V-26M0 26V44", wire)
    places = [(-26, -25), (26, -25), (0, -33), (-28, 17), (28, 17), (0, 31)]
    return trellis + "".join(_grapes(x, y) for x, y in places)


def _grapes(x: float, y: float) -> str:
    leaf = path(f"M{x} {y - 5}q-9 -8 -12 1q6 5 12 -1q9 -8 12 1q-6 5 -12 -1", 'fill="#a9bd62" stroke="#3a4218"')
    berries = [(-5, 0), (0, 0), (5, 0), (-2.5, 4.6), (2.5, 4.6), (0, 9.2)]
    skin = 'fill="#4c1c3b" stroke="#f4dfe6" stroke-width="0.7"'
    return leaf + "".join(disc(x + right, y + down, 3, skin) for right, down in berries)


def spot(corners: list[tuple[float, float]]) -> str:
    """A place where a field or a cottage may be laid, pencilled on the ground."""
    dashes = 'stroke-dasharray="6 5" fill-opacity="0.3"'
    return polygon(corners, f"{both('sky', 'pencil', 1.6)} {dashes}")


def ring(corners: list[tuple[float, float]]) -> str:
    """A bright line that shows what matters just now: it stands out from any ground, and lets clicks through."""
    dark = polygon(corners, 'fill="none" stroke="#33240a" stroke-width="7" stroke-opacity="0.7"')
    bright = polygon(corners, 'fill="none" stroke="#ffd447" stroke-width="4" stroke-linejoin="round"')
    return unclickable(dark, bright)


MOTIFS = {"quarry": _quarry, "wood": _wood, "lake": _lake, "farm": _farm, "vineyard": _vineyard}
