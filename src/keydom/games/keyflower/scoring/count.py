"""The end of the game: the twelve steps of the score, with the best allocation of what each player has."""

from __future__ import annotations

from typing import Final

from keydom.core.game import Line, Score
from keydom.core.hexes import SIDES, STEPS, opposite
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_GOODS,
    ANY_GOOD,
    ARTISAN,
    BEEKEEPER,
    BOAT_2B,
    BOAT_3B,
    BUILDER,
    CONTRACTS,
    DELIVERY_MAN,
    DEVELOPER,
    EXTENSIONS,
    FIRST_AUTUMN,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_SUMMER,
    FIRST_WINTER,
    FLIPPER,
    FLIPPER_II,
    GLADE,
    GLADE_IN_WINTER,
    GOLD,
    IANVINCIBLE_II,
    KEYFLOWER,
    KEYFLOWER_II,
    KEYSIDE,
    KEYTHEDRAL,
    MULETEER,
    PURPLE_CONTRACT,
    ROAD,
    SEA_BASTION,
    SEA_BREESE,
    SEA_BREESE_II,
    TALTON_LODGE,
    TILES,
    WHITE_WIND,
    WHITE_WIND_II,
    Target,
    basic,
    by_colour,
    by_good,
    by_skill,
    of_colour,
    of_good,
    upgraded,
)
from keydom.games.keyflower.rules.workers import outbid
from keydom.games.keyflower.scoring.allocation import Allocation, allocate
from keydom.games.keyflower.scoring.items import MARKER, Holding, Yard
from keydom.games.keyflower.scoring.river import RIVER, river
from keydom.games.keyflower.scoring.roads import loop, walk
from keydom.games.keyflower.state import NONE, KeyflowerState

WINTER_GOLD: Final = 3  # of Keyflower II
KEYSIDE_GOODS: Final = 3
FULFILLED: Final = 7  # points of a contract
NOTHING: Final = -1
ON_YARD: Final = "marker"  # the start player's piece, put on a yard


def scores(state: KeyflowerState) -> list[Score]:
    return [Tally(state, seat).score() for seat in range(state.seats)]


def gifts(state: KeyflowerState) -> list[list[int]]:
    """What Keyflower II and Keyside bring each seat, from the start player on, as far as it is there (R-KF-34)."""
    supply = state.supply[:]
    found = [[0] * ALL_GOODS for _ in range(state.seats)]
    for seat in state.clockwise(state.start):
        for good in range(ALL_GOODS):
            wanted = KEYSIDE_GOODS if state.owner[KEYSIDE] == seat else 0
            if good == GOLD and state.owner[KEYFLOWER_II] == seat:
                wanted += WINTER_GOLD
            found[seat][good] = min(wanted, supply[good])
            supply[good] -= found[seat][good]
    return found


