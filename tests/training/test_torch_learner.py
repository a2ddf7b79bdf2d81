"""The learning itself, where PyTorch is there: members that answer as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from keydom.training.linear_weights import game_and_insight
from keydom.training.samples import InputEncoding, Samples
from keydom.training.self_play import SelfPlay, part_file, play_part
from keydom.training.torch_learner import TorchLearner

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'keydom[train]'")
torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'keydom[train]'")


@pytest.fixture
def learner(tmp_path: Path) -> TorchLearner:
    play_part(SelfPlay("pebbles", str(tmp_path), (2, 3), seed=1), 0)
    data = Samples([part_file(str(tmp_path), 0)])
    return TorchLearner(InputEncoding(*game_and_insight("pebbles"), data), data, None, seed=0)


def test_networks_that_are_joined_answer_with_the_mean_of_theirs(learner: TorchLearner) -> None:
    rows: Any = torch.arange(5)
    members = [learner.network() for _ in range(2)]
    with torch.no_grad():
        first, second, joined = (learner.answers(model, rows)[0] for model in (*members, learner.joined(members)))
    assert torch.allclose(joined, (first + second) / 2, atol=1e-4)


def test_the_members_of_a_network_are_not_alike(learner: TorchLearner) -> None:
    rows = np.arange(len(learner.seats))
    model = learner.learn(rows, rows[:0], 1)
    one, other = model[0].weight.chunk(2)
    assert not (one == other).all()


def test_progress_never_goes_back_from_one_member_to_the_next(learner: TorchLearner) -> None:
    told: list[int] = []
    rows = np.arange(len(learner.seats))
    learner.learn(rows, rows[:0], 1, lambda done, total: told.append(done))
    assert told == sorted(set(told))
