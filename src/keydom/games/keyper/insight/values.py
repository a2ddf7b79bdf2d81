"""What building tiles are good for: which group each belongs to, and what it is worth besides its points."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    ALCHEMIST,
    ALL_TILES,
    BARN,
    BOARDING_HOUSE,
    BUILDER,
    BUILDING_PLOT,
    DOCK,
    DRAINAGE,
    ENTERTAINER,
    FARM_LABOURER,
    GEM_DEALER,
    HOP_FIELD,
    JEWEL_CUTTER,
    KEY_MARKET,
    MERCHANT,
    OAST_HOUSE,
    PAVEMENTS,
    PROSPECTOR,
    SCRAP_DEALER,
    SCRAPYARD,
    SEAFARER,
    SHIPPING_AGENT,
    STATUE,
    THATCHER,
    TRADING_POST,
    VILLAGE_HALL,
    WINDMILL,
)
from keydom.games.keyper.rules.recipes import TILE_RECIPES
from keydom.games.keyper.scoring.tiles import ANIMAL_OF, CROWDS, GEM_SETS, LANDLORDS, PATRONS, STORE_GOODS

# Groups of tiles that score alike.
FLAT: Final = 0  # what is printed on it
HOUSE: Final = 1
CROWD: Final = 2  # farmyard and paddock
FARM: Final = 3  # barn and oast house
AROUND: Final = 4  # drainage, pavements, boarding house
VILLAGE: Final = 5  # statue, thatcher, village hall
SHIPS: Final = 6  # the dock
SETS: Final = 7
STORES: Final = 8  # yards, windmill, prospector, scrap dealer
PATRON: Final = 9
LANDLORD: Final = 10
FAIRS: Final = 11  # the entertainer
GROUPS: Final = 12

# How much of what a tile could still score comes true if there is all the time in the world.
LIKELY: Final = [0.0, 0.4, 0.45, 0.4, 0.55, 0.4, 0.45, 0.4, 0.4, 0.5, 0.7, 0.6]

# Points that the use of a tile, or of a keyple on it, brings in a whole game: before and after it is upgraded.
USES: Final[dict[int, tuple[float, float]]] = {
    **dict.fromkeys(TILE_RECIPES, (0.5, 2.0)),
    ALCHEMIST: (1.5, 3.0),
    BUILDER: (3.0, 4.0),
    BUILDING_PLOT: (1.5, 3.0),
    FARM_LABOURER: (2.5, 4.0),
    GEM_DEALER: (0.2, 2.0),
    HOP_FIELD: (1.5, 4.0),
    JEWEL_CUTTER: (1.0, 4.0),
    KEY_MARKET: (0.5, 1.0),
    MERCHANT: (0.0, 7.0),
    SCRAPYARD: (0.3, 1.5),
    SEAFARER: (3.0, 6.0),
    SHIPPING_AGENT: (2.0, 5.0),
    TRADING_POST: (2.0, 3.5),
    WINDMILL: (1.5, 1.5),
}
TILE_GROUPS: Final[dict[int, int]] = {
    **dict.fromkeys(ANIMAL_OF, HOUSE),
    **dict.fromkeys(CROWDS, CROWD),
    **dict.fromkeys((BARN, OAST_HOUSE), FARM),
    **dict.fromkeys((DRAINAGE, PAVEMENTS, BOARDING_HOUSE), AROUND),
    **dict.fromkeys((STATUE, THATCHER, VILLAGE_HALL), VILLAGE),
    DOCK: SHIPS,
    **dict.fromkeys(GEM_SETS, SETS),
    **dict.fromkeys((*STORE_GOODS, PROSPECTOR, SCRAP_DEALER), STORES),
    **dict.fromkeys(PATRONS, PATRON),
    **dict.fromkeys(LANDLORDS, LANDLORD),
    ENTERTAINER: FAIRS,
}
GROUP: Final[list[int]] = [TILE_GROUPS.get(tile, FLAT) for tile in range(ALL_TILES)]
# The animal, good, colour or border that a tile counts, or -1.
TILES_COUNT: Final[dict[int, int]] = {**ANIMAL_OF, **STORE_GOODS, **PATRONS, **LANDLORDS}
COUNTED: Final[list[int]] = [TILES_COUNT.get(tile, -1) for tile in range(ALL_TILES)]

# By side of the tiles, before they are upgraded (0) and after (1); then by tile.
SIDES: Final = range(2)
USE: Final[list[list[float]]] = [[USES.get(tile, (0.0, 0.0))[side] for tile in range(ALL_TILES)] for side in SIDES]
# The gems of a set, a bit each from the emerald on.
SET: Final[list[list[int]]] = [[GEM_SETS.get(tile, (0, 0))[side] for tile in range(ALL_TILES)] for side in SIDES]
# The recipe of a tile that converts, or -1.
RECIPE: Final[list[list[int]]] = [
    [TILE_RECIPES.get(tile, (-1, -1))[side] for tile in range(ALL_TILES)] for side in SIDES
]
