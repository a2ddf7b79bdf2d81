"""Every route that changes something, over two server processes: what is done at one is seen at the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

from keydom.games import get_game
from keydom.server.table.seat_requests import OWN_MOVES
from keydom.study.puzzles.puzzle import packaged_puzzles

from ..fleet import Fleet, at
from ..hosting import GUARD_HEADER, Nursery, Party, ProcessServer, client_of, sit, until
from ..inline import InlineServer
from ..postgres import Postgres

SAFE = {"GET", "HEAD", "OPTIONS"}


class Pair:
    """Two servers of one database: something is done `here`, and looked at `there`."""

    def __init__(self, here: ProcessServer, there: ProcessServer) -> None:
        self.here = here
        self.there = there

    def party(self, name: str = "pebbles", **more: Any) -> tuple[Party, Party]:
        """A table as both servers have it in memory."""
        table = Party(self.here, name, **more)
        other = at(self.there, table)
        other.get()
        return table, other

    def finished(self) -> tuple[Party, Party]:
        table, other = self.party()
        table.post("proposals", 0, version=table.get()["version"], what="end")
        assert table.post("answers", 1, version=table.get()["version"], agree=True).is_success
        assert other.get()["over"]
        return table, other

    def browsers(self) -> tuple[httpx.Client, httpx.Client]:
        """One browser, as it asks at either server."""
        here = self.here.browser()
        here.get("/")
        return here, client_of(self.there.address, **GUARD_HEADER, cookie=f"keydom={here.cookies['keydom']}")

    def guest(self) -> tuple[Party, httpx.Client, httpx.Client]:
        """A table, and a browser that has sat down there; both servers know it."""
        table = Party(self.here, "pebbles", seats=3)
        here, there = self.browsers()
        sit(here, table.links["1"])
        self.hear(table)
        assert there.get(table.path).json()["mine"] == [1]
        return table, here, there

    def hear(self, table: Party) -> None:
        """Wait until all that was told so far is heard at the other server: word comes in the order of writing."""
        other = at(self.there, table)
        said = table.post("chat", 0, text="heard?").json()["number"]
        until(lambda: said in [line["number"] for line in other.get("/chat")])


@pytest.fixture(scope="module")
def pair(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, shared_postgres: Postgres) -> Iterator[Pair]:
    fleet = Fleet(nursery, tmp_path_factory.mktemp("pair"), shared_postgres)
    try:
        fleet.start_together(2)
        yield Pair(*fleet.servers)
    finally:
        fleet.close()


ROUTES: dict[str, Callable[[Pair], None]] = {}


def route(path: str) -> Callable[[Callable[[Pair], None]], Callable[[Pair], None]]:
    """The way that a route's change is seen at another server."""

    def add(way: Callable[[Pair], None]) -> Callable[[Pair], None]:
        ROUTES[path] = way
        return way

    return add


# Tables.


def is_there(pair: Pair, made: httpx.Response, browser: httpx.Client) -> None:
    """A browser that has made a table at one server acts for its seat at the other."""
    assert made.is_success, made.text
    id = made.json()["id"]
    same = client_of(pair.there.address, **GUARD_HEADER, cookie=f"keydom={browser.cookies['keydom']}")
    assert same.get(f"/api/tables/{id}").json()["mine"]


@route("/api/tables")
def make_a_table(pair: Pair) -> None:
    browser, there = pair.browsers()
    there.get("/")
    wish = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "bot", "level": "easy"}]}
    is_there(pair, browser.post("/api/tables", json=wish), browser)


@route("/api/records")
def bring_in_a_record(pair: Pair) -> None:
    browser, _ = pair.browsers()
    text = "keydom 1\ngame pebbles\nrules 1\nseats 2\n"
    is_there(pair, browser.post("/api/records", json={"text": text}), browser)


@route("/api/positions")
def begin_from_a_position(pair: Pair) -> None:
    browser, _ = pair.browsers()
    table, _ = pair.finished()
    text = table.get("/position", ply=1)["text"]
    wish = {"text": text, "seats": [{"kind": "mine"}, {"kind": "mine"}]}
    is_there(pair, browser.post("/api/positions", json=wish), browser)


@route("/api/positions/look")
def look_at_a_position(pair: Pair) -> None:
    table, other = pair.finished()
    body = {"text": table.get("/position", ply=1)["text"]}
    looks = [party.client.post("/api/positions/look", json=body).json() for party in (table, other)]
    assert looks[0] == looks[1]  # nothing is kept


