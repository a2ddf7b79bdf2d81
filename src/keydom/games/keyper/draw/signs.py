"""Rows of signs: what is given and got, paid, counted and scored. A row is centred, and shrinks to fit."""

from __future__ import annotations

from typing import NamedTuple

from keydom.games.keyper.draw.ink import measure, use, write
from keydom.games.keyper.draw.pieces import INK

WIDE = 24.0
GAP = 2.5
# Signs that need less, or more, room than others.
BREADTH = {
    "arrow": 17.0,
    "flower": 28.0,
    "hammer": 20.0,
    "up": 18.0,
    "slash": 8.0,
    "dot": 7.0,
    "plus": 12.0,
    "pen": 27.0,
    "any-keyple": 19.0,
}
NUMBERED = {"flower": (0.0, 5.6, 16.0, INK), "anchor": (0.0, 3.4, 13.0, "#ffffff")}  # where the number stands


class Mark(NamedTuple):
    """One sign of a row: a picture with a number on it, or, without a picture, plain text."""

    picture: str
    text: str = ""


ARROW, SLASH, DOT, PLUS, HAMMER, UP, PEN_SIGN = (
    Mark(picture) for picture in ("arrow", "slash", "dot", "plus", "hammer", "up", "pen")
)


def points(value: int) -> Mark:
    return Mark("flower", str(value))


def resource(name: str) -> Mark:
    return Mark(f"resource-{name}")


def cost(icon: str) -> Mark:
    """What an icon of a cost or of a fair stands for: one resource, or any of a group."""
    if icon == "any-gem":
        return Mark("cost-gem")
    return Mark(f"cost-{icon}") if icon in ("raw", "any-raw", "finished", "any-finished") else resource(icon)


def breadth(mark: Mark) -> float:
    if not mark.picture:
        return measure(mark.text, 17) * 1.12
    return BREADTH.get(mark.picture, WIDE)


def length(marks: list[Mark]) -> float:
    """How wide signs are side by side."""
    return sum(map(breadth, marks)) + GAP * (len(marks) - 1)


def row(marks: list[Mark], x: float, y: float, scale: float, width: float) -> str:
    """The signs side by side around a point, no wider than `width` together."""
    total = length(marks)
    scale = min(scale, width / total) if total > 0 else scale
    at = x - total * scale / 2
    parts = []
    for mark in marks:
        wide = breadth(mark) * scale
        parts.append(put(mark, at + wide / 2, y, scale))
        at += wide + GAP * scale
    return "".join(parts)


def put(mark: Mark, x: float, y: float, scale: float) -> str:
    """One sign around a point."""
    if not mark.picture:
        return write(x, y + 6 * scale, mark.text, 17 * scale, anchor="middle", bold=True)
    picture = use(mark.picture, x, y, scale)
    if not mark.text:
        return picture
    right, down, size, ink = NUMBERED[mark.picture]
    if len(mark.text) > 1:
        size, down = size * 0.82, down * 0.82
    text = write(x + right * scale, y + down * scale, mark.text, size * scale, colour=ink, anchor="middle", bold=True)
    return picture + text


def chip(mark: Mark, count: str, x: float, y: float, scale: float = 1.0) -> str:
    """A picture with how many there are of it; faint when there is none."""
    picture, none = use(mark.picture, x, y, scale * 0.95), count == "0"
    text = write(x + 14 * scale, y + 6 * scale, count, 16 * scale, bold=not none, role="soft" if none else "ink")
    return (f'<g opacity="0.35">{picture}</g>' if none else picture) + text
