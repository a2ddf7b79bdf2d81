"""The sheet of paper that everything is drawn on: its opening, its headline, and the panels that part it."""

from __future__ import annotations

from collections.abc import Sequence

from keydom.core.game import Words
from keydom.drawing.badges import Player, badge
from keydom.drawing.ink import Area, box, clean, disc, fit, group, number, use, write
from keydom.drawing.theme import Roles, both, fill, style

WIDTH = 1400.0
EDGE, GAP = 18.0, 14.0
INNER = WIDTH - 2 * EDGE
TITLE = 52.0
COVER = Area(0.0, 0.0, 640.0, 400.0)  # all of a cover
FONT = "'Gill Sans','Avenir Next','Noto Sans','DejaVu Sans',Ubuntu,Calibri,sans-serif"


class Sheet:
    """The sheets of one game: their class, their colours by role, and the pictures that their drawings use."""

    def __init__(self, game: str, roles: Roles, width: float = WIDTH) -> None:
        self.game = game
        self.style = style(game, roles)
        self.width = width

    def document(self, words: Words, definitions: str, height: float, *parts: str, width: float = 0.0) -> str:
        """A whole document of these parts; where no width is said, as wide as the sheets of the game are."""
        wide = width or self.width
        size = f'viewBox="0 0 {number(wide)} {number(height)}"'
        look = f'class="{self.game}" lang="{clean(words.language)}" font-family="{FONT}"'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}>'
        title = f"<title>{clean(words.say('game-name'))}</title>"
        paper = box(0, 0, wide, height, fill("table"), 0)
        return "\n".join([opening, title, self.style, f"<defs>{definitions}</defs>", paper, *parts, "</svg>\n"])


def panel(area: Area, title: str) -> str:
    """A frame with its heading."""
    frame = box(*area, both("paper", "line", 1.2), 14)
    return frame + write(area.x + 16, area.y + 25, title, 17, bold=True, width=area.width - 32)


def headline(words: Words, moment: str, width: float) -> str:
    """The name of the game, and what moment of play it is in so much room."""
    now = fit(moment, 18, width)[0]
    title = fit(words.say("game-name"), 26, 360)[0]
    span = f'<tspan dx="22" font-size="18" font-weight="400" {fill("soft")}>{clean(now)}</tspan>'
    return f'<text x="{EDGE + 2:g}" y="35" font-size="26" font-weight="700" {fill("ink")}>{clean(title)}{span}</text>'


def calendar(words: Words, seasons: Sequence[str], current: int) -> str:
    """The seasons in the middle of the headline; the current one stands out."""
    parts = []
    for place, season in enumerate(seasons):
        x = WIDTH / 2 - 60 + 44 * place
        ring, shown = "", f'<g opacity="0.45">{use(f"season-{season}", x, 27, 0.85)}</g>'
        if place == current:
            ring, shown = disc(x, 27, 18, both("glow", "accent", 2)), use(f"season-{season}", x, 27, 1.05)
        parts.append(group(ring, shown, id=f"season-{season}", tip=words.say(f"season-{season}")))
    return "".join(parts)


def turn(words: Words, mover: Player) -> str:
    """Whose turn it is, at the end of the headline."""
    text = words.say("turn-of", {"seat": f"seat:{mover.seat}"})
    label = write(WIDTH - EDGE - 36, 34, text, 18, anchor="end", bold=True, width=400)
    return label + badge(mover, WIDTH - EDGE - 14, 28, 12)
