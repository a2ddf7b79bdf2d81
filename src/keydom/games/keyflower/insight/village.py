"""What one seat of Keyflower has and what may come of it: the numbers behind the features."""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_FREIGHT,
    ALL_GOODS,
    ALL_SKILLS,
    ANY_GOOD,
    ARTISAN,
    BOAT_1A,
    BOAT_1B,
    BOAT_2B,
    BOAT_3A,
    BOAT_7B,
    BUILDER,
    COST_SKILL,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_WINTER,
    FLIPPER,
    GOLD,
    GREEN,
    KEYFLOWER,
    MULETEER,
    SEA_BASTION,
    SEA_BREESE,
    WHITE_WIND,
    WINTER,
    WINTER_TILES,
)
from keydom.games.keyflower.components import (
    ANY_SKILL as SOME_SKILL,
)
from keydom.games.keyflower.insight.geography import Lanes
from keydom.games.keyflower.insight.tiles import CARRIES, NOTHING, POWERS, PRICES, Rates
from keydom.games.keyflower.rules.gains import DrawSkills, DrawWorkers
from keydom.games.keyflower.rules.harbour import Board, Boarding
from keydom.games.keyflower.rules.haul import Haul
from keydom.games.keyflower.scoring.items import ANY_RESOURCE, ANY_SKILL, ANY_WORKER, TOKENS
from keydom.games.keyflower.scoring.river import RIVER
from keydom.games.keyflower.state import NONE, Keyland, is_boat

A_STEP: Final = 0.86  # what is left of a prospect for every step that goods have to be carried
A_STEP_NOW: Final = 0.985  # the same where the steps are there already
AN_ICON: Final = 0.85
AN_ICON_NOW: Final = 0.985
A_LACK: Final = 0.5  # what is left of a prospect for everything that is not there
IN_TIME: Final = 0.7  # the same for goods that have yet to be carried to a yard
FARTHEST: Final = 6  # steps to a yard worth going
OUTSIDE: Final = 2  # steps from the home to a tile that is not in the village yet
IN_PART: Final = (0.8, 0.75, 0.6, 0.3)  # what an unfinished set counts, by season


class Target:
    """A tile that may be upgraded: what that would bring, and how sure it is that the tile is there."""

    __slots__ = ("chance", "gain", "place", "tile")

    def __init__(self, tile: int, place: int, gain: float, chance: float) -> None:
        self.tile = tile
        self.place = place  # in the village, or NONE
        self.gain = gain
        self.chance = chance


