"""Set-up: homes, boats, winter tiles and the first workers are drawn, and spring begins."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Listener, Options, People, Step, settle
from keydom.core.hexes import ORIGIN
from keydom.games.keyflower.actions import DEAL, HOME, MOOR, KeyflowerAction, winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_FREIGHT,
    ALL_GOODS,
    ALL_SKILLS,
    ALL_TILES,
    BOATS_OF_A_SET,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_WINTER,
    GREEN,
    HOMES,
    MERCHANTS,
    SPRING,
    START_WORKERS,
    TILES,
    Box,
)
from keydom.games.keyflower.rules.gains import Unseen, draw_workers, take_greens
from keydom.games.keyflower.rules.seasons import FULL, Season, in_box
from keydom.games.keyflower.state import GONE, NONE, ON_SALE, UNSEEN, ExpansionHooks, KeyflowerState

MERCHANTS_VALUES: tuple[str, ...] = ("none", "mixed", "full")
NOVICES: Final = People("novices")


def start(box: Box, hooks: ExpansionHooks, seats: int, options: Options) -> KeyflowerState:
    """The boxes unpacked, with nothing drawn yet."""
    state = KeyflowerState()
    state.frames = []
    state.box = box
    state.hooks = hooks
    state.seats = seats
    state.merchants = MERCHANTS_VALUES.index(options["merchants"])
    state.promos = options["promos"] == "all"
    state.open_screens = options["screens"] == "open"
    state.novices = sum([1 << seat for seat in NOVICES.people(options["novices"])])
    state.short = options["length"] == "short"
    state.season = SPRING
    state.start = 0
    state.passes = 0
    _unpack_hexagons(state)
    _unpack_pieces(state)
    state.frames.append(Season(SPRING))
    state.frames.append(Workers())
    state.frames.extend([DealWinter(seat, winter_hand(state)) for seat in reversed(range(seats))])
    if state.merchants == 1:
        state.frames.append(Moor())
    state.frames.append(Homes(0))
    hooks.set_up(state)
    settle(state, None)
    return state


def _unpack_hexagons(state: KeyflowerState) -> None:
    seats = state.seats
    state.homes = []
    state.boats = []
    if state.merchants != 1:
        first = FIRST_BOAT + (BOATS_OF_A_SET if state.merchants == FULL else 0)
        state.boats = [first + place for place in range(seats)]
    state.docked = 0
    state.cargo = [0] * (seats * ALL_COLOURS)
    state.crates = [0] * (seats * ALL_SKILLS)
    state.freight = [0] * (seats * ALL_FREIGHT)
    state.shipped = [0] * seats
    state.boarding_rank = [0] * seats
    state.owner = [UNSEEN] * ALL_TILES
    for tile in range(FIRST_ORDER, FIRST_SPRING):
        state.owner[tile] = ON_SALE if tile in state.order_tiles() else GONE
    for boat in state.boats:
        state.owner[boat] = ON_SALE
    state.spots = [0] * ALL_TILES
    state.turns = [0] * ALL_TILES
    state.up = [0] * ALL_TILES
    state.extended = [NONE] * ALL_TILES
    state.maps = [{} for _ in range(seats)]
    state.free_cells = [{} for _ in range(seats)]
    state.workplaces = [[] for _ in range(seats)]
    state.goods = bytes(ALL_TILES * ALL_GOODS)
    state.on = bytes(ALL_TILES * ALL_COLOURS)
    state.last_use = [0] * ALL_TILES
    state.tile_colours = [NONE] * ALL_TILES
    state.on_sale = []
    state.bids = []
    state.bid_colours = []


def _unpack_pieces(state: KeyflowerState) -> None:
    box, seats = state.box, state.seats
    state.supply = box.goods[:]
    state.greens = box.workers[GREEN]
    state.bag = [*box.workers[:GREEN], 0]
    state.bag_size = sum(state.bag)
    state.pile = box.skills[:]
    state.pile_size = sum(state.pile)
    state.paid = [0] * (ALL_COLOURS + ALL_SKILLS)
    state.known_workers = [0] * (seats * ALL_COLOURS)
    state.hidden_workers = [0] * seats
    state.screens = [0] * (seats * ALL_COLOURS)
    state.known_skills = [0] * (seats * ALL_SKILLS)
    state.hidden_skills = [0] * seats
    state.skills = [0] * (seats * ALL_SKILLS)
    state.hands = [0] * seats
    state.picks = [0] * seats
    state.cabins = [0] * seats
    state.cabins_left = 0
    state.offered = []
    state.piled = 0
    state.discarded = 0
    state.known_contracts = [0] * seats
    state.hidden_contracts = [0] * seats
    state.contracts = []
    state.none_left = 0


class Homes(Chance[KeyflowerState, KeyflowerAction]):
    """A home for each seat, any of the six (R-KF-03); the lowest number has the purple piece."""

    def __init__(self, taker: int) -> None:
        super().__init__()
        self.taker = taker

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [HOME.of(home) for home in range(len(HOMES)) if state.owner[home] == UNSEEN]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.homes = [*state.homes, action.tile]
        state.give_tile(action.tile, self.taker)
        state.lay_tile(self.taker, action.tile, ORIGIN, 0)
        if tell is not None:
            tell(Event("got-home", {"seat": f"seat:{self.taker}", "tile": f"tile:{TILES[action.tile]}"}))
        if self.taker + 1 < state.seats:
            state.frames.append(Homes(self.taker + 1))
            return
        state.start = state.homes.index(min(state.homes))
        if tell is not None:
            tell(Event("took-start", {"seat": f"seat:{state.start}"}))


class Moor(Chance[KeyflowerState, KeyflowerAction]):
    """Which of the two boats of a name is in play, for each name that the number of players asks for."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        boat = FIRST_BOAT + len(state.boats)
        return [MOOR.of(boat), MOOR.of(boat + BOATS_OF_A_SET)]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.boats = [*state.boats, action.tile]
        state.give_tile(action.tile, ON_SALE)
        if tell is not None:
            tell(Event("moored", {"tile": f"tile:{TILES[action.tile]}"}))
        if len(state.boats) < state.seats:
            state.frames.append(Moor())


