"""The printed summary of the rules: two sheets of paper, whatever the game and the language."""

from __future__ import annotations

import re

import pytest

from keydom.games import games
from keydom.words import LANGUAGES

from .player import DESKTOP, Seat

PAGE = re.compile(rb"/Type\s*/Page\b")
# In languages that need more room than English; the server draws the pictures of one for seconds.
PRINTED = {("keyflower", "fr")}
NAMES = [name for name in sorted(games()) if name != "pebbles"]


@pytest.mark.parametrize(
    ("name", "language"),
    [
        pytest.param(name, language, marks=[] if (name, language) in PRINTED else pytest.mark.soak)
        for name in NAMES
        for language in LANGUAGES
    ],
)
def test_the_summary_is_printed_on_two_sheets(player: Seat, name: str, language: str) -> None:
    reader = player({**DESKTOP, "locale": language})
    reader.open(f"/games/{name}/rules/summary")  # with its pictures
    reader.page.evaluate("Promise.all([...document.images].map((picture) => picture.decode()))")
    reader.page.locator("img.wide").first.wait_for()

    assert len(PAGE.findall(reader.page.pdf(format="A4", print_background=True))) == 2
