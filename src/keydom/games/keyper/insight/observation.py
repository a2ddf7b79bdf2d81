"""Keyper as a row of numbers: what each entry says, and the row of a view."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from keydom.core.game import Frame
from keydom.core.observation import MOST, Legend, around, frame_names, kinds, put_bits, put_counts, seats_from
from keydom.games.keyper.actions import BOARDS
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_DISPLAYS,
    ALL_RESOURCES,
    ALL_SEASONS,
    ALL_TILES,
    BOATS,
    COLOURS,
    DEALT,
    FAIRS,
    FIELDS,
    FIRST_WINTER_FAIR,
    HOME_TILES,
    PRIVATE_FAIRS,
    RESOURCES,
    SEASONS,
    TABLES,
    TILES,
    WINTER_FAIRS,
)
from keydom.games.keyper.rules.boats import Deal
from keydom.games.keyper.rules.build import Build, BuildHere, Site, Upgrade
from keydom.games.keyper.rules.fairs import HoldFair
from keydom.games.keyper.rules.housing import Stray
from keydom.games.keyper.rules.job import Job
from keydom.games.keyper.rules.keyp import Gift
from keydom.games.keyper.rules.laying import LayDown
from keydom.games.keyper.rules.market import TakeTile
from keydom.games.keyper.rules.plots import Plot
from keydom.games.keyper.rules.prices import Pay
from keydom.games.keyper.rules.seasons import Fold, Spare
from keydom.games.keyper.rules.trade import Receive, Trade
from keydom.games.keyper.rules.turns import Existing, Join, Moor, Place, Turn, WithKeyple
from keydom.games.keyper.state import ALL_PLOTS, BOARD, LYING, NEXT, NOBODY, PLOTS, Table
from keydom.games.keyper.view import UNKNOWN, Outlook

DECISIONS: Final = (
    *(Turn, Place, Moor, Existing, Join, LayDown, TakeTile, Build, BuildHere, Site, Upgrade, Plot, Pay),
    *(Trade, Receive, Deal, Gift, HoldFair, Stray, Fold, Spare),
)
KINDS: Final = kinds(DECISIONS)

ALL_FIELDS: Final = 26
MARKET: Final = (*TILES[HOME_TILES:], *FAIRS[FIRST_WINTER_FAIR:])
# What stands on a spot: the first comer's colour, whether it lies and as what it works; then the same of the second.
KEYPLES: Final = (*COLOURS, "lying", "works-as", *[f"{colour}-too" for colour in COLOURS], "lying-too", "works-as-too")
ONE: Final = 9
TWO: Final = 18
HELD: Final = 17  # winter fairs, those with gems, the private fair


class Layout:
    """Where each section of the row begins, for so many seats."""

    __slots__ = (
        *("about", "aside", "bag", "boats", "built", "claimed", "colour", "deal", "decision", "discards", "displays"),
        *("fields", "folded", "folds", "goods", "held", "job", "joiner", "keypers", "last", "left", "market", "moored"),
        *("mover", "names", "numbers", "plans", "plots", "private", "reserve", "resting", "resource", "seats"),
        *(
            "season",
            "shipping",
            "short",
            "shown",
            "spot",
            "start",
            "supply",
            "team",
            "tops",
            "under",
            "upgraded",
            "winter",
        ),
        *("worker",),
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
        legend = Legend()
        self._round(legend, around(seats))
        self._boards(legend, around(seats), BOARDS[:seats])
        self._holdings(legend, around(seats))
        self.names = tuple(legend.names)

    def _round(self, legend: Legend, seats: list[str]) -> None:
        self.season = legend.add(["season"], SEASONS)
        self.short = legend.add(["short"])
        self.start = legend.add(["start"], seats)
        self.last = legend.add(["last"], seats)
        self.mover = legend.add(["to-move"], seats)
        self.decision = legend.add(["decision"], frame_names(DECISIONS))
        self.about = legend.add(["about"], TILES)
        self.colour = legend.add(["about"], COLOURS)
        self.resource = legend.add(["about"], RESOURCES)
        self.deal = legend.add(["about"], [f"boat-{boat + 1}" for boat in range(BOATS)])
        self.numbers = legend.add(["about"], ["terms", "plot", "recipe", "price", "extra", "dealt", "played", "floor"])
        self.worker = legend.add(["at-work"], seats)
        self.joiner = legend.add(["joining"], seats)
        self.job = legend.add(["job"], ["left", "joiner-left", "played", "up", "dealt", "joiner-dealt"])

    def _boards(self, legend: Legend, seats: list[str], boards: tuple[str, ...]) -> None:
        displays = [f"{table}-{number + 1}" for table in TABLES for number in range(ALL_DISPLAYS)]
        self.displays = legend.add(["board"], boards, displays)
        self.claimed = legend.add(["board"], boards, seats)
        self.boats = legend.add(["can-moor"], [f"boat-{boat + 1}" for boat in range(BOATS)])
        self.moored = legend.add(["moored"], boards, [f"boat-{boat + 1}" for boat in range(BOATS)])
        plots = [f"plot-{plot}" for plot in range(ALL_PLOTS)]
        self.spot = legend.add(["about"], boards, FIELDS)
        legend.add(["about"], seats, plots)
        self.fields = legend.add(["field"], boards, FIELDS, KEYPLES)
        self.plots = legend.add(["plot"], seats, plots, KEYPLES)
        self.tops = legend.add(["tile-on"], seats, plots)  # a tile by its number, from 1 on
        self.under = legend.add(["tile-under"], seats, plots)

    def _holdings(self, legend: Legend, seats: list[str]) -> None:
        self.team = legend.add(["team"], seats, COLOURS)
        self.resting = legend.add(["resting"], seats, COLOURS)
        self.reserve = legend.add(["reserve"], COLOURS)
        self.left = legend.add(["in-keyp"], seats)
        self.keypers = legend.add(["keyper"], seats)
        self.built = legend.add(["built"], seats, TILES)
        self.upgraded = legend.add(["upgraded"], seats, TILES)
        self.plans = legend.add(["plans"], seats, TILES)
        self.market = legend.add(["market"], MARKET)
        self.bag = legend.add(["bag"], MARKET)
        self.discards = legend.add(["discarded"], MARKET)
        self.aside = legend.add(["aside"], MARKET)
        self.winter = legend.add(["holds"], seats, FAIRS[FIRST_WINTER_FAIR:])
        gems = [f"{fair}-with-gems" for fair in FAIRS[FIRST_WINTER_FAIR:]]
        self.held = legend.add(["held"], seats, SEASONS, [*FAIRS[FIRST_WINTER_FAIR:], *gems, "private"])
        fairs = [f"fair-{number + 1}" for number in range(PRIVATE_FAIRS)]
        self.shown = legend.add(["shown"], seats, SEASONS[:DEALT], fairs)
        self.private = legend.add(["mine"], SEASONS[:DEALT], fairs)
        self.folded = legend.add(["has-folded"], seats)
        self.folds = legend.add(["my-fold"], [f"display-{number + 1}" for number in range(ALL_DISPLAYS)])
        self.goods = legend.add(["has"], seats, RESOURCES)
        self.supply = legend.add(["supply"], RESOURCES)
        self.shipping = legend.add(["shipping"], seats)


@cache
def layout(seats: int) -> Layout:
    """Made once for every number of seats."""
    return Layout(seats)


def observe(view: Outlook) -> bytearray:
    """The row of a view."""
    table = view.table
    at = layout(table.seats)
    row = bytearray(len(at.names))
    place = seats_from(view.seat, table.seats)
    _boards(row, at, table, place)
    _market(row, at, table)
    for seat in range(table.seats):
        _seat(row, at, table, seat, place[seat])
    _secrets(row, at, view, place)
    for frame in table.frames:
        if isinstance(frame, Job):
            _job(row, at, frame, place)
    if table.frames and table.frames[-1].seat >= 0:
        _decision(row, at, table.frames[-1], place)
    return row


def _boards(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
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
        for kind in range(ALL_FIELDS):
            there = table.spots[board * BOARD + kind]
            if there:
                _keyples(row, at.fields + (board * ALL_FIELDS + kind) * TWO, there)


def _keyples(row: bytearray, first: int, there: int) -> None:
    while there:
        row[first + (there & 7) - 1] = 1
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
    put_counts(row, at.team + there * ALL_COLOURS, table.team[seat * ALL_COLOURS : (seat + 1) * ALL_COLOURS])
    put_counts(row, at.resting + there * ALL_COLOURS, table.resting[seat * ALL_COLOURS : (seat + 1) * ALL_COLOURS])
    put_counts(row, at.tops + there * ALL_PLOTS, table.tops[seat * ALL_PLOTS : (seat + 1) * ALL_PLOTS])
    put_counts(row, at.under + there * ALL_PLOTS, table.under[seat * ALL_PLOTS : (seat + 1) * ALL_PLOTS])
    goods = table.goods[seat * ALL_RESOURCES : (seat + 1) * ALL_RESOURCES]
    put_counts(row, at.goods + there * ALL_RESOURCES, goods)
    row[at.left + there] = table.left[seat]
    row[at.keypers + there] = (table.keypers >> seat) & 1
    put_bits(row, at.built + there * ALL_TILES, table.built[seat])
    put_bits(row, at.upgraded + there * ALL_TILES, table.upgraded[seat])
    put_bits(row, at.plans + there * ALL_TILES, table.plans[seat])
    put_bits(row, at.winter + there * WINTER_FAIRS, table.winter[seat])
    row[at.shipping + there] = min(table.shipping[seat], MOST)
    for plot in range(ALL_PLOTS):
        keyples = table.spots[PLOTS + seat * ALL_PLOTS + plot]
        if keyples:
            _keyples(row, at.plots + (there * ALL_PLOTS + plot) * TWO, keyples)
    for season in range(ALL_SEASONS):
        put_bits(row, at.held + (there * ALL_SEASONS + season) * HELD, table.held[seat * ALL_SEASONS + season])
    for season in range(DEALT):
        fair = table.shown[seat * DEALT + season]
        if fair != NOBODY:
            row[at.shown + (there * DEALT + season) * PRIVATE_FAIRS + fair] = 1


def _secrets(row: bytearray, at: Layout, view: Outlook, place: list[int]) -> None:
    for seat in range(len(place)):
        row[at.folded + place[seat]] = 0 if view.folds[seat] == NOBODY else 1
    own = view.seat
    if own is None:
        return
    if view.folds[own] >= 0:
        row[at.folds + view.folds[own]] = 1
    for season in range(DEALT):
        fair = view.private[own * DEALT + season]
        if fair not in (NOBODY, UNKNOWN):
            row[at.private + season * PRIVATE_FAIRS + fair] = 1


def _job(row: bytearray, at: Layout, job: Job, place: list[int]) -> None:
    """Who works where, and how many actions they have left."""
    row[at.worker + place[job.active]] = 1
    if job.joiner != NOBODY:
        row[at.joiner + place[job.joiner]] = 1
    _spot(row, at, job.spot, place)
    row[at.job] = job.left
    row[at.job + 1] = job.joiner_left
    row[at.job + 2] = 1 if job.played else 0
    row[at.job + 3] = job.up
    row[at.job + 4] = job.dealt
    row[at.job + 5] = job.joiner_dealt


def _spot(row: bytearray, at: Layout, spot: int, place: list[int]) -> None:
    if spot < PLOTS:
        row[at.spot + spot // BOARD * ALL_FIELDS + spot % BOARD] = 1
        return
    seat, plot = (spot - PLOTS) // ALL_PLOTS, (spot - PLOTS) % ALL_PLOTS
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
        row[at.numbers] = frame.terms + 1
    elif isinstance(frame, Site):
        row[at.about + frame.tile] = 1
        row[at.numbers] = frame.terms + 1
    elif isinstance(frame, BuildHere):
        row[at.numbers + 1] = frame.plot + 1
    elif isinstance(frame, Plot):
        row[at.numbers + 1] = frame.plot + 1
        row[at.numbers + 6] = 1 if frame.played else 0
    elif isinstance(frame, Trade):
        row[at.numbers + 2] = frame.recipe + 1
        row[at.numbers + 4] = 1 if frame.extra else 0
    elif isinstance(frame, Receive):
        row[at.numbers + 2] = frame.recipe + 1
        if frame.given >= 0:
            row[at.resource + frame.given] = 1
    elif isinstance(frame, Pay):
        row[at.numbers + 3] = frame.price + 1
    elif isinstance(frame, Deal):
        row[at.deal + frame.boat] = 1
        row[at.numbers + 5] = frame.dealt
    elif isinstance(frame, Spare):
        row[at.numbers + 7] = frame.floor + 1
