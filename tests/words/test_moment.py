"""How far a game has come is told alike by the board in the terminal and by the picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom.core.game import NATURE, OVER, Game
from keydom.games import games
from keydom.words import FluentWords

EVERY = 7  # decisions from one shown position to the next; draws are shown more often, as there are few


@pytest.mark.parametrize("name", games())
def test_the_board_opens_with_the_moment_of_the_picture(name: str) -> None:
    game: Game[Any, Any] = games()[name]
    words, rng = FluentWords(game, "en"), Random(8)
    state, drawn, decided = game.begin(game.seats[0]), 0, 0
    while (mover := game.mover(state)) != OVER and decided < 600:
        legal = game.legal(state)
        if mover == NATURE:
            drawn += 1
        else:
            decided += 1
        if (mover == NATURE and drawn % 3 == 0) or (mover != NATURE and decided % EVERY == 0):
            view = game.view(state, None)
            assert game.board(view, words).startswith(game.moment(view, words))
        game.play(state, game.deal(state, rng) if mover == NATURE else rng.choice(legal))
