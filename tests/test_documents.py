"""The documents say what is: pictures, verbs and links are held against the project."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from keydom.cli import main
from keydom.games import games

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "NOTICE.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_picture_in_the_readme_is_what_its_command_draws(tmp_path: Path) -> None:
    command = re.search(r"`keydom (show [^`]+)`", (ROOT / "README.md").read_text("utf-8"))
    assert command is not None
    words = command[1].replace("tests/", f"{ROOT}/tests/").split()

    assert main([*words, "--language", "en", "-o", str(tmp_path / "board.svg")]) == 0
    drawn = (tmp_path / "board.svg").read_text("utf-8")
    assert drawn == (ROOT / "docs/pictures/keyflower.svg").read_text("utf-8")


def test_the_hint_in_the_readme_is_about_a_decision(capsys: pytest.CaptureFixture[str]) -> None:
    command = re.search(r"`keydom (hint ([^`]+) --ply (\d+))`", (ROOT / "README.md").read_text("utf-8"))
    assert command is not None

    assert main([*command[1].replace("tests/", f"{ROOT}/tests/").split(), "--best", "2", "--language", "en"]) == 0
    assert "\n2. " in capsys.readouterr().out


@pytest.mark.parametrize("id", games())
def test_every_verb_of_a_game_is_in_the_notation(id: str) -> None:
    notation = (ROOT / "docs/notation.md").read_text("utf-8")

    assert [verb for verb in games()[id].grammar.verbs if not re.search(rf"`{verb}[` ]", notation)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_between_documents_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))

    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_readme_stays_under_120_lines() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) < 120


@pytest.mark.parametrize(
    ("ruling", "rulebook"), [("R-KF-03", "Spanish"), ("R-KF-16", "Spanish"), ("R-KF-23", "French one")]
)
def test_a_ruling_against_a_rulebook_says_which_sentence_it_overrules(ruling: str, rulebook: str) -> None:
    rulings = (ROOT / "docs/rulings.md").read_text("utf-8")
    (row,) = [line for line in rulings.splitlines() if line.startswith(f"| {ruling} |")]

    assert re.search(rf"This overrules [^.]*{rulebook}", row)
