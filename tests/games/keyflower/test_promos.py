"""The promo tiles: what each gives or scores on both sides, and that they are in play by option only."""

from __future__ import annotations

from random import Random

import pytest

from keydom.core.game import NATURE
from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import PROMO, SEASONS, TILES
from keydom.games.keyflower.rules.seasons import stack
from keydom.games.keyflower.state import Keyland

from .builders import (
    asked,
    bid,
    cabin,
    contract,
    exhaust,
    goods,
    goods_on,
    in_bag,
    is_up,
    lots,
    mover,
    offers,
    on,
    own,
    pass_all,
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

PROMOS = [tile for number, tile in enumerate(TILES) if GAME.box.origin[number] == PROMO]


def village(*tiles: str, up: bool = False, **options: str) -> Keyland:
    """Seat 0 owns these tiles and has blue workers; seat 1 has some too; seat 2 has the start player's piece."""
    state = table(3, promos="all", **options)
    purple(state, 2)
    for tile in tiles:
        own(state, 0, tile, up=up)
    workers(state, 0, blue=4)
    workers(state, 1, blue=4)
    return state


def use(state: Keyland, tile: str, seat: int = 0) -> None:
    turn(state, seat)
    play(state, f"{seat} use {tile}", f"{seat} in blue", f"{seat} add 1")


def scattered(*tiles: str) -> Keyland:
    """Seat 0 owns these tiles at these places, `keywood 0,-1`, whatever their edges: it has boat 2a."""
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "boat-2a", beside=True)
    for tile in tiles:
        name, _, place = tile.partition(" ")
        own(state, 0, name, at=place)
    return state


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
        met.update(TILES[tile] for tile in state.lots)
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
    assert (screen(state, 0), state.veiled[0]) == ({"blue": 3, "red": 1}, 1)


def test_an_upgraded_storyteller_gives_both() -> None:
    state = village("storyteller", up=True)
    use(state, "storyteller")
    while mover(state) == NATURE:
        play(state, f"* {offers(state)[0]}")
    assert (state.veiled[0], state.veiled_skills[0]) == (1, 1)


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


# Sorcerer.


def sorcery(up: bool = False) -> Keyland:
    """The Sorcerer lies beside the home and the Keywood of seat 0, and away from its Keystone quarry."""
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "keywood", at="-1,0")
    own(state, 0, "keystone-quarry", at="1,0")
    own(state, 0, "sorcerer", at="0,-1", up=up)
    for seat in (0, 1):
        workers(state, seat, blue=4)
    return state


def test_the_sorcerer_calls_up_a_tile_beside_it() -> None:
    state = sorcery()
    use(state, "sorcerer")
    assert sorted(offers(state)) == ["copy home-1", "copy keywood"]  # R-KF-26


def test_an_upgraded_sorcerer_calls_up_any_tile_of_its_village() -> None:
    state = sorcery(up=True)
    use(state, "sorcerer")
    assert sorted(offers(state)) == ["copy home-1", "copy keystone-quarry", "copy keywood"]  # R-KF-26


def test_the_sorcerers_goods_go_where_those_of_the_tile_would() -> None:
    state = sorcery()
    use(state, "sorcerer")
    play(state, "0 copy keywood")
    assert (goods_on(state, "keywood"), goods_on(state, "sorcerer")) == ({"wood": 1}, {})  # R-KF-26


def test_another_who_uses_the_sorcerer_takes_the_goods_home() -> None:
    state = sorcery()
    use(state, "sorcerer", 1)
    play(state, "1 copy keywood")
    assert (goods_on(state, "keywood"), goods_on(state, "home-2")) == ({}, {"wood": 1})  # R-KF-26


def test_another_who_uses_the_sorcerer_chooses_from_the_village_it_lies_in() -> None:
    state = sorcery()
    own(state, 1, "key-mine")
    use(state, "sorcerer", 1)
    assert sorted(offers(state)) == ["copy home-1", "copy keywood"]


