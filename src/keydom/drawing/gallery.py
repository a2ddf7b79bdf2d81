"""The gallery: every component of a game on one sheet, each with a sign that says where its figures are known from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from keydom.core.catalogue import OWN_BOX, STATUSES, Catalogue, Component
from keydom.core.game import Words
from keydom.drawing.sheet import EDGE, GAP, INNER, TITLE, panel
from keydom.drawing.svg import Area, disc, group, measure, path, write
from keydom.drawing.theme import fill, line

LEAST = 15.0  # lettering on a sheet: a page shows it at two thirds of its size
LEGEND = 16.0

DrawComponent = Callable[[Component, Words, float, float], str]  # one component, at (x, y)
Name = Callable[[Component, Words], str]
DrawSection = Callable[[float], tuple[str, float]]  # what lies below this height, and how high it is
Document = Callable[..., str]  # words, the height, and the parts of a sheet


def gallery(words: Words, catalogue: Catalogue, document: Document, sections: Iterable[DrawSection]) -> str:
    """The sheet, section by section, as high as it needs to be."""
    parts: list[str] = []
    y = TITLE + 34
    for make in sections:
        drawn, height = make(y)
        parts.append(drawn)
        y += height + GAP
    title = f"{words.say('game-name')} · {words.say('draw-gallery')}"
    top = write(EDGE + 2, 36, title, 26, bold=True, width=760) + _legend(words, catalogue)
    return document(words, y + EDGE - GAP, top, *parts)


def rack_gallery(
    words: Words, catalogue: Catalogue, document: Document, name: Name, racks: Iterable[GallerySection]
) -> str:
    """The sheet of a game whose components all lie in racks, each under the name that this gives it."""
    return gallery(words, catalogue, document, (partial(rack.section, words, name) for rack in racks))


def section(words: Words, key: str, y: float, height: float, *parts: str) -> tuple[str, float]:
    """A frame under this heading with these parts in it; and its height."""
    return panel(Area(EDGE, y, INNER, height), words.say(key)) + "".join(parts), height


class GallerySection(NamedTuple):
    """A heading, the components below it, how one is drawn, and how much room it needs."""

    title: str
    components: list[Component]
    draw: DrawComponent
    wide: float
    high: float

    def section(self, words: Words, name: Name, y: float) -> tuple[str, float]:
        """A frame with all of them, as many in a row as there is room for; and its height."""
        columns = int((INNER - 24) // self.wide)
        left = EDGE + (INNER - columns * self.wide) / 2
        parts = []
        for place, part in enumerate(self.components):
            down = place // columns * (self.high + 8)
            drawn = self.draw(part, words, left + place % columns * self.wide, y + 40 + down)
            parts.append(item(part, words, name(part, words), drawn))
        height = 44 + -(-len(self.components) // columns) * (self.high + 8)
        return section(words, self.title, y, height, *parts)


def item(part: Component, words: Words, name: str, *drawn: str) -> str:
    """A component under its reference; its tooltip is its name and where its figures come from."""
    tip = f"{name} · {words.say(f'status-{part.status}')}"
    return group(*drawn, ref=f"{part.kind}:{part.id}", id=f"{part.kind}-{part.id}", tip=tip)


def sign(status: str, x: float, y: float) -> str:
    """A full disc for the rulebook, a half for public sources, a ring of dashes for what is reconstructed.

    A dot in a ring stands for an own box.
    """
    if status == "rulebook":
        return disc(x, y, 4.5, fill("accent"))
    if status == "public":
        return disc(x, y, 4.5, line("accent", 1.4)) + path(f"M{x:g} {y - 4.5:g}a4.5 4.5 0 0 0 0 9z", fill("accent"))
    if status == OWN_BOX:
        return disc(x, y, 4.5, line("accent", 1.4)) + disc(x, y, 1.8, fill("accent"))
    return disc(x, y, 4.3, f'{line("accent", 1.6)} stroke-dasharray="2.3 2.2"')


def _legend(words: Words, catalogue: Catalogue) -> str:
    """What the signs mean, below the title: a narrow page shows the left part of a sheet first."""
    parts, x = [], EDGE + 8.0
    own = any(part.status == OWN_BOX for kind in catalogue.components for part in catalogue.kind(kind))
    for status in STATUSES if own else [status for status in STATUSES if status != OWN_BOX]:
        text = words.say(f"status-{status}")
        parts.append(sign(status, x, 60) + write(x + 11, 65, text, LEGEND, role="soft"))
        x += measure(text, LEGEND) + 36
    return "".join(parts)
