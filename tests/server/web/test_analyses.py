"""The analysis of a finished game: asked for once, made behind everything else, kept with the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom.core.errors import KeydomError
from keydom.core.record import Record
from keydom.study.analysis.analysis import UNFINISHED, plan_analysis
from tests.study.games import BAD, played

from ..hosting import GUARD_HEADER, Party, Server, until


def finished(server: Server) -> Party:
    table = Party(server, "pebbles", 2)
    table.finish(Random(1))
    return table


def told(table: Party) -> dict[str, Any]:
    found: dict[str, Any] = table.client.get(f"{table.path}/analysis").json()
    return found


def analysed(table: Party) -> dict[str, Any]:
    table.client.post(f"{table.path}/analysis", headers=GUARD_HEADER).raise_for_status()
    until(lambda: told(table)["state"] != "running")
    return told(table)


def test_a_finished_game_is_analysed_and_the_ledger_ends_with_its_scores(server: Server) -> None:
    table = finished(server)
    report = analysed(table)["report"]
    assert [one["points"]["final"] for one in report["ledgers"]] == report["final"]


def test_an_analysis_is_kept_with_the_game(server: Server) -> None:
    table = finished(server)
    first = analysed(table)
    assert (told(table), analysed(table)) == (first, first)


def test_before_the_end_there_is_no_analysis(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    answers = [
        table.client.get(f"{table.path}/analysis").status_code,
        table.client.post(f"{table.path}/analysis", headers=GUARD_HEADER).status_code,
    ]
    assert answers == [422, 422]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "is not over"), ("nl", "nog niet afgelopen"), ("fr", "pas finie"), ("es", "no ha terminado")],
)
def test_that_a_game_is_not_over_is_told_in_the_language_of_its_reader(
    server: Server, language: str, words: str
) -> None:
    table = Party(server, "pebbles", 2)
    page = table.client.get(f"/t/{table.id}/analysis", headers={"accept-language": language}).text
    assert words in page


def test_an_unfinished_game_is_refused_in_the_words_of_the_terminal(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    said = table.client.post(f"{table.path}/analysis", headers=GUARD_HEADER).json()["detail"]
    assert said == UNFINISHED


@pytest.mark.parametrize(("was", "now"), BAD)
def test_a_record_that_is_none_is_refused_in_the_words_of_the_terminal(server: Server, was: str, now: str) -> None:
    text = str(played(5, name="random")).replace(was, now, 1)
    answer = server.browser().post("/api/records", json={"text": text})
    with pytest.raises(KeydomError) as refused:
        plan_analysis(Record.parse(text, "record"))
    assert (answer.status_code, answer.json()["detail"]) == (400, str(refused.value))


def test_nobody_has_asked_yet(server: Server) -> None:
    assert told(finished(server))["state"] == "none"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Own choices"), ("nl", "Eigen keuzes"), ("fr", "Propres choix"), ("es", "propias")]
)
def test_the_page_of_an_analysis_speaks_the_language_of_its_reader(server: Server, language: str, words: str) -> None:
    table = finished(server)
    analysed(table)
    page = table.client.get(f"/t/{table.id}/analysis", headers={"accept-language": language}).text
    assert words in page


def test_every_costly_decision_leads_to_its_moment_of_the_replay(server: Server) -> None:
    table = finished(server)
    plies = analysed(table)["report"]["costliest"]
    page = table.client.get(f"/t/{table.id}/analysis").text
    assert [ply for ply in plies if f"/t/{table.id}?ply={ply}'" not in page] == []


def test_the_page_of_an_analysis_has_the_names_of_now(server: Server) -> None:
    table = finished(server)
    analysed(table)
    before = table.client.get(f"/t/{table.id}/analysis").text
    table.post("name", 1, name="Mia").raise_for_status()
    now = table.client.get(f"/t/{table.id}/analysis").text
    assert [("P1" in page, "Mia" in page) for page in (before, now)] == [(True, False), (False, True)]
