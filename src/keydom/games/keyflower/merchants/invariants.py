"""What every position with The Merchants fulfils besides: contracts, extensions, the boats II and their frames."""

from __future__ import annotations

from typing import Final

from keydom.core.invariants import demand
from keydom.games.keyflower.components import (
    FACE_UP,
    FREIGHT_CONTRACTS,
    SEA_BASTION_II,
    WINTER,
    of_freight,
)
from keydom.games.keyflower.merchants.boats import Replace
from keydom.games.keyflower.merchants.contracts import Choose, DrawContracts, TakeContract, TurnUp
from keydom.games.keyflower.merchants.extensions import Attach
from keydom.games.keyflower.rules.harbour import Boarding
from keydom.games.keyflower.state import DISCARDED, NONE, SHOWN, KeyflowerState

OFFERS: Final = ("Homes", "Refill", "Season", "Choose", "Turn", "Haul", "Traded")

# What each frame lies on.
BENEATH: Final[dict[str, tuple[str, ...]]] = {
    "Attach": ("Resume",),
    "Choose": ("Acted", "MixIn"),
    "TakeContract": ("Choose",),
    "Refill": OFFERS,
    "TurnUp": OFFERS,
    "Replace": ("Boarding",),
    "DrawContracts": ("Boarding", "Replace", "Choose"),
}


def check(state: KeyflowerState) -> None:
    """Contracts lie where everybody can tell."""
    contracts = state.contracts
    demand(len(state.offered) == FACE_UP, f"{len(state.offered)} places for open contracts instead of {FACE_UP}")
    offered = [card for card in state.offered if card != NONE]
    demand(len(set(offered)) == len(offered), "an open contract is there twice")
    for card, where in enumerate(contracts):
        bit = 1 << card
        demand((where == SHOWN) == (card in offered), "a contract is open, or is not")
        demand((where == DISCARDED) == (state.discarded & bit != 0), "a contract was discarded, or was not")
        known = [seat for seat in range(state.seats) if state.known_contracts[seat] & bit]
        demand(known in ([], [where]), "a contract is known to be somebody else's")
    for seat in range(state.seats):
        count = contracts.count(seat)
        demand(count == state.contracts_of(seat), f"seat {seat} has {count} contracts")
    drawn = state.frames[-1] if state.frames else None
    for place in range(state.seats):
        papers = state.freight[of_freight(place, FREIGHT_CONTRACTS)]
        demand(state.shipped[place] <= papers, "there are fewer contracts on a boat")
        if (state.docked >> place) & 1 and state.season < WINTER:
            continue
        left = drawn.left if isinstance(drawn, DrawContracts) and drawn.place == place else 0
        demand(papers == left, "contracts are on a boat that was taken")


def check_frame(state: KeyflowerState, place: int, user: int) -> None:
    frame, below = state.frames[place], state.frames[place - 1]
    top = place + 1 == len(state.frames)
    if isinstance(frame, Choose | TakeContract):
        seat = frame.taker if isinstance(frame, Choose) else frame.seat
        demand(seat == user, "frames: somebody else has acted")
        demand(not top or isinstance(frame, TakeContract), "frames: choosing goes on by itself")
    elif isinstance(frame, TurnUp):
        demand(state.piled > 0 and state.offered[frame.place] == NONE, "frames: no contract is turned up there")
    elif isinstance(frame, DrawContracts):
        demand(0 <= frame.drawer < state.seats, "frames: nobody acts")
        if isinstance(below, Choose):
            right = frame.place == NONE and frame.left == 1 and state.piled > 0 and frame.drawer == user
        else:
            right = 0 <= frame.place < len(state.boats)
        demand(right, "frames: there is no such contract")
    elif isinstance(frame, Attach):
        right = state.up[frame.tile] == 1 and state.extended[frame.tile] == NONE
        demand(right and frame.extension not in state.extended, "frames: that tile cannot be built on")
    elif isinstance(frame, Replace):
        assert isinstance(below, Boarding)
        demand(frame.seat not in below.order, "frames: a seat boards once")
        demand(0 <= frame.seat < state.seats, "frames: nobody acts")
        last = state.next_season() == WINTER
        demand(last and SEA_BASTION_II in state.boats, "frames: no boat is replaced")
