"""What the picture and the terminal read off a view: the moment of play, and what the decision at hand is about."""

from __future__ import annotations

from functools import lru_cache

from keydom.core.catalogue import Catalogue, Component
from keydom.core.game import Words
from keydom.core.hexes import unpack
from keydom.drawing import reading
from keydom.drawing.reading import in_order
from keydom.games.keyflower.actions import KeyflowerAction, winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_CONTRACTS,
    ALL_TILES,
    FIRST_AUTUMN,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_SUMMER,
    FIRST_WINTER,
    SEASONS,
    WINTER,
    of_colour,
)
from keydom.games.keyflower.merchants.boats import Replace
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.rules.requirements import TileFrame
from keydom.games.keyflower.state import NOBODY, NONE, UNSEEN, KeyflowerState, KeyflowerTable
from keydom.games.keyflower.view import KeyflowerView

Parts = dict[str, Component]

# The sides of a hexagon where bids of the players lie, by their number: the viewer's at the bottom, then clockwise.
BID_SIDES = {2: (0, 3), 3: (0, 2, 4), 4: (0, 2, 3, 4), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}


@lru_cache(16)
def parts_of(catalogue: Catalogue) -> Parts:
    """All components by their ids, which are unlike whatever the kind."""
    return {id: part for kind in catalogue.components.values() for id, part in kind.items()}


def moment(view: KeyflowerView, words: Words) -> str:
    """The season, setting up, or the end."""
    table = view.table
    season = words.say(f"season-{SEASONS[table.season]}")
    return reading.moment(view.mover, len(table.homes) == table.seats, season, words)


def bid_side(view: KeyflowerView, seat: int) -> int:
    return BID_SIDES[view.table.seats][in_order(view.table.seats, view.seat).index(seat)]


def bidders(table: KeyflowerTable, lot: int) -> list[int]:
    return [seat for seat in range(table.seats) if table.bid_size(lot, seat)]


def contracts(view: KeyflowerView, seat: int) -> list[int]:
    """The viewer's own contracts; at an open table also those that another took openly."""
    others = view.table.known_contracts[seat] if view.table.open_screens else 0
    seen = view.contracts if seat == view.seat else others
    return [card for card in range(ALL_CONTRACTS) if (seen >> card) & 1]


def is_new(table: KeyflowerTable, tile: int) -> bool:
    """Whether a tile is one that can be won in this season."""
    first = (FIRST_SPRING, FIRST_SUMMER, FIRST_AUTUMN, FIRST_WINTER)[table.season]
    return tile >= first or (table.season == WINTER and FIRST_BOAT <= tile < FIRST_SPRING)


def waiting(table: KeyflowerTable, seat: int) -> list[int]:
    """The tiles of a player that are still to be laid, or that fit nowhere."""
    return [tile for tile, owner in enumerate(table.owner) if owner == seat and not table.spots[tile]]


def in_hand(view: KeyflowerView) -> list[int]:
    """The viewer's winter tiles, before they are laid out."""
    return [tile for tile in range(FIRST_WINTER, ALL_TILES) if view.hand & winter_bit(tile)]


def submitting(view: KeyflowerView) -> bool:
    """Whether winter tiles are still being chosen."""
    return view.table.season == WINTER and len(view.table.on_sale) <= len(view.table.order_tiles()) and bool(view.hand)


def site(view: KeyflowerView) -> Site | None:
    """The decision where a tile is to be laid, if that is the one at hand."""
    frame = view.frames[-1] if view.frames else None
    return frame if isinstance(frame, Site) else None


def places(view: KeyflowerView) -> list[tuple[int, int]]:
    """The cells and turns that the tile of that decision can be laid in."""
    frame = site(view)
    if frame is None:
        return []
    state = KeyflowerState()
    state.lay_out(view.table)
    return [(action.hex, action.turn) for action in frame.offer(state) if isinstance(action, KeyflowerAction)]


def replacements(view: KeyflowerView) -> list[int]:
    """The boats, still in the box, that the decision at hand is about."""
    frame = view.frames[-1] if view.frames else None
    boats = range(FIRST_BOAT, FIRST_ORDER) if isinstance(frame, Replace) else ()
    return [boat for boat in boats if view.table.owner[boat] == UNSEEN]


def wanted(view: KeyflowerView) -> int:
    """The tile that somebody is gathering workers for, or that is being laid; or NOBODY."""
    for frame in reversed(view.frames):
        if isinstance(frame, TileFrame | Site):
            return frame.tile
    return NOBODY


def workers(table: KeyflowerTable, tile: int) -> list[tuple[int, bool]]:
    """Who is on a tile, by colour; workers of another colour than the tile's lie flat."""
    tile_colour = table.tile_colours[tile]
    found = []
    for colour in range(ALL_COLOURS):
        found += [(colour, tile_colour not in (NONE, colour))] * table.on[of_colour(tile, colour)]
    return sorted(found, key=lambda worker: worker[1])


def cell_id(cell: int) -> str:
    """A cell of a village as actions write it."""
    q, r = unpack(cell)
    return f"{q},{r}"
