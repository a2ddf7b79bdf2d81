"""The Merchants, as the hooks that the base game calls."""

from __future__ import annotations

from typing import ClassVar

from keydom.core.action import Action
from keydom.core.game import Listener
from keydom.games.keyflower.actions import EXTEND
from keydom.games.keyflower.components import ALL_FREIGHT, GOLD, GOODS
from keydom.games.keyflower.merchants import boats, contracts, extensions, invariants
from keydom.games.keyflower.rules.workers import Hand, known_hand, true_hand
from keydom.games.keyflower.state import NONE, PILED, SHIPPED, ExpansionHooks, KeyflowerState


class Merchants(ExpansionHooks):
    """Contracts, cabins, extensions and the boats II."""

    __slots__ = ()
    json_kind: ClassVar[str] = "Merchants"

    def set_up(self, state: KeyflowerState) -> None:
        state.cabins_left = state.box.cabins
        contracts.unpack(state)

    def ship(self, state: KeyflowerState, place: int) -> None:
        boats.ship(state, place)

    def unship(self, state: KeyflowerState, place: int, seat: int) -> None:
        boats.unship(state, place, seat)

    def season_over(self, state: KeyflowerState) -> None:
        contracts.replace_offered(state)

    def take_contracts(self, state: KeyflowerState, seat: int, count: int) -> None:
        state.frames.append(contracts.Choose(seat, count))

    def trades(self, state: KeyflowerState, seat: int) -> list[Action]:
        return contracts.trades(state, seat)

    def may_trade(self, state: KeyflowerState, seat: int) -> bool:
        return contracts.may_trade(state, seat)

    def trade(self, state: KeyflowerState, seat: int, contract: int, thing: int, tell: Listener | None) -> None:
        contracts.trade(state, seat, contract, thing, tell)

    def trading_shows(self, state: KeyflowerState, seat: int, contract: int, thing: int) -> bool:
        return contracts.shows(state, seat, contract, thing)

    def extensions(self, state: KeyflowerState, seat: int) -> list[Action]:
        return [EXTEND.of(tile, e) for tile, e in extensions.extensions(state, true_hand(state, seat))]

    def extends(
        self, state: KeyflowerState, seat: int, workers: list[int], skills: list[int], joined: int, on: int, colour: int
    ) -> bool:
        return extensions.extends(state, Hand(seat, workers, skills, joined), on, colour)

    def could_extend(self, state: KeyflowerState, seat: int) -> bool:
        return extensions.could_extend(state, seat)

    def extend(self, state: KeyflowerState, seat: int, tile: int, extension: int) -> None:
        extensions.extend(state, seat, tile, extension)

    def extending_shows(self, state: KeyflowerState, seat: int, tile: int, extension: int) -> bool:
        return (tile, extension) not in extensions.extensions(state, known_hand(state, seat))

    def stock(self, state: KeyflowerState) -> dict[str, int]:
        gold, cabins, papers = [sum(state.freight[kind::ALL_FREIGHT]) for kind in range(ALL_FREIGHT)]
        veiled = [state.contracts.count(seat) - state.contracts_of(seat) for seat in range(state.seats)]
        return {
            GOODS[GOLD]: gold,
            "cabins": cabins + state.cabins_left + sum(state.cabins),
            "contracts": len(state.contracts),
            "contracts face down": state.contracts.count(PILED) - state.piled - papers + sum(state.shipped),
            "contracts on boats": state.contracts.count(SHIPPED) - sum(state.shipped),
            "contracts behind screens": sum(veiled),
            "extensions": len(state.extensions_left()) + len([e for e in state.extended if e != NONE]),
        }

    def check(self, state: KeyflowerState) -> None:
        invariants.check(state)

    def beneath(self) -> dict[str, tuple[str, ...]]:
        return invariants.BENEATH

    def check_frame(self, state: KeyflowerState, place: int, user: int) -> None:
        invariants.check_frame(state, place, user)
