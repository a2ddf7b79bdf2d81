"""What a player of Keyflower would do without thinking long: a guess at what each action is worth."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.hexes import SIDES, STEPS, opposite
from keydom.games.keyflower.actions import (
    ADD,
    AT,
    BID,
    BOARD,
    CARRY,
    COPY,
    DONE,
    ENOUGH,
    EXTEND,
    IN,
    MOVE,
    PASS,
    PAY,
    PAY_GOOD,
    PAY_GROUP,
    PAY_SKILL,
    PLACE,
    STORE,
    SUBMIT,
    TAKE,
    TAKE_CONTRACT,
    UPGRADE,
    USE,
    WORKER,
)
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_GOODS,
    ALL_SKILLS,
    ANY_GOOD,
    COST_SKILL,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_WINTER,
    GOLD,
    KEYFLOWER,
    ROAD,
    SEA_BASTION,
    SEA_BREESE,
    WHITE_WIND,
    WINTER,
    WINTER_TILES,
)
from keydom.games.keyflower.insight.geography import Lanes
from keydom.games.keyflower.insight.tiles import PRICES, Rates
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.rules.harbour import Board
from keydom.games.keyflower.rules.muster import ForTile
from keydom.games.keyflower.scoring.items import ANY_RESOURCE, ANY_SKILL, ANY_WORKER, TOKENS
from keydom.games.keyflower.scoring.items import GOLD as GOLD_TOKEN
from keydom.games.keyflower.scoring.river import RIVER
from keydom.games.keyflower.state import Keyland

LENT: Final = 0.15  # what a worker costs that will come back
NEARER: Final = 0.8  # what is left of a good's worth with every step that it is away from where it is wanted


class Instinct:
    """One look at a decision."""

    __slots__ = ("have", "lanes", "looked", "pulls", "rates", "seat", "state")

    def __init__(self, state: Keyland, rates: Rates, lanes: Lanes) -> None:
        self.state = state
        self.seat = state.frames[-1].seat
        self.rates = rates
        self.lanes = lanes
        self.looked = False
        self.have: list[int] = []
        self.pulls: list[float] = []

    def guesses(self, legal: list[Action]) -> list[float]:
        return [self.guess(action) for action in legal]

    def guess(self, action: Action) -> float:
        verb, a = action.verb, action.a
        if verb is USE:
            return self.use(a)
        if verb is BID:
            return self.bid(a)
        if verb is PASS or verb is DONE:
            return 0.0
        if verb is ADD:
            return -PRICES[self.state.season] * a
        if verb is IN or verb is WORKER or verb is PAY:
            return 0.1 * self.state.screens[self.seat * ALL_COLOURS + a] - (0.6 if a == 3 else 0.0)
        if verb is CARRY:
            return self.carry(action)
        if verb is UPGRADE:
            return 3.0 + self.gain(a)
        if verb is AT:
            return self.site(action)
        if verb is MOVE:
            return self.move(a)
        return self.rare(action)

    def rare(self, action: Action) -> float:
        verb, a, state = action.verb, action.a, self.state
        if verb is BOARD:
            return self.board(a)
        if verb is PLACE:
            return 6.0 - state.box.season[a] if a >= FIRST_SPRING else 0.0
        if verb is TAKE:
            return self.rates.item[a]
        if verb is PAY_SKILL:
            return 0.1 * state.skills[self.seat * ALL_SKILLS + a]
        if verb is PAY_GROUP:
            return -0.5 * state.bids[state.lot(a) * state.seats + self.seat]
        if verb is PAY_GOOD:
            return -1.0 if a == GOLD else 0.0
        if verb is COPY:
            return self.rates.use[state.side(a)]
        if verb is STORE:
            return 1.0 if state.box.keeps[a] >= 0 else 0.0
        if verb is SUBMIT:
            return self.submit(a)
        if verb is ENOUGH:
            return 0.5
        if verb is EXTEND:
            return 2.0 + state.box.points[a * 2 + 1]
        return 1.0 if verb is TAKE_CONTRACT else -1.0

    # A turn.

    def bid(self, tile: int) -> float:
        state, seats = self.state, self.state.seats
        lot = state.lot(tile)
        mine, best = state.bids[lot * seats + self.seat], state.best(lot)
        if mine and mine == best:
            return -1.0
        price = PRICES[state.season]
        if tile >= FIRST_WINTER:
            return self.winter(tile) - price * (best + 1 - 0.5 * mine)
        return self.rates.generic[state.season * len(state.owner) + tile] - price * (best + 1.5 - 0.5 * mine)

    def use(self, tile: int) -> float:
        state = self.state
        side = tile * 2 + state.up[tile]
        count = state.last[tile] + 1
        price = LENT if state.owner[tile] == self.seat else PRICES[state.season]
        if price > LENT and tile >= FIRST_SPRING and state.owner[tile] < 0:
            lot = state.lot(tile)
            if lot >= 0 and state.lead(lot) == self.seat:
                price = LENT
        moves = state.box.move[side]
        if moves:
            return self.errands(moves, state.box.icons[side]) - price * count
        worth = self.rates.use[side]
        if state.season == WINTER:
            worth *= 0.5
        return worth - price * count

    def errands(self, moves: int, icons: int) -> float:
        """What could be done with steps and upgrades."""
        worth, state = 0.0, self.state
        for tile in self.lanes.tiles:
            if icons and not state.up[tile] and state.box.cost[tile] and self.ready(tile):
                icons -= 1
                worth += 2.0 + self.gain(tile)
            elif moves and state.goods_on(tile) and state.box.keeps[tile] < 0:
                worth += 0.6 * min(moves, state.goods_on(tile))
                moves -= min(moves, state.goods_on(tile))
        return worth

    def ready(self, tile: int) -> bool:
        """Whether what an upgrade costs is there."""
        state, cost = self.state, self.state.box.cost[tile]
        gold, spare = state.goods[tile * ALL_GOODS + GOLD] - cost[GOLD], -cost[ANY_GOOD]
        for good in range(GOLD):
            left = state.goods[tile * ALL_GOODS + good] - cost[good]
            if left < 0:
                gold += left
            else:
                spare += left
        if gold < 0 or gold + spare < 0:
            return False
        skills = 0
        for skill in range(ALL_SKILLS):
            left = state.skills[self.seat * ALL_SKILLS + skill] - cost[COST_SKILL + skill]
            if left < 0:
                return False
            skills += left
        return skills >= cost[COST_SKILL + ALL_SKILLS]

    def gain(self, tile: int) -> float:
        box, side = self.state.box, tile * 2
        more = 0.4 * (WINTER - self.state.season) * (self.rates.engine[side + 1] - self.rates.engine[side])
        if box.keeps[tile] >= 0:
            more += (box.each[side + 1] - box.each[side]) * (1.0 + self.state.goods_on(tile))
        return box.points[side + 1] - box.points[side] + more

    def move(self, tile: int) -> float:
        """Outbid workers are moved where no more of them are needed than there are."""
        state, frame = self.state, self.state.frames[-1]
        group = state.bids[state.lot(tile) * state.seats + self.seat]
        assert isinstance(frame, ForTile)
        needed = state.best(state.lot(frame.tile)) + 1 if frame.bidding else state.last[frame.tile] + 1
        return 0.2 - 0.4 * max(0, group - needed)

    # Transport.

    def carry(self, action: Action) -> float:
        if not self.pulls:
            self.look_for_wants()
        tiles, good = self.lanes.tiles, action.a
        here, there = tiles.index(action.b), tiles.index(action.c)
        return self.pull(good, there) - self.pull(good, here) - 0.02

    def look_for_wants(self) -> None:
        """By place and good, what a good would be worth there."""
        state, box = self.state, self.state.box
        self.pulls = [0.0] * (len(self.lanes.tiles) * ALL_GOODS)
        for place in range(len(self.lanes.tiles)):
            tile = self.lanes.tiles[place]
            first = tile * ALL_GOODS
            keeps = box.keeps[tile]
            cost = box.cost[tile]
            lacks = cost and not state.up[tile]
            gain = self.gain(tile) if lacks else 0.0
            units = max(1, cost[0] + cost[1] + cost[2] + cost[3] + cost[4]) if lacks else 1
            for good in range(ALL_GOODS):
                pull = 0.0
                if keeps >= 0 and (keeps in (good, ANY_GOOD) or good == GOLD):
                    pull = box.each[tile * 2 + state.up[tile]] + 0.5
                if (
                    lacks
                    and (cost[good] > state.goods[first + good] - 1 >= -1 or cost[ANY_GOOD])
                    and (cost[good] or cost[ANY_GOOD])
                ):
                    pull = max(pull, (1.0 + gain) / units)
                self.pulls[place * ALL_GOODS + good] = pull

    def pull(self, good: int, place: int) -> float:
        """What a good is worth where it lies: the nearer to where it is wanted, the more."""
        count, best = len(self.lanes.tiles), 0.0
        for target in range(count):
            far = self.lanes.far[place * count + target]
            worth = self.pulls[target * ALL_GOODS + good]
            if worth > best and far < 20:
                best = max(best, worth * NEARER**far)
        return best

    # Between the seasons.

    def board(self, boat: int) -> float:
        state = self.state
        if state.season == WINTER:
            if boat == KEYFLOWER:
                return float(sum([state.box.move[state.side(tile)] for tile in self.lanes.tiles]))
            if boat == SEA_BASTION:
                return float(self.lanes.core)
            if boat == SEA_BREESE:
                return float(RIVER[min(self.lanes.river + 1, len(RIVER) - 1)])
            return 7.0 if boat == WHITE_WIND else 5.0
        worth = 0.0
        if not isinstance(state.frames[-1], Board):
            return worth
        place = state.boats.index(boat)
        for colour in range(ALL_COLOURS):
            worth += state.cargo[place * ALL_COLOURS + colour]
        for skill in range(ALL_SKILLS):
            worth += 1.4 * state.crates[place * ALL_SKILLS + skill]
        return worth

    def site(self, action: Action) -> float:
        """Roads that lead on, neighbours for turn order tiles, and not too far from home."""
        state, frame, box = self.state, self.state.frames[-1], self.state.box
        assert isinstance(frame, Site)
        village = self.lanes.village
        order = FIRST_ORDER <= frame.tile < FIRST_SPRING
        first = (frame.tile * SIDES + action.b) * SIDES
        worth, nearest = 0.0, 9
        for side in range(SIDES):
            road = box.edges[first + side] == ROAD
            other = village.get(action.a + STEPS[side], -1)
            if other < 0:
                worth += 0.1 if road else 0.0
                continue
            worth += 1.0 if order else 0.1
            if road and state.edge(other, opposite(side)) == ROAD:
                worth += 0.6
                nearest = min(nearest, self.lanes.far[self.lanes.tiles.index(other)])
        return worth - 0.4 * min(nearest, 9)

    # Winter.

    def items(self) -> None:
        """All that winter tiles may count."""
        state, seat = self.state, self.seat
        self.looked = True
        self.have = have = [0] * TOKENS
        for colour in range(ALL_COLOURS):
            have[colour] = state.screens[seat * ALL_COLOURS + colour]
            have[ANY_WORKER] += have[colour]
        for skill in range(ALL_SKILLS):
            have[ALL_COLOURS + skill] = state.skills[seat * ALL_SKILLS + skill]
            have[ANY_SKILL] += have[ALL_COLOURS + skill]
        for tile in self.lanes.tiles:
            if state.box.keeps[tile] < 0:
                for good in range(ALL_GOODS):
                    count = state.goods[tile * ALL_GOODS + good]
                    have[ALL_COLOURS + ALL_SKILLS + good] += count
                    have[ANY_RESOURCE] += count

    def winter(self, tile: int) -> float:
        """What a winter tile would score, roughly."""
        if not self.looked:
            self.items()
        box, rates = self.state.box, self.rates
        if box.needs[tile]:
            each = box.points[tile * 2] - (1 if rates.tokens[tile][0] == GOLD_TOKEN else 0)
            return each * rates.sets(tile, self.have, 0.3)
        return rates.flat[tile] or 5.0

    def submit(self, mask: int) -> float:
        """The tiles that would score well, and no others."""
        worth = 0.0
        for place in range(len(WINTER_TILES)):
            if (mask >> place) & 1:
                worth += self.winter(FIRST_WINTER + place) - 5.0
        return worth
