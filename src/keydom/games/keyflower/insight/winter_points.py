"""What is there for the taking in winter: points that workers nobody needs any more can still bring at once."""

from __future__ import annotations

from typing import Final, cast

from keydom.core.action import Action
from keydom.core.game import settle
from keydom.games.keyflower.actions import ADD, CARRY, EXTEND, TRADE, UPGRADE, USE, KeyflowerAction
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    BEEKEEPER,
    DELIVERY_MAN,
    FIRST_WINTER,
    GLADE,
    GLADE_IN_WINTER,
    WHITE_WIND,
)
from keydom.games.keyflower.insight.geography import Geography
from keydom.games.keyflower.insight.policy import Policy
from keydom.games.keyflower.insight.values import TileValues
from keydom.games.keyflower.rules.requirements import may_counter
from keydom.games.keyflower.rules.transport import Haul
from keydom.games.keyflower.rules.turns import EndOfTurn, Turn
from keydom.games.keyflower.rules.workers import movable_workers, outbid, true_hand
from keydom.games.keyflower.scoring.count import Tally
from keydom.games.keyflower.state import NONE, ON_SALE, KeyflowerState

TRIED: Final = 150  # positions looked at for one action, at most
CARRIES: Final = 3  # ways to carry on that are tried at each step


def standing(state: KeyflowerState, seat: int) -> int:
    """The score as it stands, with all tiles that the seat is about to win."""
    twin = state.copy()
    twin.owner = twin.owner[:]
    for lot in range(len(twin.on_sale)):
        if twin.lead(lot) == seat:
            twin.owner[twin.on_sale[lot]] = seat
    return Tally(twin, seat).score().total


def free_workers(state: KeyflowerState, seat: int) -> list[int]:
    """The workers of a seat by colour that are not at work or in a leading bid."""
    return movable_workers(state, true_hand(state, seat), outbid(state, seat))[:ALL_COLOURS]


class WinterPoints:
    """One look at a seat's turn in winter, before it leaves everything as it is."""

    def __init__(self, state: KeyflowerState, values: TileValues, geography: Geography) -> None:
        self.state = state
        self.seat = state.frames[-1].seat
        self.values = values
        self.geography = geography
        self.left = 0
        self.before = standing(state, self.seat)
        self.held = free_workers(state, self.seat)
        self.wanted = [False] * ALL_COLOURS  # colours that may still be needed for bids

    def override(self, legal: list[Action], choice: Action) -> Action:
        """The use, upgrade or step that adds most at once where nothing is lost by it; if there is none, the choice."""
        if self.reopens():
            return choice
        best, most = choice, 0
        for action in legal:
            if action.verb is USE or action.verb is UPGRADE or action.verb is EXTEND or action.verb is CARRY:
                self.left = TRIED
                gain = self.after(self.state, action)
                if gain > most:
                    best, most = action, gain
        return best

    def reopens(self) -> bool:
        """Which colours bids may need; says whether to act would let others answer a bid that they have left alone."""
        state, seat = self.state, self.seat
        last = isinstance(state.frames[-1], Turn) and self.ends()
        for lot in range(len(state.on_sale)):
            if not self.worthwhile(lot):
                continue
            leads = state.lead(lot) == seat
            if leads and not self.answerable(lot):
                continue
            if leads and state.passes and isinstance(state.frames[-1], Turn):
                return True
            if last:
                continue  # there is nothing to wait for
            tile_colour = state.tile_colours[state.on_sale[lot]]
            low = 1 if leads else state.best(lot) + 1 - state.bid_size(lot, seat)
            for colour in range(ALL_COLOURS):
                fits = tile_colour in (NONE, colour) or may_counter(state, seat, lot)
                self.wanted[colour] = self.wanted[colour] or (fits and self.held[colour] >= low)
        return False

    def ends(self) -> bool:
        """Whether to pass ends the season: everybody else has passed, or can do nothing else."""
        state = self.state
        if state.passes == state.seats - 1:
            return True
        others = [other for other in range(state.seats) if other != self.seat]
        return not any(state.workers_of(other) or outbid(state, other) for other in others)

    def worthwhile(self, lot: int) -> bool:
        """Whether a tile on auction would bring the seat anything."""
        state, tile = self.state, self.state.on_sale[lot]
        if tile < FIRST_WINTER or tile in (BEEKEEPER, DELIVERY_MAN, GLADE, GLADE_IN_WINTER):
            return True
        twin = state.copy()
        twin.owner = twin.owner[:]
        for other in range(len(twin.on_sale)):
            if other != lot and twin.lead(other) == self.seat:
                twin.owner[twin.on_sale[other]] = self.seat
        without = Tally(twin, self.seat).score().total
        twin.owner[tile] = self.seat
        return Tally(twin, self.seat).score().total > without

    def answerable(self, lot: int) -> bool:
        """Whether somebody else could outbid the seat."""
        state, colour = self.state, self.state.bid_colour(lot, self.seat)
        bid = state.bid_size(lot, self.seat)
        for other in range(state.seats):
            if other != self.seat and free_workers(state, other)[colour] + state.bid_size(lot, other) > bid:
                return True
        return False

    def after(self, state: KeyflowerState, action: Action) -> int:
        """By how much the score grows at once, if the seat goes on with an action as well as it can."""
        twin = state.copy()
        twin.frames.pop().apply(twin, action, None)
        settle(twin, None)
        self.left -= 1
        frame = twin.frames[-1] if twin.frames else None
        if frame is None or frame.seat != self.seat or isinstance(frame, (Turn, EndOfTurn)):
            return self.gain(twin)
        best = 0
        for further in self.ways_on(twin, frame.offer(twin)):
            if self.left > 0:
                best = max(best, self.after(twin, further))
        return best

    def ways_on(self, state: KeyflowerState, legal: list[Action]) -> list[Action]:
        """No more workers than needed, and the likeliest of many ways to carry goods."""
        fewest = [action for action in legal if action.verb is ADD][:1]
        if fewest:
            return fewest
        if not isinstance(state.frames[-1], Haul):
            return legal
        found = [action for action in legal if action.verb not in (CARRY, TRADE)]
        carries = [action for action in legal if action.verb is CARRY]
        guesses = Policy(state, self.values, self.geography).guesses(cast("list[KeyflowerAction]", carries))
        order = sorted(range(len(carries)), key=lambda place: -guesses[place])
        return [*found, *[carries[place] for place in order[:CARRIES]]]

    def gain(self, state: KeyflowerState) -> int:
        """What came of it: 0 if workers were spent that are still wanted, less what it brings to somebody else."""
        spent = [had - has for had, has in zip(self.held, free_workers(state, self.seat), strict=True)]
        for colour in range(ALL_COLOURS):
            if spent[colour] > 0 and self.wanted[colour]:
                return 0
        gain = standing(state, self.seat) - self.before
        if gain <= 0:
            return 0
        for other in range(state.seats):
            if other != self.seat:
                gain -= max(0, standing(state, other) - standing(self.state, other))
        return gain - self.gone(state) if self.state.owner[WHITE_WIND] == ON_SALE else gain

    def gone(self, state: KeyflowerState) -> int:
        """Workers that do not come home: to White Wind each is worth a point."""
        home, away = 0, 0
        for tile in range(len(state.owner)):
            if state.owner[tile] == self.seat:
                home += state.workers_on(tile)
                away += self.state.workers_on(tile)
        return sum(self.held) + away - sum(free_workers(state, self.seat)) - home
