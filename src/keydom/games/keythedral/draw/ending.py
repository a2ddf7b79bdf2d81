"""The end: the cathedral with the winner's pennants in the midst of those who built it, by place."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.core.scene import Area, Pane, Sum, Zone
from keydom.core.score import places
from keydom.drawing.badges import seat_group
from keydom.drawing.compose import DESK, UPRIGHT, WindowFrame
from keydom.drawing.svg import box, group, number, path, use
from keydom.drawing.theme import fill
from keydom.games.keythedral.actions import TILE
from keydom.games.keythedral.components import ALL_CUBES, COLOURS
from keydom.games.keythedral.draw import windows
from keydom.games.keythedral.draw.cathedral import cathedral, sky
from keydom.games.keythedral.draw.land import land
from keydom.games.keythedral.draw.palette import PLAYERS
from keydom.games.keythedral.draw.plates import cubes, heading
from keydom.games.keythedral.draw.reading import seats_of
from keydom.games.keythedral.draw.sheet import SHEET
from keydom.games.keythedral.draw.town import paving
from keydom.games.keythedral.scoring import score
from keydom.games.keythedral.view import KeythedralView

COLUMN, NARROW = 350.0, 250.0  # the width of a column at a wide desk, and at a narrow one
HEAD, ROW = 34.0, 24.0
LARGEST = 38.0  # the width of a small window
PILL = 44.0  # pixels: the width of what a seat is added up in, over its points
CROWD = 4  # from so many players on their columns reach down to where firs would stand


def ending(view: KeythedralView, words: Words, frame: WindowFrame) -> tuple[Pane, tuple[Sum, ...], Area]:
    """The one pane of a game that is over; where each seat's points are added up, and where it is said who has won."""
    board = Area(0, 0, frame.board.width, frame.board.height)
    scores = [score(view.table, seat) for seat in range(view.table.seats)]
    standing = places(scores)
    order = sorted(range(view.table.seats), key=lambda seat: (standing[seat], seat))
    if frame.kind == DESK:
        church, field, columns, said = _desk(board, len(order))
    elif frame.kind == UPRIGHT:
        church, field, columns, said = _upright(board, len(order))
    else:
        church, field, columns, said = _lying(board, len(order))
    middle = church.x + church.width / 2
    parts = [sky(middle, church.height * 0.45, church.width * 0.95, church.height * 0.72)]
    if frame.kind == DESK:
        parts.append(_hills(board, church.bottom, firs=len(order) < CROWD))
        parts.append(paving(Area(middle - church.width * 0.55, church.bottom - 24, church.width * 1.1, 90)))
    parts.append(cathedral(view, words, church))
    sums, zones = [], [Zone("cathedral", church)]
    if frame.kind != UPRIGHT:  # where it would be no larger than a stamp
        parts.append(land(view, words, field))
        zones.append(Zone("land", field))
    for seat, area in zip(order, columns, strict=True):
        parts.append(_column(view, words, seat, area, standing[seat], scores[seat].total))
        zones.append(Zone(f"seat-{seat}", area))
        sums.append(Sum(seat, Area(frame.board.x + area.right - PILL, frame.board.y + area.y, PILL, 28)))
    headline = said._replace(x=frame.board.x + said.x, y=frame.board.y + said.y)
    return Pane("end", words.say("zone-end"), frame.board, "".join(parts), tuple(zones)), tuple(sums), headline


def keepsake(view: KeythedralView, words: Words, area: Area) -> str:
    """The cathedral with its windows in the colours of those who own them."""
    middle = area.x + area.width / 2
    light = sky(middle, area.y + area.height * 0.5, area.width * 0.7, area.height * 0.7)
    ground = paving(Area(middle - area.width * 0.5, area.bottom - 24, area.width, 90))
    return SHEET.fragment(light, ground, cathedral(view, words, area))


