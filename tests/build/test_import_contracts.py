"""The import contracts hold games to their rooms: what is planted where it does not belong is found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("importlinter")

ROOT = Path(__file__).parents[2]
LINT = "from importlinter.cli import lint_imports_command as lint; lint(['--no-logo', '--no-cache'])"


def complaint(folder: Path) -> str:
    """What the contracts of the project in this folder have to say; nothing where they are kept."""
    path = os.pathsep.join([str(folder / "src"), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path}
    run = subprocess.run([sys.executable, "-c", LINT], cwd=folder, env=environment, capture_output=True, text=True)
    return "" if run.returncode == 0 else run.stdout + run.stderr


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the project with one game in it."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    others = {place.name for place in (ROOT / "src/keydom/games").iterdir() if place.is_dir()} - {"pebbles"}
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", *others)
    shutil.copytree(ROOT / "src/keydom", tmp_path / "src/keydom", ignore=left_out)
    return tmp_path


def plant(house: Path, room: str, line: str) -> None:
    path = house / "src/keydom/games/pebbles" / room
    path.write_text(path.read_text("utf-8") + f"\n{line}\n" if path.exists() else f"{line}\n", "utf-8")


def test_nothing_is_said_of_a_house_in_order(house: Path) -> None:
    assert complaint(house) == ""


@pytest.mark.parametrize(
    ("room", "looks_at"),
    [
        ("rules/turns.py", "insight.features"),
        ("rules/turns.py", "draw.pieces"),
        ("state.py", "rules.turns"),
        ("insight/features.py", "draw.pieces"),
    ],
)
def test_a_room_that_looks_at_one_above_it_is_found(house: Path, room: str, looks_at: str) -> None:
    plant(house, room, f"import keydom.games.pebbles.{looks_at}")

    assert f"-> keydom.games.pebbles.{looks_at}" in complaint(house)


def test_a_room_that_no_contract_knows_is_found(house: Path) -> None:
    plant(house, "attic.py", "DUST = True")

    assert "keydom.games.pebbles.attic" in complaint(house)
