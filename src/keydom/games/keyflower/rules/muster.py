"""Putting workers to a bid or onto a tile: which colour, which outbid groups, and how many from behind the screen."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Listener, Value
from keydom.games.keyflower.actions import ADD, IN, MOVE
from keydom.games.keyflower.components import ALL_COLOURS, BOAT_4A, COLOURS, MOST_ON_A_TILE, TILES, of_colour
from keydom.games.keyflower.rules import use
from keydom.games.keyflower.rules.mixing import NO_WORKERS, Mix
from keydom.games.keyflower.rules.payment import FREE, can_pay
from keydom.games.keyflower.rules.purpose import ForTile, Purpose, colours, completes, counters, joins, locked, mixes
from keydom.games.keyflower.rules.workers import Hand, group, known_hand, move_group, outbid, put_on, tint, true_hand
from keydom.games.keyflower.state import NONE, Keyland
from keydom.games.keyflower.state.keyland import more, put


def biddable(state: Keyland, seat: int, force: list[int]) -> list[int]:
    """The tiles that a seat with these `forces` can bid for: all of a colour may go to one bid."""
    bids, hues, seats = state.bids, state.hues, state.seats
    free = state.owner[BOAT_4A] == seat
    found: list[int] = []
    first = 0
    for lot, tile in enumerate(state.lots):
        colour, low = hues[tile], 1
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
                colour = state.tints[first + seat]
            elif free and counters(state, seat, lot):
                colour = NONE
        if force[colour] >= low:
            found.append(tile)
        first += seats
    return found


def can_use(state: Keyland, hand: Hand, tile: int, lots: list[int], force: list[int]) -> bool:
    """Whether a seat has the workers to use a tile."""
    seat, hue, low = hand.seat, state.hues[tile], state.last[tile] + 1
    high = MOST_ON_A_TILE - state.workers_on(tile) if low > 1 else MOST_ON_A_TILE
    if high < low:
        return False
    pay = state.box.pay[tile]
    if mixes(state, seat, tile):
        if pay == FREE and hand.size() >= low:
            return True
    else:
        if force[hue] < low:
            return False
        if pay == FREE:
            if hand.has(hue, low) or (lots and all_fit(hand, force, hue, low, high)):
                return True
        elif not use.transports(state, tile):
            spare = can_spare(state, hand, pay, hue, low, lots)
            if spare or not lots:
                return spare
    return can_muster(state, hand, tile, False, lots)


def all_fit(hand: Hand, force: list[int], hue: int, low: int, high: int) -> bool:
    """Whether all outbid groups of a colour, or of any one (NONE), find room on a tile and are enough with the rest."""
    first = hand.seat * ALL_COLOURS
    for colour in range(ALL_COLOURS):
        if hue in (NONE, colour) and force[colour] >= low and force[colour] - hand.workers[first + colour] <= high:
            return True
    return False


def can_spare(state: Keyland, hand: Hand, pay: int, hue: int, low: int, lots: list[int]) -> bool:
    """Whether so many workers of a colour, or of any one (NONE), can come from the screen and leave the price."""
    first = hand.seat * ALL_COLOURS
    for colour in range(ALL_COLOURS):
        allowed = hue in (NONE, colour) and hand.workers[first + colour] >= low
        if allowed and can_pay(state, hand, pay, colour, low, 0, lots):
            return True
    return False


def can_muster(state: Keyland, hand: Hand, tile: int, bidding: bool, lots: list[int]) -> bool:
    """The same whatever the tile, the seat's groups and boats."""
    return suffices(state, hand, Purpose(state, hand.seat, tile, bidding), lots)


def suffices(state: Keyland, hand: Hand, purpose: Purpose, lots: list[int]) -> bool:
    """Whether a hand has what a purpose takes."""
    tile = purpose.tile
    if not purpose.bidding and mixes(state, hand.seat, tile):
        return Mix(hand.seat, tile, NO_WORKERS, 0).completes(state, hand, purpose, lots)
    for colour in colours(state, hand.seat, tile, purpose.bidding):
        if completes(state, hand, purpose, colour, 0, lots):
            return True
    return False


