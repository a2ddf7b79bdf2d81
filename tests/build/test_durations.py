"""The recorded durations, and the order of a run that follows from them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests import durations
from tests.durations import LIMIT, STARTING, WORKERS, FileDurations, estimate, expected, file_of, recorded, units


def test_no_more_than_one_test_in_twenty_is_newer_than_the_record(request: pytest.FixtureRequest) -> None:
    counts = Counter(file_of(item.nodeid) for item in request.session.items)
    known = recorded()
    new = sum(max(count - known[path]["tests"], 0) if path in known else count for path, count in counts.items())

    assert new <= max(sum(counts.values()), sum(file["tests"] for file in known.values())) / 20, "make durations"


def test_a_whole_run_takes_less_than_its_limit() -> None:
    assert expected(recorded()) < LIMIT, "find out what takes the time, then: make durations"


def test_no_file_keeps_a_worker_busy_when_the_others_are_done() -> None:
    longest = max(recorded().items(), key=lambda item: item[1]["seconds"])

    assert longest[1]["seconds"] < LIMIT / WORKERS, longest[0]


def test_a_run_is_expected_to_take_its_start_and_a_workers_share_of_all_seconds() -> None:
    assert expected(KNOWN) == STARTING + (10 + 20 + 14 + 15) / WORKERS


KNOWN: dict[str, FileDurations] = {
    "tests/core/test_a.py": {"tests": 4, "seconds": 10.0, "slow": {"test_long": 7.0}},
    "tests/core/test_b.py": {"tests": 1, "seconds": 20.0, "slow": {"test_long": 20.0}},
    "tests/browser/test_c.py": {"tests": 1, "seconds": 14.0, "slow": {"test_long": 14.0}},
    "tests/browser/test_d.py": {"tests": 1, "seconds": 15.0, "slow": {"test_long": 15.0}},
}


def test_a_test_listed_by_itself_is_thought_to_take_as_long_as_it_took() -> None:
    assert estimate(KNOWN, "tests/core/test_a.py::test_long") == 7.0


def test_a_test_that_is_not_listed_takes_its_share_of_what_the_others_took() -> None:
    assert estimate(KNOWN, "tests/core/test_a.py::test_other") == 1.0


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    monkeypatch.setattr(durations, "recorded", lambda: KNOWN)
    monkeypatch.setattr(durations, "BROWSERS", 2)
    return units([f"{path}::{name}" for path, file in KNOWN.items() for name in file["slow"]])


def test_files_are_handed_out_the_longest_first(run: dict[str, str]) -> None:
    others = [path for path in run if path.startswith("tests/core")]

    assert others == ["tests/core/test_b.py", "tests/core/test_a.py"]


def test_browser_tests_come_first(run: dict[str, str]) -> None:
    assert list(run)[:2] == ["tests/browser/test_d.py", "tests/browser/test_c.py"]


def test_browser_tests_are_dealt_out_to_few_browsers(run: dict[str, str]) -> None:
    found = {run[path] for path in run if path.startswith("tests/browser")}

    assert found == {"tests/browser/0", "tests/browser/1"}
