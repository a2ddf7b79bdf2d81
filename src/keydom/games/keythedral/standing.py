"""How a seat of Keyland stands: the numbers that its final score can be guessed from."""

from __future__ import annotations

from typing import Final

from keydom.games.keythedral.components import ALL_CUBES, NUMBERS, RESOURCES
from keydom.games.keythedral.gains import law_gain
from keydom.games.keythedral.harvests import Coming, Land
from keydom.games.keythedral.lattice import CORNERS
from keydom.games.keythedral.means import Means, Shopping, gap, steps_to
from keydom.games.keythedral.rules.fences import free_squares
from keydom.games.keythedral.rules.harvest import Harvest
from keydom.games.keythedral.rules.spend import Spend
from keydom.games.keythedral.setup import Settle, Site
from keydom.games.keythedral.state import NOBODY, Keyland

# What a tile of each level costs, a craft cube counting for the cubes it is bought with.
COSTS: Final = [0.0, 2.0, 3.5, 5.0, 6.3, 7.5]
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
    means = Means(state, seat)
    before = False  # whether this round's harvest is still to come
    spending = True
    for frame in state.frames:
        if isinstance(frame, Harvest):
            before = True
        elif isinstance(frame, Spend):
            spending = False
    hoped = reap(state, seat, means) if before else 0.0
    if means.law is not None:
        means.loose += law_gain(state, seat, means.law)
    out = spending and (state.took >> seat) & 1 == 1
    pool = Pool(state, means)
    shopping = Shopping(means, state.box, rivalry(state, seat, means, spending), THRIFT * pool.rate)
    return gather(state, seat, land, pool, means, shopping, hoped, out)


def reap(state: Keyland, seat: int, means: Means) -> float:
    """Add this round's harvest to the means; says how much of it is still open."""
    coming = Coming(state, WANTS[state.level])
    hoped = 0.0
    for kind in range(RESOURCES):
        means.purse[kind] += coming.sure[seat * RESOURCES + kind]
        hoped += coming.hoped[seat * RESOURCES + kind]
    means.loose += 0.8 * hoped
    return hoped


def rivalry(state: Keyland, seat: int, means: Means, spending: bool) -> list[float]:
    """For each tile, how many others can pay for it now; before they can act, how many may."""
    rivals = [0.0] * len(state.owner)
    slack = 0 if spending else 4
    for other in range(state.seats):
        if other == seat or (spending and (state.took >> other) & 1):
            continue
        for tile in means.tiles:
            if gap(state.cubes, other * ALL_CUBES, state.box.cost[tile], state.box.price) <= slack:
                steps = steps_to(state.cubes, other * ALL_CUBES, state.box.cost[tile])
                rivals[tile] += 1.0 / (1.0 + 0.5 * steps)
    return rivals


class Pool:
    """The seats of the keythedral that nobody has yet: their points, and what they will cost."""

    __slots__ = ("cost", "points", "rate", "tiles")

    def __init__(self, state: Keyland, means: Means) -> None:
        box = state.box
        self.points = 0.0
        self.cost = 0.0
        self.tiles = 0  # on sale now
        for tile in means.tiles:
            self.tiles += 1
            self.points += box.value[state.level]
            for cube in range(ALL_CUBES):
                self.cost += box.cost[tile][cube] * box.worth[cube]
        for level in range(state.level + 1, state.stages + 1):
            self.points += box.value[level] * box.spaces[level]
            self.cost += COSTS[level] * box.spaces[level]
        self.rate = (self.points + 1.0) / (self.cost + 1.5)


def wealth(state: Keyland, seat: int) -> float:
    """The cubes of a seat, crafts at what they are bought for."""
    count = 0.0
    for cube in range(ALL_CUBES):
        count += state.cubes[seat * ALL_CUBES + cube] * state.box.worth[cube]
    return count


def seat_points(state: Keyland) -> list[float]:
    """The points of the seats that each player has acquired."""
    found = [0.0] * state.seats
    owner, level, value = state.owner, state.box.level, state.box.value
    for tile in range(len(owner)):
        if owner[tile] >= 0:
            found[owner[tile]] += value[level[tile]]
    return found


def gather(
    state: Keyland, seat: int, land: Land, pool: Pool, means: Means, shopping: Shopping, hoped: float, out: bool
) -> list[float]:
    """All features, in the order of their names."""
    rate = pool.rate
    points = seat_points(state)
    if means.bought >= 0:
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
    behind = (seat - means.start) % state.seats
    found = [1.0, points[seat], shopping.ready, shopping.changed, prospect, shopping.left * rate, shopping.lacks * rate]
    found += [hoped * rate, own_yield * rate]
    kinds = 0
    for kind in range(RESOURCES):
        amount = land.yields[seat * RESOURCES + kind]
        found.append(amount * rate)
        kinds += amount > 0.3
    found += [float(kinds), houses(state, seat) * rate * rounds, float(state.fences_left[seat])]
    found += [means.laws * rate * min(1.0, 0.4 * rounds), behind * rate, rounds, rich_rival]
    found += [shopping.ready + shopping.changed if out else 0.0, rate if pool.tiles == 1 else 0.0]
    for cube in range(RESOURCES):
        found.append(shopping.purse[cube] * rate)
    # What the seats still to come will cost is spent then, and scores once: as those seats.
    final = share * max(-ahead, 0.0) if state.box.edition == "2004" else 0.0
    found += [final, site(state, seat), float(same_numbers(state, seat))]
    return found


def houses(state: Keyland, seat: int) -> int:
    return ((state.houses >> (seat * NUMBERS)) & 31).bit_count()


def site(state: Keyland, seat: int) -> float:
    """While a cottage is to be laid: how good the best square for it is."""
    if state.round or not state.frames:
        return 0.0
    frame = state.frames[-1]
    if not isinstance(frame, (Settle, Site)) or frame.seat != seat:
        return 0.0
    load = [1.0] * len(state.kinds)
    for field in state.near:
        if field >= 0:
            load[field] += 1.0
    best = 0.0
    for square in free_squares(state):
        worth = 0.0
        for step in CORNERS:
            field = state.at.get(square + step, NOBODY)
            if field >= 0:
                worth += 1.0 / load[field]
        best = max(best, worth)
    return best


def same_numbers(state: Keyland, seat: int) -> int:
    """Fields that a cottage shares with the one of its number of the right-hand neighbour, who mostly comes first."""
    count = 0
    right = state.next_to(seat, state.seats - 1)
    for number in range(NUMBERS):
        mine = (seat * NUMBERS + number) * 4
        theirs = (right * NUMBERS + number) * 4
        for side in range(4):
            field = state.near[mine + side]
            if field >= 0:
                for other in range(4):
                    count += state.near[theirs + other] == field
    return count
