"""The box: whether component data fills one, and how many of each component there are, wherever they lie."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue, blame, refuse
from keydom.games.pebbles.components import KINDS, TURNS
from keydom.games.pebbles.state import PebblesState


def check(catalogue: Catalogue, seats: int) -> None:
    """Refuse a bag that does not last for so many seats, with all that is wrong."""
    pebbles = [catalogue.components["pebble"][kind] for kind in KINDS]
    few = [pebble.wrong("count cannot be below 0", "count") for pebble in pebbles if pebble.number("count") < 0]
    bag = sum(pebble.number("count") for pebble in pebbles)
    if bag < TURNS["full"] * seats:
        reason = f"a bag of {bag} pebbles is too small for {seats} players"
        few.append(blame([(pebble, "count") for pebble in pebbles], reason))
    refuse(few)


def stock(state: PebblesState) -> dict[str, int]:
    """The pebbles of each kind: in the bag, in bowls, before them and in hand."""
    piles = [state.bag, *state.hidden, *state.opened]
    return {name: sum(pile[kind] for pile in piles) + (state.hand == kind) for kind, name in enumerate(KINDS)}
