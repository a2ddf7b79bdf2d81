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
RECORDS = Path(__file__).parents[1] / "records"
TABS = 5  # of Keyflower with The Merchants: auction, village, others, boats and market


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


def test_show_composes_the_table_for_a_window(run: Run, record: str) -> None:
    assert run(f"show {record} --window 1400x1000").out == run(f"show {record}").out
    assert 'viewBox="0 0 1280 ' in run(f"show {record} --window 1280x720").out


def test_the_tabs_of_a_phone_lie_side_by_side(run: Run) -> None:
    drawn = run("show --ply 520 --seat 2 --window 390x844", RECORDS / "keyflower/three-merchants.key").out
    document = ElementTree.fromstring(drawn)
    panes = [part for part in document if part.tag.endswith("svg")]

    assert [float(pane.attrib["x"]) for pane in panes] == [tab * 390 for tab in range(TABS)]
    assert float(document.attrib["viewBox"].split()[2]) == TABS * 390


def test_own_pieces_of_a_lying_phone_stand_beside_its_tabs(run: Run) -> None:
    drawn = run("show --ply 520 --seat 2 --window 844x390", RECORDS / "keyflower/three-merchants.key").out
    document = ElementTree.fromstring(drawn)
    first = next(part for part in document if part.tag.endswith("svg"))

    assert float(first.attrib["x"]) > 0
    assert float(document.attrib["viewBox"].split()[3]) < 400


@pytest.mark.parametrize("window", ["large", "390", "390x", "100x844", "99999x99999", "-5x844"])
def test_a_window_that_cannot_be_is_refused(run: Run, record: str, window: str) -> None:
    outcome = run(f"show {record} --window={window}")

    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"keydom: a window is as large as from 320x320 to 4096x2160, not {window!r}\n"


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
