"""The players' boards: farm and village, keyp, stores and fairs; the viewer's own first and larger."""

from __future__ import annotations

from functools import partial

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import Area, box, disc, group, use, write
from keydom.drawing.panels import HEAD, arrow, frame, lay_out, rows
from keydom.drawing.signs import Mark
from keydom.games.keyper.draw import plans, stores, village
from keydom.games.keyper.draw.palette import PLAYERS
from keydom.games.keyper.draw.reading import in_order, name
from keydom.games.keyper.draw.signs import put
from keydom.games.keyper.rules.fairs import fair_points
from keydom.games.keyper.view import Outlook

PADDING = 12.0
BROAD = 1000.0  # from this width on stores lie beside farm and village
LEFT = 738.0  # the width of farm and village there


def players(view: Outlook, words: Words, catalogue: Catalogue, area: Area) -> tuple[str, float]:
    """The viewer's own board, then the others in rows; and how high all of it is."""
    return lay_out(rows(in_order(view), view.seat), area, partial(Panel, view, words, catalogue))


class Panel:
    """One player's place at the table, of a given width and as high as it needs to be."""

    def __init__(self, view: Outlook, words: Words, catalogue: Catalogue, seat: int, width: float) -> None:
        self.view = view
        self.words = words
        self.catalogue = catalogue
        self.seat = seat
        self.width = width
        self.broad = width >= BROAD
        self.scale = village.size(catalogue, LEFT if self.broad else width - 2 * PADDING)
        self.homes = seat == view.seat
        self.inner = width - 2 * PADDING
        self.columns = max(5, round(self.inner / 110))
        high = plans.plans_height(view, seat, self.inner, self.columns, self.homes)
        self.plans = high + 24 if high else 0.0
        self.fairs = min(0.94, (self.inner / 4 - 6) / 150) * 112 + 6
        self.height = HEAD + 10 + self._body() + self.plans + 8

    def _body(self) -> float:
        land = village.height(self.catalogue, self.scale)
        return land if self.broad else land + 6 + 44 + 68 + self.fairs

    def draw(self, x: float, y: float, height: float) -> str:
        drawn = [self._frame(Area(x, y, self.width, height))]
        left, top = x + PADDING, y + HEAD + 6
        drawn.append(village.village(self.view, self.words, self.catalogue, self.seat, left, top, self.scale))
        drawn.append(self._beside(left + LEFT + 14, top) if self.broad else self._below(left, top))
        if self.plans:
            below = top + self._body() + 6
            heading = write(left + 2, below + 12, self.words.say("draw-plans"), 13, role="soft", width=self.inner)
            area = Area(left, below + 18, self.inner, 0)
            drawn_plans = plans.plans(self.view, self.words, self.catalogue, self.seat, area, self.columns, self.homes)
            drawn += [heading, drawn_plans]
        tip = name(self.seat, self.words)
        return group(*drawn, id=f"seat-{self.seat}", ref=f"seat:{self.seat}", tip=tip)

    def _beside(self, x: float, y: float) -> str:
        view, words, seat = self.view, self.words, self.seat
        wide = self.inner - LEFT - 14
        parts = [stores.team(view, words, seat, Area(x, y + 4, wide, 60))]
        parts.append(stores.rested(view, words, self.catalogue, seat, Area(x, y + 72, wide, 62)))
        parts.append(write(x + 2, y + 154, words.say("draw-stores"), 13, role="soft", width=wide))
        parts.append(stores.stores(view, words, seat, Area(x, y + 160, wide, 88)))
        parts.append(stores.track(view, words, seat, Area(x, y + 256, wide, 52)))
        parts.append(write(x + 2, y + 326, words.say("draw-fairs"), 13, role="soft", width=wide))
        parts.append(plans.fairs(view, words, self.catalogue, seat, Area(x, y + 334, wide, 120)))
        return "".join(parts)

    def _below(self, x: float, y: float) -> str:
        view, words, seat = self.view, self.words, self.seat
        at = y + village.height(self.catalogue, self.scale) + 6
        resting = min(150.0, self.inner * 0.32)
        parts = [stores.team(view, words, seat, Area(x, at, self.inner - resting - 6, 38))]
        parts.append(stores.resting(view, words, seat, Area(x + self.inner - resting, at, resting, 38)))
        parts.append(stores.stores(view, words, seat, Area(x, at + 44, self.inner, 62)))
        area = Area(x, at + 44 + 68, self.inner, self.fairs)
        parts.append(plans.fairs(view, words, self.catalogue, seat, area))
        return "".join(parts)

    def _frame(self, area: Area) -> str:
        """The player's colour, sign and name, who starts and whose turn it is, shipping and fairs."""
        x, y, width, _ = area
        seat, words, player = self.seat, self.words, PLAYERS[self.seat]
        parts, at = [frame(area, player, self.view.mover)], x + 40
        if self.view.table.start == seat:
            key = disc(at + 11, y + 19, 12, 'fill="#fffdf5"') + use("start", at + 11, y + 19, 0.9)
            parts.append(group(key, id="start-player", tip=words.say("draw-start")))
            at += 30
        if self.view.mover == seat:
            parts.append(arrow(at, y + 11, player, words))
            at += 20
        parts.append(self._points(x + width, y))
        parts.append(write(at, y + 25, name(seat, words), 17, colour=player.ink, bold=True, width=x + width - at - 134))
        return "".join(parts)

    def _points(self, right: float, y: float) -> str:
        """What is scored already."""
        parts = []
        shipped, fairs = self.view.table.shipping[self.seat], fair_points(self.view.table, self.seat)
        counts = (("draw-shipped", "sail", shipped, 116.0), ("draw-fair-points", "rosette", fairs, 58.0))
        for key, picture, count, back in counts:
            plate = box(right - back - 2, y + 7, 52, 24, 'fill="#fffdf5" fill-opacity="0.92"', 12)
            text = write(right - back + 45, y + 24.4, str(count), 14.5, colour="#2a2217", anchor="end", bold=True)
            tip = self.words.say(key, {"count": count})
            parts.append(group(plate, put(Mark(picture), right - back + 11, y + 19, 0.78), text, tip=tip))
        return "".join(parts)
