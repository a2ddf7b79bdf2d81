"""A position of Keyper: all that lies open on the table, and the few things that are hidden.

A spot (a field, or a plot of a player board) holds up to two keyples, packed into one number: seven bits each, the
first comer below. A keyple is its colour plus 1, the colour it works as plus 1 (for white: see R-KR-06), and a bit
for lying down. Spots of board b are numbered from 52 * b by the kind of field, and 26 behind those a second field of
each kind; plots come behind those of all boards.

What changes rarely (boards, tiles, fairs) is replaced and never changed in place, so copies share it.

Lists over seats are flat. Where something lies in them is told by the methods and functions of this page; only what is
asked in the innermost loops (what can be placed, paid, traded or laid down, and what bots weigh) reckons it by itself,
for a call costs more there than the sum.
"""

from __future__ import annotations

from typing import ClassVar, Final

from keydom.core.state import State, copied
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_DISPLAYS,
    ALL_FIELDS,
    ALL_RESOURCES,
    ALL_SEASONS,
    FAIR_SEASONS,
    FARM_PLOTS,
    GOODS,
    HOME_TILES,
    NO_COLOUR,
    VILLAGE_PLOTS,
    WHITE,
    Box,
)

NOBODY: Final = -1

BOARD_SPOTS: Final = 52  # spots from one country board to the next
FIRST_PLOT: Final = 208  # the first spot that is a plot
ALL_PLOTS: Final = FARM_PLOTS + VILLAGE_PLOTS  # of one player: the farm, then the village row by row

LYING: Final = 64
KEYPLE_BITS: Final = 7  # bits of one keyple
KEYPLE_MASK: Final = 127


