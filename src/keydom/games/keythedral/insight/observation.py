"""Keythedral as a row of numbers: the row of a view."""

from __future__ import annotations

from typing import Any, Final

from keydom.core.action import NOWHERE
from keydom.core.game import Frame
from keydom.core.observation import Observer, put_bits, put_counts
from keydom.games.keythedral.actions import CELL, FENCE_EDGE, SQUARE, law_of
from keydom.games.keythedral.components import ALL_CUBES, KINDS, LAWS, NUMBERS, cottages_of, number_of, seat_of
from keydom.games.keythedral.insight.layout import (
    ELSEWHERE,
    EXTRA,
    FLOOR,
    FRAMES,
    LEFT,
    LESS,
    LIMIT,
    PHASE,
    SENT,
    SWAP,
    Layout,
)
from keydom.games.keythedral.rules.cubes import Pay, Take
from keydom.games.keythedral.rules.fences import WithCottage
from keydom.games.keythedral.rules.laws import Asking, Enact, Lawful, Opening
from keydom.games.keythedral.rules.lead import Bid
from keydom.games.keythedral.rules.purchase import Answer, Closing, Price
from keydom.games.keythedral.rules.work import Place
from keydom.games.keythedral.state import FACE_UP, NOBODY, REMOVED, UNSEEN, Table
from keydom.games.keythedral.view import UNKNOWN, Outlook


def _fill(row: bytearray, at: Layout, view: Outlook, place: list[int]) -> None:
    table = view.table
    _round(row, at, table, place)
    put_weather(row, at, table, place)
    put_fields(row, at, table, place)
    put_cottages(row, at, table, place)
    put_fences(row, at, table, place)
    _keythedral(row, at, table, place)
    _supplies(row, at, table)
    for seat in range(table.seats):
        _seat(row, at, view, seat, place[seat])
    put_frames(row, at, table, place)


