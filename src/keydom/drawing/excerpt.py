"""A part of a drawing, cut out around the things that it is about.

>>> thing = '<g data-ref="a:1"><rect x="20" y="30" width="10" height="8"/></g>'
>>> excerpt(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">{thing}</svg>', ["a:1"], margin=5.0)[:65]
'<svg xmlns="http://www.w3.org/2000/svg" viewBox="15 25 20 18"><g '
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import reduce
from math import cos, hypot, inf, radians, sin
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from keydom.drawing.path_points import path_points
from keydom.drawing.svg import Area, number

NEAR = 60.0  # beyond the window: lettering is known by what it stands on
FRAME = 3.0  # around each thing that is meant
MARK = {"fill": "none", "stroke": "var(--k-accent)", "stroke-width": "3.5", "vector-effect": "non-scaling-stroke"}
SVG = "{http://www.w3.org/2000/svg}"
DEFS, PATH = f"{SVG}defs", f"{SVG}path"
NUMBERS = re.compile(r"-?\d*\.?\d+")
MOVES = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
USED = re.compile(r"#([\w-]+)")

ElementTree.register_namespace("", SVG[1:-1])  # what is written again has no prefixes


class Transform(NamedTuple):
    """Where the coordinates of a group lie on the sheet: x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def inside(self, other: Transform) -> Transform:
        """This one within another."""
        e, f = other.at(self.e, self.f)
        return Transform(
            other.a * self.a + other.c * self.b,
            other.b * self.a + other.d * self.b,
            other.a * self.c + other.c * self.d,
            other.b * self.c + other.d * self.d,
            e,
            f,
        )


