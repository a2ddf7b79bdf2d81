"""How a seat of Keyland stands: the numbers that its final score can be guessed from."""

from __future__ import annotations

from typing import Final

from keydom.games.keythedral.components import RESOURCES
from keydom.games.keythedral.insight.cottages import houses, same_numbers, site
from keydom.games.keythedral.insight.harvest import Coming, Land
from keydom.games.keythedral.insight.laws import law_gain
from keydom.games.keythedral.insight.market import Pool, rivalry
from keydom.games.keythedral.insight.purse import Purse, wealth
from keydom.games.keythedral.insight.shopping import Shopping
from keydom.games.keythedral.rules.harvest import Harvest
from keydom.games.keythedral.rules.spend import Spend
from keydom.games.keythedral.state import Keyland

WASTE: Final = 0.75  # of all cubes, so many end up in seats; the rest is lost in trade, houses, fences and laws
THRIFT: Final = 0.7  # a tile that gives less than this part of what its cubes give on the whole is left to others
LONGEST: Final = 12.0  # rounds

# What a worker is sent for, by the stage being built: stone and timber first, food and water always, wine late.
WANTS: Final = [
    [1.0, 1.0, 1.0, 1.0, 0.6],
    [1.1, 1.2, 1.0, 1.0, 0.7],
    [1.1, 1.2, 1.0, 1.0, 0.8],
    [0.8, 1.0, 1.1, 1.1, 1.0],
    [0.8, 0.8, 1.1, 1.1, 1.0],
    [0.8, 0.8, 1.1, 1.0, 1.0],
]


def standing(state: Keyland, seat: int, land: Land) -> list[float]:
    """All features, in the order of their names."""
    purse = Purse(state, seat)
    before = False  # whether this round's harvest is still to come
    spending = True
    for frame in state.frames:
        if isinstance(frame, Harvest):
            before = True
        elif isinstance(frame, Spend):
            spending = False
    hoped = reap(state, seat, purse) if before else 0.0
    if purse.law is not None:
        purse.loose += law_gain(state, seat, purse.law)
    out = spending and (state.took >> seat) & 1 == 1
    pool = Pool(state, purse.tiles)
    shopping = Shopping(purse, state.box, rivalry(state, seat, purse.tiles, spending), THRIFT * pool.rate)
    return gather(state, seat, land, pool, purse, shopping, hoped, out)


def reap(state: Keyland, seat: int, purse: Purse) -> float:
    """Add this round's harvest to the purse; says how much of it is still open."""
    coming = Coming(state, WANTS[state.level])
    hoped = 0.0
    for kind in range(RESOURCES):
        purse.cubes[kind] += coming.sure[seat * RESOURCES + kind]
        hoped += coming.hoped[seat * RESOURCES + kind]
    purse.loose += 0.8 * hoped
    return hoped


def seat_points(state: Keyland) -> list[float]:
    """The points of the seats that each player has acquired."""
    found = [0.0] * state.seats
    owner, level, value = state.owner, state.box.level, state.box.value
    for tile in range(len(owner)):
        if owner[tile] >= 0:
            found[owner[tile]] += value[level[tile]]
    return found


def gather(
    state: Keyland, seat: int, land: Land, pool: Pool, purse: Purse, shopping: Shopping, hoped: float, out: bool
) -> list[float]:
    """All features, in the order of their names."""
    rate = pool.rate
    points = seat_points(state)
    if purse.bought >= 0:
        points[seat] += state.box.value[state.level]
    own_yield = land.sums[seat]
    riches = shopping.left
    rich_rival = 0.0
    for other in range(state.seats):
        if other != seat:
            riches += wealth(state, other)
    ahead = (pool.cost - shopping.worth) / WASTE - riches
    rounds = min(max(ahead / max(land.total, 1.0), 0.0), LONGEST)
    power = riches + land.total * rounds
    share = (shopping.left + own_yield * rounds) / power if power > 0.0 else 1.0 / state.seats
    prospect = (pool.points - shopping.points) * share
    if not state.round:
        prospect = pool.points * (own_yield + 0.5) / (land.total + 0.5 * state.seats)
    for other in range(state.seats):
        if other != seat:
            theirs = points[other] + rate * (wealth(state, other) + land.sums[other] * rounds)
            rich_rival = max(rich_rival, theirs)
    behind = (seat - purse.start) % state.seats
    found = [1.0, points[seat], shopping.ready, shopping.changed, prospect, shopping.left * rate, shopping.lacks * rate]
    found += [hoped * rate, own_yield * rate]
    kinds = 0
    for kind in range(RESOURCES):
        amount = land.yields[seat * RESOURCES + kind]
        found.append(amount * rate)
        kinds += amount > 0.3
    found += [float(kinds), houses(state, seat) * rate * rounds, float(state.fences_left[seat])]
    found += [purse.laws * rate * min(1.0, 0.4 * rounds), behind * rate, rounds, rich_rival]
    found += [shopping.ready + shopping.changed if out else 0.0, rate if pool.tiles == 1 else 0.0]
    for cube in range(RESOURCES):
        found.append(shopping.cubes[cube] * rate)
    # What the seats still to come will cost is spent then, and scores once: as those seats.
    final = share * max(-ahead, 0.0) if state.box.edition == "2004" else 0.0
    found += [final, site(state, seat), float(same_numbers(state, seat))]
    return found
