"""The sheet of paper that everything is drawn on: its opening, its headline, and the panels that part it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property

from keydom.core.game import Words
from keydom.core.scene import Pane, Scene
from keydom.drawing.svg import Area, box, clean, define, number, write
from keydom.drawing.theme import Roles, both, colour, fill, style

WIDTH = 1400.0
EDGE, GAP = 18.0, 14.0
INNER = WIDTH - 2 * EDGE
TITLE = 52.0
BESIDE = 6.0  # around own pieces that lie beside the panes
NAME = 150.0  # the room in a header for the name of the game
COVER = Area(0.0, 0.0, 640.0, 400.0)  # all of a cover
# The pages bring the first; a file takes the narrowest that there is, for texts are fitted to the first.
FONT = "'Alegreya Sans','Gill Sans','Liberation Sans Narrow','Arial Narrow',Calibri,'DejaVu Sans Condensed',sans-serif"
LETTERING = f'font-family="{FONT}" text-rendering="geometricPrecision"'  # letters take no whole pixels
SCENE = re.compile(r'"#k-scene-([^"]+)"')
USED = re.compile(r'"#k-([^"]+)"')

Pictures = Callable[[], Mapping[str, str]]  # pictures by the names that drawings use them by


class Sheet:
    """The sheets of one game: their class, their colours by role, and the pictures that their drawings use.

    Of the scenes, which are used as `scene-NAME`, a document holds only those that it shows: all of them would be many
    times its weight.
    """

    def __init__(
        self, game: str, roles: Roles, *pictures: Pictures, scenes: Pictures = dict, width: float = WIDTH
    ) -> None:
        self.game = game
        self.style = style(game, roles)
        self.pictures = pictures
        self.scenes = scenes
        self.width = width

    @cached_property
    def definitions(self) -> str:
        return "".join(define(pictures()) for pictures in self.pictures)

    def document(self, words: Words, height: float, *parts: str, width: float = 0.0) -> str:
        """A whole document of these parts; where no width is said, as wide as the sheets of the game are."""
        wide = width or self.width
        size = f'viewBox="0 0 {number(wide)} {number(height)}"'
        look = f'class="{self.game}" lang="{clean(words.language)}" {LETTERING}'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}>'
        title = f"<title>{clean(words.say('game-name'))}</title>"
        shown = set(SCENE.findall("".join(parts)))
        scenes = {f"scene-{name}": picture for name, picture in self.scenes().items() if name in shown}
        definitions = f"<defs>{self.definitions}{define(scenes)}</defs>"
        paper = box(0, 0, wide, height, fill("table"), 0)
        return "\n".join([opening, title, self.style, definitions, paper, *parts, "</svg>\n"])

    def scene(self, words: Words, scene: Scene) -> str:
        """A whole document of a scene: header, panes side by side, and the reader's own pieces below or beside."""
        first, high = scene.panes[0].area, max(pane.area.height for pane in scene.panes)
        left, below = 0.0, scene.header.area.height if scene.header.area.width else 0.0
        wide, foot, own = first.width * len(scene.panes), 0.0, ""
        if scene.hand is not None and scene.hand.area.height > scene.hand.area.width:
            left, high = scene.hand.area.width + 2 * BESIDE, max(high, scene.hand.area.height + 2 * BESIDE)
            own = _shift(scene.hand, BESIDE, below + BESIDE)
        elif scene.hand is not None:
            foot, own = scene.hand.area.height + 8, _shift(scene.hand, EDGE, below + high + 4)
        show = _shift if len(scene.panes) == 1 else _cut
        panes = [show(pane, left + place * first.width, below) for place, pane in enumerate(scene.panes)]
        aside = scene.header.area.x if scene.kind == "desk" else NAME + EDGE  # where a header leaves room for the name
        named = bool(scene.light) and aside + scene.header.area.width <= left + wide
        head = _shift(scene.header, aside if named else 0, 0)
        surface = ""
        if scene.light:
            surface = _surface(scene.light, Area(0, 0, left + wide, below + high + foot), Area(left, below, wide, high))
        if named:
            name = words.say("game-name")
            surface += write(EDGE, below / 2 + 7, name, 20, role="on-wood", bold=True, width=NAME)
        return self.document(words, below + high + foot, surface, head, *panes, own, width=left + wide)

    @cached_property
    def hidden(self) -> str:
        """Style and definitions for a page that shows the pictures of scenes."""
        scenes = define({f"scene-{name}": picture for name, picture in self.scenes().items()})
        size = f'class="{self.game}" width="0" height="0" aria-hidden="true"'
        return f"<svg {size}>{self.style}<defs>{self.definitions}{scenes}</defs></svg>"

    def fragment(self, *parts: str) -> str:
        """These parts with the style and those definitions that they need, to be put into another document."""
        known = {name: picture for pictures in self.pictures for name, picture in pictures().items()}
        known |= {f"scene-{name}": picture for name, picture in self.scenes().items()}
        needed: dict[str, str] = {}
        wanted = USED.findall("".join(parts))
        while wanted:
            name = wanted.pop()
            if name not in needed:
                needed[name] = known[name]
                wanted += USED.findall(known[name])
        return f"{self.style}<defs>{define(needed)}</defs>{''.join(parts)}"

    def cover(self, words: Words, *parts: str) -> str:
        """A cover of these parts."""
        return self.document(words, COVER.height, *parts, width=COVER.width)


def _shift(pane: Pane, x: float, y: float) -> str:
    """The picture of a pane, where a document shows it."""
    return f'<g transform="translate({number(x)} {number(y)})">{pane.picture}</g>'


def _cut(pane: Pane, x: float, y: float) -> str:
    """The same with nothing beyond its area, where another lies beside it."""
    size = f'width="{number(pane.area.width)}" height="{number(pane.area.height)}"'
    return f'<svg x="{number(x)}" y="{number(y)}" {size}>{pane.picture}</svg>'


def _surface(light: str, sheet: Area, board: Area) -> str:
    """The table in this light, between the wood of its header and of its rail."""
    stops = ((0, "middle"), (0.55, "field"), (1, "rim"))
    shades = "".join(f'<stop offset="{at:g}" stop-color="{colour(f"{part}-{light}")}"/>' for at, part in stops)
    cloth = f'<radialGradient id="k-surface" cx="0.42" cy="0.3" r="0.95">{shades}</radialGradient>'
    return cloth + box(*sheet, fill("wood"), 0) + box(*board, 'fill="url(#k-surface)"', 0)


def panel(area: Area, title: str) -> str:
    """A frame with its heading, which is as wide as the frame lets it be."""
    frame = box(*area, both("paper", "line", 1.2), 14)
    return frame + write(area.x + 16, area.y + 25, title, 17, bold=True, width=area.width - 32)
