"""What scenes are built from: houses, halls, towers, stalls, tents, trees, heaps, and signs that hang out.

Everything stands on the line y = 0 and rises above it; a scene is about 76 wide and 52 high.
"""

from __future__ import annotations

from keydom.games.keyper.draw.ink import box, disc, path, polygon
from keydom.games.keyper.draw.pieces import EDGE, INK, PEN

PLASTER, STONE, LOGS = "#fbf1d9", "#c4bfb4", "#b98448"
TILES, SLATE, THATCH, MOSS = "#b4513a", "#5f6e7a", "#cf9f45", "#6f8a4a"
GLASS, DOOR, TIMBER = "#f4cf62", "#6d4522", "#7d5228"

# Signs, drawn around the middle, about 13 wide.
GLYPHS = {
    "scales": "M0 -6V5.6M-3.4 5.6H3.4M-5.6 -3.6H5.6M-5.6 -3.6L-7.4 1H-3.8zM5.6 -3.6L3.8 1H7.4z",
    "flask": "M-1.8 -6H1.8M-1.2 -6V-2L-5 5.4H5L1.2 -2V-6M-3.2 2H3.2",
    "gem": "M-3.4 -4.6H3.4L6.4 -1L0 6L-6.4 -1zM-6.4 -1H6.4M-3.4 -4.6L0 6L3.4 -4.6",
    "key": "M-2.2 0a2.6 2.6 0 1 1 -5.2 0a2.6 2.6 0 1 1 5.2 0H6.8V3.6M4 0V2.8",
    "moon": "M3.6 -5.6A6 6 0 1 0 3.6 5.6A4.8 4.8 0 1 1 3.6 -5.6z",
    "coin": "M-5.4 0a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1 -10.8 0M-2 0H2M0 -2V2",
    "saw": "M-6.6 -2.6H6.6V2L4.4 4.4L2.2 2L0 4.4L-2.2 2L-4.4 4.4L-6.6 2z",
    "pick": "M-6 -3Q0 -7 6 -3M0 -4.6V6",
    "hammer": "M-4.6 -5.4H4.6V-2H-4.6zM0 -2V6",
    "clock": "M-5.6 0a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1 -11.2 0M0 -3.6V0L2.8 1.6",
    "scroll": "M-4.4 -5.6H5.6V3Q5.6 5.6 3 5.6H-5.6V3H2.4M-2 -2.6H3M-2 0H3M-4.4 -5.6V3",
}


def sign(glyph: str, x: float, y: float, radius: float = 8.5) -> str:
    """A round board with a glyph on it."""
    plate = disc(x, y, radius, f'fill="#fff6d8" {EDGE}')
    picture = path(GLYPHS[glyph], f'{PEN} stroke-width="1.5"')
    return f'{plate}<g transform="translate({x:g} {y:g}) scale({radius / 9.6:.3g})">{picture}</g>'


def shadow(half: float, x: float = 0.0) -> str:
    return f'<ellipse cx="{x:g}" cy="0" rx="{half:g}" ry="3.4" fill="#000" fill-opacity="0.2"/>'


def house(x: float, width: float, wall: float, roof: float, cover: str = TILES, face: str = PLASTER) -> str:
    """A gable end with a door and a window below the ridge."""
    half = width / 2
    front = box(x - half, -wall, width, wall, f'fill="{face}" {EDGE}', 0)
    top = polygon([(x - half - 4, -wall + 1), (x, -wall - roof), (x + half + 4, -wall + 1)], f'fill="{cover}" {EDGE}')
    door = box(x - 3.6, -11.5, 7.2, 11.5, f'fill="{DOOR}" {EDGE}', 0)
    panes = "".join(
        box(x + side * half * 0.6 - 2.6, -wall + 4, 5.2, 5.4, f'fill="{GLASS}" {EDGE}', 0) for side in (-1, 1)
    )
    return front + top + door + (panes if width > 23 else "")


def hall(x: float, width: float, wall: float, roof: float, cover: str = TILES, face: str = PLASTER) -> str:
    """The long side of a house: a broad roof, windows and a door."""
    half = width / 2
    front = box(x - half, -wall, width, wall, f'fill="{face}" {EDGE}', 0)
    ridge = [
        (x - half - 4, -wall + 1),
        (x - half + 5, -wall - roof),
        (x + half - 5, -wall - roof),
        (x + half + 4, -wall + 1),
    ]
    tiles = path(
        f"M{x - half + 1:g} {-wall - roof / 2:g}H{x + half - 1:g}", f'{PEN} stroke-width="0.8" stroke-opacity="0.5"'
    )
    door = box(x - 4, -12, 8, 12, f'fill="{DOOR}" {EDGE}', 0)
    places = [side * half * share for side in (-1, 1) for share in (0.42, 0.78)]
    panes = "".join(box(x + at - 2.4, -wall + 4, 4.8, 5.6, f'fill="{GLASS}" {EDGE}', 0) for at in places)
    return front + polygon(ridge, f'fill="{cover}" {EDGE}') + tiles + door + panes


