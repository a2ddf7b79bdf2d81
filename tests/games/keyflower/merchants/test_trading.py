"""Contracts are traded in: for one thing that they name, at any moment of the own turn, and only if it is there."""

from __future__ import annotations

import pytest

from keydom.games.keyflower.actions import CONTRACT
from keydom.games.keyflower.state import KeyflowerState
from keydom.games.keyflower.state.full_state import more

from ..builders import bag_of, contract, exhaust, goods, lots, nature, own, play, skills, table, upgraded, workers
from ..looking import asked, goods_on, in_bag, is_up, offers, papers, screen, seen, told, words
from .contracts import samples, shop, thrown_away, trades, visit

# Trading in.

TRADEABLE = {
    "c01": "blue",
    "c02": "red",
    "c03": "yellow",
    "c04": "green",
    "c05": "blue",
    "c06": "red",
    "c07": "yellow",
    "c08": "green",
    "c09": "blue red",
    "c10": "red yellow",
    "c11": "blue yellow",
    "c12": "blue red yellow green",
    "c13": "blue red yellow green saw pickaxe anvil wood stone iron gold",
    "c14": "saw wood",
    "c15": "pickaxe stone",
    "c16": "anvil iron",
    "c17": "saw",
    "c18": "pickaxe",
    "c19": "anvil",
    "c20": "saw",
    "c21": "pickaxe",
    "c22": "anvil",
    "c23": "saw pickaxe anvil",
    "c24": "wood",
    "c25": "stone",
    "c26": "iron",
    "c27": "gold",
    "c28": "wood stone",
    "c29": "wood iron",
    "c30": "stone iron",
    "c31": "wood",
    "c32": "stone",
    "c33": "iron",
    "c34": "gold",
    "c35": "wood stone iron",
    "c36": "gold",
}


@pytest.mark.parametrize(("card", "things"), TRADEABLE.items())
def test_a_contract_is_traded_for_a_particular_thing_on_it_and_never_for_a_white_one(card: str, things: str) -> None:
    state = table(merchants="full")
    contract(state, 0, card)
    assert trades(state) == [f"trade {card} {thing}" for thing in things.split()]


def test_the_purple_contract_is_traded_for_whatever_the_piece_can_be_but_not_for_the_piece() -> None:
    state = table(merchants="full")
    contract(state, 0, "c13")
    assert len(trades(state)) == 4 + 3 + 4


@pytest.mark.parametrize("good", ["wood", "stone", "iron", "gold"])
def test_a_good_for_a_contract_goes_to_the_home(good: str) -> None:
    state = table(merchants="full")
    own(state, 0, "keywood")
    contract(state, 0, "c13")
    play(state, f"0 trade c13 {good}")
    assert goods_on(state, "home-1") == {good: 1}


@pytest.mark.parametrize("piece", ["blue", "red", "yellow", "green", "saw", "pickaxe", "anvil"])
def test_a_worker_or_skill_for_a_contract_goes_behind_the_screen(piece: str) -> None:
    state = table(merchants="full")
    contract(state, 0, "c13")
    play(state, f"0 trade c13 {piece}")
    assert screen(state, 0) == {piece: 1}


@pytest.mark.parametrize("piece", ["blue", "red", "yellow", "green", "saw", "pickaxe", "anvil"])
def test_everybody_knows_what_a_contract_was_traded_for(piece: str) -> None:
    state = table(merchants="full")
    contract(state, 0, "c13", hidden=True)
    play(state, f"0 trade c13 {piece}")
    assert seen(state, 0) == {piece: 1}


def test_a_contract_gives_one_thing_though_it_shows_several() -> None:
    state = table(merchants="full")
    contract(state, 0, "c24")
    play(state, "0 trade c24 wood")
    assert goods_on(state, "home-1") == {"wood": 1}


def test_a_traded_contract_lies_on_the_discard_pile() -> None:
    state = table(merchants="full")
    contract(state, 0, "c24")
    play(state, "0 trade c24 wood")
    assert (papers(state, 0), thrown_away(state)) == ([], ["c24"])


