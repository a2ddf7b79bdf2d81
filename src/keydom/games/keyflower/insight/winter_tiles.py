"""What winter tiles would score with what a seat has: those in hand, on sale, and as good as won."""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_GOODS,
    ALL_SKILLS,
    ARTISAN,
    BUILDER,
    FIRST_WINTER,
    GREEN,
    MULETEER,
    WINTER,
    WINTER_TILES,
    basic,
    of_good,
    of_skill,
)
from keydom.games.keyflower.insight.holdings import Holdings
from keydom.games.keyflower.scoring.items import ALL_TOKENS, ANY_RESOURCE, ANY_SKILL, ANY_WORKER, SAW, WOOD
from keydom.games.keyflower.state import KeyflowerState

IN_PART: Final = (0.8, 0.75, 0.6, 0.3)  # what an unfinished set counts, by season


def items(state: KeyflowerState, seat: int, tiles: list[int], workers: list[int]) -> list[int]:
    """All that winter tiles may count, by tokens: these workers, the skills of a seat, the goods on its tiles."""
    have = [0] * ALL_TOKENS
    for colour in range(ALL_COLOURS):
        have[colour] = workers[colour]
        have[ANY_WORKER] += workers[colour]
    for skill in range(ALL_SKILLS):
        have[SAW + skill] = state.skills[of_skill(seat, skill)]
        have[ANY_SKILL] += have[SAW + skill]
    for tile in tiles:
        if state.box.keeps[tile] < 0 and state.goods_on(tile):
            for good in range(ALL_GOODS):
                count = state.goods[of_good(tile, good)]
                have[WOOD + good] += count
                have[ANY_RESOURCE] += count
    return have


class WinterTiles:
    """What the winter tiles of one seat may score; what is counted for one is not counted for another."""

    def __init__(self, holdings: Holdings) -> None:
        workers = [holdings.free[colour] + holdings.back[colour] for colour in range(ALL_COLOURS)]
        self.holdings = holdings
        self.have = items(holdings.state, holdings.seat, holdings.geography.tiles, workers)
        self.greens = float(self.have[GREEN])
        self.hand = self.hand_best = self.winter = self.in_sight = 0.0
        self.count_hand()
        if holdings.state.season == WINTER:
            self.count_winter()

    def fill(self, tile: int, part: float) -> float:
        """What a winter tile would score with what is there."""
        state, values = self.holdings.state, self.holdings.values
        box = state.box
        if box.needs[tile]:
            return values.set_points(tile, self.have, part)
        if tile == ARTISAN:
            return float(box.points[basic(tile)] * self.holdings.up)
        if tile == MULETEER:
            return 5.0 * state.contracts_of(self.holdings.seat)
        if tile == BUILDER:
            return 6.0
        return values.flat[tile]

    def count_hand(self) -> None:
        """Before winter: the tiles in hand, those that are brought into play a little less."""
        state, seat = self.holdings.state, self.holdings.seat
        part = IN_PART[state.season]
        mask = state.picks[seat] or state.hands[seat]
        for place in range(len(WINTER_TILES)) if mask else range(0):
            if (mask >> place) & 1:
                worth = self.fill(FIRST_WINTER + place, part)
                if state.picks[seat]:
                    worth -= 5.0
                self.hand += worth
                self.hand_best = max(self.hand_best, worth)

    def count_winter(self) -> None:
        """The tiles on sale, and those as good as won: the one that scores most takes what it needs first."""
        holdings, state, values = self.holdings, self.holdings.state, self.holdings.values
        part = IN_PART[state.season]
        for tile in state.on_sale:
            if tile >= FIRST_WINTER and tile not in holdings.led:
                self.in_sight += self.fill(tile, part)
        tiles = [tile for tile in holdings.led if tile >= FIRST_WINTER]
        chances = [holdings.chance[place] for place in range(len(holdings.led)) if holdings.led[place] >= FIRST_WINTER]
        for tile in holdings.geography.tiles:
            if tile >= FIRST_WINTER:
                tiles.append(tile)
                chances.append(1.0)
        while tiles:
            best, most = 0, -1.0
            for place in range(len(tiles)):
                worth = self.fill(tiles[place], part)
                if worth > most:
                    best, most = place, worth
            self.winter += most * chances[best]
            if state.box.needs[tiles[best]] and not state.box.alike[tiles[best]]:
                values.spend(tiles[best], self.have, int(values.sets(tiles[best], self.have, 0.0)))
            tiles.pop(best)
            chances.pop(best)
