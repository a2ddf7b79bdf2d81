"""The promo tiles before winter: in play by option only, and what each gives or scores on both sides."""

from __future__ import annotations

from random import Random

import pytest

from keydom.core.game import NATURE
from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import PROMO, SEASONS, TILES
from keydom.games.keyflower.rules.seasons import stack
from keydom.games.keyflower.state import KeyflowerState

from ..builders import bid, cabin, goods, lots, own, play, purple, skills, table, turn, upgraded, workers
from ..looking import asked, in_bag, is_up, mover, offers, points, screen
from ..promos import scattered, use, village

PROMOS = [tile for number, tile in enumerate(TILES) if GAME.box.origin[number] == PROMO]


# In play by option only.


def test_the_promo_tiles_are_these() -> None:
    before_winter = "storyteller trader sorcerer developer boat-7a boat-7b talton-lodge"
    winter = "emporium monument beekeeper the-glade the-glade-in-winter delivery-man keyside"
    assert " ".join(PROMOS) == f"{before_winter} {winter}"


@pytest.mark.parametrize("promos", ["none", "all"])
@pytest.mark.parametrize("name", ["spring", "summer", "autumn"])
def test_promo_tiles_may_be_laid_out_by_option_only(promos: str, name: str) -> None:
    state = GAME.begin(2, GAME.options({"promos": promos}))
    state.season = SEASONS.index(name)
    of_season = {tile for tile in PROMOS if GAME.box.season[TILES.index(tile)] == state.season}
    assert {TILES[tile] for tile in stack(state)} & set(PROMOS) == (of_season if promos == "all" else set())


@pytest.mark.parametrize("promos", ["none", "all"])
def test_promo_tiles_may_be_dealt_by_option_only(promos: str) -> None:
    state = GAME.begin(2, GAME.options({"promos": promos}))
    while not offers(state)[0].startswith("deal"):
        play(state, f"* {offers(state)[0]}")
    assert ("deal keyside" in offers(state), len(offers(state))) == (promos == "all", 19 if promos == "all" else 12)


@pytest.mark.parametrize("merchants", ["none", "mixed"])
def test_without_the_option_no_promo_tile_turns_up_in_a_game(merchants: str) -> None:
    state, rng = GAME.begin(4, GAME.options({"merchants": merchants})), Random(5)
    met: set[str] = set()
    while mover(state) != -2:
        legal = GAME.legal(state)
        GAME.play(state, GAME.deal(state, rng) if mover(state) == NATURE else rng.choice(legal))
        met.update(TILES[tile] for tile in state.on_sale)
    assert len(met) > 20
    assert not met & set(PROMOS)


# Storyteller.


def test_a_basic_storyteller_gives_a_worker_or_a_skill() -> None:
    state = village("storyteller")
    use(state, "storyteller")
    assert offers(state) == ["take worker", "take skill"]


def test_a_worker_of_the_storyteller_comes_from_the_bag_unseen() -> None:
    state = village("storyteller")
    use(state, "storyteller")
    play(state, "0 take worker", "* draw red")
    assert (screen(state, 0), state.hidden_workers[0]) == ({"blue": 3, "red": 1}, 1)


def test_an_upgraded_storyteller_gives_both() -> None:
    state = village("storyteller", up=True)
    use(state, "storyteller")
    while mover(state) == NATURE:
        play(state, f"* {offers(state)[0]}")
    assert (state.hidden_workers[0], state.hidden_skills[0]) == (1, 1)


def test_a_storyteller_is_upgraded_for_a_stone_and_an_iron_and_has_no_points() -> None:
    state = village("storyteller")
    goods(state, "storyteller", stone=1, iron=1)
    use(state, "home-1")
    play(state, "0 upgrade storyteller")
    assert (is_up(state, "storyteller"), points(state, 0)) == (True, {})


# Trader.