def test_trading_is_free_and_not_the_action_of_the_turn() -> None:
    state = table(merchants="full")
    lots(state, "keywood")
    contract(state, 0, "c01")
    workers(state, 1, red=1)
    play(state, "0 trade c01 blue", "0 bid keywood", "0 in blue", "0 add 1")
    assert asked(state) == "1 Turn"


def test_after_trading_it_is_still_the_same_seats_turn() -> None:
    state = table(merchants="full")
    workers(state, 1, red=1)
    contract(state, 0, "c01")
    play(state, "0 trade c01 blue")
    assert asked(state) == "0 Turn"


def test_any_number_of_contracts_is_traded_in_a_turn() -> None:
    state = table(merchants="full")
    contract(state, 0, "c01", "c02", "c24")
    play(state, "0 trade c01 blue", "0 trade c02 red", "0 trade c24 wood")
    assert (screen(state, 0), goods_on(state, "home-1")) == ({"blue": 1, "red": 1}, {"wood": 1})


def test_whoever_only_trades_and_then_passes_has_passed() -> None:
    state = table(merchants="full")
    workers(state, 1, red=1)
    workers(state, 2, red=1)
    contract(state, 0, "c24")
    play(state, "0 trade c24 wood", "0 pass", "1 pass", "2 pass")
    assert not asked(state).endswith("Turn")


def test_whoever_has_a_contract_is_asked_though_without_workers() -> None:
    state = table(merchants="full")
    workers(state, 2, red=1)
    contract(state, 1, "c01")
    play(state, "0 pass")
    assert offers(state) == ["trade c01 blue", "pass"]  # R-KF-14


def test_contracts_are_not_traded_in_the_turn_of_another() -> None:
    state = table(merchants="full")
    workers(state, 0, blue=1)
    contract(state, 1, "c24")
    assert trades(state) == []


def test_a_worker_just_traded_for_can_be_put_to_a_bid() -> None:
    state = table(merchants="full")
    lots(state, "keywood")
    contract(state, 0, "c12")
    play(state, "0 trade c12 green")
    assert "bid keywood" in offers(state)


def test_contracts_are_traded_between_steps_of_transport() -> None:
    state = table(merchants="full")
    own(state, 0, "keywood")
    workers(state, 0, blue=1)
    goods(state, "home-1", stone=1)
    contract(state, 0, "c24")
    play(state, "0 use home-1", "0 in blue", "0 add 1", "0 trade c24 wood", "0 carry wood home-1 keywood")
    assert goods_on(state, "keywood") == {"wood": 1}  # R-KM-05


def test_a_skill_just_traded_for_pays_for_the_upgrade_in_hand() -> None:
    state = table(merchants="full")
    own(state, 0, "keywood")
    workers(state, 0, blue=1)
    goods(state, "home-1", stone=1)
    contract(state, 0, "c14")
    play(state, "0 use home-1", "0 in blue", "0 add 1", "0 trade c14 saw", "0 upgrade keywood")
    assert is_up(state, "keywood")  # R-KM-05


def test_a_contract_is_traded_after_a_bid_while_the_turn_is_not_handed_on() -> None:
    """R-KM-05."""
    state = table(merchants="full")
    lots(state, "keywood")
    workers(state, 0, blue=1)
    workers(state, 1, blue=2)
    contract(state, 0, "c12")
    play(state, "0 bid keywood", "0 in blue", "0 add 1", "0 trade c12 green")
    assert (asked(state), screen(state, 0)) == ("1 Turn", {"green": 1})


def test_a_contract_is_traded_after_a_use_with_what_was_drawn_in_mind() -> None:
    """R-KM-05."""
    state = table(merchants="full")
    own(state, 0, "alehouse")
    workers(state, 0, blue=1)
    contract(state, 0, "c12")
    play(state, "0 use alehouse", "0 in blue", "0 add 1", "* draw red")
    assert offers(state) == ["trade c12 blue", "trade c12 red", "trade c12 yellow", "trade c12 green", "done"]


