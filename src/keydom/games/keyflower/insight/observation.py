"""Keyflower as a row of numbers: what each entry says, and the row of a view."""

from __future__ import annotations

from typing import Any, Final

from keydom.core.game import Frame
from keydom.core.observation import Legend, Observer, Sections, frame_names, kinds, put_bits, put_counts
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_COSTS,
    ALL_FREIGHT,
    ALL_GOODS,
    ALL_SKILLS,
    ALL_TILES,
    BOATS,
    COLOURS,
    CONTRACTS,
    COSTS,
    FIRST_BOAT,
    FIRST_ORDER,
    GOODS,
    SEASONS,
    SKILLS,
    TILES,
    WINTER_TILES,
    by_colour,
    by_freight,
    by_skill,
)
from keydom.games.keyflower.merchants.boats import Replace
from keydom.games.keyflower.merchants.contracts import Choose, TakeContract
from keydom.games.keyflower.rules.building import Place, Site
from keydom.games.keyflower.rules.costs import PayGood
from keydom.games.keyflower.rules.gains import Stow, TakeOne
from keydom.games.keyflower.rules.harbour import Board, Boarding
from keydom.games.keyflower.rules.haul import Haul, Resume
from keydom.games.keyflower.rules.mixing import Mix
from keydom.games.keyflower.rules.muster import Colour, Muster
from keydom.games.keyflower.rules.payment import Pay
from keydom.games.keyflower.rules.purpose import ForTile
from keydom.games.keyflower.rules.turns import EndOfTurn, Turn
from keydom.games.keyflower.rules.use import Copy, Give
from keydom.games.keyflower.rules.winter import Submit
from keydom.games.keyflower.state import GONE, NONE, ON_SALE, UNSEEN, Table
from keydom.games.keyflower.view import Outlook

DECISIONS: Final = (
    *(Turn, Colour, Muster, Mix, Pay, PayGood, TakeOne, Stow, Haul, Copy, Place, Site),
    *(Board, Submit, Replace, TakeContract, EndOfTurn),
)
KINDS: Final = kinds(DECISIONS)
FREIGHT: Final = ("gold", "cabins", "contracts")
ELSEWHERE: Final = 2  # where a tile is besides with a seat: on sale, or gone


