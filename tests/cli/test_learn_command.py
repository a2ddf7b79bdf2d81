"""Learning from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .command_line import Run

pytestmark = pytest.mark.needs("numpy")

LINE = "learn pebbles --games 20 --seed 1 --out weights.json"


def test_the_weights_are_written_with_the_command_that_made_them(run: Run, home: Path) -> None:
    run(f"{LINE} --seats 2")
    written = json.loads((home / "weights.json").read_text())
    assert written["made_by"].startswith("keydom learn pebbles --seats 2 --games 20 --rounds 1 --bot planner")


def test_the_command_in_the_file_makes_the_same_file(run: Run, home: Path) -> None:
    run(f"{LINE} --seats 2,3 --noise 0.2 --pull 0.5")
    first = (home / "weights.json").read_text()
    (home / "weights.json").unlink()
    run(json.loads(first)["made_by"].removeprefix("keydom "), "--out", "weights.json", "--workers", 2)
    assert (home / "weights.json").read_text() == first


def test_without_seats_all_are_learned(run: Run, home: Path) -> None:
    run(LINE)
    assert list(json.loads((home / "weights.json").read_text())["weights"]) == ["2", "3", "4"]


def test_seats_that_are_not_asked_for_stay(run: Run, home: Path) -> None:
    run(f"{LINE} --seats 4")
    before = json.loads((home / "weights.json").read_text())["weights"]["4"]
    run(f"{LINE} --seats 2 --seed 9")
    assert json.loads((home / "weights.json").read_text())["weights"]["4"] == before


def test_a_person_is_told_how_well_it_fits(run: Run) -> None:
    assert "R² learned" in run(f"{LINE} --seats 2").out


def test_without_numpy_it_says_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keydom.cli.options.find_spec", lambda name: None)
    assert run(LINE).err == "keydom: learning needs the package numpy: pip install 'keydom[research]'\n"


def test_a_number_that_is_none_is_refused(run: Run) -> None:
    outcome = run(f"{LINE} --noise nan")
    assert (outcome.code, "Traceback" in outcome.err) == (2, False)
