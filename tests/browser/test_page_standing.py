"""Answers that stand: to side questions only, asked about once, over with the phase, taken back at any time."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from keydom.core.match import Match
from keydom.games import get_game
from keydom.games.keyper.rules.joining import Join
from keydom.games.keythedral.rules.laws import Opening
from keydom.server.words import PageWords

from .player import DESK_FIRST, Player, Seat
from .scenes import asked, asking

SPRING = {"text": "decline", "label": "Do not join", "during": "Spring"}

KEPT = "name => localStorage.getItem(name)"
NEXT = '#curtain[open] .asker:not([data-asker="0"]):not([hidden])'  # the curtain before it is another's turn


def asked_to_join(me: Player, **stands: dict[str, str]) -> str:
    """At a table where the first seat is asked to join, with answers that stand already; says where they are kept."""
    return come(me, asking("keyper", "Join"), **stands)


def come(me: Player, record: str, **stands: dict[str, str]) -> str:
    """At a table from a record as the first seat, with answers that stand already; says where they are kept."""
    name = before_curtain(me, record, **stands)
    me.take_over()
    return name


def be_answered_for(me: Player, record: str, **stands: dict[str, str]) -> None:
    """The same where an answer is given at once: the table is open for a moment only, till another's turn comes."""
    before_curtain(me, record, **stands)
    me.press(me.page.locator("#curtain button"))
    me.page.locator(NEXT).wait_for()


def before_curtain(me: Player, record: str, **stands: dict[str, str]) -> str:
    """At a table from a record, of which nothing is seen yet; says where answers are kept."""
    table = me.kept(record)
    name = f"keydom-standing-{table.rpartition('/')[2]}"
    if stands:
        kept = json.dumps({f"0 {question}": answer for question, answer in stands.items()})
        me.run_first(f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {json.dumps(kept)})")
    me.open(table)
    return name


def say_always(me: Player) -> None:
    """Say that this answer is to stand, and yes to the question about it."""
    me.wait()
    me.press(me.page.locator("#standing [data-always]"))
    me.press(me.page.locator("#standing [data-sure]"))


def has_few(match: Match[Any, Any]) -> bool:
    return 1 < len(match.legal()) <= 6


@pytest.mark.parametrize("game", ["keyflower", "keythedral"])
def test_in_a_turn_of_ones_own_no_answer_stands(player: Seat, game: str) -> None:
    me = player()
    come(me, asking(game, "Turn", offering="pass", where=has_few), Turn={**SPRING, "text": "pass"})
    me.wait()
    assert (me.page.locator("[data-always]").count(), me.mover) == (0, 0)


def test_an_answer_stands_only_after_a_yes(player: Seat) -> None:
    me = player()
    name = asked_to_join(me)
    me.wait()
    me.press(me.page.locator("#standing [data-always]"))
    me.page.locator("#standing [data-sure]").wait_for()
    assert (me.page.evaluate(KEPT, name), me.mover) == (None, 0)


@DESK_FIRST
def test_a_second_press_on_the_same_place_lets_no_answer_stand(player: Seat, size: dict[str, object]) -> None:
    me = player(size)
    name = asked_to_join(me)
    me.wait()
    me.stop_time(0)
    me.page.clock.pause_at(1)
    always = me.page.locator("#standing [data-always]")
    always.scroll_into_view_if_needed()
    box = always.bounding_box()
    assert box is not None
    place = box["x"] + 0.1 * box["width"], box["y"] + 0.85 * box["height"]
    me.press_at(*place)
    me.page.locator("#standing [data-sure]").wait_for()
    me.press_at(*place)
    assert (me.page.evaluate(KEPT, name), me.mover) == (None, 0)


def test_who_does_not_say_yes_is_asked_as_before(player: Seat) -> None:
    me = player()
    asked_to_join(me)
    me.wait()
    me.press(me.page.locator("#standing [data-always]"))
    me.press(me.page.locator("#standing [data-unsure]"))
    assert (me.page.locator("#standing [data-always]").count(), me.mover) == (1, 0)


def test_who_answers_the_same_for_a_phase_says_so_once(player: Seat) -> None:
    me = player()
    asked_to_join(me)
    say_always(me)
    me.page.locator("#curtain[open]").wait_for()
    assert me.mover != 0


def test_an_answer_that_stands_is_given_when_the_same_is_asked(player: Seat) -> None:
    me = player()
    be_answered_for(me, asking("keyper", "Join"), Join=SPRING)
    assert me.mover != 0


def test_an_answer_that_stands_is_taken_back_at_any_time(player: Seat) -> None:
    me = player()
    name = come(me, asking("keyper", "Turn"), Join=SPRING)
    me.press(me.page.locator('#standing [data-end="0 Join"]'))
    assert me.page.evaluate(KEPT, name) == "{}"


