"""The end: each village with the points on what scored, columns by place, room for the sums below."""

from __future__ import annotations

from collections.abc import Sequence

from keydom.core.catalogue import Catalogue
from keydom.core.game import Line, Score, Words, places
from keydom.core.scene import Area, Pane, Sum, Zone
from keydom.drawing.badges import seat_group
from keydom.drawing.compose import DESK, UPRIGHT, WindowFrame
from keydom.drawing.signs import points
from keydom.drawing.svg import INK, disc, group, letter, polygon
from keydom.drawing.theme import fill
from keydom.games.keyflower.components import TILES
from keydom.games.keyflower.draw.hexagons import corners
from keydom.games.keyflower.draw.reading import parts_of
from keydom.games.keyflower.draw.sheet import SHEET
from keydom.games.keyflower.draw.signs import put
from keydom.games.keyflower.draw.tile_faces import PICTURE
from keydom.games.keyflower.draw.tiles import Sight
from keydom.games.keyflower.draw.village import VillagePlan, village, village_map
from keydom.games.keyflower.view import KeyflowerView

LARGEST = 118.0  # pixels: no tile is wider
NARROW = 72.0  # pixels: on narrower tiles a seal with the points leaves more of the picture than a flower
HEADING, LOW_HEADING = 64.0, 40.0  # pixels: for the headline of the page, and on a phone
KEPT = 150.0  # pixels: no tile of a keepsake is wider
GOLD = 'fill="none" stroke="#e9a91c" stroke-linejoin="round" vector-effect="non-scaling-stroke" stroke-width="2.4"'
SEAL = 'fill="#f2c23e" stroke="#7c5606" vector-effect="non-scaling-stroke"'
COLUMN = 0.8  # of an equal share a column has at least: sums are as wide as it is
SUM = 190.0  # pixels: how high the sums are at a desk with few players


def ending(
    sight: Sight, frame: WindowFrame, scores: Sequence[Score], light: str
) -> tuple[tuple[Pane, ...], tuple[Sum, ...], Area]:
    """The panes of a game that is over; where in the window the page adds up each seat, and says who has won."""
    board = frame.board
    standing = places(scores)
    seats = sorted(range(len(scores)), key=lambda seat: standing[seat])
    plans = {seat: village_map(sight.view, seat) for seat in seats}
    cells = _cells(frame, [plans[seat].extent.width for seat in seats])
    most = min(plans[seat].width(land, LARGEST) for seat, (land, _) in zip(seats, cells, strict=True))
    drawn, zones, sums = [], [], []
    for seat, (land, room) in zip(seats, cells, strict=True):
        marks = _marks(plans[seat], scores[seat].lines, most)
        picture, _ = village(sight, seat, plans[seat], land, most, light=light, level=PICTURE, marks=marks)
        drawn.append(seat_group(seat, sight.words, picture))
        zones += [Zone(f"village-{seat}", land), Zone(f"sum-{seat}", room)]
        sums.append(Sum(seat, room._replace(x=room.x + board.x, y=room.y + board.y)))
    pane = Pane("table", sight.words.say("zone-end"), board, "".join(drawn), tuple(zones))
    heading = HEADING if frame.kind == DESK else LOW_HEADING
    return (pane,), tuple(sums), Area(board.x, board.y, board.width, heading)


def keepsake(view: KeyflowerView, words: Words, catalogue: Catalogue, seat: int, area: Area, score: Score) -> str:
    """The village of a seat with the points on its tiles."""
    plan = village_map(view, seat)
    marks = _marks(plan, score.lines, min(KEPT, plan.width(area, KEPT)))
    sight = Sight(view, words, parts_of(catalogue))
    drawn, _ = village(sight, seat, plan, area, KEPT, light="winter", level=PICTURE, marks=marks)
    return SHEET.fragment(drawn)


def _cells(frame: WindowFrame, widths: Sequence[float]) -> list[tuple[Area, Area]]:
    """For each place, the winner's first, where the village and where the sum lies; the winner is in the middle.

    Columns are the wider the wider their villages are, for one scale holds for all of them.
    """
    wide, high, count = frame.board.width, frame.board.height, len(widths)
    if frame.kind == UPRIGHT:
        each = (high - LOW_HEADING) / count
        rows = [Area(8, LOW_HEADING + each * place, wide - 16, each - 6) for place in range(count)]
        return [
            (
                Area(row.x, row.y, row.width * 0.52 - 6, row.height),
                Area(row.x + row.width * 0.52, row.y, row.width * 0.48, row.height),
            )
            for row in rows
        ]
    top = HEADING if frame.kind == DESK else LOW_HEADING
    mean = sum(widths) / count
    shares = [max(width / mean, COLUMN) for width in widths]
    order = _seen(count)
    left, found = 8.0, {}
    unit = (wide - 16) / sum(shares)
    below = (SUM if count < 5 else SUM * 0.95) if frame.kind == DESK else high * 0.42
    for place in order:
        width = unit * shares[place]
        land = Area(left + 8, top + 6, width - 16, high - top - below - 20)
        found[place] = (land, Area(left + 6, high - below, width - 12, below - 8))
        left += width
    return [found[place] for place in range(count)]


def _seen(count: int) -> list[int]:
    """The places from left to right: the winner in the middle, the second to the left, the third to the right."""
    left = list(range(1, count, 2))
    return [*reversed(left), 0, *range(2, count, 2)]


def _marks(plan: VillagePlan, lines: list[Line], width: float) -> list[str]:
    """On each tile what it scored: pale without points, with a golden edge and a flower with them."""
    scored: dict[str, int] = {}
    for line in lines:
        source = str(line.how.get("tile", line.source)) if line.source.startswith("extension:") else line.source
        scored[source] = scored.get(source, 0) + line.points
    return [_mark(f"tile:{TILES[tile]}", scored.get(f"tile:{TILES[tile]}", 0), width) for *_, tile in plan.laid]


def _mark(source: str, count: int, width: float) -> str:
    if not count:
        return polygon(corners(100), f'{fill("field-winter")} opacity="0.42"')
    scale = max(1.9, 0.82 * 200 / width)
    least = 10.4 * 200 / width
    if width < NARROW:
        seal = disc(64, -58, 8.6 * 200 / width, SEAL) + disc(64, -58, 6.8 * 200 / width, 'fill="#fffaea"')
        flower = seal + letter(64, -58 + least * 0.36, str(count), least, colour=INK, anchor="middle")
    else:
        flower = disc(62, -54, 15.5 * scale * 0.8, 'fill="#000" fill-opacity="0.2"') + put(
            points(count), 62, -56, scale, least
        )
    shown = group(polygon(corners(98), GOLD) + flower)
    return shown.replace("<g>", f'<g class="scored" data-source="{source}">', 1)
