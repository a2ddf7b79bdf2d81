"""The components of Keyflower as the rules use them: small numbers into tables made from the catalogue."""

from __future__ import annotations

from typing import Final

from keydom.core.catalogue import NUMBER, WORD, WORDS, Catalogue, Component, Shape, SharedTables
from keydom.core.hexes import SIDES, opposite

SHAPE: Shape = {
    "home": {
        "edges": WORD,
        "cost": WORDS,
        "move": NUMBER,
        "move_up": NUMBER,
        "icons": NUMBER,
        "icons_up": NUMBER,
        "points": NUMBER,
        "points_up": NUMBER,
    },
    "boat": {
        "set": WORD,
        "players": NUMBER,
        "edges": WORD,
        "spring": WORDS,
        "summer": WORDS,
        "autumn": WORDS,
        "points": NUMBER,
        "each": NUMBER,
    },
    "order": {"edges": WORD, "workers": NUMBER},
    "village": {
        "season": WORD,
        "set": WORD,
        "edges": WORD,
        "pay": WORDS,
        "gain": WORDS,
        "gain_up": WORDS,
        "choose": NUMBER,
        "move": NUMBER,
        "move_up": NUMBER,
        "icons": NUMBER,
        "icons_up": NUMBER,
        "keeps": WORD,
        "each": NUMBER,
        "each_up": NUMBER,
        "points": NUMBER,
        "points_up": NUMBER,
        "cost": WORDS,
        "workers": NUMBER,
        "workers_up": NUMBER,
    },
    "summer-boat": {"set": WORD, "edges": WORD, "workers": NUMBER},
    "winter": {"set": WORD, "edges": WORD, "needs": WORDS, "alike": NUMBER, "points": NUMBER, "workers": NUMBER},
    "contract": {"needs": WORDS},
    "extension": {"colour": WORD, "cost": WORDS},
    "piece": {"count": NUMBER},
    "table": {"tiles": NUMBER, "orders": NUMBER, "winter": NUMBER, "winter_merchants": NUMBER},
}

COLOURS: Final = ("blue", "red", "yellow", "green")
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
ALL_COLOURS: Final = 4

SKILLS: Final = ("saw", "pickaxe", "anvil")
ALL_SKILLS: Final = 3

GOODS: Final = ("wood", "stone", "iron", "gold")
WOOD: Final = 0
STONE: Final = 1
IRON: Final = 2
GOLD: Final = 3
ALL_GOODS: Final = 4

# What a tile or a boat can give: the goods by their own numbers, then these.
ITEMS: Final = (*GOODS, "worker", "skill", "green", "contract", "cabin")
A_WORKER: Final = 4
A_SKILL: Final = 5
A_GREEN: Final = 6
A_CONTRACT: Final = 7
A_CABIN: Final = 8
ALL_ITEMS: Final = 9

# What an upgrade, an extension or an exchange can cost: the goods by their own numbers, then these.
COSTS: Final = (*GOODS, "resource", *SKILLS, "skill", *COLOURS, "worker")
ANY_GOOD: Final = 4
COST_SKILL: Final = 5  # the first of three
ANY_SKILL: Final = 8
COST_WORKER: Final = 9  # the first of four
ANY_WORKER: Final = 13
ALL_COSTS: Final = 14

# What a contract can be traded for, and what the start player's piece can stand for.
THINGS: Final = (*COLOURS, *SKILLS, *GOODS)
# What a winter tile or a contract can ask for, as the allocation numbers it.
TOKENS: Final = {name: place for place, name in enumerate((*THINGS, "worker", "skill", "resource", "start-player"))}

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

SETS: Final = ("base", "merchants", "promo")
BASE: Final = 0
MERCHANTS: Final = 1
PROMO: Final = 2