class KeyperTable(State):
    """Everything that everybody can see, or could remember having seen."""

    json_kind: ClassVar[str] = "Table"

    def lay_out(self, other: KeyperTable) -> None:
        """Take over all that lies open on another table: the list of its fields. Copies share what is not sliced."""
        self.frames = other.frames[:]

        # Set for the whole game.
        self.box: Box = other.box
        self.seats: int = other.seats
        self.cap: int = other.cap  # the largest team
        self.short: bool = other.short  # winter follows spring

        # The season.
        self.season: int = other.season
        self.start: int = other.start  # the start player, or NOBODY before one is drawn
        self.last: int = other.last  # who played the last piece of the season, or NOBODY
        self.displays: list[int] = other.displays  # what each board shows: the season's set of displays * 4 + which
        self.claimed: list[int] = other.claimed  # by whom each board is claimed, or NOBODY
        self.boats: int = other.boats  # a bit a boat that can still be placed
        self.moored: list[int] = other.moored  # the boat on each board's river, or NOBODY

        # Keyples and keypers.
        self.spots: list[int] = other.spots[:]
        self.team: list[int] = other.team[:]  # in the keyps: seat * 7 + colour
        self.resting: list[int] = other.resting  # on the keyp tiles: seat * 7 + colour
        self.reserve: list[int] = other.reserve  # of each colour, in nobody's team
        self.left: list[int] = other.left[:]  # pieces in each keyp, the keyper included
        self.keypers: int = other.keypers  # a bit a seat that still has its keyper

        # Building tiles: a tile plus 1, or 0, at seat * 20 + plot; and sets of tiles, a bit each.
        self.tops: list[int] = other.tops
        self.under: list[int] = other.under  # what a tile was built over
        self.built: list[int] = other.built  # the tiles of each seat that can be seen
        self.upgraded: list[int] = other.upgraded
        self.plans: list[int] = other.plans  # the tiles of each seat that are not built

        # The market and the bag: a bit for each country tile, and behind them for each winter fair.
        self.market: int = other.market
        self.bag: int = other.bag
        self.discards: int = other.discards
        self.aside: int = other.aside  # not in the bag yet

        # Fairs.
        self.winter: list[int] = other.winter  # winter fairs of each seat that are not held: a bit each
        # seat * 4 + season: winter fairs held, then (8 bits on) with gems, then the private fair (bit 16).
        self.held: list[int] = other.held
        self.shown: list[int] = other.shown  # seat * 3 + season: the private fair that was held there, or NOBODY

        # Resources.
        self.goods: list[int] = other.goods[:]  # seat * 19 + resource
        self.supply: list[int] = other.supply[:]
        self.shipping: list[int] = other.shipping[:]

    __slots__ = copied(lay_out)

    # Reading the table.

    def next_to(self, seat: int, steps: int = 1) -> int:
        """The seat that many places clockwise."""
        return (seat + steps) % self.seats

    def has(self, seat: int, resource: int) -> int:
        return self.goods[seat * ALL_RESOURCES + resource]

    def goods_of(self, seat: int) -> list[int]:
        """What a seat has of each resource."""
        return self.goods[seat * ALL_RESOURCES : (seat + 1) * ALL_RESOURCES]

    def in_keyp(self, seat: int, colour: int) -> int:
        """The keyples of a colour in a keyp."""
        return self.team[seat * ALL_COLOURS + colour]

    def keyp(self, seat: int) -> list[int]:
        """The keyples of each colour in a keyp."""
        return self.team[seat * ALL_COLOURS : (seat + 1) * ALL_COLOURS]

    def keyp_tile(self, seat: int) -> list[int]:
        """The keyples of each colour that rest on a keyp tile."""
        return self.resting[seat * ALL_COLOURS : (seat + 1) * ALL_COLOURS]

    def purse(self, seat: int) -> int:
        """What a seat can pay with: three bits for each of raw, finished and wheat, as many as any price can take."""
        place = seat * ALL_RESOURCES
        most = self.box.dearest
        key = 0
        for resource in range(GOODS):
            count = self.goods[place + resource]
            key |= (count if count < most else most) << (3 * resource)
        return key

    def fields_on(self, board: int) -> list[int]:
        """The places of the fields on a board, the river's first."""
        return self.box.displays[self.displays[board]]

    def skill_at(self, spot: int, colour: int) -> int:
        """The colour as which a keyple works on an empty field: white takes that of the border."""
        border = self.box.border[kind_at(spot)]
        return border if colour == WHITE and border != NO_COLOUR else colour

    def has_field(self, spot: int) -> bool:
        """Whether a spot is a field that some board shows now."""
        return spot // BOARD_SPOTS < self.seats and spot % BOARD_SPOTS in self.fields_on(spot // BOARD_SPOTS)

    def board_of(self, seat: int) -> int:
        """The board that a seat has claimed, or NOBODY."""
        for board in range(self.seats):
            if self.claimed[board] == seat:
                return board
        return NOBODY

    def shows(self, seat: int, tile: int) -> bool:
        """Whether a seat has this tile built and not built over."""
        return (self.built[seat] >> tile) & 1 == 1

    def is_upgraded(self, seat: int, tile: int) -> bool:
        return (self.upgraded[seat] >> tile) & 1 == 1

    def tile_on(self, seat: int, plot: int) -> int:
        """The tile that can be seen on a plot, or -1 on an empty one."""
        return self.tops[seat * ALL_PLOTS + plot] - 1

    def tile_under(self, seat: int, plot: int) -> int:
        """The tile that another was built over on a plot, or -1."""
        return self.under[seat * ALL_PLOTS + plot] - 1

    def is_full(self, seat: int, plot: int) -> bool:
        """Whether a plot holds two tiles, so that it takes no other."""
        return self.tile_under(seat, plot) >= 0

    def covered(self, seat: int) -> list[int]:
        """The tiles of a seat that others were built over."""
        return [tile - 1 for tile in self.under[seat * ALL_PLOTS : (seat + 1) * ALL_PLOTS] if tile]

    def held_in(self, seat: int, season: int) -> int:
        """The fairs that a seat held in a season, a bit each."""
        return self.held[held_place(seat, season)]

    def plot_of(self, seat: int, tile: int) -> int:
        """Where a tile that can be seen is built."""
        place = seat * ALL_PLOTS
        plot = 0
        while self.tops[place + plot] != tile + 1:
            plot += 1
        return plot

    # Moving things; whoever calls these has checked that it can be done.

    def gain(self, seat: int, resource: int) -> None:
        """From the supply to a seat."""
        self.supply[resource] -= 1
        self.goods[seat * ALL_RESOURCES + resource] += 1

    def spend(self, seat: int, resource: int) -> None:
        """From a seat to the supply."""
        self.goods[seat * ALL_RESOURCES + resource] -= 1
        self.supply[resource] += 1

    def leave_keyp(self, seat: int, colour: int) -> None:
        self.team[seat * ALL_COLOURS + colour] -= 1
        self.left[seat] -= 1

    def stand(self, spot: int, colour: int, works_as: int) -> None:
        """Put a keyple onto a spot, behind the one that may be there."""
        keyple = colour + 1 + ((works_as + 1) << 3)
        there = self.spots[spot]
        self.spots[spot] = keyple if there == 0 else there | (keyple << KEYPLE_BITS)

    def lay_down(self, spot: int, count: int) -> None:
        """Lay down so many of the keyples that stand on a spot, the first comer first."""
        there = self.spots[spot]
        if there & LYING == 0:
            there |= LYING
            count -= 1
        if count and there >> KEYPLE_BITS:
            there |= LYING << KEYPLE_BITS
        self.spots[spot] = there


