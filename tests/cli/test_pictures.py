"""Positions and components as SVG, on standard output or in a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from keydom.games import games

if TYPE_CHECKING:
    from .command_line import Run

DRAWN = "* draw white\n0 keep\n* draw gold\n1 keep\n"
STAR = "★"  # how pebbles draws gold


@pytest.fixture
def record(home: Path) -> str:
    (home / "a.key").write_text(f"keydom 1\ngame pebbles\nrules 1\nseats 2\n\n{DRAWN}")
    return "a.key"


def test_show_writes_svg_to_standard_output(run: Run, finished: Path) -> None:
    outcome = run("show", finished)
    assert outcome.code == 0
    assert ElementTree.fromstring(outcome.out).tag.endswith("svg")


def test_show_writes_to_a_file_and_then_says_nothing(run: Run, home: Path, finished: Path) -> None:
    printed = run("show", finished).out
    outcome = run("show -o board.svg", finished)
    assert outcome.out == ""
    assert (home / "board.svg").read_text("utf-8").strip() == printed.strip()


@pytest.mark.parametrize(("seat", "stars"), [("", 0), ("--seat none", 0), ("--seat 0", 0), ("--seat 1", 1)])
def test_show_looks_through_the_eyes_of_a_seat(run: Run, record: str, seat: str, stars: int) -> None:
    assert run(f"show {record} {seat}").out.count(STAR) == stars


def test_show_draws_the_position_after_so_many_lines(run: Run, record: str) -> None:
    assert run(f"show {record} --ply 2 --seat 1").out.count(STAR) == 0
    assert run(f"show {record} --ply 3 --seat 1").out.count(STAR) == 1


def test_show_speaks_the_language_asked_for(run: Run, record: str) -> None:
    assert "Joueur 1" in run(f"show {record} --language fr").out


@pytest.mark.parametrize("game", sorted(games()))
def test_a_gallery_is_svg_or_said_to_be_missing(run: Run, game: str) -> None:
    outcome = run("gallery", game)
    if outcome.code == 2:
        assert outcome.err == f"keydom: {game} has no gallery of its components\n"
    else:
        assert ElementTree.fromstring(outcome.out).tag.endswith("svg")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", sorted(games()))
def test_a_picture_outside_the_browser_has_its_colours_in_itself(run: Run, game: str, theme: str) -> None:
    drawn = run(f"gallery {game} --theme {theme}").out
    assert "var(" not in drawn
    assert "<style" not in drawn


def test_show_draws_by_day_unless_told_otherwise(run: Run, record: str) -> None:
    assert run(f"show {record}").out == run(f"show {record} --theme light").out
    assert run(f"show {record}").out != run(f"show {record} --theme dark").out


def test_show_writes_no_variable_of_a_style_sheet(run: Run, record: str) -> None:
    assert "var(" not in run(f"show {record}").out


def test_show_writes_a_png_and_then_no_svg(run: Run, home: Path, record: str) -> None:
    pytest.importorskip("resvg_py")
    outcome = run(f"show {record} --png board.png")
    assert (outcome.code, outcome.out) == (0, "")
    assert (home / "board.png").read_bytes().startswith(b"\x89PNG")


def test_show_writes_both_when_both_are_asked_for(run: Run, home: Path, record: str) -> None:
    pytest.importorskip("resvg_py")
    run(f"show {record} --png board.png -o board.svg")
    assert (home / "board.png").exists()
    assert (home / "board.svg").exists()


@pytest.mark.parametrize("command", ["show a.key", "gallery pebbles"])
def test_without_the_extra_a_png_says_which_is_missing(
    run: Run, record: str, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    outcome = run(f"{command} --png board.png")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == "keydom: a PNG needs the package resvg-py: pip install 'keydom[png]'\n"
