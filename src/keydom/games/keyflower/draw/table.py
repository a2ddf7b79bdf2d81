"""The table composed for a window: at a desk all of it at once, on a phone a pane a tab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from keydom.core.catalogue import Catalogue
from keydom.core.game import OVER, Score, Words
from keydom.core.scene import Area, Pane, Scene, WindowSize, Zone
from keydom.drawing.badges import seat_group
from keydom.drawing.compose import DESK, LYING, SHEET_WINDOW, STEADY, UPRIGHT, WindowFrame
from keydom.drawing.reading import in_order
from keydom.drawing.svg import faint, group, use
from keydom.games.keyflower.components import SEASONS
from keydom.games.keyflower.draw.auction import auction, capacity
from keydom.games.keyflower.draw.ending import ending
from keydom.games.keyflower.draw.hand import hand
from keydom.games.keyflower.draw.harbour import harbour, river
from keydom.games.keyflower.draw.header import header, supplies
from keydom.games.keyflower.draw.hexagons import REACH, SIDE
from keydom.games.keyflower.draw.laying import laying, least_height, miniatures
from keydom.games.keyflower.draw.layout import TableLayout, desk
from keydom.games.keyflower.draw.market import market
from keydom.games.keyflower.draw.plates import height, plate, standing
from keydom.games.keyflower.draw.reading import parts_of, site, waiting
from keydom.games.keyflower.draw.sheet import SHEET
from keydom.games.keyflower.draw.tile_faces import FROM, LARGE_FROM, SMALL, SMALL_FROM, USUAL, detail
from keydom.games.keyflower.draw.tiles import Sight
from keydom.games.keyflower.draw.village import APART, STRIP_LEAST, VillagePlan, strip, village, village_map
from keydom.games.keyflower.view import KeyflowerView

OWN, OTHER = 150.0, 104.0  # pixels: no tile of a village is wider
NOWHERE = Area(0, 0, 0, 0)
BETWEEN = 1.04  # times: signs on small tiles are partly larger than usual, partly smaller
INNER = 6.0  # pixels between a plate and the village below it


class Drawn(NamedTuple):
    """A part of the table, and the zones that it takes."""

    picture: str
    zones: tuple[Zone, ...]


class Miniature(NamedTuple):
    """Another's village: all that lies in it, its area, how wide its tiles are, and were when the season began."""

    plan: VillagePlan
    land: Area
    width: float
    before: float


class Cells(NamedTuple):
    """How wide the cells of a village are, and how much its tiles tell."""

    width: float
    level: str

    @property
    def lettering(self) -> float:
        """How large most of what is written on the tiles is."""
        return self.width * APART * USUAL[self.level] / 200

    def width_beside(self, other: Cells) -> float:
        """How wide they are at most, without a loss of detail, for their lettering to be about as large as another."""
        times = STEADY if self.level == other.level else 1.0
        return min(self.width, max(FROM[self.level] / APART, times * self.width * other.lettering / self.lettering))

    def signs_beside(self, other: Cells) -> float:
        """How large signs on small tiles are, for their lettering to be about as large as another."""
        return min(1.0, BETWEEN * other.lettering / self.lettering)


def _cells(width: float) -> Cells:
    return Cells(width, detail(width * APART))


def draw(
    view: KeyflowerView,
    words: Words,
    catalogue: Catalogue,
    scores: Sequence[Score] = (),
    window: WindowSize | None = None,
) -> str:
    """The table as this view sees it, on a sheet."""
    return SHEET.scene(words, compose(view, words, catalogue, window or SHEET_WINDOW, scores))


def compose(
    view: KeyflowerView, words: Words, catalogue: Catalogue, window: WindowSize, scores: Sequence[Score] = ()
) -> Scene:
    """The table as this view sees it, in a window.

    Of a game that is over a view does not know what others drew unseen, nor what that scores: the scores tell.
    """
    frame = WindowFrame(window, view.seat is not None and view.mover != OVER)
    table = TableDrawing(Sight(view, words, parts_of(catalogue)), frame, scores or standing(view))
    return table.scene()


