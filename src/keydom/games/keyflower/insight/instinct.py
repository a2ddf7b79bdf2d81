"""What a player of Keyflower would do without thinking long: a guess at what each action is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keydom.core.action import Action, Verb
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
    ALL_SKILLS,
    ANY_GOOD,
    ANY_SKILL,
    COST_SKILL,
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
    basic,
    by_colour,
    of_colour,
    of_good,
    of_skill,
    upgraded,
)
from keydom.games.keyflower.insight.geography import Geography
from keydom.games.keyflower.insight.tile_values import PRICES, TileValues
from keydom.games.keyflower.insight.wants import Wants, upgrade_gain
from keydom.games.keyflower.insight.winter import items
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.rules.harbour import Board
from keydom.games.keyflower.rules.purpose import ForTile
from keydom.games.keyflower.rules.workers import group
from keydom.games.keyflower.scoring.items import GOLD as GOLD_TOKEN
from keydom.games.keyflower.scoring.river import RIVER
from keydom.games.keyflower.state import Keyland

LENT: Final = 0.15  # what a worker costs that will come back
UNKNOWN: Final = -1.0  # the guess at what is hardly ever worth it


class Instinct:
    """A guess at each action of one decision; what several guesses need is looked for once."""

    __slots__ = ("ground", "have", "seat", "state", "values", "wants")

    def __init__(self, state: Keyland, values: TileValues, ground: Geography) -> None:
        self.state = state
        self.seat = state.frames[-1].seat
        self.values = values
        self.ground = ground
        self.have: list[int] = []  # what winter tiles count, once needed
        self.wants: Wants | None = None

    def guesses(self, legal: list[Action]) -> list[float]:
        found: list[float] = []
        for action in legal:
            guess = GUESSES.get(action.verb)
            found.append(UNKNOWN if guess is None else guess(self, action))
        return found

    # A turn.

    def bid(self, action: Action) -> float:
        state, tile = self.state, action.a
        lot = state.lot(tile)
        mine, best = group(state, lot, self.seat), state.best(lot)
        if mine and mine == best:
            return -1.0
        price = PRICES[state.season]
        if tile >= FIRST_WINTER:
            return self.winter(tile) - price * (best + 1 - 0.5 * mine)
        return self.values.on_sale(tile, state.season) - price * (best + 1.5 - 0.5 * mine)

    def use(self, action: Action) -> float:
        state, tile = self.state, action.a
        side = state.side(tile)
        count = state.last[tile] + 1
        price = LENT if state.owner[tile] == self.seat else PRICES[state.season]
        if price > LENT and tile >= FIRST_SPRING and state.owner[tile] < 0:
            lot = state.lot(tile)
            if lot >= 0 and state.lead(lot) == self.seat:
                price = LENT
        moves = state.box.move[side]
        if moves:
            return self.errands(moves, state.box.icons[side]) - price * count
        worth = self.values.use[side]
        if state.season == WINTER:
            worth *= 0.5
        return worth - price * count

    def errands(self, moves: int, icons: int) -> float:
        """What could be done with steps and upgrades."""
        worth, state = 0.0, self.state
        for tile in self.ground.tiles:
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
        gold, spare = state.goods[of_good(tile, GOLD)] - cost[GOLD], -cost[ANY_GOOD]
        for good in range(GOLD):
            left = state.goods[of_good(tile, good)] - cost[good]
            if left < 0:
                gold += left
            else:
                spare += left
        if gold < 0 or gold + spare < 0:
            return False
        skills = 0
        for skill in range(ALL_SKILLS):
            left = state.skills[of_skill(self.seat, skill)] - cost[COST_SKILL + skill]
            if left < 0:
                return False
            skills += left
        return skills >= cost[ANY_SKILL]

    def leave(self, action: Action) -> float:
        return 0.0

    # Workers and payment.

    def add(self, action: Action) -> float:
        return -PRICES[self.state.season] * action.a

    def colour(self, action: Action) -> float:
        """The colour that there are most of, and green last."""
        held = self.state.screens[of_colour(self.seat, action.a)]
        return 0.1 * held - (0.6 if action.a == GREEN else 0.0)

    def move(self, action: Action) -> float:
        """Outbid workers are moved where no more of them are needed than there are."""
        state, frame = self.state, self.state.frames[-1]
        moved = group(state, state.lot(action.a), self.seat)
        assert isinstance(frame, ForTile)
        needed = state.best(state.lot(frame.tile)) + 1 if frame.bidding else state.last[frame.tile] + 1
        return 0.2 - 0.4 * max(0, moved - needed)

    def enough(self, action: Action) -> float:
        return 0.5

    def pay_skill(self, action: Action) -> float:
        return 0.1 * self.state.skills[of_skill(self.seat, action.a)]

    def pay_group(self, action: Action) -> float:
        return -0.5 * group(self.state, self.state.lot(action.a), self.seat)

    def pay_good(self, action: Action) -> float:
        return -1.0 if action.a == GOLD else 0.0

    # What a tile gives.

    def take(self, action: Action) -> float:
        return self.values.item[action.a]

    def take_contract(self, action: Action) -> float:
        return 1.0

    def copy(self, action: Action) -> float:
        return self.values.use[self.state.side(action.a)]

    def store(self, action: Action) -> float:
        return 1.0 if self.state.box.keeps[action.a] >= 0 else 0.0

    # Transport and upgrades.

    def carry(self, action: Action) -> float:
        wants = self.wants
        if wants is None:
            wants = self.wants = Wants(self.state, self.ground, self.values)
        tiles, good = self.ground.tiles, action.a
        here, there = tiles.index(action.b), tiles.index(action.c)
        return wants.pull(good, there) - wants.pull(good, here) - 0.02

    def upgrade(self, action: Action) -> float:
        return 3.0 + upgrade_gain(self.state, self.values, action.a)

    def extend(self, action: Action) -> float:
        return 2.0 + self.state.box.points[upgraded(action.a)]

    # Between the seasons.

    def board(self, action: Action) -> float:
        state, boat = self.state, action.a
        if state.season == WINTER:
            if boat == KEYFLOWER:
                return float(sum([state.box.move[state.side(tile)] for tile in self.ground.tiles]))
            if boat == SEA_BASTION:
                return float(self.ground.core)
            if boat == SEA_BREESE:
                return float(RIVER[min(self.ground.river + 1, len(RIVER) - 1)])
            return 7.0 if boat == WHITE_WIND else 5.0
        worth = 0.0
        if not isinstance(state.frames[-1], Board):
            return worth
        place = state.boats.index(boat)
        for colour in range(ALL_COLOURS):
            worth += state.cargo[of_colour(place, colour)]
        for skill in range(ALL_SKILLS):
            worth += 1.4 * state.crates[of_skill(place, skill)]
        return worth

    def place(self, action: Action) -> float:
        return 6.0 - self.state.box.season[action.a] if action.a >= FIRST_SPRING else 0.0

    def site(self, action: Action) -> float:
        """Roads that lead on, neighbours for turn order tiles, and not too far from home."""
        state, frame, box = self.state, self.state.frames[-1], self.state.box
        assert isinstance(frame, Site)
        village = self.ground.village
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
                nearest = min(nearest, self.ground.far[self.ground.tiles.index(other)])
        return worth - 0.4 * min(nearest, 9)

    # Winter.

    def submit(self, action: Action) -> float:
        """The tiles that would score well, and no others."""
        worth = 0.0
        for place in range(len(WINTER_TILES)):
            if (action.a >> place) & 1:
                worth += self.winter(FIRST_WINTER + place) - 5.0
        return worth

    def winter(self, tile: int) -> float:
        """What a winter tile would score, roughly."""
        state, values = self.state, self.values
        if not self.have:
            workers = by_colour(state.screens, self.seat)
            self.have = items(state, self.seat, self.ground.tiles, workers)
        if state.box.needs[tile]:
            each = state.box.points[basic(tile)] - (1 if values.tokens[tile][0] == GOLD_TOKEN else 0)
            return each * values.sets(tile, self.have, 0.3)
        return values.flat[tile] or 5.0


GUESSES: Final[dict[Verb, Callable[[Instinct, Action], float]]] = {
    BID: Instinct.bid,
    USE: Instinct.use,
    PASS: Instinct.leave,
    DONE: Instinct.leave,
    IN: Instinct.colour,
    WORKER: Instinct.colour,
    PAY: Instinct.colour,
    ADD: Instinct.add,
    MOVE: Instinct.move,
    ENOUGH: Instinct.enough,
    PAY_SKILL: Instinct.pay_skill,
    PAY_GROUP: Instinct.pay_group,
    PAY_GOOD: Instinct.pay_good,
    TAKE: Instinct.take,
    TAKE_CONTRACT: Instinct.take_contract,
    COPY: Instinct.copy,
    STORE: Instinct.store,
    CARRY: Instinct.carry,
    UPGRADE: Instinct.upgrade,
    EXTEND: Instinct.extend,
    BOARD: Instinct.board,
    PLACE: Instinct.place,
    AT: Instinct.site,
    SUBMIT: Instinct.submit,
}
