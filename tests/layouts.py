"""What a composed scene shows and where, read off its pictures without a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from math import cos, inf, radians, sin
from statistics import median
from typing import Any, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from keydom.core.game import Game
from keydom.core.scene import Area, Pane, Scene, WindowSize
from keydom.drawing.excerpt import MOVES, NUMBERS, SVG, Transform
from keydom.drawing.svg import BOLD, measure

DESKS = [WindowSize(1920, 1080), WindowSize(1440, 900), WindowSize(1280, 720), WindowSize(1024, 768)]
PHONES = [WindowSize(390, 844), WindowSize(844, 390)]
WINDOWS = [*DESKS, *PHONES]
START = re.compile(r"M\s*(-?[\d.]+)[ ,]*(-?[\d.]+)")
NEAR = 1.5  # pixels that strokes and roundings may take


class Bounds(NamedTuple):
    """From where to where something reaches in its pane."""

    left: float = inf
    top: float = inf
    right: float = -inf
    bottom: float = -inf

    def union(self, other: Bounds) -> Bounds:
        left, top = min(self.left, other.left), min(self.top, other.top)
        return Bounds(left, top, max(self.right, other.right), max(self.bottom, other.bottom))

    def moved(self, by: Transform) -> Bounds:
        if self.left == inf:
            return self
        corners = [by.at(x, y) for x in (self.left, self.right) for y in (self.top, self.bottom)]
        x, y = [each[0] for each in corners], [each[1] for each in corners]
        return Bounds(min(x), min(y), max(x), max(y))

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def holds(self, x: float, y: float) -> bool:
        return self.left < x < self.right and self.top < y < self.bottom

    def outside(self, area: Area, near: float = NEAR) -> bool:
        """Whether any of it lies outside of an area of this size."""
        return (
            self.left < -near or self.top < -near or self.right > area.width + near or self.bottom > area.height + near
        )


class Thing(NamedTuple):
    """Something that can be pressed: what it refers to, where its edge is, and all that it lies in, itself included."""

    ref: str
    bounds: Bounds
    inside: tuple[Element, ...]


class Lettering(NamedTuple):
    """A line of text: what it says, how large its letters are, where it lies, and in what that has an id."""

    text: str
    size: float
    bounds: Bounds
    inside: str = ""


class Survey:
    """All that a picture shows."""

    def __init__(self, game: Game[Any, Any], pane: Pane) -> None:
        self.game = game
        self.refs: set[str] = set()
        self.ids: list[str] = []
        self.things: list[Thing] = []
        self.texts: list[Lettering] = []
        self.bounds = Bounds()
        self._look(ElementTree.fromstring(f'<g xmlns="{SVG[1:-1]}">{pane.picture}</g>'), Transform(), "", (), "")

    def _look(self, part: Element, transform: Transform, ref: str, inside: tuple[Element, ...], named: str) -> None:
        here = moved(part, transform)
        if mentioned := part.get("data-ref"):
            ref, inside = mentioned, (*inside, part)
            self.refs.add(ref)
        if id := part.get("id"):
            named = id
            self.ids.append(id)
        if part.tag == f"{SVG}use":
            reach = defined(self.game, (part.get("href") or "")[1:]).moved(here)
        elif part.tag == f"{SVG}text":
            line = lettering(part, here)._replace(inside=named)
            self.texts.append(line)
            reach = line.bounds
        else:
            reach = shape(part).moved(here)
        if part.get("class") == "outline":
            self.things.append(Thing(ref, reach, inside))
        self.bounds = self.bounds.union(reach)
        for child in part:
            self._look(child, here, ref, inside, named)

    def covered(self) -> Iterator[tuple[Thing, Thing]]:
        """Things whose middle lies under another thing that is drawn later."""
        for place, below in enumerate(self.things):
            for above in self.things[place + 1 :]:
                nested = above.inside[-1] in below.inside or below.inside[-1] in above.inside
                if above.ref != below.ref and not nested and above.bounds.holds(*below.bounds.middle):
                    yield below, above


def surveys(game: Game[Any, Any], scene: Scene) -> dict[str, Survey]:
    """The pictures of a scene by the names of their panes; `hand` and `header` are among them."""
    panes = [scene.header, *scene.panes, *([scene.hand] if scene.hand else [])]
    return {pane.name: Survey(game, pane) for pane in panes}


class Steadiness:
    """How many times larger or smaller the same lettering of a pane becomes, as `tests.browser.sight` measures it."""

    def __init__(self) -> None:
        self.most = 1.0
        self._first: dict[tuple[str, str], dict[tuple[str, str], float]] = {}

    def look(self, game: Game[Any, Any], scene: Scene) -> None:
        """Compare a scene with what earlier ones of its season showed."""
        for pane in scene.panes:
            sizes = {(line.inside, line.text): line.size for line in Survey(game, pane).texts if line.inside}
            first = self._first.setdefault((scene.light, pane.name), {})
            if times := [size / first[line] for line, size in sizes.items() if line in first]:
                self.most = max(self.most, median(times), 1 / median(times))
            first.update(sizes | first)


def overlapping(areas: list[Area]) -> bool:
    """Whether two of these areas have something in common."""
    pairs = ((one, other) for place, one in enumerate(areas) for other in areas[place + 1 :])
    return any(
        one.x < other.right - NEAR
        and other.x < one.right - NEAR
        and one.y < other.bottom - NEAR
        and other.y < one.bottom - NEAR
        for one, other in pairs
    )


@cache
def _definitions(game: Game[Any, Any]) -> dict[str, Element]:
    text = game.definitions().replace("<svg ", f'<svg xmlns="{SVG[1:-1]}" ', 1)
    return {id: part for part in ElementTree.fromstring(text).iter() if (id := part.get("id"))}


@cache
def defined(game: Game[Any, Any], id: str) -> Bounds:
    """Where a picture of the sheet of definitions reaches around its origin."""
    return _reach(game, _definitions(game)[id], Transform())


def _reach(game: Game[Any, Any], part: Element, transform: Transform) -> Bounds:
    here = moved(part, transform)
    if part.tag == f"{SVG}use":
        return defined(game, (part.get("href") or "")[1:]).moved(here)
    found = shape(part).moved(here)
    for child in part:
        found = found.union(_reach(game, child, here))
    return found


def shape(part: Element) -> Bounds:
    """Where a mark reaches; a path is known by where it begins, for its other points are mostly near."""
    if part.tag == f"{SVG}rect":
        x, y, width, height = (float(part.get(name, "0")) for name in ("x", "y", "width", "height"))
        return Bounds(x, y, x + width, y + height)
    if part.tag in (f"{SVG}circle", f"{SVG}ellipse"):
        x, y, radius = (float(part.get(name, "0")) for name in ("cx", "cy", "r"))
        wide, high = float(part.get("rx", radius)), float(part.get("ry", radius))
        return Bounds(x - wide, y - high, x + wide, y + high)
    if part.tag == f"{SVG}polygon":
        numbers = [float(text) for text in NUMBERS.findall(part.get("points", ""))]
        return Bounds(min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2]))
    if part.tag == f"{SVG}path" and (start := START.match(part.get("d", ""))):
        return Bounds(float(start[1]), float(start[2]), float(start[1]), float(start[2]))
    return Bounds()


def lettering(part: Element, transform: Transform) -> Lettering:
    """A line of text, about as wide as it will be."""
    text, size = "".join(part.itertext()), float(part.get("font-size", "0"))
    x, y = float(part.get("x", "0")), float(part.get("y", "0"))
    wide = measure(text, size) * (BOLD if part.get("font-weight") else 1.0) * 0.85  # measures are on the safe side
    left = x - wide * {"middle": 0.5, "end": 1.0}.get(part.get("text-anchor", ""), 0.0)
    scale = (transform.a**2 + transform.b**2) ** 0.5
    return Lettering(text, size * scale, Bounds(left, y - 0.7 * size, left + wide, y + 0.2 * size).moved(transform))


def moved(part: Element, transform: Transform) -> Transform:
    for name, text in MOVES.findall(part.get("transform", "")):
        by = [float(found) for found in NUMBERS.findall(text)]
        if name == "translate":
            step = Transform(e=by[0], f=by[1] if len(by) > 1 else 0.0)
        elif name == "scale":
            step = Transform(a=by[0], d=by[-1])
        else:
            turn = radians(by[0])
            step = Transform(cos(turn), sin(turn), -sin(turn), cos(turn))
        transform = step.inside(transform)
    return transform
