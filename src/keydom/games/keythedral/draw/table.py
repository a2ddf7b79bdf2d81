"""The table composed for a window: which zones there are, where they lie, and what is drawn in each.

At a desk everything lies in one pane: plates and the log to the left, the land in the middle, the cathedral with
Keytown at its foot to the right. A phone shows the land, the cathedral, the town or the others.
"""

from __future__ import annotations

from typing import NamedTuple

from keydom.core.game import OVER, Words
from keydom.core.scene import Area, Pane, Scene, WindowSize, Zone
from keydom.drawing.compose import DESK, LYING, SHEET_WINDOW, UPRIGHT, WindowFrame, in_columns
from keydom.drawing.reading import in_order
from keydom.drawing.svg import group, write
from keydom.games.keythedral.draw.cathedral import STOREY, TALL_STOREY, cathedral, plan, scale_in, sky, stage_for_sale
from keydom.games.keythedral.draw.ending import ending
from keydom.games.keythedral.draw.hand import hand
from keydom.games.keythedral.draw.header import header
from keydom.games.keythedral.draw.land import land, lattice
from keydom.games.keythedral.draw.plates import plate_height, plates
from keydom.games.keythedral.draw.sheet import SHEET
from keydom.games.keythedral.draw.town import (
    in_force_cards,
    in_force_row,
    laws,
    numbers,
    paving,
    stall,
    street,
    workshops,
    yard,
)
from keydom.games.keythedral.state import KeythedralTable
from keydom.games.keythedral.view import KeythedralView

LIGHT = "spring"
NOWHERE = Area(0, 0, 0, 0)
STORY = 140.0  # pixels: the log and the card get no less, as long as plates can be tight instead
LARGER = 1.3  # how much larger plates are on a phone's own page of them
LEAST_FIELD = 45.5  # pixels: a narrower field on a desk lets the land have more room
WIDE = 1200.0
COLUMNS = ((1800.0, 248.0), (1400.0, 218.0), (WIDE, 200.0), (0.0, 178.0))  # plates, by the width of the desk
SHIELDS = 44.0  # pixels: a row of signposts on a phone
YARD = 92.0  # pixels: the field in hand and the stack on a phone


class TableLayout(NamedTuple):
    """The zones of a desk, in the coordinates of its one pane."""

    plates: Area
    land: Area
    cathedral: Area
    order: Area
    force: Area
    laws: Area
    town: Area


def desk(board: Area, table: KeythedralTable) -> TableLayout:
    """Where the zones lie: it depends on the window, unless a land that sprawls would be too small to read."""
    found = [_desk_areas(board, table.open_laws, *shares) for shares in ((0.43, 1.05), (0.3, 0.8))]
    found.append(_land_above(board, table.open_laws))
    return next((areas for areas in found if lattice(table, areas.land).pitch >= LEAST_FIELD), found[-1])


def _desk_areas(board: Area, open_laws: bool, share: float, of_height: float) -> TableLayout:
    """The cathedral takes so much of the width, yet no more than it needs for its height."""
    width, high = board.width, board.height
    left = _left(width)
    right = min(share * width, of_height * high)
    side = (104.0 if open_laws else 84.0) if width >= WIDE else (92.0 if open_laws else 76.0)
    town = 158.0 if high >= 700 else 128.0
    start = width - right
    floor = high - town
    card = floor * 0.52
    return TableLayout(
        plates=Area(12, 10, left - 24, high - 16),
        land=Area(left, 2, start - left, high - 4),
        cathedral=Area(start, 6, right - side - 12, floor - 6),
        order=Area(start + 2, 8, max(130.0, min(196.0, right * 0.34)), 70),
        force=Area(width - side - 2, 8, side - 8, floor - card - 14),
        laws=Area(width - side, floor - card, side - 12, card - 4),
        town=Area(start + 6, floor + 14, right - 20, town - 18),
    )


def _land_above(board: Area, open_laws: bool) -> TableLayout:
    """A land that stretches far to one side has all the width, and everything else lies below it."""
    width, high = board.width, board.height
    left, land_high = _left(width), high * 0.4
    below = high - land_high
    middle = min(below * 0.95, (width - left) * 0.45)
    start, side = left + middle + 8, 104.0 if open_laws else 84.0
    return TableLayout(
        plates=Area(12, land_high + 6, left - 24, below - 12),
        land=Area(0, 2, width, land_high - 4),
        cathedral=Area(left, land_high, middle, below - 14),
        order=Area(start, land_high + 8, 180, 64),
        force=Area(width - 2 * side, land_high + 8, side - 8, below - 190),
        laws=Area(width - side, land_high + 8, side - 12, below - 190),
        town=Area(start + 6, high - 172, width - start - 22, 154),
    )


