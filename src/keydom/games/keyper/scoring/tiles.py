"""What the tiles that count something count."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    BLACK,
    BOATMAN,
    BRACELET_MAKER,
    BRICK,
    BRICKLAYER,
    BRICKYARD,
    BROWN,
    EMPORIUM,
    FARMER,
    FARMERS_COTTAGE,
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
    QUARRYMAN,
    RING_MAKER,
    STONE,
    STONEYARD,
    TIMBERYARD,
    WOOD,
)
from keydom.games.keyper.rules.housing import HOUSES

# The gems of a set, a bit each from the emerald on: before and after upgrading.
GEM_SETS: Final = {
    BRACELET_MAKER: (0b1001, 0b1101),
    EMPORIUM: (0b1100, 0b1110),
    GEM_MERCHANT: (0b0011, 0b0111),
    GOLDSMITH: (0b1010, 0b1011),
    JEWELLER: (0b0101, 0b1101),
    RING_MAKER: (0b0110, 0b0111),
}
YARDS: Final = {BRICKYARD: BRICK, TIMBERYARD: WOOD, STONEYARD: STONE}  # the finished good of each
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
DOCK_AIM: Final = 20  # shipping points
UPGRADED_DOCK_AIM: Final = 30
