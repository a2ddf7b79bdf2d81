"""The auction: the tiles on sale in the grid that makes them largest, on a cloth, with the bids along their edges."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from keydom.core.game import Value
from keydom.drawing.compose import STEADY, Grid, Size, best_grid
from keydom.drawing.svg import Area, box, group, number, use
from keydom.drawing.theme import colour, fill
from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import COLOURS, FIRST_SPRING, FIRST_WINTER, TILES, WINTER
from keydom.games.keyflower.draw.hexagons import REACH, SIDE, rim
from keydom.games.keyflower.draw.palette import PLAYERS
from keydom.games.keyflower.draw.reading import bid_side, bidders, in_hand, submitting
from keydom.games.keyflower.draw.tiles import Sight, on_table
from keydom.games.keyflower.state import KeyflowerTable

LARGEST = 146.0  # pixels: no tile is wider
TILE = Size(2 * REACH, 2 * SIDE)
LOW = 400.0  # pixels: in an area that is lower than this every pixel counts
MARGIN = (12.0, 8.0)  # pixels: what trays need to the left and right, above and below


def capacity(table: KeyflowerTable) -> int:
    """How many tiles can be on sale in this season."""
    orders = table.box.orders[table.seats]
    if table.season == WINTER:
        return max(len(table.on_sale), orders + table.box.winter[min(table.merchants, 1)][table.seats] * table.seats)
    return max(len(table.on_sale), orders + table.box.tiles[table.seats])


def lots(table: KeyflowerTable) -> int:
    """How many tiles are on sale; while they are laid out, how many there will be."""
    if table.season != WINTER:
        return capacity(table)
    return len(table.on_sale) if len(table.on_sale) > table.box.orders[table.seats] else expected(table)


def expected(table: KeyflowerTable) -> int:
    """How many tiles there will be in winter, before they are laid out: of many players some keep one back."""
    return capacity(table) - (table.seats - 1 if table.seats > 2 else 0)


def gaps(seats: int, area: Area) -> Size:
    """The room that trays need between tiles: with more players more of it, in a low area as little as will do."""
    low = area.height < LOW
    across = 10.0 if area.width < 400 else 20.0 if seats < 4 or low else 26.0
    return Size(across if seats < 5 or area.width > 400 else 18.0, 23.0 if low else 32.0)


def grid(count: int, seats: int, area: Area, columns: int = 0) -> Grid:
    """How so many tiles lie in an area."""
    return best_grid(count, area.inset(*MARGIN), TILE, gaps(seats, area), LARGEST / TILE.width, columns)


def auction(sight: Sight, area: Area, columns: int = 0) -> str:
    table = sight.view.table
    tiles = sorted(table.on_sale, key=lambda tile: tile < FIRST_SPRING)  # turn order tiles come last
    if submitting(sight.view):  # those that may come into play are shown where they would lie
        tiles = [*in_hand(sight.view), *tiles]
    layout = grid(max(len(tiles), lots(table)), table.seats, area, columns)
    if table.season == WINTER:  # if there are fewer than were expected, tiles are hardly larger
        most = STEADY * grid(expected(table), table.seats, area, columns).scale
        layout = layout._replace(scale=min(layout.scale, most))
    gap = gaps(table.seats, area)
    width = layout.scale * TILE.width
    inside = area.inset(*MARGIN)
    wide = min(inside.width / layout.columns, width + 2.4 * gap.width)
    high = min(inside.height / layout.rows, layout.scale * TILE.height + 1.5 * gap.height)
    left = area.x + (area.width - wide * layout.columns) / 2
    top = area.y + (area.height - high * layout.rows) / 2
    drawn = [_cloth(Area(left, top, wide * layout.columns, high * layout.rows), area)]
    for place, tile in enumerate(tiles):
        row, column = divmod(place, layout.columns)
        across = min(layout.columns, len(tiles) - row * layout.columns)
        x = area.x + area.width / 2 + (column - (across - 1) / 2) * wide
        y = top + high * (row + 0.5) - 2
        picked = tile >= FIRST_WINTER and sight.view.pick & winter_bit(tile)
        more = bids(sight, table.lot(tile), width) if tile in table.on_sale else rim() if picked else ""
        drawn.append(on_table(sight, tile, x, y, width, more=more))
    return group(*drawn, id="auction")


def _cloth(middle: Area, area: Area) -> str:
    """What the auction lies on, no larger than it needs to be."""
    left, top = max(area.x + 2, middle.x - 8), max(area.y + 2, middle.y - 4)
    right, bottom = min(area.right - 2, middle.right + 8), min(area.bottom - 2, middle.bottom + 4)
    cloth = Area(left, top, right - left, bottom - top)
    stitches = f'fill="none" stroke="{colour("text-soft")}" stroke-width="1.2" stroke-dasharray="2 5" opacity="0.4"'
    return box(*cloth, f'{fill("runner")} opacity="0.42"', 24) + box(*cloth.inset(6), stitches, 19)


# Of each side of a hexagon, from the bottom clockwise: where it lies from the middle, and which way along it pieces go.
OUTWARD = ((0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5), (0.0, -1.0), (0.866, -0.5), (0.866, 0.5))
ALONG = ((1.0, 0.0), (0.5, 0.866), (0.5, -0.866), (1.0, 0.0), (0.5, 0.866), (0.5, -0.866))
LEAST, MOST = 14.0, 21.0  # pixels: how wide a tray is
INSIDE = sqrt(3) / 4  # from the middle of a tile to a side, in its width


def bids(sight: Sight, lot: int, width: float) -> str:
    """All bids for a lot whose tile is so many pixels wide, around its middle: they are parts of the tile."""
    table = sight.view.table
    tile = TILES[table.on_sale[lot]]
    drawn = []
    for seat in bidders(table, lot):
        count, leads = table.bid_size(lot, seat), table.lead(lot) == seat
        of = COLOURS[table.bid_colour(lot, seat)]
        args: dict[str, Value] = {"seat": f"seat:{seat}", "count": count, "colour": f"colour:{of}"}
        tip = sight.words.say("draw-bid-leading" if leads else "draw-bid", args)
        tray = _tray(seat, bid_side(sight.view, seat), of, count, leads, round(width))
        drawn.append(group(tray, id=f"bid-{tile}-{seat}", ref=f"tile:{tile}", tip=tip, at=(0, 0, 200 / width)))
    return "".join(drawn)


@lru_cache(1 << 10)
def _tray(seat: int, side: int, of: str, count: int, leads: bool, width: float) -> str:
    """A tray in the bidder's colour with his sign and his pieces; the leading one has a golden rim."""
    (out, down), (across, along) = OUTWARD[side], ALONG[side]
    tray = max(LEAST, min(MOST, width * 0.15))
    step = min(tray * 0.8, (width * 0.56 - tray * 0.7) / max(1, count))
    long = tray * 0.62 + count * step
    x, y = out * (width * INSIDE + tray * 0.36), down * (width * INSIDE + tray * 0.36)

    def at(place: float) -> tuple[float, float]:
        return x + across * place, y + along * place

    def line(paint: str, thick: float, drop: float = 0.0) -> str:
        (x1, y1), (x2, y2) = at(-long / 2), at(long / 2)
        ends = f'x1="{number(x1)}" y1="{number(y1 + drop)}" x2="{number(x2)}" y2="{number(y2 + drop)}"'
        return f'<line {ends} stroke="{paint}" stroke-width="{number(thick)}" stroke-linecap="round"/>'

    rim = line(colour("gilt"), tray + 5) if leads else line("#fffdf5", tray + 2)
    plate = f'<g opacity="0.28">{line("#000", tray + 3, 2.5)}</g>' + rim + line(PLAYERS[seat].colour, tray)
    places = sorted((at(-long / 2 + tray * 0.72 + step * (place + 0.25)) for place in range(count)), key=lambda p: p[1])
    pieces = "".join(use(f"worker-{of}", right, low - tray * 0.1, tray / 18.5) for right, low in places)
    return plate + use(f"seat-{seat}", *at(-long / 2), tray / 18) + pieces
