"""Keythedral as a row of numbers that goes with the game: from one look to the next only the difference is written."""

from __future__ import annotations

from keydom.core.action import NOWHERE
from keydom.core.observation import (
    Watch,
    clear,
    move_bits,
    move_counts,
    move_mark,
    move_shares,
    put_counts,
    seats_from,
)
from keydom.games.keythedral.actions import CELL
from keydom.games.keythedral.components import ALL_CUBES, LAWS, NUMBERS
from keydom.games.keythedral.insight.layout import ELSEWHERE, Layout
from keydom.games.keythedral.insight.observation import (
    OBSERVER,
    put_cottages,
    put_fences,
    put_fields,
    put_frames,
    put_weather,
    whereabouts,
)
from keydom.games.keythedral.state import NOBODY, Keyland, Table
from keydom.games.keythedral.view import UNKNOWN, Outlook, view


class Lookout(Watch[Keyland]):
    """Keeps the view that its row was written from. The board is another one as soon as anything on it is."""

    __slots__ = ("at", "distances", "hands", "known", "seat")

    def __init__(self, seats: int, seat: int, row: bytearray) -> None:
        self.seat = seat
        self.known: Outlook | None = None
        self.hands: list[int] = []
        self.distances = seats_from(seat, seats)
        self.at: Layout = OBSERVER.sections(seats)
        super().__init__(row)

    def look(self, state: Keyland) -> None:
        row, at, place = self.row, self.at, self.distances
        old = self.known
        if old is None:
            self.known = view(state, self.seat)
            row[:] = OBSERVER.row(self.known, state.seats)
        else:
            _round(row, at, old.table, state, place)
            _weather(row, at, old.table, state, place)
            _board(row, at, old.table, state, place)
            _keythedral(row, at, old.table, state, place)
            _supplies(row, at, old.table, state)
            _seats(row, at, old.table, state, place)
            if state.hands != self.hands:
                self._laws(old, view(state, self.seat))
            clear(row, at.mover, at.order)
            clear(row, at.decision, at.fields)
            put_frames(row, at, state, place)
        self.hands = state.hands[:]

    def _laws(self, old: Outlook, new: Outlook) -> None:
        """How many everybody holds, and which, as far as this seat may know."""
        row, at, place = self.row, self.at, self.distances
        for seat in range(len(place)):
            before, after = old.hands[seat], new.hands[seat]
            first = at.hands + place[seat] * len(LAWS)
            move_bits(row, first, 0 if before == UNKNOWN else before, 0 if after == UNKNOWN else after)
        old.hands, old.held = new.hands, move_shares(row, at.held, 1, old.held, new.held, place)


def _round(row: bytearray, at: Layout, old: Table, new: Table, place: list[int]) -> None:
    row[at.round] = new.round
    row[at.round + 1] = new.passes
    if new.start != old.start:
        move_mark(row, at.start, place[old.start], place[new.start])
        old.start = new.start
    if new.order != old.order or new.plan != old.plan:
        clear(row, at.order, at.worked)
        put_counts(row, at.order, new.order)
        put_counts(row, at.plan, new.plan)
        old.order, old.plan = new.order[:], new.plan[:]


def _weather(row: bytearray, at: Layout, old: Table, new: Table, place: list[int]) -> None:
    wild = new.wild_seat == old.wild_seat and new.wild_kind == old.wild_kind and new.double == old.double
    if not wild or new.moratorium != old.moratorium or new.good != old.good or new.poor != old.poor:
        clear(row, at.moratorium, at.took)
        clear(row, at.good, at.decision)
        put_weather(row, at, new, place)
        old.wild_seat, old.wild_kind, old.double = new.wild_seat, new.wild_kind, new.double
        old.moratorium, old.good, old.poor = new.moratorium, new.good, new.poor


