"""The rules as pages: every section in the reader's language, and the way there from prompts, cards and the end."""

from __future__ import annotations

import re

import pytest

from keydom.games import games, get_game
from keydom.server.show.game_cards import gallery, game_card
from keydom.words import LANGUAGES
from keydom.words.rules import rules

from ..hosting import Party, Server, sit

LEVEL = """keydom 1
game pebbles
rules 1
seats 2
option length short
player 0 Ana
player 1 Bo

* draw gold
0 keep
* draw white
1 keep
* draw gold
0 keep
* draw white
1 keep
* draw coal
0 keep
* draw coal
1 give
1 to 0
"""


def page(server: Server, id: str, language: str = "en") -> str:
    answer = server.browser(**{"accept-language": language}).get(f"/games/{id}/rules")
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_section_has_its_anchor_and_its_place_in_the_contents(server: Server, id: str, language: str) -> None:
    text = page(server, id, language)
    wanted = [f"rules-{section.id}" for section in rules(get_game(id), language)]
    assert re.findall(r'<li><a href="#(rules-[a-z-]+)">', text) == wanted
    assert re.findall(r'<section id="(rules-[a-z-]+)"', text) == wanted


def test_the_rules_are_read_in_the_language_asked_for(server: Server) -> None:
    assert "Hoe" not in page(server, "pebbles")
    assert "Twee tot vier spelers trekken kiezels" in page(server, "pebbles", "nl")


@pytest.mark.parametrize("id", games())
def test_no_anchor_is_there_twice_and_none_leads_nowhere(server: Server, id: str) -> None:
    text = page(server, id)
    anchors = re.findall(r' id="([^"]+)"', text)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(anchors)


@pytest.mark.parametrize("id", games())
def test_a_component_on_the_page_is_one_of_the_gallery(server: Server, id: str) -> None:
    links = re.findall(rf'href="/games/{id}/gallery#([^"]+)"', page(server, id))
    drawn = set(re.findall(r' id="([^"]+)"', server.browser().get(f"/games/{id}/gallery").text))
    assert links
    assert set(links) <= drawn


@pytest.mark.parametrize("id", games())
def test_components_come_in_the_order_of_the_gallery(id: str) -> None:
    drawn = gallery(get_game(id), "en")
    for kind in game_card(get_game(id), "en").kinds:
        places = [drawn.find(f' id="{piece.anchor}"') for piece in kind.pieces]
        assert places == sorted(places)


def test_a_tile_has_its_english_name_beside_that_of_the_language(server: Server) -> None:
    assert 'Buhonero <small lang="en">Peddler</small>' in page(server, "keyflower", "es")


def test_what_is_true_of_every_contract_is_told_once(server: Server) -> None:
    assert (
        page(server, "keyflower").count("uses it for nothing else. In your turn") == 2
    )  # every contract, and one more


def test_a_prompt_leads_to_its_section(server: Server) -> None:
    table, browser = Party(server, "pebbles"), server.browser()
    sit(browser, table.links["0"])
    text = browser.get(f"/t/{table.id}").text
    assert 'href="/games/pebbles/rules#rules-turn"' in text


def test_whoever_is_not_asked_is_led_nowhere(server: Server) -> None:
    table = Party(server, "pebbles")
    assert "#rules-" not in server.browser().get(f"/t/{table.id}").text


@pytest.mark.parametrize(
    ("id", "ref", "more"),
    [
        ("keyflower", "tile:barn", "rules-using"),
        ("keyflower", "tile:scribes", "rules-winter"),
        ("keyper", "spot:a-river", "rules-boards"),
        ("pebbles", "seat:0", "seat-0"),
    ],
)
def test_a_card_leads_to_the_section_of_its_thing(server: Server, id: str, ref: str, more: str) -> None:
    assert server.browser().get(f"/help/{id}", params={"ref": ref}).json()["more"] == more


def test_a_tie_that_is_broken_is_explained_at_the_end(server: Server) -> None:
    browser = server.browser()
    id = browser.post("/api/records", json={"text": LEVEL}).json()["id"]
    text = browser.get(f"/t/{id}").text
    assert "Bo and Ana are level at 2 points" in text
    assert "the one with less coal is ahead" in text
