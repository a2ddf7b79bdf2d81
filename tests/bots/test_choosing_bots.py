"""Bots by name where networks come in: which one plays, what it falls back on, and the panel that never changes."""

from __future__ import annotations

from random import Random

import pytest

from keydom.bots import is_bot, make_bot
from keydom.bots.greedy import GreedyBot
from keydom.bots.judge import Judge
from keydom.bots.learned import LearnedBot
from keydom.bots.net import network
from keydom.bots.search_bot import SearchBot
from keydom.core.game import places
from keydom.core.match import Match
from keydom.core.playout import playout
from keydom.games import games, get_game

PEBBLES = get_game("pebbles")
NETWORKED = [name for name in games() if network.has_network(get_game(name))]
RIVALS = [name for name in games() if (insight := get_game(name).insight()) is not None and insight.rivalry]
SHORT = "short search of pivotal decisions, linear judge"


def judge_of_search() -> Judge:
    """What a search of Keyper with three seats goes by."""
    player = make_bot("search:5", get_game("keyper"), 3)
    assert isinstance(player, SearchBot)
    return player.judge


def test_net_goes_by_features_and_a_short_search_where_a_game_has_no_network() -> None:
    assert make_bot("net", PEBBLES, 2).algorithm() == SHORT


def test_search_goes_without_a_network_where_a_game_has_none() -> None:
    assert make_bot("search:5", PEBBLES, 2).algorithm() == "search by steps, linear judge"


@pytest.mark.parametrize("name", NETWORKED)
def test_net_judges_by_the_network_that_comes_with_a_game(name: str) -> None:
    assert make_bot("net", get_game(name), 3).algorithm() == "one decision ahead, network judge"


@pytest.mark.parametrize(("name", "unit"), [("keyflower", "turns"), ("keyper", "steps")])
def test_search_with_a_network_tries_whole_turns_or_single_decisions_as_does_a_game_good(name: str, unit: str) -> None:
    pytest.importorskip("numpy")
    assert make_bot("search:5", get_game(name), 3).algorithm() == f"search by {unit}, network judge"


def test_search_of_single_decisions_is_judged_by_the_network() -> None:
    pytest.importorskip("numpy")
    assert type(judge_of_search()).__name__ == "NetJudge"


@pytest.mark.parametrize(("name", "steps"), [("search:5", 8), ("search@1:5", 24)])
def test_in_keyper_a_search_by_the_network_plays_worlds_on_for_less_than_one_by_features(name: str, steps: int) -> None:
    pytest.importorskip("numpy")
    player = make_bot(name, get_game("keyper"), 3)
    assert isinstance(player, SearchBot)
    assert player.judge.horizon(3) == steps


def test_a_search_by_the_network_expects_final_scores_as_the_network_does_and_not_worths() -> None:
    pytest.importorskip("numpy")
    rules = get_game("keyper")
    match = Match(rules, 2, rng=Random(4))
    view, legal = match.view(match.mover), match.legal()
    net, search = (make_bot(name, rules, 2).opinions(view, legal, Random(9)) for name in ("net", "search:20"))
    followed = [place for place, opinion in enumerate(search) if opinion.points is not None]
    by_network, by_search = ([opinions[place].points for place in followed] for opinions in (net, search))
    assert by_search == pytest.approx(by_network, abs=5.0)  # worths are a third of it: leads and chances


def test_a_search_by_the_network_takes_a_longer_lead_for_likelier_to_win_at_the_same_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numpy = pytest.importorskip("numpy")
    judge, state = judge_of_search(), Match(get_game("keyper"), 3, rng=Random(4)).state
    scores, chances = numpy.array([[52, 50, 40], [60, 50, 40]]), numpy.array([[0.4, 0.3, 0.3]] * 2)
    monkeypatch.setattr(judge, "judged", lambda states, seat: (scores, chances, None))
    narrow, wide = judge.verdicts([state, state], 3, 0)
    assert narrow[1][0] < wide[1][0]


def test_a_search_by_the_network_takes_a_game_that_was_won_for_better_than_its_lead() -> None:
    pytest.importorskip("numpy")
    rules, judge = get_game("keyper"), judge_of_search()
    state = Match(rules, 3, rng=Random(4)).state
    playout(rules, state, Random(5))
    expected, chances = judge.verdict(state, 3, 1)
    winner, odds = places(rules.scores(state)).index(1), judge.odds(expected)
    assert chances[winner] > odds[winner] / sum(odds)


@pytest.mark.parametrize("name", NETWORKED)
def test_without_numpy_net_goes_by_features_and_a_short_search(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "find_spec", lambda package: None)
    assert make_bot("net", get_game(name), 3).algorithm() == SHORT


@pytest.mark.parametrize("name", NETWORKED)
def test_without_numpy_search_tries_single_decisions_by_features(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "find_spec", lambda package: None)
    assert make_bot("search:5", get_game(name), 3).algorithm() == "search by steps, linear judge"


@pytest.mark.parametrize("name", NETWORKED)
@pytest.mark.parametrize(("kind", "plies"), [("net", 6), ("search:1", 2)])
def test_a_bot_with_a_network_plays_on_at_every_number_of_seats(name: str, kind: str, plies: int) -> None:
    rules = get_game(name)
    for seats in rules.seats:
        match, player, rng = Match(rules, seats, rng=Random(seats)), make_bot(kind, rules, seats), Random(1)
        for _ in range(plies):
            match.play(player.choose(match.view(match.mover), match.legal(), rng))
        assert match.ply >= plies


