"""The open part of a position: what everybody can see, or could remember having seen."""

from __future__ import annotations

from typing import Final

from keydom.core.game import State
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_GOODS,
    ALL_SKILLS,
    BOAT_1A,
    FIRST_ORDER,
    FIRST_WINTER,
    Box,
)
from keydom.games.keyflower.state.seams import Seams

NOBODY: Final = -1
NONE: Final = -1  # no colour, no extension, no contract

# Where a hexagon is, unless a player owns it.
UNSEEN: Final = -1
ON_SALE: Final = -2
GONE: Final = -3

# Where a contract is, unless a player holds it.
PILED: Final = -1
SHOWN: Final = -2
DISCARDED: Final = -3
SHIPPED: Final = -4  # on a boat since before the discarded ones were shuffled


class Table(State):
    """Everything that everybody can see, or could remember having seen. A list that is to change is replaced."""

    # Set for the whole game.
    box: Box
    seams: Seams
    seats: int
    merchants: int  # 0: without; 1: all boxes mixed; 2: the Merchants' variant
    promos: bool
    open_screens: bool
    novices: int  # a bit a seat that began with a green worker more
    short: bool  # winter follows spring

    # The season.
    season: int
    start: int  # the start player: who has the purple piece
    passes: int  # in succession
    homes: list[int]  # the home tile of each seat
    boats: list[int]  # the boats in play, in the order of their numbers
    docked: int  # a bit for each of them that nobody has taken this season
    cargo: list[int]  # workers on each boat: place * 4 + colour
    crates: list[int]  # skills on each boat: place * 3 + skill
    freight: list[int]  # of each boat, what only boats II carry: place * 3 + gold, cabin, contract
    aged: list[int]  # of each boat, its contracts from before the discarded ones were shuffled
    berths: list[int]  # of each seat: how many took a boat before it at the end of winter

    # Hexagons, by tile.
    owner: list[int]  # a seat, UNSEEN, ON_SALE or GONE
    spots: list[int]  # its cell in the owner's village, or 0
    turns: list[int]  # how many steps it is turned clockwise
    up: list[int]  # 1 when it lies on its upgraded side
    extended: list[int]  # the extension on it, or NONE
    maps: list[dict[int, int]]  # of each seat: cell -> tile
    fronts: list[dict[int, int]]  # free cell beside the village -> what a tile there may not show, as in `Box.outlines`
    workplaces: list[list[int]]  # of each seat: the tiles in its village whose visible side has an action

    # What lies on hexagons, by tile.
    goods: bytes  # tile * 4 + good
    on: bytes  # workers: tile * 4 + colour
    last: list[int]  # how many workers the last use of this season took
    hues: list[int]  # the colour that workers here must have, or NONE

    # The auction.
    lots: list[int]  # tiles that can be bid for
    bids: list[int]  # workers: lot * seats + seat
    tints: list[int]  # their colour

    # Supplies.
    supply: list[int]  # of goods
    greens: int  # green workers that nobody has had yet
    bag_size: int
    pile_size: int  # skill tiles
    paid: list[int]  # workers, then skills, paid for an exchange that is going on: they are mixed in after its draw
    cabins_left: int

    # Behind the screens, as far as it was seen.
    known: list[int]  # workers: seat * 4 + colour
    veiled: list[int]  # how many more
    known_skills: list[int]  # seat * 3 + skill
    veiled_skills: list[int]
    cabins: list[int]

    # Contracts.
    offered: list[int]  # the three that lie face up
    piled: int  # how many lie face down
    discarded: int  # a bit for each that lies face up on the discard pile
    known_contracts: list[int]  # of each seat, a bit for each that was taken openly
    veiled_contracts: list[int]  # how many more
    barren: int  # a bit for each thing of which somebody found none in the bag or the pile of skills

    __slots__ = tuple(__annotations__)

    derived = ("maps", "fronts", "workplaces")  # they follow from where the tiles lie, and which side up

    def lay_out(self, other: Table) -> None:
        """Take over all that lies open on another table."""
        self.frames = other.frames[:]
        self.box = other.box
        self.seams = other.seams
        self.seats = other.seats
        self.merchants = other.merchants
        self.promos = other.promos
        self.open_screens = other.open_screens
        self.novices = other.novices
        self.short = other.short
        self.season = other.season
        self.start = other.start
        self.passes = other.passes
        self.homes = other.homes
        self.boats = other.boats
        self.docked = other.docked
        self.cargo = other.cargo
        self.crates = other.crates
        self.aged = other.aged
        self.berths = other.berths
        self.owner = other.owner
        self.spots = other.spots
        self.turns = other.turns
        self.up = other.up
        self.extended = other.extended
        self.maps = other.maps
        self.fronts = other.fronts
        self.workplaces = other.workplaces
        self.goods = other.goods
        self.on = other.on
        self.last = other.last
        self.hues = other.hues
        self.lots = other.lots
        self.bids = other.bids
        self.tints = other.tints
        self.supply = other.supply
        self.greens = other.greens
        self.bag_size = other.bag_size
        self.pile_size = other.pile_size
        self.paid = other.paid
        self.cabins_left = other.cabins_left
        self.known = other.known
        self.veiled = other.veiled
        self.known_skills = other.known_skills
        self.veiled_skills = other.veiled_skills
        self.offered = other.offered
        self.piled = other.piled
        self.discarded = other.discarded
        self.barren = other.barren
        self.freight = other.freight
        self.cabins = other.cabins
        self.known_contracts = other.known_contracts
        self.veiled_contracts = other.veiled_contracts

    # Reading the table.

    def next_to(self, seat: int) -> int:
        """The seat on the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def clockwise(self, seat: int) -> list[int]:
        """All seats from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def workers_on(self, tile: int) -> int:
        place = tile * ALL_COLOURS
        on = self.on
        return on[place] + on[place + 1] + on[place + 2] + on[place + 3]

    def goods_on(self, tile: int) -> int:
        place = tile * ALL_GOODS
        goods = self.goods
        return goods[place] + goods[place + 1] + goods[place + 2] + goods[place + 3]

    def side(self, tile: int) -> int:
        """Where the facts of a tile's visible side are in the tables of the box."""
        return tile * 2 + self.up[tile]

    def edge(self, tile: int, side: int) -> int:
        """What runs over this side of a placed tile: a road, a field or water."""
        return self.box.edges[(tile * 6 + self.turns[tile]) * 6 + side]

    def owned(self, seat: int) -> list[int]:
        """A seat's hexagons: the home, then the others by number."""
        owner = self.owner
        return [tile for tile in range(len(owner)) if owner[tile] == seat]

    def has(self, seat: int, tile: int) -> bool:
        return self.owner[tile] == seat

    def lead(self, lot: int) -> int:
        """Who has the highest bid for a lot, or NOBODY."""
        bids, first = self.bids, lot * self.seats
        best, leader = 0, NOBODY
        for seat in range(self.seats):
            if bids[first + seat] > best:
                best, leader = bids[first + seat], seat
        return leader

    def best(self, lot: int) -> int:
        """The highest bid for a lot."""
        bids, first = self.bids, lot * self.seats
        best = 0
        for seat in range(self.seats):
            best = max(best, bids[first + seat])
        return best

    def lot(self, tile: int) -> int:
        """The place of a tile among those that can be bid for, or NOBODY."""
        lots = self.lots
        for place in range(len(lots)):
            if lots[place] == tile:
                return place
        return NOBODY

    def skills_of(self, seat: int) -> int:
        """How many skills a seat has: everybody can count them."""
        place = seat * ALL_SKILLS
        known = self.known_skills
        return known[place] + known[place + 1] + known[place + 2] + self.veiled_skills[seat]

    def workers_of(self, seat: int) -> int:
        """How many workers a seat has behind the screen: everybody can count them."""
        place = seat * ALL_COLOURS
        known = self.known
        return known[place] + known[place + 1] + known[place + 2] + known[place + 3] + self.veiled[seat]

    def contracts_of(self, seat: int) -> int:
        if self.merchants == 0:
            return 0
        return self.known_contracts[seat].bit_count() + self.veiled_contracts[seat]

    def order_tiles(self) -> list[int]:
        """The turn order tiles in play; the last one shows the purple piece."""
        return list(range(FIRST_ORDER, FIRST_ORDER + self.box.orders[self.seats]))


def is_boat(tile: int) -> bool:
    """Whether a tile of a season is a summer boat."""
    return BOAT_1A <= tile < BOAT_1A + 10


def is_winter(tile: int) -> bool:
    return tile >= FIRST_WINTER
