"""Hexagons face up, in levels of detail: a smaller tile says less, in signs as large as before.

Large: picture, name, what the tile does, what it costs to upgrade. Middle: what it does, in larger signs. Small: one
sign. Picture: no signs at all, as the end of the game shows it. Roads turn with the tile; all else stays upright.
"""

from __future__ import annotations

from functools import lru_cache

from keydom.core.catalogue import Component
from keydom.core.game import Words
from keydom.drawing.reading import component_name
from keydom.drawing.signs import Mark, points
from keydom.drawing.svg import CACHE_SIZE, box, disc, halves, letter, measure, use
from keydom.drawing.theme import both
from keydom.games.keyflower.components import SEASONS, WINTER
from keydom.games.keyflower.draw.effects import ORDER_SCORES, POWERS, final, load, output, value
from keydom.games.keyflower.draw.hexagons import ground
from keydom.games.keyflower.draw.signs import SIGNS, length, put, row, things

LARGE, MIDDLE, SMALL, PICTURE = "large", "middle", "small", "picture"
LARGE_FROM, MIDDLE_FROM, SMALL_FROM = 97.0, 72.0, 44.0  # pixels: how wide a tile must be for so much detail
FROM = {LARGE: LARGE_FROM, MIDDLE: MIDDLE_FROM, SMALL: SMALL_FROM}
# The least lettering of each level, in the units of a tile: ten pixels where the tile is as small as it may be, a
# small one in a strip.
LEAST = {LARGE: 20.9, MIDDLE: 28.4, SMALL: 51.3}
USUAL = {LARGE: 22.0, MIDDLE: 32.0, SMALL: 55.2}  # and what half of all lettering exceeds
GROUNDS = {"winter": "winter", "home": "home", "boat": "shore", "summer-boat": "shore", "order": "guild"}
NAME, NAME_ROOM = 22.0, 160.0  # the largest name, and how wide it may be
PALE = 'stroke-opacity="0.55"'
CROWNED = 0.84  # of its size a sign has below workers
LINKS = frozenset({"arrow", "slash", "dot", "beside", "plot"})  # signs that say nothing alone


def ground_of(part: Component) -> str:
    return GROUNDS.get(part.kind) or part.word("season")


def detail(width: float) -> str:
    """The level of detail of a tile that is so many pixels wide."""
    return LARGE if width >= LARGE_FROM else MIDDLE if width >= MIDDLE_FROM else SMALL


def tile(
    part: Component,
    words: Words,
    *,
    up: bool = False,
    turn: int = 0,
    times: int = 1,
    season: int = WINTER,
    purple: bool = False,
    laden: bool = False,
    crowned: bool = False,
    level: str = LARGE,
    signs: float = 1.0,
) -> str:
    """A tile around its middle, 200 wide.

    It lies on its upgraded side or not, turned, its points counting so many times; a boat is in a season; a turn order
    tile may come with the purple piece. Where goods lie on it, they take the place of what its upgrade costs;
    on a small one that is crowned by workers the sign makes room for them, and its sign can be smaller than usual.
    """
    title = component_name(part, words) if level == LARGE else ""
    return _tile(part, title, up, turn, times, season, purple, laden, crowned, level, signs)


@lru_cache(CACHE_SIZE)
def _tile(
    part: Component,
    title: str,
    up: bool,
    turn: int,
    times: int,
    season: int,
    purple: bool,
    laden: bool,
    crowned: bool,
    level: str,
    signs: float,
) -> str:
    base = use("board", 0, 0) + ground(ground_of(part), part.word("edges"), turn, up, level != SMALL)
    if level == PICTURE:
        return base + (_numeral(part.id[-1], 1.6) if part.kind == "order" else use(f"scene-{part.id}", 0, 22, 1.75))
    marks, worth = _says(part, up, times, season)
    if level == SMALL:
        sign = _order(part.id[-1], level) if part.kind == "order" else _small(part, marks, worth, crowned)
        return base + _smaller(sign, signs)
    if part.kind == "order" and level != LARGE:
        return base + _order(part.id[-1], level)
    if level == MIDDLE:
        return base + _middle(marks, worth)
    picture = _numeral(part.id[-1]) if part.kind == "order" else use(f"scene-{part.id}", 0, -33, 1.14)
    costs = not up and not laden and "cost" in part.facts and part.kind not in ("boat", "summer-boat")
    cost = _tab([Mark("up"), *things(part.words("cost"))]) if costs else ""
    start = use("worker-purple", 0, 58, 1.5) if purple else ""
    moon = part.kind == "boat" and season != WINTER
    return base + picture + _box(marks, worth) + (_season(season) if moon else "") + _title(title, up) + cost + start


def _says(part: Component, up: bool, times: int, season: int) -> tuple[list[Mark], int]:
    """What a tile does, in signs, and the points at its rim."""
    if part.kind == "boat":
        return (final(part) if season == WINTER else load(part, season)), 0
    if part.kind == "summer-boat":
        return POWERS[part.id], 0
    if part.kind == "order":
        return ORDER_SCORES, 0
    return output(part, up), value(part, up) * times


def _to_the_rim(marks: list[Mark], worth: int, most: float) -> tuple[list[Mark], int]:
    """Points that close a long row stand on the rim; the arrow stays and points at them."""
    closing = len(marks) > 2 and marks[-1].picture == "flower" and marks[-2].picture == "arrow"
    if worth or not closing or not marks[-1].text or length(marks) <= most:
        return marks, worth
    return marks[:-1], int(marks[-1].text)


