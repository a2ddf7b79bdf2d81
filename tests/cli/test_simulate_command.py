"""Simulations from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .command_line import Run

SPEEDS = ("games_per_s", "steps_per_s")


def result(run: Run, line: str) -> dict[str, Any]:
    """The result of a simulation, without what depends on the clock."""
    report = json.loads(run(f"simulate pebbles --json {line}").out)
    return {name: value for name, value in report.items() if name not in SPEEDS}


def test_json_has_exactly_the_promised_keys(run: Run) -> None:
    report = json.loads(run("simulate pebbles --games 5 --seats 4 --bots random --seed 1 --json").out)
    names = "game games finished steps games_per_s steps_per_s mean_scores win_share"
    assert list(report) == names.split()


def test_there_is_a_figure_for_each_seat(run: Run) -> None:
    report = result(run, "--games 5 --seats 4")
    assert (len(report["mean_scores"]), len(report["win_share"])) == (4, 4)


def test_one_worker_and_two_give_the_same_result(run: Run) -> None:
    line = "--games 60 --seed 3 --workers"
    assert result(run, f"{line} 1") == result(run, f"{line} 2")


def test_the_seed_decides_the_result(run: Run) -> None:
    assert result(run, "--games 30 --seed 3") == result(run, "--games 30 --seed 3")
    assert result(run, "--games 30 --seed 3") != result(run, "--games 30 --seed 4")


def test_as_many_play_as_there_are_bots(run: Run) -> None:
    assert len(result(run, "--games 5 --bots random,random")["win_share"]) == 2


def test_options_and_catalogue_are_played_with(run: Run, home: Path) -> None:
    facts = 'count = 50\nsource = ["mine"]\nstatus = "public"\n'
    (home / "my.toml").write_text(f'[source.mine]\ntitle = "Mine"\n[pebble.white]\npoints = 100\n{facts}')
    plain, short, rich = (
        result(run, f"--games 20 {more}") for more in ("", "--option length=short", "--catalogue my.toml")
    )
    assert short["steps"] < plain["steps"]
    assert sum(rich["mean_scores"]) > sum(plain["mean_scores"]) + 100


def test_without_json_a_person_can_read_it(run: Run) -> None:
    outcome = run("simulate pebbles --games 1200 --seats 2 --seed 1")
    assert outcome.out.startswith("1,200 games of pebbles")
    assert "mean score" in outcome.out


def test_nothing_but_the_result_is_printed_when_there_is_no_terminal(run: Run) -> None:
    assert run("simulate pebbles --games 50 --json").err == ""
