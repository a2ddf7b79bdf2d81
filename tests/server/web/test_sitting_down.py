"""A link invites to a seat and is not the seat: sitting down, where a seat is open, and how a lost one is regained."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from keydom.server.store.tokens import hashed
from keydom.words import LANGUAGES

from ..hosting import BEFORE_SITTING_DOWN, Party, Server, play, sit
from ..inline import Clock, Host, InlineServer, together

DAY = 24.0  # hours
REFUSAL_TIME = 0.25


def made(maker: httpx.Client, *kinds: str) -> dict[str, Any]:
    """A table of pebbles as the lobby makes it; the maker's browser has the seats that are `mine`."""
    wish = {"game": "pebbles", "seats": [{"kind": kind} for kind in kinds], "as_seated": True}
    found: dict[str, Any] = maker.post("/api/tables", json=wish).json()
    return found


def hand(browser: httpx.Client, id: str, seat: int, **headers: str) -> int:
    """Whether a browser sees a hand: the status."""
    return browser.get(f"/api/tables/{id}/view", params={"seat": seat}, headers=headers).status_code


def mine(browser: httpx.Client, id: str) -> list[int]:
    seats: list[int] = browser.get(f"/api/tables/{id}").json()["mine"]
    return seats


def opened(browser: httpx.Client, id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get(f"/api/tables/{id}/open").json()["open"]
    return found


# The link.


def test_opening_a_link_takes_nothing(server: Server) -> None:
    table, preview, guest = Party(server, "pebbles"), server.browser(), server.browser()
    pages = [preview.get(table.links["1"]) for _ in range(2)]
    assert [page.status_code for page in pages] == [200, 200]
    assert (mine(preview, table.id), sit(guest, table.links["1"]).status_code) == ([], 200)


def test_who_sits_down_has_the_seat_and_the_link_is_worth_nothing_then(server: Server) -> None:
    table, guest, other = Party(server, "pebbles"), server.browser(), server.browser()
    sit(guest, table.links["1"])
    assert (mine(guest, table.id), sit(other, table.links["1"]).status_code, mine(other, table.id)) == ([1], 403, [])


def test_of_two_who_sit_down_at_once_one_has_the_seat(server: InlineServer) -> None:
    table, browsers = Party(server, "pebbles"), [server.browser(), server.browser()]
    body = {"token": table.tokens[1]}
    answers = together(*(browser.build_request("POST", f"{table.path}/sit", json=body) for browser in browsers))
    assert sorted(answer.status_code for answer in answers) == [200, 403]


def test_a_link_of_another_table_seats_nobody(server: Server) -> None:
    table, other = Party(server, "pebbles"), Party(server, "pebbles")
    assert server.browser().post(f"{table.path}/sit", json={"token": other.tokens[0]}).status_code == 403


def test_the_page_of_a_used_link_says_so_and_where_to_ask(server: Server) -> None:
    table, other = Party(server, "pebbles"), server.browser()
    sit(server.browser(), table.links["1"])
    page = other.get(table.links["1"])
    assert (page.status_code, f'href="/t/{table.id}"' in page.text, "data-token" in page.text) == (403, True, False)


def test_a_link_leads_whoever_has_the_seat_to_the_table(server: Server) -> None:
    maker = server.browser()
    table = made(maker, "mine", "link")
    assert maker.get(table["links"]["0"]).headers["location"] == f"/t/{table['id']}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_to_sit_down_is_in_the_readers_language(server: Server, language: str) -> None:
    table = Party(server, "pebbles")
    page = server.browser(**{"accept-language": language}).get(table.links["1"]).text
    says = {"en": "Sit down", "nl": "Ga zitten", "fr": "S’asseoir", "es": "Sentarse"}
    assert (f'<html lang="{language}">' in page, says[language] in page) == (True, True)


# The maker of a table does not see a guest's hand.


def test_a_maker_who_opens_a_guests_link_first_sees_nothing(server: Server) -> None:
    maker, spy, guest = server.browser(), server.browser(), server.browser()
    table = made(maker, "mine", "link")
    spy.get(table["links"]["1"])
    sit(guest, table["links"]["1"])
    spy.get(table["links"]["1"])
    assert (hand(spy, table["id"], 1), hand(guest, table["id"], 1)) == (403, 200)


def test_a_maker_who_sits_down_first_leaves_the_guest_a_link_that_says_so(server: Server) -> None:
    maker, spy, guest = server.browser(), server.browser(), server.browser()
    table = made(maker, "mine", "link")
    sit(spy, table["links"]["1"])
    assert guest.get(table["links"]["1"]).status_code == 403


def test_the_token_of_a_guests_link_is_worth_nothing_to_a_program_then(server: Server) -> None:
    maker, guest, program = server.browser(), server.browser(), server.browser()
    table = made(maker, "mine", "link")
    sit(guest, table["links"]["1"])
    assert hand(program, table["id"], 1, authorization=f"Bearer {table['tokens']['1']}") == 401


def test_a_token_that_a_program_has_used_is_no_link_any_more(server: Server) -> None:
    maker, guest, program = server.browser(), server.browser(), server.browser()
    table = made(maker, "mine", "link")
    head = {"authorization": f"Bearer {table['tokens']['1']}"}
    assert [hand(program, table["id"], 1, **head) for _ in range(2)] == [200, 200]
    assert guest.get(table["links"]["1"]).status_code == 403


def test_in_a_rematch_the_token_of_a_used_link_is_worth_nothing(server: Server) -> None:
    maker, guest, program = server.browser(), server.browser(), server.browser()
    table = made(maker, "mine", "link")
    sit(guest, table["links"]["1"])
    for browser, seat, what, more in (
        (maker, 0, "proposals", {"what": "end"}),
        (guest, 1, "answers", {"agree": True}),
    ):
        version = browser.get(f"/api/tables/{table['id']}").json()["version"]
        browser.post(f"/api/tables/{table['id']}/{what}", json={"seat": seat, "version": version, **more})
    again = maker.post(f"/api/tables/{table['id']}/rematch", json={}).json()["id"]
    seat = mine(guest, again)[0]
    assert hand(program, again, seat, authorization=f"Bearer {table['tokens']['1']}") == 401


def test_the_maker_makes_no_link_to_a_seat_that_was_taken_and_forgotten(server: Server) -> None:
    maker, guest = server.browser(), server.browser()
    table = made(maker, "mine", "link")
    sit(guest, table["links"]["1"])
    version = guest.get(f"/api/tables/{table['id']}").json()["version"]
    guest.post(f"/api/tables/{table['id']}/leave", json={"seat": 1, "version": version})
    guest.post(f"/api/tables/{table['id']}/forget", json={})
    assert maker.post(f"/api/tables/{table['id']}/links", json={"seat": 1}).status_code == 403


def test_who_sits_down_where_somebody_has_the_seat_is_told_before(server: Server) -> None:
    table, spy, guest = Party(server, "pebbles"), server.browser(), server.browser()
    sit(spy, table.links["1"])
    along = spy.post(f"{table.path}/links", json={"seat": 1}).json()["link"]
    assert ("data-shared" in guest.get(along).text, "data-shared" in guest.get(table.links["0"]).text) == (True, False)


# In how many browsers a seat is open.


def test_everybody_sees_where_their_seat_is_open_and_since_when(host: Host, tmp_path: Path) -> None:
    clock = Clock(tmp_path)
    server = host.server(tmp_path / "k.db", clock=clock)
    table, one, two = Party(server, "pebbles"), server.browser(), server.browser()
    sit(one, table.links["1"])
    clock.let_pass(hours=1)
    sit(two, one.post(f"{table.path}/links", json={"seat": 1}).json()["link"])
    found = opened(one, table.id)
    assert [(row["seat"], row["this"], row["program"]) for row in found] == [(1, True, False), (1, False, False)]
    assert 3590 < found[1]["since"] - found[0]["since"] < 3690
    server.stop()


def test_a_program_that_has_the_seat_is_listed_too(server: Server) -> None:
    browser = server.browser()
    table = made(browser, "mine", "mine")
    hand(server.browser(), table["id"], 1, authorization=f"Bearer {table['tokens']['1']}")
    assert [(row["seat"], row["program"]) for row in opened(browser, table["id"])] == [
        (0, False),
        (1, False),
        (1, True),
    ]


def test_nobody_sees_where_another_ones_seat_is_open(server: Server) -> None:
    table, guest = Party(server, "pebbles"), server.browser()
    sit(guest, table.links["1"])
    assert opened(server.browser(), table.id) == []


def test_the_table_says_that_a_seat_is_open_elsewhere_too(server: Server) -> None:
    table, one, two = Party(server, "pebbles"), server.browser(), server.browser()
    sit(one, table.links["1"])
    status = [one.get(f"/t/{table.id}/now", params={"as": 1}).json()["regions"]["status"]]
    sit(two, one.post(f"{table.path}/links", json={"seat": 1}).json()["link"])
    status.append(one.get(f"/t/{table.id}/now", params={"as": 1}).json()["regions"]["status"])
    assert ["data-elsewhere" in said for said in status] == [False, True]


def test_a_seat_is_ended_in_all_other_browsers_and_programs(server: Server) -> None:
    browser, other = server.browser(), server.browser()
    table = made(browser, "mine", "link")
    path = f"/api/tables/{table['id']}"
    hand(other, table["id"], 0, authorization=f"Bearer {table['tokens']['0']}")
    sit(other, browser.post(f"{path}/links", json={"seat": 0}).json()["link"])
    link = browser.post(f"{path}/links", json={"seat": 0}).json()["link"]
    assert browser.post(f"{path}/others", json={"seat": 0}).status_code == 204
    assert (mine(browser, table["id"]), mine(other, table["id"])) == ([0], [])
    assert hand(other, table["id"], 0, authorization=f"Bearer {table['tokens']['0']}") == 401
    assert other.get(link).status_code == 403  # a link that was made meanwhile ends with them


def test_nobody_ends_another_ones_browsers(server: Server) -> None:
    maker, guest = server.browser(), server.browser()
    table = made(maker, "mine", "link")
    sit(guest, table["links"]["1"])
    answer = maker.post(f"/api/tables/{table['id']}/others", json={"seat": 1})
    assert (answer.status_code, mine(guest, table["id"])) == (403, [1])


# Seats that are lost.


class Lost:
    """A table of a maker and guests, of whom the last has lost their cookie."""

    def __init__(self, server: Server, guests: int) -> None:
        self.maker = server.browser()
        table = made(self.maker, "mine", *["link"] * guests)
        self.id, self.path, self.seat = table["id"], f"/api/tables/{table['id']}", guests
        self.guests = [server.browser() for _ in range(guests)]
        for seat, guest in enumerate(self.guests, 1):
            sit(guest, table["links"][str(seat)])
        self.again = server.browser()
        play([self.maker, *self.guests], self.path)

    def ask(self, seat: int | None = None) -> httpx.Response:
        return self.again.post(f"{self.path}/requests", json={"seat": self.seat if seat is None else seat})

    def answer(self, who: httpx.Client, seat: int, agree: bool = True) -> int:
        body = {"seat": seat, "of": self.seat, "agree": agree}
        return who.post(f"{self.path}/requests/answers", json=body).status_code


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path)


