"""Keyflower as a row of numbers: the row of a view."""

from __future__ import annotations

from typing import Any, Final

from keydom.core.forms import put_counts
from keydom.core.game import Frame
from keydom.core.observation import Observer
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_COSTS,
    ALL_FREIGHT,
    ALL_GOODS,
    ALL_SKILLS,
    ALL_TILES,
    FIRST_BOAT,
    FIRST_ORDER,
    by_colour,
    by_freight,
    by_skill,
)
from keydom.games.keyflower.forms import FORMS
from keydom.games.keyflower.insight.layout import HIDDEN, KINDS, Layout
from keydom.games.keyflower.merchants.contracts import Choose
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.rules.costs import PayGood
from keydom.games.keyflower.rules.gains import Stow, TakeOne
from keydom.games.keyflower.rules.harbour import Boarding
from keydom.games.keyflower.rules.mixing import Mix
from keydom.games.keyflower.rules.payment import Pay
from keydom.games.keyflower.rules.place_workers import Muster
from keydom.games.keyflower.rules.requirements import TileFrame
from keydom.games.keyflower.rules.transport import Haul, Resume
from keydom.games.keyflower.rules.use import Give
from keydom.games.keyflower.state import NONE, KeyflowerTable
from keydom.games.keyflower.view import KeyflowerView


def _fill(row: bytearray, at: Layout, view: KeyflowerView, place: list[int]) -> None:
    table = view.table
    _tiles(row, at, table)
    _bids(row, at, table, place)
    _boats(row, at, table)
    _hidden(row, at, view, place)
    for frame in table.frames[:-1]:
        _below(row, at, frame, place)
    if table.frames:
        _decision(row, at, table, table.frames[-1], place)


def _tiles(row: bytearray, at: Layout, table: KeyflowerTable) -> None:
    """Where each tile lies, and the extension on it."""
    owner, spots, extended = table.owner, table.spots, table.extended
    for tile in range(ALL_TILES):
        if owner[tile] >= 0:
            row[at.q + tile] = spots[tile] >> 6
            row[at.r + tile] = spots[tile] & 63
        if extended[tile] != NONE:
            row[at.extended + tile] = extended[tile] + 1


def _bids(row: bytearray, at: Layout, table: KeyflowerTable, place: list[int]) -> None:
    seats = len(place)
    bids, colours = table.bids, table.bid_colours
    bid = 0
    for tile in table.on_sale:
        first = (tile - FIRST_ORDER) * seats
        for seat in range(seats):
            if bids[bid]:
                row[at.bids + first + place[seat]] = bids[bid]
                row[at.bid_colours + first + place[seat]] = colours[bid] + 1
            bid += 1


def _boats(row: bytearray, at: Layout, table: KeyflowerTable) -> None:
    for berth in range(len(table.boats)):
        boat = table.boats[berth] - FIRST_BOAT
        row[at.boats + boat] = 1
        row[at.docked + boat] = (table.docked >> berth) & 1
        cargo = by_colour(table.cargo, berth)
        put_counts(row, at.cargo + boat * ALL_COLOURS, cargo)
        crates = by_skill(table.crates, berth)
        put_counts(row, at.crates + boat * ALL_SKILLS, crates)
        freight = by_freight(table.freight, berth)
        put_counts(row, at.freight + boat * ALL_FREIGHT, freight)


def _hidden(row: bytearray, at: Layout, view: KeyflowerView, place: list[int]) -> None:
    """How much each seat has that not everybody has seen, and what only is counted."""
    table = view.table
    for seat in range(len(place)):
        first = at.hidden + place[seat] * HIDDEN
        row[first] = table.hidden_workers[seat]
        row[first + 1] = table.hidden_skills[seat]
        row[first + 2] = view.held[seat]
        row[first + 3] = table.hidden_contracts[seat]
        row[first + 4] = table.cabins[seat]
        row[first + 5] = table.boarding_rank[seat]


def _below(row: bytearray, at: Layout, frame: Frame[Any, Any], place: list[int]) -> None:
    """What comes after the decision, where it can be seen nowhere else."""
    if isinstance(frame, Resume):
        row[at.left] = frame.moves
        row[at.left + 1] = frame.icons
    elif isinstance(frame, Boarding):
        for turn, seat in enumerate(frame.order):
            row[at.boarding + place[seat]] = turn + 1
    elif isinstance(frame, Give):
        row[at.pending + frame.tile] = 1
    elif isinstance(frame, Choose):
        row[at.left + 3] = frame.count


def _decision(row: bytearray, at: Layout, table: KeyflowerTable, frame: Frame[Any, Any], place: list[int]) -> None:
    """Who is to decide, and what about."""
    if frame.seat < 0:
        return
    row[at.mover + place[frame.seat]] = 1
    row[at.decision + KINDS[type(frame)]] = 1
    if isinstance(frame, TileFrame):
        row[at.asked + frame.tile] = 1
        row[at.colour + ALL_COLOURS] = 1 if frame.bidding else 0
        if isinstance(frame, Muster):
            row[at.colour + frame.colour] = 1
            _moving(row, at, table, frame.joined)
        elif isinstance(frame, Mix):
            _moving(row, at, table, frame.joined)
            put_counts(row, at.picks + ALL_TILES - FIRST_ORDER, list(frame.chosen))
    elif isinstance(frame, (Site, TakeOne)):
        row[at.asked + frame.tile] = 1
    elif isinstance(frame, Haul):
        row[at.left] = frame.moves
        row[at.left + 1] = frame.icons
    elif isinstance(frame, PayGood):
        row[at.asked + frame.tile] = 1
        put_counts(row, at.cost, list(frame.cost[:ALL_COSTS]))
    elif isinstance(frame, Pay):
        row[at.cost + frame.pay] = 1
        row[at.left + 2] = frame.units
    elif isinstance(frame, Stow):
        put_counts(row, at.left + 4, list(frame.goods[:ALL_GOODS]))


def _moving(row: bytearray, at: Layout, table: KeyflowerTable, joined: int) -> None:
    """The groups that are to be moved, by the tiles they lie beside."""
    for lot in range(len(table.on_sale)):
        if (joined >> lot) & 1:
            row[at.picks + table.on_sale[lot] - FIRST_ORDER] = 1


OBSERVER: Final = Observer(Layout, FORMS, _fill)
