"""The Assayer, the Bookkeeper and the Merchant on both sides: what they give, in which order, and what they cost."""

from __future__ import annotations

import pytest

from keydom.games.keyflower.state import KeyflowerState

from ..builders import contract, exhaust, goods, lots, own, play, purple, season, skills, table, turn, workers
from ..looking import asked, goods_on, is_up, offers, papers, points, screen, seen


def village(tile: str, up: bool = False, user: int = 0) -> KeyflowerState:
    """Seat 0 owns a tile; another seat and its user have workers."""
    state = table(merchants="full")
    own(state, 0, tile, up=up)
    workers(state, user, blue=4)
    workers(state, 2, red=1)
    turn(state, user)
    return state


def use(state: KeyflowerState, tile: str, user: int = 0) -> None:
    play(state, f"{user} use {tile}", f"{user} in blue", f"{user} add 1")


# The Assayer.


def test_a_basic_assayer_gives_a_contract_or_an_iron_or_a_stone() -> None:
    state = village("assayer")
    use(state, "assayer")
    assert offers(state) == ["take stone", "take iron", "take contract"]


@pytest.mark.parametrize("good", ["iron", "stone"])
def test_goods_of_ones_own_assayer_stay_on_it(good: str) -> None:
    state = village("assayer")
    use(state, "assayer")
    play(state, f"0 take {good}")
    assert (goods_on(state, "assayer"), goods_on(state, "home-1"), papers(state, 0)) == ({good: 1}, {}, [])


def test_goods_of_anothers_assayer_go_home() -> None:
    state = village("assayer", user=1)
    use(state, "assayer", 1)
    play(state, "1 take iron")
    assert (goods_on(state, "assayer"), goods_on(state, "home-2")) == ({}, {"iron": 1})


def test_goods_of_an_assayer_on_auction_go_home() -> None:
    state = table(merchants="full")
    lots(state, "assayer")
    workers(state, 0, blue=2)
    use(state, "assayer")
    play(state, "0 take stone")
    assert goods_on(state, "home-1") == {"stone": 1}


def test_a_contract_of_an_assayer_is_chosen_like_any_other() -> None:
    state = village("assayer")
    use(state, "assayer")
    play(state, "0 take contract")
    assert offers(state) == ["take-contract c01", "take-contract c02", "take-contract c03", "blind"]


def test_an_upgraded_assayer_gives_all_three() -> None:
    state = village("assayer", up=True)
    use(state, "assayer")
    play(state, "0 take-contract c01", "* offer-contract c20")
    assert (goods_on(state, "assayer"), papers(state, 0)) == ({"stone": 1, "iron": 1}, ["c01"])


def test_the_contract_of_an_upgraded_assayer_goes_to_its_user_wherever_it_lies() -> None:
    state = village("assayer", up=True, user=1)
    use(state, "assayer", 1)
    play(state, "1 take-contract c01", "* offer-contract c20")
    assert (goods_on(state, "home-2"), papers(state, 1)) == ({"stone": 1, "iron": 1}, ["c01"])


def test_an_assayer_offers_only_what_is_there() -> None:
    state = village("assayer")
    exhaust(state, "iron")
    use(state, "assayer")
    assert offers(state) == ["take stone", "take contract"]


def test_an_assayer_with_a_single_thing_left_gives_it_without_asking() -> None:
    state = village("assayer")
    exhaust(state, "iron")
    exhaust(state, "stone")
    use(state, "assayer")
    assert asked(state) == "0 TakeContract"


def test_an_upgraded_assayer_gives_what_is_there() -> None:
    state = village("assayer", up=True)
    exhaust(state, "iron")
    use(state, "assayer")
    assert (asked(state), goods_on(state, "assayer")) == ("0 TakeContract", {"stone": 1})


def test_an_assayer_is_upgraded_for_a_pickaxe() -> None:
    state = village("assayer")
    skills(state, 0, pickaxe=1)
    use(state, "home-1")
    play(state, "0 upgrade assayer")
    assert (is_up(state, "assayer"), screen(state, 0)) == (True, {"blue": 3})


# The Bookkeeper.


def test_a_basic_bookkeeper_gives_a_contract_or_a_skill() -> None:
    state = village("bookkeeper")
    use(state, "bookkeeper")
    assert offers(state) == ["take skill", "take contract"]


def test_a_skill_of_a_bookkeeper_is_drawn_unseen() -> None:
    state = village("bookkeeper")
    use(state, "bookkeeper")
    play(state, "0 take skill", "* draw-skill saw")
    assert (screen(state, 0)["saw"], seen(state, 0)["skills"], papers(state, 0)) == (1, 1, [])


def test_a_contract_of_a_basic_bookkeeper_comes_without_a_skill() -> None:
    state = village("bookkeeper")
    use(state, "bookkeeper")
    play(state, "0 take contract", "0 blind", "* draw-contract c30")
    assert (papers(state, 0), screen(state, 0)) == (["c30"], {"blue": 3})


def test_an_upgraded_bookkeeper_gives_both() -> None:
    state = village("bookkeeper", up=True)
    use(state, "bookkeeper")
    play(state, "* draw-skill anvil", "0 take-contract c02", "* offer-contract c20")
    assert (papers(state, 0), screen(state, 0)) == (["c02"], {"blue": 3, "anvil": 1})