@pytest.fixture
def timed(host: Host, tmp_path: Path, clock: Clock) -> Any:
    server = host.server(tmp_path / "k.db", clock=clock)
    yield server
    server.stop()


def test_a_lost_seat_is_regained_when_all_others_agree(timed: Server, clock: Clock) -> None:
    lost = Lost(timed, 2)
    assert lost.ask().status_code == 202
    assert [lost.answer(lost.maker, 0), lost.answer(lost.guests[0], 1)] == [200, 200]
    clock.let_pass(hours=REFUSAL_TIME)
    assert (lost.ask().status_code, mine(lost.again, lost.id), mine(lost.guests[1], lost.id)) == (200, [2], [])


def test_the_maker_alone_gives_nobody_a_seat(timed: Server, clock: Clock) -> None:
    lost = Lost(timed, 2)
    lost.ask()
    lost.answer(lost.maker, 0)
    clock.let_pass(hours=30 * DAY)
    assert (lost.ask().status_code, mine(lost.again, lost.id)) == (202, [])


class Doubled(Lost):
    """A table of three where the maker's browser has sat down by a link too, and the guest of seat 1 is away."""

    def __init__(self, server: Server) -> None:
        self.maker, self.again, guest = server.browser(), server.browser(), server.browser()
        table = made(self.maker, "mine", "link", "link")
        self.id, self.path, self.seat, self.guests = table["id"], f"/api/tables/{table['id']}", 1, [guest]
        sit(guest, table["links"]["1"])
        sit(self.maker, table["links"]["2"])


