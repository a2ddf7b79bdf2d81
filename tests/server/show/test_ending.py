"""The result of a game: categories of every game, and of one that has none."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from keydom.core.game import Game, Line, Score
from keydom.core.match import Match
from keydom.core.playout import playout
from keydom.games import games, get_game
from keydom.server.show.ending import MOST_PARTS, CategorySums, margin_text
from keydom.server.words import PageWords
from keydom.words import LANGUAGES

SEEDS = 4


def ends(game: Game[Any, Any]) -> list[list[Score]]:
    """The scores of some games, of as few and as many as can play."""
    found = []
    for seed in range(SEEDS):
        match = Match(game, (game.seats[0], game.seats[-1])[seed % 2], rng=Random(seed))
        playout(game, match.state, Random(seed))
        found.append(game.scores(match.state))
    return found


@pytest.mark.parametrize("name", sorted(games()))
def test_every_line_belongs_to_a_category_that_its_game_names(name: str) -> None:
    known = {*games()[name].categories} or {""}
    sources = {line.source for scores in ends(get_game(name)) for score in scores for line in score.lines}
    assert {get_game(name).category(source) for source in sources} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_categories_are_said_in_every_language(name: str, language: str) -> None:
    words = PageWords(get_game(name), language)
    assert [key for key in games()[name].categories if not words.has(key)] == []


@pytest.mark.parametrize("name", sorted(games()))
def test_categories_add_up_to_the_total(name: str) -> None:
    for scores in ends(get_game(name)):
        tally = CategorySums(get_game(name), PageWords(get_game(name), "en"), scores)
        assert [sum(sums) for sums in tally.sums] == [score.total for score in scores]
        assert len(tally.names) <= MOST_PARTS


def test_the_categories_of_keyflower_are_few() -> None:
    game = get_game("keyflower")
    scores = ends(game)[1]
    lines = Counter(line.source for score in scores for line in score.lines if line.points)
    assert len(CategorySums(game, PageWords(game, "en"), scores).names) <= 6 < len(lines)


def test_where_a_game_has_no_categories_every_line_stands_for_itself() -> None:
    scores = [Score([Line("white", 3), Line("gold", 0), Line("coal", -1)])]
    tally = CategorySums(get_game("pebbles"), PageWords(get_game("pebbles"), "en"), scores)
    assert [(part.name, part.points) for part in tally.parts(0)] == [("White pebbles", 3), ("Coal", -1)]


def test_what_costs_points_has_no_length_in_a_bar() -> None:
    scores = [Score([Line("white", 3), Line("coal", -1)])]
    tally = CategorySums(get_game("pebbles"), PageWords(get_game("pebbles"), "en"), scores)
    assert [part.width for part in tally.parts(0)] == [100.0, 0.0]


def test_however_many_lines_such_a_game_has_the_categories_stay_few() -> None:
    class Many(type(get_game("pebbles"))):  # type: ignore[misc]
        pass

    words = PageWords(get_game("pebbles"), "en")
    words.source = lambda line: line.source  # type: ignore[method-assign]
    scores = [Score([Line(f"line-{place}", 1) for place in range(30)])]
    tally = CategorySums(Many(), words, scores)
    assert (len(tally.names), tally.names[-1], tally.sums[0][-1]) == (MOST_PARTS, "All else", 30 - MOST_PARTS + 1)


@pytest.mark.parametrize(
    ("results", "said"),
    [
        ([(1, 12), (2, 9)], "12 points, 3 ahead"),
        ([(1, 12), (2, 12)], "12 points: the tie-break decides"),
        ([(1, 12), (1, 12), (3, 4)], "12 points"),
        ([(1, 5), (2, 9)], "5 points"),
        ([(1, 1)], "1 point"),
    ],
)
def test_the_margin_is_said(results: list[tuple[int, int]], said: str) -> None:
    assert margin_text(PageWords(None, "en"), results) == said
