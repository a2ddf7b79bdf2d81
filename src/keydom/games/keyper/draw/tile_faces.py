"""Tiles, fairs and boats face up: a picture, a name, and in signs what they do, cost and bring."""

from __future__ import annotations

from functools import cache, lru_cache

from keydom.core.catalogue import Component
from keydom.core.game import Words
from keydom.drawing.reading import RECONSTRUCTED, component_name
from keydom.drawing.scenery import ship
from keydom.drawing.signs import ARROW, DOT, HAMMER, UP, Mark, either, points
from keydom.drawing.svg import (
    BOLD,
    CACHE_SIZE,
    INK,
    SMALLEST,
    box,
    capital,
    group,
    measure,
    path,
    unclickable,
    use,
    write,
)
from keydom.drawing.theme import both, line
from keydom.games.keyper.components import RESOURCES, SEASONS
from keydom.games.keyper.draw.effects import facts, housed
from keydom.games.keyper.draw.signs import PLUS, cost, length, put, resource, row

WIDE, HIGH = 150.0, 112.0  # of a tile and of a fair
BOAT = (148.0, 108.0)
SMALL_ROW = 0.7  # signs that would have to be smaller than this are set in two rows
SAILS = ("#f7e3a1", "#bcdcf0", "#f3b9a4", "#cfe3b0", "#ffffff", "#d9c8e8")


def name(part: Component, words: Words) -> str:
    return capital(component_name(part, words))


def _title(text: str, role: str) -> str:
    plate = box(4, 4, WIDE - 8, 19, both(role, "shade", 1), 6)
    bold = measure(text, 12.5) * BOLD * SMALLEST <= WIDE - 12  # a longer name gains some room by being light
    return plate + write(WIDE / 2, 18, text, 12.5, anchor="middle", bold=bold, width=WIDE - 12)


def _mark(part: Component, x: float, y: float) -> str:
    return write(x, y, RECONSTRUCTED, 11, role="soft", anchor="middle") if part.status == "reconstructed" else ""


def _ground(part: Component, up: bool) -> str:
    plate = box(0.8, 0.8, WIDE - 1.6, HIGH - 1.6, both(part.word("area"), "shade", 1.4), 9)
    if not up:
        return plate
    rim = (2.6, 2.6, WIDE - 5.2, HIGH - 5.2)
    return plate + box(*rim, line("accent", 4.6), 8) + box(*rim, line("gilt", 3), 8)


@lru_cache(CACHE_SIZE)
def tile(part: Component, title: str, *, built: bool = False, up: bool = False) -> str:
    """A building tile with what it does now and when upgraded; what it costs only as long as it is not built."""
    scene = use(f"scene-{part.id}", *((50, 67, 0.86) if built else (44, 66, 0.8)))
    return (
        _ground(part, up)
        + scene
        + _beds(part)
        + _title(title, "gilt" if up else "tab")
        + (_upgraded(part) if up else _initial(part))
        + ("" if built else _cost(part))
    )


def _initial(part: Component) -> str:
    """What the tile does, and below what it will do once upgraded."""
    now = box(4, 70, WIDE - 8, 19.5, both("card", "shade", 0.8), 5)
    now += row(facts(part, False), WIDE / 2, 79.8, 0.74, 136)
    then = box(4, 90, WIDE - 8, 18.5, both("gilt", "shade", 0.8), 5) + put(UP, 12, 99.2, 0.56)
    return now + then + row(facts(part, True), WIDE / 2 + 6, 99.2, 0.7, 124)


def _upgraded(part: Component) -> str:
    marks, plate = facts(part, True), box(7, 72, WIDE - 14, 32, both("gilt", "shade", 0.8), 6)
    if length(marks) * SMALL_ROW <= 130:
        return plate + row(marks, WIDE / 2, 88, 0.98, 130)
    breaks = [place for place, mark in enumerate(marks[:-2]) if mark in (PLUS, DOT)]  # not just before its points
    split = breaks[-1] if breaks else len(marks) // 2
    second = marks[split + (marks[split] == DOT) :]
    return plate + row(marks[:split], WIDE / 2, 80, 0.7, 130) + row(second, WIDE / 2, 96, 0.66, 130)


def _beds(part: Component) -> str:
    """Whom a tile houses that has something else to say in its rows."""
    marks = housed(part)
    return box(5, 51, 38, 16, both("card", "shade", 0.8), 5) + row(marks, 24, 59, 0.62, 36) if marks else ""


def _cost(part: Component) -> str:
    """What building it costs, on a tab."""
    tab = box(84, 29, 62, 34, both("card", "shade", 0.8), 6)
    marks = [cost(icon) for icon in part.words("cost")]
    return tab + row(marks, 119.5, 46, 0.84, 49) + put(HAMMER, 87.5, 33, 0.62) + _mark(part, 90, 60)