# Every hexagon has a number: its place in TILES. The first and the number of each kind are written out, because the
# compiler knows constants only so.
HOMES: Final = ("home-1", "home-2", "home-3", "home-4", "home-5", "home-6")
BOAT_NAMES: Final = ("keyflower", "sea-bastion", "sea-breese", "flipper", "ianvincible", "white-wind")
BOATS: Final = (*BOAT_NAMES, *[f"{name}-ii" for name in BOAT_NAMES])
ORDERS: Final = ("order-1", "order-2", "order-3", "order-4")
SPRING_TILES: Final = (
    *("keywood", "keystone-quarry", "key-mine", "woodcutter", "quarryman", "miner", "gold-mine", "workshop"),
    *("apprentice-hall", "alehouse", "peddler", "stable", "assayer", "storyteller"),
)
SUMMER_TILES: Final = (
    *("carpenter", "mason", "smelter", "store", "tavern", "brewer", "hiring-fair", "farrier"),
    *("bookkeeper", "trader", "sorcerer", "developer"),
)
SUMMER_BOATS: Final = (
    *("boat-1a", "boat-1b", "boat-2a", "boat-2b", "boat-3a", "boat-3b", "boat-4a", "boat-4b"),
    *("boat-7a", "boat-7b"),
)
AUTUMN_TILES: Final = (
    *("timber-yard", "stone-yard", "blacksmith", "barn", "sawmill", "sculptor", "forge", "well", "goldsmith"),
    *("fair", "inn", "wainwright", "merchant", "talton-lodge"),
)
WINTER_TILES: Final = (
    *("apothecary", "craftsmans-guild", "jeweller", "key-guild", "key-market", "keythedral", "mercers-guild"),
    *("scholar", "scribes", "village-hall", "watermill", "windmill", "artisan", "builder", "muleteer"),
    *("emporium", "monument", "beekeeper", "the-glade", "the-glade-in-winter", "delivery-man", "keyside"),
)
TILES: Final = (
    *(*HOMES, *BOATS, *ORDERS, *SPRING_TILES),
    *(*SUMMER_TILES, *SUMMER_BOATS, *AUTUMN_TILES, *WINTER_TILES),
)
FIRST_HOME: Final = 0
FIRST_BOAT: Final = 6
FIRST_ORDER: Final = 18
FIRST_SPRING: Final = 22
FIRST_SUMMER: Final = 36
FIRST_SUMMER_BOAT: Final = 48
FIRST_AUTUMN: Final = 58
FIRST_WINTER: Final = 72
ALL_TILES: Final = 94
BOATS_OF_A_SET: Final = 6

# Tiles that a rule names.
KEYFLOWER: Final = 6
SEA_BASTION: Final = 7
SEA_BREESE: Final = 8
FLIPPER: Final = 9
WHITE_WIND: Final = 11
KEYFLOWER_II: Final = 12
SEA_BASTION_II: Final = 13
SEA_BREESE_II: Final = 14
FLIPPER_II: Final = 15
IANVINCIBLE_II: Final = 16
WHITE_WIND_II: Final = 17
SORCERER: Final = 46
DEVELOPER: Final = 47
BOAT_1A: Final = 48
BOAT_1B: Final = 49
BOAT_2A: Final = 50
BOAT_2B: Final = 51
BOAT_3A: Final = 52
BOAT_3B: Final = 53
BOAT_4A: Final = 54
BOAT_4B: Final = 55
BOAT_7A: Final = 56
BOAT_7B: Final = 57
TALTON_LODGE: Final = 71
KEYTHEDRAL: Final = 77
ARTISAN: Final = 84
BUILDER: Final = 85
MULETEER: Final = 86
BEEKEEPER: Final = 89
GLADE: Final = 90
GLADE_IN_WINTER: Final = 91
DELIVERY_MAN: Final = 92
KEYSIDE: Final = 93

FIELD: Final = 0
ROAD: Final = 1
WATER: Final = 2
EDGES: Final = "GRW"

CONTRACTS: Final = tuple([f"c{number:02}" for number in range(1, 37)])
ALL_CONTRACTS: Final = 36
PURPLE_CONTRACT: Final = 12  # the thirteenth: it asks for the start player's piece itself
FACE_UP: Final = 3  # contracts that lie open
EXTENSIONS: Final = tuple([f"e{number:02}" for number in range(1, 19)])
ALL_EXTENSIONS: Final = 18

# What only boats II carry, by place in a boat's freight.
FREIGHT: Final = ("gold", "cabin", "contract")
FREIGHT_GOLD: Final = 0
FREIGHT_CABINS: Final = 1
FREIGHT_CONTRACTS: Final = 2
ALL_FREIGHT: Final = 3

