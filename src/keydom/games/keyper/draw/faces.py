"""Tiles and fairs as they lie on the table, in three levels of detail: redrawn smaller, not shrunk.

Large: name, picture, what it does. Medium: no name. Small: the picture alone. Only the side in force is shown; the
other is told where a tile is pointed at.
"""

from __future__ import annotations

from functools import cache, lru_cache

from keydom.core.catalogue import Component
from keydom.drawing.signs import DOT, Mark, points
from keydom.drawing.svg import BOLD, CACHE_SIZE, OUTLINE, box, disc, measure, path, use, write
from keydom.drawing.theme import both, line
from keydom.games.keyper.draw.effects import facts, housed
from keydom.games.keyper.draw.signs import PLUS, cost, length, put, row
from keydom.games.keyper.draw.tile_faces import HIGH, WIDE, fair_back

RATIO = HIGH / WIDE
LARGE, MEDIUM, SMALL = "large", "medium", "small"
FROM_LARGE, FROM_MEDIUM = 96.0, 80.0  # pixels: a tile as wide as this is drawn so
FROM_POINTS = 50.0  # pixels: a fair as wide as this says its points
FLOWER = 1.3  # the size of the points of a fair, while that is legible
LEGIBLE = 10.2  # pixels: no letters are smaller
LEAST_NUMBERS = 10.05  # pixels: nor are numbers
NUMBERS = 16.0  # units: numbers in rows of signs
ROOM = 140.0  # units: a row of signs is no longer
NAME = 17.5  # units: the letters of a name are no larger
SHADOW = 'fill="#2a1a05" fill-opacity="0.24"'


def level(width: float) -> str:
    """The level of detail of a tile so many pixels wide."""
    return LARGE if width >= FROM_LARGE else MEDIUM if width >= FROM_MEDIUM else SMALL


def building(part: Component, title: str, width: float, *, built: bool, up: bool, plain: bool = False) -> str:
    """A building tile, to be drawn so many pixels wide; what it costs only as long as it is not built.

    A plain one is its picture alone, however large.
    """
    return _building(part, title, SMALL if plain else level(width), round(width / WIDE, 2), built, up)


@lru_cache(CACHE_SIZE)
def _building(part: Component, title: str, detail: str, scale: float, built: bool, up: bool) -> str:
    ground = _ground(part, up)
    edge = box(1, 1, WIDE - 2, HIGH - 2, OUTLINE, 9)
    if detail == SMALL:
        return ground + use(f"scene-{part.id}", WIDE / 2, 96, 1.5) + edge
    plate, marks = "gilt" if up else "card", facts(part, up)
    if detail == LARGE:
        picture = use(f"scene-{part.id}", *((WIDE / 2, 72, 0.98) if built else (46, 72, 0.92)))
        body = box(4, 77, WIDE - 8, 31, both(plate, "shade", 0.8), 7) + _says(marks, 92.5, 1.14, scale)
        name = heading(title, "gilt" if up else "tab", scale)
        return ground + picture + _beds(part, 56) + name + body + ("" if built else _cost(part, 92, 31, 54, 43)) + edge
    picture = use(f"scene-{part.id}", *((WIDE / 2, 62, 1.12) if built else (46, 60, 0.98)))
    body = box(4, 68, WIDE - 8, 40, both(plate, "shade", 0.8), 8)
    corner = ""
    if built and marks and marks[-1].picture == "flower" and length(marks) * 1.28 > ROOM:
        corner = put(marks[-1], WIDE - 20, 21, 1.4)  # in the row the points would be too small
        marks = marks[:-2] if marks[-2] == DOT else marks[:-1]
    body += _says(marks, 88, 1.5, scale)
    return ground + picture + _beds(part, 48) + body + corner + ("" if built else _cost(part, 90, 5, 56, 58)) + edge


def _says(marks: list[Mark], y: float, largest: float, scale: float) -> str:
    """What a tile does, in a row; where that is long, its points at the end are still legible."""
    fits = min(largest, ROOM / length(marks))
    needed = LEAST_NUMBERS / (NUMBERS * scale)
    tail = len(marks)
    while tail and marks[tail - 1].text:
        tail -= 1
    if fits >= needed or tail in (0, len(marks)):
        return row(marks, WIDE / 2, y, fits, ROOM)
    first, last = marks[: tail - (marks[tail - 1] == DOT)], marks[tail:]
    wide = length(last) * needed
    rest = ROOM - wide - 2
    left = (WIDE - ROOM) / 2
    return row(first, left + rest / 2, y, fits, rest) + row(last, left + ROOM - wide / 2, y, needed, wide + 1)


@cache
def shadow() -> str:
    return box(0, 6, WIDE, HIGH, SHADOW, 9)


def _ground(part: Component, up: bool) -> str:
    plate = shadow() + box(0.8, 0.8, WIDE - 1.6, HIGH - 1.6, both(part.word("area"), "shade", 1.4), 9)
    if not up:
        return plate
    rim = (2.6, 2.6, WIDE - 5.2, HIGH - 5.2)
    return plate + box(*rim, line("accent", 4.6), 8) + box(*rim, line("gilt", 3), 8)