def test_a_contract_that_a_tile_just_gave_may_be_traded_at_once() -> None:
    """R-KM-05."""
    state = shop()
    visit(state)
    play(state, "0 take-contract c01")
    nature(state)
    play(state, "0 trade c01 blue")
    assert papers(state, 0) == []


def test_whoever_trades_nothing_after_the_action_hands_the_turn_on() -> None:
    """R-KM-05."""
    state = table(merchants="full")
    lots(state, "keywood")
    workers(state, 0, blue=1)
    workers(state, 1, blue=2)
    contract(state, 0, "c12")
    play(state, "0 bid keywood", "0 in blue", "0 add 1", "0 done")
    assert (asked(state), papers(state, 0)) == ("1 Turn", ["c12"])


def test_several_contracts_are_traded_after_the_action() -> None:
    """R-KM-05."""
    state = table(merchants="full")
    lots(state, "keywood")
    workers(state, 0, blue=1)
    workers(state, 1, blue=2)
    contract(state, 0, "c12", "c24")
    play(state, "0 bid keywood", "0 in blue", "0 add 1", "0 trade c12 green", "0 trade c24 wood")
    assert (asked(state), papers(state, 0)) == ("1 Turn", [])


def test_whoever_has_no_contract_is_not_asked_after_the_action() -> None:
    """R-KM-05."""
    state = table(merchants="full")
    lots(state, "keywood")
    workers(state, 0, blue=1)
    workers(state, 1, blue=2)
    play(state, "0 bid keywood", "0 in blue", "0 add 1")
    assert asked(state) == "1 Turn"


def test_whoever_passes_is_not_asked_about_contracts_again() -> None:
    """R-KM-05: to trade before passing comes to the same."""
    state = table(merchants="full")
    workers(state, 0, blue=1)
    workers(state, 1, blue=2)
    contract(state, 0, "c12")
    play(state, "0 pass")
    assert asked(state) == "1 Turn"


def test_a_known_contract_for_which_nothing_is_to_be_had_is_not_asked_about() -> None:
    """R-KM-05: everybody sees that there is no wood."""
    state = table(merchants="full")
    lots(state, "keywood")
    workers(state, 0, blue=1)
    workers(state, 1, blue=2)
    contract(state, 0, "c24")
    exhaust(state, "wood")
    play(state, "0 bid keywood", "0 in blue", "0 add 1")
    assert asked(state) == "1 Turn"


def test_a_contract_taken_unseen_is_asked_about_though_nothing_is_to_be_had_for_it() -> None:
    """R-KM-05: who is asked must not tell the others which contract it is."""
    state = table(merchants="full")
    lots(state, "keywood")
    workers(state, 0, blue=1)
    workers(state, 1, blue=2)
    contract(state, 0, "c24", hidden=True)
    exhaust(state, "wood")
    play(state, "0 bid keywood", "0 in blue", "0 add 1")
    assert offers(state) == ["done"]


def test_trading_between_steps_uses_up_no_step() -> None:
    state = table(merchants="full")
    upgraded(state, "home-1")
    own(state, 0, "keywood")
    workers(state, 0, blue=1)
    goods(state, "home-1", stone=1)
    contract(state, 0, "c24")
    play(state, "0 use home-1", "0 in blue", "0 add 1", "0 carry stone home-1 keywood", "0 trade c24 wood")
    play(state, "0 carry wood home-1 keywood")
    assert goods_on(state, "keywood") == {"wood": 1, "stone": 1}


def test_a_trade_alone_is_no_use_of_a_transport_tile() -> None:
    """R-KF-05: something is carried, upgraded or extended before the rest is left."""
    state = table(merchants="full")
    own(state, 0, "keywood")
    workers(state, 0, blue=1)
    workers(state, 1, blue=1)
    goods(state, "home-1", stone=1)
    contract(state, 0, "c24")
    play(state, "0 use home-1", "0 in blue", "0 add 1", "0 trade c24 wood")
    assert words(state) == {"carry", "upgrade"}


# What is not there.