@lru_cache(CACHE_SIZE)
def fair(part: Component, title: str, held: str = "") -> str:
    """A fair with what has to be shown there, and its points; `held`: the points that it brought."""
    season = part.word("season")
    ground = box(0.8, 0.8, WIDE - 1.6, HIGH - 1.6, both(season, "shade", 1.4), 9)
    stripes = "".join(
        path(f"M{x} 24h11v6a5.5 5.5 0 0 1 -11 0z", 'fill="#c63a33" fill-opacity="0.75"') for x in range(5, 138, 22)
    )
    body = _winter(part) if part.words("gems") else _private(part)
    rosette = use("rosette", 52, 84, 1.3) + write(52, 88, held, 13, colour=INK, anchor="middle", bold=True)
    return ground + stripes + _title(title, "tab") + body + (rosette if held else "")


def _private(part: Component) -> str:
    marks = [cost(need) for need in part.words("needs")]
    plate = box(4, 40, WIDE - 8, 62, both("card", "shade", 0.8), 6)
    worth = put(ARROW, 101, 84, 0.8) + put(points(part.number("points")), 126, 84, 1.1)
    season = use(f"season-{part.word('season')}", 20, 86, 0.95)
    return plate + row(marks, WIDE / 2, 57, 1.25, 132) + season + worth + _mark(part, 82, 88)


def _winter(part: Component) -> str:
    """One side for summer and winter, the other, with gems, for autumn and winter."""
    needs, gems = [cost(need) for need in part.words("needs")], [cost(gem) for gem in part.words("gems")]
    rows = (("season-summer", needs, "points", 39.0, "card"), ("season-autumn", gems, "gem_points", 73.0, "gilt"))
    drawn = []
    for season, marks, worth, y, role in rows:
        drawn.append(box(4, y, WIDE - 8, 32, both(role, "shade", 0.8), 6))
        drawn.append(use(season, 15, y + 9, 0.58) + use("season-winter", 15, y + 23, 0.58))
        shown = marks if season == "season-summer" else [PLUS, *marks]
        drawn.append(row([*shown, ARROW, points(part.number(worth))], WIDE / 2 + 11, y + 16, 0.92, 116))
    return "".join(drawn) + _mark(part, WIDE - 12, 36)


@cache
def fair_back(season: str) -> str:
    """A private fair, face down."""
    ground = box(0.8, 0.8, WIDE - 1.6, HIGH - 1.6, both(season, "shade", 1.4), 9)
    frame = box(8, 8, WIDE - 16, HIGH - 16, line("card", 2), 6)
    return ground + frame + use("tent", WIDE / 2, 46, 2) + use(f"season-{season}", WIDE / 2, 86, 1.1)


@cache
def boat_picture(number: int, numbered: bool = True) -> str:
    """A boat, with its number on the sail, standing on y = 0."""
    mark = write(1.6, -26, str(number), 19, colour=INK, anchor="middle", bold=True) if numbered else ""
    return ship(SAILS[number - 1], mark)


@lru_cache(CACHE_SIZE)
def boat(part: Component, late: bool) -> str:
    """A boat in the harbour with what it carries in this half of the year."""
    wide, high = BOAT
    water = box(0.8, 0.8, wide - 1.6, high - 1.6, both("water", "shade", 1.4), 9)
    waves = path(f"M6 {high - 10}" + "q5 -5 10 0t10 0" * 7, f'{line("ripple", 2)} stroke-linecap="round"')
    picture = group(boat_picture(int(part.id[-1])), at=(48, high - 18, 1.16))
    return water + picture + waves + _cargo(part.words("late" if late else "early"), wide - 29, high / 2, late)


def _cargo(names: list[str], x: float, y: float, late: bool) -> str:
    """The two resources of a boat, one above the other, and the seasons of this side."""
    plate = box(x - 24, y - 46, 48, 92, both("card", "shade", 1), 7)
    things = [use(f"resource-{what}", x, y - 27 + 34 * place, 1.3) for place, what in enumerate(names)]
    seasons = SEASONS[2:] if late else SEASONS[:2]
    things += [use(f"season-{season}", x - 9 + 18 * place, y + 35, 0.68) for place, season in enumerate(seasons)]
    return plate + "".join(things)


def choice(names: list[str]) -> list[Mark]:
    """Any one of these resources, as signs with a slash between them."""
    return either([resource(what) for what in sorted(names, key=RESOURCES.index)])


@cache
def highlight(x: float, y: float, width: float, height: float, radius: float = 8.0) -> str:
    """A bright line that stands out from any ground, and lets clicks through."""
    dark = box(x, y, width, height, 'fill="none" stroke="#33240a" stroke-width="6.5" stroke-opacity="0.7"', radius)
    bright = box(x, y, width, height, 'fill="none" stroke="#ffd447" stroke-width="4"', radius)
    return unclickable(dark, bright)


@cache
def tile_edge() -> str:
    """The edge of what lies below a tile that was built over another."""
    return box(4, 5, WIDE - 1.6, HIGH - 1.6, both("tab", "shade", 1.2), 9)
