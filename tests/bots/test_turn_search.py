"""What a search of whole turns compares, what it gives up, and what it says of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom.bots.judge import Expectation, Judge
from keydom.bots.learned import learned_judge
from keydom.bots.search_bot import SearchBot
from keydom.bots.turn_search import MAX_CANDIDATES, MIN_WORLDS, TurnSearch
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import get_game
from keydom.games.pebbles import GAME
from tests.bots.test_hints import RECORDS

KEYFLOWER = get_game("keyflower")


def searching(match: Match[Any, Any], judge: Judge | None = None) -> TurnSearch:
    judge = judge or learned_judge(match.game, match.seats)
    return TurnSearch(judge, match.seats, match.view(match.mover), match.legal(), Random(1))


def pebble(drawn: str) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(GAME, 2)
    match.play(f"draw {drawn}")
    return match


@pytest.fixture(scope="module")
def bidding() -> Match[Any, Any]:
    record = Record.load(RECORDS / "keyflower" / "three-merchants.key")
    return Match.replay(KEYFLOWER, record, 328)


@pytest.mark.parametrize(("drawn", "action"), [("gold", "keep"), ("coal", "give")])
def test_it_keeps_gold_and_gives_coal(drawn: str, action: str) -> None:
    search = searching(pebble(drawn))
    search.run(20, 0.0)
    assert str(search.best()[0]) == action


def test_it_follows_few_turns_however_many_there_are(bidding: Match[Any, Any]) -> None:
    assert 1 < len(searching(bidding).candidates) <= MAX_CANDIDATES < len(bidding.legal())


def test_the_steps_of_the_best_turn_can_be_played_one_after_the_other(bidding: Match[Any, Any]) -> None:
    match, (action, path) = bidding.copy(), searching(bidding).best()
    match.play(action)
    for step in path:
        while len(match.legal()) == 1:
            match.play(match.legal()[0])
        assert step in match.legal()
        match.play(step)
    assert path


def test_what_was_found_in_worlds_outweighs_how_a_turn_looked(bidding: Match[Any, Any]) -> None:
    search = searching(bidding)
    search.add([[Expectation(1.0, 300.0, 0.9)] * 40 for _ in search.candidates])
    best = max(search.opinions(), key=lambda opinion: opinion.weight)
    assert (best.points or 0.0) > 250
    assert best.chance == pytest.approx(0.9, abs=0.1)


def test_what_it_did_not_follow_has_no_figures_and_comes_last(bidding: Match[Any, Any]) -> None:
    search = searching(bidding)
    search.add([[candidate.look] for candidate in search.candidates])
    followed = {candidate.action for candidate in search.candidates}
    opinions = search.opinions()
    assert {opinion.action for opinion in opinions if opinion.points is not None} == followed
    least = min(opinion.weight for opinion in opinions if opinion.action in followed)
    assert all(opinion.weight < least for opinion in opinions if opinion.action not in followed)


def test_no_turn_is_given_up_early() -> None:
    search = searching(pebble("gold"))
    search.run(MIN_WORLDS - 1, 0.0)
    assert search.remaining == search.candidates


def test_a_turn_that_falls_behind_for_certain_is_given_up() -> None:
    search = searching(pebble("gold"))
    search.run(100, 0.0)
    assert len(search.remaining) == 1
    assert search.worlds < 100


def test_a_bot_takes_the_further_steps_of_its_turn_without_thinking_anew(bidding: Match[Any, Any]) -> None:
    player = SearchBot(KEYFLOWER, bidding.seats, "1", unit="turns")
    match, rng = bidding.copy(), Random(3)
    match.play(player.choose(match.view(match.mover), match.legal(), rng))
    planned, asked = list(player.path), rng.getstate()
    assert planned
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    assert player.choose(match.view(match.mover), match.legal(), rng) == planned[0]
    assert rng.getstate() == asked


def test_what_processes_found_is_added_up() -> None:
    player = SearchBot(GAME, 2, "10*2", unit="turns")
    match = pebble("gold")
    search = player.search(match.view(match.mover), match.legal(), Random(2))
    assert isinstance(search, TurnSearch)
    assert {len(candidate.results) for candidate in search.candidates} <= set(range(2 * MIN_WORLDS, 21))
