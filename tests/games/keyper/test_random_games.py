"""Random games of every size and option end, keep every component, and never leave anybody without a choice."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from tests.sampling import sampled

from keydom.core.game import NATURE
from keydom.games.keyper import GAME

from .builders import over, sound

VARIANTS: list[dict[str, str]] = [{}, {"supply": "unlimited"}, {"pair": "eight"}]


def often(seats: int, options: dict[str, str], seed: int) -> bool:
    """Every number of seats with every variant in every run, the seeds taking turns."""
    return seed == (seats + VARIANTS.index(options)) % 3


@pytest.mark.parametrize(("seats", "options", "seed"), sampled(product(GAME.seats, VARIANTS, range(3)), often))
def test_a_random_game_ends_and_loses_nothing_on_the_way(seats: int, options: dict[str, str], seed: int) -> None:
    rng = Random(f"{seats} {options} {seed}")
    state = GAME.begin(seats, GAME.options(options))
    while not over(state):
        legal = GAME.legal(state)
        assert legal, f"nothing to choose for {GAME.mover(state)} in {state.frames[-1]}"
        assert len(legal) <= 80
        GAME.play(state, GAME.deal(state, rng) if GAME.mover(state) == NATURE else rng.choice(legal))
        sound(state)
    assert state.season == 3
