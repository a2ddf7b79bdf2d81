"""The signs that tiles and fields are written in besides pieces: tools, arrows, points, seasons, neighbours.

Each is drawn around its middle, about 24 wide and high, and used by its name; rows of them say what is given and got.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from keydom.drawing.signs import FLOWER, Mark, SignSet, Spot, arrow, bag, dot, flower, hammer, leaf, slash, snow, up
from keydom.drawing.svg import EDGE, INK, PEN, box, disc, path, polygon, use, write
from keydom.drawing.theme import both, fill, line
from keydom.games.keyper.draw.palette import KEYPLES

# Signs that need less, or more, room than others.
BREADTH = {
    "arrow": 17.0,
    "flower": 28.0,
    "hammer": 20.0,
    "up": 18.0,
    "slash": 8.0,
    "dot": 7.0,
    "plus": 12.0,
    "pen": 27.0,
    "any-keyple": 19.0,
}
SIGNS = SignSet(BREADTH, {"flower": FLOWER, "anchor": Spot(0.0, 4.6, 18.6, "#ffffff")})
length, put, row = SIGNS.length, SIGNS.put, SIGNS.row
PLUS, PEN_SIGN = Mark("plus"), Mark("pen")


def pictures() -> dict[str, str]:
    """Every sign under the name that drawings use it by."""
    found = {name: picture() for name, picture in PICTURES.items()}
    found |= {f"field-{colour}": _field(colour) for colour in KEYPLES}
    found |= {f"tile-{area}": _tile(area, "soft", 1.4) for area in ("farm", "village")}
    found |= {f"upgraded-{area}": _tile(area, "accent", 2.6) for area in ("farm", "village")}
    return found


def resource(name: str) -> Mark:
    return Mark(f"resource-{name}")


def cost(icon: str) -> Mark:
    """What an icon of a cost or of a fair stands for: one resource, or any of a group."""
    if icon == "any-gem":
        return Mark("cost-gem")
    return Mark(f"cost-{icon}") if icon in ("raw", "any-raw", "finished", "any-finished") else resource(icon)


def _anchor() -> str:
    """Shipping points, on a blue shield."""
    shield = path("M-10.4 -9.6Q0 -12 10.4 -9.6V1Q9 8.4 0 11.4Q-9 8.4 -10.4 1z", f'fill="#2d6f9e" {EDGE}')
    return shield + path("M-8 -8.2Q0 -10 8 -8.2", 'fill="none" stroke="#bfe0f3" stroke-width="1.4"')


def _plain_anchor() -> str:
    steps = (
        "M0 -6.4V9M-4.6 -3.6H4.6M-8.6 3Q-7.4 9.2 0 9.6Q7.4 9.2 8.6 3M-10 5.4L-8.6 2.4L-5.8 4.2M10 5.4L8.6 2.4L5.8 4.2"
    )
    return disc(0, -8.6, 2.4, line("ink", 2)) + path(steps, f'{line("ink", 2)} stroke-linecap="round"')


def _plus() -> str:
    return path("M-5 0H5M0 -5V5", f'{line("ink", 2.6)} stroke-linecap="round"')


def _pen() -> str:
    """A fence with room for four."""
    rails = path("M-12 -1.4H12M-12 5H12", f'{PEN} stroke-width="3.6"')
    wood = path("M-12 -1.4H12M-12 5H12", 'fill="none" stroke="#c08c50" stroke-width="2"')
    posts = "".join(path(f"M{x - 2} 9.4V-4.4L{x} -7.4L{x + 2} -4.4V9.4z", f'fill="#d8ab6c" {EDGE}') for x in (-9, 9))
    plate = disc(0, 1.4, 7.4, f'fill="#fffaea" {EDGE}')
    return rails + wood + posts + plate + write(0, 6.2, "4", 13.5, colour=INK, anchor="middle", bold=True)


def _tile(area: str, rim: str, width: float) -> str:
    """A building tile of the farm or of the village; with a golden rim an upgraded one."""
    inside = "gilt" if rim == "accent" else area
    plate = box(-10.6, -10.6, 21.2, 21.2, both(inside, rim, width), 3)
    return plate + (_barn() if area == "farm" else _house())


def _barn() -> str:
    front = path("M-6.6 7.4V-1L-4.4 -5L0 -7.4L4.4 -5L6.6 -1V7.4z", f'fill="#a8402f" {EDGE}')
    return front + path("M-3 7.4V0.6H3V7.4L-3 0.6M3 0.6L-3 7.4", 'fill="none" stroke="#f3e6c4" stroke-width="1.2"')


def _house() -> str:
    wall = box(-5.6, -1, 11.2, 8.4, f'fill="#fbf1d9" {EDGE}', 0)
    return wall + path("M-8 -0.4L0 -8L8 -0.4z", f'fill="#b4513a" {EDGE}') + box(-1.6, 2.4, 3.2, 5, f'fill="{INK}"', 0)


def _home_tile(rim: str, width: float) -> str:
    """A home tile of the village, marked with a key; with a golden rim an upgraded one."""
    key = path("M-2.4 4a2.4 2.4 0 1 1 -0.1 -0.2L4.6 4V6.4M2.4 4V5.8", f'{PEN} stroke-width="1.5"')
    plate = disc(6.4, 6.4, 6.2, f'fill="#fffaea" {EDGE}')
    return f'{_tile("village", rim, width)}{plate}<g transform="translate(7.2 3.6) scale(0.72)">{key}</g>'


def _grid(*cells: tuple[int, int]) -> str:
    """A plot in the middle of the village, and the plots around it that count."""
    parts = []
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            paint = fill("accent") if (x, y) == (0, 0) else both("gilt" if (x, y) in cells else "card", "soft", 1)
            parts.append(box(7.6 * x - 3.4, 7.6 * y - 3.4, 6.8, 6.8, paint, 1))
    return "".join(parts)


def _priced(price: str) -> str:
    """Building at another price."""
    tool = f'<g transform="translate(-3 -2)">{hammer()}</g>'
    plate = box(-2.6, -0.6, 14.4, 12.4, both("glow", "accent", 1.2), 3)
    return tool + plate + write(4.6, 9.6, price, 11, anchor="middle", bold=True)


def _take() -> str:
    """A country tile that is taken."""
    plate = f'<g transform="translate(-2.4 -2.6) scale(0.84)">{_tile("village", "soft", 1.4)}</g>'
    hand = "M-1 11.6L-4 6.6Q-4 4.6 -2 5.4L0 7V-0.6Q1.4 -2 2.6 -0.6V4Q4 3 5 4.2Q6.4 3.6 7.2 5Q9 4.6 9.4 6.6V11.6z"
    return plate + path(hand, f'fill="#f6d3ac" {EDGE}')


def _field(colour: str) -> str:
    """A field of a country board with a border of this colour."""
    return (
        box(-9.4, -9.4, 18.8, 18.8, f'fill="#e8e6c8" stroke="{INK}" stroke-width="6.4"', 2)
        + box(-9.4, -9.4, 18.8, 18.8, f'fill="none" stroke="{KEYPLES[colour][0]}" stroke-width="4.6"', 2)
        + (use(f"skill-{colour}", 0, 0, 0.72) if colour != "white" else "")
    )


def _sail() -> str:
    hull = path("M-10 3H10Q8.4 9 4 9.4H-5Q-9 9 -10 3z", f'fill="#8a5a2b" {EDGE}')
    sail = path("M-0.6 2V-11L9 1z", f'fill="#fdf8e8" {EDGE}') + path("M-2.6 1V-7.6L-8.6 1z", f'fill="#bcdcf0" {EDGE}')
    return sail + hull


def _sold() -> str:
    """Something that goes onto a boat."""
    return f'<g transform="translate(3.4 3) scale(0.78)">{_sail()}</g>' + path(
        "M-10.6 -8.4Q-2 -12.4 1.6 -5M1.6 -5L-3.2 -6M1.6 -5L3.4 -9.6", f'{line("accent", 2.2)} stroke-linecap="round"'
    )


def _tent() -> str:
    """A fair."""
    cloth = path("M-10.4 10L-12 -1Q-3 -3.4 0 -9.6Q3 -3.4 12 -1L10.4 10z", f'fill="#fffaf0" {EDGE}')
    stripes = path(
        "M4 10L4.6 -2.4L0 -9.6Q3 -3.4 8.4 -1.8L7.6 10zM-4 10L-4.6 -2.4L0 -9.6Q-3 -3.4 -8.4 -1.8L-7.6 10z",
        'fill="#c63a33"',
    )
    door = path("M-2.6 10L0 1.4L2.6 10z", f'fill="{INK}"')
    pole = path("M0 -9.4V-12.6L4.4 -11L0.4 -9.6", f'fill="#edba26" {EDGE}')
    return cloth + stripes + door + pole


def _rosette() -> str:
    """A fair that was held."""
    tails = polygon([(-5, 3), (-7, 12), (-3.2, 9.8), (0, 12), (3.2, 9.8), (7, 12), (5, 3)], f'fill="#94372f" {EDGE}')
    rays = "".join(f'<ellipse cy="-8" rx="3.2" ry="3.2" transform="rotate({36 * turn} 0 -1)"/>' for turn in range(10))
    return (
        tails
        + f'<g fill="#c9453a" stroke="{INK}" stroke-width="0.8">{rays}</g>'
        + disc(0, -1, 6.6, f'fill="#fffaea" {EDGE}')
    )


def _daisy() -> str:
    petals = "".join(f'<ellipse cy="-7" rx="2.7" ry="4.4" transform="rotate({36 * turn})"/>' for turn in range(10))
    return f'<g fill="#fffdf4" stroke="#8a7d5a" stroke-width="0.8">{petals}</g>' + disc(
        0, 0, 4, 'fill="#f4c13c" stroke="#8f6705" stroke-width="0.9"'
    )


def _keyhole() -> str:
    """The sign of the keyp, and of nothing on a private card."""
    return disc(0, -3.4, 4.6, fill("soft")) + path("M-2.4 -1L-4.4 9H4.4L2.4 -1z", fill("soft"))


def _start() -> str:
    """The start player's key."""
    steps = "M-3 0a4 4 0 1 1 -0.1 -1.4L9.6 -0.6V4.6M5.4 -0.6V3.6"
    return path(steps, f'{PEN} stroke-width="2.8"')


