"""Contracts and extensions: small cards with what they ask for."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue, Component
from keydom.core.game import Words
from keydom.drawing.ink import box, disc, group, path, use, write
from keydom.drawing.signs import Mark
from keydom.drawing.theme import both, fill, line
from keydom.games.keyflower.draw.signs import row, things

CONTRACT = (74.0, 62.0)  # width and height
EXTENSION = (52.0, 62.0)


def contract(part: Component) -> str:
    """A contract face up: what has to be delivered, in one or two rows."""
    width, high = CONTRACT
    marks = things(part.words("needs"), most=2)
    rows = [marks] if len(marks) <= 3 else [marks[: len(marks) // 2], marks[len(marks) // 2 :]]
    step = 21.0
    top = high / 2 - 3 - step * (len(rows) - 1) / 2
    lines = [row(each, width / 2, top + step * place, 0.8, width - 10) for place, each in enumerate(rows)]
    return _scroll(width, high) + write(6, high - 5.5, part.id, 9, role="soft") + "".join(lines)


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


def winter_back(size: float) -> str:
    """A winter tile, face down."""
    return disc(0, 0, size, both("winter", "shade", 1)) + use("season-winter", 0, 0, size / 14)


def chip(mark: Mark, count: int, x: float, y: float, scale: float = 1.0) -> str:
    """A picture with how many there are of it; faint when there is none."""
    picture = use(mark.picture, x, y, scale * 0.95)
    text = write(x + 15 * scale, y + 6 * scale, str(count), 16 * scale, bold=count > 0, role="ink" if count else "soft")
    return (picture if count else f'<g opacity="0.35">{picture}</g>') + text


def named_contract(id: str, words: Words, catalogue: Catalogue, at: tuple[float, float, float]) -> str:
    """A contract on the table or in the viewer's hand, under its reference."""
    face = contract(catalogue.components["contract"][id])
    return group(face, id=f"contract-{id}", ref=f"contract:{id}", tip=words.say(f"contract-{id}"), at=at)
