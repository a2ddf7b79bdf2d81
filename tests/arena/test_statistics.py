"""What outcomes add up to: shares, intervals, margins, payoffs and ratings."""

from __future__ import annotations

import pytest

from keydom.arena.contest import Contest, ContestOutcome
from keydom.arena.statistics import MIN_TIMES_OWNED, ContestStatistics, wilson

PAIR = Contest("pebbles", 2, ("greedy", "random"), 4)


def outcome(
    number: int, lineup: tuple[int, ...], totals: list[int], lines: list[dict[str, int]] | None = None
) -> ContestOutcome:
    """A game that ended with these totals, ties unbroken."""
    places = [1 + sum(other > total for other in totals) for total in totals]
    lines = lines or [{"gold": total} for total in totals]
    return ContestOutcome(number, lineup, totals, places, lines, [10] * len(totals), 40, [0.5] * len(totals))


def figures(contest: Contest, *outcomes: ContestOutcome) -> ContestStatistics:
    return ContestStatistics(contest, outcomes)


def test_a_win_belongs_to_the_bot_and_not_to_the_seat() -> None:
    shown = figures(PAIR, outcome(0, (0, 1), [9, 4]), outcome(1, (1, 0), [3, 8]))
    assert [standing.wins for standing in shown.standings] == [2, 0]


def test_a_shared_win_counts_in_parts() -> None:
    shown = figures(PAIR, outcome(0, (0, 1), [5, 5]))
    assert [standing.wins for standing in shown.standings] == [0.5, 0.5]


def test_a_bot_in_two_seats_takes_part_twice() -> None:
    contest = Contest("pebbles", 3, ("greedy", "random"), 3, alone=True)
    assert figures(contest, outcome(0, (0, 1, 1), [9, 4, 2])).standings[1].games == 2


def test_the_margin_is_to_the_best_of_the_others() -> None:
    contest = Contest("pebbles", 3, ("greedy", "random", "planner"), 3)
    shown = figures(contest, outcome(0, (0, 1, 2), [9, 4, 7])).report()
    assert [bot["mean_margin"] for bot in shown["bots"]] == [2, -5, -2]


def test_those_who_share_places_share_their_mean() -> None:
    contest = Contest("pebbles", 3, ("greedy", "random", "planner"), 3)
    shown = figures(contest, outcome(0, (0, 1, 2), [9, 4, 4])).report()
    assert [bot["mean_rank"] for bot in shown["bots"]] == [1, 2.5, 2.5]


def test_the_payoff_says_how_often_the_row_finishes_ahead_of_the_column() -> None:
    games = [
        outcome(0, (0, 1), [9, 4]),
        outcome(1, (1, 0), [3, 8]),
        outcome(2, (0, 1), [1, 1]),
        outcome(3, (1, 0), [9, 1]),
    ]
    assert figures(PAIR, *games).report()["payoff"] == [[None, 0.625], [0.375, None]]


def test_points_are_counted_by_where_they_came_from() -> None:
    lines = [{"gold": 6, "coal": -2}, {"white": 1}]
    shown = figures(PAIR, outcome(0, (0, 1), [4, 1], lines)).report()
    assert shown["bots"][0]["points_by_source"] == {"gold": 6, "coal": -2}


def test_a_component_is_told_with_how_often_its_owner_won() -> None:
    lines = [{"tile:mill": 4}, {"gold": 1}]
    games = [outcome(number, (0, 1), [4, 1] if number % 4 else [1, 4], lines) for number in range(MIN_TIMES_OWNED)]
    assert figures(PAIR, *games).report()["owned"] == [
        {"component": "tile:mill", "times": MIN_TIMES_OWNED, "win_share": 0.75, "points": 4}
    ]


def test_of_a_component_seen_too_rarely_nothing_is_said() -> None:
    lines = [{"tile:mill": 4}, {"gold": 1}]
    assert figures(PAIR, outcome(0, (0, 1), [4, 1], lines)).report()["owned"] == []


@pytest.mark.needs("openskill")
def test_who_wins_is_rated_above_who_loses() -> None:
    shown = figures(PAIR, *(outcome(number, (0, 1), [4, 1]) for number in range(5))).report()
    assert shown["bots"][0]["rating"] > 25 > shown["bots"][1]["rating"]


@pytest.mark.needs("openskill")
def test_a_bot_that_plays_in_two_seats_has_one_rating() -> None:
    contest = Contest("pebbles", 3, ("greedy", "random"), 3, alone=True)
    shown = figures(contest, *(outcome(number, (0, 1, 1), [9, 4, 2]) for number in range(5))).report()
    assert shown["bots"][0]["rating"] > 25 > shown["bots"][1]["rating"]


@pytest.mark.needs("openskill")
def test_a_win_that_two_of_three_share_raises_a_rating_half_as_much() -> None:
    contest = Contest("pebbles", 3, ("greedy", "random", "planner"), 3)
    alone, shared = (
        figures(contest, outcome(0, (0, 1, 2), totals)).standings[0].mu for totals in ([9, 4, 4], [9, 9, 4])
    )
    assert alone is not None
    assert shared == pytest.approx(25 + (alone - 25) / 2)


def test_milliseconds_are_for_each_decision() -> None:
    assert figures(PAIR, outcome(0, (0, 1), [4, 1])).report()["bots"][0]["ms_per_decision"] == pytest.approx(50)


def test_wins_are_shown_by_seat() -> None:
    games = (outcome(0, (0, 1), [9, 4]), outcome(1, (1, 0), [8, 3]))
    assert figures(PAIR, *games).report()["bots"][0]["win_share_by_seat"] == [1, 0]


def test_the_report_has_the_names_that_other_programs_read() -> None:
    shown = figures(PAIR, outcome(0, (0, 1), [4, 1])).report()
    promised = {"bot", "games", "wins", "win_share", "win_share_low", "win_share_high", "mean_score", "rating"}
    assert {"game", "seats", "games", "seed", "bots", "payoff"} <= {*shown}
    assert promised | {"ms_per_decision"} <= {*shown["bots"][0]}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (400, 400, 0.9905, 1.0)]
)
def test_the_interval_is_that_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0, 1)


def test_a_contest_without_games_divides_by_nothing() -> None:
    assert figures(PAIR).report()["bots"][0]["win_share"] == 0


def test_a_report_says_how_each_bot_decides() -> None:
    told = figures(PAIR, outcome(0, (0, 1), [9, 4])).report()["algorithms"]
    assert told == ["one decision ahead, linear judge", "at random"]
