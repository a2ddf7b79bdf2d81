"""A position of Keythedral: all that lies open on the table, and the law cards in hand.

The board (fields, cottages, fences) is replaced and never changed in place, so copies share it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from keydom.core.errors import BadPosition
from keydom.core.state import State, copied
from keydom.games.keythedral.components import ALL_CUBES, BESIDE, CORNERS, NUMBERS, RESOURCES, SIDES, Box, edge

NOBODY: Final = -1

# Where a building tile is, unless a player has it.
UNSEEN: Final = -1
FACE_UP: Final = -2
REMOVED: Final = -3


class KeythedralTable(State):
    """Everything that everybody can see, or could remember having seen."""

    json_kind: ClassVar[str] = "Table"

    def lay_out(self, other: KeythedralTable) -> None:
        """Take over all that lies open on another table: the list of its fields. Copies share what is not sliced."""
        self.frames = other.frames[:]

        # Set for the whole game.
        self.box: Box = other.box
        self.seats: int = other.seats
        self.open_laws: bool = other.open_laws
        self.open_design: bool = other.open_design
        self.stages: int = other.stages  # that the keythedral has
        self.at_once: bool = other.at_once  # whether laws about other players are played as soon as they can be

        # The board.
        self.cells: list[int] = other.cells  # of each field, in the order laid
        self.kinds: list[int] = other.kinds  # the kind of each field
        self.at: dict[int, int] = other.at  # cell -> field
        self.around: set[int] = other.around  # squares that touch a field
        self.beside: set[int] = other.beside  # cells next to a field where none lies
        self.squares: list[int] = other.squares  # the cell of each cottage (seat * 5 + number - 1); 0: not placed
        self.near: list[int] = other.near  # the field at each side of each cottage (cottage * 4 + side), or NOBODY
        self.fences: dict[int, int] = other.fences  # edge -> the seat that built it
        self.houses: int = other.houses  # a bit a cottage
        self.workers: list[int] = other.workers[:]  # the seat whose worker is in each field, or NOBODY
        self.fences_left: list[int] = other.fences_left[:]
        self.fences_gone: list[int] = other.fences_gone[:]  # of each seat, out of the game
        self.stack: list[int] = other.stack  # fields still to be laid, (number on the back) * 5 + kind
        self.top: int = other.top  # the number on the back of the stack's top tile, or 0
        self.in_hand: int = other.in_hand  # the kind of the field about to be laid, or NOBODY

        # Seats of the keythedral.
        self.owner: list[int] = other.owner[:]  # of each building tile: a seat, UNSEEN, FACE_UP or REMOVED
        self.level: int = other.level  # the stage that is for sale
        self.raised: int = other.raised  # the tile that the price increase lies beside, or NOBODY
        self.lowered: int = other.lowered  # the tile that the price decrease lies beside, or NOBODY
        self.swapping: bool = other.swapping  # whether a substitution is in force for the purchase being closed

        # Cubes.
        self.store: list[int] = other.store[:]
        self.shop: list[int] = other.shop[:]  # the craftsmen's stock
        self.cubes: list[int] = other.cubes[:]  # seat * 8 + cube

        # Laws.
        self.deck: int = other.deck  # cards in the face-down deck
        self.spaces: int = other.spaces  # cards lying on the law spaces
        self.shown: int = other.shown  # which ones, where they lie face up
        self.gone: int = other.gone  # laws played or repealed

        # The round.
        self.round: int = other.round
        self.start: int = other.start  # the start player
        self.order: list[int] = other.order[:]  # cottage numbers chosen so far
        self.plan: list[int] = other.plan[:]  # the order fixed by a law
        self.worked: int = other.worked  # a bit a cottage: already out through the law of cottage numbers
        self.broken: int = other.broken  # a bit a seat: ignores fences
        self.moratorium: int = other.moratorium  # the only seat that may build houses, or NOBODY
        self.good: int = other.good  # the kind of field with a good harvest, or NOBODY
        self.poor: int = other.poor
        self.wild_seat: int = other.wild_seat  # whose harvest of which kind is unexpected, or NOBODY
        self.wild_kind: int = other.wild_kind
        self.double: int = other.double  # the field where production is doubled, or NOBODY
        self.took: int = other.took  # a bit a seat: has taken a law this round
        self.passes: int = other.passes  # in succession

    __slots__ = copied(lay_out)

    derived = ("at", "around", "beside", "near")  # they follow from where fields and cottages lie

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

    def free_fields(self, cottage: int, workers: list[int]) -> list[int]:
        """The fields that a worker of this cottage can go to, where these workers are in the fields."""
        climbs = not self.fences or (self.broken >> (cottage // NUMBERS)) & 1 == 1
        square, near, fences = self.squares[cottage], self.near, self.fences
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

    def law_spaces(self) -> int:
        return 1 if self.seats == 2 else 2

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


class KeythedralState(KeythedralTable):
    """The whole truth: the table, and the laws that each seat holds (a bit a law)."""

    json_kind: ClassVar[str] = "Keyland"

    def take_secrets(self, other: KeythedralState) -> None:
        """Take over what is hidden in another position."""
        self.hands: list[int] = other.hands[:]

    __slots__ = copied(take_secrets)

    def copy(self) -> KeythedralState:
        twin = KeythedralState()
        twin.lay_out(self)
        twin.take_secrets(self)
        return twin

    def may_hold(self, seat: int, laws: int) -> bool:
        """Whether, as far as everybody knows, a seat could play one of these laws: it is asked on that alone."""
        if self.open_laws:
            return self.hands[seat] & laws != 0
        return self.hands[seat] != 0 and laws & ~self.gone != 0
