"""Lettering in the face that tables are set in, which holds its width in any other face.

The face is narrow; a program that does not have it squeezes another one into the same width, so that nothing overlaps.

>>> round(breadth("Keyflower", 10), 1)
41.0
"""

from __future__ import annotations

from functools import lru_cache

from keydom.drawing.letters import letter_width
from keydom.drawing.svg import CACHE_SIZE, clean, number
from keydom.drawing.theme import fill

PLAIN = 0.985  # how much narrower letters are that are not bold


@lru_cache(CACHE_SIZE)
def breadth(text: str, size: float) -> float:
    """How wide a text is."""
    return size * sum(map(letter_width, text))


def cut(text: str, size: float, width: float) -> str:
    """As much of a text as fits into a width."""
    if breadth(text, size) <= width:
        return text
    while text and breadth(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def halves(text: str) -> tuple[str, str]:
    """A text in two lines, at the blank that leaves the longer of them shortest; one line where there is no blank."""
    words = text.split()
    parts = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    return min(parts, key=lambda part: max(breadth(line, 1) for line in part), default=(text, ""))


@lru_cache(CACHE_SIZE)
def letter(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    role: str = "text",
    colour: str = "",
    anchor: str = "start",
    bold: bool = True,
    width: float = 0.0,
    least: float = 10.0,
) -> str:
    """A line of text on its baseline: no wider than `width`, for which it shrinks to the least size and then is cut."""
    if width and (wanted := breadth(text, size)) > width:
        size = max(min(size, least), size * width / wanted)
        text = cut(text, size, width)
    paint = f'fill="{colour}"' if colour else fill(role)
    weight = ' font-weight="700"' if bold else ""
    held = number(breadth(text, size) * (1.0 if bold else PLAIN))
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    length = f' textLength="{held}" lengthAdjust="spacingAndGlyphs"' if len(text) > 1 else ""
    return f'<text {place} text-anchor="{anchor}"{weight}{length} {paint}>{clean(text)}</text>'
