"""Records of games that nobody has played, to look at and to play on from: the same every time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from keydom.core.match import Match
from keydom.games import game as registered

NAMES = {0: "Ana", 1: "Ben", 2: "Chris"}


def finished(game: str, seats: int = 3) -> str:
    """A whole game."""
    return _record(game, seats, lambda match: False)


def midway(game: str, seats: int = 3) -> str:
    """A game as far as about its middle, where the first seat is to move."""
    half = len(_play(game, seats, lambda match: False).moves) // 2
    return _record(game, seats, lambda match: match.ply >= half and match.mover == 0)


def asking(game: str, frame: str, seats: int = 3, offering: str = "") -> str:
    """A game as far as the first time that the first seat is asked this, and may do this."""

    def there(match: Match[Any, Any]) -> bool:
        asked = match.mover == 0 and type(match.state.frames[-1]).__name__ == frame
        return asked and any(str(action).startswith(offering) for action in match.legal())

    return _record(game, seats, there)


def _record(game: str, seats: int, there: Callable[[Match[Any, Any]], bool]) -> str:
    return str(_play(game, seats, there).record())


def _play(game: str, seats: int, there: Callable[[Match[Any, Any]], bool]) -> Match[Any, Any]:
    rng = Random(game)
    names = {seat: NAMES[seat] for seat in range(seats)}
    match = Match(registered(game), seats, rng=rng, players=names)
    while not match.over and not there(match):
        match.play(rng.choice(match.legal()))
    return match