MOST_ON_A_TILE: Final = 6
START_WORKERS: Final = 8


# Workers, skills and goods are counted in flat lists: so many places for each seat, tile or boat. These say which one.
# In the hottest loops the sum is written out: the compiler puts no call into its caller.


def of_colour(owner: int, colour: int) -> int:
    """Where the workers of a colour are counted that a seat, a tile or a boat has."""
    return owner * ALL_COLOURS + colour


def of_skill(owner: int, skill: int) -> int:
    return owner * ALL_SKILLS + skill


def of_good(tile: int, good: int) -> int:
    return tile * ALL_GOODS + good


def of_freight(boat: int, freight: int) -> int:
    return boat * ALL_FREIGHT + freight


def by_colour(counts: list[int], owner: int) -> list[int]:
    """The workers that a seat or a boat has, by colour."""
    return counts[owner * ALL_COLOURS : (owner + 1) * ALL_COLOURS]


def by_skill(counts: list[int], owner: int) -> list[int]:
    return counts[owner * ALL_SKILLS : (owner + 1) * ALL_SKILLS]


def by_good(counts: bytes, tile: int) -> list[int]:
    return list(counts[tile * ALL_GOODS : (tile + 1) * ALL_GOODS])


def by_freight(counts: list[int], boat: int) -> list[int]:
    return counts[boat * ALL_FREIGHT : (boat + 1) * ALL_FREIGHT]


def basic(tile: int) -> int:
    """Where the facts of a tile's basic side are in the tables of the box."""
    return tile * 2


def upgraded(tile: int) -> int:
    return tile * 2 + 1


class Target:
    """What scores at the end: `points` for each set of the tokens in `needs`.

    A target that `repeats` counts as often as there are items, another one once, or is worth `otherwise`. Where items
    must be `alike`, `needs` is one any-token and all items put there are of one kind.
    """

    def __init__(
        self,
        id: str,
        points: int,
        needs: list[int],
        repeats: bool = True,
        alike: bool = False,
        otherwise: int = 0,
    ) -> None:
        self.id = id
        self.points = points
        self.needs = needs
        self.repeats = repeats
        self.alike = alike
        self.otherwise = otherwise


