"""What the fairs that a seat may still hold are worth to it."""

from __future__ import annotations

from keydom.games.keyper.components import (
    ALL_RESOURCES,
    FAIR_SEASONS,
    FIRST_WINTER_FAIR,
    PRIVATE_FAIRS,
    RAW,
    WINTER,
)
from keydom.games.keyper.insight.holdings import Holdings
from keydom.games.keyper.rules.fairs import WITH_GEMS, asks_for, short_of_any
from keydom.games.keyper.state import bits


class Fairs:
    """The fairs of one seat, held against what it has."""

    def __init__(self, holdings: Holdings) -> None:
        self.state, self.seat, self.box = holdings.state, holdings.seat, holdings.box
        self.holdings = holdings

    def winter_fair_value(self, fair: int) -> float:
        """What a winter fair that is not held yet is worth: the better of its sides."""
        goods, one_more, number = self.holdings.goods, self.chance_of_one(WINTER), FIRST_WINTER_FAIR + fair
        return max(self.fair_value(goods, number, one_more), self.fair_value(goods, number + WITH_GEMS, one_more))

    def winter_fairs_value(self) -> float:
        """What the winter fairs in hand are worth together: what is shown at one is not shown at another."""
        total = 0.0
        goods = self.holdings.goods[:]
        one_more = self.chance_of_one(WINTER)
        for fair in bits(self.state.winter[self.seat]):
            number = FIRST_WINTER_FAIR + fair
            plain, full = self.fair_value(goods, number, one_more), self.fair_value(goods, number + WITH_GEMS, one_more)
            needs = self.box.needs[number + WITH_GEMS if full > plain else number]
            total += max(plain, full)
            for resource in range(RAW, ALL_RESOURCES):
                if needs[resource]:
                    goods[resource] = max(0.0, goods[resource] - needs[resource])
        return total

    def fair_value(self, goods: list[float], fair: int, one_more: float) -> float:
        """What a fair is worth by its points and by how likely it is; winter fairs with gems come behind all fairs."""
        return self.chance(self.missing(goods, self.box.needs[fair]), one_more) * self.box.points[fair]

    def chance_of_one(self, season: int) -> float:
        """How likely it is that one more thing is got until the end of a season."""
        return min(0.75, 0.07 * self.holdings.turns + 0.2 * (season - self.state.season))

    def chance(self, missing: float, one_more: float) -> float:
        """How likely a fair is when so much is missing."""
        total = 1.0
        while missing >= 1.0:
            total *= one_more
            missing -= 1.0
        return total * (1.0 - missing * (1.0 - one_more))

    def missing(self, goods: list[float], needs: list[int]) -> float:
        """How many of the things to be shown at a fair there are not."""
        lacking = 0.0
        for resource in range(RAW, ALL_RESOURCES):
            if needs[resource] > goods[resource]:
                lacking += needs[resource] - goods[resource]
        for raw in range(RAW):
            if needs[raw] and goods[raw] + goods[raw + RAW] < needs[raw] + needs[raw + RAW]:
                lacking += 1.0
        return lacking + short_of_any(goods, needs) if self.box.open_fairs else lacking

    def resource_value(self, resource: int, have: float) -> float:
        """What a resource adds to the fairs of a seat."""
        if have >= 1.0:
            return 0.0
        state = self.state
        worth = 0.0
        if state.season < WINTER:
            fair = state.season * PRIVATE_FAIRS + max(0, state.private[self.seat * FAIR_SEASONS + state.season])
            if asks_for(self.box.needs[fair], resource):
                worth += 0.8 * self.box.points[fair] / (1.0 + self.missing(self.holdings.goods, self.box.needs[fair]))
        for place in bits(state.winter[self.seat]):
            needs = self.box.needs[FIRST_WINTER_FAIR + WITH_GEMS + place]
            if asks_for(needs, resource):
                lacking = self.missing(self.holdings.goods, needs)
                worth += 4.0 / (1.0 + lacking) if lacking < 4.0 else 0.5
        return worth
