"""Setting up: a full bag, empty bowls, and the first seat is about to draw."""

from __future__ import annotations

from keydom.core.options import Options
from keydom.core.state import settle
from keydom.games.pebbles.components import KINDS, NONE, TURNS, Box
from keydom.games.pebbles.rules.turns import Draw
from keydom.games.pebbles.state import PebblesState


def start(box: Box, seats: int, options: Options) -> PebblesState:
    turns = seats * TURNS[options["length"]]
    state = PebblesState(box.counts[:], empty(seats), empty(seats), turns, NONE)
    state.frames.append(Draw(0))
    settle(state, None)
    return state


def empty(seats: int) -> list[list[int]]:
    """A bowl without a pebble before each seat."""
    return [[0] * len(KINDS) for _ in range(seats)]


def length(state: PebblesState) -> str:
    """The length of the game that a position is of: every turn so far has put one pebble before somebody."""
    played = sum([sum(bowl) for bowl in [*state.hidden, *state.opened]])
    return next(name for name, turns in TURNS.items() if state.turns + played == turns * len(state.opened))
