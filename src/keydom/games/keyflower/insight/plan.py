"""What a player of Keyflower keeps in mind beyond the next position: the others, and the end of the season."""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.actions import ADD, BID, CARRY, PASS, PLACE, KeyflowerAction
from keydom.games.keyflower.components import ALL_COLOURS, FIRST_SPRING, FIRST_WINTER, WINTER, of_colour
from keydom.games.keyflower.insight.bids import chance_to_hold
from keydom.games.keyflower.insight.values import PRICES, TileValues
from keydom.games.keyflower.insight.winter_tiles import WinterTiles
from keydom.games.keyflower.rules.place_workers import Muster
from keydom.games.keyflower.rules.transport import Haul
from keydom.games.keyflower.rules.turns import Turn
from keydom.games.keyflower.state import NOBODY, KeyflowerState

MEASURES: Final = ("spite", "denied", "idle", "bid", "given", "lent", "seeming")
SPITE: Final = 0  # what a point that somebody else loses is worth, shared among the others
DENIED: Final = 1  # how much of a tile that somebody is outbid for is lost to them
IDLE: Final = 2  # what is lost with every worker that finds nothing more to do
# What a worker might have done later, beyond what the features say: one that is bid, one that works for somebody else,
# and one that comes back at the end of the season.
BID_AWAY: Final = 3
GIVEN: Final = 4
LENT: Final = 5
SEEMING: Final = 6  # how much safer bids look than they become when one passes
# By number of seats: with more of them more is on auction, and there is more to be had for workers at once.
IDLERS: Final = [0.0, 0.0, 0.2, 0.3, 0.3, 0.3, 0.3]
BIDS: Final = [0.0, 0.0, 0.5, 0.7, 0.6, 0.28, 0.2]
GIFTS: Final = [0.0, 0.0, 1.2, 0.7, 0.6, 0.5, 0.4]
LOANS: Final = [0.0, 0.0, 0.1, 0.3, 0.3, 0.3, 0.3]
TROUBLE: Final = 0.01  # goods are not carried to and fro for nothing
WINTER_PART: Final = 0.3


def default_measures(seats: int) -> list[float]:
    return [0.3, 0.6, IDLERS[seats], BIDS[seats], GIFTS[seats], LOANS[seats], 0.9]


class ActionPlan:
    """What each action of one decision brings or costs beyond the position that it leads to."""

    def __init__(
        self, state: KeyflowerState, measures: list[float], values: TileValues, rivals: list[WinterTiles | None]
    ) -> None:
        self.state = state
        self.seat = state.frames[-1].seat
        self.values = values
        self.rivals = rivals  # by seat, in winter only
        self.measures = measures
        self.share = measures[SPITE] / (state.seats - 1)

    def leanings(self, legal: list[KeyflowerAction]) -> list[float]:
        frame = self.state.frames[-1]
        if isinstance(frame, Turn):
            return [self.turn(action) for action in legal]
        if isinstance(frame, Muster):
            return [self.placed(frame, action) for action in legal]
        if isinstance(frame, Haul):
            return [-TROUBLE if action.verb is CARRY else 0.0 for action in legal]
        if legal[0].verb is PLACE:
            return [self.place(action.tile) for action in legal]
        return [0.0] * len(legal)

    def turn(self, action: KeyflowerAction) -> float:
        if action.verb is PASS:
            return self.leave()
        if action.verb is BID:
            return self.deny(action.tile)
        return 0.0

    def worth(self, tile: int, seat: int) -> float:
        """What a tile on auction is worth to somebody."""
        winter = self.rivals[seat]
        if tile >= FIRST_WINTER and winter is not None:
            return winter.fill(tile, WINTER_PART)
        return self.values.auction_value(tile, self.state.season)

    def leave(self) -> float:
        """To pass: bids look safer after it, but those who have passed would hardly answer them anyway."""
        state, seats = self.state, self.state.seats
        ending = (state.passes + 1) / seats
        lost = 0.0
        if state.passes < seats - 1:
            for colour in range(ALL_COLOURS):
                lost += self.measures[IDLE] * 0.5 * ending * ending * state.screens[of_colour(self.seat, colour)]
        for lot in range(len(state.on_sale)):
            bid = state.bid_size(lot, self.seat)
            if bid and state.lead(lot) == self.seat:
                risk = 1.0 - chance_to_hold(state, self.values, lot, self.seat, bid, 0)
                worth = self.worth(state.on_sale[lot], self.seat) - PRICES[state.season] * bid
                lost += self.measures[SEEMING] * risk * ending * max(0.0, worth)
        return -lost

    def deny(self, tile: int) -> float:
        """To outbid somebody takes from them what they were about to win."""
        state = self.state
        lot = state.lot(tile)
        leader = state.lead(lot)
        if leader in (NOBODY, self.seat):
            return 0.0
        bid = state.bid_size(lot, leader)
        return self.share * self.measures[DENIED] * max(0.0, self.worth(tile, leader) - PRICES[state.season] * bid)

    def placed(self, frame: Muster, action: KeyflowerAction) -> float:
        """Workers are held back for better things; on somebody else's tile they are theirs at the end of the season."""
        state = self.state
        if action.verb is not ADD:
            return 0.0
        measures = self.measures
        if frame.bidding:
            return -measures[BID_AWAY] * action.count
        owner = state.owner[frame.tile]
        if owner < 0:
            lot = state.lot(frame.tile)
            owner = state.lead(lot) if lot >= 0 else NOBODY
        if owner == self.seat:
            ending = state.passes / (state.seats - 1)
            return (measures[IDLE] * ending - measures[LENT] * (1.0 - ending)) * action.count
        if owner == NOBODY:
            return -measures[GIVEN] * action.count
        price = 0.3 if state.season == WINTER else PRICES[state.season]
        return -measures[GIVEN] * action.count - self.share * price * (action.count + 0.5)

    def place(self, tile: int) -> float:
        """Tiles with more roads come first."""
        return 0.1 * (WINTER - self.state.box.season[tile]) if tile >= FIRST_SPRING else 0.0