def test_an_answer_stands_for_this_phase_only(player: Seat) -> None:
    me = player()
    name = asked_to_join(me)
    say_always(me)
    me.page.locator("#curtain[open]").wait_for()
    (kept,) = json.loads(me.page.evaluate(KEPT, name)).values()
    assert kept["during"] == me.page.evaluate("JSON.parse(document.getElementById('facts').textContent).moment")


@pytest.mark.parametrize("during", [{"during": "Another phase"}, {}], ids=["another", "none"])
def test_an_answer_stands_no_more_when_its_phase_is_over(player: Seat, during: dict[str, str]) -> None:
    me = player()
    name = asked_to_join(me, Join={"text": "decline", "label": "Do not join", **during})
    me.wait()
    assert me.page.evaluate(KEPT, name) == "{}"
    assert me.mover == 0


def test_who_only_watches_sees_no_answer_that_stands(player: Seat) -> None:
    me, watcher = player(), player()
    come(me, asking("keyper", "Turn"), Join=SPRING)
    watcher.page.goto(me.page.url)
    watcher.arrive()
    assert watcher.page.locator("#standing").count() == 0


def opens_two_phases(match: Match[Any, Any]) -> bool:
    """Whether who plays no law now is asked for one as the next phase opens."""
    after = match.copy()
    after.play("decline")
    return len(match.legal()) > 1 and after.mover == 0 and isinstance(after.state.frames[-1], Opening)


def test_an_answer_about_laws_is_asked_for_anew_in_the_next_phase(player: Seat) -> None:
    me = player()
    name = come(me, asking("keythedral", "Opening", 2, "decline", opens_two_phases))
    say_always(me)
    me.be_answered()
    assert (me.page.evaluate(KEPT, name), me.mover, me.offered()[-1:]) == ("{}", 0, ["decline"])


def passes_on(match: Match[Any, Any]) -> bool:
    """Whether a law could be played, and another's turn comes where none is."""
    after = match.copy()
    after.play("decline")
    return len(match.legal()) > 1 and after.mover != 0


def asked_for_a_law(question: str) -> tuple[str, str]:
    """A record that begins where the first seat is asked this in Keythedral, and how far the game has come there."""
    game = get_game("keythedral")
    match = Match.from_position(game, asked("keythedral", question, 3, passes_on))
    return str(match.record()), game.moment(match.view(0), PageWords(game, "en"))


LAWS = pytest.mark.parametrize("question", ["Opening", "Answer", "Repeal"])


@LAWS
def test_who_plays_no_law_for_a_phase_says_so_once(player: Seat, question: str) -> None:
    me = player()
    record, moment = asked_for_a_law(question)
    name = come(me, record)
    say_always(me)
    me.page.locator("#curtain[open]").wait_for()
    ((said, kept),) = json.loads(me.page.evaluate(KEPT, name)).items()
    assert (said, kept["text"], kept["during"], me.mover != 0) == (f"0 {question}", "decline", moment, True)


@LAWS
def test_that_no_law_is_played_is_answered_as_it_stands(player: Seat, question: str) -> None:
    me = player()
    record, moment = asked_for_a_law(question)
    be_answered_for(me, record, **{question: {"text": "decline", "label": "No law", "during": moment}})
    assert me.mover != 0


def rest_of_spring(match: Match[Any, Any]) -> list[tuple[int, str]]:
    """What is played from here to the end of spring, others first: nothing if that takes long, or it is asked again."""
    after, played, words = match.copy(), list[tuple[int, str]](), PageWords(match.game, "en")
    while len(played) < 12 and "Spring" in match.game.moment(after.view(0), words):
        mine = after.mover == 0 and (len(played) == 1 or isinstance(after.state.frames[-1], Join))
        if played and mine:
            return []
        seat, (*_, action) = after.mover, after.legal()
        played.append((seat, str(action)))
        after.play(action)
    return played if len(played) < 12 else []


def ends_spring(match: Match[Any, Any]) -> bool:
    return len(match.legal()) > 1 and str(match.legal()[-1]) == "decline" and bool(rest_of_spring(match))


@pytest.mark.soak  # such a position takes long to find
def test_an_answer_stands_till_the_season_is_over(player: Seat) -> None:
    me = player()
    position = asked("keyper", "Join", 3, ends_spring)
    me.place(position, "link", "link")
    say_always(me)
    me.be_answered()
    stands = me.page.locator("#standing [data-end]")
    *spring, last = rest_of_spring(Match(get_game("keyper"), 3, position=position))[1:]
    for seat, action in spring:
        me.let_play(seat, action)
    me.be_up_to_date()
    before = stands.count()
    me.let_play(*last)
    expect(stands).to_have_count(0)
    assert before == 1
