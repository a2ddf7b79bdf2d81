"""The tables of PettingZoo: its own tests, and what rewards and masks say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom import BadOption
from keydom.games import games

api = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed: pip install 'keydom[envs]'")
from keydom.envs.pettingzoo import TableEnv, env  # noqa: E402

TABLES = [(id, seats) for id, game in games().items() for seats in game.seats]

# What its test says of every environment whose observations are more than one array.
more_than_one_array = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@more_than_one_array
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_api_test_passes(id: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api.api_test(env(id, seats), num_cycles=60)

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_seed_test_passes(id: str, seats: int) -> None:
    api.seed_test(lambda: env(id, seats), num_cycles=20)


def play(table: TableEnv, seed: int) -> dict[str, dict[str, Any]]:
    """Play at random to the end, and say what is told of it."""
    rng = Random(seed)
    table.reset(seed=seed)
    while not any(table.terminations.values()):
        table.step(rng.choice(table.observe(table.agent_selection)["action_mask"].nonzero()[0]))
    return table.infos


def test_rewards_by_place_go_from_the_first_to_the_last() -> None:
    table = env("pebbles", 4)
    infos = play(table, 3)

    assert sorted(infos, key=lambda agent: infos[agent]["place"]) == sorted(
        table.rewards, key=lambda agent: -table.rewards[agent]
    )


def test_rewards_can_be_the_lead_in_points() -> None:
    table = env("pebbles", 3, reward="margin")
    infos = play(table, 3)

    assert table.rewards == {agent: info["margin"] for agent, info in infos.items()}


def test_there_are_no_rewards_before_the_end() -> None:
    table = env("pebbles", 3)
    table.reset(seed=1)
    table.step(table.stage.indices[0])

    assert set(table.rewards.values()) == {0.0}


def test_both_rewards_are_told_at_the_end() -> None:
    infos = play(env("pebbles", 2), 5)

    assert set(infos["seat_0"]) == {"score", "place", "rank", "margin"}


def test_an_illegal_action_ends_the_game_to_the_disadvantage_of_its_mover() -> None:
    table = env("pebbles", 3)
    table.reset(seed=1)
    table.step(5)

    assert (table.rewards, table.terminations["seat_2"]) == ({"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}, True)


def test_whoever_is_not_to_move_may_choose_nothing() -> None:
    table = env("keyper", 2)
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)

    assert not table.observe(other)["action_mask"].any()


def test_the_mask_marks_just_what_is_legal() -> None:
    table = env("keyflower", 3)
    table.reset(seed=4)
    marked = [table.text(index) for index in table.observe(table.agent_selection)["action_mask"].nonzero()[0]]

    assert sorted(marked) == sorted(map(str, table.stage.game.legal(table.stage.state)))


def test_options_reach_the_game() -> None:
    table = env("pebbles", 2, options={"length": "short"})
    table.reset(seed=1)

    assert dict(zip(table.names(), table.observe("seat_0")["observation"], strict=True))["turns-left"] == 6


def test_the_table_can_be_read() -> None:
    table = env("keyper", render_mode="ansi")
    table.reset(seed=1)

    assert "Spring" in table.render()


def test_a_reward_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="no reward 'glory': there are rank and margin"):
        env("pebbles", reward="glory")


def test_a_table_too_large_is_refused() -> None:
    with pytest.raises(BadOption, match="pebbles is for 2 to 4 seats, not 9"):
        env("pebbles", 9)
