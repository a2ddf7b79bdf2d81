"""The places where an expansion meets the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keydom.core.action import Action
from keydom.core.game import Frame, Listener, Plain
from keydom.core.invariants import demand
from keydom.games.keyflower.components import Target

if TYPE_CHECKING:
    from keydom.games.keyflower.state.keyland import Keyland


class Seams(Plain):
    """The places where an expansion meets the base game; in the base game nothing happens there."""

    __slots__ = ()

    def set_up(self, state: Keyland) -> None:
        """The boxes are unpacked: put out what the expansion adds."""

    def ship(self, state: Keyland, place: int) -> None:
        """A boat has been loaded with workers and skills: add what else it carries."""

    def unship(self, state: Keyland, place: int, seat: int) -> None:
        """A boat's workers and skills have been taken: take what else it carries."""

    def season_over(self, state: Keyland) -> None:
        """The last step at the end of spring, summer and autumn."""

    def contracts_left(self, state: Keyland) -> bool:
        """Whether a contract can be had."""
        return False

    def take_contracts(self, state: Keyland, seat: int, count: int) -> None:
        """A tile gives contracts."""

    def trades(self, state: Keyland, seat: int) -> list[Action]:
        """What a seat may do in its turn besides the turn's action."""
        return []

    def may_trade(self, state: Keyland, seat: int) -> bool:
        """Whether a seat may have something to do once its turn's action is done, as far as everybody can tell."""
        return False

    def trade(self, state: Keyland, seat: int, action: Action, tell: Listener | None) -> None:
        """Do one of the `trades`."""

    def extensions(self, state: Keyland, seat: int) -> list[Action]:
        """What an upgrade icon can be used for besides an upgrade."""
        return []

    def extends(
        self, state: Keyland, seat: int, workers: list[int], skills: list[int], joined: int, used: int, hue: int
    ) -> bool:
        """Whether a hand has such a use, once workers of a colour stand on the tile that is used."""
        return False

    def could_extend(self, state: Keyland, seat: int) -> bool:
        """Whether there may be such a use, as far as everybody can tell."""
        return False

    def shows(self, state: Keyland, seat: int, action: Action) -> bool:
        """Whether a trade or such a use of an icon tells the others something that is hidden."""
        return False

    def extend(self, state: Keyland, seat: int, action: Action, tell: Listener | None) -> None:
        """Use an icon for one of the `extensions`."""

    def targets(self, state: Keyland, seat: int) -> list[Target]:
        """What a seat's items can score on besides its tiles."""
        return []

    def stock(self, state: Keyland) -> dict[str, int]:
        """How many there are of what the expansion adds, wherever it lies."""
        return {}

    def extension_left(self, state: Keyland) -> bool:
        """Whether an extension can be had at the end of the game."""
        return False

    def icons(self, state: Keyland, seat: int) -> int:
        """Upgrade icons that lie on a seat's home besides those printed there."""
        return 0

    def check(self, state: Keyland) -> None:
        """Refuse a position that no game comes to, by what the expansion adds."""
        pieces = sum(state.freight) + sum(state.aged) + sum(state.cabins) + state.cabins_left + state.piled
        cards = [*state.known_contracts, *state.veiled_contracts, state.discarded, *state.offered]
        demand(pieces == 0 and not any(cards), "the Merchants are not in the box")

    def beneath(self) -> dict[str, tuple[str, ...]]:
        """What the frames of the expansion can lie on."""
        return {}

    def check_frame(
        self, state: Keyland, frame: Frame[Any], below: Frame[Any] | None, above: Frame[Any] | None, user: int
    ) -> None:
        """Refuse a frame of the expansion that cannot be; `user` is the seat whose action lies below it."""

    def price(self, state: Keyland, frame: Frame[Any]) -> tuple[int, list[int]] | None:
        """On which tile a frame of the expansion builds, and what that costs."""
        return None
