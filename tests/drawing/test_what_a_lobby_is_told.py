"""What a game says of itself to who has yet to choose one."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from keydom.core.game import Game
from keydom.games import games
from keydom.words import FluentWords

EVENINGS = [pytest.param(game, id=game.id) for game in games().values() if not game.for_developers]


@pytest.mark.parametrize("game", EVENINGS)
def test_a_cover_is_as_wide_as_eight_to_five(game: Game[Any, Any]) -> None:
    document = ElementTree.fromstring(game.cover(FluentWords(game, "en")))
    _, _, wide, high = map(float, document.attrib["viewBox"].split())
    assert wide / high == 8 / 5


@pytest.mark.parametrize("game", EVENINGS)
def test_minutes_and_weight_are_said(game: Game[Any, Any]) -> None:
    least, most = game.minutes
    assert (0 < least <= most, 1 <= game.weight <= 5) == (True, True)


@pytest.mark.parametrize("game", EVENINGS)
def test_every_seat_has_a_colour_of_its_own(game: Game[Any, Any]) -> None:
    assert len({colour for colour, _ in game.paints}) >= game.seats[-1]


def test_the_game_to_learn_from_is_for_developers_alone() -> None:
    assert [game.id for game in games().values() if game.for_developers] == ["pebbles"]
