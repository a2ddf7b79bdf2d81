"""The auction: the tiles on sale, and every player's bid on that player's side of each."""

from __future__ import annotations

from keydom.core.game import Value, Words
from keydom.drawing.badges import badge
from keydom.drawing.ink import Area, box, group, use, write
from keydom.drawing.sheet import panel
from keydom.drawing.theme import both
from keydom.games.keyflower.components import COLOURS, FIRST_SPRING, TILES
from keydom.games.keyflower.draw.ground import SIDE
from keydom.games.keyflower.draw.layout import HEAD, PADDING, Layout
from keydom.games.keyflower.draw.palette import PLAYERS
from keydom.games.keyflower.draw.reading import bid, bid_side
from keydom.games.keyflower.draw.tiles import Parts, on_table
from keydom.games.keyflower.view import Outlook

CHIP = (56.0, 22.0)  # width and height of a bid
# Where the middle of a bid lies, by side: shares of half a tile to the right, and of the way to the flat sides down.
PLACES = ((0.0, 1.0), (-0.64, 0.72), (-0.64, -0.72), (0.0, -1.0), (0.64, -0.72), (0.64, 0.72))


def auction(view: Outlook, words: Words, parts: Parts, layout: Layout, area: Area) -> str:
    table = view.table
    drawn = [panel(area, words.say("draw-auction"))]
    tiles = sorted(table.lots, key=lambda tile: tile < FIRST_SPRING)  # turn order tiles come last
    for place, tile in enumerate(tiles):
        x = area.x + PADDING + layout.wide * (place % layout.lots + 0.5)
        y = area.y + HEAD + layout.high * (place // layout.lots + 0.5)
        drawn.append(on_table(view, words, parts, tile, (x, y, layout.size)))
        lot = table.lot(tile)
        bidders = [seat for seat in range(table.seats) if bid(table, lot, seat)]
        drawn += [_bid(view, words, lot, seat, (x, y, layout.size)) for seat in bidders]
    return group(*drawn, id="auction")


def _bid(view: Outlook, words: Words, lot: int, seat: int, tile: tuple[float, float, float]) -> str:
    """A bid: whose, how many, of which colour; the leading one on gold."""
    table, (wide, high), (x, y, size) = view.table, CHIP, tile
    count, leads = bid(table, lot, seat), table.lead(lot) == seat
    more = 9 if count >= 10 else 0
    colour = COLOURS[table.tints[lot * table.seats + seat]]
    paint = both("gilt", "accent", 1.8) if leads else both("card", "soft", 1.2)
    plate = box(-wide / 2, -high / 2, wide + more, high, paint, 11)
    figure = use(f"worker-{colour}", 3, 0, 0.86)
    text = write(13, 5.6, str(count), 16, bold=True)
    args: dict[str, Value] = {"seat": f"seat:{seat}", "count": count, "colour": f"colour:{colour}"}
    tip = words.say("draw-bid-leading" if leads else "draw-bid", args)
    right, down = PLACES[bid_side(view, seat)]
    at = (x + right * 100 * size - more / 2, y + down * (SIDE * size + 8), 1.0)
    id = TILES[table.lots[lot]]
    return group(
        plate, badge(PLAYERS[seat], -16, 0, 8.5), figure, text, id=f"bid-{id}-{seat}", ref=f"tile:{id}", tip=tip, at=at
    )
