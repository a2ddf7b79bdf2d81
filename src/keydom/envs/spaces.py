"""What the numbers of a game look like to a learner: arrays, and the spaces they come from."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from keydom.core.game import Game
from keydom.core.observation import MOST
from keydom.core.stage import Stage
from keydom.words import Fluent

Row: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]


def action_space(game: Game[Any, Any]) -> spaces.Space[Any]:
    return spaces.Discrete(game.grammar.size)


def row_space(game: Game[Any, Any], seats: int) -> spaces.Space[Row]:
    return spaces.Box(0, MOST, (len(game.observation_names(seats)),), np.uint8)


def mask_space(game: Game[Any, Any]) -> spaces.Space[Mask]:
    return spaces.Box(0, 1, (game.grammar.size,), np.int8)


class Looks:
    """What the seats of a stage see, as arrays of which every one is its reader's to keep."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        # The stage's own memory, which it writes over where something has changed.
        self.rows = [np.frombuffer(row, np.uint8) for row in stage.rows]
        self.marks = np.frombuffer(stage.marks, np.int8)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy looks at the copied stage."""
        return Looks, (self.stage,)

    def row(self, seat: int) -> Row:
        self.stage.observe(seat)
        return self.rows[seat].copy()

    def mask(self, seat: int) -> Mask:
        """1 for each action that this seat may choose now: none unless it is to move."""
        if self.stage.mover != seat:
            return np.zeros(self.marks.size, np.int8)
        self.stage.mask()
        return self.marks.copy()

    def both(self, seat: int) -> dict[str, Any]:
        """Row and mask, as PettingZoo wants them."""
        stage = self.stage
        stage.observe(seat)
        if stage.mover != seat:
            return {"observation": self.rows[seat].copy(), "action_mask": self.mask(seat)}
        stage.mask()
        return {"observation": self.rows[seat].copy(), "action_mask": self.marks.copy()}


def board(stage: Stage, seat: int | None) -> str:
    """The table as text, as a seat (None: a spectator) sees it."""
    return stage.game.board(stage.game.view(stage.state, seat), Fluent(stage.game, "en"))
