"""The signs that tiles are written in besides pieces, and rows of them: what is paid, what is gained, what it scores.

Each sign is drawn around its middle, about 24 wide and high. A row is centred, and shrinks to fit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from keydom.drawing.signs import FLOWER, Mark, SignSet, Spot, arrow, bag, dot, flower, hammer, leaf, slash, snow, up
from keydom.drawing.svg import EDGE, INK, PEN, box, disc, number, path, polygon, use, write
from keydom.drawing.theme import both, fill, line
from keydom.games.keyflower.components import COLOURS, GOODS, SKILLS

# Signs that need less, or more, room than others.
BREADTH = {
    "arrow": 17.0,
    "cart": 29.0,
    "flower": 28.0,
    "hammer": 19.0,
    "up": 19.0,
    "slash": 8.0,
    "dot": 7.0,
    "fan-resource": 76.0,
    "fan-skill": 57.0,
    "fan-worker": 76.0,
    "lying": 39.0,
}
SIGNS = SignSet(BREADTH, {"cart": Spot(-1.0, 2.2, 14.5, "#fffdf5"), "flower": FLOWER})
breadth, length, put, row = SIGNS.breadth, SIGNS.length, SIGNS.put, SIGNS.row


def pictures() -> dict[str, str]:
    """Every sign under the name that drawings use it by."""
    return {name: picture() for name, picture in PICTURES.items()}


def thing(word: str, gained: bool = False) -> Mark:
    """The picture of what the data calls so; what is gained without a colour or kind comes by chance."""
    if word in COLOURS:
        return Mark(f"worker-{word}")
    if word == "start-player":
        return Mark("worker-purple")
    if word in SKILLS:
        return Mark(f"skill-{word}")
    if word in GOODS:
        return Mark(f"good-{word}")
    if word in ("contract", "cabin"):
        return Mark(word)
    if word == "resource":
        return Mark("any-good")
    return Mark(f"{'random' if gained else 'any'}-{word}")


def icon(ref: str) -> str:
    """The picture of what a reference stands for, where there is one that fits into a line of text."""
    kind, _, text = ref.partition(":")
    if kind in ("colour", "skill", "good", "item", "thing"):
        return thing(text).picture
    if kind in ("season", "seat"):
        return f"{kind}-{text}"
    return kind if kind in ("contract", "cabin") else ""


def things(words: list[str], gained: bool = False, most: int = 3) -> list[Mark]:
    """Pictures of all of these; more than so many of a kind are a number and one picture."""
    marks: list[Mark] = []
    for word in dict.fromkeys(words):
        count, mark = words.count(word), thing(word, gained)
        marks += [mark] * count if count <= most else [Mark("", f"{count}×"), mark]
    return marks


def _cart() -> str:
    """The number of steps is written onto its side."""
    bed = path("M-13 -10H11L9 5H-11z", f'fill="#8a5426" {EDGE}')
    wheel = disc(-7, 7.4, 3.9, f'fill="#f3e6c6" stroke="{INK}" stroke-width="1.8"')
    other = disc(5, 7.4, 3.9, f'fill="#f3e6c6" stroke="{INK}" stroke-width="1.8"')
    return path("M9.6 1.4L14.4 -2", f'{PEN} stroke-width="2"') + bed + wheel + other


def _hex() -> str:
    return path("M-11 0L-5.5 -9.5H5.5L11 0L5.5 9.5H-5.5z", both("tab", "soft", 1.4))


def _plot() -> str:
    """A hexagon that something lies on."""
    return path("M-12 6L-6 -1H6L12 6L6 12H-6z", both("tab", "soft", 1.4)) + path(
        "M0 -11V1M-4 -3L0 2L4 -3", f'{line("accent", 2.6)} stroke-linejoin="round"'
    )


def _upgraded() -> str:
    """A hexagon on its upgraded side."""
    return path("M-11 0L-5.5 -9.5H5.5L11 0L5.5 9.5H-5.5z", both("gilt", "accent", 1.8)) + path(
        "M0 -6L5.6 0.4H2.4V6H-2.4V0.4H-5.6z", fill("accent")
    )


def _meadow() -> str:
    """A field that a road does not cross."""
    patch = path("M-11 0L-5.5 -9.5H5.5L11 0L5.5 9.5H-5.5z", both("spring", "hedge-spring", 1.6))
    return patch + "".join(
        disc(x, y, 1.8, fill("hedge-spring")) for x, y in ((-5, -3), (1, -5), (5, 1), (-1, 1), (-4, 5), (3, 6))
    )


def _beside() -> str:
    """A hexagon and two of its neighbours."""
    small = "M-6.4 0L-3.2 -5.5H3.2L6.4 0L3.2 5.5H-3.2z"
    others = "".join(f'<path d="{small}" transform="translate(4.8 {y})"/>' for y in (-5.6, 5.6))
    return (
        f'<g {both("card", "soft", 1.4)}>{others}</g><g transform="translate(-4.8 0)">{path(small, fill("accent"))}</g>'
    )


def _loop() -> str:
    """A road that comes back to where it began."""
    ring = "M-8 0a8 6.6 0 1 1 16 0a8 6.6 0 1 1 -16 0"
    return (
        path(ring, line("verge", 6.4))
        + path(ring, line("road", 3.8))
        + polygon([(-3.4, -11), (4.6, -6.6), (-3.4, -2.2)], fill("accent"))
    )


def _walk() -> str:
    """A road with stations along it."""
    road = "M-10 8C-10 -4 2 6 2 -2S10 -9 10 -9"
    stops = "".join(disc(x, y, 3, fill("accent")) for x, y in ((-9.6, 6.4), (-0.6, 1), (9, -8.4)))
    return path(road, line("verge", 5.4)) + path(road, line("road", 3.2)) + stops


def _river() -> str:
    waves = "".join(
        path(f"M-11 {y}q2.75 -4 5.5 0t5.5 0t5.5 0t5.5 0", f'{line("water", 2.4)} stroke-linecap="round"')
        for y in (5, 10)
    )
    hull = path("M-8 -2.4H8L5 3.4H-5z", f'fill="#8a5a2b" {EDGE}')
    return path("M0 -3V-12L7.6 -4.6H0.6", f'fill="#fdf8e8" {EDGE}') + hull + waves


def _sun() -> str:
    rays = "".join(f'<path d="M0 -8V-11.4" transform="rotate({45 * turn})"/>' for turn in range(8))
    return f'<g stroke="#c98a12" stroke-width="2" stroke-linecap="round">{rays}</g>' + disc(
        0, 0, 5.6, 'fill="#f4c13c" stroke="#8f6705"'
    )


def _blossom() -> str:
    petals = "".join(f'<ellipse cy="-5.6" rx="3.8" ry="4.8" transform="rotate({72 * turn})"/>' for turn in range(5))
    return f'<g fill="#f3a9c4" stroke="#8c3f61" stroke-width="0.9">{petals}</g>' + disc(
        0, 0, 3, 'fill="#f6d34f" stroke="#8c3f61" stroke-width="0.8"'
    )


def _sand() -> str:
    """An hour glass: the end of a season."""
    outline = "M-6.4 -9.4H6.4Q6 -3 1.2 0Q6 3 6.4 9.4H-6.4Q-6 3 -1.2 0Q-6 -3 -6.4 -9.4z"
    glass = path(outline, f'fill="#fdf8e8" {EDGE}')
    sand = path("M-4.6 8.6Q-3 3.6 0 3.2Q3 3.6 4.6 8.6zM-3.6 -5H3.6L0 -1z", 'fill="#d9a441"')
    return glass + sand + path("M-8 -10H8M-8 10H8", f'{PEN} stroke-width="2.2"')


def _swap() -> str:
    steps = "M-9.5 -4.6H3M-0.4 -9L5.4 -4.6L-0.4 -0.2M9.5 4.6H-3M0.4 9L-5.4 4.6L0.4 0.2"
    return path(steps, f'{line("accent", 2.4)} stroke-linejoin="round"')


def _lying() -> str:
    """A worker who stands on a tile, and one of another colour who lies on it."""
    ground = path("M-19 3L-11 -6H11L19 3L11 12H-11z", both("tab", "soft", 1.4))
    return ground + use("worker-blue", -8, -2.4, 0.95) + use("worker-red", 7, 4, 0.85, 90)


def _fan(sort: str, names: tuple[str, ...]) -> str:
    """Things of which one kind is to be chosen."""
    parts = []
    for place, name in enumerate(names):
        x = (place - (len(names) - 1) / 2) * 19
        parts.append(use(f"{sort}-{name}", x, 0, 0.74))
        if place:
            parts.append(
                path(f"M{number(x - 11.2)} 8L{number(x - 7.8)} -8", f'{line("soft", 1.5)} stroke-linecap="round"')
            )
    return "".join(parts)


def _double() -> str:
    plate = box(-11, -9, 22, 18, both("glow", "accent", 1.4), 5)
    return plate + write(0, 6, "×2", 16, anchor="middle", bold=True)


PICTURES: dict[str, Callable[[], str]] = {
    "arrow": arrow,
    "worker-bag": bag,
    "beside": _beside,
    "cart": _cart,
    "dot": dot,
    "fan-resource": partial(_fan, "good", GOODS),
    "fan-skill": partial(_fan, "skill", SKILLS),
    "fan-worker": partial(_fan, "worker", COLOURS),
    "double": _double,
    "flower": flower,
    "hammer": hammer,
    "hex": _hex,
    "loop": _loop,
    "meadow": _meadow,
    "plot": _plot,
    "upgraded": _upgraded,
    "lying": _lying,
    "sail": _river,
    "sand": _sand,
    "season-autumn": partial(leaf, "#cf7a2c", "#6b3208"),
    "season-spring": _blossom,
    "season-summer": _sun,
    "season-winter": snow,
    "slash": slash,
    "swap": _swap,
    "up": up,
    "walk": _walk,
}
