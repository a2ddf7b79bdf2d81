"""The turns of a season: bid, use or pass, clockwise, until all have passed in succession."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keyflower.actions import BID, DONE, PASS, TRADE, USE, KeyflowerAction
from keydom.games.keyflower.components import (
    ALL_TILES,
    BOAT_4B,
    COLOURS,
    FIRST_WINTER,
    HOMES,
    MOST_ON_A_TILE,
    SORCERER,
    TILES,
    WINTER,
)
from keydom.games.keyflower.rules import place_workers
from keydom.games.keyflower.rules.payment import FREE
from keydom.games.keyflower.rules.requirements import Requirements, allowed_colours, may_mix, why_locked
from keydom.games.keyflower.rules.transport import can_build, can_carry
from keydom.games.keyflower.rules.use import asks_more, has_effect
from keydom.games.keyflower.rules.workers import movable_workers, outbid, true_hand
from keydom.games.keyflower.state import NONE, ON_SALE, KeyflowerState

BIDS: Final = [BID.of(tile) for tile in range(ALL_TILES)]
USES: Final = [USE.of(tile) for tile in range(ALL_TILES)]


class NextTurn(Step[KeyflowerState]):
    """Whose turn it is; who can do nothing, as everybody sees, passes by itself."""

    def __init__(self, next: int) -> None:
        super().__init__()
        self.next = next

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        if state.passes >= state.seats:
            return
        turn = TURNS[self.next]
        if state.workers_of(self.next) or state.contracts_of(self.next) or outbid(state, self.next):
            state.frames.append(turn)
        else:
            turn.skip(state, tell)


class Acted(Step[KeyflowerState]):
    """A turn was used: passing starts anew, and the next player's turn comes."""

    def __init__(self, actor: int) -> None:
        super().__init__()
        self.actor = actor

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        state.passes = 0
        state.frames.append(NEXT[state.next_to(self.actor)])
        ask_for_trades(state, self.actor)


def ask_for_trades(state: KeyflowerState, seat: int) -> None:
    """Before the turn is handed on contracts may still be traded; who has none, as everybody sees, is not asked."""
    if state.hooks.may_trade(state, seat):
        state.frames.append(EndOfTurn(seat))