@pytest.mark.parametrize("skill", ["saw", "pickaxe", "anvil"])
@pytest.mark.parametrize(("up", "greens"), [(False, 1), (True, 2)])
def test_a_trader_gives_green_workers_for_any_skill(skill: str, up: bool, greens: int) -> None:
    state = village("trader", up=up)
    skills(state, 0, hidden=False, **{skill: 1})
    use(state, "trader")
    if asked(state) == "0 Pay":
        play(state, f"0 pay-skill {skill}")
    assert screen(state, 0) == {"blue": 3, "green": greens}


def test_a_trader_is_not_used_without_a_skill() -> None:
    state = village("trader")
    turn(state, 0)
    assert "use trader" not in offers(state)


def test_a_trader_is_upgraded_for_a_gold_and_is_worth_three() -> None:
    state = village("trader")
    goods(state, "trader", gold=1)
    use(state, "home-1")
    play(state, "0 upgrade trader")
    assert points(state, 0) == {"trader": 3}


# Developer.


@pytest.mark.parametrize(("up", "each"), [(False, 2), (True, 3)])
def test_the_developer_scores_each_upgrade_icon_beside_it(up: bool, each: int) -> None:
    state = scattered("developer 0,-1", "stable -1,0", "wainwright 0,-2")
    if up:
        upgraded(state, "developer")
    assert points(state, 0) == {"developer": each * (1 + 1 + 2)}  # R-KF-33


def test_the_developer_counts_the_side_that_can_be_seen() -> None:
    state = scattered("developer 0,-1", "stable -1,0")
    upgraded(state, "stable")
    assert points(state, 0)["developer"] == 2 * (1 + 2)  # R-KF-33


def test_the_developer_counts_no_icons_farther_away() -> None:
    state = scattered("developer 0,-1", "stable 0,1")
    assert points(state, 0) == {"developer": 2}


def test_the_developer_counts_cabins_on_a_home_beside_it() -> None:
    state = table(3, promos="all", merchants="full")
    purple(state, 2)
    own(state, 0, "developer", at="0,-1")
    cabin(state, 0, 2)
    assert points(state, 0) == {"developer": 2 * 3}  # R-KF-33


def test_boat_2b_does_not_double_the_developer() -> None:
    state = scattered("developer 0,-1")
    own(state, 0, "boat-2b", beside=True)
    assert points(state, 0) == {"developer": 2}


def test_the_developer_is_upgraded_for_a_wood_and_has_no_action() -> None:
    state = village("developer")
    goods(state, "developer", wood=1)
    turn(state, 0)
    assert "use developer" not in offers(state)
    use(state, "home-1")
    play(state, "0 upgrade developer")
    assert is_up(state, "developer")


# Talton Lodge.

ICONS = [
    ("alehouse", 1, 2),
    ("inn", 1, 3),
    ("tavern", 3, 4),
    ("brewer", 2, 3),
    ("peddler", 2, 3),
    ("store", 2, 3),
    ("fair", 2, 3),
    ("trader", 1, 2),
    ("storyteller", 1, 1),
    ("keywood", 0, 0),
]


@pytest.mark.parametrize(("tile", "basic", "better"), ICONS)
@pytest.mark.parametrize("up", [False, True])
def test_talton_lodge_scores_each_worker_shown_on_an_own_tile(tile: str, basic: int, better: int, up: bool) -> None:
    state = village(tile, up=up)
    own(state, 0, "talton-lodge")
    assert points(state, 0).get("talton-lodge", 0) == 1 + (better if up else basic)  # R-KF-33: its own one too


@pytest.mark.parametrize(
    ("tile", "shown"),
    [
        *(("apothecary", 5), ("craftsmans-guild", 3), ("emporium", 3), ("village-hall", 1), ("key-market", 1)),
        *(("boat-1a", 2), ("boat-1b", 1), ("boat-4a", 1), ("boat-4b", 1), ("sorcerer", 1), ("order-2", 1)),
        *(("order-1", 0), ("boat-2a", 0), ("scribes", 0), ("jeweller", 0)),
    ],
)
def test_talton_lodge_scores_workers_shown_on_scoring_tiles_boats_and_turn_order_tiles(tile: str, shown: int) -> None:
    """R-KF-33: of the turn order tiles it is the last one that shows the purple piece."""
    state = table(3, promos="all")
    own(state, 0, "talton-lodge")
    own(state, 0, tile)
    assert points(state, 0)["talton-lodge"] == 1 + shown


