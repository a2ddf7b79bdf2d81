"""Advice at a table: for whoever plays alone against bots, and for everybody when the game is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom.core.game import NATURE
from keydom.games import get_game
from keydom.server.show.advice import hint_facts, is_advisable
from keydom.server.show.table_view import TableView
from keydom.server.store.tables import LineRow, SeatRow, TableRow
from keydom.server.table.table import GameTable
from keydom.server.words import PageWords

from ..hosting import Party, Server, sit


def asked(table: Party, seat: int | None, **query: str | int) -> int:
    return table.client.get(f"{table.path}/hint", params=query, headers=table.head(seat)).status_code


def alone(server: Server) -> tuple[Party, int]:
    table = Party(server, "pebbles", 2, bots=1)
    return table, table.until_a_person_moves()


def test_who_plays_against_bots_is_advised_among_the_legal_actions(server: Server) -> None:
    table, seat = alone(server)
    legal = {choice["text"] for choice in table.get("/legal", seat)["legal"]}
    assert {hint["action"] for hint in table.get("/hint", seat)["hints"]} == legal


def test_advice_is_worded_in_the_readers_language(server: Server) -> None:
    table, seat = alone(server)
    hints = table.client.get(f"{table.path}/hint", headers={**table.head(seat), "accept-language": "nl"}).json()[
        "hints"
    ]
    assert any("kiezel" in hint["text"].lower() for hint in hints)


def test_only_so_many_moves_are_advised_as_are_asked_for(server: Server) -> None:
    table, seat = alone(server)
    assert len(table.get("/hint", seat, best=1)["hints"]) == 1


def test_there_is_no_advice_where_other_people_play(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    assert asked(table, table.get()["mover"]) == 422


def test_nobody_is_advised_for_the_seat_of_another(server: Server) -> None:
    table, _ = alone(server)
    assert asked(table, None) == 403


def test_when_the_game_is_over_every_ply_has_its_advice(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    table.finish(Random(3))
    assert asked(table, None, ply=1) == 200


def test_there_is_nothing_to_advise_when_the_game_is_over(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    table.finish(Random(3))
    assert asked(table, None) == 422


def test_a_level_that_is_none_is_refused(server: Server) -> None:
    table, seat = alone(server)
    assert asked(table, seat, level="divine") == 422


@pytest.mark.parametrize(("bot", "there"), [("easy", False), (None, True)])
def test_there_is_no_advice_for_a_seat_that_a_bot_plays_for(bot: str | None, there: bool) -> None:
    seats = (SeatRow(0, "Ana", bot), SeatRow(1, "Ben", None))
    row = TableRow("t", "pebbles", {}, 1, "", 0.0, 0.0, False, None, seats)
    live = GameTable(row, get_game("pebbles"), [LineRow(0, NATURE, "draw coal", 0.0)])
    assert is_advisable(TableView(live, 0, "en"), [0, 1]) is there


# What is told.

COAL = "keydom 1\ngame pebbles\nrules 1\nseats 3\n* draw coal\n"  # the first seat has drawn a piece of coal


def advised(server: Server, record: str, language: str = "en") -> dict[str, Any]:
    """What is advised at the end of a record, in the order of the actions' texts."""
    browser = server.browser(**{"accept-language": language})
    id = browser.post("/api/records", json={"text": record}).json()["id"]
    advice: dict[str, Any] = browser.get(f"/api/tables/{id}/hint").json()
    advice["hints"].sort(key=lambda hint: str(hint["action"]))
    return advice


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Coal"), ("nl", "Steenkool"), ("fr", "Charbon"), ("es", "Carbón")]
)
def test_a_hint_names_the_lines_of_the_score_that_it_changes(server: Server, language: str, name: str) -> None:
    _, keep = advised(server, COAL, language)["hints"]
    assert [(line["name"], line["points"]) for line in keep["lines"]] == [(name, -2.0)]


def test_what_the_lines_of_the_score_tell_is_no_prospect(server: Server) -> None:
    _, keep = advised(server, COAL)["hints"]
    assert keep["prospects"] == 0.0


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "winter tiles"), ("nl", "wintertegels"), ("fr", "tuiles hiver"), ("es", "losetas de invierno")],
)
def test_a_hint_names_what_else_gains_or_loses_by_it(language: str, name: str) -> None:
    assert worded([("winter tiles", 4.9)], language) == [(name, 4.9)]


def test_what_has_one_name_is_told_as_one_and_the_weightiest_first() -> None:
    assert worded([("workers", -1.2), ("crowd", -0.31), ("powers", 5.4)]) == [("summer boats", 5.4), ("workers", -1.51)]


def worded(features: list[tuple[str, float]], language: str = "en") -> list[tuple[str, float]]:
    """What a reader is told of the features of a hint."""
    changes = [{"name": name, "points": points} for name, points in features]
    hint = {"action": "pass", "points": 60.0, "lines": [], "features": changes, "prospects": 0.0}
    return [
        (one["name"], one["points"]) for one in hint_facts(hint, PageWords(get_game("keyflower"), language))["features"]
    ]


def test_a_hint_says_what_it_touches(server: Server) -> None:
    assert [hint["refs"] for hint in advised(server, COAL + "0 give\n")["hints"]] == [["seat:1"], ["seat:2"]]


def test_advice_says_what_is_asked(server: Server) -> None:
    assert advised(server, COAL + "0 give\n", "nl")["ask"] == "Wie krijgt de kiezel?"


# The page offers what there is.


def offers(browser: Any, id: str, **query: str | int) -> bool:
    """Whether the page of a table offers a hint."""
    told: bool = browser.get(f"/t/{id}/now", params=query).json()["advisable"]
    return told


def test_a_page_offers_a_hint_to_who_plays_against_bots(server: Server) -> None:
    table, seat = alone(server)
    browser = server.browser()
    sit(browser, table.links[str(seat)])
    assert offers(browser, table.id, **{"as": seat})


def test_a_page_offers_no_hint_to_who_watches(server: Server) -> None:
    table, _ = alone(server)
    assert not offers(server.browser(), table.id)


def test_a_page_offers_no_hint_where_other_people_play(server: Server) -> None:
    table, browser = Party(server, "pebbles", 2), server.browser()
    sit(browser, table.links["0"])
    assert not offers(browser, table.id, **{"as": 0})


@pytest.mark.parametrize(("ply", "there"), [({"ply": 1}, True), ({}, False)])
def test_a_page_offers_a_hint_in_a_finished_game_but_not_at_its_end(
    server: Server, ply: dict[str, int], there: bool
) -> None:
    table = Party(server, "pebbles", 2)
    table.finish(Random(3))
    assert offers(server.browser(), table.id, **ply) is there
