"""Making a bid or using a tile: of which colour the workers are, which outbid groups move, how many more are added."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Listener, Value
from keydom.games.keyflower.actions import ADD, IN, MOVE, KeyflowerAction
from keydom.games.keyflower.components import ALL_COLOURS, BOAT_4A, COLOURS, MOST_ON_A_TILE, TILES, of_colour
from keydom.games.keyflower.rules import use
from keydom.games.keyflower.rules.mixing import NO_WORKERS, Mix
from keydom.games.keyflower.rules.payment import FREE, can_pay
from keydom.games.keyflower.rules.requirements import (
    Requirements,
    TileFrame,
    allowed_colours,
    completes,
    may_counter,
    may_join,
    may_mix,
    why_locked,
)
from keydom.games.keyflower.rules.workers import Hand, known_hand, move_group, outbid, put_on, true_hand
from keydom.games.keyflower.state import NONE, KeyflowerState
from keydom.games.keyflower.state.full_state import more, put


def biddable(state: KeyflowerState, seat: int, force: list[int]) -> list[int]:
    """The tiles that a seat with these `movable_workers` can bid for: all of a colour may go to one bid."""
    bids, colours, seats = state.bids, state.tile_colours, state.seats
    free = state.owner[BOAT_4A] == seat
    found: list[int] = []
    first = 0
    for lot, tile in enumerate(state.on_sale):
        colour, low = colours[tile], 1
        if colour != NONE:  # else nobody has bid
            best = 0
            for place in range(first, first + seats):
                count = bids[place]
                if count > best:
                    best = count
            own = bids[first + seat]
            if own != best:
                low = best + 1  # workers that are there already count, unless they lead
            if own:
                colour = state.bid_colours[first + seat]
            elif free and may_counter(state, seat, lot):
                colour = NONE
        if force[colour] >= low:
            found.append(tile)
        first += seats
    return found


def can_use(state: KeyflowerState, hand: Hand, tile: int, lots: list[int], force: list[int]) -> bool:
    """Whether a seat has the workers to use a tile."""
    seat, tile_colour, low = hand.seat, state.tile_colours[tile], state.last_use[tile] + 1
    high = MOST_ON_A_TILE - state.workers_on(tile) if low > 1 else MOST_ON_A_TILE
    if high < low:
        return False
    pay = state.box.pay[tile]
    if may_mix(state, seat, tile):
        if pay == FREE and hand.size() >= low:
            return True
    else:
        if force[tile_colour] < low:
            return False
        if pay == FREE:
            if hand.has(tile_colour, low) or (lots and all_fit(hand, force, tile_colour, low, high)):
                return True
        elif not use.transports(state, tile):
            spare = can_spare(state, hand, pay, tile_colour, low, lots)
            if spare or not lots:
                return spare
    return can_fulfil(state, hand, Requirements(state, seat, tile, False), lots)


def all_fit(hand: Hand, force: list[int], wanted: int, low: int, high: int) -> bool:
    """Whether all outbid groups of a colour, or of any one (NONE), find room on a tile and are enough with the rest."""
    first = hand.seat * ALL_COLOURS
    for colour in range(ALL_COLOURS):
        if wanted in (NONE, colour) and force[colour] >= low and force[colour] - hand.workers[first + colour] <= high:
            return True
    return False


def can_spare(state: KeyflowerState, hand: Hand, pay: int, wanted: int, low: int, lots: list[int]) -> bool:
    """Whether so many workers of a colour, or of any one (NONE), can come from the screen and leave the price."""
    first = hand.seat * ALL_COLOURS
    for colour in range(ALL_COLOURS):
        allowed = wanted in (NONE, colour) and hand.workers[first + colour] >= low
        if allowed and can_pay(state, hand, pay, colour, low, 0, lots):
            return True
    return False


def can_fulfil(state: KeyflowerState, hand: Hand, required: Requirements, lots: list[int]) -> bool:
    """Whether a hand has what a bid or a use takes."""
    tile = required.tile
    if not required.bidding and may_mix(state, hand.seat, tile):
        return Mix(hand.seat, tile, NO_WORKERS, 0).completes(state, hand, required, lots)
    for colour in allowed_colours(state, hand.seat, tile, required.bidding):
        if completes(state, hand, required, colour, 0, lots):
            return True
    return False


def reveals_workers(state: KeyflowerState, seat: int, tile: int, bidding: bool) -> bool:
    """Whether announcing this tells the others something of what is behind the screen."""
    required = Requirements(state, seat, tile, bidding)
    untouched = required.low == 1 and len(allowed_colours(state, seat, tile, bidding)) == ALL_COLOURS
    if untouched and required.workers_only() and state.workers_of(seat):
        return False  # one worker of any colour is enough
    return not can_fulfil(state, known_hand(state, seat), required, outbid(state, seat))


def ask_for_workers(state: KeyflowerState, seat: int, tile: int, bidding: bool) -> None:
    """Ask for the workers; the colour only where more than one is allowed."""
    if not bidding and may_mix(state, seat, tile):
        state.frames.append(Mix(seat, tile, NO_WORKERS, 0))
        return
    allowed = allowed_colours(state, seat, tile, bidding)
    if len(allowed) == 1:
        state.frames.append(Muster(seat, tile, bidding, allowed[0], 0))
    else:
        state.frames.append(Colour(seat, tile, bidding))


class Colour(TileFrame):
    """The colour of a bid or a use, on a tile that has none yet."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [IN.of(colour) for colour in self.workable(state, true_hand(state, self.seat))]

    def workable(self, state: KeyflowerState, hand: Hand) -> list[int]:
        """The colours in which a hand has enough workers."""
        required, lots = Requirements(state, self.seat, self.tile, self.bidding), outbid(state, self.seat)
        return [colour for colour in range(ALL_COLOURS) if completes(state, hand, required, colour, 0, lots)]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.frames.append(Muster(self.seat, self.tile, self.bidding, action.colour, 0))

    def reveals(self, state: KeyflowerState, action: KeyflowerAction) -> bool:
        return action.colour not in self.workable(state, known_hand(state, self.seat))

    def why_not(self, state: KeyflowerState, action: KeyflowerAction) -> Event | None:
        if action.verb is not IN or action.colour >= ALL_COLOURS:
            return None
        return Event(
            "too-few-workers", {"colour": f"colour:{COLOURS[action.colour]}", "tile": f"tile:{TILES[self.tile]}"}
        )


