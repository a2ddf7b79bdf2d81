"""Answers that stand: said once, given whenever the same is asked, and taken back at any time."""

from __future__ import annotations

import json

from .player import Player, Seat
from .scenes import asking, midway

KEPT = "name => localStorage.getItem(name)"


def asked_to_join(me: Player, **stands: dict[str, str]) -> str:
    """At a table where the first seat is asked to join, with answers that stand already; says where they are kept."""
    return come(me, asking("keyper", "Join"), **stands)


def come(me: Player, record: str, **stands: dict[str, str]) -> str:
    """At a table from a record as the first seat, with answers that stand already; says where they are kept."""
    table = me.kept(record)
    name = f"keydom-standing-{table.rpartition('/')[2]}"
    if stands:
        kept = json.dumps({f"0 {question}": answer for question, answer in stands.items()})
        me.page.add_init_script(f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {json.dumps(kept)})")
    me.open(table)
    me.take_over()
    return name


def test_who_always_answers_the_same_says_so_once(player: Seat) -> None:
    me = player()
    asked_to_join(me)
    me.wait()
    me.press(me.page.locator("#standing [data-always=decline]:not([data-during])"))
    me.page.locator("#curtain[open]").wait_for()
    assert me.mover != 0


def test_an_answer_that_stands_is_given_when_the_same_is_asked(player: Seat) -> None:
    me = player()
    asked_to_join(me, Join={"text": "decline", "label": "Do not join"})
    me.page.locator("#curtain[open]").wait_for()  # it is the next one's turn
    assert me.mover != 0


def test_an_answer_that_stands_is_taken_back_at_any_time(player: Seat) -> None:
    me = player()
    name = come(me, midway("pebbles"), Other={"text": "pass", "label": "Pass"})
    me.press(me.page.locator('#standing [data-end="0 Other"]'))
    assert me.page.evaluate(KEPT, name) == "{}"


def test_an_answer_may_stand_for_this_part_of_the_game_only(player: Seat) -> None:
    me = player()
    name = asked_to_join(me)
    me.wait()
    me.press(me.page.locator("#standing [data-during]"))
    me.page.locator("#curtain[open]").wait_for()
    (kept,) = json.loads(me.page.evaluate(KEPT, name)).values()
    assert kept["during"] == me.page.evaluate("JSON.parse(document.getElementById('facts').textContent).moment")


def test_an_answer_stands_no_more_when_its_part_of_the_game_is_over(player: Seat) -> None:
    me = player()
    name = asked_to_join(me, Join={"text": "decline", "label": "Do not join", "during": "Another part"})
    me.wait()
    assert me.page.evaluate(KEPT, name) == "{}"
    assert me.mover == 0


def test_who_only_watches_sees_no_answer_that_stands(player: Seat) -> None:
    me, watcher = player(), player()
    come(me, midway("pebbles"), Other={"text": "pass", "label": "Pass"})
    watcher.page.goto(me.page.url)
    watcher.arrive()
    assert watcher.page.locator("#standing").count() == 0
