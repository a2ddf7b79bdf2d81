"""The open part of a position: what everybody can see, or could remember having seen."""

from __future__ import annotations

from typing import Any, Final

from keydom.core.state import State, copied
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_EXTENSIONS,
    ALL_GOODS,
    ALL_SKILLS,
    BOAT_1A,
    FIRST_ORDER,
    SPRING,
    WINTER,
    Box,
)
from keydom.games.keyflower.state.hooks import ExpansionHooks

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


class KeyflowerTable(State):
    """Everything that everybody can see, or could remember having seen. A list that is to change is replaced."""

    def lay_out(self, other: KeyflowerTable) -> None:
        """Take over all that lies open on another table: the list of its fields. Copies share what is not sliced."""
        self.frames = other.frames[:]

        # Set for the whole game.
        self.box: Box = other.box
        self.hooks: ExpansionHooks = other.hooks
        self.seats: int = other.seats
        self.merchants: int = other.merchants  # 0: without; 1: all boxes mixed; 2: the Merchants' variant
        self.promos: bool = other.promos
        self.open_screens: bool = other.open_screens
        self.novices: int = other.novices  # a bit a seat that began with a green worker more
        self.short: bool = other.short  # winter follows spring

        # The season.
        self.season: int = other.season
        self.start: int = other.start  # the start player: who has the purple piece
        self.passes: int = other.passes  # in succession
        self.homes: list[int] = other.homes  # the home tile of each seat
        self.boats: list[int] = other.boats  # the boats in play, in the order of their numbers
        self.docked: int = other.docked  # a bit for each of them that nobody has taken this season
        self.cargo: list[int] = other.cargo  # workers on each boat: place * 4 + colour
        self.crates: list[int] = other.crates  # skills on each boat: place * 3 + skill
        self.freight: list[int] = other.freight  # what only boats II carry: place * 3 + gold, cabin, contract
        self.shipped: list[int] = other.shipped  # of each boat: how many of its contracts are SHIPPED
        self.boarding_rank: list[int] = other.boarding_rank  # of each seat: how many took a boat before it in winter

        # Hexagons, by tile.
        self.owner: list[int] = other.owner  # a seat, UNSEEN, ON_SALE or GONE
        self.spots: list[int] = other.spots  # its cell in the owner's village, or 0
        self.turns: list[int] = other.turns  # how many steps it is turned clockwise
        self.up: list[int] = other.up  # 1 when it lies on its upgraded side
        self.extended: list[int] = other.extended  # the extension on it, or NONE
        self.maps: list[dict[int, int]] = other.maps  # of each seat: cell -> tile
        # Free cell beside the village -> what a tile there may not show, as in `Box.outlines`.
        self.free_cells: list[dict[int, int]] = other.free_cells
        self.workplaces: list[list[int]] = other.workplaces  # of each seat: tiles that show an action

        # What lies on hexagons, by tile.
        self.goods: bytes = other.goods  # tile * 4 + good
        self.on: bytes = other.on  # workers: tile * 4 + colour
        self.last_use: list[int] = other.last_use  # how many workers the last use of this season took
        self.tile_colours: list[int] = other.tile_colours  # the colour that workers here must have, or NONE

        # The auction.
        self.on_sale: list[int] = other.on_sale  # tiles that can be bid for
        self.bids: list[int] = other.bids  # workers: lot * seats + seat
        self.bid_colours: list[int] = other.bid_colours  # their colour

        # Supplies.
        self.supply: list[int] = other.supply  # of goods
        self.greens: int = other.greens  # green workers that nobody has had yet
        self.bag_size: int = other.bag_size
        self.pile_size: int = other.pile_size  # skill tiles
        # Workers, then skills, paid for an exchange that is going on: they are mixed in after its draw.
        self.paid: list[int] = other.paid
        self.cabins_left: int = other.cabins_left

        # Behind the screens, as far as it was seen.
        self.known_workers: list[int] = other.known_workers  # workers: seat * 4 + colour
        self.hidden_workers: list[int] = other.hidden_workers  # how many more
        self.known_skills: list[int] = other.known_skills  # seat * 3 + skill
        self.hidden_skills: list[int] = other.hidden_skills
        self.cabins: list[int] = other.cabins

        # Contracts.
        self.offered: list[int] = other.offered  # the three that lie face up
        self.piled: int = other.piled  # how many lie face down
        self.discarded: int = other.discarded  # a bit for each that lies face up on the discard pile
        self.known_contracts: list[int] = other.known_contracts  # of each seat, a bit for each that was taken openly
        self.hidden_contracts: list[int] = other.hidden_contracts  # how many more
        self.none_left: int = other.none_left  # a bit for each thing that somebody found none of in the bag or the pile

    __slots__ = copied(lay_out)

    derived = ("maps", "free_cells", "workplaces")  # they follow from where the tiles lie, and which side up
    text_names = {
        "hooks": "seams",
        "shipped": "aged",
        "boarding_rank": "berths",
        "free_cells": "fronts",
        "last_use": "last",
        "tile_colours": "hues",
        "on_sale": "lots",
        "bid_colours": "tints",
        "known_workers": "known",
        "hidden_workers": "veiled",
        "hidden_skills": "veiled_skills",
        "hidden_contracts": "veiled_contracts",
        "none_left": "barren",
    }

    def data(self) -> dict[str, Any]:
        """Under the names that JSON has had since version 1.0."""
        return {**{self.text_names.get(name, name): part for name, part in super().data().items()}, "kind": "Table"}

    # Reading the table.

    def next_to(self, seat: int) -> int:
        """The seat on the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def clockwise(self, seat: int) -> list[int]:
        """All seats from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def next_season(self) -> int:
        """The season after this one: in the short game winter follows spring (R-KF-37)."""
        return WINTER if self.short and self.season == SPRING else self.season + 1

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

    def bid_size(self, lot: int, seat: int) -> int:
        """How many workers a seat has in its bid for a lot."""
        return self.bids[lot * self.seats + seat]

    def bid_colour(self, lot: int, seat: int) -> int:
        return self.bid_colours[lot * self.seats + seat]

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
        leader = self.lead(lot)
        return self.bid_size(lot, leader) if leader != NOBODY else 0

    def lot(self, tile: int) -> int:
        """The place of a tile among those that can be bid for, or NOBODY."""
        lots = self.on_sale
        for place in range(len(lots)):
            if lots[place] == tile:
                return place
        return NOBODY

    def skills_of(self, seat: int) -> int:
        """How many skills a seat has: everybody can count them."""
        place = seat * ALL_SKILLS
        known = self.known_skills
        return known[place] + known[place + 1] + known[place + 2] + self.hidden_skills[seat]

    def workers_of(self, seat: int) -> int:
        """How many workers a seat has behind the screen: everybody can count them."""
        place = seat * ALL_COLOURS
        known = self.known_workers
        return known[place] + known[place + 1] + known[place + 2] + known[place + 3] + self.hidden_workers[seat]

    def contracts_of(self, seat: int) -> int:
        if self.merchants == 0:
            return 0
        return self.known_contracts[seat].bit_count() + self.hidden_contracts[seat]

    def extensions_left(self) -> list[int]:
        """The extensions that nobody has built."""
        return [extension for extension in range(ALL_EXTENSIONS) if extension not in self.extended]

    def order_tiles(self) -> list[int]:
        """The turn order tiles in play; the last one shows the purple piece."""
        return list(range(FIRST_ORDER, FIRST_ORDER + self.box.orders[self.seats]))


def is_boat(tile: int) -> bool:
    """Whether a tile of a season is a summer boat."""
    return BOAT_1A <= tile < BOAT_1A + 10
