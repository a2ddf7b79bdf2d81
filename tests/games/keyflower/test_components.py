"""The component data: totals, the patterns that the printed tiles are known to follow, provenance, and corrections."""

from __future__ import annotations

from collections import Counter

import pytest

from keydom.core.catalogue import NUMBER, STATUSES, Catalogue, Component, packaged_catalogue, refuse
from keydom.core.errors import BadData
from keydom.core.hexes import BOTTOM, SIDES, TOP
from keydom.games.keyflower import components
from keydom.games.keyflower.components import (
    A_CABIN,
    A_CONTRACT,
    A_GREEN,
    A_SKILL,
    A_WORKER,
    AUTUMN_TILES,
    BOAT_NAMES,
    BOATS,
    BOATS_OF_A_SET,
    CONTRACTS,
    COSTS,
    EXTENSIONS,
    FIELD,
    GOLD,
    HEXAGONS,
    HOMES,
    ORDERS,
    PURPLE_CONTRACT,
    ROAD,
    SHAPE,
    SPRING_TILES,
    SUMMER_BOATS,
    SUMMER_TILES,
    TILES,
    WATER,
    WINTER_TILES,
    Box,
)
from keydom.games.keyflower.stock import check

CATALOGUE = packaged_catalogue("keydom.games.keyflower", SHAPE)
BOX = Box(CATALOGUE)
EVERYTHING = [component for kind in CATALOGUE.components for component in CATALOGUE.kind(kind)]
SEATS = range(2, 7)


def village(season: str, *sets: str) -> list[Component]:
    tiles = [tile for tile in CATALOGUE.kind("village") if tile.word("season") == season]
    return [tile for tile in tiles if tile.word("set") in (sets or ("base",))]


def winter(*sets: str) -> list[Component]:
    return [tile for tile in CATALOGUE.kind("winter") if tile.word("set") in (sets or ("base",))]


def edges(tiles: list[Component]) -> list[str]:
    return [tile.word("edges") for tile in tiles]


def shape(text: str) -> str:
    """The edges however the tile is turned."""
    return min(text[turn:] + text[:turn] for turn in range(SIDES))


def part(kind: str, id: str) -> Component:
    return CATALOGUE.components[kind][id]


def number(tile: str) -> int:
    return TILES.index(tile)


# Totals.


def test_the_shipped_data_is_a_box_of_the_game() -> None:
    check(CATALOGUE)


def test_the_base_game_has_64_hexagons() -> None:
    whole = [c for kind in HEXAGONS for c in CATALOGUE.kind(kind) if c.facts.get("set", "base") == "base"]
    faces = [c for c in whole if c.kind == "summer-boat"]
    assert len(whole) - len(faces) // 2 == 64


def test_the_merchants_adds_six_boats_and_six_village_tiles() -> None:
    assert Counter(c.kind for c in EVERYTHING if c.facts.get("set") == "merchants") == {
        "boat": 6,
        "village": 3,
        "winter": 3,
    }


def test_every_season_of_the_base_game_has_12_tiles() -> None:
    boats = sum(face.word("set") == "base" for face in CATALOGUE.kind("summer-boat")) // 2
    assert [len(village("spring")), len(village("summer")) + boats, len(village("autumn")), len(winter())] == [12] * 4


def test_there_are_40_workers_of_each_colour_in_the_bag_and_20_green_ones() -> None:
    assert BOX.workers == [40, 40, 40, 20]


def test_there_are_16_skill_tiles_of_each_kind() -> None:
    assert BOX.skills == [16, 16, 16]


def test_there_are_24_of_each_resource_and_48_gold() -> None:
    assert BOX.goods == [24, 24, 24, 48]


def test_there_are_six_cabins_as_many_as_the_boats_bring() -> None:
    assert BOX.cabins == sum(load[A_CABIN] for load in BOX.load) == 6


def test_the_tables_say_what_each_number_of_players_sets_up() -> None:
    assert BOX.tiles[2:] == [6, 7, 8, 9, 10]
    assert BOX.orders[2:] == [1, 2, 3, 4, 4]
    assert [row[2:] for row in BOX.winter] == [[3, 3, 3, 2, 2], [4, 4, 3, 3, 2]]


# Edges: what is known of the printed tiles as a whole.


def test_a_spring_tile_has_a_road_at_the_top_and_at_the_bottom() -> None:
    assert all(text[TOP] == text[BOTTOM] == "R" for text in edges(village("spring")))


