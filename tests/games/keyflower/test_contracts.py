"""Contracts: three lie open; they are taken openly or unseen, traded in, discarded and shuffled again."""

from __future__ import annotations

from random import Random

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import CONTRACT
from keydom.games.keyflower.components import ALL_FREIGHT, FREIGHT_CONTRACTS
from keydom.games.keyflower.state import DISCARDED, NONE, PILED, Keyland

from .builders import (
    asked,
    bag_of,
    contract,
    discarded,
    exhaust,
    face_up,
    goods,
    goods_on,
    in_bag,
    is_up,
    lots,
    mover,
    nature,
    offers,
    on_board,
    own,
    papers,
    pass_all,
    play,
    screen,
    season,
    seen,
    skills,
    sound,
    table,
    told,
    upgraded,
    workers,
)

SAMPLES = 40


def shop(up: bool = False, blue: int = 6, seats: int = 3) -> Keyland:
    """Seat 0 owns the Merchant and has workers; c01, c02 and c03 lie open, and no boat carries a contract."""
    state = table(seats, merchants="full")
    own(state, 0, "merchant", up=up)
    workers(state, 0, blue=blue)
    unload(state)
    return state


def unload(state: Keyland) -> None:
    """Put the contracts on boats back on the piles."""
    for place in range(FREIGHT_CONTRACTS, len(state.freight), ALL_FREIGHT):
        state.piled += state.freight[place]
        state.freight[place] = 0


def visit(state: Keyland, count: int = 1) -> None:
    """Seat 0 uses the Merchant."""
    play(state, "0 use merchant", "0 in blue", f"0 add {count}")


def leave_piled(state: Keyland, *cards: str) -> None:
    """Have just these cards on the piles; seat 2 has drawn all others."""
    for card in range(len(state.contracts)):
        if state.contracts[card] == PILED and CONTRACT.write(card) not in cards:
            contract(state, 2, CONTRACT.write(card), hidden=True)
    sound(state)


def shown(state: Keyland) -> list[str]:
    """The contracts that lie open."""
    return [CONTRACT.write(card) for card in state.offered if card != NONE]


def thrown_away(state: Keyland) -> list[str]:
    """The contracts on the discard pile."""
    return [CONTRACT.write(card) for card, where in enumerate(state.contracts) if where == DISCARDED]


def trades(state: Keyland) -> list[str]:
    return [offer for offer in offers(state) if offer.startswith("trade")]


def samples(state: Keyland, seat: int | None) -> list[Keyland]:
    rng = Random(1)
    return [GAME.sample(GAME.view(state, seat), rng) for _ in range(SAMPLES)]


# Three lie open.


def test_at_the_start_three_contracts_are_turned_up() -> None:
    state = GAME.begin(2, GAME.options({"merchants": "mixed"}))
    play(state, "* offer-contract c20", "* offer-contract c01", "* offer-contract c36")
    assert (shown(state), state.piled) == (["c20", "c01", "c36"], 33)


def test_any_of_the_thirty_six_contracts_may_be_turned_up_first() -> None:
    state = GAME.begin(2, GAME.options({"merchants": "mixed"}))
    assert len(offers(state)) == 36


def test_a_contract_is_one_of_the_open_ones_or_the_top_of_a_pile() -> None:
    state = shop()
    visit(state)
    assert offers(state) == ["take-contract c01", "take-contract c02", "take-contract c03", "blind"]


def test_the_three_piles_are_one_choice_between_equals() -> None:
    state = shop()
    visit(state)
    assert offers(state).count("blind") == 1  # R-KM-01


def test_a_contract_taken_openly_is_replaced_at_once() -> None:
    state = shop()
    visit(state)
    play(state, "0 take-contract c02", "* offer-contract c30")
    assert (papers(state, 0), shown(state)) == (["c02"], ["c01", "c30", "c03"])


def test_a_contract_taken_unseen_leaves_the_open_ones_alone() -> None:
    state = shop()
    visit(state)
    play(state, "0 blind", "* draw-contract c30")
    assert (papers(state, 0), shown(state)) == (["c30"], ["c01", "c02", "c03"])


def test_a_pile_gives_no_contract_that_lies_elsewhere() -> None:
    state = shop()
    contract(state, 1, "c36")
    discarded(state, "c35")
    visit(state)
    play(state, "0 blind")
    assert offers(state) == [f"draw-contract c{number:02}" for number in range(4, 35)]


def test_when_the_piles_are_gone_nothing_replaces_an_open_contract() -> None:
    state = shop()
    leave_piled(state)
    visit(state)
    play(state, "0 take-contract c02")
    assert shown(state) == ["c01", "c03"]


