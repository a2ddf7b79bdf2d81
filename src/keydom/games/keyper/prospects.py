"""What a seat has and what may come of it: goods, tiles, and the work that is under way."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_RESOURCES,
    ALL_SEASONS,
    BRICKS,
    BUILD,
    COUNTRY,
    DISCOUNT,
    FIRST_WINTER_FAIR,
    GEM,
    GOODS,
    RAW,
    RIVER,
    TILE,
    TRADE_FINISHED,
    TRADE_RAW,
    UPGRADE,
    WHEAT,
    WHITE,
    WINTER,
    WINTER_FAIRS,
    YIELDS,
)
from keydom.games.keyper.rules.boats import Deal, cargo_of
from keydom.games.keyper.rules.build import Build, BuildHere, Upgrade, here, payable_tiles
from keydom.games.keyper.rules.job import Job
from keydom.games.keyper.rules.market import TakeTile
from keydom.games.keyper.rules.plots import Plot
from keydom.games.keyper.rules.prices import Pay
from keydom.games.keyper.rules.trade import ACCEPTS, GIVEN, GOT, TRADE_FINISHED_GOODS, WILD, YIELDED, Trade
from keydom.games.keyper.rules.turns import Join
from keydom.games.keyper.scoring import DOCK_AIM, UPGRADED_DOCK_AIM
from keydom.games.keyper.state import (
    ALL_PLOTS,
    BOARD,
    COLUMNS,
    FARM_PLOTS,
    LYING,
    NEXT,
    NOBODY,
    PLOTS,
    VILLAGE_PLOTS,
    Keydom,
)
from keydom.games.keyper.tiles import (
    BARN,
    BOARDING_HOUSE,
    BUILDER,
    DRAINAGE,
    FARM_LABOURER,
    FARMYARD,
    HOME_TILES,
    MERCHANT,
    PAVEMENTS,
    PROSPECTOR,
    SCRAP_DEALER,
    SEAFARER,
    SHIPPING_AGENT,
    STATUE,
    THATCHER,
)
from keydom.games.keyper.worth import (
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
    RECIPE,
    SET,
    SETS,
    SHIPS,
    STORES,
    USE,
    VILLAGE,
)

SEASON: Final = 11  # turns of one season, about
MOST: Final = 4  # times that a tile scores
JOINED: Final = 0.5  # actions more, since somebody may join
RAW_COST: Final = 0.9  # points that a raw material or a finished good is worth when there is time to spend it
FINISHED_COST: Final = 1.4
WHEAT_COST: Final = 1.2
LATER: Final = 0.5  # of what an upgrade may bring some day
MOST_FIELDS: Final = [0, 2, 3, 3, 4, 3, 0]  # of each border on a display of winter
HOMES: Final = (1 << HOME_TILES) - 1
HOME_GAIN: Final = 3.0  # points that building one of the home tiles brings: what a better tile is measured by


class Prospects:
    """One seat's, worked out in one go; `value` and `job` answer questions about single tiles and fields."""

    __slots__ = (
        *("actions", "best", "better_farm", "better_village", "box", "built", "far", "farm", "gems", "goods", "kind"),
        *("laid", "now", "nows", "plot", "room", "rooms", "seat", "second", "soon", "spend", "standing", "state"),
        *("team", "third", "turns", "upgraded", "uses", "village"),
    )

    def __init__(self, state: Keydom, seat: int) -> None:
        box = state.box
        self.state = state
        self.seat = seat
        self.box = box
        self.built = state.built[seat]
        self.upgraded = self.built & state.upgraded[seat]
        self.village = (self.built & box.village).bit_count()
        self.farm = (self.built & box.farm).bit_count()
        self.better_village = (self.upgraded & box.village).bit_count()
        self.better_farm = (self.upgraded & box.farm).bit_count()
        base = seat * ALL_RESOURCES
        self.goods: list[float] = [float(count) for count in state.goods[base : base + ALL_RESOURCES]]
        self.turns = max(state.left)
        time = (WINTER - state.season) * SEASON + self.turns
        self.soon = min(1.0, time / 22)  # how far what takes a while can still come true
        self.far = min(1.0, time / 44)  # the part of the game that is left
        self.spend = min(1.0, time / 8)  # how far goods can still be spent
        self.kind = -1  # of the field where this seat has actions to come, or a plot
        self.plot = -1
        self.actions = 0.0
        self.team: list[int] = []
        self.standing = 0  # keyples that this seat can lay down, at home and on its board
        self.laid = 0  # keyples that come home with it
        self.now = 0.0  # what the tile asked for last scores now, and what it could score besides
        self.room = 0.0
        self.best = 0.0
        self.second = 0.0
        self.third = 0.0
        self._work()
        self._home()
        self.gems = self.goods[GEM:]
        self.nows = [0.0] * GROUPS
        self.rooms = [0.0] * GROUPS
        self.uses = 0.0

    # The work under way.

    def _work(self) -> None:
        """The actions that this seat still has on a field or plot; a harvest to come counts as brought in."""
        frames, seat = self.state.frames, self.seat
        top = frames[-1]
        if isinstance(top, Join):
            if top.active == seat:
                self._at(top.spot, 1.0 + JOINED + (1.0 if self.box.border[top.spot % BOARD] == top.skill else 0.0))
            return
        if isinstance(top, BuildHere):
            if top.seat == seat:
                self.kind, self.plot, self.actions = BUILD, top.plot, 1.0
            return
        place = len(frames) - 1
        while place >= 0 and place > len(frames) - 4:
            job = frames[place]
            if isinstance(job, Job):
                left = job.left if job.active == seat else job.joiner_left if job.joiner == seat else 0
                if top.seat == seat and isinstance(top, (Build, Deal, Plot, TakeTile, Trade, Upgrade)):
                    left += 1
                if left:
                    self._at(job.spot, float(left))
                return
            place -= 1

    def _at(self, spot: int, actions: float) -> None:
        self.actions = actions
        if spot >= PLOTS:
            self.plot = (spot - PLOTS) % ALL_PLOTS
            return
        kind = spot % BOARD
        if YIELDS[kind] >= 0:
            self.goods[YIELDS[kind]] += min(actions, float(self.state.supply[YIELDS[kind]]))
        elif kind == RIVER:
            self.kind = RIVER
            self.plot = self.state.moored[spot // BOARD]  # the boat
        else:
            self.kind = kind

    def _home(self) -> None:
        """Keyples at home and on the claimed board: they can be laid down, and belong to the next team."""
        state, seat = self.state, self.seat
        place = seat * ALL_COLOURS
        team = [state.team[place + colour] + state.resting[place + colour] for colour in range(ALL_COLOURS)]
        self.team = team
        first = PLOTS + seat * ALL_PLOTS
        for spot in range(first, first + ALL_PLOTS):
            if state.spots[spot]:
                self._count(state.spots[spot])
        board = state.board_of(seat)
        if board != NOBODY:
            for kind in state.kinds(board):
                if state.spots[board * BOARD + kind]:
                    self._count(state.spots[board * BOARD + kind])

    def _count(self, there: int) -> None:
        while there:
            self.team[(there & 7) - 1] += 1
            self.laid += 1
            if there & LYING == 0:
                self.standing += 1
            there >>= NEXT

    def pending(self) -> float:
        """What the actions to come are worth, besides a harvest."""
        top = self.state.frames[-1]
        worth = 0.0
        if isinstance(top, Pay) and top.seat == self.seat:
            worth -= self.cost(top.price)
        if self.actions == 0.0:
            return worth
        if self.kind == RIVER:
            return worth + self.boat(self.plot, self.actions)
        if self.kind >= 0:
            return worth + self.job(self.kind, self.actions)
        if self.plot >= 0:
            return worth + self.at_home(self.plot, self.actions, True)
        return worth

    # Tiles.

    def tally(self) -> None:
        """Add up what all tiles of the seat score, by group."""
        state, place = self.state, self.seat * ALL_PLOTS
        for plot in range(ALL_PLOTS):
            tile = state.tops[place + plot] - 1
            if tile < 0:
                continue
            up = (self.upgraded >> tile) & 1
            self.assess(tile, plot, up == 1, True)
            self.nows[GROUP[tile]] += self.now
            self.rooms[GROUP[tile]] += self.room
            self.uses += USE[tile * 2 + up]

    def value(self, tile: int, plot: int, up: bool) -> float:
        """What a tile may be worth in the end; plot -1: one that is not built yet."""
        self.assess(tile, plot, up, False)
        return self.now + LIKELY[GROUP[tile]] * self.room * self.soon + USE[tile * 2 + (1 if up else 0)] * self.far

    def assess(self, tile: int, plot: int, up: bool, take: bool) -> None:
        """What a tile scores now, and what it could score besides; take: its gems are no others' any more."""
        each = float(self.box.upgraded[tile] if up else self.box.initial[tile])
        group = GROUP[tile]
        if group == FLAT:
            self.now, self.room = each, 0.0
        elif group == HOUSE:
            self._filled(each, min(4.0, self.goods[COUNTED[tile]]), 4.0)
        elif group == CROWD:
            self._filled(each, self._types(tile == FARMYARD), 4.0)
        elif group == FARM:
            self._farm(tile, each, up, plot < 0)
        elif group == AROUND:
            self._around(tile, each, up, plot)
        elif group == VILLAGE:
            self._village(tile, each, up, plot < 0)
        elif group == SETS:
            self._sets(each, SET[tile * 2 + (1 if up else 0)], take)
        elif group == STORES:
            self._stores(tile, each)
        else:
            self._others(tile, group, each, up)

    def _filled(self, each: float, count: float, most: float) -> None:
        self.now = each * count
        self.room = each * (most - count)

    def _types(self, tame: bool) -> float:
        count = 0.0
        for animal in range(GOODS, GEM):
            if self.goods[animal] > 0.0 and ((WILD >> animal) & 1 == 0) == tame:
                count += min(1.0, self.goods[animal])
        return count

    def _farm(self, tile: int, each: float, up: bool, new: bool) -> None:
        if tile == BARN:
            self._filled(each, min(8.0, (self.better_farm if up else self.farm) + (1.0 if new else 0.0)), 8.0)
        elif self.farm == FARM_PLOTS:
            self._filled(each, 1.0, 1.0)
        else:
            self.now, self.room = 0.0, each * max(0.0, (self.farm - 2) / 6)

    def _village(self, tile: int, each: float, up: bool, new: bool) -> None:
        if tile == STATUE:
            self._filled(
                each, float(((self.upgraded if up else self.built) & self.box.village & HOMES).bit_count()), 6.0
            )
        elif tile == THATCHER:
            more = 1 if new else 0
            if up:
                self._filled(each, float(self.better_village + more), 12.0)
            else:
                self._filled(each, (self.village + more) / 2, 6.0)
        elif self.village == VILLAGE_PLOTS:
            self._filled(each, 1.0, 1.0)
        else:
            self.now, self.room = 0.0, each * max(0.0, (self.village - 4) / 8)

    def _around(self, tile: int, each: float, up: bool, plot: int) -> None:
        """Village tiles on the diagonals, in row and column, or next to it; where it would stand if it is not built."""
        if plot < FARM_PLOTS:
            count = 0.3 * self.village + (1.0 if tile != BOARDING_HOUSE else 0.0)
            self._filled(each, min(count, 5.0), 4.0 if tile == BOARDING_HOUSE else 5.0)
            return
        first = self.seat * ALL_PLOTS + FARM_PLOTS
        row, column = (plot - FARM_PLOTS) // COLUMNS, (plot - FARM_PLOTS) % COLUMNS
        count = most = 0.0 if tile == BOARDING_HOUSE else 1.0
        for other in range(VILLAGE_PLOTS):
            down, across = other // COLUMNS - row, other % COLUMNS - column
            if down == 0 and across == 0:
                continue
            if tile == DRAINAGE:
                near = down == across or down == -across
            elif tile == PAVEMENTS:
                near = down == 0 or across == 0
            else:
                near = (down == 0 and -1 <= across <= 1) or (up and across == 0 and -1 <= down <= 1)
            if near:
                most += 1.0
                if self.state.tops[first + other]:
                    count += 1.0
        self._filled(each, count, most)

    def _sets(self, each: float, gems: int, take: bool) -> None:
        pile = self.gems if take else self.goods
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
        self.now = each * (count + 0.5 * self.soon * max(0.0, partly / size - count))
        self.room = each * 4.0 - self.now

    def _stores(self, tile: int, each: float) -> None:
        if tile == PROSPECTOR:
            self._filled(each, min(4.0, max(0.0, sum(self.gems))), 4.0)
        elif tile == SCRAP_DEALER:
            count = 0.0
            for good in range(GOODS):
                count += self.goods[good]
            self._filled(each, min(4.0, count / 2), 4.0)
        else:
            self._filled(each, min(4.0, self.goods[COUNTED[tile] if COUNTED[tile] >= 0 else WHEAT]), 4.0)

    def _others(self, tile: int, group: int, each: float, up: bool) -> None:
        state = self.state
        winter = state.season == WINTER
        if group == PATRON:
            count = min(4.0, float(self.team[COUNTED[tile]] + self.team[WHITE]))
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

    # What actions are worth.

    def cost(self, price: int) -> float:
        """What a price is worth to this seat: by its icons, cheap ones that take raw materials and dear ones."""
        total = 0.0
        for icon in self.box.ways[self.box.price[price]][0]:
            total += RAW_COST if icon & 7 else FINISHED_COST
        return total * self.spend

    def gain(self, tile: int, plot: int) -> float:
        """What building a tile brings, with the hope for its upgrade, before its cost."""
        value = self.value(tile, plot, False)
        return value + LATER * self.soon * max(0.0, self.value(tile, plot, True) - value - 1.0)

    def raised(self, tile: int, plot: int) -> float:
        """What upgrading a tile brings, before its cost."""
        return self.value(tile, plot, True) - self.value(tile, plot, False)

    def _clear(self) -> None:
        self.best = self.second = self.third = 0.0

    def _rank(self, worth: float) -> None:
        if worth > self.best:
            self.third, self.second, self.best = self.second, self.best, worth
        elif worth > self.second:
            self.third, self.second = self.second, worth
        elif worth > self.third:
            self.third = worth

    def _first(self, actions: float) -> float:
        """What so many actions bring, the best ones first."""
        if actions <= 1.0:
            return self.best * actions
        if actions <= 2.0:
            return self.best + self.second * (actions - 1.0)
        return self.best + self.second + self.third * (actions - 2.0)

    def builds(self, tiles: int, cheap: float) -> None:
        """Rank the tiles of a set, all in hand, by what building them brings."""
        self._clear()
        tile = 0
        while tiles:
            if tiles & 1:
                self._rank(self.gain(tile, -1) - cheap * self.cost(tile))
            tiles >>= 1
            tile += 1

    def upgrades(self, tiles: int) -> None:
        """Rank the tiles of a set, all built and not upgraded, by what upgrading them brings; as far as goods reach."""
        self._clear()
        state, place = self.state, self.seat * ALL_PLOTS
        finished = self.goods[3] + self.goods[4] + self.goods[5] + self.goods[WHEAT]
        coins = finished + self.goods[0] + self.goods[1] + self.goods[2]
        if coins < 1.0:
            return
        for plot in range(ALL_PLOTS):
            tile = state.tops[place + plot] - 1
            if tile >= 0 and (tiles >> tile) & 1 and (plot < FARM_PLOTS or finished >= 1.0):
                cost = RAW_COST if plot < FARM_PLOTS else WHEAT_COST
                self._rank(self.raised(tile, plot) - cost * self.spend)
        if coins < 3.0:
            self.third = 0.0
            if coins < 2.0:
                self.second = 0.0

    def takes(self) -> None:
        """Rank what lies on the market."""
        self._clear()
        market = self.state.market
        tile = HOME_TILES
        left = market & ((1 << COUNTRY) - 1)
        while left:
            if left & 1:
                self._rank(self.planned(tile))
            left >>= 1
            tile += 1
        left = market >> COUNTRY
        fair = 0
        while left:
            if left & 1:
                self._rank(self.winter_fair(fair))
            left >>= 1
            fair += 1

    def planned(self, tile: int) -> float:
        """What a tile in hand that is not built yet is worth."""
        return max(0.0, self.gain(tile, -1) - self.cost(tile) - HOME_GAIN * self.soon) * min(1.0, self.soon * 1.5)

    def winter_fair(self, fair: int) -> float:
        """What a winter fair that is not held yet is worth: the better of its sides."""
        number = FIRST_WINTER_FAIR + fair
        ease = self.ease(WINTER)
        plain = self.likely(self.missing(self.goods, self.box.needs[number]), ease) * self.box.points[number]
        full = self.likely(self.missing(self.goods, self.box.gems[number]), ease) * self.box.gem_points[number]
        return max(plain, full)

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
        return lacking

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

    def job(self, kind: int, actions: float) -> float:
        """What so many actions on a field are worth, for fields that bring forth nothing by themselves."""
        state, seat = self.state, self.seat
        if kind == TILE:
            self.takes()
            return self._first(min(actions, 2.0))
        if kind in (BUILD, DISCOUNT):
            tiles = payable_tiles(state, seat, 1 if kind == DISCOUNT else 0) & state.plans[seat]
            self.builds(tiles, 0.6 if kind == DISCOUNT else 1.0)
            goods = self.goods
            coins = goods[0] + goods[1] + goods[2] + goods[3] + goods[4] + goods[5] + goods[6]
            return self._first(min(actions, coins / (1.3 if kind == DISCOUNT else 2.2)))
        if kind == UPGRADE:
            self.upgrades(self.built & ~self.upgraded)
            return self._first(actions)
        if kind == TRADE_RAW:
            return self._traded(6, actions)
        if kind == TRADE_FINISHED:
            return self._traded(TRADE_FINISHED_GOODS, actions)
        return min(actions, self.goods[kind - BRICKS]) * (FINISHED_COST - RAW_COST) * self.spend

    def _traded(self, recipe: int, actions: float) -> float:
        """What a conversion brings: the best that it gives out for the cheapest that it takes."""
        dear, cheap, stock = 0.0, 99.0, 0.0
        for resource in range(ALL_RESOURCES):
            if (YIELDED[recipe] >> resource) & 1 and self.state.supply[resource] > 0:
                dear = max(dear, self.want(resource))
            if (ACCEPTS[recipe] >> resource) & 1 and self.goods[resource] >= 1.0:
                cheap = min(cheap, self.want(resource))
                stock += self.goods[resource]
        if stock < GIVEN[recipe]:
            return 0.0
        return max(0.0, GOT[recipe] * dear * 0.9 - GIVEN[recipe] * cheap) * min(actions, stock / GIVEN[recipe])

    def boat(self, boat: int, actions: float) -> float:
        """What so many actions on a boat are worth: sell what is wanted less than its price, or take what is wanted."""
        state, seat = self.state, self.seat
        sale = 2.0
        if state.shows(seat, SHIPPING_AGENT):
            sale += 1.0 if state.is_upgraded(seat, SHIPPING_AGENT) else 0.4
        cargo = cargo_of(state, boat)
        total = 0.0
        for place in range(2):
            resource = cargo[place]
            keep = self.want(resource)
            if self.goods[resource] >= 1.0 and sale > keep:
                count = min(actions, self.goods[resource])
                total += count * (sale - keep)
                actions -= count
        return total + actions * max(self.want(cargo[0]), self.want(cargo[1]))

    def aboard(self) -> float:
        """What coming aboard a boat brings by itself."""
        worth = 0.0
        if self.state.shows(self.seat, SEAFARER):
            worth += 2.0 if self.state.is_upgraded(self.seat, SEAFARER) else 1.0
        if self.state.shows(self.seat, MERCHANT) and self.state.is_upgraded(self.seat, MERCHANT):
            worth += 2.0
        return worth

    def at_home(self, plot: int, actions: float, played: bool) -> float:
        """What so many actions on a plot are worth: use its tile, upgrade it, or build."""
        state, seat = self.state, self.seat
        tile = state.tops[seat * ALL_PLOTS + plot] - 1
        if tile < 0:
            self.builds(here(state, seat, plot), 1.0)
            return self.best
        up = (self.upgraded >> tile) & 1
        if not up:
            self.upgrades(1 << tile)
            worth = self.best
            if worth > 0.0:
                return worth + (self._used(tile, 1) * (actions - 1.0) if actions > 1.0 else 0.0)
        return self._used(tile, up) * actions

    def _used(self, tile: int, up: int) -> float:
        recipe = RECIPE[tile * 2 + up]
        if recipe >= 25:
            return max(self._traded(6, 1.0), self._traded(TRADE_FINISHED_GOODS, 1.0)) * (1.5 if up else 1.0)
        if recipe >= 0:
            return self._traded(recipe, 1.0)
        if tile == BUILDER:
            self.builds(payable_tiles(self.state, self.seat, 2 + up) & self.state.plans[self.seat], 0.5)
            return self.best
        if tile == FARM_LABOURER:
            self.builds(self.state.plans[self.seat] & self.box.farm, 0.0)
            return self.best
        return 0.0

    def want(self, resource: int) -> float:
        """What one more of a resource is worth."""
        have = self.goods[resource]
        if resource < RAW:
            return RAW_COST * self.spend * (1.1 if have < 1.0 else 0.9 if have < 3.0 else 0.5)
        if resource < WHEAT:
            return FINISHED_COST * self.spend * (1.1 if have < 1.0 else 0.95 if have < 4.0 else 0.6)
        if resource == WHEAT:
            return WHEAT_COST * self.spend * (1.0 if have < 2.0 else 0.7 if have < 4.0 else 0.4)
        return self._animal(resource, have) if resource < GEM else self._gem(resource - GEM, have)

    def _animal(self, animal: int, have: float) -> float:
        """Its own house, farmyard or paddock, a fair; or the hope of a house in hand."""
        worth = self._shown_at(animal, have)
        for plot in range(FARM_PLOTS):
            tile = self.state.tops[self.seat * ALL_PLOTS + plot] - 1
            if tile < 0:
                continue
            up = (self.upgraded >> tile) & 1
            each = self.box.upgraded[tile] if up else self.box.initial[tile] + 0.4 * self.soon
            if GROUP[tile] == HOUSE and COUNTED[tile] == animal and have < 4.0:
                return worth + each
            if GROUP[tile] == CROWD and have < 1.0 and ((WILD >> animal) & 1 == 0) == (tile == FARMYARD):
                worth += each * 0.9
        return worth + 0.25 * self.soon

    def _gem(self, gem: int, have: float) -> float:
        """A set of a tile that is built or in hand; or the prospector."""
        worth = 0.2 * self.soon + self._shown_at(GEM + gem, have)
        for tile in range(48, 54):
            shown = (self.built >> tile) & 1
            if shown or (self.state.plans[self.seat] >> tile) & 1:
                up = (self.upgraded >> tile) & 1
                if (SET[tile * 2 + up] >> gem) & 1 and have < 4.0:
                    worth = max(worth, 1.8 if shown else 1.2 * min(1.0, self.soon * 2))
        if (self.built >> PROSPECTOR) & 1 and worth < 1.0:
            worth = 1.0 + ((self.upgraded >> PROSPECTOR) & 1)
        return worth

    def _shown_at(self, resource: int, have: float) -> float:
        """What a resource adds to the fairs of a seat."""
        if have >= 1.0:
            return 0.0
        state = self.state
        worth = 0.0
        if state.season < WINTER:
            fair = state.season * 6 + max(0, state.private[self.seat * 3 + state.season])
            if self.box.needs[fair][resource]:
                worth += 0.8 * self.box.points[fair] / (1.0 + self.missing(self.goods, self.box.needs[fair]))
        for place in range(WINTER_FAIRS):
            if (state.winter[self.seat] >> place) & 1 and self.box.gems[FIRST_WINTER_FAIR + place][resource]:
                lacking = self.missing(self.goods, self.box.gems[FIRST_WINTER_FAIR + place])
                worth += 4.0 / (1.0 + lacking) if lacking < 4.0 else 0.5
        return worth
