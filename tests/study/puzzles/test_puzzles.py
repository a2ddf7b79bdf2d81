"""Puzzles: what makes a position one, and which answers are right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

import keydom
from keydom.core.errors import BadData
from keydom.core.score import Line, Score
from keydom.games import games
from keydom.study.puzzles.judges import TriedPlan, lead
from keydom.study.puzzles.mining import (
    MIN_LEAD,
    TOLERANCE,
    PuzzleVerification,
    is_clear,
    is_hopeless,
    split_plans,
    verify_puzzle,
)
from keydom.study.puzzles.puzzle import (
    Puzzle,
    format_puzzles,
    matching_plan,
    packaged_puzzles,
    parse_puzzles,
    position_after,
)

SHIPPED = [puzzle for game in games().values() for puzzle in packaged_puzzles(game).values()]
QUICK = "keythedral"  # worlds of its puzzles are played to the end in little time


def tried(chances: Sequence[float]) -> TriedPlan:
    """A plan that went so in each world."""
    one = TriedPlan(())
    for chance in chances:
        one.add(Score([Line("all", 10)]), chance, chance)
    return one


def puzzle() -> Puzzle:
    found = packaged_puzzles(keydom.get_game(QUICK)).values()
    return min(found, key=lambda one: sum(len(plan.steps) for plan in (*one.right, *one.wrong)))


def test_a_lead_is_measured_world_by_world() -> None:
    assert lead(tried([1.0, 0.0, 1.0, 0.0]), tried([0.5, -0.5, 0.5, -0.5])) == (0.5, 0.0)


def test_plans_are_parted_at_the_widest_gap() -> None:
    plans = [tried([chance] * 4) for chance in (0.6, 0.58, 0.3, 0.29)]
    assert [len(side) for side in split_plans(plans)] == [2, 2]


def test_plans_without_a_gap_are_not_parted() -> None:
    assert split_plans([tried([chance] * 4) for chance in (0.6, 0.57, 0.54, 0.51)]) == ([], [])


def test_plans_that_may_be_right_lie_close_together() -> None:
    assert split_plans([tried([chance] * 50) for chance in (0.8, 0.7, 0.3, 0.2)]) == ([], [])


def test_a_wrong_plan_that_is_surely_too_near_is_hopeless() -> None:
    assert is_hopeless([tried([0.6] * 8)], [tried([0.2] * 8), tried([0.55] * 8)])


def test_a_right_plan_that_is_surely_too_far_behind_is_hopeless() -> None:
    assert is_hopeless([tried([0.6] * 8), tried([0.53] * 8)], [tried([0.2] * 8)])


def test_a_lead_that_may_yet_prove_great_is_not_hopeless() -> None:
    assert not is_hopeless([tried([1.0, 0.0] * 4)], [tried([1.0, 0.0] * 3 + [0.0, 0.0])])


def test_a_plan_between_right_and_wrong_makes_no_puzzle() -> None:
    between = (TOLERANCE + MIN_LEAD) / 2
    assert not is_clear([tried([0.6] * 40), tried([0.6 - between] * 40)], [tried([0.2] * 40)])


def test_a_lead_inside_three_standard_errors_makes_no_puzzle() -> None:
    best, other = [1.0] * 12 + [0.0] * 8, [0.0] * 6 + [1.0] * 10 + [0.0] * 4
    behind, error = lead(tried(best), tried(other))
    assert (behind >= MIN_LEAD, is_clear([tried(best)], [tried(other)]), error > behind / 3) == (True, False, True)


def test_a_sure_lead_makes_a_puzzle() -> None:
    assert is_clear([tried([0.7] * 40)], [tried([0.5] * 40)])


@pytest.mark.parametrize("one", SHIPPED, ids=lambda one: f"{one.game}-{one.name}")
def test_every_plan_of_a_shipped_puzzle_is_a_whole_turn(one: Puzzle) -> None:
    game = keydom.get_game(one.game)
    ends = [position_after(game, one.start(game), one.seat, plan.steps) for plan in (*one.right, *one.wrong)]
    assert None not in ends


@pytest.mark.parametrize("one", SHIPPED, ids=lambda one: f"{one.game}-{one.name}")
def test_every_wrong_plan_is_surely_behind_as_both_judges_see_it(one: Puzzle) -> None:
    leads = [(plan.behind, plan.error) for plan in one.wrong] + [
        (plan.confirmed, plan.confirmed_error) for plan in one.wrong
    ]
    assert all(behind >= MIN_LEAD and behind >= 3 * error for behind, error in leads)


def test_a_right_plan_is_known_as_right() -> None:
    one = puzzle()
    assert matching_plan(keydom.get_game(QUICK), one, one.best.steps) == one.best


def test_half_a_turn_is_no_answer() -> None:
    one = next(one for one in packaged_puzzles(keydom.get_game(QUICK)).values() if len(one.best.steps) > 1)
    game = keydom.get_game(QUICK)
    assert position_after(game, one.start(game), one.seat, one.best.steps[:-1]) is None


def test_a_puzzle_holds_in_other_worlds() -> None:
    one = puzzle()
    assert verify_puzzle(PuzzleVerification(5), one) == (one.name, "")


def test_a_puzzle_whose_answer_is_wrong_is_found_out() -> None:
    one = puzzle()
    assert "behind" in verify_puzzle(PuzzleVerification(5), replace(one, right=one.wrong[:1], wrong=one.right))[1]


def test_puzzles_are_read_as_they_were_written() -> None:
    assert list(parse_puzzles(format_puzzles([puzzle()], "by hand"), "here")) == [puzzle()]


def test_a_file_that_holds_no_puzzles_is_refused() -> None:
    with pytest.raises(BadData, match="no puzzles"):
        list(parse_puzzles("{}", "here"))
