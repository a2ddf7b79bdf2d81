"""Games that a network learns from: what is kept of them, and a whole course of learning where PyTorch is there."""

from __future__ import annotations

from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from keydom.bots.net.network import NetworkFile
from keydom.games import get_game
from keydom.training.generations import BlendWeights, TrainingRun, best_of, train, with_blend
from keydom.training.samples import NO_DECISION, Samples
from keydom.training.self_play import PART, SelfPlay, part_file, play_part
from tests.bots.networks import random_network

PEBBLES = get_game("pebbles")
SEATS = (2, 3)


@pytest.fixture
def plan(tmp_path: Path) -> SelfPlay:
    return SelfPlay("pebbles", str(tmp_path), SEATS, seed=1)


def rows(plan: SelfPlay) -> dict[str, NDArray[Any]]:
    assert play_part(plan, 0) is not None
    with np.load(part_file(plan.folder, 0)) as part:
        return {name: part[name] for name in part.files}


def test_the_same_part_is_the_same_games(plan: SelfPlay) -> None:
    first, again = rows(plan), rows(plan)
    assert all((first[name] == again[name]).all() for name in first)


def test_every_number_of_seats_is_played_in_turn(plan: SelfPlay) -> None:
    assert set(rows(plan)["seats"]) == set(SEATS)


def test_a_number_of_seats_that_is_named_twice_is_played_twice_as_often(tmp_path: Path) -> None:
    kept = rows(SelfPlay("pebbles", str(tmp_path), (3, 2, 3), seed=1))
    tables = Counter(seats for _, seats in set(zip(kept["games"].tolist(), kept["seats"].tolist(), strict=True)))
    assert tables == {3: 5, 2: 3}  # of eight games: three, two, three, and so on


def test_every_row_says_who_won(plan: SelfPlay) -> None:
    assert rows(plan)["wins"].sum(axis=1) == pytest.approx(1.0)


def test_of_seats_that_are_not_there_nothing_is_kept(plan: SelfPlay) -> None:
    kept = rows(plan)
    two = kept["seats"] == 2
    assert not kept["scores"][two][:, 2:].any()


def test_no_part_is_begun_when_the_time_is_up(plan: SelfPlay, tmp_path: Path) -> None:
    late = SelfPlay("pebbles", str(tmp_path), SEATS, seed=1, until=1.0)
    assert play_part(late, 0) is None


def test_a_network_can_take_some_of_the_seats(tmp_path: Path) -> None:
    weights = tmp_path / "net.npz"
    weights.write_bytes(random_network(PEBBLES))
    part = play_part(SelfPlay("pebbles", str(tmp_path), SEATS, 1, (str(weights),), linear=0.5), 0)
    assert part is not None
    assert part.games == PART


def test_a_decision_that_search_is_asked_about_has_several_ways_out(tmp_path: Path) -> None:
    taught = rows(SelfPlay("pebbles", str(tmp_path), SEATS, 1, taught=0.5))["decisions"]
    assert min(Counter(taught[taught != NO_DECISION].tolist()).values()) >= 2


def test_without_a_teacher_every_row_stands_alone(plan: SelfPlay) -> None:
    assert (rows(plan)["decisions"] == NO_DECISION).all()


def test_ways_out_of_one_decision_are_read_together(tmp_path: Path) -> None:
    kept = rows(SelfPlay("pebbles", str(tmp_path), SEATS, 1, taught=0.5))["decisions"]
    ways = Samples([part_file(str(tmp_path), 0)]).ways
    assert [set(kept[line[line >= 0]]) for line in ways] == [
        {one} for one in dict.fromkeys(kept.tolist()) if one != NO_DECISION
    ]


def test_the_blend_of_a_network_is_written_into_its_file() -> None:
    about = NetworkFile(with_blend(random_network(PEBBLES), BlendWeights(0.5, 0.25)), "of a test").about
    assert (about["share"], about["lean"]) == BlendWeights(0.5, 0.25)


@pytest.mark.skipif(find_spec("torch") is None, reason="learning needs PyTorch, an extra of its own")
def test_a_course_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    first = train(
        TrainingRun("pebbles", tmp_path, SEATS, generations=1, games=80, measured=2, blends=(BlendWeights(1.0, 1.0),))
    )
    both = train(
        TrainingRun("pebbles", tmp_path, SEATS, generations=2, games=80, measured=2, blends=(BlendWeights(1.0, 1.0),))
    )
    assert both[0] == first[0]
    assert best_of(both) in both
