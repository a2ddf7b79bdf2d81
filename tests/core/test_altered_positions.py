"""Altered positions are refused, or played on like any other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from keydom.core.game import Game
from keydom.core.score import Score
from keydom.games import games
from keydom.games.pebbles.game import Pebbles
from keydom.games.pebbles.state import PebblesState

from . import altering
from .altering import Tally, hunt

GAMES = pytest.mark.parametrize("game", games().values(), ids=list(games()))


def sound(tally: Tally) -> bool:
    """Whether nothing was at fault; what was is told with the position."""
    for what, one in tally.examples.items():
        print(f"{tally.faults[what]} times {what}\n{one.text}")
    return not tally.faults


@GAMES
def test_what_is_accepted_of_altered_positions_can_be_played_on(game: Game[Any, Any], tmp_path: Path) -> None:
    tally = hunt(game, 29, 300, tmp_path, a_game=75, longest=400, plies=30)
    assert tally.accepted
    assert sound(tally)


@pytest.mark.soak
@GAMES
def test_ten_thousand_altered_positions_are_refused_or_played_on(game: Game[Any, Any], tmp_path: Path) -> None:
    assert sound(hunt(game, 1029, 10_000, tmp_path))


class Endless(Pebbles):
    """Its points are never counted to the end."""

    def scores(self, state: PebblesState) -> list[Score]:
        while True:
            pass


def test_an_altered_position_that_loops_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(altering, "MOST_TIME", 0.05)
    tally = hunt(Endless(), 29, 20, tmp_path)
    assert [what.startswith("TooLong: more than") for what in tally.examples] == [True]