def _left(width: float) -> float:
    """How wide the column of plates is."""
    return next(column for least, column in COLUMNS if width >= least)


def draw(view: KeythedralView, words: Words, window: WindowSize | None = None) -> str:
    """The table as this view sees it, on a sheet."""
    return SHEET.scene(words, compose(view, words, window or SHEET_WINDOW))


def compose(view: KeythedralView, words: Words, window: WindowSize) -> Scene:
    """The table in a window."""
    frame = WindowFrame(window, view.seat is not None and view.mover != OVER)
    top = header(view, words, frame)
    if view.mover == OVER:
        pane, sums, headline = ending(view, words, frame)
        return Scene(frame.window, frame.kind, LIGHT, top, (pane,), None, NOWHERE, sums, headline)
    own = None
    if view.seat is not None:
        place = Area(0, 0, frame.hand.width, frame.hand.height)
        own = Pane("hand", "", frame.hand, hand(view, words, place, frame.kind == LYING), (Zone("hand", place),))
    if frame.kind == DESK:
        pane, story = _desk(view, words, frame)
        return Scene(frame.window, frame.kind, LIGHT, top, (pane,), own, story)
    panes = (
        _land(view, words, frame),
        _cathedral(view, words, frame),
        _town(view, words, frame),
        _others(view, words, frame),
    )
    return Scene(frame.window, frame.kind, LIGHT, top, panes, own, NOWHERE)


def _seats(view: KeythedralView) -> list[int]:
    """Whose plates are shown: the reader has his own things before him."""
    return [seat for seat in in_order(view.table.seats, view.seat) if seat != view.seat]


def _desk(view: KeythedralView, words: Words, frame: WindowFrame) -> tuple[Pane, Area]:
    table = view.table
    areas = desk(frame.board, table)
    seats = _seats(view)
    drawn, end = plates(view, words, seats, areas.plates, STORY)
    church = areas.cathedral
    middle, floor = church.x + church.width / 2, church.bottom
    parts = [
        sky(middle, floor * 0.5, church.width * 0.66, floor * 0.6),
        paving(Area(areas.town.x - 20, floor - 28, areas.town.width + 60, frame.board.height - floor + 60)),
        land(view, words, areas.land),
        cathedral(view, words, church),
        numbers(table, words, areas.order, named=True),
        yard(table, words, areas.town) if not table.round else street(table, words, areas.town),
        laws(table, words, areas.laws, upright=True),
        in_force_cards(table, words, areas.force),
        drawn,
    ]
    zones = [Zone("others", areas.plates._replace(height=end - areas.plates.y)), Zone("land", areas.land)]
    zones += [Zone("cathedral", church), Zone("town", areas.town), Zone("laws", areas.laws), Zone("force", areas.force)]
    board = frame.board
    story = Area(board.x + 10, board.y + end + 4, areas.plates.width + 4, board.height - end - 8)
    return Pane("table", words.say("zone-table"), board, "".join(parts), tuple(zones)), story


def _pane(name: str, words: Words, frame: WindowFrame, *parts: str, zones: tuple[Zone, ...]) -> Pane:
    return Pane(name, words.say(f"zone-{name}"), frame.board, "".join(parts), zones)


def _land(view: KeythedralView, words: Words, frame: WindowFrame) -> Pane:
    """The land, the signposts of the cottages' numbers and, while it is built, what it is built of."""
    table, board = view.table, frame.board
    if frame.kind == UPRIGHT:
        posts = Area(8, 6, board.width - 16, SHIELDS)
        high = board.height - posts.bottom - (YARD if not table.round else 0)
        place = Area(0, posts.bottom, board.width, high)
        building = Area(0, place.bottom, board.width, YARD - 4)
        more = ""
    else:
        side = 150.0
        place = Area(2, 2, board.width - side, board.height - 4)
        posts = Area(place.right, 6, side - 6, 40)
        building = Area(place.right, board.height - 130, side - 4, 120)
        small = Area(place.right + 2, 60, side - 8, board.height - 66)
        more = "" if not table.round else _miniature(view, words, small)
    parts = [land(view, words, place), numbers(table, words, posts), more]
    zones = [Zone("land", place), Zone("order", posts)]
    if not table.round:
        parts.append(yard(table, words, building))
        zones.append(Zone("yard", building))
    return _pane("land", words, frame, *parts, zones=tuple(zones))