def timbered(x: float, width: float, wall: float, roof: float, cover: str = TILES) -> str:
    """A gable end with beams across its front."""
    half, braces = width / 2, ""
    for side in (-1, 1):
        braces += f"M{x + side * half:g} {-wall:g}L{x + side * half / 3:g} {-wall / 2:g}"
    beams = f"M{x - half:g} {-wall / 2:g}h{width:g}{braces}"
    return house(x, width, wall, roof, cover) + path(beams, f'fill="none" stroke="{TIMBER}" stroke-width="1.8"')


def tower(x: float, width: float, wall: float, roof: float, cover: str = SLATE, face: str = STONE) -> str:
    half = width / 2
    shaft = box(x - half, -wall, width, wall, f'fill="{face}" {EDGE}', 0)
    cap = polygon([(x - half - 2.6, -wall), (x, -wall - roof), (x + half + 2.6, -wall)], f'fill="{cover}" {EDGE}')
    slit = box(x - 1.6, -wall + 6, 3.2, 7, f'fill="{GLASS}" {EDGE}', 1.6)
    return shaft + cap + slit


def shed(x: float, width: float, height: float, cover: str = THATCH) -> str:
    """A roof on posts, open below."""
    half = width / 2
    posts = "".join(
        box(x + at - 1.6, -height, 3.2, height, f'fill="{TIMBER}" {EDGE}', 0) for at in (-half + 3, half - 3)
    )
    back = box(x - half + 3, -height, width - 6, height, 'fill="#5b4630" fill-opacity="0.55"', 0)
    roof = [
        (x - half - 4, -height + 2),
        (x - half + 7, -height - 13),
        (x + half - 7, -height - 13),
        (x + half + 4, -height + 2),
    ]
    return back + posts + polygon(roof, f'fill="{cover}" {EDGE}')


def stall(colour: str) -> str:
    """A market stall with a striped awning."""
    posts = path("M-25 0V-32M25 0V-32", f'{PEN} stroke-width="3"')
    counter = box(-28, -15, 56, 13, f'fill="{LOGS}" {EDGE}', 1) + path("M-28 -10H28", f'{PEN} stroke-width="0.8"')
    stripes = []
    for place in range(6):
        left = -33 + 11 * place
        paint = colour if place % 2 == 0 else "#fffaf0"
        stripes.append(
            path(
                f"M{left * 0.82:.3g} -46H{(left + 11) * 0.82:.3g}L{left + 11} -30a5.5 5.5 0 0 1 -11 0z",
                f'fill="{paint}" {EDGE}',
            )
        )
    return posts + counter + "".join(stripes)


def tent(x: float, half: float, height: float, colour: str) -> str:
    """A round tent with stripes and a pennant."""
    cloth = path("M-17 0L-20 -20Q-6 -28 0 -40Q6 -28 20 -20L17 0z", f'fill="#fffaf0" {EDGE}')
    stripe = path("M6 0L7 -21L0 -40Q6 -28 14.4 -22L12.4 0z", f'fill="{colour}" {EDGE}')
    door = path("M-4 0L0 -17L4 0z", f'fill="{INK}"')
    mirrored = f'<g transform="scale(-1 1)">{stripe}</g>'
    size = f"translate({x:g} 0) scale({half / 20:.3g} {height / 40:.3g})"
    return f'<g transform="{size}">{cloth}{stripe}{mirrored}{door}</g>{flag(x, -height, colour)}'


def flag(x: float, y: float, colour: str) -> str:
    return path(f"M{x:g} {y:g}V{y - 10:g}", f'{PEN} stroke-width="1.4"') + path(
        f"M{x:g} {y - 10:g}l9 2.8l-9 2.8z", f'fill="{colour}" {EDGE}'
    )


