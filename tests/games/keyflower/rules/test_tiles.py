"""Every village tile of the base game and every promo tile, on both sides: what it takes and gives."""

from __future__ import annotations

import pytest

from keydom.games.keyflower.state import KeyflowerState

from ..builders import at_work, exhaust, goods, lots, own, play, season, skills, table, turn, upgraded, workers
from ..looking import asked, goods_on, in_bag, offers, on, screen
from ..tiles import BASIC, SKILLS, UPGRADED, beside_home, pieces, use

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


# The Sorcerer.


def spell(up: bool = BASIC, seat: int = 0) -> KeyflowerState:
    """A seat has the Sorcerer beside its home, and Keywood away from it; there is an iron to
    carry there; seat 0 has blue workers and a yellow one."""
    state = table(promos="all")
    lots(state)
    own(state, seat, "sorcerer", "-1,0", up=up)
    own(state, seat, "keywood", "1,0")
    goods(state, f"home-{seat + 1}", iron=1)
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
