"""What a composed table is to somebody who looks at it and presses, told without a browser.

Of everything that can be pressed a drawing has an outline; `Look` finds where these lie in their pane, which of them is
on top at a point, and how large the lettering is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from tests.layouts import moved

from keydom.core.scene import Area, Pane, Scene
from keydom.drawing.excerpt import NUMBERS, Transform
from keydom.drawing.svg import BOLD, measure

LEGIBLE = 10.0  # pixels
STEPS = re.compile(r"([MLHVAQCTSZmlhvaqctsz])([^MLHVAQCTSZmlhvaqctsz]*)")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "A": 7, "Q": 4, "C": 6, "T": 2, "S": 4, "Z": 0}
Point = tuple[float, float]


class Thing(NamedTuple):
    """Something that can be pressed: all that it stands for from the outside in, and its outline."""

    refs: tuple[str, ...]
    outline: tuple[Point, ...]

    @property
    def box(self) -> Area:
        across, down = [x for x, _ in self.outline], [y for _, y in self.outline]
        return Area(min(across), min(down), max(across) - min(across), max(down) - min(down))

    @property
    def middle(self) -> Point:
        return self.box.x + self.box.width / 2, self.box.y + self.box.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is inside the outline."""
        inside = False
        before_x, before_y = self.outline[-1]
        for at_x, at_y in self.outline:
            if (at_y > y) != (before_y > y) and x < (before_x - at_x) * (y - at_y) / (before_y - at_y) + at_x:
                inside = not inside
            before_x, before_y = at_x, at_y
        return inside


class Letters(NamedTuple):
    """A line of text: how large it is on the screen, and about where it stands."""

    text: str
    size: float
    box: Area


class Look:
    """A pane as it is seen: its things from the lowest to the topmost, and its lettering."""

    def __init__(self, pane: Pane) -> None:
        self.pane = pane
        self.things: list[Thing] = []
        self.letters: list[Letters] = []
        self.ids: list[str] = []
        self._survey(ElementTree.fromstring(f"<svg>{pane.picture}</svg>"), Transform(), ())

    def refs(self) -> set[str]:
        return {ref for thing in self.things for ref in thing.refs}

    def of(self, ref: str) -> list[Thing]:
        """The things of this reference itself, not those inside."""
        return [thing for thing in self.things if thing.refs[-1] == ref]

    def reached(self, x: float, y: float) -> tuple[str, ...]:
        """What a press at this point is on."""
        return next((thing.refs for thing in reversed(self.things) if thing.holds(x, y)), ())

    def _survey(self, part: Element, transform: Transform, refs: tuple[str, ...]) -> None:
        here = moved(part, transform)
        if ref := part.get("data-ref"):
            refs = (*refs, ref)
        if id := part.get("id"):
            self.ids.append(id)
        if part.get("class") == "outline" and refs:
            self.things.append(Thing(refs, tuple(here.at(*point) for point in outline(part))))
        if part.tag == "text" and part.text:
            self.letters.append(_letters(part, here))
        for child in part:
            self._survey(child, here, refs)


def looks(scene: Scene) -> list[Look]:
    """Every pane of a scene, the hand included."""
    return [Look(pane) for pane in (*scene.panes, *([scene.hand] if scene.hand else []))]


def outline(part: Element) -> list[Point]:
    """The corners of a shape; arcs and curves count as straight from end to end."""
    if part.tag == "rect":
        x, y, width, height = (float(part.get(name, "0")) for name in ("x", "y", "width", "height"))
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    if part.tag == "circle":
        x, y, radius = (float(part.get(name, "0")) for name in ("cx", "cy", "r"))
        near = radius * 0.7
        return [
            (x + a * near, y + b * near) for a, b in ((-1, -1), (0, -1.4), (1, -1), (1.4, 0), (1, 1), (0, 1.4), (-1, 1))
        ]
    if part.tag == "polygon":
        numbers = [float(text) for text in NUMBERS.findall(part.get("points", ""))]
        return list(zip(numbers[::2], numbers[1::2], strict=True))
    return list(_corners(part.get("d", "")))


