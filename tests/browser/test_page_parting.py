"""Whoever does not play on: asking for a bot, refusing it, leaving and coming back, ending by consent, and the fork."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route, expect

from .player import DESK_FIRST, PHONE_FIRST, Player, Seat
from .scenes import finished


def together(player: Seat, size: dict[str, object] | None = None) -> tuple[Player, Player]:
    """Two people at a table of Pebbles, each at a browser; the first is to move."""
    one, two = player(size), player(size)
    (link,) = one.sit("pebbles", "link")
    two.come(link)
    return one, two


def stop(who: Player, way: str) -> None:
    who.press(who.menu("[data-stop]"))
    who.press(who.page.locator(f"#stopping [data-way={way}]"))


def test_a_second_enter_on_stop_stops_nothing(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "bot")
    me.wait()
    version = me.version
    me.menu("[data-stop]").focus()
    me.page.keyboard.press("Enter")
    me.page.locator("#stopping").wait_for()
    me.page.keyboard.press("Enter")
    me.page.locator("#stopping").wait_for(state="hidden")
    me.be_answered()
    assert (me.version, me.page.locator("[data-act=return]").count()) == (version, 0)


def test_an_answer_that_comes_up_by_itself_cannot_be_pressed_at_once(player: Seat) -> None:
    one, two = together(player)
    one.stop_time(0)
    one.page.clock.pause_at(1)
    stop(two, "end")
    agree = one.page.locator(".proposal [data-act=agree]")
    agree.wait_for()
    before = agree.is_enabled()
    one.page.clock.run_for(1000)
    assert (before, agree.is_enabled()) == (False, True)


def test_who_is_asked_to_make_room_for_a_bot_refuses(player: Seat) -> None:
    one, two = together(player)
    one.drawer("players").locator(".player .more summary").click()
    one.page.locator("[data-act=propose]").click()
    two.page.locator(".proposal [data-act=refuse]").click()
    one.page.locator(".proposal").wait_for(state="detached")
    assert one.page.locator(".player", has_text="bot,").count() == 0


def test_who_asked_for_a_bot_is_told_until_when_it_can_be_refused(player: Seat) -> None:
    one, _ = together(player)
    one.drawer("players").locator(".player .more summary").click()
    one.page.locator("[data-act=propose]").click()
    told = one.page.locator(".proposal time")
    told.wait_for()
    assert (told.inner_text() != "", one.page.locator(".proposal [data-after]").is_hidden()) == (True, True)


def test_a_bot_that_nobody_refused_for_a_day_is_asked_about_once_more(player: Seat) -> None:
    one, _ = together(player)
    one.press(one.drawer("players").locator(".player .more summary"))
    one.press(one.page.locator("[data-act=propose]"))
    one.page.locator(".proposal time").wait_for()
    one.let_pass(hours=25)
    one.page.reload()
    one.arrive()
    one.page.route("**/answers", lambda route: one.faults.append("unasked"))
    one.press(one.page.locator(".proposal [data-after]"))
    expect(one.page.locator("#sure p").first).to_contain_text("A bot plays for Player 2 from now on.")
    one.press(one.page.locator("#sure [data-close]"))


def with_a_late_mover(player: Seat) -> Player:
    """At a table with a turn limit, which a guest who is to move has let pass: by the clock of my page."""
    me = player()
    me.sit_anew("pebbles", "link", limit=3600)
    if me.mover == 0:
        me.wait()
        me.decide()
    me.let_pass(hours=2)
    me.page.reload()
    me.arrive()
    return me


def test_nobody_puts_a_bot_in_the_seat_of_a_late_player_unasked(player: Seat) -> None:
    me, told = with_a_late_mover(player), list[str]()

    def hear(route: Route) -> None:  # the server's own clock says that there is time left
        wish: Any = route.request.post_data_json
        told.append(wish["what"])
        route.fulfill(json={"version": 0})

    me.page.route("**/proposals", hear)
    me.drawer("players")
    me.press(me.page.locator(".player [data-act=propose]"))
    expect(me.page.locator("#sure p").first).to_contain_text("A bot plays for Player 2 from now on.")
    me.press(me.page.locator("#sure [data-close]"))
    assert told == []
    me.press(me.page.locator(".player [data-act=propose]"))
    me.press(me.page.locator("#sure [data-yes]"))
    me.page.locator("body:not(.busy)").wait_for()
    assert told == ["bot 1"]


@DESK_FIRST
def test_a_person_leaves_and_takes_the_seat_back(player: Seat, size: dict[str, object]) -> None:
    one, two = together(player, size)
    stop(two, "leave")
    one.page.locator(".player", has_text="left; bot").wait_for(state="attached")
    two.press(two.page.locator(".status [data-act=return]"))
    one.page.locator(".player", has_text="left; bot").wait_for(state="detached")
    expect(one.page.locator("#panel-log li").last).to_contain_text("is back")


@PHONE_FIRST
def test_two_people_end_the_game_by_consent(player: Seat, size: dict[str, object]) -> None:
    one, two = together(player, size)
    stop(one, "end")
    two.press(two.page.locator(".proposal [data-act=agree]"))
    one.page.locator("body.over .result").wait_for()
    assert "agreed to end the game" in (one.page.locator(".result").text_content() or "")


def test_a_person_resigns_by_keyboard_and_the_other_is_told(player: Seat) -> None:
    one, two = together(player)
    two.menu("[data-stop]").focus()
    two.page.keyboard.press("Enter")
    two.page.locator("#stopping [data-way=resign]").focus()
    two.page.keyboard.press("Enter")
    one.page.locator(".player", has_text="resigned; bot").wait_for(state="attached")
    assert two.page.locator("[data-act=return]").count() == 0


def test_who_thinks_better_of_it_plays_on(player: Seat) -> None:
    one, _ = together(player)
    version = one.version
    one.menu("[data-stop]").click()
    one.page.locator("#stopping [data-close]").click()
    assert (one.version, one.page.locator("#stopping").is_hidden()) == (version, True)


def test_a_finished_game_is_played_on_at_a_new_table(player: Seat) -> None:
    me = player()
    me.bring(finished("pebbles"))
    me.page.goto(me.page.url + "?ply=7")
    me.from_here("fork").click()
    for seat in range(3):
        me.page.locator("#fork select").nth(seat).select_option("mine" if seat == 0 else "bot easy")
    me.page.locator("#fork [type=submit]").click()
    me.page.locator(".status .note", has_text="from move 7").wait_for()
    assert me.wait()
