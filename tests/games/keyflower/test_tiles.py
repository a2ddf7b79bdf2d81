"""Every village tile of the base game and every promo tile, on both sides: what it takes, gives, costs and scores."""

from __future__ import annotations

import pytest

from keydom.games.keyflower.state import Keyland

from .builders import (
    asked,
    at_work,
    bid,
    exhaust,
    goods,
    goods_on,
    in_bag,
    in_pile,
    in_supply,
    is_up,
    lots,
    offers,
    on,
    own,
    play,
    points,
    purple,
    screen,
    season,
    skills,
    table,
    turn,
    upgraded,
    workers,
)

GOODS = ("wood", "stone", "iron", "gold")
SKILLS = ("saw", "pickaxe", "anvil")
BASIC, UPGRADED = False, True


def beside_home(tile: str, up: bool = BASIC, **colours: int) -> Keyland:
    """Seat 0 has this tile, with a road to its home, and these workers (nine blue); seat 2 has the purple piece."""
    state = table(promos="all")
    lots(state)
    own(state, 0, tile, up=up)
    workers(state, 0, **(colours or {"blue": 9}))
    purple(state, 2)
    return state


def pieces(text: str) -> dict[str, int]:
    """`2 wood, saw` as counts."""
    found = {}
    for part in text.split(", "):
        count, _, name = part.rpartition(" ")
        found[name] = int(count or 1)
    return found


def use(state: Keyland, tile: str, *lines: str) -> None:
    """Seat 0 uses a tile with a blue worker."""
    play(state, f"0 use {tile}", "0 in blue", "0 add 1", *lines)


# Tiles that give goods.

GIVES = [
    ("keywood", BASIC, "wood"),
    ("keywood", UPGRADED, "3 wood"),
    ("keystone-quarry", BASIC, "stone"),
    ("keystone-quarry", UPGRADED, "3 stone"),
    ("key-mine", BASIC, "iron"),
    ("key-mine", UPGRADED, "3 iron"),
    ("woodcutter", BASIC, "2 wood"),
    ("woodcutter", UPGRADED, "wood, gold"),
    ("quarryman", BASIC, "2 stone"),
    ("quarryman", UPGRADED, "stone, gold"),
    ("miner", BASIC, "2 iron"),
    ("miner", UPGRADED, "iron, gold"),
    ("gold-mine", BASIC, "gold"),
    ("gold-mine", UPGRADED, "2 gold"),
    ("workshop", UPGRADED, "wood, stone, iron"),
]


@pytest.mark.parametrize(("tile", "up", "gain"), GIVES)
def test_a_tile_gives_the_goods_it_shows(tile: str, up: bool, gain: str) -> None:
    state = beside_home(tile, up)
    use(state, tile)
    assert goods_on(state, tile) == pieces(gain)


@pytest.mark.parametrize(("tile", "up", "gain"), GIVES)
def test_a_tile_that_gives_goods_takes_nothing_but_its_workers(tile: str, up: bool, gain: str) -> None:
    state = beside_home(tile, up)
    skills(state, 0, saw=1, pickaxe=1, anvil=1)
    use(state, tile)
    assert screen(state, 0) == {"blue": 8, "saw": 1, "pickaxe": 1, "anvil": 1}


@pytest.mark.parametrize("good", ["wood", "stone", "iron"])
def test_the_workshop_gives_one_good_of_choice(good: str) -> None:
    state = beside_home("workshop")
    use(state, "workshop", f"0 take {good}")
    assert goods_on(state, "workshop") == {good: 1}


def test_the_workshop_does_not_give_gold() -> None:
    state = beside_home("workshop")
    use(state, "workshop")
    assert offers(state) == ["take wood", "take stone", "take iron"]


# Skills for goods.

CRAFTS = [
    ("carpenter", BASIC, "saw", "3 wood"),
    ("carpenter", UPGRADED, "saw", "3 gold"),
    ("mason", BASIC, "pickaxe", "3 stone"),
    ("mason", UPGRADED, "pickaxe", "3 gold"),
    ("smelter", BASIC, "anvil", "3 iron"),
    ("smelter", UPGRADED, "anvil", "3 gold"),
]


