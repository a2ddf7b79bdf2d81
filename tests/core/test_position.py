"""A position as text: what it says, that it is the inverse of reading, and how what is wrong is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import keydom
from keydom.arena.conformance.anatomy import anatomy
from keydom.core.game import Game
from keydom.games import games

GAMES = games()
RECORDS = sorted((Path(__file__).parent.parent / "records").rglob("*.key"))


def along(match: keydom.Match[Any, Any], stride: int) -> None:
    """Every so many plies of a finished match read back as they were."""
    game = match.game
    state = game.begin(match.seats, match.options)
    for ply, (_, text) in enumerate([*match.moves, (0, "")]):
        if ply % stride == 0 or not text:
            again = game.position(game.text(state))
            assert again == state, f"ply {ply}"
            assert anatomy(again) == anatomy(state), f"ply {ply}"
            assert game.legal(again) == game.legal(state)
            assert game.text(again) == game.text(state)
        if text:
            game.play(state, game.parse(text))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_position_reads_back_in_games_of_every_number_of_seats(game: Game[Any, Any]) -> None:
    for seats in game.seats:
        match = keydom.Match(game, seats, rng=Random(seats))
        rng = Random(seats)
        while not match.over and match.ply < 700:
            match.play(rng.choice(match.legal()))
        along(match, max(1, match.ply // 12))
