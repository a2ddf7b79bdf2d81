"""The components of Keyper as the rules use them: small numbers into tables made from the catalogue."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.catalogue import NUMBER, WORD, WORDS, Catalogue, Shape, SharedTables

SHAPE: Shape = {
    "area": {"rows": NUMBER, "columns": NUMBER},
    "resource": {"count": NUMBER, "start": NUMBER},
    "keyple": {"count": NUMBER, "team": NUMBER, "ninth": NUMBER},
    "field": {"border": WORD},
    "display": {"season": WORD, "fields": WORDS},
    "boat": {"early": WORDS, "late": WORDS},
    "fair": {"season": WORD, "points": NUMBER, "needs": WORDS, "gem_points": NUMBER, "gems": WORDS},
    "gift": {"colours": WORDS, "resources": WORDS},
    "price": {"cost": WORDS, "less": NUMBER},
    "tile": {"set": WORD, "area": WORD, "cost": WORDS, "initial": NUMBER, "upgraded": NUMBER},
}

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
ALL_SEASONS: Final = 4
FAIR_SEASONS: Final = 3  # private fairs of a player: one for each season but winter

# Raw materials 0-2, the finished goods of the same types 3-5, wheat, animals 7-14, gems 15-18.
RESOURCES: Final = (
    *("clay", "log", "rock", "brick", "wood", "stone", "wheat"),
    *("chicken", "cow", "deer", "goat", "horse", "pig", "sheep", "wild-boar"),
    *("emerald", "gold", "ruby", "sapphire"),
)
ALL_RESOURCES: Final = 19
RAW: Final = 3  # a finished good is its raw material plus this
BRICK: Final = 3
WOOD: Final = 4
STONE: Final = 5
WHEAT: Final = 6
GOODS: Final = 7  # what can be paid with: raw, finished and wheat
ANIMAL: Final = 7  # the first animal
GEM: Final = 15  # the first gem
CHICKEN: Final = 7
COW: Final = 8
DEER: Final = 9
GOAT: Final = 10
HORSE: Final = 11
PIG: Final = 12
SHEEP: Final = 13
WILD_BOAR: Final = 14

COLOURS: Final = ("light-blue", "orange", "light-green", "brown", "black", "grey", "white")
ALL_COLOURS: Final = 7
LIGHT_BLUE: Final = 0
ORANGE: Final = 1
LIGHT_GREEN: Final = 2
BROWN: Final = 3
BLACK: Final = 4
GREY: Final = 5
WHITE: Final = 6
NO_COLOUR: Final = -1

# Kinds of fields; the keyp field is no place for keyples and is not listed.
FIELDS: Final = (
    *("river", "tile", "build", "discount", "upgrade", "clay", "logs", "rocks", "bricks", "wood", "stone"),
    *("trade-raw", "trade-finished", "pigs", "cows", "sheep", "horses", "wheat", "chickens", "goats", "deer"),
    *("wild-boar", "emeralds", "gold", "rubies", "sapphires"),
)
ALL_FIELDS: Final = 26
RIVER: Final = 0
TILE: Final = 1
BUILD: Final = 2
DISCOUNT: Final = 3
UPGRADE: Final = 4
BRICKS: Final = 8  # and the two after it turn a raw material into its finished good
TRADE_RAW: Final = 11
TRADE_FINISHED: Final = 12
# What a field of each kind brings forth by itself.
YIELDS: Final = [-1, -1, -1, -1, -1, 0, 1, 2, -1, -1, -1, -1, -1, 12, 8, 13, 11, 6, 7, 10, 9, 14, 15, 16, 17, 18]

DISPLAY_SETS: Final = ("spring", "summer", "late")  # sets of displays; autumn and winter share one
ALL_DISPLAYS: Final = 4  # in each of them
DISPLAYS: Final = tuple([f"{group}-{number + 1}" for group in DISPLAY_SETS for number in range(ALL_DISPLAYS)])
DISPLAY_FIELDS: Final = 13  # fields on a display besides the keyp and the river

BOATS: Final = 6
BOAT_NAMES: Final = tuple([f"boat-{boat + 1}" for boat in range(BOATS)])
BOATS_IN_SEASON: Final = 4
MARKET_SIZE: Final = 8  # country tiles and winter fairs on display
COUNTRY_TILES: Final = 48  # country tiles; on the market the winter fairs come behind them
WINTER_FAIRS: Final = 8
PRIVATE_FAIRS: Final = 6  # of spring, of summer and of autumn
FIRST_WINTER_FAIR: Final = 18
FAIRS: Final = tuple(
    [f"{season}-{number}" for season in SEASONS[:3] for number in range(1, PRIVATE_FAIRS + 1)]
    + [f"winter-{number}" for number in range(1, WINTER_FAIRS + 1)]
)

# What the icons of a cost stand for, as a bit for each of clay, log, rock, brick, wood, stone, wheat. A finished good
# always serves as the raw material of its type.
ICONS: Final = {
    "clay": 0b0001001,
    "log": 0b0010010,
    "rock": 0b0100100,
    "raw": 0b0111111,
    "any-raw": 0b1111111,
    "brick": 0b0001000,
    "wood": 0b0010000,
    "stone": 0b0100000,
    "finished": 0b0111000,
    "any-finished": 0b1111000,
    "wheat": 0b1000000,
}
MOST_ICONS: Final = 4  # in a cost

# What fairs ask for: resources, and behind them any of a kind, as the icons of costs stand for it.
WANTED: Final = (*RESOURCES, "raw", "any-raw", "finished", "any-finished", "any-gem")
ANY_RAWS: Final = 19  # clay, log or rock
ANY_RAWS_OR_WHEAT: Final = 20
ANY_FINISHED: Final = 21
ANY_FINISHED_OR_WHEAT: Final = 22
ANY_GEMS: Final = 23
ALL_WANTED: Final = 24

AREAS: Final = ("farm", "village")
FARM_PLOTS: Final = 8
VILLAGE_PLOTS: Final = 12

# The 60 building tiles of a player's world: 12 home tiles first, then the 48 country tiles.
TILES: Final = (
    *("cow-shed", "pig-sty", "sheep-shelter", "stable", "farmyard", "paddock", "brickmaker", "carpenter"),
    *("stonemason", "scrapyard", "drainage", "pavements"),
    *("alchemist", "barn", "boarding-house", "builder", "building-plot", "chicken-house", "dock", "farm-labourer"),
    *("gem-dealer", "goat-pen", "hop-field", "jewel-cutter", "livestock-market", "oast-house", "seafarer"),
    *("shipping-agent", "statue", "thatcher", "trading-post", "village-hall", "windmill", "boatman", "bricklayer"),
    *("farmer", "lumberjack", "quarryman", "farmers-cottage", "kiln", "log-cabin", "mine", "open-pit", "brickyard"),
    *("stoneyard", "timberyard", "prospector", "scrap-dealer", "bracelet-maker", "emporium", "gem-merchant"),
    *("goldsmith", "jeweller", "ring-maker", "entertainer", "key-market", "merchant", "copse"),
    *("game-wardens-cottage", "hunters-lodge"),
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

# Prices 0-59 are the tiles' own, 60-119 the same at a discount; then these.
DISCOUNTED: Final = 60
DISCOUNTS: Final = 120
FARM_UPGRADE: Final = 120
VILLAGE_UPGRADE: Final = 121
BUILDER_PRICE: Final = 122
UPGRADED_BUILDER_PRICE: Final = 123
PRICES: Final = ("farm-upgrade", "village-upgrade", "builder", "upgraded-builder")


def fair_number(season: int, which: int) -> int:
    """The number of a private fair: which of the season's six it is."""
    return season * PRIVATE_FAIRS + which


