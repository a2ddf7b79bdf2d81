"""Buildings and the signs that hang out on them: houses, halls, towers, stalls, tents.

Everything stands on the line y = 0 and rises above it; a scene is about 76 wide and 52 high.
"""

from __future__ import annotations

from keydom.drawing.svg import EDGE, INK, PEN, box, disc, path, polygon

PLASTER, STONE, LOGS = "#fbf1d9", "#c4bfb4", "#b98448"
TILES, SLATE, THATCH, MOSS = "#b4513a", "#5f6e7a", "#cf9f45", "#6f8a4a"
GLASS, STAINED_GLASS, DOOR, TIMBER = "#f4cf62", "#7d66b4", "#6d4522", "#7d5228"

# Signs, drawn around the middle, about 13 wide.
GLYPHS = {
    "mug": "M-4.6 -4.6H2.6V5H-4.6zM2.6 -2.4H5.2V2.4H2.6",
    "barrel": "M-3.6 -5.4H3.6Q5.8 0 3.6 5.4H-3.6Q-5.8 0 -3.6 -5.4zM-4.6 -2H4.6M-4.6 2H4.6",
    "scales": "M0 -6V5.6M-3.4 5.6H3.4M-5.6 -3.6H5.6M-5.6 -3.6L-7.4 1H-3.8zM5.6 -3.6L3.8 1H7.4z",
    "book": "M0 -3.6Q-3.4 -5.4 -6.4 -4V4.4Q-3.4 3 0 4.8Q3.4 3 6.4 4.4V-4Q3.4 -5.4 0 -3.6zM0 -3.6V4.8",
    "shoe": "M-4.6 5.2Q-7.4 -5.6 0 -5.8T4.6 5.2M-6 5.2H-3M3 5.2H6",
    "flask": "M-1.8 -6H1.8M-1.2 -6V-2L-5 5.4H5L1.2 -2V-6M-3.2 2H3.2",
    "gem": "M-3.4 -4.6H3.4L6.4 -1L0 6L-6.4 -1zM-6.4 -1H6.4M-3.4 -4.6L0 6L3.4 -4.6",
    "key": "M-2.2 0a2.6 2.6 0 1 1 -5.2 0a2.6 2.6 0 1 1 5.2 0H6.8V3.6M4 0V2.8",
    "quill": "M-5.6 6.2Q-4 -4.6 5.8 -6.2Q5.6 3 -4 3.4M-5.6 6.2L2 -2",
    "star": "M0 -6.2L1.7 -2.1L6 -1.9L2.6 0.9L3.8 5.2L0 2.8L-3.8 5.2L-2.6 0.9L-6 -1.9L-1.7 -2.1z",
    "moon": "M3.6 -5.6A6 6 0 1 0 3.6 5.6A4.8 4.8 0 1 1 3.6 -5.6z",
    "coin": "M-5.4 0a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1 -10.8 0M-2 0H2M0 -2V2",
    "saw": "M-6.6 -2.6H6.6V2L4.4 4.4L2.2 2L0 4.4L-2.2 2L-4.4 4.4L-6.6 2z",
    "pick": "M-6 -3Q0 -7 6 -3M0 -4.6V6",
    "hammer": "M-4.6 -5.4H4.6V-2H-4.6zM0 -2V6",
    "anvil": "M-6.2 -4H6V-1.4Q2 -1 2 2L4.4 4.6H-4.4L-2 2Q-2 -1 -6.2 -4z",
    "cloth": "M-5.6 -4.6Q-2 -6.4 0 -4.6T5.6 -4.6V4.6Q2 6.4 0 4.6T-5.6 4.6zM-5.6 0Q-2 -1.8 0 0T5.6 0",
    "shield": "M-5 -5.4H5V0Q5 4.4 0 6.4Q-5 4.4 -5 0zM0 -5.4V6M-5 -0.6H5",
    "clock": "M-5.6 0a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1 -11.2 0M0 -3.6V0L2.8 1.6",
    "scroll": "M-4.4 -5.6H5.6V3Q5.6 5.6 3 5.6H-5.6V3H2.4M-2 -2.6H3M-2 0H3M-4.4 -5.6V3",
    "cog": "M-2.6 0a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0M0 -6V-3.6M0 3.6V6M-6 0H-3.6M3.6 0H6"
    "M-4.2 -4.2L-2.6 -2.6M2.6 2.6L4.2 4.2M4.2 -4.2L2.6 -2.6M-2.6 2.6L-4.2 4.2",
    "brush": "M-5.6 5.8Q-5.4 1.4 -2 1.2L5.4 -6.2L6.4 -5.2L-0.8 2.2Q-1.2 5.4 -5.6 5.8z",
    "hat": "M-6.6 3.4H6.6M-4 3.4Q-3.4 -5 0 -5T4 3.4M-3.8 1H3.8",
}


def sign(glyph: str, x: float, y: float, radius: float = 8.5) -> str:
    """A round board with a glyph on it."""
    plate = disc(x, y, radius, f'fill="#fff6d8" {EDGE}')
    picture = path(GLYPHS[glyph], f'{PEN} stroke-width="1.5"')
    return f'{plate}<g transform="translate({x:g} {y:g}) scale({radius / 9.6:.3g})">{picture}</g>'


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
    tiles = path(
        f"M{x - half + 1:g} {-wall - roof / 2:g}H{x + half - 1:g}", f'{PEN} stroke-width="0.8" stroke-opacity="0.5"'
    )
    door = box(x - 4, -12, 8, 12, f'fill="{DOOR}" {EDGE}', 0)
    places = [side * half * share for side in (-1, 1) for share in (0.42, 0.78)]
    panes = "".join(box(x + at - 2.4, -wall + 4, 4.8, 5.6, f'fill="{GLASS}" {EDGE}', 0) for at in places)
    return front + _broad_roof(x, half, -wall + 1, -wall - roof, 5, cover) + tiles + door + panes


def _broad_roof(x: float, half: float, eaves: float, ridge: float, inset: float, cover: str) -> str:
    """A roof that overhangs the walls, and whose ridge is shorter than they are."""
    low, high = half + 4, half - inset
    corners = [(x - low, eaves), (x - high, ridge), (x + high, ridge), (x + low, eaves)]
    return polygon(corners, f'fill="{cover}" {EDGE}')


def timbered(x: float, width: float, wall: float, roof: float, cover: str) -> str:
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
    return back + posts + _broad_roof(x, half, -height + 2, -height - 13, 7, cover)


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


def chimney(x: float, y: float, height: float, width: float = 6.0) -> str:
    stack = box(x - width / 2, y - height, width, height, f'fill="#8c4a38" {EDGE}', 0)
    return stack + path(
        f"M{x:g} {y - height - 3:g}q-4 -4 0 -7t0 -7",
        'fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="2.6" stroke-linecap="round"',
    )
