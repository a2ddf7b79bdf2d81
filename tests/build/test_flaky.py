"""`make flaky`: a test that is red now and then is found, and the list says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.flaky import HEADING, REPORT, TIMES, unnumbered, write

ROOT = Path(__file__).parents[2]


def test_the_list_counts_runs_and_red_ones_by_test_and_day(tmp_path: Path) -> None:
    path = tmp_path / "flaky.tsv"

    write(["tests/a.py::test_b\tgreen", "tests/a.py::test_b\tred"], path, "2026-01-02")

    assert path.read_text() == f"{HEADING}tests/a.py::test_b\t2026-01-02\t2\t1\n"


def test_runs_of_the_same_day_are_added_up(tmp_path: Path) -> None:
    path = tmp_path / "flaky.tsv"

    for _ in range(2):
        write(["tests/a.py::test_b\tgreen"] * TIMES, path, "2026-01-02")

    assert path.read_text() == f"{HEADING}tests/a.py::test_b\t2026-01-02\t200\t0\n"


def test_green_tests_that_ran_less_often_are_one_line_a_file(tmp_path: Path) -> None:
    path = tmp_path / "flaky.tsv"

    write(["tests/a.py::test_b\tgreen", "tests/a.py::test_c\tgreen"] * 10, path, "2026-01-02")

    assert path.read_text() == f"{HEADING}tests/a.py\t2026-01-02\t10\t0\n"


@pytest.mark.parametrize(
    ("nodeid", "test"),
    [
        ("a.py::test_b[run7]", "a.py::test_b"),
        ("a.py::test_b[run7-keyper]", "a.py::test_b[keyper]"),
        ("a.py::test_b[keyper-run7]", "a.py::test_b[keyper]"),
    ],
)
def test_the_number_of_a_run_is_not_part_of_the_test(nodeid: str, test: str) -> None:
    assert unnumbered(nodeid) == test


def test_a_test_that_is_red_once_in_five_runs_is_told(tmp_path: Path) -> None:
    sometimes = tmp_path / "test_sometimes.py"
    sometimes.write_text("runs = []\ndef test_it():\n    runs.append(0)\n    assert len(runs) != 3\n")
    outcomes = tmp_path / "outcomes"
    command = [sys.executable, "-m", "pytest", "-p", "tests.flaky", "-p", "tests.conftest", "-c", os.devnull]
    environment = {**os.environ, REPORT: str(outcomes), "PYTHONPATH": str(ROOT)}

    run = subprocess.run([*command, "--times", "5", str(sometimes)], cwd=tmp_path, env=environment, capture_output=True)

    assert (run.returncode, outcomes.read_text().count("red")) == (1, 1)
