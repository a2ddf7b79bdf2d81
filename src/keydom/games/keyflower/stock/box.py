"""Whether component data is a box of Keyflower, with The Merchants and the promo tiles: all there, and all playable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from keydom.core.catalogue import NUMBER, WORDS, Catalogue, Component, blame, refuse
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
    """Refuse data that is no box of Keyflower, with all that is wrong: missing parts, words, edges, totals."""
    refuse([fault for kind, ids in IDS.items() for fault in catalogue.wrong_ids(kind, ids)])
    faults = [fault for kind in IDS for part in catalogue.kind(kind) for fault in _facts(part)]
    faults += [fault for kind in HEXAGONS for tile in catalogue.kind(kind) for fault in _edges(tile)]
    faults += [fault for tile in catalogue.kind("village") for fault in _village(tile)]
    faults += [fault for tile in catalogue.kind("winter") for fault in _winter(tile)]
    faults += [*_boats(catalogue), *_contracts(catalogue), *_pieces(catalogue)]
    refuse(faults + [fault for seats in range(FEWEST, MOST + 1) for fault in _table(catalogue, seats)])


def _facts(part: Component) -> Iterator[BadData]:
    for name, want in SHAPE[part.kind].items():
        if want == NUMBER and part.number(name) < 0:
            yield part.wrong(f"{name} cannot be below 0", name)
        if name in FLAGS and part.number(name) > 1:
            yield part.wrong(f"{name} must be 0 or 1", name)
        if name == "cost" and not part.words(name):
            yield part.wrong("it costs at least one thing", name)
        if want == WORDS or name in WORDS_OF:
            yield from part.unknown_words(name, WORDS_OF[name])


def _edges(tile: Component) -> Iterator[BadData]:
    edges = tile.word("edges")
    if len(edges) != SIDES or any(letter not in EDGES for letter in edges):
        yield tile.wrong(f"edges must be {SIDES} letters of {', '.join(EDGES)}, not {edges!r}", "edges")
        return
    if tile.kind in ("boat", "summer-boat"):
        half = SIDES // 2
        if "R" in edges or edges.count("W") != 2 or edges[:half] != edges[half:]:
            yield tile.wrong("a boat has no road, and a river straight through", "edges")
        return
    if tile.facts.get("set") == "promo":
        return  # one of them has fewer roads than its season, another has a river
    roads, rivers = _ways(tile)
    if edges.count("R") != roads:
        yield tile.wrong(f"roads: {roads} expected, {edges.count('R')} listed", "edges")
    if edges.count("W") != rivers:
        yield tile.wrong(f"water edges: {rivers} expected, {edges.count('W')} listed", "edges")


def _ways(tile: Component) -> tuple[int, int]:
    """The roads and water edges of a tile that is no boat: one road fewer with every season."""
    if tile.kind == "home":
        return SIDES - 1, 1
    if tile.kind == "order":
        return ORDERS.index(tile.id) + 1, 0
    return WINTER + 1 - SEASONS.index(SEASON_OF[tile.id]), 0


def _village(tile: Component) -> Iterator[BadData]:
    if tile.word("season") != SEASON_OF[tile.id]:
        yield tile.wrong(f"its season is {SEASON_OF[tile.id]}", "season")
    if len(tile.words("pay")) > 1:
        yield tile.wrong("at most one thing is paid", "pay")
    if tile.number("choose") and len(tile.words("gain")) < 2:
        yield blame([(tile, "choose"), (tile, "gain")], "there is nothing to choose from")
    for fact in ("gain", "gain_up"):
        if tile.word("set") != "merchants" and "contract" in tile.words(fact):
            yield blame([(tile, fact), (tile, "set")], "only The Merchants has contracts")
    scores = tile.number("each") + tile.number("each_up") > 0
    if scores != (tile.word("keeps") != "" or tile.id in COUNTING_VILLAGE):
        facts = [(tile, "each"), (tile, "each_up"), (tile, "keeps")]
        yield blame(facts, "points for each go with a tile that keeps or counts something")


def _winter(tile: Component) -> Iterator[BadData]:
    needs = tile.words("needs")
    if START_PLAYER in needs:
        yield tile.wrong("only a contract asks for the start player", "needs")
    if tile.id in COUNTING and needs:
        yield tile.wrong("it needs nothing: it scores what it counts", "needs")
    if tile.id not in COUNTING and not needs:
        yield tile.wrong("it must need something to score", "needs")
    if tile.number("alike") and needs not in (["resource"], ["skill"], ["worker"]):
        reason = "alike goes with one resource, skill or worker of any kind"
        yield blame([(tile, "alike"), (tile, "needs")], reason)


def _boats(catalogue: Catalogue) -> Iterator[BadData]:
    boats = catalogue.components["boat"]
    for name in BOAT_NAMES:
        first, second = boats[name], boats[f"{name}-ii"]
        for boat, origin in ((first, "base"), (second, "merchants")):
            if boat.word("set") != origin:
                yield boat.wrong(f"its set is {origin}", "set")
        if first.number("players") != second.number("players"):
            reason = f"both boats of this name are for {first.number('players')} or more players"
            yield blame([(second, "players"), (first, "players")], reason)
        for season in SEASONS[:WINTER]:
            if "contract" in first.words(season) or "cabin" in first.words(season):
                yield first.wrong("only the boats of The Merchants bring contracts and cabins", season)
    for seats in range(FEWEST, MOST + 1):
        ready = [name for name in BOAT_NAMES if boats[name].number("players") <= seats]
        if len(ready) != seats:
            reason = f"{seats} boats expected for {seats} players, {len(ready)} listed"
            yield blame([(boats[name], "players") for name in BOAT_NAMES], reason)
    faces = catalogue.components["summer-boat"]
    for place in range(0, len(SUMMER_BOATS), 2):
        front, back = faces[SUMMER_BOATS[place]], faces[SUMMER_BOATS[place + 1]]
        if front.word("set") != back.word("set"):
            facts = [(back, "set"), (front, "set")]
            yield blame(facts, f"it is the other face of {front.id}, of the set {front.word('set')}")


def _contracts(catalogue: Catalogue) -> Iterator[BadData]:
    seen: dict[str, Component] = {}
    for place, id in enumerate(CONTRACTS):
        contract = catalogue.components["contract"][id]
        needs = sorted(contract.words("needs"))
        if not needs:
            yield contract.wrong("a contract asks for something", "needs")
        if (START_PLAYER in needs) != (place == PURPLE_CONTRACT) or (place == PURPLE_CONTRACT and len(needs) > 1):
            reason = f"{CONTRACTS[PURPLE_CONTRACT]} alone asks for the start player, and for nothing else"
            yield contract.wrong(reason, "needs")
        text = " ".join(needs)
        if text in seen:
            pair = (contract, seen[text]) if contract.changed else (seen[text], contract)
            yield pair[0].wrong(f"it asks for the same as {pair[1].id}", "needs")
        seen[text] = contract


def _pieces(catalogue: Catalogue) -> Iterator[BadData]:
    pieces = catalogue.components["piece"]
    in_bag = sum(pieces[colour].number("count") for colour in COLOURS[:-1])
    if in_bag < MOST * START_WORKERS:
        reason = f"{MOST * START_WORKERS} workers are dealt at the start, {in_bag} are in the bag"
        yield blame([(pieces[colour], "count") for colour in COLOURS[:-1]], reason)
    if pieces["green"].number("count") < MOST:
        yield pieces["green"].wrong(f"{MOST} green workers are needed at the start", "count")
    for names, total, what in ((SKILLS, ALL_SKILL_TILES, "skill tiles"), (GOODS, ALL_RESOURCES, "resources")):
        listed = sum(pieces[name].number("count") for name in names)
        if listed != total:
            yield blame([(pieces[name], "count") for name in names], f"{total} {what} expected, {listed} listed")
    loads = [(boat, season) for boat in catalogue.kind("boat") for season in SEASONS[:WINTER]]
    cabins = sum(boat.words(season).count("cabin") for boat, season in loads)
    if pieces["cabin"].number("count") < cabins:
        yield blame([(pieces["cabin"], "count"), *loads], f"the boats bring {cabins} cabins")


def _table(catalogue: Catalogue, seats: int) -> Iterator[BadData]:
    table = catalogue.components["table"][f"players-{seats}"]
    if not 1 <= table.number("orders") <= len(ORDERS):
        yield table.wrong(f"there must be 1 to {len(ORDERS)} turn order tiles", "orders")
    for season in SEASONS[:WINTER]:
        most = _base_tiles(catalogue, season)
        if not 1 <= table.number("tiles") <= most:
            facts = [(table, "tiles"), *[(tile, "set") for tile in catalogue.kind("village")]]
            yield blame(facts, f"there are 1 to {most} tiles of {season} for {seats} players")
    for fact, sets in (("winter", SETS[:1]), ("winter_merchants", SETS[:2])):
        tiles = sum(tile.word("set") in sets for tile in catalogue.kind("winter"))
        if not seats <= table.number(fact) * seats <= tiles:
            facts = [(table, fact), *[(tile, "set") for tile in catalogue.kind("winter")]]
            yield blame(facts, f"{fact} must be at least 1, and {tiles} winter tiles are dealt at most")


def _base_tiles(catalogue: Catalogue, season: str) -> int:
    """The tiles of a season in the base game; every two faces of the summer boats are one tile."""
    tiles = sum(tile.word("season") == season and tile.word("set") == "base" for tile in catalogue.kind("village"))
    faces = sum(face.word("set") == "base" for face in catalogue.kind("summer-boat"))
    return tiles + (faces // 2 if season == "summer" else 0)
