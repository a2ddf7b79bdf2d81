"""The picture of how a game ended: of finished games alone, whatever they are called, in every language."""

from __future__ import annotations

import sys
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from keydom.core.match import Match
from keydom.core.playout import playout
from keydom.games import games, get_game
from keydom.server.show import share
from keydom.server.words import PageWords
from keydom.words import LANGUAGES

from ..hosting import Party, Server

LONG = "Bartholomeus van den Hogenboom"


def ended(name: str, seats: int) -> tuple[Any, ...]:
    match = Match(get_game(name), seats, rng=Random(5))
    playout(get_game(name), match.state, Random(5))
    scores = get_game(name).scores(match.state)
    return get_game(name).view(match.state, None), scores, [1 + sum(b.total > a.total for b in scores) for a in scores]


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_has_a_picture_for_as_many_as_can_play(name: str) -> None:
    for place, seats in enumerate((games()[name].seats[0], games()[name].seats[-1])):
        words = PageWords(get_game(name), LANGUAGES[place], dict.fromkeys(range(seats), LONG))
        drawn = share.picture_of_end(get_game(name), words, *ended(name, seats))
        document = ElementTree.fromstring(drawn)
        assert (document.get("viewBox"), "var(" in drawn) == ("0 0 1200 630", False)


def test_a_name_is_text() -> None:
    words = PageWords(get_game("pebbles"), "en", {0: "<script>", 1: "&", 2: "'"})
    drawn = share.picture_of_end(get_game("pebbles"), words, *ended("pebbles", 3))
    assert (ElementTree.fromstring(drawn) is not None, "<script>" in drawn) == (True, False)


def test_a_finished_game_is_shared_by_whoever_knows_its_address(server: Server) -> None:
    table = Party(server, "pebbles")
    table.finish(Random(1))
    answer = server.browser().get(f"/t/{table.id}/share.svg")
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, "image/svg+xml")


def test_the_picture_has_the_names_of_now(server: Server) -> None:
    table = Party(server, "pebbles")
    table.finish(Random(1))
    server.browser().get(f"/t/{table.id}/share.svg")
    table.post("name", 1, name="Mia")
    assert "Mia" in server.browser().get(f"/t/{table.id}/share.svg").text


def test_the_pixels_are_made_where_the_server_can(server: Server) -> None:
    pytest.importorskip("resvg_py")
    table = Party(server, "pebbles")
    table.finish(Random(1))
    answer = server.browser().get(f"/t/{table.id}/share.png")
    assert (answer.status_code, answer.content[:4]) == (200, b"\x89PNG")


def test_where_the_server_cannot_the_reader_is_told_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    table = Party(server, "pebbles")
    table.finish(Random(1))
    answer = server.browser().get(f"/t/{table.id}/share.png", headers={"accept": "application/json"})
    assert (answer.status_code, "resvg-py" in answer.json()["detail"]) == (404, True)


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_of_a_game_that_goes_on_nothing_is_shared(server: Server, kind: str) -> None:
    table = Party(server, "pebbles")
    assert server.browser().get(f"/t/{table.id}/share.{kind}").status_code == 422


def test_the_page_of_a_finished_game_tells_other_sites_nothing(server: Server) -> None:
    table = Party(server, "pebbles")
    table.finish(Random(1))
    assert "og:" not in server.browser().get(f"/t/{table.id}").text
