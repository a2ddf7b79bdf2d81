"""Many seats at once as Gymnasium sees them: the same games as one by one, and nothing lost where a game ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom import BadOption
from keydom.games import games

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'keydom[envs]'")
import numpy as np  # noqa: E402

from keydom.envs.gymnasium import SeatEnv  # noqa: E402
from keydom.envs.vector import SeatsEnv  # noqa: E402

SHORT = {"length": "short"}


def played(seats: SeatsEnv, steps: int, seed: int = 1) -> list[tuple[Any, ...]]:
    """What each step brought, actions by lot; rows are copied, for they are written over."""
    rng = Random(seed)
    seats.reset(seed=seed)
    found = []
    for _ in range(steps):
        rows, *rest = seats.step([rng.choice(choices) for choices in seats.choices])
        found.append((rows.copy(), *rest))
    return found


@pytest.mark.parametrize("id", games())
def test_a_table_among_many_shows_what_it_shows_alone(id: str) -> None:
    many, alone = SeatsEnv(id, 2, options=SHORT), SeatEnv(id, options=SHORT)
    rows, _ = many.reset(seed=5)
    assert (rows[1] == alone.reset(seed=6)[0]).all()


def test_the_games_are_those_of_one_seat() -> None:
    alone, rng = SeatEnv("pebbles", options=SHORT), Random(1)
    alone.reset(seed=1)
    ends = []
    for _ in range(30):
        _, earned, over, _, _ = alone.step(rng.choice(alone.table.indices))
        ends.append((earned, over))
        if over:
            alone.reset()
    assert ends == [(step[1][0], step[2][0]) for step in played(SeatsEnv("pebbles", 1, options=SHORT), 30)]


def test_the_last_observation_of_a_game_is_kept() -> None:
    last = next(step for step in played(SeatsEnv("pebbles", 3, options=SHORT), 30) if step[2].any())
    place = int(last[2].argmax())
    assert last[4]["final_obs"][place][0] == 0  # turns left
    assert last[0][place][0] > 0


def test_how_a_game_went_is_told_at_its_end() -> None:
    last = next(step for step in played(SeatsEnv("pebbles", 3, options=SHORT), 30) if step[2].any())
    assert {"score", "place", "rank", "margin"} <= {*last[4]["final_info"]}


def test_masks_and_choices_say_the_same() -> None:
    seats = SeatsEnv("keyper", 2, options=SHORT)
    played(seats, 8)
    assert [sorted(choices) for choices in seats.choices] == [mask.nonzero()[0].tolist() for mask in seats.masks]


def test_arrays_stay_where_they_are() -> None:
    seats = SeatsEnv("pebbles", 2)
    rows, info = seats.reset(seed=1)
    again, _, _, _, told = seats.step([choices[0] for choices in seats.choices])
    assert again is rows
    assert told["action_mask"] is info["action_mask"]


def test_an_illegal_action_ends_the_game_and_the_next_begins() -> None:
    seats = SeatsEnv("pebbles", 2)
    seats.reset(seed=1)
    _, earned, over, _, info = seats.step([5, seats.choices[1][0]])
    assert (earned[0], over.tolist()) == (-1.0, [True, False])
    assert info["final_info"]["illegal"].tolist() == [True, False]
    assert seats.choices[0]


def test_a_shaped_reward_adds_up_to_the_score() -> None:
    plain, shaped = (SeatEnv("pebbles", options=SHORT, shaped=by) for by in (0.0, 1.0))
    sums = []
    for seat in (plain, shaped):
        rng = Random(3)
        seat.reset(seed=3)
        begun, total, over, info = seat.table.scores()[0].total, 0.0, False, {"score": 0}
        while not over:
            _, earned, over, _, info = seat.step(rng.choice(seat.table.indices))
            total += earned
        sums.append((total, info["score"] - begun))
    assert sums[1][0] == pytest.approx(sums[0][0] + sums[1][1])


def test_without_a_table_there_is_nothing_to_learn() -> None:
    with pytest.raises(BadOption, match="one at least"):
        SeatsEnv("pebbles", 0)


def test_rows_are_of_the_space_that_is_told() -> None:
    seats = SeatsEnv("pebbles", 3)
    rows, _ = seats.reset(seed=2)
    assert seats.observation_space.contains(rows)
    assert rows.dtype == np.uint8