class Bounds(NamedTuple):
    """From where to where something reaches."""

    left: float = inf
    top: float = inf
    right: float = -inf
    bottom: float = -inf

    def union(self, other: Bounds) -> Bounds:
        return Bounds(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def disjoint(self, other: Bounds) -> bool:
        return self.left > other.right or self.top > other.bottom or self.right < other.left or self.bottom < other.top

    def wider(self, margin: float) -> Bounds:
        return Bounds(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)

    @property
    def area(self) -> Area:
        return Area(self.left, self.top, self.right - self.left, self.bottom - self.top)


class DrawingIndex:
    """Where everything on a drawing lies."""

    def __init__(self, document: Element) -> None:
        self._named = {id: part for part in document.iter() if (id := part.get("id"))}
        self._bounds: dict[Element, Bounds] = {}
        self._things: dict[str, Bounds] = {}  # by reference
        self._edges: dict[str, tuple[Element, Transform]] = {}
        self._survey(document, Transform())

    def thing(self, ref: str) -> Bounds:
        """Where the thing behind a reference lies; one that is drawn in several places counts where it is largest."""
        if ref not in self._things:
            raise LookupError(f"{ref} is not drawn")
        return self._things[ref]

    def edge(self, ref: str) -> Element | None:
        """The edge that the thing has of its own, where it lies on the sheet."""
        if ref not in self._edges:
            return None
        shape, at = self._edges[ref]
        return Element(shape.tag, shape.attrib | {"transform": f"matrix({' '.join(f'{by:.4g}' for by in at)})"})

    def trim(self, part: Element, window: Bounds) -> None:
        """Take out of a part what lies outside of the window."""
        for child in [child for child in part if child.tag != DEFS]:
            reach = self._bounds[child]
            if reach.left < inf and reach.disjoint(window):
                part.remove(child)
            else:
                self.trim(child, window)

    def _survey(self, part: Element, transform: Transform) -> Bounds:
        here = _moved(part, transform)
        reach = Bounds()
        for x, y in _corners(part):
            at = here.at(x, y)
            reach = reach.union(Bounds(*at, *at))
        if reach.left < inf:
            reach = reach.wider(_stroke(part) / 2 * hypot(here.a, here.b))
        used = self._named.get(part.get("href", "")[1:])
        for child in part if used is None else [used]:
            if child.tag != DEFS:
                reach = reach.union(self._survey(child, here))
        self._bounds[part] = reach
        if reach.left < inf and (ref := part.get("data-ref")):
            known = self._things.get(ref)
            if known is None or _size(reach) > _size(known):
                self._things[ref] = reach
                self._edges.pop(ref, None)
                if (edge := next((child for child in part if child.get("class") == "outline"), None)) is not None:
                    self._edges[ref] = edge, _moved(edge, here)
        return reach


def excerpt(svg: str, refs: Collection[str], margin: float, context: Collection[str] = ()) -> str:
    """The drawing as a window on these things; the whole of it where none is named.

    Each of them is marked, by its own edge or by a frame around it.

    The window holds their `context`, too, without a frame. What lies outside of it is left out, and with it the
    definitions that nothing else uses.
    """
    if not refs:
        return svg
    document = ElementTree.fromstring(svg)
    index = DrawingIndex(document)
    things = [index.thing(ref) for ref in refs]
    window = reduce(Bounds.union, [*things, *(index.thing(ref) for ref in context)]).wider(margin)
    index.trim(document, window.wider(NEAR))
    _remove_unused_definitions(document)
    document.set("viewBox", " ".join(number(part) for part in window.area))
    for ref, thing in zip(refs, things, strict=True):
        edge = index.edge(ref)
        document.append(_frame(thing.wider(FRAME).area) if edge is None else _marked(edge))
    return ElementTree.tostring(document, "unicode")


def _size(reach: Bounds) -> float:
    return (reach.right - reach.left) * (reach.bottom - reach.top)


def _frame(area: Area) -> Element:
    size = {name: number(part) for name, part in zip(("x", "y", "width", "height"), area, strict=True)}
    return _marked(Element(f"{SVG}rect", size | {"rx": "8"}))


def _marked(edge: Element) -> Element:
    for name, value in MARK.items():
        edge.set(name, value)
    edge.attrib.pop("class", None)
    return edge


def _stroke(part: Element) -> float:
    """How wide the line is that a shape is drawn with."""
    if part.get("stroke", "none") == "none" or part.get("vector-effect"):
        return 0.0
    return float(part.get("stroke-width", "1"))


def _remove_unused_definitions(document: Element) -> None:
    """Take out the definitions that neither the drawing uses nor any that it uses."""
    definitions = list(document.iter(DEFS))
    unused = {id: part for group in definitions for part in group if (id := part.get("id"))}
    queue = list(_shown(document))
    while queue:
        for text in queue.pop().attrib.values():
            for id in USED.findall(text):
                if id in unused:
                    queue.extend(unused.pop(id).iter())
    for group in definitions:
        for part in [part for part in group if part.get("id") in unused]:
            group.remove(part)


def _shown(part: Element) -> Iterator[Element]:
    """Everything but definitions."""
    if part.tag != DEFS:
        yield part
        for child in part:
            yield from _shown(child)


def _corners(part: Element) -> list[tuple[float, float]]:
    if part.tag == f"{SVG}rect":
        x, y, width, height = (float(part.get(name, "0")) for name in ("x", "y", "width", "height"))
        return [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]
    if part.tag == f"{SVG}polygon":
        numbers = [float(text) for text in NUMBERS.findall(part.get("points", ""))]
        return list(zip(numbers[::2], numbers[1::2], strict=True))
    if part.tag in (f"{SVG}circle", f"{SVG}ellipse"):
        x, y, radius = (float(part.get(name, "0")) for name in ("cx", "cy", "r"))
        wide, high = float(part.get("rx", radius)), float(part.get("ry", radius))
        return [(x - wide, y - high), (x + wide, y + high)]
    if part.tag == f"{SVG}line":
        x1, y1, x2, y2 = (float(part.get(name, "0")) for name in ("x1", "y1", "x2", "y2"))
        return [(x1, y1), (x2, y2)]
    if part.tag == PATH:
        return list(path_points(part.get("d", "")))
    return []


def _moved(part: Element, transform: Transform) -> Transform:
    for name, text in MOVES.findall(part.get("transform", "")):
        transform = _transform(name, [float(found) for found in NUMBERS.findall(text)]).inside(transform)
    return transform


def _transform(name: str, by: list[float]) -> Transform:
    if name == "translate":
        return Transform(e=by[0], f=by[1] if len(by) > 1 else 0.0)
    if name == "scale":
        return Transform(a=by[0], d=by[-1])
    turn = radians(by[0])
    return Transform(cos(turn), sin(turn), -sin(turn), cos(turn))
