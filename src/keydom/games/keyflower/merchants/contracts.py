"""Contracts: three lie face up beside the piles; they are taken, traded in, and fulfilled at the end of the game.

The three piles are one here: nobody can tell their cards apart (R-KM-01). A card on a boat is not known to anybody, so
it is only decided which one it is when it is taken (R-KM-02).
"""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Frame, Listener, Step, Value
from keydom.games.keyflower.actions import BLIND, DRAW_CONTRACT, OFFER_CONTRACT, TAKE_CONTRACT, TRADE, KeyflowerAction
from keydom.games.keyflower.components import (
    A_CONTRACT,
    ALL_COLOURS,
    ALL_CONTRACTS,
    ALL_FREIGHT,
    ALL_SKILLS,
    CONTRACTS,
    FACE_UP,
    FREIGHT_CONTRACTS,
    GREEN,
    PURPLE_CONTRACT,
    THINGS,
    of_freight,
)
from keydom.games.keyflower.rules.gains import Unseen, available, put_goods, take_greens
from keydom.games.keyflower.state import DISCARDED, NONE, PILED, SHIPPED, SHOWN, KeyflowerState
from keydom.games.keyflower.state.full_state import more, put


def unpack(state: KeyflowerState) -> None:
    state.contracts = [PILED] * ALL_CONTRACTS
    state.piled = ALL_CONTRACTS
    state.offered = [NONE] * FACE_UP
    refill(state)


def refill(state: KeyflowerState) -> None:
    """Turn up contracts until three lie open again."""
    for place in reversed(range(FACE_UP)):
        if state.offered[place] == NONE:
            state.frames.append(Refill(place))


def shuffle(state: KeyflowerState) -> None:
    """When the piles have run out, the discarded contracts make new ones. What lies on boats is not among them."""
    if state.piled or not state.discarded:
        return
    anew = {PILED: SHIPPED, DISCARDED: PILED}
    state.contracts = [anew.get(where, where) for where in state.contracts]
    state.shipped = state.freight[FREIGHT_CONTRACTS::ALL_FREIGHT]
    state.piled = state.discarded.bit_count()
    state.discarded = 0


def discard(state: KeyflowerState, card: int) -> None:
    state.contracts = put(state.contracts, card, DISCARDED)
    state.discarded |= 1 << card
    shuffle(state)


def replace_offered(state: KeyflowerState) -> None:
    """The end of spring, summer and autumn: three new contracts lie open."""
    gone = state.offered
    state.offered = [NONE] * FACE_UP
    for card in gone:
        if card != NONE:
            discard(state, card)
    refill(state)


class Refill(Step[KeyflowerState]):
    """A contract is turned up, if there is one."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        if state.piled and state.offered[self.place] == NONE:
            state.frames.append(TurnUp(self.place))


class TurnUp(Chance[KeyflowerState, KeyflowerAction]):
    """The top contract of a pile, for all to see."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [OFFER_CONTRACT.of(card) for card in range(ALL_CONTRACTS) if state.contracts[card] == PILED]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.contracts = put(state.contracts, action.contract, SHOWN)
        state.offered = state.offered[:]
        state.offered[self.place] = action.contract
        state.piled -= 1
        shuffle(state)


class DrawContracts(Unseen):
    """Contracts that only their taker sees: from the piles, or from a boat."""

    def __init__(self, drawer: int, left: int, place: int) -> None:
        super().__init__(drawer, left)
        self.place = place  # of the boat, or NONE

    def where(self, state: KeyflowerState) -> int:
        return SHIPPED if self.place != NONE and state.shipped[self.place] else PILED

    def offer(self, state: KeyflowerState) -> list[Action]:
        where = self.where(state)
        return [DRAW_CONTRACT.of(card) for card in range(ALL_CONTRACTS) if state.contracts[card] == where]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        if self.where(state) == SHIPPED:
            state.shipped = [count - (place == self.place) for place, count in enumerate(state.shipped)]
        state.contracts = put(state.contracts, action.contract, self.drawer)
        state.hidden_contracts = more(state.hidden_contracts, self.drawer, 1)
        if tell is not None:
            tell(Event("saw-contract", {"contract": f"contract:{CONTRACTS[action.contract]}"}, (self.drawer,)))
        if self.left > 1:
            state.frames.append(DrawContracts(self.drawer, self.left - 1, self.place))
        if self.place == NONE:
            state.piled -= 1
            shuffle(state)
        else:
            state.freight = more(state.freight, of_freight(self.place, FREIGHT_CONTRACTS), -1)


class Choose(Step[KeyflowerState]):
    """Contracts that a tile gives, one after the other, as long as there are any."""

    def __init__(self, taker: int, count: int) -> None:
        super().__init__()
        self.taker = taker
        self.count = count

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        if self.count and available(state, A_CONTRACT):
            state.frames.append(Choose(self.taker, self.count - 1))
            state.frames.append(TakeContract(self.taker))


