"""Keyflower as a row of numbers: the row of a view."""

from __future__ import annotations

from typing import Any, Final

from keydom.core.game import Frame
from keydom.core.observation import Observer, put_bits, put_counts
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_COSTS,
    ALL_FREIGHT,
    ALL_GOODS,
    ALL_SKILLS,
    ALL_TILES,
    CONTRACTS,
    FIRST_BOAT,
    FIRST_ORDER,
    by_colour,
    by_freight,
    by_skill,
)
from keydom.games.keyflower.insight.layout import ELSEWHERE, KINDS, VEILED, Layout
from keydom.games.keyflower.merchants.contracts import Choose
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.rules.costs import PayGood
from keydom.games.keyflower.rules.gains import Stow, TakeOne
from keydom.games.keyflower.rules.harbour import Boarding
from keydom.games.keyflower.rules.haul import Haul, Resume
from keydom.games.keyflower.rules.mixing import Mix
from keydom.games.keyflower.rules.muster import Muster
from keydom.games.keyflower.rules.payment import Pay
from keydom.games.keyflower.rules.purpose import ForTile
from keydom.games.keyflower.rules.use import Give
from keydom.games.keyflower.state import GONE, NONE, ON_SALE, UNSEEN, Table
from keydom.games.keyflower.view import Outlook


def _fill(row: bytearray, at: Layout, view: Outlook, place: list[int]) -> None:
    table = view.table
    _round(row, at, table, place)
    _tiles(row, at, table, place)
    put_bids(row, at, table, place)
    put_boats(row, at, table)
    _seats(row, at, view, place)
    put_offers(row, at, table)
    put_frames(row, at, table, place)


def put_frames(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    """What is to be decided, and what comes after that."""
    frames = table.frames
    for depth in range(len(frames) - 1):
        _below(row, at, frames[depth], place)
    if frames:
        _decision(row, at, table, frames[-1], place)


def _round(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    row[at.merchants + table.merchants] = 1
    row[at.promos] = 1 if table.promos else 0
    row[at.promos + 1] = 1 if table.short else 0
    row[at.season + table.season] = 1
    row[at.passes] = table.passes
    row[at.start + place[table.start]] = 1
    put_counts(row, at.supply, table.supply)
    row[at.supply + 4] = table.greens
    row[at.supply + 5] = table.bag_size
    row[at.supply + 6] = table.pile_size
    row[at.supply + 7] = table.cabins_left
    row[at.supply + 8] = table.piled
    put_bits(row, at.barren, table.barren)
    put_counts(row, at.paid, table.paid)


def _tiles(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    _places(row, at, table, place)
    hues, extended = table.hues, table.extended
    for tile in range(ALL_TILES):
        if hues[tile] != NONE:
            row[at.hues + tile * ALL_COLOURS + hues[tile]] = 1
        if extended[tile] != NONE:
            row[at.extended + tile] = extended[tile] + 1
    put_counts(row, at.turns, table.turns)
    put_counts(row, at.up, table.up)
    put_counts(row, at.last, table.last)
    row[at.goods : at.goods + ALL_TILES * ALL_GOODS] = table.goods
    row[at.on : at.on + ALL_TILES * ALL_COLOURS] = table.on


def whereabouts(whose: int, place: list[int]) -> int:
    """Which of its entries says where a tile is; none, below 0, before it is seen."""
    if whose >= 0:
        return place[whose]
    return len(place) if whose == ON_SALE else len(place) + 1 if whose == GONE else NONE


def _places(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    """Whose each tile is, and where it lies."""
    owner, spots = table.owner, table.spots
    seats = len(place)
    for tile in range(ALL_TILES):
        whose = owner[tile]
        if whose == UNSEEN:
            continue
        row[at.owner + tile * (seats + ELSEWHERE) + whereabouts(whose, place)] = 1
        if whose >= 0:
            row[at.q + tile] = spots[tile] >> 6
            row[at.r + tile] = spots[tile] & 63


def put_bids(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    seats = len(place)
    bids, tints = table.bids, table.tints
    bid = 0
    for tile in table.lots:
        first = (tile - FIRST_ORDER) * seats
        for seat in range(seats):
            if bids[bid]:
                row[at.bids + first + place[seat]] = bids[bid]
                row[at.tints + first + place[seat]] = tints[bid] + 1
            bid += 1


def put_boats(row: bytearray, at: Layout, table: Table) -> None:
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


def _seats(row: bytearray, at: Layout, view: Outlook, place: list[int]) -> None:
    table = view.table
    for seat in range(len(place)):
        there = place[seat]
        workers = by_colour(table.known, seat)
        put_counts(row, at.known + there * ALL_COLOURS, workers)
        skills = by_skill(table.known_skills, seat)
        put_counts(row, at.known_skills + there * ALL_SKILLS, skills)
        first = at.veiled + there * VEILED
        row[first] = table.veiled[seat]
        row[first + 1] = table.veiled_skills[seat]
        row[first + 2] = view.held[seat]
        row[first + 3] = table.veiled_contracts[seat]
        row[first + 4] = table.cabins[seat]
        row[first + 5] = table.berths[seat]
        put_bits(row, at.known_contracts + there * len(CONTRACTS), table.known_contracts[seat])
    put_counts(row, at.workers, view.workers)
    put_counts(row, at.skills, view.skills)
    put_bits(row, at.hand, view.hand)
    put_bits(row, at.pick, view.pick)
    put_bits(row, at.contracts, view.contracts)
    put_bits(row, at.discarded, table.discarded)


def put_offers(row: bytearray, at: Layout, table: Table) -> None:
    for card in table.offered:
        if card != NONE:
            row[at.offered + card] = 1


def _below(row: bytearray, at: Layout, frame: Frame[Any], place: list[int]) -> None:
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


def _decision(row: bytearray, at: Layout, table: Table, frame: Frame[Any], place: list[int]) -> None:
    """Who is to decide, and what about."""
    if frame.seat < 0:
        return
    row[at.mover + place[frame.seat]] = 1
    row[at.decision + KINDS[type(frame)]] = 1
    if isinstance(frame, ForTile):
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


def _moving(row: bytearray, at: Layout, table: Table, joined: int) -> None:
    """The groups that are to be moved, by the tiles they lie beside."""
    for lot in range(len(table.lots)):
        if (joined >> lot) & 1:
            row[at.picks + table.lots[lot] - FIRST_ORDER] = 1


OBSERVER: Final = Observer(Layout, _fill)
