"""The games of OpenSpiel: its own tests, worlds that a player imagines, and its search."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from keydom.games import games

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'keydom[open_spiel]'")
np = pytest.importorskip("numpy")
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import keydom.envs.open_spiel  # noqa: E402, F401  # registers the games

TABLES = [(id, seats) for id, game in games().items() for seats in game.seats]
API_TEST = """
import sys
import keydom.envs.open_spiel
sys.argv = ["api_test", "--test_only_games=keydom_.*"]
from open_spiel.integration_tests import api_test
from absl.testing import absltest
absltest.main(module=api_test)
"""


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_its_random_simulation_passes(id: str, seats: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"keydom_{id}(players={seats})"), 1, id == "pebbles", False)


def test_its_api_test_passes() -> None:
    run = subprocess.run([sys.executable, "-c", API_TEST], capture_output=True, text=True, check=False)

    assert "\nOK" in run.stderr, run.stderr[-2000:]


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


def test_its_search_plays_a_whole_game() -> None:
    game = pyspiel.load_game("keydom_pebbles(length=short)")
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 20, random_state=chance)
    state, rng = game.new_initial_state(), Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            advance(state, rng, 1)
        else:
            state.apply_action(int(bot.step(state)))

    assert sorted(state.returns()) in ([-1, 1], [0, 0])
