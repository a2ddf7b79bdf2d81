"""A fifth game, made as docs/adding-a-game.md says: a copy of pebbles in a package of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PEBBLES = ROOT / "src/keydom/games/pebbles"
METADATA = "Metadata-Version: 2.1\nName: marbles\nVersion: 1.0\n"
ENTRY = "[keydom.games]\nmarbles = marbles:GAME\n"
CONFORM = """
from keydom import get_game
from keydom.conformance import check_game, check_lessons, option_sets

marbles = get_game("marbles")
for seats in marbles.seats:
    for options in option_sets(marbles):
        assert check_game(marbles, seats, options, seed=1).over
assert check_lessons(marbles) == []
"""
DRAW = """
from xml.etree import ElementTree

from keydom import Match, get_game
from keydom.core.scene import WindowSize
from keydom.drawing.theme import THEMES, inline
from keydom.words import LANGUAGES, FluentWords

marbles = get_game("marbles")
match = Match(marbles, 3)
for line in ("draw gold", "keep", "draw coal", "give", "to 0"):
    match.play(line)
for language in LANGUAGES:
    words = FluentWords(marbles, language)
    for svg in (marbles.draw(match.view(0), words), marbles.gallery(words)):
        assert all("var(" not in inline(svg, theme) for theme in THEMES)
    assert marbles.board(match.view(0), words)
    for window in (WindowSize(1440, 900), WindowSize(390, 844), WindowSize(844, 390)):
        panes = marbles.compose(match.view(0), words, window).panes
        page = marbles.definitions() + "".join(pane.picture for pane in panes)
        assert {f"seat:{seat}" for seat in range(3)} <= {
            part.get("data-ref") for part in ElementTree.fromstring(f"<page>{page}</page>").iter()
        }
"""


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package `marbles`, as installed."""
    folder = tmp_path_factory.mktemp("shelf")
    shutil.copytree(PEBBLES, folder / "marbles", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    for path in [*(folder / "marbles").rglob("*.py"), *(folder / "marbles").rglob("*.key")]:
        text = path.read_text("utf-8").replace("keydom.games.pebbles", "marbles")
        path.write_text(text.replace("pebbles", "marbles").replace("Pebbles", "Marbles"), "utf-8")
    info = folder / "marbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRY)
    return folder


def run(shelf: Path, *command: str) -> str:
    """What a fresh interpreter says with the shelf on its path; it must end well."""
    path = os.pathsep.join([str(shelf), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, *command], cwd=shelf, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_registered_beside_the_others(shelf: Path) -> None:
    assert "marbles" in run(shelf, "-m", "keydom", "games")


def test_it_conforms_at_every_table(shelf: Path) -> None:
    run(shelf, "-c", CONFORM)


def test_it_draws_and_composes_in_every_language_theme_and_window(shelf: Path) -> None:
    run(shelf, "-c", DRAW)


def test_its_data_and_words_are_in_order(shelf: Path) -> None:
    assert run(shelf, "-m", "keydom", "check", "marbles").startswith("marbles: in order")


def test_it_keeps_the_import_contract_of_games(shelf: Path) -> None:
    pytest.importorskip("importlinter")
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one.get("containers") == ["keydom.games.*"])
    (shelf / "pyproject.toml").write_text(
        '[tool.importlinter]\nroot_package = "marbles"\n'
        '[[tool.importlinter.contracts]]\nname = "rooms"\ntype = "layers"\ncontainers = ["marbles"]\n'
        f"layers = {json.dumps(layers)}\nexhaustive = true\n"
    )
    run(shelf, "-c", "from importlinter.cli import lint_imports_command as lint; lint(['--no-logo', '--no-cache'])")


def test_nothing_in_it_names_the_game_it_was_copied_from(shelf: Path) -> None:
    named = [path.name for path in (shelf / "marbles").rglob("*.py") if "keydom.games" in path.read_text("utf-8")]

    assert named == []
