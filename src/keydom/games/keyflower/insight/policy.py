"""What a player of Keyflower would do without thinking long: a guess at what each action is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keydom.core.action import Verb
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
    KeyflowerAction,
)
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_GOODS,
    ALL_SKILLS,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_WINTER,
    GOLD,
    GREEN,
    KEYFLOWER,
    ROAD,
    SEA_BASTION,
    SEA_BREESE,
    WHITE_WIND,
    WINTER,
    WINTER_TILES,
    by_colour,
    of_colour,
    of_skill,
    upgraded,
)
from keydom.games.keyflower.insight.demand import Demand, upgrade_gain
from keydom.games.keyflower.insight.geography import Geography
from keydom.games.keyflower.insight.values import PRICES, TileValues
from keydom.games.keyflower.insight.winter_tiles import items
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.rules.costs import goods_suffice, skills_suffice
from keydom.games.keyflower.rules.requirements import TileFrame
from keydom.games.keyflower.scoring.river import RIVER
from keydom.games.keyflower.state import KeyflowerState

LENT: Final = 0.15  # what a worker costs that will come back
ALWAYS: Final = {PASS: 0.0, DONE: 0.0, ENOUGH: 0.5, TAKE_CONTRACT: 1.0}  # guesses that depend on nothing
UNKNOWN: Final = -1.0  # the guess at what is hardly ever worth it


class Policy:
    """A guess at each action of one decision; what several guesses need is looked for once."""

    def __init__(self, state: KeyflowerState, values: TileValues, geography: Geography) -> None:
        self.state = state
        self.seat = state.frames[-1].seat
        self.values = values
        self.geography = geography
        self.have: list[int] = []  # what winter tiles count, once needed
        self.demand: Demand | None = None  # for goods, once needed

    def guesses(self, legal: list[KeyflowerAction]) -> list[float]:
        found: list[float] = []
        for action in legal:
            guess = GUESSES.get(action.verb)
            found.append(ALWAYS.get(action.verb, UNKNOWN) if guess is None else guess(self, action))
        return found

    # A turn.

    def bid(self, action: KeyflowerAction) -> float:
        state, tile = self.state, action.tile
        lot = state.lot(tile)
        mine, best = state.bid_size(lot, self.seat), state.best(lot)
        if mine and mine == best:
            return -1.0
        price = PRICES[state.season]
        if tile >= FIRST_WINTER:
            return self.winter(tile) - price * (best + 1 - 0.5 * mine)
        return self.values.auction_value(tile, state.season) - price * (best + 1.5 - 0.5 * mine)

    def use(self, action: KeyflowerAction) -> float:
        state, tile = self.state, action.tile
        side = state.side(tile)
        count = state.last_use[tile] + 1
        price = LENT if state.owner[tile] == self.seat else PRICES[state.season]
        if price > LENT and tile >= FIRST_SPRING and state.owner[tile] < 0:
            lot = state.lot(tile)
            if lot >= 0 and state.lead(lot) == self.seat:
                price = LENT
        moves = state.box.move[side]
        if moves:
            return self.transport_worth(moves, state.box.icons[side]) - price * count
        worth = self.values.use[side]
        if state.season == WINTER:
            worth *= 0.5
        return worth - price * count

    def transport_worth(self, moves: int, icons: int) -> float:
        """What could be done with steps and upgrades."""
        worth, state = 0.0, self.state
        for tile in self.geography.tiles:
            if icons and not state.up[tile] and state.box.cost[tile] and self.ready(tile):
                icons -= 1
                worth += 2.0 + upgrade_gain(state, self.values, tile)
            elif moves and state.goods_on(tile) and state.box.keeps[tile] < 0:
                worth += 0.6 * min(moves, state.goods_on(tile))
                moves -= min(moves, state.goods_on(tile))
        return worth

    def ready(self, tile: int) -> bool:
        """Whether what an upgrade costs is there."""
        state, cost = self.state, self.state.box.cost[tile]
        if not goods_suffice(state.goods, tile * ALL_GOODS, cost, False):
            return False
        return skills_suffice(state.skills, self.seat, cost)

    # Workers and payment.

    def add(self, action: KeyflowerAction) -> float:
        return -PRICES[self.state.season] * action.count

    def colour(self, action: KeyflowerAction) -> float:
        """The colour that there are most of, and green last."""
        held = self.state.screens[of_colour(self.seat, action.colour)]
        return 0.1 * held - (0.6 if action.colour == GREEN else 0.0)

    def move(self, action: KeyflowerAction) -> float:
        """Outbid workers are moved where no more of them are needed than there are."""
        state, frame = self.state, self.state.frames[-1]
        moved = state.bid_size(state.lot(action.group), self.seat)
        assert isinstance(frame, TileFrame)
        needed = state.best(state.lot(frame.tile)) + 1 if frame.bidding else state.last_use[frame.tile] + 1
        return 0.2 - 0.4 * max(0, moved - needed)

    def pay_skill(self, action: KeyflowerAction) -> float:
        return 0.1 * self.state.skills[of_skill(self.seat, action.skill)]

    def pay_group(self, action: KeyflowerAction) -> float:
        return -0.5 * self.state.bid_size(self.state.lot(action.group), self.seat)

    def pay_good(self, action: KeyflowerAction) -> float:
        return -1.0 if action.good == GOLD else 0.0

    # What a tile gives.

    def take(self, action: KeyflowerAction) -> float:
        return self.values.item[action.item]

    def copy(self, action: KeyflowerAction) -> float:
        return self.values.use[self.state.side(action.tile)]

    def store(self, action: KeyflowerAction) -> float:
        return 1.0 if self.state.box.keeps[action.tile] >= 0 else 0.0

    # Transport and upgrades.

    def carry(self, action: KeyflowerAction) -> float:
        demand = self.demand
        if demand is None:
            demand = self.demand = Demand(self.state, self.geography, self.values)
        tiles, good = self.geography.tiles, action.good
        here, there = tiles.index(action.from_), tiles.index(action.to)
        return demand.pull(good, there) - demand.pull(good, here) - 0.02

    def upgrade(self, action: KeyflowerAction) -> float:
        return 3.0 + upgrade_gain(self.state, self.values, action.tile)

    def extend(self, action: KeyflowerAction) -> float:
        return 2.0 + self.state.box.points[upgraded(action.tile)]

    # Between the seasons.

    def board(self, action: KeyflowerAction) -> float:
        state, boat = self.state, action.tile
        if state.season == WINTER:
            if boat == KEYFLOWER:
                return float(sum([state.box.move[state.side(tile)] for tile in self.geography.tiles]))
            if boat == SEA_BASTION:
                return float(self.geography.core)
            if boat == SEA_BREESE:
                return float(RIVER[min(self.geography.river + 1, len(RIVER) - 1)])
            return 7.0 if boat == WHITE_WIND else 5.0
        worth, place = 0.0, state.boats.index(boat)
        for colour in range(ALL_COLOURS):
            worth += state.cargo[of_colour(place, colour)]
        for skill in range(ALL_SKILLS):
            worth += 1.4 * state.crates[of_skill(place, skill)]
        return worth

    def place(self, action: KeyflowerAction) -> float:
        return 6.0 - self.state.box.season[action.tile] if action.tile >= FIRST_SPRING else 0.0

    def site(self, action: KeyflowerAction) -> float:
        """Roads that lead on, neighbours for turn order tiles, and not too far from home."""
        state, frame, box = self.state, self.state.frames[-1], self.state.box
        assert isinstance(frame, Site)
        village = self.geography.village
        order = FIRST_ORDER <= frame.tile < FIRST_SPRING
        first = (frame.tile * SIDES + action.turn) * SIDES
        worth, nearest = 0.0, 9
        for side in range(SIDES):
            road = box.edges[first + side] == ROAD
            other = village.get(action.hex + STEPS[side], -1)
            if other < 0:
                worth += 0.1 if road else 0.0
                continue
            worth += 1.0 if order else 0.1
            if road and state.edge(other, opposite(side)) == ROAD:
                worth += 0.6
                nearest = min(nearest, self.geography.far[self.geography.tiles.index(other)])
        return worth - 0.4 * min(nearest, 9)

    # Winter.

    def submit(self, action: KeyflowerAction) -> float:
        """The tiles that would score well, and no others."""
        worth = 0.0
        for place in range(len(WINTER_TILES)):
            if (action.tiles >> place) & 1:
                worth += self.winter(FIRST_WINTER + place) - 5.0
        return worth

    def winter(self, tile: int) -> float:
        """What a winter tile would score, roughly."""
        state, values = self.state, self.values
        if not self.have:
            workers = by_colour(state.screens, self.seat)
            self.have = items(state, self.seat, self.geography.tiles, workers)
        if state.box.needs[tile]:
            return values.set_points(tile, self.have, 0.3)
        return values.flat[tile] or 5.0


GUESSES: Final[dict[Verb, Callable[[Policy, KeyflowerAction], float]]] = {
    BID: Policy.bid,
    USE: Policy.use,
    IN: Policy.colour,
    WORKER: Policy.colour,
    PAY: Policy.colour,
    ADD: Policy.add,
    MOVE: Policy.move,
    PAY_SKILL: Policy.pay_skill,
    PAY_GROUP: Policy.pay_group,
    PAY_GOOD: Policy.pay_good,
    TAKE: Policy.take,
    COPY: Policy.copy,
    STORE: Policy.store,
    CARRY: Policy.carry,
    UPGRADE: Policy.upgrade,
    EXTEND: Policy.extend,
    BOARD: Policy.board,
    PLACE: Policy.place,
    AT: Policy.site,
    SUBMIT: Policy.submit,
}
