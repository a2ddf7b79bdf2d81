"""The levels of bots at a table: no bot takes longer than its level says, and a long turn is not a long wait."""

from __future__ import annotations

import pytest

from keydom.bots import LEVELS, bot
from keydom.bots.search import SearchBot
from keydom.games import game

LONG = range(20)  # decisions on end: more than any game's turn has


def budget(level: str, earlier: int) -> float:
    """Seconds that a bot thinks, if it is told for how long."""
    player = bot(LEVELS[level].mind(earlier), game("pebbles"), 2)
    return player.seconds if isinstance(player, SearchBot) else 0.0


def test_a_search_thinks_half_as_long_about_each_further_decision() -> None:
    assert [budget("hard", earlier) for earlier in range(4)] == [1.0, 0.5, 0.25, 0.125]


def test_a_search_thinks_for_a_tenth_of_a_second_at_least() -> None:
    assert min(budget("hard", earlier) for earlier in LONG) == 0.1


def test_a_long_turn_is_thought_about_for_two_seconds_and_a_tenth_for_each_decision() -> None:
    assert sum(budget("hard", earlier) for earlier in LONG) <= 2 + 0.1 * len(LONG)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_thinks_for_longer_than_it_says(level: str) -> None:
    assert max(budget(level, earlier) for earlier in LONG) < LEVELS[level].seconds


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_bot_that_does_not_search_is_the_same_all_turn_long(level: str) -> None:
    assert {LEVELS[level].mind(earlier) for earlier in LONG} == {LEVELS[level].bot}