class TakeContract(Frame[KeyflowerState, KeyflowerAction]):
    """One of the open contracts, or the top of a pile unseen."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        found = [TAKE_CONTRACT.of(card) for card in state.offered if card != NONE]
        if state.piled:
            found.append(BLIND.of())
        return found

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        seat, card = self.seat, action.contract
        if action.verb is BLIND:
            state.frames.append(DrawContracts(seat, 1, NONE))
            if tell is not None:
                tell(Event("drew-contract", {"seat": f"seat:{seat}"}))
            return
        state.contracts = put(state.contracts, card, seat)
        state.known_contracts = put(state.known_contracts, seat, state.known_contracts[seat] | 1 << card)
        state.offered = [NONE if other == card else other for other in state.offered]
        refill(state)
        if tell is not None:
            tell(Event("took-contract", {"seat": f"seat:{seat}", "contract": f"contract:{CONTRACTS[card]}"}))


# Trading in.


def things_of(state: KeyflowerState, card: int) -> list[int]:
    """What a contract can be traded for: the particular things on it; the purple one for whatever the piece can be."""
    if card == PURPLE_CONTRACT:
        return list(range(len(THINGS)))
    words = state.box.contract[card]
    return [thing for thing, name in enumerate(THINGS) if name in words]


def to_be_had(state: KeyflowerState, thing: int) -> bool:
    """Whether a thing may be there, as far as everybody knows: nobody looks into the bag or the pile (R-KM-03)."""
    if (state.none_left >> thing) & 1:
        return False
    if thing == GREEN:
        return state.greens > 0
    if thing < ALL_COLOURS:
        return state.bag_size > 0
    if thing < ALL_COLOURS + ALL_SKILLS:
        return state.pile_size > 0
    return state.supply[thing - ALL_COLOURS - ALL_SKILLS] > 0


def trades(state: KeyflowerState, seat: int) -> list[Action]:
    if not state.contracts_of(seat):
        return []
    found = []
    for card in range(ALL_CONTRACTS):
        if state.contracts[card] == seat:
            found.extend([TRADE.of(card, thing) for thing in things_of(state, card) if to_be_had(state, thing)])
    return found


def may_trade(state: KeyflowerState, seat: int) -> bool:
    """Whether a seat may have a contract to trade, as far as everybody knows: one taken unseen can be any."""
    if state.hidden_contracts[seat]:
        return True
    known = state.known_contracts[seat]
    for card in range(ALL_CONTRACTS) if known else range(0):
        if (known >> card) & 1:
            for thing in things_of(state, card):
                if to_be_had(state, thing):
                    return True
    return False


def trade(state: KeyflowerState, seat: int, card: int, thing: int, tell: Listener | None) -> None:
    """Give a contract for a thing; where there is none, all have seen that, and the contract stays."""
    given = hand_over(state, seat, thing, tell)
    known, bit = state.known_contracts[seat], 1 << card
    if not known & bit:
        state.known_contracts = put(state.known_contracts, seat, known | bit)
        state.hidden_contracts = more(state.hidden_contracts, seat, -1)
    if tell is not None:
        args: dict[str, Value] = {"seat": f"seat:{seat}", "contract": f"contract:{CONTRACTS[card]}"}
        args["thing"] = f"thing:{THINGS[thing]}"
        tell(Event("traded", args) if given else Event("found-none", args))
    if not given:
        state.none_left |= 1 << thing
        return
    state.known_contracts = put(state.known_contracts, seat, known & ~bit)
    discard(state, card)
    refill(state)


def shows(state: KeyflowerState, seat: int, card: int, thing: int) -> bool:
    """Whether trading a contract in tells the others something: which it is, or what was in the bag or the pile."""
    unseen = thing != GREEN and thing < ALL_COLOURS + ALL_SKILLS
    return unseen or not (state.known_contracts[seat] >> card) & 1


def hand_over(state: KeyflowerState, seat: int, thing: int, tell: Listener | None) -> bool:
    """Whether the thing was there; if so it is the seat's now."""
    if thing == GREEN:
        take_greens(state, seat, 1, tell)
        return True
    if thing < ALL_COLOURS:
        if state.bag[thing] == 0:
            return False
        state.draw_worker(thing)
        state.gain_workers(seat, thing, 1)
        return True
    skill = thing - ALL_COLOURS
    if skill < ALL_SKILLS:
        if state.pile[skill] == 0:
            return False
        state.draw_skill(skill)
        state.gain_skill(seat, skill, 1)
        return True
    good = skill - ALL_SKILLS
    put_goods(state, seat, state.homes[seat], [1 if place == good else 0 for place in range(4)], tell)
    return True
