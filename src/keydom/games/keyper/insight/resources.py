"""What one more of a resource is worth to a seat."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import BRACELET_MAKER, FARM_PLOTS, FARMYARD, GEM, PROSPECTOR, RAW, RING_MAKER, WHEAT
from keydom.games.keyper.insight.fairs import Fairs
from keydom.games.keyper.insight.holdings import Holdings
from keydom.games.keyper.insight.values import COUNTED, CROWD, GROUP, HOUSE, SET
from keydom.games.keyper.rules.recipes import WILD
from keydom.games.keyper.state import ALL_PLOTS

RAW_COST: Final = 0.9  # points that a raw material or a finished good is worth when there is time to spend it
FINISHED_COST: Final = 1.4
WHEAT_COST: Final = 1.2


class Resources:
    """What single resources are worth to one seat, by what it has and the fairs it may hold."""

    def __init__(self, holdings: Holdings, fairs: Fairs) -> None:
        self.state, self.seat, self.box = holdings.state, holdings.seat, holdings.box
        self.holdings = holdings
        self.fairs = fairs

    def value(self, resource: int) -> float:
        """What one more of a resource is worth."""
        have = self.holdings.goods[resource]
        if resource < RAW:
            return RAW_COST * self.holdings.short_term * (1.1 if have < 1.0 else 0.9 if have < 3.0 else 0.5)
        if resource < WHEAT:
            return FINISHED_COST * self.holdings.short_term * (1.1 if have < 1.0 else 0.95 if have < 4.0 else 0.6)
        if resource == WHEAT:
            return WHEAT_COST * self.holdings.short_term * (1.0 if have < 2.0 else 0.7 if have < 4.0 else 0.4)
        return self._animal(resource, have) if resource < GEM else self._gem(resource - GEM, have)

    def _animal(self, animal: int, have: float) -> float:
        """Its own house, farmyard or paddock, a fair; or the hope of a house in hand."""
        worth = self.fairs.resource_value(animal, have)
        first = self.seat * ALL_PLOTS
        for plot in range(FARM_PLOTS):
            tile = self.state.tops[first + plot] - 1
            if tile < 0:
                continue
            up = (self.holdings.upgraded >> tile) & 1
            each = self.box.upgraded[tile] if up else self.box.initial[tile] + 0.4 * self.holdings.medium_term
            if GROUP[tile] == HOUSE and COUNTED[tile] == animal and have < 4.0:
                return worth + each
            if GROUP[tile] == CROWD and have < 1.0 and ((WILD >> animal) & 1 == 0) == (tile == FARMYARD):
                worth += each * 0.9
        return worth + 0.25 * self.holdings.medium_term

    def _gem(self, gem: int, have: float) -> float:
        """A set of a tile that is built or in hand; or the prospector."""
        worth = 0.2 * self.holdings.medium_term + self.fairs.resource_value(GEM + gem, have)
        for tile in range(BRACELET_MAKER, RING_MAKER + 1):
            shown = (self.holdings.built >> tile) & 1
            if shown or (self.state.plans[self.seat] >> tile) & 1:
                up = (self.holdings.upgraded >> tile) & 1
                if (SET[up][tile] >> gem) & 1 and have < 4.0:
                    worth = max(worth, 1.8 if shown else 1.2 * min(1.0, self.holdings.medium_term * 2))
        if (self.holdings.built >> PROSPECTOR) & 1 and worth < 1.0:
            worth = 1.0 + ((self.holdings.upgraded >> PROSPECTOR) & 1)
        return worth
