"""The turns of a season: bid, use or pass, clockwise, until all have passed in succession."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keyflower.actions import BID, DONE, PASS, TRADE, USE
from keydom.games.keyflower.components import (
    ALL_TILES,
    BOAT_4B,
    COLOURS,
    HOMES,
    MOST_ON_A_TILE,
    SORCERER,
    TILES,
    WINTER,
)
from keydom.games.keyflower.rules import muster
from keydom.games.keyflower.rules.haul import builds, carries
from keydom.games.keyflower.rules.payment import FREE
from keydom.games.keyflower.rules.purpose import Purpose, colours, locked, mixes
from keydom.games.keyflower.rules.use import asks, works
from keydom.games.keyflower.rules.workers import forces, outbid, true_hand
from keydom.games.keyflower.state import NONE, ON_SALE, Keyland, is_winter

BIDS: Final = [BID.of(tile) for tile in range(ALL_TILES)]
USES: Final = [USE.of(tile) for tile in range(ALL_TILES)]


class NextTurn(Step[Keyland]):
    """Whose turn it is; who can do nothing, as everybody sees, passes by itself."""

    __slots__ = ("next",)

    def __init__(self, next: int) -> None:
        super().__init__()
        self.next = next

    def run(self, state: Keyland, tell: Listener | None) -> None:
        if state.passes >= state.seats:
            return
        turn = TURNS[self.next]
        if state.workers_of(self.next) or state.contracts_of(self.next) or outbid(state, self.next):
            state.frames.append(turn)
        else:
            turn.skip(state, tell)


class Acted(Step[Keyland]):
    """A turn was used: passing starts anew, and the next player's turn comes."""

    __slots__ = ("actor",)

    def __init__(self, actor: int) -> None:
        super().__init__()
        self.actor = actor

    def run(self, state: Keyland, tell: Listener | None) -> None:
        state.passes = 0
        state.frames.append(NEXT[state.next_to(self.actor)])
        ask_for_trades(state, self.actor)


def ask_for_trades(state: Keyland, seat: int) -> None:
    """Before the turn is handed on contracts may still be traded; who has none, as everybody sees, is not asked."""
    if state.seams.may_trade(state, seat):
        state.frames.append(EndOfTurn(seat))


class EndOfTurn(Frame[Keyland]):
    """The action is done: trade contracts, or hand the turn on (R-KM-05)."""

    __slots__ = ()

    def offer(self, state: Keyland) -> list[Action]:
        return [*state.seams.trades(state, self.seat), DONE.of()]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        if action.verb is TRADE:
            state.frames.append(Traded(self.seat))
            state.seams.trade(state, self.seat, action, tell)

    def reveals(self, state: Keyland, action: Action) -> bool:
        return action.verb is TRADE and state.seams.shows(state, self.seat, action)


class Traded(Step[Keyland]):
    """A contract was traded at the end of a turn: there may be another."""

    __slots__ = ("trader",)

    def __init__(self, trader: int) -> None:
        super().__init__()
        self.trader = trader

    def run(self, state: Keyland, tell: Listener | None) -> None:
        ask_for_trades(state, self.trader)


