"""Whole games at random."""

from __future__ import annotations

from random import Random

from keydom import OVER, get_game, playout
from keydom.core.playout import fingerprint

PEBBLES = get_game("pebbles")


def test_a_playout_plays_to_the_end() -> None:
    state = PEBBLES.begin(4)

    playout(PEBBLES, state, Random(1))

    assert PEBBLES.mover(state) == OVER


def test_a_playout_counts_its_steps() -> None:
    state = PEBBLES.begin(2, PEBBLES.options({"length": "short"}))
    rest = state.copy()
    first = PEBBLES.deal(rest, Random(3))
    PEBBLES.play(rest, first)
    rng = Random(3)
    rng.random()  # the lot that dealt the first pebble

    assert playout(PEBBLES, state, Random(3)) == 1 + playout(PEBBLES, rest, rng)


def test_the_same_seed_gives_the_same_fingerprint() -> None:
    options = PEBBLES.options()

    assert fingerprint(PEBBLES, 3, options, 5) == fingerprint(PEBBLES, 3, options, 5)


def test_another_seed_gives_another_fingerprint() -> None:
    options = PEBBLES.options()

    assert fingerprint(PEBBLES, 3, options, 5) != fingerprint(PEBBLES, 3, options, 6)
