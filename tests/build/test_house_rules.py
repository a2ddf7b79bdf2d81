"""What the import contracts in pyproject.toml cannot say about the shape of the package."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path
from statistics import median

import keydom

HOME = Path(keydom.__file__).parent
TESTS = Path(__file__).parents[1]


def imported(path: Path) -> set[str]:
    """The top-level names of everything that a module imports."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return {name.split(".")[0] for name in names}


def test_core_needs_the_standard_library_alone() -> None:
    needed = set().union(*(imported(path) for path in HOME.glob("core/*.py")))
    assert needed - sys.stdlib_module_names == {"keydom", "mypy_extensions"}


def test_no_module_is_longer_than_450_lines() -> None:
    assert [path.name for path in HOME.rglob("*.py") if len(path.read_text("utf-8").splitlines()) > 450] == []


def test_half_of_the_modules_are_shorter_than_150_lines() -> None:
    assert median(len(path.read_text("utf-8").splitlines()) for path in HOME.rglob("*.py")) < 150


def test_every_folder_with_tests_is_a_package() -> None:
    assert [module for module in TESTS.rglob("*.py") if not (module.parent / "__init__.py").exists()] == []


def test_the_scripts_of_bench_and_docs_are_type_checked_too() -> None:
    root = TESTS.parent
    checked = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]["modules"]
    assert sorted(checked) == sorted(path.stem for folder in ("bench", "docs") for path in (root / folder).glob("*.py"))


def test_no_folder_holds_more_than_25_modules() -> None:
    """But the command line, with a module a command."""
    folders = {path.parent for path in HOME.rglob("*.py")} - {HOME / "cli"}
    assert [folder.name for folder in folders if len([*folder.glob("*.py")]) > 25] == []


FRAMES_OF_SETUP = {"Moor", "Site"}  # of one game; positions name frames, so they are not renamed


def test_classes_share_a_name_only_in_the_same_room_of_two_games() -> None:
    found: dict[str, list[tuple[str, ...]]] = {}
    for path in HOME.rglob("*.py"):
        place = path.relative_to(HOME).with_suffix("").parts
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name not in FRAMES_OF_SETUP:
                found.setdefault(node.name, []).append(place)
    shared = {name: places for name, places in found.items() if len(places) > 1}
    rooms = {
        name: {place[2] if place[0] == "games" else "/".join(place) for place in places}
        for name, places in shared.items()
    }
    games = {name: {place[1] for place in places} for name, places in shared.items()}
    assert [name for name in shared if len(rooms[name]) > 1 or len(games[name]) < len(shared[name])] == []
