"""What the tiles that count something count."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    BOATMAN,
    BRACELET_MAKER,
    BRICKLAYER,
    BRICKYARD,
    EMPORIUM,
    FARMER,
    FARMERS_COTTAGE,
    GEM_MERCHANT,
    GOLDSMITH,
    JEWELLER,
    KILN,
    LOG_CABIN,
    LUMBERJACK,
    MINE,
    OPEN_PIT,
    QUARRYMAN,
    RING_MAKER,
    STONEYARD,
    TIMBERYARD,
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
YARDS: Final = {BRICKYARD: 3, TIMBERYARD: 4, STONEYARD: 5}  # the finished good of each
PATRONS: Final = {BOATMAN: 0, BRICKLAYER: 1, FARMER: 2, LUMBERJACK: 3, QUARRYMAN: 5}  # the colour of each
LANDLORDS: Final = {KILN: 1, FARMERS_COTTAGE: 2, LOG_CABIN: 3, MINE: 4, OPEN_PIT: 5}  # the border that each counts
ANIMAL_OF: Final = {tile: animal for animal, tile in HOUSES.items()}
DOCK_AIM: Final = 20  # shipping points
UPGRADED_DOCK_AIM: Final = 30
