"""Random games of every size and variant end, keep every component, and never leave anybody without a choice."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from tests.sampling import sampled

from keydom.core.game import NATURE
from keydom.games.keythedral import GAME
from keydom.games.keythedral.rules.rounds import MOST_ROUNDS

from .builders import over, sound

VARIANTS: list[dict[str, str]] = [
    {},
    {"edition": "2004"},
    {"laws": "face-up"},
    {"laws": "none"},
    {"design": "open", "edition": "2004", "laws": "face-up"},
    {"laws-about-others": "at-once"},
    {"laws-about-others": "at-once", "laws": "face-up", "length": "short"},
]


def often(seats: int, options: dict[str, str]) -> bool:
    """Every variant in every run, the numbers of seats taking turns."""
    return seats == GAME.seats[VARIANTS.index(options) % len(GAME.seats)]


@pytest.mark.parametrize(("seats", "options"), sampled(product(GAME.seats, VARIANTS), often))
def test_a_random_game_ends_and_loses_nothing_on_the_way(seats: int, options: dict[str, str]) -> None:
    rng = Random(f"{seats} {options}")
    state = GAME.begin(seats, GAME.options(options))
    while not over(state):
        legal = GAME.legal(state)
        assert legal, f"nothing to choose for {GAME.mover(state)} in {state.frames[-1]}"
        GAME.play(state, GAME.deal(state, rng) if GAME.mover(state) == NATURE else rng.choice(legal))
        sound(state)
    assert not state.on_sale() or state.round == MOST_ROUNDS