def test_no_worker_is_put_on_the_tile_called_up() -> None:
    state = sorcery()
    use(state, "sorcerer")
    play(state, "0 copy keywood")
    assert (on(state, "keywood"), on(state, "sorcerer")) == ({}, {"blue": 1})  # R-KF-26


def test_a_tile_full_of_workers_can_be_called_up() -> None:
    state = sorcery()
    state.on[TILES.index("keywood") * 4 + 1] += 6
    state.hues[TILES.index("keywood")] = 1
    state.last[TILES.index("keywood")] = 6
    state.bag[1] -= 6
    state.bag_size -= 6
    use(state, "sorcerer")
    assert "copy keywood" in offers(state)


def test_the_sorcerer_carries_in_the_village_of_its_user() -> None:
    state = sorcery()
    goods(state, "home-1", iron=1)
    use(state, "sorcerer")
    play(state, "0 copy home-1")
    assert "carry iron home-1 keywood" in offers(state)


def test_the_sorcerer_calls_up_a_home_with_its_cabins() -> None:
    state = table(3, promos="all", merchants="full")
    own(state, 0, "keywood", at="-1,0")
    own(state, 0, "sorcerer", at="0,-1")
    cabin(state, 0)
    goods(state, "home-1", iron=1)
    workers(state, 0, blue=1)
    use(state, "sorcerer")
    play(state, "0 copy home-1")
    assert state.frames[-1].args() == {"moves": 1, "icons": 2}


def test_the_sorcerer_may_call_up_a_tile_that_asks_a_price_and_has_it_paid() -> None:
    state = table(3, promos="all")
    own(state, 0, "peddler", at="-1,0")
    own(state, 0, "sorcerer", at="0,-1")
    workers(state, 0, blue=1, yellow=1)
    workers(state, 1, blue=1)
    use(state, "sorcerer")
    play(state, "0 copy peddler")
    assert screen(state, 0) == {"green": 1}  # R-KF-26


def test_the_sorcerer_does_not_call_up_a_price_that_cannot_be_paid() -> None:
    state = table(3, promos="all")
    own(state, 0, "peddler", at="-1,0")
    own(state, 0, "sorcerer", at="0,-1")
    workers(state, 0, blue=2)
    use(state, "sorcerer")
    assert offers(state) == ["copy home-1"]


def test_the_sorcerer_needs_a_neighbour_that_could_act_for_nothing() -> None:
    state = table(3, promos="all")
    own(state, 0, "boat-2a", beside=True)
    own(state, 0, "peddler", at="-1,0")
    own(state, 0, "sorcerer", at="-2,0")
    workers(state, 0, blue=2, yellow=2)
    assert "use sorcerer" not in offers(state)  # R-KF-26


def test_a_neighbour_that_has_nothing_left_to_give_does_not_count() -> None:
    state = table(3, promos="all")
    own(state, 0, "boat-2a", beside=True)
    own(state, 0, "keywood", at="-1,0")
    own(state, 0, "sorcerer", at="-2,0")
    workers(state, 0, blue=2)
    assert "use sorcerer" in offers(state)
    exhaust(state, "wood")
    assert "use sorcerer" not in offers(state)


def test_the_sorcerer_on_auction_cannot_be_used() -> None:
    state = table(3, promos="all")
    season(state, "summer")
    lots(state, "sorcerer")
    workers(state, 0, blue=2)
    assert ("use sorcerer" in offers(state), "bid sorcerer" in offers(state)) == (False, True)


def test_the_sorcerer_beside_a_village_cannot_be_used() -> None:
    state = table(3, promos="all")
    own(state, 0, "sorcerer", beside=True)
    workers(state, 0, blue=2)
    assert "use sorcerer" not in offers(state)


