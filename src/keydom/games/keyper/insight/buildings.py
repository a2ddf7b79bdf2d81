"""What the building tiles of a seat score, and what they may come to."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    ALL_SEASONS,
    BARN,
    BOARDING_HOUSE,
    FARM_PLOTS,
    GEM,
    GOODS,
    HOME_TILES,
    PROSPECTOR,
    SCRAP_DEALER,
    STATUE,
    THATCHER,
    VILLAGE_PLOTS,
    WHITE,
    WINTER,
)
from keydom.games.keyper.insight.holdings import Holdings
from keydom.games.keyper.insight.values import (
    AROUND,
    COUNTED,
    CROWD,
    FAIRS,
    FARM,
    FLAT,
    GROUP,
    GROUPS,
    HOUSE,
    LANDLORD,
    LIKELY,
    PATRON,
    SET,
    SETS,
    SHIPS,
    STORES,
    USE,
    VILLAGE,
)
from keydom.games.keyper.scoring.tiles import CROWDS, DOCK_AIM, UPGRADED_DOCK_AIM, neighbours
from keydom.games.keyper.state import ALL_PLOTS, NOBODY

MOST: Final = 4  # times that a tile scores
MOST_FIELDS: Final = [0, 2, 3, 3, 4, 3, 0]  # of each border on a display of winter
HOMES: Final = (1 << HOME_TILES) - 1


class Buildings:
    """What the tiles of a seat make of what it has: `tally` adds up, `value` answers questions about single tiles."""

    def __init__(self, holdings: Holdings) -> None:
        self.state, self.seat, self.box = holdings.state, holdings.seat, holdings.box
        self.holdings = holdings
        self.now = 0.0  # what the tile asked for last scores now, and what it could score besides
        self.room = 0.0
        self.nows = [0.0] * GROUPS
        self.rooms = [0.0] * GROUPS
        self.uses = 0.0

    def tally(self) -> None:
        """Add up what all tiles of the seat score, by group."""
        state, place = self.state, self.seat * ALL_PLOTS
        for plot in range(ALL_PLOTS):
            tile = state.tops[place + plot] - 1
            if tile < 0:
                continue
            up = (self.holdings.upgraded >> tile) & 1
            self.assess(tile, plot, up == 1, True)
            self.nows[GROUP[tile]] += self.now
            self.rooms[GROUP[tile]] += self.room
            self.uses += USE[up][tile]

    def value(self, tile: int, plot: int, up: bool) -> float:
        """What a tile may be worth in the end; plot -1: one that is not built yet."""
        self.assess(tile, plot, up, False)
        likely = LIKELY[GROUP[tile]] * self.room * self.holdings.medium_term
        return self.now + likely + USE[1 if up else 0][tile] * self.holdings.long_term

    def assess(self, tile: int, plot: int, up: bool, take: bool) -> None:
        """What a tile scores now, and what it could score besides; take: its gems are no others' any more."""
        each = float(self.box.upgraded[tile] if up else self.box.initial[tile])
        group = GROUP[tile]
        if group == FLAT:
            self.now, self.room = each, 0.0
        elif group == HOUSE:
            self._filled(each, min(4.0, self.holdings.goods[COUNTED[tile]]), 4.0)
        elif group == CROWD:
            self._filled(each, self._types(tile), 4.0)
        elif group == FARM:
            self._farm(tile, each, up, plot < 0)
        elif group == AROUND:
            self._around(tile, each, up, plot)
        elif group == VILLAGE:
            self._village(tile, each, up, plot < 0)
        elif group == SETS:
            self._sets(each, SET[1 if up else 0][tile], take)
        elif group == STORES:
            self._stores(tile, each)
        else:
            self._others(tile, group, each, up)

    def _filled(self, each: float, count: float, most: float) -> None:
        self.now = each * count
        self.room = each * (most - count)

    def _types(self, tile: int) -> float:
        count = 0.0
        for animal in CROWDS[tile]:
            count += min(1.0, self.holdings.goods[animal])
        return count

    def _farm(self, tile: int, each: float, up: bool, new: bool) -> None:
        if tile == BARN:
            tiles = self.holdings.better_farm if up else self.holdings.farm
            self._filled(each, min(8.0, tiles + (1.0 if new else 0.0)), 8.0)
        elif self.holdings.farm == FARM_PLOTS:
            self._filled(each, 1.0, 1.0)
        else:
            self.now, self.room = 0.0, each * max(0.0, (self.holdings.farm - 2) / 6)

    def _village(self, tile: int, each: float, up: bool, new: bool) -> None:
        if tile == STATUE:
            tiles = self.holdings.upgraded if up else self.holdings.built
            self._filled(each, float((tiles & self.box.village & HOMES).bit_count()), 6.0)
        elif tile == THATCHER:
            more = 1 if new else 0
            if up:
                self._filled(each, float(self.holdings.better_village + more), 12.0)
            else:
                self._filled(each, (self.holdings.village + more) / 2, 6.0)
        elif self.holdings.village == VILLAGE_PLOTS:
            self._filled(each, 1.0, 1.0)
        else:
            self.now, self.room = 0.0, each * max(0.0, (self.holdings.village - 4) / 8)

    def _around(self, tile: int, each: float, up: bool, plot: int) -> None:
        """Village tiles on the diagonals, in row and column, or next to it; where it would stand if it is not built."""
        if plot < FARM_PLOTS:
            count = 0.3 * self.holdings.village + (1.0 if tile != BOARDING_HOUSE else 0.0)
            self._filled(each, min(count, 5.0), 4.0 if tile == BOARDING_HOUSE else 5.0)
            return
        tiles, most = neighbours(self.state, self.seat, tile, plot - FARM_PLOTS, up)
        self._filled(each, float(tiles), float(most))

    def _sets(self, each: float, gems: int, take: bool) -> None:
        pile = self.holdings.gems if take else self.holdings.goods
        first = 0 if take else GEM
        count, partly, size = 4.0, 0.0, 0
        for gem in range(MOST):
            if (gems >> gem) & 1:
                size += 1
                have = min(4.0, pile[first + gem])
                partly += have
                count = min(count, have)
        if take:
            for gem in range(MOST):
                if (gems >> gem) & 1:
                    pile[gem] -= count
        # A set that is begun is worth a part of it.
        self.now = each * (count + 0.5 * self.holdings.medium_term * max(0.0, partly / size - count))
        self.room = each * 4.0 - self.now

    def _stores(self, tile: int, each: float) -> None:
        if tile == PROSPECTOR:
            self._filled(each, min(4.0, max(0.0, sum(self.holdings.gems))), 4.0)
        elif tile == SCRAP_DEALER:
            count = 0.0
            for good in range(GOODS):
                count += self.holdings.goods[good]
            self._filled(each, min(4.0, count / 2), 4.0)
        else:
            self._filled(each, min(4.0, self.holdings.goods[COUNTED[tile]]), 4.0)

    def _others(self, tile: int, group: int, each: float, up: bool) -> None:
        state = self.state
        winter = state.season == WINTER
        if group == PATRON:
            count = min(4.0, float(self.holdings.team[COUNTED[tile]] + self.holdings.team[WHITE]))
            if winter:
                self._filled(each, count, 4.0)
            else:
                self.now, self.room = 0.0, each * (2.0 + count / 4)
        elif group == LANDLORD:
            board = state.board_of(self.seat)
            if winter and board != NOBODY:
                count = float(self.box.bordered[state.displays[board]][COUNTED[tile]])
                self._filled(each, count, count)
            else:
                self.now, self.room = 0.0, each * MOST_FIELDS[COUNTED[tile]]
        elif group == SHIPS:
            aim = UPGRADED_DOCK_AIM if up else DOCK_AIM
            done = state.shipping[self.seat] / aim
            self._filled(each, 1.0 if done >= 1.0 else 0.0, 1.0)
            self.room *= min(1.0, done + 0.2)
        elif group == FAIRS:
            first = self.seat * ALL_SEASONS
            count = 0.0
            for season in range(state.season + 1):
                if state.held[first + season]:
                    count += 1.0
            self._filled(each, count, count + WINTER - state.season)
