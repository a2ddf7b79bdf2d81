"""Every ruling of every game has a test that cites it, and every number that is cited is a ruling of that game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from keydom.games import games

ROOT = Path(__file__).parents[2]
RULINGS = (ROOT / "docs" / "rulings.md").read_text("utf-8")
NUMBER = re.compile(r"R-[A-Z]{2}-\d\d")
FAMILIES = {"keyflower": ("R-KF", "R-KM"), "keyper": ("R-KR",), "keythedral": ("R-KT",)}  # R-KM: The Merchants
PLAIN = {"pebbles"}  # whose rules leave nothing open

each_game = pytest.mark.parametrize("game", FAMILIES)


def rulings(family: str) -> list[str]:
    return re.findall(rf"(?m)^\| ({family}-\d\d) \|", RULINGS)


def all_rulings(game: str) -> set[str]:
    return {number for family in FAMILIES[game] for number in rulings(family)}


def cited(folder: Path) -> set[str]:
    """What the modules of a folder cite anywhere."""
    return {number for file in folder.rglob("*.py") for number in NUMBER.findall(file.read_text("utf-8"))}


def cited_by_tests(game: str) -> set[str]:
    """What the tests of a game cite: in their own lines, or for all tests of a module in its first lines."""
    found: set[str] = set()
    for file in (ROOT / "tests" / "games" / game).rglob("test_*.py"):
        text = file.read_text("utf-8")
        lines, module = text.splitlines(), ast.parse(text)
        found.update(NUMBER.findall(ast.get_docstring(module) or ""))
        for node in module.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                found.update(NUMBER.findall("\n".join(lines[first - 1 : node.end_lineno])))
    return found


def test_every_game_has_its_rulings() -> None:
    assert {*FAMILIES} | PLAIN == {*games()}
    assert {number.rpartition("-")[0] for number in re.findall(r"(?m)^\| (R-\S+) \|", RULINGS)} == {
        family for families in FAMILIES.values() for family in families
    }


@each_game
def test_every_ruling_is_cited_by_a_test(game: str) -> None:
    assert all_rulings(game) - cited_by_tests(game) == set()


@each_game
def test_what_the_rules_and_the_tests_of_a_game_cite_is_one_of_its_rulings(game: str) -> None:
    places = ROOT / "src" / "keydom" / "games" / game, ROOT / "tests" / "games" / game
    assert set().union(*map(cited, places)) - all_rulings(game) == set()


@pytest.mark.parametrize("family", [family for families in FAMILIES.values() for family in families])
def test_the_rulings_are_numbered_without_a_gap(family: str) -> None:
    numbers = rulings(family)
    assert numbers == [f"{family}-{number:02}" for number in range(1, len(numbers) + 1)]
