"""What is worth having in Keyper, and what is worth doing: what the bots judge by."""

from __future__ import annotations

from typing import Final

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
    PRIVATE_FAIRS,
    RAW,
    WHEAT,
    WHITE,
    WINTER,
)
from keydom.games.keyper.insight.instinct import guesses
from keydom.games.keyper.insight.plan import BY_HAND, MEASURES, leanings
from keydom.games.keyper.insight.tiles import GROUPS, HOUSE_OF
from keydom.games.keyper.insight.work import Prospects
from keydom.games.keyper.rules.build import Site
from keydom.games.keyper.rules.fairs import PRIVATE, fair_points
from keydom.games.keyper.rules.trade import WILD, Receive
from keydom.games.keyper.rules.turns import Existing, Moor, Place
from keydom.games.keyper.state import ALL_PLOTS, BOARD, NOBODY, Keydom, standing

# Points as they stand.
COUNTED: Final = (
    *("shipping", "fairs", "flat", "houses", "crowds", "farm-counts", "around", "village-counts", "dock", "sets"),
    *("stores", "patrons", "landlords", "entertainer"),
)
NAMES: Final = (
    "all",
    *COUNTED,
    *("room-houses", "room-crowds", "room-farm-counts", "room-around", "room-village-counts", "room-dock"),
    *("room-sets", "room-stores", "room-patrons", "room-landlords", "room-entertainer"),
    *("uses", "raw", "finished", "wheat", "kinds", "surplus", "animals", "homeless", "gems"),
    *("fair-now", "fairs-later", "winter-fairs", "plans", "upgrades", "farm-built", "village-built", "upgraded"),
    *("turns", "in-hand", "ahead", "lay-downs", "whites", "coming-home", "keyper", "boards", "resting", "pending"),
)

# Points for each feature, by season: spring, summer, autumn, winter.
WEIGHTS: Final[dict[str, tuple[float, float, float, float]]] = {
    "all": (42.0, 21.0, 5.0, -4.0),
    "shipping": (1.0, 1.0, 1.0, 1.0),
    "fairs": (1.0, 1.0, 1.0, 1.0),
    "flat": (1.0, 1.0, 1.0, 1.0),
    "houses": (1.0, 1.0, 1.0, 1.0),
    "crowds": (1.0, 1.0, 1.0, 1.0),
    "farm-counts": (1.0, 1.0, 1.0, 1.0),
    "around": (1.0, 1.0, 1.0, 1.0),
    "village-counts": (1.0, 1.0, 1.0, 1.0),
    "dock": (1.0, 1.0, 1.0, 1.0),
    "sets": (1.0, 1.0, 1.0, 1.0),
    "stores": (0.6, 0.7, 0.8, 1.0),
    "patrons": (1.0, 1.0, 1.0, 1.0),
    "landlords": (1.0, 1.0, 1.0, 1.0),
    "entertainer": (1.0, 1.0, 1.0, 1.0),
    "room-houses": (0.4, 0.4, 0.4, 0.35),
    "room-crowds": (0.45, 0.45, 0.4, 0.35),
    "room-farm-counts": (0.4, 0.4, 0.4, 0.3),
    "room-around": (0.55, 0.55, 0.5, 0.4),
    "room-village-counts": (0.4, 0.4, 0.4, 0.3),
    "room-dock": (0.45, 0.45, 0.45, 0.4),
    "room-sets": (0.4, 0.4, 0.4, 0.4),
    "room-stores": (0.4, 0.4, 0.4, 0.3),
    "room-patrons": (0.5, 0.5, 0.5, 0.5),
    "room-landlords": (0.7, 0.7, 0.8, 0.9),
    "room-entertainer": (0.6, 0.6, 0.6, 0.6),
    "uses": (1.0, 1.0, 1.0, 1.0),
    "raw": (0.9, 0.9, 0.85, 0.6),
    "finished": (1.5, 1.5, 1.35, 1.0),
    "wheat": (1.2, 1.2, 1.15, 0.85),
    "kinds": (0.25, 0.25, 0.2, 0.2),
    "surplus": (-0.4, -0.4, -0.4, -0.4),
    "animals": (0.25, 0.25, 0.2, 0.0),
    "homeless": (-0.3, -0.3, -0.3, 0.0),
    "gems": (0.25, 0.25, 0.25, 0.2),
    "fair-now": (0.95, 0.95, 0.95, 0.95),
    "fairs-later": (0.5, 0.5, 0.5, 0.0),
    "winter-fairs": (0.9, 0.9, 0.9, 0.95),
    "plans": (0.7, 0.7, 0.7, 0.7),
    "upgrades": (0.3, 0.3, 0.3, 0.3),
    "farm-built": (0.2, 0.2, 0.1, 0.0),
    "village-built": (0.2, 0.2, 0.1, 0.0),
    "upgraded": (0.0, 0.0, 0.0, 0.0),
    "turns": (0.3, 0.3, 0.3, 0.3),
    "in-hand": (0.3, 0.3, 0.3, 0.3),
    "ahead": (0.0, 0.0, 0.0, 0.0),
    "lay-downs": (0.6, 0.6, 0.6, 0.6),
    "whites": (0.1, 0.1, 0.1, 0.1),
    "coming-home": (0.3, 0.3, 0.3, 0.0),
    "keyper": (0.0, 0.0, 0.0, 0.0),
    "boards": (0.2, 0.2, 0.2, 0.2),
    "resting": (0.5, 0.5, 0.5, 0.5),
    "pending": (0.95, 0.95, 0.95, 0.95),
}


