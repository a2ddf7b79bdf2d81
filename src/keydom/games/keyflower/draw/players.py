"""The players' panels: name, screen and village, the viewer's own first and larger."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.games.keyflower.draw.ink import Area, box, disc, group, number, path, use, write
from keydom.games.keyflower.draw.palette import SEAT_INKS, SEATS, both
from keydom.games.keyflower.draw.reading import in_order, name
from keydom.games.keyflower.draw.screens import beside, has_more, other_strip, own_strip
from keydom.games.keyflower.draw.sheet import GAP
from keydom.games.keyflower.draw.tiles import Parts
from keydom.games.keyflower.draw.village import Span, extent, village
from keydom.games.keyflower.view import Outlook

HEAD, STRIP = 36.0, 46.0
OWN = Span(0.84, 200.0, 680.0)  # the largest tile, the least and the most height of a village
OTHER = Span(0.62, 130.0, 460.0)
ASIDE = 404.0  # the width of what lies beside a village
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}  # of panels, by their number


def players(view: Outlook, words: Words, parts: Parts, catalogue: Catalogue, area: Area) -> tuple[str, float]:
    """The viewer's own panel, then the others in rows; and how high all of it is."""
    others = in_order(view)
    rows: list[tuple[list[int], Span]] = []
    if view.seat is not None:
        rows.append(([others.pop(0)], OWN))
    columns = COLUMNS[len(others)]
    rows += [(others[first : first + columns], OTHER) for first in range(0, len(others), columns)]
    drawn, y = [], area.y
    for seats, span in rows:
        wide = (area.width - GAP * (len(seats) - 1)) / len(seats)
        panels = [Panel(view, words, parts, catalogue, seat, wide, span) for seat in seats]
        high = max(panel.height for panel in panels)
        drawn += [panel.draw(area.x + place * (wide + GAP), y, high) for place, panel in enumerate(panels)]
        y += high + GAP
    return "".join(drawn), y - GAP - area.y


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
        seat, words = self.seat, self.words
        turn, ink = self.view.mover == seat, SEAT_INKS[seat]
        parts = [box(*area, both("meadow", "accent" if turn else "line", 3.0 if turn else 1.2), 12)]
        left, top, flat, high = number(x + 2), number(y + HEAD), number(width - 24), f"{HEAD - 12:g}"
        band = f"M{left} {top}v-{high}a10 10 0 0 1 10 -10h{flat}a10 10 0 0 1 10 10v{high}z"
        parts += [path(band, f'fill="{SEATS[seat]}"'), use(f"seat-{seat}", x + 22, y + 19.5, 1.4)]
        at = x + 40
        if self.view.table.start == seat:
            piece = disc(at + 13, y + 19, 14, 'fill="#fffdf5"') + use("worker-purple", at + 13, y + 19.5, 0.95)
            parts.append(group(piece, id="start-player", tip=words.say("draw-start")))
            at += 34
        if turn:
            arrow = path(f"M{number(at)} {number(y + 11)}l12 8l-12 8z", f'fill="{ink}"')
            parts.append(group(arrow, id="turn", tip=words.say("turn-of", {"seat": f"seat:{seat}"})))
            at += 20
        parts.append(write(at, y + 25, name(seat, words), 17, colour=ink, bold=True, width=x + width - at - 20))
        return "".join(parts)
