"""The games of OpenSpiel: its own tests, worlds that a player imagines, and its search."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import count
from random import Random
from typing import Any

import pytest

from keydom.games import games

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'keydom[open_spiel]'")
np = pytest.importorskip("numpy")
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from keydom.envs.open_spiel import Rollouts  # noqa: E402  # and registers the games

SHORT = [f"keydom_{id}(players={game.seats[0]},length=short)" for id, game in games().items()]
FULL = [f"keydom_{id}(players={seats})" for id, game in games().items() for seats in game.seats]
API_TEST = """
import sys
import keydom.envs.open_spiel
tables, sys.argv = sys.argv[1:], ["api_test", "--test_only_games=keydom_.*"]
from open_spiel.integration_tests import api_test
from absl.testing import absltest
api_test._GAMES_TO_TEST = tables  # by itself it tries every game with one number of seats
absltest.main(module=api_test)
"""


@pytest.mark.parametrize("table", SHORT + [pytest.param(table, marks=pytest.mark.soak) for table in FULL])
def test_its_random_simulation_passes(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), 1, "pebbles" in table, False)


@pytest.mark.parametrize("tables", [SHORT, pytest.param(FULL, marks=pytest.mark.soak)], ids=["short", "full"])
def test_its_api_test_tries_every_table_and_passes(tables: list[str]) -> None:
    run = subprocess.run([sys.executable, "-c", API_TEST, *tables], capture_output=True, text=True, check=False)

    assert "\nOK" in run.stderr, run.stderr[-2000:]
    assert {*re.findall(r"OK.*(keydom_\w+\([^)]*\))", run.stderr)} == {*tables}


def advance(state: Any, rng: Random, moves: int = 10_000) -> Any:
    """Play on at random, so many moves or to the end."""
    while moves and not state.is_terminal():
        draws = state.chance_outcomes() if state.is_chance_node() else None
        state.apply_action(rng.choices(*zip(*draws, strict=True))[0] if draws else rng.choice(state.legal_actions()))
        moves -= 1
    return state


@pytest.mark.parametrize("id", games())
def test_an_imagined_world_is_the_same_to_whoever_imagines_it(id: str) -> None:
    rng = Random(2)
    state = advance(pyspiel.load_game(f"keydom_{id}").new_initial_state(), rng, 120 if id != "pebbles" else 9)
    while state.is_chance_node():
        advance(state, rng, 1)
    player = state.current_player()
    twin = state.resample_from_infostate(player, rng.random)

    assert (twin.information_state_string(player), twin.observation_tensor(player), twin.legal_actions()) == (
        *(state.information_state_string(player), state.observation_tensor(player), state.legal_actions()),
    )


def test_an_imagined_world_does_not_know_what_others_saw() -> None:
    state = pyspiel.load_game("keydom_pebbles").new_initial_state()
    for line in ("draw gold", "keep", "draw coal"):
        state.apply_action(next(index for index in range(6) if state.action_to_string(index) == line))
    rng = Random(1)
    secrets = {state.resample_from_infostate(1, rng.random).information_state_string(0) for _ in range(40)}

    assert len(secrets) == 3


def test_the_parameters_are_the_seats_and_the_options() -> None:
    assert pyspiel.load_game("keydom_pebbles(players=3,length=short)").get_parameters() == {
        "players": 3,
        "length": "short",
    }


def test_returns_add_up_to_nothing() -> None:
    state = advance(pyspiel.load_game("keydom_pebbles(players=4)").new_initial_state(), Random(5))

    assert sum(state.returns()) == 0


def test_a_choice_that_is_shown_later_parts_what_others_have_seen() -> None:
    state, rng = pyspiel.load_game("keydom_keyper").new_initial_state(), Random(1)
    while state.is_chance_node() or not state.action_to_string(state.legal_actions()[0]).startswith("fold "):
        advance(state, rng, 1)
    choices, shown = state.legal_actions(), set()
    for choice in choices:
        world = state.child(choice)
        other = world.current_player()
        world.apply_action(world.legal_actions()[0])
        shown.add(world.information_state_string(other))

    assert len(shown) == len(choices) > 1


@pytest.mark.parametrize("id", games())
def test_a_rollout_returns_what_a_game_to_the_end_returns(id: str) -> None:
    state = advance(pyspiel.load_game(f"keydom_{id}(length=short)").new_initial_state(), Random(4))

    assert Rollouts(Random(1)).evaluate(state).tolist() == state.returns()


def test_rollouts_are_as_good_as_its_own() -> None:
    state = advance(pyspiel.load_game("keydom_pebbles").new_initial_state(), Random(4), 18)
    ours, theirs = Rollouts(Random(1)), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    means = [sum(evaluator.evaluate(state)[0] for _ in range(500)) / 500 for evaluator in (ours, theirs)]

    assert means[0] == pytest.approx(means[1], abs=0.1)


def searched(id: str, simulations: int, evaluator: Any, every: int = 1) -> Any:
    """The end of a short game that its search plays for both seats, thinking about one decision in so many."""
    game, chance = pyspiel.load_game(f"keydom_{id}(players=2,length=short)"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=chance)
    # By itself it imagines other worlds in every run.
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))
    state, rng, steps = game.new_initial_state(), Random(0), count()
    while not state.is_terminal():
        if state.is_chance_node() or next(steps) % every:
            advance(state, rng, 1)
        else:
            state.apply_action(int(bot.step(state)))
    return state


@pytest.mark.parametrize("id", games())
def test_its_search_plays_a_whole_game(id: str) -> None:
    assert sorted(searched(id, 3, Rollouts(Random(2)), every=10).returns()) in ([-1, 1], [0, 0])


@pytest.mark.parametrize("id", games())
def test_its_search_plays_a_whole_game_with_its_own_rollouts(id: str) -> None:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))

    assert sorted(searched(id, 2, evaluator, every=50).returns()) in ([-1, 1], [0, 0])
