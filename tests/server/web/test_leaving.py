"""Leaving, resigning, ending by consent, and the fork of a finished game."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest

from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import get_game

from ..hosting import Party, Server, sit
from ..inline import Host


def act(table: Party, how: str, seat: int, **more: Any) -> int:
    """What is answered; where a bot was faster it is asked again."""
    while (code := table.post(how, seat, version=table.get()["version"], **more).status_code) == 409:
        continue
    return code


def seat_of(table: Party, seat: int) -> dict[str, Any]:
    facts: dict[str, Any] = table.get()["seats"][seat]
    return facts


def play_out(table: Party) -> None:
    while not (now := table.get())["over"]:
        if now["seats"][now["mover"]]["bot"] is None:
            table.play()


def page(server: Server, table: Party, seat: int) -> dict[str, str]:
    browser = server.browser()
    sit(browser, table.links[str(seat)])
    regions: dict[str, str] = browser.get(f"/t/{table.id}/now", params={"as": seat}).json()["regions"]
    return regions


# Leaving.


def test_a_bot_of_the_tables_level_plays_for_who_leaves(server: Server) -> None:
    table = Party(server, "pebbles")
    act(table, "leave", 1)
    assert (seat_of(table, 1)["bot"], seat_of(table, 1)["gone"]["how"]) == ("easy", "left")


def test_the_level_is_the_one_the_table_was_made_with(server: Server) -> None:
    wish = {"game": "pebbles", "seats": [{"kind": "link"}] * 2, "stand_in": "hard"}
    browser = server.browser()
    made = browser.post("/api/tables", json=wish).json()
    head = {"authorization": f"Bearer {made['tokens']['1']}"}
    browser.post(f"/api/tables/{made['id']}/leave", json={"seat": 1, "version": made["version"]}, headers=head)
    assert browser.get(f"/api/tables/{made['id']}").json()["seats"][1]["bot"] == "hard"


def test_nobody_leaves_for_another(server: Server) -> None:
    table = Party(server, "pebbles")
    body = {"seat": 1, "version": table.get()["version"]}
    left = table.client.post(f"{table.path}/leave", json=body, headers=table.head(0))
    assert (left.status_code, seat_of(table, 1)["bot"]) == (403, None)


def test_leaving_is_told_in_the_log(server: Server) -> None:
    table = Party(server, "pebbles")
    act(table, "leave", 1)
    assert "P1 left" in table.get("/view", 0)["log"][-1]["text"]


def test_that_somebody_left_stays_in_the_log_when_the_game_goes_back(server: Server) -> None:
    table = Party(server, "pebbles", seats=3)
    table.play("keep")
    act(table, "leave", 2)
    act(table, "proposals", 0, what="rewind 1")
    act(table, "answers", 1, agree=True)
    act(table, "answers", 2, agree=True)
    told = [line["text"] for line in table.get("/view", 0)["log"]]
    assert [text for text in told if "left" in text or "went back" in text] == [
        "P2 left: a bot plays on.",
        "The game went back to move 1.",
    ]


def test_who_has_left_is_asked_for_no_move(server: Server) -> None:
    table = Party(server, "keyflower")
    seat = table.get()["mover"]
    act(table, "leave", seat)
    assert table.get("/legal", seat)["legal"] == []


def test_who_left_comes_back(server: Server) -> None:
    table = Party(server, "pebbles")
    act(table, "leave", 1)
    act(table, "return", 1)
    assert (seat_of(table, 1)["bot"], seat_of(table, 1)["gone"]) == (None, None)


def test_who_has_left_does_not_leave_again(server: Server) -> None:
    table = Party(server, "pebbles")
    act(table, "leave", 1)
    assert act(table, "leave", 1) == 422


def test_nobody_leaves_a_game_that_is_over(server: Server) -> None:
    table = Party(server, "pebbles")
    table.finish(Random(1))
    assert [act(table, what, 1) for what in ("leave", "resign")] == [422, 422]


def test_the_result_says_who_left(server: Server) -> None:
    table = Party(server, "pebbles")
    act(table, "leave", 1)
    play_out(table)
    assert [score["gone"] for score in table.get("/scores")] == [None, {"how": "left", "ply": 1}]


def test_the_page_of_the_result_says_who_left(server: Server) -> None:
    table = Party(server, "pebbles")
    act(table, "leave", 1)
    play_out(table)
    assert "P1 left after move 1" in page(server, table, 0)["end"]


# Resigning.


def resigned_ahead(server: Server) -> Party:
    """A finished game of three in which seat 0 resigned, and the bot there came first or not."""
    table = Party(server, "pebbles", seats=3)
    act(table, "resign", 0)
    play_out(table)
    return table


def test_who_resigns_comes_last_whatever_the_bot_reaches(server: Server) -> None:
    assert resigned_ahead(server).get("/scores")[0]["place"] == 3


def test_the_others_have_the_places_among_themselves(server: Server) -> None:
    scores = resigned_ahead(server).get("/scores")
    assert min(score["place"] for score in scores[1:]) == 1


def test_the_result_says_who_resigned(server: Server) -> None:
    table = resigned_ahead(server)
    assert (table.get("/scores")[0]["gone"]["how"], "P0 resigned" in page(server, table, 1)["end"]) == (
        "resigned",
        True,
    )


def test_who_resigned_does_not_come_back(server: Server) -> None:
    table = Party(server, "pebbles")
    act(table, "resign", 1)
    assert (act(table, "return", 1), seat_of(table, 1)["bot"]) == (422, "easy")


def test_who_resigned_is_not_asked_whether_the_game_ends(server: Server) -> None:
    table = Party(server, "pebbles")
    act(table, "resign", 1)
    act(table, "proposals", 0, what="end")
    assert table.get()["over"]


def test_the_game_ends_when_the_last_who_was_asked_resigns_instead(server: Server) -> None:
    table = Party(server, "pebbles")
    act(table, "proposals", 0, what="end")
    act(table, "resign", 1)
    assert table.get()["over"]


def test_who_resigned_is_asked_before_the_game_goes_back(server: Server) -> None:
    table = Party(server, "pebbles")
    table.play("keep")
    act(table, "resign", 1)
    table.until_a_person_moves()
    act(table, "proposals", 0, what="rewind 1")
    assert table.get()["proposal"]["asked"] == [0, 1]


# Ending by consent.


def ended(server: Server, seats: int = 2) -> Party:
    table = Party(server, "pebbles", seats=seats)
    table.play("keep")
    act(table, "proposals", 0, what="end")
    for seat in range(1, seats):
        assert act(table, "answers", seat, agree=True) == 200
    return table


def test_the_game_ends_when_all_agree(server: Server) -> None:
    assert ended(server, 3).get()["over"]


def test_it_does_not_end_before(server: Server) -> None:
    table = Party(server, "pebbles", seats=3)
    act(table, "proposals", 0, what="end")
    act(table, "answers", 1, agree=True)
    assert not table.get()["over"]


def test_one_refusal_keeps_the_game_going(server: Server) -> None:
    table = Party(server, "pebbles")
    act(table, "proposals", 0, what="end")
    act(table, "answers", 1, agree=False)
    assert (table.get()["over"], table.get()["proposal"]) == (False, None)


def test_who_plays_alone_against_bots_ends_the_game_alone(server: Server) -> None:
    table = Party(server, "pebbles", bots=1)
    table.until_a_person_moves()
    act(table, "proposals", 0, what="end")
    assert table.get()["over"]


def test_nothing_is_played_or_taken_back_then(server: Server) -> None:
    table = ended(server)
    codes = [act(table, "moves", 1, action="keep"), act(table, "undo", 0), act(table, "proposals", 0, what="rewind 1")]
    assert codes == [422, 422, 422]


def test_the_record_says_that_the_game_was_ended(server: Server) -> None:
    table = ended(server)
    record = Record.parse(table.client.get(f"{table.path}/record").text)
    assert (record.ended, Match.replay(get_game("pebbles"), record).over) == (True, True)


def test_a_record_of_a_game_that_was_ended_is_brought_in(server: Server) -> None:
    table, browser = ended(server), server.browser()
    text = table.client.get(f"{table.path}/record").text
    id = browser.post("/api/records", json={"text": text}).json()["id"]
    assert (browser.get(f"/api/tables/{id}").json()["over"], browser.get(f"/api/tables/{id}/record").text) == (
        True,
        text,
    )


def test_the_page_of_the_result_says_that_it_was_ended(server: Server) -> None:
    assert "agreed to end the game" in page(server, ended(server), 0)["end"]


def test_the_scores_are_those_of_the_position(server: Server) -> None:
    assert len(ended(server).get("/scores")) == 2


def test_an_end_outlives_the_server(host: Host, tmp_path: Any) -> None:
    server = host.server(tmp_path / "k.db")
    table = ended(server)
    server.stop()
    server = host.server(tmp_path / "k.db")
    table.at(server)
    over = table.get()["over"]
    server.stop()
    assert over


# Forks.


def fork(browser: httpx.Client, table: Party, ply: int, *kinds: str) -> httpx.Response:
    wish = {"ply": ply, "seats": [{"kind": kind} for kind in kinds]}
    return browser.post(f"{table.path}/fork", json=wish)


def finished(server: Server, seats: int = 2) -> Party:
    table = Party(server, "pebbles", seats=seats)
    table.finish(Random(1))
    return table


def test_a_finished_game_is_forked_at_any_of_its_moves(server: Server) -> None:
    table, browser = finished(server), server.browser()
    made = fork(browser, table, 3, "mine", "mine").json()
    assert browser.get(f"/api/tables/{made['id']}").json()["ply"] in (3, 4)  # a draw that is due is made anew


def test_a_fork_says_where_it_comes_from(server: Server) -> None:
    table, browser = finished(server), server.browser()
    made = fork(browser, table, 3, "mine", "bot").json()
    assert browser.get(f"/api/tables/{made['id']}").json()["fork"] == {"id": table.id, "ply": 3}


def test_the_page_of_a_fork_says_where_it_comes_from(server: Server) -> None:
    table, browser = finished(server), server.browser()
    made = fork(browser, table, 3, "mine", "mine").json()
    assert f"/t/{table.id}?ply=3" in browser.get(made["watch"]).text


def test_a_fork_has_links_of_its_own(server: Server) -> None:
    table, browser = finished(server), server.browser()
    made = fork(browser, table, 3, "mine", "link").json()
    friend = server.browser()
    sit(friend, made["links"]["1"])
    assert friend.get(f"/api/tables/{made['id']}").json()["mine"] == [1]


def test_a_fork_is_played_on(server: Server) -> None:
    table, browser = finished(server), server.browser()
    id = fork(browser, table, 1, "mine", "mine").json()["id"]
    now = browser.get(f"/api/tables/{id}").json()
    move = {"seat": now["mover"], "version": now["version"], "action": "keep"}
    assert browser.post(f"/api/tables/{id}/moves", json=move).status_code == 200


def test_the_finished_game_stays_as_it_was(server: Server) -> None:
    table = finished(server)
    before = table.standing()
    fork(server.browser(), table, 1, "mine", "mine")
    assert table.standing() == before


def test_a_fork_keeps_the_names_unless_others_are_given(server: Server) -> None:
    table, browser = finished(server), server.browser()
    id = fork(browser, table, 1, "mine", "mine").json()["id"]
    assert [seat["name"] for seat in browser.get(f"/api/tables/{id}").json()["seats"]] == ["P0", "P1"]


def test_a_game_that_goes_on_is_not_forked(server: Server) -> None:
    table = Party(server, "pebbles")
    table.play("keep")
    assert fork(server.browser(), table, 1, "mine", "mine").status_code == 422


@pytest.mark.parametrize(("ply", "kinds"), [(-1, 2), (999, 2), (1, 3), (1, 1)])
def test_a_fork_that_makes_no_sense_is_refused(server: Server, ply: int, kinds: int) -> None:
    assert fork(server.browser(), finished(server), ply, *["mine"] * kinds).status_code in (400, 422)


def test_a_game_is_not_forked_where_it_was_over(server: Server) -> None:
    table = finished(server)
    assert fork(server.browser(), table, table.get()["ply"], "mine", "mine").status_code == 422


def test_a_game_that_was_ended_is_played_on_in_a_fork(server: Server) -> None:
    table, browser = ended(server), server.browser()
    id = fork(browser, table, table.get()["ply"], "mine", "mine").json()["id"]
    assert not browser.get(f"/api/tables/{id}").json()["over"]
