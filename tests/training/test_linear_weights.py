"""Weights that are learned from self-play."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from keydom.core.errors import BadData, BadOption
from keydom.games.pebbles import GAME
from keydom.training.learned_file import merge_learned
from keydom.training.linear_weights import (
    LearningSettings,
    RegressionSums,
    WeightsFit,
    _solve,
    fit_weights,
    game_and_insight,
)

LESSON = LearningSettings("pebbles", 2, 40, seed=1)
PERVERSE = ((0.0, -1.0),)  # as few points as can be
FIT = WeightsFit(((1.0, 2.0),), 40, 500, 0.1, 0.5, 0.4)
INSIGHT = game_and_insight("pebbles")[1]


@pytest.fixture(scope="module")
def fit() -> WeightsFit:
    return fit_weights(LESSON)


def sums(features: list[list[float]], points: list[int]) -> RegressionSums:
    taken = RegressionSums(len(features[0]))
    taken.add_rows(features, points)
    return taken


def document(fits: dict[int, WeightsFit], before: str = "") -> dict[str, Any]:
    text: dict[str, Any] = json.loads(merge_learned(GAME, INSIGHT, fits, "keydom learn pebbles", before))
    return text


def test_the_same_seed_gives_the_same_weights(fit: WeightsFit) -> None:
    assert fit_weights(LESSON) == fit


def test_the_number_of_workers_changes_nothing(fit: WeightsFit) -> None:
    assert fit_weights(LESSON, workers=2) == fit


def test_another_seed_gives_other_weights(fit: WeightsFit) -> None:
    assert fit_weights(replace(LESSON, seed=2)) != fit


def test_there_is_a_weight_for_each_feature_of_each_phase(fit: WeightsFit) -> None:
    assert [len(phase) for phase in fit.weights] == [len(INSIGHT.names)] * len(INSIGHT.phases)


def test_a_point_that_one_has_is_worth_about_a_point(fit: WeightsFit) -> None:
    assert 0.5 < fit.weights[0][1] < 1.5


def test_what_is_learned_foretells_something(fit: WeightsFit) -> None:
    assert 0 < fit.fit < 1


def test_the_weights_of_the_settings_are_played_by(fit: WeightsFit) -> None:
    assert fit_weights(replace(LESSON, weights=PERVERSE)) != fit


def test_further_rounds_play_by_what_was_learned() -> None:
    assert fit_weights(replace(LESSON, weights=PERVERSE), rounds=2) == fit_weights(LESSON, rounds=2)


def test_nothing_is_left_of_the_fit_where_all_is_by_hand() -> None:
    assert fit_weights(LESSON, blend=0.0).weights == ((0.0, 1.0, 1.0),)


def test_a_strong_pull_leaves_the_weights_made_by_hand() -> None:
    assert fit_weights(LESSON, pull=1e9).weights[0][1] == pytest.approx(1.0, abs=1e-3)


def test_without_a_pull_the_truth_is_found() -> None:
    told = sums([[1, 0], [1, 1], [1, 2], [1, 5]], [3, 5, 7, 13])
    assert _solve(told, np.array([0.0, 0.0]), 0.0, 1.0) == pytest.approx([3.0, 2.0])


def test_a_feature_that_never_varies_keeps_its_weight() -> None:
    told = sums([[1, 0, 0], [1, 1, 0], [1, 2, 0]], [3, 5, 7])
    assert _solve(told, np.array([0.0, 0.0, 7.0]), 0.001, 1.0)[2] == pytest.approx(7.0)


def test_a_phase_without_positions_keeps_its_weights() -> None:
    assert [*_solve(RegressionSums(2), np.array([1.0, 2.0]), 0.1, 1.0)] == [1.0, 2.0]


def test_progress_counts_up_to_all_games() -> None:
    heard: list[int] = []
    fit_weights(LESSON, rounds=2, progress=heard.append)
    assert (heard == sorted(heard), heard[-1]) == (True, 80)


@pytest.mark.parametrize(
    "settings",
    [
        replace(LESSON, games=5),
        replace(LESSON, seats=9),
        replace(LESSON, bot="random"),
        replace(LESSON, bot="deep"),
    ],
)
def test_what_cannot_be_learned_from_is_refused(settings: LearningSettings) -> None:
    with pytest.raises(BadOption):
        fit_weights(settings)


def test_the_file_has_what_the_learned_bot_reads() -> None:
    told = document({2: FIT})
    assert (told["made_by"], told["rules_version"], told["features"], told["weights"]) == (
        "keydom learn pebbles",
        GAME.rules_version,
        list(INSIGHT.names),
        {"2": [[1.0, 2.0]]},
    )


def test_weights_for_other_seats_stay() -> None:
    before = merge_learned(GAME, INSIGHT, {4: FIT}, "keydom learn pebbles --seats 4", "")
    assert list(document({2: FIT}, before)["weights"]) == ["2", "4"]


def test_weights_of_other_features_go() -> None:
    before = merge_learned(GAME, INSIGHT, {4: FIT}, "", "").replace('"bowl"', '"height"')
    assert list(document({2: FIT}, before)["weights"]) == ["2"]


def test_a_file_of_something_else_is_refused() -> None:
    with pytest.raises(BadData):
        document({2: FIT}, "precious")
