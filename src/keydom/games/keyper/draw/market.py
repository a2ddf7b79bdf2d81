"""The market: the country tiles and winter fairs on display, and the bag that they come from."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.core.scene import Area
from keydom.drawing.svg import group, use, write
from keydom.games.keyper.draw import faces
from keydom.games.keyper.draw.faces import RATIO
from keydom.games.keyper.draw.layout import TILE_GAP, TITLE, market_grid
from keydom.games.keyper.draw.reading import on_display
from keydom.games.keyper.draw.tile_faces import WIDE, name
from keydom.games.keyper.view import KeyperView


def market(view: KeyperView, words: Words, catalogue: Catalogue, area: Area) -> str:
    """The tiles on display in a grid, from the upper left on, under a heading with the bag."""
    columns, wide = market_grid(Area(area.x, area.y + TITLE, area.width, area.height - TITLE))
    left = area.x + (area.width - columns * (wide + TILE_GAP.width) + TILE_GAP.width) / 2
    parts = [title(words.say("draw-market"), left, area.y, columns * (wide + TILE_GAP.width) - 56)]
    parts.append(_bag(view.table.bag.bit_count(), words, left + columns * (wide + TILE_GAP.width) - 40, area.y + 10))
    for place, ref in enumerate(on_display(view.table)):
        x = left + place % columns * (wide + TILE_GAP.width)
        y = area.y + TITLE + place // columns * (wide * RATIO + TILE_GAP.height)
        parts.append(card(words, catalogue, ref, (x, y), wide))
    return group(*parts, id="market")


def title(text: str, x: float, y: float, width: float) -> str:
    """The heading of a zone."""
    return write(x + 2, y + 15, text, 15, role="text", bold=True, width=width)


def card(
    words: Words, catalogue: Catalogue, ref: str, at: tuple[float, float], wide: float, *, id: str = "?", own: str = "?"
) -> str:
    """A tile or a fair that can be taken, built or held, so wide; `id` and `own`: where they are not those of it."""
    kind, _, thing = ref.partition(":")
    part = catalogue.components[kind][thing]
    tip = name(part, words)
    face = faces.building(part, tip, wide, built=False, up=False) if kind == "tile" else faces.fair(part, wide)
    id = f"{kind}-{thing}" if id == "?" else id
    return group(face, id=id, ref=ref if own == "?" else own, tip=tip, at=(*at, wide / WIDE))


def _bag(left: int, words: Words, x: float, y: float) -> str:
    picture = use("bag", x, y, 0.8) + write(x + 12, y + 5, str(left), 14, role="text", bold=True)
    return group(picture, id="bag", tip=words.say("draw-bag", {"count": left}))
