"""The table composed for a window: its zones drawn where the layout says."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import OVER, Words
from keydom.core.scene import Area, Pane, Scene, WindowSize, Zone
from keydom.drawing.badges import badge
from keydom.drawing.compose import DESK, LYING, SHEET_WINDOW, UPRIGHT, WindowFrame
from keydom.drawing.reading import in_order
from keydom.drawing.svg import group, write
from keydom.games.keyper.actions import BOARDS
from keydom.games.keyper.components import SEASONS
from keydom.games.keyper.draw import cards, country_boards, ending, folding, harbour, layout, market, plates, supplies
from keydom.games.keyper.draw.estate import LARGEST, estate, fit_estate
from keydom.games.keyper.draw.hand import hand
from keydom.games.keyper.draw.layout import TableLayout
from keydom.games.keyper.draw.palette import PLAYERS
from keydom.games.keyper.draw.reading import foldings
from keydom.games.keyper.draw.sheet import SHEET
from keydom.games.keyper.scoring import score
from keydom.games.keyper.view import KeyperView

TABLE = "table"
NAME, MENU = 150.0, 100.0  # pixels of the header that the page needs for the game's name, and for its menu
PHONE_NAME, PHONE_MENU = 44.0, 48.0


def draw(view: KeyperView, words: Words, catalogue: Catalogue, window: WindowSize | None = None) -> str:
    """The table as this view sees it, on a sheet."""
    return SHEET.scene(words, compose(view, words, catalogue, window or SHEET_WINDOW))


def compose(view: KeyperView, words: Words, catalogue: Catalogue, window: WindowSize) -> Scene:
    """The table in a window."""
    return Composer(view, words, catalogue, window).scene()


class Composer:
    """What one view sees of the table in one window."""

    def __init__(self, view: KeyperView, words: Words, catalogue: Catalogue, window: WindowSize) -> None:
        self.view = view
        self.words = words
        self.catalogue = catalogue
        self.frame = WindowFrame(window, view.seat is not None and view.mover != OVER)
        self.inside = Area(0, 0, self.frame.board.width, self.frame.board.height)
        self.folding = bool(foldings(view))

    def scene(self) -> Scene:
        frame, view = self.frame, self.view
        if view.mover == OVER:
            return self._end()
        panes, story = self._panes()
        own = None
        if frame.own:
            area = Area(0, 0, frame.hand.width, frame.hand.height)
            own = Pane("hand", "", frame.hand, hand(view, self.words, self.catalogue, area), ())
        light = SEASONS[view.table.season]
        return Scene(frame.window, frame.kind, light, self._header(), panes, own, story)

    def _end(self) -> Scene:
        frame, high = self.frame, self.frame.kind == UPRIGHT
        drawn, zones, sums = ending.end(self.view, self.words, self.catalogue, self.inside, high)
        pane = Pane(TABLE, self.words.say(f"zone-{TABLE}"), frame.board, drawn, zones)
        x, y = frame.board.x, frame.board.y
        moved = tuple(each._replace(area=each.area._replace(x=each.area.x + x, y=each.area.y + y)) for each in sums)
        headline = layout.ending_headline(frame.board)
        light = SEASONS[self.view.table.season]
        return Scene(frame.window, frame.kind, light, self._header(), (pane,), None, layout.EMPTY, moved, headline)

    def _panes(self) -> tuple[tuple[Pane, ...], Area]:
        seats, own, board = self.view.table.seats, self.frame.own, self.frame.board
        if self.frame.kind == DESK:
            whole = layout.desk(self.inside, seats, own)
            story = whole.story._replace(x=whole.story.x + board.x, y=whole.story.y + board.y)
            return (self._pane(TABLE, whole, {}),), story
        parted = layout.upright if self.frame.kind == UPRIGHT else layout.lying
        drawn: dict[str, bool] = {}
        panes = tuple(
            self._pane(name, each, drawn) for name, each in parted(self.inside, seats, own, self.folding).items()
        )
        return panes, layout.EMPTY

    def _pane(self, name: str, zones: TableLayout, drawn: dict[str, bool]) -> Pane:
        """One pane of the zones that its layout has; what an earlier one has drawn has no ids in it."""
        view, words, catalogue = self.view, self.words, self.catalogue
        parts, found = [], []
        if zones.river.width and not (self.folding and _overlap(zones.river, zones.folding)):
            tracked = zones.river.height > zones.river.width or zones.river.width > 360
            parts.append(harbour.river(view, words, catalogue, zones.river, tracked))
            found.append(Zone("river", zones.river))
        if self.folding and zones.folding.width:
            parts.append(folding.folding(view, words, catalogue, zones.folding))
            found.append(Zone("folding", zones.folding))
        for number, area in enumerate(() if self.folding else zones.boards):
            parts.append(country_boards.board(view, words, catalogue, number, area))
            found.append(Zone(f"board-{BOARDS[number]}", area))
        others = [seat for seat in in_order(view.table.seats, view.seat) if seat != view.seat or not self.frame.own]
        places = list(zip(others, zones.others, strict=False))
        parts += plates.players(view, words, catalogue, places)
        found += [Zone(f"seat-{seat}", area) for seat, area in places]
        if zones.estate.width and view.seat is not None:
            parts.append(self._own(zones.estate, ids="estate" not in drawn))
            drawn["estate"] = True
            found.append(Zone("estate", zones.estate))
        if zones.cards.width:
            parts.append(cards.cards(view, words, catalogue, zones.cards))
            found.append(Zone("cards", zones.cards))
        if zones.market.width:
            parts.append(market.market(view, words, catalogue, zones.market))
            found.append(Zone("market", zones.market))
        if zones.stock.width:
            parts.append(supplies.shelf(view, words, zones.stock))
            found.append(Zone("stock", zones.stock))
        return Pane(name, words.say(f"zone-{name}"), self.frame.board, "".join(parts), tuple(found))

    def _own(self, area: Area, ids: bool) -> str:
        seat = self.view.seat
        assert seat is not None
        fitted = fit_estate(self.view.table, seat, area, building=True, largest=LARGEST, align=(0.5, 0.0))
        drawn = estate(self.view, self.words, self.catalogue, fitted, ids=ids)
        return group(drawn, id=f"seat-{seat}" if ids else "")

    def _header(self) -> Pane:
        """The season, and what is left of every resource; on a phone the points as they stand instead."""
        area, desk = self.frame.header, self.frame.kind == DESK
        name, menu = (NAME, MENU) if desk else (PHONE_NAME, PHONE_MENU)
        if self.frame.kind == LYING:
            name, menu = 2.0, 40.0
        strip = Area(area.x + name, area.y, area.width - name - menu, area.height)
        inside = Area(0, 0, strip.width, strip.height)
        season, end = supplies.calendar(self.view, self.words, inside, others=area.width > 1100)
        rest = Area(end + 10, 0, inside.width - end - 14, inside.height)
        if desk:
            drawn = supplies.strip(self.view, self.words, rest)
        else:
            drawn = self._standings(rest) if self.frame.kind == UPRIGHT else ""
        return Pane("header", "", strip, season + drawn, ())

    def _standings(self, area: Area) -> str:
        """Every player's sign and points."""
        table = self.view.table
        step = min(52.0, area.width / table.seats)
        x, y = area.right - step * table.seats, area.height / 2
        parts = []
        for place, seat in enumerate(in_order(table.seats, self.view.seat)):
            left = x + place * step
            points = write(left + 23, y + 5, str(score(table, seat).total), 14, role="on-wood", bold=True)
            parts.append(badge(PLAYERS[seat], left + 11, y, 9) + points)
        return "".join(parts)


def _overlap(one: Area, other: Area) -> bool:
    """Whether two areas have something in common: on a phone the boards to choose from need that of the river too."""
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
