"""A drawing in the browser follows its reader's theme, and looks as it does when its colours are put into it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from keydom.core.match import Match
from keydom.core.record import Record
from keydom.drawing.theme import THEMES, inline
from keydom.games import games
from keydom.words import FluentWords

from .scenes import midway

LARGE = ("keyper", "keythedral")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.soak if name in LARGE else []) for name in games()]
)
def test_variables_and_inlined_colours_look_the_same(browser: Browser, name: str) -> None:
    game = games()[name]
    match = Match.replay(game, Record.parse(midway(name, game.seats[0])))
    svg = game.draw(match.view(0), FluentWords(game, "en"))
    for theme in THEMES:
        page = browser.new_page(viewport={"width": 1400, "height": 1000}, color_scheme=theme)  # type: ignore[arg-type]
        seen = []
        for drawn in (svg, inline(svg, theme)):
            page.set_content(f"<!doctype html><body style='margin: 0'>{drawn}")
            seen.append(page.screenshot())
        page.close()
        assert seen[0] == seen[1], f"{name} by {theme}"
