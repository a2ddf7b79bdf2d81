"""What work would bring to a seat: building, upgrading, trading, boats, and the tiles on its own plots."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    ALL_RESOURCES,
    BRICKS,
    BUILD,
    BUILDER,
    COUNTRY,
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
from keydom.games.keyper.insight.resources import FINISHED_COST, RAW_COST, WHEAT_COST, Resources
from keydom.games.keyper.insight.tiles import RECIPE
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
from keydom.games.keyper.rules.sites import AT_COST, AT_DISCOUNT, BY_BUILDER, here, payable_tiles
from keydom.games.keyper.state import ALL_PLOTS, Keydom

LATER: Final = 0.5  # of what an upgrade may bring some day
HOME_GAIN: Final = 3.0  # points that building one of the home tiles brings: what a better tile is measured by


class Work(Resources):
    """All that is judged of one seat: each page below this one adds a kind of question."""

    __slots__ = ("best", "second", "third")

    def __init__(self, state: Keydom, seat: int) -> None:
        super().__init__(state, seat)
        self.best = 0.0  # what was ranked last
        self.second = 0.0
        self.third = 0.0

    def pending(self) -> float:
        """What the actions to come are worth, besides a harvest."""
        top = self.state.frames[-1]
        worth = 0.0
        if isinstance(top, Pay) and top.seat == self.seat:
            worth -= self.cost(top.price)
        if self.actions == 0.0:
            return worth
        if self.kind == RIVER:
            return worth + self.boat(self.plot, self.actions)
        if self.kind >= 0:
            return worth + self.job(self.kind, self.actions)
        if self.plot >= 0:
            return worth + self.at_home(self.plot, self.actions)
        return worth

    def cost(self, price: int) -> float:
        """What a price is worth to this seat: by its icons, cheap ones that take raw materials and dear ones."""
        total = 0.0
        for icon in self.box.ways[self.box.price[price]][0]:
            total += RAW_COST if icon & RAWS else FINISHED_COST if icon & FINISHED else WHEAT_COST
        return total * self.spend

    def gain(self, tile: int, plot: int) -> float:
        """What building a tile brings, with the hope for its upgrade, before its cost."""
        value = self.value(tile, plot, False)
        return value + LATER * self.soon * max(0.0, self.value(tile, plot, True) - value - 1.0)

    def raised(self, tile: int, plot: int) -> float:
        """What upgrading a tile brings, before its cost."""
        return self.value(tile, plot, True) - self.value(tile, plot, False)

    def _clear(self) -> None:
        self.best = self.second = self.third = 0.0

    def _rank(self, worth: float) -> None:
        if worth > self.best:
            self.third, self.second, self.best = self.second, self.best, worth
        elif worth > self.second:
            self.third, self.second = self.second, worth
        elif worth > self.third:
            self.third = worth

    def _first(self, actions: float) -> float:
        """What so many actions bring, the best ones first."""
        if actions <= 1.0:
            return self.best * actions
        if actions <= 2.0:
            return self.best + self.second * (actions - 1.0)
        return self.best + self.second + self.third * (actions - 2.0)

    def builds(self, tiles: int, cheap: float) -> None:
        """Rank the tiles of a set, all in hand, by what building them brings."""
        self._clear()
        tile = 0
        while tiles:
            if tiles & 1:
                self._rank(self.gain(tile, -1) - cheap * self.cost(tile))
            tiles >>= 1
            tile += 1

    def upgrades(self, tiles: int) -> None:
        """Rank the tiles of a set, all built and not upgraded, by what upgrading them brings; as far as goods reach."""
        self._clear()
        state, place = self.state, self.seat * ALL_PLOTS
        finished = self.pile(RAW, GOODS)
        coins = finished + self.pile(0, RAW)
        if coins < 1.0:
            return
        for plot in range(ALL_PLOTS):
            tile = state.tops[place + plot] - 1
            if tile >= 0 and (tiles >> tile) & 1 and (plot < FARM_PLOTS or finished >= 1.0):
                cost = RAW_COST if plot < FARM_PLOTS else WHEAT_COST
                self._rank(self.raised(tile, plot) - cost * self.spend)
        if coins < 3.0:
            self.third = 0.0
            if coins < 2.0:
                self.second = 0.0

    def takes(self) -> None:
        """Rank what lies on the market."""
        self._clear()
        market = self.state.market
        tile = HOME_TILES
        left = market & ((1 << COUNTRY) - 1)
        while left:
            if left & 1:
                self._rank(self.planned(tile))
            left >>= 1
            tile += 1
        left = market >> COUNTRY
        fair = 0
        while left:
            if left & 1:
                self._rank(self.winter_fair(fair))
            left >>= 1
            fair += 1

    def planned(self, tile: int) -> float:
        """What a tile in hand that is not built yet is worth."""
        return max(0.0, self.gain(tile, -1) - self.cost(tile) - HOME_GAIN * self.soon) * min(1.0, self.soon * 1.5)

    def job(self, kind: int, actions: float) -> float:
        """What so many actions on a field are worth, for fields that bring forth nothing by themselves."""
        state, seat = self.state, self.seat
        if kind == TILE:
            self.takes()
            return self._first(min(actions, 2.0))
        if kind in (BUILD, DISCOUNT):
            tiles = payable_tiles(state, seat, AT_DISCOUNT if kind == DISCOUNT else AT_COST) & state.plans[seat]
            self.builds(tiles, 0.6 if kind == DISCOUNT else 1.0)
            return self._first(min(actions, self.pile(0, GOODS) / (1.3 if kind == DISCOUNT else 2.2)))
        if kind == UPGRADE:
            self.upgrades(self.built & ~self.upgraded)
            return self._first(actions)
        if kind == TRADE_RAW:
            return self._traded(TRADE_RAWS, actions)
        if kind == TRADE_FINISHED:
            return self._traded(TRADE_FINISHED_GOODS, actions)
        return min(actions, self.goods[kind - BRICKS]) * (FINISHED_COST - RAW_COST) * self.spend

    def _traded(self, recipe: int, actions: float) -> float:
        """What a conversion brings: the best that it gives out for the cheapest that it takes."""
        dear, cheap, stock = 0.0, 99.0, 0.0
        for resource in range(ALL_RESOURCES):
            if (YIELDED[recipe] >> resource) & 1 and self.state.supply[resource] > 0:
                dear = max(dear, self.want(resource))
            if (ACCEPTS[recipe] >> resource) & 1 and self.goods[resource] >= 1.0:
                cheap = min(cheap, self.want(resource))
                stock += self.goods[resource]
        if stock < GIVEN[recipe]:
            return 0.0
        return max(0.0, GOT[recipe] * dear * 0.9 - GIVEN[recipe] * cheap) * min(actions, stock / GIVEN[recipe])

    def boat(self, boat: int, actions: float) -> float:
        """What so many actions on a boat are worth: sell what is wanted less than its price, or take what is wanted."""
        state, seat = self.state, self.seat
        sale = 2.0
        if state.shows(seat, SHIPPING_AGENT):
            sale += 1.0 if state.is_upgraded(seat, SHIPPING_AGENT) else 0.4
        cargo = cargo_of(state, boat)
        total = 0.0
        for place in range(2):
            resource = cargo[place]
            keep = self.want(resource)
            if self.goods[resource] >= 1.0 and sale > keep:
                count = min(actions, self.goods[resource])
                total += count * (sale - keep)
                actions -= count
        return total + actions * max(self.want(cargo[0]), self.want(cargo[1]))

    def aboard(self) -> float:
        """What coming aboard a boat brings by itself."""
        worth = 0.0
        if self.state.shows(self.seat, SEAFARER):
            worth += 2.0 if self.state.is_upgraded(self.seat, SEAFARER) else 1.0
        if self.state.shows(self.seat, MERCHANT) and self.state.is_upgraded(self.seat, MERCHANT):
            worth += 2.0
        return worth

    def at_home(self, plot: int, actions: float) -> float:
        """What so many actions on a plot are worth: use its tile, upgrade it, or build."""
        state, seat = self.state, self.seat
        tile = state.tile_on(seat, plot)
        if tile < 0:
            self.builds(here(state, seat, plot), 1.0)
            return self.best
        up = (self.upgraded >> tile) & 1
        if not up:
            self.upgrades(1 << tile)
            worth = self.best
            if worth > 0.0:
                return worth + (self._used(tile, 1) * (actions - 1.0) if actions > 1.0 else 0.0)
        return self._used(tile, up) * actions

    def _used(self, tile: int, up: int) -> float:
        recipe = RECIPE[up][tile]
        if recipe >= EITHER_TRADE:
            return max(self._traded(TRADE_RAWS, 1.0), self._traded(TRADE_FINISHED_GOODS, 1.0)) * (1.5 if up else 1.0)
        if recipe >= 0:
            return self._traded(recipe, 1.0)
        if tile == BUILDER:
            self.builds(payable_tiles(self.state, self.seat, BY_BUILDER + up) & self.state.plans[self.seat], 0.5)
            return self.best
        if tile == FARM_LABOURER:
            self.builds(self.state.plans[self.seat] & self.box.farm, 0.0)
            return self.best
        return 0.0
