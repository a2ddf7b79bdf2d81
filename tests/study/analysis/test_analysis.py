"""A finished game explained: regret, luck, and balances that close."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import keydom
from keydom import Match, Record
from keydom.arena.workers import run_tasks
from keydom.core.errors import BadRecord
from keydom.core.score import win_shares
from keydom.study.analysis.analysis import (
    Analysis,
    analyse,
    analyse_part,
    finish_analysis,
    part_plies,
    plan_analysis,
)
from keydom.study.analysis.evaluation import WorldValues, well_known
from keydom.study.analysis.ledger import Balance
from keydom.study.analysis.steps import AnalysisStep
from tests.sampling import sampled
from tests.study.games import DEPTH, analysed, played

HOME = Path(__file__).parents[2] / "records"
RECORDS = [(file.parent.name, file.stem) for file in sorted(HOME.rglob("*.key"))]
SHORT = [  # those that are weighed in every run; the others in `make soak`
    ("keyflower", "three-merchants"),
    ("keyflower", "two-with-all-promos"),
    ("keyper", "three"),
    ("keyper", "two-with-eight"),
    ("keythedral", "three-of-2002"),
    ("keythedral", "two-with-laws-on-show"),
]


def closing(balance: Balance) -> float:
    """What the lines of a balance leave unexplained."""
    told = balance.start + balance.draws + balance.own + balance.others + balance.remainder
    return round(balance.final - told, 6)


def golden(seed: int) -> int:
    """The ply of a game of greedy bots at which somebody keeps a golden pebble, in the middle of it."""
    record = played(seed)
    return next(
        ply for ply, (_, text) in enumerate(record.moves) if text == "keep" and record.moves[ply - 1][1] == "draw gold"
    )


@pytest.mark.parametrize("seed", range(4))
def test_the_ledger_closes_in_points_and_in_chances(seed: int) -> None:
    balances = [balance for one in analysed(seed).ledgers for balance in (one.points, one.chances)]
    assert [closing(balance) for balance in balances] == [0.0] * 4


def test_the_account_ends_with_the_score_and_the_victory_of_the_record() -> None:
    found = analysed(1)
    totals = [float(line.split("total=")[1].split()[0]) for line in found.record.results]
    assert [one.points.final for one in found.ledgers] == totals


def test_who_shares_the_first_place_has_a_part_of_the_victory() -> None:
    assert [win_shares(placed) for placed in ([1, 1, 3], [2, 1, 3])] == [[0.5, 0.5, 0.0], [0.0, 1.0, 0.0]]


def test_what_one_seat_gains_by_the_errors_of_others_is_not_its_own_doing() -> None:
    found = analysed(2, "random")
    expected = sum(step.points(0) for step in found.steps if step.mover == 1)
    assert found.ledgers[0].points.others == pytest.approx(expected, abs=0.001)


def test_the_remainder_is_what_changed_between_one_step_and_the_next() -> None:
    found = analysed(2, "random")
    steps = found.steps
    between = [after.points_before[0] - before.points_after[0] for before, after in pairwise(steps)]
    expected = sum(between) + found.final[0] - steps[-1].points_after[0]
    assert found.ledgers[0].points.remainder == pytest.approx(expected, abs=0.001)


def test_the_mean_of_all_outcomes_of_a_draw_is_what_it_was_worth_before() -> None:
    """Whatever comes first, what the position was worth before is the same."""
    game = keydom.get_game("pebbles")
    before = set()
    for outcome in ("draw gold", "draw coal", "draw white"):
        match = Match(game, 2)
        match.play(outcome)
        match.rng = Random(1)
        while not match.over:
            match.play(match.legal()[0])
        first = analyse(match.record(), DEPTH).steps[0]
        before.add(tuple(round(points, 2) for points in first.points_before))
    assert len(before) == 1


def test_it_is_luckier_to_draw_gold_than_to_draw_coal() -> None:
    luck = {}
    for outcome in ("draw gold", "draw coal"):
        match = Match(keydom.get_game("pebbles"), 2)
        match.play(outcome)
        match.rng = Random(1)
        while not match.over:
            match.play(match.legal()[0])
        luck[outcome] = analyse(match.record(), DEPTH).steps[0].chances(0)
    assert luck["draw gold"] > max(0, luck["draw coal"])


@pytest.mark.parametrize("seed", range(6))
def test_a_planted_blunder_is_the_costliest_decision(seed: int) -> None:
    """The best is to keep gold: who gives it away throws most points away that a choice can."""
    at = golden(seed)
    assert analyse(played(seed, planted="give", at=at), DEPTH).costliest(1)[0].ply == at


@pytest.mark.parametrize("seed", range(3))
def test_the_choices_of_the_judge_itself_cost_next_to_nothing(seed: int) -> None:
    lost = [one.mean_points for one in analysed(seed, "learned").ledgers]
    assert max(lost) < 0.1


def test_whoever_plays_anything_loses_more_by_choices_than_the_judge_does() -> None:
    means = {
        name: sum(one.mean_chance for seed in range(3) for one in analysed(seed, name).ledgers)
        for name in ("random", "learned")
    }
    assert means["random"] > 3 * means["learned"]


def test_the_same_seed_gives_the_same_answer() -> None:
    assert analyse(played(3), DEPTH).report() == analysed(3).report()


def test_parts_weighed_in_another_order_and_in_two_processes_give_the_same_answer() -> None:
    plan = plan_analysis(played(3), DEPTH)
    found = list(run_tasks(analyse_part, plan, reversed(part_plies(played(3))), workers=2))
    assert finish_analysis(plan, found).report() == analysed(3).report()


def test_a_loss_inside_its_error_counts_for_nothing() -> None:
    found = analysed(2, "random")
    inside = [step for step in found.steps if not step.is_draw and not step.separable]
    assert {(step.regret, step.points(step.mover), step.label) for step in inside} == {(0.0, 0.0, "")}


@pytest.mark.parametrize(("lost", "label"), [(0.049, ""), (0.05, "inaccuracy"), (0.1, "mistake"), (0.15, "blunder")])
def test_labels_go_by_the_chance_that_was_lost(lost: float, label: str) -> None:
    step = next(step for step in analysed(1, "random").steps if step.mover == 0)
    assert replace(step, chances_before=[0.5 + lost, 0.5 - lost], chances_after=[0.5, 0.5]).label == label


def test_forced_and_indifferent_choices_are_no_decisions() -> None:
    found = analysed(1)
    deciding = [mover for mover, text in found.record.moves if mover == 0 and not text.startswith("to")]
    assert 0 < found.ledgers[0].decisions <= len(deciding)


def test_a_report_tells_enough_to_make_the_analysis_again() -> None:
    found = analysed(2)
    again = Analysis(found.plan, map(AnalysisStep.of, found.report()["steps"]))
    assert again.report() == found.report()


def test_a_game_that_is_not_over_is_refused() -> None:
    record = played(1)
    record.moves, record.results = record.moves[:-1], []
    with pytest.raises(BadRecord, match="not over"):
        analyse(record)


@pytest.mark.parametrize(("game", "name"), sampled(RECORDS, lambda *record: record in SHORT))
def test_the_ledger_closes_in_every_game_of_the_records(game: str, name: str) -> None:
    """A stretch of every game, weighed as quickly as can be; what lies between is the judge's own drift."""
    record = Record.load(HOME / game / f"{name}.key")
    plan = plan_analysis(record, 2)
    middle = list(part_plies(record))[len(record.moves) // 24]
    found = finish_analysis(plan, [analyse_part(plan, first) for first in (0, middle)])
    balances = [balance for one in found.ledgers for balance in (one.points, one.chances)]
    assert [closing(balance) for balance in balances] == [0.0] * len(balances)


# A great loss is looked at closely.


def lost(*chances: float) -> list[WorldValues]:
    """A choice that was played, and a better one that is above it by so much in each world."""
    worlds = [[0.5, 0.5] for _ in chances]
    return [WorldValues(worlds, worlds), WorldValues(worlds, [[0.5 + one, 0.5 - one] for one in chances])]


def test_a_great_loss_with_a_great_error_is_not_known_yet() -> None:
    assert not well_known(lost(0.05, 0.25, 0.10, 0.20), 0)


def test_a_great_loss_with_a_small_error_is_known() -> None:
    assert well_known(lost(0.15, 0.16, 0.15, 0.16), 0)


def test_a_small_loss_is_known_whatever_its_error() -> None:
    assert well_known(lost(-0.20, 0.25, 0.01, 0.02), 0)


def test_what_is_not_known_yet_is_tried_in_more_worlds() -> None:
    """In games of players who play anything, losses are great and differ from world to world."""
    worlds = {step.worlds for step in analysed(2, "random").steps if not step.is_draw}
    assert min(worlds) == DEPTH < max(worlds)
