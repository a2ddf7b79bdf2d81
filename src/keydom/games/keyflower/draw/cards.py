"""Contracts and extensions: small cards with what they ask for."""

from __future__ import annotations

from functools import lru_cache

from keydom.core.catalogue import Component
from keydom.core.game import Words
from keydom.drawing.reading import component_name
from keydom.drawing.svg import CACHE_SIZE, OUTLINE, box, disc, group, path, use
from keydom.drawing.theme import both, fill, line
from keydom.games.keyflower.draw.signs import row, things

CONTRACT = (74.0, 62.0)  # width and height
EXTENSION = (52.0, 62.0)
LEAST = 16.2  # the lettering of a contract: ten pixels on the smallest


def contract(part: Component, least: float = LEAST) -> str:
    """A contract face up: what has to be delivered, in one or two rows."""
    width, high = CONTRACT
    marks = things(part.words("needs"), most=2)
    rows = [marks] if len(marks) <= 3 else [marks[: len(marks) // 2], marks[len(marks) // 2 :]]
    step = 21.0
    top = high / 2 - 3 - step * (len(rows) - 1) / 2
    lines = [row(each, width / 2, top + step * place, 0.8, width - 10, least) for place, each in enumerate(rows)]
    return _scroll(width, high) + "".join(lines)


def contract_back() -> str:
    width, high = CONTRACT
    return _scroll(width, high) + use("contract", width / 2, high / 2 + 2, 1.3)


def _scroll(width: float, high: float) -> str:
    curl = path(f"M4 3H{width - 4}", f'{line("seal", 2.4)} stroke-linecap="round"')
    seal = disc(width - 10, high - 8, 4.6, fill("seal"))
    return box(0, 2, width, high - 4, both("card", "seal", 1.1), 5) + curl + seal


def extension(part: Component) -> str:
    """An extension: its colour, and what it costs."""
    width, high = EXTENSION
    sheet = box(0, 0, width, high, both("inset", "line", 1.1), 6)
    tab = box(3, high - 25, width - 6, 22, both("tab", "line", 0.8), 5)
    cost = row(things(part.words("cost")), width / 2, high - 14, 0.78, width - 10)
    return sheet + use(f"extension-{part.word('colour')}", width / 2, 19, 1.25) + tab + cost


@lru_cache(CACHE_SIZE)
def _face(part: Component, least: float) -> str:
    return contract(part, least) if part.kind == "contract" else extension(part)


def on_table(part: Component, words: Words, at: tuple[float, float, float], least: float = LEAST) -> str:
    """A card on the table or in the viewer's hand, under its reference; with lettering no smaller than this."""
    face, tip = _face(part, least), component_name(part, words)
    width, high = CONTRACT if part.kind == "contract" else EXTENSION
    return group(
        face,
        box(0, 0, width, high, OUTLINE, 6),
        id=f"{part.kind}-{part.id}",
        ref=f"{part.kind}:{part.id}",
        tip=tip,
        at=at,
    )
