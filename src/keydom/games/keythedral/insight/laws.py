"""What playing a law of Keythedral brings, where it can only be guessed."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.games.keythedral.actions import law_of
from keydom.games.keythedral.components import (
    COTTAGE_NUMBER,
    CRAFT_BARGAIN,
    DOUBLE_PRODUCTION,
    DOWNGRADE_HOUSE,
    GOOD_HARVEST,
    IRON,
    LAWS,
    POOR_HARVEST,
    SALE,
    START_ORDER,
    UNEXPECTED_HARVEST,
    UPGRADE_COTTAGE,
    seat_of,
)
from keydom.games.keythedral.state import NOBODY, Keyland

# What a law brings its player, in cubes, where nothing better is known; by number.
GAINS: Final = [0.5, 0.7, 1.2, 2.0, 1.0, 0.5, 1.5, 0.8, 0.4, 0.5, 0.4, 0.3, 0.4, 1.0, 1.2, 2.0, 0.8, 1.0, 0.8, 0.7]


def law_gain(state: Keyland, seat: int, action: Action) -> float:
    """What playing a law brings, in cubes."""
    law = law_of(action)
    if law == UPGRADE_COTTAGE:
        return 2.5 - 0.4 * state.level
    if law == CRAFT_BARGAIN:
        return action.a - IRON + 1.0
    if law == DOWNGRADE_HOUSE:
        return 0.9 - 0.1 * state.level if seat_of(action.a) != seat else -3.0
    if law in (GOOD_HARVEST, POOR_HARVEST, UNEXPECTED_HARVEST):
        return harvest_gain(state, seat, law, action.a)
    if law == START_ORDER:
        return 0.7 if action.a == seat else -0.5
    if law == SALE:
        return 2.0
    if law == DOUBLE_PRODUCTION:
        return 1.0
    if law == COTTAGE_NUMBER:
        return 0.5
    gain: float = GAINS[LAWS.index(action.verb.name)]
    return gain


def harvest_gain(state: Keyland, seat: int, law: int, kind: int) -> float:
    mine = 0
    others = 0
    for field in range(len(state.kinds)):
        if state.kinds[field] == kind and state.workers[field] != NOBODY:
            if state.workers[field] == seat:
                mine += 1
            else:
                others += 1
    if law == UNEXPECTED_HARVEST:
        return 0.5 * mine
    lead = mine - others / (state.seats - 1)
    return lead if law == GOOD_HARVEST else -lead
