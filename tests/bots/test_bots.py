"""Bots choose among the legal actions, knowing what their seat knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom.arena.simulate import play_out
from keydom.bots import BOTS, BlindBot, ask, make_bot
from keydom.bots.greedy import GreedyBot
from keydom.bots.judge import ScoreInsight
from keydom.core.action import Action, Verb
from keydom.core.errors import BadOption
from keydom.core.game import OVER
from keydom.core.match import Match
from keydom.games.pebbles import GAME

CHOICES = [Verb(name).of() for name in ("bid", "build", "pass")]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_legal_moves_to_the_end(name: str) -> None:
    match = Match(GAME, 3, rng=Random(5))
    player, rng = make_bot(name, GAME, 3), Random(6)
    while not match.over:
        match.play(ask(player, GAME, match.state, match.legal(), rng))
    assert match.mover == OVER


@pytest.mark.parametrize("name", ["greedy", "planner", "learned", "search:50"])
@pytest.mark.parametrize(("pebble", "action"), [("gold", "keep"), ("coal", "give")])
def test_a_bot_that_looks_ahead_keeps_gold_and_gives_coal(name: str, pebble: str, action: str) -> None:
    match = Match(GAME, 2)
    match.play(f"draw {pebble}")
    chosen = {str(make_bot(name, GAME, 2).choose(match.view(0), match.legal(), Random(seed))) for seed in range(5)}
    assert chosen == {action}


def test_who_shares_the_lead_has_an_even_chance() -> None:
    player = make_bot("greedy", GAME, 3)
    assert isinstance(player, GreedyBot)
    assert player.judge.odds([10.0, 10.0, 4.0])[:2] == [0.5, 0.5]


def test_the_random_bot_takes_every_choice_sooner_or_later() -> None:
    rng = Random(1)
    player = make_bot("random", GAME, 3)
    assert isinstance(player, BlindBot)
    taken = {str(player.choose_blind(CHOICES, rng)) for _ in range(200)}
    assert taken == {"bid", "build", "pass"}


def test_the_random_bot_chooses_the_same_with_the_same_chance() -> None:
    games = []
    for _ in range(2):
        state = GAME.begin(3)
        play_out(GAME, state, [make_bot("random", GAME, 3)] * 3, Random(1), [Random(seat) for seat in range(3)])
        games.append(state)
    assert games[0] == games[1]


def test_the_random_bot_needs_no_view() -> None:
    assert isinstance(make_bot("random", GAME, 3), BlindBot)


def test_an_unknown_bot_is_refused_by_naming_those_there_are() -> None:
    with pytest.raises(BadOption, match="no bot 'deep': there are random"):
        make_bot("deep", GAME, 3)


class Wavering(ScoreInsight):
    """Knows better than the choice in one world, and not in another."""

    def __init__(self, *better: bool) -> None:
        super().__init__(GAME)
        self.better = list(better)  # world by world

    def may_override(self, action: Action) -> bool:
        return True

    def override(self, state: Any, legal: list[Action], choice: Action) -> Action:
        return legal[1] if self.better.pop(0) else choice


@pytest.mark.parametrize(
    ("better", "taken"), [((False, True, True), 1), ((True, False, False), 0), ((True, True, True), 1)], ids=str
)
def test_a_choice_that_is_doubted_gives_way_to_what_is_better_in_most_worlds(
    better: tuple[bool, ...], taken: int
) -> None:
    match, player = Match(GAME, 3, rng=Random(5)), GreedyBot(GAME, 3)
    player.judge.insight = Wavering(*better)
    legal = match.legal()
    assert player.override(match.view(match.mover), legal, legal[0], Random(1)) == legal[taken]
