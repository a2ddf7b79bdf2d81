"""The bot by learned weights that searches where much is decided: where it does, where not, and what it says of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from keydom.bots import make_bot
from keydom.bots.learned import CLOSE, TRIES, LearnedBot
from keydom.bots.step_search import StepSearch
from keydom.core.match import Match
from keydom.games import get_game

KEYTHEDRAL, KEYPER = get_game("keythedral"), get_game("keyper")
SEATS = 3


def reach(wanted: Callable[[Match[Any, Any]], bool]) -> Match[Any, Any]:
    """A game by `learned` as far as such a decision."""
    match, rng = Match(KEYTHEDRAL, SEATS, rng=Random(1)), Random(2)
    player = make_bot("learned", KEYTHEDRAL, SEATS)
    while len(match.legal()) == 1 or not wanted(match):
        match.play(player.choose(match.view(match.mover), match.legal(), rng))
    return match


def seen(match: Match[Any, Any]) -> StepSearch | None:
    return LearnedBot(KEYTHEDRAL, SEATS, searches=True).search(match.view(match.mover), match.legal(), Random(3))


def apart(match: Match[Any, Any]) -> float:
    """How much lies between the two actions that look best."""
    found = seen(match)
    if found is None:
        return -1.0
    second, best = sorted(look.worth for look in found.looks)[-2:]
    return best - second


def close(match: Match[Any, Any]) -> bool:
    return 0.0 <= apart(match) < CLOSE


def offers(*verbs: str) -> Callable[[Match[Any, Any]], bool]:
    return lambda match: match.legal()[0].verb.name in verbs


@pytest.mark.parametrize("verb", ["order", "buy", "bid"])
def test_it_looks_ahead_at_what_decides_games_of_keythedral(verb: str) -> None:
    assert seen(reach(offers(verb))) is not None


@pytest.mark.parametrize("verb", ["work", "pay", "house", "at"])
def test_it_looks_no_further_than_learned_at_other_decisions(verb: str) -> None:
    assert seen(reach(offers(verb))) is None


def test_it_plays_as_learned_does_where_nothing_is_pivotal() -> None:
    match = Match(KEYPER, SEATS, rng=Random(1))
    view, legal = match.view(match.mover), match.legal()
    played = [LearnedBot(KEYPER, SEATS, searches).choose(view, legal, Random(5)) for searches in (True, False)]
    assert played[0] == played[1]


def test_a_close_call_is_tried_out_in_a_few_worlds() -> None:
    found = seen(reach(close))
    assert getattr(found, "worlds", None) == TRIES


def test_what_is_clear_at_once_is_not_tried_out() -> None:
    found = seen(reach(lambda match: apart(match) > CLOSE))
    assert getattr(found, "worlds", None) == 0


def test_it_plays_what_it_says_it_thinks_most_of() -> None:
    match = reach(close)
    player, view, legal = LearnedBot(KEYTHEDRAL, SEATS, searches=True), match.view(match.mover), match.legal()
    said = max(player.opinions(view, legal, Random(7)), key=lambda opinion: opinion.weight)
    assert player.choose(view, legal, Random(7)) == said.action