def test_the_other_two_roads_of_spring_are_each_pair_of_edges_twice() -> None:
    pairs = Counter(text[1:TOP] + text[TOP + 1 :] for text in edges(village("spring")))
    assert Counter(pairs.values()) == {2: 6}


def test_the_spring_tiles_have_three_shapes_four_times_each() -> None:
    assert Counter(map(shape, edges(village("spring")))) == {"GRRGRR": 4, "GRGRRR": 4, "GGRRRR": 4}


def test_the_summer_tiles_are_all_different() -> None:
    assert len(set(edges(village("summer")))) == 8


def test_the_summer_tiles_are_two_shapes_that_mirror_each_other() -> None:
    assert Counter(map(shape, edges(village("summer")))) == {"GGRRGR": 5, "GGRGRR": 3}


def test_the_autumn_tiles_are_all_different() -> None:
    assert len(set(edges(village("autumn")))) == 12


def test_the_roads_of_autumn_are_three_opposite_six_bent_and_three_sharp() -> None:
    assert Counter(map(shape, edges(village("autumn")))) == {"GGRGGR": 3, "GGGRGR": 6, "GGGGRR": 3}


def test_the_road_of_a_winter_tile_leaves_by_each_edge_twice() -> None:
    assert Counter(text.index("R") for text in edges(winter())) == dict.fromkeys(range(SIDES), 2)


def test_the_river_of_a_home_leaves_by_each_edge_once() -> None:
    assert sorted(text.index("W") for text in edges(CATALOGUE.kind("home"))) == list(range(SIDES))


def test_every_boat_lies_on_a_river_straight_through_fields() -> None:
    assert set(edges(CATALOGUE.kind("boat") + CATALOGUE.kind("summer-boat"))) == {"WGGWGG"}


@pytest.mark.parametrize(("season", "roads"), [("spring", 4), ("summer", 3), ("autumn", 2)])
def test_a_village_tile_has_the_roads_of_its_season_and_no_water(season: str, roads: int) -> None:
    tiles = village(season, "base", "merchants")
    assert {(text.count("R"), text.count("W")) for text in edges(tiles)} == {(roads, 0)}


def test_a_winter_tile_has_one_road_and_no_water() -> None:
    assert {(text.count("R"), text.count("W")) for text in edges(winter("base", "merchants"))} == {(1, 0)}


def test_a_turn_order_tile_has_as_many_roads_as_its_number() -> None:
    assert [part("order", name).word("edges").count("R") for name in ORDERS] == [1, 2, 3, 4]


def test_a_home_has_five_roads_and_no_field() -> None:
    assert {shape(text) for text in edges(CATALOGUE.kind("home"))} == {"RRRRRW"}


# Boats.


def arriving(seats: int, season: int, item: int) -> int:
    boats = [
        place
        for place in range(BOATS_OF_A_SET)
        if CATALOGUE.components["boat"][BOATS[place]].number("players") <= seats
    ]
    return sum(BOX.load[place * 3 + season][item] for place in boats)


@pytest.mark.parametrize(
    ("seats", "workers", "skills"),
    [
        (2, [13, 13, 9], [3, 3, 4]),
        (3, [19, 17, 13], [4, 4, 5]),
        (4, [24, 22, 15], [6, 6, 7]),
        (5, [29, 27, 18], [7, 7, 8]),
        (6, [33, 31, 22], [9, 9, 9]),
    ],
)
def test_the_workers_and_skills_that_arrive_go_by_the_number_of_players(
    seats: int, workers: list[int], skills: list[int]
) -> None:
    assert [arriving(seats, season, A_WORKER) for season in range(3)] == workers
    assert [arriving(seats, season, A_SKILL) for season in range(3)] == skills


@pytest.mark.parametrize("suffix", ["", "-ii"])
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_a_boat_for_every_player(seats: int, suffix: str) -> None:
    assert sum(CATALOGUE.components["boat"][name + suffix].number("players") <= seats for name in BOAT_NAMES) == seats


@pytest.mark.parametrize(
    ("item", "boats"),
    [
        (GOLD, ["keyflower-ii"]),
        (A_CABIN, ["sea-bastion-ii", "ianvincible-ii"]),
        (A_CONTRACT, ["sea-breese-ii", "white-wind-ii"]),
        (A_GREEN, ["flipper-ii"]),
    ],
)
def test_a_boat_of_the_merchants_brings_its_special_thing_every_season(item: int, boats: list[str]) -> None:
    loads = {name: BOX.load[place * 3 : place * 3 + 3] for place, name in enumerate(BOATS)}
    assert [name for name, load in loads.items() if any(season[item] for season in load)] == boats
    assert all(season[item] == 1 for name in boats for season in loads[name])