def _miniature(view: KeythedralView, words: Words, area: Area) -> str:
    """How far the cathedral has come, too small to point at."""
    shown = cathedral(view, words, area, figures=False, quiet=True)
    return sky(area.x + area.width / 2, area.y + area.height * 0.6, area.width * 0.5, area.height * 0.5) + shown


def _cathedral(view: KeythedralView, words: Words, frame: WindowFrame) -> Pane:
    board, table = frame.board, view.table
    if frame.kind == UPRIGHT:
        building = plan(table, TALL_STOREY)
        scale = scale_in(building, Area(0, 0, board.width, board.height - 46))
        floor = board.height - 24 - max(0.0, board.height - 46 - building.height * scale) / 3
        place = Area(0, floor - building.height * scale, board.width, building.height * scale)
        light = sky(board.width / 2, board.height * 0.45, board.width * 0.66, board.height * 0.55)
        ground = paving(Area(-60, floor - 24, board.width + 120, (board.height - floor) * 2 + 40))
        drawn = cathedral(view, words, place, TALL_STOREY)
        return _pane("cathedral", words, frame, light, ground, drawn, zones=(Zone("cathedral", place),))
    place = Area(2, 4, board.width * 0.4, board.height - 14)
    stage = Area(place.right + 8, 8, board.width - place.right - 16, board.height - 16)
    light = sky(place.width / 2, place.height * 0.5, place.width * 0.7, place.height * 0.55)
    drawn = cathedral(view, words, place, STOREY, figures=False, apart=table.level)
    large = stage_for_sale(view, words, stage)
    zones = (Zone("cathedral", place), Zone("stage", stage))
    return _pane("cathedral", words, frame, light, drawn, large, zones=zones)


def _town(view: KeythedralView, words: Words, frame: WindowFrame) -> Pane:
    """Workshops, stall and laws, in three rows or side by side."""
    table, board = view.table, frame.board
    if frame.kind == UPRIGHT:
        shops = Area(10, 10, board.width - 20, min(150.0, board.height * 0.24))
        stand = Area(12, shops.bottom + 12, board.width - 24, min(150.0, board.height * 0.25))
        cards = Area(14, stand.bottom + 48, board.width - 28, min(122.0, board.height * 0.2))
        force = Area(14, cards.bottom + 14, board.width - 28, board.height - cards.bottom - 20)
    else:
        half = board.width * 0.5
        shops = Area(8, 6, half - 12, 120)
        stand = Area(half + 8, 6, half - 18, 136)
        cards = Area(12, 174, half - 16, board.height - 182)
        force = Area(half + 8, 152, half - 18, board.height - 156)
    ground = paving(Area(-board.width * 0.2, 20, board.width * 1.4, board.height * 1.3))
    title = ""
    if table.deck or table.spaces or table.gone:
        title = write(cards.x, cards.y - 10, words.say("draw-laws"), 16, role="text", bold=True, width=cards.width)
    parts = [
        ground,
        workshops(table, words, shops),
        stall(table, words, stand),
        title,
        laws(table, words, cards, upright=False),
    ]
    parts.append(in_force_row(table, words, force))
    zones = (Zone("workshops", shops), Zone("stall", stand), Zone("laws", cards), Zone("force", force))
    return _pane("town", words, frame, *parts, zones=zones)


def _others(view: KeythedralView, words: Words, frame: WindowFrame) -> Pane:
    """Everybody's plate, larger than beside a table: below each other, or in two columns where the window is low."""
    inside = Area(0, 0, frame.board.width, frame.board.height).inset(14, 10)
    seats = _seats(view)
    columns = in_columns(inside, *[1.0] * (1 if frame.kind == UPRIGHT else 2), gap=24)
    share = -(-len(seats) // len(columns))
    drawn = []
    for place, column in enumerate(columns):
        shown = seats[place * share : (place + 1) * share]
        scale = max(1.0, min(LARGER, column.height / max(1, share) / (plate_height(view.table, False) + 8)))
        room = Area(0, 0, column.width / scale, column.height / scale)
        drawn.append(group(plates(view, words, shown, room)[0], at=(column.x, column.y, scale)))
    return _pane("others", words, frame, *drawn, zones=(Zone("others", inside),))