@route("/api/tables/{id}/fork")
def play_on_from_a_moment(pair: Pair) -> None:
    browser, _ = pair.browsers()
    table, _ = pair.finished()
    wish = {"ply": 1, "seats": [{"kind": "mine"}, {"kind": "mine"}]}
    is_there(pair, browser.post(f"{table.path}/fork", json=wish), browser)


@route("/api/tables/{id}/rematch")
def play_once_more(pair: Pair) -> None:
    table, other = pair.finished()
    made = [party.post("rematch", 0).json()["id"] for party in (table, other)]
    assert made[0] == made[1]
    assert other.client.get(f"/api/tables/{made[0]}", headers=other.head(0)).json()["mine"]


@route("/api/games/{name}/lessons/{lesson}")
def begin_a_lesson(pair: Pair) -> None:
    browser, _ = pair.browsers()
    is_there(pair, browser.post("/api/games/pebbles/lessons/first", json={}), browser)


@route("/api/games/{name}/puzzles/{puzzle}")
def begin_a_puzzle(pair: Pair) -> None:
    browser, _ = pair.browsers()
    is_there(pair, browser.post(f"/api/games/keyflower/puzzles/{puzzle()}", json={}), browser)


def puzzle() -> str:
    return next(iter(packaged_puzzles(get_game("keyflower"))))


@route("/api/tables/{id}/lesson")
def go_on_in_a_lesson(pair: Pair) -> None:
    goes_on(pair, "/api/games/pebbles/lessons/first", "lesson")


@route("/api/tables/{id}/puzzle")
def begin_a_puzzle_again(pair: Pair) -> None:
    goes_on(pair, f"/api/games/keyflower/puzzles/{puzzle()}", "puzzle", what="again")


def goes_on(pair: Pair, path: str, way: str, **more: object) -> None:
    browser, there = pair.browsers()
    table = f"/api/tables/{browser.post(path, json={}).json()['id']}"
    about = there.get(table).json()
    seat = next(seat["seat"] for seat in about["seats"] if seat["bot"] is None)
    answer = browser.post(f"{table}/{way}", json={"seat": seat, "version": about["version"], **more})
    assert there.get(table).json()["version"] == answer.json()["version"] > about["version"]


# The game.


@route("/api/tables/{id}/moves")
def play(pair: Pair) -> None:
    table, other = pair.party()
    table.play("keep")
    assert other.standing() == table.standing()


def taken_back(pair: Pair) -> tuple[Party, Party, int]:
    """A table where a move was taken back, and by whom."""
    table, other = pair.party("keyflower")
    rng = Random(3)
    while not table.post("undo", table.get()["mover"], version=table.get()["version"]).is_success:
        table.play(rng=rng)
        other.get()
    return table, other, table.get()["mover"]


@route("/api/tables/{id}/undo")
def take_back(pair: Pair) -> None:
    table, other, _ = taken_back(pair)
    assert other.standing() == table.standing()


@route("/api/tables/{id}/redo")
def make_again(pair: Pair) -> None:
    table, other, seat = taken_back(pair)
    other.get()
    assert table.post("redo", seat, version=table.get()["version"]).is_success
    assert other.standing() == table.standing()


@route("/api/tables/{id}/proposals")
def propose(pair: Pair) -> None:
    table, other = pair.party()
    table.post("proposals", 0, version=table.get()["version"], what="end")
    assert other.get()["proposal"]["what"] == "end"


@route("/api/tables/{id}/answers")
def answer(pair: Pair) -> None:
    table, other = pair.party()
    table.post("proposals", 0, version=table.get()["version"], what="end")
    assert other.get()["proposal"]
    table.post("answers", 1, version=table.get()["version"], agree=False)
    assert other.get()["proposal"] is None


def gone(pair: Pair, what: str) -> tuple[Party, Party]:
    table, other = pair.party()
    assert table.post(what, 1, version=table.get()["version"]).is_success
    return table, other


@route("/api/tables/{id}/leave")
def leave(pair: Pair) -> None:
    assert gone(pair, "leave")[1].get()["seats"][1]["gone"]["how"] == "left"


@route("/api/tables/{id}/resign")
def resign(pair: Pair) -> None:
    assert gone(pair, "resign")[1].get()["seats"][1]["gone"]["how"] == "resigned"


@route("/api/tables/{id}/return")
def come_back(pair: Pair) -> None:
    table, other = gone(pair, "leave")
    assert other.get()["seats"][1]["bot"]
    until(lambda: table.post("return", 1, version=table.get()["version"]).is_success)
    assert other.get()["seats"][1]["bot"] is None


# Beside the game.


@route("/api/tables/{id}/chat")
def speak(pair: Pair) -> None:
    table, other = pair.party()
    other.get("/chat")
    table.post("chat", 0, text="hello")
    until(lambda: [line["text"] for line in other.get("/chat")] == ["hello"])


