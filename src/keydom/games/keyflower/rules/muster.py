"""Putting workers to a bid or onto a tile: which colour, which outbid groups, and how many from behind the screen."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyflower.actions import ADD, ENOUGH, IN, MOVE, WORKER
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ANY_WORKER,
    BOAT_4A,
    BOAT_4B,
    COLOURS,
    COST_WORKER,
    FIRST_SPRING,
    GREEN,
    MOST_ON_A_TILE,
    SORCERER,
    TILES,
)
from keydom.games.keyflower.rules import use
from keydom.games.keyflower.rules.haul import builds, carries
from keydom.games.keyflower.rules.workers import (
    FREE,
    Hand,
    can_pay,
    group,
    known_hand,
    outbid,
    remove_group,
    tint,
    true_hand,
)
from keydom.games.keyflower.state import NONE, Keyland

NO_LIMIT: Final = 999
NO_WORKERS: Final = (0, 0, 0, 0)


class Purpose:
    """What workers are wanted for: a bid for a tile or a use of it, how many at least and at most, and what to pay.

    With `builds` there is nothing to carry: an upgrade or an extension must be affordable besides (R-KF-05).
    """

    __slots__ = ("bidding", "builds", "high", "low", "pay", "tile")

    def __init__(self, state: Keyland, seat: int, tile: int, bidding: bool) -> None:
        self.tile = tile
        self.bidding = bidding
        if bidding:
            lot = state.lot(tile)
            self.low = max(1, state.best(lot) + 1 - group(state, lot, seat))
            self.high = NO_LIMIT
            self.pay = FREE
            self.builds = False
        else:
            self.low = state.last[tile] + 1
            self.high = MOST_ON_A_TILE - state.workers_on(tile)
            self.pay = state.box.pay[tile] if tile != SORCERER else FREE
            self.builds = use.only_carries(state, tile) and not carries(state, seat)

    def leaves_enough(self, state: Keyland, hand: Hand, colour: int, count: int, joined: int, lots: list[int]) -> bool:
        """Whether a hand that puts so many workers of a colour and the groups `joined` here can do what it is for."""
        if not can_pay(state, hand, self.pay, colour, count, joined, lots):
            return False
        if not self.builds:
            return True
        counts = [count if place == colour else 0 for place in range(ALL_COLOURS)]
        return self.errand(state, hand.without(counts, joined), colour)

    def errand(self, state: Keyland, hand: Hand, colour: int) -> bool:
        """Whether what is left pays for something to build."""
        hue = state.hues[self.tile]
        if use.icons_of(state, self.tile) == 0:
            return False
        return builds(state, hand, self.tile, colour if hue == NONE else hue)


def colours(state: Keyland, seat: int, tile: int, bidding: bool) -> list[int]:
    """The colours that a seat may use here, whatever it has: everybody can see that."""
    hue = state.hues[tile]
    if not bidding:
        return [0, 1, 2, 3] if hue == NONE else [hue]
    lot = state.lot(tile)
    if group(state, lot, seat):
        return [tint(state, lot, seat)]
    if hue == NONE or counters(state, seat, lot):
        return [0, 1, 2, 3]
    return [hue]


def counters(state: Keyland, seat: int, lot: int) -> bool:
    """Whether boat 4a lets a seat answer another's bid in any colour: for village tiles, and not against green."""
    tile = state.lots[lot]
    if state.owner[BOAT_4A] != seat or state.hues[tile] == GREEN or tile < FIRST_SPRING:
        return False  # R-KF-09
    return any(group(state, lot, other) > 0 for other in range(state.seats) if other != seat)


def mixes(state: Keyland, seat: int, tile: int) -> bool:
    """Whether boat 4b lets a seat use a tile with workers of any colours: one that has a colour already (R-KF-10)."""
    return state.owner[BOAT_4B] == seat and state.hues[tile] != NONE


def joins(state: Keyland, seat: int, purpose: Purpose, colour: int, lot: int) -> bool:
    """Whether an outbid group can be moved there in a colour: a bid is topped up where it is, and so not moved."""
    return tint(state, lot, seat) == colour and not (purpose.bidding and state.lots[lot] == purpose.tile)


def completes(state: Keyland, hand: Hand, purpose: Purpose, colour: int, joined: int, lots: list[int]) -> bool:
    """Whether enough workers of this colour can be put there, the groups `joined` among them, and the price be paid."""
    seat, low = hand.seat, purpose.low
    if low > purpose.high:
        return False
    screen = hand.workers[seat * ALL_COLOURS + colour]
    if joined == 0 and screen >= low and purpose.leaves_enough(state, hand, colour, low, 0, lots):
        return True
    have = 0
    free: list[int] = []
    for lot in lots:
        if not joins(state, seat, purpose, colour, lot):
            continue
        if (joined >> lot) & 1:
            have += group(state, lot, seat)
        else:
            free.append(lot)
    if joined == 0 and not free:
        return False
    for chosen in range(1 << len(free)):
        total, all_joined = have, joined
        for place in range(len(free)):
            if (chosen >> place) & 1:
                total += group(state, free[place], seat)
                all_joined |= 1 << free[place]
        added = max(0, low - total)
        if total > purpose.high or added > screen:
            continue
        if purpose.leaves_enough(state, hand, colour, added, all_joined, lots):
            return True
    return False