def must_show(state: Keyland, seat: int, tile: int, bidding: bool) -> bool:
    """Whether announcing this tells the others something of what is behind the screen."""
    purpose = Purpose(state, seat, tile, bidding)
    untouched = purpose.low == 1 and len(colours(state, seat, tile, bidding)) == ALL_COLOURS
    if untouched and purpose.easy() and state.workers_of(seat):
        return False  # one worker of any colour is enough
    return not can_muster(state, known_hand(state, seat), tile, bidding, outbid(state, seat))


def begin(state: Keyland, seat: int, tile: int, bidding: bool) -> None:
    """Ask for the workers; the colour only where more than one is allowed."""
    if not bidding and mixes(state, seat, tile):
        state.frames.append(Mix(seat, tile, NO_WORKERS, 0))
        return
    allowed = colours(state, seat, tile, bidding)
    if len(allowed) == 1:
        state.frames.append(Muster(seat, tile, bidding, allowed[0], 0))
    else:
        state.frames.append(Colour(seat, tile, bidding))


class Colour(ForTile):
    """Which colour, on a tile that has none yet."""

    __slots__ = ()

    def offer(self, state: Keyland) -> list[Action]:
        return [IN.of(colour) for colour in self.workable(state, true_hand(state, self.seat))]

    def workable(self, state: Keyland, hand: Hand) -> list[int]:
        """The colours in which a hand has enough workers."""
        purpose, lots = Purpose(state, self.seat, self.tile, self.bidding), outbid(state, self.seat)
        return [colour for colour in range(ALL_COLOURS) if completes(state, hand, purpose, colour, 0, lots)]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        state.frames.append(Muster(self.seat, self.tile, self.bidding, action.a, 0))

    def reveals(self, state: Keyland, action: Action) -> bool:
        return action.a not in self.workable(state, known_hand(state, self.seat))

    def why_not(self, state: Keyland, action: Action) -> Event | None:
        if action.verb is not IN or action.a >= ALL_COLOURS:
            return None
        return Event("too-few-workers", {"colour": f"colour:{COLOURS[action.a]}", "tile": f"tile:{TILES[self.tile]}"})


