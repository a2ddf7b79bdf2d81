"""Seats and who has them: names, links that are renewed or taken along, who has come, and tables that are forgotten."""

from __future__ import annotations

import httpx
import pytest

from ..hosting import Party, Server, sit


def mine(browser: httpx.Client, id: str) -> list[int]:
    seats: list[int] = browser.get(f"/api/tables/{id}").json()["mine"]
    return seats


def test_who_plays_with_others_cannot_simply_forget_the_table(server: Server) -> None:
    table, browser = Party(server, "pebbles"), server.browser()
    sit(browser, table.links["1"])
    answer = browser.post(f"{table.path}/forget", json={})
    assert (answer.status_code, mine(browser, table.id)) == (422, [1])


def test_who_has_left_forgets_the_table_and_holds_no_seat_any_longer(server: Server) -> None:
    table, browser = Party(server, "pebbles"), server.browser()
    sit(browser, table.links["1"])
    browser.post(f"{table.path}/leave", json={"seat": 1, "version": table.get()["version"]})
    answer = browser.post(f"{table.path}/forget", json={})
    assert (answer.status_code, mine(browser, table.id), table.id in browser.get("/").text) == (204, [], False)


def test_forgetting_takes_nobody_elses_seat(server: Server) -> None:
    table, one, two = Party(server, "pebbles"), server.browser(), server.browser()
    for browser in (one, two):
        table.share(1, browser)
    one.post(f"{table.path}/leave", json={"seat": 1, "version": table.get()["version"]})
    one.post(f"{table.path}/forget", json={})
    assert mine(two, table.id) == [1]


# Names.


def named(table: Party) -> list[str]:
    return [seat["name"] for seat in table.get()["seats"]]


def test_a_player_goes_by_another_name_everywhere(server: Server) -> None:
    table, browser = Party(server, "pebbles"), server.browser()
    sit(browser, table.links["1"])
    browser.post(f"{table.path}/name", json={"seat": 1, "name": "  Mia "})
    board = browser.get(f"/t/{table.id}/now").json()["regions"]["pane-table"]
    assert (named(table), "Mia" in board) == (["P0", "Mia"], True)


def test_nobody_renames_another(server: Server) -> None:
    table, browser = Party(server, "pebbles"), server.browser()
    sit(browser, table.links["1"])
    answer = browser.post(f"{table.path}/name", json={"seat": 0, "name": "Mia"})
    assert (answer.status_code, named(table)) == (403, ["P0", "P1"])


@pytest.mark.parametrize("name", [" ", "a\nb", "a\u202eb", "x" * 41])
def test_what_no_record_can_hold_is_no_name(server: Server, name: str) -> None:
    table, browser = Party(server, "pebbles"), server.browser()
    sit(browser, table.links["1"])
    answer = browser.post(f"{table.path}/name", json={"seat": 1, "name": name})
    assert (answer.status_code, named(table)) == (400, ["P0", "P1"])


def test_a_new_name_is_in_the_record(server: Server) -> None:
    table, browser = Party(server, "pebbles", bots=1), server.browser()
    table.share(0, browser)
    browser.post(f"{table.path}/name", json={"seat": 0, "name": "Mia"})
    table.post("proposals", 0, version=table.get()["version"], what="end")
    assert "player 0 Mia" in browser.get(f"{table.path}/record").text


# Links.


def test_a_seat_is_taken_along_to_another_device(server: Server) -> None:
    table, one, two = Party(server, "pebbles"), server.browser(), server.browser()
    sit(one, table.links["1"])
    made = one.post(f"{table.path}/links", json={"seat": 1}).json()
    sit(two, made["link"])
    assert (mine(one, table.id), mine(two, table.id), "<svg" in made["picture"]) == ([1], [1], True)


def test_when_a_link_is_renewed_the_one_before_leads_nowhere(server: Server) -> None:
    table, one, two = Party(server, "pebbles"), server.browser(), server.browser()
    sit(one, table.links["1"])
    one.post(f"{table.path}/links", json={"seat": 1})
    assert (sit(two, table.links["1"]).status_code, mine(two, table.id)) == (403, [])


def test_the_maker_renews_a_link_that_nobody_came_by(server: Server) -> None:
    table, friend = Party(server, "pebbles"), server.browser()
    made = table.client.post(f"{table.path}/links", json={"seat": 1}).json()
    sit(friend, made["link"])
    assert mine(friend, table.id) == [1]


def test_where_somebody_has_come_the_maker_renews_no_link(server: Server) -> None:
    table = Party(server, "pebbles")
    sit(server.browser(), table.links["1"])
    assert table.client.post(f"{table.path}/links", json={"seat": 1}).status_code == 403


def test_a_program_that_has_played_has_come_too(server: Server) -> None:
    table = Party(server, "pebbles")
    table.play()
    assert table.client.post(f"{table.path}/links", json={"seat": 0}).status_code == 403


def test_nobody_but_the_maker_renews_the_link_of_another(server: Server) -> None:
    table, guest = Party(server, "pebbles", seats=3), server.browser()
    sit(guest, table.links["1"])
    assert guest.post(f"{table.path}/links", json={"seat": 2}).status_code == 403


# Who has come.


def test_the_others_see_who_is_not_there_yet(server: Server) -> None:
    table, guest = Party(server, "pebbles", seats=3), server.browser()
    sit(guest, table.links["1"])
    status = guest.get(f"/t/{table.id}/now", params={"as": 1}).json()["regions"]["status"]
    assert ["P0" in status, "P1" in status, "P2" in status] == [True, False, True]


def test_only_who_comes_for_the_first_time_is_greeted(server: Server) -> None:
    table, guest, again = Party(server, "pebbles"), server.browser(), server.browser()
    first = sit(guest, table.links["1"]).json()["watch"]
    along = guest.post(f"{table.path}/links", json={"seat": 1}).json()["link"]
    assert [first, sit(again, along).json()["watch"]] == [f"/t/{table.id}?welcome", f"/t/{table.id}"]


@pytest.mark.parametrize("name", ["origin", "host"])
@pytest.mark.parametrize("said", ["https://" + "x" * 5000, "null", "https://a b", "javascript:alert(1)"])
def test_whatever_a_browser_says_of_where_it_is_a_link_is_given_or_refused(
    server: Server, name: str, said: str
) -> None:
    browser = server.browser()
    id = browser.post("/api/tables", json={"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "link"}]}).json()[
        "id"
    ]
    seat = browser.get(f"/api/tables/{id}").json()["mine"][0]
    answer = browser.post(f"/api/tables/{id}/links", json={"seat": seat}, headers={name: said})
    assert answer.status_code in (201, 400)
