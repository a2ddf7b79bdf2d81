"""A finished game is analysed from its end page, on desk and phone, and led back to its moments."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .player import DESK_FIRST, DESKTOP, PHONE, Player, Seat, Windows
from .scenes import finished
from .test_page_fitness import grave_faults


def ask(me: Player) -> None:
    """Have a finished game analysed, from its end page, and read what comes of it."""
    me.bring(finished("pebbles", 2))
    me.press(me.page.locator(".result a[href*='/analysis']"))
    me.page.locator(".study .chances").wait_for()


@pytest.fixture(scope="module")
def analysis(windows: Windows) -> Iterator[str]:
    """Where the analysis of a finished game can be read."""
    me = Player(windows.take(DESKTOP))
    ask(me)
    yield me.page.url.removeprefix(me.address)
    windows.give_back(me.window)


def reading(player: Seat, analysis: str, size: dict[str, object] = DESKTOP, language: str = "en") -> Player:
    me = player({**size, "locale": language})
    me.open(analysis)
    me.page.locator(".study .chances").wait_for()
    return me


@DESK_FIRST
def test_an_analysis_is_asked_for_on_the_end_page_and_read_when_it_is_done(
    player: Seat, size: dict[str, object]
) -> None:
    me = player(size)
    ask(me)
    expect(me.page.locator(".study tbody th", has_text="Remainder")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "size", "remainder"),
    [
        ("nl", PHONE, "Rest"),
        pytest.param("fr", DESKTOP, "Reste", marks=pytest.mark.soak),
        pytest.param("es", PHONE, "Resto", marks=pytest.mark.soak),
    ],
    ids=["nl-phone", "fr", "es-phone"],
)
def test_an_analysis_is_read_in_every_language(
    player: Seat, analysis: str, language: str, size: dict[str, object], remainder: str
) -> None:
    me = reading(player, analysis, size, language)
    expect(me.page.locator(".study tbody th", has_text=remainder)).to_have_count(1)


def test_a_mark_of_the_graph_leads_to_its_decision_and_from_there_to_the_replay(player: Seat, analysis: str) -> None:
    me = reading(player, analysis)
    me.page.locator(".chances a").first.click()
    shown = me.page.url.rsplit("#", 1)[1]
    me.page.locator(f"#{shown} a").click()
    me.from_here("fork").wait_for()
    assert me.page.url.endswith(f"?ply={int(shown.removeprefix('ply-')) - 1}")


def test_an_analysis_is_no_wider_than_a_phone(player: Seat, analysis: str) -> None:
    me = reading(player, analysis, PHONE)
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_ledger_of_two_is_read_on_a_phone_without_scrolling(player: Seat, analysis: str) -> None:
    me = reading(player, analysis, PHONE, "nl")
    assert me.page.evaluate(
        "[...document.querySelectorAll('.study .wide')].every(one => one.scrollWidth <= one.clientWidth)"
    )


def test_an_axe_scan_finds_no_grave_fault_in_an_analysis(player: Seat, analysis: str) -> None:
    assert grave_faults(reading(player, analysis)) == []