class Box(SharedTables):
    """The contents of the boxes; shared by every state of a game and never changed."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.made_from = (catalogue,)
        parts = {part.id: part for kind in HEXAGONS for part in catalogue.kind(kind)}
        tiles = [parts[name] for name in TILES]
        self.kind = [tile.kind for tile in tiles]  # of component
        self.season = [_season(tile) for tile in tiles]  # when it is auctioned, or -1
        later = range(FIRST_SPRING, ALL_TILES)
        self.stacks = [[tile for tile in later if self.season[tile] == season] for season in range(len(SEASONS))]
        self.origin = [SETS.index(str(tile.facts.get("set", "base"))) for tile in tiles]
        self.edges = [EDGES.index(tile.word("edges")[(side - turn) % SIDES]) for tile, turn, side in _faces(tiles)]
        # By tile * 6 + turn, what its sides show, with a bit of each side for FIELD, ROAD and WATER; and by that * 6 +
        # side, what the sides of a tile that lies there may not show.
        self.outlines = [_outline(self.edges[first : first + SIDES]) for first in range(0, len(self.edges), SIDES)]
        self.bars = [_bar(place % SIDES, edge) for place, edge in enumerate(self.edges)]
        self.spins = [_spins(tile.word("edges")) for tile in tiles]  # turns that differ
        # By tile * 2 + side, the basic side first.
        self.gain = [_items(tile, fact) for tile in tiles for fact in ("gain", "gain_up")]
        self.gives = [[item for item in range(ALL_ITEMS) if items[item]] for items in self.gain]  # which of ITEMS
        self.choose = [choose for tile in tiles for choose in (_number(tile, "choose"), 0)]
        self.move = [_number(tile, fact) for tile in tiles for fact in ("move", "move_up")]
        self.icons = [_number(tile, fact) for tile in tiles for fact in ("icons", "icons_up")]
        self.points = [_number(tile, fact) for tile in tiles for fact in ("points", "points_up")]
        self.each = [_number(tile, fact) for tile in tiles for fact in ("each", "each_up")]
        self.shown = [_number(tile, fact) for tile in tiles for fact in ("workers", "workers_up")]
        self.acts = [self.move[p] > 0 or sum(self.gain[p]) > 0 or p // 2 == SORCERER for p in range(2 * len(tiles))]
        boats = range(FIRST_SUMMER_BOAT, FIRST_AUTUMN)
        # Whether a tile can be used while it is on auction: nobody uses a boat there.
        self.usable = [self.acts[2 * t] and t >= FIRST_SPRING and t not in boats for t in range(len(tiles))]
        self.pay = [_payment(tile) for tile in tiles]  # one of COSTS, or -1
        self.cost = [_costs(tile.words("cost")) if "cost" in tile.facts else [] for tile in tiles]  # counts of COSTS
        self.due = [sum(cost[: ANY_GOOD + 1]) for cost in self.cost]  # of goods for an upgrade
        self.keeps = [COSTS.index(word) if (word := str(tile.facts.get("keeps", ""))) else -1 for tile in tiles]
        self.needs = [tile.words("needs") if "needs" in tile.facts else [] for tile in tiles]
        self.alike = [_number(tile, "alike") == 1 for tile in tiles]
        # By (boat - FIRST_BOAT) * 3 + season: counts of ITEMS.
        self.load = [_items(parts[name], season) for name in BOATS for season in SEASONS[:WINTER]]
        self.set_needs = [[TOKENS[word] for word in needs] for needs in self.needs]
        self.contract = [catalogue.components["contract"][name].words("needs") for name in CONTRACTS]
        self.contract_needs = [[TOKENS[word] for word in needs] for needs in self.contract]
        extensions = [catalogue.components["extension"][name] for name in EXTENSIONS]
        self.extension_colour = [COLOURS.index(part.word("colour")) for part in extensions]
        self.extension_cost = [_costs(part.words("cost")) for part in extensions]
        pieces = catalogue.components["piece"]
        self.workers = [pieces[colour].number("count") for colour in COLOURS]
        self.skills = [pieces[skill].number("count") for skill in SKILLS]
        self.goods = [pieces[good].number("count") for good in GOODS]
        self.cabins = pieces["cabin"].number("count")
        tables = [catalogue.components["table"][f"players-{seats}"] for seats in range(2, 7)]
        self.tiles = [0, 0] + [table.number("tiles") for table in tables]  # of each season, by number of players
        self.orders = [0, 0] + [table.number("orders") for table in tables]
        self.winter = [  # winter tiles for each player, without and with The Merchants
            [0, 0] + [table.number(fact) for table in tables] for fact in ("winter", "winter_merchants")
        ]


HEXAGONS: Final = ("home", "boat", "order", "village", "summer-boat", "winter")


def _season(tile: Component) -> int:
    if tile.kind == "village":
        return SEASONS.index(tile.word("season"))
    return {"summer-boat": SUMMER, "winter": WINTER}.get(tile.kind, -1)


def _faces(tiles: list[Component]) -> list[tuple[Component, int, int]]:
    return [(tile, turn, side) for tile in tiles for turn in range(SIDES) for side in range(SIDES)]


def _outline(edges: list[int]) -> int:
    return sum([1 << len(EDGES) * side + edge for side, edge in enumerate(edges)])


def _bar(side: int, edge: int) -> int:
    """Whatever is unlike this edge, on the side of the other tile that meets it."""
    return sum([1 << len(EDGES) * opposite(side) + other for other in range(len(EDGES)) if other != edge])


def _spins(edges: str) -> int:
    """In how many ways a tile can be turned that differ: three when its edges repeat after half a turn."""
    return next(turn for turn in range(1, SIDES + 1) if edges[turn:] + edges[:turn] == edges)


def _number(tile: Component, fact: str) -> int:
    return tile.number(fact) if fact in tile.facts else 0


def _items(tile: Component, fact: str) -> list[int]:
    counts = [0] * ALL_ITEMS
    if fact in tile.facts:
        for word in tile.words(fact):
            counts[ITEMS.index(word)] += 1
    return counts


def _costs(words: list[str]) -> list[int]:
    return [words.count(cost) for cost in COSTS]


def _payment(tile: Component) -> int:
    words = tile.words("pay") if "pay" in tile.facts else []
    return COSTS.index(words[0]) if words else -1
