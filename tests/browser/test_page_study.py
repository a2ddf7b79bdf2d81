"""Explorer, positions as text, and notes: looked at and used through the page, on desk and phone, in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from .player import DESKTOP, PHONE, Player, Seat
from .scenes import finished
from .test_page_fitness import grave_faults

RECORD = Path(__file__).parents[1] / "records/keythedral/two-with-laws-on-show.key"
READERS = [("en", DESKTOP), ("nl", PHONE), ("fr", DESKTOP), ("es", PHONE)]
IDS = ["en", "nl-phone", "fr", "es-phone"]
DESK_AND_PHONE = pytest.mark.parametrize(
    ("language", "size"),
    [pytest.param(*reader, marks=[] if reader == READERS[1] else pytest.mark.soak) for reader in READERS],
    ids=IDS,
)


def at(player: Seat, language: str, size: dict[str, object], record: str, path: str) -> Player:
    """Somebody who has brought a finished game in and looks at a page about it."""
    me = player({**size, "locale": language})
    me.open(path.format(id=me.kept(record).rpartition("/t/")[2].partition("?")[0]))
    return me


@DESK_AND_PHONE
def test_the_explorer_lists_what_was_bought_and_is_no_wider_than_the_screen(
    player: Seat, language: str, size: dict[str, object]
) -> None:
    me = at(player, language, size, RECORD.read_text("utf-8"), "/games/keythedral/explore?source=own")
    me.page.locator(".things tbody tr").first.wait_for()
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@DESK_AND_PHONE
def test_a_position_is_drawn_refused_when_it_does_not_add_up_and_played_on_from(
    player: Seat, language: str, size: dict[str, object]
) -> None:
    me = at(player, language, size, finished("pebbles", 2), "/position?table={id}&ply=3")
    me.page.locator(".position .picture svg").wait_for()
    text = me.page.locator("textarea").input_value()
    me.page.locator("textarea").fill(text + "nonsense\n")
    me.page.locator(".verdict.wrong").wait_for()
    me.page.locator("textarea").fill(text)
    me.press(me.page.locator("[type=submit]:enabled"))
    me.page.wait_for_url("**/t/*")


@DESK_AND_PHONE
def test_a_note_is_written_in_the_replay_and_kept(player: Seat, language: str, size: dict[str, object]) -> None:
    me = at(player, language, size, finished("pebbles", 2), "/t/{id}?ply=3")
    me.press(me.page.locator("#notes [data-edit]"))
    me.page.locator("#notes textarea").fill("here it turned")
    me.press(me.page.locator("#notes [type=submit]"))
    me.page.locator("#notes .beside", has_text="> here it turned").wait_for()
    me.page.reload()
    me.page.locator("#notes .beside", has_text="> here it turned").wait_for()


def test_a_note_half_written_is_there_again_where_it_was_begun(player: Seat) -> None:
    me = player()
    me.open(me.kept(finished("pebbles", 2)) + "?ply=3")
    me.arrive()
    text = me.page.locator("#notes textarea")
    me.press(me.page.locator("#notes [data-edit]"))
    text.fill("half of what I")
    me.press(me.page.locator("[data-step=on]"))
    expect(me.page.locator("[data-shown]")).to_contain_text("4 /")
    expect(text).to_be_hidden()
    me.press(me.page.locator("#notes [data-edit]"))
    expect(text).to_have_value("")
    me.press(me.page.locator("[data-step=back]"))
    expect(text).to_have_value("half of what I")
    expect(text).to_be_visible()
    me.press(me.page.locator("#notes [data-leave]"))
    me.press(me.page.locator("#notes [data-edit]"))
    expect(text).to_have_value("")


def write_elsewhere(me: Player, ply: int, text: str) -> None:
    """A note of the same person in another window."""
    table = me.page.url.partition("?")[0].replace("/t/", "/api/tables/")
    note = {"version": me.page.request.get(table).json()["version"], "ply": ply, "text": text}
    assert me.page.request.post(f"{table}/notes", data=note, headers={"x-keydom": "1", "connection": "close"}).ok


@pytest.mark.parametrize("heard", [True, False], ids=["heard of", "not heard of"])
def test_a_note_takes_the_place_of_another_that_was_written_meanwhile_when_that_was_seen(
    player: Seat, heard: bool
) -> None:
    me = player()
    me.open(me.kept(finished("pebbles", 2)) + "?ply=3")
    me.arrive()
    if not heard:
        me.page.route("**/stream", lambda route: route.abort())
        me.page.reload()
    me.press(me.page.locator("#notes [data-edit]"))
    me.page.locator("#notes textarea").fill("mine")
    write_elsewhere(me, 3, "> of another")
    beside = me.page.locator("#notes .beside")
    if heard:
        expect(beside).to_have_text("> of another")
    me.press(me.page.locator("#notes [type=submit]"))
    expect(me.page.locator("#notices")).to_contain_text("has been changed meanwhile")
    expect(beside).to_have_text("> of another")
    expect(me.page.locator("#notes textarea")).to_have_value("mine")
    me.press(me.page.locator("#notes [type=submit]"))
    expect(beside).to_have_text("> mine")
    if not heard:
        assert me.faults
        assert all("409" in fault or "ERR_FAILED" in fault for fault in me.faults), me.faults
        me.faults.clear()


def test_a_note_at_another_moment_is_in_nobodys_way(player: Seat) -> None:
    me = player()
    me.open(me.kept(finished("pebbles", 2)) + "?ply=3")
    me.arrive()
    me.press(me.page.locator("#notes [data-edit]"))
    me.page.locator("#notes textarea").fill("mine")
    write_elsewhere(me, 2, "> of another")
    me.press(me.page.locator("#notes [type=submit]"))
    expect(me.page.locator("#notes .beside")).to_have_text("> mine")
    me.faults[:] = [fault for fault in me.faults if "409" not in fault]  # the page may have been faster than the news


def test_nobody_is_asked_for_a_note_before_those_that_there_are_were_read(player: Seat) -> None:
    me = player()
    hidden: list[bool] = []

    def look_before(route: Route) -> None:
        me.page.locator("#table[data-version]").wait_for()
        hidden.append(me.page.locator("#replay").is_visible() and me.page.locator("#notes").is_hidden())
        route.continue_()

    me.page.route("**/notes", look_before)
    me.open(me.kept(finished("pebbles", 2)) + "?ply=3")
    expect(me.page.locator("#notes [data-edit]")).to_be_visible()
    assert hidden[0]


WORTH = ["Worth to Anneke now", "Nu voor Anneke waard", "Vaut maintenant pour Anneke", "Vale ahora para Anneke"]


@pytest.mark.parametrize(
    ("language", "size", "worth"),
    [
        pytest.param(*reader, worth, marks=[] if reader == READERS[0] else pytest.mark.soak)
        for reader, worth in zip(READERS, WORTH, strict=True)
    ],
    ids=IDS,
)
def test_the_card_of_a_thing_says_what_it_was_worth_to_who_was_to_move(
    player: Seat, language: str, size: dict[str, object], worth: str
) -> None:
    me = at(player, language, size, RECORD.read_text("utf-8"), "/t/{id}?ply=88")
    cottage = me.page.locator('.board [data-ref="cottage:blue1"]').first
    me.hold(cottage)
    expect(me.page.locator("#card li", has_text=worth)).to_be_visible()


@pytest.mark.parametrize("path", ["/games/keythedral/explore?source=own", "/position?table={id}&ply=100"])
def test_an_axe_scan_finds_no_grave_fault(player: Seat, path: str) -> None:
    me = at(player, "en", DESKTOP, RECORD.read_text("utf-8"), path)
    me.page.locator(".things tbody tr, .position .picture svg").first.wait_for()
    assert grave_faults(me) == []
