"""Seats at a table are drawn, unless its maker wants them as they stand; the log and the record show the draw."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from keydom.core.match import Match
from keydom.core.options import is_draw, seated
from keydom.core.record import Record
from keydom.games import games
from keydom.server.store.migrate import migrate
from keydom.server.store.tables import Store
from keydom.words import LANGUAGES

from ..hosting import BEFORE_SITTING_DOWN, Server, awaited, sit
from ..inline import Host

NAMES = ["Ana", "Bo", "Cem"]


def made(browser: httpx.Client, game: str = "pebbles", kind: str = "mine", **more: Any) -> dict[str, Any]:
    """A table of Ana, Bo and Cem, listed in this order."""
    seats = [{"kind": kind, "name": name} for name in NAMES]
    answer = browser.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def names(browser: httpx.Client, id: str) -> list[str]:
    """Who sits there, in the order of seats."""
    return [seat["name"] for seat in browser.get(f"/api/tables/{id}").json()["seats"]]


def log(browser: httpx.Client, id: str) -> list[str]:
    return [line["text"] for line in browser.get(f"/api/tables/{id}/view").json()["log"]]


def finish(browser: httpx.Client, id: str) -> None:
    """Play anything until the game is over; all seats are this browser's."""
    rng = Random(1)
    while not (about := browser.get(f"/api/tables/{id}").json())["over"]:
        legal = browser.get(f"/api/tables/{id}/legal", params={"seat": about["mover"]}).json()["legal"]
        move = {"seat": about["mover"], "version": about["version"], "action": rng.choice(legal)["text"]}
        assert browser.post(f"/api/tables/{id}/moves", json=move).status_code == 200


@pytest.mark.parametrize("game", games())
def test_making_a_table_draws_who_comes_to_which_seat_in_every_game(server: Server, game: str) -> None:
    browser = server.browser()
    table = made(browser, game)
    assert is_draw(table["drawn"], 3)
    assert names(browser, table["id"]) == seated(NAMES, table["drawn"])


def test_every_seat_comes_to_the_first_who_is_listed(server: Server) -> None:
    browser = server.browser()
    assert {made(browser)["drawn"][0] for _ in range(40)} == {0, 1, 2}


def test_a_maker_who_wants_seats_as_they_stand_has_them_so(server: Server) -> None:
    browser = server.browser()
    tables = [made(browser, as_seated=True) for _ in range(5)]
    assert [table["drawn"] for table in tables] == [[]] * 5
    assert {tuple(names(browser, table["id"])) for table in tables} == {tuple(NAMES)}


def test_bots_are_drawn_too_with_their_levels(server: Server) -> None:
    browser = server.browser()
    wish = [{"kind": "mine", "name": "Ana"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "medium"}]
    for _ in range(5):
        table = browser.post("/api/tables", json={"game": "keyper", "seats": wish}).json()
        seats = browser.get(f"/api/tables/{table['id']}").json()["seats"]
        assert [seat["bot"] for seat in seats] == seated([None, "easy", "medium"], table["drawn"])


def test_links_and_tokens_are_those_of_the_seats_that_were_drawn(server: Server) -> None:
    maker = server.browser()
    table = made(maker, kind="link")
    for place, name in enumerate(NAMES):
        seat = table["drawn"][place]
        friend = server.browser()
        sit(friend, table["links"][str(seat)])
        assert friend.get(f"/api/tables/{table['id']}").json()["mine"] == [seat]
        assert names(friend, table["id"])[seat] == name


