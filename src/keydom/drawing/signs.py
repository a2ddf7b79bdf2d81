"""Signs that say what things cost, bring and score, and rows of them.

Each sign is drawn around its middle, about 24 wide and high. A row is centred, and shrinks to fit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from keydom.drawing.svg import EDGE, INK, PEN, disc, measure, path, use, write
from keydom.drawing.theme import fill, line

WIDE = 24.0
GAP = 2.5


class Mark(NamedTuple):
    """One sign of a row: a picture with a number on it, or, without a picture, plain text."""

    picture: str
    text: str = ""


class Spot(NamedTuple):
    """Where on a sign its number stands, how large and in which ink."""

    right: float
    down: float
    size: float
    ink: str


FLOWER = Spot(0.0, 5.6, 16.0, INK)  # the number of points in the middle of the flower
ARROW, SLASH, DOT, HAMMER, UP = (Mark(picture) for picture in ("arrow", "slash", "dot", "hammer", "up"))


class SignSet:
    """How a game sets its signs: those that need less, or more, room than others, and those that carry a number."""

    def __init__(self, breadths: Mapping[str, float], spots: Mapping[str, Spot]) -> None:
        self.breadths = breadths
        self.spots = spots

    def breadth(self, mark: Mark, scale: float = 1.0, least: float = 0.0) -> float:
        """How wide a sign is at a scale, in its own units, if no lettering is smaller than `least`."""
        if not mark.picture:
            return measure(mark.text, max(17.0, least / scale)) * 1.12
        return self.breadths.get(mark.picture, WIDE)

    def length(self, marks: Sequence[Mark], scale: float = 1.0, least: float = 0.0) -> float:
        """How wide signs are side by side."""
        return sum(self.breadth(mark, scale, least) for mark in marks) + GAP * (len(marks) - 1)

    def scale(self, marks: Sequence[Mark], most: float, width: float, least: float = 0.0) -> float:
        """The largest scale at which signs side by side are no wider than `width`."""
        total = self.length(marks, most, least)
        scale = min(most, width / total) if total > 0 else most
        for _ in range(4):  # lettering that is as small as may be does not shrink with the signs
            scale = min(scale, width / self.length(marks, scale, least)) if least and total > 0 else scale
        return scale

    def row(self, marks: Sequence[Mark], x: float, y: float, scale: float, width: float, least: float = 0.0) -> str:
        """The signs side by side around a point, no wider than `width` together, no lettering smaller than `least`."""
        scale = self.scale(marks, scale, width, least)
        at = x - self.length(marks, scale, least) * scale / 2
        parts = []
        for mark in marks:
            wide = self.breadth(mark, scale, least) * scale
            parts.append(self.put(mark, at + wide / 2, y, scale, least))
            at += wide + GAP * scale
        return "".join(parts)

    def put(self, mark: Mark, x: float, y: float, scale: float, least: float = 0.0) -> str:
        """One sign around a point."""
        if not mark.picture:
            size = max(17 * scale, least)
            return write(x, y + 6 / 17 * size, mark.text, size, anchor="middle", bold=True)
        picture = use(mark.picture, x, y, scale)
        if not mark.text:
            return picture
        right, down, size, ink = self.spots[mark.picture]
        shown = max(size * scale * (0.82 if len(mark.text) > 1 else 1.0), least)
        place = (x + right * scale, y + down * shown / size)
        return picture + write(*place, mark.text, shown, colour=ink, anchor="middle", bold=True)


def points(value: int) -> Mark:
    return Mark("flower", str(value))


def either(marks: Sequence[Mark]) -> list[Mark]:
    """Any one of these, with a slash between them."""
    return [mark for each in marks for mark in (SLASH, each)][1:]


def hammer() -> str:
    shaft = "M-6 10L3 -3.4"
    handle = path(shaft, f'{PEN} stroke-width="4.8"') + path(shaft, 'stroke="#c08c50" stroke-width="2.8"')
    head = path("M-7.4 -10H4.6L8.8 -7V-3H-7.4z", f'fill="#67727e" {EDGE}')
    return f'{handle}<g transform="rotate(34)">{head}</g>'


def flower() -> str:
    """Points: the number stands in the middle of the flower."""
    turns = "".join(f'<ellipse cy="-9.4" rx="5" ry="5" transform="rotate({45 * turn})"/>' for turn in range(8))
    petals = f'<g fill="#f2c23e" stroke="#7c5606" stroke-width="0.9">{turns}</g>'
    return petals + disc(0, 0, 10, 'fill="#fffaea" stroke="#7c5606" stroke-width="0.9"')


def up() -> str:
    return path("M0 -9L8.6 0.6H3.6V9H-3.6V0.6H-8.6z", fill("accent"))


def arrow() -> str:
    return path("M-7.5 -2.2H0.5V-6.6L8 0L0.5 6.6V2.2H-7.5z", fill("accent"))


def slash() -> str:
    return path("M-2.6 8.5L2.6 -8.5", f'{line("soft", 2.2)} stroke-linecap="round"')


def dot() -> str:
    return disc(0, 0, 2.4, fill("soft"))


def bag() -> str:
    sack = path("M-4.4 -6Q-11 1 -9 8Q-8 11 0 11T9 8Q11 1 4.4 -6z", 'fill="#4d4a52" stroke="#0e0e10"')
    neck = path("M-6 -10.4Q0 -6.6 6 -10.4L4.4 -6H-4.4z", 'fill="#6f6b76" stroke="#0e0e10"')
    return sack + neck + path("M-4.8 -5.6H4.8", 'stroke="#d9a441" stroke-width="2"')


def snow() -> str:
    arms = "".join(f'<path d="M0 0V-10M-2.8 -8.6L0 -6L2.8 -8.6" transform="rotate({60 * turn})"/>' for turn in range(6))
    return f'<g {line("water", 2)} stroke-linecap="round">{arms}</g>'


def leaf(face: str, dark: str) -> str:
    blade = path("M-9 9Q-10 -6 9 -9Q7 8 -5 6.4", f'fill="{face}" stroke="{dark}"')
    return blade + path("M-9 9.6Q-3 0 4 -4.4", f'fill="none" stroke="{dark}" stroke-width="1.3"')
