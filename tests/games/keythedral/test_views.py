"""What each seat may know: the table, its own laws, and what follows from what others do."""

from __future__ import annotations

from random import Random

import pytest

from keydom.core.match import Match
from keydom.games.keythedral import GAME
from keydom.games.keythedral.state import KeythedralState
from keydom.games.keythedral.view import UNKNOWN, KeythedralView

from .builders import asked, at_phase, decline_all, give, hand, hold, on_sale, own, play, sound, table, use

SAMPLES = 60


def held() -> KeythedralState:
    """Phase 1 opens; seat 0 holds two laws and seat 2 one."""
    state = table()
    hold(state, 0, "sale", "bargain")
    hold(state, 2, "repeal-law")
    use(state, "substitution")
    at_phase(state, 1)
    return state


def samples(state: KeythedralState, seat: int | None) -> list[KeythedralState]:
    rng = Random(1)
    return [GAME.sample(GAME.view(state, seat), rng) for _ in range(SAMPLES)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_its_own_laws_only(seat: int) -> None:
    state = held()
    shown = [state.hands[other] if other == seat else UNKNOWN for other in range(3)]
    assert GAME.view(state, seat).hands == shown


def test_a_spectator_sees_no_laws() -> None:
    assert GAME.view(held(), None).hands == [UNKNOWN] * 3


def test_everybody_sees_how_many_laws_each_holds() -> None:
    assert GAME.view(held(), 1).held == [2, 0, 1]


def test_cubes_and_seats_are_part_of_every_view() -> None:
    """R-KT-29."""
    state = table()
    give(state, 0, stone=2)
    own(state, 1, "b05")
    table_seen = GAME.view(state, 2).table
    assert (table_seen.cubes, table_seen.owner) == (state.cubes, state.owner)


def test_a_view_does_not_change_as_the_game_goes_on() -> None:
    state = table()
    give(state, 0, stone=1, timber=1)
    at_phase(state, 3)
    view = GAME.view(state, 1)
    before = repr(view)
    play(state, "0 house blue1")
    assert repr(view) == before


def test_a_sample_keeps_ones_own_laws_and_everybodys_number_of_cards() -> None:
    for state in samples(held(), 0):
        sound(state)
        assert hand(state, 0) == ["bargain", "sale"]
        assert [cards.bit_count() for cards in state.hands] == [2, 0, 1]


def test_a_sample_deals_the_others_only_laws_that_could_be_theirs() -> None:
    dealt = {law for state in samples(held(), 0) for law in hand(state, 2)}
    assert len(dealt) > 5
    assert not dealt & {"bargain", "sale", "substitution"}


def test_a_sample_with_face_up_laws_is_the_truth() -> None:
    state = table(laws="face-up")
    hold(state, 1, "bargain")
    at_phase(state, 3)
    assert all(sample == state for sample in samples(state, 0))


def test_a_sample_looks_the_same_to_its_seat() -> None:
    state = held()
    assert all(GAME.view(sample, 2) == GAME.view(state, 2) for sample in samples(state, 2))


# What an announcement tells.


def announced(law: str, answer: str = "sale", **cubes: int) -> KeythedralState:
    """Seat 0, with one law and these cubes, wants b07 (stone, timber, food); seat 1 may answer, and holds `answer`."""
    state = table()
    on_sale(state, "b07")
    give(state, 0, **cubes)
    hold(state, 0, law)
    hold(state, 1, answer)
    at_phase(state, 3)
    decline_all(state)
    play(state, "0 buy b07")
    assert asked(state) == "1 Answer"
    return state


def test_whoever_announces_a_seat_with_a_cube_too_few_holds_price_decrease() -> None:
    state = announced("price-decrease", stone=1, timber=1)
    assert {tuple(hand(sample, 0)) for sample in samples(state, 1)} == {("price-decrease",)}


def test_whoever_announces_a_seat_with_the_wrong_cubes_holds_price_decrease_or_substitution() -> None:
    state = announced("substitution", stone=1, timber=1, wine=1)
    assert {tuple(hand(sample, 0)) for sample in samples(state, None)} == {("price-decrease",), ("substitution",)}


def test_an_announcement_that_can_be_paid_tells_nothing_about_laws() -> None:
    state = announced("price-decrease", stone=1, timber=1, food=1)
    assert len({tuple(hand(sample, 0)) for sample in samples(state, 1)}) > 10


def test_the_conclusion_holds_until_the_buyer_has_played_the_law() -> None:
    state = announced("price-decrease", stone=1, timber=1)
    play(state, "1 decline")
    assert asked(state) == "0 Price"
    assert {tuple(hand(sample, 0)) for sample in samples(state, 2)} == {("price-decrease",)}


def test_the_conclusion_outlives_an_answer() -> None:
    state = announced("price-decrease", answer="price-increase", stone=1, timber=1)
    play(state, "1 price-increase", "0 decline")  # no repeal
    assert {tuple(hand(sample, 0)) for sample in samples(state, 2)} == {("price-decrease",)}


def test_once_the_law_is_played_nothing_more_follows_from_the_announcement() -> None:
    state = announced("substitution", stone=1, timber=1, wine=1)
    hold(state, 0, "bargain")
    play(state, "1 decline", "0 substitution", "1 decline")
    assert len({tuple(hand(sample, 0)) for sample in samples(state, 2)}) > 10


def test_a_law_that_was_repealed_explains_the_announcement_too() -> None:
    state = announced("price-decrease", answer="repeal-law", stone=1, timber=1)
    hold(state, 0, "bargain")
    play(state, "1 decline", "0 price-decrease", "1 repeal-law")
    assert len({tuple(hand(sample, 0)) for sample in samples(state, 2)}) > 10


def test_an_extra_cube_that_cannot_be_paid_without_a_law_tells_of_one() -> None:
    state = announced("price-decrease", answer="price-increase", stone=2, timber=1, food=1)
    play(state, "1 price-increase", "0 decline", "0 withdraw", "0 buy b07", "0 extra timber")
    assert {tuple(hand(sample, 0)) for sample in samples(state, 2)} == {("price-decrease",), ("substitution",)}


def test_the_conclusion_is_not_kept_once_the_purchase_is_over() -> None:
    """R-KT-37."""
    state = announced("price-decrease", answer="price-increase", stone=1, timber=1)
    play(state, "1 price-increase", "0 decline", "0 withdraw")
    assert len({tuple(hand(sample, 0)) for sample in samples(state, 2)}) > 5


def test_a_buyer_knows_the_own_hand_and_draws_no_conclusion() -> None:
    state = announced("price-decrease", stone=1, timber=1)
    assert len({tuple(hand(sample, 1)) for sample in samples(state, 0)}) > 5


# The lines of a match.


def matched(*lines: str) -> Match[KeythedralState, KeythedralView]:
    """A match with a scripted draw: seat 0 takes a law in the first round."""
    match = Match(GAME, 3)
    match.state = table()
    give(match.state, 0, stone=2)
    at_phase(match.state, 3)
    for line in lines:
        who, _, text = line.partition(" ")
        match.play(text, -1 if who == "*" else int(who))
    return match


def test_a_drawn_law_is_read_by_its_taker_alone() -> None:
    match = matched("0 new-law", "* card poor-harvest")
    assert [match.lines(seat)[-1][1] for seat in (0, 1, 2, None)] == ["card poor-harvest", "card ?", "card ?", "card ?"]


def test_the_event_of_a_drawn_law_is_heard_by_its_taker_alone() -> None:
    match = matched("0 new-law", "* card poor-harvest")
    heard = [[event.key for _, event in match.events(seat)] for seat in (0, 1, None)]
    assert ["drew-law" in keys for keys in heard] == [True, False, False]


def test_a_law_that_was_played_is_not_taken_back() -> None:
    match = Match(GAME, 3)
    match.state = held()
    hold(match.state, 0, "upgrade-cottage")
    match.play("upgrade-cottage blue1", 0)
    assert not match.undoable(0)


def test_an_ordinary_action_can_be_taken_back() -> None:
    match = matched("0 trade wine")
    assert match.undoable(0)


def announcing(**cubes: int) -> Match[KeythedralState, KeythedralView]:
    """A match in which seat 0, with these cubes and price decrease in hand, has just announced b07."""
    match = Match(GAME, 3)
    state = table()
    on_sale(state, "b07")
    give(state, 0, **cubes)
    hold(state, 0, "price-decrease")
    at_phase(state, 3)
    decline_all(state)
    match.state = state
    match.play("buy b07", 0)
    return match


def test_an_announcement_that_betrays_a_law_is_not_taken_back() -> None:
    """It shows everybody that the buyer holds a law that makes the seat payable."""
    assert not announcing(stone=1, timber=1).undoable(0)


def test_an_announcement_that_tells_nothing_can_be_taken_back() -> None:
    assert announcing(stone=1, timber=1, food=1).undoable(0)
