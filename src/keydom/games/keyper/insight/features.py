"""What is worth having in Keyper, and what is worth doing: what the bots judge by."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.insight import Insight
from keydom.games.keyper.components import (
    ALL_COLOURS,
    COPSE,
    DEALT,
    FARMYARD,
    GEM,
    GOODS,
    HOME_TILES,
    HOP_FIELD,
    LIVESTOCK_MARKET,
    PADDOCK,
    RAW,
    WHEAT,
    WHITE,
    WINTER,
    fair_number,
)
from keydom.games.keyper.insight.instinct import guesses
from keydom.games.keyper.insight.plan import BY_HAND, MEASURES, leanings
from keydom.games.keyper.insight.tiles import GROUPS, HOUSE_OF
from keydom.games.keyper.insight.weights import COUNTED, NAMES, WEIGHTS
from keydom.games.keyper.insight.work import Work
from keydom.games.keyper.rules.build import Site
from keydom.games.keyper.rules.fairs import PRIVATE, fair_points
from keydom.games.keyper.rules.placing import Existing, Moor, Place
from keydom.games.keyper.rules.recipes import WILD
from keydom.games.keyper.rules.trade import Receive
from keydom.games.keyper.state import ALL_PLOTS, BOARD, NOBODY, Keydom, fair_place, standing


class Sight(Insight[Keydom]):
    """Points as they stand by kind of tile, what there is room for, what goods and plans may bring, and time left."""

    __slots__ = ()

    names = NAMES
    counted = COUNTED
    phases = ("spring", "summer", "autumn", "winter")
    measures = MEASURES
    swing = 9.0
    by_steps = True

    def phase(self, state: Keydom) -> int:
        return state.season

    def features(self, state: Keydom, seat: int) -> list[float]:
        own = Work(state, seat)
        own.tally()
        found = [1.0, float(state.shipping[seat]), float(fair_points(state, seat))]
        found += own.nows
        for group in range(1, GROUPS):
            found.append(own.rooms[group] * own.soon)
        found.append(own.uses * own.far)
        stores(own, found)
        fairs(own, found)
        buildings(own, found)
        team(own, found)
        found.append(own.pending())
        return found

    def weights(self, seats: int) -> list[list[float]]:
        return [[WEIGHTS[name][season] for name in NAMES] for season in range(4)]

    def resting(self, state: Keydom) -> bool:
        top = state.frames[-1]
        return not isinstance(top, (Place, Moor, Existing, Site, Receive))

    def whole_turns(self, state: Keydom) -> bool:
        return state.season == WINTER  # then a turn can be counted through; earlier a network judges better at a rest

    def horizon(self, seats: int) -> int:
        return 24

    def measured(self, seats: int) -> list[float]:
        return list(BY_HAND)

    def plan(self, state: Keydom, legal: list[Action], measures: list[float]) -> list[float]:
        return leanings(state, legal, measures)

    def instinct(self, state: Keydom, legal: list[Action]) -> list[float]:
        return guesses(state, legal)


def stores(own: Work, found: list[float]) -> None:
    """Goods to spend, as far as they can still be spent, and those that score nowhere yet."""
    goods = own.goods
    raw = finished = kinds = 0.0
    for place in range(RAW):
        raw += goods[place]
        finished += goods[place + RAW]
        kinds += min(1.0, goods[place]) + min(1.0, goods[place + RAW])
    animals = gems = 0.0
    for animal in range(GOODS, GEM):
        animals += min(4.0, goods[animal])
    for gem in range(4):
        gems += min(4.0, max(0.0, own.gems[gem]))
    spend = own.spend
    found += [raw * spend, finished * spend, goods[WHEAT] * spend, kinds * spend]
    found.append((max(0.0, raw - 5.0) + max(0.0, finished - 7.0) + max(0.0, goods[WHEAT] - 3.0)) * spend)
    found += [animals * own.soon, homeless(own), gems * own.soon]


def homeless(own: Work) -> float:
    """Animals for which there is no place on the farm."""
    built = own.built
    tame = wild = 0.0
    for animal in range(GOODS, GEM):
        count = own.goods[animal]
        if (built >> HOUSE_OF[animal]) & 1:
            count -= 4.0
        if count > 0.0:
            if (WILD >> animal) & 1:
                wild += count
            else:
                tame += count
    tame -= 4.0 * ((built >> FARMYARD) & 1)
    wild -= 4.0 * (((built >> PADDOCK) & 1) + ((built >> COPSE) & 1))
    anywhere = 4.0 * (((built >> HOP_FIELD) & 1) + ((built >> LIVESTOCK_MARKET) & 1))
    return max(0.0, max(0.0, tame) + max(0.0, wild) - anywhere)


def fairs(own: Work, found: list[float]) -> None:
    """How near the seat is to the fairs that it may still hold."""
    state, seat, box = own.state, own.seat, own.box
    now = later = 0.0
    for season in range(state.season, DEALT):
        fair = state.private[fair_place(seat, season)]
        if fair == NOBODY:
            continue
        number = fair_number(season, fair)
        lacking = own.missing(own.goods, box.needs[number])
        hope = own.likely(lacking, own.ease(season)) * box.points[number]
        if season > state.season:
            later += hope
        elif state.held_in(seat, season) & PRIVATE == 0:
            now = hope
    found += [now, later, own.winter_fairs() if state.winter[seat] else 0.0]


def buildings(own: Work, found: list[float]) -> None:
    """Tiles in hand, tiles to upgrade, and how many are built."""
    state, seat = own.state, own.seat
    plans = state.plans[seat] >> HOME_TILES
    worth, count, tile = 0.0, 0, HOME_TILES
    while plans:
        if plans & 1:
            worth += own.planned(tile)
            count += 1
        plans >>= 1
        tile += 1
    if count > 4:
        worth *= 4.0 / count
    raised = 0.0
    place = seat * ALL_PLOTS
    for plot in range(ALL_PLOTS):
        tile = state.tops[place + plot] - 1
        if tile >= 0 and not (own.upgraded >> tile) & 1:
            raised += max(0.0, own.raised(tile, plot) - 0.9)
    found += [worth, raised * own.soon, float(own.farm), float(own.village)]
    found.append(float(own.better_farm + own.better_village))


def team(own: Work, found: list[float]) -> None:
    """Pieces to play, keyples to lay down, and those that belong to the next team."""
    state, seat = own.state, own.seat
    left = state.left[seat]
    spare = own.turns - left
    rest = 0
    for colour in range(ALL_COLOURS):
        rest += state.resting[seat * ALL_COLOURS + colour]
    longest = 0
    for other in range(state.seats):
        if other != seat and state.left[other] > longest:
            longest = state.left[other]
    found += [float(own.turns), float(left), float(longest - left), float(min(spare + 1, own.standing))]
    found.append(float(state.in_keyp(seat, WHITE)))
    found.append(float(min(own.laid, 8)) if state.season < WINTER else 0.0)
    has_keyper = (state.keypers >> seat) & 1
    found.append(float(has_keyper))
    found.append(float(fullest(state)) if has_keyper else 0.0)
    found.append(float(rest) if has_keyper else 0.0)


def fullest(state: Keydom) -> int:
    """How many keyples stand on the best board that nobody has claimed."""
    most = 0
    for board in range(state.seats):
        if state.claimed[board] == NOBODY:
            count = 0
            for field in state.fields_on(board):
                count += standing(state.spots[board * BOARD + field])
            most = max(most, count)
    return most
