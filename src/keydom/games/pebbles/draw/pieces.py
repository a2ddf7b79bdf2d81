"""The pebbles: a colour and a sign each, so that none is known by its colour alone."""

from __future__ import annotations

from keydom.drawing.svg import disc, group
from keydom.drawing.theme import colour
from keydom.games.pebbles.draw.palette import HIDDEN, PEBBLES

SIGNS = ("○", "★", "▲")


def sign(kind: int | None) -> str:
    """How a pebble is marked; None: one that the viewer does not see."""
    return "?" if kind is None else SIGNS[kind]


def pebble(x: float, y: float, kind: int | None, id: str = "", scale: float = 1.0) -> str:
    """A pebble around a point."""
    face, ink = HIDDEN if kind is None else PEBBLES[kind]
    stone = disc(0, 0, 14, f'{face} stroke="{colour("ink")}"')
    mark = f'<text y="5" font-size="15" text-anchor="middle" {ink}>{sign(kind)}</text>'
    return group(stone, mark, id=id, at=(x, y, scale))
