"""Whether component data is a box of Keyflower, with The Merchants and the promo tiles: all there, and all playable."""

from __future__ import annotations

from typing import Final

from keydom.core.catalogue import NUMBER, WORDS, Catalogue, Component
from keydom.core.errors import BadData
from keydom.core.hexes import SIDES
from keydom.games.keyflower.components import (
    AUTUMN_TILES,
    BOAT_NAMES,
    BOATS,
    COLOURS,
    CONTRACTS,
    COST_SKILL,
    COSTS,
    EDGES,
    EXTENSIONS,
    GOODS,
    HEXAGONS,
    HOMES,
    ITEMS,
    ORDERS,
    PURPLE_CONTRACT,
    SEASONS,
    SETS,
    SHAPE,
    SKILLS,
    SPRING_TILES,
    START_WORKERS,
    SUMMER_BOATS,
    SUMMER_TILES,
    WINTER,
    WINTER_TILES,
)

FEWEST: Final = 2  # players
MOST: Final = 6
ALL_SKILL_TILES: Final = 48
ALL_RESOURCES: Final = 120

IDS: Final = {
    "home": HOMES,
    "boat": BOATS,
    "order": ORDERS,
    "village": (*SPRING_TILES, *SUMMER_TILES, *AUTUMN_TILES),
    "summer-boat": SUMMER_BOATS,
    "winter": WINTER_TILES,
    "contract": CONTRACTS,
    "extension": EXTENSIONS,
    "piece": (*COLOURS, *SKILLS, *GOODS, "cabin"),
    "table": tuple([f"players-{seats}" for seats in range(FEWEST, MOST + 1)]),
}
SEASON_OF: Final = {
    id: season
    for season, ids in zip(SEASONS, (SPRING_TILES, SUMMER_TILES, AUTUMN_TILES, WINTER_TILES), strict=True)
    for id in ids
}
START_PLAYER: Final = "start-player"

# The words that a fact may have; a list may have any number of them.
WORDS_OF: Final = {
    "set": SETS,
    "colour": COLOURS,
    "keeps": ("", "wood", "stone", "iron", "resource"),
    "pay": COSTS[COST_SKILL:],  # workers and skills: nobody exchanges goods
    "gain": ITEMS[:-1],  # all but cabins
    "gain_up": ITEMS[:-1],
    "spring": ITEMS,
    "summer": ITEMS,
    "autumn": ITEMS,
    "cost": COSTS,
    "needs": (*COSTS, START_PLAYER),
}
FLAGS: Final = ("choose", "alike")

# Tiles that score what the rules count, without a set.
COUNTING: Final = (
    *("keythedral", "artisan", "builder", "muleteer", "beekeeper", "the-glade", "the-glade-in-winter"),
    *("delivery-man", "keyside"),
)
COUNTING_VILLAGE: Final = ("developer", "talton-lodge")


def check(catalogue: Catalogue) -> None:
    """Refuse data that is no box of Keyflower: missing parts, wrong words, edges or totals."""
    for kind, ids in IDS.items():
        catalogue.check_ids(kind, ids, "data")
        for part in catalogue.kind(kind):
            _check_facts(part)
    for kind in HEXAGONS:
        for tile in catalogue.kind(kind):
            _check_edges(tile)
    for tile in catalogue.kind("village"):
        _check_village(tile)
    for tile in catalogue.kind("winter"):
        _check_winter(tile)
    _check_boats(catalogue)
    _check_contracts(catalogue)
    _check_pieces(catalogue)
    for seats in range(FEWEST, MOST + 1):
        _check_table(catalogue, seats)


def _check_facts(part: Component) -> None:
    for name, want in SHAPE[part.kind].items():
        if want == NUMBER and part.number(name) < 0:
            raise part.wrong(f"{name} cannot be below 0")
        if name in FLAGS and part.number(name) > 1:
            raise part.wrong(f"{name} must be 0 or 1")
        if name == "cost" and not part.words(name):
            raise part.wrong("it costs at least one thing")
        known = WORDS_OF.get(name, ())
        for word in part.words(name) if want == WORDS else [part.word(name)] if known else []:
            if word not in known:
                raise part.wrong(f"unknown word {word!r} in {name}: expected one of {', '.join(known).lstrip(', ')}")


def _check_edges(tile: Component) -> None:
    edges = tile.word("edges")
    if len(edges) != SIDES or any(letter not in EDGES for letter in edges):
        raise tile.wrong(f"edges must be {SIDES} letters of {', '.join(EDGES)}, not {edges!r}")
    if tile.kind in ("boat", "summer-boat"):
        half = SIDES // 2
        if "R" in edges or edges.count("W") != 2 or edges[:half] != edges[half:]:
            raise tile.wrong("a boat has no road, and a river straight through")
        return
    if tile.facts.get("set") == "promo":
        return  # one of them has fewer roads than its season, another has a river
    roads, rivers = _ways(tile)
    if edges.count("R") != roads:
        raise tile.wrong(f"roads: {roads} expected, {edges.count('R')} listed")
    if edges.count("W") != rivers:
        raise tile.wrong(f"water edges: {rivers} expected, {edges.count('W')} listed")


def _ways(tile: Component) -> tuple[int, int]:
    """The roads and water edges of a tile that is no boat: one road fewer with every season."""
    if tile.kind == "home":
        return SIDES - 1, 1
    if tile.kind == "order":
        return ORDERS.index(tile.id) + 1, 0
    return WINTER + 1 - SEASONS.index(SEASON_OF[tile.id]), 0


