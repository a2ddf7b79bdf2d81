"""The printed summary of the rules: two sheets of paper, whatever the game and the language."""

from __future__ import annotations

import re

import pytest

from keydom.games import games
from keydom.words import LANGUAGES

from .player import Seat

PAGE = re.compile(rb"/Type\s*/Page\b")
NAMES = [name for name in sorted(games()) if name != "pebbles"]


@pytest.mark.parametrize("name", NAMES)
def test_the_summary_is_printed_on_two_sheets(player: Seat, name: str) -> None:
    reader = player()
    sheets = {}
    for language in LANGUAGES:
        reader.context.set_extra_http_headers({"accept-language": language})
        reader.open(f"/games/{name}/rules/summary")
        reader.page.wait_for_load_state("networkidle")
        reader.page.locator("img.wide").first.wait_for()
        sheets[language] = len(PAGE.findall(reader.page.pdf(format="A4", print_background=True)))

    assert sheets == dict.fromkeys(LANGUAGES, 2)
