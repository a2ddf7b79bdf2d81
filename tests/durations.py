"""How long each test took when it was last recorded, and the order and sharing out of a run that follow from it.

`make durations` runs the suite and writes durations.json. A file is listed with the number of its tests and their
seconds in all, a test of half a second or more also by itself.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import TypedDict

import pytest

PATH = Path(__file__).with_name("durations.json")
WORKERS = 3  # on two cores: browsers, servers and tests wait for one another
BROWSERS = 1  # Chromiums of a run
LIMIT = 600.0  # seconds that a run may take on two cores
STARTING = 30.0  # of them: workers are started and collect their tests
SLOW = 0.5  # seconds: from here on a test is listed by itself
UNKNOWN = 0.05  # seconds that a test is thought to take which was not recorded
BROWSER = "tests/browser/"


class FileDurations(TypedDict):
    """What is known of one file of tests."""

    tests: int
    seconds: float
    slow: dict[str, float]


def recorded() -> dict[str, FileDurations]:
    """By the path of the file, from the root of the project."""
    if not PATH.exists():
        return {}
    found: dict[str, FileDurations] = json.loads(PATH.read_text("utf-8"))
    return found


def file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def estimate(known: dict[str, FileDurations], nodeid: str) -> float:
    """The seconds that a test takes: its own, or what the other tests of its file take in the mean."""
    file = known.get(file_of(nodeid))
    if file is None:
        return UNKNOWN
    name = nodeid.partition("::")[2]
    if name in file["slow"]:
        return file["slow"][name]
    others = file["tests"] - len(file["slow"])
    return max(file["seconds"] - sum(file["slow"].values()), 0.0) / others if others > 0 else UNKNOWN


def expected(known: dict[str, FileDurations]) -> float:
    """The seconds that a run takes where every worker has its share."""
    return STARTING + sum(file["seconds"] for file in known.values()) / WORKERS


def units(nodeids: list[str]) -> dict[str, str]:
    """The unit of work that each file belongs to, in the order in which units are handed out.

    A unit is run by one worker. The first units hold the browser tests, so that few Chromiums serve them all; every
    other file is a unit of its own, the longest first.
    """
    known = recorded()
    seconds: dict[str, float] = defaultdict(float)
    for nodeid in nodeids:
        seconds[file_of(nodeid)] += estimate(known, nodeid)
    longest_first = sorted(seconds, key=lambda file: (-seconds[file], file))
    browsers: list[list[str]] = [[] for _ in range(BROWSERS)]
    for file in longest_first:
        if file.startswith(BROWSER):
            min(browsers, key=lambda files: sum(seconds[file] for file in files)).append(file)
    first = {file: f"{BROWSER}{number}" for number, files in enumerate(browsers) for file in files}
    return first | {file: file for file in longest_first if file not in first}


def longest_first(items: list[pytest.Item]) -> None:
    """Put the tests of a run into the order of their units; inside a file they keep theirs."""
    rank = {file: place for place, file in enumerate(units([item.nodeid for item in items]))}
    items.sort(key=lambda item: rank[file_of(item.nodeid)])


class Recorder:
    """Writes down how long the tests of a whole run took."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return  # only a part was run
        files: dict[str, FileDurations] = {}
        for nodeid, seconds in sorted(self._seconds.items()):
            file = files.setdefault(file_of(nodeid), {"tests": 0, "seconds": 0.0, "slow": {}})
            file["tests"] += 1
            file["seconds"] += seconds
            if seconds >= SLOW:
                file["slow"][nodeid.partition("::")[2]] = round(seconds, 1)
        for file in files.values():
            file["seconds"] = round(file["seconds"], 2)
        PATH.write_text(json.dumps(files, indent=1, sort_keys=True) + "\n", "utf-8")
