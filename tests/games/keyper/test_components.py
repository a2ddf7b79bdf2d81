"""The component data: totals, the published constraints on what is reconstructed, provenance, and corrections."""

from __future__ import annotations

from collections import Counter

import pytest

from keydom.core.catalogue import STATUSES, Component
from keydom.core.errors import BadData
from keydom.games.keyper import GAME
from keydom.games.keyper.components import COLOURS, FIELDS, RESOURCES, TILES

CATALOGUE = GAME.catalogue
EVERYTHING = [component for kind in CATALOGUE.components for component in CATALOGUE.kind(kind)]
GEMS = {"emeralds", "gold", "rubies", "sapphires"}
CONVERTS = {"bricks", "wood", "stone"}


def displays(season: str) -> list[Component]:
    return [display for display in CATALOGUE.kind("display") if display.word("season") == season]


def fields(season: str) -> set[str]:
    return {field for display in displays(season) for field in display.words("fields")}


def borders(display: Component) -> Counter[str]:
    return Counter(CATALOGUE.components["field"][field].word("border") for field in display.words("fields"))


# Totals.


def test_there_are_32_keyples_four_of_each_colour_and_eight_white() -> None:
    counts = {keyple.id: keyple.number("count") for keyple in CATALOGUE.kind("keyple")}
    assert counts == {**dict.fromkeys(COLOURS, 4), "white": 8}


def test_there_are_16_of_each_material_20_wheat_12_of_each_animal_and_16_of_each_gem() -> None:
    counts = [CATALOGUE.components["resource"][name].number("count") for name in RESOURCES]
    assert counts == [16] * 6 + [20] + [12] * 8 + [16] * 4


def test_there_are_12_home_tiles_and_48_country_tiles_21_of_them_for_spring() -> None:
    assert Counter(tile.word("set") for tile in CATALOGUE.kind("tile")) == {"home": 12, "spring": 21, "later": 27}


def test_6_home_tiles_and_12_country_tiles_are_for_the_farm() -> None:
    farm = [tile for tile in CATALOGUE.kind("tile") if tile.word("area") == "farm"]
    assert Counter(tile.word("set") == "home" for tile in farm) == {True: 6, False: 12}


def test_there_are_six_fairs_for_each_of_three_seasons_and_eight_for_winter() -> None:
    seasons = Counter(fair.word("season") for fair in CATALOGUE.kind("fair"))
    assert seasons == {"spring": 6, "summer": 6, "autumn": 6, "winter": 8}


# What is known of the displays (R-KR-01).


def test_every_season_has_four_different_displays_of_13_fields() -> None:
    for season in ("spring", "summer", "late"):
        shown = [frozenset(display.words("fields")) for display in displays(season)]
        assert [len(set(shown)), *map(len, shown)] == [4, 13, 13, 13, 13]


def test_gems_grow_in_autumn_and_winter_only() -> None:
    """R-KR-01."""
    assert (GEMS & fields("spring"), GEMS & fields("summer"), GEMS & fields("late")) == (set(), set(), GEMS)


def test_converting_fields_are_in_two_seasons_only() -> None:
    """R-KR-01."""
    assert (fields("spring") >= CONVERTS, fields("summer") >= CONVERTS, CONVERTS & fields("late")) == (
        True,
        True,
        set(),
    )


def test_there_are_no_chickens_in_summer() -> None:
    """R-KR-01."""
    assert "chickens" not in fields("summer")


def test_chickens_and_goats_are_the_only_spring_fields_for_three_or_more_players() -> None:
    """R-KR-01."""
    few = {field for display in displays("spring")[:2] for field in display.words("fields")}
    assert fields("spring") - few == {"chickens", "goats"}


@pytest.mark.parametrize(
    ("colour", "most"), [("orange", 2), ("brown", 3), ("grey", 3), ("light-green", 3), ("black", 4)]
)
def test_the_most_fields_of_a_colour_in_winter_agree_with_the_tiles_maxima(colour: str, most: int) -> None:
    """R-KR-01."""
    assert max(borders(display)[colour] for display in displays("late")) == most


def test_country_tiles_and_the_discount_have_no_border() -> None:
    plain = {field.id for field in CATALOGUE.kind("field") if field.word("border") == "none"}
    assert plain == {"tile", "discount"}


def test_every_kind_of_field_is_shown_somewhere() -> None:
    assert fields("spring") | fields("summer") | fields("late") == set(FIELDS) - {"river"}


