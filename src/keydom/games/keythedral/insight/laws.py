"""What playing a law of Keythedral brings, where it can only be guessed."""

from __future__ import annotations

from keydom.games.keythedral.actions import KeythedralAction
from keydom.games.keythedral.components import IRON, seat_of
from keydom.games.keythedral.rules.law_cards import (
    CraftBargain,
    DowngradeHouse,
    HarvestLaw,
    PoorHarvest,
    StartOrder,
    UnexpectedHarvest,
    UpgradeCottage,
    card_of,
)
from keydom.games.keythedral.state import KeythedralState


def law_gain(state: KeythedralState, seat: int, action: KeythedralAction) -> float:
    """What playing a law brings, in cubes."""
    law = card_of(action)
    if isinstance(law, UpgradeCottage):
        return 2.5 - 0.4 * state.level
    if isinstance(law, CraftBargain):
        return action.cube - IRON + 1.0
    if isinstance(law, DowngradeHouse):
        return 0.9 - 0.1 * state.level if seat_of(action.cottage) != seat else -3.0
    if isinstance(law, UnexpectedHarvest):
        return 0.5 * workers_on(state, action.kind)[seat]
    if isinstance(law, HarvestLaw):
        workers = workers_on(state, action.kind)
        lead = workers[seat] - (sum(workers) - workers[seat]) / (state.seats - 1)
        return -lead if isinstance(law, PoorHarvest) else lead
    if isinstance(law, StartOrder) and action.seat != seat:
        return -0.5
    return law.worth


def workers_on(state: KeythedralState, kind: int) -> list[int]:
    """How many workers each seat has on fields of a kind."""
    found = [0] * state.seats
    for field in range(len(state.kinds)):
        if state.kinds[field] == kind and state.workers[field] >= 0:
            found[state.workers[field]] += 1
    return found
