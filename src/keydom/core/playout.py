"""Whole games at random, as fast as the rules go: what simulations, fuzzing and benchmarks run on."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

from keydom.core.game import NATURE, OVER, Game, Options, State


def playout(game: Game[Any, Any], state: State, rng: Random) -> int:
    """Play on to the end, every choice uniformly at random; says how many steps that took."""
    steps = 0
    chance = rng.random
    while True:
        mover = game.mover(state)
        if mover == OVER:
            return steps
        if mover == NATURE:
            action = game.deal(state, rng)
        else:
            legal = game.legal(state)
            action = legal[int(chance() * float(len(legal)))]  # mixed with whole numbers, it would be slower
        game.play(state, action)
        steps += 1


def fingerprint(game: Game[Any, Any], seats: int, options: Options, seed: int) -> str:
    """A digest of one random game, every choice and score in it: equal wherever the rules are."""
    rng = Random(seed)
    state = game.begin(seats, options)
    digest = hashlib.sha256()
    while (mover := game.mover(state)) != OVER:
        legal = game.legal(state)
        action = game.deal(state, rng) if mover == NATURE else legal[int(rng.random() * len(legal))]
        digest.update(f"{mover} {action} of {' '.join(map(str, legal))}\n".encode())
        game.play(state, action)
    digest.update(repr(game.scores(state)).encode())
    return digest.hexdigest()
