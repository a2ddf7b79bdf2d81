"""Altered positions are refused, or played on like any other."""

from __future__ import annotations

from typing import Any

import pytest

from keydom.core.game import Game
from keydom.games import games

from .altering import Tally, hunt

GAMES = pytest.mark.parametrize("game", games().values(), ids=list(games()))


def sound(tally: Tally) -> bool:
    """Whether nothing was at fault; what was is told with the position."""
    for what, one in tally.examples.items():
        print(f"{tally.faults[what]} times {what}\n{one.text}")
    return not tally.faults


@GAMES
def test_what_is_accepted_of_altered_positions_can_be_played_on(game: Game[Any, Any]) -> None:
    tally = hunt(game, 29, 300, a_game=75, longest=400, plies=30)
    assert tally.accepted
    assert sound(tally)


@pytest.mark.soak
@GAMES
def test_ten_thousand_altered_positions_are_refused_or_played_on(game: Game[Any, Any]) -> None:
    assert sound(hunt(game, 1029, 10_000))
