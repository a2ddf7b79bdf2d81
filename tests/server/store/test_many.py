"""Several servers on one PostgreSQL are one: what is done at one is seen at the others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from threading import Event

import pytest

from keydom.games import get_game
from keydom.server.errors import NoSuchTable
from keydom.server.settings import Settings, database_url
from keydom.server.store.migrate import migrate
from keydom.server.store.tables import LINES, MOST_CHAT_LINES, Store
from keydom.server.table_registry import SeatSetup, TableRegistry

from ..fleet import Ear, Fleet, at
from ..hosting import GUARD_HEADER, PATIENCE, Nursery, Party, Server, awaited, client_of, fetch, play, sit, until
from ..postgres import Postgres

WISH = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "mine"}], "as_seated": True}


@pytest.fixture(scope="module")
def fleet(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, shared_postgres: Postgres) -> Iterator[Fleet]:
    fleet = Fleet(nursery, tmp_path_factory.mktemp("fleet"), shared_postgres)
    try:
        for _ in range(2):
            fleet.add()
        yield fleet
    finally:
        fleet.close()


@pytest.fixture(scope="module")
def here(fleet: Fleet) -> Server:
    return fleet.servers[0]


@pytest.fixture(scope="module")
def there(fleet: Fleet) -> Server:
    return fleet.servers[1]


def test_a_move_made_at_one_server_is_seen_at_the_other(here: Server, there: Server) -> None:
    table = Party(here, "pebbles")
    seen = at(there, table)
    before = seen.get()["version"]
    table.play("keep")
    assert seen.get()["version"] > before


def test_who_watches_at_another_server_is_told_of_a_move(here: Server, there: Server) -> None:
    table = Party(here, "pebbles")
    ear = Ear(there, table)
    table.play("keep")
    until(lambda: ear.versions[-1] == table.get()["version"])


def test_a_game_is_played_to_its_end_with_every_move_at_another_server(here: Server, there: Server) -> None:
    tables = [Party(here, "keyflower")]
    tables.append(at(there, tables[0]))
    rng, move = Random(1), 0
    while not tables[move % 2].get()["over"]:
        tables[move % 2].play(rng=rng)
        move += 1
    assert tables[0].get("/scores") == tables[1].get("/scores")


def test_both_servers_show_a_seat_the_same(here: Server, there: Server) -> None:
    table = Party(here, "keyflower")
    other = at(there, table)
    rng = Random(2)
    for _ in range(10):
        table.play(rng=rng)
        other.play(rng=rng)
    assert other.standing() == table.standing()


def test_what_is_taken_back_at_one_server_is_taken_back_at_the_other(here: Server, there: Server) -> None:
    table = Party(here, "keyflower")
    other = at(there, table)
    rng = Random(3)
    while not table.post("undo", table.get()["mover"], version=table.get()["version"]).is_success:
        table.play(rng=rng)
        other.get()
    assert other.standing() == table.standing()


def test_a_move_for_a_version_that_another_server_has_passed_is_refused(here: Server, there: Server) -> None:
    table = Party(here, "pebbles")
    other = at(there, table)
    version = other.get()["version"]
    table.play("keep")
    assert other.post("moves", 0, version=version, action="keep").status_code == 409


def test_of_two_that_move_at_two_servers_at_once_one_is_told_that_it_came_too_late(here: Server, there: Server) -> None:
    table = Party(here, "pebbles")
    version = table.get()["version"]
    with ThreadPoolExecutor(2) as pool:
        answers = [
            pool.submit(party.post, "moves", 0, version=version, action="keep") for party in (table, at(there, table))
        ]
    assert sorted(answer.result().status_code for answer in answers) == [200, 409]


def test_a_note_takes_the_place_of_no_other_that_was_written_meanwhile_at_another_server(
    here: Server, there: Server
) -> None:
    table = Party(here, "pebbles")
    table.finish(Random(1))
    seen = table.get()["version"]
    other = at(there, table)
    other.get("/notes")
    said = [
        party.client.post(
            f"{table.path}/notes", json={"version": seen, "ply": 1, "text": text}, headers=table.head(0)
        ).status_code
        for party, text in ((table, "> one"), (other, "> two"))
    ]
    assert (said, other.get("/notes"), table.get("/notes")) == ([200, 409], {"1": "> one"}, {"1": "> one"})


def test_what_is_said_at_one_server_is_heard_at_the_other(here: Server, there: Server) -> None:
    table = Party(here, "pebbles")
    other = at(there, table)
    other.get("/chat")
    ear = Ear(there, table)
    table.post("chat", 0, text="hello")
    until(lambda: len(ear.versions) > 1)
    assert [line["text"] for line in other.get("/chat")] == ["hello"]


def test_what_many_say_at_two_servers_at_once_is_all_kept(
    here: Server, there: Server, shared_postgres: Postgres
) -> None:
    table = Party(here, "pebbles")
    other = at(there, table)
    with ThreadPoolExecutor(16) as speakers:
        answers = [
            speakers.submit((table, other)[number % 2].post, "chat", number % 2, text=str(number))
            for number in range(240)
        ]
        assert {answer.result().status_code for answer in answers} == {201}
    kept = shared_postgres.query(f"select number, text from chat where table_id = '{table.id}' order by number")
    assert [number for number, _ in kept] == [*range(240)]
    assert sorted(int(text) for _, text in kept) == [*range(240)]
    last = [{"number": number, "text": text} for number, text in kept[-MOST_CHAT_LINES:]]
    until(lambda: [shown(table), shown(other)] == [last, last])


def shown(party: Party) -> list[dict[str, object]]:
    return [{"number": line["number"], "text": line["text"]} for line in party.get("/chat")]


def test_nothing_is_said_at_a_table_that_was_removed_meanwhile(shared_postgres: Postgres) -> None:
    async def say() -> None:
        store = Store(database_url(shared_postgres.url))
        try:
            await store.add_chat("gone", 0, "hello")
        finally:
            await store.close()

    with pytest.raises(NoSuchTable):
        awaited(asyncio.wait_for(say(), PATIENCE))


def test_a_browser_that_sits_down_at_one_server_sits_at_the_other(here: Server, there: Server) -> None:
    table = Party(here, "pebbles")
    browser = client_of(here.address, **GUARD_HEADER)
    browser.get("/")
    sit(browser, table.links["1"])
    same = client_of(there.address, **GUARD_HEADER, cookie=f"keydom={browser.cookies['keydom']}")
    assert same.get(table.path).json()["mine"] == [1]


def test_a_rematch_asked_for_at_two_servers_is_one_table(here: Server, there: Server) -> None:
    table = Party(here, "pebbles")
    while not table.get()["over"]:
        table.play("keep")
    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(party.post, "rematch", 0) for party in (table, at(there, table))]
    assert len({answer.result().json()["id"] for answer in asked}) == 1


def test_of_a_rematch_asked_for_at_two_servers_at_once_no_second_table_is_left(
    here: Server, there: Server, shared_postgres: Postgres
) -> None:
    table = Party(here, "pebbles")
    while not table.get()["over"]:
        table.play("keep")
    other = at(there, table)
    other.get()
    [(before,)] = shared_postgres.query("select count(*) from tables")
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(party.post, "rematch", 0) for party in (table, other) * 4]
    next = {answer.result().json()["id"] for answer in asked}
    [(after,)] = shared_postgres.query("select count(*) from tables")
    assert (len(next), after - before) == (1, 1)


def test_servers_that_start_together_on_an_empty_database_all_come_up(
    nursery: Nursery, tmp_path: Path, empty_postgres: Postgres
) -> None:
    fleet = Fleet(nursery, tmp_path, empty_postgres)
    try:
        fleet.start_together(3)
        assert "Traceback" not in fleet.printed()
    finally:
        fleet.close()


def test_whoever_waits_while_another_catches_up_sees_what_was_played_meanwhile(shared_postgres: Postgres) -> None:
    async def play(tables: TableRegistry, id: str) -> None:
        live = await tables.open(id)
        await live.play(tables.store, live.mover, str(live.match.legal()[0]), live.version)

    async def run() -> tuple[int, int]:
        servers = [
            TableRegistry(Store(database_url(shared_postgres.url)), Settings(), lambda _table, _version: None)
            for _ in "ab"
        ]
        here, there = servers
        try:
            await migrate(here.store)
            live, _ = await here.create(get_game("pebbles"), {}, [SeatSetup("Ana"), SeatSetup("Ben")], "", [])
            async with live.lock:  # somebody catches up
                await play(there, live.id)
                here.cache.notified([LINES, live.id, str(live.version + 1)])
                looking = asyncio.create_task(here.open(live.id))
                await asyncio.sleep(0)
                news = await here.store.log(live.id, live.version)
                await play(there, live.id)
                live.follow(news)
            return (await looking).version, (await there.open(live.id)).version
        finally:
            for server in servers:
                await server.stop()
                await server.store.close()

    seen, played = awaited(run())
    assert seen == played


def test_a_browser_with_two_first_cookies_is_one_visitor_to_all_of_its_requests(here: Server, there: Server) -> None:
    for _ in range(5):
        first, second = here.browser(), there.browser()
        ids = [browser.post("/api/tables", json=WISH).json()["id"] for browser in (first, second) for _ in range(3)]
        cookies = f"keydom={first.cookies['keydom']}; keydom-first-2={second.cookies['keydom']}"
        pages = [f"{server.address}/t/{ids[-1]}" for server in (here, there) for _ in range(6)]
        with ThreadPoolExecutor(len(pages)) as requests:
            answers = requests.map(partial(fetch, headers={"cookie": cookies}), pages)
            said = [answer.status_code for answer in answers]
        held = [fetch(f"{here.address}/api/tables/{id}", headers={"cookie": cookies}).json()["mine"] for id in ids]
        assert (set(said), held) == ({200}, [[0, 1]] * len(ids))


def test_a_page_is_shown_while_somebody_takes_other_names_at_another_server(here: Server, there: Server) -> None:
    table = Party(here, "pebbles")
    ended = Event()

    def rename() -> None:
        for number in count():
            if ended.is_set():
                return
            table.post("name", 0, name=f"Ann {number}")

    with ThreadPoolExecutor(1) as other:
        renaming = other.submit(rename)
        said = [fetch(f"{there.address}/t/{table.id}{now}").status_code for _ in range(30) for now in ("", "/now")]
        ended.set()
        renaming.result()
    assert set(said) == {200}


def test_of_two_who_ask_for_a_lost_seat_at_once_one_is_told_to_wait(here: Server, there: Server) -> None:
    for _ in range(5):
        maker, guests = here.browser(), [here.browser() for _ in range(2)]
        wish = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "link"}, {"kind": "link"}], "as_seated": True}
        table = maker.post("/api/tables", json=wish).json()
        for seat, guest in enumerate(guests, 1):
            sit(guest, table["links"][str(seat)])
        play([maker, *guests], f"/api/tables/{table['id']}")
        askers = [server.browser() for server in (here, there) for _ in range(3)]
        path = f"/api/tables/{table['id']}/requests"
        with ThreadPoolExecutor(len(askers)) as requests:
            answers = [requests.submit(asker.post, path, json={"seat": 1}) for asker in askers]
            said = [answer.result().status_code for answer in answers]
        assert sorted(said) == [202, *[409] * 5]
