"""Contracts: three lie open; taken openly or unseen, discarded and shuffled again, and new ones open each season."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import CONTRACT
from keydom.games.keyflower.state import NONE, KeyflowerState
from keydom.games.keyflower.state.full_state import more, put

from ..builders import contract, discarded, exhaust, face_up, lots, nature, own, pass_all, play, season, table, workers
from ..looking import asked, mover, offers, on_board, papers, sound
from .contracts import leave_piled, shop, shown, thrown_away, unload, visit, with_a_contract_at_sea

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
    play(state, "0 take-contract c01", "0 done", "2 pass", "0 use merchant", "0 add 2")
    play(state, "0 take-contract c02", "0 done", "2 pass")
    play(state, "0 use assayer", "0 in blue", "0 add 1", "0 take contract")
    play(state, "0 take-contract c03", "0 done", "2 pass")
    own(state, 0, "bookkeeper")
    exhaust(state, "pile")
    assert "use bookkeeper" not in offers(state)


def test_the_last_contract_of_a_merchant_is_one_when_no_more_are_left() -> None:
    state = shop(up=True)
    leave_piled(state)
    for card in ("c01", "c02"):
        state.contracts = put(state.contracts, CONTRACT.read(card), 2)
        state.known_contracts = put(state.known_contracts, 2, state.known_contracts[2] | 1 << CONTRACT.read(card))
    state.offered = [NONE, NONE, CONTRACT.read("c03")]
    visit(state)
    play(state, "0 take-contract c03", "0 done")
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


def contract_of_hand(state: KeyflowerState, seat: int, card: str) -> None:
    """A contract that seat 2 had drawn is another seat's."""
    state.contracts = put(state.contracts, CONTRACT.read(card), seat)
    state.hidden_contracts = more(state.hidden_contracts, 2, -1)
    state.known_contracts = put(state.known_contracts, seat, state.known_contracts[seat] | 1 << CONTRACT.read(card))
    sound(state)


def test_three_contracts_lie_open_again_as_soon_as_a_traded_one_makes_a_new_pile() -> None:
    state = shop()
    leave_piled(state)
    visit(state)
    play(state, "0 take-contract c02", "0 done", "2 pass", "0 trade c02 red")
    nature(state)
    assert shown(state) == ["c01", "c02", "c03"]


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
    play(state, "0 blind", "* draw-contract c35", "0 blind", "* draw-contract c20", "0 done")
    pass_all(state)
    play(state, "0 board sea-breese-ii")
    assert offers(state) == ["draw-contract c36"]  # R-KM-11


def test_a_contract_can_be_taken_from_a_boat_when_the_piles_are_empty() -> None:
    state = table(merchants="full")
    leave_piled(state, "c36")
    pass_all(state)
    play(state, "0 board sea-breese-ii", "* draw-contract c36")
    assert papers(state, 0) == ["c36"]


def two_boats_around_a_shuffle() -> KeyflowerState:
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


def offers_of_nature(state: KeyflowerState) -> str:
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


def end_of_season(state: KeyflowerState) -> None:
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


def nature_turns_up(state: KeyflowerState) -> None:
    while asked(state) == "* TurnUp":
        play(state, f"* {offers(state)[0]}")
