"""The documents are short, and so are their sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
TABLES = {"lab.md", "rulings.md"}  # the lab notebook is not counted; rulings cite rulebooks
GUIDES = [page for page in [*PAGES, ROOT / "CONTRIBUTING.md"] if page.name not in TABLES]
MOST_WORDS, LONGEST = 28_000, 30

BLOCK = re.compile(r"^```.*?^```$|<!--.*?-->", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"^\s*\|.*$|^#.*$", re.MULTILINE)  # of a table, or a heading
POINT = re.compile(r"^\s*(?:[-*]|\d+\.) ", re.MULTILINE)
END = re.compile(r"""(?<=[.!?])[*_"'`)\]]*\s+(?=\W*[A-Z0-9`])""")


def sentences(text: str) -> Iterator[str]:
    """Every sentence of a page; code, tables and headings are left out, and a point of a list ends one."""
    text = POINT.sub("\n\n", LINE.sub("\n", BLOCK.sub("\n\n", text)))
    for paragraph in re.split(r"\n\s*\n", re.sub(r"\]\([^)]*\)", "]", text)):
        yield from END.split(" ".join(paragraph.split()))


def length(sentence: str) -> int:
    return sum(1 for word in sentence.split() if re.search(r"\w", word))


def test_readme_and_docs_are_at_most_28000_words_without_the_lab_notebook() -> None:
    assert sum(len(page.read_text("utf-8").split()) for page in PAGES if page.name != "lab.md") <= MOST_WORDS


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_no_sentence_of_a_guide_is_longer_than_30_words(page: Path) -> None:
    assert [sentence for sentence in sentences(page.read_text("utf-8")) if length(sentence) > LONGEST] == []


def test_code_tables_and_headings_are_no_sentences() -> None:
    lines = ["# Title", "", "One is", "here. `two` is there. Three", "", "| a | b |", "", "```", "code", "```", ""]
    page = "\n".join([*lines, "- four", "- five [link](to.md)"])
    found = [sentence for sentence in sentences(page) if sentence]

    assert found == ["One is here.", "`two` is there.", "Three", "four", "five [link]"]
