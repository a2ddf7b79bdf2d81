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

Row: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


def action_space(game: Game[Any, Any]) -> spaces.Space[Any]:
    return spaces.Discrete(game.grammar.size)


def row_space(game: Game[Any, Any], seats: int) -> spaces.Space[Row]:
    return spaces.Box(0, MOST, (len(game.observation_names(seats)),), np.float32)


def mask_space(game: Game[Any, Any]) -> spaces.Space[Mask]:
    return spaces.Box(0, 1, (game.grammar.size,), np.int8)


def row(stage: Stage, seat: int) -> Row:
    return np.frombuffer(stage.observe(seat), np.uint8).astype(np.float32)


def mask(stage: Stage, seat: int) -> Mask:
    """1 for each action that this seat may choose now: none unless it is to move."""
    marks = np.zeros(stage.game.grammar.size, np.int8)
    if stage.mover == seat:
        marks[stage.indices] = 1
    return marks


def board(stage: Stage, seat: int | None) -> str:
    """The table as text, as a seat (None: a spectator) sees it."""
    return stage.game.board(stage.game.view(stage.state, seat), Fluent(stage.game, "en"))
