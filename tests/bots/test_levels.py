"""The levels of bots at a table: no bot takes longer than its level says, and a long turn is not a long wait."""

from __future__ import annotations

import pytest

from keydom.bots import LEVELS, below, make_bot
from keydom.bots.search_bot import SearchBot
from keydom.games import get_game

LONG = range(20)  # decisions on end: more than any game's turn has


def budget(level: str, earlier: int) -> float:
    """Seconds that a bot thinks, if it is told for how long."""
    player = make_bot(LEVELS[level].bot_name(earlier), get_game("pebbles"), 2)
    return player.seconds if isinstance(player, SearchBot) else 0.0


def test_a_search_thinks_half_as_long_about_each_further_decision() -> None:
    assert [budget("hard", earlier) for earlier in range(4)] == [1.0, 0.5, 0.25, 0.125]


def test_a_search_thinks_for_a_tenth_of_a_second_at_least() -> None:
    assert min(budget("hard", earlier) for earlier in LONG) == 0.1


def test_a_long_turn_is_thought_about_for_two_seconds_and_a_tenth_for_each_decision() -> None:
    assert sum(budget("hard", earlier) for earlier in LONG) <= 2 + 0.1 * len(LONG)


def test_a_master_is_done_with_a_long_turn_in_ten_seconds() -> None:
    assert 6 < sum(budget("master", earlier) for earlier in LONG) <= 10


@pytest.mark.parametrize(
    ("level", "weaker"), [("master", "hard"), ("hard", "medium"), ("medium", "easy"), ("mine", "easy")]
)
def test_the_level_below_is_the_next_weaker(level: str, weaker: str) -> None:
    assert below(level) == weaker


def test_below_the_easy_level_there_is_none() -> None:
    assert below("easy") is None


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_thinks_for_longer_than_it_says(level: str) -> None:
    assert max(budget(level, earlier) for earlier in LONG) < LEVELS[level].seconds


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_bot_that_does_not_search_is_the_same_all_turn_long(level: str) -> None:
    assert {LEVELS[level].bot_name(earlier) for earlier in LONG} == {LEVELS[level].bot}
