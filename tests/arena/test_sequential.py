"""Sequential tests: they tell strong bots from weak ones, rarely err, and depend on no order of the games."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from keydom.arena.contest import Contest, ContestOutcome
from keydom.arena.contest_runner import run_contest
from keydom.arena.journal import ContestJournal
from keydom.arena.sequential import NOT_STRONGER, STRONGER, UNDECIDED, SequentialRun, SequentialTest
from keydom.core.errors import BadOption

CONTEST = Contest("pebbles", 3, ("greedy", "random"), 9000, alone=True)
RUNS = 200
MOST_ERRORS = 0.05 + 3 * 0.0154  # three standard errors of so many runs above what the test allows


def outcome(number: int, won: bool) -> ContestOutcome:
    """A game in which the first bot came first or second."""
    lineup = CONTEST.lineup(number)
    winner = lineup.index(0) if won else lineup.index(1)
    places = [1 if seat == winner else 2 for seat in range(3)]
    return ContestOutcome(number, lineup, [0] * 3, places, [{}] * 3, [1] * 3, 1, [0.0] * 3)


def made(share: float, seed: int, games: int = CONTEST.games, test: SequentialTest | None = None) -> SequentialRun:
    """The test of a bot that wins so many times an even share."""
    run, rng = SequentialRun(CONTEST, test or SequentialTest()), Random(seed)
    for number in range(games):
        if run.add(outcome(number, rng.random() < share / 3)):
            break
    return run


def rate(share: float, verdict: str) -> float:
    return sum(made(share, seed).verdict == verdict for seed in range(RUNS)) / RUNS


def test_a_strong_bot_is_called_stronger() -> None:
    assert made(1.8, 0).verdict == STRONGER


def test_an_equal_bot_is_not() -> None:
    assert made(1.0, 0).verdict == NOT_STRONGER


def test_a_weak_bot_is_not() -> None:
    assert made(0.6, 0).verdict == NOT_STRONGER


def test_a_strong_bot_takes_fewer_games_than_one_that_is_just_stronger() -> None:
    assert made(1.8, 0).games < made(1.2, 0).games


def test_an_equal_bot_is_called_stronger_no_more_often_than_was_said() -> None:
    assert rate(1.0, STRONGER) <= MOST_ERRORS


def test_a_stronger_bot_is_refused_no_more_often_than_was_said() -> None:
    assert rate(1.2, NOT_STRONGER) <= MOST_ERRORS


def test_stricter_rates_of_error_take_more_games() -> None:
    assert made(1.2, 0, test=SequentialTest(alpha=0.001, beta=0.001)).games > made(1.2, 0).games


def test_without_enough_games_nothing_is_decided() -> None:
    assert made(1.2, 0, games=9).verdict == UNDECIDED


def test_a_deal_counts_when_all_its_games_are_played() -> None:
    assert made(1.0, 0, games=8).games == 6


def test_the_order_of_the_games_changes_nothing() -> None:
    rng = Random(4)
    games = [outcome(number, rng.random() < 0.5) for number in range(900)]
    inorder, mixed = (SequentialRun(CONTEST, SequentialTest()) for _ in range(2))
    for game in games:
        inorder.add(game)
    for game in rng.sample(games, len(games)):
        mixed.add(game)
    assert mixed.report() == inorder.report()


def test_it_says_which_bound_ended_it() -> None:
    assert "the upper bound 2.94" in made(1.8, 0).reason()


def test_it_says_that_nothing_was_decided() -> None:
    assert made(1.2, 0, games=9).reason().startswith("undecided after 9 games")


@pytest.mark.parametrize("claims", [(1.2, 1.0), (0.0, 1.0), (1.0, 3.0)])
def test_claims_that_cannot_be_told_apart_are_refused(claims: tuple[float, float]) -> None:
    with pytest.raises(BadOption):
        SequentialTest(*claims).check(3)


@pytest.mark.parametrize("errors", [(0.0, 0.05), (0.05, 0.5)])
def test_rates_of_error_that_mean_nothing_are_refused(errors: tuple[float, float]) -> None:
    with pytest.raises(BadOption):
        SequentialTest(1.0, 1.2, *errors).check(3)


def test_a_run_ends_when_the_test_does(tmp_path: Path) -> None:
    test = SequentialRun(CONTEST, SequentialTest())
    with ContestJournal(tmp_path / "journal", CONTEST) as journal:
        run_contest(journal, enough=test.add)
        assert sum(1 for _ in journal.outcomes()) == test.games


def test_what_is_in_the_journal_counts_without_being_played_again(tmp_path: Path) -> None:
    first, again = (SequentialRun(CONTEST, SequentialTest()) for _ in range(2))
    for test in (first, again):
        with ContestJournal(tmp_path / "journal", CONTEST) as journal:
            run_contest(journal, enough=test.add)
    assert (tmp_path / "journal").read_bytes().count(b"\n") == 1 + again.games
