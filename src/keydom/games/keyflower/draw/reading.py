"""What the picture reads off a view: the moment of play, who sits where, what the decision at hand is about."""

from __future__ import annotations

from keydom.core.game import OVER, Words
from keydom.core.hexes import unpack
from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_TILES,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_WINTER,
    SEASONS,
    of_colour,
)
from keydom.games.keyflower.merchants.boats import Replace
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.rules.purpose import ForTile
from keydom.games.keyflower.state import NOBODY, NONE, UNSEEN, Keyland, Table
from keydom.games.keyflower.view import Outlook

# The sides of a hexagon where bids of the players lie, by their number: the viewer's at the bottom, then clockwise.
BID_SIDES = {2: (0, 3), 3: (0, 2, 4), 4: (0, 2, 3, 4), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}


def moment(view: Outlook, words: Words) -> str:
    """The season, setting up, or the end."""
    if view.mover == OVER:
        return words.say("game-over")
    if len(view.table.homes) < view.table.seats:
        return words.say("draw-setup")
    return words.say(f"season-{SEASONS[view.table.season]}")


def name(seat: int, words: Words) -> str:
    return words.say("seat-name", {"seat": f"seat:{seat}"})


def in_order(view: Outlook) -> list[int]:
    """The seats clockwise, from the viewer's own on."""
    return view.table.clockwise(view.seat or 0)


def bid_side(view: Outlook, seat: int) -> int:
    return BID_SIDES[view.table.seats][in_order(view).index(seat)]


def bid(table: Table, lot: int, seat: int) -> int:
    """How many workers a player has in a bid."""
    place = lot * table.seats + seat
    return table.bids[place] if place < len(table.bids) else 0


def waiting(table: Table, seat: int) -> list[int]:
    """The tiles of a player that are still to be laid, or that fit nowhere."""
    return [tile for tile in table.owned(seat) if not table.spots[tile]]


def in_hand(view: Outlook) -> list[int]:
    """The viewer's winter tiles, before they are laid out."""
    return [tile for tile in range(FIRST_WINTER, ALL_TILES) if view.hand & winter_bit(tile)]


def held(view: Outlook, seat: int) -> int:
    """How many winter tiles a player has in hand."""
    return view.held[seat]


def site(view: Outlook) -> Site | None:
    """The decision where a tile is to be laid, if that is the one at hand."""
    frame = view.frames[-1] if view.frames else None
    return frame if isinstance(frame, Site) else None


def places(view: Outlook) -> list[tuple[int, int]]:
    """The cells and turns that the tile of that decision can be laid in."""
    frame = site(view)
    if frame is None:
        return []
    state = Keyland()
    state.lay_out(view.table)
    return [(action.a, action.b) for action in frame.offer(state)]


def replacements(view: Outlook) -> list[int]:
    """The boats, still in the box, that the decision at hand is about."""
    frame = view.frames[-1] if view.frames else None
    boats = range(FIRST_BOAT, FIRST_ORDER) if isinstance(frame, Replace) else ()
    return [boat for boat in boats if view.table.owner[boat] == UNSEEN]


def wanted(view: Outlook) -> int:
    """The tile that somebody is gathering workers for, or that is being laid; or NOBODY."""
    for frame in reversed(view.frames):
        if isinstance(frame, ForTile | Site):
            return frame.tile
    return NOBODY


def workers(table: Table, tile: int) -> list[tuple[int, bool]]:
    """Who is on a tile, by colour; workers of another colour than the tile's lie flat."""
    hue = table.hues[tile]
    found = []
    for colour in range(ALL_COLOURS):
        found += [(colour, hue not in (NONE, colour))] * table.on[of_colour(tile, colour)]
    return sorted(found, key=lambda worker: worker[1])


def slug(cell: int) -> str:
    """A cell inside an id, where a comma would be in the way of selectors."""
    q, r = unpack(cell)
    return f"{q}_{r}"