def test_without_piles_a_contract_can_only_be_taken_openly() -> None:
    state = shop()
    leave_piled(state)
    visit(state)
    assert offers(state) == ["take-contract c01", "take-contract c02", "take-contract c03"]


def test_a_tile_that_gives_a_contract_is_not_used_when_none_is_left() -> None:
    state = shop()
    leave_piled(state)
    visit(state)
    play(state, "0 take-contract c01", "2 pass", "0 use merchant", "0 add 2", "0 take-contract c02", "2 pass")
    play(state, "0 use assayer", "0 in blue", "0 add 1", "0 take contract")
    play(state, "0 take-contract c03", "2 pass")
    own(state, 0, "bookkeeper")
    exhaust(state, "pile")
    assert "use bookkeeper" not in offers(state)


def test_the_last_contract_of_a_merchant_is_one_when_no_more_are_left() -> None:
    state = shop(up=True)
    leave_piled(state)
    for card in ("c01", "c02"):
        state.contracts[CONTRACT.read(card)] = 2
        state.known_contracts[2] |= 1 << CONTRACT.read(card)
    state.offered = [NONE, NONE, CONTRACT.read("c03")]
    visit(state)
    play(state, "0 take-contract c03")
    assert asked(state) == "2 Turn"


# Discarding and shuffling.


def test_when_the_piles_run_out_the_discarded_contracts_make_new_ones() -> None:
    state = shop(up=True)
    discarded(state, "c20", "c21")
    leave_piled(state, "c36")
    visit(state)
    play(state, "0 blind", "* draw-contract c36", "0 blind")
    assert (offers(state), thrown_away(state)) == (["draw-contract c20", "draw-contract c21"], [])


def test_the_discarded_contracts_are_shuffled_as_soon_as_the_last_one_is_turned_up() -> None:
    state = shop()
    discarded(state, "c20", "c21")
    leave_piled(state, "c36")
    visit(state)
    play(state, "0 take-contract c01", "* offer-contract c36")
    assert (state.piled, thrown_away(state)) == (2, [])  # R-KM-11


def test_a_contract_traded_in_when_there_are_no_piles_makes_a_new_one() -> None:
    state = shop()
    leave_piled(state)
    contract_of_hand(state, 0, "c24")
    play(state, "0 trade c24 wood")
    assert (state.piled, thrown_away(state)) == (1, [])


def contract_of_hand(state: Keyland, seat: int, card: str) -> None:
    """A contract that seat 2 had drawn is another seat's."""
    state.contracts[CONTRACT.read(card)] = seat
    state.veiled_contracts[2] -= 1
    state.known_contracts[seat] |= 1 << CONTRACT.read(card)
    sound(state)


def test_three_contracts_lie_open_again_as_soon_as_a_traded_one_makes_a_new_pile() -> None:
    state = shop()
    leave_piled(state)
    visit(state)
    play(state, "0 take-contract c02", "2 pass", "0 trade c02 red")
    nature(state)
    assert shown(state) == ["c01", "c02", "c03"]


def with_a_contract_at_sea() -> Keyland:
    """Sea Breese II carries a contract; one card lies on the pile, c20 and c21 are discarded; c35 and c36 unseen."""
    state = table(merchants="full")
    own(state, 0, "merchant", up=True)
    workers(state, 0, blue=6)
    discarded(state, "c20", "c21")
    leave_piled(state, "c35", "c36")
    assert (state.piled, on_board(state, "sea-breese-ii")["contract"]) == (1, 1)
    return state


def test_any_unseen_contract_may_be_the_one_on_a_boat() -> None:
    state = with_a_contract_at_sea()
    visit(state)
    play(state, "0 blind")
    assert offers(state) == ["draw-contract c35", "draw-contract c36"]  # R-KM-02


def test_a_contract_on_a_boat_is_not_shuffled_into_the_new_piles() -> None:
    state = with_a_contract_at_sea()
    visit(state)
    play(state, "0 blind", "* draw-contract c35", "0 blind")
    assert offers(state) == ["draw-contract c20", "draw-contract c21"]  # R-KM-11


def test_the_boat_keeps_the_contract_it_had_before_the_shuffling() -> None:
    state = with_a_contract_at_sea()
    visit(state)
    play(state, "0 blind", "* draw-contract c35", "0 blind", "* draw-contract c20")
    pass_all(state)
    play(state, "0 board sea-breese-ii")
    assert offers(state) == ["draw-contract c36"]  # R-KM-11


