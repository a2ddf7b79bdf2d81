"""How likely bids are to stand."""

from __future__ import annotations

from keydom.games.keyflower.components import ALL_COLOURS
from keydom.games.keyflower.insight.values import PRICES, TileValues
from keydom.games.keyflower.state import KeyflowerState


def chance_to_hold(state: KeyflowerState, values: TileValues, lot: int, seat: int, bid: int, passes: int) -> float:
    """How likely a leading bid is to stand: who could answer it, and would care to, after so many have passed."""
    tile = state.on_sale[lot]
    colour = state.bid_colour(lot, seat)
    dear = values.auction_value(tile, state.season) / PRICES[state.season] + 0.5
    risk = min(0.45, max(0.04, 0.4 * (1.2 - bid / dear)))
    if passes:
        risk *= 1.0 - passes / state.seats
    chance = 1.0
    for other in range(state.seats):
        if other == seat:
            continue
        theirs = state.bid_size(lot, other)
        if state.screens[other * ALL_COLOURS + colour] + theirs > bid:
            chance *= 1.0 - (min(0.6, risk * 1.5) if theirs else risk)
    return chance
