"""Contests that are stopped, killed and resumed: no finished game is lost, and the result is the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from keydom.arena.contest import Contest, ContestOutcome
from keydom.arena.contest_runner import record_path, run_contest
from keydom.arena.journal import BadJournal, ContestJournal, journal_contest
from keydom.arena.statistics import ContestStatistics

CONTEST = Contest("pebbles", 3, ("random", "greedy"), 24, seed=3)


def played(path: Path, contest: Contest = CONTEST, **how: Any) -> list[ContestOutcome]:
    with ContestJournal(path, contest) as journal:
        run_contest(journal, **how)
        return list(journal.outcomes())


def untimed(outcomes: list[ContestOutcome]) -> list[ContestOutcome]:
    return [replace(outcome, seconds=[], record="") for outcome in outcomes]


def stop_at(count: int) -> Any:
    def progress(finished: int) -> None:
        if finished >= count:
            raise KeyboardInterrupt

    return progress


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    assert untimed(played(tmp_path / "a", workers=2)) == untimed(played(tmp_path / "b"))


def test_a_run_that_is_stopped_keeps_what_is_finished(tmp_path: Path) -> None:
    assert len(played(tmp_path / "a", progress=stop_at(10))) == 10


def test_a_run_that_is_resumed_comes_to_the_same_result(tmp_path: Path) -> None:
    played(tmp_path / "a", progress=stop_at(10))
    assert untimed(played(tmp_path / "a")) == untimed(played(tmp_path / "b"))


def test_what_is_finished_is_not_played_again(tmp_path: Path) -> None:
    first = played(tmp_path / "a", progress=stop_at(10))
    assert played(tmp_path / "a")[:10] == first  # the times too


def test_a_line_that_was_being_written_when_all_ended_is_dropped(tmp_path: Path) -> None:
    played(tmp_path / "a")
    text = (tmp_path / "a").read_bytes()
    (tmp_path / "a").write_bytes(text[:-20])
    played(tmp_path / "a")
    assert untimed(played(tmp_path / "a")) == untimed(played(tmp_path / "b"))


def test_a_journal_grows_to_more_games(tmp_path: Path) -> None:
    first = played(tmp_path / "a", replace(CONTEST, games=6))
    assert played(tmp_path / "a")[:6] == first


def test_a_journal_knows_its_contest(tmp_path: Path) -> None:
    played(tmp_path / "a")
    assert journal_contest(tmp_path / "a") == CONTEST


def test_a_journal_of_another_contest_is_refused(tmp_path: Path) -> None:
    played(tmp_path / "a")
    with pytest.raises(BadJournal, match="the journal of another contest: pebbles with 3 seats, random against greedy"):
        played(tmp_path / "a", replace(CONTEST, seed=4))


def test_a_file_that_is_no_journal_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("precious")
    with pytest.raises(BadJournal, match="no journal"):
        played(tmp_path / "a")
    assert (tmp_path / "a").read_text() == "precious"


def test_a_garbled_line_is_named(tmp_path: Path) -> None:
    played(tmp_path / "a")
    with (tmp_path / "a").open("a") as file:
        file.write("garbled\n")
    with pytest.raises(BadJournal, match="a:26: no game"):
        played(tmp_path / "a")


def test_all_records_are_kept(tmp_path: Path) -> None:
    played(tmp_path / "a", keep=tmp_path)
    assert sorted(tmp_path.glob("*.key")) == [record_path(tmp_path, number) for number in range(24)]


def test_a_record_that_is_missing_is_made_when_the_run_is_resumed(tmp_path: Path) -> None:
    played(tmp_path / "a", keep=tmp_path)
    lost = record_path(tmp_path, 7)
    text = lost.read_text()
    lost.unlink()
    played(tmp_path / "a", keep=tmp_path)
    assert lost.read_text() == text


def test_figures_of_a_resumed_run_are_those_of_an_undisturbed_one(tmp_path: Path) -> None:
    played(tmp_path / "a", progress=stop_at(5), workers=2)
    resumed, undisturbed = (
        ContestStatistics(CONTEST, untimed_seconds(played(tmp_path / name))).report() for name in ("a", "b")
    )
    assert resumed == undisturbed


def untimed_seconds(outcomes: list[ContestOutcome]) -> list[ContestOutcome]:
    return [replace(outcome, seconds=[0.0] * 3) for outcome in outcomes]