def _board(row: bytearray, at: Layout, old: Table, new: Table, place: list[int]) -> None:
    if new.cells is not old.cells or new.kinds is not old.kinds:
        clear(row, at.fields, at.cottages)
        put_fields(row, at, new, place)
        old.cells, old.kinds, old.workers = new.cells, new.kinds, new.workers[:]
    elif new.workers != old.workers:
        _workers(row, at, old, new, place)
    if new.squares is not old.squares or new.houses != old.houses:
        clear(row, at.cottages, at.fences)
        put_cottages(row, at, new, place)
        old.squares, old.houses = new.squares, new.houses
    if new.fences is not old.fences:
        clear(row, at.fences, at.stack)
        put_fences(row, at, new, place)
        old.fences = new.fences


def _workers(row: bytearray, at: Layout, old: Table, new: Table, place: list[int]) -> None:
    were = old.workers
    for field, after in enumerate(new.workers):
        before = were[field]
        if before == after:
            continue
        where = CELL.place(new.cells[field])
        if where != NOWHERE:
            gone = NOWHERE if before == NOBODY else place[before]
            come = NOWHERE if after == NOBODY else place[after]
            move_mark(row, at.workers + where * len(place), gone, come)
    old.workers = new.workers[:]


def _keythedral(row: bytearray, at: Layout, old: Table, new: Table, place: list[int]) -> None:
    if new.owner != old.owner:
        had = old.owner
        for tile, whose in enumerate(new.owner):
            if whose != had[tile]:
                first = at.owner + tile * (len(place) + ELSEWHERE)
                move_mark(row, first, whereabouts(had[tile], place), whereabouts(whose, place))
        old.owner = new.owner[:]
    if new.level != old.level:
        move_mark(row, at.level, old.level - 1, new.level - 1)
        old.level = new.level
    if new.raised != old.raised or new.lowered != old.lowered:
        move_mark(row, at.raised, old.raised, new.raised)
        move_mark(row, at.lowered, old.lowered, new.lowered)
        old.raised, old.lowered = new.raised, new.lowered


def _supplies(row: bytearray, at: Layout, old: Table, new: Table) -> None:
    if new.stack is not old.stack:
        move_counts(row, at.stack, old.stack, new.stack)
        old.stack = new.stack
    if new.top != old.top or new.in_hand != old.in_hand:
        move_mark(row, at.top, old.top, new.top)
        move_mark(row, at.in_hand, old.in_hand, new.in_hand)
        old.top, old.in_hand = new.top, new.in_hand
    if new.store != old.store:
        old.store = move_counts(row, at.store, old.store, new.store)
    if new.shop != old.shop:
        old.shop = move_counts(row, at.shop, old.shop, new.shop)
    if new.shown != old.shown or new.gone != old.gone:
        move_bits(row, at.shown, old.shown, new.shown)
        move_bits(row, at.gone, old.gone, new.gone)
        old.shown, old.gone = new.shown, new.gone
    row[at.pile] = new.deck
    row[at.pile + 1] = new.spaces


def _seats(row: bytearray, at: Layout, old: Table, new: Table, place: list[int]) -> None:
    if new.cubes != old.cubes:
        old.cubes = move_shares(row, at.cubes, ALL_CUBES, old.cubes, new.cubes, place)
    if new.fences_left != old.fences_left:
        old.fences_left = move_shares(row, at.fences_left, 1, old.fences_left, new.fences_left, place)
    if new.fences_gone != old.fences_gone:
        old.fences_gone = move_shares(row, at.fences_gone, 1, old.fences_gone, new.fences_gone, place)
    if new.broken != old.broken or new.took != old.took or new.worked != old.worked:
        for seat in range(len(place)):
            row[at.broken + place[seat]] = (new.broken >> seat) & 1
            row[at.took + place[seat]] = (new.took >> seat) & 1
            first = seat * NUMBERS
            move_bits(row, at.worked + place[seat] * NUMBERS, _five(old.worked, first), _five(new.worked, first))
        old.broken, old.took, old.worked = new.broken, new.took, new.worked


def _five(mask: int, first: int) -> int:
    """The bits of a seat's cottages."""
    return (mask >> first) & 0b11111
