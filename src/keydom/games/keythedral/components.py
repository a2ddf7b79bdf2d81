"""The components of Keythedral as the rules use them: small numbers into tables made from the catalogue."""

from __future__ import annotations

from typing import Final

from keydom.core.catalogue import NUMBER, WORD, WORDS, Catalogue, Component, Made, Shape
from keydom.core.errors import BadData

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
ALL_LAWS: Final = 0xFFFFF

# A law is a bit, so that a hand is a whole number. Written out, because the compiler knows constants only so.
WORK_ORDER: Final = 0x00001
PRICE_INCREASE: Final = 0x00002
PRICE_DECREASE: Final = 0x00004
UPGRADE_COTTAGE: Final = 0x00008
SUBSTITUTION: Final = 0x00010
COTTAGE_NUMBER: Final = 0x00020
CRAFT_BARGAIN: Final = 0x00040
UNEXPECTED_HARVEST: Final = 0x00080
BROKEN_FENCES: Final = 0x00100
REPEAL_LAW: Final = 0x00200
UNSAFE_FENCE: Final = 0x00400
HOUSE_MORATORIUM: Final = 0x00800
DESIGN_CHANGE: Final = 0x01000
DOUBLE_PRODUCTION: Final = 0x02000
BARGAIN: Final = 0x04000
SALE: Final = 0x08000
DOWNGRADE_HOUSE: Final = 0x10000
GOOD_HARVEST: Final = 0x20000
POOR_HARVEST: Final = 0x40000
START_ORDER: Final = 0x80000


class Box(Made):
    """The contents of one edition's box; shared by every state of a game and never changed."""

    __slots__ = (
        *("cost", "cubes", "edition", "fences", "fields", "level", "of_level"),
        *("price", "size", "spaces", "tiles", "value", "worth"),
    )

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


def check(catalogue: Catalogue) -> None:
    """Refuse data that is no box of Keythedral: wrong words, wrong totals."""
    for tile in catalogue.kind("tile"):
        if not 1 <= tile.number("level") <= LEVELS:
            raise tile.wrong(f"level must be 1 to {LEVELS}")
        for cube in tile.words("cost"):
            if cube not in CUBES:
                raise tile.wrong(f"unknown cube {cube!r}: expected one of {', '.join(CUBES)}")
        if not tile.words("cost"):
            raise tile.wrong("a seat costs at least one cube")
    for field in catalogue.kind("field"):
        if field.word("kind") not in KINDS:
            raise field.wrong(f"unknown kind {field.word('kind')!r}: expected one of {', '.join(KINDS)}")
        if not 1 <= field.number("number") <= NUMBERS:
            raise field.wrong(f"number must be 1 to {NUMBERS}")
    _check_names(catalogue, "law", LAWS)
    _check_names(catalogue, "cube", CUBES)
    _check_names(catalogue, "piece", ("cottage", "fence", "worker"))
    for number, law in enumerate(LAWS, 1):
        if catalogue.components["law"][law].number("number") != number:
            raise catalogue.components["law"][law].wrong(f"number must be {number}")
    for component in catalogue.kind("cube"):
        if min(component.number(fact) for fact in SHAPE["cube"]) < 0:
            raise component.wrong("count, price and worth cannot be below 0")
    _check_pieces(catalogue)
    _check_totals(catalogue)


def _check_names(catalogue: Catalogue, kind: str, names: tuple[str, ...]) -> None:
    for name in names:
        if name not in catalogue.components.get(kind, {}):
            raise BadData("is missing", f"{kind}s.toml", f"{kind}.{name}")
    for component in catalogue.kind(kind):
        if component.id not in names:
            raise component.wrong(f"there is no such {kind}")


def _check_pieces(catalogue: Catalogue) -> None:
    pieces = catalogue.components["piece"]
    if pieces["fence"].number("each") < 0:
        raise pieces["fence"].wrong("there cannot be fewer than none")
    if pieces["cottage"].number("each") != NUMBERS:
        raise pieces["cottage"].wrong(f"the rules are for {NUMBERS} cottages each, numbered from 1")
    if pieces["worker"].number("each") < 2 * NUMBERS:
        raise pieces["worker"].wrong(f"{2 * NUMBERS} workers are needed for {NUMBERS} houses")
    for tile in catalogue.kind("tile"):
        for cube in CUBES:
            if tile.words("cost").count(cube) > catalogue.components["cube"][cube].number("count"):
                raise tile.wrong(f"it costs more {cube} than there is")


def _check_totals(catalogue: Catalogue) -> None:
    levels = [tile.number("level") for tile in catalogue.kind("tile")]
    for stage in catalogue.kind("stage"):
        level = int(stage.id.rpartition("-")[2])
        if levels.count(level) != stage.number("tiles"):
            raise stage.wrong(f"{stage.number('tiles')} tiles of level {level} expected, {levels.count(level)} listed")
        if stage.number("spaces") < 1:
            raise stage.wrong("a stage has at least one space")
        if stage.number("spaces") >= stage.number("tiles"):
            raise stage.wrong("there must be more tiles than spaces")  # a design change needs a tile in reserve
    numbers = [field.number("number") for field in catalogue.kind("field")]
    centre = sorted(field.word("kind") for field in catalogue.kind("field") if field.number("number") == 1)
    if centre != ["quarry", "quarry", "wood", "wood"]:
        raise BadData("number 1 must be two quarries and two woods", "fields.toml", "field")
    for number, total in ((2, 10), (3, 5), (4, 5), (5, 5)):
        if numbers.count(number) != total:
            message = f"{total} fields of number {number} expected, {numbers.count(number)} listed"
            raise BadData(message, "fields.toml", "field")