def test_two_seats_of_the_maker_are_one_voice(timed: Server) -> None:
    lost = Doubled(timed)
    assert (lost.ask().status_code, lost.answer(lost.maker, 0), lost.answer(lost.maker, 2)) == (422, 422, 422)


def test_a_second_seat_of_the_maker_stays_theirs_in_another_browser(timed: Server) -> None:
    lost, other = Doubled(timed), timed.browser()
    sit(other, lost.maker.post(f"{lost.path}/links", json={"seat": 2}).json()["link"])
    other.post(f"{lost.path}/others", json={"seat": 2})
    assert lost.ask().status_code == 422


def test_two_seats_of_one_guest_are_one_voice(timed: Server, clock: Clock) -> None:
    lost = Lost(timed, 2)
    link = lost.guests[0].post(f"{lost.path}/links", json={"seat": 1}).json()["link"]
    lost.guests[0].post(f"{lost.path}/others", json={"seat": 1})
    assert sit(lost.guests[1], lost.guests[0].post(f"{lost.path}/links", json={"seat": 1}).json()["link"]).is_success
    assert lost.again.get(link).status_code == 403
    lost.seat = 0  # the maker's: seats 1 and 2 are asked, which one browser has
    lost.ask()
    assert lost.answer(lost.guests[1], 1) == 200
    assert lost.ask().json()["agreed"] == [1, 2]
    clock.let_pass(hours=DAY / 2)
    early = lost.ask().status_code
    clock.let_pass(hours=DAY / 2)
    assert (early, lost.ask().status_code) == (202, 200)