@pytest.mark.parametrize(("tile", "up", "skill", "gain"), CRAFTS)
def test_a_craftsman_gives_goods_for_a_skill(tile: str, up: bool, skill: str, gain: str) -> None:
    state = beside_home(tile, up)
    skills(state, 0, **{skill: 1})
    use(state, tile)
    assert goods_on(state, tile) == pieces(gain)


@pytest.mark.parametrize(("tile", "up", "skill", "gain"), CRAFTS)
def test_a_craftsman_takes_one_skill_of_the_kind(tile: str, up: bool, skill: str, gain: str) -> None:
    state = beside_home(tile, up)
    skills(state, 0, **dict.fromkeys(SKILLS, 2))
    use(state, tile)
    assert screen(state, 0) == {"blue": 8, **dict.fromkeys(SKILLS, 2), skill: 1}


@pytest.mark.parametrize(("tile", "up", "skill", "gain"), CRAFTS)
def test_a_craftsman_takes_no_other_skill(tile: str, up: bool, skill: str, gain: str) -> None:
    state = beside_home(tile, up)
    skills(state, 0, **{other: 2 for other in SKILLS if other != skill})
    assert f"use {tile}" not in offers(state)


# Workers and skills.

DRAWS = [
    ("alehouse", BASIC, "", 1, 0),
    ("alehouse", UPGRADED, "", 2, 0),
    ("inn", BASIC, "", 1, 0),
    ("inn", UPGRADED, "", 3, 0),
    ("tavern", BASIC, "pay blue", 2, 0),
    ("tavern", UPGRADED, "pay blue", 3, 0),
    ("brewer", BASIC, "pay-skill saw", 2, 0),
    ("brewer", UPGRADED, "pay-skill saw", 3, 0),
    ("apprentice-hall", BASIC, "", 0, 1),
    ("apprentice-hall", UPGRADED, "", 0, 2),
    ("hiring-fair", BASIC, "pay-skill saw", 0, 2),
    ("hiring-fair", UPGRADED, "pay-skill saw", 0, 3),
    ("storyteller", UPGRADED, "", 1, 1),
]


@pytest.mark.parametrize(("tile", "up", "price", "men", "crafts"), DRAWS)
def test_a_tile_draws_as_many_workers_and_skills_as_it_shows(
    tile: str, up: bool, price: str, men: int, crafts: int
) -> None:
    state = beside_home(tile, up)
    skills(state, 0, saw=1)
    use(state, tile, *[f"0 {price}"] * bool(price), *["* draw-skill anvil"] * crafts, *["* draw red"] * men)
    paid = {"pay blue": {"blue": 7, "saw": 1}, "pay-skill saw": {"blue": 8}}.get(price, {"blue": 8, "saw": 1})
    drawn = {name: count for name, count in (("red", men), ("anvil", crafts)) if count}
    assert (asked(state), screen(state, 0)) == ("0 Turn", {**paid, **drawn})


@pytest.mark.parametrize("tile", ["brewer", "hiring-fair", "trader"])
@pytest.mark.parametrize("skill", SKILLS)
def test_some_tiles_take_a_skill_of_any_kind(tile: str, skill: str) -> None:
    state = beside_home(tile)
    skills(state, 0, **{skill: 1})
    use(state, tile)
    assert offers(state) == [f"pay-skill {skill}"]


@pytest.mark.parametrize("tile", ["brewer", "hiring-fair", "trader"])
def test_without_a_skill_such_a_tile_cannot_be_used(tile: str) -> None:
    assert f"use {tile}" not in offers(beside_home(tile))


@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_the_tavern_takes_a_worker_of_any_colour(colour: str) -> None:
    state = beside_home("tavern", blue=2, red=1, yellow=1, green=1)
    use(state, "tavern", f"0 pay {colour}", "* draw red", "* draw red")
    had = {"blue": 1, "red": 3, "yellow": 1, "green": 1}
    had[colour] -= 1
    assert screen(state, 0) == {name: count for name, count in had.items() if count}


def test_the_storyteller_gives_a_worker_or_a_skill() -> None:
    state = beside_home("storyteller")
    use(state, "storyteller")
    assert offers(state) == ["take worker", "take skill"]


@pytest.mark.parametrize(("what", "draw", "got"), [("worker", "draw red", "red"), ("skill", "draw-skill saw", "saw")])
def test_the_storyteller_gives_what_was_chosen(what: str, draw: str, got: str) -> None:
    state = beside_home("storyteller")
    use(state, "storyteller", f"0 take {what}", f"* {draw}")
    assert screen(state, 0) == {"blue": 8, got: 1}


