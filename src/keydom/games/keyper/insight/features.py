"""What is worth having in Keyper, and what is worth doing: what the bots judge by."""

from __future__ import annotations

from typing import cast

from keydom.core.action import Action
from keydom.core.insight import Insight
from keydom.games.keyper.actions import KeyperAction
from keydom.games.keyper.components import (
    ALL_SEASONS,
    FAIR_SEASONS,
    GEM,
    GOODS,
    HOME_TILES,
    RAW,
    WHEAT,
    WHITE,
    WINTER,
    fair_number,
)
from keydom.games.keyper.insight.fairs import Fairs
from keydom.games.keyper.insight.holdings import Holdings
from keydom.games.keyper.insight.plan import BY_HAND, MEASURES, ActionPlan
from keydom.games.keyper.insight.policy import Policy
from keydom.games.keyper.insight.values import GROUPS
from keydom.games.keyper.insight.weights import ALSO_SCORED, NAMES, WEIGHTS
from keydom.games.keyper.insight.work import WorkValues
from keydom.games.keyper.rules.build import Site
from keydom.games.keyper.rules.fairs import PRIVATE, fair_points
from keydom.games.keyper.rules.housing import HomelessAnimals
from keydom.games.keyper.rules.placing import Existing, Moor, Place
from keydom.games.keyper.rules.trade import Receive
from keydom.games.keyper.state import ALL_PLOTS, BOARD_SPOTS, NOBODY, KeyperState, bits, fair_place, standing


class KeyperInsight(Insight[KeyperState]):
    """Points as they stand by kind of tile, what there is room for, what goods and plans may bring, and time left."""

    names = NAMES
    also_scored = ALSO_SCORED
    phases = ("spring", "summer", "autumn", "winter")
    measures = MEASURES
    win_scale = 9.0
    by_steps = True

    def phase(self, state: KeyperState) -> int:
        return state.season

    def features(self, state: KeyperState, seat: int) -> list[float]:
        work = WorkValues(state, seat)
        holdings, tiles = work.holdings, work.buildings
        tiles.tally()
        found = [1.0, float(state.shipping[seat]), float(fair_points(state, seat))]
        found += tiles.nows
        for group in range(1, GROUPS):
            found.append(tiles.rooms[group] * holdings.medium_term)
        found.append(tiles.uses * holdings.long_term)
        add_goods(holdings, found)
        add_fairs(work.fairs, found)
        add_buildings(work, found)
        add_team(holdings, found)
        found.append(work.pending_value())
        return found

    def weights(self, seats: int) -> list[list[float]]:
        return [[worth[season] for worth in WEIGHTS.values()] for season in range(ALL_SEASONS)]

    def quiescent(self, state: KeyperState) -> bool:
        top = state.frames[-1]
        return not isinstance(top, (Place, Moor, Existing, Site, Receive))

    def whole_turns(self, state: KeyperState) -> bool:
        return state.season == WINTER  # then a turn can be counted through; earlier a network judges its steps better

    def horizon(self, seats: int) -> int:
        return 24

    def default_measures(self, seats: int) -> list[float]:
        return list(BY_HAND)

    def plan(self, state: KeyperState, legal: list[Action], measures: list[float]) -> list[float]:
        return ActionPlan(state, measures).leanings(cast("list[KeyperAction]", legal))

    def policy(self, state: KeyperState, legal: list[Action]) -> list[float]:
        return Policy(state).guesses(cast("list[KeyperAction]", legal))


def add_goods(holdings: Holdings, found: list[float]) -> None:
    """Count goods to spend, as far as they can still be spent, and those that score nowhere yet."""
    goods = holdings.goods
    raw = finished = kinds = 0.0
    for place in range(RAW):
        raw += goods[place]
        finished += goods[place + RAW]
        kinds += min(1.0, goods[place]) + min(1.0, goods[place + RAW])
    animals = gems = 0.0
    for animal in range(GOODS, GEM):
        animals += min(4.0, goods[animal])
    for gem in range(4):
        gems += min(4.0, max(0.0, holdings.gems[gem]))
    time = holdings.short_term
    found += [raw * time, finished * time, goods[WHEAT] * time, kinds * time]
    found.append((max(0.0, raw - 5.0) + max(0.0, finished - 7.0) + max(0.0, goods[WHEAT] - 3.0)) * time)
    homeless = HomelessAnimals(goods[GOODS:GEM], holdings.built).count
    found += [animals * holdings.medium_term, homeless, gems * holdings.medium_term]


def add_fairs(fairs: Fairs, found: list[float]) -> None:
    """Count how near the seat is to the fairs that it may still hold."""
    state, seat, goods = fairs.state, fairs.seat, fairs.holdings.goods
    now = later = 0.0
    for season in range(state.season, FAIR_SEASONS):
        fair = state.private[fair_place(seat, season)]
        if fair == NOBODY:
            continue
        hope = fairs.fair_value(goods, fair_number(season, fair), fairs.chance_of_one(season))
        if season > state.season:
            later += hope
        elif state.held_in(seat, season) & PRIVATE == 0:
            now = hope
    found += [now, later, fairs.winter_fairs_value() if state.winter[seat] else 0.0]


def add_buildings(work: WorkValues, found: list[float]) -> None:
    """Count tiles in hand, tiles to upgrade, and how many are built."""
    state, seat, holdings = work.state, work.seat, work.holdings
    plans = bits(state.plans[seat] >> HOME_TILES)
    worth = 0.0
    for place in plans:
        worth += work.plan_value(HOME_TILES + place)
    if len(plans) > 4:
        worth *= 4.0 / len(plans)
    raised = 0.0
    place = seat * ALL_PLOTS
    for plot in range(ALL_PLOTS):
        tile = state.tops[place + plot] - 1
        if tile >= 0 and not (holdings.upgraded >> tile) & 1:
            raised += max(0.0, work.upgrade_gain(tile, plot) - 0.9)
    found += [worth, raised * holdings.medium_term, float(holdings.farm), float(holdings.village)]
    found.append(float(holdings.better_farm + holdings.better_village))


def add_team(holdings: Holdings, found: list[float]) -> None:
    """Count pieces to play, keyples to lay down, and those that belong to the next team."""
    state, seat = holdings.state, holdings.seat
    left = state.left[seat]
    spare = holdings.turns - left
    longest = 0
    for other in range(state.seats):
        if other != seat and state.left[other] > longest:
            longest = state.left[other]
    found += [float(holdings.turns), float(left), float(longest - left), float(min(spare + 1, holdings.standing))]
    found.append(float(state.in_keyp(seat, WHITE)))
    found.append(float(min(holdings.laid, 8)) if state.season < WINTER else 0.0)
    has_keyper = (state.keypers >> seat) & 1
    found.append(float(has_keyper))
    found.append(float(fullest(state)) if has_keyper else 0.0)
    found.append(float(sum(state.keyp_tile(seat))) if has_keyper else 0.0)


def fullest(state: KeyperState) -> int:
    """How many keyples stand on the best board that nobody has claimed."""
    most = 0
    for board in range(state.seats):
        if state.claimed[board] == NOBODY:
            count = 0
            for field in state.fields_on(board):
                count += standing(state.spots[board * BOARD_SPOTS + field])
            most = max(most, count)
    return most