class Estate:
    """One look at a seat."""

    __slots__ = (
        *("back", "boat", "capacity", "chance", "engines", "free", "goods", "greens", "hand", "hand_best"),
        *("have", "icons", "in_sight", "lanes", "left", "led", "led_engine", "led_points", "lying", "moves", "order"),
        *("pending_skills", "pending_workers", "powers", "printed", "rates", "reach", "ready", "seat", "short"),
        *("skills", "spare_gold", "spare_goods", "staked", "state", "targets", "tiles", "up", "winter", "yard_hope"),
        *("yard_way", "yards", "order_points"),
    )

    def __init__(self, state: Keyland, seat: int, lanes: Lanes, rates: Rates) -> None:
        self.state = state
        self.seat = seat
        self.lanes = lanes
        self.rates = rates
        self.left = WINTER - state.season
        self.free = state.screens[seat * ALL_COLOURS : (seat + 1) * ALL_COLOURS]
        self.back = [0, 0, 0, 0]  # workers that come home at the end of the season
        self.skills = state.skills[seat * ALL_SKILLS : (seat + 1) * ALL_SKILLS]
        self.led: list[int] = []  # tiles that are as good as won
        self.chance: list[float] = []
        self.staked = 0.0  # workers in leading bids, as far as they may come back
        self.targets: list[Target] = []
        self.engines = [0.0, 0.0, 0.0, 0.0]
        self.printed = self.yards = self.yard_way = self.yard_hope = self.reach = self.powers = 0.0
        self.led_points = self.led_engine = self.ready = self.short = 0.0
        self.spare_goods = self.spare_gold = self.greens = 0.0
        self.winter = self.in_sight = self.hand = self.hand_best = self.boat = 0.0
        self.order = self.order_points = self.pending_workers = self.pending_skills = 0.0
        self.capacity = self.up = self.tiles = self.moves = self.icons = 0
        self.pending()
        self.auction()
        self.village()
        self.others()
        self.upgrades()
        self.carts()
        self.items()
        self.winters()
        self.boats()

    def pending(self) -> None:
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

    def auction(self) -> None:
        """Bids that lead, and groups that were outbid."""
        state, seat, seats = self.state, self.seat, self.state.seats
        for lot in range(len(state.lots)):
            bid = state.bids[lot * seats + seat]
            if not bid:
                continue
            if state.lead(lot) != seat:
                self.back[state.tints[lot * seats + seat]] += bid
                continue
            tile = state.lots[lot]
            chance = hold(state, self.rates, lot, seat, bid, state.passes)
            self.led.append(tile)
            self.chance.append(chance)
            self.staked += (1.0 - chance) * bid
            self.pending_workers += 0.9 * chance * state.workers_on(tile)

    def village(self) -> None:
        """The tiles in the village: what they score, give and lack."""
        state, box, rates, lanes = self.state, self.state.box, self.rates, self.lanes
        up, on = state.up, state.on
        self.lying = [0] * (len(lanes.tiles) * ALL_GOODS)
        self.tiles = len(lanes.tiles)
        self.order_points = float(lanes.beside)
        for place in range(len(lanes.tiles)):
            tile = lanes.tiles[place]
            side = tile * 2 + up[tile]
            if tile < FIRST_WINTER:
                self.printed += box.points[side]
            for colour in range(ALL_COLOURS):
                self.back[colour] += on[tile * ALL_COLOURS + colour]
            self.store(place, tile, side)
            kind = rates.kind[side]
            if kind != NOTHING:
                self.engines[kind] += rates.engine[side] * self.left
                if kind == CARRIES:
                    self.capacity += box.move[side]
            if up[tile]:
                self.up += 1
            elif box.cost[tile]:
                self.targets.append(Target(tile, place, self.gain(tile), 1.0))
            if kind != NOTHING or box.keeps[tile] >= 0 or box.cost[tile]:
                self.reach += A_STEP ** min(lanes.far[place], 6)
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
        box, rates, state = self.state.box, self.rates, self.state
        side = tile * 2
        gain = box.points[side + 1] - box.points[side] + 0.5 * self.left * (rates.engine[side + 1] - rates.engine[side])
        if box.keeps[tile] >= 0:
            gain += (box.each[side + 1] - box.each[side]) * (state.goods_on(tile) + 1.0 + self.left)
        return gain

    def others(self) -> None:
        """Tiles that are won, or as good as won, and not in the village yet."""
        state, box, rates = self.state, self.state.box, self.rates
        if not state.lots:
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
            self.led_points += chance * box.points[tile * 2]
            self.led_engine += chance * rates.engine[tile * 2] * self.left
            if is_boat(tile):
                self.powers += chance * self.power(tile)
            if box.keeps[tile] >= 0:
                self.yard_hope += chance * box.each[tile * 2] * (1 + self.left)
            if box.cost[tile]:
                self.targets.append(Target(tile, NONE, self.gain(tile), chance))

    def upgrades(self) -> None:
        """The prospects of all upgrades, the one that brings most first: goods are not counted twice."""
        targets = self.targets
        while targets:
            best = 0
            for place in range(1, len(targets)):
                if targets[place].gain > targets[best].gain:
                    best = place
            self.upgrade(targets.pop(best))

    def upgrade(self, target: Target) -> None:
        cost = self.state.box.cost[target.tile]
        lying = self.lying[:]
        skills = self.skills[:]
        lacks, steps = 0, 0
        wild = self.state.owner[BOAT_3A] == self.seat
        for unit in range(ANY_GOOD + 1):
            for _ in range(cost[unit]):
                far = self.fetch(lying, target.place, ANY_GOOD if wild else unit)
                if far < 0:
                    lacks += 1
                else:
                    steps += far
        for skill in range(ALL_SKILLS):
            if cost[COST_SKILL + skill] > skills[skill]:
                lacks += cost[COST_SKILL + skill] - skills[skill]
            else:
                skills[skill] -= cost[COST_SKILL + skill]
        if cost[SOME_SKILL] and not take_most(skills, cost[SOME_SKILL]):
            lacks += 1
        near = 0 if lacks else min(steps, self.moves)
        worth = target.gain * target.chance * A_STEP_NOW**near * A_STEP ** (steps - near)
        if lacks:
            self.short += worth * A_LACK**lacks
            return
        self.lying, self.skills = lying, skills
        self.moves -= near
        if self.icons and steps == near and target.place != NONE:
            self.icons -= 1
            self.ready += worth * AN_ICON_NOW
        else:
            self.ready += worth * AN_ICON

    def fetch(self, lying: list[int], place: int, unit: int) -> int:
        """Take the nearest good that pays for this unit of a cost; says how far it is, or -1."""
        far, count = self.lanes.far, len(self.lanes.tiles)
        best, nearest = -1, 50
        for source in range(count):
            first = source * ALL_GOODS
            way = far[source * count + place] if place != NONE else far[source * count] + OUTSIDE
            if way >= nearest:
                continue
            for good in range(ALL_GOODS):
                if lying[first + good] and (unit in (good, ANY_GOOD) or good == GOLD):
                    cost = way + (2 if good == GOLD and unit != GOLD else 0)
                    if cost < nearest:
                        best, nearest = first + good, cost
        if best < 0:
            return -1
        lying[best] -= 1
        return nearest

    def carts(self) -> None:
        """Goods that no upgrade wants: what they could score on yards, or else as they are."""
        lanes, box = self.lanes, self.state.box
        count = len(lanes.tiles)
        yards = [place for place in range(count) if box.keeps[lanes.tiles[place]] >= 0]
        many = [0] * (FARTHEST + 1)  # goods by the steps that they are away from the best yard for them
        worth = [0.0] * (FARTHEST + 1)
        for place in range(count):
            for good in range(ALL_GOODS):
                number = self.lying[place * ALL_GOODS + good]
                if not number:
                    continue
                if good == GOLD:
                    self.spare_gold += number
                else:
                    self.spare_goods += number
                yard = self.yard_for(good, place, yards) if yards else NONE
                if yard != NONE:
                    tile = lanes.tiles[yard]
                    far = lanes.far[place * count + yard]
                    many[far] += number
                    worth[far] += number * box.each[tile * 2 + self.state.up[tile]]
        self.deliver(many, worth)

    def yard_for(self, good: int, place: int, yards: list[int]) -> int:
        """The yard where a good scores most for the way to it."""
        lanes, box, state = self.lanes, self.state.box, self.state
        best, most = NONE, 0.0
        for yard in yards:
            tile = lanes.tiles[yard]
            far = lanes.far[place * len(lanes.tiles) + yard]
            if far <= FARTHEST and (box.keeps[tile] in (good, ANY_GOOD) or good == GOLD):
                worth = box.each[tile * 2 + state.up[tile]] * A_STEP**far
                if worth > most:
                    best, most = yard, worth
        return best

    def deliver(self, many: list[int], worth: list[float]) -> None:
        """As many goods reach yards as there will be steps for them, the nearest first."""
        now = self.moves
        later = int((self.left + 0.4) * (1.3 * self.capacity + 1.5))
        for far in range(1, FARTHEST + 1):
            if not many[far]:
                continue
            each = worth[far] / many[far]
            at_once = min(many[far], now // far)
            now -= at_once * far
            in_time = min(many[far] - at_once, (now + later) // far)
            later -= max(0, in_time * far - now)
            now = max(0, now - in_time * far)
            self.yard_way += each * (A_STEP_NOW * at_once + IN_TIME * in_time)

    def items(self) -> None:
        """Everything that winter tiles may count, by tokens."""
        state, box = self.state, self.state.box
        self.have = have = [0] * TOKENS
        for colour in range(ALL_COLOURS):
            have[colour] = self.free[colour] + self.back[colour]
            have[ANY_WORKER] += have[colour]
        for skill in range(ALL_SKILLS):
            have[ALL_COLOURS + skill] = state.skills[self.seat * ALL_SKILLS + skill]
            have[ANY_SKILL] += have[ALL_COLOURS + skill]
        for tile in self.lanes.tiles:
            if box.keeps[tile] < 0 and state.goods_on(tile):
                for good in range(ALL_GOODS):
                    count = state.goods[tile * ALL_GOODS + good]
                    have[ALL_COLOURS + ALL_SKILLS + good] += count
                    have[ANY_RESOURCE] += count
        self.greens = float(have[GREEN])

    def fill(self, tile: int, part: float) -> float:
        """What a winter tile would score with what is there."""
        box, rates = self.state.box, self.rates
        if box.needs[tile]:
            each = box.points[tile * 2]
            if rates.tokens[tile][0] == ALL_COLOURS + ALL_SKILLS + GOLD:
                each -= 1  # gold scores anyway
            return each * rates.sets(tile, self.have, part)
        if tile == ARTISAN:
            return float(box.points[tile * 2] * self.up)
        if tile == MULETEER:
            return 5.0 * self.state.contracts_of(self.seat)
        if tile == BUILDER:
            return 6.0
        return rates.flat[tile]

    def winters(self) -> None:
        """Winter tiles: those in hand before winter, then those on sale, and those as good as won."""
        state, seat = self.state, self.seat
        part = IN_PART[state.season]
        mask = state.picks[seat] or state.hands[seat]
        for place in range(len(WINTER_TILES)) if mask else range(0):
            if (mask >> place) & 1:
                worth = self.fill(FIRST_WINTER + place, part)
                if state.picks[seat]:
                    worth -= 5.0
                self.hand += worth
                self.hand_best = max(self.hand_best, worth)
        if state.season < WINTER:
            return
        for tile in state.lots:
            if tile >= FIRST_WINTER and tile not in self.led:
                self.in_sight += self.fill(tile, part)
        tiles = [tile for tile in self.led if tile >= FIRST_WINTER]
        chances = [self.chance[place] for place in range(len(self.led)) if self.led[place] >= FIRST_WINTER]
        for tile in self.lanes.tiles:
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
            if self.state.box.needs[tiles[best]] and not self.state.box.alike[tiles[best]]:
                self.rates.spend(tiles[best], self.have, int(self.rates.sets(tiles[best], self.have, 0.0)))
            tiles.pop(best)
            chances.pop(best)

    def boats(self) -> None:
        """The boat to come: the better the earlier this seat may choose."""
        state, seat = self.state, self.seat
        if state.season == WINTER:
            for boat in state.boats:
                if state.owner[boat] == seat:
                    self.boat = self.boat_worth(boat)
                    return
        if not state.lots and not self.embarks():
            return
        worths: list[float] = []
        for place in range(len(state.boats)):
            if (state.docked >> place) & 1:
                worths.append(
                    self.boat_worth(state.boats[place]) if state.season == WINTER else cargo_worth(state, place)
                )
        if not worths:
            return
        worths.sort(reverse=True)
        self.boat = sum(worths) / len(worths)
        if not state.lots:
            self.boat = worths[0]
            return
        for place in range(len(self.led)):
            tile = self.led[place]
            if FIRST_ORDER <= tile < FIRST_SPRING:
                pick = worths[min(tile - FIRST_ORDER, len(worths) - 1)]
                self.order = max(self.order, self.chance[place] * (pick - self.boat))

    def embarks(self) -> bool:
        """Whether this seat is still to take a boat."""
        for frame in self.state.frames:
            if isinstance(frame, Boarding) and self.seat in frame.order:
                return True
            if isinstance(frame, Board) and frame.seat == self.seat:
                return True
        return False

    def boat_worth(self, boat: int) -> float:
        """What a boat would score at the end."""
        state, box = self.state, self.state.box
        if boat == KEYFLOWER:
            return float(self.capacity * (2 if state.owner[BOAT_2B] == self.seat else 1))
        if boat == SEA_BASTION:
            return float(self.lanes.core)
        if boat == SEA_BREESE:
            length = self.lanes.river + (0 if state.spots[boat] else 1)
            return float(RIVER[min(length, len(RIVER) - 1)])
        if boat == FLIPPER:
            return box.points[boat * 2] + 4.0 + 0.3 * self.short
        if boat == WHITE_WIND:
            return float(self.have[ANY_WORKER])
        return float(box.points[boat * 2]) + 4.0 * (box.points[boat * 2] == 0)


def take_most(skills: list[int], count: int) -> bool:
    """Take so many skills of those there are most of."""
    for _ in range(count):
        most = 0
        for skill in range(1, ALL_SKILLS):
            if skills[skill] > skills[most]:
                most = skill
        if not skills[most]:
            return False
        skills[most] -= 1
    return True


def cargo_worth(state: Keyland, place: int) -> float:
    """What a boat brings: workers, skills and what else there is."""
    worth = 0.0
    for colour in range(ALL_COLOURS):
        worth += state.cargo[place * ALL_COLOURS + colour] * (1.5 if colour == GREEN else 1.0)
    for skill in range(ALL_SKILLS):
        worth += 1.5 * state.crates[place * ALL_SKILLS + skill]
    for freight in range(ALL_FREIGHT):
        worth += 1.5 * state.freight[place * ALL_FREIGHT + freight]
    return worth


def hold(state: Keyland, rates: Rates, lot: int, seat: int, bid: int, passes: int) -> float:
    """How likely a leading bid is to stand: who could answer it, and would care to, after so many have passed."""
    tile = state.lots[lot]
    hue = state.tints[lot * state.seats + seat]
    dear = rates.generic[state.season * len(state.owner) + tile] / PRICES[state.season] + 0.5
    risk = min(0.45, max(0.04, 0.4 * (1.2 - bid / dear)))
    if passes:
        risk *= 1.0 - passes / state.seats
    chance = 1.0
    for other in range(state.seats):
        if other == seat:
            continue
        place = lot * state.seats + other
        force = state.screens[other * ALL_COLOURS + hue] + state.bids[place]
        if force > bid:
            chance *= 1.0 - (min(0.6, risk * 1.5) if state.bids[place] else risk)
    return chance