class Sight(Insight[Keydom]):
    """Points as they stand by kind of tile, what there is room for, what goods and plans may bring, and time left."""

    __slots__ = ()

    names = NAMES
    counted = COUNTED
    phases = ("spring", "summer", "autumn", "winter")
    measures = MEASURES
    swing = 9.0

    def phase(self, state: Keydom) -> int:
        return state.season

    def features(self, state: Keydom, seat: int) -> list[float]:
        hopes = Prospects(state, seat)
        hopes.tally()
        found = [1.0, float(state.shipping[seat]), float(fair_points(state, seat))]
        found += hopes.nows
        for group in range(1, GROUPS):
            found.append(hopes.rooms[group] * hopes.soon)
        found.append(hopes.uses * hopes.far)
        stores(hopes, found)
        fairs(hopes, found)
        buildings(hopes, found)
        team(hopes, found)
        found.append(hopes.pending())
        return found

    def weights(self, seats: int) -> list[list[float]]:
        return [[WEIGHTS[name][season] for name in NAMES] for season in range(4)]

    def resting(self, state: Keydom) -> bool:
        top = state.frames[-1]
        return not isinstance(top, (Place, Moor, Existing, Site, Receive))

    def horizon(self, seats: int) -> int:
        return 24

    def measured(self, seats: int) -> list[float]:
        return list(BY_HAND)

    def plan(self, state: Keydom, legal: list[Action], measures: list[float]) -> list[float]:
        return leanings(state, legal, measures)

    def instinct(self, state: Keydom, legal: list[Action]) -> list[float]:
        return guesses(state, legal)


def stores(hopes: Prospects, found: list[float]) -> None:
    """Goods to spend, as far as they can still be spent, and those that score nowhere yet."""
    goods = hopes.goods
    raw = finished = kinds = 0.0
    for place in range(RAW):
        raw += goods[place]
        finished += goods[place + RAW]
        kinds += min(1.0, goods[place]) + min(1.0, goods[place + RAW])
    animals = gems = 0.0
    for animal in range(GOODS, GEM):
        animals += min(4.0, goods[animal])
    for gem in range(4):
        gems += min(4.0, max(0.0, hopes.gems[gem]))
    spend = hopes.spend
    found += [raw * spend, finished * spend, goods[WHEAT] * spend, kinds * spend]
    found.append((max(0.0, raw - 5.0) + max(0.0, finished - 7.0) + max(0.0, goods[WHEAT] - 3.0)) * spend)
    found += [animals * hopes.soon, homeless(hopes), gems * hopes.soon]


def homeless(hopes: Prospects) -> float:
    """Animals for which there is no place on the farm."""
    built = hopes.built
    tame = wild = 0.0
    for animal in range(GOODS, GEM):
        count = hopes.goods[animal]
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


def fairs(hopes: Prospects, found: list[float]) -> None:
    """How near the seat is to the fairs that it may still hold."""
    state, seat, box = hopes.state, hopes.seat, hopes.box
    now = later = 0.0
    for season in range(state.season, DEALT):
        fair = state.private[seat * DEALT + season]
        if fair == NOBODY:
            continue
        number = season * PRIVATE_FAIRS + fair
        lacking = hopes.missing(hopes.goods, box.needs[number])
        hope = hopes.likely(lacking, hopes.ease(season)) * box.points[number]
        if season > state.season:
            later += hope
        elif state.held[seat * 4 + season] & PRIVATE == 0:
            now = hope
    found += [now, later, hopes.winter_fairs() if state.winter[seat] else 0.0]


def buildings(hopes: Prospects, found: list[float]) -> None:
    """Tiles in hand, tiles to upgrade, and how many are built."""
    state, seat = hopes.state, hopes.seat
    plans = state.plans[seat] >> HOME_TILES
    worth, count, tile = 0.0, 0, HOME_TILES
    while plans:
        if plans & 1:
            worth += hopes.planned(tile)
            count += 1
        plans >>= 1
        tile += 1
    if count > 4:
        worth *= 4.0 / count
    raised = 0.0
    place = seat * ALL_PLOTS
    for plot in range(ALL_PLOTS):
        tile = state.tops[place + plot] - 1
        if tile >= 0 and not (hopes.upgraded >> tile) & 1:
            raised += max(0.0, hopes.raised(tile, plot) - 0.9)
    found += [worth, raised * hopes.soon, float(hopes.farm), float(hopes.village)]
    found.append(float(hopes.better_farm + hopes.better_village))


def team(hopes: Prospects, found: list[float]) -> None:
    """Pieces to play, keyples to lay down, and those that belong to the next team."""
    state, seat = hopes.state, hopes.seat
    left = state.left[seat]
    spare = hopes.turns - left
    rest = 0
    for colour in range(ALL_COLOURS):
        rest += state.resting[seat * ALL_COLOURS + colour]
    longest = 0
    for other in range(state.seats):
        if other != seat and state.left[other] > longest:
            longest = state.left[other]
    found += [float(hopes.turns), float(left), float(longest - left), float(min(spare + 1, hopes.standing))]
    found.append(float(state.team[seat * ALL_COLOURS + WHITE]))
    found.append(float(min(hopes.laid, 8)) if state.season < WINTER else 0.0)
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
            for kind in state.kinds(board):
                count += standing(state.spots[board * BOARD + kind])
            most = max(most, count)
    return most
