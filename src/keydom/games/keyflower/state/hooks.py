"""The hooks by which an expansion adds to the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from keydom.core.action import Action
from keydom.core.game import Listener, PlainData
from keydom.core.invariants import demand

if TYPE_CHECKING:
    from keydom.games.keyflower.state.full_state import KeyflowerState


class ExpansionHooks(PlainData):
    """What the base game calls where an expansion adds something; without an expansion nothing happens."""

    __slots__ = ()
    json_kind: ClassVar[str] = "Seams"

    def set_up(self, state: KeyflowerState) -> None:
        """The boxes are unpacked: put out what the expansion adds."""

    def ship(self, state: KeyflowerState, place: int) -> None:
        """A boat has been loaded with workers and skills: add what else it carries."""

    def unship(self, state: KeyflowerState, place: int, seat: int) -> None:
        """A boat's workers and skills have been taken: take what else it carries."""

    def season_over(self, state: KeyflowerState) -> None:
        """The last step at the end of spring, summer and autumn."""

    def take_contracts(self, state: KeyflowerState, seat: int, count: int) -> None:
        """A tile gives contracts."""

    def trades(self, state: KeyflowerState, seat: int) -> list[Action]:
        """What a seat may do in its turn besides the turn's action."""
        return []

    def may_trade(self, state: KeyflowerState, seat: int) -> bool:
        """Whether a seat may have something to do once its turn's action is done, as far as everybody can tell."""
        return False

    def trade(self, state: KeyflowerState, seat: int, contract: int, thing: int, tell: Listener | None) -> None:
        """Do one of the `trades`."""

    def trading_shows(self, state: KeyflowerState, seat: int, contract: int, thing: int) -> bool:
        """Whether a trade tells the others something that is hidden."""
        return False

    def extensions(self, state: KeyflowerState, seat: int) -> list[Action]:
        """What an upgrade icon can be used for besides an upgrade."""
        return []

    def extends(
        self, state: KeyflowerState, seat: int, workers: list[int], skills: list[int], joined: int, on: int, colour: int
    ) -> bool:
        """Whether a hand has such a use, once workers of a colour stand `on` the tile that is used."""
        return False

    def could_extend(self, state: KeyflowerState, seat: int) -> bool:
        """Whether there may be such a use, as far as everybody can tell."""
        return False

    def extend(self, state: KeyflowerState, seat: int, tile: int, extension: int) -> None:
        """Use an icon for one of the `extensions`."""

    def extending_shows(self, state: KeyflowerState, seat: int, tile: int, extension: int) -> bool:
        """Whether such a use of an icon tells the others something that is hidden."""
        return False

    def stock(self, state: KeyflowerState) -> dict[str, int]:
        """How many there are of what the expansion adds, wherever it lies."""
        return {}

    def check(self, state: KeyflowerState) -> None:
        """Refuse a position that no game comes to, by what the expansion adds."""
        pieces = sum(state.freight) + sum(state.shipped) + sum(state.cabins) + state.cabins_left + state.piled
        cards = [*state.known_contracts, *state.hidden_contracts, state.discarded, *state.offered]
        demand(pieces == 0 and not any(cards), "the Merchants are not in the box")

    def beneath(self) -> dict[str, tuple[str, ...]]:
        """What the frames of the expansion can lie on."""
        return {}

    def check_frame(self, state: KeyflowerState, place: int, user: int) -> None:
        """Refuse the frame at a place of the stack if it cannot be; `user` is the seat whose action lies below it."""