def test_the_makers_own_seat_is_the_one_that_was_drawn(server: Server) -> None:
    browser = server.browser()
    wish = [{"kind": "mine"}, {"kind": "link"}, {"kind": "link"}]
    for _ in range(5):
        table = browser.post("/api/tables", json={"game": "pebbles", "seats": wish}).json()
        assert browser.get(f"/api/tables/{table['id']}").json()["mine"] == [table["drawn"][0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draw_is_the_first_line_of_the_log(server: Server, language: str) -> None:
    browser = server.browser(**{"accept-language": language})
    table = made(browser)
    first, order = log(browser, table["id"])[0], seated(NAMES, table["drawn"])
    assert first.index(order[0]) < first.index(order[1]) < first.index(order[2])


def test_no_draw_is_told_of_seats_as_they_stand(server: Server) -> None:
    browser = server.browser()
    assert not any("drawn;" in line for line in log(browser, made(browser, as_seated=True)["id"]))


def test_the_downloaded_record_shows_the_draw(server: Server) -> None:
    browser = server.browser()
    table = made(browser)
    finish(browser, table["id"])
    record = Record.parse(browser.get(f"/api/tables/{table['id']}/record").text)
    assert list(record.drawn) == table["drawn"]


def test_a_record_that_is_brought_in_keeps_its_draw(server: Server) -> None:
    browser = server.browser()
    table = made(browser)
    finish(browser, table["id"])
    text = browser.get(f"/api/tables/{table['id']}/record").text
    again = browser.post("/api/records", json={"text": text}).json()["id"]
    assert browser.get(f"/api/tables/{again}/record").text == text


def test_the_draw_is_stored_with_the_table(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    browser = server.browser()
    table = made(browser)
    before = log(browser, table["id"])
    server.stop()
    server = host.server(tmp_path / "k.db")
    again = server.browser(cookie=f"keydom={browser.cookies['keydom']}")
    assert log(again, table["id"]) == before
    assert names(again, table["id"]) == seated(NAMES, table["drawn"])
    server.stop()


def test_a_table_of_before_stays_as_seated(host: Host, tmp_path: Path) -> None:
    """Its database has no place for a draw yet."""
    server = host.server(tmp_path / "k.db")
    browser = server.browser()
    table = made(browser, as_seated=True)
    server.stop()
    with closing(sqlite3.connect(tmp_path / "k.db")) as db, db:
        db.execute("ALTER TABLE tables DROP COLUMN drawn")
        for later in ("analyses", "jobs", "usage"):
            db.execute(f"DROP TABLE {later}")
        for statement in BEFORE_SITTING_DOWN:
            db.execute(statement)
        db.execute("UPDATE alembic_version SET version_num = '0002'")
    server = host.server(tmp_path / "k.db")
    again = server.browser(cookie=f"keydom={browser.cookies['keydom']}")
    assert names(again, table["id"]) == NAMES
    finish(again, table["id"])
    assert Record.parse(again.get(f"/api/tables/{table['id']}/record").text).drawn == ()
    server.stop()


def test_a_rematch_draws_anew_where_seats_were_drawn_and_everybody_keeps_a_seat(server: Server) -> None:
    browser = server.browser()
    wish = [{"kind": "mine", "name": "Ana"}, {"kind": "link", "name": "Bo"}]
    table = browser.post("/api/tables", json={"game": "pebbles", "seats": wish}).json()
    friend = server.browser()
    sit(friend, table["links"][str(table["drawn"][1])])
    while not (about := browser.get(f"/api/tables/{table['id']}").json())["over"]:
        who = browser if about["mover"] in about["mine"] else friend
        legal = who.get(f"/api/tables/{table['id']}/legal", params={"seat": about["mover"]}).json()["legal"]
        move = {"seat": about["mover"], "version": about["version"], "action": legal[0]["text"]}
        assert who.post(f"/api/tables/{table['id']}/moves", json=move).status_code == 200
    next = browser.post(f"/api/tables/{table['id']}/rematch", json={}).json()["id"]
    for who, name in ((browser, "Ana"), (friend, "Bo")):
        (seat,) = who.get(f"/api/tables/{next}").json()["mine"]
        assert names(who, next)[seat] == name
    assert any("drawn;" in line for line in log(browser, next))


def test_in_a_rematch_everybody_holds_the_seat_that_was_drawn_for_them(tmp_path: Path) -> None:
    async def run() -> list[list[int]]:
        store = Store(f"sqlite:///{tmp_path / 'k.db'}")
        try:
            await migrate(store)
            for id, holders in (("one", list(enumerate(NAMES))), ("two", [])):
                seats = [(name, None, f"{id} {name}") for name in NAMES]
                await store.create(id, "pebbles", {}, 1, "", seats, holders)
            await store.share_claims("one", "two", (2, 0, 1))
            return [await store.seats_held("two", name) for name in NAMES]
        finally:
            await store.close()

    assert awaited(run()) == [[2], [0], [1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_for_a_new_table_offers_the_draw_and_has_it_chosen(server: Server, language: str) -> None:
    page = server.browser(**{"accept-language": language}).get("/").text
    form = page[page.index('id="new-keyper"') :]
    box = form[form.index('name="draw"') :]
    assert "checked" in box[: box.index(">")]
    label = {"en": "Draw the seats", "nl": "Plaatsen loten", "fr": "Tirer les places", "es": "Sortear los asientos"}
    assert label[language] in box[:300]


# Who is less experienced: people are named, and seats are drawn then.


def less_experienced(browser: httpx.Client, id: str) -> set[str]:
    """Who began with a green worker, by name."""
    about = browser.get(f"/api/tables/{id}").json()
    value: str = about["options"]["novices"]
    return {about["seats"][int(seat)]["name"] for seat in value.split("+")}


def test_those_who_were_named_as_less_experienced_are_so_whatever_is_drawn(server: Server) -> None:
    browser = server.browser()
    for _ in range(8):
        table = made(browser, "keyflower", options={"novices": "0+2"})
        assert less_experienced(browser, table["id"]) == {"Ana", "Cem"}
        said = log(browser, table["id"])
        assert [f"{name} is less experienced." in said for name in NAMES] == [True, False, True]


def test_nobody_is_less_experienced_who_is_not_at_the_table(server: Server) -> None:
    wish = {"game": "keyflower", "seats": [{"kind": "mine"}, {"kind": "mine"}], "options": {"novices": "2"}}
    assert server.browser().post("/api/tables", json=wish).status_code in (400, 422)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_table_names_the_less_experienced(server: Server, language: str) -> None:
    browser = server.browser(**{"accept-language": language})
    table = made(browser, "keyflower", options={"novices": "0+2"})
    page = browser.get(f"/t/{table['id']}").text
    order = [name for name in seated(NAMES, table["drawn"]) if name != "Bo"]
    assert re.search(rf"<dd>{order[0]} \w+ {order[1]}</dd>", page)
    assert order[0] in browser.get("/").text


def test_in_a_rematch_the_same_people_are_less_experienced(server: Server) -> None:
    browser = server.browser()
    rules, drawn = games()["keyflower"], (2, 0, 1)
    options = rules.seated(rules.options({"length": "short", "novices": "0"}), drawn)
    match = Match(rules, 3, options, Random(1), dict(enumerate(seated(NAMES, drawn))), drawn)
    match.end()
    id = browser.post("/api/records", json={"text": str(match.record())}).json()["id"]
    for _ in range(6):
        assert less_experienced(browser, id) == {"Ana"}
        browser.post(f"/api/tables/{id}/rematch")
        again = browser.post(f"/api/tables/{id}/rematch").json()["id"]
        assert less_experienced(browser, again) == {"Ana"}
        id = browser.post("/api/records", json={"text": str(match.record())}).json()["id"]
