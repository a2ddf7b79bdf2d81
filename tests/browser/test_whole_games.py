"""Whole games through the page, by hand, on a desk and in a hand."""

from __future__ import annotations

import pytest
from player import DESKTOP, PHONE, Seat

from keydom.games import games

SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games())
def test_a_whole_game_is_played_through_the_page(player: Seat, game: str, size: str) -> None:
    me = player(SIZES[size])
    me.start(game, "bot")
    me.play_to_the_end()
    assert me.page.locator(".scores tfoot td").count() == 2


def test_a_whole_game_is_played_by_keyboard_alone(player: Seat) -> None:
    me = player()
    me.open("/")
    keys = me.page.keyboard
    me.page.locator("[data-open=new-pebbles]").focus()
    keys.press("Enter")
    me.page.locator("#new-pebbles [type=submit]").focus()
    keys.press("Enter")
    me.page.locator("#table[data-version]").wait_for()
    while me.wait():
        version = me.version
        for _ in range(60):
            if me.page.evaluate("document.activeElement.matches('#choices button')"):
                break
            keys.press("Tab")
        keys.press("Enter")
        if me.page.locator("#choosing .primary").count():
            keys.press("Enter")
        me.settled(version)
    assert me.page.locator(".result").is_visible()


def test_two_browsers_and_a_spectator_see_a_game_to_its_end(player: Seat) -> None:
    one, two, watcher = player(), player(seed=2), player()
    (link,) = one.start("pebbles", "link")
    two.page.goto(link)
    watcher.page.goto(one.page.url)
    while one.page.locator(".result").count() == 0:
        for turn in (one, two):
            if turn.page.locator("body.my-turn:not(.busy) #choices button").count():
                turn.decide()
    for each in (one, two, watcher):
        each.page.locator(".result").wait_for()
    shown = {each.page.locator(".scores").inner_text() for each in (one, two, watcher)}
    assert len(shown) == 1


def test_friends_at_one_screen_play_a_game_with_the_curtain_between_them(player: Seat) -> None:
    us = player()
    us.start("pebbles", "here")
    page, handed = us.page, 0
    while page.locator(".result").count() == 0:
        page.locator("#curtain[open], body:not(.busy) #choices button:visible, .result").first.wait_for()
        if page.locator("#curtain[open]").count():
            page.locator("#curtain button").click()
            page.locator("body:not(.covered)").wait_for()
            handed += 1
        elif page.locator("#choices button:visible").count():
            choices = page.locator("#choices button")
            choices.nth(us.rng.randrange(choices.count())).click()
            if page.locator("#choosing .primary").count():
                page.locator("#choosing .primary").click()
            page.locator("body:not(.busy)").wait_for()
    assert handed >= 4