# Green workers.

EXCHANGES = [("peddler", "yellow"), ("store", "blue"), ("fair", "red"), ("trader", "skill")]


@pytest.mark.parametrize(("tile", "price"), EXCHANGES)
@pytest.mark.parametrize(("up", "greens"), [(BASIC, 1), (UPGRADED, 2)])
def test_an_exchange_gives_green_workers(tile: str, price: str, up: bool, greens: int) -> None:
    state = beside_home(tile, up, blue=3, red=1, yellow=1)
    skills(state, 0, saw=1)
    use(state, tile, *["0 pay-skill saw"] * (price == "skill"))
    left = {"blue": 2, "red": 1, "yellow": 1, "saw": 1}
    left["saw" if price == "skill" else price] -= 1
    assert screen(state, 0) == {**{name: count for name, count in left.items() if count}, "green": greens}


@pytest.mark.parametrize(("tile", "price"), EXCHANGES[:3])
def test_an_exchange_takes_no_worker_of_another_colour(tile: str, price: str) -> None:
    state = beside_home(tile, BASIC, **{colour: 3 for colour in ("blue", "red", "yellow", "green") if colour != price})
    assert f"use {tile}" not in offers(state)


@pytest.mark.parametrize(("tile", "price"), EXCHANGES[:3])
def test_the_worker_of_an_exchange_goes_into_the_bag(tile: str, price: str) -> None:
    state = beside_home(tile, BASIC, blue=3, red=1, yellow=1)
    before = in_bag(state)[price]
    use(state, tile)
    assert in_bag(state)[price] == before + 1


def test_green_workers_come_from_their_own_supply() -> None:
    state = beside_home("store", UPGRADED)
    use(state, "store")
    assert state.greens == 18


# Transport.

CARTS = [
    ("stable", BASIC, 2, 1),
    ("stable", UPGRADED, 4, 2),
    ("farrier", BASIC, 3, 1),
    ("farrier", UPGRADED, 5, 2),
    ("wainwright", BASIC, 4, 2),
    ("wainwright", UPGRADED, 6, 2),
]


@pytest.mark.parametrize(("tile", "up", "moves", "icons"), CARTS)
def test_a_transport_tile_gives_steps_and_upgrades(tile: str, up: bool, moves: int, icons: int) -> None:
    state = beside_home(tile, up)
    goods(state, "home-1", wood=1)
    use(state, tile)
    assert state.frames[-1].args() == {"moves": moves, "icons": icons}


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize(("up", "moves"), [(BASIC, 1), (UPGRADED, 2)])
def test_a_home_gives_steps_and_an_upgrade(number: int, up: bool, moves: int) -> None:
    state = table(6)
    seat, home = number - 1, f"home-{number}"
    own(state, seat, "keystone-quarry")
    goods(state, home, wood=1)
    upgraded(state, *[home] * up)
    workers(state, seat, blue=2)
    turn(state, seat)
    play(state, f"{seat} use {home}", f"{seat} in blue", f"{seat} add 1")
    assert state.frames[-1].args() == {"moves": moves, "icons": 1}


# Tiles without an action.

IDLE = [
    *("timber-yard", "stone-yard", "blacksmith", "barn", "sawmill", "sculptor", "forge", "well", "goldsmith"),
    *("developer", "talton-lodge"),
]


@pytest.mark.parametrize("tile", IDLE)
@pytest.mark.parametrize("up", [BASIC, UPGRADED])
def test_a_tile_without_an_action_cannot_be_used(tile: str, up: bool) -> None:
    assert f"use {tile}" not in offers(beside_home(tile, up))


# What it costs to turn a tile over.

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


def lay(state: Keyland, tile: str, what: dict[str, int]) -> None:
    """Goods on the tile, skills behind the screen of seat 0."""
    goods(state, tile, **{name: count for name, count in what.items() if name in GOODS})
    skills(state, 0, **{name: count for name, count in what.items() if name in SKILLS})


def turn_over(state: Keyland, tile: str) -> None:
    """Seat 0 uses its home to turn a tile over, and pays with the first thing that will do."""
    use(state, "home-1", f"0 upgrade {tile}")
    while asked(state) in ("0 PayGood", "0 Pay"):
        play(state, f"0 {offers(state)[0]}")


