"""What a seat's village has and may come to: its tiles, those that are as good as won, and what is under way."""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_GOODS,
    ANY_GOOD,
    BOAT_1A,
    BOAT_1B,
    BOAT_7B,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_WINTER,
    GOLD,
    WINTER,
    basic,
    by_colour,
    upgraded,
)
from keydom.games.keyflower.insight.bids import chance_to_hold
from keydom.games.keyflower.insight.geography import Geography
from keydom.games.keyflower.insight.values import CARRIES, NOTHING, POWERS, TileValues
from keydom.games.keyflower.rules.gains import DrawSkills, DrawWorkers
from keydom.games.keyflower.rules.transport import Haul
from keydom.games.keyflower.state import NONE, KeyflowerState, is_boat

A_STEP: Final = 0.86  # what is left of a prospect for every step that goods have to be carried


class UpgradeProspect:
    """A tile that may be upgraded: what that would bring, and how sure it is that the tile is there."""

    def __init__(self, tile: int, place: int, gain: float, chance: float) -> None:
        self.tile = tile
        self.place = place  # in the village, or NONE
        self.gain = gain
        self.chance = chance


class Holdings:
    """What one seat has in its village, in leading bids, and on the way to it."""

    def __init__(self, state: KeyflowerState, seat: int, geography: Geography, values: TileValues) -> None:
        self.state = state
        self.seat = seat
        self.geography = geography
        self.values = values
        self.left = WINTER - state.season
        self.free = by_colour(state.screens, seat)
        self.back = [0] * ALL_COLOURS  # workers that come home at the end of the season
        self.led: list[int] = []  # tiles that are as good as won
        self.chance: list[float] = []
        self.staked = 0.0  # workers in leading bids, as far as they may come back
        self.upgrades: list[UpgradeProspect] = []
        self.engines = [0.0, 0.0, 0.0, 0.0]
        self.printed = self.yards = self.yard_hope = self.reach = self.powers = 0.0
        self.led_points = self.led_engine = self.pending_workers = self.pending_skills = 0.0
        self.capacity = self.up = self.moves = self.icons = 0
        self.tiles = len(geography.tiles)
        self.lying = [0] * (self.tiles * ALL_GOODS)  # goods that score nowhere: place * 4 + good
        self.order_points = float(geography.order_neighbours)
        self.count_pending()
        self.count_bids()
        self.count_tiles()
        self.count_led()

    def count_pending(self) -> None:
        """What is under way to this seat."""
        frames = self.state.frames
        for place in range(max(0, len(frames) - 3), len(frames)):
            frame = frames[place]
            if isinstance(frame, Haul) and frame.seat == self.seat:
                self.moves, self.icons = frame.moves, frame.icons
            elif isinstance(frame, DrawWorkers) and frame.drawer == self.seat:
                self.pending_workers += frame.left
            elif isinstance(frame, DrawSkills) and frame.drawer == self.seat:
                self.pending_skills += frame.left

    def count_bids(self) -> None:
        """Bids that lead, and groups that were outbid."""
        state, seat = self.state, self.seat
        for lot in range(len(state.on_sale)):
            bid = state.bid_size(lot, seat)
            if not bid:
                continue
            if state.lead(lot) != seat:
                self.back[state.bid_colour(lot, seat)] += bid
                continue
            tile = state.on_sale[lot]
            chance = chance_to_hold(state, self.values, lot, seat, bid, state.passes)
            self.led.append(tile)
            self.chance.append(chance)
            self.staked += (1.0 - chance) * bid
            self.pending_workers += 0.9 * chance * state.workers_on(tile)

    def count_tiles(self) -> None:
        """The tiles in the village: what they score, give and lack."""
        state, box, values, geography = self.state, self.state.box, self.values, self.geography
        up, on = state.up, state.on
        for place in range(len(geography.tiles)):
            tile = geography.tiles[place]
            side = state.side(tile)
            if tile < FIRST_WINTER:
                self.printed += box.points[side]
            for colour in range(ALL_COLOURS):
                self.back[colour] += on[tile * ALL_COLOURS + colour]
            self.store(place, tile, side)
            kind = values.kind[side]
            if kind != NOTHING:
                self.engines[kind] += values.engine[side] * self.left
                if kind == CARRIES:
                    self.capacity += box.move[side]
            if up[tile]:
                self.up += 1
            elif box.cost[tile]:
                self.upgrades.append(UpgradeProspect(tile, place, self.gain(tile), 1.0))
            if kind != NOTHING or box.keeps[tile] >= 0 or box.cost[tile]:
                self.reach += A_STEP ** min(geography.far[place], 6)
            if is_boat(tile):
                self.powers += self.power(tile)

    def store(self, place: int, tile: int, side: int) -> None:
        """Goods on a tile: on a yard of theirs they score."""
        state, box = self.state, self.state.box
        keeps = box.keeps[tile]
        for good in range(ALL_GOODS):
            count = state.goods[tile * ALL_GOODS + good]
            if not count:
                continue
            if keeps >= 0 and (keeps in (good, ANY_GOOD) or good == GOLD):
                self.yards += count * box.each[side]
            else:
                self.lying[place * ALL_GOODS + good] = count
        if keeps >= 0:
            self.yard_hope += box.each[side] * (1 + self.left)

    def power(self, tile: int) -> float:
        """What a summer boat will still bring."""
        worth = POWERS[tile - BOAT_1A]
        return worth * (self.left + 1) * 0.6 if tile in (BOAT_1A, BOAT_1B, BOAT_7B) else worth * (0.4 + 0.3 * self.left)

    def gain(self, tile: int) -> float:
        """What an upgrade adds to the score, and to what the tile gives."""
        box, values, state = self.state.box, self.values, self.state
        now, then = basic(tile), upgraded(tile)
        more = values.engine[then] - values.engine[now]
        gain = box.points[then] - box.points[now] + 0.5 * self.left * more
        if box.keeps[tile] >= 0:
            gain += (box.each[then] - box.each[now]) * (state.goods_on(tile) + 1.0 + self.left)
        return gain

    def count_led(self) -> None:
        """Tiles that are won, or as good as won, and not in the village yet."""
        state, box, values = self.state, self.state.box, self.values
        if not state.on_sale:
            for tile in range(FIRST_BOAT, len(state.owner)):
                if state.owner[tile] == self.seat and not state.spots[tile]:
                    self.led.append(tile)
                    self.chance.append(1.0)
        for place in range(len(self.led)):
            tile, chance = self.led[place], self.chance[place]
            if tile >= FIRST_WINTER:
                continue
            if tile < FIRST_SPRING:
                if tile >= FIRST_ORDER and state.season == WINTER:
                    self.order_points += 3.3 * chance
                continue
            self.led_points += chance * box.points[basic(tile)]
            self.led_engine += chance * values.engine[basic(tile)] * self.left
            if is_boat(tile):
                self.powers += chance * self.power(tile)
            if box.keeps[tile] >= 0:
                self.yard_hope += chance * box.each[basic(tile)] * (1 + self.left)
            if box.cost[tile]:
                self.upgrades.append(UpgradeProspect(tile, NONE, self.gain(tile), chance))
