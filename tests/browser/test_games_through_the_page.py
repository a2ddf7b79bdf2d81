"""Whole games through the page, every decision made by hand: on a desk, in a hand, by keyboard, with others."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from keydom.games import games

from .player import ASKED, CARD, DESK_FIRST, EVERY_GAME, OVER, PHONE, Player, Seat
from .playing import decisions, play
from .scenes import late

FAR = 80  # how often Tab is pressed before something is given up as out of reach
FEW = 1.2  # presses for a decision that had more than one answer, where no turn asks for a yes

# Where random players find no end, whoever tries everything is still trying hundreds of decisions later.
HURRY = {name: not game.ends_at_random for name, game in games().items()}
TITLES = ("keyflower", "keyper", "keythedral")
LEFT = {"keyflower": 8, "keyper": 5, "keythedral": 6}  # decisions before the end, from where a game is played out
WHOLE = pytest.mark.parametrize("game", ["pebbles", *(pytest.param(game, marks=pytest.mark.soak) for game in TITLES)])


def sit_late(me: Player, game: str, *others: str) -> list[str]:
    """At a table where the game is soon over."""
    return me.place(late(game, 1 + len(others), LEFT[game]), *others)


@DESK_FIRST
@WHOLE
def test_a_whole_game_is_played_with_mouse_or_finger_on_the_board(
    player: Seat, game: str, size: dict[str, object]
) -> None:
    me = player(size)
    me.sit_anew(game, "bot")
    play(me, HURRY[game])
    expect(me.page.locator(".scores tfoot td")).to_have_count(2)


@EVERY_GAME
def test_a_game_is_played_out_with_mouse_or_finger_on_the_board(
    player: Seat, game: str, size: dict[str, object]
) -> None:
    me = player(size)
    sit_late(me, game, "bot")
    play(me, HURRY[game])
    expect(me.page.locator(".scores tfoot td")).to_have_count(2)


@pytest.mark.soak
def test_a_game_of_three_takes_few_presses_for_its_decisions(player: Seat) -> None:
    presses = asked = 0
    for _ in range(2):  # draws decide how much there is to carry: of one game alone they would decide too much
        me = player()
        me.sit("keyflower", "bot", "bot")
        me.presses = 0
        play(me)
        presses, asked = presses + me.presses, asked + decisions(me)
    assert presses < FEW * asked


def test_a_whole_game_is_played_from_the_list_and_on_the_board_by_turns(player: Seat) -> None:
    me = player()
    me.start("pebbles", "bot")
    me.play_to_the_end()
    expect(me.page.locator(".scores tfoot td")).to_have_count(2)


def reach(me: Player, what: str) -> None:
    """Tab until the focus is on such a thing."""
    for _ in range(FAR):
        if me.page.evaluate("what => document.activeElement.matches(what)", what):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached with Tab")


def decide_by_keyboard(me: Player, briefly: bool) -> None:
    """One decision; who wants it brief looks for the word that ends a turn."""
    keys, version = me.page.keyboard, me.version
    passing = next((text for text in me.offered() if text in ("pass", "submit")), None)
    if passing and briefly and me.page.locator("#filter").is_visible():
        keys.press("/")
        keys.type(passing)
        keys.press("Enter")
    else:
        reach(me, ".lit, .ask [data-action]")
        keys.press("Enter")
    me.page.locator("body:not(.busy)").wait_for()
    while (asked := me.page.locator(f"{CARD}, #choosing .primary").count()) or me.version == version:
        reach(me, f"{CARD}, #choosing .primary" if asked else ".lit:not(.chosen), .ask [data-action]")
        keys.press("Enter")
        me.page.locator("body:not(.busy)").wait_for()
    me.settled(version)


def play_by_keyboard(me: Player) -> None:
    for turn in range(1000):
        if not me.wait():
            break
        decide_by_keyboard(me, bool(turn % 3))
    expect(me.page.locator(".result")).to_be_visible()


@WHOLE
def test_a_whole_game_is_played_by_keyboard_alone(player: Seat, game: str) -> None:
    me = player()
    keys = me.page.keyboard
    me.open("/")
    reach(me, f"[data-open=new-{game}]")
    keys.press("Enter")
    reach(me, f"#new-{game} [type=submit]")
    keys.press("Enter")
    me.arrive()
    play_by_keyboard(me)


@pytest.mark.soak
def test_a_game_is_played_out_by_keyboard_alone(player: Seat) -> None:
    me = player()
    sit_late(me, "keyflower", "bot")
    play_by_keyboard(me)


@pytest.mark.parametrize("game", ["pebbles", pytest.param("keyflower", marks=pytest.mark.soak)])
def test_two_browsers_and_a_spectator_see_a_game_to_its_end(player: Seat, game: str) -> None:
    one, two, watcher = player(), player(PHONE, seed=2), player()
    (link,) = one.start(game, "link")
    two.come(link)
    watcher.page.goto(one.page.url)
    turns = {0: one, 1: two}
    while (mover := one.mover) >= 0:
        if turns[mover].wait():
            turns[mover].decide(hurry=True)
    for each in (one, two, watcher):
        each.page.locator(".result .total").first.wait_for()
    assert len({each.page.locator(".scores").inner_text() for each in (one, two, watcher)}) == 1


@pytest.mark.parametrize(("game", "least"), [("pebbles", 8), pytest.param("keyflower", 16, marks=pytest.mark.soak)])
def test_friends_at_one_screen_play_a_game_with_the_curtain_between_them(player: Seat, game: str, least: int) -> None:
    us = player()
    us.start(game, "here")
    handed = 0
    while True:
        us.page.locator(f"#curtain[open], {ASKED}, {OVER}").first.wait_for()
        if us.page.locator("#curtain[open]").count():
            us.take_over()
            handed += 1
        elif not us.wait():
            break
        else:
            us.decide(hurry=True)
    assert handed >= least  # in Keyflower there are four seasons in which each passes twice at least