def _check_village(tile: Component) -> None:
    if tile.word("season") != SEASON_OF[tile.id]:
        raise tile.wrong(f"its season is {SEASON_OF[tile.id]}")
    if len(tile.words("pay")) > 1:
        raise tile.wrong("at most one thing is paid")
    if tile.number("choose") and len(tile.words("gain")) < 2:
        raise tile.wrong("there is nothing to choose from")
    if tile.word("set") != "merchants" and "contract" in tile.words("gain") + tile.words("gain_up"):
        raise tile.wrong("only The Merchants has contracts")
    scores = tile.number("each") + tile.number("each_up") > 0
    if scores != (tile.word("keeps") != "" or tile.id in COUNTING_VILLAGE):
        raise tile.wrong("points for each go with a tile that keeps or counts something")


def _check_winter(tile: Component) -> None:
    needs = tile.words("needs")
    if START_PLAYER in needs:
        raise tile.wrong("only a contract asks for the start player")
    if tile.id in COUNTING and needs:
        raise tile.wrong("it needs nothing: it scores what it counts")
    if tile.id not in COUNTING and not needs:
        raise tile.wrong("it must need something to score")
    if tile.number("alike") and needs not in (["resource"], ["skill"], ["worker"]):
        raise tile.wrong("alike goes with one resource, skill or worker of any kind")


def _check_boats(catalogue: Catalogue) -> None:
    boats = catalogue.components["boat"]
    for name in BOAT_NAMES:
        first, second = boats[name], boats[f"{name}-ii"]
        for boat, origin in ((first, "base"), (second, "merchants")):
            if boat.word("set") != origin:
                raise boat.wrong(f"its set is {origin}")
        if first.number("players") != second.number("players"):
            raise second.wrong(f"both boats of this name are for {first.number('players')} or more players")
        for season in SEASONS[:WINTER]:
            if "contract" in first.words(season) or "cabin" in first.words(season):
                raise first.wrong("only the boats of The Merchants bring contracts and cabins")
    for seats in range(FEWEST, MOST + 1):
        ready = [name for name in BOAT_NAMES if boats[name].number("players") <= seats]
        if len(ready) != seats:
            raise BadData(f"{seats} boats expected for {seats} players, {len(ready)} listed", "boats.toml", "boat")
    faces = catalogue.components["summer-boat"]
    for place in range(0, len(SUMMER_BOATS), 2):
        front, back = faces[SUMMER_BOATS[place]], faces[SUMMER_BOATS[place + 1]]
        if front.word("set") != back.word("set"):
            raise back.wrong(f"it is the other face of {front.id}, of the set {front.word('set')}")


def _check_contracts(catalogue: Catalogue) -> None:
    seen: dict[str, str] = {}
    for place, id in enumerate(CONTRACTS):
        contract = catalogue.components["contract"][id]
        needs = sorted(contract.words("needs"))
        if not needs:
            raise contract.wrong("a contract asks for something")
        if (START_PLAYER in needs) != (place == PURPLE_CONTRACT) or (place == PURPLE_CONTRACT and len(needs) > 1):
            raise contract.wrong(f"{CONTRACTS[PURPLE_CONTRACT]} alone asks for the start player, and for nothing else")
        text = " ".join(needs)
        if text in seen:
            raise contract.wrong(f"it asks for the same as {seen[text]}")
        seen[text] = id


def _check_pieces(catalogue: Catalogue) -> None:
    pieces = catalogue.components["piece"]
    in_bag = sum(pieces[colour].number("count") for colour in COLOURS[:-1])
    if in_bag < MOST * START_WORKERS:
        raise pieces["blue"].wrong(f"{MOST * START_WORKERS} workers are dealt at the start, {in_bag} are in the bag")
    if pieces["green"].number("count") < MOST:
        raise pieces["green"].wrong(f"{MOST} green workers are needed at the start")
    for names, total, what in ((SKILLS, ALL_SKILL_TILES, "skill tiles"), (GOODS, ALL_RESOURCES, "resources")):
        listed = sum(pieces[name].number("count") for name in names)
        if listed != total:
            raise pieces[names[0]].wrong(f"{total} {what} expected, {listed} listed")
    loads = [boat.words(season) for boat in catalogue.kind("boat") for season in SEASONS[:WINTER]]
    cabins = sum(load.count("cabin") for load in loads)
    if pieces["cabin"].number("count") < cabins:
        raise pieces["cabin"].wrong(f"the boats bring {cabins} cabins")


def _check_table(catalogue: Catalogue, seats: int) -> None:
    table = catalogue.components["table"][f"players-{seats}"]
    if not 1 <= table.number("orders") <= len(ORDERS):
        raise table.wrong(f"there must be 1 to {len(ORDERS)} turn order tiles")
    for season in SEASONS[:WINTER]:
        if not 1 <= table.number("tiles") <= _base_tiles(catalogue, season):
            raise table.wrong(f"there are 1 to {_base_tiles(catalogue, season)} tiles of {season}")
    for fact, sets in (("winter", SETS[:1]), ("winter_merchants", SETS[:2])):
        tiles = sum(tile.word("set") in sets for tile in catalogue.kind("winter"))
        if not seats <= table.number(fact) * seats <= tiles:
            raise table.wrong(f"{fact} must be at least 1, and {tiles} winter tiles are dealt at most")


def _base_tiles(catalogue: Catalogue, season: str) -> int:
    """The tiles of a season in the base game; every two faces of the summer boats are one tile."""
    tiles = sum(tile.word("season") == season and tile.word("set") == "base" for tile in catalogue.kind("village"))
    faces = sum(face.word("set") == "base" for face in catalogue.kind("summer-boat"))
    return tiles + (faces // 2 if season == "summer" else 0)
