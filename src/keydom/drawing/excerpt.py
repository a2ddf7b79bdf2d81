"""A part of a drawing, cut out around the things that it is about.

>>> thing = '<g data-ref="a:1"><rect x="20" y="30" width="10" height="8"/></g>'
>>> bounds(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">{thing}</svg>', ["a:1"])
Area(x=20.0, y=30.0, width=10.0, height=8.0)
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from math import cos, radians, sin
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from keydom.drawing.ink import Area, number

MARGIN = 44.0
FRAME = 3.0  # around each thing that is meant
SVG = "{http://www.w3.org/2000/svg}"
NUMBERS = re.compile(r"-?\d*\.?\d+")
MOVES = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
START = re.compile(r"M\s*(-?[\d.]+)[ ,]*(-?[\d.]+)")
VIEW = re.compile(r'viewBox="[^"]*"')


class Place(NamedTuple):
    """Where the coordinates of a group lie on the sheet: x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def inside(self, other: Place) -> Place:
        """This one within another."""
        e, f = other.at(self.e, self.f)
        return Place(
            other.a * self.a + other.c * self.b,
            other.b * self.a + other.d * self.b,
            other.a * self.c + other.c * self.d,
            other.b * self.c + other.d * self.d,
            e,
            f,
        )


def excerpt(svg: str, refs: Collection[str], margin: float = MARGIN) -> str:
    """The drawing as a window on these things, each of them framed; the whole of it where none is named."""
    areas = [bounds(svg, [ref]) for ref in refs]
    if not areas:
        return svg
    x, y, width, height = around(areas)
    window = [x - margin, y - margin, width + 2 * margin, height + 2 * margin]
    frames = "".join(_frame(area) for area in areas)
    cut = VIEW.sub(f'viewBox="{" ".join(number(part) for part in window)}"', svg, count=1)
    head, _, tail = cut.rpartition("</svg>")
    return f"{head}{frames}</svg>{tail}"


def bounds(svg: str, refs: Collection[str]) -> Area:
    """Where the things behind some references lie; one that is drawn in several places counts where it is largest."""
    found: dict[str, Area] = {}
    document = ElementTree.fromstring(svg)
    named = {id: part for part in document.iter() if (id := part.get("id"))}
    for ref, points in _drawn(document, Place(), named):
        if ref in refs and points:
            area = _area(points)
            if ref not in found or area.width * area.height > found[ref].width * found[ref].height:
                found[ref] = area
    missing = sorted(set(refs) - set(found))
    if missing:
        raise LookupError(f"{missing[0]} is not drawn")
    return around(list(found.values()))


def around(areas: list[Area]) -> Area:
    """The least that holds them all."""
    return _area([(a.x, a.y) for a in areas] + [(a.x + a.width, a.y + a.height) for a in areas])


def _area(points: list[tuple[float, float]]) -> Area:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Area(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)


def _frame(area: Area) -> str:
    x, y, width, height = area.x - FRAME, area.y - FRAME, area.width + 2 * FRAME, area.height + 2 * FRAME
    size = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {size} rx="8" fill="none" stroke="var(--k-accent)" stroke-width="2.5"/>'


def _drawn(part: Element, place: Place, named: dict[str, Element]) -> Iterator[tuple[str, list[tuple[float, float]]]]:
    """Every thing that carries a reference, with the points it is made of."""
    if part.tag == f"{SVG}defs":
        return
    here = _moved(part, place)
    if ref := part.get("data-ref"):
        yield ref, list(_points(part, place, named))
    for child in part:
        yield from _drawn(child, here, named)


def _points(part: Element, place: Place, named: dict[str, Element]) -> Iterator[tuple[float, float]]:
    """Corners of what is drawn, here or by use of a definition."""
    here = _moved(part, place)
    for x, y in _corners(part):
        yield here.at(x, y)
    used = named.get(part.get("href", "")[1:])
    for child in part if used is None else [used]:
        yield from _points(child, here, named)


def _corners(part: Element) -> list[tuple[float, float]]:
    if part.tag == f"{SVG}rect":
        x, y, width, height = (float(part.get(name, "0")) for name in ("x", "y", "width", "height"))
        return [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]
    if part.tag == f"{SVG}polygon":
        numbers = [float(text) for text in NUMBERS.findall(part.get("points", ""))]
        return list(zip(numbers[::2], numbers[1::2], strict=True))
    if part.tag == f"{SVG}circle":
        x, y, radius = (float(part.get(name, "0")) for name in ("cx", "cy", "r"))
        return [(x - radius, y - radius), (x + radius, y + radius)]
    if part.tag == f"{SVG}path":
        start = START.match(part.get("d", ""))  # its other points are mostly near, and a margin is left anyway
        return [(float(start[1]), float(start[2]))] if start else []
    return []


def _moved(part: Element, place: Place) -> Place:
    for name, text in MOVES.findall(part.get("transform", "")):
        place = _place(name, [float(found) for found in NUMBERS.findall(text)]).inside(place)
    return place


def _place(name: str, by: list[float]) -> Place:
    if name == "translate":
        return Place(e=by[0], f=by[1] if len(by) > 1 else 0.0)
    if name == "scale":
        return Place(a=by[0], d=by[-1])
    turn = radians(by[0])
    return Place(cos(turn), sin(turn), -sin(turn), cos(turn))