def _corners(path: str) -> Iterator[Point]:
    x = y = 0.0
    for step, text in STEPS.findall(path):
        count, kind = COUNTS[step.upper()], step.upper()
        numbers = [float(found) for found in NUMBERS.findall(text)]
        for first in range(0, len(numbers), max(1, count)):
            ends = numbers[first : first + count]
            from_x, from_y = (x, y) if step.islower() else (0.0, 0.0)
            if kind == "H":
                x = from_x + ends[0]
            elif kind == "V":
                y = from_y + ends[0]
            else:
                x, y = from_x + ends[-2], from_y + ends[-1]
            yield x, y


def _letters(part: Element, here: Transform) -> Letters:
    scale = (here.c**2 + here.d**2) ** 0.5
    size = float(part.get("font-size", "0")) * scale
    text = "".join(part.itertext())
    x, y = here.at(float(part.get("x", "0")), float(part.get("y", "0")))
    wide = measure(text, size) * (BOLD if part.get("font-weight") else 1.0)
    left = {"start": x, "middle": x - wide / 2, "end": x - wide}[part.get("text-anchor", "start")]
    return Letters(text, size, Area(left, y - size * 0.75, wide, size))


# What every scene must keep to. Each says what is wrong, so that a test can show all of it.


def small_letters(seen: Iterable[Look]) -> list[str]:
    return [
        f"{look.pane.name}: {letters.text!r} has {letters.size:.1f} px"
        for look in seen
        for letters in look.letters
        if letters.size < LEGIBLE - 0.05
    ]


def outside(seen: Iterable[Look], slack: float = 2.0) -> list[str]:
    """What leaves its pane: things that can be pressed, and lettering."""
    found = []
    for look in seen:
        pane = Area(0, 0, look.pane.area.width, look.pane.area.height).inset(-slack)
        parts = [(thing.refs[-1], thing.box) for thing in look.things]
        parts += [(letters.text, letters.box) for letters in look.letters]
        found += [
            f"{look.pane.name}: {name} at {tuple(map(round, box))}"
            for name, box in parts
            if box.x < pane.x or box.y < pane.y or box.right > pane.right or box.bottom > pane.bottom
        ]
    return found


def unreachable(seen: Iterable[Look], refs: Iterable[str]) -> list[str]:
    """Those of these references that nowhere have a thing of which a press on its middle reaches it."""
    known = list(seen)
    return [
        ref for ref in refs if not any(ref in look.reached(*thing.middle) for look in known for thing in look.of(ref))
    ]


def covered(seen: Iterable[Look], refs: Iterable[str]) -> list[str]:
    """Those of which some thing has its middle below another thing."""
    wanted = set(refs)
    return [
        f"{look.pane.name}: {thing.refs[-1]} below {' '.join(look.reached(*thing.middle))}"
        for look in seen
        for thing in look.things
        if thing.refs[-1] in wanted and thing.refs[-1] not in look.reached(*thing.middle)
    ]


def overlapping_zones(scene: Scene, slack: float = 1.0) -> list[str]:
    found = []
    for pane in scene.panes:
        for one, other in combinations(pane.zones, 2):
            wide = min(one.area.right, other.area.right) - max(one.area.x, other.area.x)
            high = min(one.area.bottom, other.area.bottom) - max(one.area.y, other.area.y)
            if wide > slack and high > slack:
                found.append(f"{pane.name}: {one.name} and {other.name} by {wide:.0f} x {high:.0f}")
    return found


def twice(seen: Iterable[Look]) -> list[str]:
    """The ids that more than one thing of a scene has."""
    ids = [id for look in seen for id in look.ids]
    return sorted({id for id in ids if ids.count(id) > 1})
