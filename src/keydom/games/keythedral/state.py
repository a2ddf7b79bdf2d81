"""A position of Keythedral: all that lies open on the table, and the law cards in hand.

The board (fields, cottages, fences) is replaced and never changed in place, so copies share it.
"""

from __future__ import annotations

from typing import Final

from keydom.core.errors import BadPosition
from keydom.core.game import State
from keydom.games.keythedral.components import ALL_CUBES, BESIDE, CORNERS, NUMBERS, RESOURCES, SIDES, Box, edge

NOBODY: Final = -1

# Where a building tile is, unless a player has it.
UNSEEN: Final = -1
FACE_UP: Final = -2
REMOVED: Final = -3


class Table(State):
    """Everything that everybody can see, or could remember having seen."""

    # Set for the whole game.
    box: Box
    seats: int
    open_laws: bool
    open_design: bool
    stages: int  # that the keythedral has
    at_once: bool  # whether laws about other players are played as soon as they can be

    # The board.
    cells: list[int]  # of each field, in the order laid
    kinds: list[int]  # the kind of each field
    at: dict[int, int]  # cell -> field
    around: set[int]  # squares that touch a field
    beside: set[int]  # cells next to a field where none lies
    squares: list[int]  # the cell of each cottage (seat * 5 + number - 1); 0: not placed
    near: list[int]  # the field at each side of each cottage (cottage * 4 + side), or NOBODY
    fences: dict[int, int]  # edge -> the seat that built it
    houses: int  # a bit a cottage
    workers: list[int]  # the seat whose worker is in each field, or NOBODY
    fences_left: list[int]
    fences_gone: list[int]  # of each seat, out of the game
    stack: list[int]  # fields still to be laid, (number on the back) * 5 + kind
    top: int  # the number on the back of the stack's top tile, or 0
    in_hand: int  # the kind of the field about to be laid, or NOBODY

    # Seats of the keythedral.
    owner: list[int]  # of each building tile: a seat, UNSEEN, FACE_UP or REMOVED
    level: int  # the stage that is for sale
    raised: int  # the tile that the price increase lies beside, or NOBODY
    lowered: int  # the tile that the price decrease lies beside, or NOBODY
    swapping: bool  # whether a substitution is in force for the purchase being closed

    # Cubes.
    store: list[int]
    shop: list[int]  # the craftsmen's stock
    cubes: list[int]  # seat * 8 + cube

    # Laws.
    deck: int  # cards in the face-down deck
    spaces: int  # cards lying on the law spaces
    shown: int  # which ones, where they lie face up
    gone: int  # laws played or repealed

    # The round.
    round: int
    start: int  # the start player
    order: list[int]  # cottage numbers chosen so far
    plan: list[int]  # the order fixed by a law
    worked: int  # a bit a cottage: already out through the law of cottage numbers
    broken: int  # a bit a seat: ignores fences
    moratorium: int  # the only seat that may build houses, or NOBODY
    good: int  # the kind of field with a good harvest, or NOBODY
    poor: int
    wild_seat: int  # whose harvest of which kind is unexpected, or NOBODY
    wild_kind: int
    double: int  # the field where production is doubled, or NOBODY
    took: int  # a bit a seat: has taken a law this round
    passes: int  # in succession

    __slots__ = tuple(__annotations__)

    derived = ("at", "around", "beside", "near")  # they follow from where fields and cottages lie

    def lay_out(self, other: Table) -> None:
        """Take over all that lies open on another table."""
        self.frames = other.frames[:]
        self.box = other.box
        self.seats = other.seats
        self.open_laws = other.open_laws
        self.open_design = other.open_design
        self.stages = other.stages
        self.at_once = other.at_once
        self.cells = other.cells
        self.kinds = other.kinds
        self.at = other.at
        self.around = other.around
        self.beside = other.beside
        self.squares = other.squares
        self.near = other.near
        self.fences = other.fences
        self.houses = other.houses
        self.workers = other.workers[:]
        self.fences_left = other.fences_left[:]
        self.fences_gone = other.fences_gone[:]
        self.stack = other.stack
        self.top = other.top
        self.in_hand = other.in_hand
        self.owner = other.owner[:]
        self.level = other.level
        self.raised = other.raised
        self.lowered = other.lowered
        self.swapping = other.swapping
        self.store = other.store[:]
        self.shop = other.shop[:]
        self.cubes = other.cubes[:]
        self.deck = other.deck
        self.spaces = other.spaces
        self.shown = other.shown
        self.gone = other.gone
        self.round = other.round
        self.start = other.start
        self.order = other.order[:]
        self.plan = other.plan[:]
        self.worked = other.worked
        self.broken = other.broken
        self.moratorium = other.moratorium
        self.good = other.good
        self.poor = other.poor
        self.wild_seat = other.wild_seat
        self.wild_kind = other.wild_kind
        self.double = other.double
        self.took = other.took
        self.passes = other.passes

    def derive(self) -> None:
        """Lay fields and cottages once more, as the lists say."""
        if len(self.cells) != len(self.kinds):
            raise BadPosition(f"there are {len(self.cells)} cells for {len(self.kinds)} fields")
        laid, squares, workers = list(zip(self.cells, self.kinds, strict=True)), self.squares, self.workers
        self.cells, self.kinds, self.workers = [], [], []
        self.at, self.around, self.beside = {}, set(), set()
        self.squares = [0] * len(squares)
        self.near = [NOBODY] * (len(squares) * SIDES)
        for cell, kind in laid:
            if cell in self.at:
                raise BadPosition("two fields lie on one cell")
            self.lay_field(cell, kind)
        for cottage, square in enumerate(squares):
            if square:
                self.set_square(cottage, square)
        if len(workers) != len(laid):
            raise BadPosition(f"there are {len(laid)} fields, and workers are said of {len(workers)}")
        self.workers = workers

    # Reading the table.

    def on_sale(self) -> list[int]:
        """The building tiles that can be bought: face up, and of the stage being built (R-KT-05)."""
        owner = self.owner
        return [tile for tile in self.box.of_level[self.level] if owner[tile] == FACE_UP]

    def face_up(self) -> list[int]:
        owner = self.owner
        return [tile for tile in range(len(owner)) if owner[tile] == FACE_UP]

    def unseen(self, level: int) -> list[int]:
        owner = self.owner
        return [tile for tile in self.box.of_level[level] if owner[tile] == UNSEEN]

    def owned(self, seat: int) -> int:
        """How many cubes a seat has."""
        total = 0
        for place in range(seat * ALL_CUBES, seat * ALL_CUBES + ALL_CUBES):
            total += self.cubes[place]
        return total

    def resources(self, seat: int) -> int:
        total = 0
        for place in range(seat * ALL_CUBES, seat * ALL_CUBES + RESOURCES):
            total += self.cubes[place]
        return total

    def in_store(self) -> bool:
        """Whether the store has a resource."""
        for cube in range(RESOURCES):
            if self.store[cube]:
                return True
        return False

    def has(self, seat: int, cube: int) -> int:
        return self.cubes[seat * ALL_CUBES + cube]

    def purse(self, seat: int) -> list[int]:
        return self.cubes[seat * ALL_CUBES : seat * ALL_CUBES + ALL_CUBES]

    def covers(self, seat: int, cost: list[int]) -> bool:
        """Whether a seat has all these cubes."""
        for cube in range(ALL_CUBES):
            if self.cubes[seat * ALL_CUBES + cube] < cost[cube]:
                return False
        return True

    def is_house(self, cottage: int) -> bool:
        return (self.houses >> cottage) & 1 == 1

    def free_fields(self, cottage: int) -> list[int]:
        """The fields that a worker of this cottage can go to now."""
        climbs = (self.broken >> (cottage // NUMBERS)) & 1 == 1
        square, near, workers, fences = self.squares[cottage], self.near, self.workers, self.fences
        found = []
        for side in range(SIDES):
            field = near[cottage * SIDES + side]
            if field >= 0 and workers[field] == NOBODY and (climbs or edge(square, side) not in fences):
                found.append(field)
        return found

    def open_sides(self, cottage: int) -> list[int]:
        """The sides of a placed cottage where a field lies and no fence stands."""
        square = self.squares[cottage]
        return [
            side
            for side in range(SIDES)
            if self.near[cottage * SIDES + side] >= 0 and edge(square, side) not in self.fences
        ]

    def fenced_in(self, cottage: int) -> bool:
        """Whether a placed cottage has no such side."""
        square = self.squares[cottage]
        for side in range(SIDES):
            if self.near[cottage * SIDES + side] >= 0 and edge(square, side) not in self.fences:
                return False
        return True

    def next_to(self, seat: int, steps: int = 1) -> int:
        """The seat that many places clockwise."""
        return (seat + steps) % self.seats

    # Moving things; whoever calls these has checked that it can be done.

    def set_square(self, cottage: int, square: int) -> None:
        """Lay a cottage on a square, wherever it lay before."""
        self.squares = self.squares[:]
        self.squares[cottage] = square
        self.near = self.near[:]
        for side in range(SIDES):
            self.near[cottage * SIDES + side] = self.at.get(square + CORNERS[side], NOBODY)

    def lay_field(self, cell: int, kind: int) -> None:
        field = len(self.cells)
        self.cells = [*self.cells, cell]
        self.kinds = [*self.kinds, kind]
        self.at = {**self.at, cell: field}
        self.around = self.around | {cell - step for step in CORNERS}
        self.beside = self.beside | {cell + step for step in BESIDE if cell + step not in self.at}
        self.beside.discard(cell)
        self.workers.append(NOBODY)
        self.near = self.near[:]
        for side in range(SIDES):
            square = cell - CORNERS[side]
            if square in self.squares:
                self.near[self.squares.index(square) * SIDES + side] = field

    def remove_fence(self, which: int) -> None:
        """Take a fence off the board and out of the game."""
        self.fences_gone[self.fences[which]] += 1
        self.fences = {other: seat for other, seat in self.fences.items() if other != which}

    def take_cube(self, seat: int, cube: int) -> None:
        """From the store to a seat."""
        self.store[cube] -= 1
        self.cubes[seat * ALL_CUBES + cube] += 1

    def pay_cube(self, seat: int, cube: int) -> None:
        """From a seat to the store."""
        self.cubes[seat * ALL_CUBES + cube] -= 1
        self.store[cube] += 1


class Keyland(Table):
    """The whole truth: the table, and the laws that each seat holds (a bit a law)."""

    hands: list[int]

    __slots__ = tuple(__annotations__)

    def copy(self) -> Keyland:
        twin = Keyland()
        twin.lay_out(self)
        twin.hands = self.hands[:]
        return twin

    def may_hold(self, seat: int, laws: int) -> bool:
        """Whether, as far as everybody knows, a seat could play one of these laws: it is asked on that alone."""
        if self.open_laws:
            return self.hands[seat] & laws != 0
        return self.hands[seat] != 0 and laws & ~self.gone != 0