def test_the_sorcerer_is_upgraded_for_any_two_skills_and_is_worth_five() -> None:
    state = sorcery()
    skills(state, 0, saw=1, anvil=1)
    use(state, "home-1")
    play(state, "0 upgrade sorcerer", "0 pay-skill saw", "0 pay-skill anvil")
    assert (screen(state, 0), points(state, 0)) == ({"blue": 3}, {"sorcerer": 5})


def test_one_skill_does_not_upgrade_the_sorcerer() -> None:
    state = sorcery()
    skills(state, 0, saw=1)
    goods(state, "home-1", gold=1)
    use(state, "home-1")
    assert "upgrade sorcerer" not in offers(state)


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


# Boat 7.


def stowing(seat: int = 0) -> Keyland:
    """Seat 0 has the Key mine, boat 7a belongs to a seat, and the Workshop is another's and upgraded."""
    state = table(3, promos="all")
    own(state, 0, "key-mine")
    own(state, 1, "workshop", up=True)
    own(state, seat, "boat-7a", beside=True)
    for user in (0, 1):
        workers(state, user, blue=4)
    return state


def test_boat_7a_puts_goods_from_elsewhere_on_any_own_tile() -> None:
    state = stowing()
    use(state, "workshop")
    assert offers(state) == ["store home-1", "store key-mine"]  # R-KF-27


def test_boat_7a_puts_all_goods_of_one_use_together() -> None:
    state = stowing()
    use(state, "workshop")
    play(state, "0 store key-mine")
    assert goods_on(state, "key-mine") == {"wood": 1, "stone": 1, "iron": 1}  # R-KF-27


def test_boat_7a_puts_goods_of_a_tile_on_auction_on_any_own_tile() -> None:
    state = stowing()
    lots(state, "keywood")
    use(state, "keywood")
    play(state, "0 store key-mine")
    assert goods_on(state, "key-mine") == {"wood": 1}


def test_with_boat_7a_goods_of_an_own_tile_stay_on_it() -> None:
    state = stowing()
    use(state, "key-mine")
    assert (goods_on(state, "key-mine"), asked(state)) == ({"iron": 1}, "1 Turn")


def test_boat_7a_serves_its_owner_only() -> None:
    state = stowing(seat=2)
    use(state, "workshop")
    assert goods_on(state, "home-1") == {"wood": 1, "stone": 1, "iron": 1}


def test_boat_7a_does_not_ask_where_to_put_nothing() -> None:
    state = table(3, promos="all", merchants="full")
    own(state, 0, "key-mine")
    own(state, 1, "assayer", up=True)
    own(state, 0, "boat-7a", beside=True)
    exhaust(state, "stone")
    exhaust(state, "iron")
    workers(state, 0, blue=2)
    use(state, "assayer")
    assert asked(state) == "0 TakeContract"


def through_the_season(state: Keyland) -> None:
    """Everybody passes, and the season ends."""
    now = state.season
    lots(state)
    pass_all(state)
    while state.season == now and mover(state) != -2:
        play(state, f"{'*' if mover(state) == NATURE else mover(state)} {offers(state)[0]}")


@pytest.mark.parametrize("name", ["summer", "autumn", "winter"])
def test_boat_7b_gives_a_wood_a_stone_and_an_iron_at_the_end_of_a_season(name: str) -> None:
    state = table(3, promos="all")
    season(state, name)
    own(state, 0, "boat-7b", beside=True)
    through_the_season(state)
    assert goods_on(state, "home-1") == {"wood": 1, "stone": 1, "iron": 1}  # R-KF-28


def test_boat_7b_gives_in_the_season_it_is_won() -> None:
    state = table(3, promos="all")
    season(state, "summer")
    lots(state, "boat-7b")
    bid(state, 0, "boat-7b", 1, "blue")
    pass_all(state)
    while state.season == 1:
        play(state, f"{'*' if mover(state) == NATURE else mover(state)} {offers(state)[0]}")
    assert goods_on(state, "home-1") == {"wood": 1, "stone": 1, "iron": 1}  # R-KF-16, R-KF-28