def test_each_animal_is_on_one_boat_on_either_side() -> None:
    """R-KR-01."""
    animals = set(RESOURCES[7:15])
    for side in ("early", "late"):
        carried = Counter(name for boat in CATALOGUE.kind("boat") for name in boat.words(side))
        assert {name for name in carried if name in animals} == animals
        assert set(carried.values()) == {1}


def test_winter_fairs_are_balanced() -> None:
    """R-KR-01."""
    winter = [fair for fair in CATALOGUE.kind("fair") if fair.word("season") == "winter"]
    needs = Counter(name for fair in winter for name in fair.words("needs"))
    gems = Counter(name for fair in winter for name in fair.words("gems"))
    assert {needs[name] for name in RESOURCES[7:15]} == {2}
    assert set(gems.values()) == {4}


def test_the_costs_of_tiles_are_marked_as_reconstructed() -> None:
    """R-KR-01."""
    assert {tile.status for tile in CATALOGUE.kind("tile")} == {"reconstructed"}


def test_everything_has_a_source_and_a_status() -> None:
    assert all(component.sources and component.status in STATUSES for component in EVERYTHING)


# Corrections.


def corrected(text: str) -> object:
    return GAME.corrected({"mine.toml": text + 'source = ["rules"]\nstatus = "rulebook"\n'})


def test_a_cost_can_be_corrected() -> None:
    game = GAME.corrected(
        {
            "mine.toml": '[tile.dock]\nset = "spring"\narea = "village"\ncost = ["brick"]\ninitial = 6\nupgraded = 12\n'
            'source = ["rules"]\nstatus = "rulebook"\n'
        }
    )
    assert game.catalogue.components["tile"]["dock"].words("cost") == ["brick"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[tile.dock]\nset = "spring"\narea = "village"\ncost = ["gold"]\ninitial = 6\nupgraded = 12\n', "gold"),
        ('[tile.dock]\nset = "spring"\narea = "village"\ncost = []\ninitial = 6\nupgraded = 12\n', "one to four"),
        ('[tile.dock]\nset = "later"\narea = "village"\ncost = ["wood"]\ninitial = 6\nupgraded = 12\n', "21 tiles"),
        ('[tile.dock]\nset = "home"\narea = "village"\ncost = ["wood"]\ninitial = 6\nupgraded = 12\n', "home"),
        (
            '[tile.dock]\nset = "spring"\narea = "farm"\ncost = ["wood"]\ninitial = 6\nupgraded = 12\n',
            "12 of the country",
        ),
        (
            '[tile.stable]\nset = "home"\narea = "village"\ncost = ["wood"]\ninitial = 6\nupgraded = 12\n',
            "6 of the home",
        ),
        ('[field.clay]\nborder = "pink"\n', "pink"),
        ('[field.clay]\nborder = "white"\n', "white"),
        ('[boat.boat-1]\nearly = ["pig", "pig"]\nlate = ["cow", "ruby"]\n', "two different"),
        ('[boat.boat-1]\nearly = ["pig", "tin"]\nlate = ["cow", "ruby"]\n', "tin"),
        ('[display.late-1]\nseason = "late"\nfields = ["clay"]\n', "13 fields"),
        ('[display.late-1]\nseason = "summer"\nfields = ["clay"]\n', "13 fields"),
        ("[resource.clay]\ncount = 3\nstart = 1\n", "too few"),
        ("[resource.clay]\ncount = 3\nstart = -1\n", "below 0"),
        ("[keyple.brown]\ncount = 3\nteam = 1\nninth = 1\n", "too few"),
        ("[keyple.brown]\ncount = 4\nteam = 1\nninth = 9\n", "two teams of nine"),
        ('[fair.spring-1]\nseason = "summer"\npoints = 2\nneeds = []\ngem_points = 0\ngems = []\n', "season must be"),
        ('[fair.winter-1]\nseason = "winter"\npoints = 2\nneeds = []\ngem_points = 0\ngems = []\n', "side with gems"),
        ('[gift.raw]\ncolours = ["pink"]\nresources = ["clay"]\n', "pink"),
        ('[price.discount]\ncost = ["clay"]\nless = 1\n', "the discount none"),
    ],
)
def test_data_that_does_not_add_up_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        corrected(text)


def test_every_tile_of_the_rules_is_in_the_data() -> None:
    assert set(CATALOGUE.components["tile"]) == set(TILES)