class TableDrawing:
    """One view of the table in one window."""

    def __init__(self, sight: Sight, frame: WindowFrame, scores: Sequence[Score]) -> None:
        self.sight = sight
        self.frame = frame
        self.table = sight.view.table
        self.light = SEASONS[self.table.season]
        self.scores = scores
        self.points = [score.total for score in scores]
        self.seats = in_order(self.table.seats, sight.view.seat)
        begun = len(self.table.homes) == self.table.seats
        # Between the seasons, when won tiles are laid.
        self.growing = begun and (not self.table.on_sale or site(sight.view) is not None)
        board = frame.board
        self.board = Area(0, 0, board.width, board.height)

    def scene(self) -> Scene:
        frame, view = self.frame, self.sight.view
        top = Pane("header", "", frame.header, header(self.sight, frame.header, frame.kind, self.points), ())
        if view.mover == OVER:
            panes, sums, headline = ending(self.sight, self.frame, self.scores, self.light)
            return Scene(frame.window, frame.kind, self.light, top, panes, None, NOWHERE, sums, headline)
        own = None
        if view.seat is not None:
            area = Area(0, 0, frame.hand.width, frame.hand.height)
            own = Pane("hand", "", frame.hand, hand(self.sight, area, frame.kind == LYING), ())
        if frame.kind == DESK:
            layout = self.layout(self.growing)
            story = layout.story._replace(x=layout.story.x + frame.board.x, y=layout.story.y + frame.board.y)
            return Scene(frame.window, frame.kind, self.light, top, (self.desk(layout),), own, story)
        return Scene(frame.window, frame.kind, self.light, top, self.tabs(), own, NOWHERE)

    def layout(self, growing: bool) -> TableLayout:
        merchants = self.table.merchants > 0
        count = capacity(self.table)
        return desk(self.board, self.frame.window, self.table.seats, count, merchants=merchants, growing=growing)

    # At a desk.

    def desk(self, layout: TableLayout) -> Pane:
        parts = [self.motes(layout), river(layout.river)]
        zones = [Zone("river", layout.river)]
        parts.append(self.main(layout.own, layout.laying, layout.middle))
        zones.append(Zone(f"village-{self.seats[0]}", layout.own))
        if layout.auction:
            parts.append(auction(self.sight, layout.auction))
            zones.append(Zone("auction", layout.auction))
        others = list(zip(self.seats[1:], layout.others, strict=True))
        parts += self.others(others, layout.strips)
        zones += [Zone(f"village-{seat}", area) for seat, area in others]
        beach = layout.river.inset(0)
        parts.append(harbour(self.sight, beach._replace(x=beach.x + 12, width=beach.width - 12)))
        if layout.market:
            parts.append(market(self.sight, layout.market))
            zones.append(Zone("market", layout.market))
        if layout.laying:
            zones.append(Zone("laying", layout.laying))
        zones.append(Zone("story", layout.story))
        return Pane("table", self.say("table"), self.frame.board, "".join(parts), tuple(zones))

    def motes(self, layout: TableLayout) -> str:
        """Leaves, suns or flakes that the season has strewn on the table."""
        own, story = layout.own, layout.story
        places = (
            (own.right - 30, own.bottom - 40, 1.8, -50),
            (own.x + own.width * 0.12, own.bottom - 26, 1.3, 130),
            (own.right - 60, own.y + 26, 1.3, 20),
            (story.right - 20, story.bottom - 16, 1.5, 75),
        )
        pictures = [use(f"season-{self.light}", x, y, scale, turn) for x, y, scale, turn in places]
        return faint("".join(pictures), 0.25)

    def main(self, area: Area, beside: Area | None = None, middle: Area | None = None) -> str:
        """The reader's own village, or the first one for a spectator; beside it what is to be laid in it.

        One that has all the height lies as near to the middle as it can.
        """
        seat, own = self.seats[0], self.sight.view.seat is not None
        head = ""
        if not own:
            head, area = self._plate(seat, area)
        plan = village_map(self.sight.view, seat, own and self.growing, loose=not (own and self.growing))
        most, signs = self._steady() if own else (self._most(OWN), 1.0)
        centre = (middle.x + middle.right) / 2 if middle and self.growing else None
        drawn, width = village(self.sight, seat, plan, area, most, light=self.light, centre=centre, signs=signs)
        rest = laying(self.sight, beside, width) if beside else ""
        return seat_group(seat, self.sight.words, head, drawn, rest)

    def others(self, places: Sequence[tuple[int, Area]], strips: bool = False) -> list[str]:
        """Others' plates, and below them their villages as miniatures.

        Their tiles tell as much as the smallest of them have room for, all alike. Where they would be too small, a
        village is a strip.
        """
        plates = [self._plate(seat, area, strips) for seat, area in places]
        shown = [self._miniature(seat, below) for (seat, _), (_, below) in zip(places, plates, strict=True)]
        level, was = (
            detail(min(widths, default=LARGE_FROM) * APART)
            for widths in ([one.width for one in shown], [one.before for one in shown])
        )
        drawn = []
        for (seat, _), (head, below), one in zip(places, plates, shown, strict=True):
            if one.width * APART < (STRIP_LEAST if strips else SMALL_FROM):
                land = strip(self.sight, seat, village_map(self.sight.view, seat), below)
            else:
                land = self._land(seat, one, below, level, was)
            drawn.append(seat_group(seat, self.sight.words, head, land))
        return drawn

    def _land(self, seat: int, one: Miniature, area: Area, level: str, was: str) -> str:
        """A miniature on this level of detail, with another one before; below it the tiles that wait."""
        width, signs = one.width, 1.0
        now, before = Cells(width, level), Cells(one.before, was)
        if level == SMALL != was:
            signs = now.signs_beside(before)
        elif level != was:
            width = now.width_beside(before)
        drawn, _ = village(
            self.sight, seat, one.plan, one.land, width, light=self.light, high=0.25, level=level, signs=signs
        )
        if rest := waiting(self.table, seat):
            beside = Area(area.x, one.land.bottom, area.width, area.bottom - one.land.bottom)
            drawn += miniatures(self.sight, rest, beside, width * APART)
        return drawn

    def _miniature(self, seat: int, area: Area) -> Miniature:
        """Another's village in its area; on a phone it leaves room for what it may win this season."""
        view, most = self.sight.view, self._most(OTHER, 1.2)
        start = village_map(view, seat, loose=False, new=False)
        before = start.width(area, most)
        if self.frame.kind != DESK:
            (_, _, wide, high), extent = area, start.extent
            grown = min(wide / (extent.width + 1.5 * REACH), high / (extent.height + 2 * SIDE))
            above = (high - least_height(1, wide)) / extent.height
            least = FROM[detail(before * APART)] / APART
            most = before = min(before, max(least, 200 * STEADY * min(grown, above)))
        plan = village_map(view, seat, loose=False)
        if rest := waiting(self.table, seat):
            wanted = plan.width(area, most) * plan.extent.height / 200
            area = area._replace(height=min(wanted, area.height - least_height(len(rest), area.width)))
        return Miniature(plan, area, plan.width(area, most), before)

    def _plate(self, seat: int, area: Area, low: bool = False) -> tuple[str, Area]:
        """A plate, and what it leaves of its area."""
        wide = min(area.width, 340.0)
        high = height(self.sight.view, seat, wide, low)
        shown = plate(self.sight, seat, Area(area.x, area.y, wide, high), self.points[seat], low)
        high += 2 if low else INNER
        return group(shown, kind="plate"), Area(area.x, area.y + high, area.width, area.height - high)

    def _most(self, size: float, times: float = 1.35) -> float:
        """The widest tile, in a large window a wider one."""
        return size * max(1.0, min(times, self.frame.window.width / 1440))

    # On a phone.

    def tabs(self) -> tuple[Pane, ...]:
        """What each tab shows; the first is what a turn begins with."""
        board, upright = self.board, self.frame.kind == UPRIGHT
        found: list[tuple[str, Drawn]] = []
        if not self.growing:
            zone = (Zone("auction", board.inset(2)),)
            found.append(("auction", Drawn(auction(self.sight, board.inset(2), 3 if upright else 0), zone)))
        others = self.seats
        if self.sight.view.seat is not None:
            others = self.seats[1:]
            found.append(("village", self._own_tab()))
        found.append(("others", self._others_tab(others)))
        found.append(("boats", self._boats_tab()))
        if self.table.merchants:
            area = board.inset(10)
            found.append(("merchants", Drawn(market(self.sight, area), (Zone("market", area),))))
        return tuple(Pane(name, self.say(name), self.frame.board, *part) for name, part in found)

    def _own_tab(self) -> Drawn:
        whole = self.board.inset(6)
        area, side = self._parted(whole) if self.growing else (whole, None)
        zones = [Zone("laying", side)] if side else []
        drawn = self.main(area, side)
        return Drawn(drawn, (Zone(f"village-{self.seats[0]}", area), *zones))

    def _parted(self, area: Area) -> tuple[Area, Area]:
        """Room for the own village while tiles are laid in it, and for those tiles."""
        if self.frame.kind == UPRIGHT:
            high = area.height * 0.42
            side = Area(area.x, area.bottom - high, area.width, high)
            return area._replace(height=area.height - high - 4), side
        wide = area.width * 0.34
        side = Area(area.x, area.y, wide, area.height)
        return Area(area.x + wide + 4, area.y, area.width - wide - 4, area.height), side

    def _steady(self) -> tuple[float, float]:
        """How wide a tile of the own village is at most, and how large its signs, for lettering to keep its size.

        A village that has less detail when tiles are laid in it, with larger lettering for its size, may be larger
        before; small tiles then show roads and rivers around signs that are no larger than before.
        """
        view, seat, most = self.sight.view, self.seats[0], self._most(OWN)
        if self.frame.kind == DESK:
            whole, parted = self.layout(growing=False).own, self.layout(growing=True).own
        else:
            whole = self.board.inset(6)
            parted, _ = self._parted(whole)
        before = village_map(view, seat, loose=False, new=False).width(whole, most)
        after = village_map(view, seat, growing=True, loose=False).width(parted, most)
        before = _cells(before).width_beside(_cells(after))
        if not self.growing:
            return before, 1.0
        if detail(after * APART) == SMALL:
            return after, _cells(after).signs_beside(_cells(before))
        return _cells(after).width_beside(_cells(before)), 1.0

    def _others_tab(self, seats: list[int]) -> Drawn:
        count, upright = len(seats), self.frame.kind == UPRIGHT
        columns = (1 if count < 3 else 2) if upright else min(3, count)
        rows = -(-count // columns)
        inside = self.board.inset(6)
        wide, high = inside.width / columns, inside.height / rows
        places = []
        for place, seat in enumerate(seats):
            row, column = divmod(place, columns)
            places.append((seat, Area(inside.x + wide * column + 2, inside.y + high * row + 2, wide - 4, high - 6)))
        return Drawn("".join(self.others(places)), tuple(Zone(f"village-{seat}", area) for seat, area in places))

    def _boats_tab(self) -> Drawn:
        upright = self.frame.kind == UPRIGHT
        shelf = Area(12, 4, self.board.width - 20, 36)
        water = Area(0, 46, self.board.width, self.board.height - 46)
        boats = len(self.table.boats)
        columns = 2 if upright and boats > 3 else 1 if upright else max(1, min(boats, 6))
        drawn = supplies(self.sight, shelf, "text") + river(water, upright=False)
        zones = (Zone("supplies", shelf), Zone("river", water))
        return Drawn(
            drawn + harbour(self.sight, water._replace(y=water.y + 8, height=water.height - 8), columns), zones
        )

    def say(self, name: str) -> str:
        return self.sight.words.say(f"zone-{name}")
