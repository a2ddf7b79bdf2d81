"""How many of each component there are, wherever they lie: the same from the first move of a game to its last."""

from __future__ import annotations

from keydom.games.keyflower.components import ALL_COLOURS, ALL_GOODS, ALL_SKILLS, COLOURS, GOODS, GREEN, SKILLS
from keydom.games.keyflower.state import KeyflowerState


def stock(state: KeyflowerState) -> dict[str, int]:
    """Workers, skills, goods and tiles by name, and what the expansion adds; of bag and pile how far they are off."""
    count: dict[str, int] = {}
    for colour in range(ALL_COLOURS):
        count[COLOURS[colour]] = _workers(state, colour)
    for skill in range(ALL_SKILLS):
        total = state.pile[skill] + state.paid[ALL_COLOURS + skill]
        count[SKILLS[skill]] = total + sum(state.skills[skill::ALL_SKILLS]) + sum(state.crates[skill::ALL_SKILLS])
    for good in range(ALL_GOODS):
        count[GOODS[good]] = state.supply[good] + sum(state.goods[good::ALL_GOODS])
    count["bag"] = state.bag_size - sum(state.bag)
    count["pile of skills"] = state.pile_size - sum(state.pile)
    count["tiles"] = len(state.owner)
    for name, number in state.hooks.stock(state).items():
        count[name] = count.get(name, 0) + number
    return count


def _workers(state: KeyflowerState, colour: int) -> int:
    total = state.bag[colour] + state.paid[colour] + (state.greens if colour == GREEN else 0)
    for where in (state.screens, state.cargo, state.on):
        total += sum(where[colour::ALL_COLOURS])
    return total + sum([count for count, bid in zip(state.bids, state.bid_colours, strict=True) if bid == colour])