def can_bid(state: Keyland, seat: int, lot: int, force: list[int]) -> bool:
    """Whether a seat with these `forces` can bid for a lot: all of a colour may go to one bid."""
    own, best = group(state, lot, seat), state.best(lot)
    low = 1 if own == best else best + 1  # workers that are there already count, unless they lead
    if own:
        return force[tint(state, lot, seat)] >= low
    if counters(state, seat, lot):
        return force[NONE] >= low
    return force[state.hues[state.lots[lot]]] >= low


def can_use(state: Keyland, hand: Hand, tile: int, lots: list[int], force: list[int]) -> bool:
    """Whether a seat has the workers to use a tile."""
    seat, hue, low = hand.seat, state.hues[tile], state.last[tile] + 1
    if state.owner[BOAT_4B] != seat:
        if force[hue] < low:
            return False
        if state.box.pay[tile] == FREE and hand.has(hue, low):
            return low == 1 or low <= MOST_ON_A_TILE - state.workers_on(tile)
    return can_muster(state, hand, tile, False, lots)


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
    if untouched and purpose.pay == FREE and not purpose.builds and state.workers_of(seat):
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


class ForTile(Frame[Keyland]):
    """A decision about the workers for a bid or a use."""

    __slots__ = ("bidding", "tile")

    def __init__(self, seat: int, tile: int, bidding: bool) -> None:
        super().__init__(seat)
        self.tile = tile
        self.bidding = bidding

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.tile, self.bidding

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILES[self.tile]}", "what": "bid" if self.bidding else "use"}


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

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.tile, self.bidding, self.colour, self.joined

    def args(self) -> dict[str, Value]:
        return {**super().args(), "colour": f"colour:{COLOURS[self.colour]}"}

    def moved(self, state: Keyland, lots: list[int]) -> int:
        """How many workers are in the groups that are to be moved."""
        return sum([group(state, lot, self.seat) for lot in lots if (self.joined >> lot) & 1])

    def offer(self, state: Keyland) -> list[Action]:
        seat, hand = self.seat, true_hand(state, self.seat)
        purpose = Purpose(state, seat, self.tile, self.bidding)
        lots = outbid(state, seat)
        found = []
        for lot in lots:
            joined = self.joined | 1 << lot
            if joined == self.joined or not joins(state, seat, purpose, self.colour, lot):
                continue
            if completes(state, hand, purpose, self.colour, joined, lots):
                found.append(MOVE.of(state.lots[lot]))
        have = self.moved(state, lots)
        screen = hand.workers[seat * ALL_COLOURS + self.colour]
        for count in range(max(0, purpose.low - have), min(screen, purpose.high - have) + 1):
            if purpose.leaves_enough(state, hand, self.colour, count, self.joined, lots):
                found.append(ADD.of(count))
        return found

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        if action.verb is MOVE:
            joined = self.joined | 1 << state.lot(action.a)
            state.frames.append(Muster(self.seat, self.tile, self.bidding, self.colour, joined))
            return
        count = action.a
        for lot in outbid(state, self.seat):
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
        state.bids[place] += count
        state.tints[place] = self.colour
        if state.hues[self.tile] == NONE:
            state.hues[self.tile] = self.colour
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
        if hand.workers[self.seat * ALL_COLOURS + self.colour] < action.a:
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
        held = state.screens[self.seat * ALL_COLOURS + self.colour]
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