def test_who_has_lost_two_seats_regains_one_after_the_other(timed: Server, clock: Clock) -> None:
    lost, guest = Lost(timed, 1), timed.browser()
    lost.maker = guest  # the guest of a table of three, whose maker has lost the two seats that they had
    maker = timed.browser()
    table = made(maker, "mine", "mine", "link")
    lost.id, lost.path = table["id"], f"/api/tables/{table['id']}"
    sit(guest, table["links"]["2"])
    codes = []
    for lost.seat in (0, 1):
        assert lost.ask().json()["asked"] == [2]
        lost.answer(guest, 2)
        clock.let_pass(hours=DAY)
        codes.append(lost.ask().status_code)
    assert (codes, mine(lost.again, lost.id)) == ([200, 200], [0, 1])


def test_who_asks_does_not_agree_by_another_seat(timed: Server, clock: Clock) -> None:
    lost = Lost(timed, 2)
    lost.again = lost.maker
    assert lost.ask().json()["asked"] == [1]
    assert lost.answer(lost.maker, 0) == 422
    lost.answer(lost.guests[0], 1)
    clock.let_pass(hours=DAY / 2)
    assert (lost.ask().status_code, mine(lost.maker, lost.id)) == (202, [0])


def test_the_makers_browser_does_not_ask_for_the_seat_of_the_only_guest(timed: Server) -> None:
    lost = Lost(timed, 1)
    lost.again = lost.maker
    assert (lost.ask().status_code, lost.answer(lost.maker, 0)) == (422, 422)


def test_where_nobody_but_the_maker_could_agree_nobody_is_asked(timed: Server) -> None:
    lost = Lost(timed, 1)
    assert (lost.ask().status_code, lost.answer(lost.maker, 0)) == (422, 422)


class LeftOver(Lost):
    """A table of a maker and a guest, and a link that is left over."""

    def __init__(self, server: Server) -> None:
        self.maker, self.again, guest, self.other = [server.browser() for _ in range(4)]
        table = made(self.maker, "mine", "link", "link")
        self.id, self.path, self.seat, self.guests = table["id"], f"/api/tables/{table['id']}", 1, [guest]
        sit(guest, table["links"]["1"])
        self.link = table["links"]["2"]

    def both_agree(self) -> list[int]:
        return [self.answer(self.maker, 0), self.answer(self.other, 2)]


def test_the_maker_is_no_other_person_by_a_link_that_was_left_over(timed: Server, clock: Clock) -> None:
    lost = LeftOver(timed)
    sit(lost.other, lost.link)
    codes = [lost.ask().status_code, *lost.both_agree()]
    clock.let_pass(hours=30 * DAY)
    assert (codes, lost.ask().status_code, mine(lost.again, lost.id)) == ([422, 422, 422], 422, [])
    assert mine(lost.guests[0], lost.id) == [1]