@pytest.mark.parametrize(("seats", "tile"), [(2, "order-1"), (3, "order-2"), (4, "order-3"), (5, "order-4")])
def test_the_turn_order_tile_with_the_purple_piece_shows_a_worker(seats: int, tile: str) -> None:
    """R-KF-33."""
    state = table(seats, promos="all")
    own(state, 0, "talton-lodge")
    own(state, 0, tile)
    assert points(state, 0)["talton-lodge"] == 2


def test_an_upgraded_talton_lodge_scores_twice_as_much() -> None:
    state = village("tavern", "alehouse")
    own(state, 0, "talton-lodge", up=True)
    assert points(state, 0) == {"talton-lodge": 2 * 5}


def test_talton_lodge_does_not_count_the_tiles_of_others() -> None:
    state = village("talton-lodge")
    own(state, 1, "tavern")
    assert points(state, 0) == {"talton-lodge": 1}


def lodge(**colours: int) -> KeyflowerState:
    """Seat 0 owns Talton Lodge and has these workers, and uses its home with a green one."""
    state = table(3, promos="all")
    own(state, 0, "talton-lodge")
    lots(state, "stable", "keywood")
    workers(state, 0, green=1, **colours)
    workers(state, 1, blue=1)
    return state


def at_home(state: KeyflowerState) -> None:
    turn(state, 0)
    play(state, "0 use home-1", "0 in green", "0 add 1")


def test_talton_lodge_is_upgraded_for_any_two_workers() -> None:
    state = lodge(red=1, yellow=1)
    at_home(state)
    play(state, "0 upgrade talton-lodge", "0 pay red", "0 pay yellow")
    assert (is_up(state, "talton-lodge"), screen(state, 0)) == (True, {})


def test_one_worker_does_not_upgrade_talton_lodge() -> None:
    state = lodge(red=1)
    goods(state, "home-1", gold=1)
    at_home(state)
    assert "upgrade talton-lodge" not in offers(state)


@pytest.mark.parametrize("count", [2, 3])
def test_an_outbid_group_pays_for_both_workers_of_talton_lodge_and_goes_whole(count: int) -> None:
    state = lodge()
    bid(state, 0, "stable", count, "red")
    bid(state, 1, "stable", count + 1, "red")
    before = in_bag(state)["red"]
    at_home(state)
    play(state, "0 upgrade talton-lodge", "0 pay-group stable")
    assert (is_up(state, "talton-lodge"), in_bag(state)["red"]) == (True, before + count)  # R-KF-06


def test_a_group_of_one_and_a_worker_pay_for_talton_lodge() -> None:
    state = lodge(yellow=1)
    bid(state, 0, "stable", 1, "red")
    bid(state, 1, "stable", 2, "red")
    at_home(state)
    play(state, "0 upgrade talton-lodge", "0 pay-group stable", "0 pay yellow")
    assert is_up(state, "talton-lodge")


def test_two_groups_of_one_pay_for_talton_lodge() -> None:
    state = lodge()
    for tile in ("stable", "keywood"):
        bid(state, 0, tile, 1, "red")
        bid(state, 1, tile, 2, "red")
    at_home(state)
    play(state, "0 upgrade talton-lodge", "0 pay-group stable", "0 pay-group keywood")
    assert is_up(state, "talton-lodge")


def test_a_leading_bid_does_not_pay_for_talton_lodge() -> None:
    state = lodge()
    bid(state, 0, "stable", 2, "red")
    goods(state, "home-1", gold=1)
    at_home(state)
    assert "upgrade talton-lodge" not in offers(state)