class Box(SharedTables):
    """What is in the box; shared by every state of a game and never changed but for what it has worked out already."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.made_from = (catalogue,)
        parts = catalogue.components
        self.farm_columns = parts["area"]["farm"].number("columns")
        self.columns = parts["area"]["village"].number("columns")
        resources = [parts["resource"][name] for name in RESOURCES]
        self.supply = [resource.number("count") for resource in resources]
        self.start = [resource.number("start") for resource in resources]
        keyples = [parts["keyple"][name] for name in COLOURS]
        self.keyples = [keyple.number("count") for keyple in keyples]
        self.team = [keyple.number("team") for keyple in keyples]
        self.ninth = [keyple.number("ninth") for keyple in keyples]
        self._fields(catalogue)
        sides = [parts["boat"][boat].words(side) for side in ("early", "late") for boat in BOAT_NAMES]
        self.cargo = [RESOURCES.index(name) for side in sides for name in side]  # (late * 6 + boat) * 2
        fairs = [parts["fair"][fair] for fair in FAIRS]
        # By fair, and behind them all the winter fairs with gems.
        self.needs = [_counted(fair.words("needs")) for fair in fairs]
        self.points = [fair.number("points") for fair in fairs]
        for fair in fairs[FIRST_WINTER_FAIR:]:
            self.needs.append(_counted([*fair.words("needs"), *fair.words("gems")]))
            self.points.append(fair.number("gem_points"))
        self.open_fairs = max([max(needs[ALL_RESOURCES:]) for needs in self.needs]) > 0  # some ask for any of a kind
        gifts = catalogue.kind("gift")
        self.gifts = [
            [
                RESOURCES.index(name)
                for gift in gifts
                if colour in gift.words("colours")
                for name in gift.words("resources")
            ]
            for colour in COLOURS
        ]
        self._tiles(catalogue)
        self.payments: dict[int, list[Action]] = {}  # by price and purse, some of them: see rules/prices.py
        self.affordable: dict[int, int] = {}  # by purse: the tiles that it can pay, a bit each

    def _fields(self, catalogue: Catalogue) -> None:
        parts = catalogue.components
        borders = [parts["field"][name].word("border") for name in FIELDS]
        self.border = [NO_COLOUR if border == "none" else COLOURS.index(border) for border in borders]
        listed = [parts["display"][name].words("fields") for name in DISPLAYS]
        self.displays = [[RIVER, *_places(fields)] for fields in listed]
        self.bordered = [  # fields of each colour on each display
            [sum(self.border[place % ALL_FIELDS] == colour for place in places) for colour in range(ALL_COLOURS)]
            for places in self.displays
        ]

    def _tiles(self, catalogue: Catalogue) -> None:
        tiles = [catalogue.components["tile"][name] for name in TILES]
        self.farm = sum([1 << tile for tile in range(ALL_TILES) if tiles[tile].word("area") == "farm"])
        self.village = (1 << ALL_TILES) - 1 - self.farm
        spring = [tile.word("set") == "spring" for tile in tiles[HOME_TILES:]]
        self.spring = sum([1 << place for place in range(COUNTRY_TILES) if spring[place]])
        self.initial = [tile.number("initial") for tile in tiles]
        self.upgraded = [tile.number("upgraded") for tile in tiles]
        costs = [[ICONS[icon] for icon in tile.words("cost")] for tile in tiles]
        self.dearest = max([len(cost) for cost in costs])
        less = catalogue.components["price"]["discount"].number("less")
        # A price is a list of ways to pay it, each way a list of icons; tiles that cost the same share it.
        listed = [[cost] for cost in costs] + [_cheaper(cost, less) for cost in costs]
        for name in PRICES:
            listed.append([[ICONS[icon] for icon in catalogue.components["price"][name].words("cost")]])
        self.ways: list[list[list[int]]] = []
        for ways in listed:
            if ways not in self.ways:
                self.ways.append(ways)
        self.price = [self.ways.index(ways) for ways in listed]
        self.tiles_at = [_tiles_at(price, self.price[:ALL_TILES]) for price in range(len(self.ways))]
        self.tiles_at_discount = [_tiles_at(price, self.price[ALL_TILES:DISCOUNTS]) for price in range(len(self.ways))]


def _places(fields: list[str]) -> list[int]:
    """The places of fields on a board, equal ones side by side: the kind, and for the second of it 26 more."""
    found: list[int] = []
    for kind in range(ALL_FIELDS):
        found.extend([kind + ALL_FIELDS * which for which in range(fields.count(FIELDS[kind]))])
    return found


def _tiles_at(price: int, prices: list[int]) -> int:
    """The tiles, a bit each, that have this price."""
    return sum([1 << tile for tile in range(ALL_TILES) if prices[tile] == price])


def _counted(names: list[str]) -> list[int]:
    counts = [0] * ALL_WANTED
    for name in names:
        counts[WANTED.index(name)] += 1
    return counts


def _cheaper(cost: list[int], less: int) -> list[list[int]]:
    """The ways to pay so many resources less, of the buyer's choice, but never less than one."""
    ways = [cost]
    for _ in range(less):
        if len(ways[0]) > 1:
            ways = [way[:place] + way[place + 1 :] for way in ways for place in range(len(way))]
    return ways
