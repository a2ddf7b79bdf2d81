"""Where goods are wanted in a village: on yards, and on tiles that they would help to upgrade."""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.components import ALL_GOODS, ANY_GOOD, GOLD, WINTER, basic, upgraded
from keydom.games.keyflower.insight.geography import Geography
from keydom.games.keyflower.insight.values import TileValues
from keydom.games.keyflower.rules.costs import goods_due
from keydom.games.keyflower.state import KeyflowerState

NEARER: Final = 0.8  # what is left of a good's worth with every step that it is away from where it is wanted
OUT_OF_REACH: Final = 20  # steps


def upgrade_gain(state: KeyflowerState, values: TileValues, tile: int) -> float:
    """What an upgrade adds to the score and to what the tile gives, roughly."""
    box, now, then = state.box, basic(tile), upgraded(tile)
    more = 0.4 * (WINTER - state.season) * (values.engine[then] - values.engine[now])
    if box.keeps[tile] >= 0:
        more += (box.each[then] - box.each[now]) * (1.0 + state.goods_on(tile))
    return box.points[then] - box.points[now] + more


class Demand:
    """What goods would be worth on each tile of a village."""

    def __init__(self, state: KeyflowerState, geography: Geography, values: TileValues) -> None:
        self.geography = geography
        self.pulls = [0.0] * (len(geography.tiles) * ALL_GOODS)  # place * 4 + good
        for place in range(len(geography.tiles)):
            self._look_at(state, values, place)

    def _look_at(self, state: KeyflowerState, values: TileValues, place: int) -> None:
        box, tile = state.box, self.geography.tiles[place]
        first = tile * ALL_GOODS
        keeps, cost = box.keeps[tile], box.cost[tile]
        lacks = cost and not state.up[tile]
        gain = upgrade_gain(state, values, tile) if lacks else 0.0
        units = max(1, goods_due(cost)) if lacks else 1
        for good in range(ALL_GOODS):
            pull = 0.0
            if keeps >= 0 and (keeps in (good, ANY_GOOD) or good == GOLD):
                pull = box.each[state.side(tile)] + 0.5
            if lacks and (cost[ANY_GOOD] or 0 < cost[good] >= state.goods[first + good]):
                pull = max(pull, (1.0 + gain) / units)
            self.pulls[place * ALL_GOODS + good] = pull

    def pull(self, good: int, place: int) -> float:
        """What a good is worth where it lies: the nearer to where it is wanted, the more."""
        count, best = len(self.geography.tiles), 0.0
        for target in range(count):
            far = self.geography.far[place * count + target]
            worth = self.pulls[target * ALL_GOODS + good]
            if worth > best and far < OUT_OF_REACH:
                best = max(best, worth * NEARER**far)
        return best
