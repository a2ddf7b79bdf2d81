"""The keyp: decisions about its keyples, the keyper who claims a country board, and the gifts of the keyp tile."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value, ask
from keydom.games.keyper.actions import BOARDS, GAIN, KeyperAction
from keydom.games.keyper.components import ALL_COLOURS, ALL_RESOURCES, COLOURS, RESOURCES
from keydom.games.keyper.state import KeyperState, changed


class KeypleFrame(Frame[KeyperState, KeyperAction]):
    """A decision about a keyple of some colour."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def args(self) -> dict[str, Value]:
        return {"colour": f"keyple:{COLOURS[self.colour]}"}


def claim(state: KeyperState, seat: int, board: int, tell: Listener | None) -> None:
    """Put the keyper on an empty keyp field; whoever rests on the keyp tile is laid down at once (R-KR-03)."""
    state.keypers &= ~(1 << seat)
    state.left[seat] -= 1
    state.claimed = changed(state.claimed, board, seat)
    if tell is not None:
        tell(Event("claimed", {"seat": f"seat:{seat}", "board": f"board:{BOARDS[board]}"}))
    if sum(state.keyp_tile(seat)):
        state.frames.append(Gifts(seat, 0, 0))


class Gifts(Step[KeyperState]):
    """The gift of the next keyple on the keyp tile: colour by colour, so many of this one served."""

    def __init__(self, owner: int, colour: int, served: int) -> None:
        super().__init__()
        self.owner = owner
        self.colour = colour
        self.served = served

    def run(self, state: KeyperState, tell: Listener | None) -> None:
        colour, served = self.colour, self.served
        while colour < ALL_COLOURS and served >= state.resting[self.owner * ALL_COLOURS + colour]:
            colour, served = colour + 1, 0
        if colour == ALL_COLOURS:
            return
        state.frames.append(Gifts(self.owner, colour, served + 1))
        ask(state, Gift(self.owner, colour), tell)


class Gift(KeypleFrame):
    """Which resource a keyple on the keyp tile gains."""

    def offer(self, state: KeyperState) -> list[Action]:
        return [GAIN.of(resource) for resource in state.box.gifts[self.colour] if state.supply[resource] > 0]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        state.gain(self.seat, action.resource)
        if tell is not None:
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "colour": f"keyple:{COLOURS[self.colour]}"}
            tell(Event("gained", {**args, "resource": f"resource:{RESOURCES[action.resource]}"}))

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not GAIN or action.resource >= ALL_RESOURCES:
            return None
        what: dict[str, Value] = {"resource": f"resource:{RESOURCES[action.resource]}"}
        if action.resource not in state.box.gifts[self.colour]:
            return Event("not-given-here", what)
        return Event("supply-short", what)
