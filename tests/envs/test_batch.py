"""Many tables at once: the same games as one by one, in arrays that stay where they are."""

from __future__ import annotations

from random import Random

import pytest

from keydom import BadOption
from keydom.core.game import OVER
from keydom.core.indexed_table import IndexedTable
from keydom.games import games, get_game

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'keydom[envs]'")
from keydom.envs.batch import Batch  # noqa: E402


def choices(batch: Batch, rng: Random) -> list[int]:
    return [int(rng.choice(mask.nonzero()[0])) for mask in batch.masks]


@pytest.mark.parametrize("id", games())
def test_a_batch_plays_the_games_that_its_tables_would_play_alone(id: str) -> None:
    batch, rng = Batch(id, 3), Random(1)
    batch.reset(seed=5)
    tables = [IndexedTable(get_game(id), get_game(id).seats[0], get_game(id).options()) for _ in range(3)]
    for place, table in enumerate(tables):
        table.reset(Random(f"5 {place} 0"))
    for _ in range(40):
        actions = choices(batch, rng)
        batch.step(actions)
        for table, action in zip(tables, actions, strict=True):
            if table.mover != OVER:
                assert table.play_index(action)
    rows = [table.observe(table.mover) for table in tables if table.mover != OVER]

    assert [row.tobytes() for row, table in zip(batch.observations, tables, strict=True) if table.mover != OVER] == rows


def test_masks_are_what_is_legal_and_nothing_that_was() -> None:
    batch, rng = Batch("keyflower", 2), Random(2)
    batch.reset(seed=1)
    for _ in range(60):
        batch.step(choices(batch, rng))

    assert [sorted(table.indices) for table in batch.group.tables] == [
        mask.nonzero()[0].tolist() for mask in batch.masks
    ]


def test_choices_are_what_masks_mark() -> None:
    batch, rng = Batch("keyper", 3), Random(2)
    batch.reset(seed=1)
    for _ in range(30):
        batch.step(choices(batch, rng))
    told = [sorted(row[:count].tolist()) for row, count in zip(batch.choices, batch.counts, strict=True)]

    assert told == [mask.nonzero()[0].tolist() for mask in batch.masks]


def test_a_table_that_is_done_goes_on_with_another_game() -> None:
    batch, rng = Batch("pebbles", 1, options={"length": "short"}), Random(3)
    batch.reset(seed=1)
    while not batch.dones[0]:
        batch.step(choices(batch, rng))

    assert dict(zip(batch.names(), batch.observations[0], strict=True))["turns-left"] == 6


def test_rewards_and_scores_are_there_when_a_game_is_done() -> None:
    batch, rng = Batch("pebbles", 1, seats=3), Random(3)
    batch.reset(seed=1)
    while not batch.dones[0]:
        batch.step(choices(batch, rng))

    assert np.argsort(batch.scores[0]).tolist()[-1] == batch.rewards[0].argmax()


def test_rewards_are_gone_after_the_next_step() -> None:
    batch, rng = Batch("pebbles", 1), Random(3)
    batch.reset(seed=1)
    while not batch.dones[0]:
        batch.step(choices(batch, rng))
    batch.step(choices(batch, rng))

    assert (bool(batch.dones[0]), bool(batch.rewards.any())) == (False, False)


def test_an_illegal_action_ends_a_game_to_the_disadvantage_of_its_mover() -> None:
    batch = Batch("pebbles", 2)
    batch.reset(seed=1)
    batch.step([5, batch.masks[1].argmax()])

    assert (batch.rewards.tolist(), batch.dones.tolist()) == ([[-1, 0], [0, 0]], [True, False])


def test_the_arrays_stay_where_they_are() -> None:
    batch = Batch("pebbles", 2)
    batch.reset(seed=1)
    rows = batch.observations
    batch.step(batch.masks.argmax(axis=1))

    assert batch.observations is rows


def test_several_processes_play_the_same_games() -> None:
    seen = []
    for processes in (1, 2):
        with Batch("pebbles", 5, processes=processes) as batch:
            batch.reset(seed=9)
            rng = Random(4)
            for _ in range(30):
                batch.step(choices(batch, rng))
            seen.append((batch.observations.tolist(), batch.rewards.tolist(), batch.movers.tolist()))

    assert seen[0] == seen[1]


@pytest.mark.parametrize("processes", [0, 3])
def test_tables_cannot_be_divided_among_too_many_or_no_processes(processes: int) -> None:
    with pytest.raises(BadOption, match=f"2 tables cannot be divided among {processes} processes"):
        Batch("pebbles", 2, processes=processes)
