"""What is kept of the database's answers is what the database would answer."""

from __future__ import annotations

import httpx

from keydom.server.store.cache import QueryCache

from ..hosting import GUARD_HEADER, Party, Server, awaited, client_of, sit


def asked_twice(written_meanwhile: bool, forgotten_between: bool = False) -> int:
    """The second answer to a question whose answers are 1 and then 2."""
    kept: QueryCache[str, int] = QueryCache()
    answers = iter((1, 2))

    async def ask() -> int:
        if written_meanwhile:
            kept.forget("something")
        return next(answers)

    async def run() -> int:
        await kept.get("key", ask)
        if forgotten_between:
            kept.forget("key")
        return await kept.get("key", ask)

    return awaited(run())


def test_an_answer_is_asked_for_once() -> None:
    assert asked_twice(written_meanwhile=False) == 1


def test_an_answer_is_asked_for_again_after_a_write() -> None:
    assert asked_twice(written_meanwhile=False, forgotten_between=True) == 2


def test_an_answer_that_a_write_overtook_is_not_kept() -> None:
    assert asked_twice(written_meanwhile=True) == 2


def mine(browser: httpx.Client, table: Party) -> list[int]:
    seats: list[int] = browser.get(table.path).json()["mine"]
    return seats


def test_a_browser_that_looked_before_it_sat_down_sits_there_then(server: Server) -> None:
    table = Party(server, "pebbles")
    browser = client_of(server.address, **GUARD_HEADER)
    browser.get("/")
    before = mine(browser, table)
    sit(browser, table.links["1"])
    assert (before, mine(browser, table)) == ([], [1])


def test_who_has_read_the_chat_reads_what_is_said_next(server: Server) -> None:
    table = Party(server, "pebbles")
    for text in ("one", "two"):
        table.post("chat", 0, text=text)
        said = [line["text"] for line in table.get("/chat")]
    assert said == ["one", "two"]


def test_a_token_is_good_for_the_rematch_though_it_was_refused_before(server: Server) -> None:
    table = Party(server, "pebbles")
    other = Party(server, "pebbles")
    before = table.client.get(other.path, headers=table.head(0)).json()["mine"]
    while not table.get()["over"]:
        table.play("keep")
    again = table.post("rematch", 0).json()["id"]
    after = table.client.get(f"/api/tables/{again}", headers=table.head(0)).json()["mine"]
    assert (before, after) == ([], [0])