def test_the_skill_of_an_upgraded_bookkeeper_is_seen_before_the_contract_is_chosen() -> None:
    state = village("bookkeeper", up=True)
    use(state, "bookkeeper")
    assert asked(state) == "* DrawSkills"
    play(state, "* draw-skill anvil")
    assert asked(state) == "0 TakeContract"


def test_a_bookkeeper_gives_a_contract_when_there_are_no_skills() -> None:
    state = village("bookkeeper", up=True)
    exhaust(state, "pile")
    use(state, "bookkeeper")
    assert asked(state) == "0 TakeContract"


def test_a_bookkeeper_on_auction_is_used_in_summer() -> None:
    state = table(merchants="full")
    season(state, "summer")
    lots(state, "bookkeeper")
    workers(state, 0, blue=2)
    use(state, "bookkeeper")
    play(state, "0 take contract", "0 take-contract c01", "* offer-contract c20")
    assert papers(state, 0) == ["c01"]


@pytest.mark.parametrize("other", ["wood", "stone", "iron"])
def test_a_bookkeeper_is_upgraded_for_an_iron_and_any_resource(other: str) -> None:
    state = village("bookkeeper")
    goods(state, "bookkeeper", iron=1)
    goods(state, "bookkeeper", **{other: 1})
    use(state, "home-1")
    play(state, "0 upgrade bookkeeper")
    assert (is_up(state, "bookkeeper"), goods_on(state, "bookkeeper")) == (True, {})


def test_gold_stands_in_for_the_iron_of_a_bookkeeper() -> None:
    state = village("bookkeeper")
    goods(state, "bookkeeper", gold=1, wood=1)
    use(state, "home-1")
    play(state, "0 upgrade bookkeeper")
    assert is_up(state, "bookkeeper")


def test_a_bookkeeper_is_not_upgraded_without_iron() -> None:
    state = village("bookkeeper")
    goods(state, "bookkeeper", wood=1, stone=1)
    use(state, "home-1")
    assert "upgrade bookkeeper" not in offers(state)


# The Merchant.


def test_a_basic_merchant_gives_one_contract() -> None:
    state = village("merchant")
    use(state, "merchant")
    play(state, "0 take-contract c01", "* offer-contract c20", "0 done")
    assert (asked(state), papers(state, 0)) == ("2 Turn", ["c01"])


def test_an_upgraded_merchant_gives_two_contracts() -> None:
    state = village("merchant", up=True)
    use(state, "merchant")
    play(state, "0 take-contract c01", "* offer-contract c20", "0 take-contract c20", "* offer-contract c21", "0 done")
    assert (asked(state), papers(state, 0)) == ("2 Turn", ["c01", "c20"])


def test_the_second_contract_is_chosen_after_the_first_open_one_was_replaced() -> None:
    state = village("merchant", up=True)
    use(state, "merchant")
    play(state, "0 take-contract c01", "* offer-contract c20")
    assert offers(state) == ["take-contract c20", "take-contract c02", "take-contract c03", "blind"]


def test_the_second_contract_is_chosen_after_looking_at_a_first_one_drawn_unseen() -> None:
    state = village("merchant", up=True)
    use(state, "merchant")
    play(state, "0 blind")
    assert asked(state) == "* DrawContracts"
    play(state, "* draw-contract c30")
    assert (asked(state), papers(state, 0)) == ("0 TakeContract", ["c30"])


def test_two_contracts_can_both_be_drawn_unseen() -> None:
    state = village("merchant", up=True)
    use(state, "merchant")
    play(state, "0 blind", "* draw-contract c30", "0 blind", "* draw-contract c31")
    assert (papers(state, 0), state.hidden_contracts[0]) == (["c30", "c31"], 2)


def test_contracts_of_anothers_merchant_go_to_the_user() -> None:
    state = village("merchant", up=True, user=1)
    use(state, "merchant", 1)
    play(state, "1 blind", "* draw-contract c30", "1 blind", "* draw-contract c31")
    assert (papers(state, 0), papers(state, 1)) == ([], ["c30", "c31"])


@pytest.mark.parametrize("other", ["wood", "stone", "iron"])
def test_a_merchant_is_upgraded_for_a_stone_and_any_resource(other: str) -> None:
    state = village("merchant")
    goods(state, "merchant", stone=1)
    goods(state, "merchant", **{other: 1})
    use(state, "home-1")
    play(state, "0 upgrade merchant")
    assert (is_up(state, "merchant"), goods_on(state, "merchant")) == (True, {})


# All three.


@pytest.mark.parametrize("tile", ["assayer", "bookkeeper", "merchant"])
@pytest.mark.parametrize(("up", "score"), [(False, 0), (True, 3)])
def test_each_is_worth_three_points_once_upgraded(tile: str, up: bool, score: int) -> None:
    state = village(tile, up=up)
    purple(state, 1)
    assert points(state, 0).get(tile, 0) == score


@pytest.mark.parametrize("tile", ["assayer", "bookkeeper", "merchant"])
def test_a_tile_of_the_merchants_takes_more_workers_at_every_use(tile: str) -> None:
    state = village(tile)
    contract(state, 1, "c20")
    use(state, tile)
    while asked(state).split()[0] != "1":
        play(state, f"{asked(state).split()[0]} {offers(state)[-1]}")
    play(state, "1 pass", "2 pass")
    play(state, f"0 use {tile}")
    assert offers(state) == ["add 2", "add 3"]
