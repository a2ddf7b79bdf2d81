"""Who sits where and what they get: links, hot-seat, spectators, chat, scores, records and rematches."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import httpx
import pytest

from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import get_game

from ..hosting import Party, Server, sit
from ..inline import together


def made(browser: httpx.Client, *kinds: str, name: str = "pebbles") -> dict[str, Any]:
    wish = {"game": name, "seats": [{"kind": kind} for kind in kinds], "as_seated": True}
    answer = browser.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def mine(browser: httpx.Client, id: str) -> list[int]:
    seats: list[int] = browser.get(f"/api/tables/{id}").json()["mine"]
    return seats


def finished(server: Server, seats: int = 2) -> Party:
    table = Party(server, "pebbles", seats=seats)
    table.finish(Random(1))
    return table


# Seats.


def test_friends_at_one_screen_act_for_their_seats(server: Server) -> None:
    browser = server.browser()
    assert mine(browser, made(browser, "mine", "link", "mine")["id"]) == [0, 2]


def test_a_hot_seat_table_is_played_by_one_browser(server: Server) -> None:
    browser = server.browser()
    id = made(browser, "mine", "mine")["id"]
    codes = []
    for _ in range(4):
        about = browser.get(f"/api/tables/{id}").json()
        move = {"seat": about["mover"], "version": about["version"], "action": "keep"}
        codes.append(browser.post(f"/api/tables/{id}/moves", json=move).status_code)
    assert codes == [200] * 4


def test_a_hot_seat_page_begins_behind_the_curtain(server: Server) -> None:
    browser = server.browser()
    id = made(browser, "mine", "mine")["id"]
    assert browser.get(f"/t/{id}/now").json()["seat"] is None


def test_a_link_gives_a_browser_the_seat(server: Server) -> None:
    table, browser = Party(server, "pebbles"), server.browser()
    sit(browser, table.links["1"])
    assert mine(browser, table.id) == [1]


def test_a_link_of_another_table_is_refused(server: Server) -> None:
    table, other = Party(server, "pebbles"), Party(server, "pebbles")
    assert server.browser().get(f"/t/{table.id}/join/{other.tokens[0]}").status_code == 403


def test_bots_have_no_link(server: Server) -> None:
    assert list(Party(server, "pebbles", seats=3, bots=1).links) == ["0", "1"]


def test_a_spectator_holds_no_seat_and_sees_the_table(server: Server) -> None:
    table, browser = Party(server, "pebbles"), server.browser()
    assert (browser.get(f"/t/{table.id}").status_code, mine(browser, table.id)) == (200, [])


def test_the_lobby_lists_the_tables_of_a_browser(server: Server) -> None:
    browser = server.browser()
    ids = [made(browser, "mine", "bot")["id"] for _ in range(2)]
    lobby = browser.get("/").text
    assert all(id in lobby for id in ids)


def test_the_lobby_lists_nobody_elses_tables(server: Server) -> None:
    id = made(server.browser(), "mine", "bot")["id"]
    assert id not in server.browser().get("/").text


def test_the_next_table_is_one_where_it_is_my_turn(server: Server) -> None:
    browser = server.browser()
    id = made(browser, "mine", "link")["id"]
    assert browser.get("/next").headers["location"] == f"/t/{id}"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{}]},
        {"game": "pebbles", "seats": []},
        {"game": "pebbles", "seats": [{}] * 11},
        {"game": "pebbles", "seats": [{}]},
        {"game": "pebbles", "seats": [{"kind": "bot"}] * 2},
        {"game": "pebbles", "seats": [{"kind": "bot", "level": "divine"}, {}]},
        {"game": "pebbles", "seats": [{"kind": "ghost"}, {}]},
        {"game": "pebbles", "seats": [{}, {}], "options": {"weather": "fine"}},
        {"game": "pebbles", "seats": [{}, {}], "more": 1},
        {"game": "pebbles", "seats": [{"name": ""}, {}]},
        {"game": "pebbles", "seats": [{"name": "x" * 41}, {}]},
        {"game": "pebbles", "seats": [{"name": "a\nb"}, {}]},
        {"game": "pebbles", "seats": [{"name": "\u202e"}, {}]},
    ],
)
def test_a_table_that_cannot_be_is_not_made(server: Server, wish: dict[str, Any]) -> None:
    assert server.browser().post("/api/tables", json=wish).status_code in (400, 422)


# Chat.


def test_what_is_said_is_heard_by_all(server: Server) -> None:
    table = Party(server, "pebbles")
    table.post("chat", 1, text="good luck")
    assert [(said["seat"], said["text"]) for said in table.get("/chat")] == [(1, "good luck")]


def test_chat_is_no_move(server: Server) -> None:
    table = Party(server, "pebbles")
    before = table.standing()
    table.post("chat", 1, text="good luck")
    assert table.standing() == before


def test_those_who_speak_at_once_are_all_heard(server: Server) -> None:
    table = Party(server, "pebbles")
    ask = partial(table.client.build_request, "POST", f"{table.path}/chat", headers=table.head(0))
    together(*(ask(json={"seat": 0, "text": str(word)}) for word in range(24)))
    assert sorted(int(said["text"]) for said in table.get("/chat")) == list(range(24))


@pytest.mark.parametrize("text", ["", "x" * 501])
def test_a_remark_of_the_wrong_length_is_refused(server: Server, text: str) -> None:
    assert Party(server, "pebbles").post("chat", 0, text=text).status_code == 400


# The end.


def test_scores_are_secret_until_the_end(server: Server) -> None:
    table = Party(server, "pebbles")
    assert table.client.get(f"{table.path}/scores").status_code == 422


def test_scores_are_shown_at_the_end(server: Server) -> None:
    scores = finished(server, 3).get("/scores")
    assert [(s["seat"], sum(line["points"] for line in s["lines"]) == s["total"]) for s in scores] == [
        (0, True),
        (1, True),
        (2, True),
    ]


def test_a_record_is_secret_until_the_end(server: Server) -> None:
    table = Party(server, "pebbles")
    assert table.client.get(f"{table.path}/record", headers=table.head(0)).status_code == 422


def test_the_record_of_a_finished_game_replays(server: Server) -> None:
    table = finished(server)
    record = Record.parse(table.client.get(f"{table.path}/record").text)
    assert Match.replay(get_game("pebbles"), record).over


def test_all_hands_are_open_at_the_end(server: Server) -> None:
    table = finished(server)
    assert server.browser().get(f"{table.path}/view", params={"seat": 1}).status_code == 200


def test_any_ply_can_be_looked_at(server: Server) -> None:
    assert finished(server).get("/view", 0, ply=3)["ply"] == 3


@pytest.mark.parametrize("ply", [-1, 9999])
def test_a_ply_that_there_is_not_is_refused(server: Server, ply: int) -> None:
    table = Party(server, "pebbles")
    assert table.client.get(f"{table.path}/view", params={"ply": ply}).status_code == 422


# Records brought in.


def brought(browser: httpx.Client, text: str) -> httpx.Response:
    return browser.post("/api/records", json={"text": text})


def test_a_finished_record_becomes_a_finished_table(server: Server) -> None:
    table, browser = finished(server), server.browser()
    text = table.client.get(f"{table.path}/record").text
    id = brought(browser, text).json()["id"]
    assert browser.get(f"/api/tables/{id}/record").text == text


def test_an_unfinished_record_is_played_on_by_who_brought_it(server: Server) -> None:
    browser, rng = server.browser(), Random(1)
    match = Match(get_game("pebbles"), 2, rng=rng)
    for _ in range(3):
        match.play(rng.choice(match.legal()))
    id = brought(browser, str(match.record())).json()["id"]
    assert (mine(browser, id), browser.get(f"/api/tables/{id}").json()["ply"]) == ([0, 1], match.ply)


@pytest.mark.parametrize("lines", [0, 1, 2, 3])
def test_a_record_that_ends_at_a_draw_is_dealt_on(server: Server, lines: int) -> None:
    browser, rng = server.browser(), Random(1)
    match = Match(get_game("pebbles"), 2, rng=rng)
    match.play("keep")
    record = match.record()
    record.moves = record.moves[:lines]
    id = brought(browser, str(record)).json()["id"]
    assert browser.get(f"/api/tables/{id}").json()["mover"] >= 0


GOOD = "keydom 1\ngame pebbles\nrules 1\nseats 2\n"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Player 1", "Ben"]),
        ("nl", ["Speler 1", "Ben"]),
        ("fr", ["Joueur 1", "Ben"]),
        ("es", ["Jugador 1", "Ben"]),
    ],
)
def test_a_seat_without_a_name_goes_by_its_number_in_the_readers_language(
    server: Server, language: str, names: list[str]
) -> None:
    browser = server.browser(**{"accept-language": language})
    id = brought(browser, GOOD + "player 1 Ben\n").json()["id"]
    assert [seat["name"] for seat in browser.get(f"/api/tables/{id}").json()["seats"]] == names


def test_the_page_calls_a_seat_without_a_name_by_its_number(server: Server) -> None:
    browser = server.browser(**{"accept-language": "nl"})
    id = brought(browser, GOOD).json()["id"]
    assert '<span class="name">Speler 2</span>' in browser.get(f"/t/{id}").text


def nameless() -> str:
    """The record of a finished game whose players have no names."""
    rng = Random(1)
    match = Match(get_game("pebbles"), 2, rng=rng)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return str(match.record())


def test_names_that_a_record_lacks_are_not_written_into_it(server: Server) -> None:
    browser = server.browser()
    id = brought(browser, nameless()).json()["id"]
    assert browser.get(f"/api/tables/{id}/record").text == nameless()


def test_a_rematch_of_players_without_names_has_none_either(server: Server) -> None:
    browser = server.browser(**{"accept-language": "es"})
    id = brought(browser, nameless()).json()["id"]
    following = browser.post(f"/api/tables/{id}/rematch").json()["id"]
    assert browser.get(f"/api/tables/{following}").json()["seats"][0]["name"] == "Jugador 1"


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "keydom 2\n",
        GOOD.replace("pebbles", "chess"),
        GOOD.replace("rules 1", "rules 99"),
        GOOD.replace("seats 2", "seats 99999"),
        GOOD + "0 keep\n",
        GOOD + "* fly\n",
        GOOD + f"player 0 {'x' * 41}\n",
        GOOD + "option weather fine\n",
        GOOD + "= 0 place=1 total=3\n",
        "\x00",
    ],
)
def test_a_record_that_is_wrong_is_refused(server: Server, text: str) -> None:
    assert brought(server.browser(), text).status_code in (400, 422)


# Once more.


def rematch(table: Party, seat: int) -> httpx.Response:
    return table.client.post(f"{table.path}/rematch", headers=table.head(seat))


def test_a_rematch_is_one_table_whoever_asks_first(server: Server) -> None:
    table = finished(server, 4)
    ask = partial(table.client.build_request, "POST", f"{table.path}/rematch")
    answers = together(*(ask(headers=table.head(seat)) for seat in range(4)))
    assert len({answer.json()["id"] for answer in answers}) == 1


def test_browsers_keep_their_seats_in_a_rematch(server: Server) -> None:
    table, browser = finished(server), server.browser()
    table.share(1, browser)
    assert mine(browser, rematch(table, 0).json()["id"]) == [1]


def test_tokens_are_good_for_a_rematch_and_the_one_after_it(server: Server) -> None:
    table = finished(server)
    for _ in range(2):
        table.id = rematch(table, 0).json()["id"]
        table.finish(Random(1))
    assert table.get()["over"]


def test_nobody_asks_for_a_rematch_before_the_end(server: Server) -> None:
    assert rematch(Party(server, "pebbles"), 0).status_code == 422


def test_a_spectator_does_not_ask_for_a_rematch(server: Server) -> None:
    table = finished(server)
    assert server.browser().post(f"{table.path}/rematch").status_code == 403