def oak(x: float, y: float, size: float, leaves: str = "#5d8a3c") -> str:
    trunk = path(f"M{x:g} {y:g}v{-12 * size:g}", f'stroke="{TIMBER}" stroke-width="{4 * size:g}"')
    crown = disc(x, y - 19 * size, 11 * size, f'fill="{leaves}" {EDGE}')
    return trunk + crown + disc(x - 3 * size, y - 22 * size, 4.5 * size, 'fill="#fff" fill-opacity="0.22"')


def fir(x: float, y: float, size: float, leaves: str = "#3f6a46", snow: bool = False) -> str:
    trunk = path(f"M{x:g} {y:g}v{-7 * size:g}", f'stroke="{TIMBER}" stroke-width="{3.4 * size:g}"')
    parts = [trunk]
    for low, high, half in ((5, 21, 11), (15, 30, 8.5), (24, 38, 6)):
        points = [(x - half * size, y - low * size), (x, y - high * size), (x + half * size, y - low * size)]
        parts.append(polygon(points, f'fill="{leaves}" {EDGE}'))
        if snow:
            tip = [
                (x - half * size * 0.4, y - (high - (high - low) * 0.4) * size),
                (x, y - high * size),
                (x + half * size * 0.4, y - (high - (high - low) * 0.4) * size),
            ]
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


def logs(x: float, y: float, rows: int = 3) -> str:
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


def blocks(x: float, y: float, rows: int = 3) -> str:
    """Hewn stones, laid in courses."""
    parts = []
    for line in range(rows):
        for place in range(rows - line):
            left = x + (place - (rows - line) / 2) * 14
            parts.append(
                box(
                    left,
                    y - 9 - line * 9,
                    14,
                    9,
                    f'fill="{"#c9c6be" if (place + line) % 2 else "#aeaaa1"}" {EDGE}',
                    0.5,
                )
            )
    return "".join(parts)


def bars(x: float, y: float, colour: str = "#5d6873") -> str:
    """Ingots, crosswise."""
    low = "".join(
        polygon([(x + at - 7, y), (x + at - 5, y - 7), (x + at + 5, y - 7), (x + at + 7, y)], f'fill="{colour}" {EDGE}')
        for at in (-14, 0, 14)
    )
    return low + "".join(
        polygon(
            [(x + at - 7, y - 7), (x + at - 5, y - 14), (x + at + 5, y - 14), (x + at + 7, y - 7)],
            f'fill="{colour}" {EDGE}',
        )
        for at in (-7, 7)
    )


def chimney(x: float, y: float, height: float, width: float = 6.0) -> str:
    stack = box(x - width / 2, y - height, width, height, f'fill="#8c4a38" {EDGE}', 0)
    return stack + path(
        f"M{x:g} {y - height - 3:g}q-4 -4 0 -7t0 -7",
        'fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="2.6" stroke-linecap="round"',
    )


def fire(x: float, y: float) -> str:
    flame = path(f"M{x:g} {y:g}m-6 0q-2 -7 3 -11q0 4 2 4q1 -6 3 -8q1 5 4 8q2 4 0 7z", f'fill="#ee7b22" {EDGE}')
    return flame + path(f"M{x:g} {y:g}m-2.6 0q0 -4 2.8 -6q2.6 3 2.6 6z", 'fill="#ffd95a"')


def wheel(x: float, y: float, radius: float, paint: str = TIMBER) -> str:
    spokes = "".join(
        f"M{x:g} {y:g}L{x + radius * a:.3g} {y + radius * b:.3g}"
        for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    )
    rim = disc(x, y, radius, f'fill="none" stroke="{INK}" stroke-width="4.4"') + disc(
        x, y, radius, f'fill="none" stroke="{paint}" stroke-width="2.6"'
    )
    return path(spokes, f'{PEN} stroke-width="1.8"') + rim + disc(x, y, 2.6, f'fill="{paint}" {EDGE}')


def wagon(x: float, load: str = "") -> str:
    bed = path(f"M{x - 17:g} -18H{x + 17:g}L{x + 14:g} -7H{x - 14:g}z", f'fill="{LOGS}" {EDGE}')
    return load + bed + wheel(x - 9, -5.4, 5) + wheel(x + 9, -5.4, 5)


def bricks(x: float, y: float, rows: int = 3) -> str:
    """Bricks, laid in courses."""
    parts = []
    for line in range(rows):
        for place in range(rows - line):
            left = x + (place - (rows - line) / 2) * 11
            paint = "#d9694a" if (place + line) % 2 else "#b94a30"
            parts.append(box(left, y - 7 - line * 7, 11, 7, f'fill="{paint}" {EDGE}', 0.5))
    return "".join(parts)


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
