"""What a seat has to spend, decisions under way included."""

from __future__ import annotations

from keydom.games.keythedral.actions import KeythedralAction
from keydom.games.keythedral.components import ALL_CUBES, RESOURCES, TIMBER, Box
from keydom.games.keythedral.insight.market import for_sale, nearest
from keydom.games.keythedral.rules.cubes import Hand, HandAny, Pay, Take
from keydom.games.keythedral.rules.fences import FenceSide, FenceSite
from keydom.games.keythedral.rules.laws import Enact, LawFrame
from keydom.games.keythedral.rules.lead import Auction, Bid, Naming
from keydom.games.keythedral.rules.purchase import Closing, Price
from keydom.games.keythedral.rules.spend import TRADE_PRICE, Card
from keydom.games.keythedral.state import FACE_UP, NOBODY, KeythedralState


class Holdings:
    """The cubes and laws of a seat as they will be when what is under way has been settled."""

    def __init__(self, state: KeythedralState, seat: int) -> None:
        self.cubes = state.purse(seat)
        self.loose = 0.0  # cubes to come, of a kind that is not settled
        self.bought = NOBODY  # the tile that the seat is about to acquire
        self.laws = state.hands[seat].bit_count()
        self.law: KeythedralAction | None = None  # that the seat has played and that is not in force yet
        self.start = state.start
        self.tiles = for_sale(state)
        frames = state.frames
        for depth in range(len(frames) - 1, -1, -1):
            frame = frames[depth]
            if isinstance(frame, Hand):
                if frame.taker == seat:
                    self.cubes[frame.cube] += 1
            elif isinstance(frame, (Closing, Price)):
                self.purchase(state, seat, frame)
            elif isinstance(frame, (Auction, Bid)):
                self.auction(state, seat, frame)
            elif isinstance(frame, Enact):
                below = frames[depth - 1]
                if isinstance(below, LawFrame) and below.seat == seat:
                    self.law = frame.action
            else:
                self.payment(state, seat, frame)

    def payment(self, state: KeythedralState, seat: int, frame: object) -> None:
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
                self.cubes[TIMBER] -= 1
        elif isinstance(frame, Card):
            if frame.taker == seat:
                self.laws += 1
        elif isinstance(frame, Naming):
            self.start = frame.seat

    def purchase(self, state: KeythedralState, seat: int, frame: Closing | Price) -> None:
        tile = frame.tile
        buyer = frame.buyer if isinstance(frame, Closing) else frame.seat
        if state.owner[tile] != FACE_UP:
            return
        if tile in self.tiles:
            self.tiles.remove(tile)
        if buyer != seat:
            return
        self.bought = tile
        cost = frame.total() if isinstance(frame, Price) else state.box.cost[tile]
        buy(self.cubes, cost, state.box.price, 0.0)

    def auction(self, state: KeythedralState, seat: int, frame: Auction | Bid) -> None:
        self.start = frame.holder
        if frame.bidder != NOBODY:
            self.start = frame.bidder
        if frame.bidder == seat:
            self.spend(state.box, frame.high, 0, ALL_CUBES)
        elif frame.bidder != NOBODY and frame.holder == seat:
            self.loose += frame.high

    def spend(self, box: Box, count: int, floor: int, limit: int) -> None:
        """Pay so many cubes of any kind: what is not wanted for the nearest tile first, and crafts last."""
        near = nearest(self.cubes, self.tiles, box)
        for _ in range(count):
            best = NOBODY
            most = -100
            for cube in range(floor, limit):
                if self.cubes[cube]:
                    over = self.cubes[cube] - (box.cost[near][cube] if near != NOBODY else 0)
                    if cube >= RESOURCES:
                        over -= 20 + cube
                    if over > most:
                        most = over
                        best = cube
            if best != NOBODY:
                self.cubes[best] -= 1


def buy(cubes: list[int], cost: list[int], price: list[int], loose: float) -> float:
    """Pay a price in cubes, changing what can be spared for what is missing; says what is left of loose cubes."""
    change = 0
    for cube in range(ALL_CUBES):
        cubes[cube] -= cost[cube]
        if cubes[cube] < 0:
            change -= cubes[cube] * (TRADE_PRICE if cube < RESOURCES else price[cube])
            cubes[cube] = 0
    while change > 0:
        best = 0
        for cube in range(1, RESOURCES):
            if cubes[cube] > cubes[best]:
                best = cube
        if cubes[best] == 0:
            return loose - change
        cubes[best] -= 1
        change -= 1
    return loose


def wealth(state: KeythedralState, seat: int) -> float:
    """The cubes of a seat, crafts at what they are bought for."""
    count = 0.0
    for cube in range(ALL_CUBES):
        count += state.cubes[seat * ALL_CUBES + cube] * state.box.worth[cube]
    return count
