"""The landscape that the games share: sky, hills and meadows, and on them the place of each game, by day and by night.

A game draws its own place, `PLACE` wide, on ground whose hills, meadow and road meet those of its neighbours at its
sides. The whole has as much more countryside on both sides, for windows that are wider than they are high.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random

from keydom.core.scene import Area, LandscapePlace
from keydom.drawing.buildings import GLASS, MOSS, SLATE, STAINED_GLASS, STONE, THATCH, TIMBER, hall, house, timbered
from keydom.drawing.sheet import FONT
from keydom.drawing.svg import INK, number, path, polygon
from keydom.drawing.theme import inline

PLACE = Area(0.0, -90.0, 480.0, 600.0)
TITLE = Area(-160.0, -90.0, 760.0, 225.0)  # where a page may write over the sky
WIDE = 1280.0  # of a single place with what is around it
LIGHTS = ("day", "night")
FAR, MIDDLE, MEADOW, ROAD = 214.0, 252.0, 310.0, 345.0  # heights at which the ground meets that of the next place
LAMPS = {GLASS: "#ffd873", STAINED_GLASS: "#f2ac52"}  # what shines at night, and how
COLOUR = re.compile(r"#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})(?![\w-])")
NAMED = re.compile(r'((?:id="|href="#))k-')
LEAVES, SHADE = ("#7aa851", "#578442"), "#2a3a10"
FIR, FIR_EDGE = "#3f6b45", "#2d4d33"
FLOWERS = ("#ffffff", "#f6c945", "#e58fb0", "#c63a33")
BUNTING = ("#c63a33", "#f3cf6a", "#1d7d80", "#d4742a", "#6c4aa3")
SKIES = {"day": ("#b7dcea", "#f4f0d8"), "night": ("#0f1a34", "#3a4468")}
GROUND = {"far": "#b9cfa6", "high": "#b6cf86", "meadow": "#9dbf6a", "near": "#86ad55"}
ROAD_EDGE, ROAD_FACE = "#a68755", "#e9d8ae"
# Of red, green and blue: what the night leaves of it, and what it adds.
NIGHT = ((0.33, 8), (0.37, 14), (0.46, 36))


# What stands about in the country.


def ground_shadow(x: float, y: float, half: float, high: float = 0.0) -> str:
    height = high or half * 0.2
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(half)}" ry="{number(height)}"'
    return f'<ellipse {place} fill="{SHADE}" opacity="0.22"/>'


def standing(picture: str, x: float, y: float, scale: float = 1.0) -> str:
    """A picture that stands on y = 0, put on the ground."""
    return f'<g transform="translate({number(x)} {number(y)}) scale({scale:.3g})">{picture}</g>'


def tree(x: float, y: float, size: float = 1.0) -> str:
    light, dark = LEAVES
    crown = (
        f'<circle cy="-22" r="13" fill="{dark}"/><circle cx="-3" cy="-24" r="10.5" fill="{light}"/>'
        '<circle cx="-6" cy="-27" r="4" fill="#fff" opacity="0.16"/>'
    )
    trunk = path("M0 1V-12", f'stroke="{TIMBER}" stroke-width="4"')
    return standing(ground_shadow(0, 1, 13, 3) + trunk + crown, x, y, size)


def fir_tree(x: float, y: float, size: float = 1.0) -> str:
    trunk = path("M0 1V-6", f'stroke="{TIMBER}" stroke-width="3.2"')
    needles = path("M0 -34L8 -18H4.5L10 -5H-10L-4.5 -18H-8z", f'fill="{FIR}" stroke="{FIR_EDGE}" stroke-width="0.8"')
    return standing(ground_shadow(0, 1, 9, 2.4) + trunk + needles, x, y, size)


def bush(x: float, y: float, size: float = 1.0) -> str:
    balls = (
        '<circle cx="-7" cy="-4" r="6"/><circle cx="1" cy="-6" r="7.5"/><circle cx="9" cy="-4" r="5.5"/>'
        '<circle cx="-1" cy="-8" r="3" fill="#fff" opacity="0.18"/>'
    )
    return standing(f'<g fill="#7fa64f">{balls}</g>', x, y, size)


def cloud(x: float, y: float, size: float, opacity: float = 0.9) -> str:
    puffs = (
        '<circle cx="-22" r="13"/><circle cx="-4" cy="-9" r="18"/><circle cx="18" cy="-3" r="15"/>'
        '<circle cx="36" cy="3" r="9"/><rect x="-35" width="80" height="12" rx="6"/>'
    )
    return standing(f'<g fill="#fffdf4" opacity="{opacity:g}">{puffs}</g>', x, y, size)


def bunting(start: tuple[float, float], end: tuple[float, float], flags: int, dip: float = 16.0) -> str:
    """A line of little flags that hangs from one point to another."""
    (left, high), (right, low) = start, end
    middle, bottom = (left + right) / 2, (high + low) / 2 + dip
    line = f"M{number(left)} {number(high)}Q{number(middle)} {number(bottom)} {number(right)} {number(low)}"
    parts = [path(line, f'fill="none" stroke="{INK}" stroke-width="1"')]
    for place in range(1, flags):
        at = place / flags
        x = (1 - at) ** 2 * left + 2 * at * (1 - at) * middle + at * at * right
        y = (1 - at) ** 2 * high + 2 * at * (1 - at) * bottom + at * at * low
        paint = f'fill="{BUNTING[place % len(BUNTING)]}" stroke="{INK}" stroke-width="0.6"'
        parts.append(path(f"M{number(x - 4)} {number(y)}h8l-4 9z", paint))
    return "".join(parts)


def road(steps: str, width: float = 11.0) -> str:
    """A road along a path."""
    edge = f'fill="none" stroke="{ROAD_EDGE}" stroke-width="{number(width + 3)}" stroke-linecap="round"'
    face = f'fill="none" stroke="{ROAD_FACE}" stroke-width="{number(width)}" stroke-linecap="round"'
    return path(steps, edge) + path(steps, face)


def acre(x: float, y: float, width: float, depth: float, soil: str, rows: str, lean: float = 18.0) -> str:
    """A field with its furrows, seen from afar."""
    corners = [(x, y), (x + lean, y - depth), (x + width + lean, y - depth), (x + width, y)]
    furrows = "".join(
        f"M{number(x + width * at / 6)} {number(y)}l{number(lean)} {number(-depth)}" for at in range(1, 6)
    )
    return polygon(corners, f'fill="{soil}"') + path(furrows, f'fill="none" stroke="{rows}" stroke-width="1.6"')


# The whole.


def landscape(places: Mapping[str, LandscapePlace], light: str) -> str:
    """All places side by side, from the left to the right, with countryside around them, as an SVG document."""
    left, right = -PLACE.width, PLACE.width * (len(places) + 1)
    window = Area(left, PLACE.y, right - left, PLACE.height)
    ground = [_sky(window, light), _far_hills(left, right), _hills(left, right), _meadow(left, right)]
    ground += [_leftmost(left), _rightmost(right - PLACE.width)]
    drawn = [_placed(id, place, number_) for number_, (id, place) in enumerate(places.items())]
    return _document(window, light, [*ground, *drawn, _flowers(left, right)])


def one_place(id: str, place: LandscapePlace, light: str, wide: bool = False) -> str:
    """A single place, as close as its heart is; or all of it, with countryside to its left and right."""
    seen = place.heart
    if wide:
        seen = Area(seen.x + seen.width / 2 - WIDE / 2, seen.y, WIDE, seen.height)
    left, right = -PLACE.width, 2 * PLACE.width
    ground = [_sky(seen, light), _far_hills(left, right), _hills(left, right), _meadow(left, right)]
    if wide:
        ground += [_leftmost(left), _rightmost(PLACE.width)]
    return _document(seen, light, [*ground, _placed(id, place, 0), _flowers(left, right)])


def by_night(picture: str) -> str:
    """The same picture in the light of the moon, with its windows lit.

    >>> by_night('<path fill="#fff" stroke="#f4cf62"/>')
    '<path fill="#5c6c99" stroke="#ffd873"/>'
    """
    return COLOUR.sub(_at_night, picture)


def _at_night(colour: re.Match[str]) -> str:
    if colour[0] in LAMPS:
        return LAMPS[colour[0]]
    digits = colour[1] if len(colour[1]) == 6 else "".join(2 * digit for digit in colour[1])
    parts = (int(digits[at : at + 2], 16) for at in (0, 2, 4))
    return "#" + "".join(f"{round(part * left + added):02x}" for part, (left, added) in zip(parts, NIGHT, strict=True))


def _document(window: Area, light: str, parts: Sequence[str]) -> str:
    size = f'width="{number(window.width)}" height="{number(window.height)}"'
    seen = f'viewBox="{" ".join(map(number, window))}" preserveAspectRatio="xMidYMid slice"'
    sky, *land = parts
    shown = _gradients() + "".join(land)
    if light == "night":
        shown = by_night(shown)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {seen} font-family="{FONT}">{sky}{shown}</svg>\n'


def _placed(id: str, place: LandscapePlace, number_: int) -> str:
    """A place where it belongs, with names of its own for what it is made of."""
    named = NAMED.sub(rf"\1{id}-", inline(place.picture))
    return f'<g transform="translate({number(number_ * PLACE.width)} 0)">{named}</g>'


def _gradients() -> str:
    def down(id: str, top: float, bottom: float, above: str, below: str) -> str:
        span = f'x1="0" x2="0" y1="{number(top)}" y2="{number(bottom)}" gradientUnits="userSpaceOnUse"'
        stops = f'<stop stop-color="{above}"/><stop offset="1" stop-color="{below}"/>'
        return f'<linearGradient id="{id}" {span}>{stops}</linearGradient>'

    high = down("hills", 190, 330, GROUND["high"], GROUND["meadow"])
    near = down("meadow", 300, 510, GROUND["meadow"], GROUND["near"])
    return f"<defs>{high}{near}{down('stream', 250, 510, '#bfe0e8', '#6aa6c5')}</defs>"


HILLS, STREAM = 'fill="url(#hills)"', 'fill="url(#stream)"'  # how a place paints ground of its own


def _sky(window: Area, light: str) -> str:
    above, below = SKIES[light]
    fade = (
        f'<linearGradient id="sky" x2="0" y2="1"><stop stop-color="{above}"/><stop offset=".62" stop-color="{below}"/>'
    )
    paint = f'<defs>{fade}</linearGradient></defs><rect x="{number(window.x)}" y="{number(window.y)}" '
    paint += f'width="{number(window.width)}" height="{number(window.height)}" fill="url(#sky)"/>'
    middle = window.x + window.width * (0.5 if window.width > 3 * PLACE.width else 0.88)
    dice = Random(7)
    if light == "night":
        stars = "".join(_star(window, dice) for _ in range(int(window.width / 12)))
        moon = f"M{number(middle - 20)} 60a30 30 0 1 0 30 38a25 25 0 0 1 -30 -38z"
        return f'{paint}<g fill="#f4efd6">{stars}{path(moon, "")}</g>'
    sun = f'<circle cx="{number(middle - 20)}" cy="86" r="44" fill="#fff3c4" opacity="0.5"/>'
    sun += f'<circle cx="{number(middle - 20)}" cy="86" r="30" fill="#fdeaa0"/>'
    drift = [
        (window.x + 90 + 330 * at + dice.uniform(-60, 60), dice.uniform(10, 120), dice.uniform(0.45, 0.95))
        for at in range(int(window.width / 330))
    ]
    clouds = "".join(cloud(x, y, size, 0.8) for x, y, size in drift if _is_free(x, y))
    birds = f"M{number(middle + 110)} 70q5 -5 9 0q5 -5 9 0m14 14q4 -4 7 0q4 -4 7 0m-66 8q3 -3 6 0q3 -3 6 0"
    wings = 'fill="none" stroke="#5d5138" stroke-width="1.5" stroke-linecap="round" opacity="0.6"'
    return paint + sun + clouds + path(birds, wings)


def _star(window: Area, dice: Random) -> str:
    x, y = dice.uniform(window.x, window.right), dice.uniform(PLACE.y, 170)
    radius, opacity = dice.choice((0.8, 1.1, 1.6)), dice.choice((0.5, 0.8, 1))
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius}" opacity="{opacity}"/>' if _is_free(x, y) else ""


def _is_free(x: float, y: float) -> bool:
    """Whether nothing is written there in the sky."""
    return not (TITLE.x < x < TITLE.right and TITLE.y < y < TITLE.bottom)


def _waves(left: float, right: float, height: float, shape: str, bottom: float) -> str:
    """Ground that rises and falls alike in every place; `shape` begins and ends at the same height."""
    places = round((right - left) / PLACE.width)
    return f"M{number(left)} {number(height)}{shape * places}V{number(bottom)}H{number(left)}z"


def _far_hills(left: float, right: float) -> str:
    shape = "c50 -10 120 -44 190 -22s110 30 160 10s80 22 130 12"
    firs = [
        fir_tree(at + x, y, 0.55)
        for at in range(int(left), int(right), int(PLACE.width))
        for x, y in ((36, 200), (50, 193), (62, 190), (330, 208), (344, 205))
    ]
    return path(_waves(left, right, FAR, shape, 330), f'fill="{GROUND["far"]}"') + "".join(firs)


def _hills(left: float, right: float) -> str:
    return path(_waves(left, right, MIDDLE, "c80 -22 160 -26 250 -4s160 14 230 4", 380), HILLS)


def _meadow(left: float, right: float) -> str:
    ground = path(_waves(left, right, MEADOW, "c90 -12 170 -14 250 -4s160 14 230 4", 510), 'fill="url(#meadow)"')
    return ground + road(_waves(left, right, ROAD, "c100 -16 200 12 300 6s120 4 180 -6", ROAD).partition("V")[0])


def _leftmost(left: float) -> str:
    """Where the country begins: fields and a hamlet."""
    parts = [
        acre(40, 300, 90, 26, "#cdb85f", "#b09a3f"), acre(150, 296, 80, 22, "#8fae4e", "#789740"),
        acre(300, 302, 110, 28, "#b98a54", "#9a7040"), tree(20, 306, 0.8), tree(262, 296, 0.7),
        standing(ground_shadow(0, 1, 22) + timbered(0, 34, 22, 17, THATCH), 86, 336, 1.0),
        standing(ground_shadow(0, 1, 30) + hall(0, 52, 20, 16, SLATE), 146, 332, 1.0),
        standing(ground_shadow(0, 1, 20) + house(0, 30, 20, 16), 410, 330, 1.0),
        tree(196, 334, 1.0), bush(230, 328), tree(446, 322, 0.9), tree(330, 400, 1.5), bush(362, 404, 1.3),
        acre(60, 440, 190, 52, "#a9bd58", "#93a747", 40), tree(40, 462, 1.6), bush(286, 452, 1.4),
    ]  # fmt: skip
    return standing("".join(parts), left, 0)


def _rightmost(right: float) -> str:
    """Where it ends: fields before a wood."""
    dice = Random(3)
    wood = [fir_tree(300 + 14 * at + dice.uniform(-4, 4), 290 + dice.uniform(-14, 10), 0.9) for at in range(13)]
    parts = [
        acre(60, 296, 100, 26, "#cdb85f", "#b09a3f"), acre(190, 300, 80, 24, "#b98a54", "#9a7040"), *wood,
        standing(ground_shadow(0, 1, 28) + hall(0, 48, 19, 15, MOSS, STONE), 120, 334, 1.0),
        standing(ground_shadow(0, 1, 20) + timbered(0, 30, 20, 16, "#b4513a"), 172, 338, 1.0),
        tree(58, 328, 0.9), tree(214, 334, 1.0), bush(244, 332), tree(110, 410, 1.5), bush(146, 414, 1.2),
        acre(230, 452, 190, 54, "#c9b25c", "#ad973f", -30), tree(446, 440, 1.6), tree(30, 470, 1.3),
    ]  # fmt: skip
    return standing("".join(parts), right, 0)


def _flowers(left: float, right: float) -> str:
    """Grass and flowers in front of everything."""
    dice = Random(4)
    parts = []
    for _ in range(int((right - left) / 16)):
        x, y = dice.uniform(left, right), dice.uniform(468, 508)
        if dice.random() < 0.4:
            parts.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="2" fill="{dice.choice(FLOWERS)}"/>')
        else:
            blades = f"M{x:.0f} {y:.0f}l-2 -6m2 6v-8m0 8l2.5 -6"
            parts.append(path(blades, 'fill="none" stroke="#6f9c45" stroke-width="1.3" stroke-linecap="round"'))
    return "".join(parts)
