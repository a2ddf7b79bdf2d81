"""The puzzle of the day, the same for everybody, and the one that comes after another."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from keydom.core.game import Game
from keydom.games import games
from keydom.study.puzzles.puzzle import Puzzle, packaged_puzzles


class DailyPuzzle(NamedTuple):
    """A puzzle and the game that it is of."""

    game: Game[Any, Any]
    puzzle: Puzzle


def today() -> date:
    return datetime.now(UTC).date()


def daily_puzzle(day: date) -> DailyPuzzle | None:
    """The puzzle of a day: the games in turn, and of each its puzzles; None where no game has any."""
    found = [game for game in games().values() if packaged_puzzles(game)]
    if not found:
        return None
    round, place = divmod(day.toordinal(), len(found))
    puzzles = list(packaged_puzzles(found[place]).values())
    return DailyPuzzle(found[place], puzzles[round % len(puzzles)])


def next_puzzle(game: Game[Any, Any], name: str) -> str:
    """The name of the puzzle that comes after another; the first after the last."""
    names = list(packaged_puzzles(game))
    return names[(names.index(name) + 1) % len(names)]
