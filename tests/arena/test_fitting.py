"""The learning itself, where PyTorch is there: members that answer as one."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from keydom.arena.learning import knowledge
from keydom.arena.rows import Data, Frame
from keydom.arena.selfplay import SelfPlay, part_file, play_part

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="learning needs PyTorch, an extra of its own")


@pytest.fixture
def learner(tmp_path: Path) -> Any:
    from keydom.arena.fitting import Learner

    play_part(SelfPlay("pebbles", str(tmp_path), (2, 3), seed=1), 0)
    data = Data([part_file(str(tmp_path), 0)])
    return Learner(Frame(*knowledge("pebbles"), data), data, None, seed=0)


def test_networks_that_are_joined_answer_with_the_mean_of_theirs(learner: Any) -> None:
    import torch

    rows = torch.arange(5)
    members = [learner.network() for _ in range(2)]
    with torch.no_grad():
        scores = [learner.answers(model, rows)[0] for model in (*members, learner.joined(members))]
    assert torch.allclose(scores[2], (scores[0] + scores[1]) / 2, atol=1e-4)


def test_members_differ(learner: Any) -> None:
    model, _ = learner.learn(learner_rows(learner), learner_rows(learner)[:0], 1)
    first = model[0].weight
    assert not (first[: len(first) // 2] == first[len(first) // 2 :]).all()


def learner_rows(learner: Any) -> Any:
    """All rows of the games."""
    import numpy as np

    return np.arange(len(learner.seats))