class Tally:
    """The score of one seat."""

    def __init__(self, state: KeyflowerState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.mine = [tile for tile in range(len(state.owner)) if state.owner[tile] == seat]
        self.village = state.maps[seat]
        self.flip = NOTHING  # the tile that Flipper turns over, or Flipper II extends
        self.allocations: dict[int, Allocation] = {}  # by the yard that Flipper turns over, or NOTHING

    def has(self, tile: int) -> bool:
        return self.state.owner[tile] == self.seat

    def score(self) -> Score:
        """The best of all ways to use Flipper, each with the best allocation."""
        best: list[Line] = []
        total = -1
        for flip in self.flips():
            self.flip = flip
            lines = self.lines()
            points = sum([line.points for line in lines])
            if points > total:
                best, total = lines, points
        return Score(best, self.precedence())

    def precedence(self) -> tuple[int, ...]:
        """With The Merchants an earlier boat in winter is ahead of equals; without it they are equal (R-KF-31)."""
        return (-self.state.boarding_rank[self.seat],) if self.state.merchants else ()

    def flips(self) -> list[int]:
        """What Flipper may be used on, first of all nothing."""
        state = self.state
        if self.has(FLIPPER):
            return [NOTHING, *[tile for tile in self.mine if state.box.cost[tile] and not state.up[tile]]]
        if self.has(FLIPPER_II) and state.extensions_left():
            return [NOTHING, *[tile for tile in self.mine if state.up[tile] and state.extended[tile] == NONE]]
        return [NOTHING]

    def side(self, tile: int) -> int:
        """A tile's visible side, turned over by Flipper if it is the one."""
        up = self.state.up[tile] or (tile == self.flip and self.has(FLIPPER))
        return upgraded(tile) if up else basic(tile)

    def is_extended(self, tile: int) -> bool:
        return self.state.extended[tile] != NONE or (tile == self.flip and self.has(FLIPPER_II))

    def lines(self) -> list[Line]:
        """All lines of the score, in the order of the steps."""
        allocation = self.allocation()
        lines = [*self.stored(allocation), *self.fixed()]
        lines.extend(self.allocated(allocation))
        lines.extend(self.counted())
        lines.extend(self.boats())
        lines.extend(self.orders())
        if allocation.workers:
            lines.append(Line(f"tile:{TILES[WHITE_WIND]}", allocation.workers))
        if allocation.gold:
            lines.append(Line("gold", allocation.gold))
        return lines

    # Steps 1, 5 and 6: resources on yards, fixed points, extensions.

    def keeps(self, tile: int, good: int) -> bool:
        """Whether a good that lies on a tile may score there: its kind and gold do on a yard, with boat 3b all do."""
        wanted = self.state.box.keeps[tile]
        return wanted in (good, ANY_GOOD) or (wanted >= 0 and (good == GOLD or self.has(BOAT_3B)))  # R-KF-22

    def yards(self) -> list[Yard]:
        """What lies on yards and scores there, unless it scores more elsewhere (R-KF-21)."""
        box, found = self.state.box, []
        for tile in self.mine:
            if box.keeps[tile] >= 0:
                counts = by_good(self.state.goods, tile)
                goods = [count if self.keeps(tile, good) else 0 for good, count in enumerate(counts)]
                found.append(Yard(TILES[tile], box.each[self.side(tile)], goods))
        return found

    def stored(self, allocation: Allocation) -> list[Line]:
        """What is left on yards."""
        lines = []
        for yard, count in zip(self.yards(), allocation.kept, strict=True):
            if count:
                lines.append(Line(f"tile:{yard.id}", count * yard.rate, {"count": count, "value": yard.rate}))
        return lines

    def fixed(self) -> list[Line]:
        """Points printed on tiles and boats; an extension counts those of its tile once more."""
        box, lines = self.state.box, []
        for tile in self.mine:
            if tile >= FIRST_WINTER and tile != KEYTHEDRAL:
                continue
            points = box.points[self.side(tile)]
            if points:
                lines.append(Line(f"tile:{TILES[tile]}", points))
            if points and self.state.extended[tile] != NONE:
                extension = EXTENSIONS[self.state.extended[tile]]
                lines.append(Line(f"extension:{extension}", points, {"tile": f"tile:{TILES[tile]}"}))
            elif points and self.is_extended(tile):
                lines.append(Line(f"tile:{TILES[FLIPPER_II]}", points, {"tile": f"tile:{TILES[tile]}"}))
        return lines

    # Step 7 to 9: the allocation.

    def allocation(self) -> Allocation:
        """The best allocation; it depends on Flipper only through what yards score."""
        turned = self.flip if self.flip != NOTHING and self.state.box.keeps[self.flip] >= 0 else NOTHING
        if turned not in self.allocations:
            self.allocations[turned] = allocate(self.holding(), self.targets())
        return self.allocations[turned]

    def holding(self) -> Holding:
        state, seat = self.state, self.seat
        workers = by_colour(state.screens, seat)
        for tile in self.mine:  # before the end: those that will come home
            for colour in range(ALL_COLOURS):
                workers[colour] += state.on[of_colour(tile, colour)]
        for lot in outbid(state, seat):
            workers[state.bid_colour(lot, seat)] += state.bid_size(lot, seat)
        skills = by_skill(state.skills, seat)
        goods = [0] * ALL_GOODS
        for tile in self.mine:
            for good in range(ALL_GOODS):
                if not self.keeps(tile, good):
                    goods[good] += state.goods[of_good(tile, good)]
        for good, count in enumerate(gifts(state)[seat]):
            goods[good] += count
        spare_worker = state.box.each[basic(WHITE_WIND)] if self.has(WHITE_WIND) else 0
        items, marker, wild = [*workers, *skills, *goods], state.start == seat, self.has(BOAT_3B)
        return Holding(items, marker, wild, 1, spare_worker, self.yards())

    def targets(self) -> list[Target]:
        """Winter tiles by sets, contracts, and a yard that the marker may be put on."""
        box, found = self.state.box, []
        for tile in self.mine:
            if tile >= FIRST_WINTER and box.needs[tile]:
                found.append(Target(TILES[tile], box.points[basic(tile)], box.set_needs[tile], True, box.alike[tile]))
        found.extend(self.contracts())
        rate = max([0, *[yard.rate for yard in self.yards()]])
        if rate:
            found.append(Target(ON_YARD, rate, [MARKER], False))
        return found

    def contracts(self) -> list[Target]:
        """The contracts; White Wind II makes them worth more, the Muleteer those that stay unfulfilled."""
        state, box = self.state, self.state.box
        fulfilled = box.each[basic(WHITE_WIND_II)] if self.has(WHITE_WIND_II) else FULFILLED
        otherwise = box.points[basic(MULETEER)] if self.has(MULETEER) else 0
        found = []
        for card, holder in enumerate(state.contracts):
            if holder == self.seat:
                open_to = card != PURPLE_CONTRACT or self.has(state.order_tiles()[-1])  # R-KF-23
                points = fulfilled if open_to else otherwise
                found.append(Target(CONTRACTS[card], points, box.contract_needs[card], False, False, otherwise))
        return found

    def allocated(self, allocation: Allocation) -> list[Line]:
        lines = []
        unfulfilled = 0
        for place, target in enumerate(self.targets()):
            points, count = allocation.points[place], allocation.counts[place]
            if target.repeats:
                lines.append(Line(f"tile:{target.id}", points, {"count": count, "value": target.points}))
            elif target.id == ON_YARD:
                if count:
                    lines.append(Line(ON_YARD, points))
            elif count:
                lines.append(Line(f"contract:{target.id}", points))
            else:
                unfulfilled += points
        if self.has(MULETEER):
            lines.append(Line(f"tile:{TILES[MULETEER]}", unfulfilled))
        return lines

    # Step 9 and 10: winter tiles and boats that count something.

    def counted(self) -> list[Line]:
        lodge = self.has(TALTON_LODGE)
        return self.lines_for(
            {
                ARTISAN: len([tile for tile in self.mine if self.side(tile) == upgraded(tile)]),
                BUILDER: len([tile for tile in self.mine if self.is_extended(tile)]),
                BEEKEEPER: len(self.neighbours(BEEKEEPER)),
                GLADE: len([tile for tile in self.neighbours(GLADE) if FIRST_SUMMER <= tile < FIRST_AUTUMN]),
                GLADE_IN_WINTER: len([tile for tile in self.neighbours(GLADE_IN_WINTER) if tile >= FIRST_WINTER]),
                DELIVERY_MAN: self.deliveries(),
                DEVELOPER: sum([self.icons(tile) for tile in self.neighbours(DEVELOPER)]),
                TALTON_LODGE: sum([self.worker_icons(tile) for tile in self.mine]) if lodge else 0,
            }
        )

    def lines_for(self, counts: dict[int, int]) -> list[Line]:
        """A line for each of these tiles that the seat has: how many it counts, and what each of them scores."""
        box, lines = self.state.box, []
        for tile, count in counts.items():
            if self.has(tile):
                value = box.points[basic(tile)] if tile >= FIRST_WINTER else box.each[self.side(tile)]
                lines.append(Line(f"tile:{TILES[tile]}", count * value, {"count": count, "value": value}))
        return lines

    def icons(self, tile: int) -> int:
        """Upgrade icons on a tile, cabins included."""
        home = tile < FIRST_BOAT
        return self.state.box.icons[self.side(tile)] + (self.state.cabins[self.seat] if home else 0)

    def worker_icons(self, tile: int) -> int:
        """Workers shown on a tile, whatever for; of the turn order tiles only the last lies with one up (R-KF-33)."""
        if FIRST_ORDER <= tile < FIRST_SPRING and tile != self.state.order_tiles()[-1]:
            return 0
        return self.state.box.shown[self.side(tile)]

    def boats(self) -> list[Line]:
        box = self.state.box
        double = 2 if self.has(BOAT_2B) else 1
        units = {
            KEYFLOWER: double * sum([box.move[self.side(tile)] for tile in self.mine]),
            SEA_BASTION: loop(*self.roads()) if self.has(SEA_BASTION) else 0,
            SEA_BREESE_II: len([tile for tile in self.mine if tile >= FIRST_WINTER]),
            IANVINCIBLE_II: double * sum([self.icons(tile) for tile in self.mine]),
        }
        lines = self.lines_for(units)
        if self.has(SEA_BREESE):
            length = river(self.state, self.village)
            lines.append(Line(f"tile:{TILES[SEA_BREESE]}", RIVER[min(length, len(RIVER) - 1)], {"count": length}))
        return lines

    # Step 11: turn order tiles.

    def orders(self) -> list[Line]:
        counts = {tile: len(self.neighbours(tile)) for tile in self.mine if FIRST_ORDER <= tile < FIRST_SPRING}
        return [Line(f"tile:{TILES[tile]}", count, {"count": count}) for tile, count in counts.items()]

    # The village.

    def neighbours(self, tile: int) -> list[int]:
        """The tiles next to one of this seat's village."""
        spot = self.state.spots[tile]
        if not self.has(tile) or not spot:
            return []
        return [self.village[spot + step] for step in STEPS if spot + step in self.village]

    def roads(self) -> tuple[int, list[tuple[int, int]]]:
        """The road net: how many tiles, and which places are linked."""
        state, places = self.state, {tile: place for place, tile in enumerate(self.village.values())}
        links = []
        for spot, tile in self.village.items():
            for side in range(SIDES // 2):
                other = self.village.get(spot + STEPS[side], -1)
                if other >= 0 and state.edge(tile, side) == ROAD and state.edge(other, opposite(side)) == ROAD:
                    links.append((places[tile], places[other]))
        return len(places), links

    def deliveries(self) -> int:
        if not self.has(DELIVERY_MAN) or not self.state.spots[DELIVERY_MAN]:
            return 0
        tiles, links = self.roads()
        return walk(tiles, links, list(self.village.values()).index(DELIVERY_MAN))
