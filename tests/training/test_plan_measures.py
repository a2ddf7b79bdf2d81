"""Measures of a plan that are learned from trials."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from keydom.core.errors import BadOption
from keydom.training.learned_file import merge_learned
from keydom.training.linear_weights import LearningSettings, RegressionSums, WeightsFit, game_and_insight
from keydom.training.plan_measures import FARTHEST, MeasuresFit, _solve, fit_measures

pytestmark = pytest.mark.needs("numpy")

LESSON = LearningSettings("keythedral", 2, 36, seed=1)
GAME, INSIGHT = game_and_insight("keythedral")
TRIAL = MeasuresFit({"hoard": 0.1}, 36, 0.5)


@cache
def tried(rounds: int) -> tuple[MeasuresFit, list[int]]:
    """What is found, and the progress that was told on the way."""
    heard: list[int] = []
    return fit_measures(LESSON, rounds=rounds, progress=heard.append), heard


def solved(slope: float, bend: float, noise: float) -> float:
    """What is made of many games in which one measure draws a parabola."""
    rng = Random(1)
    sums = RegressionSums(2)
    for _ in range(2000):
        draw = rng.gauss(0, 1)
        sums.add_rows([[draw, draw * draw - 1]], [slope * draw + bend * (draw * draw - 1) + rng.gauss(0, noise)])
    return float(_solve(sums, 2)[0][0])


def test_the_number_of_workers_changes_nothing() -> None:
    assert fit_measures(LESSON, workers=2) == tried(1)[0]


def test_another_seed_gives_other_measures() -> None:
    assert fit_measures(replace(LESSON, seed=2)) != tried(1)[0]


def test_every_measure_of_the_plan_is_tried() -> None:
    assert tuple(tried(1)[0].measures) == INSIGHT.measures


def test_a_measure_moves_to_the_top_of_its_parabola() -> None:
    assert solved(1.0, -1.0, 0.1) == pytest.approx(0.5, abs=0.02)


def test_a_measure_that_changes_nothing_stays() -> None:
    assert solved(0.0, -0.2, 3.0) == pytest.approx(0.0, abs=0.1)


def test_no_measure_moves_farther_than_was_tried() -> None:
    assert solved(5.0, 0.0, 1.0) == FARTHEST


def test_measures_stand_beside_the_weights_of_before() -> None:
    fit = WeightsFit(((1.0, 2.0),), 40, 500, 0.1, 0.5, 0.4)
    before = merge_learned(GAME, INSIGHT, {3: fit}, "keydom learn keythedral", "")
    told = json.loads(merge_learned(GAME, INSIGHT, {2: TRIAL}, "keydom learn keythedral --plan", before))
    assert (told["weights"], told["measures"]) == ({"3": [[1.0, 2.0]]}, {"2": {"hoard": 0.1}})


def test_another_round_strays_from_what_was_learned_in_the_first() -> None:
    trial, again = tried(1)[0], tried(2)[0]
    moved = [name for name in INSIGHT.measures if again.measures[name] != trial.measures[name]]
    assert (moved != [], again.games) == (True, 72)


def test_progress_goes_on_from_round_to_round() -> None:
    heard = tried(2)[1]
    assert (heard == sorted(heard), heard[-1]) == (True, 72)


def test_a_game_without_a_plan_has_nothing_to_try() -> None:
    with pytest.raises(BadOption):
        fit_measures(LearningSettings("pebbles", 2, 40))


def test_progress_counts_up_to_all_games() -> None:
    heard = tried(1)[1]
    assert (heard == sorted(heard), heard[-1]) == (True, 36)
