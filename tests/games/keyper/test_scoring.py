"""The final score: tiles that count fields, neighbours and tiles, shipping, fairs, and tie-breaks."""

from __future__ import annotations

import pytest

from keydom.core.game import places
from keydom.games.keyper import GAME
from keydom.games.keyper.components import TILES
from keydom.games.keyper.insight.values import FLAT, GROUP

from .builders import built, claim, give, in_season, line, points, table, with_tile

VILLAGE = ["brickmaker", "carpenter", "stonemason", "scrapyard", "drainage", "pavements"]
GRID = [f"village-{plot}" for plot in range(1, 13)]
OTHERS = [
    "alchemist",
    "builder",
    "gem-dealer",
    "jewel-cutter",
    "seafarer",
    "shipping-agent",
    "trading-post",
    "merchant",
]
OTHERS += ["brickyard", "stoneyard", "timberyard"]


# The board claimed in winter.


@pytest.mark.parametrize(
    ("tile", "each", "better", "counts"),
    [
        ("kiln", 2, 4, (1, 2, 1, 2)),
        ("log-cabin", 1, 3, (1, 3, 1, 3)),
        ("open-pit", 1, 3, (3, 1, 3, 1)),
        ("farmers-cottage", 1, 3, (2, 2, 3, 3)),
        ("mine", 1, 2, (4, 3, 3, 2)),
    ],
)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_tile_scores_the_fields_of_its_colour_on_the_board_claimed_in_winter(
    tile: str, each: int, better: int, counts: tuple[int, ...], number: int
) -> None:
    for upgraded, worth in ((False, each), (True, better)):
        state = with_tile(tile, upgraded)
        in_season(state, "winter", 1, number)
        claim(state, 0, "b")
        assert line(state, 0, tile) == worth * counts[number - 1]


def test_without_a_claimed_board_there_are_no_fields_to_score() -> None:
    """R-KR-34."""
    assert points("kiln", True) == 0


# The grid of the village.


def paved(name: str, at: str, upgraded: bool, plots: list[str]) -> int:
    """A tile, and other village tiles on these plots."""
    state = with_tile(name, upgraded, at)
    rest_of = [tile for tile in VILLAGE + OTHERS if tile != name]
    for tile, plot in zip(rest_of, plots, strict=False):
        built(state, 0, tile, plot)
    return line(state, 0, name)


@pytest.mark.parametrize(("upgraded", "each"), [(False, 1), (True, 2)])
def test_drainage_scores_itself_and_the_tiles_on_its_diagonals(upgraded: bool, each: int) -> None:
    """The rulebook's example: five points, ten upgraded, with all diagonals built."""
    full = [plot for plot in GRID if plot != "village-5"]
    assert paved("drainage", "village-5", upgraded, full) == 5 * each
    assert paved("drainage", "village-5", upgraded, ["village-2", "village-4"]) == each


def test_drainage_looks_across_gaps() -> None:
    assert paved("drainage", "village-1", False, ["village-9"]) == 2


@pytest.mark.parametrize(("upgraded", "each"), [(False, 1), (True, 2)])
def test_pavements_score_themselves_and_the_tiles_in_their_row_and_column(upgraded: bool, each: int) -> None:
    """The rulebook's example: six points, twelve upgraded, with row and column full."""
    full = [plot for plot in GRID if plot != "village-5"]
    assert paved("pavements", "village-5", upgraded, full) == 6 * each
    assert paved("pavements", "village-5", upgraded, ["village-1", "village-9"]) == each


def test_pavements_look_across_gaps() -> None:
    assert paved("pavements", "village-1", False, ["village-10", "village-3"]) == 3


def test_the_boarding_house_scores_its_neighbours_left_and_right() -> None:
    assert paved("boarding-house", "village-5", False, ["village-2", "village-4", "village-6", "village-8"]) == 4


def test_the_upgraded_boarding_house_scores_its_neighbours_on_all_sides() -> None:
    assert paved("boarding-house", "village-5", True, ["village-2", "village-4", "village-6", "village-8"]) == 8


