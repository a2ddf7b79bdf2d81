"""Keyper as a row of numbers: the row of a view."""

from __future__ import annotations

from typing import Any, Final

from keydom.core.game import Frame
from keydom.core.observation import MOST, Observer, put_bits, put_counts
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_DISPLAYS,
    ALL_FIELDS,
    ALL_RESOURCES,
    ALL_SEASONS,
    ALL_TILES,
    BOATS,
    DEALT,
    PRIVATE_FAIRS,
    TABLES,
    WINTER_FAIRS,
    fair_number,
)
from keydom.games.keyper.insight.layout import HELD, KINDS, ONE, TWO, Layout
from keydom.games.keyper.rules.boats import Deal
from keydom.games.keyper.rules.build import Build, BuildHere, Site
from keydom.games.keyper.rules.job import Job
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.rules.keyp import Gift
from keydom.games.keyper.rules.placing import Place, WithKeyple
from keydom.games.keyper.rules.plots import Plot
from keydom.games.keyper.rules.prices import Pay
from keydom.games.keyper.rules.seasons import Spare
from keydom.games.keyper.rules.trade import Receive, Trade
from keydom.games.keyper.state import (
    ALL_PLOTS,
    BOARD,
    LYING,
    NEXT,
    NOBODY,
    PLOTS,
    Table,
    board_at,
    colour_of,
    fair_place,
    is_second,
    kind_at,
    plot_at,
    plot_spot,
)
from keydom.games.keyper.view import UNKNOWN, Outlook


def _fill(row: bytearray, at: Layout, view: Outlook, place: list[int]) -> None:
    table = view.table
    put_boards(row, at, table, place)
    for board in range(table.seats):
        for field in table.fields_on(board):
            put_field(row, at, table, board * BOARD + field)
    _market(row, at, table)
    for seat in range(table.seats):
        _seat(row, at, table, seat, place[seat])
    put_secrets(row, at, view, place)
    put_frames(row, at, table, place)