@pytest.mark.parametrize("good", ["wood", "stone", "iron", "gold"])
def test_a_good_that_has_run_out_is_not_to_be_had(good: str) -> None:
    state = table(merchants="full")
    exhaust(state, good)
    contract(state, 0, "c13")
    assert f"trade c13 {good}" not in offers(state)


def test_a_green_worker_for_a_contract_comes_from_the_supply_not_from_the_bag() -> None:
    state = table(merchants="full")
    state.greens -= 1
    state.into_bag(3, 1)
    contract(state, 0, "c04")
    play(state, "0 trade c04 green")
    assert (state.greens, in_bag(state)["green"]) == (18, 1)  # R-KM-04


def test_without_green_workers_in_the_supply_a_contract_gives_none_though_the_bag_has_some() -> None:
    state = table(merchants="full")
    exhaust(state, "green", but=1)
    state.greens -= 1
    state.into_bag(3, 1)
    contract(state, 0, "c04")
    assert trades(state) == []  # R-KM-04


def test_with_an_empty_bag_no_worker_is_to_be_had() -> None:
    state = table(merchants="full")
    exhaust(state, "bag")
    contract(state, 0, "c09")
    assert trades(state) == []


def test_with_an_empty_pile_no_skill_is_to_be_had() -> None:
    state = table(merchants="full")
    exhaust(state, "pile")
    contract(state, 0, "c23")
    assert trades(state) == []


def dry() -> KeyflowerState:
    """Seat 0 has drawn a contract for four blue workers unseen, and another openly; the bag has only two red ones."""
    state = table(merchants="full")
    bag_of(state, red=3)
    contract(state, 0, "c01", hidden=True)
    contract(state, 0, "c05")
    workers(state, 0, red=1)
    return state


def test_nobody_can_tell_whether_the_bag_has_a_worker_of_that_colour() -> None:
    assert "trade c01 blue" in offers(dry())  # R-KM-03


def test_a_contract_stays_when_the_bag_has_no_worker_for_it() -> None:
    state = dry()
    events = play(state, "0 trade c01 blue")
    assert (papers(state, 0), screen(state, 0), len(told(events, "found-none"))) == (["c01", "c05"], {"red": 1}, 1)


def test_a_contract_that_found_nothing_has_been_seen_by_all() -> None:
    state = dry()
    play(state, "0 trade c01 blue")
    assert state.known_contracts[0] == 1 << CONTRACT.read("c01") | 1 << CONTRACT.read("c05")  # R-KM-03


def test_nobody_asks_again_for_what_was_not_in_the_bag() -> None:
    state = dry()
    play(state, "0 trade c01 blue")
    assert trades(state) == []  # R-KM-03


def test_what_was_not_in_the_bag_is_asked_for_again_when_such_a_piece_is_put_back() -> None:
    state = dry()
    play(state, "0 trade c01 blue")
    state.lose_workers(2, 0, 1)
    state.into_bag(0, 1)
    assert trades(state) == ["trade c01 blue", "trade c05 blue"]  # R-KM-03


def test_a_piece_of_another_colour_that_is_put_back_changes_nothing() -> None:
    state = dry()
    play(state, "0 trade c01 blue")
    state.lose_workers(2, 2, 1)
    state.into_bag(2, 1)
    assert trades(state) == []


def test_a_contract_that_finds_no_skill_stays_too() -> None:
    state = table(merchants="full")
    skills(state, 2, saw=16 - sum(state.crates[0::3]))
    contract(state, 0, "c20")
    play(state, "0 trade c20 saw")
    assert (papers(state, 0), trades(state)) == (["c20"], [])


def test_a_sample_knows_that_the_bag_has_none_of_what_somebody_looked_for_in_vain() -> None:
    state = dry()
    for seat in range(3):  # what seat 2 has was drawn unseen
        state.hidden_workers = more(state.hidden_workers, seat, sum(state.known_workers[seat * 4 : seat * 4 + 4]))
        state.known_workers = [*state.known_workers[: seat * 4], *[0] * 4, *state.known_workers[seat * 4 + 4 :]]
    play(state, "0 trade c01 blue")
    assert {sample.bag[0] for sample in samples(state, 1)} == {0}  # R-KM-03