def winter_hand(state: KeyflowerState) -> int:
    """How many winter tiles each player is dealt."""
    return state.box.winter[min(state.merchants, 1)][state.seats]


def winter_tiles(state: KeyflowerState) -> list[int]:
    """The winter tiles of the boxes in play."""
    return [tile for tile in range(FIRST_WINTER, ALL_TILES) if in_box(state, state.box.origin[tile])]


class DealWinter(Unseen):
    """A winter tile for a seat, seen by nobody else. In the Merchants' variant its three are among those dealt."""

    def rest(self, state: KeyflowerState) -> list[int]:
        dealt = 0
        for hand in state.hands:
            dealt |= hand
        return [tile for tile in winter_tiles(state) if not dealt & winter_bit(tile)]

    def weights(self, state: KeyflowerState) -> list[int]:
        """How many ways there are for each of the tiles that are left."""
        rest = self.rest(state)
        own = [tile for tile in rest if state.box.origin[tile] == MERCHANTS]
        if state.merchants != FULL:
            return [1] * len(rest)
        to_deal = self.left + winter_hand(state) * (state.seats - 1 - self.drawer)
        others = len(rest) - len(own)
        return [max(1, others) if tile in own else to_deal - len(own) for tile in rest]

    def offer(self, state: KeyflowerState) -> list[Action]:
        rest, weights = self.rest(state), self.weights(state)
        return [DEAL.of(tile) for tile, weight in zip(rest, weights, strict=True) if weight]

    def odds(self, state: KeyflowerState) -> list[int]:
        return [weight for weight in self.weights(state) if weight]

    def deal(self, state: KeyflowerState, luck: float) -> Action:
        if state.merchants == FULL:
            return super().deal(state, luck)
        rest = self.rest(state)
        return DEAL.of(rest[int(luck * float(len(rest)))])

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.hands = state.hands[:]
        state.hands[self.drawer] |= winter_bit(action.tile)
        if tell is not None:
            tell(Event("saw-winter-tile", {"tile": f"tile:{TILES[action.tile]}"}, (self.drawer,)))
        if self.left > 1:
            state.frames.append(DealWinter(self.drawer, self.left - 1))


class Workers(Step[KeyflowerState]):
    """Eight workers from the bag for each, and a green one for the less experienced (variant C)."""

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        for seat in range(state.seats):
            draw_workers(state, seat, START_WORKERS, tell)
        for seat in range(state.seats):
            if (state.novices >> seat) & 1:  # R-KF-35
                if tell is not None:
                    tell(Event("novice", {"seat": f"seat:{seat}"}))
                take_greens(state, seat, 1, tell)