def upgradable(state: Keyland, tile: str) -> bool:
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


# What the tiles score.

POINTS = [
    *[(tile, 0, 3) for tile in ("keywood", "keystone-quarry", "key-mine", "woodcutter", "quarryman", "miner")],
    *[(tile, 0, 3) for tile in ("gold-mine", "workshop", "apprentice-hall", "store", "brewer", "trader")],
    *[(tile, 0, 0) for tile in ("alehouse", "peddler", "tavern", "inn", "storyteller")],
    *[(tile, 0, 5) for tile in ("stable", "hiring-fair", "farrier", "fair", "wainwright", "sorcerer")],
    *[(tile, 0, 7) for tile in ("carpenter", "mason", "smelter", "goldsmith")],
    *[(tile, 3, 10) for tile in ("sawmill", "sculptor", "forge")],
    ("well", 3, 7),
    *[(tile, 0, 0) for tile in ("timber-yard", "stone-yard", "blacksmith", "barn", "talton-lodge")],
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
        found.append(points(state, 0).get("talton-lodge", 0))
    assert found == [score * icons, score * icons_up]


# The Sorcerer.


def spell(up: bool = BASIC, seat: int = 0) -> Keyland:
    """A seat has the Sorcerer beside its home, and Keywood away from it; seat 0 has blue workers and a yellow one."""
    state = table(promos="all")
    lots(state)
    own(state, seat, "sorcerer", "-1,0", up=up)
    own(state, seat, "keywood", "1,0")
    workers(state, 0, blue=9, yellow=1)
    return state


def test_the_sorcerer_calls_up_a_tile_beside_it() -> None:
    """R-KF-26."""
    state = spell()
    use(state, "sorcerer")
    assert offers(state) == ["copy home-1"]


def test_the_upgraded_sorcerer_calls_up_any_tile_of_its_village() -> None:
    """R-KF-26."""
    state = spell(UPGRADED)
    use(state, "sorcerer")
    assert offers(state) == ["copy home-1", "copy keywood"]


def test_goods_that_the_sorcerer_calls_up_lie_on_the_tile_that_was_called() -> None:
    """R-KF-26."""
    state = spell(UPGRADED)
    use(state, "sorcerer", "0 copy keywood")
    assert goods_on(state, "keywood") == {"wood": 1}


def test_the_sorcerer_of_another_player_calls_up_tiles_of_its_own_village() -> None:
    """R-KF-26."""
    state = spell(UPGRADED, seat=1)
    use(state, "sorcerer", "0 copy keywood")
    assert (goods_on(state, "keywood"), goods_on(state, "home-1")) == ({}, {"wood": 1})


def test_the_sorcerer_puts_no_worker_on_the_tile_that_was_called() -> None:
    """R-KF-26."""
    state = spell(UPGRADED)
    use(state, "sorcerer", "0 copy keywood")
    assert (on(state, "sorcerer"), on(state, "keywood")) == ({"blue": 1}, {})


def test_the_sorcerer_calls_up_a_tile_that_is_full() -> None:
    """R-KF-26."""
    state = spell(UPGRADED)
    at_work(state, "keywood", red=6)
    use(state, "sorcerer", "0 copy keywood")
    assert goods_on(state, "keywood") == {"wood": 1}


def test_the_sorcerer_calls_up_a_tile_whose_price_is_paid() -> None:
    """R-KF-26."""
    state = spell(UPGRADED)
    own(state, 0, "peddler")
    use(state, "sorcerer", "0 copy peddler")
    assert screen(state, 0) == {"blue": 8, "green": 1}


def test_the_sorcerer_does_not_call_up_a_tile_whose_price_is_not_there() -> None:
    """R-KF-26."""
    state = spell(UPGRADED)
    own(state, 0, "fair")
    use(state, "sorcerer")
    assert "copy fair" not in offers(state)


def test_the_sorcerer_does_not_call_up_a_tile_that_can_give_nothing() -> None:
    state = spell(UPGRADED)
    exhaust(state, "wood")
    use(state, "sorcerer")
    assert "copy keywood" not in offers(state)


def test_the_sorcerer_on_auction_cannot_be_used() -> None:
    state = table(promos="all")
    season(state, "summer")
    lots(state, "sorcerer", "mason")
    workers(state, 0, blue=2)
    assert "use sorcerer" not in offers(state)
