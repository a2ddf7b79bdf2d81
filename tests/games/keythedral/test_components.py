"""The component data: totals, the published constraints on what is reconstructed, provenance, and corrections."""

from __future__ import annotations

from collections import Counter

import pytest

from keydom.core.catalogue import STATUSES, Component
from keydom.core.errors import BadData
from keydom.games.keythedral import GAME, components
from keydom.games.keythedral.components import LAWS
from keydom.games.keythedral.rules.law_cards import CARDS

from .builders import at_phase, give, offers, on_sale, play, purse, spending, table

CATALOGUE = GAME.catalogue
TILES = CATALOGUE.kind("tile")
FIELDS = CATALOGUE.kind("field")
EVERYTHING = [component for kind in CATALOGUE.components for component in CATALOGUE.kind(kind)]
CRAFTS = {"iron": 2, "glass": 3, "gold": 4}


def tiles(*levels: int) -> list[Component]:
    return [tile for tile in TILES if tile.number("level") in levels]


def cubes(*levels: int) -> Counter[str]:
    return Counter(cube for tile in tiles(*levels) for cube in tile.words("cost"))


def worth(tile: Component) -> int:
    return sum(CRAFTS.get(cube, 1) for cube in tile.words("cost"))


# Totals.


def test_there_are_six_quarries_eight_woods_and_five_of_each_other_field() -> None:
    kinds = Counter(field.word("kind") for field in FIELDS)
    assert kinds == {"quarry": 6, "wood": 8, "lake": 5, "farm": 5, "vineyard": 5}


def test_the_numbers_on_the_backs_are_on_four_ten_five_five_and_five_fields() -> None:
    assert Counter(field.number("number") for field in FIELDS) == {1: 4, 2: 10, 3: 5, 4: 5, 5: 5}


def test_every_player_beyond_the_second_adds_one_field_of_each_kind() -> None:
    """R-KT-01."""
    kinds = {number: sorted(f.word("kind") for f in FIELDS if f.number("number") == number) for number in (3, 4, 5)}
    assert all(group == ["farm", "lake", "quarry", "vineyard", "wood"] for group in kinds.values())


def test_there_are_34_building_tiles_6_8_8_6_and_6_by_level() -> None:
    """R-KT-01."""
    assert [len(tiles(level)) for level in range(1, 6)] == [6, 8, 8, 6, 6]


def test_there_are_85_resources_and_30_craft_cubes() -> None:
    counts = {cube.id: cube.number("count") for cube in CATALOGUE.kind("cube")}
    resources = {"stone": 20, "timber": 20, "water": 15, "food": 15, "wine": 15}
    assert counts == {**resources, "iron": 10, "glass": 10, "gold": 10}


def test_there_are_20_laws_by_number() -> None:
    assert {law.id: law.number("number") for law in CATALOGUE.kind("law")} == {
        law: number for number, law in enumerate(LAWS, 1)
    }


def test_each_player_has_5_cottages_3_fences_and_10_workers() -> None:
    assert {piece.id: piece.number("each") for piece in CATALOGUE.kind("piece")} == {
        "cottage": 5,
        "fence": 3,
        "worker": 10,
    }


# What is published about the costs of the tiles.


def test_every_tile_shows_two_to_four_cubes() -> None:
    """R-KT-01."""
    assert {len(tile.words("cost")) for tile in TILES} == {2, 3, 4}


def test_no_two_tiles_cost_the_same() -> None:
    """R-KT-01."""
    assert len({tuple(sorted(tile.words("cost"))) for tile in TILES}) == 34


def test_a_seat_of_level_1_costs_two_common_resources() -> None:
    """R-KT-01."""
    assert all(len(tile.words("cost")) == 2 for tile in tiles(1))
    assert set(cubes(1)) == {"stone", "timber", "food", "water"}


@pytest.mark.parametrize(
    ("cube", "levels"),
    [
        ("stone", {1, 2}),
        ("timber", {1, 2, 3}),
        ("food", {1, 2, 3, 4, 5}),
        ("water", {1, 2, 3, 4, 5}),
        ("wine", {3, 4, 5}),
        ("iron", {3, 4, 5}),
        ("glass", {4, 5}),
        ("gold", {4, 5}),
    ],
)
def test_a_cube_is_asked_for_on_its_levels_only(cube: str, levels: set[int]) -> None:
    """R-KT-01."""
    assert {level for level in range(1, 6) if cube in cubes(level)} == levels


def test_wine_is_not_on_every_tile_of_the_later_levels() -> None:
    """R-KT-01."""
    assert all(
        0 < sum("wine" in tile.words("cost") for tile in tiles(level)) < len(tiles(level)) for level in (3, 4, 5)
    )


def test_every_seat_of_level_5_asks_for_a_craft_cube() -> None:
    """R-KT-01."""
    assert all(CRAFTS.keys() & set(tile.words("cost")) for tile in tiles(5))


def test_stone_and_timber_are_the_most_used_cubes_of_levels_1_and_2() -> None:
    """R-KT-01."""
    assert {cube for cube, _ in cubes(1, 2).most_common(2)} == {"stone", "timber"}


