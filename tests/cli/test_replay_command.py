"""A record is gone through line by line, as one seat saw it or in full, and verified."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .command_line import Run


def test_every_line_is_printed_when_there_is_no_terminal(run: Run, finished: Path) -> None:
    moves = [line[2:] for line in finished.read_text().splitlines() if line[:2] in ("* ", "0 ", "1 ")]
    outcome = run("replay", finished)
    shown = [line for line in outcome.out.splitlines() if line[:4].strip().isdigit()]
    assert [line.split("  ")[-1] for line in shown] == moves


def test_the_end_says_that_the_scores_were_verified(run: Run, finished: Path) -> None:
    outcome = run("replay", finished)
    assert outcome.code == 0
    assert outcome.out.endswith("all legal, and the scores are as recorded.\n")


def test_a_game_that_is_not_over_is_said_to_be_so(run: Run, begun: Path) -> None:
    assert run("replay", begun).out.endswith("all legal; the game is not over.\n")


def test_a_record_without_a_result_is_said_to_have_none(run: Run, finished: Path) -> None:
    text = "".join(line for line in finished.read_text().splitlines(keepends=True) if not line.startswith("="))
    finished.write_text(text)
    assert run("replay", finished).out.endswith("the record states no result.\n")


@pytest.mark.parametrize(("seat", "hidden"), [("--seat 0", 1), ("--seat 1", 2), ("--seat none", 3), ("", 0)])
def test_a_seat_sees_only_what_it_saw(run: Run, home: Path, seat: str, hidden: int) -> None:
    moves = "* draw white\n0 keep\n* draw gold\n1 keep\n* draw coal\n0 keep\n"
    (home / "a.key").write_text(f"keydom 1\ngame pebbles\nrules 1\nseats 2\n\n{moves}")
    outcome = run(f"replay a.key {seat}")
    assert outcome.out.count("draw ?") == hidden


def test_what_happened_is_told_in_words(run: Run, finished: Path) -> None:
    assert "· Player 1 drew a pebble." in run("replay", finished).out


def test_a_move_that_is_not_allowed_is_named_by_file_and_line(run: Run, home: Path) -> None:
    (home / "a.key").write_text("keydom 1\ngame pebbles\nrules 1\nseats 2\n\n* draw white\n1 keep\n")
    outcome = run("replay a.key")
    assert outcome.code == 2
    assert outcome.err == "keydom: a.key:7: it is the turn of seat 0, not of seat 1\n"


def test_a_wrong_result_is_refused(run: Run, finished: Path) -> None:
    text = finished.read_text().replace("total=", "total=1", 1)
    finished.write_text(text)
    outcome = run("replay", finished)
    assert outcome.code == 2
    assert "the replayed game does not end with" in outcome.err


def test_in_the_whole_truth_a_secret_names_who_was_told_it(run: Run, begun: Path) -> None:
    assert "· → Player 1: You saw a " in run("replay", begun).out
    assert "· You saw a " in run("replay --seat 0", begun).out


def test_a_name_that_a_terminal_would_obey_is_refused_and_not_shown(run: Run, home: Path) -> None:
    text = "keydom 1\ngame pebbles\nrules 1\nseats 2\nplayer 0 Ana\x1b[31m\n\n* draw white\n"
    (home / "a.key").write_text(text)
    outcome = run("replay a.key")
    assert outcome.code == 2
    assert "\x1b" not in outcome.out + outcome.err


def test_notes_and_side_lines_are_read_out(run: Run, home: Path) -> None:
    path = home / "noted.key"
    path.write_text("keydom 1\ngame pebbles\nrules 1\nseats 2\n\n* draw coal\n0 keep\n> brave\n| 0 give\n", "utf-8")
    assert [line.strip() for line in run("replay noted.key").out.splitlines() if line.strip()[:1] in (">", "|")] == [
        "> brave",
        "| 0 give",
    ]


@pytest.mark.parametrize("seat", ["0", "1", "none"])
def test_notes_and_side_lines_are_read_out_to_no_seat(run: Run, home: Path, seat: str) -> None:
    moves = "* draw white\n> a fair draw\n0 keep\n| 0 give\n| 0 to 1\n"
    (home / "a.key").write_text(f"keydom 1\ngame pebbles\nrules 1\nseats 2\n\n{moves}")
    outcome = run(f"replay a.key --seat {seat}")
    assert ("a fair draw" in outcome.out, "0 give" in outcome.out) == (False, False)


def test_a_side_line_that_cannot_be_played_is_one_line(run: Run, home: Path) -> None:
    path = home / "noted.key"
    path.write_text("keydom 1\ngame pebbles\nrules 1\nseats 2\n\n* draw coal\n0 keep\n| 0 to 1\n", "utf-8")
    outcome = run("replay noted.key")
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