class KeyperState(KeyperTable):
    """The whole truth: the table, the private fairs, and the displays chosen but not yet shown."""

    json_kind: ClassVar[str] = "Keydom"

    def take_secrets(self, other: KeyperState) -> None:
        """Take over what is hidden in another position."""
        self.private: list[int] = other.private  # seat * 3 + season: one of six fairs, or NOBODY before it is dealt
        self.folds: list[int] = other.folds  # by seat: which of the four displays, or NOBODY

    __slots__ = copied(take_secrets)

    def copy(self) -> KeyperState:
        twin = KeyperState()
        twin.lay_out(self)
        twin.take_secrets(self)
        return twin


def changed(values: list[int], place: int, value: int) -> list[int]:
    """A list with one value changed: what copies share is replaced by such a one."""
    twin = values[:]
    twin[place] = value
    return twin


def bits(mask: int) -> list[int]:
    """What is in a set of small numbers, a bit each."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def spot_of(seat: int, number: int) -> int:
    """The spot that an action of a seat names: plots are named without their owner."""
    return number if number < FIRST_PLOT else number + seat * ALL_PLOTS


def field_spot(board: int, place: int) -> int:
    """The spot of a field."""
    return board * BOARD_SPOTS + place


def plot_spot(seat: int, plot: int) -> int:
    """The spot of a plot."""
    return FIRST_PLOT + seat * ALL_PLOTS + plot


def board_at(spot: int) -> int:
    """The board that a field is on."""
    return spot // BOARD_SPOTS


def kind_at(spot: int) -> int:
    """The kind of a field."""
    return spot % ALL_FIELDS


def is_second(spot: int) -> bool:
    """Whether a field is the second of its kind on its board."""
    return spot % BOARD_SPOTS >= ALL_FIELDS


def plot_at(spot: int) -> int:
    """Which of its owner's plots a spot is."""
    return (spot - FIRST_PLOT) % ALL_PLOTS


def owner_at(spot: int) -> int:
    """The seat whose plot a spot is."""
    return (spot - FIRST_PLOT) // ALL_PLOTS


def fair_place(seat: int, season: int) -> int:
    """Where the private fair of a seat for a season stands in the lists of them."""
    return seat * FAIR_SEASONS + season


def held_place(seat: int, season: int) -> int:
    """Where the fairs that a seat held in a season stand in the list of them."""
    return seat * ALL_SEASONS + season


def colour_of(there: int) -> int:
    """The colour of the first keyple of an occupied spot."""
    return (there & 7) - 1


def works_as(there: int) -> int:
    """The colour as which the first keyple of an occupied spot works."""
    return ((there >> 3) & 7) - 1


def standing(there: int) -> int:
    """How many keyples stand on a spot."""
    if there == 0:
        return 0
    count = 1 if there & LYING == 0 else 0
    if there >> KEYPLE_BITS and (there >> KEYPLE_BITS) & LYING == 0:
        count += 1
    return count


def set_of(season: int) -> int:
    """The first display of a season's set: autumn and winter share one."""
    return (season if season < 2 else 2) * ALL_DISPLAYS


def market_place(tile: int) -> int:
    """The place of a country tile on the market."""
    return tile - HOME_TILES