@route("/api/tables/{id}/notes")
def write_a_note(pair: Pair) -> None:
    table, other = pair.finished()
    other.get("/notes")
    table.client.post(
        f"{table.path}/notes",
        json={"version": table.get()["version"], "ply": 1, "text": "> good"},
        headers=table.head(0),
    )
    assert other.get("/notes") == {"1": "> good"}


@route("/api/tables/{id}/analysis")
def have_it_analysed(pair: Pair) -> None:
    table, other = pair.finished()
    assert table.client.post(f"{table.path}/analysis", json={}).status_code == 202
    until(lambda: other.get("/analysis")["state"] == "done")


@route("/language/{language}")
def speak_another_language(pair: Pair) -> None:
    browser, _ = pair.browsers()
    browser.post("/language/nl", json={})
    there = client_of(pair.there.address, cookie=f"keydom-language={browser.cookies['keydom-language']}")
    assert '<html lang="nl">' in there.get("/").text


# People.


@route("/api/tables/{id}/name")
def go_by_another_name(pair: Pair) -> None:
    table, here, there = pair.guest()
    here.post(f"{table.path}/name", json={"seat": 1, "name": "Mia"})
    until(lambda: there.get(table.path).json()["seats"][1]["name"] == "Mia")


@route("/api/tables/{id}/sit")
def sit_down(pair: Pair) -> None:
    table, here, there = pair.guest()
    other = at(pair.there, table)
    other.get("", 2)
    pair.hear(table)
    along = here.post(f"{table.path}/links", json={"seat": 1}).json()["link"]
    browsers = pair.browsers()
    assert browsers[1].get(along).status_code == 200
    sit(browsers[0], along)
    until(lambda: pair.there.browser().get(along).status_code == 403)
    until(lambda: len(there.get(f"{table.path}/open").json()["open"]) == 2)


@route("/api/tables/{id}/others")
def end_the_others(pair: Pair) -> None:
    table, here, _ = pair.guest()
    other = pair.browsers()
    sit(other[0], here.post(f"{table.path}/links", json={"seat": 1}).json()["link"])
    pair.hear(table)
    assert other[1].get(table.path).json()["mine"] == [1]
    assert here.post(f"{table.path}/others", json={"seat": 1}).status_code == 204
    until(lambda: other[1].get(table.path).json()["mine"] == [])


def requested(pair: Pair) -> tuple[Party, Party]:
    """A table where somebody asks for a seat, as both servers know."""
    table, other = pair.party(seats=3)
    movers = [table.play()["seat"]]
    while min(map(movers.count, range(3))) < OWN_MOVES:
        movers.append(table.play()["seat"])
    assert pair.here.browser().post(f"{table.path}/requests", json={"seat": 1}).status_code == 202
    until(lambda: other.get("/open")["requests"])
    return table, other


@route("/api/tables/{id}/requests")
def ask_for_a_lost_seat(pair: Pair) -> None:
    assert requested(pair)[1].get("/open")["requests"][0]["seat"] == 1


@route("/api/tables/{id}/requests/answers")
def answer_who_lost_a_seat(pair: Pair) -> None:
    table, other = requested(pair)
    assert table.post("requests/answers", 0, of=1, agree=True).status_code == 200
    until(lambda: other.get("/open")["requests"][0]["agreed"] == [0])


@route("/api/tables/{id}/links")
def renew_a_link(pair: Pair) -> None:
    table, here, _ = pair.guest()
    links = [here.post(f"{table.path}/links", json={"seat": 1}).json()["link"]]
    other = pair.there.browser()
    assert not other.get(links[0]).is_error
    links.append(here.post(f"{table.path}/links", json={"seat": 1}).json()["link"])
    until(lambda: [other.get(link).is_error for link in links] == [True, False])


@route("/api/tables/{id}/forget")
def forget_a_seat(pair: Pair) -> None:
    table, here, there = pair.guest()
    here.post(f"{table.path}/leave", json={"seat": 1, "version": table.get()["version"]})
    assert here.post(f"{table.path}/forget", json={}).status_code == 204
    until(lambda: there.get(table.path).json()["mine"] == [])


# All of them.


def test_every_route_that_changes_something_is_tried_over_two_processes(server: InlineServer) -> None:
    routes = [route for route in server.application.routes if isinstance(route, HTTPRoute)]
    assert {route.path_format for route in routes if route.methods - SAFE} == set(ROUTES)


@pytest.mark.parametrize("path", sorted(ROUTES))
def test_what_is_done_at_one_server_is_so_at_the_other(pair: Pair, path: str) -> None:
    ROUTES[path](pair)
