"""What a view shows of each place, pebble by pebble: a kind, or None for one that the viewer does not see."""

from __future__ import annotations

from keydom.games.pebbles.components import NONE
from keydom.games.pebbles.view import PebblesView

Pebble = int | None


def in_hand(view: PebblesView, seat: int) -> list[Pebble]:
    """The pebble in a seat's hand, if it is the one to move."""
    if view.mover != seat:
        return []
    return [None if view.hand == NONE else view.hand]


def bowl(view: PebblesView, seat: int) -> list[Pebble]:
    return _each(view.bowls[seat]) if view.bowls[seat] else [None] * view.bowl_sizes[seat]


def lying(view: PebblesView, seat: int) -> list[Pebble]:
    """What lies openly before a seat."""
    return _each(view.opened[seat])


def _each(counts: list[int]) -> list[Pebble]:
    """The kinds of the pebbles that were counted, one by one."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
