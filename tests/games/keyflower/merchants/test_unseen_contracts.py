"""What the others know of contracts: all that were taken openly, and of the unseen only how many there are."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import CONTRACT

from ..builders import contract, discarded, pass_all, play, table
from ..looking import papers, sound
from .contracts import samples, shop, visit, with_a_contract_at_sea


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
    assert (table_seen.known_contracts, table_seen.hidden_contracts) == ([0, 0, 0], [1, 0, 0])


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
    assert GAME.text_for(state, GAME.parse("draw-contract c30"), seat) == line


@pytest.mark.parametrize(
    ("seat", "line"), [(0, "draw-contract c30"), (1, "draw-contract ?"), (None, "draw-contract ?")]
)
def test_only_the_taker_sees_which_contract_a_boat_brought(seat: int | None, line: str) -> None:
    state = table(merchants="full")
    pass_all(state)
    play(state, "0 board sea-breese-ii")
    assert GAME.text_for(state, GAME.parse("draw-contract c30"), seat) == line


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
