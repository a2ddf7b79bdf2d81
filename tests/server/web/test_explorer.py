"""The explorer of a server: figures of its own finished games, and nobody else's names or links."""

from __future__ import annotations

import re
from copy import copy
from html import unescape
from pathlib import Path
from random import Random

import httpx
import pytest

from ..hosting import GUARD_HEADER, Party, Server, client_of

pytest.importorskip("duckdb")

RECORD = Path(__file__).parents[2] / "records/keythedral/five-with-an-open-design.key"


def finished(server: Server) -> Party:
    table = Party(server, "pebbles", 2)
    table.finish(Random(1))
    return table


def explorer(table: Party, query: str = "source=own", language: str = "en") -> str:
    answer = table.client.get(f"/games/pebbles/explore?{query}", headers={"accept-language": language})
    answer.raise_for_status()
    return answer.text


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Taken when offered"), ("nl", "Genomen bij aanbod"), ("fr", "Pris quand proposé"), ("es", "Tomado al ofr")],
)
def test_the_explorer_speaks_the_language_of_its_reader(server: Server, language: str, words: str) -> None:
    assert words in explorer(finished(server), language=language)


def counted(table: Party, query: str = "source=own") -> int:
    """How many games the page says it has counted; the server is not ours alone."""
    page = explorer(table, query)
    told = re.search(r"(One|\d+) finished games? of this server", page)
    return 0 if told is None else 1 if told[1] == "One" else int(told[1])


def test_a_finished_game_is_counted(server: Server) -> None:
    before = counted(Party(server, "pebbles", 2))
    assert counted(finished(server)) == before + 1


@pytest.mark.parametrize("seats", ["-1", "11", "9" * 60])
def test_a_number_of_seats_that_no_table_has_is_refused(server: Server, seats: str) -> None:
    answer = server.browser().get(f"/games/pebbles/explore?source=own&seats={seats}")
    assert answer.status_code == 400


def test_an_unfinished_game_is_not_counted(server: Server) -> None:
    table = finished(server)
    before = counted(table)
    assert counted(Party(server, "pebbles", 2)) == before


def test_a_game_that_began_from_a_moment_of_another_is_not_counted(server: Server) -> None:
    table = finished(server)
    before = counted(table)
    wish = {"ply": 3, "seats": [{"kind": "link"}, {"kind": "link"}]}
    made = table.client.post(f"{table.path}/fork", json=wish).json()
    other = copy(table)
    other.id, other.tokens = made["id"], {int(seat): token for seat, token in made["tokens"].items()}
    other.finish(Random(2))
    assert counted(table) == before


def test_games_of_people_are_no_games_of_bots(server: Server) -> None:
    table = finished(server)
    assert counted(table, "source=own&who=bots") < counted(table, "source=own&who=people")


def test_whoever_never_played_has_no_games(server: Server) -> None:
    table = finished(server)
    assert counted(table, "source=own&who=mine") == 0


@pytest.fixture
def behind(server: Server) -> tuple[httpx.Client, str, str]:
    """Somebody who has brought a game in, its table, and the page of the games behind one of its figures."""
    mine = client_of(server.address, **GUARD_HEADER)
    made = mine.post("/api/records", json={"text": RECORD.read_text("utf-8")})
    page = mine.get("/games/keythedral/explore?source=own").text
    return (
        mine,
        made.json()["id"],
        "/games/keythedral/explore" + unescape(page.split('<td><a href="', 1)[1].split('"')[0]),
    )


def test_the_games_behind_a_figure_are_linked_for_who_played_them(behind: tuple[httpx.Client, str, str]) -> None:
    mine, id, address = behind
    assert f'href="/t/{id}"' in mine.get(address).text


def test_the_games_of_others_are_only_counted(server: Server, behind: tuple[httpx.Client, str, str]) -> None:
    _, id, address = behind
    page = client_of(server.address).get(address).text
    assert (id in page, "theirs to show" in page) == (False, True)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "in place of"), ("nl", "in plaats van"), ("fr", "à la place de"), ("es", "en lugar de")],
)
def test_what_an_exchanged_component_changed_is_told_beside_what_was_counted(
    server: Server, language: str, words: str
) -> None:
    page = server.browser(**{"accept-language": language}).get("/games/keythedral/explore?source=shipped").text
    assert words in unescape(page)
