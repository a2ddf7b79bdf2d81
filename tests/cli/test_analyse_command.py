"""`keydom analyse`: figures, a page, and plain words where there is nothing to analyse."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.study.games import BAD, played

if TYPE_CHECKING:
    from .command_line import Run

QUICK = "--depth 4 --workers 1"


@pytest.fixture
def finished(home: Path) -> Path:
    """The record of a finished game."""
    path = home / "finished.key"
    path.write_text(str(played(5, name="random")), "utf-8")
    return path


def test_json_tells_the_ledger_of_every_seat(run: Run, finished: Path, home: Path) -> None:
    run(f"analyse finished.key {QUICK} --json told.json")
    told = json.loads((home / "told.json").read_text("utf-8"))
    assert [one["seat"] for one in told["ledgers"]] == [0, 1]


def test_the_page_needs_nothing_else(run: Run, finished: Path, home: Path) -> None:
    run(f"analyse finished.key {QUICK} --html told.html")
    page = (home / "told.html").read_text("utf-8")
    assert re.findall(r'(?:src|href)=["\'](?!data:|#)', page) == []


def test_every_mark_of_the_graph_leads_to_its_decision(run: Run, finished: Path, home: Path) -> None:
    run(f"analyse finished.key {QUICK} --html told.html")
    page = (home / "told.html").read_text("utf-8")
    marks = re.findall(r'href="#(ply-\d+)"', page)
    assert marks
    assert [mark for mark in marks if f"<li id='{mark}'>" not in page] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Errors of the others"), ("nl", "Fouten van"), ("fr", "Erreurs des"), ("es", "Errores de los demás")],
)
def test_the_account_is_told_in_the_language_of_its_reader(run: Run, finished: Path, language: str, words: str) -> None:
    assert words in run(f"analyse finished.key {QUICK} --language {language}").out


def test_an_analysis_that_was_stopped_goes_on_where_it_was(
    run: Run, finished: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from keydom.cli import analyse
    from keydom.study.analysis import analysis

    whole, asked = analysis.analyse_part, []

    def stopping(plan: analysis.AnalysisPlan, first: int) -> analysis.AnalysisPart:
        asked.append(first)
        if first and asked.count(first) == 1:
            raise KeyboardInterrupt
        return whole(plan, first)

    monkeypatch.setattr(analyse, "analyse_part", stopping)
    assert run(f"analyse finished.key {QUICK}").code == 130
    run(f"analyse finished.key {QUICK}")
    assert asked.count(0) == 1


def test_a_game_that_is_not_over_is_one_line_and_leaves_no_file(run: Run, begun: Path, home: Path) -> None:
    outcome = run("analyse begun.key --json told.json --html told.html")
    assert (outcome.code, outcome.err.count("\n"), list(home.glob("told.*"))) == (2, 1, [])
    assert "not over" in outcome.err


@pytest.mark.parametrize(("was", "now"), BAD)
def test_a_record_that_is_none_is_one_line_and_leaves_no_file(
    run: Run, finished: Path, home: Path, was: str, now: str
) -> None:
    finished.write_text(finished.read_text("utf-8").replace(was, now, 1), "utf-8")
    outcome = run("analyse finished.key --json told.json --html told.html")
    assert (outcome.code, outcome.out, outcome.err.count("\n"), list(home.glob("told.*"))) == (2, "", 1, [])


def test_a_finished_game_whose_result_nobody_wrote_down_is_analysed(run: Run, finished: Path) -> None:
    lines = finished.read_text("utf-8").splitlines(keepends=True)
    finished.write_text("".join(line for line in lines if not line.startswith("=")), "utf-8")
    assert run(f"analyse finished.key {QUICK}").code == 0


def test_where_nothing_can_be_written_is_told_before_the_work(run: Run, finished: Path) -> None:
    outcome = run(f"analyse finished.key {QUICK} --html nowhere/told.html")
    assert (outcome.code, outcome.out) == (2, "")