def test_somebody_who_has_played_is_another_person(timed: Server, clock: Clock) -> None:
    lost = LeftOver(timed)
    sit(lost.other, lost.link)
    play([lost.maker, lost.guests[0], lost.other], lost.path)
    codes = [lost.ask().status_code, *lost.both_agree()]
    clock.let_pass(hours=REFUSAL_TIME)
    assert (codes, lost.ask().status_code, mine(lost.again, lost.id)) == ([202, 200, 200], 200, [1])


def test_who_sits_down_after_a_request_is_no_other_person(timed: Server, clock: Clock) -> None:
    lost = LeftOver(timed)
    sit(lost.other, lost.link)
    play([lost.maker, lost.guests[0], lost.other], lost.path)
    lost.ask()
    clock.let_pass(hours=REFUSAL_TIME)
    later = timed.browser()
    sit(later, lost.other.post(f"{lost.path}/links", json={"seat": 2}).json()["link"])
    later.post(f"{lost.path}/others", json={"seat": 2})
    lost.other = later
    lost.both_agree()
    assert (lost.ask().status_code, mine(lost.again, lost.id)) == (422, [])


def test_the_lobby_tells_who_has_the_seat_that_somebody_asks_for(timed: Server) -> None:
    lost = Lost(timed, 2)
    before = "You are asked something" in lost.guests[1].get("/").text
    lost.ask()
    said = ["You are asked something" in who.get("/").text for who in (lost.guests[1], lost.maker)]
    lost.answer(lost.maker, 0)
    assert (before, said, "You are asked something" in lost.maker.get("/").text) == (False, [True, True], False)


def test_the_maker_does_not_count_as_another_by_another_browser(timed: Server) -> None:
    lost, other = Lost(timed, 1), timed.browser()
    sit(other, lost.maker.post(f"{lost.path}/links", json={"seat": 0}).json()["link"])
    other.post(f"{lost.path}/others", json={"seat": 0})
    assert lost.ask().status_code == 422


def test_a_maker_who_sat_down_by_a_link_does_not_count_as_another(timed: Server) -> None:
    maker, guest, other, again = [timed.browser() for _ in range(4)]
    table = made(maker, "link", "link")
    path = f"/api/tables/{table['id']}"
    sit(maker, table["links"]["0"])
    sit(guest, table["links"]["1"])
    before = again.post(f"{path}/requests", json={"seat": 1}).status_code
    sit(other, maker.post(f"{path}/links", json={"seat": 0}).json()["link"])
    other.post(f"{path}/others", json={"seat": 0})
    assert (before, again.post(f"{path}/requests", json={"seat": 1}).status_code) == (422, 422)


def test_a_maker_regains_a_seat_from_the_only_guest_a_day_later(timed: Server, clock: Clock) -> None:
    lost = Lost(timed, 1)
    lost.seat = 0
    lost.ask()
    lost.answer(lost.guests[0], 1)
    clock.let_pass(hours=DAY / 2)
    early = lost.ask().status_code
    clock.let_pass(hours=DAY / 2)
    assert (early, lost.ask().status_code, mine(lost.again, lost.id)) == (202, 200, [0])


def test_who_has_the_seat_refuses(timed: Server, clock: Clock) -> None:
    lost = Lost(timed, 2)
    lost.ask()
    lost.answer(lost.maker, 0)
    lost.answer(lost.guests[0], 1)
    assert lost.answer(lost.guests[1], 2, agree=False) == 200
    clock.let_pass(hours=DAY)
    assert (lost.ask().status_code, mine(lost.guests[1], lost.id)) == (202, [2])  # asked anew, from the beginning


def test_who_has_the_seat_is_there_and_has_time_to_refuse(timed: Server, clock: Clock) -> None:
    lost = Lost(timed, 2)
    lost.ask()
    lost.answer(lost.maker, 0)
    lost.answer(lost.guests[0], 1)
    clock.let_pass(hours=REFUSAL_TIME)
    mine(lost.guests[1], lost.id)
    lost.guests[1].get(f"/t/{lost.id}/now", params={"as": 2})
    assert lost.ask().status_code == 202


def test_one_request_is_answered_and_not_another_that_took_its_place(timed: Server) -> None:
    lost = Lost(timed, 2)
    lost.ask()
    other = timed.browser()
    assert other.post(f"{lost.path}/requests", json={"seat": 2}).status_code == 409