@pytest.mark.parametrize("name", NETWORKED)
def test_the_same_seed_gives_the_same_look_ahead(name: str) -> None:
    rules = get_game(name)
    match = Match(rules, 2, rng=Random(4))
    chosen = {
        str(make_bot("search:3", rules, 2).choose(match.view(match.mover), match.legal(), Random(9))) for _ in range(2)
    }
    assert len(chosen) == 1


@pytest.mark.parametrize("name", ["greedy@1", "planner@1", "learned@1", "search@1:3"])
def test_the_bots_of_the_panel_can_be_named(name: str) -> None:
    assert is_bot(name)
    assert isinstance(make_bot(name, PEBBLES, 2), GreedyBot)


@pytest.mark.parametrize("name", RIVALS)
@pytest.mark.parametrize("kind", ["learned@1", "search@1:3"])
def test_the_learned_bots_of_the_panel_mind_their_own_points_only(name: str, kind: str) -> None:
    player = make_bot(kind, get_game(name), 3)
    assert isinstance(player, GreedyBot)
    assert player.judge.rivalry == 0


def test_a_rival_that_comes_to_more_makes_a_position_worth_less() -> None:
    insight = PEBBLES.insight()
    assert insight is not None
    match = Match(PEBBLES, 2, rng=Random(3))
    for _ in range(6):
        match.play(match.legal()[0])
    alone = Judge(PEBBLES, insight, insight.weights(2), None)
    minding = Judge(PEBBLES, insight, insight.weights(2), None, rivalry=1.0, seats=2)
    theirs = alone.points(match.state, 1)
    assert minding.standing(match.state, 0) == pytest.approx(alone.points(match.state, 0) - theirs)


def test_a_decision_is_followed_to_every_position_that_it_can_come_to() -> None:
    insight = PEBBLES.insight()
    assert insight is not None
    match = Match(PEBBLES, 2, rng=Random(3))
    judge = Judge(PEBBLES, insight, insight.weights(2), None)
    legal = match.legal()
    leaves = judge.leaves(match.state, match.mover, legal, 2, 24)
    assert {leaf.place for leaf in leaves} == set(range(len(legal)))


def test_the_best_leaf_of_an_action_is_what_the_action_is_worth() -> None:
    insight = PEBBLES.insight()
    assert insight is not None
    match = Match(PEBBLES, 2, rng=Random(3))
    judge = Judge(PEBBLES, insight, insight.weights(2), None)
    legal = match.legal()
    best = {leaf.place: leaf.worth for leaf in reversed(judge.leaves(match.state, match.mover, legal, 2, 24))}
    assert [best[place] for place in range(len(legal))] == judge.worths(match.state, match.mover, legal)


def test_the_best_of_every_action_comes_before_a_second_of_any() -> None:
    keyper = get_game("keyper")
    player, match = make_bot("learned", keyper, 2), Match(keyper, 2, rng=Random(3))
    assert isinstance(player, LearnedBot)
    legal = match.legal()
    leaves = player.judge.leaves(match.state, match.mover, legal, 2, len(legal))
    assert sorted(leaf.place for leaf in leaves) == list(range(len(legal)))


@pytest.mark.parametrize(("name", "asked"), [*((name, True) for name in NETWORKED), ("keyflower", None)])
def test_a_turn_is_followed_to_where_somebody_else_decides(name: str, asked: bool | None) -> None:
    rules = get_game(name)
    player, match, rng = make_bot("learned", rules, 2), Match(rules, 2, rng=Random(1)), Random(1)
    assert isinstance(player, LearnedBot)
    while len(match.legal()) != 2 or match.ply < 20:  # few choices: none is left unfollowed
        match.play(rng.choice(match.legal()))
    leaves = player.judge.leaves(match.state, match.mover, match.legal(), 2, 24, asked)
    assert match.mover not in {rules.mover(leaf.state) for leaf in leaves}


def test_a_decision_is_followed_for_fewer_steps_where_whole_turns_are_not_asked_for() -> None:
    rules, rng = get_game("keyflower"), Random(1)
    player, match = make_bot("learned", rules, 2), Match(rules, 2, rng=Random(1))
    assert isinstance(player, LearnedBot)
    steps = {True: 0, False: 0}
    while match.ply < 100:
        for whole in steps:
            leaves = player.judge.leaves(match.state, match.mover, match.legal(), 1, 24, whole)
            steps[whole] += sum(len(leaf.path) for leaf in leaves)
        match.play(rng.choice(match.legal()))
    assert steps[False] < steps[True]


@pytest.mark.parametrize(("season", "whole"), [("spring", False), ("winter", True)])
def test_in_keyper_whole_turns_are_looked_at_in_winter_alone(season: str, whole: bool) -> None:
    insight, match = get_game("keyper").insight(), Match(get_game("keyper"), 2, rng=Random(1))
    assert insight is not None
    while insight.phases[insight.phase(match.state)] != season:
        match.play(match.legal()[0])
    assert insight.whole_turns(match.state) is whole
