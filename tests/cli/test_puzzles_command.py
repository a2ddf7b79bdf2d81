"""`keydom puzzles`: mined into a folder, taken up again, and verified anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import keydom
from keydom.study.puzzles.puzzle import format_puzzles, packaged_puzzles

if TYPE_CHECKING:
    from .command_line import Run


def test_what_was_mined_lies_in_the_folder(run: Run, home: Path) -> None:
    run("puzzles pebbles --games 2 --seats 2 --workers 1 --out found")
    assert sorted(path.name for path in (home / "found").iterdir()) == ["pebbles-2-0.jsonl", "puzzles.json"]


def test_a_run_goes_on_where_it_was(run: Run, home: Path) -> None:
    run("puzzles pebbles --games 2 --seats 2 --workers 1 --out found")
    before = (home / "found/pebbles-2-0.jsonl").read_text("utf-8")
    run("puzzles pebbles --games 3 --seats 2 --workers 1 --out found")
    assert (home / "found/pebbles-2-0.jsonl").read_text("utf-8").startswith(before)


def test_puzzles_that_hold_are_counted(run: Run, home: Path) -> None:
    one = min(packaged_puzzles(keydom.get_game("keythedral")).values(), key=lambda one: len(one.wrong))
    (home / "found").mkdir()
    (home / "found/puzzles.json").write_text(format_puzzles([one], "by hand"), "utf-8")
    assert run("puzzles keythedral --verify --workers 1 --out found").out.startswith("1 of 1 puzzles hold")


def test_a_folder_without_puzzles_cannot_be_verified(run: Run, home: Path) -> None:
    outcome = run("puzzles keythedral --verify --out nowhere")
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
