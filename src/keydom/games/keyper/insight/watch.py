"""Keyper as a row of numbers that goes with the game: a look writes what is new since the last one."""

from __future__ import annotations

from keydom.core.observation import Watch, clear, move_bits, move_counts, move_shares, seats_from
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_FIELDS,
    ALL_RESOURCES,
    ALL_SEASONS,
    ALL_TILES,
    DEALT,
    PRIVATE_FAIRS,
    WINTER_FAIRS,
)
from keydom.games.keyper.insight.layout import HELD, TWO, Layout
from keydom.games.keyper.insight.observation import (
    OBSERVER,
    put_boards,
    put_field,
    put_frames,
    put_keyples,
    put_secrets,
)
from keydom.games.keyper.state import ALL_PLOTS, NOBODY, PLOTS, Keydom, Table, board_at, fair_place, kind_at, plot_at
from keydom.games.keyper.view import view


class Lookout(Watch[Keydom]):
    """Keeps the table that its row was written from; lists that tables share until they change need no comparing."""

    __slots__ = ("at", "folds", "own", "private", "seats", "table")

    def __init__(self, seats: int, own: int, row: bytearray) -> None:
        super().__init__(row)
        self.at: Layout = OBSERVER.sections(seats)
        self.own = own
        self.seats = seats_from(own, seats)
        self.table: Table | None = None
        self.private: list[int] = []
        self.folds: list[int] = []

    def look(self, state: Keydom) -> None:
        row, at, place, was = self.row, self.at, self.seats, self.table
        if was is None:
            first = view(state, self.own)
            self.table = first.table
            row[:] = OBSERVER.row(first, len(place))
        else:
            _boards(row, at, was, state, place)
            if state.spots != was.spots:
                _spots(row, at, was, state, place)
            _market(row, at, was, state)
            _keyps(row, at, was, state, place)
            _tiles(row, at, was, state, place)
            _fairs(row, at, was, state, place)
            if state.folds is not self.folds or state.private is not self.private:
                clear(row, at.private, at.goods)  # one's fairs, and what has been chosen for the next season
                put_secrets(row, at, view(state, self.own), place)
            clear(row, at.mover, at.displays)
            clear(row, at.spot, at.fields)
            put_frames(row, at, state, place)
        self.private, self.folds = state.private, state.folds


def _boards(row: bytearray, at: Layout, was: Table, now: Table, place: list[int]) -> None:
    same = now.displays is was.displays and now.claimed is was.claimed and now.moored is was.moored
    if not same or now.season != was.season or now.start != was.start or now.last != was.last or now.boats != was.boats:
        clear(row, at.season, at.mover)
        clear(row, at.displays, at.spot)
        put_boards(row, at, now, place)
        was.displays, was.claimed, was.moored, was.boats = now.displays, now.claimed, now.moored, now.boats
        was.season, was.start, was.last = now.season, now.start, now.last


def _spots(row: bytearray, at: Layout, was: Table, now: Table, place: list[int]) -> None:
    before = was.spots
    for spot, there in enumerate(now.spots):
        gone = before[spot]
        if there == gone:
            continue
        if spot < PLOTS:
            first = at.fields + (board_at(spot) * ALL_FIELDS + kind_at(spot)) * TWO
            clear(row, first, first + TWO)
            put_field(row, at, now, spot)
        else:
            first = at.plots + (place[(spot - PLOTS) // ALL_PLOTS] * ALL_PLOTS + plot_at(spot)) * TWO
            if gone:
                clear(row, first, first + TWO)
            put_keyples(row, first, there)
    was.spots = now.spots[:]


def _market(row: bytearray, at: Layout, was: Table, now: Table) -> None:
    if now.market != was.market or now.bag != was.bag or now.discards != was.discards or now.aside != was.aside:
        move_bits(row, at.market, was.market, now.market)
        move_bits(row, at.bag, was.bag, now.bag)
        move_bits(row, at.discards, was.discards, now.discards)
        move_bits(row, at.aside, was.aside, now.aside)
        was.market, was.bag, was.discards, was.aside = now.market, now.bag, now.discards, now.aside
    if now.reserve is not was.reserve:
        move_counts(row, at.reserve, was.reserve, now.reserve)
        was.reserve = now.reserve
    if now.supply != was.supply:
        was.supply = move_counts(row, at.supply, was.supply, now.supply)


def _keyps(row: bytearray, at: Layout, was: Table, now: Table, place: list[int]) -> None:
    if now.team != was.team:
        was.team = move_shares(row, at.team, ALL_COLOURS, was.team, now.team, place)
    if now.resting is not was.resting:
        move_shares(row, at.resting, ALL_COLOURS, was.resting, now.resting, place)
        was.resting = now.resting
    if now.left != was.left:
        was.left = move_shares(row, at.left, 1, was.left, now.left, place)
    if now.keypers != was.keypers:
        for seat in range(len(place)):
            row[at.keypers + place[seat]] = (now.keypers >> seat) & 1
        was.keypers = now.keypers
    if now.goods != was.goods:
        was.goods = move_shares(row, at.goods, ALL_RESOURCES, was.goods, now.goods, place)
    if now.shipping != was.shipping:
        was.shipping = move_shares(row, at.shipping, 1, was.shipping, now.shipping, place)


def _tiles(row: bytearray, at: Layout, was: Table, now: Table, place: list[int]) -> None:
    if now.tops is not was.tops:
        move_shares(row, at.tops, ALL_PLOTS, was.tops, now.tops, place)
        was.tops = now.tops
    if now.under is not was.under:
        move_shares(row, at.under, ALL_PLOTS, was.under, now.under, place)
        was.under = now.under
    if now.built is not was.built or now.upgraded is not was.upgraded or now.plans is not was.plans:
        for seat in range(len(place)):
            first = place[seat] * ALL_TILES
            move_bits(row, at.built + first, was.built[seat], now.built[seat])
            move_bits(row, at.upgraded + first, was.upgraded[seat], now.upgraded[seat])
            move_bits(row, at.plans + first, was.plans[seat], now.plans[seat])
        was.built, was.upgraded, was.plans = now.built, now.upgraded, now.plans


def _fairs(row: bytearray, at: Layout, was: Table, now: Table, place: list[int]) -> None:
    if now.winter is not was.winter:
        for seat in range(len(place)):
            move_bits(row, at.winter + place[seat] * WINTER_FAIRS, was.winter[seat], now.winter[seat])
        was.winter = now.winter
    if now.held is not was.held:
        for seat in range(len(place)):
            for season in range(ALL_SEASONS):
                first = at.held + (place[seat] * ALL_SEASONS + season) * HELD
                move_bits(row, first, was.held_in(seat, season), now.held_in(seat, season))
        was.held = now.held
    if now.shown is not was.shown:
        clear(row, at.shown, at.private)
        for seat in range(len(place)):
            for season in range(DEALT):
                fair = now.shown[fair_place(seat, season)]
                if fair != NOBODY:
                    row[at.shown + (place[seat] * DEALT + season) * PRIVATE_FAIRS + fair] = 1
        was.shown = now.shown