def _desk(board: Area, seats: int) -> tuple[Area, Area, list[Area], Area]:
    """The best to the left with the land below, the others to the right."""
    wide = COLUMN if board.width >= 1400 else NARROW
    edge = 40.0 if board.width >= 1400 else 16.0
    church = Area(wide + 2 * edge, 6, board.width - 2 * wide - 4 * edge, board.height - 34)
    said = Area(edge, 16, wide, 92)
    first = Area(edge, said.bottom + 8, wide, 126)
    high = min(160.0, (board.height - 30) / max(1, seats - 1))
    rest = [Area(board.width - edge - wide, 16 + place * high, wide, high - 14) for place in range(seats - 1)]
    top = first.bottom + 10
    return church, Area(edge - 8, top, wide + 16, board.height - top - 10), [first, *rest], said


def _upright(board: Area, seats: int) -> tuple[Area, Area, list[Area], Area]:
    """The cathedral above, below it a row each."""
    high = min(92.0, board.height * 0.46 / seats)
    top = board.height - seats * high
    said = Area(0, 0, board.width, 40)
    church = Area(0, 40, board.width, top - 52)
    return (
        church,
        Area(0, 0, 0, 0),
        [Area(14, top + place * high, board.width - 28, high - 8) for place in range(seats)],
        said,
    )


def _lying(board: Area, seats: int) -> tuple[Area, Area, list[Area], Area]:
    church = Area(0, 2, board.width * 0.38, board.height - 12)
    field = Area(church.right, 4, board.width * 0.2, board.height - 8)
    left = field.right + 8
    said = Area(left, 2, board.width - left - 8, 34)
    high = (board.height - 40) / seats
    rows = [Area(left, 38 + place * high, board.width - left - 8, high - 6) for place in range(seats)]
    return church, field, rows, said


def _column(view: KeythedralView, words: Words, seat: int, area: Area, place: int, total: int) -> str:
    """Name, place and points; below them his seats, stage by stage, and his cubes, where they count."""
    table, colour = view.table, COLOURS[seat]
    parts = [heading(view, words, seat, area, words.say("draw-place", {"place": place}), total)]
    parts.append(box(area.x, area.y + 30, area.width, 2, f'fill="{PLAYERS[colour].colour}"', 1))
    mine = sorted(seats_of(table, seat), key=lambda tile: -table.box.level[tile])
    wide, high = area.width, area.height - HEAD
    size = max(16.0, min(LARGEST, (high - ROW - 8) / 1.25, wide / max(5, len(mine)) - 3))
    step = min(size + 4, (wide - size) / max(1, len(mine) - 1))
    y = area.y + HEAD + 4
    for at, tile in enumerate(mine):
        level = table.box.level[tile]
        window = windows.small(colour, str(table.box.value[level]), size)
        piece = group(window, ref=f"tile:{TILE.write(tile)}", at=(area.x + at * step, y, 1))
        parts.append(f'<g class="scored" data-source="level-{level}" data-seat="{seat}">{piece}</g>')
    if size * 1.25 + ROW <= high and any(table.has(seat, cube) for cube in range(ALL_CUBES)):
        left = cubes(table, words, seat, Area(area.x, y + size * 1.25 + 4, wide, ROW))
        parts.append(f'<g class="scored" data-source="cubes" data-seat="{seat}">{left}</g>')
    return seat_group(seat, words, *parts)


def _hills(board: Area, floor: float, firs: bool) -> str:
    """Meadows at the foot of the cathedral, with a few firs."""
    wide, high = board.width, board.height
    far = (
        f"M0 {number(floor - 30)}Q{number(wide * 0.2)} {number(floor - 90)} {number(wide * 0.36)} {number(floor - 18)}"
    )
    far += f"T{number(wide)} {number(floor - 50)}V{number(high)}H0z"
    near = f"M0 {number(floor)}Q{number(wide * 0.3)} {number(floor - 34)} {number(wide * 0.5)} {number(floor)}"
    near += f"T{number(wide)} {number(floor - 10)}V{number(high)}H0z"
    places = [(wide - 30, -26, 2.6), (wide - 84, -18, 3.0), (wide - 150, -8, 2.2)]
    trees = "".join(use("fir", x, floor + down, scale) for x, down, scale in places if firs)
    return path(far, fill("meadow")) + path(near, f"{fill('meadow-edge')} fill-opacity='0.75'") + trees