class Mix(ForTile):
    """Workers of any colours for a use by the owner of boat 4b: one by one, or in outbid groups."""

    __slots__ = ("chosen", "joined")

    def __init__(self, seat: int, tile: int, chosen: tuple[int, ...], joined: int) -> None:
        super().__init__(seat, tile, False)
        self.chosen = chosen  # from behind the screen, by colour
        self.joined = joined

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.tile, self.chosen, self.joined

    def more(self, colour: int) -> Mix:
        chosen = [count + (place == colour) for place, count in enumerate(self.chosen)]
        return Mix(self.seat, self.tile, tuple(chosen), self.joined)

    def join(self, lot: int) -> Mix:
        return Mix(self.seat, self.tile, self.chosen, self.joined | 1 << lot)

    def total(self, state: Keyland, lots: list[int]) -> int:
        return sum(self.chosen) + sum([group(state, lot, self.seat) for lot in lots if (self.joined >> lot) & 1])

    def completes(self, state: Keyland, hand: Hand, purpose: Purpose, lots: list[int]) -> bool:
        """Whether a use can be made that has these workers in it."""
        total = self.total(state, lots)
        if total > purpose.high or purpose.low > purpose.high:
            return False
        if self.affords(state, hand, purpose, max(0, purpose.low - total), lots):
            return True
        free = [lot for lot in lots if not (self.joined >> lot) & 1]
        return any(self.join(lot).completes(state, hand, purpose, lots) for lot in free)

    def affords(self, state: Keyland, hand: Hand, purpose: Purpose, added: int, lots: list[int]) -> bool:
        """Whether so many more workers can come from behind the screen and the price still be paid."""
        first = self.seat * ALL_COLOURS
        left = [hand.workers[first + colour] - self.chosen[colour] for colour in range(ALL_COLOURS)]
        pay = purpose.pay
        if min(left) < 0 or sum(left) < added:
            return False
        if purpose.builds:
            rest = hand.without(list(self.chosen), self.joined)
            return any(purpose.errand(state, rest.without(put, self.joined), NONE) for put in spread(added, left))
        if pay < COST_WORKER:
            return can_pay(state, hand, pay, 0, 0, self.joined, lots)
        for lot in lots:
            if not (self.joined >> lot) & 1 and pay in (ANY_WORKER, COST_WORKER + tint(state, lot, self.seat)):
                return True
        fitting = [colour for colour in range(ALL_COLOURS) if pay in (ANY_WORKER, COST_WORKER + colour)]
        return sum(left) > added and any(left[colour] > 0 for colour in fitting)

    def offer(self, state: Keyland) -> list[Action]:
        hand, lots = true_hand(state, self.seat), outbid(state, self.seat)
        purpose = Purpose(state, self.seat, self.tile, False)
        found = [
            WORKER.of(colour)
            for colour in range(ALL_COLOURS)
            if self.more(colour).completes(state, hand, purpose, lots)
        ]
        for lot in lots:
            if not (self.joined >> lot) & 1 and self.join(lot).completes(state, hand, purpose, lots):
                found.append(MOVE.of(state.lots[lot]))
        if self.total(state, lots) >= purpose.low and self.affords(state, hand, purpose, 0, lots):
            found.append(ENOUGH.of())
        return found

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        if action.verb is WORKER:
            state.frames.append(self.more(action.a))
            return
        if action.verb is MOVE:
            state.frames.append(self.join(state.lot(action.a)))
            return
        lots = outbid(state, self.seat)
        total = self.total(state, lots)
        for lot in lots:
            if (self.joined >> lot) & 1:
                colour = tint(state, lot, self.seat)
                put_on(state, self.tile, colour, move_group(state, lot, self.seat, self.tile, tell))
        for colour in range(ALL_COLOURS):
            state.lose_workers(self.seat, colour, self.chosen[colour])
            put_on(state, self.tile, colour, self.chosen[colour])
        use.used(state, self.seat, self.tile, total, tell)

    def reveals(self, state: Keyland, action: Action) -> bool:
        hand, lots = known_hand(state, self.seat), outbid(state, self.seat)
        purpose = Purpose(state, self.seat, self.tile, False)
        if action.verb is WORKER:
            return not self.more(action.a).completes(state, hand, purpose, lots)
        if action.verb is MOVE:
            return not self.join(state.lot(action.a)).completes(state, hand, purpose, lots)
        return not self.affords(state, hand, purpose, 0, lots)


def spread(count: int, most: list[int]) -> list[list[int]]:
    """All ways to take so many workers, by colour, where there are `most` of each."""
    if len(most) == 1:
        return [[count]] if count <= most[0] else []
    ways = []
    for first in range(min(count, most[0]) + 1):
        ways.extend([[first, *rest] for rest in spread(count - first, most[1:])])
    return ways


def move_group(state: Keyland, lot: int, seat: int, onto: int, tell: Listener | None) -> int:
    """Take an outbid group to another bid, or onto a tile; says how many workers it has."""
    tile, colour = state.lots[lot], tint(state, lot, seat)
    count = remove_group(state, lot, seat, onto)
    if tell is not None:
        args: dict[str, Value] = {"seat": f"seat:{seat}", "tile": f"tile:{TILES[tile]}"}
        tell(Event("moved-group", {**args, "colour": f"colour:{COLOURS[colour]}", "count": count}))
    return count


def put_on(state: Keyland, tile: int, colour: int, count: int) -> None:
    """Put workers onto a tile; the first ones give it their colour."""
    state.on[tile * ALL_COLOURS + colour] += count
    if state.hues[tile] == NONE and count:
        state.hues[tile] = colour


def locked(state: Keyland, tile: int) -> Event:
    """Why workers here must have a certain colour."""
    hue, lot = state.hues[tile], state.lot(tile)
    args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}", "colour": f"colour:{COLOURS[hue]}"}
    for seat in range(state.seats) if lot >= 0 else []:
        if group(state, lot, seat) and tint(state, lot, seat) == hue:
            return Event("colour-locked-by-bid", {**args, "seat": f"seat:{seat}"})
    if state.workers_on(tile):
        return Event("colour-locked-by-workers", args)
    return Event("colour-locked-by-extension", args)
