"""`keydom catalogue` writes a file that an owner fills in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from keydom.games.keythedral import GAME

if TYPE_CHECKING:
    from .command_line import Run


@pytest.fixture
def filled_in(run: Run, home: Path) -> Path:
    """The template of Keythedral with one true figure, and the rest as it was written."""
    path = home / "my.toml"
    run("catalogue keythedral --output my.toml")
    path.write_text(path.read_text().replace('cost = ["stone", "food"]', 'cost = ["stone", "wine"]', 1))
    return path


def test_what_was_filled_in_is_all_that_changes(filled_in: Path) -> None:
    game = GAME.corrected({"my.toml": filled_in.read_text()})
    assert [(part.id, fact) for part, fact in game.catalogue.changes()] == [("b02", "cost")]


def test_what_was_filled_in_is_left_out_of_the_next_template(run: Run, filled_in: Path) -> None:
    assert "[tile.b02]" not in run(f"catalogue keythedral --catalogue {filled_in.name}").out


def test_components_stand_under_their_names_in_the_language_asked_for(run: Run) -> None:
    assert "# le village\n[area.village]" in run("catalogue keyper --language fr").out


def test_all_components_are_written_where_that_is_asked_for(run: Run) -> None:
    assert "[cube.gold]" in run("catalogue keythedral --all").out


def test_the_gallery_explains_the_sign_of_an_own_box(run: Run, filled_in: Path) -> None:
    assert "from an own box" in run(f"gallery keythedral --catalogue {filled_in.name}").out


def test_the_gallery_of_what_is_shipped_speaks_of_no_own_box(run: Run) -> None:
    assert "from an own box" not in run("gallery keythedral").out