def test_a_contract_can_be_taken_from_a_boat_when_the_piles_are_empty() -> None:
    state = table(merchants="full")
    leave_piled(state, "c36")
    pass_all(state)
    play(state, "0 board sea-breese-ii", "* draw-contract c36")
    assert papers(state, 0) == ["c36"]


def two_boats_around_a_shuffle() -> Keyland:
    """Summer with six: the last card of the piles went to one boat, and one of c30, c31 and c32 to another one."""
    state = table(6, merchants="full")
    unload(state)
    discarded(state, "c30", "c31", "c32")
    leave_piled(state, "c36")
    season(state, "summer")
    pass_all(state)
    return state


def test_what_a_boat_may_carry_does_not_depend_on_who_takes_it_when() -> None:
    early = two_boats_around_a_shuffle()
    play(early, f"{mover(early)} board white-wind-ii")
    first = offers(early)
    late = two_boats_around_a_shuffle()
    play(late, f"{mover(late)} board sea-breese-ii", offers_of_nature(late))
    play(late, f"{mover(late)} board white-wind-ii")
    assert offers(late) == first  # R-KM-11: one boat has c36, the other one of the discarded


def offers_of_nature(state: Keyland) -> str:
    play_on = state.copy()
    play(play_on, f"{mover(state)} board sea-breese-ii")
    return f"* {offers(play_on)[0]}"


def test_the_first_boat_gets_the_only_contract_that_is_left() -> None:
    state = table(6, merchants="full")
    unload(state)
    leave_piled(state, "c36")
    season(state, "summer")
    carried = [on_board(state, boat).get("contract", 0) for boat in ("sea-breese-ii", "white-wind-ii")]
    assert carried == [1, 0]  # as R-KF-04 says of workers and skills


# The end of a season.


def end_of_season(state: Keyland) -> None:
    """Everybody passes and takes a boat; NATURE has to turn up contracts next."""
    pass_all(state)
    while asked(state) != "* TurnUp":
        if mover(state) < 0:
            play(state, f"* {offers(state)[0]}")
        else:
            play(state, f"{mover(state)} {offers(state)[0]}")


@pytest.mark.parametrize("name", ["spring", "summer", "autumn"])
def test_at_the_end_of_a_season_three_new_contracts_lie_open(name: str) -> None:
    state = table(merchants="full")
    if name != "spring":
        season(state, name)
    lots(state)
    face_up(state, "c10", "c11", "c12")
    end_of_season(state)
    assert thrown_away(state) == ["c10", "c11", "c12"]
    play(state, "* offer-contract c20", "* offer-contract c21", "* offer-contract c22")
    assert shown(state) == ["c20", "c21", "c22"]


def test_the_open_contracts_are_replaced_after_all_else_at_the_end_of_a_season() -> None:
    state = table(merchants="full")
    lots(state, "assayer")
    workers(state, 0, blue=1)
    play(state, "0 bid assayer", "0 in blue", "0 add 1")
    pass_all(state)
    while not asked(state).endswith("Site"):
        play(state, f"{'*' if mover(state) < 0 else mover(state)} {offers(state)[0]}")
    assert shown(state) == ["c01", "c02", "c03"]


def test_the_contracts_of_the_last_season_are_not_offered_again() -> None:
    state = table(merchants="full")
    lots(state)
    end_of_season(state)
    assert not {"offer-contract c01", "offer-contract c02", "offer-contract c03"} & set(offers(state))


def test_at_the_end_of_winter_the_open_contracts_stay() -> None:
    state = table(merchants="full")
    season(state, "winter")
    lots(state)
    pass_all(state)
    while mover(state) >= 0:
        play(state, f"{mover(state)} {offers(state)[0]}")
    assert (shown(state), thrown_away(state)) == (["c01", "c02", "c03"], [])


def test_the_open_contracts_come_back_when_there_are_no_others() -> None:
    state = table(merchants="full")
    unload(state)
    leave_piled(state)
    lots(state)
    end_of_season(state)
    play(state, "* offer-contract c01")
    nature_turns_up(state)
    assert sorted(shown(state)) == ["c01", "c02", "c03"]


def nature_turns_up(state: Keyland) -> None:
    while asked(state) == "* TurnUp":
        play(state, f"* {offers(state)[0]}")


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
    contract(state, 0, "c24")
    play(state, "0 use home-1", "0 in blue", "0 add 1", "0 trade c24 wood", "0 carry wood home-1 keywood")
    assert goods_on(state, "keywood") == {"wood": 1}  # R-KM-05


