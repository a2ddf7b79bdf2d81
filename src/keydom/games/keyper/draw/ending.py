"""The end of the game: every player's farm and village with the points on each tile, in columns by place."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Score, Words, places
from keydom.core.scene import Area, Sum, Zone
from keydom.drawing.badges import seat_group
from keydom.drawing.signs import points
from keydom.drawing.svg import faint, group, use
from keydom.games.keyper.draw.estate import Estate, estate, fit_estate
from keydom.games.keyper.draw.layout import EndColumn, ending
from keydom.games.keyper.draw.plates import Stores
from keydom.games.keyper.draw.sheet import SHEET
from keydom.games.keyper.draw.signs import put
from keydom.games.keyper.scoring import scores
from keydom.games.keyper.view import KeyperView

LARGEST = 170.0  # pixels: a tile is no wider
KEPT = 190.0  # pixels: the same for a keepsake
SIGNS = {"shipping": "sail", "fairs": "rosette"}


def end(
    view: KeyperView, words: Words, catalogue: Catalogue, board: Area, high: bool
) -> tuple[str, tuple[Zone, ...], tuple[Sum, ...]]:
    """What everybody scored, where that lies, and where the page adds it up."""
    found = scores(view.table)
    order = sorted(range(len(found)), key=lambda seat: places(found)[seat])
    columns = ending(board, len(order), high)
    drawn, zones, sums = [], [], []
    placed = list(zip(order, columns, strict=True))
    tile = min(_fit(view, seat, column, LARGEST).tile for seat, column in placed)  # one scale, so that farms compare
    for seat, column in placed:
        drawn.append(_column(view, words, catalogue, found[seat], column, _fit(view, seat, column, tile)))
        zones.append(Zone(f"seat-{seat}", column.estate))
        sums.append(Sum(seat, column.sum))
    return "".join(drawn), tuple(zones), tuple(sums)


def keepsake(view: KeyperView, words: Words, catalogue: Catalogue, seat: int, area: Area, score: Score) -> str:
    """Farm and village of a seat with the points on their tiles."""
    scored = _tiles({line.source: line.points for line in score.lines})
    fitted = fit_estate(view.table, seat, area, building=False, largest=KEPT, align=(0.5, 0.5))
    return SHEET.fragment(estate(view, words, catalogue, fitted, scored=scored))


def _tiles(scored: dict[str, int]) -> dict[str, int]:
    return {source.partition(":")[2]: value for source, value in scored.items() if source.startswith("tile:")}


def _fit(view: KeyperView, seat: int, column: EndColumn, largest: float) -> Estate:
    area, align = column.estate, (0.5, 0.5)
    return fit_estate(view.table, seat, area, building=False, largest=largest, align=align, beside=True)


def _column(
    view: KeyperView, words: Words, catalogue: Catalogue, score: Score, column: EndColumn, fitted: Estate
) -> str:
    scored = {line.source: line.points for line in score.lines}
    tiles, seat = _tiles(scored), fitted.seat
    parts = [estate(view, words, catalogue, fitted, scored=tiles)]
    middle = column.others.bottom - 22
    if column.others.height > 60:
        parts.append(Stores(view, words, seat).in_line(column.others))
    step = min(110.0, column.others.width / 2)
    left = column.others.x + column.others.width / 2 - step
    for place, (source, sign) in enumerate(SIGNS.items()):
        x, value = left + (place + 0.5) * step, scored[source]
        picture = use(sign, x - 17, middle, 1.25)
        flower = put(points(value), x + 17, middle, 1.05)
        shown = f'<g class="scored" data-source="{source}">{picture}{flower}</g>' if value else faint(picture)
        parts.append(group(shown, tip=words.say(f"score-{source}")))
    return seat_group(seat, words, *parts)