class Layout(Sections):
    """Where each section of the row begins, for so many seats."""

    __slots__ = (
        *("asked", "barren", "bids", "boarding", "boats", "cargo", "colour", "contracts", "cost", "crates", "decision"),
        *("discarded", "docked", "extended", "freight", "goods", "hand", "hues", "known", "known_contracts"),
        *("known_skills", "last", "left", "merchants", "mover", "offered", "on", "owner", "paid"),
        *(
            "passes",
            "pending",
            "pick",
            "picks",
            "promos",
            "q",
            "r",
            "season",
            "skills",
            "start",
            "supply",
            "tints",
        ),
        *("turns", "up", "veiled", "workers"),
    )

    def enter(self, legend: Legend, seats: list[str]) -> None:
        self._round(legend, seats)
        self._tiles(legend, seats)
        self._pieces(legend, seats)

    def _round(self, legend: Legend, seats: list[str]) -> None:
        self.merchants = legend.add(["merchants"], ["none", "mixed", "full"])
        self.promos = legend.add(["promos", "short"])
        self.season = legend.add(["season"], SEASONS)
        self.passes = legend.add(["passes"])
        self.start = legend.add(["start"], seats)
        self.mover = legend.add(["to-move"], seats)
        self.boarding = legend.add(["to-board"], seats)  # 1 for the next who takes a boat, 2 for the one after that
        self.decision = legend.add(["decision"], frame_names(DECISIONS))
        self.asked = legend.add(["about"], TILES)
        self.pending = legend.add(["after-that"], TILES)  # a tile that gives something once it is paid for
        self.colour = legend.add(["about"], [*COLOURS, "a-bid"])
        self.cost = legend.add(["about"], ["cost"], COSTS)
        self.left = legend.add(["about"], ["steps", "icons", "units", "contracts", *GOODS])
        self.picks = legend.add(["moving"], [*TILES[FIRST_ORDER:], *COLOURS])

    def _tiles(self, legend: Legend, seats: list[str]) -> None:
        self.owner = legend.add(["tile"], TILES, [*seats, "on-sale", "gone"])
        self.q = legend.add(["q"], TILES)  # its cell in a village, the home being 32, 32
        self.r = legend.add(["r"], TILES)
        self.turns = legend.add(["turned"], TILES)
        self.up = legend.add(["upgraded"], TILES)
        self.goods = legend.add(["on"], TILES, GOODS)
        self.on = legend.add(["on"], TILES, COLOURS)
        self.hues = legend.add(["must-be"], TILES, COLOURS)
        self.last = legend.add(["last-used-by"], TILES)
        self.extended = legend.add(["extension"], TILES)
        self.bids = legend.add(["bid"], TILES[FIRST_ORDER:], seats)
        self.tints = legend.add(["bid-in"], TILES[FIRST_ORDER:], seats)  # blue 1, red 2, yellow 3, green 4

    def _pieces(self, legend: Legend, seats: list[str]) -> None:
        self.docked = legend.add(["docked"], BOATS)
        self.boats = legend.add(["in-play"], BOATS)
        self.cargo = legend.add(["aboard"], BOATS, COLOURS)
        self.crates = legend.add(["aboard"], BOATS, SKILLS)
        self.freight = legend.add(["aboard"], BOATS, FREIGHT)
        self.supply = legend.add(["supply"], [*GOODS, "green", "bag", "skills", "cabins", "contracts"])
        self.barren = legend.add(["none-left"], [*COLOURS, *SKILLS])  # in the bag and the pile, as somebody found
        self.paid = legend.add(["paid"], [*COLOURS, *SKILLS])
        self.known = legend.add(["known"], seats, COLOURS)
        self.known_skills = legend.add(["known"], seats, SKILLS)
        self.veiled = legend.add(
            ["veiled"], seats, ["workers", "skills", "winter-tiles", "contracts", "cabins", "berth"]
        )
        self.workers = legend.add(["mine"], COLOURS)
        self.skills = legend.add(["mine"], SKILLS)
        self.hand = legend.add(["mine"], WINTER_TILES)
        self.pick = legend.add(["brought"], WINTER_TILES)
        self.contracts = legend.add(["mine"], CONTRACTS)
        self.offered = legend.add(["offered"], CONTRACTS)
        self.discarded = legend.add(["discarded"], CONTRACTS)
        self.known_contracts = legend.add(["known"], seats, CONTRACTS)


def _fill(row: bytearray, at: Layout, view: Outlook, place: list[int]) -> None:
    table = view.table
    _round(row, at, table, place)
    _tiles(row, at, table, place)
    _bids(row, at, table, place)
    _boats(row, at, table)
    _seats(row, at, view, place)
    for frame in table.frames[:-1]:
        _below(row, at, frame, place)
    if table.frames:
        _decision(row, at, table, table.frames[-1], place)


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
    owner, spots, hues, extended = table.owner, table.spots, table.hues, table.extended
    seats = len(place)
    for tile in range(ALL_TILES):
        whose = owner[tile]
        if whose == UNSEEN:
            continue
        where = seats if whose == ON_SALE else seats + 1 if whose == GONE else place[whose]
        row[at.owner + tile * (seats + ELSEWHERE) + where] = 1
        if whose >= 0:
            row[at.q + tile] = spots[tile] >> 6
            row[at.r + tile] = spots[tile] & 63
        if hues[tile] != NONE:
            row[at.hues + tile * ALL_COLOURS + hues[tile]] = 1
        if extended[tile] != NONE:
            row[at.extended + tile] = extended[tile] + 1
    put_counts(row, at.turns, table.turns)
    put_counts(row, at.up, table.up)
    put_counts(row, at.last, table.last)
    row[at.goods : at.goods + ALL_TILES * ALL_GOODS] = table.goods
    row[at.on : at.on + ALL_TILES * ALL_COLOURS] = table.on


def _bids(row: bytearray, at: Layout, table: Table, place: list[int]) -> None:
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


def _boats(row: bytearray, at: Layout, table: Table) -> None:
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
        first = at.veiled + there * 6
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