def test_the_keyflower_ii_brings_no_skill_in_spring() -> None:
    assert [load[A_SKILL] for load in BOX.load[BOATS_OF_A_SET * 3 :][:3]] == [0, 1, 1]


def test_two_boats_have_fixed_points() -> None:
    points = {name: part("boat", name).number("points") for name in BOATS}
    assert {name: score for name, score in points.items() if score} == {"flipper": 2, "ianvincible": 5}


# Contracts and extensions.


def needs(id: str) -> list[str]:
    return part("contract", id).words("needs")


def test_the_contracts_are_all_different() -> None:
    assert len({tuple(sorted(needs(id))) for id in CONTRACTS}) == len(CONTRACTS) == 36


def test_one_contract_asks_for_the_start_player() -> None:
    assert [id for id in CONTRACTS if "start-player" in needs(id)] == [CONTRACTS[PURPLE_CONTRACT]]


def test_a_contract_asks_for_at_most_six_things() -> None:
    assert sorted({len(needs(id)) for id in CONTRACTS}) == [1, 2, 3, 4, 5, 6]


def test_there_are_13_contracts_for_workers_10_for_skills_and_13_for_resources() -> None:
    workers = {"blue", "red", "yellow", "green", "worker", "start-player"}
    skills = {"saw", "pickaxe", "anvil"}
    groups = [
        "workers" if workers & {*needs(id)} else "skills" if skills & {*needs(id)} else "rest" for id in CONTRACTS
    ]
    assert Counter(groups) == {"workers": 13, "skills": 10, "rest": 13}


def test_there_are_18_extensions_five_of_a_colour_and_three_green() -> None:
    assert Counter(part("extension", id).word("colour") for id in EXTENSIONS) == {
        "blue": 5,
        "red": 5,
        "yellow": 5,
        "green": 3,
    }


def test_the_extensions_of_a_colour_cost_different_things() -> None:
    assert (
        len({(part("extension", id).word("colour"), *part("extension", id).words("cost")) for id in EXTENSIONS}) == 18
    )


# The tables of the box.


def test_the_numbers_of_the_tiles_follow_the_list() -> None:
    kinds = [HOMES, BOATS, ORDERS, SPRING_TILES, SUMMER_TILES, SUMMER_BOATS, AUTUMN_TILES, WINTER_TILES]
    firsts = ["HOME", "BOAT", "ORDER", "SPRING", "SUMMER", "SUMMER_BOAT", "AUTUMN", "WINTER"]
    assert [getattr(components, f"FIRST_{name}") for name in firsts] == [TILES.index(kind[0]) for kind in kinds]
    assert len(TILES) == components.ALL_TILES


@pytest.mark.parametrize(
    "name",
    [
        *("KEYFLOWER", "SEA_BASTION", "SEA_BREESE", "FLIPPER", "WHITE_WIND", "KEYFLOWER_II", "SEA_BASTION_II"),
        *("SEA_BREESE_II", "FLIPPER_II", "IANVINCIBLE_II", "WHITE_WIND_II", "SORCERER", "DEVELOPER"),
        *("BOAT_1A", "BOAT_1B", "BOAT_2A", "BOAT_2B", "BOAT_3A", "BOAT_3B", "BOAT_4A", "BOAT_4B", "BOAT_7A", "BOAT_7B"),
        *("TALTON_LODGE", "KEYTHEDRAL", "ARTISAN", "BUILDER", "MULETEER", "BEEKEEPER", "GLADE_IN_WINTER"),
        *("DELIVERY_MAN", "KEYSIDE"),
    ],
)
def test_a_tile_that_a_rule_names_has_its_number(name: str) -> None:
    assert TILES[getattr(components, name)].removeprefix("the-") == name.lower().replace("_", "-")


def test_the_glade_has_its_number() -> None:
    assert TILES[components.GLADE] == "the-glade"


def test_a_tile_is_auctioned_in_its_season() -> None:
    seasons = {"keywood": 0, "boat-1a": 1, "farrier": 1, "well": 2, "scribes": 3, "home-1": -1, "keyflower": -1}
    assert {name: BOX.season[number(name)] for name in seasons} == seasons


