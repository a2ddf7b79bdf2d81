"""What a search makes of the choices it tried, and of those it did not."""

from __future__ import annotations

import pytest

from keydom.bots.tree import TRUST, Node, lag, promise
from keydom.games.pebbles import GAME

FIRST, SECOND = [GAME.grammar.action(place) for place in (0, 1)]


def parent(*children: Node) -> Node:
    node = Node(1.0, 0.0)
    node.children = dict(zip((FIRST, SECOND), children, strict=False))
    return node


def tried(visits: int, value: float, behind: float = 0.0) -> Node:
    node = Node(0.5, behind)
    node.visits, node.value = visits, value
    return node


def test_an_untried_choice_is_thought_as_good_as_those_tried() -> None:
    untried = tried(0, 0.0)
    assert untried.esteem(parent(tried(10, 7.0), untried).level()) == pytest.approx(0.7)


def test_an_untried_choice_that_looked_worse_is_thought_worse_by_as_much() -> None:
    untried = tried(0, 0.0, 0.2)
    assert untried.esteem(parent(tried(10, 7.0), untried).level()) == pytest.approx(0.5)


def test_what_was_tried_is_judged_by_how_it_looked_as_well() -> None:
    assert tried(int(TRUST), TRUST * 0.8).esteem(0.4) == pytest.approx(0.6)


def test_after_many_tries_only_they_count() -> None:
    assert tried(100_000, 80_000.0).esteem(0.4) == pytest.approx(0.8, abs=1e-3)


def test_where_nothing_was_tried_nothing_is_known() -> None:
    assert parent(tried(0, 0.0)).level() == 0.5


def test_an_action_that_leads_by_what_decides_games_is_far_more_promising() -> None:
    first, second = promise([3.0, 1.0], 2.0)
    assert first > 100 * second


def test_no_points_behind_is_no_less_likely_to_win() -> None:
    assert lag(0.0, 5.0) == 0.0
