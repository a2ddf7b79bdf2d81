"""The header: the seasons, the current one by its name, and what is left in the supplies."""

from __future__ import annotations

from keydom.core.game import OVER
from keydom.drawing.badges import badge
from keydom.drawing.compose import DESK, LYING, UPRIGHT
from keydom.drawing.reading import how_many, in_order, seat_name
from keydom.drawing.svg import OUTLINE, Area, box, faint, group, letter, measure, use
from keydom.drawing.theme import fill
from keydom.games.keyflower.components import GOODS, SEASONS
from keydom.games.keyflower.draw.palette import PLAYERS
from keydom.games.keyflower.draw.tiles import Sight

TEXT, CLOSE = 14.0, 12.5  # pixels: figures, and where there are many players
FEW = 4
NAMELESS = 30.0  # pixels: room for a season without its name
# What the page keeps for itself, by the kind of window: the name of the game to the left, the menu to the right.
ASIDE = {DESK: (176.0, 64.0), UPRIGHT: (48.0, 52.0), LYING: (8.0, 46.0)}


def header(sight: Sight, area: Area, kind: str, points: list[int]) -> str:
    """The strip between the name of the game and the menu."""
    left, right = ASIDE[kind]
    room = Area(left, 0, area.width - left - right, area.height)
    if kind == DESK:
        seasons, x = _seasons(sight, room, every=True)
        return seasons + supplies(sight, Area(x + 26, 0, room.right - x - 26, area.height), "on-wood")
    seasons, x = _seasons(sight, room, every=False)
    if kind == UPRIGHT and sight.view.table.seats > FEW:  # no room for its name beside so many players
        seasons, x = _seasons(sight, room._replace(width=NAMELESS), every=False)
    if kind == LYING or sight.view.mover == OVER:  # at the end the page adds up what everybody has, unseen pieces too
        return seasons
    return seasons + _scores(sight, Area(x + 6, 0, room.right - x - 6, area.height), points)


def _seasons(sight: Sight, room: Area, every: bool) -> tuple[str, float]:
    """The seasons from left to right, or the current one alone; and where they end."""
    now, words = sight.view.table.season, sight.words
    x, y, drawn = room.x, room.height / 2, []
    for place, season in enumerate(SEASONS):
        if place != now and not every:
            continue
        name = words.say(f"season-{season}")
        if place == now and room.width <= NAMELESS:
            wide, shown = 27.0, [use(f"season-{season}", x + 13, y, 0.86)]
        elif place == now:
            wide = 34 + measure(name, 15)
            plate = box(x, y - 13, wide, 26, f'{fill("on-wood")} fill-opacity="0.16"', 13) if every else ""
            text = letter(x + 27, y + 5, name, 15, role="on-wood", width=room.right - x - 27)
            shown = [plate, use(f"season-{season}", x + 14, y, 0.86), text]
        else:
            wide, shown = 27.0, [faint(use(f"season-{season}", x + 13, y, 0.72), 0.5)]
        drawn.append(group(*shown, id=f"season-{season}", tip=name))
        x += wide + 4
    return "".join(drawn), x


def supplies(sight: Sight, area: Area, role: str) -> str:
    """How much there is left of everything, as close as the room asks for."""
    table, words = sight.view.table, sight.words
    chips = [(f"good-{good}", table.supply[place], f"good:{good}", f"good-{good}") for place, good in enumerate(GOODS)]
    chips += [("worker-green", table.greens, "colour:green", "draw-greens"), ("bag", table.bag_size, "", "draw-bag")]
    chips.append(("random-skill", table.pile_size, "", "draw-pile"))
    if table.merchants:
        chips.append(("cabin", table.cabins_left, "", "draw-cabins-left"))
    step = min(56.0, area.width / len(chips))
    drawn = []
    for place, (picture, count, ref, key) in enumerate(chips):
        x, y = area.x + place * step, area.y + area.height / 2
        shown = use(picture, x + 10, y, 0.72)
        text = letter(x + 21, y + 5, str(count), TEXT, role=role, width=step - 21)
        edge = box(x - 2, y - 13, step - 3, 26, OUTLINE, 8) if ref else ""
        drawn.append(group(shown, text, edge, id=f"supply-{picture}", ref=ref, tip=how_many(key, count, words)))
    return group(*drawn, id="supplies")


def _scores(sight: Sight, area: Area, points: list[int]) -> str:
    """The points of all players, in the order of the seats, from the reader's own on."""
    seats = in_order(sight.view.table.seats, sight.view.seat)
    step = min(52.0, area.width / len(seats))
    drawn, y = [], area.height / 2
    for place, seat in enumerate(seats):
        x = area.right - step * (len(seats) - place)
        left, size = (22, TEXT) if step > 40 else (20, CLOSE)
        text = letter(x + left, y + 5, str(points[seat]), size, role="on-wood", width=step - left, least=10)
        tip = f"{seat_name(seat, sight.words)}: {points[seat]}"
        drawn.append(group(badge(PLAYERS[seat], x + 11, y, 8.5), text, tip=tip))
    return "".join(drawn)
