"""The table: a zone a seat, with the pebble in its hand, what its bowl hides and what lies open before it."""

from __future__ import annotations

from keydom.core.game import OVER, Words
from keydom.core.scene import Area, Pane, Scene, Sum, WindowSize, Zone
from keydom.drawing.badges import badge
from keydom.drawing.compose import LYING, SHEET_WINDOW, WindowFrame, in_rows
from keydom.drawing.reading import in_order, seat_name
from keydom.drawing.svg import OUTLINE, box, group, write
from keydom.drawing.theme import fill
from keydom.games.pebbles.draw.palette import PLAYERS
from keydom.games.pebbles.draw.pieces import pebble
from keydom.games.pebbles.draw.reading import Pebble, bowl, in_hand, lying
from keydom.games.pebbles.draw.sheet import SHEET
from keydom.games.pebbles.view import PebblesView

LEAST, MOST = 1.0, 2.6  # how large a pebble is drawn
NAME = 36.0  # the height of a name at that size
LABEL = 16.0  # and of what is said below the pebbles
PITCH = 34.0  # from a pebble to the next, unless there are too many for the room
SHARES = (3.0, 4.0)  # of what a hand leaves of the width: bowl and what lies open
PEBBLES = 5.5  # that a row has room for side by side, at least
HIGHEST = 150.0  # pixels: a row is no higher
ANSWERS = 116.0  # pixels: below the rows, where the page lists what can be answered
HEADLINE = 60.0  # pixels: above them in the end, where it says who has won
NOWHERE = Area(0, 0, 0, 0)
SUM = 0.4  # of a row in the end: where it adds up


def draw(view: PebblesView, words: Words, window: WindowSize | None = None) -> str:
    """The table as this view sees it, on a sheet."""
    return SHEET.scene(words, compose(view, words, window or SHEET_WINDOW))


def compose(view: PebblesView, words: Words, window: WindowSize) -> Scene:
    """The table in a window: a row a seat, the reader's own first."""
    frame = WindowFrame(window, view.seat is not None and view.mover != OVER)
    board = frame.board
    seats = in_order(len(view.opened), view.seat)
    over = view.mover == OVER
    inside = Area(0, 0, board.width, board.height).inset(8)
    if over:
        inside = inside._replace(y=HEADLINE, height=inside.bottom - HEADLINE)
    elif frame.own and frame.kind != LYING:
        inside = inside._replace(height=inside.height - ANSWERS)
    high = min(HIGHEST, (inside.height - 8.0 * (len(seats) - 1)) / len(seats))
    rows = in_rows(inside._replace(height=high * len(seats) + 8.0 * (len(seats) - 1)), *[1.0] * len(seats), gap=8)
    zones = tuple(Zone(f"seat-{seat}", area) for seat, area in zip(seats, rows, strict=True))
    share = 1 - SUM if over else 1.0
    drawn = "".join(_row(view, seat, area, share, words) for seat, area in zip(seats, rows, strict=True))
    pane = Pane("table", words.say("zone-table"), board, drawn, zones)
    header = Pane("header", "", frame.header, "", ())
    sums = tuple(Sum(seat, _sum(board, area)) for seat, area in zip(seats, rows, strict=True)) if over else ()
    headline = board._replace(height=HEADLINE - 4) if over else NOWHERE
    return Scene(frame.window, frame.kind, "", header, (pane,), None, NOWHERE, sums, headline)


def _sum(board: Area, row: Area) -> Area:
    """Where the page adds up what lies in a row, beside it."""
    wide = row.width * SUM
    return Area(board.x + row.right - wide, board.y + row.y + 6, wide - 12, row.height - 12)


def _row(view: PebblesView, seat: int, area: Area, share: float, words: Words) -> str:
    """A seat's name and pebbles, on so much of the row's width."""
    wide = area.width * share - 20
    scale = max(LEAST, min(MOST, (area.height - NAME - LABEL) / PITCH, wide / PITCH / PEBBLES))
    band = box(*area, fill("paper"), 10) + box(*area, OUTLINE, 10)  # a row is pressed wherever one likes
    name = badge(PLAYERS[seat], area.x + 20, area.y + 19, 10)
    name += write(area.x + 36, area.y + 24, seat_name(seat, words), 16, bold=True, width=wide - 36)
    drawn, x, whole = [band, group(name, kind="plate")], area.x + 10, sum(SHARES)
    hand = min(wide * 0.2, PITCH * scale + 20) if view.mover != OVER else 0.0
    rooms = (hand, *((wide - hand) * part / whole for part in SHARES))
    middle = area.y + NAME + (area.height - NAME - LABEL) / 2 - 2
    places = (("hand", in_hand(view, seat)), ("bowl", bowl(view, seat)), ("open", lying(view, seat)))
    for room, (place, pebbles) in zip(rooms, places, strict=True):
        if pebbles:
            drawn.append(_line(x + 16 * scale, middle, room, scale, pebbles, f"{place}-{seat}"))
            said = words.say(f"board-{place}")
            drawn.append(write(x + 3, middle + 15 * scale + 13, said, 13, role="ink", width=max(room - 4, 40)))
        x += room
    return group(*drawn, id=f"seat-{seat}", ref=f"seat:{seat}")


def _line(x: float, y: float, room: float, scale: float, pebbles: list[Pebble], id: str) -> str:
    pitch = min(PITCH * scale, (room - 30 * scale) / max(1, len(pebbles) - 1))
    return "".join(pebble(x + pitch * at, y, kind, f"{id}-{at}", scale) for at, kind in enumerate(pebbles))
