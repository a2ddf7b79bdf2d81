"""Pebbles as a row of numbers: what each entry says, and the row of a view."""

from __future__ import annotations

from keydom.core.observation import Legend, seat_names
from keydom.games.pebbles.components import KINDS
from keydom.games.pebbles.rules.turns import Gift
from keydom.games.pebbles.view import PebblesView


def names(seats: int) -> tuple[str, ...]:
    legend = Legend()
    legend.add(["turns-left", "giving"])
    legend.add(["hand", "my-bowl"], KINDS)
    legend.add(seat_names(seats), ["to-move", "in-bowl", *KINDS])
    return tuple(legend.names)


def observe(view: PebblesView) -> bytearray:
    seats = len(view.opened)
    giving = len(view.frames) > 0 and isinstance(view.frames[-1], Gift)
    row = [view.turns, int(giving), *[int(view.hand == kind) for kind in range(len(KINDS))]]
    row += view.bowls[view.seat] if view.seat is not None else [0] * len(KINDS)
    for seat in [((view.seat or 0) + step) % seats for step in range(seats)]:
        row += [int(view.mover == seat), view.bowl_sizes[seat], *view.opened[seat]]
    return bytearray(row)
