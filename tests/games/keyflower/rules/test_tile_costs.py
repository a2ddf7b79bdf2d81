"""What it costs to turn a tile over: every village tile of the base game, every promo tile and every home."""

from __future__ import annotations

import pytest

from keydom.games.keyflower.state import KeyflowerState

from ..builders import bid, goods, lots, own, play, skills, table, turn, workers
from ..looking import asked, goods_on, in_bag, in_pile, in_supply, is_up, offers, screen
from ..tiles import GOODS, SKILLS, beside_home, pieces, use

COSTS = [
    ("keywood", "saw"),
    ("keystone-quarry", "pickaxe"),
    ("key-mine", "anvil"),
    ("woodcutter", "saw"),
    ("quarryman", "pickaxe"),
    ("miner", "anvil"),
    ("gold-mine", "stone, iron"),
    ("apprentice-hall", "wood, stone"),
    ("alehouse", "wood, stone, iron"),
    ("peddler", "gold"),
    ("stable", "wood, iron"),
    ("carpenter", "3 wood"),
    ("mason", "3 stone"),
    ("smelter", "3 iron"),
    ("store", "gold"),
    ("tavern", "wood, stone, iron"),
    ("brewer", "stone, iron"),
    ("hiring-fair", "wood, iron"),
    ("timber-yard", "saw"),
    ("stone-yard", "pickaxe"),
    ("blacksmith", "anvil"),
    ("sawmill", "3 wood"),
    ("sculptor", "3 stone"),
    ("forge", "3 iron"),
    ("goldsmith", "2 gold"),
    ("fair", "gold"),
    ("storyteller", "stone, iron"),
    ("trader", "gold"),
    ("developer", "wood"),
]
# Tiles whose cost is of any kind, and so many of it.
OPEN_COSTS = [
    ("workshop", 2, 0),
    ("farrier", 2, 0),
    ("barn", 0, 1),
    ("well", 3, 0),
    ("inn", 1, 1),
    ("wainwright", 2, 0),
    ("sorcerer", 0, 2),
]


def lay(state: KeyflowerState, tile: str, what: dict[str, int]) -> None:
    """Goods on the tile, skills behind the screen of seat 0."""
    goods(state, tile, **{name: count for name, count in what.items() if name in GOODS})
    skills(state, 0, **{name: count for name, count in what.items() if name in SKILLS})


def turn_over(state: KeyflowerState, tile: str) -> None:
    """Seat 0 uses its home to turn a tile over, and pays with the first thing that will do."""
    use(state, "home-1", f"0 upgrade {tile}")
    while asked(state) in ("0 PayGood", "0 Pay"):
        play(state, f"0 {offers(state)[0]}")


def upgradable(state: KeyflowerState, tile: str) -> bool:
    goods(state, "home-1", gold=1)  # so that transport is asked about in any case
    use(state, "home-1")
    return f"upgrade {tile}" in offers(state)


@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_a_tile_is_turned_over_for_what_it_costs(tile: str, cost: str) -> None:
    state = beside_home(tile)
    lay(state, tile, pieces(cost))
    turn_over(state, tile)
    assert is_up(state, tile)


@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_the_whole_cost_is_paid(tile: str, cost: str) -> None:
    state = beside_home(tile)
    lay(state, tile, pieces(cost))
    turn_over(state, tile)
    assert (goods_on(state, tile), screen(state, 0)) == ({}, {"blue": 8})


@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_what_is_paid_goes_back_to_where_it_came_from(tile: str, cost: str) -> None:
    state = beside_home(tile)
    before = in_supply(state), in_pile(state), in_bag(state)
    lay(state, tile, pieces(cost))
    turn_over(state, tile)
    assert (in_supply(state), in_pile(state), in_bag(state)) == before


@pytest.mark.parametrize(
    ("tile", "cost", "missing"), [(tile, cost, name) for tile, cost in COSTS for name in pieces(cost)]
)
def test_with_one_piece_less_a_tile_is_not_turned_over(tile: str, cost: str, missing: str) -> None:
    state = beside_home(tile)
    have = pieces(cost)
    have[missing] -= 1
    lay(state, tile, have)
    assert not upgradable(state, tile)


@pytest.mark.parametrize(("tile", "cost"), [(tile, cost) for tile, cost in COSTS if "gold" not in cost])
def test_goods_that_are_not_asked_for_do_not_turn_a_tile_over(tile: str, cost: str) -> None:
    state = beside_home(tile)
    others = [name for name in (*GOODS[:3], *SKILLS) if name not in pieces(cost)]
    lay(state, tile, dict.fromkeys(others, 3))
    assert not upgradable(state, tile)


@pytest.mark.parametrize(("tile", "resources", "crafts"), OPEN_COSTS)
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("skill", SKILLS)
def test_a_cost_of_any_kind_is_paid_with_any_kind(
    tile: str, resources: int, crafts: int, good: str, skill: str
) -> None:
    state = beside_home(tile)
    lay(state, tile, {good: resources, skill: crafts})
    turn_over(state, tile)
    assert (is_up(state, tile), goods_on(state, tile), screen(state, 0)) == (True, {}, {"blue": 8})


