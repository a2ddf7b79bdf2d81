"""What the fairs that a seat may still hold are worth to it."""

from __future__ import annotations

from keydom.games.keyper.components import (
    ALL_RESOURCES,
    DEALT,
    FIRST_WINTER_FAIR,
    PRIVATE_FAIRS,
    RAW,
    WINTER,
    WINTER_FAIRS,
)
from keydom.games.keyper.insight.buildings import Buildings
from keydom.games.keyper.rules.fairs import asks_for, short_of_any


class Fairs(Buildings):
    """What a seat has and what it scores, asked about fairs."""

    __slots__ = ()

    def winter_fair(self, fair: int) -> float:
        """What a winter fair that is not held yet is worth: the better of its sides."""
        number = FIRST_WINTER_FAIR + fair
        ease = self.ease(WINTER)
        plain = self.likely(self.missing(self.goods, self.box.needs[number]), ease) * self.box.points[number]
        full = self.likely(self.missing(self.goods, self.box.gems[number]), ease) * self.box.gem_points[number]
        return max(plain, full)

    def winter_fairs(self) -> float:
        """What the winter fairs in hand are worth together: what is shown at one is not shown at another."""
        total = 0.0
        goods = self.goods[:]
        ease = self.ease(WINTER)
        for fair in range(WINTER_FAIRS):
            if not (self.state.winter[self.seat] >> fair) & 1:
                continue
            number = FIRST_WINTER_FAIR + fair
            plain = self.likely(self.missing(goods, self.box.needs[number]), ease) * self.box.points[number]
            full = self.likely(self.missing(goods, self.box.gems[number]), ease) * self.box.gem_points[number]
            needs = self.box.gems[number] if full > plain else self.box.needs[number]
            total += max(plain, full)
            for resource in range(RAW, ALL_RESOURCES):
                if needs[resource]:
                    goods[resource] = max(0.0, goods[resource] - needs[resource])
        return total

    def ease(self, season: int) -> float:
        """How likely it is that one more thing is got until the end of a season."""
        return min(0.75, 0.07 * self.turns + 0.2 * (season - self.state.season))

    def likely(self, missing: float, ease: float) -> float:
        """How likely a fair is when so much is missing."""
        chance = 1.0
        while missing >= 1.0:
            chance *= ease
            missing -= 1.0
        return chance * (1.0 - missing * (1.0 - ease))

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

    def shown_at(self, resource: int, have: float) -> float:
        """What a resource adds to the fairs of a seat."""
        if have >= 1.0:
            return 0.0
        state = self.state
        worth = 0.0
        if state.season < WINTER:
            fair = state.season * PRIVATE_FAIRS + max(0, state.private[self.seat * DEALT + state.season])
            if asks_for(self.box.needs[fair], resource):
                worth += 0.8 * self.box.points[fair] / (1.0 + self.missing(self.goods, self.box.needs[fair]))
        for place in range(WINTER_FAIRS):
            if (state.winter[self.seat] >> place) & 1 and asks_for(self.box.gems[FIRST_WINTER_FAIR + place], resource):
                lacking = self.missing(self.goods, self.box.gems[FIRST_WINTER_FAIR + place])
                worth += 4.0 / (1.0 + lacking) if lacking < 4.0 else 0.5
        return worth
