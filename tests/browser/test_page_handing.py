"""A whole turn is handed on: by itself after a moment in which it can be taken back, or after a question."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .player import Player, Seat
from .scenes import asked, opening

SECONDS = 2000  # milliseconds after which a turn is handed on by itself
HARDLY = 700  # milliseconds in which a second press is none


def about_to_hand_on(me: Player, key: str = "") -> None:
    """A bid is put together on the table, in a browser that prefers nothing; its clock stands."""
    me.run_first("localStorage.setItem('keydom-handing', '2')")
    me.stop_time(0)
    me.sit("keyflower", "bot", "bot")
    me.page.clock.pause_at(10_000)
    me.wait()
    me.press(me.page.locator('.scene [data-ref^="tile:"].lit').first)
    bid = me.page.locator("#card [data-steps]:enabled").first
    if key:
        bid.focus()
        me.page.keyboard.press(key)
    else:
        me.press(bid)
    me.page.locator("#choosing .primary").wait_for()


def test_a_turn_is_handed_on_by_itself_after_two_seconds(player: Seat) -> None:
    me = player()
    about_to_hand_on(me)
    expect(me.page.locator("#choosing .ring")).to_be_visible()
    assert me.mover == 0
    with me.page.expect_request("**/moves"):
        me.page.clock.run_for(SECONDS)


def test_a_turn_that_is_about_to_be_handed_on_is_taken_back_with_one_press(player: Seat) -> None:
    me = player()
    about_to_hand_on(me)
    me.press(me.page.locator("#choosing button:not(.primary)"))
    me.page.locator("#choosing .ring").wait_for(state="detached")
    me.page.clock.run_for(2 * SECONDS)
    assert (me.mover, me.page.locator("#choosing .primary").count()) == (0, 0)


def test_the_next_press_hands_a_turn_on_at_once(player: Seat) -> None:
    me = player()
    about_to_hand_on(me)
    me.page.clock.run_for(HARDLY + 100)
    with me.page.expect_request("**/moves"):
        me.press(me.page.locator("#choosing .primary"))


def test_a_second_press_that_comes_at_once_hands_nothing_on(player: Seat) -> None:
    me = player()
    about_to_hand_on(me)
    me.page.locator("#choosing .primary").evaluate("button => button.click()")
    me.page.locator("#choosing .ring").wait_for()
    assert me.mover == 0


def test_by_keyboard_a_turn_is_asked_about(player: Seat) -> None:
    me = player()
    about_to_hand_on(me, "Enter")
    me.page.clock.run_for(3 * SECONDS)
    assert (me.page.locator("#choosing .ring").count(), me.mover) == (0, 0)


def test_who_gives_up_what_else_could_be_done_is_asked(player: Seat) -> None:
    me = player()
    me.run_first("localStorage.setItem('keydom-handing', '2')")
    me.sit("keyflower", "bot", "bot")
    me.wait()
    me.press(me.page.locator("#plain [data-action=pass]"))
    me.page.locator("#choosing .primary").wait_for()
    assert (me.page.locator("#choosing .ring").count(), me.mover) == (0, 0)


def test_after_a_whole_turn_the_sheet_of_answers_comes_up_in_its_place(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "bot")
    me.wait()
    before = me.page.locator("#plain.many").bounding_box()
    me.press(me.page.locator("#plain [data-action=keep]"))
    me.press(me.page.locator("#choosing .primary + button"))
    me.wait()
    assert me.page.locator("#plain.many").bounding_box() == before


def renamed_under_the_hand(me: Player) -> None:
    """An answer that tells what somebody gets is pressed, and they go by another name before it is let go of."""
    me.place(asked("keyper", "Join"), "link", "bot")
    me.wait()
    me.page.locator("#plain [data-action=decline]").hover()
    me.page.mouse.down()
    me.rename(1, "Mia")


def test_a_press_counts_though_its_answer_is_told_anew_meanwhile(player: Seat) -> None:
    me = player()
    renamed_under_the_hand(me)
    me.page.mouse.up()
    me.page.locator("#choosing .primary").wait_for()


def test_an_answer_is_told_anew_once_it_is_let_go_of(player: Seat) -> None:
    me = player()
    renamed_under_the_hand(me)
    me.page.mouse.move(0, 0)
    me.page.mouse.up()
    expect(me.page.locator("#plain [data-action=decline] small")).to_contain_text("Mia")


@pytest.mark.parametrize("drag", [False, True], ids=["press", "drag"])
def test_own_pieces_are_lifted_and_set_down_on_a_tile(player: Seat, drag: bool) -> None:
    me = player()
    me.place(opening("keyflower", 3), "bot", "bot")
    me.wait()
    piece = me.page.locator('.hand [data-ref^="colour:"][id]').last
    box = piece.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if drag:
        me.page.mouse.move(x, y)
        me.page.mouse.down()
        me.page.mouse.move(x + 5, y - 10, steps=3)
    else:
        me.press_at(x, y)
    me.page.locator(".hand .lifted").wait_for()
    goal = me.page.locator('.scene [data-ref^="tile:"].lit').first
    goal.wait_for()
    if drag:
        to = goal.bounding_box()
        assert to is not None
        me.page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=4)
        me.page.mouse.up()
    else:
        me.press(goal)
    me.page.locator("#choosing .primary, #card:not([hidden]) [data-steps]").first.wait_for()