def test_a_skill_just_traded_for_pays_for_the_upgrade_in_hand() -> None:
    state = table(merchants="full")
    own(state, 0, "keywood")
    workers(state, 0, blue=1)
    contract(state, 0, "c14")
    play(state, "0 use home-1", "0 in blue", "0 add 1", "0 trade c14 saw", "0 upgrade keywood")
    assert is_up(state, "keywood")  # R-KM-05


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


def dry() -> Keyland:
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
        state.veiled[seat] += sum(state.known[seat * 4 : seat * 4 + 4])
        state.known[seat * 4 : seat * 4 + 4] = [0] * 4
    play(state, "0 trade c01 blue")
    assert {sample.bag[0] for sample in samples(state, 1)} == {0}  # R-KM-03


# What the others know.


def test_a_contract_taken_openly_is_known_to_all() -> None:
    state = shop()
    visit(state)
    play(state, "0 take-contract c02", "* offer-contract c30")
    assert GAME.view(state, 1).table.known_contracts == [1 << CONTRACT.read("c02"), 0, 0]


def test_of_a_contract_taken_unseen_the_others_know_that_there_is_one() -> None:
    state = shop()
    visit(state)
    play(state, "0 blind", "* draw-contract c30")
    table_seen = GAME.view(state, 1).table
    assert (table_seen.known_contracts, table_seen.veiled_contracts) == ([0, 0, 0], [1, 0, 0])


def test_a_seat_sees_its_own_contracts() -> None:
    state = table(merchants="full")
    contract(state, 0, "c30", hidden=True)
    contract(state, 0, "c10")
    contract(state, 1, "c31", hidden=True)
    assert GAME.view(state, 0).contracts == 1 << CONTRACT.read("c30") | 1 << CONTRACT.read("c10")


@pytest.mark.parametrize("seat", [1, 2, None])
def test_the_view_of_another_is_the_same_whatever_contract_was_drawn_unseen(seat: int | None) -> None:
    views = []
    for card in ("c30", "c31"):
        state = table(merchants="full")
        contract(state, 0, card, hidden=True)
        views.append(GAME.view(state, seat))
    assert views[0] == views[1]


@pytest.mark.parametrize(
    ("seat", "line"), [(0, "draw-contract c30"), (1, "draw-contract ?"), (None, "draw-contract ?")]
)
def test_only_the_taker_sees_which_contract_a_pile_gave(seat: int | None, line: str) -> None:
    state = shop()
    visit(state)
    play(state, "0 blind")
    assert GAME.glimpse(state, GAME.parse("draw-contract c30"), seat) == line


@pytest.mark.parametrize(
    ("seat", "line"), [(0, "draw-contract c30"), (1, "draw-contract ?"), (None, "draw-contract ?")]
)
def test_only_the_taker_sees_which_contract_a_boat_brought(seat: int | None, line: str) -> None:
    state = table(merchants="full")
    pass_all(state)
    play(state, "0 board sea-breese-ii")
    assert GAME.glimpse(state, GAME.parse("draw-contract c30"), seat) == line


def test_only_the_taker_is_told_which_contract_a_pile_gave() -> None:
    state = shop()
    visit(state)
    events = play(state, "0 blind", "* draw-contract c30")
    assert [event.audience for event in events if event.key == "saw-contract"] == [(0,)]


def test_a_sample_deals_the_others_any_contract_not_seen_elsewhere() -> None:
    state = table(merchants="full")
    contract(state, 0, "c30", hidden=True)
    contract(state, 1, "c31", hidden=True)
    discarded(state, "c32")
    dealt = {papers(sample, 0)[0] for sample in samples(state, 1)}
    assert len(dealt) > 3
    assert not dealt & {"c01", "c02", "c03", "c31", "c32"}


def test_a_sample_leaves_a_contract_taken_openly_with_its_taker() -> None:
    state = table(merchants="full")
    contract(state, 0, "c30")
    assert {tuple(papers(sample, 0)) for sample in samples(state, 1)} == {("c30",)}


def test_a_sample_accounts_for_contracts_on_boats_since_before_a_shuffling() -> None:
    state = with_a_contract_at_sea()
    visit(state)
    play(state, "0 blind", "* draw-contract c35", "0 blind", "* draw-contract c20")
    for sample in samples(state, 1):
        sound(sample)


def test_trading_in_a_contract_is_not_taken_back() -> None:
    state = table(merchants="full")
    contract(state, 0, "c30", hidden=True)
    assert state.frames[-1].reveals(state, GAME.parse("trade c30 stone"))