def put_frames(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    """What is to be decided, and what led to it."""
    frames = table.frames
    for under in range(len(frames) - 1):
        _below(row, at, frames[under], place)
    if frames and frames[-1].seat >= 0:
        _decision(row, at, frames[-1], place)


def _round(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    row[at.edition] = 1 if table.box.edition == "2004" else 0
    row[at.laws] = 1 if table.open_laws else 0
    row[at.laws + 1] = 1 if table.at_once else 0
    row[at.design] = 1 if table.open_design else 0
    row[at.design + 1] = table.stages
    row[at.round] = table.round
    row[at.round + 1] = table.passes
    row[at.start + place[table.start]] = 1
    put_counts(row, at.order, table.order)
    put_counts(row, at.plan, table.plan)


def put_weather(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    """What laws have brought about for this round."""
    if table.moratorium != NOBODY:
        row[at.moratorium + place[table.moratorium]] = 1
    if table.good != NOBODY:
        row[at.good + table.good] = 1
    if table.poor != NOBODY:
        row[at.poor + table.poor] = 1
    if table.wild_seat != NOBODY:
        row[at.wild + place[table.wild_seat]] = 1
    if table.wild_kind != NOBODY:
        row[at.wild + table.seats + table.wild_kind] = 1
    if table.double != NOBODY:
        where = CELL.places.get(table.cells[table.double], NOWHERE)
        if where >= 0:
            row[at.double + where] = 1


def put_fields(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    """The fields, and the workers in them."""
    seats = table.seats
    for field in range(len(table.cells)):
        where = CELL.places.get(table.cells[field], NOWHERE)
        if where < 0:
            continue
        row[at.fields + where * len(KINDS) + table.kinds[field]] = 1
        if table.workers[field] != NOBODY:
            row[at.workers + where * seats + place[table.workers[field]]] = 1


def put_cottages(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    seats = table.seats
    for cottage in range(len(table.squares)):
        where = SQUARE.places.get(table.squares[cottage], NOWHERE)
        if where < 0:
            continue
        row[at.cottages + where * seats + place[seat_of(cottage)]] = number_of(cottage)
        row[at.houses + where] = (table.houses >> cottage) & 1


def put_fences(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    for edge, seat in table.fences.items():
        where = FENCE_EDGE.places.get(edge, NOWHERE)
        if where >= 0:
            row[at.fences + where] = place[seat] + 1


def _keythedral(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    seats = table.seats
    for tile in range(len(table.owner)):
        whose = table.owner[tile]
        if whose == UNSEEN:
            continue
        row[at.owner + tile * (seats + ELSEWHERE) + whereabouts(whose, place)] = 1
    row[at.level + table.level - 1] = 1
    if table.raised != NOBODY:
        row[at.raised + table.raised] = 1
    if table.lowered != NOBODY:
        row[at.lowered + table.lowered] = 1


def whereabouts(whose: int, place: list[int]) -> int:
    """Which of its entries says where a building tile is; NOWHERE before it is seen."""
    if whose == FACE_UP:
        return len(place)
    if whose == REMOVED:
        return len(place) + 1
    return NOWHERE if whose == UNSEEN else place[whose]


def _supplies(row: bytearray, at: Layout, table: Table) -> None:
    put_counts(row, at.stack, table.stack)
    row[at.top + table.top] = 1
    if table.in_hand != NOBODY:
        row[at.in_hand + table.in_hand] = 1
    put_counts(row, at.store, table.store)
    put_counts(row, at.shop, table.shop)
    row[at.pile] = table.deck
    row[at.pile + 1] = table.spaces
    put_bits(row, at.shown, table.shown)
    put_bits(row, at.gone, table.gone)


def _seat(row: bytearray, at: Layout, view: Outlook, seat: int, there: int) -> None:
    """All that is known of one seat, `there` places from the viewer."""
    table = view.table
    for cube in range(ALL_CUBES):
        row[at.cubes + there * ALL_CUBES + cube] = table.has(seat, cube)
    if view.hands[seat] != UNKNOWN:
        put_bits(row, at.hands + there * len(LAWS), view.hands[seat])
    row[at.held + there] = view.held[seat]
    row[at.fences_left + there] = table.fences_left[seat]
    row[at.fences_gone + there] = table.fences_gone[seat]
    row[at.broken + there] = (table.broken >> seat) & 1
    row[at.took + there] = (table.took >> seat) & 1
    put_bits(row, at.worked + there * NUMBERS, (table.worked >> (seat * NUMBERS)) & 0b11111)


def _below(row: bytearray, at: Layout, frame: Frame[Any], place: list[int]) -> None:
    """What the decision is about, where the frames beneath it say so."""
    if isinstance(frame, Closing):
        row[at.buyer + place[frame.buyer]] = 1
        row[at.about + frame.tile] = 1
    elif isinstance(frame, Enact):
        put_bits(row, at.law, law_of(frame.action))
    elif isinstance(frame, Asking):
        row[at.numbers + PHASE] = frame.phase
        for seat in frame.waiting:
            row[at.waiting + place[seat]] = 1
    elif isinstance(frame, Lawful):
        _lawful(row, at, frame, place)


def _decision(row: bytearray, at: Layout, frame: Frame[Any], place: list[int]) -> None:
    """Who is to decide, and what about."""
    row[at.mover + place[frame.seat]] = 1
    row[at.decision + FRAMES[type(frame)]] = 1
    if isinstance(frame, Lawful):
        _lawful(row, at, frame, place)
    elif isinstance(frame, WithCottage):
        row[at.cottage + cottages_of(place[seat_of(frame.cottage)])[number_of(frame.cottage) - 1]] = 1
    elif isinstance(frame, Pay):
        row[at.numbers + LEFT] = frame.left
        row[at.numbers + FLOOR] = frame.floor + 1
        row[at.numbers + LIMIT] = frame.limit + 1
        if frame.to >= 0:
            row[at.to + place[frame.to]] = 1
    elif isinstance(frame, Take):
        row[at.numbers + LEFT] = frame.left
        row[at.numbers + FLOOR] = frame.floor + 1


def _lawful(row: bytearray, at: Layout, frame: Lawful, place: list[int]) -> None:
    if isinstance(frame, Place):
        row[at.cottage + cottages_of(place[seat_of(frame.cottage)])[number_of(frame.cottage) - 1]] = 1
        row[at.numbers + SENT] = frame.sent
    elif isinstance(frame, Opening):
        row[at.numbers + PHASE] = frame.phase
    elif isinstance(frame, Answer):
        row[at.about + frame.tile] = 1
    elif isinstance(frame, Bid):
        row[at.holder + place[frame.holder]] = 1
        if frame.bidder != NOBODY:
            row[at.bidder + place[frame.bidder]] = frame.high
    elif isinstance(frame, Price):
        row[at.about + frame.tile] = 1
        put_counts(row, at.due, frame.due)
        put_counts(row, at.done, frame.done)
        row[at.numbers + EXTRA] = frame.extra + 1
        row[at.numbers + LESS] = frame.less + 1
        row[at.numbers + SWAP] = frame.swap


OBSERVER: Final = Observer(Layout, _fill)
