"""The recipes of conversions: what is accepted, what comes out, and which tiles have them."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    ALCHEMIST,
    BRICKMAKER,
    CARPENTER,
    COPSE,
    GEM_DEALER,
    HOP_FIELD,
    JEWEL_CUTTER,
    KEY_MARKET,
    LIVESTOCK_MARKET,
    SCRAPYARD,
    STONEMASON,
    TRADING_POST,
    WINDMILL,
)

# Sets of resources, a bit each. A finished good always serves as the raw material of its type.
RAWS: Final = 0x7
FINISHED: Final = 0x38
AS_RAWS: Final = 0x3F
WHEATS: Final = 0x40
ANIMALS: Final = 0x7F80
WILD: Final = 0x4680  # chicken, deer, goat, wild boar
GEMS: Final = 0x78000

# The recipes: what is accepted, how many of it, what comes out, and how many.
ACCEPTS: Final = [
    *(0x01, 0x02, 0x04),  # 0-2: a raw material into its finished good
    *(0x09, 0x12, 0x24),  # 3-5: into two of them
    *(AS_RAWS, FINISHED),  # 6-7: one into two of any types
    *(AS_RAWS, AS_RAWS),  # 8-9: the scrapyard
    *(AS_RAWS | WHEATS, AS_RAWS | WHEATS),  # 10-11: the alchemist (R-KR-18)
    *(GEMS, GEMS),  # 12-13: the gem dealer
    *(WHEATS, WHEATS),  # 14-15: the hop field
    *(0x20, 0x20),  # 16-17: the jewel cutter
    *(ANIMALS, ANIMALS),  # 18-19: the livestock market
    AS_RAWS,  # 20: the windmill (R-KR-18)
    *(0x10, 0x10),  # 21-22: the copse
    *(AS_RAWS | WHEATS | GEMS, AS_RAWS | WHEATS | GEMS),  # 23-24: the key market
]
GIVEN: Final = [1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1]
YIELDED: Final = [
    *(0x08, 0x10, 0x20, 0x08, 0x10, 0x20, RAWS, FINISHED, FINISHED, FINISHED, GEMS, GEMS, GEMS, GEMS),
    *(ANIMALS, ANIMALS, GEMS, GEMS, ANIMALS, ANIMALS, WHEATS, WILD, WILD),
    *(AS_RAWS | WHEATS | GEMS, AS_RAWS | WHEATS | GEMS),
]
GOT: Final = [1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 2, 1, 2, 1, 1]

NO_RECIPE: Final = -1
TRADE_RAWS: Final = 6
TRADE_FINISHED_GOODS: Final = 7
EITHER_TRADE: Final = 25  # the trading post: one of the two above
BOTH_TRADES: Final = 26  # upgraded: one of them, and then the other
POST_TRADES: Final = [TRADE_RAWS, TRADE_FINISHED_GOODS]

# The recipe of a tile before and after it is upgraded.
TILE_RECIPES: Final = {
    BRICKMAKER: (0, 3),
    CARPENTER: (1, 4),
    STONEMASON: (2, 5),
    SCRAPYARD: (8, 9),
    ALCHEMIST: (10, 11),
    GEM_DEALER: (12, 13),
    HOP_FIELD: (14, 15),
    JEWEL_CUTTER: (16, 17),
    LIVESTOCK_MARKET: (18, 19),
    TRADING_POST: (EITHER_TRADE, BOTH_TRADES),
    WINDMILL: (20, 20),
    COPSE: (21, 22),
    KEY_MARKET: (23, 24),
}


def recipe_of(tile: int, upgraded: bool) -> int:
    """What a tile converts, or NO_RECIPE."""
    pair = TILE_RECIPES.get(tile)
    return NO_RECIPE if pair is None else pair[1 if upgraded else 0]
