"""Every ruling has its tests, and every number that is cited is a ruling."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from keydom.games.keyper import GAME
from keydom.words import LANGUAGES
from keydom.words.rules import rules

ROOT = Path(__file__).parents[3]
NUMBER = re.compile(r"R-KR-\d\d")
RULINGS = set(re.findall(r"^\| (R-KR-\d\d) \|", (ROOT / "docs" / "rulings.md").read_text("utf-8"), re.MULTILINE))


def cited(folder: Path) -> set[str]:
    return {number for file in folder.rglob("*.py") for number in NUMBER.findall(file.read_text("utf-8"))}


def test_every_ruling_is_cited_by_a_test() -> None:
    assert cited(Path(__file__).parent) >= RULINGS


def test_every_ruling_that_a_test_cites_exists() -> None:
    assert cited(Path(__file__).parent) <= RULINGS


def test_every_ruling_that_the_rules_cite_exists() -> None:
    assert cited(ROOT / "src" / "keydom" / "games" / "keyper") <= RULINGS


def test_the_rulings_are_numbered_without_a_gap() -> None:
    assert sorted(RULINGS) == [f"R-KR-{number:02}" for number in range(1, len(RULINGS) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["R-KR-05", "R-KR-06", "R-KR-24"])
def test_the_rules_page_names_the_readings_that_change_play(number: str, language: str) -> None:
    (section,) = [section for section in rules(GAME, language) if section.id == "rulings"]
    told = [text for block in section.blocks for row in block.rows for text in row]
    assert any(number in text for text in told)
