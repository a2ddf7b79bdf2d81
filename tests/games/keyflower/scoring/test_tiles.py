"""What village tiles score on either side: printed points, goods on yards, and icons."""

from __future__ import annotations

import pytest

from ..builders import goods, own, table, upgraded
from ..looking import points
from ..tiles import BASIC, UPGRADED, beside_home, pieces

POINTS = [
    *[(tile, 0, 3) for tile in ("keywood", "keystone-quarry", "key-mine", "woodcutter", "quarryman", "miner")],
    *[(tile, 0, 3) for tile in ("gold-mine", "workshop", "apprentice-hall", "store", "brewer", "trader")],
    *[(tile, 0, 0) for tile in ("alehouse", "peddler", "tavern", "inn", "storyteller")],
    *[(tile, 0, 5) for tile in ("stable", "hiring-fair", "farrier", "fair", "wainwright", "sorcerer")],
    *[(tile, 0, 7) for tile in ("carpenter", "mason", "smelter", "goldsmith")],
    *[(tile, 3, 10) for tile in ("sawmill", "sculptor", "forge")],
    ("well", 3, 7),
    *[(tile, 0, 0) for tile in ("timber-yard", "stone-yard", "blacksmith", "barn")],
    ("talton-lodge", 1, 2),  # it shows a worker itself
]


@pytest.mark.parametrize(("tile", "basic", "turned"), POINTS)
def test_a_tile_scores_what_is_printed_on_the_side_that_lies_up(tile: str, basic: int, turned: int) -> None:
    found = [points(beside_home(tile, up), 0).get(tile, 0) for up in (BASIC, UPGRADED)]
    assert found == [basic, turned]


@pytest.mark.parametrize("number", range(1, 7))
def test_a_home_scores_five_when_it_is_turned_over(number: int) -> None:
    state = table(6)
    home = f"home-{number}"
    before = points(state, number - 1).get(home, 0)
    upgraded(state, home)
    assert (before, points(state, number - 1)[home]) == (0, 5)


YARDS = [
    ("timber-yard", BASIC, "2 wood, stone, iron", 4),
    ("timber-yard", UPGRADED, "2 wood, stone, iron", 6),
    ("stone-yard", BASIC, "wood, 2 stone, iron", 4),
    ("stone-yard", UPGRADED, "wood, 2 stone, iron", 6),
    ("blacksmith", BASIC, "wood, stone, 2 iron", 4),
    ("blacksmith", UPGRADED, "wood, stone, 2 iron", 6),
    ("barn", BASIC, "wood, stone, iron, gold", 4),
    ("barn", UPGRADED, "wood, stone, iron, gold", 8),
]


@pytest.mark.parametrize(("tile", "up", "store", "score"), YARDS)
def test_a_yard_scores_the_goods_of_its_kind_that_lie_on_it(tile: str, up: bool, store: str, score: int) -> None:
    state = beside_home(tile, up)
    goods(state, tile, **pieces(store))
    assert points(state, 0) == {tile: score}


@pytest.mark.parametrize(("tile", "score"), [("timber-yard", 2), ("stone-yard", 2), ("blacksmith", 2), ("barn", 1)])
def test_gold_on_a_yard_scores_as_its_kind(tile: str, score: int) -> None:
    state = beside_home(tile)
    goods(state, tile, gold=1)
    assert points(state, 0) == {tile: score}


@pytest.mark.parametrize("tile", ["timber-yard", "stone-yard", "blacksmith", "barn"])
def test_goods_elsewhere_score_nothing_on_a_yard(tile: str) -> None:
    state = beside_home(tile)
    goods(state, "home-1", wood=2, stone=2, iron=2)
    assert points(state, 0) == {}


@pytest.mark.parametrize(("up", "score"), [(BASIC, 2), (UPGRADED, 3)])
def test_the_developer_scores_the_upgrade_icons_beside_it(up: bool, score: int) -> None:
    """R-KF-33."""
    assert points(beside_home("developer", up), 0) == {"developer": score}


def test_the_developer_scores_the_icons_on_the_side_that_lies_up() -> None:
    """R-KF-33: the Stable shows two when it is turned over, the home one; the Alehouse shows none."""
    state = beside_home("developer")
    own(state, 0, "stable", "-2,0", up=True)
    own(state, 0, "alehouse", "-1,-1", up=True)
    assert points(state, 0)["developer"] == 2 * (1 + 2)


def test_the_developer_does_not_score_icons_farther_away() -> None:
    """R-KF-33."""
    state = beside_home("developer")
    own(state, 0, "stable", "1,0", up=True)
    assert points(state, 0)["developer"] == 2


@pytest.mark.parametrize(("up", "score"), [(BASIC, 1), (UPGRADED, 2)])
@pytest.mark.parametrize(
    ("tile", "icons", "icons_up"),
    [
        ("alehouse", 1, 2),
        ("inn", 1, 3),
        ("tavern", 3, 4),
        ("brewer", 2, 3),
        ("peddler", 2, 3),
        ("store", 2, 3),
        ("fair", 2, 3),
        ("keywood", 0, 0),
    ],
)
def test_talton_lodge_scores_the_workers_shown_in_the_village(
    tile: str, icons: int, icons_up: int, up: bool, score: int
) -> None:
    """R-KF-33."""
    found = []
    for turned in (BASIC, UPGRADED):
        state = beside_home("talton-lodge", up)
        own(state, 0, tile, up=turned)
        found.append(points(state, 0)["talton-lodge"])
    assert found == [score * (1 + icons), score * (1 + icons_up)]  # its own one too
