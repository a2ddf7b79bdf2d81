"""The keyper claims a country board, and the keyples resting on the keyp tile are laid down for their gifts."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keyper.actions import BOARDS, GAIN
from keydom.games.keyper.components import ALL_COLOURS, ALL_RESOURCES, COLOURS, RESOURCES
from keydom.games.keyper.state import Keydom, changed


def claim(state: Keydom, seat: int, board: int, tell: Listener | None) -> None:
    """Put the keyper on an empty keyp field; whoever rests on the keyp tile is laid down at once (R-KR-03)."""
    state.keypers &= ~(1 << seat)
    state.left[seat] -= 1
    state.claimed = changed(state.claimed, board, seat)
    if tell is not None:
        tell(Event("claimed", {"seat": f"seat:{seat}", "board": f"board:{BOARDS[board]}"}))
    if sum(state.keyp_tile(seat)):
        state.frames.append(Gifts(seat, 0, 0))


class Gifts(Step[Keydom]):
    """The gift of the next keyple on the keyp tile: colour by colour, so many of this one served."""

    __slots__ = ("colour", "owner", "served")

    def __init__(self, owner: int, colour: int, served: int) -> None:
        super().__init__()
        self.owner = owner
        self.colour = colour
        self.served = served

    def run(self, state: Keydom, tell: Listener | None) -> None:
        colour, served = self.colour, self.served
        while colour < ALL_COLOURS and served >= state.resting[self.owner * ALL_COLOURS + colour]:
            colour, served = colour + 1, 0
        if colour == ALL_COLOURS:
            return
        state.frames.append(Gifts(self.owner, colour, served + 1))
        gift = Gift(self.owner, colour)
        options = gift.offer(state)
        if len(options) == 1:
            gift.apply(state, options[0], tell)
        elif options:
            state.frames.append(gift)


class Gift(Frame[Keydom]):
    """Which resource a keyple on the keyp tile gains."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def args(self) -> dict[str, Value]:
        return {"colour": f"keyple:{COLOURS[self.colour]}"}

    def offer(self, state: Keydom) -> list[Action]:
        return [GAIN.of(resource) for resource in state.box.gifts[self.colour] if state.supply[resource] > 0]

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        state.gain(self.seat, action.a)
        if tell is not None:
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "colour": f"keyple:{COLOURS[self.colour]}"}
            tell(Event("gained", {**args, "resource": f"resource:{RESOURCES[action.a]}"}))

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        if action.verb is not GAIN or action.a >= ALL_RESOURCES:
            return None
        what: dict[str, Value] = {"resource": f"resource:{RESOURCES[action.a]}"}
        if action.a not in state.box.gifts[self.colour]:
            return Event("not-given-here", what)
        return Event("supply-short", what)
