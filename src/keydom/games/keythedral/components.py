"""The components of Keythedral as the rules use them: small numbers into tables made from the catalogue."""

from __future__ import annotations

from typing import Final

from keydom.core.catalogue import NUMBER, WORD, WORDS, Catalogue, Component, Shape, SharedTables

SHAPE: Shape = {
    "tile": {"level": NUMBER, "cost": WORDS},
    "field": {"kind": WORD, "number": NUMBER},
    "law": {"number": NUMBER},
    "cube": {"count": NUMBER, "price": NUMBER, "worth": NUMBER},
    "stage": {"spaces": NUMBER, "value": NUMBER, "tiles": NUMBER},
    "piece": {"each": NUMBER},
}

# A field of kind k yields the cube k: the first five cubes are resources, the last three crafts.
KINDS: Final = ("quarry", "wood", "lake", "farm", "vineyard")
CUBES: Final = ("stone", "timber", "water", "food", "wine", "iron", "glass", "gold")
QUARRY: Final = 0
WOOD: Final = 1
STONE: Final = 0
TIMBER: Final = 1
WINE: Final = 4
IRON: Final = 5
GLASS: Final = 6
GOLD: Final = 7
RESOURCES: Final = 5
ALL_CUBES: Final = 8

COLOURS: Final = ("blue", "yellow", "black", "green", "red")  # of the seats, in order
NUMBERS: Final = 5  # cottages of each colour, numbered from 1
SIDES: Final = 4  # of a square
LEVELS: Final = 5

LAWS: Final = (
    "work-order",
    "price-increase",
    "price-decrease",
    "upgrade-cottage",
    "substitution",
    "cottage-number",
    "craft-bargain",
    "unexpected-harvest",
    "broken-fences",
    "repeal-law",
    "unsafe-fence",
    "house-moratorium",
    "design-change",
    "double-production",
    "bargain",
    "sale",
    "downgrade-house",
    "good-harvest",
    "poor-harvest",
    "start-order",
)

# A law is a bit, so that a hand is a whole number; these are asked for by name. Written out, because the compiler knows
# constants only so.
PRICE_INCREASE: Final = 0x00002
PRICE_DECREASE: Final = 0x00004
SUBSTITUTION: Final = 0x00010
REPEAL_LAW: Final = 0x00200
DESIGN_CHANGE: Final = 0x01000


# The board is a lattice of octagons and squares with one pair of coordinates for both, packed into a whole number:
# fields (octagons) lie at even coordinates, cottages (squares) at odd ones between four fields; x grows to the east,
# y to the south.
HALF: Final = 64  # how far the table reaches from the middle
WIDTH: Final = 128

# Of any length, as far as types go: the compiler packs a tuple of a known length anew wherever one is picked from it.
CORNERS: Final[tuple[int, ...]] = (-WIDTH - 1, WIDTH - 1, -WIDTH + 1, WIDTH + 1)  # square to field and back; by side
BESIDE: Final[tuple[int, ...]] = (-2 * WIDTH, -2, 2, 2 * WIDTH)  # from a field to the next field


def cell(x: int, y: int) -> int:
    """A pair of coordinates as one number.

    >>> [unpack(cell(1, 1) + step) for step in CORNERS]
    [(0, 0), (2, 0), (0, 2), (2, 2)]
    """
    return (x + HALF) * WIDTH + (y + HALF)


def unpack(packed: int) -> tuple[int, int]:
    """The coordinates of a cell.

    >>> unpack(cell(3, -1))
    (3, -1)
    """
    return packed // WIDTH - HALF, packed % WIDTH - HALF


def seat_of(cottage: int) -> int:
    """Whose cottage it is: they are numbered through, five a seat."""
    return cottage // NUMBERS


def number_of(cottage: int) -> int:
    """The number on a cottage, from 1.

    >>> [(seat_of(cottage), number_of(cottage)) for cottage in cottages_of(1)][::4]
    [(1, 1), (1, 5)]
    """
    return cottage % NUMBERS + 1


def cottages_of(seat: int) -> range:
    """The cottages of a seat, in the order of their numbers."""
    return range(seat * NUMBERS, seat * NUMBERS + NUMBERS)


def edge(square: int, side: int) -> int:
    """The side of a square as one number; `unpack_edge` is its inverse."""
    return square * SIDES + side


def unpack_edge(packed: int) -> tuple[int, int]:
    """The square and the side of an edge.

    >>> unpack_edge(edge(cell(1, 1), 2)) == (cell(1, 1), 2)
    True
    """
    return packed // SIDES, packed % SIDES


class Box(SharedTables):
    """The contents of one edition's box; shared by every state of a game and never changed."""

    def __init__(self, catalogue: Catalogue, edition: str) -> None:
        self.made_from = (catalogue, edition)
        self.edition = edition
        self.tiles = tuple(tile.id for tile in catalogue.kind("tile"))
        self.level = [tile.number("level") for tile in catalogue.kind("tile")]
        self.of_level = [[tile for tile, at in enumerate(self.level) if at == level] for level in range(LEVELS + 1)]
        self.cost = [_cubes(tile) for tile in catalogue.kind("tile")]
        self.size = [sum(cost) for cost in self.cost]  # cubes that each tile costs
        stages = [catalogue.components["stage"][f"edition-{edition}-{level}"] for level in range(1, LEVELS + 1)]
        self.spaces = [0] + [stage.number("spaces") for stage in stages]
        self.value = [0] + [stage.number("value") for stage in stages]
        cubes = [catalogue.components["cube"][cube] for cube in CUBES]
        self.cubes = [cube.number("count") for cube in cubes]
        self.price = [cube.number("price") for cube in cubes]
        self.worth = [cube.number("worth") for cube in cubes]
        self.fences = catalogue.components["piece"]["fence"].number("each")
        self.fields = [[0] * len(KINDS) for _ in range(NUMBERS + 1)]  # by the number on the back, then by kind
        for field in catalogue.kind("field"):
            self.fields[field.number("number")][KINDS.index(field.word("kind"))] += 1


def _cubes(tile: Component) -> list[int]:
    cost = [0] * ALL_CUBES
    for cube in tile.words("cost"):
        cost[CUBES.index(cube)] += 1
    return cost