def test_the_boarding_house_does_not_look_round_the_edge() -> None:
    assert paved("boarding-house", "village-6", False, ["village-7", "village-5"]) == 2


def test_farm_tiles_do_not_count_for_the_village() -> None:
    state = with_tile("thatcher")
    for tile in ("cow-shed", "stable", "pig-sty"):
        built(state, 0, tile)
    assert line(state, 0, "thatcher") == 0


# Tiles that count tiles.


def test_the_statue_scores_home_tiles_of_the_village() -> None:
    state = with_tile("statue")
    for tile in (*VILLAGE, "alchemist", "cow-shed"):
        built(state, 0, tile)
    assert line(state, 0, "statue") == 6


def test_the_upgraded_statue_scores_upgraded_home_tiles_only() -> None:
    state = with_tile("statue", True)
    for tile in VILLAGE[:4]:
        built(state, 0, tile, upgraded=True)
    built(state, 0, "drainage")
    assert line(state, 0, "statue") == 8


def test_the_thatcher_scores_every_two_village_tiles_with_itself() -> None:
    state = with_tile("thatcher")
    for tile in VILLAGE[:4]:
        built(state, 0, tile)
    assert line(state, 0, "thatcher") == 2


def test_the_upgraded_thatcher_scores_upgraded_village_tiles_with_itself() -> None:
    state = with_tile("thatcher", True)
    built(state, 0, "drainage", upgraded=True)
    built(state, 0, "pavements")
    assert line(state, 0, "thatcher") == 2


def test_the_barn_scores_farm_tiles_with_itself() -> None:
    state = with_tile("barn")
    built(state, 0, "stable")
    built(state, 0, "drainage")
    assert line(state, 0, "barn") == 2


def test_the_upgraded_barn_scores_upgraded_farm_tiles_twice() -> None:
    state = with_tile("barn", True)
    built(state, 0, "stable", upgraded=True)
    built(state, 0, "pig-sty")
    assert line(state, 0, "barn") == 4


@pytest.mark.parametrize(("upgraded", "worth"), [(False, 4), (True, 8)])
def test_the_oast_house_scores_a_full_farm(upgraded: bool, worth: int) -> None:
    state = with_tile("oast-house", upgraded)
    for tile in ("cow-shed", "pig-sty", "sheep-shelter", "stable", "farmyard", "paddock"):
        built(state, 0, tile)
    assert line(state, 0, "oast-house") == 0
    built(state, 0, "barn")
    assert line(state, 0, "oast-house") == worth


@pytest.mark.parametrize(("upgraded", "worth"), [(False, 6), (True, 12)])
def test_the_village_hall_scores_a_full_village(upgraded: bool, worth: int) -> None:
    state = with_tile("village-hall", upgraded)
    for tile in [*VILLAGE, *OTHERS][:10]:
        built(state, 0, tile)
    assert line(state, 0, "village-hall") == 0
    built(state, 0, "timberyard")
    assert line(state, 0, "village-hall") == worth


@pytest.mark.parametrize(
    ("upgraded", "shipped", "worth"), [(False, 19, 0), (False, 20, 6), (False, 30, 6), (True, 29, 0), (True, 30, 12)]
)
def test_the_dock_scores_enough_shipping(upgraded: bool, shipped: int, worth: int) -> None:
    state = with_tile("dock", upgraded)
    state.shipping[0] = shipped
    assert line(state, 0, "dock") == worth


@pytest.mark.parametrize(("upgraded", "each"), [(False, 1), (True, 2)])
def test_the_entertainer_scores_seasons_with_a_fair(upgraded: bool, each: int) -> None:
    state = with_tile("entertainer", upgraded)
    state.held[0] = 0x10000
    state.held[2] = 0x10001
    state.shown[0] = state.shown[2] = 0
    assert line(state, 0, "entertainer") == 2 * each