def test_a_tile_turned_one_step_has_its_edges_one_side_on() -> None:
    home = number("home-1") * SIDES * SIDES
    faces = [BOX.edges[home + turn * SIDES : home + turn * SIDES + SIDES] for turn in range(2)]
    assert faces == [[WATER, *[ROAD] * 5], [ROAD, WATER, *[ROAD] * 4]]


def test_the_edges_of_every_tile_are_numbered_as_the_letters() -> None:
    counts = [Counter(BOX.edges[tile * 36 : tile * 36 + SIDES])[FIELD] for tile in range(len(TILES))]
    texts = {c.id: c.word("edges") for kind in HEXAGONS for c in CATALOGUE.kind(kind)}
    assert counts == [texts[name].count("G") for name in TILES]


@pytest.mark.parametrize(
    ("tile", "turns"), [("home-1", 6), ("keyflower", 3), ("order-3", 2), ("sawmill", 3), ("keywood", 3), ("miner", 6)]
)
def test_a_tile_can_be_turned_in_as_many_ways_as_differ(tile: str, turns: int) -> None:
    assert BOX.spins[number(tile)] == turns


def test_the_sides_of_a_tile_are_neighbours_in_the_tables() -> None:
    stable = number("stable") * 2
    both = slice(stable, stable + 2)
    assert (BOX.move[both], BOX.icons[both], BOX.points[both]) == ([2, 4], [1, 2], [0, 5])


