"""What the seats do one after the other, from the start player on."""

from __future__ import annotations

from keydom.core.game import Listener, Step
from keydom.games.keyper.state import KeyperState


class SeatRound(Step[KeyperState]):
    """A round of all seats: so many of them are served."""

    def __init__(self, served: int = 0) -> None:
        super().__init__()
        self.served = served

    def run(self, state: KeyperState, tell: Listener | None) -> None:
        if self.served < state.seats:
            state.frames.append(type(self)(self.served + 1))
            self.serve(state, state.next_to(state.start, self.served), tell)

    def serve(self, state: KeyperState, seat: int, tell: Listener | None) -> None:
        raise NotImplementedError
