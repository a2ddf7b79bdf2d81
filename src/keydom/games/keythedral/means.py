"""What a seat has to spend, decisions under way included, and which seats of the keythedral that would buy."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.games.keythedral.components import ALL_CUBES, RESOURCES, TIMBER, Box
from keydom.games.keythedral.rules.cubes import Hand, HandAny, Pay, Take
from keydom.games.keythedral.rules.fences import FenceSide, FenceSite
from keydom.games.keythedral.rules.laws import Enact, Lawful
from keydom.games.keythedral.rules.lead import Auction, Bid, Naming
from keydom.games.keythedral.rules.purchase import Closing, Price
from keydom.games.keythedral.rules.spend import Card
from keydom.games.keythedral.state import FACE_UP, NOBODY, UNSEEN, Keyland

TRADER: Final = 2  # cubes for one resource
NONE: Final = -1
CONTESTED: Final = 0.5  # how much another who can pay for it lowers the chance to get a tile
DELAY: Final = 0.94  # the chance that a tile is still there after a turn spent at the trader or a craftsman
HOARDED: Final = 0.8  # what a craft cube that no tile on sale asks for is still worth of the cubes paid for it
AMPLE: Final = 12.0  # resources that a seat can well use
IDLE: Final = 0.7  # what each further one is worth: it waits long, and whoever lacks it cannot buy it meanwhile


class Means:
    """The purse of a seat as it will be when what is under way has been settled."""

    __slots__ = ("bought", "law", "laws", "loose", "purse", "start", "tiles")

    def __init__(self, state: Keyland, seat: int) -> None:
        self.purse = state.purse(seat)
        self.loose = 0.0  # cubes to come, of a kind that is not settled
        self.bought = NONE  # the tile that the seat is about to acquire
        self.laws = state.hands[seat].bit_count()
        self.law: Action | None = None  # that the seat has played and that is not in force yet
        self.start = state.start
        self.tiles = for_sale(state)
        frames = state.frames
        for depth in range(len(frames) - 1, -1, -1):
            frame = frames[depth]
            if isinstance(frame, Hand):
                if frame.taker == seat:
                    self.purse[frame.cube] += 1
            elif isinstance(frame, (Closing, Price)):
                self.purchase(state, seat, frame)
            elif isinstance(frame, (Auction, Bid)):
                self.auction(state, seat, frame)
            elif isinstance(frame, Enact):
                below = frames[depth - 1]
                if isinstance(below, Lawful) and below.seat == seat:
                    self.law = frame.action
            else:
                self.small(state, seat, frame)

    def small(self, state: Keyland, seat: int, frame: object) -> None:
        """Payments and receipts that wait to be chosen."""
        if isinstance(frame, Pay):
            if frame.seat == seat:
                self.spend(state.box, frame.left, frame.floor, frame.limit)
            elif frame.to == seat:
                self.loose += frame.left
        elif isinstance(frame, Take):
            if frame.seat == seat:
                self.loose += frame.left
        elif isinstance(frame, HandAny):
            if frame.taker == seat:
                self.loose += frame.count
        elif isinstance(frame, (FenceSite, FenceSide)):
            if frame.seat == seat:
                self.purse[TIMBER] -= 1
        elif isinstance(frame, Card):
            if frame.taker == seat:
                self.laws += 1
        elif isinstance(frame, Naming):
            self.start = frame.seat

    def purchase(self, state: Keyland, seat: int, frame: Closing | Price) -> None:
        tile = frame.tile
        buyer = frame.buyer if isinstance(frame, Closing) else frame.seat
        if state.owner[tile] != FACE_UP:
            return
        if tile in self.tiles:
            self.tiles.remove(tile)
        if buyer != seat:
            return
        self.bought = tile
        cost = state.box.cost[tile]
        if isinstance(frame, Price):
            cost = [frame.due[cube] + frame.done[cube] for cube in range(ALL_CUBES)]
        buy(self.purse, cost, state.box.price, 0.0)

    def auction(self, state: Keyland, seat: int, frame: Auction | Bid) -> None:
        self.start = frame.holder
        if frame.bidder != NOBODY:
            self.start = frame.bidder
        if frame.bidder == seat:
            self.spend(state.box, frame.high, 0, ALL_CUBES)
        elif frame.bidder != NOBODY and frame.holder == seat:
            self.loose += frame.high

    def spend(self, box: Box, count: int, floor: int, limit: int) -> None:
        """Pay so many cubes of any kind: what is not wanted for the nearest tile first, and crafts last."""
        near = nearest(self.purse, self.tiles, box)
        for _ in range(count):
            best = NONE
            most = -100
            for cube in range(floor, limit):
                if self.purse[cube]:
                    over = self.purse[cube] - (box.cost[near][cube] if near != NONE else 0)
                    if cube >= RESOURCES:
                        over -= 20 + cube
                    if over > most:
                        most = over
                        best = cube
            if best != NONE:
                self.purse[best] -= 1


def for_sale(state: Keyland) -> list[int]:
    """The tiles on sale; as long as the stage has not been turned up, as many that may be."""
    owner, level = state.owner, state.box.level
    found = [tile for tile in range(len(owner)) if owner[tile] == FACE_UP and level[tile] == state.level]
    if found or not state.frames:
        return found
    for tile in range(len(owner)):
        if owner[tile] == UNSEEN and level[tile] == state.level and len(found) < state.box.spaces[state.level]:
            found.append(tile)
    return found


def gap(cubes: list[int], base: int, cost: list[int], price: list[int]) -> int:
    """How many cubes a purse lacks for a price, once all it can spare is changed at the trader and the craftsmen."""
    lacks = 0
    for cube in range(RESOURCES):
        over = cubes[base + cube] - cost[cube]
        lacks -= over if over >= 0 else TRADER * over
    for cube in range(RESOURCES, ALL_CUBES):
        over = cubes[base + cube] - cost[cube]
        lacks -= over if over >= 0 else price[cube] * over
    return lacks


def steps_to(cubes: list[int], base: int, cost: list[int]) -> int:
    """How many cubes of a price a purse does not hold."""
    count = 0
    for cube in range(ALL_CUBES):
        if cost[cube] > cubes[base + cube]:
            count += cost[cube] - cubes[base + cube]
    return count


def nearest(purse: list[int], tiles: list[int], box: Box) -> int:
    """The tile that a purse is nearest to, the dearer one among equals."""
    best = NONE
    least = 1000
    for tile in tiles:
        lacks = gap(purse, 0, box.cost[tile], box.price)
        if lacks <= least:
            least = lacks
            best = tile
    return best


def buy(purse: list[int], cost: list[int], price: list[int], loose: float) -> float:
    """Pay a price from a purse, changing what can be spared for what is missing; says what is left of loose cubes."""
    change = 0
    for cube in range(ALL_CUBES):
        purse[cube] -= cost[cube]
        if purse[cube] < 0:
            change -= purse[cube] * (TRADER if cube < RESOURCES else price[cube])
            purse[cube] = 0
    while change > 0:
        best = 0
        for cube in range(1, RESOURCES):
            if purse[cube] > purse[best]:
                best = cube
        if purse[best] == 0:
            return loose - change
        purse[best] -= 1
        change -= 1
    return loose


class Shopping:
    """The tiles that a purse buys one after the other, those first that need the least change."""

    __slots__ = ("changed", "kept", "lacks", "left", "points", "purse", "ready", "worth")

    def __init__(self, means: Means, box: Box, rivals: list[float], rate: float) -> None:
        self.purse = means.purse[:]
        self.ready = 0.0  # points of tiles that can be paid as they are, each by the chance to get it
        self.changed = 0.0  # points of tiles that need the trader or the craftsmen before
        self.points = 0.0
        self.worth = 0.0
        self.kept = 0.0  # cubes that are not spent where a tile is snapped up by others
        self.lacks = 0.0  # cubes that the next tile is away
        tiles = means.tiles[:]
        loose = means.loose
        while tiles:
            best = NONE
            least = 1000
            for tile in tiles:
                lacks = gap(self.purse, 0, box.cost[tile], box.price)
                if lacks <= least:
                    least = lacks
                    best = tile
            if least > loose:
                self.lacks = least - loose
                break
            loose = self.take(box, best, loose, rivals[best], rate)
            tiles.remove(best)
        self.left = loose + self.kept
        for cube in range(RESOURCES):
            self.left += self.purse[cube]
        if self.left > AMPLE:
            self.left = AMPLE + IDLE * (self.left - AMPLE)
        for cube in range(RESOURCES, ALL_CUBES):
            self.left += self.purse[cube] * box.worth[cube] * HOARDED

    def take(self, box: Box, tile: int, loose: float, rivals: float, rate: float) -> float:
        """Buy a tile, unless the cubes are better kept; says what is left of loose cubes."""
        cost = box.cost[tile]
        steps = 0
        worth = 0
        spent = 0
        for cube in range(ALL_CUBES):
            worth += cost[cube] * box.worth[cube]
            over = cost[cube] - self.purse[cube]
            if over > 0:
                steps += over
                if cube < RESOURCES:
                    spent += over * (TRADER - 1)
        spent += worth
        value = box.value[box.level[tile]]
        delay = DELAY**steps
        if value * delay < rate * spent:
            return loose
        chance = delay / (1.0 + CONTESTED * rivals * (1.0 + steps))
        self.points += value * chance
        self.worth += worth * chance
        self.kept += spent * (1.0 - chance)
        if steps:
            self.changed += value * chance
        else:
            self.ready += value * chance
        return buy(self.purse, cost, box.price, loose)
