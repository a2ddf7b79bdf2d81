"""What stands around buildings: trees and hills, heaps of goods, wagons, boats, fences.

Everything stands on the line y = 0, or on a point, and rises above it.
"""

from __future__ import annotations

from keydom.drawing.buildings import DOOR, LOGS, TILES, TIMBER, flag
from keydom.drawing.svg import EDGE, INK, PEN, box, disc, path, polygon


def shadow(half: float) -> str:
    return f'<ellipse cx="0" cy="0" rx="{half:g}" ry="3.4" fill="#000" fill-opacity="0.2"/>'


def oak(x: float, y: float, size: float, leaves: str = "#5d8a3c") -> str:
    trunk = path(f"M{x:g} {y:g}v{-12 * size:g}", f'stroke="{TIMBER}" stroke-width="{4 * size:g}"')
    crown = disc(x, y - 19 * size, 11 * size, f'fill="{leaves}" {EDGE}')
    return trunk + crown + disc(x - 3 * size, y - 22 * size, 4.5 * size, 'fill="#fff" fill-opacity="0.22"')


def fir(x: float, y: float, size: float, snow: bool = False) -> str:
    trunk = path(f"M{x:g} {y:g}v{-7 * size:g}", f'stroke="{TIMBER}" stroke-width="{3.4 * size:g}"')
    parts = [trunk]
    for low, high, half in ((5, 21, 11), (15, 30, 8.5), (24, 38, 6)):
        points = [(x - half * size, y - low * size), (x, y - high * size), (x + half * size, y - low * size)]
        parts.append(polygon(points, f'fill="#3f6a46" {EDGE}'))
        if snow:
            reach, foot = half * size * 0.4, y - (high - (high - low) * 0.4) * size
            tip = [(x - reach, foot), (x, y - high * size), (x + reach, foot)]
            parts.append(polygon(tip, 'fill="#fbfdff"'))
    return "".join(parts)


def hill(colour: str, gleam: str) -> str:
    """A mountain with the mouth of a mine."""
    rock = path("M-40 0Q-30 -20 -18 -30Q-8 -48 4 -46Q18 -42 24 -26Q34 -18 40 0z", f'fill="{colour}" {EDGE}')
    veins = path(
        "M-26 -8l6 -10M26 -8l-5 -12M-4 -40l6 6", f'fill="none" stroke="{gleam}" stroke-width="3" stroke-linecap="round"'
    )
    mouth = path("M-12 0V-16Q0 -27 12 -16V0z", f'fill="#1f1a15" {EDGE}')
    beams = path("M-13.4 0V-18M13.4 0V-18M-17 -18.6H17", f'stroke="{TIMBER}" stroke-width="4" stroke-linecap="round"')
    return (
        rock
        + veins
        + mouth
        + beams
        + path("M-5 0L-3 -9M5 0L3 -9M-5 -2H5M-4 -6H4", 'fill="none" stroke="#8d959d" stroke-width="1.2"')
    )


def logs(x: float, y: float, rows: int) -> str:
    """A stack of logs, seen from the end."""
    parts = []
    for line in range(rows):
        for place in range(rows - line):
            middle = x + (place - (rows - line - 1) / 2) * 10
            parts.append(
                disc(middle, y - 5 - line * 8.7, 5, f'fill="#d9b27c" {EDGE}')
                + disc(middle, y - 5 - line * 8.7, 2, 'fill="none" stroke="#97622f"')
            )
    return "".join(parts)


def blocks(x: float, y: float, rows: int) -> str:
    """Hewn stones, laid in courses."""
    return _courses(x, y, rows, 14, 9, ("#aeaaa1", "#c9c6be"))


def bricks(x: float, y: float, rows: int) -> str:
    """Bricks, laid in courses."""
    return _courses(x, y, rows, 11, 7, ("#b94a30", "#d9694a"))


