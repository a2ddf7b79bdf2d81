"""The rules of pebbles, one by one."""

from __future__ import annotations

from keydom import Match, get_game
from keydom.core.game import Event
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView

PEBBLES = get_game("pebbles")


def short(*lines: str, seats: int = 2) -> Match[PebblesState, PebblesView]:
    match = Match(PEBBLES, seats, PEBBLES.options({"length": "short"}))
    for line in lines:
        match.play(line)
    return match


def test_a_pebble_that_is_kept_lies_unseen_in_the_bowl() -> None:
    match = short("draw gold", "keep")

    assert PEBBLES.view(match.state, 1).bowls == [[], [0, 0, 0]]


def test_a_pebble_that_is_given_lies_openly_before_another() -> None:
    match = short("draw coal", "give", "to 1")

    assert PEBBLES.view(match.state, None).opened == [[0, 0, 0], [0, 0, 1]]


def test_the_turn_goes_round_clockwise() -> None:
    match = short(seats=3)
    movers = []
    for _ in range(4):
        match.play("draw white")
        movers.append(match.mover)
        match.play("keep")

    assert movers == [0, 1, 2, 0]


def test_a_pebble_is_given_to_another_and_not_to_oneself() -> None:
    match = short("draw coal", "give", seats=3)

    assert [str(action) for action in match.legal()] == ["to 1", "to 2"]


def test_whoever_gives_to_himself_is_told_why_not() -> None:
    match = short("draw coal", "give", "to 1", "draw gold", "give")

    reason = PEBBLES.why_not(match.state, PEBBLES.parse("to 1"))
    assert reason == Event("yourself", {"pebble": "pebble:gold"})


def test_nothing_is_said_of_a_seat_that_is_not_at_the_table() -> None:
    match = short("draw coal", "give")

    assert PEBBLES.why_not(match.state, PEBBLES.parse("to 7")) is None


def test_a_bag_without_a_kind_does_not_draw_it() -> None:
    match = short(*["draw gold", "keep"] * 4)

    assert [str(action) for action in match.legal()] == ["draw white", "draw coal"]


def test_the_short_game_ends_after_three_turns_each_and_the_full_after_five() -> None:
    full = Match(PEBBLES, 2)
    for line in ["draw white", "keep"] * 5 + ["draw coal", "keep"] * 5:
        full.play(line)

    assert (short(*["draw white", "keep"] * 6).over, full.over) == (True, True)


def test_at_the_end_the_bowls_are_shown_to_everybody() -> None:
    match = short(*["draw white", "keep"] * 6)

    assert PEBBLES.view(match.state, None).bowls == [[3, 0, 0], [3, 0, 0]]


def test_white_counts_1_gold_3_and_coal_takes_2() -> None:
    match = short(*["draw white", "keep", "draw coal", "keep"], *["draw gold", "keep", "draw coal", "keep"] * 2)

    assert [score.total for score in match.scores()] == [7, -6]


def test_a_tie_goes_to_whoever_has_less_coal() -> None:
    match = short("draw gold", "keep", "draw white", "keep", "draw gold", "keep", "draw white", "keep")
    for line in ("draw coal", "keep", "draw coal", "give", "to 0"):
        match.play(line)

    assert ([score.total for score in match.scores()], match.places()) == ([2, 2], [2, 1])


def test_equal_points_and_equal_coal_share_the_place() -> None:
    assert short(*["draw white", "keep"] * 6).places() == [1, 1]
