"""The supplies that everybody draws on: a strip in the header, or a shelf."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.core.scene import Area
from keydom.drawing.reading import how_many
from keydom.drawing.svg import BOLD, OUTLINE, box, capital, faint, fit, group, measure, use, write
from keydom.games.keyper.components import RESOURCES, SEASONS
from keydom.games.keyper.draw.market import title
from keydom.games.keyper.setup import PLENTY
from keydom.games.keyper.view import KeyperView

# Raw materials, finished goods, wheat, tame and wild animals, gems.
ORDER = (
    *("clay", "log", "rock", "brick", "wood", "stone", "wheat", "cow", "horse", "pig", "sheep"),
    *("chicken", "deer", "goat", "wild-boar", "emerald", "gold", "ruby", "sapphire"),
)
UNLIMITED = "∞"
PLAIN = 150.0  # pixels: on a strip shorter than this the season has no plate
ITEM = 38.0  # pixels: the room for a supply


def stock_of(view: KeyperView, what: str) -> str:
    """How much is left of a resource."""
    count = view.table.supply[RESOURCES.index(what)]
    return UNLIMITED if count > PLENTY // 2 else str(count)


def strip(view: KeyperView, words: Words, area: Area) -> str:
    """What is left of every resource, side by side on wood."""
    step = min(ITEM, area.width / len(ORDER))
    y = area.y + area.height / 2
    scale = min(0.72, (step - 14) / 27)
    parts = []
    for place, what in enumerate(ORDER):
        x = area.x + place * step
        parts.append(_item(view, words, what, Area(x, area.y + 3, step - 1, area.height - 6), scale, y, "on-wood"))
    return group(*parts, id="supplies")


def shelf(view: KeyperView, words: Words, area: Area) -> str:
    """What is left of every resource, in rows under a heading."""
    columns = max(4, min(7, int(area.width / 50)))
    rows = -(-len(ORDER) // columns)
    step, down = area.width / columns, min(44.0, (area.height - 22) / rows)
    parts = [title(words.say("draw-supplies"), area.x, area.y, area.width)]
    for place, what in enumerate(ORDER):
        x, y = area.x + place % columns * step, area.y + 22 + place // columns * down
        room = Area(x, y + 1, step - 2, down - 2)
        parts.append(_item(view, words, what, room, min(0.95, down / 30), y + down / 2, "text"))
    return group(*parts, id="supplies")


def _item(view: KeyperView, words: Words, what: str, room: Area, scale: float, y: float, role: str) -> str:
    shown = stock_of(view, what)
    picture = use(f"resource-{what}", room.x + 3 + 12 * scale, y, scale)
    text = write(room.x + 5 + 25 * scale, y + 4.6, shown, 13.0, role=role, bold=shown != "0")
    plate = box(*room, OUTLINE, 6) + box(*room, 'fill="#fff" fill-opacity="0"', 6)
    face = plate + (faint(picture) if shown == "0" else picture) + text
    return group(face, id=f"supply-{what}", ref=f"resource:{what}", tip=how_many(f"resource-{what}", shown, words))


def calendar(view: KeyperView, words: Words, area: Area, others: bool) -> tuple[str, float]:
    """The seasons, of which the present one is written out; and where that ends."""
    x, y = area.x, area.y + area.height / 2
    parts = []
    for season, id in enumerate(SEASONS):
        key, now = f"season-{id}", season == view.table.season
        tip = words.say(key)
        if now:
            plain = area.width < PLAIN
            room = min(110.0, area.right - x - (26 if plain else 35))
            text, size = fit(capital(tip), 16, room / BOLD)
            wide = measure(text, size) + 34
            plate = box(x, y - 14, wide, 28, 'fill="#fff" fill-opacity="0.12"', 14)
            name = write(x + 24, y + 5.4, text, size, role="on-wood", bold=True)
            parts.append(group("" if plain else plate, use(key, x + 12, y, 0.7), name, id=key, tip=tip))
            x += wide + 8
        elif others:
            parts.append(group(faint(use(key, x + 11, y, 0.62), 0.55), id=key, tip=tip))
            x += 26
    return "".join(parts), x