def test_the_cost_rises_with_the_level_and_the_cost_of_a_point_falls() -> None:
    """R-KT-01."""
    means = [sum(map(worth, tiles(level))) / len(tiles(level)) for level in range(1, 6)]
    points = [mean / level for level, mean in enumerate(means, 1)]
    assert means == sorted(means)
    assert points == sorted(points, reverse=True)
    assert len(set(points)) == 5


# Provenance.


def test_every_component_says_where_it_is_known_from() -> None:
    assert all(component.status in STATUSES for component in EVERYTHING)
    assert all(set(component.sources) <= set(CATALOGUE.sources) for component in EVERYTHING)
    assert all(component.sources for component in EVERYTHING)


def test_what_is_reconstructed_is_marked_so() -> None:
    """R-KT-01."""
    marked = {f"{c.kind}.{c.id}" for c in EVERYTHING if c.status == "reconstructed"}
    fields = {f"field.{field.id}" for field in FIELDS if field.number("number") > 1}
    stages = {f"stage.edition-2002-{level}" for level in range(1, 6)}
    assert marked == {f"tile.{tile.id}" for tile in TILES} | fields | stages


def test_every_source_is_cited() -> None:
    assert {source for component in EVERYTHING for source in component.sources} == set(CATALOGUE.sources)


# Corrections.

OWNED = '[source.my-copy]\ntitle = "A copy of the game"\n'


def correction(component: str, **facts: str) -> dict[str, str]:
    lines = "\n".join(f"{name} = {value}" for name, value in facts.items())
    return {"mine.toml": f'{OWNED}\n[{component}]\n{lines}\nsource = ["my-copy"]\nstatus = "rulebook"\n'}


def test_a_corrected_catalogue_changes_the_cost() -> None:
    """R-KT-01."""
    game = GAME.corrected(correction("tile.b01", level="1", cost='["wine", "wine"]'))
    state = table()
    on_sale(state, "b01")
    state.box = game.begin(3).box
    give(state, 0, wine=2)
    at_phase(state, 3)
    assert "buy b01" in offers(state)


def test_a_correction_leaves_the_shipped_game_as_it_is() -> None:
    GAME.corrected(correction("tile.b01", level="1", cost='["wine", "wine"]'))
    assert CATALOGUE.components["tile"]["b01"].words("cost") == ["stone", "timber"]


@pytest.mark.parametrize(
    ("component", "facts", "reason"),
    [
        ("tile.b01", {"level": "1", "cost": '["brick"]'}, "unknown word 'brick' in cost"),
        ("tile.b01", {"level": "1", "cost": "[]"}, "at least one cube"),
        ("tile.b01", {"level": "6", "cost": '["wine"]'}, "level must be 1 to 5"),
        ("tile.b01", {"level": "2", "cost": '["wine"]'}, "tiles of level 1 expected"),
        ("tile.b35", {"level": "1", "cost": '["wine"]'}, "no tile of this id"),
        ("field.f05", {"kind": '"desert"', "number": "2"}, "unknown word 'desert' in kind"),
        ("field.f05", {"kind": '"wood"', "number": "0"}, "number must be 1 to 5"),
        ("field.f05", {"kind": '"wood"', "number": "3"}, "fields of number 2 expected"),
        ("field.f01", {"kind": '"wood"', "number": "1"}, "two quarries and two woods"),
        ("law.sale", {"number": "3"}, "number must be 16"),
        ("stage.edition-2002-1", {"spaces": "6", "value": "1", "tiles": "6"}, "more tiles than spaces"),
    ],
)
def test_data_that_is_no_box_of_the_game_is_refused(component: str, facts: dict[str, str], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        GAME.corrected(correction(component, **facts))


@pytest.mark.parametrize(
    ("component", "facts"),
    [
        ("stage.edition-2002-1", {"spaces": "0", "value": "1", "tiles": "6"}),
        ("cube.gold", {"count": "-1", "price": "4", "worth": "4"}),
        ("cube.gold", {"count": "10", "price": "-4", "worth": "4"}),
        ("piece.fence", {"each": "-1"}),
        ("piece.cottage", {"each": "6"}),
        ("piece.worker", {"each": "2"}),
        ("tile.b29", {"level": "5", "cost": str(["gold"] * 11).replace("'", '"')}),
    ],
)
def test_figures_that_the_game_cannot_be_played_with_are_refused(component: str, facts: dict[str, str]) -> None:
    with pytest.raises(BadData):
        GAME.corrected(correction(component, **facts))


def test_every_law_is_the_bit_of_its_number() -> None:
    assert [card.bit for card in CARDS] == [1 << place for place in range(20)]


def test_the_laws_that_are_asked_for_by_name_are_those_bits() -> None:
    bits = {card.bit: getattr(components, card.name.upper().replace("-", "_"), card.bit) for card in CARDS}
    assert [bit for bit, constant in bits.items() if constant != bit] == []


def test_a_sale_gives_no_more_than_the_price_of_a_corrected_box() -> None:
    game = GAME.corrected({"mine.toml": "[cube.glass]\nprice = 1\n"})
    assert isinstance(game, type(GAME))
    state = spending(stone=1, laws={0: "sale"})
    state.box = game.boxes[state.box.edition]
    play(state, "0 sale glass")
    assert purse(state, 0) == {"stone": 1, "glass": 1}