def test_boat_7b_gives_what_is_there() -> None:
    state = table(3, promos="all")
    season(state, "autumn")
    own(state, 0, "boat-7b", beside=True)
    exhaust(state, "stone")
    through_the_season(state)
    assert goods_on(state, "home-1") == {"wood": 1, "iron": 1}  # R-KF-28


def test_boat_7a_gives_nothing_at_the_end_of_a_season() -> None:
    state = table(3, promos="all")
    season(state, "autumn")
    own(state, 0, "boat-7a", beside=True)
    through_the_season(state)
    assert goods_on(state, "home-1") == {}


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
    assert points(state, 0).get("talton-lodge", 0) == (better if up else basic)  # R-KF-33


def test_an_upgraded_talton_lodge_scores_twice_as_much() -> None:
    state = village("tavern", "alehouse")
    own(state, 0, "talton-lodge", up=True)
    assert points(state, 0) == {"talton-lodge": 2 * 4}


def test_talton_lodge_does_not_count_the_tiles_of_others() -> None:
    state = village("talton-lodge")
    own(state, 1, "tavern")
    assert points(state, 0) == {}


def lodge(**colours: int) -> Keyland:
    """Seat 0 owns Talton Lodge and has these workers, and uses its home with a green one."""
    state = table(3, promos="all")
    own(state, 0, "talton-lodge")
    lots(state, "stable", "keywood")
    workers(state, 0, green=1, **colours)
    workers(state, 1, blue=1)
    return state


def at_home(state: Keyland) -> None:
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


# Winter tiles that score sets.


@pytest.mark.parametrize(
    ("colours", "score"),
    [
        ({"green": 1, "blue": 2}, 3),
        ({"green": 1, "blue": 1, "red": 1}, 3),
        ({"green": 3}, 3),
        ({"green": 2, "blue": 4}, 6),
        ({"green": 1, "blue": 1}, 0),
        ({"blue": 6}, 0),
    ],
)
def test_the_emporium_scores_three_for_a_green_worker_with_any_two(colours: dict[str, int], score: int) -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "emporium")
    workers(state, 0, hidden=False, **colours)
    assert points(state, 0).get("emporium", 0) == score


@pytest.mark.parametrize(
    ("kinds", "score"),
    [
        ({"gold": 1, "wood": 2}, 4),
        ({"gold": 1, "wood": 1, "iron": 1}, 4),
        ({"gold": 2, "wood": 4}, 8),
        ({"gold": 3}, 4),
        ({"wood": 3, "stone": 3}, 0),
    ],
)
def test_the_monument_scores_four_for_a_gold_with_any_two_resources(kinds: dict[str, int], score: int) -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "monument")
    goods(state, "home-1", **kinds)
    assert points(state, 0).get("monument", 0) == score


def test_the_start_players_piece_completes_a_set_of_a_promo_tile() -> None:
    state = table(3, promos="all")
    purple(state, 0)
    own(state, 0, "emporium")
    workers(state, 0, blue=2)
    assert points(state, 0) == {"emporium": 3}


# Winter tiles that look around.


def test_the_beekeeper_scores_two_for_each_tile_beside_it() -> None:
    state = scattered("beekeeper 0,-1", "keywood -1,0", "order-1 0,-2", "boat-1a 1,-1", "key-mine 1,0")
    assert points(state, 0)["beekeeper"] == 2 * 4  # the home, the Keywood, the turn order tile and the boat


def test_the_glade_scores_five_for_each_summer_tile_beside_it() -> None:
    state = scattered("the-glade 0,-1", "mason -1,0", "boat-1a 0,-2", "keywood 1,-1", "brewer 1,0")
    assert points(state, 0) == {"the-glade": 5 * 2}  # the Mason and the summer boat


