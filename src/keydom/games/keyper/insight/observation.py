"""Keyper as a row of numbers: the row of a view."""

from __future__ import annotations

from typing import Any, Final

from keydom.core.game import Frame
from keydom.core.observation import Observer
from keydom.games.keyper.components import ALL_FIELDS, FAIR_SEASONS, fair_number
from keydom.games.keyper.forms import FORMS
from keydom.games.keyper.insight.layout import KEYPLE_ENTRIES, KINDS, SPOT_ENTRIES, Layout
from keydom.games.keyper.rules.boats import Deal
from keydom.games.keyper.rules.build import Build, BuildHere, Site
from keydom.games.keyper.rules.job import Job
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.rules.keyp import KeypleFrame
from keydom.games.keyper.rules.placing import WithKeyple
from keydom.games.keyper.rules.plots import Plot
from keydom.games.keyper.rules.prices import Pay
from keydom.games.keyper.rules.seasons import Spare
from keydom.games.keyper.rules.trade import Receive, Trade
from keydom.games.keyper.state import (
    ALL_PLOTS,
    BOARD_SPOTS,
    FIRST_PLOT,
    KEYPLE_BITS,
    LYING,
    NOBODY,
    KeyperTable,
    board_at,
    colour_of,
    fair_place,
    is_second,
    kind_at,
    owner_at,
    plot_at,
)
from keydom.games.keyper.view import UNKNOWN, KeyperView


def _fill(row: bytearray, at: Layout, view: KeyperView, place: list[int]) -> None:
    table = view.table
    for board in range(table.seats):
        for field in table.fields_on(board):
            _field(row, at, table, board * BOARD_SPOTS + field)
    for spot in range(FIRST_PLOT, len(table.spots)):
        if table.spots[spot]:
            plot = place[owner_at(spot)] * ALL_PLOTS + plot_at(spot)
            _keyples(row, at.plots + plot * SPOT_ENTRIES, table.spots[spot])
    _secrets(row, at, view, place)
    _frames(row, at, table, place)


def _frames(row: bytearray, at: Layout, table: KeyperTable, place: list[int]) -> None:
    """What is to be decided, and for whose work."""
    for frame in table.frames:
        if isinstance(frame, Job):
            _job(row, at, frame, place)
    if table.frames and table.frames[-1].seat >= 0:
        _decision(row, at, table.frames[-1], place)


def _field(row: bytearray, at: Layout, table: KeyperTable, spot: int) -> None:
    """The keyples of all fields on a board that are of one kind."""
    board, kind = board_at(spot), kind_at(spot)
    first = at.fields + (board * ALL_FIELDS + kind) * SPOT_ENTRIES
    _keyples(row, first, table.spots[board * BOARD_SPOTS + kind])
    there = table.spots[board * BOARD_SPOTS + ALL_FIELDS + kind]
    while there:  # of a second field: as twos, and what they work as three bits higher
        row[first + colour_of(there)] |= 2
        row[first + 7] |= 2 if there & LYING else 0
        row[first + 8] |= there & 56
        there >>= KEYPLE_BITS
        first += KEYPLE_ENTRIES


def _keyples(row: bytearray, first: int, there: int) -> None:
    """Those of one spot."""
    while there:
        row[first + colour_of(there)] = 1
        row[first + 7] = 1 if there & LYING else 0
        row[first + 8] = (there >> 3) & 7
        there >>= KEYPLE_BITS
        first += KEYPLE_ENTRIES


def _secrets(row: bytearray, at: Layout, view: KeyperView, place: list[int]) -> None:
    for seat in range(len(place)):
        row[at.folded + place[seat]] = 0 if view.folds[seat] == NOBODY else 1
    own = view.seat
    if own is None:
        return
    if view.folds[own] >= 0:
        row[at.folds + view.folds[own]] = 1
    for season in range(FAIR_SEASONS):
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
    if spot < FIRST_PLOT:
        row[at.spot + board_at(spot) * ALL_FIELDS + kind_at(spot)] = 2 if is_second(spot) else 1
        return
    row[at.spot + len(place) * ALL_FIELDS + place[owner_at(spot)] * ALL_PLOTS + plot_at(spot)] = 1


def _decision(row: bytearray, at: Layout, frame: Frame[Any, Any], place: list[int]) -> None:
    """Who is to decide, and what about."""
    row[at.mover + place[frame.seat]] = 1
    row[at.decision + KINDS[type(frame)]] = 1
    if isinstance(frame, KeypleFrame):
        row[at.colour + frame.colour] = 1
        if isinstance(frame, WithKeyple):
            _spot(row, at, frame.spot, place)
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


OBSERVER: Final = Observer(Layout, FORMS, _fill)