class Muster(TileFrame):
    """The workers of a bid or a use: outbid groups move here one by one, then some come from behind the screen."""

    def __init__(self, seat: int, tile: int, bidding: bool, colour: int, joined: int) -> None:
        super().__init__(seat, tile, bidding)
        self.colour = colour
        self.joined = joined  # a bit for each lot whose group is to be moved

    def args(self) -> dict[str, Value]:
        return {**super().args(), "colour": f"colour:{COLOURS[self.colour]}"}

    def moved(self, state: KeyflowerState, lots: list[int]) -> int:
        """How many workers are in the groups that are to be moved."""
        total = 0
        if self.joined:
            for lot in lots:
                if (self.joined >> lot) & 1:
                    total += state.bid_size(lot, self.seat)
        return total

    def offer(self, state: KeyflowerState) -> list[Action]:
        seat, hand = self.seat, true_hand(state, self.seat)
        required = Requirements(state, seat, self.tile, self.bidding)
        lots = outbid(state, seat)
        found: list[Action] = []
        for lot in lots:
            joined = self.joined | 1 << lot
            if joined == self.joined or not may_join(state, seat, required, self.colour, lot):
                continue
            if completes(state, hand, required, self.colour, joined, lots):
                found.append(MOVE.of(state.on_sale[lot]))
        have = self.moved(state, lots)
        screen = hand.workers[of_colour(seat, self.colour)]
        easy = required.workers_only()
        for count in range(max(0, required.low - have), min(screen, required.high - have) + 1):
            if easy or required.leaves_enough(state, hand, self.colour, count, self.joined, lots):
                found.append(ADD.of(count))
        return found

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        if action.verb is MOVE:
            joined = self.joined | 1 << state.lot(action.group)
            state.frames.append(Muster(self.seat, self.tile, self.bidding, self.colour, joined))
            return
        count = action.count
        for lot in outbid(state, self.seat) if self.joined else []:
            if (self.joined >> lot) & 1:
                count += move_group(state, lot, self.seat, NONE if self.bidding else self.tile, tell)
        state.lose_workers(self.seat, self.colour, action.count)
        if self.bidding:
            self.bid(state, count, tell)
        else:
            put_on(state, self.tile, self.colour, count)
            use.use_tile(state, self.seat, self.tile, count, tell)

    def bid(self, state: KeyflowerState, count: int, tell: Listener | None) -> None:
        place = state.lot(self.tile) * state.seats + self.seat
        state.bids = more(state.bids, place, count)
        state.bid_colours = put(state.bid_colours, place, self.colour)
        if state.tile_colours[self.tile] == NONE:
            state.recolour(self.tile, self.colour)
        if tell is not None:
            tile, colour = f"tile:{TILES[self.tile]}", f"colour:{COLOURS[self.colour]}"
            total = state.bids[place]
            tell(Event("bid", {"seat": f"seat:{self.seat}", "tile": tile, "colour": colour, "count": total}))

    def reveals(self, state: KeyflowerState, action: KeyflowerAction) -> bool:
        hand = known_hand(state, self.seat)
        required = Requirements(state, self.seat, self.tile, self.bidding)
        lots = outbid(state, self.seat)
        if action.verb is MOVE:
            joined = self.joined | 1 << state.lot(action.group)
            return not completes(state, hand, required, self.colour, joined, lots)
        if hand.workers[of_colour(self.seat, self.colour)] < action.count:
            return True
        return not required.leaves_enough(state, hand, self.colour, action.count, self.joined, lots)

    def why_not(self, state: KeyflowerState, action: KeyflowerAction) -> Event | None:
        if action.verb is IN and state.tile_colours[self.tile] != NONE:
            return why_locked(state, self.tile)
        if action.verb is MOVE:
            return self.why_not_move(state, action.group)
        if action.verb is not ADD:
            return None
        required = Requirements(state, self.seat, self.tile, self.bidding)
        lots = outbid(state, self.seat)
        total = action.count + self.moved(state, lots)
        tile, colour = f"tile:{TILES[self.tile]}", f"colour:{COLOURS[self.colour]}"
        if total < required.low and self.bidding:
            return Event("bid-too-low", {"tile": tile, "count": state.best(state.lot(self.tile))})
        if total < required.low:
            return Event("use-too-low", {"tile": tile, "count": state.last_use[self.tile]})
        if total > required.high:
            return Event("tile-full", {"tile": tile, "count": required.high})
        rest = [lot for lot in lots if not (self.joined >> lot) & 1]
        free = [lot for lot in rest if may_join(state, self.seat, required, self.colour, lot)]
        held = state.screens[of_colour(self.seat, self.colour)]
        if action.count > held and free:
            args: dict[str, Value] = {"group": f"tile:{TILES[state.on_sale[free[0]]]}", "colour": colour, "held": held}
            return Event("group-stays-whole", {**args, "count": state.bid_size(free[0], self.seat)})
        if action.count > held:
            return Event("not-so-many", {"colour": colour, "count": held})
        return Event("cannot-pay-as-well", {"tile": tile})

    def why_not_move(self, state: KeyflowerState, tile: int) -> Event | None:
        lot = state.lot(tile)
        if lot < 0 or state.bid_size(lot, self.seat) == 0:
            return None
        args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
        if state.lead(lot) == self.seat:
            return Event("leading-bid-stays", args)
        if state.bid_colour(lot, self.seat) != self.colour:
            return Event("group-of-another-colour", {**args, "colour": f"colour:{COLOURS[self.colour]}"})
        if self.bidding and tile == self.tile:
            return Event("group-is-there", args)
        required = Requirements(state, self.seat, self.tile, self.bidding)
        if self.moved(state, outbid(state, self.seat)) + state.bid_size(lot, self.seat) > required.high:
            return Event("tile-full", {"tile": f"tile:{TILES[self.tile]}", "count": required.high})
        return Event("cannot-pay-as-well", {"tile": f"tile:{TILES[self.tile]}"})
