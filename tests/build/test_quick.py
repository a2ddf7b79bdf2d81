"""The selection of `make quick`: what a change reaches, and in which order."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("grimp")

from tests.import_graph import ImportGraph, mirrored
from tests.quick import ROOT, SMOKE, choose, ranked

BROWSER = pytest.mark.needs("playwright")  # else the tests in the browser are left out


@cache
def graph() -> ImportGraph:
    return ImportGraph(ROOT)


def order(*changed: str) -> list[str]:
    return ranked(changed, graph())


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("src/keydom/core/match.py", "tests/core/test_match.py"),
        ("src/keydom/games/keyper/scoring.py", "tests/games/keyper/test_scoring.py"),
        ("src/keydom/games/keyper/data/boats.toml", "tests/games/keyper/test_boats.py"),
        pytest.param(
            "src/keydom/server/web/static/table/lesson.js", "tests/browser/test_page_lessons.py", marks=BROWSER
        ),
        ("src/keydom/words/lessons.py", "tests/words/test_words_lessons.py"),
        ("docs/rulings.md", "docs/rulings.md"),
        ("Makefile", "tests/build/test_makefile.py"),
        ("tests/core/test_end.py", "tests/core/test_end.py"),
    ],
)
def test_the_test_that_is_named_after_a_changed_file_comes_first(changed: str, test: str) -> None:
    assert order(changed)[0] == test


def test_a_module_reaches_the_tests_of_what_imports_it() -> None:
    assert "tests/bots/test_step_search.py" in order("src/keydom/core/state.py")


def test_a_game_reaches_the_tests_that_find_it_by_its_entry_point() -> None:
    assert "tests/conformance/test_games.py" in order("src/keydom/games/keythedral/rules/harvest.py")


def test_a_command_reaches_the_tests_that_run_it_by_its_name() -> None:
    assert "tests/cli/test_hint_command.py" in order("src/keydom/cli/hint.py")


def test_a_script_in_a_text_counts_as_an_import() -> None:
    assert "tests/server/store/test_kill.py" in order("src/keydom/server/settings.py")


@pytest.mark.parametrize("words", ["src/keydom/games/keyflower/locale/nl.ftl", "src/keydom/server/locale/fr.ftl"])
def test_words_reach_the_tests_that_read_them(words: str) -> None:
    assert "tests/words/test_words_check.py" in order(words)


@BROWSER
def test_a_template_reaches_the_tests_in_the_browser() -> None:
    assert "tests/browser/test_page_lobby.py" in order("src/keydom/server/web/templates/lobby.html")


def test_a_helper_of_the_tests_reaches_the_tests_that_use_it() -> None:
    assert "tests/server/store/test_kill.py" in order("tests/server/kills.py")


@BROWSER
def test_a_configuration_of_tests_reaches_all_tests_beside_it() -> None:
    assert "tests/browser/test_page_end.py" in order("tests/browser/conftest.py")


def test_a_game_is_far_from_the_rules_of_another() -> None:
    found = order("src/keydom/games/keyper/rules/boats.py")

    assert "tests/games/keythedral/test_spend.py" not in found[:60]


def test_the_folder_that_mirrors_a_package_is_near() -> None:
    assert mirrored("src/keydom/games/keyper/rules/boats.py", "tests/games/keyper/test_turns.py") is not None


def test_another_folder_is_not_a_mirror() -> None:
    assert mirrored("src/keydom/games/keyper/rules/boats.py", "tests/games/keyflower/test_text.py") is None


def test_files_are_taken_in_their_order_until_the_time_is_used() -> None:
    files = [f"tests/unknown/test_{number}.py" for number in range(1000)]

    assert choose(files, 90) == files[: len(choose(files, 90))] != files


@pytest.mark.parametrize("path", SMOKE)
def test_the_smoke_selection_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one commit and one file that was changed since."""
    for command in (
        ["git", "init", "-q", "-b", "main"],
        ["git", "config", "user.email", "test@example.org"],
        ["git", "config", "user.name", "test"],
    ):
        subprocess.run(command, cwd=tmp_path, check=True)
    (tmp_path / "kept.py").write_text("A = 1\n")
    (tmp_path / "edited.py").write_text("A = 1\n")
    subprocess.run(["git", "add", "."], cwd=tmp_path, check=True)
    subprocess.run(["git", "commit", "-q", "-m", "one"], cwd=tmp_path, check=True)
    (tmp_path / "edited.py").write_text("A = 2\n")
    (tmp_path / "new.py").write_text("A = 1\n")
    return tmp_path


def test_the_change_is_what_differs_from_main_with_what_is_not_committed(checkout: Path) -> None:
    subprocess.run(["git", "switch", "-q", "-c", "topic"], cwd=checkout, check=True)
    (checkout / "committed.py").write_text("A = 1\n")
    subprocess.run(["git", "add", "committed.py"], cwd=checkout, check=True)
    subprocess.run(["git", "commit", "-q", "-m", "two"], cwd=checkout, check=True)
    script = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from pathlib import Path; import tests.quick as quick; "
    script += "quick.ROOT = Path.cwd(); print(*quick.changed_files())"

    run = subprocess.run([sys.executable, "-c", script], cwd=checkout, capture_output=True, text=True, check=True)

    assert run.stdout.split() == ["committed.py", "edited.py", "new.py"]
