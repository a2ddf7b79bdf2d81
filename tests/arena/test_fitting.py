"""The learning itself, where PyTorch is there: members that answer as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from keydom.arena.fitting import Learner
from keydom.arena.learning import knowledge
from keydom.arena.rows import Data, Frame
from keydom.arena.selfplay import SelfPlay, part_file, play_part

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'keydom[train]'")
torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'keydom[train]'")


@pytest.fixture
def learner(tmp_path: Path) -> Learner:
    play_part(SelfPlay("pebbles", str(tmp_path), (2, 3), seed=1), 0)
    data = Data([part_file(str(tmp_path), 0)])
    return Learner(Frame(*knowledge("pebbles"), data), data, None, seed=0)


def test_networks_that_are_joined_answer_with_the_mean_of_theirs(learner: Learner) -> None:
    rows: Any = torch.arange(5)
    members = [learner.network() for _ in range(2)]
    with torch.no_grad():
        first, second, joined = (learner.answers(model, rows)[0] for model in (*members, learner.joined(members)))
    assert torch.allclose(joined, (first + second) / 2, atol=1e-4)


def test_the_members_of_a_network_are_not_alike(learner: Learner) -> None:
    rows = np.arange(len(learner.seats))
    model, _ = learner.learn(rows, rows[:0], 1)
    one, other = model[0].weight.chunk(2)
    assert not (one == other).all()


def test_progress_never_goes_back_from_one_member_to_the_next(learner: Learner) -> None:
    told: list[int] = []
    rows = np.arange(len(learner.seats))
    learner.learn(rows, rows[:0], 1, lambda done, total: told.append(done))
    assert told == sorted(set(told))
