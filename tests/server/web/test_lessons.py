"""A lesson at a table: it asks, tells, answers a wrong choice with the reason, and is taken up where it was left."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any

import httpx
import pytest

from ..hosting import Server
from ..inline import Host


class Pupil:
    """A browser in a lesson of pebbles."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.browser = server.browser(**{"accept-language": language})
        self.browser.get("/")
        made = self.browser.post("/api/games/pebbles/lessons/first", json={})
        assert made.status_code == 201, made.text
        self.id = made.json()["id"]

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.browser.get(f"/api/tables/{self.id}").json()
        return found

    @property
    def panel(self) -> str:
        return html.unescape(self.browser.get(f"/t/{self.id}/now?as=0").json()["regions"]["lesson"])

    def post(self, what: str, **more: object) -> httpx.Response:
        body = {"seat": 0, "version": self.table["version"], **more}
        return self.browser.post(f"/api/tables/{self.id}/{what}", json=body)

    def next(self) -> httpx.Response:
        return self.post("lesson")

    def play(self, *actions: str) -> None:
        for action in actions:
            answer = self.post("moves", action=action)
            assert answer.status_code == 200, answer.text

    def finish(self) -> None:
        self.next()
        self.play("keep", "give", "to 1")
        self.next()
        self.play("keep")


def test_a_lesson_begins_with_what_it_tells(server: Server) -> None:
    assert "Your first pebble" in Pupil(server).panel


def test_a_lesson_speaks_the_readers_language(server: Server) -> None:
    assert "Je eerste kiezel" in Pupil(server, "nl").panel


def test_rivals_in_a_lesson_are_called_so(server: Server) -> None:
    pupil = Pupil(server)
    assert "rival in the lesson" in pupil.browser.get(f"/t/{pupil.id}/now?as=0").json()["regions"]["players"]


def test_a_lesson_says_what_is_to_be_lit(server: Server) -> None:
    assert 'data-light="seat:0"' in Pupil(server).panel


def test_while_a_lesson_tells_no_move_is_asked_for(server: Server) -> None:
    pupil = Pupil(server)

    assert pupil.browser.get(f"/api/tables/{pupil.id}/legal?seat=0").json()["legal"] == []


def test_while_a_lesson_tells_no_move_is_taken(server: Server) -> None:
    assert Pupil(server).post("moves", action="keep").status_code == 422


def test_from_what_it_tells_a_lesson_goes_on_by_one_press(server: Server) -> None:
    pupil = Pupil(server)
    pupil.next()

    assert "Keep it" in pupil.panel


def test_where_a_lesson_asks_there_is_no_going_on_without_the_move(server: Server) -> None:
    pupil = Pupil(server)
    pupil.next()

    assert pupil.next().status_code == 422


def test_a_wrong_choice_is_answered_with_its_reason(server: Server) -> None:
    pupil = Pupil(server)
    pupil.next()

    assert pupil.post("moves", action="give").json()["why"].startswith("Whoever gets the golden pebble")


def test_a_wrong_choice_changes_nothing(server: Server) -> None:
    pupil = Pupil(server)
    pupil.next()
    before = pupil.table
    pupil.post("moves", action="give")

    assert pupil.table == before


def test_the_reason_stays_beside_the_task_until_a_right_choice(server: Server) -> None:
    pupil = Pupil(server)
    pupil.next()
    pupil.post("moves", action="give")

    assert "Whoever gets the golden pebble" in pupil.panel


def test_after_a_right_choice_the_reason_is_gone(server: Server) -> None:
    pupil = Pupil(server)
    pupil.next()
    pupil.post("moves", action="give")
    pupil.play("keep")

    assert "Whoever gets the golden pebble" not in pupil.panel


def test_draws_and_rivals_are_those_of_the_record(server: Server) -> None:
    pupil = Pupil(server)
    pupil.next()
    pupil.play("keep")
    lines = pupil.browser.get(f"/api/tables/{pupil.id}/view?seat=0").json()["lines"]

    assert [line["text"] for line in lines] == ["draw gold", "keep", "draw ?", "keep", "draw coal"]


def test_a_lesson_ends_with_the_final_count(server: Server) -> None:
    pupil = Pupil(server)
    pupil.finish()

    assert pupil.table["over"]
    assert "Now play" in pupil.panel


def test_a_lesson_is_no_game_of_mine(server: Server) -> None:
    pupil = Pupil(server)

    assert pupil.id not in pupil.browser.get("/").text


def test_the_page_of_lessons_leads_back_to_where_it_was_left(server: Server) -> None:
    pupil = Pupil(server)
    pupil.next()
    pupil.play("keep")

    shown = pupil.browser.get("/games/pebbles/learn").text

    assert f'href="/t/{pupil.id}"' in shown
    assert "step 3 of 6" in shown


def test_a_lesson_that_was_taken_to_its_end_is_begun_anew(server: Server) -> None:
    pupil = Pupil(server)
    pupil.finish()

    assert pupil.id not in pupil.browser.get("/games/pebbles/learn").text


def test_a_lesson_is_taken_up_after_the_server_was_killed(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "keydom.db")
    pupil = Pupil(server)
    pupil.next()
    pupil.play("keep")
    server.stop()
    second = host.server(tmp_path / "keydom.db")
    pupil.browser.base_url = httpx.URL(second.address)
    here = pupil.panel
    second.stop()

    assert "Get rid of coal" in here


@pytest.mark.parametrize("what", ["undo", "redo", "leave", "resign", "hint"])
def test_a_lesson_goes_its_own_way(server: Server, what: str) -> None:
    pupil = Pupil(server)
    pupil.next()
    if what == "hint":
        assert pupil.browser.get(f"/api/tables/{pupil.id}/hint").status_code == 422
    else:
        assert pupil.post(what).status_code == 422


def test_a_lesson_has_no_rematch(server: Server) -> None:
    pupil = Pupil(server)
    pupil.finish()

    assert pupil.post("rematch").status_code == 422


def test_nobody_else_turns_the_pages_of_a_lesson(server: Server) -> None:
    pupil = Pupil(server)
    stranger = server.browser()

    answer = stranger.post(f"/api/tables/{pupil.id}/lesson", json={"seat": 0, "version": pupil.table["version"]})

    assert answer.status_code == 403


def test_a_table_that_is_no_lesson_has_no_pauses(server: Server) -> None:
    browser = server.browser()
    browser.get("/")
    seats = [{"kind": "mine"}, {"kind": "bot"}]
    made = browser.post("/api/tables", json={"game": "pebbles", "seats": seats, "as_seated": True}).json()

    answer = browser.post(f"/api/tables/{made['id']}/lesson", json={"seat": 0, "version": made["version"]})

    assert answer.status_code == 422


def test_there_is_no_lesson_of_an_unknown_name(server: Server) -> None:
    assert server.browser().post("/api/games/pebbles/lessons/second", json={}).status_code == 422