@pytest.mark.parametrize(
    ("tile", "resources", "crafts"),
    [
        *(("workshop", 1, 3), ("farrier", 1, 3), ("barn", 3, 0), ("well", 2, 3), ("inn", 3, 0), ("inn", 0, 3)),
        *(("wainwright", 1, 3), ("sorcerer", 3, 1)),
    ],
)
def test_with_less_of_any_kind_a_tile_is_not_turned_over(tile: str, resources: int, crafts: int) -> None:
    state = beside_home(tile)
    lay(state, tile, {"stone": resources, "saw": crafts})
    assert not upgradable(state, tile)


def test_a_cost_of_any_kind_may_be_mixed() -> None:
    state = beside_home("well")
    lay(state, "well", {"wood": 1, "stone": 1, "gold": 1})
    turn_over(state, "well")
    assert goods_on(state, "well") == {}


def test_a_cost_of_any_kind_leaves_the_choice() -> None:
    state = beside_home("workshop")
    lay(state, "workshop", {"wood": 2, "stone": 1})
    use(state, "home-1", "0 upgrade workshop", "0 pay-good wood", "0 pay-good stone")
    assert goods_on(state, "workshop") == {"wood": 1}


def test_talton_lodge_is_turned_over_for_two_workers_of_any_colour() -> None:
    state = beside_home("talton-lodge", blue=2, red=1, green=1)
    goods(state, "home-1", wood=1)
    use(state, "home-1", "0 upgrade talton-lodge", "0 pay red", "0 pay green", "0 done")
    assert (is_up(state, "talton-lodge"), screen(state, 0)) == (True, {"blue": 1})


def test_the_workers_paid_for_talton_lodge_go_into_the_bag() -> None:
    state = beside_home("talton-lodge", blue=2, red=2)
    before = in_bag(state)["red"]
    goods(state, "home-1", wood=1)
    use(state, "home-1", "0 upgrade talton-lodge", "0 pay red", "0 pay red", "0 done")
    assert in_bag(state)["red"] == before + 2


def test_talton_lodge_is_not_turned_over_for_one_worker() -> None:
    assert not upgradable(beside_home("talton-lodge", blue=2), "talton-lodge")


def test_an_outbid_group_pays_for_as_many_of_two_workers_as_it_has() -> None:
    """R-KF-06."""
    state = beside_home("talton-lodge", blue=2)
    lots(state, "miner")
    bid(state, 0, "miner", 3, "red")
    bid(state, 1, "miner", 4, "red")
    goods(state, "home-1", wood=1)
    use(state, "home-1", "0 upgrade talton-lodge", "0 pay-group miner", "0 done")
    assert (is_up(state, "talton-lodge"), screen(state, 0)) == (True, {"blue": 1})


def test_an_outbid_group_of_one_pays_for_one_of_two_workers() -> None:
    """R-KF-06."""
    state = beside_home("talton-lodge", blue=3)
    lots(state, "miner")
    bid(state, 0, "miner", 1, "red")
    bid(state, 1, "miner", 2, "red")
    goods(state, "home-1", wood=1)
    use(state, "home-1", "0 upgrade talton-lodge", "0 pay-group miner", "0 pay blue", "0 done")
    assert (is_up(state, "talton-lodge"), screen(state, 0)) == (True, {"blue": 1})


HOME_COSTS = [
    (1, "wood, stone"),
    (2, "stone, iron"),
    (3, "wood, iron"),
    (4, "wood, stone"),
    (5, "stone, iron"),
    (6, "wood, iron"),
]


@pytest.mark.parametrize(("number", "cost"), HOME_COSTS)
def test_a_home_is_turned_over_for_what_it_costs(number: int, cost: str) -> None:
    state = table(6)
    seat, home = number - 1, f"home-{number}"
    goods(state, home, **pieces(cost))
    workers(state, seat, blue=2)
    turn(state, seat)
    play(state, f"{seat} use {home}", f"{seat} in blue", f"{seat} add 1", f"{seat} upgrade {home}")
    assert (is_up(state, home), goods_on(state, home)) == (True, {})


@pytest.mark.parametrize(("number", "cost"), HOME_COSTS)
def test_with_other_goods_a_home_is_not_turned_over(number: int, cost: str) -> None:
    state = table(6)
    seat, home = number - 1, f"home-{number}"
    own(state, seat, "keystone-quarry")
    third = next(good for good in GOODS if good not in pieces(cost))
    goods(state, home, **{third: 3, min(pieces(cost)): 1})
    workers(state, seat, blue=2)
    turn(state, seat)
    play(state, f"{seat} use {home}", f"{seat} in blue", f"{seat} add 1")
    assert f"upgrade {home}" not in offers(state)
