"""SVG as text, the few marks that every drawing is made of: text that fits, groups that carry their reference."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import NamedTuple

from keydom.core.scene import Area as Area  # what drawings place things in
from keydom.drawing.letters import letter_width
from keydom.drawing.theme import fill

BOLD = 1.05  # how much wider bold letters are
SMALLEST = 0.78  # of the size asked for: text that is still too long after that is cut
NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
CACHE_SIZE = 1 << 12  # marks, and faces of tiles: a table that is drawn again has nearly all of them as before
INK = "#2a2217"  # what pieces and buildings are outlined with, by day and by night
EDGE = f'stroke="{INK}" stroke-width="1" stroke-linejoin="round"'
# The edge of a thing that can be pressed: a page shows it in the state that the thing is in.
OUTLINE = 'class="outline" fill="none" vector-effect="non-scaling-stroke"'
REACH = 'class="reach" fill="none"'  # where a thing is pressed beyond its edge
PEN = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'


class Extent(NamedTuple):
    """How far something reaches, in its own units."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


@lru_cache(CACHE_SIZE)
def clean(text: str) -> str:
    """Text as it may stand in an XML document."""
    return escape(NOT_XML.sub("\ufffd", text))


def capital(text: str) -> str:
    """A name as a heading: with a capital at its head, and otherwise as it is."""
    return text[:1].upper() + text[1:]


def slug(text: str) -> str:
    """Text inside an id, where a comma would be in the way of selectors."""
    return text.replace(",", "_")


@lru_cache(CACHE_SIZE)
def number(value: float) -> str:
    """A coordinate, to a tenth.

    >>> number(2.04), number(-0.01)
    ('2', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


@lru_cache(CACHE_SIZE)
def measure(text: str, size: float) -> float:
    """About how wide a text will be: no renderer is asked, so on the safe side."""
    return size * sum(map(letter_width, text))


def fit(text: str, size: float, width: float, least: float | None = None) -> tuple[str, float]:
    """The text and the size in which it fits into a width: smaller if need be, down to `least`, then cut short."""
    wanted = measure(text, size)
    if wanted <= width:
        return text, size
    size = max(SMALLEST * size if least is None else min(size, least), size * width / wanted)
    if measure(text, size) <= width + 0.5:
        return text, size
    while text and measure(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…", size


def halves(text: str) -> tuple[str, str]:
    """A text in two lines, at the blank that leaves the longer of them shortest; one line where there is no blank."""
    words = text.split()
    parts = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    return min(parts, key=lambda part: max(measure(line, 1) for line in part), default=(text, ""))


def wrap(text: str, size: float, width: float) -> list[str]:
    """The lines that a text takes in a column."""
    lines: list[str] = []
    for word in text.split():
        if lines and measure(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@lru_cache(CACHE_SIZE)
def write(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    role: str = "ink",
    colour: str = "",
    anchor: str = "start",
    bold: bool = False,
    width: float = 0.0,
) -> str:
    """A line of text on its baseline, in a role's colour or a fixed one, no wider than `width`."""
    if width:
        text, size = fit(text, size, width / (BOLD if bold else 1.0))
    return _line(x, y, text, size, "", anchor, bold, f'fill="{colour}"' if colour else fill(role))


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
    width: float = 0.0,
    least: float = 10.0,
) -> str:
    """The same in bold letters, which hold their width: a program without their face squeezes another one into it."""
    if width:
        text, size = fit(text, size, width, least)
    held = f' textLength="{number(measure(text, size))}" lengthAdjust="spacingAndGlyphs"' if len(text) > 1 else ""
    return _line(x, y, text, size, held, anchor, True, f'fill="{colour}"' if colour else fill(role))


def _line(x: float, y: float, text: str, size: float, held: str, anchor: str, bold: bool, paint: str) -> str:
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}"'
    weight = ' font-weight="700"' if bold else ""
    return f"<text {place}{weight}{held} {paint}>{clean(text)}</text>"


def group(
    *parts: str,
    ref: str = "",
    id: str = "",
    tip: str = "",
    at: tuple[float, float, float] | None = None,
    on: str = "",
    kind: str = "",
    joins: str = "",
    sends: str = "",
    about: str = "",
) -> str:
    """A thing on the table: what it refers to, its stable id, its tooltip, where (x, y, scale) and on what it lies.

    Goods on it can be brought to the things with these ids, which it joins. The piece that it sends comes from it and
    goes back to it, and is not seen there. Who asks about it is told of what it is about.
    """
    head = f'<g class="{kind}"' if kind else "<g"
    if id:
        head += f' id="{clean(id)}"'
    if ref:
        head += f' data-ref="{clean(ref)}"'
    if on:
        head += f' data-on="{clean(on)}"'
    if joins:
        head += f' data-joins="{clean(joins)}"'
    if about:
        head += f' data-about="{clean(about)}"'
    if sends:
        head += f' data-sends="#k-{clean(sends)}"'
    if at is not None:
        x, y, scale = at
        head += f' transform="translate({number(x)} {number(y)})' + (f' scale({scale:.3g})"' if scale != 1 else '"')
    title = f"<title>{clean(tip)}</title>" if tip else ""
    return f"{head}>{title}{''.join(parts)}</g>"


@lru_cache(CACHE_SIZE)
def box(x: float, y: float, width: float, height: float, paint: str, radius: float = 6.0) -> str:
    size = f'width="{number(width)}" height="{number(height)}" rx="{number(radius)}"'
    return f'<rect x="{number(x)}" y="{number(y)}" {size} {paint}/>'


@lru_cache(CACHE_SIZE)
def disc(x: float, y: float, radius: float, paint: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" {paint}/>'


def polygon(points: Sequence[tuple[float, float]], paint: str) -> str:
    return f'<polygon points="{" ".join(f"{number(x)},{number(y)}" for x, y in points)}" {paint}/>'


def path(steps: str, paint: str) -> str:
    return f'<path d="{steps}" {paint}/>'


@lru_cache(CACHE_SIZE)
def use(name: str, x: float, y: float, scale: float = 1.0, turn: int = 0) -> str:
    """A picture from the sheet of definitions, at (x, y), turned clockwise by so many degrees."""
    turned = f" rotate({turn})" if turn else ""
    bigger = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<use href="#k-{name}" transform="translate({number(x)} {number(y)}){turned}{bigger}"/>'


def faint(picture: str, opacity: float = 0.35) -> str:
    """A picture that is there only as a shade of itself."""
    return f'<g opacity="{opacity:g}">{picture}</g>'


def unclickable(*parts: str) -> str:
    """Parts that let clicks through to what lies below them."""
    return f'<g pointer-events="none">{"".join(parts)}</g>'


def define(pictures: Mapping[str, str], pieces: Container[str] = ()) -> str:
    """Pictures for the sheet of definitions, each under the name that it is used by.

    Of what kind a piece is says a word of its name; a page shows how pieces move.
    """
    kinds = {name: next((word for word in name.split("-") if word in pieces), "") for name in pictures}
    return "".join(
        f'<g id="k-{name}"' + (f' data-piece="{kinds[name]}"' if kinds[name] else "") + f">{picture}</g>"
        for name, picture in pictures.items()
    )
