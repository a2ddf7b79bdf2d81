"""What a game does by itself after an action comes to an end."""

from __future__ import annotations

import pytest

from keydom import Match
from keydom.core.action import Action
from keydom.core.errors import TooManySteps
from keydom.core.event import Listener
from keydom.core.state import MOST_STEPS, Step, settle
from keydom.games.pebbles.game import Pebbles
from keydom.games.pebbles.state import PebblesState


class Steps(Step[PebblesState]):
    """So many steps on end."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def run(self, state: PebblesState, tell: Listener | None) -> None:
        if self.left > 1:
            state.frames.append(Steps(self.left - 1))


class Endless(Pebbles):
    """Keeping a pebble is never done with."""

    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        super().play(state, action, tell)
        if str(action) == "keep":
            state.frames.append(Steps(MOST_STEPS + 1))
            settle(state, tell)


def test_steps_without_end_are_an_error_of_our_own() -> None:
    match = Match(Endless(), 2, rng=1)
    with pytest.raises(TooManySteps, match="goes on by itself without end"):
        match.play("keep")


def test_as_many_steps_as_are_allowed_are_taken() -> None:
    state = Pebbles().begin(2)
    state.frames.append(Steps(MOST_STEPS))
    settle(state, None)
    assert len(state.frames) == 1
