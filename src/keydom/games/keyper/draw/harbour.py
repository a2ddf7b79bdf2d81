"""The river: the boats that wait on it, and the shipping track along its bank."""

from __future__ import annotations

from functools import lru_cache

from keydom.core.catalogue import Catalogue, Component
from keydom.core.game import Words
from keydom.core.scene import Area
from keydom.drawing.badges import badge
from keydom.drawing.svg import CACHE_SIZE, OUTLINE, box, group, number, path, use, write
from keydom.drawing.theme import both, fill
from keydom.games.keyper.components import AUTUMN, BOATS_IN_SEASON
from keydom.games.keyper.draw.palette import PLAYERS
from keydom.games.keyper.draw.tile_faces import boat_picture, name
from keydom.games.keyper.state import bits
from keydom.games.keyper.view import KeyperView

BOAT = (92.0, 104.0)  # of a boat with its cargo
BROAD = 140.0  # pixels: on a river as wide as this two boats lie side by side
TRACK = 40  # shipping points that the track shows at least
LABEL = 10  # points from one number to the next
MARK = 21.0  # pixels: a player's sign on the track, with his boat
WHITE = 'fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="1.6"'


def river(view: KeyperView, words: Words, catalogue: Catalogue, area: Area, tracked: bool = True) -> str:
    """The water in an area with its bank, the boats that can still be moored, and the track where there is room."""
    track = Area(area.right - 66, area.y + 20, 66, area.height - 36)
    upright = area.height > area.width * 1.5
    if upright:
        most = 2 * 112.0 if area.width > BROAD else BOATS_IN_SEASON * 104.0
        boats = Area(area.x + 14, area.y + 8, area.width - 16, min(area.height * 0.62, most))
        track = track._replace(y=boats.bottom + 22, height=area.bottom - boats.bottom - 36)
    else:
        boats = Area(
            area.x + 14,
            area.y + 4,
            area.width - (62 + 14 * len(view.table.shipping) if tracked else 18),
            area.height - 8,
        )
    parts = [_water(area), _boats(view, words, catalogue, boats, upright)]
    if tracked:
        parts.append(_track(view, words, track))
    return group(*parts, id="boats")


@lru_cache(64)
def _water(area: Area) -> str:
    """The river with its left bank."""
    parts = []
    for off, role in ((0.0, "river-bank"), (8.0, "river")):
        x, step = area.x + 6 + off, area.height / 6
        steps = f"M{number(x)} {number(area.y)}"
        for bend in range(6):
            y, side = area.y + bend * step, 9 if bend % 2 else -9
            steps += f"Q{number(x + side)} {number(y + step / 2)} {number(x)} {number(y + step)}"
        steps += f"H{number(area.right)}V{number(area.y)}Z"
        parts.append(path(steps, fill(role)))
    ripple = 'fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="1.6" stroke-linecap="round"'
    for place in range(int(area.height / 52)):
        x = area.x + 26 + place * 61 % max(30.0, area.width - 70)
        parts.append(path(f"M{number(x)} {number(area.y + 30 + place * 52)}q6 -5 12 0t12 0t12 0", ripple))
    return "".join(parts)


def _boats(view: KeyperView, words: Words, catalogue: Catalogue, area: Area, upright: bool) -> str:
    """The boats one below the other, or side by side, with so much room for each as if none had left."""
    late, parts = view.table.season >= AUTUMN, []
    if upright:
        across, down = (2, 2) if area.width > BROAD - 16 else (1, BOATS_IN_SEASON)
    else:
        across, down = (2, 2) if area.width < area.height * 3 else (BOATS_IN_SEASON, 1)
    step = (area.width / across, area.height / down)
    scale = min(step[0] / BOAT[0], step[1] / BOAT[1], 1.25)
    if not upright:  # as near to each other down as across
        gap = step[0] - BOAT[0] * scale
        rows = min(step[1], BOAT[1] * scale + max(8.0, gap))
        area = area._replace(y=area.y + (step[1] - rows) * down / 2)
        step = (step[0], rows)
    for place, each in enumerate(bits(view.table.boats)):
        part = catalogue.components["boat"][f"boat-{each + 1}"]
        cargo = part.words("late" if late else "early")
        x = area.x + (place % across + 0.5) * step[0]
        y = area.y + place // across * step[1] + step[1] / 2
        tip = " · ".join([name(part, words), *(words.say(f"resource-{what}") for what in cargo)])
        parts.append(group(boat(part, late), id=f"boat-{part.id}", ref=f"boat:{part.id}", tip=tip, at=(x, y, scale)))
    return "".join(parts)


@lru_cache(CACHE_SIZE)
def boat(part: Component, late: bool) -> str:
    """A boat around (0, 0) with what it carries in this half of the year."""
    shade = '<ellipse cx="0" cy="14" rx="40" ry="6" fill="#0b3147" fill-opacity="0.28"/>'
    ship = group(boat_picture(int(part.id[-1])), at=(0, 12, 1.12))
    plank = box(-34, 18, 68, 31, both("plank", "wood-dark", 1), 5)
    names = part.words("late" if late else "early")
    cargo = "".join(use(f"resource-{what}", -16 + 32 * place, 33.4, 1.1) for place, what in enumerate(names))
    return shade + ship + plank + cargo + box(-42, -50, 84, 100, OUTLINE, 12)


def _track(view: KeyperView, words: Words, area: Area) -> str:
    """Points by shipping, upwards; every player's boat at its mark, side by side where they are near each other."""
    shipping = view.table.shipping
    top = max(TRACK, -(-max(shipping) // LABEL) * LABEL)
    x, low = area.right - 26, area.bottom
    unit = area.height / top
    parts = [path(f"M{number(x)} {number(area.y)}V{number(low)}", WHITE)]
    every = LABEL if unit * LABEL >= 14 else 2 * LABEL
    for points in range(0, top + 1, LABEL // 2):
        y, half = low - unit * points, 3 if points % LABEL else 6
        parts.append(path(f"M{number(x - half)} {number(y)}h{2 * half}", WHITE))
        if points % every == 0:
            parts.append(write(x + 9, y + 4.4, str(points), 12.5, role="text"))
    reached: list[float] = []
    for seat in sorted(range(len(shipping)), key=lambda seat: -shipping[seat]):
        y = low - unit * shipping[seat]
        beside = sum(abs(y - other) < MARK + 8 for other in reached)
        reached.append(y)
        tip = f"{words.say('seat-name', {'seat': f'seat:{seat}'})} · "
        tip += words.say("draw-shipped", {"count": shipping[seat]})
        mark = use("sail", 0, -12, 0.9) + badge(PLAYERS[seat], 0, 3, 8.5)
        at = (x - 19 - beside * MARK, y, 1.0)
        parts.append(group(mark, id=f"shipping-{seat}", ref=f"seat:{seat}", tip=tip, at=at))
    return "".join(parts)
