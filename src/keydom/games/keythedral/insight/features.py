"""What is worth having in Keythedral, and what is worth doing: what the bots judge by.

Cubes are counted in points at the rate at which the seats still to be had exchange them, so that both editions share
their weights.
"""

from __future__ import annotations

from typing import Final, cast

from keydom.core.action import Action
from keydom.core.insight import Insight
from keydom.games.keythedral.actions import ACQUIRE, BID, BUY, ORDER, KeythedralAction
from keydom.games.keythedral.components import RESOURCES
from keydom.games.keythedral.insight.cottages import houses, same_numbers, site
from keydom.games.keythedral.insight.harvest import HarvestForecast, RoundHarvest
from keydom.games.keythedral.insight.holdings import Holdings, wealth
from keydom.games.keythedral.insight.laws import law_gain
from keydom.games.keythedral.insight.market import SeatsLeft, rivalry
from keydom.games.keythedral.insight.plan import BY_HAND, MEASURES, ActionPlan
from keydom.games.keythedral.insight.purchases import Purchases
from keydom.games.keythedral.insight.weights import ALSO_SCORED, NAMES, PHASES, WEIGHTS
from keydom.games.keythedral.rules.fences import FenceSide, FenceSite
from keydom.games.keythedral.rules.harvest import Harvest
from keydom.games.keythedral.rules.spend import Spend
from keydom.games.keythedral.state import KeythedralState

PIVOTAL: Final = (ORDER, BUY, ACQUIRE, BID)  # which number works, what to do while a seat can be had, the first place
WASTE: Final = 0.75  # of all cubes, so many end up in seats; the rest is lost in trade, houses, fences and laws
LOW_RATE: Final = 0.7  # a tile that gives less than this part of what its cubes give on the whole is left to others
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


class KeythedralInsight(Insight[KeythedralState]):
    """How a seat of Keythedral stands, and what a sensible player does next."""

    names = NAMES
    also_scored = ALSO_SCORED
    phases = PHASES
    measures = MEASURES
    weighed_playouts = True
    prior_visits = 2.0
    win_scale = 2.0

    def __init__(self) -> None:
        self.yields: HarvestForecast | None = None  # of the board, as last seen

    def phase(self, state: KeythedralState) -> int:
        return state.level if state.round else 0

    def features(self, state: KeythedralState, seat: int) -> list[float]:
        holdings = Holdings(state, seat)
        before = False  # whether this round's harvest is still to come
        spending = True
        for frame in state.frames:
            if isinstance(frame, Harvest):
                before = True
            elif isinstance(frame, Spend):
                spending = False
        hoped = add_harvest(state, seat, holdings) if before else 0.0
        if holdings.law is not None:
            holdings.loose += law_gain(state, seat, holdings.law)
        out = spending and (state.took >> seat) & 1 == 1
        left = SeatsLeft(state, holdings.tiles)
        rivals = rivalry(state, seat, holdings.tiles, spending)
        purchases = Purchases(holdings, state.box, rivals, LOW_RATE * left.rate)
        return feature_row(state, seat, self.yields_of(state), left, holdings, purchases, hoped, out)

    def yields_of(self, state: KeythedralState) -> HarvestForecast:
        yields = self.yields
        if yields is None or not yields.is_of(state):
            yields = self.yields = HarvestForecast(state)
        return yields

    def weights(self, seats: int) -> list[list[float]]:
        return [[WEIGHTS.get(name, 0.0) for name in NAMES] for _ in PHASES]

    def quiescent(self, state: KeythedralState) -> bool:
        frame = state.frames[-1]
        return not isinstance(frame, (FenceSite, FenceSide))

    def foreseeable(self, state: KeythedralState) -> bool:
        return state.round > 0  # what a site is worth shows much later

    def pivotal(self, legal: list[Action]) -> bool:
        return legal[0].verb in PIVOTAL

    def default_measures(self, seats: int) -> list[float]:
        return list(BY_HAND)

    def plan(self, state: KeythedralState, legal: list[Action], measures: list[float]) -> list[float]:
        return ActionPlan(state, measures).leanings(cast("list[KeythedralAction]", legal))


def add_harvest(state: KeythedralState, seat: int, holdings: Holdings) -> float:
    """Add this round's harvest to what a seat has; says how much of it is still open."""
    harvest = RoundHarvest(state, WANTS[state.level])
    hoped = 0.0
    for kind in range(RESOURCES):
        holdings.cubes[kind] += harvest.sure[seat * RESOURCES + kind]
        hoped += harvest.hoped[seat * RESOURCES + kind]
    holdings.loose += 0.8 * hoped
    return hoped


def seat_points(state: KeythedralState) -> list[float]:
    """The points of the seats that each player has acquired."""
    found = [0.0] * state.seats
    owner, level, value = state.owner, state.box.level, state.box.value
    for tile in range(len(owner)):
        if owner[tile] >= 0:
            found[owner[tile]] += value[level[tile]]
    return found


def feature_row(
    state: KeythedralState,
    seat: int,
    yields: HarvestForecast,
    left: SeatsLeft,
    holdings: Holdings,
    purchases: Purchases,
    hoped: float,
    out: bool,
) -> list[float]:
    """All features, in the order of their names."""
    rate = left.rate
    points = seat_points(state)
    if holdings.bought >= 0:
        points[seat] += state.box.value[state.level]
    own_yield = yields.sums[seat]
    wealth_of_all = purchases.left
    rich_rival = 0.0
    for other in range(state.seats):
        if other != seat:
            wealth_of_all += wealth(state, other)
    ahead = (left.cost - purchases.worth) / WASTE - wealth_of_all
    rounds = min(max(ahead / max(yields.total, 1.0), 0.0), LONGEST)
    power = wealth_of_all + yields.total * rounds
    share = (purchases.left + own_yield * rounds) / power if power > 0.0 else 1.0 / state.seats
    prospect = (left.points - purchases.points) * share
    if not state.round:
        prospect = left.points * (own_yield + 0.5) / (yields.total + 0.5 * state.seats)
    for other in range(state.seats):
        if other != seat:
            theirs = points[other] + rate * (wealth(state, other) + yields.sums[other] * rounds)
            rich_rival = max(rich_rival, theirs)
    behind = (seat - holdings.start) % state.seats
    found = [1.0, points[seat], purchases.ready, purchases.changed, prospect]
    found += [purchases.left * rate, purchases.lacks * rate, hoped * rate, own_yield * rate]
    kinds = 0
    for kind in range(RESOURCES):
        amount = yields.cubes[seat * RESOURCES + kind]
        found.append(amount * rate)
        kinds += amount > 0.3
    found += [float(kinds), houses(state, seat) * rate * rounds, float(state.fences_left[seat])]
    found += [holdings.laws * rate * min(1.0, 0.4 * rounds), behind * rate, rounds, rich_rival]
    found += [purchases.ready + purchases.changed if out else 0.0, rate if left.tiles == 1 else 0.0]
    for cube in range(RESOURCES):
        found.append(purchases.cubes[cube] * rate)
    # What the seats still to come will cost is spent then, and scores once: as those seats.
    final = share * max(-ahead, 0.0) if state.box.edition == "2004" else 0.0
    found += [final, site(state, seat), float(same_numbers(state, seat))]
    return found
