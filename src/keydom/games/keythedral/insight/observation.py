"""Keythedral as a row of numbers: the row of a view."""

from __future__ import annotations

from typing import Any, Final

from keydom.core.action import OUT_OF_BOUNDS
from keydom.core.forms import put_bits, put_counts
from keydom.core.game import Frame
from keydom.core.observation import Observer
from keydom.games.keythedral.actions import CELL, FENCE_EDGE, SQUARE
from keydom.games.keythedral.components import KINDS, NUMBERS, cottages_of, number_of, seat_of
from keydom.games.keythedral.forms import FORMS
from keydom.games.keythedral.insight.layout import EXTRA, FLOOR, FRAMES, LEFT, LESS, LIMIT, PHASE, SENT, SWAP, Layout
from keydom.games.keythedral.rules.cubes import CubeChoice, Pay
from keydom.games.keythedral.rules.fences import WithCottage
from keydom.games.keythedral.rules.law_cards import law_of
from keydom.games.keythedral.rules.laws import Asking, Enact, LawFrame, Opening
from keydom.games.keythedral.rules.lead import Bid
from keydom.games.keythedral.rules.purchase import Answer, Closing, Price
from keydom.games.keythedral.rules.work import Place
from keydom.games.keythedral.state import NOBODY, KeythedralTable
from keydom.games.keythedral.view import KeythedralView


def _fill(row: bytearray, at: Layout, view: KeythedralView, place: list[int]) -> None:
    table = view.table
    row[at.edition] = 1 if table.box.edition == "2004" else 0
    if table.double != NOBODY:
        where = CELL.place(table.cells[table.double])
        if where != OUT_OF_BOUNDS:
            row[at.double + where] = 1
    for seat in range(table.seats):
        put_bits(row, at.worked + place[seat] * NUMBERS, (table.worked >> (seat * NUMBERS)) & 0b11111)
    _fields(row, at, table, place)
    _cottages(row, at, table, place)
    _fences(row, at, table, place)
    _frames(row, at, table, place)


def _frames(row: bytearray, at: Layout, table: KeythedralTable, place: list[int]) -> None:
    """What is to be decided, and what led to it."""
    frames = table.frames
    for under in range(len(frames) - 1):
        _below(row, at, frames[under], place)
    if frames and frames[-1].seat >= 0:
        _decision(row, at, frames[-1], place)


def _fields(row: bytearray, at: Layout, table: KeythedralTable, place: list[int]) -> None:
    """The fields, and the workers in them."""
    seats = table.seats
    for field in range(len(table.cells)):
        where = CELL.place(table.cells[field])
        if where < 0:
            continue
        row[at.fields + where * len(KINDS) + table.kinds[field]] = 1
        if table.workers[field] != NOBODY:
            row[at.workers + where * seats + place[table.workers[field]]] = 1


def _cottages(row: bytearray, at: Layout, table: KeythedralTable, place: list[int]) -> None:
    seats = table.seats
    for cottage in range(len(table.squares)):
        where = SQUARE.place(table.squares[cottage])
        if where < 0:
            continue
        row[at.cottages + where * seats + place[seat_of(cottage)]] = number_of(cottage)
        row[at.houses + where] = (table.houses >> cottage) & 1


def _fences(row: bytearray, at: Layout, table: KeythedralTable, place: list[int]) -> None:
    for edge, seat in table.fences.items():
        where = FENCE_EDGE.place(edge)
        if where >= 0:
            row[at.fences + where] = place[seat] + 1


def _below(row: bytearray, at: Layout, frame: Frame[Any, Any], place: list[int]) -> None:
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
    elif isinstance(frame, LawFrame):
        _lawful(row, at, frame, place)


def _decision(row: bytearray, at: Layout, frame: Frame[Any, Any], place: list[int]) -> None:
    """Who is to decide, and what about."""
    row[at.mover + place[frame.seat]] = 1
    row[at.decision + FRAMES[type(frame)]] = 1
    if isinstance(frame, LawFrame):
        _lawful(row, at, frame, place)
    elif isinstance(frame, WithCottage):
        row[at.cottage + cottages_of(place[seat_of(frame.cottage)])[number_of(frame.cottage) - 1]] = 1
    elif isinstance(frame, CubeChoice):
        row[at.numbers + LEFT] = frame.left
        row[at.numbers + FLOOR] = frame.floor + 1
        if isinstance(frame, Pay):
            row[at.numbers + LIMIT] = frame.limit + 1
            if frame.to >= 0:
                row[at.to + place[frame.to]] = 1


def _lawful(row: bytearray, at: Layout, frame: LawFrame, place: list[int]) -> None:
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


OBSERVER: Final = Observer(Layout, FORMS, _fill)
