"""The tables of PettingZoo: its own tests, and what rewards and masks say."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from keydom import BadOption
from keydom.core.game import Line, Score
from keydom.games import games

api = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed: pip install 'keydom[envs]'")
from keydom.envs.pettingzoo import TableEnv, env  # noqa: E402
from keydom.envs.rewards import rewards  # noqa: E402

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


def test_the_lead_in_points_is_over_the_best_of_the_others() -> None:
    scores = [Score([Line("all", points)]) for points in (30, 50, 35)]

    assert rewards("margin", scores) == [-20.0, 15.0, -15.0]


def test_there_are_no_rewards_before_the_end() -> None:
    table = env("pebbles", 3)
    table.reset(seed=1)
    table.step(table.table.indices[0])

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

    assert sorted(marked) == sorted(map(str, table.table.game.legal(table.table.state)))


def test_choices_are_the_indices_that_the_mask_marks() -> None:
    table = env("keyflower", 3)
    table.reset(seed=4)

    assert sorted(table.choices) == table.observe(table.agent_selection)["action_mask"].nonzero()[0].tolist()


def test_an_observation_that_was_kept_is_never_written_over() -> None:
    table = env("keyper", 2)
    table.reset(seed=1)
    kept, _, _, _, _ = table.last()
    row, mask = kept["observation"].copy(), kept["action_mask"].copy()
    for _ in range(20):
        table.step(table.choices[0])
        table.last()

    assert (kept["observation"] == row).all()
    assert (kept["action_mask"] == mask).all()


def test_what_is_done_to_an_observation_does_not_reach_the_next() -> None:
    table = env("keyper", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    before = table.observe(agent)
    row = before["observation"].copy()
    before["observation"][:] = 7
    before["action_mask"][:] = 0

    assert (table.observe(agent)["observation"] == row).all()
    assert table.observe(agent)["action_mask"].any()


@pytest.mark.parametrize("id", games())
def test_a_copied_table_goes_on_by_itself(id: str) -> None:
    table = env(id)
    table.reset(seed=1)
    table.last()
    twin, chosen = deepcopy(table), table.choices[0]
    table.step(chosen)
    row = table.observe("seat_0")["observation"]
    table.step(table.choices[0])
    twin.step(chosen)

    assert (twin.observe("seat_0")["observation"] == row).all()


def test_agents_are_told_until_all_are_gone() -> None:
    table = env("pebbles", 2, options={"length": "short"})
    table.reset(seed=1)
    turns = 0
    for _ in table.agent_iter():
        _, _, over, _, _ = table.last()
        table.step(None if over else table.choices[0])
        turns += 1

    assert (table.agents, turns > 2) == ([], True)


def test_no_more_agents_are_told_than_asked_for() -> None:
    table = env("pebbles", 2)
    table.reset(seed=1)
    told = []
    for agent in table.agent_iter(3):
        told.append(agent)
        table.step(table.choices[0])

    assert len(told) == 3


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