def test_only_the_basic_side_gives_a_choice() -> None:
    sides = [(TILES[side // 2], side % 2) for side, choose in enumerate(BOX.choose) if choose]
    assert sides == [("workshop", 0), ("assayer", 0), ("storyteller", 0), ("bookkeeper", 0)]


def test_a_cost_counts_each_word() -> None:
    cost = BOX.cost[number("inn")]
    assert {COSTS[word]: count for word, count in enumerate(cost) if count} == {"resource": 1, "skill": 1}


def test_a_payment_is_one_word_or_none() -> None:
    assert [BOX.pay[number(name)] for name in ("peddler", "keywood")] == [COSTS.index("yellow"), -1]


def test_four_tiles_score_what_lies_on_them() -> None:
    kept = {TILES[tile]: COSTS[word] for tile, word in enumerate(BOX.keeps) if word >= 0}
    assert kept == {"timber-yard": "wood", "stone-yard": "stone", "blacksmith": "iron", "barn": "resource"}


def test_three_winter_tiles_score_things_alike() -> None:
    assert [TILES[tile] for tile, alike in enumerate(BOX.alike) if alike] == ["scholar", "village-hall", "watermill"]


# Provenance.


def test_every_component_says_where_it_is_known_from() -> None:
    assert all(component.status in STATUSES for component in EVERYTHING)
    assert all(set(component.sources) <= set(CATALOGUE.sources) for component in EVERYTHING)
    assert all(component.sources for component in EVERYTHING)


def test_every_source_is_cited() -> None:
    assert {source for component in EVERYTHING for source in component.sources} == set(CATALOGUE.sources)


def test_the_tile_whose_roads_are_suspect_is_marked() -> None:
    assert [component.id for component in EVERYTHING if component.status == "reconstructed"] == ["sorcerer"]


def test_what_the_rulebooks_print_is_marked() -> None:
    assert {component.kind for component in EVERYTHING if component.status == "rulebook"} == {"piece", "table"}


# Corrections.

OWNED = '[source.my-copy]\ntitle = "A copy of the game"\n'


def toml(value: object) -> str:
    return str(value).replace("'", '"') if isinstance(value, list | int) else f'"{value}"'


def correction(component: str, **changes: object) -> str:
    """A component as an owner would write it: with some facts changed, and the others as they are."""
    kind, _, id = component.partition(".")
    facts = {**part(kind, id).facts, **changes}
    lines = "\n".join(f"{name} = {toml(value)}" for name, value in facts.items())
    return f'[{component}]\n{lines}\nsource = ["my-copy"]\nstatus = "rulebook"\n'


def corrected(*corrections: str) -> Catalogue:
    catalogue, faults = CATALOGUE.corrected({"mine.toml": "\n".join([OWNED, *corrections])}, SHAPE)
    refuse(faults)
    return catalogue


@pytest.mark.parametrize(
    ("component", "changes"),
    [
        ("village.keywood", {"cost": ["wood", "iron"], "points_up": 4}),
        ("village.keywood", {"edges": "GGRRRR"}),
        ("village.sorcerer", {"edges": "RRGRGG"}),
        ("winter.keyside", {"edges": "GGGGGR"}),
        ("home.home-1", {"edges": "RRRRRW"}),
        ("boat.keyflower", {"edges": "GWGGWG"}),
        ("piece.green", {"count": 24}),
        ("table.players-2", {"tiles": 12}),
        ("table.players-6", {"tiles": 1, "orders": 1, "winter": 1, "winter_merchants": 1}),
    ],
)
def test_a_correction_that_is_a_box_of_the_game_is_taken(component: str, changes: dict[str, object]) -> None:
    check(corrected(correction(component, **changes)))


@pytest.mark.parametrize(
    ("component", "changes", "reason"),
    [
        # Words.
        ("village.keywood", {"gain": ["brick"]}, "unknown word 'brick' in gain: expected one of wood"),
        ("village.keywood", {"gain_up": ["cabin"]}, "unknown word 'cabin' in gain_up"),
        ("village.keywood", {"pay": ["wood"]}, "unknown word 'wood' in pay: expected one of saw"),
        ("village.keywood", {"cost": ["contract"]}, "unknown word 'contract' in cost"),
        ("village.keywood", {"set": "farmers"}, "unknown word 'farmers' in set"),
        ("village.barn", {"keeps": "gold"}, "unknown word 'gold' in keeps: expected one of wood"),
        ("boat.keyflower", {"spring": ["sheep"]}, "unknown word 'sheep' in spring"),
        ("boat.keyflower", {"summer": ["sheep"]}, "unknown word 'sheep' in summer"),
        ("boat.keyflower", {"autumn": ["sheep"]}, "unknown word 'sheep' in autumn"),
        ("extension.e01", {"colour": "purple"}, "unknown word 'purple' in colour"),
        ("winter.scribes", {"needs": ["hammer"]}, "unknown word 'hammer' in needs"),
        ("home.home-1", {"cost": []}, "at least one thing"),
        ("extension.e01", {"cost": []}, "at least one thing"),
        # Edges.
        ("village.keywood", {"edges": "RRGRR"}, "6 letters of G, R, W, not 'RRGRR'"),
        ("village.keywood", {"edges": "RRGRRX"}, "6 letters of G, R, W"),
        ("village.keywood", {"edges": "RRGRGG"}, "roads: 4 expected, 3 listed"),
        ("village.farrier", {"edges": "RGRGGG"}, "roads: 3 expected, 2 listed"),
        ("village.well", {"edges": "RGRGGR"}, "roads: 2 expected, 3 listed"),
        ("winter.scribes", {"edges": "RGRGGG"}, "roads: 1 expected, 2 listed"),
        ("winter.artisan", {"edges": "GGGGGG"}, "roads: 1 expected, 0 listed"),
        ("order.order-2", {"edges": "GGGRGG"}, "roads: 2 expected, 1 listed"),
        ("village.keywood", {"edges": "RRWRRG"}, "water edges: 0 expected, 1 listed"),
        ("home.home-1", {"edges": "RRRRRR"}, "roads: 5 expected, 6 listed"),
        ("home.home-1", {"edges": "GRRRRR"}, "water edges: 1 expected, 0 listed"),
        ("boat.keyflower", {"edges": "WGWGGG"}, "a river straight through"),
        ("boat.keyflower", {"edges": "WRGWGG"}, "no road"),
        ("boat.keyflower", {"edges": "WWGWWG"}, "a river straight through"),
        ("summer-boat.boat-7a", {"edges": "GGGGGG"}, "a river straight through"),
        # Village tiles.
        ("village.keywood", {"season": "summer"}, "its season is spring"),
        ("village.tavern", {"pay": ["worker", "skill"]}, "at most one thing is paid"),
        ("village.workshop", {"choose": 2}, "choose must be 0 or 1"),
        ("village.keywood", {"choose": 1}, "nothing to choose from"),
        ("village.inn", {"gain": ["contract"]}, "only The Merchants has contracts"),
        ("village.trader", {"gain_up": ["contract"]}, "only The Merchants has contracts"),
        ("village.inn", {"each": 1}, "points for each"),
        ("village.barn", {"each": 0, "each_up": 0}, "points for each"),
        ("village.developer", {"each": 0, "each_up": 0}, "points for each"),
        # Winter tiles.
        ("winter.scribes", {"needs": []}, "must need something"),
        ("winter.keythedral", {"needs": ["wood"]}, "it scores what it counts"),
        ("winter.scribes", {"needs": ["start-player"]}, "only a contract"),
        ("winter.scholar", {"alike": 2}, "alike must be 0 or 1"),
        ("winter.windmill", {"alike": 1}, "alike goes with one"),
        # Boats.
        ("boat.keyflower", {"set": "merchants"}, "boat.keyflower: its set is base"),
        ("boat.keyflower-ii", {"set": "promo"}, "boat.keyflower-ii: its set is merchants"),
        ("boat.keyflower-ii", {"players": 3}, "for 2 or more players"),
        ("boat.flipper", {"summer": ["contract"]}, "contracts and cabins"),
        ("boat.flipper", {"autumn": ["cabin"]}, "contracts and cabins"),
        ("summer-boat.boat-1b", {"set": "promo"}, "other face of boat-1a, of the set base"),
        # Contracts.
        ("contract.c01", {"needs": []}, "asks for something"),
        ("contract.c01", {"needs": ["red", "red", "red", "red"]}, "contract.c01: needs: it asks for the same as c02"),
        ("contract.c35", {"needs": ["iron", "anvil"]}, "the same as c16"),
        ("contract.c13", {"needs": ["gold"]}, "c13 alone"),
        ("contract.c13", {"needs": ["start-player", "gold"]}, "c13 alone"),
        ("contract.c14", {"needs": ["start-player"]}, "c13 alone"),
        # Pieces.
        ("piece.anvil", {"count": 15}, "48 skill tiles expected, 47 listed"),
        ("piece.gold", {"count": 47}, "120 resources expected, 119 listed"),
        ("piece.green", {"count": 5}, "6 green workers are needed"),
        ("piece.cabin", {"count": 5}, "the boats bring 6 cabins"),
        # Tables.
        ("table.players-2", {"tiles": 13}, "1 to 12 tiles of spring"),
        ("table.players-2", {"tiles": 0}, "1 to 12 tiles of spring"),
        ("table.players-2", {"orders": 0}, "1 to 4 turn order tiles"),
        ("table.players-6", {"orders": 5}, "1 to 4 turn order tiles"),
        ("table.players-5", {"winter": 3}, "12 winter tiles are dealt at most"),
        ("table.players-6", {"winter_merchants": 3}, "15 winter tiles are dealt at most"),
        ("table.players-6", {"winter": 0}, "winter must be at least 1"),
    ],
)
def test_data_that_is_no_box_of_the_game_is_refused(component: str, changes: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        check(corrected(correction(component, **changes)))


@pytest.mark.parametrize(
    ("component", "fact"),
    [
        (f"{kind}.{CATALOGUE.kind(kind)[0].id}", fact)
        for kind in SHAPE
        for fact, t in SHAPE[kind].items()
        if t == NUMBER
    ],
)
def test_no_number_is_below_0(component: str, fact: str) -> None:
    with pytest.raises(BadData, match=f"{fact} cannot be below 0"):
        check(corrected(correction(component, **{fact: -1})))


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        (2, "2 boats expected for 2 players, 3 listed"),
        (3, "3 boats expected for 3 players, 4 listed"),
        (7, "6 boats expected for 6 players, 5 listed"),
    ],
)
def test_there_must_be_one_boat_of_a_set_for_each_player(players: int, reason: str) -> None:
    both = [correction(f"boat.{name}", players=players) for name in ("white-wind", "white-wind-ii")]
    with pytest.raises(BadData, match=reason):
        check(corrected(*both))


def test_the_bag_must_hold_what_six_players_draw() -> None:
    short = corrected(*(correction(f"piece.{colour}", count=15) for colour in ("blue", "red", "yellow")))
    with pytest.raises(BadData, match="48 workers are dealt at the start, 45 are in the bag"):
        check(short)


@pytest.mark.parametrize("kind", SHAPE)
def test_a_component_that_is_missing_is_named(kind: str) -> None:
    last = CATALOGUE.kind(kind)[-1].id
    rest = {id: component for id, component in CATALOGUE.components[kind].items() if id != last}
    with pytest.raises(BadData, match=f"{kind}.{last}: is missing"):
        check(Catalogue({**CATALOGUE.components, kind: rest}, CATALOGUE.sources))


@pytest.mark.parametrize("kind", SHAPE)
def test_a_component_that_the_game_does_not_have_is_refused(kind: str) -> None:
    first = CATALOGUE.kind(kind)[0]
    more = {"extra": Component(kind, "extra", first.facts, first.sources, first.status, first.file)}
    with pytest.raises(BadData, match=f"there is no such {kind}"):
        check(Catalogue({**CATALOGUE.components, kind: CATALOGUE.components[kind] | more}, CATALOGUE.sources))
