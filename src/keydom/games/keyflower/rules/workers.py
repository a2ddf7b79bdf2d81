"""Workers for a bid, a use or a payment: from behind the screen, and groups that were outbid, which stay together.

Whether something can be done is asked of a hand: of the true one for what a seat may choose, of what everybody knows
of it for whether choosing it shows the others something new.
"""

from __future__ import annotations

from keydom.core.game import Event, Listener, Value
from keydom.games.keyflower.components import ALL_COLOURS, COLOURS, TILES
from keydom.games.keyflower.state import NONE, KeyflowerState
from keydom.games.keyflower.state.full_state import put


class Hand:
    """The workers and skills of a seat, as they are or as they are known to be."""

    def __init__(self, seat: int, workers: list[int], skills: list[int], joined: int = 0) -> None:
        self.seat = seat
        self.workers = workers
        self.skills = skills
        self.joined = joined  # a bit for each lot whose outbid group is put elsewhere

    def has(self, colour: int, count: int) -> bool:
        """Whether there are so many workers of a colour in it, or of any one colour (NONE)."""
        first = self.seat * ALL_COLOURS
        if colour != NONE:
            return self.workers[first + colour] >= count
        for place in range(first, first + ALL_COLOURS):
            if self.workers[place] >= count:
                return True
        return False

    def size(self) -> int:
        """How many workers there are in it."""
        first, workers = self.seat * ALL_COLOURS, self.workers
        return workers[first] + workers[first + 1] + workers[first + 2] + workers[first + 3]

    def without(self, counts: list[int], joined: int) -> Hand:
        """What is left when so many workers of each colour and these groups are put elsewhere."""
        workers = self.workers[:]
        for colour in range(ALL_COLOURS):
            workers[self.seat * ALL_COLOURS + colour] -= counts[colour]
        return Hand(self.seat, workers, self.skills, joined)


def true_hand(state: KeyflowerState, seat: int) -> Hand:
    return Hand(seat, state.screens, state.skills)


def known_hand(state: KeyflowerState, seat: int) -> Hand:
    return Hand(seat, state.known_workers, state.known_skills)


def outbid(state: KeyflowerState, seat: int) -> list[int]:
    """The lots where a seat has workers in a bid that does not lead."""
    bids, seats = state.bids, state.seats
    found: list[int] = []
    place = seat
    for lot in range(len(state.on_sale)):
        own = bids[place]
        if own and state.lead(lot) != seat:
            found.append(lot)
        place += seats
    return found


def group_choices(state: KeyflowerState, seat: int, lots: list[int], room: int) -> list[tuple[int, int]]:
    """The ways to move some of these outbid groups where there is room for so many workers: lots, and how many.

    Groups of the same colour and size are alike: of those, the first ones are moved.
    """
    kinds: list[list[int]] = []
    for lot in lots:
        size, colour = state.bid_size(lot, seat), state.bid_colour(lot, seat)
        for kind in kinds:
            if state.bid_size(kind[0], seat) == size and state.bid_colour(kind[0], seat) == colour:
                kind.append(lot)
                break
        else:
            kinds.append([lot])
    found = [(0, 0)] if room >= 0 else []
    for kind in kinds:
        size = state.bid_size(kind[0], seat)
        for joined, total in found[:]:
            for lot in kind:
                total += size
                if total > room:
                    break
                joined |= 1 << lot
                found.append((joined, total))
    return found


def movable_workers(state: KeyflowerState, hand: Hand, lots: list[int]) -> list[int]:
    """By colour, the workers behind the screen and in all groups that were outbid; and the most of any, at NONE."""
    first = hand.seat * ALL_COLOURS
    found = hand.workers[first : first + ALL_COLOURS]
    for lot in lots:
        found[state.bid_colour(lot, hand.seat)] += state.bid_size(lot, hand.seat)
    most = 0
    for count in found:
        if count > most:
            most = count
    found.append(most)
    return found


def remove_group(state: KeyflowerState, lot: int, seat: int, onto: int = NONE) -> int:
    """Take an outbid group away, onto a tile or elsewhere; the colour may become that of the bid left (R-KF-08)."""
    place = lot * state.seats + seat
    count = state.bids[place]
    state.bids = put(state.bids, place, 0)
    tile = state.on_sale[lot]
    if state.workers_on(tile) == 0 and tile != onto:
        colour = NONE
        for other in range(state.seats):
            if state.bid_size(lot, other):
                colour = state.bid_colour(lot, other)
                if colour == state.tile_colours[tile]:
                    break
        state.recolour(tile, colour)
    return count


def move_group(state: KeyflowerState, lot: int, seat: int, onto: int, tell: Listener | None) -> int:
    """Take an outbid group to another bid, or onto a tile; says how many workers it has."""
    tile, colour = state.on_sale[lot], state.bid_colour(lot, seat)
    count = remove_group(state, lot, seat, onto)
    if tell is not None:
        args: dict[str, Value] = {"seat": f"seat:{seat}", "tile": f"tile:{TILES[tile]}"}
        tell(Event("moved-group", {**args, "colour": f"colour:{COLOURS[colour]}", "count": count}))
    return count


def put_on(state: KeyflowerState, tile: int, colour: int, count: int) -> None:
    """Put workers onto a tile; the first ones give it their colour."""
    if count:
        state.put_on(tile, colour, count)
        if state.tile_colours[tile] == NONE:
            state.recolour(tile, colour)
