"""The log is the game: a move is accepted once, in order, only if legal for that seat; else nothing changes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from keydom.core.game import Event
from keydom.games import get_game
from keydom.server.errors import DatabaseUnavailable
from keydom.server.words import PageWords
from keydom.words import LANGUAGES

from ..hosting import Party, Server, client_of
from ..inline import Host, InlineServer, begin, together

FORBIDDEN = "bid keyflower"  # a winter tile, in spring
REASON = Event("not-on-auction", {"tile": "tile:keyflower"})


def mover_of(table: Party) -> tuple[int, int]:
    about = table.get()
    return about["mover"], about["version"]


def test_a_legal_move_is_accepted(server: Server) -> None:
    table = Party(server, "keyflower")
    before = table.get()["ply"]
    table.play()
    assert table.get()["ply"] > before


def test_the_answer_says_the_new_version(server: Server) -> None:
    table = Party(server, "pebbles")
    seat, version = mover_of(table)
    answer = table.post("moves", seat, version=version, action="keep")
    assert answer.json()["version"] == table.get()["version"]


def test_a_move_sent_twice_is_played_once(server: Server) -> None:
    table = Party(server, "pebbles")
    seat, version = mover_of(table)
    table.post("moves", seat, version=version, action="keep")
    before = table.standing()
    again = table.post("moves", seat, version=version, action="keep")
    assert (again.status_code, table.standing()) == (409, before)


def bad_moves() -> list[Any]:
    return [
        pytest.param({"version": -1}, 400, id="version-below-zero"),
        pytest.param({"version": 999}, 409, id="version-ahead"),
        pytest.param({"version": 0}, 409, id="version-stale"),
        pytest.param({"action": "to 1"}, 422, id="not-offered"),
        pytest.param({"action": "fly"}, 422, id="no-action"),
        pytest.param({"action": ""}, 400, id="empty-action"),
        pytest.param({"action": "keep " * 100}, 400, id="long-action"),
        pytest.param({"action": 7}, 400, id="action-of-another-type"),
        pytest.param({"action": "!undo"}, 422, id="a-line-of-the-log"),
        pytest.param({"extra": 1}, 400, id="unknown-field"),
        pytest.param({"seat": "first"}, 400, id="seat-of-another-type"),
        pytest.param({"seat": 99}, 400, id="seat-out-of-bounds"),
    ]


@pytest.mark.parametrize(("change", "status"), bad_moves())
def test_a_bad_move_is_refused_and_changes_nothing(server: Server, change: dict[str, Any], status: int) -> None:
    table = Party(server, "pebbles")
    seat, version = mover_of(table)
    before = table.standing()
    move = {"seat": seat, "version": version, "action": "keep", **change}
    answer = table.client.post(f"{table.path}/moves", json=move, headers=table.head(seat))
    assert (answer.status_code, table.standing()) == (status, before)


def test_a_seat_whose_turn_it_is_not_is_refused(server: Server) -> None:
    table = Party(server, "pebbles")
    seat, version = mover_of(table)
    before = table.standing()
    answer = table.post("moves", 1 - seat, version=version, action="keep")
    assert (answer.status_code, table.standing()) == (422, before)


def test_a_token_is_good_for_its_own_seat_only(server: Server) -> None:
    table = Party(server, "pebbles")
    seat, version = mover_of(table)
    before = table.standing()
    move = {"seat": seat, "version": version, "action": "keep"}
    answer = table.client.post(f"{table.path}/moves", json=move, headers=table.head(1 - seat))
    assert (answer.status_code, table.standing()) == (403, before)


def test_a_token_of_another_table_is_refused(server: Server) -> None:
    table, other = Party(server, "pebbles"), Party(server, "pebbles")
    seat, version = mover_of(table)
    move = {"seat": seat, "version": version, "action": "keep"}
    answer = table.client.post(f"{table.path}/moves", json=move, headers=other.head(seat))
    assert answer.status_code == 403


def test_a_token_of_no_seat_is_not_authorized(server: Server) -> None:
    table = Party(server, "pebbles")
    move = {"seat": 0, "version": 1, "action": "keep"}
    answer = table.client.post(f"{table.path}/moves", json=move, headers={"authorization": f"Bearer {'x' * 32}"})
    assert answer.status_code == 401


def test_whoever_holds_no_seat_cannot_move(server: Server) -> None:
    table = Party(server, "pebbles")
    seat, version = mover_of(table)
    move = {"seat": seat, "version": version, "action": "keep"}
    assert server.browser().post(f"{table.path}/moves", json=move).status_code == 403


def body_of(what: str) -> dict[str, object]:
    """What seat 0 would send to do this."""
    more: dict[str, dict[str, object]] = {
        "moves": {"version": 1, "action": "keep"},
        "proposals": {"version": 1, "what": "rewind 0"},
        "answers": {"version": 1, "agree": True},
        "chat": {"text": "hello"},
    }
    return {"seat": 0, **more.get(what, {"version": 1})}


@pytest.mark.parametrize("what", ["moves", "undo", "redo", "proposals", "answers", "return", "chat"])
def test_whoever_holds_no_seat_can_do_nothing(server: Server, what: str) -> None:
    table = Party(server, "pebbles")
    assert server.browser().post(f"{table.path}/{what}", json=body_of(what)).status_code == 403


@pytest.mark.parametrize("what", ["moves", "undo", "redo", "proposals", "answers", "return", "chat", "rematch"])
def test_nothing_can_be_done_at_a_table_that_there_is_not(server: Server, what: str) -> None:
    assert server.browser().post(f"/api/tables/nowhere/{what}", json=body_of(what)).status_code == 404


@pytest.mark.parametrize("what", ["", "/view", "/legal?seat=0", "/chat", "/scores", "/record", "/stream"])
def test_nothing_can_be_seen_of_a_table_that_there_is_not(server: Server, what: str) -> None:
    assert server.browser().get(f"/api/tables/nowhere{what}").status_code == 404


def test_the_page_of_a_table_that_there_is_not_says_so(server: Server) -> None:
    answer = server.browser().get("/t/nowhere")
    assert (answer.status_code, "There is no such table." in answer.text) == (404, True)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff", b'{"seat": 0', b'{"seat": 1e999}', b"[" * 5000])
def test_a_body_that_is_no_move_is_refused(server: Server, body: bytes) -> None:
    table = Party(server, "pebbles")
    before = table.standing()
    head = {**table.head(0), "content-type": "application/json"}
    answer = table.client.post(f"{table.path}/moves", content=body, headers=head)
    assert (answer.status_code, table.standing()) == (400, before)


def test_a_body_of_ten_megabytes_is_refused(server: Server) -> None:
    table = Party(server, "pebbles")
    before = table.standing()
    head = {**table.head(0), "content-type": "application/json"}
    body = b'{"action": "' + b"x" * 10_000_000 + b'"}'
    answer = table.client.post(f"{table.path}/moves", content=body, headers=head)
    assert (answer.status_code, table.standing()) == (413, before)


def test_a_streamed_body_without_a_length_is_limited_too(server: Server) -> None:
    table = Party(server, "pebbles")
    chunks = (b"x" * 100_000 for _ in range(100))
    answer = table.client.post(f"{table.path}/moves", content=chunks, headers=table.head(0))
    assert answer.status_code == 413


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_in_the_readers_language(server: Server, language: str) -> None:
    table = Party(server, "pebbles")
    seat, version = mover_of(table)
    head = {**table.head(seat), "accept-language": language}
    move = {"seat": seat, "version": version, "action": "fly"}
    answer = table.client.post(f"{table.path}/moves", json=move, headers=head)
    assert answer.json()["error"] == PageWords(None, language).say("error-illegal")


def forbidden(table: Party, language: str) -> dict[str, Any]:
    """The answer to a move for whose refusal the rules have a reason."""
    seat, version = mover_of(table)
    head = {**table.head(seat), "accept-language": language}
    move = {"seat": seat, "version": version, "action": FORBIDDEN}
    answer: dict[str, Any] = table.client.post(f"{table.path}/moves", json=move, headers=head).json()
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_told_in_the_readers_language(server: Server, language: str) -> None:
    why = forbidden(Party(server, "keyflower"), language)["why"]
    assert why == PageWords(get_game("keyflower"), language).why(REASON)


def test_the_reason_has_a_key_for_programs(server: Server) -> None:
    assert forbidden(Party(server, "keyflower"), "en")["reason"] == REASON.key


def pressed(table: Party, seat: int, version: int, action: str) -> httpx.Request:
    """A move that is on its way."""
    move = {"seat": seat, "version": version, "action": action}
    return table.client.build_request("POST", f"{table.path}/moves", json=move, headers=table.head(seat))


def test_of_many_who_press_at_once_exactly_one_wins(server: Server) -> None:
    table = Party(server, "keyflower")
    rng = Random(5)
    for _ in range(10):
        seat, version = mover_of(table)
        actions = [choice["text"] for choice in table.get("/legal", seat)["legal"]]
        moves = [pressed(table, seat, version, rng.choice(actions)) for _ in range(6)]
        assert sorted(answer.status_code for answer in together(*moves)) == [200, 409, 409, 409, 409, 409]


def test_all_who_pressed_at_once_see_the_same_board(server: Server) -> None:
    table = Party(server, "keyflower")
    seat, version = mover_of(table)
    actions = [choice["text"] for choice in table.get("/legal", seat)["legal"]][:4]
    together(*(pressed(table, seat, version, action) for action in actions))
    pages = [server.browser().get(f"/t/{table.id}").text for _ in range(4)]
    assert len(set(pages)) == 1


def test_moves_at_many_tables_at_once_do_not_disturb_each_other(server: Server) -> None:
    tables = [Party(server, "pebbles") for _ in range(8)]
    rng, codes = Random(1), set[int]()
    while going := [table for table in tables if not table.get()["over"]]:
        moves = []
        for table in going:
            seat, version = mover_of(table)
            action = rng.choice(table.get("/legal", seat)["legal"])["text"]
            moves.append(pressed(table, seat, version, action))
        codes |= {answer.status_code for answer in together(*moves)}
    assert codes == {200}


def version_from(table: Party, headers: dict[str, str] | None = None) -> int:
    """What a new connection to the stream is told first."""
    with table.client.stream("GET", f"{table.path}/stream", headers=headers) as stream:
        for line in stream.iter_lines():
            if line.startswith("data: "):
                return int(line.removeprefix("data: "))
    raise AssertionError("the stream ended")


def test_a_connection_that_was_lost_comes_back_to_the_present_version(server: Server) -> None:
    table = Party(server, "pebbles")
    version_from(table)
    table.play("keep")
    assert version_from(table) == table.get()["version"]


def test_a_client_that_comes_back_sees_what_one_that_stayed_sees(server: Server) -> None:
    table = Party(server, "keyflower")
    there = table.get("/view", 0)
    for _ in range(5):
        table.play()
        there = table.get("/view", 0)
    table.client.close()
    table.at(server)
    assert table.get("/view", 0) == there


def test_the_stream_tells_of_every_change(server: Server) -> None:
    table = Party(server, "pebbles")
    seen = []
    with client_of(server.address).stream("GET", f"{table.path}/stream") as stream:
        for line in stream.iter_lines():
            if not line.startswith("data: "):
                continue
            seen.append(int(line.removeprefix("data: ")))
            if len(seen) == 4:
                break
            table.play("keep")
    assert seen == sorted(set(seen))


def test_a_reader_who_has_all_parts_is_sent_none_again(server: Server) -> None:
    table = Party(server, "keyflower")
    prints = server.browser().get(f"/t/{table.id}/now").json()["prints"]
    have = ",".join(f"{name}:{print}" for name, print in prints.items())
    assert server.browser().get(f"/t/{table.id}/now", params={"have": have}).json()["regions"] == {}


def test_more_tables_than_are_kept_in_memory_are_played_all_the_same(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", table_cache_size=2)
    tables = [Party(server, "pebbles", seats=2, bots=bots) for bots in (0, 1, 0, 1, 0)]
    while going := [table for table in tables if not table.get()["over"]]:
        for table in going:
            move_on(table)
    over = [table.get()["over"] for table in tables]
    server.stop()
    assert over == [True] * 5


def test_what_is_taken_back_and_made_again_without_end_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("keydom.server.table.table.MOST_LINES", 200)
    table = Party(server, "keyflower")
    seat = table.play()["seat"]
    for _ in range(100):
        for what in ("undo", "redo"):
            answer = table.post(what, seat, version=table.get()["version"])
    assert (answer.status_code, table.get()["version"] in range(200, 203)) == (422, True)
    assert answer.json()["error"] == "So much was done and taken back at this table that it takes no more."


def move_on(table: Party) -> None:
    if table.until_a_person_moves() in table.tokens:
        seat, version = mover_of(table)
        legal = table.get("/legal", seat)
        table.post("moves", seat, version=version, action=legal["legal"][0]["text"] if legal["legal"] else "keep")


def asked_while_a_move_is_refused(server: InlineServer, table: Party, path: str, method: str = "GET") -> httpx.Response:
    """What somebody is answered who asks while a move is written that the database refuses in the end."""
    seat, version = mover_of(table)

    writing = asyncio.Event()

    async def refuse(*_facts: Any, **_more: Any) -> None:
        writing.set()
        await asyncio.sleep(1)
        raise DatabaseUnavailable

    move = pressed(table, seat, version, "keep")
    question = table.client.build_request(method, path.format(id=table.id), json={} if method == "POST" else None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.application.state.tables.store, "append", refuse)
        refused = begin(move)
        server.loop.drive(writing.wait())
        asked = begin(question)
        assert refused.response().status_code == 503
    return asked.response()


def test_a_move_that_was_not_kept_is_seen_by_nobody(server: InlineServer) -> None:
    table = Party(server, "pebbles")
    before = table.get()["mover"]
    assert asked_while_a_move_is_refused(server, table, "/api/tables/{id}").json()["mover"] == before


@pytest.mark.parametrize(
    ("method", "path"),
    [
        *[("GET", f"/api/tables/{{id}}/{what}") for what in ("scores", "record", "position", "notes")],
        *[("GET", f"/t/{{id}}/{what}") for what in ("score-curves", "share.svg", "share.png")],
        ("POST", "/api/tables/{id}/analysis"),
    ],
)
def test_a_last_move_that_was_not_kept_opens_no_secrets(server: InlineServer, method: str, path: str) -> None:
    whole, table, moves = Party(server, "pebbles"), Party(server, "pebbles"), 0
    while not whole.get()["over"]:
        whole.play("keep")
        moves += 1
    for _ in range(moves - 1):
        table.play("keep")
    assert asked_while_a_move_is_refused(server, table, path, method).status_code == 422