class Turn(Frame[Keyland]):
    """Bid for a tile, use a tile, or pass."""

    __slots__ = ()

    def offer(self, state: Keyland) -> list[Action]:
        seat = self.seat
        hand = true_hand(state, seat)
        lots = outbid(state, seat)
        force = forces(state, hand, lots)
        found: list[Action] = [BIDS[tile] for tile in muster.biddable(state, seat, force)]
        stuck = not carries(state, seat)
        hopeless = stuck and not builds(state, hand, NONE, NONE)
        mixing = state.owner[BOAT_4B] == seat
        hues, last = state.hues, state.last
        for tile in self.workplaces(state):
            if not mixing and force[hues[tile]] <= last[tile]:
                continue  # too few of the colour, which is found out soonest
            if muster.can_use(state, hand, tile, lots, force) and works(state, tile):
                more = asks(state, tile, stuck)  # R-KF-05, R-KF-26
                able = not hopeless or tile == SORCERER
                if not more or (able and muster.can_muster(state, hand, tile, False, lots)):
                    found.append(USES[tile])
        if state.merchants:
            found.extend(state.seams.trades(state, seat))
        found.append(PASS.of())
        return found

    def workplaces(self, state: Keyland) -> list[int]:
        """The tiles with an action: on auction, then in every village, the own one first."""
        usable = state.box.usable
        found = [tile for tile in state.lots if usable[tile]] if state.season != WINTER else []
        for seat in range(self.seat, state.seats):
            found.extend(state.workplaces[seat])
        for seat in range(self.seat):
            found.extend(state.workplaces[seat])
        return found

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        verb = action.verb
        if verb is PASS:
            self.skip(state, tell)
        elif verb is TRADE:
            state.frames.append(self)
            state.seams.trade(state, self.seat, action, tell)
        else:
            state.frames.append(ACTED[self.seat])
            muster.begin(state, self.seat, action.a, verb is BID)

    def skip(self, state: Keyland, tell: Listener | None) -> None:
        """Pass: not for good, for a later turn may come."""
        state.passes += 1
        state.frames.append(NEXT[state.next_to(self.seat)])
        if tell is not None:
            tell(Event("passed", {"seat": f"seat:{self.seat}"}))

    def reveals(self, state: Keyland, action: Action) -> bool:
        if action.verb is BID or action.verb is USE:
            return muster.must_show(state, self.seat, action.a, action.verb is BID)
        return action.verb is TRADE and state.seams.shows(state, self.seat, action)

    def why_not(self, state: Keyland, action: Action) -> Event | None:
        if (action.verb is not BID and action.verb is not USE) or action.a >= ALL_TILES:
            return None
        tile = action.a
        args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
        if action.verb is BID and state.lot(tile) < 0:
            return Event("not-on-auction", args)
        if action.verb is USE:
            if reason := self.unusable(state, tile):
                return reason
            if state.last[tile] + 1 > MOST_ON_A_TILE - state.workers_on(tile):
                return Event("tile-full", {**args, "count": MOST_ON_A_TILE - state.workers_on(tile)})
        return self.too_few(state, tile, action.verb is BID)

    def unusable(self, state: Keyland, tile: int) -> Event | None:
        """Why nobody can use this tile."""
        args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
        if is_winter(tile) and state.owner[tile] == ON_SALE:
            return Event("not-in-winter", args)
        if tile not in self.workplaces(state):
            return Event("no-action", args)
        return None if works(state, tile) else Event("no-effect", args)

    def too_few(self, state: Keyland, tile: int, bidding: bool) -> Event:
        """The workers do not suffice: because of the colour, if there is one to keep to."""
        purpose = Purpose(state, self.seat, tile, bidding)
        args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
        if not purpose.easy():
            priced = purpose.pay != FREE or len(purpose.prices) > 0
            purpose.ease()
            if muster.suffices(state, true_hand(state, self.seat), purpose, outbid(state, self.seat)):
                return Event("cannot-pay-as-well", args) if priced else Event("no-errand", args)
        args["count"] = purpose.low
        allowed = colours(state, self.seat, tile, bidding)
        if len(allowed) > 1 or (not bidding and mixes(state, self.seat, tile)):
            return Event("too-few-to-bid", args) if bidding else Event("too-few-to-use", args)
        args["colour"] = f"colour:{COLOURS[allowed[0]]}"
        return Event("too-few-in-colour", {**args, **locked(state, tile).args, "colour": args["colour"]})


# A frame never changes, so one for each seat that there can be is enough.
TURNS: Final = [Turn(seat) for seat in range(len(HOMES))]
NEXT: Final = [NextTurn(seat) for seat in range(len(HOMES))]
ACTED: Final = [Acted(seat) for seat in range(len(HOMES))]
