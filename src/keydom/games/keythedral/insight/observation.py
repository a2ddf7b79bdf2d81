"""Keythedral as a row of numbers: what each entry says, and the row of a view.

The board is shown cell by cell, in the order in which actions number the cells.
"""

from __future__ import annotations

from typing import Any, Final

from keydom.core.action import NOWHERE
from keydom.core.game import Frame
from keydom.core.observation import Legend, Observer, Sections, frame_names, kinds, put_bits, put_counts
from keydom.games.keythedral.actions import CELL, FENCE_EDGE, SQUARE, TILE, law_of
from keydom.games.keythedral.components import (
    ALL_CUBES,
    CUBES,
    KINDS,
    LAWS,
    LEVELS,
    NUMBERS,
    cottages_of,
    number_of,
    seat_of,
)
from keydom.games.keythedral.rules.cubes import Pay, Take
from keydom.games.keythedral.rules.fences import FenceSide, FenceSite, Move, WithCottage
from keydom.games.keythedral.rules.laws import Asking, Enact, Lawful, Opening, Plan, Repeal
from keydom.games.keythedral.rules.lead import Bid, Naming
from keydom.games.keythedral.rules.purchase import Answer, Closing, Price
from keydom.games.keythedral.rules.spend import LawTurn, Turn
from keydom.games.keythedral.rules.work import ChooseOrder, Place
from keydom.games.keythedral.setup import LayField, Settle, Site
from keydom.games.keythedral.state import FACE_UP, NOBODY, REMOVED, UNSEEN, Table
from keydom.games.keythedral.view import UNKNOWN, Outlook

DECISIONS: Final = (
    *(LayField, Settle, Site, ChooseOrder, Place, Turn, LawTurn, Pay, Take, FenceSite, FenceSide, Move),
    *(Answer, Price, Bid, Naming, Opening, Plan, Repeal),
)
FRAMES: Final = kinds(DECISIONS)
# The numbers that a decision is about, in order.
ABOUT: Final = ("sent", "phase", "left", "floor", "limit", "extra", "less", "swap")
SENT: Final = 0
PHASE: Final = 1
LEFT: Final = 2
FLOOR: Final = 3
LIMIT: Final = 4
EXTRA: Final = 5
LESS: Final = 6
SWAP: Final = 7

ELSEWHERE: Final = 2  # where a building tile is besides with a seat: face up, or removed


