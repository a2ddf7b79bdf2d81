"""The ladder from the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .command_line import Run

LINE = "ladder pebbles --seats 2 --games 40 --seed 1"


def test_each_rung_is_a_row_and_the_mirror_is_the_last(run: Run) -> None:
    rows = run(f"{LINE} --bots random,greedy").out.splitlines()[2:]
    assert [row.split(" | ")[1:3] for row in rows] == [["greedy", "random"], ["random", "itself"]]


def test_a_ladder_that_holds_is_exit_code_zero(run: Run) -> None:
    assert run(f"{LINE} --bots random,greedy").code == 0


def test_a_rung_that_does_not_hold_is_exit_code_one(run: Run) -> None:
    assert run(f"{LINE} --bots greedy,random").code == 1


def test_without_seats_every_table_is_played(run: Run) -> None:
    rows = run("ladder pebbles --games 4 --bots random,greedy").out.splitlines()[2:]
    assert [row[2] for row in rows] == ["2", "2", "3", "3", "4", "4"]


def test_what_is_played_is_not_played_again(run: Run, home: Path) -> None:
    first = run(f"{LINE} --bots random,greedy --resume kept").out
    before = {path: path.read_bytes() for path in (home / "kept").iterdir()}
    assert run(f"{LINE} --bots random,greedy --resume kept").out == first
    assert {path: path.read_bytes() for path in (home / "kept").iterdir()} == before


def test_plans_are_counted_bot_by_bot(run: Run) -> None:
    rows = run("ladder pebbles --plans --bots random,greedy").out.splitlines()[2:4]
    assert [row.split(" | ")[1:4] for row in rows] == [["random", "1", "2"], ["greedy", "2", "2"]]


def test_without_a_game_a_ladder_has_nothing_to_climb(run: Run) -> None:
    assert "which game?" in run("ladder --bots random,greedy").err
