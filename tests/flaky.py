"""Runs tests again and again while every core is kept busy: `make flaky ARGS="tests/server/test_x.py::test_y"`.

A test that is red once in a hundred runs is wrong. The list flaky.tsv says on which day each test was run how often,
and how often it was red. Tests that were run fewer than a hundred times, and were always green, stand there as one line
for their file.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PATH = Path(__file__).with_name("flaky.tsv")
HEADING = "test\tdate\truns\tred\n"
TIMES = 100
NUMBER = re.compile(r"run\d+")
REPORT = "KEYDOM_FLAKY"  # the environment variable that names the file to which outcomes are written


def keep_busy() -> None:
    """Hold a core until the process is ended, or its parent has ended."""
    parent = os.getppid()
    while os.getppid() == parent:
        sum(range(100_000))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make flaky", description=__doc__)
    parser.add_argument("tests", nargs="+", help="as pytest takes them; what begins with - goes to pytest too")
    parser.add_argument("--times", type=int, default=TIMES, help="how often each is run (100)")
    wish, more = parser.parse_known_args(arguments)
    burners = [multiprocessing.Process(target=keep_busy, daemon=True) for _ in range(os.cpu_count() or 1)]
    for burner in burners:
        burner.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            outcomes = Path(folder) / "outcomes"
            command = [sys.executable, "-m", "pytest", "-p", "tests.flaky", "--times", str(wish.times)]
            environment = {**os.environ, REPORT: str(outcomes)}
            status = subprocess.run([*command, *wish.tests, *more], cwd=ROOT, env=environment).returncode
            if outcomes.exists():
                write(outcomes.read_text("utf-8").splitlines())
    finally:
        for burner in burners:
            burner.terminate()
    return status


def write(outcomes: Sequence[str], path: Path = PATH, today: str = "") -> None:
    """Add the runs to the list; a test stands there once for each day."""
    day = today or datetime.now(UTC).date().isoformat()
    runs: Counter[tuple[str, str]] = Counter()
    red: Counter[tuple[str, str]] = Counter()
    files: dict[tuple[str, str], int] = {}  # how often each test of a file was run at least
    old = path.read_text("utf-8").splitlines()[1:] if path.exists() else []
    for line in old:
        test, date, count, failed = line.split("\t")
        if "::" in test:
            runs[test, date] += int(count)
            red[test, date] += int(failed)
        else:
            files[test, date] = int(count)
    for line in outcomes:
        test, outcome = line.split("\t")
        runs[test, day] += 1
        red[test, day] += outcome == "red"
    few = {key: count for key, count in runs.items() if count < TIMES and not red[key]}
    fewest: dict[tuple[str, str], int] = {}
    for (test, date), times in few.items():
        file = (test.partition("::")[0], date)
        fewest[file] = min(fewest.get(file, TIMES), times)
    for file, times in fewest.items():
        files[file] = max(files.get(file, 0), times)
    listed = files | {key: count for key, count in runs.items() if key not in few}
    rows = [f"{test}\t{date}\t{count}\t{red[test, date]}\n" for (test, date), count in sorted(listed.items())]
    path.write_text(HEADING + "".join(rows), "utf-8")


class Outcomes:
    """Writes whether each run of a test was green or red."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._red: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._red.add(report.nodeid)
        if report.when == "teardown":
            with self._path.open("a", encoding="utf-8") as out:
                out.write(f"{unnumbered(report.nodeid)}\t{'red' if report.nodeid in self._red else 'green'}\n")


def unnumbered(nodeid: str) -> str:
    """The id of a test without the number of the run."""
    head, bracket, inside = nodeid.partition("[")
    others = [part for part in inside.removesuffix("]").split("-") if not NUMBER.fullmatch(part)]
    return f"{head}[{'-'.join(others)}]" if bracket and others else head


def pytest_configure(config: pytest.Config) -> None:
    if REPORT in os.environ and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Outcomes(Path(os.environ[REPORT])), "flaky-outcomes")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
