"""What the tiles that count something count."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    ANIMAL,
    BLACK,
    BOARDING_HOUSE,
    BOATMAN,
    BRACELET_MAKER,
    BRICK,
    BRICKLAYER,
    BRICKYARD,
    BROWN,
    DRAINAGE,
    EMPORIUM,
    FARM_PLOTS,
    FARMER,
    FARMERS_COTTAGE,
    FARMYARD,
    GEM,
    GEM_MERCHANT,
    GOLDSMITH,
    GREY,
    JEWELLER,
    KILN,
    LIGHT_BLUE,
    LIGHT_GREEN,
    LOG_CABIN,
    LUMBERJACK,
    MINE,
    OPEN_PIT,
    ORANGE,
    PADDOCK,
    PAVEMENTS,
    QUARRYMAN,
    RING_MAKER,
    STONE,
    STONEYARD,
    TIMBERYARD,
    VILLAGE_PLOTS,
    WHEAT,
    WINDMILL,
    WOOD,
)
from keydom.games.keyper.rules.housing import HOUSES
from keydom.games.keyper.rules.recipes import WILD
from keydom.games.keyper.state import ALL_PLOTS, KeyperTable

# The gems of a set, a bit each from the emerald on: before and after upgrading.
GEM_SETS: Final = {
    BRACELET_MAKER: (0b1001, 0b1101),
    EMPORIUM: (0b1100, 0b1110),
    GEM_MERCHANT: (0b0011, 0b0111),
    GOLDSMITH: (0b1010, 0b1011),
    JEWELLER: (0b0101, 0b1101),
    RING_MAKER: (0b0110, 0b0111),
}
STORE_GOODS: Final = {BRICKYARD: BRICK, TIMBERYARD: WOOD, STONEYARD: STONE, WINDMILL: WHEAT}  # the good of each
PATRONS: Final = {  # the colour of each
    BOATMAN: LIGHT_BLUE,
    BRICKLAYER: ORANGE,
    FARMER: LIGHT_GREEN,
    LUMBERJACK: BROWN,
    QUARRYMAN: GREY,
}
LANDLORDS: Final = {  # the border that each counts
    KILN: ORANGE,
    FARMERS_COTTAGE: LIGHT_GREEN,
    LOG_CABIN: BROWN,
    MINE: BLACK,
    OPEN_PIT: GREY,
}
ANIMAL_OF: Final = {tile: animal for animal, tile in HOUSES.items()}
CROWDS: Final = {  # the animals of which each counts one
    FARMYARD: [animal for animal in range(ANIMAL, GEM) if not (WILD >> animal) & 1],
    PADDOCK: [animal for animal in range(ANIMAL, GEM) if (WILD >> animal) & 1],
}
DOCK_AIM: Final = 20  # shipping points
UPGRADED_DOCK_AIM: Final = 30


def neighbours(state: KeyperTable, seat: int, tile: int, plot: int, upgraded: bool) -> tuple[int, int]:
    """How many village tiles a tile on a plot of the village counts, and how many it could count.

    Drainage counts its diagonals, pavements their row and column, both with themselves; the boarding house what is
    next to it.
    """
    first = seat * ALL_PLOTS + FARM_PLOTS
    columns = state.box.columns
    row, column = plot // columns, plot % columns
    count = most = 0 if tile == BOARDING_HOUSE else 1
    for other in range(VILLAGE_PLOTS):
        down, across = other // columns - row, other % columns - column
        if down == 0 and across == 0:
            continue
        if tile == DRAINAGE:
            near = down == across or down == -across
        elif tile == PAVEMENTS:
            near = down == 0 or across == 0
        else:
            near = (down == 0 and -1 <= across <= 1) or (upgraded and across == 0 and -1 <= down <= 1)
        if near:
            most += 1
            if state.tops[first + other]:
                count += 1
    return count, most
