"""Every word of the contract has a line in the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from keydom.core.insight import Insight
from keydom.core.state import Chance, Frame

GLOSSARY = (Path(__file__).parents[2] / "docs/glossary.md").read_text("utf-8")
EXPLAINED = {word for line in re.findall(r"^\| ([^|]+) \|", GLOSSARY, re.M) for word in re.findall(r"\w+", line)}


@pytest.mark.parametrize("kind", [Frame, Chance, Insight], ids=lambda kind: kind.__name__)
def test_what_a_game_is_asked_is_in_the_glossary(kind: type) -> None:
    words = {word for word in dir(kind) if not word.startswith("_")} - {
        *dir(object),
        "data",
        "fields",
        "derived",
        "parts",
    }
    unexplained = {word for word in words if not {word, word.removesuffix("s")} & EXPLAINED}

    assert unexplained == set()
