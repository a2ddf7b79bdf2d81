"""Records of games that nobody has played, to look at: one in the middle, one at its end. The same every time."""

from __future__ import annotations

from random import Random

from keydom.core.match import Match
from keydom.games import game as registered

NAMES = {0: "Ana", 1: "Ben", 2: "Chris"}
HALF = 0.5


def finished(game: str, seats: int = 3) -> str:
    """A whole game, as a record."""
    return str(_play(game, seats, None).record())


def midway(game: str, seats: int = 3) -> str:
    """A game as far as about its middle, where the first seat is to move."""
    return str(_play(game, seats, int(HALF * _play(game, seats, None).ply)).record())


def _play(game: str, seats: int, until: int | None) -> Match:
    rng = Random(game)
    names = {seat: NAMES[seat] for seat in range(seats)}
    match = Match(registered(game), seats, rng=rng, players=names)
    while not match.over and (until is None or match.ply < until or match.mover != 0):
        match.play(rng.choice(match.legal()))
    return match