class Layout(Sections):
    """Where each section of the row begins, for so many seats."""

    __slots__ = (
        *("about", "bidder", "broken", "buyer", "cottage", "cottages", "cubes", "decision", "design", "done", "double"),
        *(
            "due",
            "edition",
            "fences",
            "fences_gone",
            "fences_left",
            "fields",
            "gone",
            "good",
            "hands",
            "held",
            "holder",
        ),
        *("houses", "in_hand", "law", "laws", "level", "lowered", "mover", "numbers", "order", "owner"),
        *("pile", "plan", "poor", "raised", "round", "shop", "shown", "stack", "start", "store"),
        *("moratorium", "to", "took", "top", "waiting", "wild", "worked", "workers"),
    )

    def enter(self, legend: Legend, seats: list[str]) -> None:
        self._round(legend, seats)
        self._asked(legend, seats)
        self._board(legend, seats)
        self._holdings(legend, seats)

    def _round(self, legend: Legend, seats: list[str]) -> None:
        self.edition = legend.add(["edition-2004"])
        self.laws = legend.add(["open-laws", "laws-at-once"])
        self.design = legend.add(["open-design", "stages"])
        self.round = legend.add(["round", "passes"])
        self.start = legend.add(["start"], seats)
        self.mover = legend.add(["to-move"], seats)
        self.order = legend.add(["order"], [str(place + 1) for place in range(NUMBERS)])
        self.plan = legend.add(["plan"], [str(place + 1) for place in range(NUMBERS)])
        self.worked = legend.add(["worked"], seats, [str(number + 1) for number in range(NUMBERS)])
        self.broken = legend.add(["ignores-fences"], seats)
        self.moratorium = legend.add(["alone-builds-houses"], seats)
        self.took = legend.add(["took-a-law"], seats)
        self.good = legend.add(["good-harvest"], KINDS)
        self.poor = legend.add(["poor-harvest"], KINDS)
        self.wild = legend.add(["unexpected-harvest"], [*seats, *KINDS])
        self.double = legend.add(["double-production"], [CELL.write(cell) for cell in CELL.within])

    def _asked(self, legend: Legend, seats: list[str]) -> None:
        self.decision = legend.add(["decision"], frame_names(DECISIONS))
        self.about = legend.add(["about"], TILE.names)
        self.cottage = legend.add(["about-cottage"], seats, [str(number + 1) for number in range(NUMBERS)])
        self.law = legend.add(["to-come"], LAWS)
        self.buyer = legend.add(["buying"], seats)
        self.holder = legend.add(["marker"], seats)
        self.bidder = legend.add(["leads-with"], seats)
        self.to = legend.add(["paid-to"], seats)
        self.waiting = legend.add(["still-to-be-asked"], seats)
        self.due = legend.add(["due"], CUBES)
        self.done = legend.add(["substituted"], CUBES)
        self.numbers = legend.add(["about"], ABOUT)

    def _board(self, legend: Legend, seats: list[str]) -> None:
        cells = [CELL.write(cell) for cell in CELL.within]
        squares = [SQUARE.write(cell) for cell in SQUARE.within]
        self.fields = legend.add(["field"], cells, KINDS)
        self.workers = legend.add(["worker"], cells, seats)
        self.cottages = legend.add(["cottage"], squares, seats)  # its number
        self.houses = legend.add(["house"], squares)
        self.fences = legend.add(["fence"], [FENCE_EDGE.write(edge) for edge in FENCE_EDGE.within])  # whose, from 1 on

    def _holdings(self, legend: Legend, seats: list[str]) -> None:
        self.stack = legend.add(["stack"], [str(number) for number in range(NUMBERS + 1)], KINDS)
        self.top = legend.add(["top"], [str(number) for number in range(NUMBERS + 1)])
        self.in_hand = legend.add(["drawn"], KINDS)
        self.owner = legend.add(["tile"], TILE.names, [*seats, "face-up", "removed"])
        self.level = legend.add(["level"], [str(level) for level in range(1, LEVELS + 1)])
        self.raised = legend.add(["dearer"], TILE.names)
        self.lowered = legend.add(["cheaper"], TILE.names)
        self.store = legend.add(["store"], CUBES)
        self.shop = legend.add(["craftsmen"], CUBES)
        self.cubes = legend.add(["has"], seats, CUBES)
        self.pile = legend.add(["laws"], ["deck", "spaces"])
        self.shown = legend.add(["shown"], LAWS)
        self.gone = legend.add(["gone"], LAWS)
        self.hands = legend.add(["holds"], seats, LAWS)
        self.held = legend.add(["laws-of"], seats)
        self.fences_left = legend.add(["fences-left"], seats)
        self.fences_gone = legend.add(["fences-gone"], seats)


def _fill(row: bytearray, at: Layout, view: Outlook, place: list[int]) -> None:
    table = view.table
    _round(row, at, table, place)
    _weather(row, at, table, place)
    _board(row, at, table, place)
    _keythedral(row, at, table, place)
    _supplies(row, at, table)
    for seat in range(table.seats):
        _seat(row, at, view, seat, place[seat])
    for frame in table.frames[:-1]:
        _below(row, at, frame, place)
    if table.frames and table.frames[-1].seat >= 0:
        _decision(row, at, table.frames[-1], place)


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


def _weather(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
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


def _board(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    seats = table.seats
    for field in range(len(table.cells)):
        where = CELL.places.get(table.cells[field], NOWHERE)
        if where < 0:
            continue
        row[at.fields + where * len(KINDS) + table.kinds[field]] = 1
        if table.workers[field] != NOBODY:
            row[at.workers + where * seats + place[table.workers[field]]] = 1
    for cottage in range(len(table.squares)):
        where = SQUARE.places.get(table.squares[cottage], NOWHERE)
        if where < 0:
            continue
        row[at.cottages + where * seats + place[seat_of(cottage)]] = number_of(cottage)
        row[at.houses + where] = (table.houses >> cottage) & 1
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
        where = seats if whose == FACE_UP else seats + 1 if whose == REMOVED else place[whose]
        row[at.owner + tile * (seats + ELSEWHERE) + where] = 1
    row[at.level + table.level - 1] = 1
    if table.raised != NOBODY:
        row[at.raised + table.raised] = 1
    if table.lowered != NOBODY:
        row[at.lowered + table.lowered] = 1


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