PICTURES: dict[str, Callable[[], str]] = {
    "anchor": _anchor,
    "arrow": arrow,
    "around": partial(_grid, (1, 0), (0, 1), (0, -1)),
    "bag": bag,
    "cross": partial(_grid, (-1, 0), (1, 0), (0, 1), (0, -1)),
    "diagonal": partial(_grid, (-1, -1), (1, -1), (-1, 1), (1, 1)),
    "discount": partial(_priced, "−1"),
    "dot": dot,
    "flower": flower,
    "free": partial(_priced, "0"),
    "hammer": hammer,
    "home": partial(_home_tile, "soft", 1.4),
    "keyhole": _keyhole,
    "pen": _pen,
    "plain-anchor": _plain_anchor,
    "plus": _plus,
    "rosette": _rosette,
    "sail": _sail,
    "season-autumn": partial(leaf, "#cf7a2c", "#6b3208"),
    "season-spring": partial(leaf, "#7cb83c", "#2f5a0c"),
    "season-summer": _daisy,
    "season-winter": snow,
    "sideways": partial(_grid, (-1, 0), (1, 0)),
    "slash": slash,
    "sold": _sold,
    "start": _start,
    "take": _take,
    "tent": _tent,
    "to-the-right": partial(_grid, (1, 0)),
    "up": up,
    "upgraded-home": partial(_home_tile, "accent", 2.6),
}