def put_frames(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    """What is to be decided, and for whose work."""
    for frame in table.frames:
        if isinstance(frame, Job):
            _job(row, at, frame, place)
    if table.frames and table.frames[-1].seat >= 0:
        _decision(row, at, table.frames[-1], place)


def put_boards(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
    """The season, and what each board shows."""
    row[at.season + table.season] = 1
    row[at.short] = 1 if table.short else 0
    if table.start != NOBODY:
        row[at.start + place[table.start]] = 1
    if table.last != NOBODY:
        row[at.last + place[table.last]] = 1
    put_bits(row, at.boats, table.boats)
    for board in range(table.seats):
        row[at.displays + board * len(TABLES) * ALL_DISPLAYS + table.displays[board]] = 1
        if table.claimed[board] != NOBODY:
            row[at.claimed + board * table.seats + place[table.claimed[board]]] = 1
        if table.moored[board] != NOBODY:
            row[at.moored + board * BOATS + table.moored[board]] = 1


def put_field(row: bytearray, at: Layout, table: Table, spot: int) -> None:
    """The keyples of all fields on a board that are of one kind."""
    board, kind = board_at(spot), kind_at(spot)
    first = at.fields + (board * ALL_FIELDS + kind) * TWO
    put_keyples(row, first, table.spots[board * BOARD + kind])
    there = table.spots[board * BOARD + ALL_FIELDS + kind]
    while there:  # of a second field: as twos, and what they work as three bits higher
        row[first + colour_of(there)] |= 2
        row[first + 7] |= 2 if there & LYING else 0
        row[first + 8] |= there & 56
        there >>= NEXT
        first += ONE


def put_keyples(row: bytearray, first: int, there: int) -> None:
    """Those of one spot."""
    while there:
        row[first + colour_of(there)] = 1
        row[first + 7] = 1 if there & LYING else 0
        row[first + 8] = (there >> 3) & 7
        there >>= NEXT
        first += ONE


def _market(row: bytearray, at: Layout, table: Table) -> None:
    put_bits(row, at.market, table.market)
    put_bits(row, at.bag, table.bag)
    put_bits(row, at.discards, table.discards)
    put_bits(row, at.aside, table.aside)
    put_counts(row, at.reserve, table.reserve)
    put_counts(row, at.supply, table.supply)


def _seat(row: bytearray, at: Layout, table: Table, seat: int, there: int) -> None:
    """All that lies open before one seat, `there` places from the viewer."""
    put_counts(row, at.team + there * ALL_COLOURS, table.keyp(seat))
    put_counts(row, at.resting + there * ALL_COLOURS, table.keyp_tile(seat))
    put_counts(row, at.tops + there * ALL_PLOTS, table.tops[seat * ALL_PLOTS : (seat + 1) * ALL_PLOTS])
    put_counts(row, at.under + there * ALL_PLOTS, table.under[seat * ALL_PLOTS : (seat + 1) * ALL_PLOTS])
    goods = table.goods_of(seat)
    put_counts(row, at.goods + there * ALL_RESOURCES, goods)
    row[at.left + there] = table.left[seat]
    row[at.keypers + there] = (table.keypers >> seat) & 1
    put_bits(row, at.built + there * ALL_TILES, table.built[seat])
    put_bits(row, at.upgraded + there * ALL_TILES, table.upgraded[seat])
    put_bits(row, at.plans + there * ALL_TILES, table.plans[seat])
    put_bits(row, at.winter + there * WINTER_FAIRS, table.winter[seat])
    row[at.shipping + there] = min(table.shipping[seat], MOST)
    first = plot_spot(seat, 0)
    for plot in range(ALL_PLOTS):
        keyples = table.spots[first + plot]
        if keyples:
            put_keyples(row, at.plots + (there * ALL_PLOTS + plot) * TWO, keyples)
    for season in range(ALL_SEASONS):
        put_bits(row, at.held + (there * ALL_SEASONS + season) * HELD, table.held_in(seat, season))
    for season in range(DEALT):
        fair = table.shown[fair_place(seat, season)]
        if fair != NOBODY:
            row[at.shown + (there * DEALT + season) * PRIVATE_FAIRS + fair] = 1


def put_secrets(row: bytearray, at: Layout, view: Outlook, place: list[int]) -> None:
    for seat in range(len(place)):
        row[at.folded + place[seat]] = 0 if view.folds[seat] == NOBODY else 1
    own = view.seat
    if own is None:
        return
    if view.folds[own] >= 0:
        row[at.folds + view.folds[own]] = 1
    for season in range(DEALT):
        fair = view.private[fair_place(own, season)]
        if fair not in (NOBODY, UNKNOWN):
            row[at.private + fair_number(season, fair)] = 1


def _job(row: bytearray, at: Layout, job: Job, place: list[int]) -> None:
    """Who works where, and how many actions they have left."""
    row[at.worker + place[job.active]] = 1
    if job.joiner != NOBODY:
        row[at.joiner + place[job.joiner]] = 1
    _spot(row, at, job.spot, place)
    row[at.job_left] = job.left
    row[at.joiner_left] = job.joiner_left
    row[at.job_played] = 1 if job.played else 0
    row[at.job_up] = job.up
    row[at.job_dealt] = job.dealt
    row[at.joiner_dealt] = job.joiner_dealt


def _spot(row: bytearray, at: Layout, spot: int, place: list[int]) -> None:
    if spot < PLOTS:
        row[at.spot + board_at(spot) * ALL_FIELDS + kind_at(spot)] = 2 if is_second(spot) else 1
        return
    seat, plot = (spot - PLOTS) // ALL_PLOTS, plot_at(spot)
    row[at.spot + len(place) * ALL_FIELDS + place[seat] * ALL_PLOTS + plot] = 1


def _decision(row: bytearray, at: Layout, frame: Frame[Any], place: list[int]) -> None:
    """Who is to decide, and what about."""
    row[at.mover + place[frame.seat]] = 1
    row[at.decision + KINDS[type(frame)]] = 1
    if isinstance(frame, WithKeyple):
        row[at.colour + frame.colour] = 1
        _spot(row, at, frame.spot, place)
    elif isinstance(frame, (Place, Gift)):
        row[at.colour + frame.colour] = 1
    elif isinstance(frame, Join):
        row[at.worker + place[frame.active]] = 1
        row[at.colour + frame.skill] = 1
        _spot(row, at, frame.spot, place)
    elif isinstance(frame, Build):
        row[at.terms] = frame.terms + 1
    elif isinstance(frame, Site):
        row[at.about + frame.tile] = 1
        row[at.terms] = frame.terms + 1
    elif isinstance(frame, BuildHere):
        row[at.plot] = frame.plot + 1
    elif isinstance(frame, Plot):
        row[at.plot] = frame.plot + 1
        row[at.played] = 1 if frame.played else 0
    elif isinstance(frame, Trade):
        row[at.recipe] = frame.recipe + 1
        row[at.extra] = 1 if frame.extra else 0
    elif isinstance(frame, Receive):
        row[at.recipe] = frame.recipe + 1
        if frame.given >= 0:
            row[at.resource + frame.given] = 1
    elif isinstance(frame, Pay):
        row[at.price] = frame.price + 1
    elif isinstance(frame, Deal):
        row[at.deal + frame.boat] = 1
        row[at.dealt] = frame.dealt
    elif isinstance(frame, Spare):
        row[at.floor] = frame.floor + 1


OBSERVER: Final = Observer(Layout, _fill)
