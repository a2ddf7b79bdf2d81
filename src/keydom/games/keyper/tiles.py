"""The 60 building tiles of a player's world by name and number: 12 home tiles first, then the 48 country tiles."""

from __future__ import annotations

from typing import Final

TILES: Final = (
    "cow-shed",
    "pig-sty",
    "sheep-shelter",
    "stable",
    "farmyard",
    "paddock",
    "brickmaker",
    "carpenter",
    "stonemason",
    "scrapyard",
    "drainage",
    "pavements",
    "alchemist",
    "barn",
    "boarding-house",
    "builder",
    "building-plot",
    "chicken-house",
    "dock",
    "farm-labourer",
    "gem-dealer",
    "goat-pen",
    "hop-field",
    "jewel-cutter",
    "livestock-market",
    "oast-house",
    "seafarer",
    "shipping-agent",
    "statue",
    "thatcher",
    "trading-post",
    "village-hall",
    "windmill",
    "boatman",
    "bricklayer",
    "farmer",
    "lumberjack",
    "quarryman",
    "farmers-cottage",
    "kiln",
    "log-cabin",
    "mine",
    "open-pit",
    "brickyard",
    "stoneyard",
    "timberyard",
    "prospector",
    "scrap-dealer",
    "bracelet-maker",
    "emporium",
    "gem-merchant",
    "goldsmith",
    "jeweller",
    "ring-maker",
    "entertainer",
    "key-market",
    "merchant",
    "copse",
    "game-wardens-cottage",
    "hunters-lodge",
)
HOME_TILES: Final = 12
ALL_TILES: Final = 60

COW_SHED: Final = 0
PIG_STY: Final = 1
SHEEP_SHELTER: Final = 2
STABLE: Final = 3
FARMYARD: Final = 4
PADDOCK: Final = 5
BRICKMAKER: Final = 6
CARPENTER: Final = 7
STONEMASON: Final = 8
SCRAPYARD: Final = 9
DRAINAGE: Final = 10
PAVEMENTS: Final = 11
ALCHEMIST: Final = 12
BARN: Final = 13
BOARDING_HOUSE: Final = 14
BUILDER: Final = 15
BUILDING_PLOT: Final = 16
CHICKEN_HOUSE: Final = 17
DOCK: Final = 18
FARM_LABOURER: Final = 19
GEM_DEALER: Final = 20
GOAT_PEN: Final = 21
HOP_FIELD: Final = 22
JEWEL_CUTTER: Final = 23
LIVESTOCK_MARKET: Final = 24
OAST_HOUSE: Final = 25
SEAFARER: Final = 26
SHIPPING_AGENT: Final = 27
STATUE: Final = 28
THATCHER: Final = 29
TRADING_POST: Final = 30
VILLAGE_HALL: Final = 31
WINDMILL: Final = 32
BOATMAN: Final = 33
BRICKLAYER: Final = 34
FARMER: Final = 35
LUMBERJACK: Final = 36
QUARRYMAN: Final = 37
FARMERS_COTTAGE: Final = 38
KILN: Final = 39
LOG_CABIN: Final = 40
MINE: Final = 41
OPEN_PIT: Final = 42
BRICKYARD: Final = 43
STONEYARD: Final = 44
TIMBERYARD: Final = 45
PROSPECTOR: Final = 46
SCRAP_DEALER: Final = 47
BRACELET_MAKER: Final = 48
EMPORIUM: Final = 49
GEM_MERCHANT: Final = 50
GOLDSMITH: Final = 51
JEWELLER: Final = 52
RING_MAKER: Final = 53
ENTERTAINER: Final = 54
KEY_MARKET: Final = 55
MERCHANT: Final = 56
COPSE: Final = 57
GAME_WARDENS_COTTAGE: Final = 58
HUNTERS_LODGE: Final = 59