def _rows(marks: list[Mark], x: float, y: float, scale: float, width: float, least: float, step: float) -> str:
    """Signs in one row, or in two where they would be too small in one."""
    if len(marks) > 5 and SIGNS.scale(marks, scale, width, least) < scale * 0.62:
        half = -(-len(marks) // 2)
        half += half % 2 and half + 1 < len(marks)
        return row(marks[:half], x, y - step, scale * 0.7, width, least) + row(
            marks[half:], x, y + step, scale * 0.7, width, least
        )
    return row(marks, x, y, scale, width, least)


def _box(marks: list[Mark], worth: int) -> str:
    """What a large tile does, in a box below its name."""
    least = LEAST[LARGE]
    marks, worth = _to_the_rim(marks, worth, 92)
    frame = box(-66, -14, 132, 50, f"{both('card', 'shade')} {PALE}", 8)
    if not marks:
        return frame + (put(points(worth), 0, 15, 1.55, least) if worth else row([Mark("", "–")], 0, 15, 1.3, 100))
    signs = _rows(marks, -15 if worth else 0, 15, 1.5, 98 if worth else 124, least, 12)
    return frame + signs + (put(points(worth), 60, 11, 1.32, least) if worth else "")


def _season(season: int) -> str:
    """The season in which a boat brings what the box says."""
    return disc(-66, 11, 14, both("card", "shade")) + use(f"season-{SEASONS[season]}", -66, 11, 0.9)


def _title(title: str, up: bool) -> str:
    """The name on its plate; in two lines where it would be too small in one."""
    size = min(NAME, NAME_ROOM / max(1.0, measure(title, 1)))
    lines = [title] if size >= LEAST[LARGE] else [line for line in halves(title) if line]
    size = min(NAME if len(lines) == 1 else 21.0, *(NAME_ROOM / measure(line, 1) for line in lines))
    wide = min(170.0, max(measure(line, size) for line in lines) + 18)
    high = 3.0 + 22.0 * len(lines)
    plate = box(-wide / 2, -8 - high, wide, high, f'{both("gilt" if up else "tab", "shade")} stroke-opacity="0.7"', 8)
    written = [
        letter(0, -14.5 - 21 * place, line, size, role="ink", anchor="middle")
        for place, line in enumerate(reversed(lines))
    ]
    return plate + "".join(written)


def _tab(marks: list[Mark]) -> str:
    """Signs on a tab below the box."""
    half = length(marks) / 2 + 10
    return box(-half, 39, 2 * half, 26, f"{both('tab', 'shade')} {PALE}", 7) + row(
        marks, 0, 52, 1.0, 2 * half - 6, LEAST[LARGE] * 0.98
    )


def _middle(marks: list[Mark], worth: int) -> str:
    least = LEAST[MIDDLE]
    marks, worth = _to_the_rim(marks, worth, 62)
    narrow = 124 if worth else 138
    two = len(marks) > 5 and SIGNS.scale(marks, 2.1, narrow, least) < 1.3
    half = 46 if two else 30
    frame = box(-74, -half, 148, 2 * half, f"{both('card', 'shade', 1.2)} {PALE}", 16)
    if not marks:
        return frame + (put(points(worth), 0, 0, 2.2, least) if worth else row([Mark("", "–")], 0, 0, 2, 100, least))
    signs = _rows(marks, -4 if worth else 0, 0, 2.1, narrow, least, 22)
    return frame + signs + (put(points(worth), 70, -34, 2.0, least) if worth else "")


def _small(part: Component, marks: list[Mark], worth: int, crowned: bool = False) -> str:
    """The one sign that says most about a tile, on a disc; further down and smaller below workers."""
    if crowned:
        return (
            f'<g transform="translate(0 14) scale({CROWNED})">{_sign(part, marks, worth, LEAST[SMALL] / CROWNED)}</g>'
        )
    return _sign(part, marks, worth, LEAST[SMALL])


def _smaller(sign: str, scale: float) -> str:
    return sign if scale == 1.0 else f'<g transform="scale({scale:.3g})">{sign}</g>'


def _sign(part: Component, marks: list[Mark], worth: int, least: float) -> str:
    plate = disc(0, 0, 56, f"{both('card', 'shade', 1.5)} {PALE}")
    telling = [mark for mark in marks if mark.picture and mark.picture not in LINKS]
    if not telling:
        return plate + (put(points(worth), 0, 0, 3.3, least) if worth else row([Mark("", "–")], 0, 0, 3, 100, least))
    counted = [mark for mark in telling if mark.text]
    mark = counted[-1] if counted else telling[0 if part.kind == "winter" else -1]
    wide = SIGNS.breadth(mark)
    return plate + put(mark, 0, 0, min(3.45, 106 / wide), least)


def _order(number: str, level: str) -> str:
    """A turn order tile: on a middle one the number beside what it scores, on a small one the number alone."""
    if level == SMALL:
        return disc(0, 0, 56, both("card", "shade", 1.5)) + letter(0, 27, number, 78, role="ink", anchor="middle")
    frame = box(-74, -30, 148, 60, f"{both('card', 'shade', 1.2)} {PALE}", 16)
    figure = letter(-48, 18, number, 52, role="ink", anchor="middle")
    return frame + figure + row(ORDER_SCORES, 20, 0, 1.5, 98, LEAST[MIDDLE])


def _numeral(number: str, scale: float = 1.0) -> str:
    """The place in the turn order, on a banner, and the boat that it is about."""
    if scale != 1:
        return disc(0, 0, 46, both("card", "shade", 1.5)) + letter(0, 25, number, 72, role="ink", anchor="middle")
    cloth = box(-19, -84, 38, 56, both("card", "shade", 1.2), 3)
    figure = letter(0, -42, number, 44, role="ink", anchor="middle")
    return cloth + figure + box(-25, -87, 50, 6, 'fill="#7d5228" stroke="#2a2217"', 2) + use("sail", -42, -46, 1.2)
