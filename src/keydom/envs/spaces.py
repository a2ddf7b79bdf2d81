"""What the numbers of a game look like to a learner: arrays, and the spaces they come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from keydom.core.forms import MOST
from keydom.core.game import Game
from keydom.core.indexed_table import IndexedTable
from keydom.games import get_game
from keydom.words import FluentWords

Row: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]


def new_table(game: str, seats: int | None, options: Mapping[str, str] | None) -> IndexedTable:
    """A table of the game of this id; for as few as can play it where no number of seats is given."""
    rules = get_game(game)
    return IndexedTable(rules, rules.seats[0] if seats is None else seats, rules.options(options))


def action_space(game: Game[Any, Any]) -> spaces.Space[Any]:
    return spaces.Discrete(game.grammar.size)


def row_space(game: Game[Any, Any], seats: int) -> spaces.Space[Row]:
    return spaces.Box(0, MOST, (len(game.observation_names(seats)),), np.uint8)


def mask_space(game: Game[Any, Any]) -> spaces.Space[Mask]:
    return spaces.Box(0, 1, (game.grammar.size,), np.int8)


def row_of(table: IndexedTable, seat: int) -> Row:
    """What a seat observes; its reader's to keep."""
    return np.frombuffer(table.observe(seat), np.uint8)


def mask_of(table: IndexedTable, seat: int) -> Mask:
    """1 for each action that this seat may choose now: none unless it is to move."""
    if table.mover != seat:
        return np.zeros(table.game.grammar.size, np.int8)
    return np.frombuffer(table.mask(), np.int8)


class TableReader:
    """What an environment says of its table besides rows and masks."""

    table: IndexedTable

    def text(self, index: int) -> str:
        """An action as people read it."""
        return str(self.table.game.grammar.action(int(index)))

    @property
    def choices(self) -> list[int]:
        """What whoever is to move may choose, as the indices that the mask marks."""
        return self.table.indices

    def names(self) -> tuple[str, ...]:
        """What each number of an observation says."""
        return self.table.game.observation_names(self.table.seats)


def board(table: IndexedTable, seat: int | None) -> str:
    """The table as text, as a seat (None: a spectator) sees it."""
    return table.game.board(table.game.view(table.state, seat), FluentWords(table.game, "en"))
