"""The Merchants at the seams of the base game."""

from __future__ import annotations

from typing import Any

from keydom.core.action import Action
from keydom.core.game import Frame, Listener
from keydom.games.keyflower.actions import TRADE
from keydom.games.keyflower.components import (
    ALL_FREIGHT,
    CONTRACTS,
    GOLD,
    GOODS,
    MULETEER,
    PURPLE_CONTRACT,
    WHITE_WIND_II,
    Target,
    basic,
)
from keydom.games.keyflower.merchants import boats, contracts, extensions, invariants
from keydom.games.keyflower.rules.workers import Hand, known_hand, true_hand
from keydom.games.keyflower.state import NONE, PILED, SHIPPED, Keyland, Seams

FULFILLED = 7  # points of a contract


class Merchants(Seams):
    """Contracts, cabins, extensions and the boats II."""

    __slots__ = ()

    def set_up(self, state: Keyland) -> None:
        state.cabins_left = state.box.cabins
        contracts.unpack(state)

    def ship(self, state: Keyland, place: int) -> None:
        boats.ship(state, place)

    def unship(self, state: Keyland, place: int, seat: int) -> None:
        boats.unship(state, place, seat)

    def season_over(self, state: Keyland) -> None:
        contracts.replace_offered(state)

    def contracts_left(self, state: Keyland) -> bool:
        return contracts.left(state)

    def take_contracts(self, state: Keyland, seat: int, count: int) -> None:
        state.frames.append(contracts.Choose(seat, count))

    def trades(self, state: Keyland, seat: int) -> list[Action]:
        return contracts.trades(state, seat)

    def may_trade(self, state: Keyland, seat: int) -> bool:
        return contracts.may_trade(state, seat)

    def trade(self, state: Keyland, seat: int, action: Action, tell: Listener | None) -> None:
        contracts.trade(state, seat, action.a, action.b, tell)

    def extensions(self, state: Keyland, seat: int) -> list[Action]:
        return extensions.extensions(state, true_hand(state, seat))

    def extends(
        self, state: Keyland, seat: int, workers: list[int], skills: list[int], joined: int, used: int, hue: int
    ) -> bool:
        return extensions.extends(state, Hand(seat, workers, skills, joined), used, hue)

    def could_extend(self, state: Keyland, seat: int) -> bool:
        return extensions.could_extend(state, seat)

    def shows(self, state: Keyland, seat: int, action: Action) -> bool:
        if action.verb is TRADE:
            return contracts.shows(state, seat, action.a, action.b)
        return action not in extensions.extensions(state, known_hand(state, seat))

    def extend(self, state: Keyland, seat: int, action: Action, tell: Listener | None) -> None:
        extensions.extend(state, seat, action.a, action.b, tell)

    def extension_left(self, state: Keyland) -> bool:
        return bool(extensions.free(state))

    def icons(self, state: Keyland, seat: int) -> int:
        return state.cabins[seat]

    def targets(self, state: Keyland, seat: int) -> list[Target]:
        """A seat's contracts; White Wind II makes them worth more, the Muleteer those that stay unfulfilled."""
        box = state.box
        fulfilled = box.each[basic(WHITE_WIND_II)] if state.owner[WHITE_WIND_II] == seat else FULFILLED
        otherwise = box.points[basic(MULETEER)] if state.owner[MULETEER] == seat else 0
        found = []
        for card, holder in enumerate(state.contracts):
            if holder == seat:
                open_to = card != PURPLE_CONTRACT or state.owner[state.order_tiles()[-1]] == seat  # R-KF-23
                points = fulfilled if open_to else otherwise
                found.append(Target(CONTRACTS[card], points, box.contract_needs[card], False, False, otherwise))
        return found

    def stock(self, state: Keyland) -> dict[str, int]:
        gold, cabins, papers = [sum(state.freight[kind::ALL_FREIGHT]) for kind in range(ALL_FREIGHT)]
        veiled = [state.contracts.count(seat) - state.contracts_of(seat) for seat in range(state.seats)]
        return {
            GOODS[GOLD]: gold,
            "cabins": cabins + state.cabins_left + sum(state.cabins),
            "contracts": len(state.contracts),
            "contracts face down": state.contracts.count(PILED) - state.piled - papers + sum(state.aged),
            "contracts on boats": state.contracts.count(SHIPPED) - sum(state.aged),
            "contracts behind screens": sum(veiled),
            "extensions": len(extensions.free(state)) + len([e for e in state.extended if e != NONE]),
        }

    def check(self, state: Keyland) -> None:
        invariants.check(state)

    def beneath(self) -> dict[str, tuple[str, ...]]:
        return invariants.BENEATH

    def check_frame(
        self, state: Keyland, frame: Frame[Any], below: Frame[Any] | None, above: Frame[Any] | None, user: int
    ) -> None:
        invariants.check_frame(state, frame, below, above, user)

    def price(self, state: Keyland, frame: Frame[Any]) -> tuple[int, list[int]] | None:
        return invariants.price(state, frame)
