"""How many of each component there are, wherever they lie: the same at every moment of a game."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_RESOURCES,
    ALL_SEASONS,
    COLOURS,
    COUNTRY,
    RESOURCES,
)
from keydom.games.keyper.rules.fairs import WITH_GEMS
from keydom.games.keyper.state import ALL_PLOTS, NEXT, Keydom
from keydom.games.keyper.tiles import HOME_TILES

FAIR_BITS: Final = 0xFF  # all eight winter fairs


def stock(state: Keydom) -> dict[str, int]:
    """Every kind of component and its number."""
    return {**resources(state), **keyples(state), **tiles(state)}


def resources(state: Keydom) -> dict[str, int]:
    counts = state.supply[:]
    for place, number in enumerate(state.goods):
        counts[place % ALL_RESOURCES] += number
    return dict(zip(RESOURCES, counts, strict=True))


def keyples(state: Keydom) -> dict[str, int]:
    """In the keyps, on the keyp tiles, on fields and plots, and in nobody's team."""
    counts = state.reserve[:]
    for place, number in enumerate(state.team):
        counts[place % ALL_COLOURS] += number + state.resting[place]
    for there in state.spots:
        while there:
            counts[(there & 7) - 1] += 1
            there >>= NEXT
    return {f"{colour} keyples": count for colour, count in zip(COLOURS, counts, strict=True)}


def tiles(state: Keydom) -> dict[str, int]:
    """The home tiles of each seat; country tiles and winter fairs in all, and how many different ones."""
    counts: dict[str, int] = {}
    piles = [state.market, state.bag, state.discards, state.aside]
    for seat in range(state.seats):
        owned = [state.plans[seat]]
        for place in range(seat * ALL_PLOTS, seat * ALL_PLOTS + ALL_PLOTS):
            owned += [1 << (tile - 1) for tile in (state.tops[place], state.under[place]) if tile]
        counts[f"home tiles of seat {seat}"] = sum([(pile & ((1 << HOME_TILES) - 1)).bit_count() for pile in owned])
        piles += [pile >> HOME_TILES for pile in owned]
        piles.append(state.winter[seat] << COUNTRY)
        for held in state.held[seat * ALL_SEASONS : (seat + 1) * ALL_SEASONS]:
            piles += [(held & FAIR_BITS) << COUNTRY, ((held >> WITH_GEMS) & FAIR_BITS) << COUNTRY]
    different = 0
    for pile in piles:
        different |= pile
    counts["country tiles and winter fairs"] = sum([pile.bit_count() for pile in piles])
    counts["different ones"] = different.bit_count()
    return counts
