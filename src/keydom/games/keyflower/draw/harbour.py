"""The river, and the boats on it with whom they carry standing on their jetties."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import sin

from keydom.drawing.reading import component_name
from keydom.drawing.svg import OUTLINE, Area, box, faint, group, letter, number, path, use
from keydom.drawing.theme import both, colour, fill
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_SKILLS,
    COLOURS,
    SKILLS,
    TILES,
    WINTER,
    of_colour,
    of_freight,
    of_skill,
)
from keydom.games.keyflower.draw.effects import final
from keydom.games.keyflower.draw.signs import row
from keydom.games.keyflower.draw.tiles import Sight
from keydom.games.keyflower.state import ON_SALE, KeyflowerTable

FREIGHT = ("good-gold", "cabin", "contract")
WIDE = 158.0  # a boat with its edge, in its own units
UP = 92.0  # from its middle to its edge above the flag
JETTY, KEEL = 56.0, 12.0  # from there to the name at its foot: below a jetty, or the boat
LARGEST = 158.0  # pixels: no boat is wider
CRATE = 16.0  # pixels: how wide a skill on a jetty is at least, where it has room
NAME = 12.5  # pixels
SIGN = 28.0  # how high a sign is
AIR = 7.0  # between a boat and its edge
BEACH = 10.0
PLANKS = "M-70 33H70M-40 24V33M0 24V33M38 24V33M-70 43H70M-22 33V43M20 33V43M-52 43V53M50 43V53"


def harbour(sight: Sight, area: Area, columns: int = 1) -> str:
    """The boats that nobody owns, each in its place; one whose load was taken is faint."""
    table = sight.view.table
    rows = -(-len(table.boats) // columns)
    room = Area(area.x + 4, area.y + 2, area.width - 8, area.height - 4)
    wide, high = room.width / columns, room.height / max(1, rows)
    bare = table.season == WINTER  # boats carry nothing then
    scale = fitting(wide, high, bare)
    down = foot(scale, bare)
    drawn = []
    for place, boat in enumerate(table.boats):
        if table.owner[boat] == ON_SALE:
            x = room.x + wide * (place % columns + 0.5)
            y = room.y + high * (place // columns + 0.5) + (UP - down) / 2 * scale
            taken = not (table.docked >> place) & 1
            people, rest = ([], []) if taken else load(table, place)
            drawn.append(ship(sight, boat, (x, y, scale), people, rest, taken))
    return group(*drawn, id="boats")


def fitting(width: float, high: float, bare: bool) -> float:
    """How large a boat can be in so much room."""
    scale = min(LARGEST, width) / WIDE
    while scale > 0.1 and (UP + foot(scale, bare)) * scale > high:
        scale *= 0.97
    return scale


def foot(scale: float, bare: bool) -> float:
    """How far a boat reaches down from its middle: name and signs do not shrink as it does."""
    return (KEEL if bare else JETTY) + _name_size(scale) + 3 + SIGN * _sign_scale(scale) + AIR


def _name_size(scale: float) -> float:
    return max(NAME / scale, 15.0)


def _sign_scale(scale: float) -> float:
    return max(1.0, 0.8 / scale)


def load(table: KeyflowerTable, place: int) -> tuple[list[str], list[str]]:
    """Who and what is on a boat: workers, and all the rest."""
    people: list[str] = []
    rest: list[str] = []
    for of in range(ALL_COLOURS):
        people += [f"worker-{COLOURS[of]}"] * table.cargo[of_colour(place, of)]
    for skill in range(ALL_SKILLS):
        rest += [f"skill-{SKILLS[skill]}"] * table.crates[of_skill(place, skill)]
    for kind, picture in enumerate(FREIGHT):
        rest += [picture] * table.freight[of_freight(place, kind)]
    return people, rest


def ship(
    sight: Sight,
    boat: int,
    at: tuple[float, float, float],
    people: Sequence[str] = (),
    rest: Sequence[str] = (),
    taken: bool = False,
    width: float = WIDE,
) -> str:
    """A boat with its name and what it does in winter, no wider than this, and those whom it carries on its jetty."""
    id, scale = TILES[boat], at[2]
    name = component_name(sight.parts[id], sight.words)
    drawn = '<ellipse cx="0" cy="6" rx="62" ry="9" fill="#0b3147" opacity="0.22"/>' + use(f"scene-{id}", 0, 4, 1.5)
    jetty = bool(people or rest)
    if jetty:
        drawn += _jetty() + _load(people, rest, id, scale)
    size, signs = _name_size(scale), _sign_scale(scale)
    down = JETTY if jetty else KEEL
    if taken:
        drawn = faint(drawn, 0.5)
    drawn += letter(0, down + size, name, size, anchor="middle", width=width - 14, least=10.5 / scale)
    drawn += row(final(sight.parts[id]), 0, down + size + 3 + SIGN / 2 * signs, signs, width - 12, 10 / scale)
    edge = box(2 - WIDE / 2, 2 - UP, WIDE - 4, UP + foot(scale, not jetty) - 4, OUTLINE, 14)
    return group(drawn, edge, id=f"tile-{id}", ref=f"tile:{id}", tip=name, at=at)


def _load(people: Sequence[str], rest: Sequence[str], id: str, scale: float) -> str:
    """Workers in front of the hull, and all the rest on the planks; on a small boat as large as those are high."""
    size = max(0.86, min(1.2, CRATE / 22 / scale))
    raised = (size - 0.86) * 10
    return group(_line(people, 19, 16 - raised, 1.16), _line(rest, 28 * size, 39, size), id=f"load-{id}")


def _jetty() -> str:
    planks = box(-72, 24, 144, 29, both("plank", "wood-dark"), 3)
    seams = path(PLANKS, f'fill="none" stroke="{colour("wood-dark")}" stroke-width="0.8" opacity="0.6"')
    return planks + seams + box(-62, 53, 6, 8, fill("wood"), 0) + box(56, 53, 6, 8, fill("wood"), 0)


def _line(pictures: Sequence[str], step: float, down: float, scale: float) -> str:
    step = min(step, 128 / max(1, len(pictures)))
    first = -(len(pictures) - 1) * step / 2
    return "".join(use(picture, first + step * at, down, scale) for at, picture in enumerate(pictures))


@lru_cache(64)
def river(area: Area, upright: bool = True) -> str:
    """A river that fills an area: along the right edge of the table, or, not upright, along its lower edge."""
    long, far = (area.height, area.width) if upright else (area.width, area.height)

    def bank(deep: float, paint: str) -> str:
        count = 7
        points = [(deep + 7 * sin(place * 1.3) - 5, long * place / count) for place in range(count + 1)]
        points = [(max(0.0, across), along) for across, along in points]
        steps = "M" + _at(points[0], upright)
        for (x1, y1), (x2, y2) in pairwise(points):
            half = (y1 + y2) / 2
            steps += f"C{_at((x1, half), upright)} {_at((x2, half), upright)} {_at((x2, y2), upright)}"
        steps += f"L{_at((far, long), upright)}L{_at((far, 0.0), upright)}z"
        return path(steps, paint)

    waves = []
    for place in range(int(long / 46)):
        across, along = 26 + place * 67 % max(20, far - 60), 24 + place * 46
        x, y = (across, along) if upright else (along, across)
        waves.append(f"M{number(x)} {number(y)}q6 -5 12 0t12 0")
    foam = path("".join(waves), 'fill="none" stroke="#fff" stroke-width="1.6" opacity="0.3" stroke-linecap="round"')
    return group(bank(2, fill("river-bank")), bank(2 + BEACH, fill("river")), foam, at=(area.x, area.y, 1.0))


def _at(point: tuple[float, float], upright: bool) -> str:
    across, along = point
    return f"{number(across)} {number(along)}" if upright else f"{number(along)} {number(across)}"
