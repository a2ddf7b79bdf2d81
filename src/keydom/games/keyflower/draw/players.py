"""The players' panels: name, screen and village, the viewer's own first and larger."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import Area, disc, group, use, write
from keydom.drawing.panels import HEAD, arrow, frame, lay_out, rows
from keydom.games.keyflower.draw.palette import PLAYERS
from keydom.games.keyflower.draw.reading import in_order, name
from keydom.games.keyflower.draw.screens import beside, has_more, other_strip, own_strip
from keydom.games.keyflower.draw.tiles import Parts
from keydom.games.keyflower.draw.village import Span, extent, village
from keydom.games.keyflower.view import Outlook

STRIP = 46.0
OWN = Span(0.84, 200.0, 680.0)  # the largest tile, the least and the most height of a village
OTHER = Span(0.62, 130.0, 460.0)
ASIDE = 404.0  # the width of what lies beside a village


def players(view: Outlook, words: Words, parts: Parts, catalogue: Catalogue, area: Area) -> tuple[str, float]:
    """The viewer's own panel, then the others in rows; and how high all of it is."""

    def make(seat: int, width: float) -> Panel:
        return Panel(view, words, parts, catalogue, seat, width, OWN if seat == view.seat else OTHER)

    return lay_out(rows(in_order(view), view.seat), area, make)


class Panel:
    """One player's place at the table, of a given width and as high as it needs to be."""

    def __init__(
        self, view: Outlook, words: Words, parts: Parts, catalogue: Catalogue, seat: int, width: float, span: Span
    ) -> None:
        self.view = view
        self.words = words
        self.parts = parts
        self.catalogue = catalogue
        self.seat = seat
        self.width = width
        self.span = span
        self.aside = min(ASIDE, width * 0.4) if has_more(view, seat) else 0.0
        self.height = HEAD + STRIP + max(span.height(extent(view, seat), width - self.aside), self._aside(0, 0)[1] + 12)

    def draw(self, x: float, y: float, height: float) -> str:
        view, words, seat = self.view, self.words, self.seat
        strip, top = Area(x, y + HEAD, self.width, STRIP), y + HEAD + STRIP
        land = Area(x, top, self.width - self.aside, height - HEAD - STRIP)
        drawn = [self._frame(Area(x, y, self.width, height))]
        drawn.append(own_strip(view, words, strip) if seat == view.seat else other_strip(view, words, seat, strip))
        drawn.append(village(view, words, self.parts, seat, land, self.span))
        drawn.append(self._aside(x + self.width - self.aside, top)[0])
        return group(*drawn, id=f"seat-{seat}", ref=f"seat:{seat}", tip=name(seat, words))

    def _aside(self, x: float, y: float) -> tuple[str, float]:
        if not self.aside:
            return "", 0.0
        area = Area(x, y, self.aside - 10, 0)
        return beside(self.view, self.words, self.parts, self.catalogue, self.seat, area)

    def _frame(self, area: Area) -> str:
        """The player's colour, sign and name, the start player's piece and whose turn it is."""
        x, y, width, _ = area
        seat, words, player = self.seat, self.words, PLAYERS[self.seat]
        parts, at = [frame(area, player, self.view.mover)], x + 40
        if self.view.table.start == seat:
            piece = disc(at + 13, y + 19, 14, 'fill="#fffdf5"') + use("worker-purple", at + 13, y + 19.5, 0.95)
            parts.append(group(piece, id="start-player", tip=words.say("draw-start")))
            at += 34
        if self.view.mover == seat:
            parts.append(arrow(at, y + 11, player, words))
            at += 20
        parts.append(write(at, y + 25, name(seat, words), 17, colour=player.ink, bold=True, width=x + width - at - 20))
        return "".join(parts)
