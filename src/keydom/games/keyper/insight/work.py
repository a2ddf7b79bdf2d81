"""What work would bring to a seat: building, upgrading, trading, boats, and the tiles on its own plots."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    ALL_RESOURCES,
    BRICKS,
    BUILD,
    BUILDER,
    COUNTRY_TILES,
    DISCOUNT,
    FARM_LABOURER,
    FARM_PLOTS,
    GOODS,
    HOME_TILES,
    MERCHANT,
    RAW,
    RIVER,
    SEAFARER,
    SHIPPING_AGENT,
    TILE,
    TRADE_FINISHED,
    TRADE_RAW,
    UPGRADE,
)
from keydom.games.keyper.insight.buildings import Buildings
from keydom.games.keyper.insight.fairs import Fairs
from keydom.games.keyper.insight.holdings import Holdings
from keydom.games.keyper.insight.resources import FINISHED_COST, RAW_COST, WHEAT_COST, Resources
from keydom.games.keyper.insight.values import RECIPE
from keydom.games.keyper.rules.boats import cargo_of
from keydom.games.keyper.rules.prices import Pay
from keydom.games.keyper.rules.recipes import (
    ACCEPTS,
    EITHER_TRADE,
    FINISHED,
    GIVEN,
    GOT,
    RAWS,
    TRADE_FINISHED_GOODS,
    TRADE_RAWS,
    YIELDED,
)
from keydom.games.keyper.rules.sites import AT_COST, AT_DISCOUNT, BY_BUILDER, buildable_here, payable_tiles
from keydom.games.keyper.state import ALL_PLOTS, KeyperState, bits

LATER: Final = 0.5  # of what an upgrade may bring some day
HOME_GAIN: Final = 3.0  # points that building one of the home tiles brings: what a better tile is measured by


class WorkValues:
    """What the keyples of one seat can do, with all that says what it is worth."""

    def __init__(self, state: KeyperState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.box = state.box
        self.holdings = Holdings(state, seat)
        self.buildings = Buildings(self.holdings)
        self.fairs = Fairs(self.holdings)
        self.resources = Resources(self.holdings, self.fairs)
        self.best = 0.0  # what was ranked last
        self.second = 0.0
        self.third = 0.0

    def pending_value(self) -> float:
        """What the actions to come are worth, besides a harvest."""
        top = self.state.frames[-1]
        worth = 0.0
        if isinstance(top, Pay) and top.seat == self.seat:
            worth -= self.cost(top.price)
        if self.holdings.actions == 0.0:
            return worth
        if self.holdings.kind == RIVER:
            return worth + self.boat_value(self.holdings.plot, self.holdings.actions)
        if self.holdings.kind >= 0:
            return worth + self.field_value(self.holdings.kind, self.holdings.actions)
        if self.holdings.plot >= 0:
            return worth + self.plot_value(self.holdings.plot, self.holdings.actions)
        return worth

    def cost(self, price: int) -> float:
        """What a price is worth to this seat: by its icons, cheap ones that take raw materials and dear ones."""
        total = 0.0
        for icon in self.box.ways[self.box.price[price]][0]:
            total += RAW_COST if icon & RAWS else FINISHED_COST if icon & FINISHED else WHEAT_COST
        return total * self.holdings.short_term

    def building_gain(self, tile: int, plot: int) -> float:
        """What building a tile brings, with the hope for its upgrade, before its cost."""
        value, upgraded = self.buildings.value(tile, plot, False), self.buildings.value(tile, plot, True)
        return value + LATER * self.holdings.medium_term * max(0.0, upgraded - value - 1.0)

    def upgrade_gain(self, tile: int, plot: int) -> float:
        """What upgrading a tile brings, before its cost."""
        return self.buildings.value(tile, plot, True) - self.buildings.value(tile, plot, False)

    def _clear(self) -> None:
        self.best = self.second = self.third = 0.0

    def _rank(self, worth: float) -> None:
        if worth > self.best:
            self.third, self.second, self.best = self.second, self.best, worth
        elif worth > self.second:
            self.third, self.second = self.second, worth
        elif worth > self.third:
            self.third = worth

    def _ranked(self, actions: float) -> float:
        """What so many actions bring, the best ones first."""
        if actions <= 1.0:
            return self.best * actions
        if actions <= 2.0:
            return self.best + self.second * (actions - 1.0)
        return self.best + self.second + self.third * (actions - 2.0)

    def rank_builds(self, tiles: int, cheap: float) -> None:
        """Rank the tiles of a set, all in hand, by what building them brings."""
        self._clear()
        for tile in bits(tiles):
            self._rank(self.building_gain(tile, -1) - cheap * self.cost(tile))

    def rank_upgrades(self, tiles: int) -> None:
        """Rank the tiles of a set, all built and not upgraded, by what upgrading them brings; as far as goods reach."""
        self._clear()
        state, place = self.state, self.seat * ALL_PLOTS
        finished = self.holdings.pile(RAW, GOODS)
        coins = finished + self.holdings.pile(0, RAW)
        if coins < 1.0:
            return
        for plot in range(ALL_PLOTS):
            tile = state.tops[place + plot] - 1
            if tile >= 0 and (tiles >> tile) & 1 and (plot < FARM_PLOTS or finished >= 1.0):
                cost = RAW_COST if plot < FARM_PLOTS else WHEAT_COST
                self._rank(self.upgrade_gain(tile, plot) - cost * self.holdings.short_term)
        if coins < 3.0:
            self.third = 0.0
            if coins < 2.0:
                self.second = 0.0

    def rank_market(self) -> None:
        """Rank what lies on the market."""
        self._clear()
        for place in bits(self.state.market):
            if place < COUNTRY_TILES:
                self._rank(self.plan_value(HOME_TILES + place))
            else:
                self._rank(self.fairs.winter_fair_value(place - COUNTRY_TILES))

    def plan_value(self, tile: int) -> float:
        """What a tile in hand that is not built yet is worth."""
        time = self.holdings.medium_term
        return max(0.0, self.building_gain(tile, -1) - self.cost(tile) - HOME_GAIN * time) * min(1.0, time * 1.5)

    def field_value(self, kind: int, actions: float) -> float:
        """What so many actions on a field are worth, for fields that bring forth nothing by themselves."""
        state, seat = self.state, self.seat
        if kind == TILE:
            self.rank_market()
            return self._ranked(min(actions, 2.0))
        if kind in (BUILD, DISCOUNT):
            tiles = payable_tiles(state, seat, AT_DISCOUNT if kind == DISCOUNT else AT_COST) & state.plans[seat]
            self.rank_builds(tiles, 0.6 if kind == DISCOUNT else 1.0)
            return self._ranked(min(actions, self.holdings.pile(0, GOODS) / (1.3 if kind == DISCOUNT else 2.2)))
        if kind == UPGRADE:
            self.rank_upgrades(self.holdings.built & ~self.holdings.upgraded)
            return self._ranked(actions)
        if kind == TRADE_RAW:
            return self._trade_value(TRADE_RAWS, actions)
        if kind == TRADE_FINISHED:
            return self._trade_value(TRADE_FINISHED_GOODS, actions)
        return min(actions, self.holdings.goods[kind - BRICKS]) * (FINISHED_COST - RAW_COST) * self.holdings.short_term

    def _trade_value(self, recipe: int, actions: float) -> float:
        """What a conversion brings: the best that it gives out for the cheapest that it takes."""
        dear, cheap, stock = 0.0, 99.0, 0.0
        for resource in range(ALL_RESOURCES):
            if (YIELDED[recipe] >> resource) & 1 and self.state.supply[resource] > 0:
                dear = max(dear, self.resources.value(resource))
            if (ACCEPTS[recipe] >> resource) & 1 and self.holdings.goods[resource] >= 1.0:
                cheap = min(cheap, self.resources.value(resource))
                stock += self.holdings.goods[resource]
        if stock < GIVEN[recipe]:
            return 0.0
        return max(0.0, GOT[recipe] * dear * 0.9 - GIVEN[recipe] * cheap) * min(actions, stock / GIVEN[recipe])

    def boat_value(self, boat: int, actions: float) -> float:
        """What so many actions on a boat are worth: sell what is wanted less than its price, or take what is wanted."""
        state, seat = self.state, self.seat
        sale = 2.0
        if state.shows(seat, SHIPPING_AGENT):
            sale += 1.0 if state.is_upgraded(seat, SHIPPING_AGENT) else 0.4
        cargo = cargo_of(state, boat)
        total = 0.0
        for place in range(2):
            resource = cargo[place]
            keep = self.resources.value(resource)
            if self.holdings.goods[resource] >= 1.0 and sale > keep:
                count = min(actions, self.holdings.goods[resource])
                total += count * (sale - keep)
                actions -= count
        return total + actions * max(self.resources.value(cargo[0]), self.resources.value(cargo[1]))

    def boarding_value(self) -> float:
        """What coming aboard a boat brings by itself."""
        worth = 0.0
        if self.state.shows(self.seat, SEAFARER):
            worth += 2.0 if self.state.is_upgraded(self.seat, SEAFARER) else 1.0
        if self.state.shows(self.seat, MERCHANT) and self.state.is_upgraded(self.seat, MERCHANT):
            worth += 2.0
        return worth

    def plot_value(self, plot: int, actions: float) -> float:
        """What so many actions on a plot are worth: use its tile, upgrade it, or build."""
        state, seat = self.state, self.seat
        tile = state.tile_on(seat, plot)
        if tile < 0:
            self.rank_builds(buildable_here(state, seat, plot), 1.0)
            return self.best
        up = (self.holdings.upgraded >> tile) & 1
        if not up:
            self.rank_upgrades(1 << tile)
            worth = self.best
            if worth > 0.0:
                return worth + (self._use_value(tile, 1) * (actions - 1.0) if actions > 1.0 else 0.0)
        return self._use_value(tile, up) * actions

    def _use_value(self, tile: int, up: int) -> float:
        recipe = RECIPE[up][tile]
        if recipe >= EITHER_TRADE:
            best = max(self._trade_value(TRADE_RAWS, 1.0), self._trade_value(TRADE_FINISHED_GOODS, 1.0))
            return best * (1.5 if up else 1.0)
        if recipe >= 0:
            return self._trade_value(recipe, 1.0)
        if tile == BUILDER:
            self.rank_builds(payable_tiles(self.state, self.seat, BY_BUILDER + up) & self.state.plans[self.seat], 0.5)
            return self.best
        if tile == FARM_LABOURER:
            self.rank_builds(self.state.plans[self.seat] & self.box.farm, 0.0)
            return self.best
        return 0.0
