"""How far a game has come is told alike by the board in the terminal and by the picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from keydom.core.game import NATURE, OVER, Game
from keydom.core.scene import WindowSize
from keydom.core.state import View
from keydom.games import games
from keydom.words import FluentWords

EVERY = 7  # decisions from one shown position to the next; draws are shown more often, as there are few
PHONE = WindowSize(390, 844)  # its header names the present season or phase alone
NAMED = re.compile(r"Phase \d \((\w)(.*)\)")
TEXT = re.compile(r"<text[^>]*>([^<]*)</text>")


def shown(game: Game[Any, Any]) -> Iterator[View]:
    """What a spectator sees of a random game now and then."""
    rng, state = Random(8), game.begin(game.seats[0])
    drawn = decided = 0
    while (mover := game.mover(state)) != OVER and decided < 600:
        legal = game.legal(state)
        if mover == NATURE:
            drawn += 1
        else:
            decided += 1
        if (mover == NATURE and drawn % 3 == 0) or (mover != NATURE and decided % EVERY == 0):
            yield game.view(state, None)
        game.play(state, game.deal(state, rng) if mover == NATURE else rng.choice(legal))


def header(game: Game[Any, Any], view: View, words: FluentWords) -> list[str]:
    """The texts that stand above the table."""
    return TEXT.findall(game.compose(view, words, PHONE).header.picture)


@pytest.mark.parametrize("name", games())
def test_the_board_opens_with_the_moment_of_the_picture(name: str) -> None:
    game: Game[Any, Any] = games()[name]
    words = FluentWords(game, "en")
    for view in shown(game):
        assert game.board(view, words).startswith(game.moment(view, words))


@pytest.mark.parametrize("name", ["keyflower", "keyper"])
def test_the_picture_names_the_season_of_the_moment(name: str) -> None:
    game: Game[Any, Any] = games()[name]
    words = FluentWords(game, "en")
    for view in shown(game):
        moment = game.moment(view, words)
        assert moment in (header(game, view, words)[0], words.say("draw-setup"))


def test_the_picture_names_round_and_phase_of_the_moment() -> None:
    game: Game[Any, Any] = games()["keythedral"]
    words = FluentWords(game, "en")
    for view in shown(game):
        moment = NAMED.sub(lambda phase: phase[1].upper() + phase[2], game.moment(view, words))
        assert header(game, view, words)[0] == moment
