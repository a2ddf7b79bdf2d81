"""Rungs: when one holds, and the table that shows them."""

from __future__ import annotations

from keydom.arena.contest import Contest
from keydom.arena.ladder import Rung, contests, markdown


def rung(bot: str, below: str, low: float, high: float) -> Rung:
    share = {"win_share": (low + high) / 2, "win_share_low": low, "win_share_high": high, "even_share": 1 / 3}
    upper = {**share, "games": 400, "mean_score": 20.0, "ms_per_decision": 1.5}
    return Rung(Contest("pebbles", 3, (bot, below), 400, alone=True), upper, {"mean_score": 10.0})


def test_a_rung_holds_when_its_whole_interval_is_above_the_even_share() -> None:
    assert rung("greedy", "random", 0.34, 0.44).holds


def test_a_rung_does_not_hold_when_its_interval_reaches_down_to_the_even_share() -> None:
    assert not rung("greedy", "random", 0.33, 0.43).holds


def test_a_mirror_holds_when_its_interval_has_the_even_share_in_it() -> None:
    assert rung("greedy", "greedy", 0.30, 0.36).holds


def test_a_mirror_that_wins_too_often_does_not_hold() -> None:
    assert not rung("greedy", "greedy", 0.34, 0.44).holds


def test_each_rung_meets_the_one_below_and_one_meets_itself() -> None:
    plan = contests("pebbles", 3, ("random", "greedy", "planner"), 400, 0)
    assert [contest.bots for contest in plan] == [("greedy", "random"), ("planner", "greedy"), ("greedy", "greedy")]


def test_the_upper_bot_is_alone_in_every_match() -> None:
    assert all(contest.alone for contest in contests("pebbles", 3, ("random", "greedy"), 400, 0))


def test_the_table_is_markdown() -> None:
    assert markdown([rung("greedy", "random", 0.4, 0.5), rung("greedy", "greedy", 0.4, 0.5)]).splitlines()[2:] == [
        "| 3 | greedy | random | 400 | 45.0% | 40.0% to 50.0% | 33.3% | 20.0 | 10.0 | 1.5 | yes |",
        "| 3 | greedy | itself | 400 | 45.0% | 40.0% to 50.0% | 33.3% | 20.0 | 10.0 | 1.5 | no |",
    ]
