"""The readings of the rules that change play are told on the rules page."""

from __future__ import annotations

import pytest

from keydom.games.keyper import GAME
from keydom.words import LANGUAGES
from keydom.words.rules import rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["R-KR-05", "R-KR-06", "R-KR-24"])
def test_the_rules_page_names_the_readings_that_change_play(number: str, language: str) -> None:
    (section,) = [section for section in rules(GAME, language) if section.id == "rulings"]
    told = [text for block in section.blocks for row in block.rows for text in row]
    assert any(number in text for text in told)
