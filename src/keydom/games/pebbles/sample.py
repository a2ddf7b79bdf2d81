"""A position that a seat cannot tell from the true one: what it does not see is drawn anew, by what may be."""

from __future__ import annotations

from random import Random

from keydom.core.counts import take
from keydom.games.pebbles.components import NONE, Box
from keydom.games.pebbles.setup import empty
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView


def sample(box: Box, view: PebblesView, rng: Random) -> PebblesState:
    state = PebblesState(box.counts[:], empty(len(view.opened)), [b[:] for b in view.opened], view.turns, NONE)
    state.frames = view.frames[:]
    for bowl in [*view.bowls, *view.opened]:
        take(state.bag, bowl)
    if view.hand != NONE:
        state.hand = view.hand
        state.bag[view.hand] -= 1
    for seat, size in enumerate(view.bowl_sizes):
        if view.bowls[seat]:
            state.hidden[seat] = view.bowls[seat][:]
            continue
        for _ in range(size):
            state.hidden[seat][_draw_unseen(state.bag, rng)] += 1
    if state.hand == NONE and view.mover >= 0:
        state.hand = _draw_unseen(state.bag, rng)
    return state


def _draw_unseen(bag: list[int], rng: Random) -> int:
    """Take one pebble out of what this seat cannot see, each as likely as the other."""
    kind = rng.choices(range(len(bag)), bag)[0]
    bag[kind] -= 1
    return kind