def heading(title: str, role: str, scale: float) -> str:
    """The name of a tile, as large as its plate allows, and cut where it would not be legible."""
    plate, room = box(4, 4, WIDE - 8, 24, both(role, "shade", 1), 7), WIDE - 12
    size = max(LEGIBLE / scale, min(NAME, NAME * room / (measure(title, NAME) * BOLD)))
    while measure(title, size) * BOLD > room + 0.5:
        title = title.removesuffix("…")[:-1].rstrip() + "…"
    return plate + write(WIDE / 2, 22, title, size, anchor="middle", bold=True)


def _beds(part: Component, y: float) -> str:
    """Whom a tile houses that has something else to say in its row."""
    marks = housed(part)
    return box(5, y, 42, 19, both("card", "shade", 0.8), 5) + row(marks, 26, y + 9.6, 0.74, 38) if marks else ""


def _cost(part: Component, x: float, y: float, wide: float, high: float) -> str:
    """What building it costs, on a tab."""
    marks = [cost(icon) for icon in part.words("cost")]
    tab = box(x, y, wide, high, both("card", "shade", 0.8), 6)
    lines = [marks] if len(marks) < 3 else [marks[:2], marks[2:]]
    down = high / len(lines)
    return tab + "".join(
        row(each, x + wide / 2, y + down * (place + 0.5), 1.0 if len(lines) == 1 else 0.86, wide - 4)
        for place, each in enumerate(lines)
    )


def fair(part: Component, width: float, held: bool = False) -> str:
    """A fair, to be drawn so many pixels wide; below a certain width it does not say its points."""
    flower = max(FLOWER, round(LEGIBLE * WIDE / (NUMBERS * width), 2)) if width >= FROM_POINTS else 0.0
    return _fair(part, flower, held)


@lru_cache(CACHE_SIZE)
def _fair(part: Component, flower: float, held: bool) -> str:
    season = part.word("season")
    ground = box(0, 5, WIDE, HIGH, SHADOW, 9) + box(0.8, 0.8, WIDE - 1.6, HIGH - 1.6, both(season, "shade", 1.4), 9)
    stripes = "".join(
        path(f"M{x} 2.6h12v7a6 6 0 0 1 -12 0z", 'fill="#c63a33" fill-opacity="0.85"') for x in range(7, 140, 25)
    )
    body = _winter(part, flower) if part.words("gems") else _private(part, season, flower)
    rosette = use("rosette", 78, 88, 1.6) if held else ""
    return ground + stripes + body + rosette + box(1, 1, WIDE - 2, HIGH - 2, OUTLINE, 9)


def _private(part: Component, season: str, flower: float) -> str:
    """What has to be shown, and below it the season and the points."""
    marks = [cost(need) for need in part.words("needs")]
    if not flower:
        plate = box(5, 20, WIDE - 10, 58, both("card", "shade", 0.8), 7)
        return plate + row(marks, WIDE / 2, 49, 1.9, 134) + _season(season, 24, 94, 1.1)
    plate = box(5, 20, WIDE - 10, 46, both("card", "shade", 0.8), 7)
    worth = put(points(part.number("points")), WIDE - 20 * flower, 88, flower)
    return plate + row(marks, WIDE / 2, 43, 1.5, 132) + _season(season, 26, 89, 1.2) + worth


def _season(season: str, x: float, y: float, scale: float) -> str:
    """The sign of a season on a badge, which stands out from the season's own colour."""
    return disc(x, y, 14 * scale, 'fill="#fffaea" fill-opacity="0.86"') + use(f"season-{season}", x, y, scale)


def _winter(part: Component, flower: float) -> str:
    """One side for summer and winter, the other, with gems, for autumn and winter."""
    needs, gems = [cost(need) for need in part.words("needs")], [cost(gem) for gem in part.words("gems")]
    drawn = []
    rows: tuple[tuple[str, list[Mark], str, float, str], ...] = (
        ("season-summer", needs, "points", 17.0, "card"),
        ("season-autumn", [PLUS, *gems], "gem_points", 63.0, "gilt"),
    )
    for season, marks, worth, y, role in rows:
        drawn.append(box(5, y, WIDE - 10, 44, both(role, "shade", 0.8), 7))
        drawn.append(use(season, 17, y + 12, 0.8) + use("season-winter", 17, y + 32, 0.8))
        if flower:
            room = WIDE - 34 - 28 * flower
            drawn.append(row(marks, 30 + room / 2, y + 22, 1.1, room))
            drawn.append(put(points(part.number(worth)), WIDE - 6 - 14 * flower, y + 22, flower))
        else:
            drawn.append(row(marks, 86, y + 22, 1.4, 110))
    return "".join(drawn)


@cache
def hidden_fair(season: str) -> str:
    """A private fair, face down."""
    return box(0, 5, WIDE, HIGH, SHADOW, 9) + fair_back(season)
