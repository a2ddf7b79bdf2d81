"""The preferences: what is chosen there holds on every page of the browser; and the hints of a first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .player import DESKTOP, PHONE, Player, Seat
from .test_page_fitness import grave_faults


def prefer(me: Player, what: str) -> None:
    me.open("/preferences")
    me.page.locator(f"#preferences {what}").check()


def test_larger_letters_are_larger_on_every_page(player: Seat) -> None:
    me = player(PHONE)
    size = "parseFloat(getComputedStyle(document.body).fontSize)"
    me.open("/")
    before = me.page.evaluate(size)
    prefer(me, "[value=larger]")
    me.open("/")
    assert me.page.evaluate(size) > 1.25 * before


def test_more_contrast_is_there_in_the_drawings_too(player: Seat) -> None:
    me = player()
    prefer(me, "[name=contrast]")
    me.sit("keythedral", "bot")
    assert (
        me.page.locator(".board svg").first.evaluate("svg => getComputedStyle(svg).getPropertyValue('--k-ink')")
        == "#000"
    )


def test_seats_are_told_apart_by_lightness_on_the_page_and_in_its_drawings(player: Seat) -> None:
    me = player()
    prefer(me, "[name=apart]")
    me.sit("keyflower", "bot")
    drawn = me.page.locator(".board svg").first.evaluate("svg => getComputedStyle(svg).getPropertyValue('--k-seat-0')")
    badge = me.page.locator(".me .badge").evaluate("badge => getComputedStyle(badge).backgroundColor")
    assert (drawn, badge) == ("#0b4f57", "rgb(11, 79, 87)")


def test_who_wants_no_question_before_a_final_move_says_so_on_either_page(player: Seat) -> None:
    me = player()
    me.open("/preferences")
    me.page.locator("#preferences [name=handing][value=now]").check()
    me.sit("pebbles", "bot")
    assert me.page.locator("#panel-set [name=handing]:checked").get_attribute("value") == "now"


def test_pace_and_volume_are_kept(player: Seat) -> None:
    me = player()
    prefer(me, "[name=pace][value=slow]")
    me.page.locator("#volume").fill("20")
    me.open("/preferences")
    kept = me.page.locator("[name=pace]:checked").get_attribute("value"), me.page.locator("#volume").input_value()
    assert kept == ("slow", "20")


def test_the_language_is_chosen_among_the_preferences(player: Seat) -> None:
    me = player()
    me.open("/preferences")
    with me.page.expect_navigation():
        me.page.locator("#preferences [value=es]").check()
    assert me.page.locator("h1").inner_text() == "Preferencias"


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.soak), "dark"])
def test_an_axe_scan_finds_no_grave_fault_among_the_preferences(player: Seat, scheme: str) -> None:
    me = player({**DESKTOP, "color_scheme": scheme})
    prefer(me, "[name=contrast]")
    assert grave_faults(me) == []


# A first table.


def first(me: Player) -> None:
    me.open("/")
    me.press(me.page.locator("[data-first=pebbles]"))
    me.arrive()


def test_the_first_hints_of_a_first_game_come_unasked(player: Seat) -> None:
    me = player(PHONE)
    first(me)
    me.page.locator("#hints [data-hint]").first.wait_for()
    expect(me.page.locator(".player", has_text="bot, easy")).to_have_count(2)


def test_hints_that_come_unasked_are_turned_off(player: Seat) -> None:
    me = player()
    first(me)
    me.page.locator("#hints [data-hint]").first.wait_for()
    me.page.locator("#coach button").click()
    me.page.locator("#hints [data-hint]").first.wait_for(state="detached")
    me.decide()
    me.wait()
    assert (me.page.locator("#coach").is_hidden(), me.page.locator("#hints > *").count()) == (True, 0)


def test_at_any_other_table_no_hint_comes_unasked(player: Seat) -> None:
    me = player()
    first(me)
    me.sit("pebbles", "bot")
    me.wait()
    assert (me.page.locator("#coach").is_hidden(), me.page.locator("#hints > *").count()) == (True, 0)