class Muster(ForTile):
    """Move outbid groups here one by one, then say how many workers come from behind the screen."""

    __slots__ = ("colour", "joined")

    def __init__(self, seat: int, tile: int, bidding: bool, colour: int, joined: int) -> None:
        super().__init__(seat, tile, bidding)
        self.colour = colour
        self.joined = joined  # a bit for each lot whose group is to be moved

    def args(self) -> dict[str, Value]:
        return {**super().args(), "colour": f"colour:{COLOURS[self.colour]}"}

    def moved(self, state: Keyland, lots: list[int]) -> int:
        """How many workers are in the groups that are to be moved."""
        total = 0
        if self.joined:
            for lot in lots:
                if (self.joined >> lot) & 1:
                    total += group(state, lot, self.seat)
        return total

    def offer(self, state: Keyland) -> list[Action]:
        seat, hand = self.seat, true_hand(state, self.seat)
        purpose = Purpose(state, seat, self.tile, self.bidding)
        lots = outbid(state, seat)
        found: list[Action] = []
        for lot in lots:
            joined = self.joined | 1 << lot
            if joined == self.joined or not joins(state, seat, purpose, self.colour, lot):
                continue
            if completes(state, hand, purpose, self.colour, joined, lots):
                found.append(MOVE.of(state.lots[lot]))
        have = self.moved(state, lots)
        screen = hand.workers[of_colour(seat, self.colour)]
        easy = purpose.easy()
        for count in range(max(0, purpose.low - have), min(screen, purpose.high - have) + 1):
            if easy or purpose.leaves_enough(state, hand, self.colour, count, self.joined, lots):
                found.append(ADD.of(count))
        return found

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        if action.verb is MOVE:
            joined = self.joined | 1 << state.lot(action.a)
            state.frames.append(Muster(self.seat, self.tile, self.bidding, self.colour, joined))
            return
        count = action.a
        for lot in outbid(state, self.seat) if self.joined else []:
            if (self.joined >> lot) & 1:
                count += move_group(state, lot, self.seat, NONE if self.bidding else self.tile, tell)
        state.lose_workers(self.seat, self.colour, action.a)
        if self.bidding:
            self.bid(state, count, tell)
        else:
            put_on(state, self.tile, self.colour, count)
            use.used(state, self.seat, self.tile, count, tell)

    def bid(self, state: Keyland, count: int, tell: Listener | None) -> None:
        place = state.lot(self.tile) * state.seats + self.seat
        state.bids = more(state.bids, place, count)
        state.tints = put(state.tints, place, self.colour)
        if state.hues[self.tile] == NONE:
            state.recolour(self.tile, self.colour)
        if tell is not None:
            tile, colour = f"tile:{TILES[self.tile]}", f"colour:{COLOURS[self.colour]}"
            total = state.bids[place]
            tell(Event("bid", {"seat": f"seat:{self.seat}", "tile": tile, "colour": colour, "count": total}))

    def reveals(self, state: Keyland, action: Action) -> bool:
        hand = known_hand(state, self.seat)
        purpose = Purpose(state, self.seat, self.tile, self.bidding)
        lots = outbid(state, self.seat)
        if action.verb is MOVE:
            joined = self.joined | 1 << state.lot(action.a)
            return not completes(state, hand, purpose, self.colour, joined, lots)
        if hand.workers[of_colour(self.seat, self.colour)] < action.a:
            return True
        return not purpose.leaves_enough(state, hand, self.colour, action.a, self.joined, lots)

    def why_not(self, state: Keyland, action: Action) -> Event | None:
        if action.verb is IN and state.hues[self.tile] != NONE:
            return locked(state, self.tile)
        if action.verb is MOVE:
            return self.why_not_move(state, action.a)
        if action.verb is not ADD:
            return None
        purpose = Purpose(state, self.seat, self.tile, self.bidding)
        lots = outbid(state, self.seat)
        total = action.a + self.moved(state, lots)
        tile, colour = f"tile:{TILES[self.tile]}", f"colour:{COLOURS[self.colour]}"
        if total < purpose.low and self.bidding:
            return Event("bid-too-low", {"tile": tile, "count": state.best(state.lot(self.tile))})
        if total < purpose.low:
            return Event("use-too-low", {"tile": tile, "count": state.last[self.tile]})
        if total > purpose.high:
            return Event("tile-full", {"tile": tile, "count": purpose.high})
        rest = [lot for lot in lots if not (self.joined >> lot) & 1]
        free = [lot for lot in rest if joins(state, self.seat, purpose, self.colour, lot)]
        held = state.screens[of_colour(self.seat, self.colour)]
        if action.a > held and free:
            args: dict[str, Value] = {"group": f"tile:{TILES[state.lots[free[0]]]}", "colour": colour, "held": held}
            return Event("group-stays-whole", {**args, "count": group(state, free[0], self.seat)})
        if action.a > held:
            return Event("not-so-many", {"colour": colour, "count": held})
        return Event("cannot-pay-as-well", {"tile": tile})

    def why_not_move(self, state: Keyland, tile: int) -> Event | None:
        lot = state.lot(tile)
        if lot < 0 or group(state, lot, self.seat) == 0:
            return None
        args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
        if state.lead(lot) == self.seat:
            return Event("leading-bid-stays", args)
        if tint(state, lot, self.seat) != self.colour:
            return Event("group-of-another-colour", {**args, "colour": f"colour:{COLOURS[self.colour]}"})
        if self.bidding and tile == self.tile:
            return Event("group-is-there", args)
        purpose = Purpose(state, self.seat, self.tile, self.bidding)
        if self.moved(state, outbid(state, self.seat)) + group(state, lot, self.seat) > purpose.high:
            return Event("tile-full", {"tile": f"tile:{TILES[self.tile]}", "count": purpose.high})
        return Event("cannot-pay-as-well", {"tile": f"tile:{TILES[self.tile]}"})
