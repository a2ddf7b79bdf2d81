"""The table: a zone a seat, with the pebble in its hand, what its bowl hides and what lies open before it."""

from __future__ import annotations

from keydom.core.game import OVER, Words
from keydom.core.scene import Area, Pane, Scene, WindowSize, Zone
from keydom.drawing.compose import SHEET_WINDOW, WindowFrame, in_rows
from keydom.drawing.reading import in_order, seat_name
from keydom.drawing.svg import OUTLINE, box, group, write
from keydom.drawing.theme import fill
from keydom.games.pebbles.draw.pieces import pebble
from keydom.games.pebbles.draw.reading import Pebble, bowl, in_hand, lying
from keydom.games.pebbles.draw.sheet import SHEET
from keydom.games.pebbles.view import PebblesView

LEAST, MOST = 1.0, 2.6  # how large a pebble is drawn
NAME = 36.0  # the height of a name at that size
PITCH = 34.0  # from a pebble to the next, unless there are too many for the room
SHARES = (1.0, 3.0, 4.0)  # of the width: hand, bowl and what lies open
HIGHEST = 150.0  # pixels: a row is no higher


def draw(view: PebblesView, words: Words, window: WindowSize | None = None) -> str:
    """The table as this view sees it, on a sheet."""
    return SHEET.scene(words, compose(view, words, window or SHEET_WINDOW))


def compose(view: PebblesView, words: Words, window: WindowSize) -> Scene:
    """The table in a window: a row a seat, the reader's own first."""
    frame = WindowFrame(window, view.seat is not None and view.mover != OVER)
    board = frame.board
    seats = in_order(len(view.opened), view.seat)
    inside = Area(0, 0, board.width, board.height).inset(8)
    high = min(HIGHEST, (inside.height - 8.0 * (len(seats) - 1)) / len(seats))
    rows = in_rows(inside._replace(height=high * len(seats) + 8.0 * (len(seats) - 1)), *[1.0] * len(seats), gap=8)
    zones = tuple(Zone(f"seat-{seat}", area) for seat, area in zip(seats, rows, strict=True))
    drawn = "".join(_row(view, seat, area, words) for seat, area in zip(seats, rows, strict=True))
    pane = Pane("table", words.say("zone-table"), board, drawn, zones)
    header = Pane("header", "", frame.header, "", ())
    return Scene(frame.window, frame.kind, "", header, (pane,), None, Area(0, 0, 0, 0))


def _row(view: PebblesView, seat: int, area: Area, words: Words) -> str:
    scale = max(LEAST, min(MOST, (area.height - NAME) / PITCH))
    band = box(*area, fill("paper"), 10) + box(*area, OUTLINE, 10)  # a row is pressed wherever one likes
    name = write(area.x + 12, area.y + 24, seat_name(seat, words), 16, bold=True, width=area.width - 24)
    drawn, x, whole = [band, group(name, kind="plate")], area.x + 10 + 16 * scale, sum(SHARES)
    places = (("hand", in_hand(view, seat)), ("bowl", bowl(view, seat)), ("open", lying(view, seat)))
    for share, (place, pebbles) in zip(SHARES, places, strict=True):
        room = (area.width - 20) * share / whole
        middle = area.y + NAME + (area.height - NAME) / 2 - 4
        drawn.append(_line(x, middle, room, scale, pebbles, f"{place}-{seat}"))
        x += room
    return group(*drawn, id=f"seat-{seat}", ref=f"seat:{seat}")


def _line(x: float, y: float, room: float, scale: float, pebbles: list[Pebble], id: str) -> str:
    pitch = min(PITCH * scale, (room - 30 * scale) / max(1, len(pebbles) - 1))
    return "".join(pebble(x + pitch * at, y, kind, f"{id}-{at}", scale) for at, kind in enumerate(pebbles))
