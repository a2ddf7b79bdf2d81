"""What tiles and fields do, in signs: what is housed, given and got, built, counted and scored."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue, Component
from keydom.drawing.signs import ARROW, DOT, HAMMER, SLASH, UP, Mark, points
from keydom.games.keyper.components import AREAS, COLOURS, FIELDS, GEM, RESOURCES, TILES, YIELDS
from keydom.games.keyper.draw.signs import PEN_SIGN, PLUS, cost, resource
from keydom.games.keyper.rules.recipes import (
    ACCEPTS,
    ANIMALS,
    AS_RAWS,
    FINISHED,
    GEMS,
    GIVEN,
    GOT,
    NO_RECIPE,
    RAWS,
    TRADE_FINISHED_GOODS,
    TRADE_RAWS,
    WHEATS,
    WILD,
    YIELDED,
    recipe_of,
)
from keydom.games.keyper.rules.work import field_recipe
from keydom.games.keyper.scoring.allocation import MOST
from keydom.games.keyper.scoring.tiles import (
    ANIMAL_OF,
    DOCK_AIM,
    GEM_SETS,
    LANDLORDS,
    PATRONS,
    STORE_GOODS,
    UPGRADED_DOCK_AIM,
)

KEYPLE, GEM_SIGN, ANY = Mark("any-keyple"), Mark("cost-gem"), Mark("cost-any")
LIMIT = [Mark("", f"≤{MOST}")]
# A sign for each group of resources that recipes take or make.
GROUPS = {
    AS_RAWS: cost("raw"),
    RAWS: cost("raw"),
    FINISHED: cost("finished"),
    AS_RAWS | WHEATS: cost("any-raw"),
    GEMS: GEM_SIGN,
    ANIMALS: Mark("any-animal"),
    WILD: Mark("wild"),
    AS_RAWS | WHEATS | GEMS: ANY,
}
HOMES = {  # tiles that house more than one type of animal, or work as well
    "farmyard": "tame",
    "paddock": "wild",
    "hop-field": "any-animal",
    "livestock-market": "any-animal",
    "copse": "wild",
}
# What a tile counts at the end, before and after it is upgraded: so many points for each.
COUNTED = {
    "barn": ([Mark("tile-farm")], [Mark("upgraded-farm")]),
    "boarding-house": ([Mark("sideways")], [Mark("cross")]),
    "entertainer": (
        [Mark("tent"), Mark("", "/"), Mark("season-spring")],
        [Mark("tent"), Mark("", "/"), Mark("season-spring")],
    ),
    "oast-house": ([Mark("", "8×"), Mark("tile-farm")], [Mark("", "8×"), Mark("tile-farm")]),
    "statue": ([Mark("home")], [Mark("upgraded-home")]),
    "thatcher": ([Mark("", "2×"), Mark("tile-village")], [Mark("upgraded-village")]),
    "village-hall": ([Mark("", "12×"), Mark("tile-village")], [Mark("", "12×"), Mark("tile-village")]),
    "prospector": ([GEM_SIGN], [GEM_SIGN]),
    "scrap-dealer": ([ANY, ANY], [ANY, ANY]),
}
AROUND = {"drainage": Mark("diagonal"), "pavements": Mark("cross")}
# What a tile lets its owner do, besides trading.
POWERS = {
    "builder": ([HAMMER, cost("finished")], [HAMMER, SLASH, UP, cost("any-finished")]),
    "building-plot": ([Mark("to-the-right"), Mark("free")], [Mark("around"), Mark("free")]),
    "farm-labourer": ([Mark("tile-farm"), Mark("free")], [Mark("tile-farm"), Mark("free"), SLASH, UP]),
    "seafarer": (
        [KEYPLE, Mark("sail"), ARROW, Mark("anchor", "+1")],
        [KEYPLE, Mark("sail"), ARROW, Mark("anchor", "+2")],
    ),
    "shipping-agent": (
        [Mark("", "2×"), Mark("sold"), ARROW, Mark("anchor", "+1")],
        [Mark("sold"), ARROW, Mark("anchor", "+1")],
    ),
    "merchant": ([], [KEYPLE, Mark("sail"), ARROW, Mark("", "+1"), Mark("sail")]),
}
NEED_KEYPLES = ("builder", "farm-labourer")
FIELD_SIGNS = {
    "river": [Mark("sail")],
    "tile": [Mark("take")],
    "build": [HAMMER],
    "discount": [Mark("discount")],
    "upgrade": [UP],
}


def facts(tile: Component, up: bool) -> list[Mark]:
    """One side of a tile."""
    value, number = tile.number("upgraded" if up else "initial"), TILES.index(tile.id)
    recipe = recipe_of(number, up)
    if recipe != NO_RECIPE:
        return _conversion(tile.id, recipe, up, value)
    if number in ANIMAL_OF:
        return [PEN_SIGN, resource(RESOURCES[ANIMAL_OF[number]]), ARROW, points(value)]
    if tile.id in HOMES:
        return [PEN_SIGN, Mark(HOMES[tile.id]), Mark("", "≠"), ARROW, points(value)]
    if tile.id in AROUND:
        return [points(value), PLUS, AROUND[tile.id], ARROW, points(value)]
    if tile.id == "dock":
        return [Mark("plain-anchor"), Mark("", f"≥{UPGRADED_DOCK_AIM if up else DOCK_AIM}"), ARROW, points(value)]
    if tile.id in POWERS:
        marks = [KEYPLE] * (tile.id in NEED_KEYPLES) + POWERS[tile.id][up]
        return marks + ([DOT] if marks and value else []) + [points(value)] * bool(value)
    return [*counted(tile.id, number, up), ARROW, points(value), *(LIMIT if _limited(number, tile.id) else [])]


def counted(id: str, number: int, up: bool) -> list[Mark]:
    """What a tile counts at the end of the game."""
    if number in GEM_SETS:
        return [resource(RESOURCES[GEM + gem]) for gem in range(4) if GEM_SETS[number][up] >> gem & 1]
    if number in STORE_GOODS:
        return [resource(RESOURCES[STORE_GOODS[number]])]
    if number in PATRONS:
        return [Mark(f"keyple-{COLOURS[PATRONS[number]]}")]
    if number in LANDLORDS:
        return [Mark(f"field-{COLOURS[LANDLORDS[number]]}")]
    return COUNTED[id][up]


def _limited(number: int, id: str) -> bool:
    """Whether a tile counts at most four times, though there may be more to count."""
    return number in GEM_SETS or number in STORE_GOODS or number in PATRONS or id in ("prospector", "scrap-dealer")


def _conversion(id: str, recipe: int, up: bool, value: int) -> list[Mark]:
    """A tile where a keyple turns something into something else."""
    if id == "trading-post":
        marks = [KEYPLE, *trade(TRADE_RAWS), PLUS if up else SLASH, *trade(TRADE_FINISHED_GOODS)]
    else:
        marks = [KEYPLE, *trade(recipe)]
    if id == "windmill" and up:
        return [*marks, DOT, resource("wheat"), ARROW, points(value), *LIMIT]
    return marks + [DOT, points(value)] * bool(value)


def housed(tile: Component) -> list[Mark]:
    """Whom a tile houses besides the work that is done there."""
    works = recipe_of(TILES.index(tile.id), False) != NO_RECIPE
    return [PEN_SIGN, Mark(HOMES[tile.id])] if works and tile.id in HOMES else []


def trade(recipe: int) -> list[Mark]:
    """What is given and what is got."""
    return [*[group(ACCEPTS[recipe])] * GIVEN[recipe], ARROW, *[group(YIELDED[recipe])] * GOT[recipe]]


def group(resources: int) -> Mark:
    """The sign of a set of resources; where a finished good may stand in for its raw material, that of the raw."""
    if resources in GROUPS:
        return GROUPS[resources]
    return resource(RESOURCES[(resources & -resources).bit_length() - 1])


def field(kind: str) -> list[Mark]:
    """What a field brings forth or lets one do."""
    number = FIELDS.index(kind)
    if kind in FIELD_SIGNS:
        return FIELD_SIGNS[kind]
    if YIELDS[number] >= 0:
        return [resource(RESOURCES[YIELDS[number]])]
    return trade(field_recipe(number))


ALIKE = {"fair": "tent", "boat": "sail", "board": "keyhole"}  # one picture for all of a kind
OWN = ("keyple", "resource", "season")  # a picture for each


def icon(ref: str, catalogue: Catalogue) -> str:
    """The name of a definition, or nothing.

    A building tile is shown by the sign of its area, a field by what it brings.
    """
    kind, _, id = ref.partition(":")
    if kind in OWN:
        return f"{kind}-{id}"
    if kind == "tile":
        return f"tile-{catalogue.components['tile'][id].word('area')}"
    if kind == "spot":
        place, _, what = id.partition("-")
        return f"tile-{place}" if place in AREAS else field(what.removesuffix("-2"))[0].picture
    return ALIKE.get(kind, "")
