"""Every component of the game on one sheet, each with a sign that says where its figures are known from."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue, Component
from keydom.core.game import Words
from keydom.drawing.gallery import item, sign
from keydom.drawing.reading import component_name
from keydom.drawing.svg import write
from keydom.games.pebbles.draw.pieces import pebble
from keydom.games.pebbles.draw.sheet import document, middle


def gallery(words: Words, catalogue: Catalogue) -> str:
    """A row a kind of pebble: how it looks, what it is called and what it is worth."""
    kinds = catalogue.kind("pebble")
    return document(words, [_row(part, words, place) for place, part in enumerate(kinds)])


def _row(part: Component, words: Words, place: int) -> str:
    y, name = middle(place), component_name(part, words)
    points = f"{part.number('points'):+d}".replace("-", "−")
    columns = ((64, name), (280, points), (340, f"× {part.number('count')}"), (430, words.say(f"status-{part.status}")))
    texts = [write(x, y + 6, text, 15) for x, text in columns]
    return item(part, words, name, pebble(34, y, place), *texts, sign(part.status, 418, y))
