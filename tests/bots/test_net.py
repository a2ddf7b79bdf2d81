"""The judge that taught itself: what goes into its network, what comes out, and the bot that plays by it."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import numpy as np
import pytest

from keydom.bots import make_bot
from keydom.bots.judge import Judge, insight_of
from keydom.bots.net.bot import NetBot
from keydom.bots.net.inputs import EncodedInputs, encode, from_seat
from keydom.bots.net.judge import NetJudge
from keydom.bots.net.network import Network, NetworkFile
from keydom.core.errors import BadData, BadOption
from keydom.core.game import State
from keydom.core.match import Match
from keydom.games import get_game
from tests.bots.networks import kept, random_network

GAME = get_game("pebbles")
INSIGHT = insight_of(GAME)


def positions(seats: int, count: int = 6) -> list[State]:
    """So many that follow each other in one game, somebody to move in each."""
    match, rng = Match(GAME, seats, rng=Random(3)), Random(3)
    found: list[State] = []
    while len(found) < count:
        found.append(match.state.copy())
        match.play(rng.choice(match.legal()))
    return found


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    path = tmp_path / "net.npz"
    path.write_bytes(random_network(GAME))
    return path


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_network_expects_a_score_of_every_seat(seats: int) -> None:
    network = Network(kept(GAME), GAME, INSIGHT, seats)
    scores, _, _ = network.judge(encode(GAME, INSIGHT, seats, positions(seats), 0))
    assert scores.shape == (6, seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_chances_of_all_seats_add_up_to_one(seats: int) -> None:
    network = Network(kept(GAME), GAME, INSIGHT, seats)
    _, chances, _ = network.judge(encode(GAME, INSIGHT, seats, positions(seats), 0))
    assert chances.sum(axis=1) == pytest.approx(np.ones(6))


def test_what_a_network_says_of_a_position_does_not_depend_on_those_judged_beside_it() -> None:
    network, states = Network(kept(GAME), GAME, INSIGHT, 3), positions(3)
    together = network.judge(encode(GAME, INSIGHT, 3, states, 0))[0]
    alone = np.concatenate([network.judge(encode(GAME, INSIGHT, 3, [state], 0))[0] for state in states])
    assert together == pytest.approx(alone, abs=1e-4)


def test_verdicts_on_several_positions_are_the_verdicts_on_each_by_seat() -> None:
    judge, states = (
        NetJudge(Judge(GAME, INSIGHT, INSIGHT.weights(3), None), Network(kept(GAME), GAME, INSIGHT, 3)),
        positions(3),
    )
    for (scores, chances), state in zip(judge.verdicts(states, 3, 1), states, strict=True):
        own_first = judge.judged([state], 1)[0][0].tolist()
        odds = judge.odds(own_first)
        assert scores == pytest.approx(from_seat(own_first, 2), abs=1e-4)
        assert chances == pytest.approx(from_seat([lead / sum(odds) for lead in odds], 2), abs=1e-4)


def test_a_network_that_learned_nothing_says_what_features_and_weights_say() -> None:
    blank = kept(GAME)
    for layer in ("w3", "b3"):
        blank.arrays[layer] = np.zeros_like(blank.arrays[layer])
    shown = encode(GAME, INSIGHT, 2, positions(2), 1)
    linear = np.einsum("nsf,f->ns", shown.features, np.array(INSIGHT.weights(2)[0]))
    assert Network(blank, GAME, INSIGHT, 2).judge(shown)[0] == pytest.approx(linear, abs=1e-4)


def test_a_network_that_search_taught_nothing_weighs_a_decision_as_features_and_plan_do() -> None:
    blank = kept(GAME, edged=True)
    for layer in ("w3", "b3"):
        blank.arrays[layer] = np.zeros_like(blank.arrays[layer])
    match = Match(GAME, 2, rng=Random(3))
    judge = NetJudge(Judge(GAME, INSIGHT, INSIGHT.weights(2), None), Network(blank, GAME, INSIGHT, 2))
    weighed = judge.weigh(match.state, match.mover, match.legal())
    assert [each.worth for each in weighed.expectations] == pytest.approx(
        [leaf.worth for leaf in weighed.leaves], abs=1e-4
    )


def test_what_search_taught_a_network_is_added_to_what_features_say() -> None:
    edged = kept(GAME, edged=True)
    edged.arrays["w3"][:, -1] = 0
    edged.arrays["b3"][-1] = 1
    shown = encode(GAME, INSIGHT, 2, positions(2), 1)
    linear = np.einsum("nf,f->n", shown.features[:, 0], np.array(INSIGHT.weights(2)[0]))
    network = Network(edged, GAME, INSIGHT, 2)
    assert network.judge(shown)[2] == pytest.approx(linear + network.spread, abs=1e-3)


def test_nothing_is_shown_of_a_game_that_is_over() -> None:
    match = Match(GAME, 2, rng=Random(1))
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    assert not encode(GAME, INSIGHT, 2, [match.state], 0).observations.any()


def test_seats_are_counted_from_ones_own() -> None:
    assert from_seat([1.0, 2.0, 3.0], 1) == [2.0, 3.0, 1.0]


@pytest.mark.parametrize("other", [{"game": "chess"}, {"rules_version": 99}, {"inputs": "of long ago"}])
def test_weights_for_another_game_other_rules_or_other_inputs_are_refused(other: dict[str, object]) -> None:
    with pytest.raises(BadData, match="make it anew: keydom train"):
        Network(kept(GAME, **other), GAME, INSIGHT, 2)


def test_what_is_no_network_is_refused() -> None:
    with pytest.raises(BadData, match="no network can be read"):
        NetworkFile(b"nothing of the kind", "of a test")


def test_a_missing_file_of_weights_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no network in"):
        make_bot(f"net:{tmp_path / 'nowhere.npz'}", GAME, 2)


def test_bots_of_one_game_share_its_network(weights: Path) -> None:
    one, other = (NetBot(GAME, 2, str(weights)) for _ in range(2))
    assert one.judge.network is other.judge.network


def test_a_file_of_weights_that_was_written_anew_is_read_anew(weights: Path) -> None:
    before = NetBot(GAME, 2, str(weights)).judge.network
    weights.write_bytes(random_network(GAME, 2))
    os.utime(weights, ns=(1, 1))
    assert NetBot(GAME, 2, str(weights)).judge.network is not before


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_bot_plays_a_whole_game_by_a_file_of_weights(seats: int, weights: Path) -> None:
    match, player, rng = Match(GAME, seats, rng=Random(2)), make_bot(f"net:{weights}", GAME, seats), Random(2)
    while not match.over:
        match.play(player.choose(match.view(match.mover), match.legal(), rng))
    assert match.over


def test_the_bot_has_an_opinion_of_every_choice(weights: Path) -> None:
    match = Match(GAME, 2, rng=Random(2))
    player = make_bot(f"net:{weights}", GAME, 2)
    opinions = player.opinions(match.view(match.mover), match.legal(), Random(1))
    assert [opinion.action for opinion in opinions] == match.legal()


def test_the_bot_goes_through_with_what_it_has_decided(weights: Path) -> None:
    player = make_bot(f"net:{weights}", GAME, 2)
    assert isinstance(player, NetBot)
    match = Match(GAME, 2, rng=Random(2))
    step = match.legal()[-1]
    player.path = [step]
    assert player.choose(match.view(match.mover), match.legal(), Random(1)) == step


def test_a_decision_that_can_no_longer_be_gone_through_with_is_thought_about_anew(weights: Path) -> None:
    player = make_bot(f"net:{weights}", GAME, 2)
    assert isinstance(player, NetBot)
    match = Match(GAME, 2, rng=Random(2))
    player.path = [GAME.parse("draw coal")]
    assert player.choose(match.view(match.mover), match.legal(), Random(1)) in match.legal()


def test_what_is_shown_is_one_row_a_position() -> None:
    shown: EncodedInputs = encode(GAME, INSIGHT, 2, positions(2), 0)
    assert len(shown.observations) == len(shown.features) == len(shown.phases) == 6
