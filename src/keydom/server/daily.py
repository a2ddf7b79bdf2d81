"""The puzzle of the day, the same for everybody, and the one that comes after another."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from keydom.core.game import Game
from keydom.games import games
from keydom.study.puzzle import Puzzle, shipped


class Daily(NamedTuple):
    """A puzzle and the game that it is of."""

    game: Game[Any, Any]
    puzzle: Puzzle


def today() -> date:
    return datetime.now(UTC).date()


def daily(day: date) -> Daily | None:
    """The puzzle of a day: the games in turn, and of each its puzzles; None where no game has any."""
    found = [game for game in games().values() if shipped(game)]
    if not found:
        return None
    round, place = divmod(day.toordinal(), len(found))
    puzzles = list(shipped(found[place]).values())
    return Daily(found[place], puzzles[round % len(puzzles)])


def following(game: Game[Any, Any], name: str) -> str:
    """The name of the puzzle that comes after another; the first after the last."""
    names = list(shipped(game))
    return names[(names.index(name) + 1) % len(names)]