def _courses(x: float, y: float, rows: int, width: float, height: float, paints: tuple[str, str]) -> str:
    parts = []
    for line in range(rows):
        for place in range(rows - line):
            left = x + (place - (rows - line) / 2) * width
            paint = paints[(place + line) % 2]
            parts.append(box(left, y - height - line * height, width, height, f'fill="{paint}" {EDGE}', 0.5))
    return "".join(parts)


def bars(x: float, y: float, colour: str = "#5d6873") -> str:
    """Ingots, crosswise."""
    parts = []
    for right, foot in ((-14, 0), (0, 0), (14, 0), (-7, 7), (7, 7)):
        middle, low = x + right, y - foot
        ingot = [(middle - 7, low), (middle - 5, low - 7), (middle + 5, low - 7), (middle + 7, low)]
        parts.append(polygon(ingot, f'fill="{colour}" {EDGE}'))
    return "".join(parts)


def fire(x: float, y: float) -> str:
    flame = path(f"M{x:g} {y:g}m-6 0q-2 -7 3 -11q0 4 2 4q1 -6 3 -8q1 5 4 8q2 4 0 7z", f'fill="#ee7b22" {EDGE}')
    return flame + path(f"M{x:g} {y:g}m-2.6 0q0 -4 2.8 -6q2.6 3 2.6 6z", 'fill="#ffd95a"')


def wheel(x: float, y: float, radius: float) -> str:
    spokes = "".join(
        f"M{x:g} {y:g}L{x + radius * a:.3g} {y + radius * b:.3g}"
        for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    )
    rim = disc(x, y, radius, f'fill="none" stroke="{INK}" stroke-width="4.4"')
    rim += disc(x, y, radius, f'fill="none" stroke="{TIMBER}" stroke-width="2.6"')
    return path(spokes, f'{PEN} stroke-width="1.8"') + rim + disc(x, y, 2.6, f'fill="{TIMBER}" {EDGE}')


def wagon(x: float, load: str) -> str:
    bed = path(f"M{x - 17:g} -18H{x + 17:g}L{x + 14:g} -7H{x - 14:g}z", f'fill="{LOGS}" {EDGE}')
    return load + bed + wheel(x - 9, -5.4, 5) + wheel(x + 9, -5.4, 5)


def barrel(x: float, y: float) -> str:
    staves = path("M-5 -7H5Q7.4 0 5 7H-5Q-7.4 0 -5 -7z", f'fill="{LOGS}" {EDGE}')
    hoops = path("M-6.2 -3H6.2M-6.2 3H6.2", f'{PEN} stroke-width="1.2"')
    return f'<g transform="translate({x:g} {y - 7:g})">{staves}{hoops}</g>'


def fence(x: float, panels: int) -> str:
    """Panels of fence around a point, in front of everything."""
    half = panels * 8
    rails = "".join(box(x - half, y, 2 * half, 2.6, f'fill="#e2bd86" {EDGE}', 0) for y in (-9.4, -4.6))
    posts = [x - half + 16 * at for at in range(panels + 1)]
    return rails + "".join(box(at - 1.6, -13, 3.2, 14, f'fill="#f0d3a2" {EDGE}', 1) for at in posts)


def statue(x: float) -> str:
    base = box(x - 11, -11, 22, 11, f'fill="#aeaaa1" {EDGE}', 0)
    body = path(f"M{x - 8:g} -11Q{x - 8:g} -28 {x:g} -29Q{x + 8:g} -28 {x + 8:g} -11z", f'fill="#e6e3dc" {EDGE}')
    return base + body + disc(x, -33, 5.4, f'fill="#e6e3dc" {EDGE}')


