"""A scene on the page: a drawing for each of its parts, and where they lie."""

from __future__ import annotations

from keydom.core.scene import Area, Pane, Scene
from keydom.drawing.compose import WindowFrame
from keydom.drawing.svg import clean, number
from keydom.server.show.wire import Box, PaneFacts, SceneFacts, SumFacts
from keydom.server.words import PageWords

HEADER, HAND, PANE = "header", "hand", "pane-"  # the names of its parts


def scene_regions(scene: Scene, game: str, words: PageWords) -> dict[str, str]:
    """The parts of a page that are drawn, by the name of their region."""
    parts = {HEADER: _drawing(scene.header, game, words)}
    parts |= {PANE + pane.name: _drawing(pane, game, words) for pane in scene.panes}
    parts[HAND] = _drawing(scene.hand, game, words) if scene.hand is not None else ""
    return parts


def _drawing(pane: Pane, game: str, words: PageWords) -> str:
    wide, high = number(pane.area.width), number(pane.area.height)
    size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    return f'<svg class="{game}" {size} lang="{clean(words.language)}">{pane.picture}</svg>'


def scene_facts(scene: Scene, own: bool) -> SceneFacts:
    """Where everything lies, in pixels of the window."""
    frame = WindowFrame(scene.window, own)
    return SceneFacts(
        window=scene.window,
        kind=frame.kind,
        light=scene.light or "plain",
        bar=_box(frame.header),
        header=_box(scene.header.area),
        panes=[PaneFacts(pane.name, pane.title, _box(pane.area)) for pane in scene.panes],
        hand=None if scene.hand is None else _box(scene.hand.area),
        rail=_box(frame.rail),
        ask=_box(frame.ask),
        tabs=_box(frame.tabs),
        board=_box(frame.board),
        story=_box(scene.story),
        sums=[SumFacts(part.seat, _box(part.area)) for part in scene.sums],
    )


def _box(area: Area) -> Box:
    left, top, width, height = (round(side, 1) for side in area)
    return left, top, width, height