@pytest.mark.parametrize(
    ("tile", "initial", "upgraded"),
    [
        ("brickmaker", 0, 5),
        ("carpenter", 0, 5),
        ("stonemason", 0, 5),
        ("scrapyard", 0, 3),
        ("alchemist", 3, 5),
        ("builder", 0, 3),
        ("building-plot", 1, 3),
        ("farm-labourer", 0, 3),
        ("gem-dealer", 0, 3),
        ("hop-field", 0, 3),
        ("jewel-cutter", 0, 3),
        ("livestock-market", 0, 1),
        ("seafarer", 0, 3),
        ("shipping-agent", 0, 3),
        ("trading-post", 0, 3),
        ("key-market", 3, 5),
        ("copse", 0, 3),
    ],
)
def test_a_tile_is_worth_its_points(tile: str, initial: int, upgraded: int) -> None:
    assert (points(tile), points(tile, True)) == (initial, upgraded)


def test_every_upgraded_tile_that_is_worth_points_by_itself_has_them_stated_and_the_merchant_has_none() -> None:
    """R-KR-24: what parts it from the windmill, whose work is not stated anew because it does not change."""
    stated = {
        **dict.fromkeys(["brickmaker", "carpenter", "stonemason", "alchemist", "key-market"], 5),
        **dict.fromkeys(["scrapyard", "builder", "building-plot", "farm-labourer", "gem-dealer", "hop-field"], 3),
        **dict.fromkeys(["jewel-cutter", "seafarer", "shipping-agent", "trading-post", "copse"], 3),
        "livestock-market": 1,
    }
    flat = {TILES[tile]: points(TILES[tile], True) for tile in range(60) if GROUP[tile] == FLAT}
    assert flat == {**stated, "merchant": 0}


def test_the_merchant_is_worth_three_and_upgraded_nothing() -> None:
    """R-KR-24."""
    assert (points("merchant"), points("merchant", True)) == (3, 0)


# The whole.


def test_a_covered_tile_does_not_score_and_is_not_scored() -> None:
    """R-KR-34."""
    state = with_tile("brickmaker", True, "village-1")
    built(state, 0, "statue", "village-2")
    assert line(state, 0, "statue") == 1
    built(state, 0, "alchemist", "village-1")
    assert line(state, 0, "statue") == 0
    assert "tile:brickmaker" not in [line.source for line in GAME.scores(state)[0].lines]


def test_a_tile_may_be_counted_by_several_tiles() -> None:
    """The rulebook's example: drainage, pavements, statue, thatcher and village hall count the same tile."""
    state = with_tile("pavements", at="village-1")
    built(state, 0, "statue", "village-2")
    built(state, 0, "thatcher", "village-3")
    built(state, 0, "brickmaker", "village-4")
    assert [line(state, 0, name) for name in ("pavements", "statue", "thatcher")] == [4, 2, 2]


def test_shipping_points_score() -> None:
    state = table()
    state.shipping[1] = 17
    assert line(state, 1, "shipping") == 17


def test_a_score_is_the_sum_of_its_lines() -> None:
    state = with_tile("brickyard", brick=3)
    state.shipping[0] = 4
    assert GAME.scores(state)[0].total == 7


def test_fairs_in_a_stack_all_score() -> None:
    state = table()
    state.held[1] = 0x10001
    state.shown[1] = 0
    state.bag |= state.aside
    assert line(state, 0, "fairs") == 3 + 4


# Ties.

ORDER = ["emerald", "wood", "wheat", "clay", "deer", "wild_boar", "goat", "chicken", "horse", "cow", "pig", "sheep"]


@pytest.mark.parametrize("place", range(len(ORDER) - 1))
def test_ties_are_broken_by_gems_goods_and_animals_in_this_order(place: int) -> None:
    state = table()
    give(state, 0, **{ORDER[place]: 1})
    give(state, 1, **dict.fromkeys(ORDER[place + 1 :], 2))
    assert places(GAME.scores(state))[:2] == [1, 2]


def test_players_whom_nothing_parts_share_the_place() -> None:
    """R-KR-33."""
    assert places(GAME.scores(table())) == [1, 1, 1]
