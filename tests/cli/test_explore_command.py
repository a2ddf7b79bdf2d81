"""`keydom explore`: figures in the terminal and as JSON, and plain words where there is nothing to explore."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.study.explorer.test_explorer import row, written
from tests.study.games import BAD, played

if TYPE_CHECKING:
    from .command_line import Run


@pytest.fixture
def games(home: Path) -> Path:
    rows = [row(0, 5, 0, "buy b07", 12, 1, 3), row(0, 6, 1, "buy b08", 9, 2, -3)]
    (home / "games").mkdir()
    return written(home / "games", rows)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "games of"), ("nl", "spellen van"), ("fr", "parties de"), ("es", "partidas de")]
)
def test_the_figures_are_told_in_the_language_of_their_reader(run: Run, games: Path, language: str, words: str) -> None:
    assert words in " ".join(run(f"explore games --language {language}").out.split())


def test_json_tells_every_figure(run: Run, games: Path, home: Path) -> None:
    run("explore games --json told.json")
    told = json.loads((home / "told.json").read_text("utf-8"))
    assert [one["thing"] for one in told["things"]] == ["tile:b07", "tile:b08"]


def test_the_games_behind_a_figure_are_listed(run: Run, games: Path) -> None:
    assert run("explore games --behind buy:tile:b07").out == "0\n"


@pytest.mark.parametrize("line", ["nowhere", "games --behind b07", "games --json nowhere/told.json", "games --seats 5"])
def test_what_cannot_be_explored_is_one_line(run: Run, games: Path, line: str) -> None:
    outcome = run(f"explore {line}")
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)


def test_a_folder_without_games_is_one_line_and_leaves_no_file(run: Run, home: Path) -> None:
    (home / "empty").mkdir()
    outcome = run("explore empty --json told.json")
    assert (outcome.code, outcome.err.count("\n"), (home / "told.json").exists()) == (2, 1, False)


@pytest.mark.parametrize(("was", "now"), BAD)
def test_a_record_in_the_folder_that_is_none_is_one_line_that_names_it(
    run: Run, home: Path, was: str, now: str
) -> None:
    (home / "spoilt").mkdir()
    (home / "spoilt/one.key").write_text(str(played(5, name="random")).replace(was, now, 1), "utf-8")
    outcome = run("explore spoilt --json told.json")
    assert (outcome.code, outcome.err.count("\n"), "one.key" in outcome.err) == (2, 1, True)