def test_the_glade_in_winter_scores_three_for_each_winter_tile_beside_it() -> None:
    tiles = ["the-glade-in-winter 0,-1", "scribes -1,0", "apothecary 0,-2", "order-1 1,-1", "key-guild 1,0"]
    state = scattered(*tiles)
    assert points(state, 0)["the-glade-in-winter"] == 3 * 2


def test_boats_taken_in_winter_are_no_winter_tiles() -> None:
    state = scattered("the-glade-in-winter 0,-1", "ianvincible -1,0")
    assert points(state, 0) == {"ianvincible": 5}


def test_the_two_glades_see_each_other_in_winter_only() -> None:
    state = scattered("the-glade 0,-1", "the-glade-in-winter -1,0")
    assert points(state, 0) == {"the-glade-in-winter": 3}


# Delivery Man.


def test_the_delivery_mans_walk_begins_on_its_own_tile_which_counts() -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "delivery-man", at="-1,1")
    assert points(state, 0) == {"delivery-man": 2}  # R-KF-32: its own and the home


def test_the_delivery_man_walks_one_of_two_branches() -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "delivery-man", at="-1,1")
    own(state, 0, "keywood", at="0,-1")
    own(state, 0, "keystone-quarry", at="1,0")
    assert points(state, 0) == {"delivery-man": 3}  # no stretch of road twice


def test_the_delivery_man_crosses_no_field() -> None:
    state = scattered("keywood 0,-1")
    own(state, 0, "delivery-man", at="0,-2", turn=5)  # its road leads away from the Keywood
    assert points(state, 0) == {"delivery-man": 1}


def test_the_delivery_man_of_another_scores_nothing_here() -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 1, "delivery-man")
    assert points(state, 0) == {}


# Keyside.


def keyside(*tiles: str, **options: str) -> Keyland:
    state = table(3, promos="all", **options)
    purple(state, 2)
    own(state, 0, "keyside", beside=True)
    for tile in tiles:
        own(state, 0, tile)
    return state


def test_keyside_brings_three_of_each_good_to_the_score() -> None:
    assert points(keyside("mercers-guild"), 0) == {"mercers-guild": 4 * 5}  # three gold make the fourth set


def test_the_gold_of_keyside_counts_as_gold() -> None:
    assert points(keyside(), 0) == {"gold": 3}  # R-KF-34


@pytest.mark.parametrize("tile", ["barn", "blacksmith", "stone-yard", "timber-yard"])
def test_the_goods_of_keyside_do_not_score_on_yards(tile: str) -> None:
    assert points(keyside(tile), 0) == {"gold": 3}  # R-KF-34


def test_the_goods_of_keyside_serve_contracts() -> None:
    state = keyside(merchants="full")
    contract(state, 0, "c24", "c27")
    assert points(state, 0) == {"c24": 7, "c27": 7, "gold": 1}  # R-KF-34


def test_keyside_brings_no_more_than_there_is() -> None:
    state = keyside("mercers-guild")
    exhaust(state, "wood", but=1)
    exhaust(state, "gold", but=1)
    assert points(state, 0) == {"mercers-guild": 10}  # R-KF-34: the gold stands in for a second wood


def test_keyside_and_keyflower_ii_share_what_gold_is_left() -> None:
    state = keyside(merchants="full")
    own(state, 0, "keyflower-ii", beside=True)
    exhaust(state, "gold", but=4)
    assert points(state, 0) == {"gold": 4}  # R-KF-34


def test_keyside_and_the_keyflower_ii_of_another_do_not_bring_the_same_gold_twice() -> None:
    state = keyside(merchants="full")
    own(state, 1, "keyflower-ii", beside=True)
    exhaust(state, "gold", but=4)
    assert points(state, 0)["gold"] + points(state, 1)["gold"] == 4  # R-KF-34


def test_keyside_carries_the_river_on_for_sea_breese() -> None:
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "keyside", at="0,1")
    own(state, 0, "sea-breese", at="0,2")
    assert points(state, 0)["sea-breese"] == 4