def crane(x: float) -> str:
    beams = f"M{x:g} 0V-46M{x - 12:g} -46H{x + 18:g}M{x:g} -34L{x + 12:g} -46M{x - 6:g} 0L{x:g} -12L{x + 6:g} 0"
    post = path(beams, f'{PEN} stroke-width="3.4"')
    wood = path(f"M{x:g} -2V-46M{x - 12:g} -46H{x + 18:g}", f'fill="none" stroke="{LOGS}" stroke-width="1.8"')
    rope = path(f"M{x + 16:g} -46V-28", f'{PEN} stroke-width="1.2"')
    return post + wood + rope + box(x + 10, -29, 12, 9, f'fill="#c9c6be" {EDGE}', 0)


def ship(sail: str, mark: str = "") -> str:
    """A boat under sail, with a mark on it or nothing."""
    hull = path("M-34 -14H36Q32 2 20 4H-20Q-32 0 -34 -14z", f'fill="#8a5426" {EDGE}')
    stripe = path("M-32 -8H34", 'fill="none" stroke="#e2bd86" stroke-width="1.8"')
    masts = path("M0 -13V-53M-22 -13V-38M23 -13V-40", f'{PEN} stroke-width="2.4"')
    main = path("M-15 -48H15Q21 -32 15 -18H-15Q-9 -32 -15 -48z", f'fill="{sail}" {EDGE}')
    fore = path("M23 -40Q40 -30 38 -18H23z", f'fill="{sail}" {EDGE}')
    mizzen = path("M-22 -38Q-36 -28 -35 -18H-22z", f'fill="{sail}" {EDGE}')
    return masts + fore + mizzen + main + mark + hull + stripe + flag(0, -46, "#c63a33")


def barn() -> str:
    front = [(-27, 0), (-27, -22), (-19, -38), (0, -48), (19, -38), (27, -22), (27, 0)]
    roof = 'fill="none" stroke="#efe3c8" stroke-width="3.4" stroke-linejoin="round"'
    gate = box(-13, -22, 26, 22, f'fill="#f3e6c4" {EDGE}', 0)
    cross = path("M-13 -22L0 0L13 -22M-13 0L0 -22L13 0M0 -22V0", 'fill="none" stroke="#a8402f" stroke-width="2"')
    walls = polygon(front, f'fill="#a8402f" {EDGE}') + path("M-31 -19L-21 -40L0 -51.4L21 -40L31 -19", roof)
    return walls + gate + cross + disc(0, -33, 5, f'fill="#f3e6c4" {EDGE}')


def windmill() -> str:
    body = polygon([(-14, 0), (-9, -34), (9, -34), (14, 0)], f'fill="#efe6cf" {EDGE}')
    door = box(-4, -12, 8, 12, f'fill="{DOOR}" {EDGE}', 0)
    cap = path("M-11 -33Q0 -47 11 -33z", f'fill="{TILES}" {EDGE}')
    blade = box(-3, -24, 6, 21, f'fill="#fffaf0" {EDGE}', 0) + path("M-3 -17H3M-3 -10H3", f'{PEN} stroke-width="0.9"')
    blades = "".join(f'<g transform="translate(0 -33) rotate({45 + 90 * turn})">{blade}</g>' for turn in range(4))
    return body + door + cap + blades + disc(0, -33, 3, f'fill="{INK}"')


def cliff() -> str:
    """The face of a quarry."""
    face = [(-38, 0), (-34, -26), (-16, -30), (-12, -44), (14, -46), (20, -32), (34, -28), (38, 0)]
    ledges = "M-34 -26L-26 0M-12 -44L-8 -18M14 -46L12 -20M20 -32L26 -12M-30 -13H-12M-4 -32H10"
    rock = polygon(face, f'fill="#b5b1a8" {EDGE}')
    return rock + path(ledges, f'{PEN} stroke-width="1" stroke-opacity="0.5"')


def parcels(x: float) -> str:
    """What lies on a wagon."""
    boxes = ((-15, 2, "#c63a33"), (-2, -2, "#edba26"), (7, 4, "#2f71bd"))
    return "".join(box(x + at, -30 + drop, 12, 13, f'fill="{paint}" {EDGE}', 1) for at, drop, paint in boxes)