def test_only_others_at_the_table_answer(timed: Server) -> None:
    lost = Lost(timed, 2)
    lost.ask()
    assert [lost.answer(lost.again, 0), lost.answer(timed.browser(), 1), lost.answer(lost.guests[1], 2)] == [
        403,
        403,
        422,
    ]


def test_everybody_sees_a_request_with_its_code(timed: Server) -> None:
    lost = Lost(timed, 2)
    code = lost.ask().json()["code"]
    for who, seat in ((lost.maker, 0), (lost.guests[1], 2)):
        status = who.get(f"/t/{lost.id}/now", params={"as": seat}).json()["regions"]["status"]
        assert code in status


def test_the_log_tells_that_a_seat_was_regained(timed: Server, clock: Clock) -> None:
    lost = Lost(timed, 2)
    lost.ask()
    lost.answer(lost.maker, 0)
    lost.answer(lost.guests[0], 1)
    clock.let_pass(hours=REFUSAL_TIME)
    lost.ask()
    told = [line["text"] for line in lost.again.get(f"{lost.path}/view").json()["log"]]
    assert "Player 3 sits in another browser now: all others agreed." in told


@pytest.mark.parametrize("seat", [0, 3])
def test_no_seat_of_ones_own_or_of_a_bot_is_asked_for(timed: Server, seat: int) -> None:
    maker, guest = timed.browser(), timed.browser()
    table = made(maker, "mine", "link", "link", "bot")
    for place in (1, 2):
        sit(guest, table["links"][str(place)])
    assert maker.post(f"/api/tables/{table['id']}/requests", json={"seat": seat}).status_code == 422


# Tables of before.


def of_before(host: Host, path: Path) -> tuple[dict[str, Any], httpx.Client, httpx.Client]:
    """A database as it was when a link was the seat: a table of a maker and two guests, of whom one has come."""
    server = host.server(path)
    maker, guest = server.browser(), server.browser()
    table = made(maker, "mine", "link", "link")
    sit(guest, table["links"]["1"])
    server.stop()
    cookie = {name: hashed(browser.cookies["keydom"]) for name, browser in (("maker", maker), ("guest", guest))}
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("delete from claims")
        for statement in BEFORE_SITTING_DOWN:
            db.execute(statement)
        db.execute("update seats set token_hash = ? where seat = 1", (hashed(table["tokens"]["1"]),))
        rows = [(0, cookie["maker"]), (1, cookie["guest"])]
        rows += [(seat, hashed(f"maker {cookie['maker']}")) for seat in (1, 2)]  # as who gives out links was known
        db.executemany("insert into claims values (?, ?, ?)", [(table["id"], *row) for row in rows])
        db.execute("update alembic_version set version_num = '0010'")
    return table, maker, guest


def upgraded(host: Host, path: Path) -> tuple[InlineServer, dict[str, Any], httpx.Client, httpx.Client]:
    table, *before = of_before(host, path)
    server = host.server(path)
    maker, guest = (server.browser(cookie=f"keydom={browser.cookies['keydom']}") for browser in before)
    return server, table, maker, guest


def test_seats_that_are_open_stay_open(host: Host, tmp_path: Path) -> None:
    server, table, maker, guest = upgraded(host, tmp_path / "k.db")
    assert (mine(maker, table["id"]), mine(guest, table["id"])) == ([0], [1])
    assert [(row["seat"], row["since"]) for row in opened(guest, table["id"])] == [(1, None)]
    server.stop()


def test_links_of_before_serve_once(host: Host, tmp_path: Path) -> None:
    server, table, _, _ = upgraded(host, tmp_path / "k.db")
    browsers = [server.browser() for _ in range(4)]
    links = [table["links"][seat] for seat in ("1", "1", "2", "2")]
    answers = [sit(browser, link).status_code for browser, link in zip(browsers, links, strict=True)]
    assert answers == [200, 403, 200, 403]
    server.stop()


def test_a_maker_of_before_renews_a_link_that_nobody_came_by_and_no_other(host: Host, tmp_path: Path) -> None:
    server, table, maker, _ = upgraded(host, tmp_path / "k.db")
    path = f"/api/tables/{table['id']}/links"
    assert [maker.post(path, json={"seat": seat}).status_code for seat in (1, 2)] == [403, 201]
    server.stop()
