"""The landscape of the lobby: every game in its place, by day and by night, nothing left out or doubled."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from keydom.core.game import Game
from keydom.core.scene import LandscapePlace
from keydom.drawing.buildings import GLASS
from keydom.drawing.landscape import LAMPS, LIGHTS, PLACE, by_night, landscape, one_place
from keydom.games import games

KEY_GAMES = [game for game in games().values() if not game.for_developers]
PLACED = [pytest.param(game, id=game.id) for game in KEY_GAMES]
NAMED, USED = re.compile(r' id="([^"]+)"'), re.compile(r'(?:href="#|url\(#)([^")]+)')


def place_of(game: Game[Any, Any]) -> LandscapePlace:
    place = game.place()
    assert place is not None
    return place


def whole(light: str) -> str:
    return landscape({game.id: place_of(game) for game in KEY_GAMES}, light)


@pytest.mark.parametrize("light", LIGHTS)
def test_everything_that_is_used_is_there_once(light: str) -> None:
    drawn = whole(light)
    names = NAMED.findall(drawn)
    assert (len(names), set(USED.findall(drawn))) == (len(set(names)), set(names))


@pytest.mark.parametrize("light", LIGHTS)
def test_it_carries_its_colours_in_itself(light: str) -> None:
    assert "var(" not in whole(light)


def test_every_game_has_its_width_and_there_is_country_on_both_sides() -> None:
    _, _, wide, high = map(float, ElementTree.fromstring(whole("day")).attrib["viewBox"].split())
    assert (wide, high) == (PLACE.width * (len(PLACED) + 2), PLACE.height)


@pytest.mark.parametrize("game", PLACED)
def test_the_heart_of_a_place_lies_in_the_country(game: Game[Any, Any]) -> None:
    heart = place_of(game).heart
    assert PLACE.y <= heart.y < heart.bottom <= PLACE.bottom


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("game", PLACED)
def test_a_place_is_drawn_alone_too(game: Game[Any, Any], wide: bool) -> None:
    root = ElementTree.fromstring(one_place(game.id, place_of(game), "night", wide))
    heart = place_of(game).heart
    assert (root.attrib["height"] == f"{heart.height:g}", float(root.attrib["width"]) > heart.width) == (True, wide)


def test_windows_are_lit_at_night_and_nothing_else() -> None:
    assert LAMPS[GLASS] in by_night(f'<path fill="{GLASS}"/>')
    assert "#fff" not in by_night('<path fill="#fff"/>')
