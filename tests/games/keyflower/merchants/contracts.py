"""Tables with contracts: the Merchant to take them from, piles that run out, and what lies where."""

from __future__ import annotations

from random import Random

from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import CONTRACT
from keydom.games.keyflower.components import ALL_FREIGHT, FREIGHT_CONTRACTS
from keydom.games.keyflower.state import DISCARDED, NONE, PILED, KeyflowerState
from keydom.games.keyflower.state.full_state import put

from ..builders import contract, discarded, own, play, table, workers
from ..looking import offers, on_board, sound

SAMPLES = 40


def shop(up: bool = False, blue: int = 6, seats: int = 3) -> KeyflowerState:
    """Seat 0 owns the Merchant and has workers; c01, c02 and c03 lie open, and no boat carries a contract."""
    state = table(seats, merchants="full")
    own(state, 0, "merchant", up=up)
    workers(state, 0, blue=blue)
    unload(state)
    return state


def unload(state: KeyflowerState) -> None:
    """Put the contracts on boats back on the piles."""
    for place in range(FREIGHT_CONTRACTS, len(state.freight), ALL_FREIGHT):
        state.piled += state.freight[place]
        state.freight = put(state.freight, place, 0)


def visit(state: KeyflowerState, count: int = 1) -> None:
    """Seat 0 uses the Merchant."""
    play(state, "0 use merchant", "0 in blue", f"0 add {count}")


def leave_piled(state: KeyflowerState, *cards: str) -> None:
    """Have just these cards on the piles; seat 2 has drawn all others."""
    for card in range(len(state.contracts)):
        if state.contracts[card] == PILED and CONTRACT.write(card) not in cards:
            contract(state, 2, CONTRACT.write(card), hidden=True)
    sound(state)


def with_a_contract_at_sea() -> KeyflowerState:
    """Sea Breese II carries a contract; one card lies on the pile, c20 and c21 are discarded; c35 and c36 unseen."""
    state = table(merchants="full")
    own(state, 0, "merchant", up=True)
    workers(state, 0, blue=6)
    discarded(state, "c20", "c21")
    leave_piled(state, "c35", "c36")
    assert (state.piled, on_board(state, "sea-breese-ii")["contract"]) == (1, 1)
    return state


def shown(state: KeyflowerState) -> list[str]:
    """The contracts that lie open."""
    return [CONTRACT.write(card) for card in state.offered if card != NONE]


def thrown_away(state: KeyflowerState) -> list[str]:
    """The contracts on the discard pile."""
    return [CONTRACT.write(card) for card, where in enumerate(state.contracts) if where == DISCARDED]


def trades(state: KeyflowerState) -> list[str]:
    return [offer for offer in offers(state) if offer.startswith("trade")]


def samples(state: KeyflowerState, seat: int | None) -> list[KeyflowerState]:
    rng = Random(1)
    return [GAME.sample(GAME.view(state, seat), rng) for _ in range(SAMPLES)]