class EndOfTurn(Frame[KeyflowerState, KeyflowerAction]):
    """The action is done: trade contracts, or hand the turn on (R-KM-05)."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [*state.hooks.trades(state, self.seat), DONE.of()]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        if action.verb is TRADE:
            state.frames.append(Traded(self.seat))
            state.hooks.trade(state, self.seat, action.contract, action.thing, tell)

    def reveals(self, state: KeyflowerState, action: KeyflowerAction) -> bool:
        return action.verb is TRADE and state.hooks.trading_shows(state, self.seat, action.contract, action.thing)


class Traded(Step[KeyflowerState]):
    """A contract was traded at the end of a turn: there may be another."""

    def __init__(self, trader: int) -> None:
        super().__init__()
        self.trader = trader

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        ask_for_trades(state, self.trader)


class Turn(Frame[KeyflowerState, KeyflowerAction]):
    """Bid for a tile, use a tile, or pass."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        seat = self.seat
        hand = true_hand(state, seat)
        lots = outbid(state, seat)
        force = movable_workers(state, hand, lots)
        found: list[Action] = [BIDS[tile] for tile in place_workers.biddable(state, seat, force)]
        stuck = not can_carry(state, seat)
        hopeless = stuck and not can_build(state, hand, NONE, NONE)
        mixing = state.owner[BOAT_4B] == seat
        colours, last = state.tile_colours, state.last_use
        for tile in self.workplaces(state):
            if not mixing and force[colours[tile]] <= last[tile]:
                continue  # too few of the colour, which is found out soonest
            if place_workers.can_use(state, hand, tile, lots, force) and has_effect(state, tile):
                if asks_more(state, tile, stuck):  # R-KF-05, R-KF-26
                    if hopeless and tile != SORCERER:
                        continue
                    if not place_workers.can_fulfil(state, hand, Requirements(state, seat, tile, False), lots):
                        continue
                found.append(USES[tile])
        if state.merchants:
            found.extend(state.hooks.trades(state, seat))
        found.append(PASS.of())
        return found

    def workplaces(self, state: KeyflowerState) -> list[int]:
        """The tiles with an action: on auction, then in every village, the own one first."""
        usable = state.box.usable
        found = [tile for tile in state.on_sale if usable[tile]] if state.season != WINTER else []
        for seat in range(self.seat, state.seats):
            found.extend(state.workplaces[seat])
        for seat in range(self.seat):
            found.extend(state.workplaces[seat])
        return found

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        verb = action.verb
        if verb is PASS:
            self.skip(state, tell)
        elif verb is TRADE:
            state.frames.append(self)
            state.hooks.trade(state, self.seat, action.contract, action.thing, tell)
        else:
            state.frames.append(ACTED[self.seat])
            place_workers.ask_for_workers(state, self.seat, action.tile, verb is BID)

    def skip(self, state: KeyflowerState, tell: Listener | None) -> None:
        """Pass: not for good, for a later turn may come."""
        state.passes += 1
        state.frames.append(NEXT[state.next_to(self.seat)])
        if tell is not None:
            tell(Event("passed", {"seat": f"seat:{self.seat}"}))

    def reveals(self, state: KeyflowerState, action: KeyflowerAction) -> bool:
        if action.verb is BID or action.verb is USE:
            return place_workers.reveals_workers(state, self.seat, action.tile, action.verb is BID)
        return action.verb is TRADE and state.hooks.trading_shows(state, self.seat, action.contract, action.thing)

    def why_not(self, state: KeyflowerState, action: KeyflowerAction) -> Event | None:
        if (action.verb is not BID and action.verb is not USE) or action.tile >= ALL_TILES:
            return None
        tile = action.tile
        args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
        if action.verb is BID and state.lot(tile) < 0:
            return Event("not-on-auction", args)
        if action.verb is USE:
            if reason := self.unusable(state, tile):
                return reason
            if state.last_use[tile] + 1 > MOST_ON_A_TILE - state.workers_on(tile):
                return Event("tile-full", {**args, "count": MOST_ON_A_TILE - state.workers_on(tile)})
        return self.too_few(state, tile, action.verb is BID)

    def unusable(self, state: KeyflowerState, tile: int) -> Event | None:
        """Why nobody can use this tile."""
        args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
        if tile >= FIRST_WINTER and state.owner[tile] == ON_SALE:
            return Event("not-in-winter", args)
        if tile not in self.workplaces(state):
            return Event("no-action", args)
        return None if has_effect(state, tile) else Event("no-effect", args)

    def too_few(self, state: KeyflowerState, tile: int, bidding: bool) -> Event:
        """The workers do not suffice: because of the colour, if there is one to keep to."""
        required = Requirements(state, self.seat, tile, bidding)
        args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
        if not required.workers_only():
            priced = required.pay != FREE or len(required.prices) > 0
            required.waive_price()
            if place_workers.can_fulfil(state, true_hand(state, self.seat), required, outbid(state, self.seat)):
                return Event("cannot-pay-as-well", args) if priced else Event("no-errand", args)
        args["count"] = required.low
        allowed = allowed_colours(state, self.seat, tile, bidding)
        if len(allowed) > 1 or (not bidding and may_mix(state, self.seat, tile)):
            return Event("too-few-to-bid", args) if bidding else Event("too-few-to-use", args)
        args["colour"] = f"colour:{COLOURS[allowed[0]]}"
        return Event("too-few-in-colour", {**args, **why_locked(state, tile).args, "colour": args["colour"]})


# A frame never changes, so one for each seat that there can be is enough.
TURNS: Final = [Turn(seat) for seat in range(len(HOMES))]
NEXT: Final = [NextTurn(seat) for seat in range(len(HOMES))]
ACTED: Final = [Acted(seat) for seat in range(len(HOMES))]
